### Партия, разобранная тренером, и привычки по многим партиям.

review-title = Разбор партии
review-intro = Тренер пробует каждое ваше решение на раскладах, которые согласны с тем, что вы знали, и говорит в очках, чего оно стоило.
review-begin = Разобрать партию
review-asking = Тренер разбирает партию
review-so-far = решений: { $done } из { $decisions }
review-failed = Разбор не удался. Начните ещё раз.
review-done = Разбор готов.
review-dearest = Самые дорогие ходы
review-none = Ни об одном ходе не видно, чтобы он чего-то стоил. Хорошо сыграно.
review-in-hand = Раздача { $hand }
review-you = Вы
review-better = Лучше
review-look = Посмотреть
review-play-on = Играть отсюда
review-all = { $count ->
    [one] Показать { $count } ход, который чего-то стоил
    [few] Показать все { $count } хода, которые чего-то стоили
    [many] Показать все { $count } ходов, которые чего-то стоили
   *[other] Показать все { $count } хода, которые чего-то стоили
}
review-shares = Откуда ваши очки
review-shares-line = Расклад: сколько ваши кости стоили хорошему игроку сверх обычного для этого места. Свои ходы: что заметно отдано. Остальное: что пришло со стены и что делали другие.
review-hand = Раздача
review-result = Итог
review-deal = Расклад
review-cost = Свои ходы
review-rest = Остальное
review-leads = ведёт
review-together = Вместе
review-habits = Какие это были ходы
review-many = Ваши привычки, партий: { $matches }
review-times = { $times ->
    [one] { $times } раз
    [few] { $times } раза
    [many] { $times } раз
   *[other] { $times } раза
}
review-habit-win = Не взята победа
review-habit-claimed = Взято то, что лучше было пропустить
review-habit-passed = Пропущено то, что стоило взять
review-habit-ready = Просящая рука объявлена слишком рано или слишком поздно
review-habit-danger = Отдана кость, нужная другим
review-habit-further = Рука ушла дальше от победы
review-habit-fewer = Оставлена рука, которой помогает меньше костей
review-habit-smaller = Упущена рука дороже
review-habit-kong = Лишний конг или пропущенный
review-habit-other = Другое
review-how = Решений: { $decisions }, каждое испытано на новых раскладах: { $deals }. Цена названа с учётом всей партии; где она могла быть и нулём, не сказано ничего.
review-link = Разбор тренера
