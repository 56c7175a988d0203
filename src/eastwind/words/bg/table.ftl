### Масата: какво се случва, какво се пита играчът, подсказка, ход на ръката.

## Масата

table-region = Масата за игра
table-opening = Подреждаме масата…
table-go-home = Към първата страница
table-own-hand = Вашите плочки
    .again = Натиснете още веднъж, за да изчистите
table-tile-drawn = { $tile }, току-що изтеглена
table-tile-dangerous = опасно изчистване
table-tiles-left-word = { $count ->
    [one] плочка
   *[other] плочки
}
table-dice = Така паднаха заровете при разбиването на стената
table-in-hand = { $count ->
    [one] { $count } плочка в ръката
   *[other] { $count } плочки в ръката
}
table-mark-ready = готова ръка
    .short = готова
table-mark-at-once = готова от началото

## Как започва ръката

begin-title = Който хвърли най-много, е Изток
begin-title-by-roll = Заровете посочиха местата
begin-taken = Мястото вече е заето: хвърля се отново
begin-leads = { $who ->
    [me] Вие сте Изток и започвате ръката.
   *[other] { $name } е Изток и започва ръката.
}
begin-leads-number = { $who ->
    [me] Вие започвате, от място { $number }.
   *[other] { $name } започва, от място { $number }.
}
begin-wall-side = { $who ->
    [me] Първите два зара, { $first }, сочат вашата стена.
    [empty] Първите два зара, { $first }, сочат стената на празната страна.
   *[other] Първите два зара, { $first }, сочат стената на { $name }.
}
begin-wall-stack = { $who ->
    [told] { $by ->
        [second] Второто хвърляне, { $count }:
       *[both] И четирите заедно, { $count }:
    }
    [me] Във вашата стена, двете хвърляния заедно, { $count }:
   *[other] В стената на { $name }, двете хвърляния заедно, { $count }:
} толкова купчинки са отброени { $end ->
    [left] отляво
   *[right] отдясно
}.
begin-wall-first = Отброената купчинка се раздава първа.
begin-needs = трябва { $sums }
begin-failed = не се падна
begin-found = падна се
begin-play = Към играта

## Думата над мястото на играча

table-call-chow = Чоу
table-call-pung = Панг
table-call-kong = Конг
table-call-mahjong = Ма джонг!
table-call-ready = Готова ръка
table-call-at-once = Готова от началото

## Какво се пита играчът

table-asked = Вашето решение
table-asked-hint = Клавиши: C — чоу, P — панг, K — конг, M — ма джонг, интервал — пас.
table-asked-kong = { $name } допълва панга до конг; може да бъде ограбен
table-asked-at-once = Обявявате ли готова ръка още сега, преди първото изчистване?
table-your-turn = Ваш ред е: изчистете плочка
table-chow = Чоу
table-chow-of = Чоу: { $tiles }
table-pung = Панг
table-kong = Конг
table-concealed-kong = Затворен конг
table-added-kong = Допълни панга
table-lay-own = Изложи
table-lay-own-of = Изложи { $tiles }
table-flower = Изложи
table-flower-of = Изложи { $tile }
table-mahjong = Ма джонг!
table-pass = Пас
table-pass-at-once = Не
table-back = Назад
table-declare-ready = Готова ръка
table-declare-at-once = Готова от началото
table-must-declare = С това изчистване ръката се обявява за готова
table-ready-to-win = Обявете готова ръка: без това не може да спечелите
    .short = иначе няма да спечелите
table-danger-warning = { $penalty ->
    [no] Може би някой чака тази плочка: правилата молят да не се изчиства.
   *[yes] Опасно изчистване: ако някой спечели с тази плочка, наказанието плащате само вие.
}
table-danger-discard = Изчисти въпреки това
table-danger-keep = Запази я
table-show-bill = Сметката
## Защо собствената ръка не може да спечели

table-bar-furiten = Не можете да спечелите с изчистена плочка: това, което чакате, е сред изчистените от вас ({ $tiles }).
table-bar-points = Ръката е завършена ({ $tile }), но не може да се обяви: нужни точки { $needs }, има { $has }.
table-bar-doubles = Ръката е завършена ({ $tile }), но не може да се обяви: нужни дублирания { $needs }, има { $has }.
table-bar-chows = Ръката е завършена ({ $tile }), но не може да се обяви: позволени чоу { $needs }, има { $has }.
table-bar-exposed = Ръката е завършена ({ $tile }), но такава ръка трябва да е закрита.
table-bar-pair = Чифтът ({ $tile }) не може да се завърши с изчистена плочка, само с изтеглена.
table-bar-ready = Ръката е завършена ({ $tile }), но не сте я обявили за готова.
table-bar-claimed = Ръката е завършена, но след взета плочка първо се изчиства.
table-bar-robbing = Този конг не може да се ограби за вашата ръка, макар че { $tile } би я завършила.
table-barred-furiten = не с изчистена
table-barred-points = малко точки
table-barred-doubles = малко дублирания
table-barred-chows = твърде много чоу
table-barred-exposed = само закрита
table-barred-pair = чифт: само изтеглен
table-barred-ready = не е обявена
table-barred-claimed = първо изчистване
table-barred-robbing = конгът не се граби
table-barred-discard = с изчистена: { $why }

