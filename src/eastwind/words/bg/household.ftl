# Домашни правила: собствен набор правила, направен на страницата.

household-title = Домашни правила
    .line = Променете правило, вижте какво дава и играйте по него
household-intro = Вземете набор правила, променете онова, което у вас е другояче, и играйте. Тук нищо не може да се развали: всяка промяна има път назад.
household-name = Име на вашите правила
household-name-default = Нашите правила
household-start = Започни от
household-start-file = от файл
household-search = Намери правило
household-search-none = Никъде тук не пише „{ $words }“.
household-search-clear = Покажи всички
household-only-changed = Само промененото
household-nothing-changed = Още нищо не е променено: вашите правила са „{ $parent }“. Отворете група по-долу или потърсете правило.
household-changes = { $count ->
    [0] без промени
    [one] { $count } промяна
   *[other] { $count } промени
}
household-changed = променено
household-was = там: { $value }
household-undo = Както беше
    .label = { $label }: както беше, { $value }
household-undo-all = Отмени всички промени
household-source = Откъде: { $source }
household-why = Защо или откога
    .placeholder = Така играеше баба
household-facts = Играе се само така
household-values = Правила на играта
household-worths = Кое колко струва
household-not-in-force = не важи
household-worth-points = точки
household-worth-doubles = дублирания
household-worth-limit = максимум
household-worth-half-limit = половин максимум
household-worth-flat = винаги същото число
household-worth-none = не важи
household-worth = Стойност
household-amount = Колко
household-who = На кого се брои
household-who-all = на всички
household-who-winner = само на победителя
household-waiting = Десети от максимума за готова ръка, която я чака
    .none = никакви
household-concealed = Само закрита
household-limit-number = Число
household-figure = { $count ->
    [0] Без дублирания
    [one] С { $count } дублиране
   *[other] С { $count } дублирания
}
household-figure-more = Още едно число
household-figure-less = Махни последното
household-counter-number = Жетони
household-counter-worth = по
household-counter-more = Още жетони
household-counter-less = Махни
household-own = Собствени особени ръце
    .about = Ръка на вашето семейство, наредена с плочки или записана като образец. Едното следва другото.
household-own-empty = Още нямате.
household-own-add = Добави ръка
household-own-remove = Махни
household-own-full = Има място за осем.
household-own-title = Име на ръката
household-own-form = Образец
household-own-number = Ръка { $number }
household-own-count = { $count ->
    [one] { $count } вариант
   *[other] { $count } варианта
}
household-own-drawn = показани варианти: { $drawn } от { $count }
household-own-for = за място: { $wind }
household-own-help = Как се пише образец
household-own-help-suits = числа и цвят: m дзи, p кръгчета, s бамбук; a, b, c произволни цветове
household-own-help-winds = ветрове E S W N (изток, юг, запад, север), o собственият вятър
household-own-help-honours = оньори по номера: ветрове 1–4, дракони 5–7
household-own-help-dragon = D, драконът на цвета
household-own-help-choice = по избор, всеки път
household-own-help-shift = от което и да е число нататък
household-own-help-forms = няколко образеца един до друг
household-form-tap = Нареди я с плочки
household-form-tiles = Плочки за избор
household-form-which = Кой образец
household-form-laid = Наредената ръка: { $count } от { $whole } плочки
household-form-take = Махни: { $tile }
household-form-any = произволен цвят { $suit }
household-form-any-suits = Произволни цветове
household-form-any-about = Цветовете, които докосвате, са за произволни различни.
household-form-own-wind = собствен вятър
household-form-dragon = драконът на цвета
household-form-sides = От едната страна на „|“ няма нищо.
household-form-suits = Цветовете са само три.
household-form-winds = { $found } не е вятър: E, S, W, N или o за собствения.
household-form-group = Не се разбира: { $found }. Нужни са числа с буква на цвят или ветрове.
household-form-letter = След числата идва m, p, s или z, или a, b, c за произволен цвят: { $found }.
household-form-honours = Ветровете са от 1 до 4, драконите от 5 до 7, а не { $found }.
household-form-numbers = Числата са от 1 до 9, D е драконът на цвета, а не { $found }.
household-form-shift = Ветровете и драконите не могат да се броят от което и да е число: { $found }.
household-form-brackets = Изборът стои в скоби, например (2|3|4), и не един в друг: { $found }.
household-form-choice = От едната страна на „|“ в скобите няма нищо: { $found }.
household-form-size = { $count ->
    [one] Ръката има 14 плочки, а тук е { $count }.
   *[other] Ръката има 14 плочки, а тук са { $count }.
}
household-form-copies = От всяка плочка има само четири, а тук: { $found }.
household-form-many = Това са твърде много варианти; общо може { $most }.
household-form-empty = Липсва образецът.
household-stands = { $label }: { $value }
household-contradiction = „{ $first }“ не се съчетава с „{ $others }“.
household-cannot = Така не може: { $label }.
household-range = цяло число от { $minimum } до { $maximum }
household-played = важи
household-loser = { $hand } (не е спечелила)
household-hand-unwon = не печели нито тук, нито там
household-faults = { $count ->
    [one] Едно нещо не е наред
   *[other] { $count } неща не са наред
}
household-faults-about = Докато не се оправи, по тези правила не може нито да се играе, нито да се пробват или запазят във файл.
household-faultless = Всичко е наред: по тези правила може да се играе.
household-checking = Проверяваме дали всичко е наред…
household-look = Покажи: { $label }
household-ways = Как да се оправи
household-way = { $label }: { $value }
household-exact = Точно
household-example = Пример
household-example-choose = Ръка
household-example-mine = Вашите правила
household-example-unwon = По „{ $rules }“ тази ръка не печели; броена е като губеща.
household-example-same = струва същото: { $worth }
household-example-change = { $before } → { $after }
household-nowin = без победа
household-differences = По какво се различава от „{ $parent }“
household-differences-none = По нищо.
household-digest = Отпечатък
    .about = Еднакъв отпечатък значи еднакви правила, до последното число. Целият набор стои във всеки запис на игра.
