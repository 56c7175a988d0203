### Игры для одного: пасьянс, «Соединить», свои знаки на костях, редактор раскладок.

## Раскладки, сложность

solo-layout-lantern = Фонарик
solo-layout-pagoda = Пагода
solo-layout-bridge = Мост
solo-layout-fish = Рыба
solo-layout-butterfly = Бабочка
solo-layout-boat = Лодка
solo-layout-compass = Компас
solo-layout-gate = Ворота
solo-layout-courtyard = Дворик
solo-layout-fortress = Крепость
solo-layout-mountains = Горы
solo-layout-dragon = Дракон
solo-layout-wall = Великая стена
solo-layout-terraces = Рисовые террасы
solo-layout-lotus = Лотос
solo-layout-turtle = Черепаха
solo-layout-key = Ключ
solo-layout-ring = Кольцо
solo-layout-cross = Крест
solo-layout-pyramid = Пирамида
solo-layout-knot = Узел
solo-layout-well = Колодец
solo-layout-seal = Печать
solo-layout-stairs = Лестница
solo-layout-bamboo = Бамбук
solo-layout-shield = Щит
solo-layout-crab = Краб
solo-layout-tower = Башня
solo-layout-beetle = Жук
solo-layout-rune = Руна
solo-layout-snowflake = Снежинка
solo-layout-heart = Сердце
solo-layout-crown = Корона
solo-layout-star = Звезда
solo-layout-bell = Колокол
solo-layout-cat = Кошка
solo-layout-hourglass = Песочные часы
solo-layout-owl = Сова
solo-layout-temple = Храм
solo-layout-tree = Дерево
solo-layout-own = Своя раскладка
solo-band-calm = очень легко
solo-band-easy = легко
solo-band-medium = средне
solo-band-hard = трудно
solo-band-expert = для знатоков
solo-difficulty-measured = Измерено: случайных игр { $plays }, сошлось { $cleared }.
solo-band-measured = Измерено: при случайной игре пасьянс сходится в { $share }% случаев.

## Расклады

solo-deal-number = № { $number }
solo-deal-shuffled = перемешанный, № { $number }
solo-deal-daily = расклад дня, { $day }
solo-daily = Расклад дня, { $day }
solo-number = Расклад по номеру
solo-number-wrong = Нужно число от 1 до 999 999 999.
solo-deal = Разложить
solo-shuffled = Перемешанные расклады
solo-shuffled-line = Тоже сходятся, но намного труднее
solo-dealing = Раскладываем кости…
solo-deal-away = Сервер не отвечает, а этот расклад даёт он. Начатую игру можно продолжать и без него, и есть расклады в запасе.
solo-deal-kept = Расклад из запаса
solo-deal-unknown = Такого расклада нет. Выберите раскладку, и мы разложим новый.
solo-deal-none = Такого дня в календаре нет, нет и расклада.
solo-deal-ahead = Этот день ещё не наступил. Когда наступит, будет и расклад.
solo-layouts = Раскладки
solo-grouped = Группировка раскладок
solo-grouped-size = По размеру
solo-grouped-band = По трудности
solo-size-short = Короткие игры, костей не больше { $count }
solo-size-middle = Средние игры, костей не больше { $count }
solo-size-long = Длинные игры
solo-layouts-away = Сервер не отвечает, а раскладки приходят с него.
solo-own-layouts = Ваши раскладки
solo-unfinished = не закончено

## Доска

solo-board = Кости
solo-tools = Ходы и помощь
solo-tile-blocked = { $tile }, закрыта
solo-pairs-open = { $count ->
    [one] открыта { $count } пара
    [few] открыты { $count } пары
    [many] открыто { $count } пар
   *[other] открыто { $count } пары
}
solo-undo = Шаг назад
solo-redo = Шаг вперёд
solo-hint = Подсказка
solo-lamp = Лампа
solo-lamp-lit = Выиграть можно
solo-lamp-out = Проиграно
solo-lamp-unknown = Неизвестно
solo-lamp-asking = Смотрим…
solo-lamp-away = Нет ответа
solo-lamp-off = Лампа
solo-pause = Пауза
solo-continue = Дальше
solo-new = Новый расклад
solo-new-short = Новый
solo-again = Тот же расклад сначала
solo-more = Ещё
solo-go-back = Вернуться туда, где ещё можно выиграть
solo-rescue = Перемешать остальное
solo-full-screen = Во весь экран
solo-zoom-in = Крупнее
solo-zoom-out = Мельче
solo-zoom-first = Как вначале
solo-zoom-whole = Вся доска
solo-choice-lamp = Лампа
    .about = Горит, пока можно выиграть, и гаснет, когда ход только что погубил игру.
