# Отчёт о моделировании. Числа приходят уже записанными по-русски.

report-title = Моделирование
report-title-compared = Моделирование: до и после
report-contents = Содержание
report-before = До
report-after = После
report-hands = { $count ->
    [one] { $shown } раздача
    [few] { $shown } раздачи
    [many] { $shown } раздач
   *[other] { $shown } раздачи
}
report-seed = зерно { $seed }
report-how-compared = Те же игроки, столько же раздач и то же зерно по обоим наборам правил. Разница подчёркнута там, где одной случайностью её вряд ли объяснить, даже если учесть, сколько разниц показано сразу: поправка Холма, 5 %.
report-sure = Даже среди стольких разниц эту вряд ли объяснить одной случайностью.
report-weights-own = Боты играют по весам, обученным для правил «{ $name }».
report-weights-own-both = С обеих сторон боты играют по весам, обученным для правил «{ $name }».
report-weights-general = Боты играют по общим весам, не обученным для каких-то одних правил.
report-weights-general-both = С обеих сторон боты играют по общим весам, не обученным для каких-то одних правил.
report-weights-lent = Боты играют по общим весам; у мастера сеть от правил «{ $name }».
report-weights-no-net = С общими весами у мастера нет сети: он играет как клубный игрок.

## Коротко

report-drawn = Ничьи
report-value = Выигравшая рука стоит
report-value-spread = половина — не больше { $half }, 99 из 100 — не больше { $most }
report-length-mean = Сносов за раздачу
report-self-drawn = Выиграно костью со стены
report-east-gains = Восток получает за раздачу
report-swing = Раздача меняет счёт игрока на
report-swing-line = вверх или вниз, в среднем квадратическом
report-cut = Выигравшие руки, урезанные пределом
report-limit-hands-won = Выигрыши лимитированными комбинациями
report-several = Выигрывают сразу несколько

## Игроки и ветры

report-players = Игроки
report-players-line = Сколько каждый выигрывает или проигрывает за раздачу после всех расчётов.
report-seat = Место
report-level = Уровень
report-points = Очков за раздачу
report-won = Выигрывает
report-own-draw = из них костью со стены
report-gave = Отдаёт выигрышную кость
report-value-of-won = Стоимость выигранных рук
report-winds = Ветры
report-winds-line = Что даёт место Востока и чего стоят остальные места.
report-wind = Ветер
report-winds-mixed = Игроки неравны по силе, а выигравший дольше остаётся Востоком: часть дохода Востока — заслуга сильнейшего.

## Чем кончаются игры

report-endings = Чем кончаются раздачи
report-endings-line = Откуда пришла кость, завершившая руку.
report-won-with = Чем выиграно
report-of-won = от всех выигранных раздач
report-of-hands = от всех раздач
report-penalties = Один платит за всех
report-source-none = розданные кости
report-source-wall = кость со стены
report-source-discard = чужой снос
report-source-loose = свободная кость
report-source-last-wall = последняя кость стены
report-source-last-discard = последний снос
report-source-robbed-kong = ограбленный конг
report-length = Сколько длится раздача
report-length-line = Раздачи по числу сносов всех игроков вместе.
report-discards-axis = сносы

## Сколько стоят руки

report-values = Сколько стоят руки
report-values-line = В очках до расчётов: руки выигравших и руки остальных, когда кто-то выиграл.
report-worth = Очки
report-winners = Руки выигравших
report-losers = Руки остальных
report-from = { $begin } и больше
report-patterns = Строки счёта
report-patterns-line = Как часто каждая строка стоит в счёте выигравшего и что она приносит.
report-pattern = Строка счёта
report-by-points = Очки
report-by-doubles = Удвоения
report-of-winners = У выигравших
report-gain = Приносит
report-hand-worth = Такие руки стоят
report-of-losers = У остальных
report-limit-hands = Лимитированные комбинации
report-limit-hands-line = Как редко выигрывают каждой из них. Каждая черта левее — вдесятеро реже.
report-limit-hand = Комбинация
report-how-rare = Насколько редка
report-seen = Встретилась
report-once-in = Один раз на столько раздач
report-once-between = почти наверняка между
report-rarer-than = реже чем { $hands }
report-limit = Предел
report-limit-line = Руки выигравших, как они были сыграны, посчитанные с другими пределами. Лимитированные комбинации стоят столько, каков этот предел.
report-limit-of = Предел
report-no-limit = без предела
report-as-played = как играли
report-would-be-cut = Урезано рук
report-cut-words = Предел урезает { $cut } выигравших рук, в среднем на { $lost } очков, и { $losers } рук остальных.

## Как это читать

report-notes = Как это читать
report-note-interval = Мелкие числа — интервалы: в 95 таких моделированиях из 100 истинное значение лежит внутри. Для долей это интервалы Уилсона, для средних — обычные, 1,96 стандартной ошибки в обе стороны.
report-note-gain = «Приносит» — насколько меньше стоила бы та же рука, если бы эта строка не считалась, с учётом всех удвоений и предела. Лимитированная комбинация приносит всё, чего она стоит.
report-note-bots = Играли боты. Люди играют иначе: эти числа говорят больше о правилах, чем о вас.
report-note-limit = При других пределах руки остаются такими, какими были сыграны: никто не играет иначе оттого, что можно выиграть больше или меньше.
report-again = Сыграть те же раздачи ещё раз:
report-made-by = Eastwind { $version } · набор правил { $digest }