## Времето на играта

clock-finished = Когато времето изтече, започнатата ръка се доиграва
clock-dropped = Когато времето изтече, започнатата ръка не се брои
clock-up = последна ръка

## Какво стана от само себе си

table-auto-flower = Изложено вместо вас: { $tile }
table-auto-pass = Пас вместо вас: без претенции
table-auto-win = Ма джонг, обявен вместо вас
table-auto-sort-off = Сами наредихте плочките: подреждането е изключено
table-set-back = Следващото вече не можеше да се прочете: масата е върната дотук.
table-bot-failed = { $name }: ботът { $bot } се повреди. Вместо него играе друг бот.

## Панелът до масата

table-panel = Резултат, подсказка, ход на ръката
table-hint = Подсказка
table-score = Резултат
table-score-sheet = Ръка по ръка
table-rules = Правила на тази маса
table-switches = Превключватели
table-log = Ход на ръката
table-log-empty = Тук ще се вижда какво се е случило в тази ръка.

## „Какво мога да направя?“

table-help = Какво мога да направя?
table-help-off = Включете, за да видите кои плочки да чакате и коя да изчистите.
table-help-empty = Подсказката се появява, щом има какво да се решава.
table-help-complete = Ръката е пълна
table-help-waiting = Готова ръка
table-help-almost = Едно вярно изчистване и ръката е готова
table-help-distance = { $count ->
    [one] { $count } плочка до готова ръка
   *[other] { $count } плочки до готова ръка
}
table-help-waits = { $kinds ->
    [one] Чакате един вид.
   *[other] Чакате { $kinds } вида.
} { $count ->
    [0] Доколкото виждате, не е останала нито една.
    [one] Остава най-много { $count } плочка.
   *[other] Остават най-много { $count } плочки.
}
table-help-useful = { $count ->
    [0] Доколкото виждате, не е останала полезна плочка.
    [one] Най-много { $count } плочка ви приближава:
   *[other] Най-много { $count } плочки ви приближават:
}
table-help-left = { $count ->
    [one] остава най-много { $count }
   *[other] остават най-много { $count }
}
table-help-worth = Колко би струвала ръката: с изчистена плочка – от стената
table-help-more = { $count ->
    [one] и още { $count } вид
   *[other] и още { $count } вида
}
table-help-discards = Най-добри изчиствания
table-help-discard = Изчисти { $tile }
table-help-then-waits = { $count ->
    [0] готова ръка, но нужните плочки са свършили
    [one] готова ръка, { $count } плочка печели
   *[other] готова ръка, { $count } плочки печелят
}
table-help-then = { $distance ->
    [one] { $distance } плочка до готова ръка,
   *[other] { $distance } плочки до готова ръка,
} { $count ->
    [one] { $count } помага
   *[other] { $count } помагат
}
table-help-after = Ако изчистите { $tile }, помагат
table-help-value = Колко струва ръката
table-help-bill-with = { $total ->
    [one] Ако спечелите с { $tile }: { $points } точка.
   *[other] Ако спечелите с { $tile }: { $points } точки.
}
table-help-bill-now = { $total ->
    [one] Както е ръката сега: { $points } точка.
   *[other] Както е ръката сега: { $points } точки.
}

## Клавиши

table-keys = Клавиши
table-keys-note = Буквите са според мястото на клавиша, при всяка подредба.
table-key-space = Интервал
table-keys-move = избор на плочка
table-keys-play = изчиства избраната плочка; първо повдига изтеглената
table-keys-shift = премества плочка в ръката
table-keys-chow = чоу
table-keys-pung = панг
table-keys-kong = конг
table-keys-own = излага собствено чоу или панг
table-keys-mahjong = ма джонг
table-keys-pick = кое чоу или кой конг
table-keys-pass = пас
table-keys-ready = обявява готова ръка
table-keys-flower = излага цвете
table-keys-help = „Какво мога да направя?“
table-keys-advice = повдига плочката, която подсказката съветва
table-keys-log = ход на ръката
table-keys-score = резултат
table-keys-sort = подрежда ръката
table-keys-keys = този списък

## Какво се случи; `who` е „me“, когато сте го направили вие

