### Игра, прегледана от треньора, и навиците от много игри.

review-title = Разбор на играта
review-intro = Треньорът пробва всяко ваше решение в раздавания, които отговарят на това, което сте знаели, и казва в точки колко е струвало.
review-begin = Направи разбор
review-asking = Треньорът преглежда играта
review-so-far = решения: { $done } от { $decisions }
review-failed = Разборът не успя. Започнете отново.
review-done = Разборът е готов.
review-dearest = Най-скъпите ходове
review-none = За никой ход не личи да е струвал нещо. Добре изиграно.
review-in-hand = Раздаване { $hand }
review-you = Вие
review-better = По-добре
review-look = Виж го
review-play-on = Играй оттук
review-all = { $count ->
    [one] Покажи единствения ход, който е струвал нещо
   *[other] Покажи всички { $count } хода, които са стрували нещо
}
review-shares = Откъде са точките ви
review-shares-line = Раздаденото: колко са стрували плочките ви за добър играч над обичайното за това място. Свои ходове: какво личи, че е подарено. Останалото: какво е изтеглено и какво са правили другите.
review-hand = Раздаване
review-result = Резултат
review-deal = Раздаденото
review-cost = Свои ходове
review-rest = Останалото
review-leads = води
review-together = Общо
review-habits = Какви са били ходовете
review-many = Навиците ви, игри: { $matches }
review-times = { $times ->
    [one] веднъж
   *[other] { $times } пъти
}
review-habit-win = Победа, която не е взета
review-habit-claimed = Взето е това, което е било по-добре да се пропусне
review-habit-passed = Пропуснато е това, което си е струвало да се вземе
review-habit-ready = Готова ръка, обявена твърде рано или твърде късно
review-habit-danger = Дадена е плочка, полезна за другите
review-habit-further = Ръката се е отдалечила от победата
review-habit-fewer = Оставена е ръка, на която помагат по-малко плочки
review-habit-smaller = Изпусната е по-скъпа ръка
review-habit-kong = Излишен или пропуснат конг
review-habit-other = Друго
review-how = Решения: { $decisions }, всяко пробвано в нови раздавания: { $deals }. Цената е казана според цялата игра; където може да е и нула, не е казано нищо.
review-link = Разбор от треньора
