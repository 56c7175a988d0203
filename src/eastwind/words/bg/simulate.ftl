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
cli-simulate-under = По { $rules }:
cli-simulate-differences = { $after } минус { $before }; * едва ли е само случайност, като се отчетат всички редове:

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

# What a bot goes by, found by play: `eastwind train`
cli-train-step = стъпка { $step }: наклонът е { $slope } точки, само от случайност би бил { $noise }
cli-train-played = Един клубен играч с новия нрав сред играчи с общия · { $rules } · негови раздавания: { $hands }
cli-train-gain = Колко печели повече, точки на раздаване
cli-train-won = Спечелени
cli-train-way = Как вървеше търсенето
cli-train-changed = Какво се промени най-много: общият нрав и новият
cli-train-worth = Стойност на победата
cli-train-fed = Дава печелившата плочка
cli-train-rows = редове: { $rows } от { $wanted }
cli-train-round = кръг { $round }: от разликите, които мрежата не е виждала, тя обяснява { $explained } %
cli-train-master = Майстор с новата мрежа · { $rules }
cli-train-among-clubs = Един майстор сред клубни играчи със собствения нрав на правилата · негови раздавания: { $hands }
cli-train-over-general = Същото, а на същите места клубен играч с общия нрав · негови раздавания: { $hands }
cli-train-club-among-masters = Един клубен играч сред майстори · негови раздавания: { $hands }
cli-train-closed = редове: { $rows } от { $wanted }, повече няма да се събират: следващото поколение вече се учи от мрежата, получена от тях
cli-train-generation = Поколение { $number }
cli-train-fitted = Редове за обучение: { $rows } · печелившата ръка струва { $unit } точки · ходът трябва да е по-добър с { $edge } от нея
cli-train-no-net = Не е сигурно, че тази мрежа носи полза: не е записана. Повече редове или друго начално число могат да дадат по-добра.
cli-train-written = Записано в { $file }
cli-train-nothing = Не е сигурно, че този нрав носи полза: нищо не е записано. Повече стъпки или друго начално число може да помогнат.
cli-train-kept = Свършеното е запазено в { $file }: същата команда продължава оттам.
cli-train-keep-same-temper = Нравът е за стойностите, които наборът има: обвързан е отново без дуел.
cli-train-keep-same-net = Мрежата е за стойностите, които наборът има: обвързана е отново без дуел.
cli-train-keep-temper = Променени стойности: { $changed }. Един клубен играч с досегашния нрав сред играчи с общия:
cli-train-keep-net = Променени стойности: { $changed }. Един майстор с досегашната мрежа сред клубни играчи със същия нрав:
cli-train-keep-anew = Не е сигурно, че незаписаното още носи полза. Обучете поколение отново: eastwind train { $rules }

# The simulator as a page.
simulate-title = Симулатор
    .line = Ботовете играят хиляди раздавания, а два набора правила се сравняват
simulate-intro = Ботовете изиграват много раздавания по един набор правила или по два с едни и същи стени. Отчетът показва какво излиза.
simulate-rules = Набор правила
simulate-against = За сравнение
simulate-against-none = без сравнение
simulate-unlike = Двете са за различен брой играчи: не могат да се сравнят.
simulate-bots = Ботове
simulate-seat = Място { $number }
simulate-hands = Раздавания по всеки набор
simulate-seed = Начално число
    .about = Еднакво начално число дава едни и същи стени.
simulate-begin = Изиграй раздаванията
simulate-figure = Показател
simulate-difference = Разлика
simulate-intervals = Малките числа са интервали при 95 %. Звездичка стои там, където разликата едва ли е само случайност, като се отчете колко разлики са показани заедно.
simulate-length-caption = Надясно: изхвърлени плочки в раздаване; нагоре: раздавания.
simulate-length-column = Изхвърлени плочки от { $from } до { $to }: { $hands } раздавания
simulate-length-one = Изхвърлени плочки { $from }: { $hands } раздавания
simulate-kept = Запазени отчети
simulate-kept-line = В този браузър се пазят последните { $count } отчета.
simulate-kept-none = Още няма запазен отчет.
simulate-kept-full = Отчетът не можа да се запази: в този браузър няма място. Запазете го като файл.
simulate-kept-missed = Запазените отчети от симулации
simulate-kept-about = раздавания: { $hands }, начално число { $seed }, { $moment }
simulate-kept-stopped = раздавания: { $hands } от { $wanted }, начално число { $seed }, { $moment }
simulate-json = Запази като JSON
simulate-csv = Запази като CSV за електронни таблици
simulate-csv-programs = Запази като CSV за програми
simulate-two = { $before } и { $after }
