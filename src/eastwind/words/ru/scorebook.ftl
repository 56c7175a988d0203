## Счётная книга настоящего стола

scorebook-title = Счётная книга
    .line = Настоящие кости на настоящем столе: кто ведёт, сколько стоит раздача, кто кому платит
scorebook-kept = партии счётной книги
scorebook-about = Положите телефон рядом со столом и отмечайте, что на нём лежит. Считать никому не придётся.
scorebook-new = Новая партия
scorebook-begin = Начать
scorebook-name = Название партии
scorebook-unnamed = Партия
scorebook-players = Кто играет
scorebook-player = Игрок
scorebook-player-number = Игрок { $number }
scorebook-order = В порядке игры: сначала ведущий, затем тот, кто сидит справа от него.
scorebook-dice = Бросить кости: кто ведёт первым
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
scorebook-sheet = Ведомость
scorebook-over = Партия окончена.
scorebook-offline = Нет связи: всё записано здесь и будет посчитано, как только ответит сервер.
scorebook-bill-follows = Нет связи: цена руки появится, как только ответит сервер. Записать раздачу можно и сейчас.
scorebook-full = Браузер больше ничего не сохраняет. Сохраните партии в файл.
scorebook-pen-elsewhere = Эту партию записывает другое устройство, здесь её можно только смотреть.
scorebook-hand = Раздача
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
scorebook-danger = Судя по открытым костям победителя, снос был опасным: { $rule }.
scorebook-whole = Рука собрана.
scorebook-too-many = { $tile }: больше таких нет. { $where }.
scorebook-has = { $name } — { $count }
scorebook-correction = Записать поправку
scorebook-correction-of = поправка: { $reason }
scorebook-reason = Почему
scorebook-sum = В сумме выходит { $sum }, а должно быть 0.
scorebook-book = Внести
scorebook-false = Ложное объявление
scorebook-false-about = Большинство правил оставляет цену этого за столом. Договоритесь, а книга запишет.
scorebook-false-of = ложное объявление: { $name }
scorebook-false-who = Кто объявил
scorebook-false-pays = Платит каждому из остальных
scorebook-false-ends = Раздача на этом кончается
scorebook-save = Сохранить в файл
scorebook-csv = Таблица (CSV)
scorebook-print = Печать
scorebook-archive = В архив
scorebook-unarchive = Вернуть из архива
scorebook-archived = Архив ({ $count })
scorebook-delete = Выбросить
scorebook-deleted = Выброшенные ({ $count })
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
scorebook-has-now = Теперь есть
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
scorebook-take = Взять из файла
scorebook-backup = Сохранить всё
scorebook-not-read = В файле { $file } нет партий.
scorebook-who-won = Кто выиграл?
scorebook-or-number = Или просто число
scorebook-was-ready = { $name }: просящая рука была объявлена
scorebook-pays-all = { $name } платит за всех
scorebook-sits-before = { $name } сидит раньше, чем { $other }
scorebook-order-seats = В порядке игры: первым ведёт место 1, затем следующее.
scorebook-dice-seats = Бросить кости за места
scorebook-leads = Первым ведёт { $name }
scorebook-lay-all = Нажимайте костяшки победителя, выигравшую — последней.
scorebook-lay-sets = Нажмите комбинации, которые приносят очки, или ничего.
scorebook-hands-played = Раздачи
scorebook-by-rules = По правилам: { $value }
scorebook-was-won = Эту раздачу всё же выиграли
scorebook-hands = { $count ->
    [one] { $count } раздача
    [few] { $count } раздачи
    [many] { $count } раздач
   *[other] { $count } раздачи
}
scorebook-read = { $count ->
    [one] Взята { $count } партия.
    [few] Взято { $count } партии.
    [many] Взято { $count } партий.
   *[other] Взято { $count } партии.
}
