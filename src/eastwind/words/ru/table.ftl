### Игровой стол: что происходит, о чём спрашивают игрока, подсказка, ход игры.

## Стол

table-region = Игровой стол
table-opening = Стол накрывается…
table-put-off = Мастер за этим столом ещё готовится. Стол откроется сам.
table-go-home = На первую страницу
table-own-hand = Ваши кости
    .again = Нажмите ещё раз, чтобы снести
table-tile-drawn = { $tile }, только что взята
table-tile-dangerous = опасный снос
table-tiles-left-word = { $count ->
    [one] кость
    [few] кости
    [many] костей
   *[other] костей
}
table-dice = Кубики, которыми открыли стену
table-in-hand = { $count ->
    [one] В руке { $count } кость
    [few] В руке { $count } кости
    [many] В руке { $count } костей
   *[other] В руке { $count } костей
}
table-mark-ready = просит
    .short = просит
table-mark-at-once = просит сразу

## Как начинается игра

begin-title = Кто бросил больше всех, тот Восток
begin-title-by-roll = Кубики назвали места
begin-how = Бросок указывает на ветер; если место занято, бросают ещё раз.
begin-taken = Место уже занято: бросок повторён
begin-leads = { $who ->
    [me] Вы Восток и начинаете.
   *[other] Восток — { $name }, с этого места и начинают.
}
begin-leads-number = { $who ->
    [me] Вы начинаете: место { $number }.
   *[other] { $name } начинает: место { $number }.
}
begin-wall-side = { $who ->
    [me] Первые два кубика ({ $first }) указали на вашу стену.
    [empty] Первые два кубика ({ $first }) указали на стену пустой стороны.
   *[other] Первые два кубика ({ $first }) указали на эту стену: { $name }.
}
begin-wall-stack = { $who ->
    [told] { $by ->
        [second] Второй бросок, { $count }:
       *[both] Все четыре, { $count }:
    }
    [me] В вашей стене, оба броска вместе, { $count }:
   *[other] Стена — { $name }, оба броска вместе, { $count }:
} столько стопок отсчитали { $end ->
    [left] слева
   *[right] справа
}.
begin-wall-first = Отсчитанную стопку раздают первой.
begin-needs = нужно { $sums }
begin-failed = не выпало
begin-found = выпало
begin-face-down = Кости, которые никто не взял, переворачивают лицом вниз.
begin-play = К игре

## Слово над местом игрока

table-call-chow = Чоу
table-call-pung = Панг
table-call-kong = Конг
table-call-mahjong = Ма-Джонг!
table-call-ready = Прошу
table-call-at-once = Прошу сразу

## О чём спрашивают игрока

table-asked = Ваше решение
table-asked-hint = Клавиши: C — чоу, P — панг, K — конг, M — Ма-Джонг, пробел — пас.
table-asked-kong = { $name } достраивает конг; его можно ограбить
table-asked-at-once = Объявить просящую руку сразу, до первого сноса?
table-your-turn = Ваш ход: снесите кость
table-chow = Чоу
table-chow-of = Чоу: { $tiles }
table-pung = Панг
table-kong = Конг
table-concealed-kong = Закрытый конг
table-added-kong = Достроить конг
table-lay-own = Выложить
table-lay-own-of = Выложить { $tiles }
table-flower = Выложить
table-flower-of = Выложить { $tile }
table-mahjong = Ма-Джонг!
table-pass = Пас
table-pass-at-once = Нет
table-back = Назад
table-declare-ready = Просящая рука
table-declare-at-once = Просящая рука сразу
table-must-declare = С этим сносом рука объявляется просящей
table-ready-to-win = Объявите просящую руку: без этого выиграть нельзя
    .short = иначе не выиграть
table-danger-warning = { $penalty ->
    [no] Этой кости могут ждать: правила просят её не сносить.
   *[yes] Опасный снос: если кто-то выиграет этой костью, пенальти за всех заплатите вы.
}
table-danger-discard = Всё равно снести
table-danger-keep = Оставить
table-show-bill = Счёт за раздачу
## Почему своя рука не может выиграть

