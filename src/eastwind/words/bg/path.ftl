### Училището: какво казва птицата, стъпките, страницата за възрастния.

path-title = Училище
place-school = Училище
    .line = За дете с възрастен: плочките, игра по игра
kept-school = пътят в училището
path-again = Кажи пак
path-help = Помощ
path-next = Нататък
path-leave = Изход от играта
path-tidy-away = Прибиране на плочките и изход
path-adult-corner = За възрастния: задръжте две секунди
path-face-down = Плочка с гърба нагоре
path-lid = Затвори капака
path-change = Играе друг
path-later = { $step }: ще дойде по-късно

## Какво казва птицата

path-hello = Здравей. На какво ще играем?
path-who = Кой играе? Избери си цвете.
path-well-done = Готово. Всичко е на мястото си.
path-find-suit-p = Намери всички плочки с кръгчета. Те са монети.
path-find-suit-s = Намери всички плочки с пръчици. Те са бамбук. И птицата е бамбук.
path-find-suit-m = Намери всички плочки с червения знак долу. Те са банкноти.
path-find-suit-light-p = Виждам монети тук, в светлия кръг.
path-find-suit-light-s = Виждам бамбук тук, в светлия кръг.
path-find-suit-light-m = Виждам банкноти тук, в светлия кръг.
path-find-suit-other-p = Тук няма кръгчета. Търсим монети.
path-find-suit-other-s = Това не е бамбук. Търсим пръчици и птицата.
path-find-suit-other-m = Тук долу няма такъв червен знак.
path-find-suit-done = Това са всички. Не остана нито една.
path-line-up = Нареди ред: едно, две, три и така до девет.
path-line-down = Сега наобратно: девет, осем, седем и така до едно.
path-turn-it = Тя лежи с главата надолу. Докосни я и ще се обърне.
path-six-nine = Деветката има три реда по три. Шестицата има две и четири. А цифрата е винаги горе.
path-begin-nine = Обратният ред започва с девет.
path-other-suit = Тази е от друго семейство.
path-next-up = Броим нататък: кой идва след { $number }?
path-next-down = Броим назад: кой стои преди { $number }?
path-neighbours = Сложи в кутийката трима съседи: като три, четири, пет.
path-neighbours-more = Добре. Намери още трима съседи.
path-neighbours-who = Кой живее до { $number }?
path-chow-name = Трима съседи се наричат чоу. Още едно.
path-gap = Между { $low } и { $high } живее някой. Кой?
path-descending = Съседи са, но стоят наобратно. Докосни ги и ще се обърнат.
path-one-suit-only = От едно семейство са, но не живеят един до друг.
path-mixed-suit = Съседите са все от едно семейство.
path-alike-three = Сложи три еднакви.
path-alike-four = Сега четири еднакви.
path-alike-same = Още една съвсем същата.
path-pung-name = Три еднакви се наричат панг. Още три.
path-kong-name = Четири еднакви се наричат конг. Още четири.
path-three-for-four = Еднаквите са три. Четвъртата още я няма.
path-stranger = Една тук е чужда. Коя?
path-honour-chow = Драконите и ветровете нямат съседи. Сложи три еднакви.
path-lock-look = Погледни. Когато запомниш, затвори капака.
path-lock-say = Кажи си наум: { $numbers }.
path-lock-first = Какво беше първо?
path-lock-then = { $numbers }… а после?
path-lock-open = Ключалката е отворена. Всички са тук.
path-lock-compare = Погледни двата реда. Кои са еднакви?
path-tidy = Прибери плочките в кутията, ред по ред.
path-tidy-done = Кутията е подредена. До скоро.

## Стъпките

path-step-find-suit = Намери цвета
    .trains = Волевото внимание: да търси едно сред многото.
    .usual = Почти всички се намират бързо, четири-пет едва с лампата.
    .watch = Много чужди плочки или търсене, което бързо се изоставя. Тогава с по-малко плочки.
path-step-line-up = Подреди нагоре
    .trains = Реда на числата и различаването на подобни знаци.
    .usual = Шест и девет се бъркат понякога; обърнатите плочки искат втори поглед.
    .watch = Самият ред на числата е несигурен. Тогава първо бройте заедно на глас.
path-step-line-down = Подреди надолу
    .trains = Броене назад и посоката на четене.
    .usual = По-бавно, отколкото нагоре: предишното число се мисли всеки път.
    .watch = Всеки ред започва с едно или всеки път се брои от едно.