solo-choice-dim = Затенять закрытые кости
    .about = Кости, которые пока не взять, темнее.
solo-rules = Снимайте одинаковые кости по две. Кость свободна, если на ней ничего не лежит и слева или справа от неё пусто. Любой цветок подходит к любому цветку, любой сезон — к любому сезону.

## Что говорят игроку

solo-notice-hint-lost = Отсюда уже не выиграть. Эти две подходят друг другу, но исход решён.
solo-notice-hint-unknown = Эти две подходят. Можно ли ещё выиграть, неизвестно.
solo-notice-none-fits = Здесь ничего не подходит.
solo-notice-blocked = Эта кость закрыта: на ней ничего не должно лежать, а сбоку, слева или справа, должно быть пусто.
solo-notice-just-lost = Лампа погасла: после этого хода выиграть уже нельзя.
solo-notice-went-back = Это последняя позиция, из которой можно выиграть. «Шаг вперёд» ведёт снова дальше.
solo-notice-went-back-unsure = Отсюда можно выиграть. Может быть, и с более поздней, но это неизвестно.
solo-notice-no-way-back = Ни об одной прежней позиции не известно, что из неё можно выиграть.
solo-notice-rescued = Перемешано. Отсюда снова можно разобрать всё.
solo-notice-rescue-impossible = Кости лежат так, что перемешать не поможет. Поможет шаг назад.
solo-notice-rescue-unknown = Перемешать так, чтобы всё разобралось, не удалось. Попробуйте ещё раз или вернитесь назад.
solo-notice-away-hint = Для подсказки нужен сервер, а он не отвечает. Играть можно и так.
solo-notice-away-lamp = Для лампы нужен сервер, а он не отвечает. Играть можно и так.
solo-notice-away-back = Для возврата нужен сервер, а он не отвечает. Шаг назад можно сделать и так.
solo-notice-away-rescue = Чтобы перемешать, нужен сервер, а он не отвечает. Шаг назад можно сделать и так.
solo-notice-kept = Сервер не отвечает: это один из раскладов, которые страница хранит на такой случай.
solo-said-taken = Сняты: { $tiles }. { $left ->
    [one] Осталась { $left } кость
    [few] Осталось { $left } кости
    [many] Осталось { $left } костей
   *[other] Осталось { $left } кости
}, { $pairs ->
    [one] открыта { $pairs } пара.
    [few] открыты { $pairs } пары.
    [many] открыто { $pairs } пар.
   *[other] открыто { $pairs } пары.
}
solo-said-blocked = { $tile }: мешают { $by }
solo-said-hint = Подходят: { $one } и { $other }
solo-said-undone = Отменено. { $left ->
    [one] { $left } кость
    [few] { $left } кости
    [many] { $left } костей
   *[other] { $left } кости
}
solo-said-redone = Возвращено. { $left ->
    [one] { $left } кость
    [few] { $left } кости
    [many] { $left } костей
   *[other] { $left } кости
}
solo-won = Пасьянс сошёлся
solo-won-alone = Без всякой помощи.
solo-won-helped = Помощь: { $help }.
solo-help-hints = { $count ->
    [one] { $count } подсказка
    [few] { $count } подсказки
    [many] { $count } подсказок
   *[other] { $count } подсказки
}
solo-help-rescues = { $count ->
    [one] { $count } перемешивание
    [few] { $count } перемешивания
    [many] { $count } перемешиваний
   *[other] { $count } перемешивания
}
solo-help-undos = { $count ->
    [one] { $count } шаг назад
    [few] { $count } шага назад
    [many] { $count } шагов назад
   *[other] { $count } шагов назад
}
solo-help-lamp = лампа
solo-help-again = расклад начат заново
solo-won-fastest = Ваше лучшее время на этой раскладке.
solo-won-best = Ваше лучшее время здесь: { $time }.
solo-paused = Пауза
solo-paused-line = { $tiles ->
    [one] Ждёт { $tiles } кость.
    [few] Ждут { $tiles } кости.
    [many] Ждут { $tiles } костей.
   *[other] Ждут { $tiles } кости.
}
solo-stuck = Больше ничего не подходит
solo-stuck-line = { $count ->
    [one] Осталась { $count } кость.
    [few] Осталось { $count } кости.
    [many] Осталось { $count } костей.
   *[other] Осталось { $count } кости.
} Это ещё не конец: пути дальше есть.

## Статистика и календарь

