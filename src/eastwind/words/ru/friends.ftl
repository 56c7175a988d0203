# Стол на нескольких человек: как его открывают, кто приходит, что переживают вместе.

friends-who = Кто садится за стол
    .about = Друзья приходят по ссылке или по шести буквам.
friends-alone = Я и боты
friends-people = { $count ->
    [one] { $count } человек
    [few] { $count } человека
    [many] { $count } человек
   *[other] { $count } человека
  }
friends-window = Секунд на заявку
friends-help = Подсказки во время раздачи
    .about = О чём можно спросить за этим столом во время игры. Разбирать раздачи потом можно всегда.
help-level-none = Без подсказок
help-level-tiles = Полезные кости
help-level-coach = И тренер
friends-open = Открыть стол
friends-lobby = Кто пришёл
friends-code-line = Продиктуйте эти буквы или пошлите ссылку:
friends-share = Ссылка и QR-код
friends-share-about = Кто откроет ссылку, увидит, во что играют, и займёт место.
friends-seat = Место { $number }
friends-free = свободно
friends-not-here = сейчас не здесь
friends-opener = открывает стол
friends-ready = готово
friends-not-ready = ещё не готово
friends-you = это вы
friends-sit-here = Сюда
friends-dice = { $how ->
    [seat-by-roll] По этим правилам места называют кубики, что бы ни было выбрано здесь.
    [seat-one] Каждый остаётся на своём месте; первым Востоком будет тот, кто на месте 1.
   *[highest-sum] Каждый остаётся на своём месте; кубики решают, кто первым станет Востоком.
  }
friends-begin = Начать
friends-begin-bots = { $count ->
    [one] Начать: { $count } место займёт бот
    [few] Начать: { $count } места займут боты
    [many] Начать: { $count } мест займут боты
   *[other] Начать: { $count } места займут боты
  }
friends-remove = Убрать из-за стола: { $name }
    .short = Убрать
friends-remove-ask = Убрать из-за стола: { $name }? Буквы стола сменятся: старые перестанут действовать, и тем, кого вы ещё ждёте, понадобятся новые.
    .yes = Убрать: { $name }
    .no = Оставить
friends-new-letters = Буквы новые. Пошлите их тем, кого ещё ждёте:
friends-letters-renewed = Новые буквы для тех, кто ещё не пришёл, знает тот, кто открыл стол.
friends-begin-without = Начать без игроков: { $names }
    .about = { $count ->
        [one] Это место займёт бот.
        [few] Эти места займут боты.
       *[other] Эти места займут боты.
    }
friends-waiting-for = Ждём: { $names }
friends-say-ready = Готово
friends-not-yet = Ещё нет
friends-wait-opener = Начинает тот, кто открыл стол.
friends-away = { $name }: нет на месте
friends-back = { $name }: снова за столом
friends-people-here = Кто за столом
friends-state = { $state ->
    [thinking] { $name } думает
    [away] { $name }: нет на месте
   *[here] { $name } за столом
  }
friends-window-open = Снос можно взять
friends-seconds = { $seconds } с
friends-let-go = Пас
friends-others-think = Остальные думают
join-title = Сесть за чужой стол
    .line = Наберите шесть букв, которые вам продиктовали
join-code = Шесть букв
join-code-line = Их видит тот, кто открыл стол.
join-look = Посмотреть на стол
join-window = { $seconds ->
    [one] { $seconds } секунда на заявку
    [few] { $seconds } секунды на заявку
    [many] { $seconds } секунд на заявку
   *[other] { $seconds } секунды на заявку
  }
join-help-none = без подсказок
join-help-tiles = подсказки: полезные кости
join-help-coach = подсказки: полезные кости и тренер
join-seat = Место
join-any = любое свободное
join-sit = Сесть за стол
join-begun = Там уже играют: сесть больше нельзя.
join-full = Все места заняты.
join-there = У вас есть место за этим столом.
join-back = К столу
away-what = Если кого-то нет на месте
    .about = Кто вернулся, сразу играет сам, даже посреди раздачи. Если все ждут, через две минуты те, кто за столом, могут посадить бота.
away-wait = Все ждут
away-bot = Пока играет бот
away-vote = Решают те, кто за столом
away-wins = Бот может выиграть
    .about = Иначе он пасует, где может, не выигрывает и не объявляет просящую руку.
away-wins-yes = бот может выиграть за того, кого нет
away-wins-no = бот пасует, где может, и не выигрывает
away-bot-plays = { $name }: пока играет бот
away-waited = { $name }: нет на месте уже две минуты. Пока может поиграть бот.
    .yes = Пусть играет бот
    .no = Ждать дальше
depart-title = Уйти насовсем
    .about = Ваше место получит бот, и за этот стол вы уже не вернётесь.
depart-surely = Отдать место боту
depart-stay = Остаться
pace-what = Время на ход
    .about = Чьё время вышло, за того ход делается самый простой, и об этом узнают все.
pace-none = Без часов
pace-days = { $days ->
    [one] { $days } день, по переписке
    [few] { $days } дня, по переписке
    [many] { $days } дней, по переписке
   *[other] { $days } дня, по переписке
  }
pace-bank = Запас на раздачу
    .about = Он тратится, когда время на ход вышло.
pace-bank-none = нет
pace-left = Осталось { $time }
pace-drawn = В запасе { $time }
pace-thinks = { $name }: { $time }
pace-soon = На ход осталось секунд: { $seconds }
pace-ran-out = { $name }: время вышло, ход сделан за этого игрока
pace-ran-out-you = Время вышло: ход сделан за вас
pace-until = до { $moment }
pace-list-yours = Ваш ход
pace-list-others = Ход за другими
passing-what = Заявки
    .about = «Пасовать всегда» пропускает и те кости, которыми можно выиграть: тогда по времени никто ничего не узнает.
passing-none = Спрашивать меня
passing-chows = Без чоу
passing-all = Пасовать всегда
passing-flowers-on = Цветы выкладываются сами
