# Какво казват командите за ръце, правила и записани игри.

## eastwind score

cli-score-unwon = Ръката не е спечелила; с --win се посочва как е спечелено.
cli-score-incomplete = По тези правила ръката не е завършена: брои се като неспечелила.
cli-score-barred = Завършена ръка, но с нея не може да се спечели; броена е като непечеливша.
cli-score-dealt = Спечелена с раздадените плочки.
cli-score-by-wall = Спечелена с { $tile } от стената.
cli-score-by-discard = Спечелена с { $tile }, изхвърлена от друг.
cli-score-by-loose = Спечелена с { $tile }, свободна плочка.
cli-score-by-last-wall = Спечелена с { $tile }, последната от стената.
cli-score-by-last-discard = Спечелена с { $tile }, последната изхвърлена.
cli-score-by-robbed-kong = Спечелена с { $tile } от ограбен конг.
cli-score-no-limit = Без максимум ръка за максимума струва уговорен брой точки.

## eastwind rules

cli-rules-id = име
cli-rules-parent = основа
cli-rules-version = версия
cli-rules-digest = отпечатък
cli-rules-book = С нарисувани ръце, за четене и печат: `eastwind play`, а после { $address }
cli-rules-sources = Откъде са стойностите
cli-rules-section-tiles = Плочки
cli-rules-section-seats = Места
cli-rules-section-wall = Стената
cli-rules-section-deal = Раздаване
cli-rules-section-claims = Вземане на плочки
cli-rules-section-play = Игра
cli-rules-section-ready = Готова ръка
cli-rules-section-shapes = Печеливши форми
cli-rules-section-scoring = Броене
cli-rules-section-limit = Максимумът
cli-rules-section-settlement = Плащания
cli-rules-section-match = Играта
cli-rules-section-table = Масата
cli-rules-for-all = За всяка ръка
cli-rules-for-winner = За победителя
cli-rules-chosen = избрано
cli-rules-notes = Къде източникът е неясен и какво е решено
cli-rules-not-played = не важи
cli-rules-not-said = не е казано
cli-rules-not-offered = не се предлага при нова маса
cli-rules-offered = предлага се при нова маса: { $choices }
cli-rules-note = Бележка „{ $id }“
cli-rules-same = Няма разлика.
cli-rules-copied = { $file } започва като { $parent }: променете в него това, което на вашата маса се играе другояче.
cli-rules-faults = { $count ->
    [one] { $count } грешка.
   *[other] { $count } грешки.
}
cli-rules-faultless = { $id }, версия { $version }: няма грешки. Отпечатък { $digest }
cli-rules-exported = { $file } е записан. Отпечатък { $digest }
cli-rules-imported = { $file } е записан; отпечатъкът е верен: { $digest }

## eastwind rules check --deep

cli-deep-played = { $hands ->
    [one] Изиграно { $hands } раздаване, начално число { $seed }; втората половина със случайно избрани варианти.
   *[other] Изиграни { $hands } раздавания, начално число { $seed }; втората половина със случайно избрани варианти.
}
cli-deep-tiles = Никоя плочка не се губи и не се появява (положения)
cli-deep-held = Всеки държи точния брой плочки (положения)
cli-deep-offers = Когото питат, той може да отговори, и се приема само предложеното (положения)
cli-deep-values = Сметките не са отрицателни, излизат и не надхвърлят максимума (ръце)
cli-deep-payments = Резултатът се мени с платеното и с нищо друго (раздавания)
cli-deep-record = Записът се изиграва до същата маса (записи)
cli-deep-settlement = Плащанията излизат, който и да спечели и който и да изхвърли (плащания)
cli-deep-limit-hands = С всяка ръка за максимума може да се спечели и тя струва максимума (ръце за максимума)
cli-deep-options = Случайните варианти се приемат или се отказват с причина (избори)
cli-deep-failed = { $count ->
    [one] Нарушен е { $count } закон.
   *[other] Нарушени са { $count } закона.
}
cli-deep-kept = Всички закони са спазени.

## eastwind replay

cli-replay-break = Зарове: { $dice }. Стената на { $name } е отворена при купчинка { $stack }.
cli-replay-player-person = човек
cli-replay-player-bot = { $level } (бот)
cli-replay-ready = Повторението е готово: { $address } (Ctrl-C го спира)

