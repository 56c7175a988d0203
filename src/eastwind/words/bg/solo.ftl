### Игри за сам човек: пасианс, „Свържи“, свои знаци върху плочките, редактор на подредби.

## Подредби, трудност

solo-layout-lantern = Фенер
solo-layout-pagoda = Пагода
solo-layout-bridge = Мост
solo-layout-fish = Риба
solo-layout-butterfly = Пеперуда
solo-layout-boat = Лодка
solo-layout-compass = Компас
solo-layout-gate = Порта
solo-layout-courtyard = Вътрешен двор
solo-layout-fortress = Крепост
solo-layout-mountains = Планини
solo-layout-dragon = Дракон
solo-layout-wall = Великата стена
solo-layout-terraces = Оризови тераси
solo-layout-lotus = Лотос
solo-layout-turtle = Костенурка
solo-layout-key = Ключ
solo-layout-ring = Пръстен
solo-layout-cross = Кръст
solo-layout-pyramid = Пирамида
solo-layout-knot = Възел
solo-layout-well = Кладенец
solo-layout-seal = Печат
solo-layout-stairs = Стълба
solo-layout-bamboo = Бамбук
solo-layout-shield = Щит
solo-layout-crab = Рак
solo-layout-tower = Кула
solo-layout-beetle = Бръмбар
solo-layout-rune = Руна
solo-layout-snowflake = Снежинка
solo-layout-heart = Сърце
solo-layout-crown = Корона
solo-layout-star = Звезда
solo-layout-bell = Камбана
solo-layout-cat = Котка
solo-layout-hourglass = Пясъчен часовник
solo-layout-owl = Бухал
solo-layout-temple = Храм
solo-layout-tree = Дърво
solo-layout-own = Собствена подредба
solo-band-calm = много лесно
solo-band-easy = лесно
solo-band-medium = средно
solo-band-hard = трудно
solo-band-expert = за познавачи
solo-difficulty-measured = Измерено: случайни игри { $plays }, разчистени { $cleared }.
solo-band-measured = Измерено: случайната игра успява в { $share }% от случаите.

## Раздавания

solo-deal-number = № { $number }
solo-deal-shuffled = разбъркано, № { $number }
solo-deal-daily = раздаване на деня, { $day }
solo-daily = Раздаване на деня, { $day }
solo-number = Раздаване по номер
solo-number-wrong = Въведете число от 1 до 999 999 999.
solo-deal = Раздай
solo-shuffled = Разбъркани раздавания
solo-shuffled-line = И те се разчистват, но са много по-трудни
solo-dealing = Подреждаме плочките…
solo-deal-away = Сървърът не отговаря, а това раздаване идва от него. Започнатата игра продължава и без него, има и раздавания в запас.
solo-deal-kept = Раздаване от запаса
solo-deal-unknown = Няма такова раздаване. Изберете подредба и ще раздадем ново.
solo-deal-none = Такъв ден в календара няма, затова няма и раздаване.
solo-deal-ahead = Този ден още не е дошъл. Щом дойде, ще има и раздаване.
solo-layouts = Подредби
solo-grouped = Групиране на подредбите
solo-grouped-size = По размер
solo-grouped-band = По трудност
solo-size-short = Кратки игри, най-много { $count } плочки
solo-size-middle = Средни игри, най-много { $count } плочки
solo-size-long = Дълги игри
solo-layouts-away = Сървърът не отговаря, а подредбите идват от него.
solo-own-layouts = Вашите подредби
solo-unfinished = незавършено

## Дъската

solo-board = Плочки
solo-tools = Ходове и помощ
solo-tile-blocked = { $tile }, още не може да се вземе
solo-pairs-open = { $count ->
    [one] { $count } свободен чифт
   *[other] { $count } свободни чифта
}
solo-undo = Стъпка назад
solo-redo = Стъпка напред
solo-hint = Подсказка
solo-lamp = Лампа
solo-lamp-lit = Може да се спечели
solo-lamp-out = Загубено
solo-lamp-unknown = Не се знае
solo-lamp-asking = Гледаме…
solo-lamp-away = Няма отговор
solo-lamp-off = Лампа
solo-pause = Пауза
solo-continue = Продължи
solo-new = Ново раздаване
solo-new-short = Ново
solo-again = Същото от началото
solo-more = Още
solo-go-back = Назад, докъдето се печели
solo-rescue = Разбъркай останалите
solo-full-screen = Цял екран
solo-zoom-in = По-едро
solo-zoom-out = По-дребно
solo-zoom-first = Както в началото
solo-zoom-whole = Цялата дъска
solo-choice-lamp = Лампа
    .about = Свети, докато може да се спечели, и угасва, когато ход току-що е загубил играта.