solo-play-on = Играть дальше
solo-give-up-ask = Бросить эту партию?
solo-give-up-line = Новый расклад закончит начатую партию. Она засчитается как сыгранная, но не выигранная.
solo-again-ask = Начать этот расклад заново?
solo-again-line = Кости вернутся на свои места, часы — на ноль. Партия засчитается как сыгранная с помощью.
solo-statistics = Статистика
solo-statistics-help = Партии
solo-statistics-alone = Без помощи
solo-statistics-helped = С помощью
solo-statistics-played = Сыграно
solo-statistics-won = Выиграно
solo-statistics-won-of = Выиграно / сыграно
solo-statistics-row = Подряд
solo-statistics-longest = рекорд: { $count }
solo-statistics-best = Лучшее время
solo-statistics-mean = Среднее время
solo-statistics-layout = Раскладка
solo-statistics-layouts = По раскладкам
solo-statistics-line = Помощь — это подсказка, перемешивание, лампа, шаг назад, расклад заново. Партия считается, когда она выиграна или брошена; время — только выигранных.
solo-statistics-none = Пока считать нечего. Как только партия выиграна или брошена, здесь появятся цифры.
solo-statistics-none-alone = Партий без помощи пока нет.
solo-statistics-none-helped = Партий с помощью пока нет.
solo-statistics-erase = Стереть всё
solo-statistics-erase-ask = Стереть статистику?
solo-statistics-erase-line = Цифры, лучшее время и отметки в календаре исчезнут насовсем. Начатые партии останутся.
solo-calendar = Календарь
solo-calendar-row = { $count ->
    [one] { $count } день подряд
    [few] { $count } дня подряд
    [many] { $count } дней подряд
   *[other] { $count } дней подряд
}
solo-calendar-longest = рекорд: { $count }
solo-calendar-before = Предыдущий месяц
solo-calendar-after = Следующий месяц
solo-calendar-done = сошёлся в свой день
solo-calendar-later = сошёлся позже
solo-calendar-begun = начат
solo-calendar-open = не сыгран
solo-calendar-ahead = ещё впереди
solo-calendar-line = У каждого дня свой расклад, один для всех. Нажмите на день, который уже наступил, и он ляжет раскладкой «{ $layout }». Дни подряд считаются, если расклад сошёлся в свой день.

## Клавиши

solo-keys = Клавиши
solo-key-space = Пробел
solo-keys-move = к соседней свободной кости
solo-keys-choose = выбрать кость; вторая из пары снимает обе
solo-keys-match = к следующей кости, что подходит к выбранной
solo-keys-drop = отпустить выбранную кость, убрать сообщение
solo-keys-hint = показать две подходящие кости
solo-keys-lamp = зажечь или погасить лампу
solo-keys-rescue = перемешать остальное
solo-keys-pause = пауза и снова дальше
solo-keys-zoom = крупнее, мельче, вся доска

## Знаки на костях

solo-faces = Что на костях
solo-faces-line = Учите знаки играя: пару составляют одинаковые знаки или знак и его звук. С другими знаками расклад начинается сначала.
solo-faces-usual = Обычные кости
solo-faces-usual-line = точки, бамбуки, символы…
solo-faces-hiragana = Хирагана
solo-faces-hiragana-sound = Хирагана и звуки
solo-faces-katakana = Катакана
solo-faces-katakana-sound = Катакана и звуки
solo-faces-kana = Хирагана и катакана
solo-faces-cyrillic-ru = Русские буквы
solo-faces-cyrillic-ru-case = Русские буквы, большие и малые
solo-faces-cyrillic-bg = Болгарские буквы
solo-faces-cyrillic-bg-case = Болгарские буквы, большие и малые
solo-faces-greek = Греческие буквы, большие и малые
solo-faces-greek-name = Греческие буквы и их названия
solo-faces-latin = Латинские буквы
solo-faces-latin-case = Латинские буквы, большие и малые
solo-faces-numbers = Числа
solo-faces-numbers-roman = Римские и арабские числа
solo-faces-away = Готовые наборы приходят с сервера, а он не отвечает.
solo-faces-write = Написать свои
solo-faces-how = Одна запись в строке. Только знак — пару составят одинаковые. Знак, пробел и звук — знак составит пару со звуком. Не меньше пяти записей.
solo-faces-title = Название набора
solo-faces-text = Знаки
solo-faces-count = { $count ->
    [one] { $count } запись
    [few] { $count } записи
    [many] { $count } записей
   *[other] { $count } записи
}
solo-faces-load = Загрузить из файла
solo-faces-keep = Сохранить и играть
solo-faces-good = Всё в порядке.
solo-faces-edit = Изменить «{ $name }»
solo-faces-file = Сохранить «{ $name }» в файл
solo-faces-remove = Убрать «{ $name }»
solo-faces-fault-name = Набору нужно название.
solo-faces-fault-few = Нужно не меньше пяти записей, здесь их { $count }.
solo-faces-fault-many = Записей может быть не больше 120, здесь их { $count }.
solo-faces-fault-long-sign = «{ $text }» слишком длинно: в знаке не больше 6 букв
solo-faces-fault-long-sound = «{ $text }» слишком длинно: в звуке не больше 8 букв
solo-faces-fault-not-printable = в «{ $text }» есть символ, который нельзя показать
solo-faces-fault-twice = «{ $text }» уже есть в строке { $first }
solo-faces-fault-needs-sound = у «{ $text }» нет звука, а у первой записи он есть
solo-faces-fault-has-sound = у «{ $text }» есть звук, а у первой записи его нет
solo-fault-line = Строка { $line }: { $fault }
solo-check = Проверить
solo-cancel = Отмена
solo-not-kept = Браузер ничего не сохраняет: его хранилище заполнено или отключено.

