### Масата: какво се случва, какво се пита играчът, подсказка, ход на ръката.

## Масата

table-region = Масата за игра
table-opening = Подреждаме масата…
table-put-off = Майсторът на тази маса още се подготвя. Масата ще се отвори сама.
table-go-home = Към първата страница
table-own-hand = Вашите плочки
    .again = Натиснете още веднъж, за да я изхвърлите
table-tile-drawn = { $tile }, току-що от стената
table-tile-dangerous = опасна плочка
table-tiles-left-word = { $count ->
    [one] плочка
   *[other] плочки
}
table-dice = Зарове при отварянето на стената
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
begin-how = Хвърлянето посочва вятър; ако мястото е заето, хвърля се отново.
begin-taken = Мястото вече е заето: хвърля се отново
begin-leads = { $who ->
    [me] Вие сте Изток и започвате.
   *[other] { $name } е Изток и започва.
}
begin-leads-number = { $who ->
    [me] Вие започвате: място { $number }.
   *[other] { $name } започва: място { $number }.
}
begin-wall-side = { $who ->
    [me] Първите два зара ({ $first }) сочат вашата стена.
    [empty] Първите два зара ({ $first }) сочат стената на празната страна.
   *[other] Първите два зара ({ $first }) сочат стената на { $name }.
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
begin-face-down = Плочките, които никой не вземе, се обръщат с лицето надолу.
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
table-asked-hint = Клавиши: C – чоу, P – панг, K – конг, M – ма джонг, интервал – пас.
table-asked-kong = { $name } допълва панга до конг; може да бъде ограбен
table-asked-at-once = Обявявате ли готова ръка още сега, преди първата изхвърлена плочка?
table-your-turn = Ваш ред е: изхвърлете плочка
table-chow = Чоу
table-chow-of = Чоу: { $tiles }
table-pung = Панг
table-kong = Конг
table-concealed-kong = Закрит конг
table-added-kong = Допълни до конг
table-lay-own = Свали
table-lay-own-of = Свали { $tiles }
table-flower = Свали
table-flower-of = Свали { $tile }
table-mahjong = Ма джонг!
table-pass = Пас
table-pass-at-once = Не
table-back = Назад
table-declare-ready = Готова ръка
table-declare-at-once = Готова от началото
table-must-declare = С тази плочка обявявате готова ръка
table-ready-to-win = Обявете готова ръка: без това не може да спечелите
    .short = иначе няма да спечелите
table-danger-warning = { $penalty ->
    [no] Може би някой чака тази плочка: по правилата се избягва да се изхвърля.
   *[yes] Опасна плочка: ако някой спечели с нея, наказанието плащате вие за всички.
}
table-danger-discard = Изхвърли все пак
table-danger-keep = Запази я
table-show-bill = Сметката
## Защо собствената ръка не може да спечели

table-bar-furiten = Не можете да спечелите с изхвърлена плочка: това, което чакате, е сред изхвърлените от вас ({ $tiles }).
table-bar-points = Ръката е завършена ({ $tile }), но не може да се обяви: нужни точки { $needs }, има { $has }.
table-bar-doubles = Ръката е завършена ({ $tile }), но не може да се обяви: нужни дублирания { $needs }, има { $has }.
table-bar-chows = Ръката е завършена ({ $tile }), но не може да се обяви: позволени чоу { $needs }, има { $has }.
table-bar-exposed = Ръката е завършена ({ $tile }), но такава ръка трябва да е закрита.
table-bar-pair = Чифтът ({ $tile }) не може да се завърши с изхвърлена плочка, само с изтеглена.
table-bar-wall = Ръката е завършена ({ $tile }), но тук не се печели с изхвърлена плочка, а само с изтеглена от стената.
table-bar-ready = Ръката е завършена ({ $tile }), но не сте я обявили за готова.
table-bar-claimed = Ръката е завършена, но щом сте взели плочка, първо изхвърлете една.
table-bar-robbing = Този конг не може да се ограби за вашата ръка ({ $tile }).
table-barred-furiten = не с изхвърлена
table-barred-points = малко точки
table-barred-doubles = малко дублирания
table-barred-chows = твърде много чоу
table-barred-exposed = само закрита
table-barred-pair = чифт: само изтеглен
table-barred-wall = само изтеглена
table-barred-ready = не е обявена
table-barred-claimed = първо изхвърлете
table-barred-robbing = конгът не се граби
table-barred-discard = с изхвърлена: { $why }

## Времето на играта

clock-finished = Когато времето изтече, започнатото раздаване се доиграва
clock-dropped = Когато времето изтече, започнатото раздаване не се брои
clock-up = последно раздаване

## Какво стана от само себе си

table-auto-flower = Свалено вместо вас: { $tile }
table-auto-pass = Пас вместо вас: вземането е изключено
table-auto-chow = Пас вместо вас: не вземате чоу
table-auto-win = Ма джонг, обявен вместо вас
table-passing = Включено: „{ $what }“. Изключи
table-auto-sort-off = Сами наредихте плочките: подреждането е изключено
table-set-back = Нататък не можа да се прочете: масата е върната дотук.
table-bot-failed = { $name }: ботът { $bot } се повреди. Вместо него играе друг бот.

## Панелът до масата

table-panel = Резултат, ход на раздаването, настройки
table-hint = Подсказка
table-score = Резултат
table-score-sheet = По раздавания
table-rules = Правила на тази маса
table-switches = Превключватели
table-log = Ход на раздаването
table-log-empty = Тук ще се вижда какво се е случило в това раздаване.

## „Какво мога да направя?“

table-help = Какво мога да направя?
table-help-off = Включете, за да видите кои плочки да чакате и коя да изхвърлите.
table-help-none = На тази маса се играе без помощ: така е уговорено.
table-help-empty = Подсказката се появява, щом има какво да се решава.
table-help-complete = Ръката е завършена
table-help-waiting = Готова ръка
table-help-almost = Изхвърлете правилната плочка и ръката е готова
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
table-help-worth = Колко би струвала ръката: с изхвърлена плочка – от стената
table-help-more = { $count ->
    [one] и още { $count } вид
   *[other] и още { $count } вида
}
table-help-discard = Изхвърли { $tile }
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
table-help-after = Ако изхвърлите { $tile }, помагат
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
table-keys-note = Важи мястото на клавиша, при всяка подредба.
table-key-space = Интервал
table-keys-move = избира плочка
table-keys-play = изхвърля повдигнатата плочка; първото натискане повдига отбелязаната, а без такава – изтеглената
table-keys-shift = премества плочка в ръката
table-keys-chow = чоу
table-keys-pung = панг
table-keys-kong = конг
table-keys-own = сваля собствено чоу или панг
table-keys-mahjong = ма джонг
table-keys-pick = кое чоу или кой конг
table-keys-pass = пас
table-keys-ready = обявява готова ръка
table-keys-flower = сваля цвете
table-keys-help = „Какво мога да направя?“
table-keys-advice = повдига плочката, която подсказката съветва
table-keys-log = ход на раздаването
table-keys-score = резултат
table-keys-sort = подрежда ръката
table-keys-keys = този списък

## Какво се случи; `who` е „me“, когато сте го направили вие

table-event-deal = { $who ->
    [me] Раздаване { $hand }. Плочките са раздадени, вие сте Изток.
   *[other] Раздаване { $hand }. Плочките са раздадени, Изток е { $name }.
}
table-event-deal-number = { $who ->
    [me] Раздаване { $hand }. Плочките са раздадени, вие започвате.
   *[other] Раздаване { $hand }. Плочките са раздадени, започва { $name }.
}
table-event-flower = { $who ->
    [me] Сваляте { $tile }.
   *[other] { $name } сваля { $tile }.
}
table-event-draw = Теглите { $tile }.
table-event-replacement = Вземате свободна плочка: { $tile }.
table-event-discard = { $who ->
    [me] Изхвърляте { $tile }.
   *[other] { $name } изхвърля { $tile }.
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
    [me] Вашето чоу отстъпва на по-силна заявка.
   *[other] { $name } иска чоу, но отстъпва.
}
table-event-lost-pung = { $who ->
    [me] Вашият панг отстъпва на по-силна заявка.
   *[other] { $name } иска панг, но отстъпва.
}
table-event-lost-kong = { $who ->
    [me] Вашият конг отстъпва на по-силна заявка.
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
    [me] Сваляте закрит конг.
   *[other] { $name } сваля закрит конг.
}
table-event-laid-chow = { $who ->
    [me] Сваляте собствено чоу; най-ниската плочка: { $tile }.
   *[other] { $name } сваля собствено чоу; най-ниската плочка: { $tile }.
}
table-event-laid-pung = { $who ->
    [me] Сваляте собствен панг: { $tile }.
   *[other] { $name } сваля собствен панг: { $tile }.
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
table-event-time-up = Времето изтече: това раздаване е последно.
table-event-time-up-dropped = Времето изтече: това раздаване не се брои.
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
table-words-melds = Свалено: { $melds }.
table-words-flowers = Цветя и сезони: { $tiles }.
table-words-hand = В ръката: { $tiles }.
table-words-pond = Изхвърлени плочки: { $tiles }.
table-meld-chow = чоу: { $tiles }
table-meld-pung = панг: { $tile }
table-meld-kong = открит конг: { $tile }
table-meld-added-kong = допълнен конг: { $tile }
table-meld-concealed-kong = закрит конг: { $tile }
table-question = Можете: { $choices }.
table-question-turn = Ваш ред е.
table-question-declare = обявяване на готова ръка
table-question-flower = сваляне на цвете

## Особени мигове

moment-last = Последното раздаване на играта
moment-last-maybe = Последното раздаване на играта, ако водещият се смени
moment-limit-said = Ръка за максимума: { $names }.
