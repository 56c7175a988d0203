# `eastwind review`: партия, разобранная с тренером
cli-review-title = { $name } · { $rules } · { $hands ->
    [one] { $hands } раздача
    [few] { $hands } раздачи
    [many] { $hands } раздач
   *[other] { $hands } раздачи
}, { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
    [many] { $decisions } решений
   *[other] { $decisions } решения
}
cli-review-progress = { $percent } % · ходов в секунду: { $rate } · осталось { $left }
cli-review-hand = Раздача
cli-review-result = Итог
cli-review-deal = Расклад
cli-review-cost = Свои ходы
cli-review-rest = Остальное
cli-review-all = Вместе
cli-review-leads = лидер
cli-review-columns = Расклад: сколько эти кости принесли бы мастеру сверх того, что это место приносит обычно. Свои ходы: сколько на них потеряно наверняка. Остальное: что пришло со стены и ходы остальных.
cli-review-dearest = Самые дорогие ходы
cli-review-none = Ни про один ход нельзя сказать, что он чего-то стоил.
cli-review-where = Раздача { $hand }, решение { $place }: { $position }
cli-review-did = Вы: { $did }. Лучше: { $best }, в среднем на { $points } очк. ({ $interval }).
cli-review-because = { $reasons }.
coach-because-win = это выигрыш
coach-because-nearer = не хватает костей: { $best }, а не { $other }
coach-because-tiles = подходящих костей: { $best }, а не { $other }
coach-because-waits = костей, которыми рука выигрывает: { $best }, а не { $other }
coach-because-doubles = остаются козыри, группа которых удваивает: возможных удвоений { $best }, а не { $other }
coach-because-suit = рука ближе к одной масти: костей вне её { $best }, а не { $other }
coach-because-limit = до лимитированной комбинации не хватает костей: { $best }, а не { $other }
coach-because-pair = другой снос разбивает пару: остаётся пар { $best }, а не { $other }
coach-because-safe = другую кость опасно отдавать
coach-because-chance = выигрыш { $best } раз из 100, а не { $other }
coach-because-worth = выигрыш стоит { $best }, а не { $other }
coach-because-fed = с вашего сноса выигрывают { $best } раз из 100, а не { $other }
coach-move-discard = снос { $tile }
coach-move-discard-ready = снос { $tile }, рука просит
coach-move-discard-at-once = снос { $tile }, рука просит сразу
coach-move-concealed-kong = закрытый конг { $tile }
coach-move-added-kong = конг { $tile }, достроенный
coach-move-flower = выложить { $tile }
coach-move-chow = чоу от { $tile }
coach-move-pung = панг
coach-move-kong = конг
coach-move-mahjong = Ма-Джонг
coach-move-pass = пас
coach-move-ready-at-once = просящая рука сразу
coach-move-lay-chow = выложить чоу от { $tile }
coach-move-lay-pung = выложить панг { $tile }

# В повторе
coach-ask = Чего это стоило?
coach-asking = Пробую ходы в нескольких сотнях раскладов…
coach-how = Испробовано в раскладах, возможных при том, что вы знали: { $deals }. В очках, по сравнению с лучшим ходом.
coach-you = Вы
coach-interval = от { $low } до { $high }
coach-row = выигрыш { $won }, в среднем { $worth } · с вашего сноса { $fed } · у другого со стены { $drawn }
coach-cost = В среднем { $points } ({ $interval }). Лучше: { $best }.
coach-no-difference = Отличия от лучшего хода не видно.
coach-nothing-lost = Ничего не потеряно.

# За столом, пока думаешь
coach-switch = Тренер: испробовать ходы
coach-off = Каждый ход доигрывается в раскладах, возможных при том, что вы знаете.
coach-trying = Пробую ходы…
coach-closer = Считаю точнее…
coach-best = Лучше всего: { $best }.
coach-some-equal = { $count ->
    [one] Лучше всего: { $best }. Ещё { $count } ход не хуже.
    [few] Лучше всего: { $best }. Ещё { $count } хода не хуже.
    [many] Лучше всего: { $best }. Ещё { $count } ходов не хуже.
   *[other] Лучше всего: { $best }. Ещё { $count } хода не хуже.
}
coach-all-equal = Разницы между ходами не видно.
coach-equal = без разницы
coach-chances = Тогда вы выигрываете в { $won } случаев (в среднем { $worth } очк.); другой — с вашего сноса в { $fed }, сам со стены — в { $drawn }, с чужого сноса — в { $others }; никто — в { $nobody }.
coach-more = { $count ->
    [one] Ещё { $count } ход
    [few] Ещё { $count } хода
    [many] Ещё { $count } ходов
   *[other] Ещё { $count } хода
}
coach-fewer = Меньше ходов
