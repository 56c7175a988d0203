### Калькулятор: сколько стоит рука?

calculator-title = Калькулятор
    .line = Выложите руку и узнайте, сколько она стоит по любым правилам
home-workshop = Мастерская
calculator-open = Открыть в калькуляторе

## Рука

calculator-hand = Рука
calculator-empty = Нажимайте на кости: счёт меняется с каждой.
calculator-hidden = Закрытые кости
calculator-sets = Группы на столе
calculator-flowers = Цветы и сезоны
calculator-size = Костей: { $count } из { $whole }, конг считается за три
calculator-take-back = Убрать: { $tile }
calculator-clear = Очистить
calculator-undo = Отменить
calculator-redo = Вернуть
calculator-said-laid = { $tile }. Костей: { $count }
calculator-said-cleared = Все кости убраны.

## Кости для выбора

calculator-palette = Кости для выбора
calculator-place = Куда ляжет кость
calculator-place-hand = Рука
calculator-place-chow = Чоу
calculator-place-pung = Панг
calculator-place-kong = Конг
calculator-place-concealed-kong = Закрытый конг
calculator-tile-laid = { $tile }, выложено: { $count }
calculator-typing = { $digits }… теперь масть: m символы, p точки, s бамбуки, z ветры и драконы, f цветы
calculator-why-five = Все четыре уже лежат: { $tile }.
calculator-why-full = В руке уже четырнадцать костей: сначала уберите одну.
calculator-why-room = Для группы нет места: сначала уберите закрытые кости.
calculator-why-sets = На столе уже четыре группы, больше в руке не бывает.
calculator-why-copies = Столько уже не осталось: { $tile }.
calculator-why-chow = С этой кости чоу не начать: { $tile }. Чоу бывает из символов, точек или бамбуков.
calculator-why-flower = Такая кость одна, и она уже лежит: { $tile }.

## Клавиатура

calculator-keys = Клавиатура
calculator-key-tile = Кость: число, затем масть (m символы, p точки, s бамбуки, z козыри, f цветы)
calculator-key-move = Двигаться по костям
calculator-key-back = Убрать последнюю кость
calculator-key-paste = Вставить руку или ссылку

## Кто, где и как

calculator-circumstances = Как это было
calculator-seat = Ваш ветер
calculator-seat-number = Ваше место
calculator-round = Ветер раунда
calculator-won = Рука
calculator-won-yes = выигрывает
calculator-won-no = не выигрывает
calculator-last = Выигрышная кость
calculator-by = Она пришла
calculator-by-wall = со стены
calculator-by-discard = со сноса
calculator-by-loose = свободная кость
calculator-by-last-wall = последняя в стене
calculator-by-last-discard = с последнего сноса
calculator-by-robbed-kong = из ограбленного конга
calculator-events = А ещё
calculator-cannot-be = С этой рукой на этом месте такого быть не может.
calculator-ready = Объявлена просящая рука
calculator-where = { $seat }, преимущественный ветер: { $round }

## Правила

calculator-rules = Набор правил
calculator-rules-other = Сравнить с
calculator-compare = Сравнить с другими правилами
calculator-compare-end = Больше не сравнивать
calculator-compare-same = Оба набора правил считают эту руку одинаково.
calculator-compared = { $one } и { $other } рядом
calculator-rule = Правило
calculator-differs = отличается

## Ответ

