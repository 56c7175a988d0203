## Счётная книга настоящего стола

scorebook-title = Счётная книга
    .line = Настоящие кости на настоящем столе: кто лидер, сколько стоит раздача, кто кому платит
scorebook-kept = партии счётной книги
scorebook-about = Положите телефон рядом со столом и отмечайте, что на нём лежит. Считать никому не придётся.
scorebook-new = Новая партия
scorebook-begin = Начать
scorebook-name = Название партии
scorebook-unnamed = Партия
scorebook-players = Кто играет
scorebook-player = Игрок
scorebook-player-number = Игрок { $number }
scorebook-order = В порядке хода: сначала первый лидер, затем тот, кто сидит справа от него, и так по кругу.
scorebook-dice = Бросить кубики: кто первый лидер
scorebook-agreed = Договорились иначе, чем в правилах
scorebook-rounds = Раундов
scorebook-stock = С чем каждый начинает
scorebook-end = Раздача сыграна
scorebook-drawn = Никто не выиграл
scorebook-drawn-short = ничья
scorebook-keep = Записать
scorebook-undo = Отменить
scorebook-redo = Вернуть отменённое
scorebook-more = Ещё
scorebook-sheet = По раздачам
scorebook-over = Партия окончена.
scorebook-offline = Нет связи: всё записано здесь и будет посчитано, как только ответит сервер.
scorebook-plain = Связь с этим адресом не зашифрована, и браузер не сохраняет саму страницу: записанное остаётся на устройстве, но открыть страницу можно, только пока отвечает сервер. С сервера с сертификатом (--certfile и --keyfile) страницу можно установить.
scorebook-bill-follows = Нет связи: цена руки появится, как только ответит сервер. Записать раздачу можно и сейчас.
scorebook-full = Браузер больше ничего не сохраняет. Сохраните партии в файл.
scorebook-pen-elsewhere = Эту партию записывает другое устройство, здесь её можно только смотреть.
scorebook-hand = Раздача
scorebook-hand-short = № { $hand }
scorebook-hand-change = Исправить раздачу
scorebook-from = снос: { $name }
scorebook-other-winner = Выиграл другой
scorebook-wins-too = { $name } тоже выигрывает
scorebook-numbers = Просто числа
scorebook-asked = Чего по костям не видно
scorebook-rest = Остальные кости
scorebook-rest-mixed = разные
scorebook-rest-suit = все этой масти
scorebook-rest-suit-with-honours = эта масть и козыри
scorebook-rest-honours = все козыри
scorebook-rest-ends = единицы, девятки и козыри
scorebook-dead-few = Мёртвая рука: костей не хватает
scorebook-dead-many = Мёртвая рука: лишние кости
scorebook-danger = Судя по открытым костям выигравшего, снос был опасным: { $rule }.
scorebook-whole = Рука собрана.
scorebook-too-many = { $tile }: больше таких нет. { $where }.
scorebook-has = { $name } — { $count }
scorebook-correction = Записать поправку
scorebook-correction-of = поправка: { $reason }
scorebook-reason = Почему
scorebook-sum = В сумме выходит { $sum }, а должно быть 0.
scorebook-book = Внести
scorebook-false = Ложное объявление
scorebook-false-about = Сколько это стоит, по большинству правил решают сами игроки. Договоритесь, а книга запишет.
scorebook-false-of = ложное объявление: { $name }
scorebook-false-who = Кто объявил
scorebook-false-pays = Платит каждому из остальных
scorebook-false-ends = Раздача на этом кончается
scorebook-save = Сохранить в файл
scorebook-csv = Для электронных таблиц (CSV)
scorebook-csv-programs = Для программ (CSV)
scorebook-print = Печать
scorebook-archive = В архив
scorebook-unarchive = Вернуть из архива
scorebook-archived = Архив ({ $count })
scorebook-delete = Удалить
scorebook-deleted = Удалённые ({ $count })
scorebook-restore = Вернуть
scorebook-forget = Удалить навсегда
scorebook-counters = Какие жетоны передать
scorebook-change = и получает назад
scorebook-changes = размен
scorebook-holds = Что у кого после этого
scorebook-owes = Долг: { $debtor } → { $creditor }, { $amount }
scorebook-next = Следующая раздача
scorebook-forgotten = Перед этой была забытая раздача
scorebook-strike = Вычеркнуть
scorebook-what-if = А если бы…
scorebook-what-if-about = Измените настройку правил «{ $rules }» и посмотрите, сколько стоила бы раздача. Книга не изменится.
scorebook-as-played = Как сыграно
scorebook-then = Тогда
scorebook-chart = Счёт после каждой раздачи
scorebook-total = Итого
scorebook-has-now = Счёт сейчас
scorebook-best = Самые дорогие раздачи
scorebook-wins = Победы по местам
scorebook-back = К столу
scorebook-lost = Этой партии в этом браузере нет.
scorebook-all-matches = Все партии вместе
scorebook-matches = Партий
scorebook-won = Побед
scorebook-follow = Пусть следят и другие
scorebook-follow-about = Кто откроет ссылку, видит эту партию раздача за раздачей, но изменить её не может.
scorebook-hand-pen = Передать ручку
scorebook-pen-about = Кто откроет ссылку, тот дальше и пишет, а это устройство только читает.
scorebook-not-followed = Этой партией сейчас не делятся. Попросите того, кто её пишет, открыть её.
scorebook-files = Файлы
scorebook-take = Загрузить из файла
scorebook-rules-changed = Правила этого набора изменились с тех пор, как здесь считали эту партию: тогда выходило { $totals }.
scorebook-backup = Сохранить все партии
scorebook-read-nothing = В файле { $file } нет ничего нового.
scorebook-unsound = { $file }: партия не загружена, что-то в ней не так.
scorebook-not-read = В файле { $file } нет партий.
scorebook-who-won = Кто выиграл?
scorebook-or-number = Или просто число
scorebook-was-ready = { $name }: просящая рука была объявлена
scorebook-pays-all = { $name } платит за всех
scorebook-sits-before = { $name } сидит раньше, чем { $other }
scorebook-order-seats = В порядке хода: первый лидер — место 1, затем следующее.
scorebook-dice-seats = Бросить кубики: кто где сидит
scorebook-leads = Первый лидер: { $name }
scorebook-lay-all = Нажимайте на кости выигравшего, последней — ту, что завершила руку.
scorebook-lay-sets = Отметьте группы, которые приносят очки, или ничего.
scorebook-hands-played = Раздачи
scorebook-by-rules = По правилам: { $value }
scorebook-was-won = Эту раздачу всё же выиграли
scorebook-as-of = По состоянию на { $time }, нет связи.
scorebook-cut-off = Нет связи: показанное здесь могло устареть.
scorebook-pen-went = Эту партию теперь записывает другое устройство. Можно закончить: записанное сохранится здесь.
scorebook-pen-taken = Ручка уже у другого устройства. За партией можно следить.
scorebook-follow-here = Следить за партией
scorebook-go-on = Продолжить здесь
scorebook-go-on-about = Если устройство, которое записывало, недоступно: «Продолжить здесь» сделает из этой партии вашу собственную. Те, кто следит за этой, её не увидят.
scorebook-aside = { $count ->
    [one] { $count } запись сделана здесь, но не вошла в партию.
    [few] { $count } записи сделаны здесь, но не вошли в партию.
    [many] { $count } записей сделано здесь, но не вошло в партию.
   *[other] { $count } записи сделано здесь, но не вошло в партию.
}
scorebook-aside-insert = Вставить
scorebook-aside-look = Посмотреть
scorebook-aside-sure = { $count ->
    [one] Удалить { $count } запись?
    [few] Удалить { $count } записи?
    [many] Удалить { $count } записей?
   *[other] Удалить { $count } записи?
}
scorebook-aside-keep = Оставить
scorebook-aside-thrown = { $count ->
    [one] Удалена { $count } запись.
    [few] Удалены { $count } записи.
    [many] Удалено { $count } записей.
   *[other] Удалено { $count } записи.
}
scorebook-aside-struck = Вычеркнуто здесь:
scorebook-aside-changed = Изменено здесь:
scorebook-aside-called = Партия названа здесь «{ $name }».
scorebook-aside-renamed = Новое имя, данное здесь ({ $player }): «{ $name }».
scorebook-aside-needs-pen = Вставить их может только устройство с ручкой. Попросите того, кто пишет, прислать вам ручку («Ещё», «Передать ручку»), до тех пор они останутся здесь. Или продолжайте свою собственную партию.
scorebook-aside-about = Записано на этом устройстве, когда ручка была у другого. После вставки каждую запись можно отменить.
scorebook-doubled = Две записи этой партии нельзя было различить. Обе сохранены, теперь каждую можно изменить или вычеркнуть отдельно.
scorebook-not-sent = Те, кто следит, не получают ваших записей: { $why }
scorebook-take-all-the-same = Всё равно загрузить
scorebook-hands = { $count ->
    [one] { $count } раздача
    [few] { $count } раздачи
    [many] { $count } раздач
   *[other] { $count } раздачи
}
scorebook-read = { $count ->
    [one] Загружена { $count } партия.
    [few] Загружены { $count } партии.
    [many] Загружено { $count } партий.
   *[other] Загружено { $count } партии.
}
