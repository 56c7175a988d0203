# Домашние правила: свой набор правил, составленный на странице.

household-title = Домашние правила
    .line = Измените правило, посмотрите, что оно даёт, и играйте
household-intro = Возьмите набор правил, измените то, что в вашей семье иначе, и играйте. Испортить здесь ничего нельзя: у каждого изменения есть путь назад.
household-name = Название ваших правил
household-name-default = Наши правила
household-start = Начать с
household-start-file = из файла
household-search = Найти правило
household-search-none = Нигде здесь не сказано «{ $words }».
household-search-clear = Показать все
household-only-changed = Только изменённое
household-nothing-changed = Пока ничего не изменено: ваши правила — «{ $parent }». Откройте группу ниже или найдите правило.
household-changes = { $count ->
    [0] без изменений
    [one] { $count } изменение
    [few] { $count } изменения
    [many] { $count } изменений
   *[other] { $count } изменения
}
household-changed = изменено
household-was = там: { $value }
household-undo = Как было
    .label = { $label }: как было, { $value }
household-undo-all = Отменить все изменения
household-source = Откуда: { $source }
household-why = Почему или с каких пор
    .placeholder = Так играла бабушка
household-facts = Играется только так
household-values = Правила игры
household-worths = Что сколько стоит
household-not-in-force = не применяется
household-worth-points = очки
household-worth-doubles = удвоения
household-worth-limit = предел
household-worth-half-limit = половина предела
household-worth-flat = всегда одно число
household-worth-none = не применяется
household-worth = Стоимость
household-amount = Сколько
household-who = Кому засчитывается
household-who-all = всем
household-who-winner = только выигравшему
household-waiting = Десятых долей предела за просящую руку, которая её ждёт
    .none = нисколько
household-concealed = Только закрытая
household-limit-number = Число
household-figure = { $count ->
    [0] Без удвоений
    [one] С { $count } удвоением
    [few] С { $count } удвоениями
    [many] С { $count } удвоениями
   *[other] С { $count } удвоениями
}
household-figure-more = Ещё одно число
household-figure-less = Убрать последнее
household-counter-number = Жетонов
household-counter-worth = по
household-counter-more = Ещё жетоны
household-counter-less = Убрать
household-own = Свои особые комбинации
    .about = Комбинация вашей семьи: выложите её костями или запишите образцом, одно следует за другим.
household-own-empty = Пока ни одной.
household-own-add = Добавить комбинацию
household-own-remove = Убрать
household-own-full = Места хватает на восемь.
household-own-title = Название комбинации
household-own-form = Образец
household-own-number = Комбинация { $number }
household-own-count = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
    [many] { $count } вариантов
   *[other] { $count } варианта
}
household-own-drawn = показано вариантов: { $drawn } из { $count }
household-own-for = для места: { $wind }
household-own-help = Как записывают образец
household-own-help-suits = номера и масть: m символы, p точки, s бамбуки; a, b, c — любые масти
household-own-help-winds = ветры E S W N (восток, юг, запад, север), o — свой ветер
household-own-help-honours = козыри по номерам: ветры 1–4, драконы 5–7
household-own-help-dragon = D — дракон этой масти
household-own-help-choice = на выбор, каждый раз
household-own-help-shift = с любого номера
household-own-help-forms = несколько образцов рядом
household-form-tap = Выложить костями
household-form-tiles = Кости для выбора
household-form-which = Какой образец
household-form-laid = Выложенная комбинация: костей { $count } из { $whole }
household-form-take = Убрать: { $tile }
household-form-any = любая масть { $suit }
household-form-any-suits = Любые масти
household-form-any-about = Масти, на которые вы нажимаете, означают любые разные.
household-form-own-wind = свой ветер
household-form-dragon = дракон масти
household-form-sides = С одной стороны от «|» ничего нет.
household-form-suits = Мастей всего три.
household-form-winds = { $found } — не ветер: E, S, W, N или o для своего.
household-form-group = Непонятно: { $found }. Нужны номера с буквой масти или ветры.
household-form-letter = После номеров пишут m, p, s или z либо a, b, c для любой масти: { $found }.
household-form-honours = Ветры — от 1 до 4, драконы — от 5 до 7, а не { $found }.
household-form-numbers = Номера — от 1 до 9, D — дракон масти, а не { $found }.
household-form-shift = Ветры и драконы нельзя считать с любого номера: { $found }.
household-form-brackets = Выбор пишут в скобках, например (2|3|4), и не один в другом: { $found }.
household-form-choice = С одной стороны от «|» в скобках ничего нет: { $found }.
household-form-size = { $count ->
    [one] В комбинации 14 костей, а здесь { $count } кость.
    [few] В комбинации 14 костей, а здесь { $count } кости.
    [many] В комбинации 14 костей, а здесь { $count } костей.
   *[other] В комбинации 14 костей, а здесь { $count } кости.
}
household-form-copies = Каждой кости только четыре, а здесь { $found }.
household-form-many = Вариантов слишком много: всего можно { $most }.
household-form-empty = Не хватает образца.
household-stands = { $label }: { $value }
household-contradiction = «{ $first }» не сочетается с «{ $others }».
household-cannot = Так быть не может: { $label }.
household-range = целое число от { $minimum } до { $maximum }
household-played = применяется
household-loser = { $hand } (не выиграла)
household-hand-unwon = не выигрывает ни там ни там
household-faults = { $count ->
    [one] Не сходится { $count } место
    [few] Не сходятся { $count } места
    [many] Не сходятся { $count } мест
   *[other] Не сходятся { $count } места
}
household-faults-about = Пока это не исправлено, по этим правилам нельзя ни играть, ни пробовать их, ни сохранить в файл.
household-faultless = Всё сходится: по этим правилам можно играть.
household-checking = Проверяем, всё ли сходится…
household-look = Показать: { $label }
household-ways = Как исправить
household-way = { $label }: { $value }
household-exact = Точно
household-example = Пример
household-example-choose = Рука
household-example-mine = Ваши правила
household-example-unwon = По правилам «{ $rules }» эта рука не выигрывает; она посчитана как проигравшая.
household-example-same = стоит столько же: { $worth }
household-example-change = { $before } → { $after }
household-nowin = без выигрыша
household-differences = Чем отличается от «{ $parent }»
household-differences-none = Ничем.
household-digest = Отпечаток
    .about = Одинаковый отпечаток — одинаковые правила, до последнего числа. Весь набор хранится в каждой записи игры.