table-bar-furiten = Со сноса выиграть нельзя: то, чего вы ждёте, лежит в вашем же сносе ({ $tiles }).
table-bar-points = Рука собрана ({ $tile }), но объявить её нельзя: очков нужно { $needs }, а есть { $has }.
table-bar-doubles = Рука собрана ({ $tile }), но объявить её нельзя: удвоений нужно { $needs }, а есть { $has }.
table-bar-chows = Рука собрана ({ $tile }), но объявить её нельзя: чоу можно не больше { $needs }, а есть { $has }.
table-bar-exposed = Рука собрана ({ $tile }), но такая рука должна быть закрытой.
table-bar-pair = Пару ({ $tile }) нельзя собрать со сноса, только костью со стены.
table-bar-wall = Рука собрана ({ $tile }), но со сноса здесь не выигрывают, только костью со стены.
table-bar-ready = Рука собрана ({ $tile }), но вы не объявили её просящей.
table-bar-claimed = Рука собрана, но после заявки сначала нужно снести кость.
table-bar-robbing = Этот конг ради вашей руки грабить нельзя ({ $tile }).
table-barred-furiten = не со сноса
table-barred-points = мало очков
table-barred-doubles = мало удвоений
table-barred-chows = слишком много чоу
table-barred-exposed = только закрытая
table-barred-pair = пара: только со стены
table-barred-wall = только со стены
table-barred-ready = не объявлена
table-barred-claimed = сначала снос
table-barred-robbing = конг не ограбить
table-barred-discard = со сноса: { $why }

## Время партии

clock-finished = Когда время выйдет, начатую раздачу доиграют
clock-dropped = Когда время выйдет, начатая раздача не считается
clock-up = последняя раздача

## Что сделалось само

table-auto-flower = Выложено за вас: { $tile }
table-auto-pass = Пас за вас: заявки выключены
table-auto-chow = Пас за вас: чоу не берёте
table-auto-win = Ма-Джонг объявлен за вас
table-passing = Включено: «{ $what }». Выключить
table-auto-sort-off = Вы сами расставили кости: порядок по мастям выключен
table-set-back = Что было дальше, прочитать не удалось: стол возвращён к этому месту.
table-bot-failed = { $name }: бот { $bot } сломался. Вместо него играет другой бот.

## Панель рядом со столом

table-panel = Счёт, ход раздачи, настройки
table-hint = Подсказка
table-score = Счёт
table-score-sheet = По раздачам
table-rules = Правила этого стола
table-switches = Переключатели
table-log = Ход раздачи
table-log-empty = Здесь будет видно, что произошло в этой раздаче.

## Подсказка «Что можно сделать?»