## «Соединить»

connect-rules = Две одинаковые кости уходят, если их соединяет линия, у которой не больше двух поворотов и на пути которой нет костей. Линия может идти и снаружи поля.
connect-new = Новая игра
connect-others = Начатые игры
connect-new-short = Новая
connect-begin = Начать
connect-choice-calm = Спокойно, без часов
    .about = Не торопитесь. Считаются только пары.
connect-choice-gravity = Кости падают
    .about = Когда кость уходит, верхние опускаются.
connect-choice-families = Семьи
    .about = Любой цветок подходит к любому цветку, любой сезон — к любому сезону.
connect-first-level = Начать с уровня
connect-level-about = { $columns } × { $rows }, { $time }
connect-levels-line = Уровень, до которого вы однажды дошли, потом можно выбрать здесь.
connect-best = Лучший счёт: { $score }, уровень { $level }.
connect-best-now = Ваш лучший счёт в такой игре.
connect-level = Уровень { $level } из { $levels }
connect-score = Счёт: { $score }
connect-game = игра № { $number }
connect-time = Осталось времени
connect-calm = без часов
connect-calm-down = Без часов
connect-field = Поле { $columns } на { $rows }
connect-tile = { $tile }, ряд { $row }, столбец { $column }
connect-level-done = Уровень { $level } пройден
connect-bonus = { $seconds ->
    [one] В запасе { $seconds } секунда: { $points } к счёту.
    [few] В запасе { $seconds } секунды: { $points } к счёту.
    [many] В запасе { $seconds } секунд: { $points } к счёту.
   *[other] В запасе { $seconds } секунды: { $points } к счёту.
}
connect-hint-bonus = { $hints ->
    [one] В запасе { $hints } подсказка: { $points } к счёту.
    [few] В запасе { $hints } подсказки: { $points } к счёту.
    [many] В запасе { $hints } подсказок: { $points } к счёту.
   *[other] В запасе { $hints } подсказки: { $points } к счёту.
}
connect-clock-waits = Часы пойдут с первой кости.
connect-stars = Звёзд: { $count } из { $most }
connect-stars-clock = Звезда за пройденный уровень, вторая — если без подсказок, третья — если осталась треть времени.
connect-stars-calm = Звезда за пройденный уровень, вторая — если без подсказок и шагов назад, третья — если ничего не пришлось перемешивать.
connect-level-time = Время: { $time }.
connect-level-fastest = Это ваше лучшее на этом уровне.
connect-next = На уровень { $level }
connect-won = Все уровни пройдены
connect-time-up = Время вышло
connect-once-more = Ещё раз
connect-go-on-calm = Продолжить без часов
connect-away = Сервер не отвечает, а уровни приходят с него.
connect-notice-shuffled = Больше ничего не подходило, и кости перемешаны. Снова можно соединить все.
connect-notice-stuck = Больше ничего не подходит. Перемешиваем…
connect-notice-stuck-away = Больше ничего не подходит, а чтобы перемешать, нужен сервер, и он не отвечает.
connect-notice-stuck-waits = Больше ничего не подходит. Перемешаем, как только сервер будет готов.
connect-notice-away-hint = Для подсказки нужен сервер, а он не отвечает. Подсказка не потрачена.
connect-notice-kept = Сервер не отвечает: это уровень одной из игр, которые страница хранит на такой случай.
connect-notice-apart = Эти две кости не соединить: линия должна поворачивать не больше двух раз.
connect-notice-no-hints = Все шесть подсказок потрачены.
connect-notice-hint-unknown = Эти две подходят. Уйдут ли все остальные без перемешивания, неизвестно.
connect-notice-hint-lost = Эти две подходят. Остальные придётся перемешать.
connect-said-taken = Соединены: { $tiles }. { $left ->
    [one] Осталась { $left } кость.
    [few] Осталось { $left } кости.
    [many] Осталось { $left } костей.
   *[other] Осталось { $left } кости.
}
connect-said-hurry = { $seconds ->
    [one] Осталась { $seconds } секунда
    [few] Осталось { $seconds } секунды
    [many] Осталось { $seconds } секунд
   *[other] Осталось { $seconds } секунды
}
connect-keys-move = к соседней кости
connect-keys-choose = выбрать кость; вторая такая же — соединить
connect-keys-match = к следующей кости, которую линия соединяет с выбранной
connect-keys-undo = вернуть на место последнюю пару (без часов)
connect-keys-hint = показать две кости, которые соединяет линия
connect-keys-light = подсветить все такие же кости