solo-choice-dim = Затъмнявай блокираните плочки
    .about = Плочките, които още не могат да се вземат, са по-тъмни.
solo-rules = Сваляйте еднакви плочки две по две. Плочката е свободна, когато върху нея няма нищо и лявата или дясната ѝ страна е открита. Всяко цвете върви с всяко цвете, всеки сезон – с всеки сезон.

## Какво се казва на играча

solo-notice-hint-lost = Оттук вече не може да се спечели. Тези две пасват, но играта е решена.
solo-notice-hint-unknown = Тези две пасват. Дали още може да се спечели, не се знае.
solo-notice-none-fits = Тук нищо не пасва.
solo-notice-blocked = Тази плочка още не може да се вземе: върху нея не бива да има нищо, а лявата или дясната ѝ страна трябва да е открита.
solo-notice-just-lost = Лампата угасна: след този ход вече не може да се спечели.
solo-notice-went-back = Това е последната позиция, от която може да се спечели. „Стъпка напред“ води отново нататък.
solo-notice-went-back-unsure = Оттук може да се спечели. Може би и от по-късна позиция, но това не се знае.
solo-notice-no-way-back = За никоя по-ранна позиция не се знае дали е печеливша.
solo-notice-rescued = Разбъркано. Оттук отново всичко може да се разчисти.
solo-notice-rescue-impossible = Както лежат плочките, разбъркването не помага. Връщането помага.
solo-notice-rescue-unknown = Не се намери разбъркване, което да се разчиства. Опитайте пак или се върнете.
solo-notice-away-hint = За подсказка е нужен сървърът, а той не отговаря. Играта продължава и без нея.
solo-notice-away-lamp = За лампата е нужен сървърът, а той не отговаря. Играта продължава и без нея.
solo-notice-away-back = За връщането е нужен сървърът, а той не отговаря. Стъпката назад работи и без него.
solo-notice-away-rescue = За разбъркването е нужен сървърът, а той не отговаря. Стъпката назад работи и без него.
solo-notice-kept = Сървърът не отговаря: това е едно от раздаванията, които страницата пази за такива случаи.
solo-said-taken = Свалени: { $tiles }. { $left ->
    [one] Остава { $left } плочка
   *[other] Остават { $left } плочки
}, { $pairs ->
    [one] { $pairs } свободен чифт.
   *[other] { $pairs } свободни чифта.
}
solo-said-blocked = { $tile }: пречи { $by }
solo-said-hint = Пасват: { $one } и { $other }
solo-said-undone = Отменено. { $left ->
    [one] { $left } плочка
   *[other] { $left } плочки
}
solo-said-redone = Върнато. { $left ->
    [one] { $left } плочка
   *[other] { $left } плочки
}
solo-won = Всичко е разчистено
solo-won-alone = Без никаква помощ.
solo-won-helped = Помощ: { $help }.
solo-help-hints = { $count ->
    [one] { $count } подсказка
   *[other] { $count } подсказки
}
solo-help-rescues = { $count ->
    [one] { $count } разбъркване
   *[other] { $count } разбърквания
}
solo-help-undos = { $count ->
    [one] { $count } стъпка назад
   *[other] { $count } стъпки назад
}
solo-help-lamp = лампата
solo-help-again = започнато отначало
solo-won-fastest = Най-доброто ви време на тази подредба.
solo-won-best = Най-доброто ви време тук: { $time }.
solo-paused = Пауза
solo-paused-line = { $tiles ->
    [one] Чака { $tiles } плочка.
   *[other] Чакат { $tiles } плочки.
}
solo-stuck = Вече нищо не пасва
solo-stuck-line = { $count ->
    [one] Остава { $count } плочка.
   *[other] Остават { $count } плочки.
} Играта не е свършила: има как да се продължи.

## Статистика и календар

