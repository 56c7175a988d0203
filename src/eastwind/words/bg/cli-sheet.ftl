## Тетрадката за точки на истинска маса: какво казват за нея сървърът и командният ред

keep-held = { $name } – { $count }
keep-fault-table = { $name } ({ $tile }): на масата са { $count }, а { $copies ->
    [one] има само една такава плочка
   *[other] има само { $copies } такива плочки
}. Къде са: { $others }.
keep-fault-lacking = { $name }: за победа { $count ->
    [one] липсва една плочка
   *[other] липсват { $count } плочки
}.
keep-fault-no-win = { $name }: с тези плочки не се печели.
keep-fault-seats = Кой е спечелил и откъде е дошла последната плочка – едното не се връзва с другото.
keep-fault-settlement = Тези правила не уреждат раздаване с такъв край.
keep-fault-sum = Сумите на поправката трябва да дават 0, а дават { $total }.
keep-doubt-digest = Правилата ({ $rules }) не са съвсем тези, с които играта е започнала: резултатите може да се различават.
keep-doubt-same-id = Записът { $entry } (раздаване { $hand }) има същия идентификатор като запис { $other } и двата се броят. Ако са едно и също, зачеркнете единия.
keep-doubt-after-end = Запис { $entry } (раздаване { $hand }): играта вече беше свършила.
keep-doubt-both = Запис { $entry } (раздаване { $hand }), { $name }: и число, и плочки. Брои се числото: { $points }.
keep-doubt-limit = Запис { $entry } (раздаване { $hand }), { $name }: { $points } е повече, отколкото може да струва ръка по тези правила ({ $limit }).
keep-doubt-told = Запис { $entry } (раздаване { $hand }), { $name }: { $said } Брои се така, както е записано.
keep-doubt-outcomes = Резултати във файла: { $said }, а според записите са { $found }.
keep-doubt-hand = раздаване { $hand }: във файла е { $said }, а излиза { $found }
keep-doubt-end = Край на играта: във файла е { $said }, а излиза { $found }
keep-column-hand = раздаване
keep-column-round = кръг
keep-column-dealer = водещ
keep-column-what = какво стана
keep-column-worth = стойност
keep-column-net = спечелено/загубено
keep-column-score = резултат
keep-won = победа
keep-drawn = равен резултат
keep-false-win = погрешно обявяване
keep-correction = поправка

keep-no-name = Игра
keep-hand = Раздаване { $hand }, { $round }, водещ { $dealer }
keep-hand-won = Печели { $name }: { $total }
keep-worth = { $name }: { $total }
keep-pays = { $payer } плаща на { $payee } { $amount }
keep-standing = Резултат
keep-doubts = Какво не излиза
keep-adds-up = Всичко излиза.
keep-owes = Дълг: { $debtor } → { $creditor }, { $amount }