## Редактор раскладок

solo-editor = Редактор раскладок
solo-editor-new = Нарисовать раскладку
solo-editor-edit = Изменить «{ $name }»
solo-editor-board = Чертёжная доска
solo-editor-how = Нажмите, чтобы положить кость; нажмите на кость, чтобы убрать её. Кости можно сдвигать на половину ширины. Кости верхних слоёв могут висеть в воздухе. Клавиши: стрелки — на кость, Shift со стрелкой — на половину, Enter кладёт или убирает, Page Up и Page Down меняют слой.
solo-editor-layer = Слой { $layer }
solo-editor-lower = Слой ниже
solo-editor-higher = Слой выше
solo-editor-clear = Убрать всё
solo-editor-tile = кость
solo-editor-pairs = { $count ->
    [one] { $count } пара
    [few] { $count } пары
    [many] { $count } пар
   *[other] { $count } пары
}
solo-editor-odd = одна кость без пары
solo-editor-few = В раскладке должно быть не меньше четырёх костей.
solo-editor-mirror = Отражать слева направо
solo-editor-name = Название
solo-editor-name-missing = Дайте раскладке название.
solo-editor-keep = Сохранить
solo-editor-kept = Сохранено в этом браузере.
solo-editor-play = Сохранить и играть
solo-editor-files = Файлы
solo-editor-load = Открыть
solo-editor-save = Сохранить рисунком в тексте
solo-editor-save-kmahjongg = Сохранить для KMahjongg
solo-editor-from = Начать с раскладки
solo-editor-forget = Забыть эту раскладку
solo-editor-forgotten = Забыто.
solo-editor-outside = За краем доски места нет.
solo-editor-overlap = Мешает другая кость.
solo-editor-full = Больше 288 костей нельзя.
solo-editor-clearable-yes = Эту раскладку можно разобрать.
solo-editor-clearable-no = Что бы на ней ни лежало, эту раскладку не разобрать.
solo-editor-clearable-not_known = Можно ли разобрать эту раскладку, неизвестно.
solo-editor-faulty = Этот файл не годится:
solo-editor-file-large = Файл слишком велик.
solo-editor-failed = Сервер не справился. Рисовать и сохранять можно и без него.
solo-editor-away = Сервер не отвечает. Рисовать и сохранять можно и без него.
solo-place = столбец { $column }, ряд { $row }, слой { $layer }
solo-fault-column = Строка { $line }, знак { $column }: { $fault }
solo-layout-fault-header = это раскладка не Eastwind, не KMahjongg и не Kyodai
solo-layout-fault-line = здесь может стоять только «name …» или «layer», а не «{ $found }»
solo-layout-fault-name = нет строки «name …»
solo-layout-fault-layer = нет ни одной строки «layer»
solo-layout-fault-sign = «{ $found }» — не часть кости
solo-layout-fault-tile = часть кости без остальной
solo-layout-fault-size = размер не указан или неверен ({ $found })
solo-layout-fault-squares = обещано клеток: { $number }, есть: { $found }
solo-layout-fault-count = число костей должно быть чётным, от 4 до 288; здесь { $found }
solo-layout-fault-large = раскладка слишком велика (половин кости: { $found })
solo-layout-fault-layers = слоёв может быть не больше 16
solo-layout-fault-overlap = две кости на одном месте: { $place }
solo-layout-fault-other = ожидалось { $expected }, найдено { $found }