path-step-neighbours = Трима съседи
    .trains = Да вижда няколко белега заедно: цвят, число, посока.
    .usual = От време на време пропуск или ред наобратно.
    .watch = Пак и пак кои да е три плочки от цвета. Тогава наредете няколко заедно и ги кажете на глас.
path-step-alike = Еднакви
    .trains = Да сравнява точно и да спре навреме.
    .usual = Имената панг и конг се бъркат дълго. Това не се брои.
    .watch = Чужди плочки в много набори. Тогава сравнявайте две плочки на глас.
path-step-code-lock = Кодова ключалка
    .trains = Работната памет: да задържи няколко неща наум и да ги подреди отново.
    .usual = Колкото години, толкова плочки: шест на шест, пет също е добре. Редът може да е друг.
    .watch = Три или по-малко, няколко дни поред. Тогава опитайте с думи: запомня ли повече на слух?
path-step-suits = Бамбук, после дзи
path-step-snake = Змийка
path-step-memory = Памет
path-step-combinations = Всички комбинации
path-step-honours = Дракони и ветрове
path-step-bonus = Цветя и сезони
path-step-build-wall = Построй стената
path-step-break-wall = Разбий стената
path-step-solitaire = Пасианс
path-step-game-two = Игра за двама
path-step-game-four = Игра за четирима
path-step-tidy = Прибери в кутията
    .trains = Навик: с каквото се е играло, се връща на мястото си.
    .usual = Заедно върви по-добре: по един ред на всеки.
    .watch = Нищо. Ако днес е много, приберете заедно.

## Страницата за възрастния

path-adult = За възрастния
path-adult-back = Към играта
path-adult-course = Пътят
path-adult-seen = Какво се видя
path-adult-times = { $times ->
        [one] играно { $times } път
       *[other] играно { $times } пъти
    } за { $days ->
        [one] { $days } ден
       *[other] { $days } дни
    }
path-adult-never = Още не е играно.
path-adult-trains = Какво упражнява
path-adult-usual = Какво е обичайно
path-adult-watch = Струва си да се наблюдава
path-adult-next = Какво да играете после
path-adult-next-new = Нова игра.
path-adult-next-again = Вече позната: ще върви по-леко.
path-adult-chart-span = Плочки, подредени по памет, игра по игра
path-adult-chart-mistakes = Грешки, игра по игра
path-adult-in-order = по ред
path-adult-other-order = всички, с разменени места
path-adult-usual-six = обичайно на шест
path-adult-no-mistakes = Няма грешки.
path-adult-hints = Лампата светеше
path-adult-here = Само на това устройство: имена и резултати не напускат браузъра, докато не ги изнесете.
path-adult-export = Изнеси
path-adult-import = Внеси
path-adult-imported = Пътят е внесен.
path-adult-not-imported = В този файл няма път от училището.
path-adult-erase = Изтрий
path-adult-erase-ask = Да се изтрие ли целият път? ({ $name }) Няма да може да се върне.
path-adult-erase-yes = Изтрий
path-adult-keep = Запази
path-adult-name = Име
path-adult-age = Възраст
path-adult-nameless = Без име
path-adult-line = Думите на птицата да се виждат като ред
path-adult-nobody = Тук още никой не е играл. Първо изберете цвете в училището.
path-adult-note = Запиши на ръка
path-adult-noted = Играно с истински плочки; грешки:
path-adult-note-keep = Запиши
path-adult-lost = Този браузър не пази нищо: пътят ще изчезне, щом страницата се затвори.

path-mistake-overlooked = Незабелязана, намерена с лампата
path-mistake-other-suit = Плочка от друг цвят
path-mistake-six-nine = Объркани шест и девет
path-mistake-wrong-neighbour = Друго число
path-mistake-from-the-wrong-end = Започнато с едно
path-mistake-gap = Пропуск в реда
path-mistake-descending = Наредено наобратно
path-mistake-one-suit-only = Само цветът съвпада
path-mistake-mixed-suit = Смесени цветове
path-mistake-three-for-four = Три вместо четири
path-mistake-stranger = Чужда сред еднакви
path-mistake-honour-chow = Чоу от оньори
path-mistake-missing = Липсваща плочка
path-mistake-wrong-tile = Друга плочка
path-mistake-noted = Записано на ръка
