# Статистика на онова, което се пази: раздавания, победи, игри.

statistics-title = Статистика
    .line = Раздавания, победи и игри на този браузър в числа
statistics-none = Още нищо не е изиграно
statistics-none-line = Когато завършите поне едно раздаване на маса, числата му ще са тук. Броят се масите, на които този браузър има място.
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
statistics-by-opponent-line = Играта се брои за всеки вид бот, който е седял на масата.
statistics-course = Резултати игра по игра
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
statistics-go-on = Продължете
statistics-look = Крайно класиране
statistics-replay = Повторение
statistics-show-all = Покажете всички: { $count }
statistics-failed = Числата не дойдоха.
statistics-gone = { $count ->
    [one] { $count } маса вече не се пази на сървъра.
   *[other] { $count } маси вече не се пазят на сървъра.
}
statistics-gain = Средно на раздаване
