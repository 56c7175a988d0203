### Всичко около масата: първа страница, подреждане на масата, настройки, сметка, таблица на играта, преглед.

## Лентата горе, прозорци

bar-home = Eastwind, към първата страница
go-home = Към първата страница
bar-actions = На тази страница
language-label = Език
language-lost = Думите на този език не могат да се изтеглят: сървърът не отговаря. Езикът остава същият.
dialog-close = Затвори
winds-letter-east = И
winds-letter-south = Ю
winds-letter-west = З
winds-letter-north = С
seat-number = място { $number }

## Настройки

settings-title = Настройки
settings-group-play = На масата
settings-group-look = Изглед
settings-group-comfort = Удобство
settings-pace = Темпо на ботовете
    .about = Колко се бавят, за да можете да следите. Паузата след изчистена плочка е еднаква за всички.
settings-pace-slow = Бавно
settings-pace-normal = Спокойно
settings-pace-fast = Бързо
settings-pace-instant = Веднага
settings-misclick-guard = Защита от грешно натискане
    .about = Първото натискане повдига плочката, второто я изчиства.
settings-auto-flowers = Цветята се свалят сами
    .about = Вашите цветя и сезони отиват на масата, без да ви питат.
settings-auto-pass = Нищо не взимам
    .about = Всяка изчистена плочка ви подминава сама, освен ако с нея можете да спечелите.
settings-auto-win = Печалба веднага
    .about = Щом ръката ви е пълна, ма джонг се обявява вместо вас.
settings-sort-hand = Подреждай ръката ми
    .about = Плочките стоят по бои; без това остават там, където ги сложите.
settings-large-tiles = Големи плочки
    .about = По-големи плочки и знаци, и на телефон.
settings-index = Цифри и букви върху плочките
    .about = Малък знак в ъгъла на всяка плочка.
settings-index-off = Без тях
settings-index-on = Малки
settings-index-large = Големи
settings-theme = Светло или тъмно
    .about = Хартията около сукното.
settings-theme-system = Като системата
settings-theme-light = Светло
settings-theme-dark = Тъмно
settings-sounds = Звуци
    .about = Плочките тракат по масата, обявяванията се чуват.
settings-motion = По-малко движение
    .about = Плочките веднага са на мястото си, нищо не се плъзга.
settings-motion-system = Като системата
settings-motion-on = По-малко
settings-motion-off = Пълно движение
settings-language-about = Сменя се веднага, играта продължава.
settings-reset = Върни първоначалните
settings-remembered = Този браузър помни избора ви.

## Първа страница

title-home = Eastwind · класически маджонг
title-table = На масата
home-places = Какво може да се прави тук
place-play = Играй
    .line = Игра с ботове и сметка, в която всяка точка е обяснена
place-solitaire = Пасианс
    .line = Свалете плочките двойка по двойка
place-connect = Свържи
    .line = Свържете еднакви плочки с линия
continue-title = Продължете откъдето спряхте
continue-none-title = Още няма започната игра
continue-fresh = Масата е подредена
continue-sit = Веднага на масата
continue-change = Промени масата
continue-all = Покажи всички ({ $count })
continue-asking = Поглеждаме масата…
continue-over = Играта свърши
continue-undealt = Масата е подредена, плочките още не са раздадени
continue-gone = Тази маса вече я няма
continue-gone-line = Сървърът не я познава. Можете да я махнете от списъка.
continue-unreached = Масата не се вижда в момента
continue-forget = Махни от списъка
continue-go = Продължи
continue-standing = Виж класирането
hand-number = ръка { $hand }
hand-number-of = ръка { $hand } от { $hands }
loading = Един момент…
retry = Опитай отново
share-link = Връзка
share-copy = Копирай връзката
share-copied = Копирано

## Подреждане на масата

setup-title = Нова маса
setup-name = Вашето име на масата
setup-name-default = Гост
setup-bots = Кой играе с вас
setup-bot = Играч { $number }
setup-bot-only = Срещу вас
setup-rules = Правила
setup-from = Откъде: { $documents }
setup-options = Варианти на правилата
setup-options-changed = { $count ->
    [0] всичко както е в източника
    [one] { $count } променен
   *[other] { $count } променени
}
setup-options-reset = Всичко както е в източника
setup-other-number = Друго число
field-number-range = Цяло число от { $minimum } до { $maximum }
setup-option-quoted = „{ $name }“
setup-contradiction = { $count ->
    [1] С този избор не може да се играе: { $options }. Моля, променете го.
   *[other] Тези варианти си противоречат: { $options }. Моля, променете един от тях.
}
setup-option-against = Не се съчетава с { $options }.
setup-option-not-so = По тези правила не може да се играе така.
setup-refused = С такъв избор не може да се играе. Моля, променете последното, което избрахте.
setup-sit = Седни на масата

## Грешки и връзка

error-offline = Сървърът не отговаря. Проверете дали Eastwind работи и опитайте отново.
error-details = За съобщение за грешка
error-expected = Очаквано
error-got = Получено
error-position = Вашата ръка
offline-banner = Връзката прекъсна. Играта е запазена и ще продължи, щом сървърът отговори.

## Край на ръката

