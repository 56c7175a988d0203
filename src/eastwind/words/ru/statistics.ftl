# Статистика по тому, что хранится: раздачи, победы, партии.

statistics-title = Статистика
    .line = Раздачи, победы и партии этого браузера в цифрах
statistics-none = Пока ничего не сыграно
statistics-none-line = Когда вы доиграете за столом хоть одну раздачу, здесь появятся её цифры. Считаются столы, за которыми у этого браузера есть место. Цифры пасьянса и «Соединить» появятся, когда закончится первая игра.
statistics-asking = Считаем… { $done } из { $of }
statistics-rules = Правила
statistics-all-rules = Все правила
statistics-matches = Партии
statistics-finished = доиграно до конца: { $count }
statistics-hands = Раздачи
statistics-wins = Победы
statistics-share = { $share } всех раздач
statistics-worth = Средняя стоимость победы
statistics-worth-differs = в разных правилах счёт разный: выберите одни
statistics-best = Лучшая рука
statistics-best-none = Побед пока нет.
statistics-firsts = Первые места
statistics-by-rules = По правилам
statistics-by-opponent = По соперникам
statistics-opponent = Соперник
statistics-persons = Люди
statistics-by-opponent-line = Партия считается для каждого вида ботов, что сидел за столом.
statistics-course = Итоги партия за партией
statistics-course-caption = Последние законченные партии ({ $count }), самая новая справа; в таблице то же цифрами.
statistics-worths = Сколько стоили победы
statistics-worths-caption = Сколько раздач выиграно, по стоимости руки.
statistics-table = Все партии
statistics-search = Поиск: правила, имена, дата
statistics-nothing = Таких партий нет.
statistics-opened = Начата
statistics-opponents = Соперники
statistics-score = Счёт
statistics-place = Место
statistics-state = Состояние
statistics-going = идёт
statistics-over = окончена
statistics-left = закончена досрочно
statistics-helped = с помощью
statistics-help = Помощь
statistics-help-any = с помощью и без
statistics-help-with = только с помощью
statistics-help-without = только без помощи
statistics-go-on = Продолжить
statistics-look = Итог
statistics-replay = Повтор
statistics-show-all = Показать все: { $count }
statistics-failed = Цифры получить не удалось.
statistics-gone = { $count ->
    [one] { $count } стол на сервере уже не хранится.
    [few] { $count } стола на сервере уже не хранятся.
    [many] { $count } столов на сервере уже не хранятся.
   *[other] { $count } стола на сервере уже не хранятся.
}
statistics-gain = В среднем за раздачу
statistics-places = Места партия за партией
statistics-places-caption = Последние доигранные до конца партии ({ $count }), самая новая справа; наверху первое место.
statistics-reading = Читаем записи… { $done } из { $of }
statistics-won-by = На чём вы выигрывали
statistics-won-how = Откуда пришла последняя кость
statistics-won-rules = Что было в счёте
statistics-won-rules-line = Во скольких выигранных раздачах это было; одна раздача считается для строки один раз.
statistics-paid = Заплачено и получено
statistics-paid-to = вы заплатили
statistics-paid-from = вы получили
statistics-paid-balance = Итого
statistics-paid-line = По именам, за оконченные партии.
statistics-verify-record = Проверить перемешивание по записи
statistics-forget = Забыть партию { $opened }
statistics-forget-title = Забыть эту партию?
statistics-forget-line = { $rules }, { $opened }. Браузер отдаст ключ от своего места: партия исчезнет из списка, и открыть её отсюда будет нельзя. Запись можно сохранить заранее.
statistics-forget-do = Забыть
statistics-forget-not = Оставить
statistics-save = { $count ->
    [one] Сохранить { $count } запись в файл
    [few] Сохранить { $count } записи в один файл
    [many] Сохранить { $count } записей в один файл
   *[other] Сохранить { $count } записи в один файл
  }

statistics-solo-row = Рекорд побед подряд
statistics-solo-days = Раскладов дня разобрано
statistics-solo-open = Перейти
statistics-connect-level = Высший достигнутый уровень
statistics-connect-best = Лучший счёт
statistics-connect-points = { $score }, до уровня { $level }
statistics-connect-cleared = Уровней пройдено
statistics-connect-stars = Звёзды
