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

# Два бота на едни и същи стени: `eastwind duel`
cli-duel-played = { $one } и { $other } · { $rules } · { $boards ->
        [one] { $boards } стена
       *[other] { $boards } стени
    }, раздавания на мястото на съперника: { $hands }
cli-duel-gain = С колко точки на раздаване { $one } получава повече от { $other }
cli-duel-won = Спечелени: { $bot }
cli-duel-more = { $one } е по-силен от { $other }: целият интервал е над нулата.
cli-duel-less = { $one } е по-слаб от { $other }: целият интервал е под нулата.
cli-duel-open = Не се знае кой е по-силен: в интервала има нула. С повече стени се разбира повече (--boards).
