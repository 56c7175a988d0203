# Что говорят команды о руках, правилах и записанных партиях.

## eastwind score

cli-score-unwon = Рука не выиграла. Если выиграла, скажите как: --win.
cli-score-incomplete = По этим правилам рука не собрана: она считается невыигравшей.
cli-score-barred = Рука собрана, но выиграть с ней нельзя; посчитана как невыигравшая.
cli-score-dealt = Выигрыш с розданными костями.
cli-score-by-wall = Выигрыш: { $tile }, со стены.
cli-score-by-discard = Выигрыш: { $tile }, чужой снос.
cli-score-by-loose = Выигрыш: { $tile }, свободная кость.
cli-score-by-last-wall = Выигрыш: { $tile }, последняя кость стены.
cli-score-by-last-discard = Выигрыш: { $tile }, последний снос.
cli-score-by-robbed-kong = Выигрыш: { $tile }, ограбление конга.
cli-score-no-limit = Без предела лимитированная комбинация стоит условленное число очков.

## eastwind rules

cli-rules-id = имя
cli-rules-parent = основа
cli-rules-version = версия
cli-rules-digest = отпечаток
cli-rules-book = С нарисованными руками, для чтения и печати: `eastwind play`, а затем { $address }
cli-rules-sources = Откуда взяты значения
cli-rules-section-tiles = Кости
cli-rules-section-seats = Места
cli-rules-section-wall = Стена
cli-rules-section-deal = Раздача
cli-rules-section-claims = Заявки
cli-rules-section-play = Игра
cli-rules-section-ready = Просящая рука
cli-rules-section-shapes = Выигрышные руки
cli-rules-section-scoring = Подсчёт
cli-rules-section-limit = Предел
cli-rules-section-settlement = Расчёты
cli-rules-section-match = Партия
cli-rules-section-table = Стол
cli-rules-for-all = Для каждой руки
cli-rules-for-winner = Для выигравшего
cli-rules-chosen = выбрано
cli-rules-notes = Где источник неясен и что решено
cli-rules-not-played = не применяется
cli-rules-not-said = не сказано
cli-rules-not-offered = не предлагается при открытии стола
cli-rules-offered = предлагается при открытии стола: { $choices }
cli-rules-note = Примечание «{ $id }»
cli-rules-same = Различий нет.
cli-rules-copied = { $file } начинается как { $parent }: измените в нём то, что за вашим столом играют иначе.
cli-rules-faults = { $count ->
    [one] { $count } ошибка.
    [few] { $count } ошибки.
    [many] { $count } ошибок.
   *[other] { $count } ошибки.
}
cli-rules-faultless = { $id }, версия { $version }: ошибок нет. Отпечаток { $digest }
cli-rules-exported = { $file } записан. Отпечаток { $digest }
cli-rules-imported = { $file } записан; отпечаток верен: { $digest }

## eastwind rules check --deep

cli-deep-played = { $hands ->
    [one] Сыграна { $hands } раздача, зерно { $seed }; вторая половина — со случайно выбранными настройками.
    [few] Сыграны { $hands } раздачи, зерно { $seed }; вторая половина — со случайно выбранными настройками.
    [many] Сыграно { $hands } раздач, зерно { $seed }; вторая половина — со случайно выбранными настройками.
   *[other] Сыграно { $hands } раздачи, зерно { $seed }; вторая половина — со случайно выбранными настройками.
}
cli-deep-tiles = Ни одна кость не пропадает и не возникает (положения)
cli-deep-held = У каждого столько костей, сколько нужно (положения)
cli-deep-offers = Кого спрашивают, тот может ответить, и принимается только предложенное (положения)
cli-deep-values = Счета не отрицательны, сходятся и не выше предела (руки)
cli-deep-payments = Счёт меняется на уплаченное и ни на что другое (раздачи)
cli-deep-record = Запись разыгрывается до того же стола (записи)
cli-deep-settlement = Расчёты сходятся, кто бы ни выиграл и чей бы ни был снос (расчёты)
cli-deep-limit-hands = Каждой лимитированной комбинацией можно выиграть, и она стоит предел (комбинации)
cli-deep-options = Случайные настройки принимаются или отвергаются с указанием причины (выборы)
cli-deep-failed = { $count ->
    [one] Нарушен { $count } закон.
    [few] Нарушены { $count } закона.
    [many] Нарушено { $count } законов.
   *[other] Нарушено { $count } закона.
}
cli-deep-kept = Все законы соблюдены.

## eastwind replay

