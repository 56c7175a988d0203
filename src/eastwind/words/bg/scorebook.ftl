## Тетрадката за точки на истинска маса

scorebook-title = Тетрадка за точки
    .line = Истински плочки на истинска маса: кой води, колко струва всяко раздаване, кой на кого плаща
scorebook-kept = игри от тетрадката за точки
scorebook-about = Сложете телефона до масата и отбелязвайте какво лежи на нея. Никой не трябва да смята.
scorebook-new = Нова игра
scorebook-begin = Начало
scorebook-name = Име на играта
scorebook-unnamed = Игра
scorebook-players = Кой играе
scorebook-player = Играч
scorebook-player-number = Играч { $number }
scorebook-order = По реда на играта: първо водещият, после този, който седи вдясно от него.
scorebook-dice = Хвърли зарове кой води пръв
scorebook-agreed = Уговорено различно от правилата
scorebook-rounds = Кръгове
scorebook-stock = С колко започва всеки
scorebook-end = Край на раздаването
scorebook-drawn = Никой не спечели
scorebook-drawn-short = равен резултат
scorebook-keep = Запиши
scorebook-undo = Върни
scorebook-redo = Повтори върнатото
scorebook-more = Още
scorebook-sheet = Таблица
scorebook-over = Играта приключи.
scorebook-offline = Няма връзка: всичко е записано тук и ще се пресметне, щом сървърът отговори.
scorebook-plain = Връзката с този адрес не е шифрована и браузърът не запазва самата страница: записаното остава на устройството, но страницата се отваря само докато сървърът отговаря. От сървър със сертификат (--certfile и --keyfile) страницата може да се инсталира.
scorebook-bill-follows = Няма връзка: колко струва ръката, ще се види, щом сървърът отговори. Раздаването може да се запише и сега.
scorebook-full = Браузърът не запазва повече. Запишете игрите във файл.
scorebook-pen-elsewhere = Тази игра се записва на друго устройство, тук само се гледа.
scorebook-hand = Раздаване
scorebook-hand-short = № { $hand }
scorebook-hand-change = Поправи раздаването
scorebook-from = изхвърли: { $name }
scorebook-other-winner = Спечели друг
scorebook-wins-too = { $name } също печели
scorebook-numbers = Само числа
scorebook-asked = Което не личи от плочките
scorebook-rest = Останалите плочки
scorebook-rest-mixed = разни
scorebook-rest-suit = всички от този цвят
scorebook-rest-suit-with-honours = този цвят и оньори
scorebook-rest-honours = само оньори
scorebook-rest-ends = единици, деветки и оньори
scorebook-dead-few = Мъртва ръка: липсват плочки
scorebook-dead-many = Мъртва ръка: има излишни плочки
scorebook-danger = Според откритите плочки изхвърлената плочка беше опасна: { $rule }.
scorebook-whole = Ръката е пълна.
scorebook-too-many = { $tile }: повече няма. { $where }.
scorebook-has = { $name } – { $count }
scorebook-correction = Запиши поправка
scorebook-correction-of = поправка: { $reason }
scorebook-reason = Защо
scorebook-sum = Сумите дават { $sum }, а трябва да дават 0.
scorebook-book = Впиши
scorebook-false = Погрешно обявяване
scorebook-false-about = Повечето правила оставят цената на играчите. Уговорете се, тетрадката ще я запише.
scorebook-false-of = погрешно обявяване: { $name }
scorebook-false-who = Кой обяви
scorebook-false-pays = Плаща на всеки от другите
scorebook-false-ends = Раздаването свършва с това
scorebook-save = Запази във файл
scorebook-csv = За електронни таблици (CSV)
scorebook-csv-programs = За програми (CSV)
scorebook-print = Печат
scorebook-archive = В архива
scorebook-unarchive = Извади от архива
scorebook-archived = Архив ({ $count })
scorebook-delete = Изхвърли
scorebook-deleted = Изхвърлени ({ $count })
scorebook-restore = Върни
scorebook-forget = Изтрий завинаги
scorebook-counters = Жетони за предаване
scorebook-change = и получава обратно
scorebook-changes = разваляне
scorebook-holds = Какво има всеки след това
scorebook-owes = Дълг: { $debtor } → { $creditor }, { $amount }
scorebook-next = Следващо раздаване
scorebook-forgotten = Преди това има забравено раздаване
scorebook-strike = Задраскай
scorebook-what-if = А ако…
scorebook-what-if-about = Променете вариант в „{ $rules }“, за да видите колко би струвало раздаването. Тетрадката не се променя.
scorebook-as-played = Както е изиграно
scorebook-then = Тогава
scorebook-chart = Резултатът след всяко раздаване
scorebook-total = Общо
scorebook-has-now = Има сега
scorebook-best = Най-големите ръце
scorebook-wins = Победи по места
scorebook-back = Към масата
scorebook-lost = Тази игра не е запазена в този браузър.
scorebook-all-matches = Всички игри заедно
scorebook-matches = Игри
scorebook-won = Победи
scorebook-follow = Нека и другите следят
scorebook-follow-about = Който отвори връзката, вижда играта раздаване по раздаване, но не може да я променя.
scorebook-hand-pen = Предай химикалката
scorebook-pen-about = Който отвори връзката, пише оттам нататък, а това устройство само чете.
scorebook-not-followed = Тази игра в момента не се споделя. Помолете този, който я пише, да я отвори.
scorebook-files = Файлове
scorebook-take = Внеси от файл
scorebook-rules-changed = Правилата на този набор са променени, откакто играта е смятана тук последно: тогава излизаше { $totals }.
scorebook-backup = Запази всички игри
scorebook-read-nothing = Във файла { $file } няма нищо ново.
scorebook-unsound = { $file }: играта не е внесена, нещо в нея не е наред.
scorebook-not-read = Във файла { $file } няма игри.
scorebook-who-won = Кой спечели?
scorebook-or-number = Или само число
scorebook-was-ready = { $name } имаше обявена готова ръка
scorebook-pays-all = { $name } плаща за всички
scorebook-sits-before = { $name } седи преди { $other }
scorebook-order-seats = По реда на играта: пръв води който е на място 1, после следващият.
scorebook-dice-seats = Хвърли зарове за местата
scorebook-leads = Пръв води { $name }
scorebook-lay-all = Докоснете плочките на победителя, печелившата последна.
scorebook-lay-sets = Докоснете комбинациите, които носят точки, или нищо.
scorebook-hands-played = Раздавания
scorebook-by-rules = По правилата: { $value }
scorebook-was-won = Все пак някой спечели това раздаване
scorebook-as-of = Към { $time }, няма връзка.
scorebook-cut-off = Няма връзка: показаното тук може да е остаряло.
scorebook-pen-went = Тази игра вече се записва на друго устройство. Довършете спокойно: записаното остава тук.
scorebook-pen-taken = Химикалката вече е у друго устройство. Играта може да се следи.
scorebook-follow-here = Следи играта
scorebook-go-on = Продължи тук
scorebook-go-on-about = Ако устройството, което записва, го няма: „Продължи тук“ прави от тази игра ваша собствена. Който следи тази, няма да вижда новата.
scorebook-aside = { $count ->
    [one] { $count } запис е направен тук, но не е в играта.
   *[other] { $count } записа са направени тук, но не са в играта.
}
scorebook-aside-insert = Вмъкни
scorebook-aside-look = Виж
scorebook-aside-sure = { $count ->
    [one] Да се изхвърли ли { $count } запис?
   *[other] Да се изхвърлят ли { $count } записа?
}
scorebook-aside-keep = Остави
scorebook-aside-thrown = { $count ->
    [one] { $count } запис е изхвърлен.
   *[other] { $count } записа са изхвърлени.
}
scorebook-aside-struck = Задраскано тук:
scorebook-aside-changed = Променено тук:
scorebook-aside-called = Тук играта е наречена „{ $name }“.
scorebook-aside-renamed = Ново име, дадено тук на { $player }: „{ $name }“.
scorebook-aside-needs-pen = Само устройството с химикалката може да ги вмъкне. Помолете този, който пише, да ви я изпрати („Още“, „Предай химикалката“); дотогава остават тук. Или продължете със своя собствена игра.
scorebook-aside-about = Записани на това устройство, докато химикалката беше у друго. След вмъкването всеки запис може да се върне.
scorebook-doubled = Два записа в тази игра не можеха да се различат. И двата са запазени и вече всеки може да се промени или задраска поотделно.
scorebook-not-sent = Които следят, не получават записаното от вас: { $why }
scorebook-take-all-the-same = Внеси въпреки това
scorebook-hands = { $count ->
    [one] { $count } раздаване
   *[other] { $count } раздавания
}
scorebook-read = { $count ->
    [one] Внесена е една игра.
   *[other] Внесени са { $count } игри.
}