solo-play-on = Играй нататък
solo-give-up-ask = Отказвате ли се от тази игра?
solo-give-up-line = Новото раздаване слага край на започнатата игра. Тя се брои за изиграна, но не за спечелена.
solo-again-ask = Започвате ли това раздаване отначало?
solo-again-line = Плочките се връщат по местата си, а часовникът – на нула. Играта се брои за игра с помощ.
solo-statistics = Статистика
solo-statistics-help = Игри
solo-statistics-alone = Без помощ
solo-statistics-helped = С помощ
solo-statistics-played = Изиграни
solo-statistics-won = Спечелени
solo-statistics-won-of = Спечелени / изиграни
solo-statistics-row = Поредни
solo-statistics-longest = най-много { $count }
solo-statistics-best = Най-добро време
solo-statistics-mean = Средно време
solo-statistics-layout = Подредба
solo-statistics-layouts = По подредби
solo-statistics-line = Помощ е подсказката, разбъркването, лампата, стъпката назад и започването отначало. Играта се брои, щом е спечелена или изоставена; времето е само на спечелените.
solo-statistics-none = Още няма какво да се брои. Щом спечелите игра или се откажете от нея, числата ще са тук.
solo-statistics-none-alone = Още няма игри без помощ.
solo-statistics-none-helped = Още няма игри с помощ.
solo-statistics-erase = Изтрий всичко
solo-statistics-erase-ask = Да се изтрие ли статистиката?
solo-statistics-erase-line = Числата, най-добрите времена и дните в календара изчезват завинаги. Започнатите игри остават.
solo-calendar = Календар
solo-calendar-row = { $count ->
    [one] { $count } ден поред
   *[other] { $count } дни поред
}
solo-calendar-longest = най-много { $count }
solo-calendar-before = Предишният месец
solo-calendar-after = Следващият месец
solo-calendar-done = разчистено в деня си
solo-calendar-later = разчистено по-късно
solo-calendar-begun = започнато
solo-calendar-open = неизиграно
solo-calendar-ahead = предстои
solo-calendar-line = Всеки ден има свое раздаване, едно и също за всички. Натиснете ден, който вече е дошъл, и то се подрежда като „{ $layout }“. Дните поред се броят, ако раздаването е разчистено в деня си.

## Клавиши

solo-keys = Клавиши
solo-key-space = Интервал
solo-keys-move = към следващата свободна плочка
solo-keys-choose = избира плочка; втората от чифта сваля и двете
solo-keys-match = към следващата плочка, която пасва на избраната
solo-keys-drop = оставя избраната плочка, затваря съобщението
solo-keys-hint = показва две плочки, които пасват
solo-keys-lamp = пали или гаси лампата
solo-keys-rescue = разбърква останалите
solo-keys-pause = пауза и отново напред
solo-keys-zoom = по-едро, по-дребно, цялата дъска

## Знаци върху плочките

solo-faces = Какво има върху плочките
solo-faces-line = Учете знаци, докато играете: чифт са еднаквите знаци или знак и звукът му. С други знаци раздаването започва отначало.
solo-faces-usual = Обикновените плочки
solo-faces-usual-line = кръгчета, бамбук, дзи…
solo-faces-hiragana = Хирагана
solo-faces-hiragana-sound = Хирагана и звуковете ѝ
solo-faces-katakana = Катакана
solo-faces-katakana-sound = Катакана и звуковете ѝ
solo-faces-kana = Хирагана и катакана
solo-faces-cyrillic-ru = Руски букви
solo-faces-cyrillic-ru-case = Руски букви, главни и малки
solo-faces-cyrillic-bg = Български букви
solo-faces-cyrillic-bg-case = Български букви, главни и малки
solo-faces-greek = Гръцки букви, главни и малки
solo-faces-greek-name = Гръцки букви и имената им
solo-faces-latin = Латински букви
solo-faces-latin-case = Латински букви, главни и малки
solo-faces-numbers = Числа
solo-faces-numbers-roman = Римски и арабски числа
solo-faces-away = Готовите набори идват от сървъра, а той не отговаря.
solo-faces-write = Напиши свои
solo-faces-how = По един запис на ред. Само знак: чифт са еднаквите. Знак, интервал и звук: чифт са знакът и звукът. Поне пет записа.
solo-faces-title = Име на набора
solo-faces-text = Знаци
solo-faces-count = { $count ->
    [one] { $count } запис
   *[other] { $count } записа
}
solo-faces-load = Внеси от файл
solo-faces-keep = Запази и играй
solo-faces-good = Всичко е наред.
solo-faces-edit = Промени „{ $name }“
solo-faces-file = Запиши „{ $name }“ във файл
solo-faces-remove = Махни „{ $name }“
solo-faces-fault-name = Наборът има нужда от име.
solo-faces-fault-few = Нужни са поне пет записа, тук са { $count }.
solo-faces-fault-many = Записите може да са най-много 120, тук са { $count }.
solo-faces-fault-long-sign = „{ $text }“ е твърде дълго: знакът има най-много 6 букви
solo-faces-fault-long-sound = „{ $text }“ е твърде дълго: звукът има най-много 8 букви
solo-faces-fault-not-printable = в „{ $text }“ има символ, който не може да се покаже
solo-faces-fault-twice = „{ $text }“ вече е на ред { $first }
solo-faces-fault-needs-sound = „{ $text }“ няма звук, а първият запис има
solo-faces-fault-has-sound = „{ $text }“ има звук, а първият запис няма
solo-fault-line = Ред { $line }: { $fault }
solo-check = Провери
solo-cancel = Отказ
solo-not-kept = Браузърът не помни нищо: паметта му е пълна или изключена.