cli-replay-break = Кубики: { $dice }. Стена ({ $name }) открыта у стопки { $stack }.
cli-replay-player-person = человек
cli-replay-player-bot = { $level } (бот)
cli-replay-ready = Повтор готов: { $address } (Ctrl-C завершает)

## Ошибки в файле правил

fault-line = { $where }: ожидалось: { $expected }; найдено: { $found }
fault-number-from-to = целое число от { $minimum } до { $maximum }
fault-number = целое число
fault-truth = true (да) или false (нет)
fault-text = текст
fault-list = список
fault-list-of = список из { $count }
fault-table = таблица
fault-table-with = таблица с ключами { $names }
fault-nothing = ничего
fault-none = ни одно из них
fault-toml = файл в формате TOML
fault-no-preset = такого набора нет
fault-rule-set = набор правил: { $inner }
fault-rule-set-id = имя набора правил
fault-did-you-mean = известное имя; может быть, { $name }?
fault-known = известное имя
fault-unknown-key = неизвестный ключ { $name }
fault-unknown-pattern = неизвестная строка счёта { $name }
fault-unknown-option = неизвестная настройка { $name }
fault-not-offered = настройка, которой нет на выбор
fault-document = документ из [documents]: { $inner }
fault-source = документ и его раздел ("RU V"), "decision" или "house"
fault-exactly-one = ровно одно из: { $names }
fault-cited = {"{"} value = …, source = … {"}"}, где value — { $inner }
fault-only-value = { $inner } (иначе играть нельзя)
fault-or = { $inner } или { $others }
fault-file = файл
fault-scalar = целое число, слово, true или false
fault-plain = число, текст, true, false, список или таблица
fault-id = имя из строчных латинских букв, цифр и дефисов, которое начинается с буквы
fault-language = две буквы языка
fault-table-empty = пустая таблица
fault-defaults = таблица начальных значений настроек
fault-format = набор правил в формате { $number }
fault-nothing-here = здесь ничего
fault-toml-keys = файл в формате TOML, где в ключах не больше частей, чем { $count }
fault-endless = списки или таблицы друг в друге без конца
fault-json = файл в формате JSON, каким его сохранили
fault-at = строка { $line }, знак { $column }
fault-toml-at = { $inner }, { $others }
fault-toml-in-line = { $inner }, строка { $line }
fault-toml-end = { $inner }, в конце файла
fault-toml-twice = ключ или таблица, которые уже есть выше
fault-toml-equals = после ключа нет «=»
fault-unreadable = то, что не может здесь стоять
fault-exported = сохранённый набор правил, объект с { $name }
fault-digest-of = отпечаток этих правил { $digest }
fault-digest = отпечаток { $digest }: правила изменили после сохранения
fault-extends-above = extends выше первого [раздела] файла
fault-extends-in = extends в {"["}{ $section }{"]"}
fault-extends = extends, имя набора правил, от которого файл отталкивается
fault-extends-circle = набор, который сам не опирается на этот файл
fault-decision-note = note: что решено и почему
fault-note-to-drop = id примечания из исходного набора, которое надо убрать
fault-note-id = своё id у каждого примечания
fault-worth-in = цена в { $inner }
fault-and = { $inner } и { $others }
fault-concealed = ничего: закрытой может быть только целая рука, в которой бывают открытые группы
fault-no-form = без { $name }: что это за рука, знает программа
fault-form = форма руки, например { $form }
fault-forms-most = не больше рук во всех формах, чем { $count }
fault-forms = рук: { $count }
fault-option-kind = kind = "choice" без choices там, где есть values
fault-else = другое
fault-keys-or-values = либо keys, либо values
fault-both = и то и другое
fault-key = ключ значения из этого файла
fault-key-or-pattern = ключ значения или строки счёта из этого файла
fault-unwritten = { $name }, чего никто не написал
fault-one-choice = значения в файле, какие даёт один из вариантов: { $inner }
fault-same-value = то же значение, что у { $key } (настройка { $name })
fault-choices-of = варианты, которые может принять { $key }
fault-ends = minimum и maximum для настройки вида number
fault-no-range = границ нет
fault-two-choices = два варианта или больше

## eastwind stats

cli-stats-matches = Партии
cli-stats-hands = Раздачи
cli-stats-wins = Победы
cli-stats-worth = Средняя стоимость победы
cli-stats-score = Счёт
cli-stats-places = Места
cli-stats-won-with = На чём выиграно
cli-stats-paid = Заплачено и получено
cli-stats-paid-row = заплачено { $paid }, получено { $received }