hand-end-won = { $name }: ма джонг
hand-end-drawn = Равен резултат
hand-end-wall-out = Стената свърши и никой не спечели.
hand-end-three-claims = И тримата обявиха ма джонг наведнъж, затова не спечели никой.
hand-end-drawn-line = Никой не плаща.
hand-end-drawn-paid = Все пак има какво да се плати.
hand-end-dropped = Времето изтече
hand-end-dropped-line = Започнатата ръка не се брои за никого.
hand-end-by-wall = Последната плочка е от стената: { $tile }
hand-end-by-discard = Последната плочка е { $tile }, изчисти я { $from }
hand-end-by-loose = Последната плочка е свободна карта: { $tile }
hand-end-by-last-wall = Последната плочка е последната от стената: { $tile }
hand-end-by-last-discard = Последната плочка е { $tile }, последната изчистена в ръката, изчисти я { $from }
hand-end-by-robbed-kong = Последната плочка е { $tile }, от ограбен конг на { $from }
hand-end-score = Резултат след тази ръка
hand-end-next = Следваща ръка
hand-end-dealing = Раздаваме…
hand-end-table = Погледни масата
hand-end-replay = Мини през ходовете
open-hand-concealed = От стената: { $tiles }
open-hand-won = Печеливша плочка: { $tile }
open-hand-chow = Чоу: { $tiles }
open-hand-pung = Панг: { $tiles }
open-hand-kong = Отворен конг: { $tiles }
open-hand-concealed-kong = Затворен конг: { $tiles }
open-hand-flowers = Цветя: { $tiles }
hands-title = Всички ръце

## Сметката

bills-title = Всички сметки
bill-caption = Сметка: { $name }
bill-mahjong = Ма джонг
bill-explain = Обясни правилото
bill-nothing = Нищо, което носи точки
bill-sum = Точки
bill-total = Общо
bill-limit-word = максимум
bill-limit-stamp = Максимум
bill-limit-cut = от { $from } на { $to }

## Плащания и резултат

payments-title = Кой на кого плаща
payments-from = плаща ↓
payments-to = получава →
payments-net = Общо
payments-none = Никой на никого не плаща.
payments-nothing = нищо
payments-cell = { $payer } плаща на { $payee } { $amount }. Защо?
payments-part-own = за себе си: { $amount }
payments-part-for = за { $name }: { $amount }
own-scores-title = Всеки брои своето
own-scores-line = Никой не плаща на никого: всеки си записва това, което излиза по неговата сметка.
penalty-title = { $name } плаща за всички
score-standing = Класиране
score-place = Място { $place }
score-debt = дължи { $amount }
score-money = в пари: { $amount }
counters-of = { $count } × { $worth }
sheet-title = Играта ръка по ръка
sheet-hand = Ръка
sheet-empty = Още няма завършена ръка. Тук ще застане първата сметка.
sheet-drawn = равна
sheet-east = Изток
sheet-first = започна
sheet-key-winner = спечели ръката
sheet-key-replay = преглед на ръката
sheet-won = спечели ръка за { $total }
sheet-replay-hand = Мини през ръка { $hand }
chart-title = Ходът на играта
chart-caption = Резултатът след всяка ръка; същите числа са в таблицата на играта.

## След играта

match-over = Играта свърши
match-ended-stock = Нечий запас се изчерпа.
match-ended-time = Времето изтече.
match-standing = Крайно класиране
match-winner = { $name } печели играта с { $score }
match-shared = Първото място е поделено
match-again = Играй пак
match-save-record = Запази записа
match-save-failed = Записът не можа да се вземе. Опитайте отново.
fair-title = Разбъркването беше честно
fair-line = Преди първата раздадена плочка сървърът запечата тайна: отпечатъкът ѝ беше известен предварително. Сега тайната е открита и всеки може да изчисли от нея всички стени и зарове на тази игра.
fair-commitment = Отпечатък отпреди играта (SHA-256)
fair-secret = Тайната
fair-not-yet = Открива се, когато играта свърши.

## Правилата на масата

rules-source = Източник: { $document }
rules-limit = Една ръка струва най-много { $limit }.
rules-no-limit = Стойността на ръката няма максимум.
rules-worth-limit = максимум
rules-worth-half = ½ максимум
rules-group-sets = Комбинации и чифтове
    .line = Точки за всички, спечелили или не
rules-group-winner = За спечелилия
    .line = Само за този, който спечели
rules-group-doubles = Дублирания
    .line = Всяко умножава сбора на точките
rules-group-flowers = Цветя и сезони
    .line = За всички, които са ги свалили
rules-group-limits = Ръце за максимума
    .line = Струват точно максимума, каквото и още да има в тях
rules-options = Варианти в сила

## Преглед по ходове

replay-title = Ръката още веднъж
replay-crumb = { $place }, още веднъж
replay-back = Към масата
replay-controls = Ходове
replay-beginning = Плочките са раздадени
replay-draw = { $name } тегли от стената: { $tile }.
replay-replacement = { $name } взима свободна карта: { $tile }.
replay-position = Място в ръката
replay-at = { $at } от { $last }
replay-first = В началото
replay-previous = Ход назад
replay-next = Ход напред
replay-last = В края
replay-play = Пусни
replay-pause = Пауза
replay-from = Изглед
replay-open = всички ръце открити
replay-as = от мястото на { $name }
replay-pace = Темпо
replay-hand = Ръка
replay-log = Какво стана
replay-failed = Ръката не може да се покаже
replay-no-seat = Нямате място на тази маса
replay-no-seat-line = През ходовете може да мине само който е седял на масата, в браузъра, в който е играл.

## Встрани от пътя

part-lost = Тази част от страницата не се зареди: сървърът не отговаря или е обновен.
part-reload = Зареждане наново
lost-page = Тук няма нищо
lost-page-line = Този адрес не води никъде. Към масата се върви насам.
lost-table = Нямате място на тази маса
lost-table-line = Мястото го помни браузърът, в който сте седнали. Отворете своя маса, с едно натискане.