table-help = Что можно сделать?
table-help-off = Включите, и здесь будет видно, каких костей ждать и что снести.
table-help-none = За этим столом играют без подсказок: так договорились.
table-help-empty = Подсказка появится, когда будет что решать.
table-help-complete = Рука собрана
table-help-waiting = Просящая рука
table-help-almost = Один верный снос — и рука просит
table-help-distance = { $count ->
    [one] До просящей руки { $count } кость
    [few] До просящей руки { $count } кости
    [many] До просящей руки { $count } костей
   *[other] До просящей руки { $count } костей
}
table-help-waits = { $kinds ->
    [one] Ждёте костей одного вида.
    [few] Ждёте костей { $kinds } видов.
    [many] Ждёте костей { $kinds } видов.
   *[other] Ждёте костей { $kinds } видов.
} { $count ->
    [0] Насколько вам видно, таких костей не осталось.
    [one] Осталось не больше { $count } кости.
    [few] Осталось не больше { $count } костей.
    [many] Осталось не больше { $count } костей.
   *[other] Осталось не больше { $count } костей.
}
table-help-useful = { $count ->
    [0] Насколько вам видно, полезных костей не осталось.
    [one] Приближает к победе не больше { $count } кости:
    [few] Приближают к победе не больше { $count } костей:
    [many] Приближают к победе не больше { $count } костей:
   *[other] Приближают к победе не больше { $count } костей:
}
table-help-left = { $count ->
    [one] осталось не больше { $count }
    [few] осталось не больше { $count }
    [many] осталось не больше { $count }
   *[other] осталось не больше { $count }
}
table-help-worth = Сколько будет стоить рука: со сноса – со стены
table-help-more = { $count ->
    [one] и ещё { $count } вид
    [few] и ещё { $count } вида
    [many] и ещё { $count } видов
   *[other] и ещё { $count } видов
}
table-help-discard = Снести { $tile }
table-help-then-waits = { $count ->
    [0] рука просит, но таких костей не осталось
    [one] рука просит, поможет { $count } кость
    [few] рука просит, помогут { $count } кости
    [many] рука просит, помогут { $count } костей
   *[other] рука просит, помогут { $count } костей
}
table-help-then = { $distance ->
    [one] до просящей руки { $distance } кость,
    [few] до просящей руки { $distance } кости,
    [many] до просящей руки { $distance } костей,
   *[other] до просящей руки { $distance } костей,
} { $count ->
    [one] поможет { $count }
    [few] помогут { $count }
    [many] помогут { $count }
   *[other] помогут { $count }
}
table-help-after = Если снести { $tile }, помогут
table-help-value = Сколько стоит рука
table-help-bill-with = { $total ->
    [one] Если взять { $tile } и выиграть: { $points } очко.
    [few] Если взять { $tile } и выиграть: { $points } очка.
    [many] Если взять { $tile } и выиграть: { $points } очков.
   *[other] Если взять { $tile } и выиграть: { $points } очков.
}
table-help-bill-now = { $total ->
    [one] Как рука лежит сейчас: { $points } очко.
    [few] Как рука лежит сейчас: { $points } очка.
    [many] Как рука лежит сейчас: { $points } очков.
   *[other] Как рука лежит сейчас: { $points } очков.
}

## Клавиши

table-keys = Клавиши
table-keys-note = Буквы работают по месту клавиши, в любой раскладке.
table-key-space = Пробел
table-keys-move = выбрать кость
table-keys-play = снести поднятую кость; первое нажатие поднимает отмеченную, а если такой нет — только что взятую
table-keys-shift = переставить кость в руке
table-keys-chow = чоу
table-keys-pung = панг
table-keys-kong = конг
table-keys-own = выложить собственное чоу или панг
table-keys-mahjong = Ма-Джонг
table-keys-pick = какое чоу или какой конг
table-keys-pass = пас
table-keys-ready = объявить просящую руку
table-keys-flower = выложить цветок
table-keys-help = подсказка «Что можно сделать?»
table-keys-advice = поднять кость, которую советует подсказка
table-keys-log = ход раздачи
table-keys-score = счёт
table-keys-sort = разложить руку по мастям
table-keys-keys = этот список

## Что произошло: `who` — «me», когда это сделали вы