calculator-result = Сколько стоит рука
calculator-start = Пока ничего не лежит. Нажмите на кость, наберите 5p, вставьте руку или посмотрите на знаменитую.
calculator-as-it-lies = Как лежит
calculator-worth = Стоит { $worth }
calculator-limit = { $names }: лимитированная комбинация, { $total }
calculator-to-lay = { $count ->
    [one] Осталось выложить { $count } кость
    [few] Осталось выложить { $count } кости
    [many] Осталось выложить { $count } костей
   *[other] Осталось выложить { $count } кости
}
calculator-short = { $count ->
    [1] Не хватает одной кости
    [one] Не хватает { $count } кости
    [few] Не хватает { $count } костей
    [many] Не хватает { $count } костей
   *[other] Не хватает { $count } костей
}
calculator-then-short = { $count ->
    [1] Тогда не хватает одной кости:
    [one] Тогда не хватает { $count } кости:
    [few] Тогда не хватает { $count } костей:
    [many] Тогда не хватает { $count } костей:
   *[other] Тогда не хватает { $count } костей:
}
calculator-complete-unwon = Рука собрана, но выигравшей не считается
calculator-complete-barred = Рука собрана, но выиграть с ней нельзя
calculator-bar-points = Для выигрыша до удвоений нужно очков: { $needs }, а в руке { $has }.
calculator-bar-doubles = Удвоений для выигрыша нужно: { $needs }; есть: { $has }.
calculator-bar-chows = Чоу в выигрышной руке можно не больше: { $needs }.
calculator-bar-exposed = Выигрышная рука должна быть закрытой: без групп, взятых у других.
calculator-bar-pair = Пару нельзя собрать со сноса, только костью со стены.
calculator-bar-wall = Со сноса здесь не выигрывают, только костью со стены.
calculator-bar-robbing = Этот конг грабить нельзя.
calculator-bar-ready = Выиграть может только объявленная просящая рука.
calculator-bar-form = Такая рука по этим правилам не выигрывает: { $form }.
calculator-no-wait = Не хватает одной кости, но таких не осталось или с ней нельзя выиграть.
calculator-waits = Рука ждёт: { $tiles }. Стоимость — { $worth }.
calculator-waits-barred = Рука ждёт: { $tiles }, но выиграть так нельзя.
calculator-waits-many = { $count ->
    [one] Рука ждёт кости { $count } вида. Стоимость — { $worth }.
    [few] Рука ждёт кости { $count } видов. Стоимость — { $worth }.
    [many] Рука ждёт кости { $count } видов. Стоимость — { $worth }.
   *[other] Рука ждёт кости { $count } вида. Стоимость — { $worth }.
}
calculator-from-to = от { $least } до { $most }
calculator-waits-caption = Что завершит руку и сколько она будет стоить
calculator-tile = Кость
calculator-left = Осталось
calculator-lay = Выложить { $tile }
calculator-useful = Приближают к выигрышу:
calculator-discard = Рука не собрана. Лучше всего снести { $tile }.
calculator-discard-waits = Рука не собрана. Снесите { $tile }. { $waits }
calculator-offline = Сервер не отвечает. Счёт появится, как только он ответит.
calculator-refused = С такими настройками эти правила не работают. Измените их.

## Запись, ссылка, картинка

calculator-notation = Запись
calculator-notation-about = Группы стоят в [ ], закрытые конги в ( ), выигрышная кость последней: 123m 456p 5z [234s] (1111z) 5z
calculator-notation-letter = Место { $at }: { $piece }. После цифр идёт масть: m, p, s, z или f.
calculator-notation-cyrillic = Место { $at }: { $piece } — кириллица. Масти обозначаются латинскими буквами m, p, s, z и f.
calculator-notation-digits = Место { $at }: перед { $piece } нужна цифра, например 5{ $piece }.
calculator-notation-rank = Место { $at }: кости { $piece } нет.
calculator-notation-bracket = Место { $at }: скобка { $piece } без пары.
calculator-notation-set = Место { $at }: { $piece } — не группа. Группы: [234m], [555p], [5555p] или (5555p).
calculator-not-pasted = Вставлено что-то другое, не рука. { $why }
calculator-share = Отправить руку
calculator-share-short = Отправить
calculator-link-about = В ссылке вся рука и правила. На сервере ничего не хранится.
calculator-link-damaged = Часть ссылки прочитать не удалось. Здесь то, что удалось.
calculator-send = Отправить картинку
calculator-save-picture = Сохранить картинку
calculator-picture-alt = Рука и её счёт картинкой
calculator-picture-failed = Картинку нарисовать не удалось. Ссылка всё равно работает.

## Примеры

calculator-examples = Примеры рук
calculator-examples-short = Примеры
calculator-examples-show = Показать примеры
calculator-examples-limit = Лимитированные комбинации
calculator-examples-doubles = За что даётся удвоение
calculator-examples-points = За что даются очки
calculator-examples-none = По этим правилам все выигрыши стоят одинаково.

## Весь стол

settlement-title = Кто кому платит
    .line = Четыре руки, кто выиграл и чей был снос: что каждый платит и получает
settlement-open = Рассчитать весь стол
settlement-winner = Кто выиграл
settlement-nobody = Никто
settlement-tile = Выигрышная кость
settlement-wall = со стены
settlement-gave = снос: { $wind }
settlement-penalty = Платит за всех тот, чей снос
    .about = По этим правилам снос был опасным.
settlement-waiting = Кому платят за просящую руку
settlement-ready = Кому платят за объявленную просящую руку
settlement-hands = Руки
settlement-whose = Чья рука
settlement-points = Очки, если они уже подсчитаны
settlement-by-tiles = Считать по костям
settlement-lay = Выложить кости
settlement-laid = { $count } из { $whole } костей: считается только то, что выложено.
settlement-winner-only = По этим правилам важна только рука выигравшего.
settlement-compared-points = Введённые очки одинаковы по обоим наборам правил.
settlement-unwon = Рука выигравшего не собрана или не может выиграть: она оплачена так, как лежит.
settlement-share = Отправить расчёт
settlement-link-about = В ссылке все руки и правила. На сервере ничего не хранится.
settlement-net = { $wind } { $sum }
settlement-clear = Начать заново
settlement-about = Выложите руки всех игроков или впишите их очки: кто кому платит, станет видно сразу.