## Свържи

connect-rules = Две еднакви плочки изчезват, когато ги свързва линия, която завива най-много два пъти и не минава през плочка. Линията може да минава и извън полето.
connect-new = Нова игра
connect-others = Започнати игри
connect-new-short = Нова
connect-begin = Начало
connect-choice-calm = Спокойно, без часовник
    .about = Не бързайте. Броят се само чифтовете.
connect-choice-gravity = Плочките падат
    .about = Когато плочка изчезне, тези над нея слизат.
connect-choice-families = Семейства
    .about = Всяко цвете върви с всяко цвете, всеки сезон – с всеки сезон.
connect-first-level = Започни от ниво
connect-level-about = { $columns } × { $rows }, { $time }
connect-levels-line = Ниво, до което веднъж сте стигнали, после може да се избере тук.
connect-best = Най-добър резултат: { $score }, ниво { $level }.
connect-best-now = Най-добрият ви резултат в такава игра.
connect-level = Ниво { $level } от { $levels }
connect-score = Точки: { $score }
connect-game = игра № { $number }
connect-time = Оставащо време
connect-calm = без часовник
connect-calm-down = Без часовник
connect-field = Поле { $columns } на { $rows }
connect-tile = { $tile }, ред { $row }, колона { $column }
connect-level-done = Ниво { $level } е разчистено
connect-bonus = { $seconds ->
    [one] Спестена { $seconds } секунда: { $points } към резултата.
   *[other] Спестени { $seconds } секунди: { $points } към резултата.
}
connect-hint-bonus = { $hints ->
    [one] Спестена { $hints } подсказка: { $points } към резултата.
   *[other] Спестени { $hints } подсказки: { $points } към резултата.
}
connect-clock-waits = Часовникът тръгва с първата плочка.
connect-stars = Звезди: { $count } от { $most }
connect-stars-clock = Звезда за разчистено ниво, втора – ако е без подсказка, трета – ако остава третина от времето.
connect-stars-calm = Звезда за разчистено ниво, втора – ако е без подсказка и стъпка назад, трета – ако не се е наложило разбъркване.
connect-level-time = Време: { $time }.
connect-level-fastest = Най-доброто ви на това ниво.
connect-next = Към ниво { $level }
connect-won = Всички нива са разчистени
connect-time-up = Времето изтече
connect-once-more = Още веднъж
connect-go-on-calm = Продължи без часовник
connect-away = Сървърът не отговаря, а нивата идват от него.
connect-notice-shuffled = Вече нищо не пасваше и плочките се разбъркаха. Отново всички могат да се свържат.
connect-notice-stuck = Вече нищо не пасва. Разбъркваме…
connect-notice-stuck-away = Вече нищо не пасва, а за разбъркването е нужен сървърът, който не отговаря.
connect-notice-stuck-waits = Вече нищо не пасва. Ще разбъркаме, щом сървърът е готов.
connect-notice-away-hint = За подсказка е нужен сървърът, а той не отговаря. Подсказката не е използвана.
connect-notice-kept = Сървърът не отговаря: това ниво е от игрите, които страницата пази за такива случаи.
connect-notice-apart = Тези две не ги свързва линия с най-много два завоя.
connect-notice-no-hints = И шестте подсказки са използвани.
connect-notice-hint-unknown = Тези две пасват. Дали всички други ще изчезнат без разбъркване, не се знае.
connect-notice-hint-lost = Тези две пасват. Останалите ще трябва да се разбъркат.
connect-said-taken = Свързани: { $tiles }. { $left ->
    [one] Остава { $left } плочка.
   *[other] Остават { $left } плочки.
}
connect-said-hurry = { $seconds ->
    [one] Остава { $seconds } секунда
   *[other] Остават { $seconds } секунди
}
connect-keys-move = към следващата плочка
connect-keys-choose = избира плочка; втора еднаква ги свързва
connect-keys-match = към следващата плочка, която линия свързва с избраната
connect-keys-undo = връща последния чифт на мястото му (без часовник)
connect-keys-hint = показва две плочки, които линия свързва
connect-keys-light = осветява всички еднакви плочки

