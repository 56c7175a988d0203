### Калкулатор: колко струва една ръка?

calculator-title = Калкулатор
    .line = Наредете ръка и вижте колко струва по които и да е правила
home-workshop = Работилница
calculator-open = Отвори в калкулатора

## Ръката

calculator-hand = Ръката
calculator-empty = Докосвайте плочките на ръката: сметката следва всяко докосване.
calculator-hidden = Плочки в ръката
calculator-sets = Комбинации на масата
calculator-flowers = Цветя и сезони
calculator-size = Плочки: { $count } от { $whole }, конгът се брои за три
calculator-take-back = Махни: { $tile }
calculator-clear = Изчисти
calculator-undo = Отмени
calculator-redo = Върни
calculator-said-laid = { $tile }. Плочки: { $count }
calculator-said-cleared = Всички плочки са махнати.

## Плочки за избор

calculator-palette = Плочки за избор
calculator-place = Къде отива плочката
calculator-place-hand = Ръка
calculator-place-chow = Чоу
calculator-place-pung = Панг
calculator-place-kong = Конг
calculator-place-concealed-kong = Закрит конг
calculator-tile-laid = { $tile }, наредени: { $count }
calculator-typing = { $digits }… а сега цветът: m дзи, p кръгчета, s бамбук, z ветрове и дракони, f цветя
calculator-why-five = И четирите вече са наредени: { $tile }.
calculator-why-full = Ръката вече има четиринадесет плочки: първо махнете една.
calculator-why-room = Няма място за цяла комбинация: първо махнете плочки от ръката.
calculator-why-sets = На масата вече има четири комбинации, повече няма.
calculator-why-copies = Не са останали толкова: { $tile }.
calculator-why-chow = Чоу не започва с тази плочка: { $tile }. Чоу е от дзи, кръгчета или бамбук.
calculator-why-flower = Такава има само една и тя вече е наредена: { $tile }.

## Клавиатурата

calculator-keys = Клавиатура
calculator-key-tile = Плочка: число, после цвят (m дзи, p кръгчета, s бамбук, z оньори, f цветя)
calculator-key-move = Движение между плочките
calculator-key-back = Махни последната плочка
calculator-key-paste = Постави ръка или връзка

## Кой, къде и как

calculator-circumstances = Как стана
calculator-seat = Вашият вятър
calculator-seat-number = Вашето място
calculator-round = Вятърът на кръга
calculator-won = Ръката
calculator-won-yes = печели
calculator-won-no = не печели
calculator-last = Печелившата плочка
calculator-by = Откъде дойде
calculator-by-wall = от стената
calculator-by-discard = изхвърлена
calculator-by-loose = свободна плочка
calculator-by-last-wall = последна от стената
calculator-by-last-discard = последната изхвърлена
calculator-by-robbed-kong = от ограбен конг
calculator-events = И освен това
calculator-cannot-be = С тази ръка на това място не може да бъде.
calculator-ready = Обявена е готова ръка
calculator-where = { $seat }, преобладаващ вятър: { $round }

## Правила

calculator-rules = Набор правила
calculator-rules-other = Сравни с
calculator-compare = Сравни с други правила
calculator-compare-end = Край на сравнението
calculator-compare-same = И двата набора правила броят тази ръка еднакво.
calculator-compared = { $one } и { $other } едно до друго
calculator-rule = Правило
calculator-differs = различава се

## Отговорът

