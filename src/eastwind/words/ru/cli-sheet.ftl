## Счётная книга настоящего стола: что о ней говорят сервер и командная строка

keep-held = { $name } — { $count }
keep-fault-table = { $name } ({ $tile }): на столе { $count }, а всего { $copies ->
    [one] есть только одна такая
    [few] есть только { $copies } таких
    [many] есть только { $copies } таких
   *[other] есть только { $copies } таких
}. Где они: { $others }.
keep-fault-lacking = { $name }: для Ма-Джонга не хватает { $count ->
    [one] { $count } кости
    [few] { $count } костей
    [many] { $count } костей
   *[other] { $count } костей
}.
keep-fault-no-win = { $name }: из этих костей Ма-Джонга не выходит.
keep-fault-seats = Кто выиграл и откуда взялась последняя кость — одно с другим не сходится.
keep-fault-settlement = Эти правила не знают расчёта за раздачу с таким концом.
keep-fault-sum = Суммы поправки должны давать 0, а дают { $total }.
keep-doubt-digest = Правила ({ $rules }) не совсем те, с которыми партия начиналась: итоги могут отличаться.
keep-doubt-same-id = Запись { $entry } (раздача { $hand }) имеет тот же идентификатор, что и запись { $other }; учтены обе. Если это одно и то же, вычеркните одну.
keep-doubt-after-end = Запись { $entry } (раздача { $hand }): партия к этому времени уже закончилась.
keep-doubt-both = Запись { $entry } (раздача { $hand }), { $name }: и число, и кости. Учтено число: { $points }.
keep-doubt-limit = Запись { $entry } (раздача { $hand }), { $name }: { $points } – больше, чем может дать рука по этим правилам ({ $limit }).
keep-doubt-told = Запись { $entry } (раздача { $hand }), { $name }: { $said } Учтено так, как записано.
keep-doubt-outcomes = Итогов в файле: { $said }, а по записям их { $found }.
keep-doubt-hand = раздача { $hand }: в файле { $said }, а выходит { $found }
keep-doubt-end = Конец партии: в файле { $said }, а выходит { $found }
keep-column-hand = раздача
keep-column-round = раунд
keep-column-dealer = лидер
keep-column-what = что было
keep-column-worth = стоимость
keep-column-net = выигрыш
keep-column-score = счёт
keep-won = выигрыш
keep-drawn = ничья
keep-false-win = ложное объявление
keep-correction = поправка

keep-no-name = Партия
keep-hand = Раздача { $hand }, { $round }, лидер: { $dealer }
keep-hand-won = Выигрыш: { $name }, { $total }
keep-worth = { $name }: { $total }
keep-pays = { $payer } → { $payee }: { $amount }
keep-standing = Счёт
keep-doubts = Что не сходится
keep-adds-up = Всё сходится.
keep-owes = Долг: { $debtor } → { $creditor }, { $amount }
