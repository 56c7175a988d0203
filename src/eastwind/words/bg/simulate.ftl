# `eastwind simulate`: какво казва на командния ред. Отчетът има свои текстове.

cli-simulate-progress = { $percent } % · { $rate } раздавания в секунда · остава { $left }
cli-simulate-played = { $hands ->
    [one] { $hands } раздаване за { $time }, { $rate } в секунда.
   *[other] { $hands } раздавания за { $time }, { $rate } в секунда.
}
cli-simulate-interrupted = Прекъснато: { $hands ->
    [one] изиграно е { $hands } раздаване от { $whole } и то се брои.
   *[other] изиграни са { $hands } раздавания от { $whole } и те се броят.
}
cli-simulate-nothing = Прекъснато, преди да свърши и едно раздаване: нищо не е записано.
cli-simulate-table = Раздаванията са в { $file }.
cli-simulate-report = Отчетът е в { $file }.
