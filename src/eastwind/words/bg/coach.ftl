# `eastwind review`: игра, прегледана с треньора
cli-review-title = { $name } · { $rules } · { $hands ->
    [one] { $hands } раздаване
   *[other] { $hands } раздавания
}, { $decisions ->
    [one] { $decisions } решение
   *[other] { $decisions } решения
}
cli-review-progress = { $percent } % · ходове в секунда: { $rate } · остават { $left }
cli-review-hand = Раздаване
cli-review-result = Резултат
cli-review-deal = Раздаденото
cli-review-cost = Свои ходове
cli-review-rest = Останалото
cli-review-all = Общо
cli-review-leads = води
cli-review-columns = Раздаденото: колко биха стрували за майстор над обичайното за това място. Свои ходове: какво доказано е подарено. Останалото: тегленето и ходовете на другите.
cli-review-dearest = Най-скъпите ходове
cli-review-none = За нито един ход не може да се каже, че е струвал нещо.
cli-review-where = Раздаване { $hand }, решение { $place }: { $position }
cli-review-did = Вие: { $did }. По-добре: { $best }, средно с { $points } т. ({ $interval }).
cli-review-because = { $reasons }.
coach-because-win = това е победа
coach-because-nearer = липсващи плочки: { $best }, а не { $other }
coach-because-tiles = полезни плочки: { $best }, а не { $other }
coach-because-waits = плочки, с които ръката печели: { $best }, а не { $other }
coach-because-doubles = остават оньори, комбинация от които дублира: възможни дублирания { $best }, а не { $other }
coach-because-suit = ръката е по-близо до един цвят: плочки извън него { $best }, а не { $other }
coach-because-limit = до ръка за максимума липсват плочки: { $best }, а не { $other }
coach-because-pair = другото изхвърляне разваля чифт: остават чифтове { $best }, а не { $other }
coach-because-safe = другата плочка е опасно да се даде
coach-because-chance = печели { $best } пъти от 100, а не { $other }
coach-because-worth = победата струва { $best }, а не { $other }
coach-because-fed = с ваша плочка печелят { $best } пъти от 100, а не { $other }
coach-move-discard = изхвърляне на { $tile }
coach-move-discard-ready = изхвърляне на { $tile }, готова ръка
coach-move-discard-at-once = изхвърляне на { $tile }, готова от началото
coach-move-concealed-kong = закрит конг { $tile }
coach-move-added-kong = конг { $tile }, допълнен
coach-move-flower = сваляне на { $tile }
coach-move-chow = чоу от { $tile }
coach-move-pung = панг
coach-move-kong = конг
coach-move-mahjong = ма джонг
coach-move-pass = пас
coach-move-ready-at-once = готова от началото
coach-move-lay-chow = сваляне на чоу от { $tile }
coach-move-lay-pung = сваляне на панг { $tile }

# В прегледа
coach-ask = Какво струваше?
coach-asking = Пробвам ходовете в няколкостотин раздавания…
coach-how = Пробвано в { $deals } раздавания, които отговарят на това, което знаехте. В точки спрямо най-добрия ход.
coach-you = Вие
coach-interval = от { $low } до { $high }
coach-row = победа { $won }, средно { $worth } · с ваша плочка { $fed } · друг си изтегля { $drawn }
coach-cost = Средно { $points } ({ $interval }). По-добре: { $best }.
coach-no-difference = Разлика от най-добрия ход не се вижда.
coach-nothing-lost = Нищо не е загубено.

# На масата, докато се мисли
coach-switch = Треньор: да пробва ходовете
coach-off = Всеки ход се доиграва в раздавания, които отговарят на това, което знаете.
coach-trying = Пробвам ходовете…
coach-closer = Гледам по-точно…
coach-best = Най-добре: { $best }.
coach-some-equal = { $count ->
    [one] Най-добре: { $best }. Още { $count } ход не е по-лош.
   *[other] Най-добре: { $best }. Още { $count } хода не са по-лоши.
}
coach-all-equal = Разлика между ходовете не се вижда.
coach-equal = без разлика
coach-chances = Тогава печелите в { $won } от случаите (средно { $worth } т.); друг с ваша плочка в { $fed }, със своя изтеглена в { $drawn }, с чужда изхвърлена в { $others }; никой в { $nobody }.
coach-more = { $count ->
    [one] Още { $count } ход
   *[other] Още { $count } хода
}
coach-fewer = По-малко ходове
