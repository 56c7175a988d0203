# Маса за няколко души: как се отваря, кой идва, какво преживяват заедно.

friends-who = Кой сяда
    .about = Приятелите идват по връзка или с шест букви.
friends-alone = Аз с ботове
friends-people = { $count ->
    [one] { $count } човек
   *[other] { $count } души
  }
friends-window = Секунди за вземане
friends-help = Помощ по време на раздаването
    .about = Какво може да пита всеки на тази маса, докато играе. След това може да се преглежда винаги.
help-level-none = Без помощ
help-level-tiles = Полезни плочки
help-level-coach = И треньор
friends-open = Отвори масата
friends-lobby = Кой е тук
friends-code-line = Продиктувайте тези букви или изпратете връзката:
friends-share = Връзка и QR код
friends-share-about = Който отвори връзката, вижда какво се играе и заема място.
friends-seat = Място { $number }
friends-free = свободно
friends-not-here = в момента не е тук
friends-opener = отвори масата
friends-ready = готово
friends-not-ready = още не е готово
friends-you = вие
friends-sit-here = Седни тук
friends-dice = { $how ->
    [seat-by-roll] По тези правила заровете решават кой къде сяда, каквото и да е избрано тук.
    [seat-one] Всеки остава на мястото си; пръв Изток е този на място 1.
   *[highest-sum] Всеки остава на мястото си; заровете решават кой е пръв Изток.
  }
friends-begin = Започни
friends-begin-bots = { $count ->
    [one] Започни с бот на свободното място
   *[other] Започни с ботове на { $count } места
  }
friends-remove = Премахни { $name }
    .short = Премахни
friends-remove-ask = Да премахнем ли { $name } от масата? Масата ще получи нови букви: старите вече няма да важат, затова изпратете новите на тези, които още чакате.
    .yes = Премахни { $name }
    .no = Остави
friends-new-letters = Буквите са нови. Изпратете ги на тези, които още чакате:
friends-letters-renewed = Новите букви за тези, които още не са дошли, знае този, който отвори масата.
friends-begin-without = Започни без { $names }
    .about = { $count ->
        [one] Бот заема това място.
       *[other] Ботове заемат тези места.
    }
friends-waiting-for = Чакаме: { $names }
friends-say-ready = Готово
friends-not-yet = Още не
friends-wait-opener = Започва този, който отвори масата.
friends-away = { $name } не е тук
friends-back = { $name } се върна
friends-people-here = Кой е тук
friends-state = { $state ->
    [thinking] { $name } мисли
    [away] { $name } не е тук
   *[here] { $name } е тук
  }
friends-window-open = Плочката може да се вземе
friends-seconds = { $seconds } с
friends-let-go = Пас
friends-others-think = Другите мислят
join-title = Седни на чужда маса
    .line = Въведете шестте букви, които са ви продиктували
join-code = Шест букви
join-code-line = Вижда ги този, който отвори масата.
join-look = Виж масата
join-window = { $seconds ->
    [one] { $seconds } секунда за вземане
   *[other] { $seconds } секунди за вземане
  }
join-help-none = без помощ
join-help-tiles = помощ: полезни плочки
join-help-coach = помощ: полезни плочки и треньор
join-seat = Място
join-any = което е свободно
join-sit = Седни
join-begun = Там вече играят: повече никой не може да седне.
join-full = Всички места са заети.
join-there = Имате място на тази маса.
join-back = Към масата
away-what = Когато някой го няма
    .about = Който се върне, веднага играе сам, дори насред раздаването. Когато всички чакат, след две минути тези, които са тук, могат да пуснат бот.
away-wait = Всички чакат
away-bot = Дотогава играе бот
away-vote = Решават тези, които са тук
away-wins = Ботът може да спечели
    .about = Иначе пасува, където може, не печели и не обявява готова ръка.
away-wins-yes = ботът може да спечели вместо този, когото го няма
away-wins-no = ботът пасува, където може, и не печели
away-bot-plays = { $name } не е тук: играе бот
away-waited = { $name } не е тук от две минути. Докато се върне, може да играе бот.
    .yes = Нека играе бот
    .no = Чакай още
depart-title = Напускане завинаги
    .about = Мястото ви поема бот и на тази маса вече не се връщате.
depart-surely = Дай мястото ми на бот
depart-stay = Оставам
pace-what = Време за ход
    .about = На когото времето изтече, ходът му се прави възможно най-просто и всички го научават.
pace-none = Без часовник
pace-days = { $days ->
    [one] { $days } ден, кореспондентски
   *[other] { $days } дни, кореспондентски
  }
pace-bank = Запас за раздаване
    .about = От него се взема, щом времето за хода изтече.
pace-bank-none = няма
pace-left = Остават { $time }
pace-drawn = В запаса: { $time }
pace-thinks = { $name }: { $time }
pace-soon = За хода ви остават секунди: { $seconds }
pace-ran-out = { $name }: времето изтече и ходът е направен вместо този играч
pace-ran-out-you = Времето ви изтече: ходът е направен вместо вас
pace-until = до { $moment }
pace-list-yours = Ваш ред е
pace-list-others = На ход са другите
passing-what = Вземане
    .about = „Винаги пас“ пропуска и плочки, с които можете да спечелите: така по времето никой нищо не научава.
passing-none = Питай ме
passing-chows = Без чоу
passing-all = Винаги пас
passing-flowers-on = Цветята се свалят сами