calculator-result = Колко струва
calculator-start = Още нищо не е наредено. Докоснете плочка, напишете 5p, поставете ръка или вижте някоя прочута.
calculator-as-it-lies = Както е наредена
calculator-worth = Струва { $worth }
calculator-limit = { $names }: ръка за максимума, { $total }
calculator-to-lay = { $count ->
    [one] Остава да се нареди { $count } плочка
   *[other] Остава да се наредят { $count } плочки
}
calculator-short = { $count ->
    [1] Липсва една плочка
    [one] Липсва { $count } плочка
   *[other] Липсват { $count } плочки
}
calculator-then-short = { $count ->
    [1] Тогава липсва една плочка:
    [one] Тогава липсва { $count } плочка:
   *[other] Тогава липсват { $count } плочки:
}
calculator-complete-unwon = Завършена ръка, но се брои като непечеливша
calculator-complete-barred = Завършена ръка, но с нея не може да се спечели
calculator-bar-points = За победа преди дублирането са нужни точки: { $needs }, а ръката има { $has }.
calculator-bar-doubles = За победа са нужни дублирания: { $needs }; има: { $has }.
calculator-bar-chows = Най-много чоу в печеливша ръка: { $needs }.
calculator-bar-exposed = Печелившата ръка трябва да е закрита: без комбинации, взети от другите.
calculator-bar-pair = Чифтът не може да се завърши с изхвърлена плочка, а само с изтеглена.
calculator-bar-wall = Тук не се печели с изхвърлена плочка, а само с изтеглена от стената.
calculator-bar-robbing = Този конг не може да се ограби.
calculator-bar-ready = Печели само обявена готова ръка.
calculator-bar-form = По тези правила ръка от този вид не печели: { $form }.
calculator-no-wait = Липсва една плочка, но такава не е останала или с нея не може да се спечели.
calculator-waits = Ръката чака { $tiles } и ще струва { $worth }.
calculator-waits-barred = Ръката чака { $tiles }, но така не може да спечели.
calculator-waits-many = { $count ->
    [one] Ръката чака { $count } вид плочки и ще струва { $worth }.
   *[other] Ръката чака { $count } вида плочки и ще струва { $worth }.
}
calculator-from-to = от { $least } до { $most }
calculator-waits-caption = Какво завършва ръката и колко ще струва тя
calculator-tile = Плочка
calculator-left = Остават
calculator-lay = Нареди { $tile }
calculator-useful = По-близо до целта водят:
calculator-discard = Ръката не е завършена. Най-добре е да изхвърлите { $tile }.
calculator-discard-waits = Ръката не е завършена. Изхвърлете { $tile }. { $waits }
calculator-offline = Сървърът не отговаря. Сметката ще дойде, щом отговори.
calculator-refused = С тези варианти правилата не могат да се ползват. Моля, променете ги.

## Записът, връзка, картинка

calculator-notation = Запис
calculator-notation-about = Комбинациите са в [ ], закритите конгове в ( ), печелившата плочка е последна: 123m 456p 5z [234s] (1111z) 5z
calculator-notation-letter = Място { $at }: { $piece }. След цифрите идва цветът: m, p, s, z или f.
calculator-notation-cyrillic = Място { $at }: { $piece } е буква на кирилица. Цветовете се пишат с латинските букви m, p, s, z и f.
calculator-notation-digits = Място { $at }: пред { $piece } трябва цифра, например 5{ $piece }.
calculator-notation-rank = Място { $at }: няма плочка { $piece }.
calculator-notation-bracket = Място { $at }: скобата { $piece } е сама.
calculator-notation-set = Място { $at }: { $piece } не е комбинация. Комбинациите са [234m], [555p], [5555p] или (5555p).
calculator-not-pasted = Поставеното не е ръка. { $why }
calculator-share = Изпрати ръката
calculator-share-short = Изпрати
calculator-link-about = Във връзката са цялата ръка и правилата. На сървъра не остава нищо.
calculator-link-damaged = Част от връзката не можа да се прочете. Тук е останалото.
calculator-send = Изпрати картинката
calculator-save-picture = Запази картинката
calculator-picture-alt = Ръката и сметката ѝ като картинка
calculator-picture-failed = Картинката не се получи. Връзката работи и така.

## Примери

calculator-examples = Примерни ръце
calculator-examples-short = Примери
calculator-examples-show = Покажи примери
calculator-examples-limit = Ръце за максимума
calculator-examples-doubles = Какво носи дублиране
calculator-examples-points = Какво носи точки
calculator-examples-none = По тези правила всяка победа струва еднакво.

## Цялата маса

settlement-title = Кой на кого плаща
    .line = Четири ръце, кой е спечелил и кой е изхвърлил: кой какво плаща и получава
settlement-open = Сметни цялата маса
settlement-winner = Кой спечели
settlement-nobody = Никой
settlement-tile = Печелившата плочка
settlement-wall = от стената
settlement-gave = изхвърлена: { $wind }
settlement-penalty = Изхвърлилият плаща за всички
    .about = Изхвърленото е било опасно по тези правила.
settlement-waiting = На кого се плаща за чакаща ръка
settlement-ready = На кого се плаща за обявена готова ръка
settlement-hands = Ръцете
settlement-whose = Чия ръка
settlement-points = Точки, ако вече са преброени
settlement-by-tiles = Броене по плочките
settlement-lay = Подреждане на плочките
settlement-laid = { $count } от { $whole } плочки: брои се само това, което лежи тук.
settlement-winner-only = По тези правила важи само ръката на победителя.
settlement-compared-points = Въведените точки важат еднакво и по двата набора правила.
settlement-unwon = Ръката на победителя не е пълна или не може да спечели: плаща се така, както лежи.
settlement-share = Изпращане на сметката
settlement-link-about = Връзката съдържа всички ръце и правилата. На сървъра не се пази нищо.
settlement-net = { $wind } { $sum }
settlement-clear = Отначало
settlement-about = Подредете ръцете на всички или впишете точките им: кой на кого плаща се вижда веднага.