household-save = Запази в браузъра
household-saved-as = Запазено: { $title }
household-saved-unsound = Запазено както е: { $title }. По тези правила ще може да се играе, когато несъвпадащото се поправи.
household-conflict = Междувременно в друг прозорец „{ $title }“ е променено и запазено.
household-conflict-mine = Запази този набор
household-conflict-both = Запази и двата
household-conflict-theirs = Отвори другия
household-saved-list = Вашите набори правила
household-saved-none = В този браузър още нищо не е запазено.
household-saved-open = Отвори
household-saved-delete = Изтрий
    .label = Изтрий „{ $title }“
household-saved-here = { $title }, запазено { $moment }
household-own-set = Домашни правила, запазени в този браузър
household-read = Прочети като книга
household-count = Отвори в калкулатора
household-compare = Сравнение с
household-new = Започни отново
household-share = Сподели
household-link-about = Всичко е в самата връзка. Който я отвори, вижда тези правила и може да ги промени, запази и играе.
household-link-damaged = Връзката е повредена: правилата в нея не се четат. Поискайте я отново.
household-export = Запази във файл
household-exported = Запазено: { $file }
household-import = Внеси от файл
    .about = Запазен набор правила (.json) или файл за командния ред (.toml).
household-imported = „{ $title }“: правилата са внесени от файла; отпечатъкът е верен.
household-imported-own = „{ $title }“: правилата са внесени от файла.
household-import-failed = Този файл не беше внесен.
household-refused-fault = очаквано: { $expected }; намерено: { $found }
household-play = Играй по тези правила
household-play-title = Игра по „{ $title }“
household-try = Пробвай: { $hands } раздавания
    .about = Ботовете играят толкова раздавания по „{ $parent }“ и още толкова по вашите правила. Отчетът показва какво се променя.
household-try-alone = Ботовете играят толкова раздавания по тези правила.
household-trying = Ботовете играят
household-trying-of = раздавания: { $done } от { $hands }
household-try-failed = Пробата не успя. Започнете отново.
household-try-stopped = Спряно след { $done } от { $hands } раздавания: отчетът е за тях.
household-try-other = При тези правила броят на играчите е друг: пробвани са само вашите.
household-try-stale = Оттогава правилата са променени.
household-report = Отчет
household-report-keep = Запази отчета във файл
household-summary = Към обобщението