## Грешки във файл с правила

fault-line = { $where }: очаквано: { $expected }; намерено: { $found }
fault-number-from-to = цяло число от { $minimum } до { $maximum }
fault-number = цяло число
fault-truth = true (да) или false (не)
fault-text = текст
fault-list = списък
fault-list-of = списък от { $count }
fault-table = таблица
fault-table-with = таблица с ключове { $names }
fault-nothing = нищо
fault-none = нито едно от тях
fault-toml = файл във формат TOML
fault-no-preset = няма такъв набор
fault-rule-set = набор правила: { $inner }
fault-rule-set-id = името на набор правила
fault-did-you-mean = познато име; може би { $name }?
fault-known = познато име
fault-unknown-key = непознат ключ { $name }
fault-unknown-pattern = непознат ред в сметката { $name }
fault-unknown-option = непознат вариант { $name }
fault-not-offered = вариант, който не се предлага
fault-document = документ от [documents]: { $inner }
fault-source = документ и разделът му ("RU V"), "decision" или "house"
fault-exactly-one = точно едно от: { $names }
fault-cited = {"{"} value = …, source = … {"}"}, където value е { $inner }
fault-only-value = { $inner } (друго не може да се играе)
fault-or = { $inner } или { $others }
fault-file = файлът
fault-scalar = цяло число, дума, true или false
fault-plain = число, текст, true, false, списък или таблица
fault-id = име от малки латински букви, цифри и тирета, което започва с буква
fault-language = двете букви на езика
fault-table-empty = празна таблица
fault-defaults = таблица с началните стойности на вариантите
fault-format = набор правила във формат { $number }
fault-nothing-here = тук нищо
fault-toml-keys = файл във формат TOML, чиито ключове имат най-много { $count } части
fault-endless = списъци или таблици една в друга без край
fault-json = файл във формат JSON, какъвто е бил запазен
fault-at = ред { $line }, знак { $column }
fault-toml-at = { $inner }, { $others }
fault-toml-in-line = { $inner }, ред { $line }
fault-toml-end = { $inner }, в края на файла
fault-toml-twice = ключ или таблица, които вече стоят по-горе
fault-toml-equals = след ключа няма „=“
fault-unreadable = нещо, което не може да стои там
fault-exported = запазен набор правила, обект с { $name }
fault-digest-of = отпечатъкът { $digest } на тези правила
fault-digest = отпечатък { $digest }: правилата са променени след запазването
fault-extends-above = extends над първия [раздел] на файла
fault-extends-in = extends в {"["}{ $section }{"]"}
fault-extends = extends, името на набора правила, от който файлът тръгва
fault-extends-circle = набор, който сам не стъпва върху този файл
fault-decision-note = note: какво е решено и защо
fault-note-to-drop = id на бележка от изходния набор, която да отпадне
fault-note-id = собствено id за всяка бележка
fault-worth-in = стойност в { $inner }
fault-and = { $inner } и { $others }
fault-concealed = нищо: да е закрита може да се иска само от цяла ръка, в която може да има открити комбинации
fault-no-form = без { $name }: каква е тази ръка, знае програмата
fault-form = формата на ръката, например { $form }
fault-forms-most = най-много { $count } ръце във всички форми
fault-forms = { $count } ръце
fault-option-kind = kind = "choice" без choices там, където има values
fault-else = нещо друго
fault-keys-or-values = или keys, или values
fault-both = и двете
fault-key = ключ на стойност от този файл
fault-key-or-pattern = ключ на стойност или на ред в сметката от този файл
fault-unwritten = { $name }, което никой не е написал
fault-one-choice = стойности във файла, каквито дава един от вариантите: { $inner }
fault-same-value = същата стойност като { $key } (вариант { $name })
fault-choices-of = варианти, които { $key } може да има
fault-ends = minimum и maximum за вариант от вида number
fault-no-range = няма граници
fault-two-choices = два варианта или повече

## eastwind stats

cli-stats-matches = Игри
cli-stats-hands = Раздавания
cli-stats-wins = Победи
cli-stats-worth = Средна стойност на победа
cli-stats-score = Резултат
cli-stats-places = Места
cli-stats-won-with = С какво е спечелено
cli-stats-paid = Платено и получено
cli-stats-paid-row = платено { $paid }, получено { $received }
