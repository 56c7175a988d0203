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
settings-pace = Бързина на ботовете
    .about = Колко се бавят, за да можете да следите. След всяка изхвърлена плочка масата изчаква еднакво, който и да може да я вземе: паузата не издава ничия ръка.
settings-pace-slow = Бавно
settings-pace-normal = Спокойно
settings-pace-fast = Бързо
settings-pace-instant = Мигом
settings-misclick-guard = Защита от грешно натискане
    .about = Първото натискане повдига плочката, второто я изхвърля.
settings-auto-flowers = Цветята се свалят сами
    .about = Вашите цветя и сезони отиват на масата, без да ви питат.
settings-auto-pass = Не вземам нищо
    .about = Чуждите плочки минават, без да ви питат, освен ако с тях можете да спечелите.
settings-pass-chows = Не вземам чоу
    .about = Плочка, от която би станало само чоу, минава, без да ви питат.
settings-auto-win = Печели веднага
    .about = Щом ръката ви е завършена, ма джонг се обявява вместо вас.
settings-sort-hand = Подреждай ръката ми
    .about = Плочките стоят по цветове; без това остават там, където ги сложите.
settings-large-tiles = Големи плочки
    .about = По-големи плочки и знаци, и на телефона.
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
settings-buzz = Вибрация
    .about = Телефонът вибрира за кратко, когато сте на ред или можете да обявите нещо.
settings-motion = Скорост на движението
    .about = Колко бързо се плъзгат плочките. „Като системата“ значи както иска устройството ви.
settings-motion-system = Като системата
settings-motion-off = Без
settings-motion-brief = Бързо
settings-motion-normal = Обичайно
settings-motion-slow = Бавно
settings-ceremony = Стената, заровете, раздаването
    .about = Вижда се как започва раздаването: при първото в играта подробно, после накратко. Всеки клавиш или натискане го прекъсва.
settings-language-about = Сменя се веднага, играта продължава.
settings-reset = Върни началните
settings-remembered = Този браузър помни избора ви.
settings-kept = Запазено в този браузър
    .about = Тетрадки с точки, места на маси, уроците на децата със записания глас, домашни правила, игри и статистика, всичко в един файл. Който има файла, може да седне на вашите места.
settings-kept-save = Запази всичко
settings-kept-unsaved = Файлът не се получи: част от страницата не се зареди. Опитайте пак, когато има мрежа.
settings-kept-load = Зареди файл
settings-kept-loaded = Файлът { $file } е зареден. Каквото беше тук преди, остана.
settings-kept-none = Във файла { $file } няма нищо, което може да се зареди тук.

## Първа страница

title-home = Eastwind · класически маджонг
title-table = На масата
home-places = Какво може да се прави тук
place-play = Играй
    .line = Игра с ботове и сметка, която обяснява всяка точка
place-solitaire = Пасианс
    .line = Сваляйте еднакви плочки две по две
place-connect = Свържи
    .line = Свържете еднакви плочки с линия
continue-title = Продължете, където спряхте
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
hand-number = раздаване { $hand }
hand-number-of = раздаване { $hand } от { $hands }
loading = Един момент…
retry = Опитай отново
share-link = Връзка
share-copy = Копирай връзката
share-copied = Копирано
share-file = Запази като файл
share-code = Връзката като код за камерата
share-code-show = Покажи код за камерата
share-code-long = Връзката е твърде дълга: камера няма да прочете кода.
share-reach-here = Отваря се само на този компютър. На други изпратете това, което запазите тук, или пуснете сървъра с „eastwind play --lan“.
share-reach-network = Отваря се на устройства в една мрежа с { $host }, докато Eastwind работи там.
share-reach-anybody = Отваря се при всеки, който има достъп до { $host }.

## Подреждане на масата

