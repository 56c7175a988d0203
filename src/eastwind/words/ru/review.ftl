### Партия, разобранная тренером, и привычки по многим партиям.

review-title = Разбор партии
review-intro = Тренер пробует каждое ваше решение на раскладах, возможных при том, что вы знали, и говорит в очках, чего оно стоило.
review-begin = Разобрать партию
review-asking = Тренер разбирает партию
review-so-far = решений: { $done } из { $decisions }
review-failed = Разбор не удался. Начните ещё раз.
review-done = Разбор готов.
review-dearest = Самые дорогие ходы
review-none = Ни про один ход нельзя сказать, что он чего-то стоил. Хорошо сыграно.
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
review-shares-line = Расклад: сколько ваши кости принесли бы мастеру сверх того, что это место приносит обычно. Свои ходы: сколько на них потеряно наверняка. Остальное: что пришло со стены и что делали другие.
review-hand = Раздача
review-result = Итог
review-deal = Расклад
review-cost = Свои ходы
review-rest = Остальное
review-leads = лидер
review-together = Вместе
review-habits = Какие это были ходы
review-many = Ваши привычки, партий: { $matches }
review-times = { $times ->
    [one] { $times } раз
    [few] { $times } раза
    [many] { $times } раз
   *[other] { $times } раза
}
review-habit-win = Упущен выигрыш
review-habit-claimed = Взято то, что лучше было пропустить
review-habit-early = Взято слишком рано
review-habit-last = Отдана нужная другим кость под конец стены
review-habit-pair = Разбита пара
review-examples = Примеры
review-example = Раздача { $hand }: { $points }
review-habit-passed = Пропущено то, что стоило взять
review-habit-ready = Просящая рука объявлена слишком рано или слишком поздно
review-habit-danger = Отдана кость, нужная другим
review-habit-further = Рука отдалилась от выигрыша
review-habit-fewer = Оставлена рука, которой помогает меньше костей
review-habit-smaller = Упущена рука подороже
review-habit-kong = Лишний конг или пропущенный
review-habit-other = Другое
review-how = Решений: { $decisions }, каждое испытано на новых раскладах: { $deals }. Цена названа с учётом всей партии; где она могла быть и нулём, не сказано ничего.
review-link = Разбор тренера

## Свои дорогие ходы ещё раз

mistakes-title = Ваши дорогие ходы
    .line = Ходы, которые чего-то стоили вам в разобранных партиях, — снова и снова, пока не запомнятся
mistakes-about = Ходы из ваших разобранных партий, которые чего-то стоили. Решите ещё раз. Решённое верно возвращается всё реже; всё хранится только в этом браузере.
mistakes-none = Здесь пока пусто. Попросите тренера разобрать сыгранную партию: ходы, которые чего-то стоили, будут возвращаться сюда, пока вы их не запомните.
mistakes-to-matches = Мои партии
mistakes-practise = Потренировать эти ходы
mistakes-ask = Что вы сделаете?
mistakes-ask-tile = Что вы сделаете? Нажмите на кость, которую снесли бы.
mistakes-ask-both = Что вы сделаете? Нажмите на кость, которую снесли бы, или выберите ниже.
mistakes-thrown = Только что снесена:
mistakes-same = То же самое, что и тогда. Тренер поступил бы иначе.
mistakes-wrong = Тренер поступил бы иначе.
mistakes-then = В партии
mistakes-cost = { $points ->
    [one] это стоило { $points } очко
    [few] это стоило { $points } очка
    [many] это стоило { $points } очков
   *[other] это стоило { $points } очка
}
mistakes-next = Следующая позиция
mistakes-done = На сегодня всё. Верно решённое вернётся в другой день.
mistakes-due = { $count ->
    [0] на сегодня всё
    [one] на сегодня { $count } позиция
    [few] на сегодня { $count } позиции
    [many] на сегодня { $count } позиций
   *[other] на сегодня { $count } позиции
}
mistakes-kept = всего: { $count }, уже запомнились: { $known }
mistakes-erase = Забыть все
mistakes-unread = Сохранённые для тренировки ходы не удалось прочитать.