table-event-deal = { $who ->
    [me] Раздача { $hand }. Кости розданы, вы Восток.
   *[other] Раздача { $hand }. Кости розданы, Восток: { $name }.
}
table-event-deal-number = { $who ->
    [me] Раздача { $hand }. Кости розданы, вы начинаете.
   *[other] Раздача { $hand }. Кости розданы, начинает { $name }.
}
table-event-flower = { $who ->
    [me] Вы выкладываете { $tile }.
   *[other] { $name } выкладывает { $tile }.
}
table-event-draw = Вы берёте { $tile }.
table-event-replacement = Вы берёте свободную кость: { $tile }.
table-event-discard = { $who ->
    [me] Вы сносите { $tile }.
   *[other] { $name } сносит { $tile }.
}
table-event-ready = { $who ->
    [me] Вы объявляете просящую руку.
   *[other] { $name } объявляет просящую руку.
}
table-event-at-once = { $who ->
    [me] Вы объявляете просящую руку сразу.
   *[other] { $name } объявляет просящую руку сразу.
}
table-event-lost-chow = { $who ->
    [me] Ваше чоу уступает более сильной заявке.
   *[other] { $name } хочет чоу, но уступает.
}
table-event-lost-pung = { $who ->
    [me] Ваш панг уступает более сильной заявке.
   *[other] { $name } хочет панг, но уступает.
}
table-event-lost-kong = { $who ->
    [me] Ваш конг уступает более сильной заявке.
   *[other] { $name } хочет конг, но уступает.
}
table-event-lost-mahjong = { $who ->
    [me] Ваш Ма-Джонг уступает: выигрывает другой.
   *[other] { $name } тоже объявляет Ма-Джонг, но уступает.
}
table-event-chow = { $who ->
    [me] Вы берёте { $tile } на чоу (снос: { $from }).
   *[other] { $whose ->
        [me] { $name } берёт { $tile } на чоу (ваш снос).
       *[other] { $name } берёт { $tile } на чоу (снос: { $from }).
    }
}
table-event-pung = { $who ->
    [me] Вы берёте { $tile } на панг (снос: { $from }).
   *[other] { $whose ->
        [me] { $name } берёт { $tile } на панг (ваш снос).
       *[other] { $name } берёт { $tile } на панг (снос: { $from }).
    }
}
table-event-kong = { $who ->
    [me] Вы берёте { $tile } на конг (снос: { $from }).
   *[other] { $whose ->
        [me] { $name } берёт { $tile } на конг (ваш снос).
       *[other] { $name } берёт { $tile } на конг (снос: { $from }).
    }
}
table-event-added-kong = { $who ->
    [me] Вы добавляете { $tile } к своему пангу: конг.
   *[other] { $name } добавляет { $tile } к своему пангу: конг.
}
table-event-concealed-kong = { $who ->
    [me] Вы выкладываете закрытый конг.
   *[other] { $name } выкладывает закрытый конг.
}
table-event-laid-chow = { $who ->
    [me] Вы выкладываете собственное чоу; младшая кость: { $tile }.
   *[other] { $name } выкладывает собственное чоу; младшая кость: { $tile }.
}
table-event-laid-pung = { $who ->
    [me] Вы выкладываете собственный панг: { $tile }.
   *[other] { $name } выкладывает собственный панг: { $tile }.
}
table-event-rob = { $who ->
    [me] Вы грабите конг: { $tile }.
   *[other] { $name } грабит конг: { $tile }.
}
table-event-mahjong = { $who ->
    [me] Ма-Джонг! Вы выигрываете.
   *[other] Ма-Джонг! Выигрывает { $name }.
}
table-event-drawn-hand = Стена кончилась: ничья.
table-event-three-claims = Все трое объявили Ма-Джонг: ничья.
table-event-time-up = Время вышло: эта раздача последняя.
table-event-time-up-dropped = Время вышло: эта раздача не считается.
table-event-refill = Выложены новые свободные кости.
table-event-penalty = { $who ->
    [me] Пенальти: вы платите за всех.
   *[other] Пенальти: { $name } платит за всех.
}
table-event-match-over = Партия окончена.
table-event-match-over-stock = Партия окончена: чей-то запас кончился.

## Стол словами, для тех, кто слушает

table-words-title = Что лежит на столе
table-words-round = { $place }.
table-words-wall = { $count ->
    [one] В стене осталась { $count } кость.
    [few] В стене остались { $count } кости.
    [many] В стене осталось { $count } костей.
   *[other] В стене осталось { $count } костей.
}
table-words-seat = { $who ->
    [me] Вы, { $wind }, счёт { $score }.
   *[other] { $name }, { $wind }, счёт { $score }, костей в руке: { $count }.
}
table-words-ready = Просящая рука.
table-words-melds = Выложено: { $melds }.
table-words-flowers = Цветы и сезоны: { $tiles }.
table-words-hand = В руке: { $tiles }.
table-words-pond = Снос: { $tiles }.
table-meld-chow = чоу: { $tiles }
table-meld-pung = панг: { $tile }
table-meld-kong = открытый конг: { $tile }
table-meld-added-kong = достроенный конг: { $tile }
table-meld-concealed-kong = закрытый конг: { $tile }
table-question = Можно: { $choices }.
table-question-turn = Ваш ход.
table-question-declare = объявить просящую руку
table-question-flower = выложить цветок

## Особые минуты

moment-last = Последняя раздача партии
moment-last-maybe = Последняя раздача партии, если лидер сменится
moment-limit-said = Лимитированная комбинация: { $names }.