setup-title = Нова маса
setup-name = Вашето име на масата
setup-name-default = Гост
setup-bots = Кой играе с вас
setup-bot = Играч { $number }
setup-person = { $name } · { $level }
setup-bot-only = Срещу вас
setup-rules = Правила
setup-from = Източници: { $documents }
setup-options = Варианти на правилата
setup-options-changed = { $count ->
    [0] всичко както е в източника
    [one] { $count } променен
   *[other] { $count } променени
}
setup-options-reset = Всичко както е в източника
setup-other-number = Друго число
field-number-range = Цяло число от { $minimum } до { $maximum }
field-unfit = { $label }: „{ $text }“ не може да се приеме. { $range }.
field-unfit-empty = { $label }: липсва число. { $range }.
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
hand-end-drawn-paid = И все пак има какво да се плати.
hand-end-dropped = Времето изтече
hand-end-dropped-line = Започнатото раздаване не се брои за никого.
hand-end-by-wall = Последната плочка е от стената: { $tile }
hand-end-by-discard = Последната плочка е { $tile }, изхвърли я { $from }
hand-end-by-loose = Последната плочка е свободна: { $tile }
hand-end-by-last-wall = Последната плочка е последната от стената: { $tile }
hand-end-by-last-discard = Последната плочка е { $tile }, последната изхвърлена; изхвърли я { $from }
hand-end-by-robbed-kong = Последната плочка е { $tile }, от ограбен конг на { $from }
hand-end-score = Резултат след това раздаване
hand-end-next = Следващо раздаване
hand-end-dealing = Раздаваме…
hand-end-table = Виж масата
hand-end-replay = Виж ходовете
open-hand-concealed = Закрити плочки: { $tiles }
open-hand-won = Печеливша плочка: { $tile }
open-hand-chow = Чоу: { $tiles }
open-hand-pung = Панг: { $tiles }
open-hand-kong = Открит конг: { $tiles }
open-hand-concealed-kong = Закрит конг: { $tiles }
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
sheet-title = Играта по раздавания
sheet-hand = Раздаване
sheet-empty = Още няма завършено раздаване. Тук ще се появи първата сметка.
sheet-drawn = равен резултат
sheet-east = Изток
sheet-first = започва
sheet-key-winner = спечели раздаването
sheet-key-replay = виж ходовете
sheet-won = спечели с ръка за { $total }
sheet-replay-hand = Виж ходовете: раздаване { $hand }
chart-title = Ходът на играта
chart-caption = Резултатът след всяко раздаване; същите числа са в таблицата на играта.

## След играта

match-over = Играта свърши
match-ended-stock = Нечий запас се изчерпа.
match-ended-time = Времето изтече.
match-standing = Крайно класиране
match-winner = { $name } печели играта с { $score }
match-shared = Първото място е поделено
match-again = Играй пак
match-save-record = Запази записа на играта
match-save-failed = Записът не можа да се изтегли. Опитайте отново.
fair-title = Разбъркването беше честно
fair-line = Преди първата раздадена плочка сървърът запечата тайна: отпечатъкът ѝ беше известен предварително. Сега тайната е открита и всеки може да изчисли от нея всички стени и хвърляния на зара в тази игра.
fair-commitment = Отпечатък отпреди играта (SHA-256)
fair-secret = Тайната
fair-not-yet = Открива се, когато играта свърши.

## Правилата на масата

rules-source = Източник: { $document }
rules-limit = Една ръка струва най-много { $limit }.
rules-no-limit = Стойността на ръката няма горна граница.
rules-worth-limit = максимум
rules-worth-half = ½ максимум
rules-group-sets = Комбинации и чифтове
    .line = Точки за всички, спечелили или не
rules-group-winner = За победителя
    .line = Само за този, който спечели
rules-group-doubles = Дублирания
    .line = Всяко умножава сбора на точките
rules-group-flowers = Цветя и сезони
    .line = За всички, които са ги свалили
rules-group-limits = Ръце за максимума
    .line = Струват точно максимума, каквото и още да има в тях
rules-options = Варианти в сила

## Преглед по ходове

replay-title = Раздаването отново
replay-crumb = { $place }, отново
replay-back = Към масата
replay-controls = Ходове
replay-beginning = Плочките са раздадени
replay-draw = { $name } тегли от стената: { $tile }.
replay-replacement = { $name } взема свободна плочка: { $tile }.
replay-position = Място в раздаването
replay-at = { $at } от { $last }
replay-first = В началото
replay-previous = Ход назад
replay-next = Ход напред
replay-last = В края
replay-play = Пусни
replay-pause = Пауза
replay-from = Изглед
replay-open = всички ръце открити
replay-as = през очите на { $name }
replay-pace = Темпо
replay-more = Изглед, темпо, подсказка
replay-hand = Раздаване
replay-log = Какво стана
replay-failed = Раздаването не може да се покаже
replay-no-seat = Нямате място на тази маса
replay-no-seat-line = Ходовете може да види само който е седял на масата, и то в браузъра, в който е играл.

## Встрани от пътя

part-lost = Тази част от страницата не се зареди: сървърът не отговаря или е обновен.
part-reload = Зареди наново
lost-page = Тук няма нищо
lost-page-line = Този адрес не води никъде. Към масата – оттук.
lost-table = Нямате място на тази маса
lost-table-line = Мястото го помни браузърът, в който сте седнали на масата. Отворете своя маса, само с едно натискане.

## Дълга работа на сървъра

work-left = { $seconds ->
    [one] остава { $seconds } секунда
   *[other] остават { $seconds } секунди
}
work-waits = Преди това има друга работа: { $ahead }.
work-stop = Спри
work-stopping = Спира се…
work-stopped = Спряно.