household-save = Сохранить в браузере
household-saved-as = Сохранено: { $title }
household-saved-unsound = Сохранено как есть: { $title }. Играть по этим правилам можно будет, когда исправлено то, что не сходится.
household-conflict = Тем временем в другом окне изменили и сохранили «{ $title }».
household-conflict-mine = Оставить эти
household-conflict-both = Оставить и те и другие
household-conflict-theirs = Открыть другие
household-saved-list = Ваши наборы правил
household-saved-none = В этом браузере пока ничего не сохранено.
household-saved-open = Открыть
household-saved-delete = Удалить
    .label = Удалить «{ $title }»
household-saved-here = { $title }, сохранено { $moment }
household-own-set = Домашние правила из этого браузера
household-read = Читать как книгу
household-count = Открыть в калькуляторе
household-compare = Сравнить с набором
household-new = Начать заново
household-share = Поделиться
household-link-about = Всё содержится в самой ссылке. Кто её откроет, увидит эти правила, сможет изменить их, сохранить и играть по ним.
household-link-damaged = Ссылка повреждена: правила в ней не читаются. Попросите прислать её ещё раз.
household-export = Сохранить в файл
household-exported = Сохранено: { $file }
household-import = Загрузить из файла
    .about = Сохранённый набор правил (.json) или файл для командной строки (.toml).
household-imported = «{ $title }»: правила загружены, отпечаток верен.
household-imported-own = «{ $title }»: правила загружены.
household-import-failed = Этот файл не загружен.
household-refused-fault = ожидалось: { $expected }; найдено: { $found }
household-play = Играть по этим правилам
household-play-title = Играть: «{ $title }»
household-try = Попробовать: { $hands } раздач
    .about = Боты сыграют столько раздач по правилам «{ $parent }» и столько же по вашим. Отчёт покажет, что меняется.
household-try-alone = Боты сыграют столько раздач по этим правилам.
household-trying = Боты играют
household-trying-of = раздач: { $done } из { $hands }
household-try-failed = Проба не удалась. Начните ещё раз.
household-try-stopped = Остановлено после { $done } раздач из { $hands }: отчёт — о них.
household-try-other = В этих правилах другое число игроков: испытаны только ваши.
household-try-stale = С тех пор правила изменились.
household-report = Отчёт
household-report-keep = Сохранить отчёт в файл
household-summary = К итогу