## Редактор на подредби

solo-editor = Редактор на подредби
solo-editor-new = Нарисувай подредба
solo-editor-edit = Промени „{ $name }“
solo-editor-board = Чертожна дъска
solo-editor-how = Щракнете, за да сложите плочка; щракнете върху плочка, за да я махнете. Плочките могат да се местят с половин ширина. Плочките от по-горните слоеве могат да висят във въздуха. Клавиши: стрелките – с една плочка, Shift със стрелка – с половин, Enter слага или маха, Page Up и Page Down сменят слоя.
solo-editor-layer = Слой { $layer }
solo-editor-lower = По-долен слой
solo-editor-higher = По-горен слой
solo-editor-clear = Махни всичко
solo-editor-tile = плочка
solo-editor-pairs = { $count ->
    [one] { $count } чифт
   *[other] { $count } чифта
}
solo-editor-odd = една плочка е без чифт
solo-editor-few = Подредбата има нужда от поне четири плочки.
solo-editor-mirror = Огледално отляво надясно
solo-editor-name = Име
solo-editor-name-missing = Дайте име на подредбата.
solo-editor-keep = Запази
solo-editor-kept = Запазено в този браузър.
solo-editor-play = Запази и играй
solo-editor-files = Файлове
solo-editor-load = Отвори
solo-editor-save = Запиши като рисунка в текст
solo-editor-save-kmahjongg = Запиши за KMahjongg
solo-editor-from = Започни от подредба
solo-editor-forget = Забрави тази подредба
solo-editor-forgotten = Забравено.
solo-editor-outside = Извън дъската няма място.
solo-editor-overlap = Пречи друга плочка.
solo-editor-full = Повече от 288 плочки не може.
solo-editor-clearable-yes = Тази подредба може да се разчисти.
solo-editor-clearable-no = Каквото и да лежи върху нея, тази подредба не може да се разчисти.
solo-editor-clearable-not_known = Дали тази подредба може да се разчисти, не се знае.
solo-editor-faulty = Този файл не може да се използва:
solo-editor-file-large = Файлът е твърде голям.
solo-editor-failed = Сървърът не се справи. Чертаете и пазите и без него.
solo-editor-away = Сървърът не отговаря. Може да се рисува и запазва и без него.
solo-place = колона { $column }, ред { $row }, слой { $layer }
solo-fault-column = Ред { $line }, знак { $column }: { $fault }
solo-layout-fault-header = това не е подредба нито на Eastwind, нито на KMahjongg, нито на Kyodai
solo-layout-fault-line = тук може да стои само „name …“ или „layer“, а не „{ $found }“
solo-layout-fault-name = липсва редът „name …“
solo-layout-fault-layer = няма нито един ред „layer“
solo-layout-fault-sign = „{ $found }“ не е част от плочка
solo-layout-fault-tile = част от плочка без останалата
solo-layout-fault-size = размерът липсва или е грешен ({ $found })
solo-layout-fault-squares = обявени клетки: { $number }, има: { $found }
solo-layout-fault-count = броят на плочките трябва да е четен, от 4 до 288; тук са { $found }
solo-layout-fault-large = подредбата е твърде голяма (половин плочки: { $found })
solo-layout-fault-layers = слоевете може да са най-много 16
solo-layout-fault-overlap = две плочки на едно място: { $place }
solo-layout-fault-other = очаквано { $expected }, намерено { $found }