table-event-deal = { $who ->
    [me] Ръка { $hand }. Плочките са раздадени, вие сте Изток.
   *[other] Ръка { $hand }. Плочките са раздадени, Изток е { $name }.
}
table-event-deal-number = { $who ->
    [me] Ръка { $hand }. Плочките са раздадени, вие започвате.
   *[other] Ръка { $hand }. Плочките са раздадени, започва { $name }.
}
table-event-flower = { $who ->
    [me] Излагате { $tile }.
   *[other] { $name } излага { $tile }.
}
table-event-draw = Теглите { $tile }.
table-event-replacement = Вземате свободна карта: { $tile }.
table-event-discard = { $who ->
    [me] Изчиствате { $tile }.
   *[other] { $name } изчиства { $tile }.
}
table-event-ready = { $who ->
    [me] Обявявате готова ръка.
   *[other] { $name } обявява готова ръка.
}
table-event-at-once = { $who ->
    [me] Обявявате готова ръка още в началото.
   *[other] { $name } обявява готова ръка още в началото.
}
table-event-lost-chow = { $who ->
    [me] Вашето чоу отстъпва на по-силна претенция.
   *[other] { $name } иска чоу, но отстъпва.
}
table-event-lost-pung = { $who ->
    [me] Вашият панг отстъпва на по-силна претенция.
   *[other] { $name } иска панг, но отстъпва.
}
table-event-lost-kong = { $who ->
    [me] Вашият конг отстъпва на по-силна претенция.
   *[other] { $name } иска конг, но отстъпва.
}
table-event-lost-mahjong = { $who ->
    [me] Вашият ма джонг отстъпва: печели друг.
   *[other] { $name } също обявява ма джонг, но отстъпва.
}
table-event-chow = { $who ->
    [me] Вземате { $tile } от { $from } за чоу.
   *[other] { $name } взема { $tile } от { $whose ->
        [me] вас
       *[other] { $from }
    } за чоу.
}
table-event-pung = { $who ->
    [me] Вземате { $tile } от { $from } за панг.
   *[other] { $name } взема { $tile } от { $whose ->
        [me] вас
       *[other] { $from }
    } за панг.
}
table-event-kong = { $who ->
    [me] Вземате { $tile } от { $from } за конг.
   *[other] { $name } взема { $tile } от { $whose ->
        [me] вас
       *[other] { $from }
    } за конг.
}
table-event-added-kong = { $who ->
    [me] Допълвате панга си с { $tile }: конг.
   *[other] { $name } допълва панг с { $tile }: конг.
}
table-event-concealed-kong = { $who ->
    [me] Излагате затворен конг.
   *[other] { $name } излага затворен конг.
}
table-event-laid-chow = { $who ->
    [me] Излагате собствено чоу; най-ниската плочка: { $tile }.
   *[other] { $name } излага собствено чоу; най-ниската плочка: { $tile }.
}
table-event-laid-pung = { $who ->
    [me] Излагате собствен панг: { $tile }.
   *[other] { $name } излага собствен панг: { $tile }.
}
table-event-rob = { $who ->
    [me] Ограбвате конг: { $tile }.
   *[other] { $name } ограбва конг: { $tile }.
}
table-event-mahjong = { $who ->
    [me] Ма джонг! Печелите.
   *[other] Ма джонг! Печели { $name }.
}
table-event-drawn-hand = Стената свърши: равен резултат.
table-event-three-claims = И тримата обявиха ма джонг: равен резултат.
table-event-time-up = Времето изтече: тази ръка е последна.
table-event-time-up-dropped = Времето изтече: тази ръка не се брои.
table-event-refill = Поставени са нови свободни плочки.
table-event-penalty = { $who ->
    [me] Наказание: плащате за всички.
   *[other] Наказание: { $name } плаща за всички.
}
table-event-match-over = Играта свърши.
table-event-match-over-stock = Играта свърши: нечий запас се изчерпа.

## Масата с думи, за този, който слуша

table-words-title = Какво има на масата
table-words-round = { $place }.
table-words-wall = { $count ->
    [one] В стената остава { $count } плочка.
   *[other] В стената остават { $count } плочки.
}
table-words-seat = { $who ->
    [me] Вие, { $wind }, резултат { $score }.
   *[other] { $name }, { $wind }, резултат { $score }, плочки в ръката: { $count }.
}
table-words-ready = Готова ръка.
table-words-melds = Изложено: { $melds }.
table-words-flowers = Цветя и сезони: { $tiles }.
table-words-hand = В ръката: { $tiles }.
table-words-pond = Изчистени плочки: { $tiles }.
table-meld-chow = чоу: { $tiles }
table-meld-pung = панг: { $tile }
table-meld-kong = отворен конг: { $tile }
table-meld-added-kong = допълнен конг: { $tile }
table-meld-concealed-kong = затворен конг: { $tile }
table-question = Можете: { $choices }.
table-question-turn = Ваш ред е.
table-question-declare = обявяване на готова ръка
table-question-flower = излагане на цвете
