# Статистика на онова, което се пази: раздавания, победи, игри.

statistics-title = Статистика
    .line = Раздавания, победи и игри на този браузър в числа
statistics-none = Още нищо не е изиграно
statistics-none-line = Когато завършите поне едно раздаване на маса, числата му ще са тук. Броят се масите, на които този браузър има място. За пасианса и „Свържи“ те се появяват след първата завършена игра.
statistics-asking = Брои се… { $done } от { $of }
statistics-rules = Правила
statistics-all-rules = Всички правила
statistics-matches = Игри
statistics-finished = изиграни докрай: { $count }
statistics-hands = Раздавания
statistics-wins = Победи
statistics-share = { $share } от всички раздавания
statistics-worth = Средна стойност на победа
statistics-worth-differs = различните правила броят различно: изберете едни
statistics-best = Най-добра ръка
statistics-best-none = Още няма победа.
statistics-firsts = Първи места
statistics-by-rules = По правила
statistics-by-opponent = По противници
statistics-opponent = Противник
statistics-persons = Хора
statistics-by-opponent-line = Играта се брои за всеки вид бот, който е седял на масата.
statistics-course = Резултати, игра по игра
statistics-course-caption = Последните завършени игри ({ $count }), най-новата вдясно; таблицата казва същото с числа.
statistics-worths = Колко струваха победите
statistics-worths-caption = Колко раздавания са спечелени, според стойността на ръката.
statistics-table = Всички игри
statistics-search = Търсене: правила, имена, дата
statistics-nothing = Няма такава игра.
statistics-opened = Започната
statistics-opponents = Противници
statistics-score = Резултат
statistics-place = Място
statistics-state = Състояние
statistics-going = продължава
statistics-over = завършена
statistics-left = приключена предварително
statistics-helped = с помощ
statistics-help = Помощ
statistics-help-any = със и без помощ
statistics-help-with = само с помощ
statistics-help-without = само без помощ
statistics-go-on = Продължи
statistics-look = Крайно класиране
statistics-replay = Повторение
statistics-show-all = Покажи всички: { $count }
statistics-failed = Числата не можаха да се изтеглят.
statistics-gone = { $count ->
    [one] { $count } маса вече не се пази на сървъра.
   *[other] { $count } маси вече не се пазят на сървъра.
}
statistics-gain = Средно на раздаване
statistics-places = Места, игра по игра
statistics-places-caption = Последните изиграни докрай игри ({ $count }), най-новата вдясно; най-горе е първото място.
statistics-reading = Записите се четат… { $done } от { $of }
statistics-won-by = С какво спечелихте
statistics-won-how = Откъде дойде последната плочка
statistics-won-rules = Какво имаше в сметката
statistics-won-rules-line = В колко спечелени раздавания го имаше; едно раздаване се брои за реда веднъж.
statistics-paid = Платено и получено
statistics-paid-to = платихте
statistics-paid-from = получихте
statistics-paid-balance = Баланс
statistics-paid-line = По имена, за завършените игри.
statistics-verify-record = Провери разбъркването по запис
statistics-forget = Забрави играта от { $opened }
statistics-forget-title = Да забравим ли тази игра?
statistics-forget-line = { $rules }, { $opened }. Браузърът се отказва от ключа за мястото си: играта изчезва от списъка и оттук няма да може да се отвори. Преди това записът може да се запази.
statistics-forget-do = Забрави я
statistics-forget-not = Остави я
statistics-save = { $count ->
    [one] Запази записа
   *[other] Запази { $count } записа в един файл
  }

statistics-solo-row = Най-много поредни
statistics-solo-days = Разчистени раздавания на деня
statistics-solo-open = Отвори
statistics-connect-level = Най-високо достигнато ниво
statistics-connect-best = Най-добър резултат
statistics-connect-points = { $score }, до ниво { $level }
statistics-connect-cleared = Разчистени нива
statistics-connect-stars = Звезди
