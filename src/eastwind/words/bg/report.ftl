# Отчетът за една симулация. Числата идват вече записани на езика.

report-title = Симулация
report-title-compared = Симулация: преди и след
report-contents = Съдържание
report-before = Преди
report-after = След
report-hands = { $count ->
    [one] { $shown } раздаване
   *[other] { $shown } раздавания
}
report-seed = начално число { $seed }
report-how-compared = Същите играчи, също толкова раздавания и същото начално число по двата набора правила. Разликата е подчертана там, където случайността едва ли стига, за да я обясни.
report-sure = Случайността едва ли стига, за да обясни тази разлика.

## С един поглед

report-drawn = Равен резултат
report-value = Печеливша ръка струва
report-value-spread = половината най-много { $half }, 99 от 100 най-много { $most }
report-length-mean = Изхвърлени плочки в раздаване
report-self-drawn = Спечелено с изтеглена плочка
report-east-gains = Изток печели средно на раздаване
report-swing = Едно раздаване променя сметката на играч с
report-swing-line = нагоре или надолу, средноквадратично
report-cut = Печеливши ръце, отрязани от максимума
report-limit-hands-won = Ръце за максимума сред печелившите
report-several = Печелят няколко наведнъж

## Играчи и ветрове

report-players = Играчите
report-players-line = Колко печели или губи всеки на раздаване след всички плащания.
report-seat = Място
report-level = Ниво
report-points = Точки на раздаване
report-won = Печели
report-own-draw = от тях с изтеглена плочка
report-gave = Дава печелившата плочка
report-value-of-won = Стойност на спечелените ръце
report-winds = Ветровете
report-winds-line = Какво носи мястото на Изток и какво струват другите места.
report-wind = Вятър
report-winds-mixed = Играчите не са еднакво силни, а който печели, остава по-дълго Изток: част от спечеленото на Изток се дължи на по-силния.

## Как завършват раздаванията

report-endings = Как завършват раздаванията
report-endings-line = Откъде е дошла плочката, която е завършила ръката.
report-won-with = Спечелено с
report-of-won = от всички спечелени раздавания
report-of-hands = от всички раздавания
report-penalties = Един плаща за всички
report-source-none = плочките от раздаването
report-source-wall = плочка от стената
report-source-discard = изхвърлена плочка
report-source-loose = свободна плочка
report-source-last-wall = последната плочка от стената
report-source-last-discard = последната изхвърлена плочка
report-source-robbed-kong = ограбен конг
report-length = Колко трае едно раздаване
report-length-line = Раздаванията според броя на изхвърлените плочки, всички играчи заедно.
report-discards-axis = изхвърлени плочки

## Колко струват ръцете

report-values = Колко струват ръцете
report-values-line = В точки преди плащанията: ръцете на победителите и ръцете на останалите, когато някой печели.
report-worth = Точки
report-winners = Ръце на победители
report-losers = Ръце на останалите
report-from = { $begin } и повече
report-patterns = Редове в сметката
report-patterns-line = Колко често всеки ред стои в сметката на победителя и какво носи.
report-pattern = Ред
report-by-points = Точки
report-by-doubles = Дублирания
report-of-winners = При победителите
report-gain = Носи
report-hand-worth = Такива ръце струват
report-of-losers = При останалите
report-limit-hands = Ръце за максимума
report-limit-hands-line = Колко рядко се печели с всяка от тях. Всяка черта по-наляво е десет пъти по-рядко.
report-limit-hand = Ръка
report-how-rare = Колко е рядка
report-seen = Срещната
report-once-in = Веднъж на толкова раздавания
report-once-between = почти сигурно между
report-rarer-than = по-рядко от { $hands }
report-limit = Максимумът
report-limit-line = Ръцете на победителите, както са изиграни, пресметнати с други максимуми. Ръцете за максимума струват толкова, колкото е този максимум.
report-limit-of = Максимум
report-no-limit = без максимум
report-as-played = както е играно
report-would-be-cut = Отрязани ръце
report-cut-words = Максимумът отрязва { $cut } от печелившите ръце, средно с { $lost } точки, и { $losers } от ръцете на останалите.

## Как се чете

report-notes = Как се чете това
report-note-interval = Малките числа са интервали: в 95 от 100 такива симулации истинската стойност е вътре. За дяловете са по Уилсън, за средните – 1,96 стандартни грешки в двете посоки.
report-note-gain = Един ред носи толкова, с колкото по-малко би струвала същата ръка, ако той не се броеше – след всички дублирания и максимума. Ръка за максимума носи всичко, което струва.
report-note-bots = Раздаванията са изиграни от ботове. Хората играят иначе: числата казват повече за правилата, отколкото за вас.
report-note-limit = При други максимуми ръцете остават, както са изиграни: никой не играе другояче, защото може да се спечели повече или по-малко.
report-again = Същите раздавания още веднъж:
report-made-by = Eastwind { $version } · набор правила { $digest }
