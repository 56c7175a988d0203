### Тренажёры: задачи без конца, у каждой ответ движка.

trainers-title = Тренажёры
    .line = Короткие задачи с ответами: счёт, ожидание, снос, платежи, заявки
trainers-about = Короткие задачи, сколько угодно, по тем правилам, которые вы выберете. Ответ всегда даёт сам движок.
trainers-all = Все тренажёры
trainers-unread = Записи тренажёров не удалось прочитать.

trainers-count = Сосчитайте руку
    .line = Собрать счёт строка за строкой и назвать итог
trainers-waits = Чего ждёт рука?
    .line = Найти все кости, которые её завершают
trainers-discard = Что снести?
    .line = Отдать ту кость, без которой больше всего путей дальше
trainers-pays = Кто кому платит?
    .line = Рассчитать платежи после раздачи
trainers-allowed = Можно ли так?
    .line = Заявки: кто может взять кость и кому она достанется
trainers-limit = Найдите лимитированную комбинацию
    .line = Узнать знаменитые руки по их костям

trainers-daily = Задача дня
trainers-daily-line = Одна задача, сегодня одинаковая для всех.
trainers-daily-right = Сегодняшняя задача решена. Следующая — завтра.
trainers-daily-wrong = Сегодняшняя задача решена неверно. Новая — завтра.
trainers-daily-streak = { $count ->
    [one] { $count } день подряд
    [few] { $count } дня подряд
    [many] { $count } дней подряд
   *[other] { $count } дней подряд
}
trainers-own = { $count ->
    [one] { $count } задача
    [few] { $count } задачи
    [many] { $count } задач
   *[other] { $count } задач
} · верно: { $share } · подряд сейчас: { $streak }
trainers-level = Сложность
trainers-level-1 = Легко
trainers-level-2 = Средне
trainers-level-3 = Трудно
trainers-number = задача № { $number }
trainers-streak = { $count ->
    [0] подряд пока ни одной
    [one] { $count } верная подряд
    [few] { $count } верные подряд
    [many] { $count } верных подряд
   *[other] { $count } верных подряд
}
trainers-check = Проверить
trainers-next = Следующая задача
trainers-right = Верно.
trainers-wrong = Не совсем. Вот как правильно.
trainers-right-short = верно
trainers-it-is = правильно: { $sum }

## Курс

trainers-course = Ваши успехи
trainers-course-none = Пока ничего не решено. Решённое хранится только в этом браузере.
trainers-course-line = { $count ->
    [one] Решена { $count } задача
    [few] Решено { $count } задачи
    [many] Решено { $count } задач
   *[other] Решено { $count } задач
}, лучшая серия верных: { $best }. Хранится только в этом браузере.
trainers-course-caption = Сколько задач из ста решено верно, день за днём.
trainers-course-day = { $day }: верно { $right } из { $tasks }
trainers-export = Сохранить в файл
trainers-erase = Стереть
trainers-erase-really = Да, стереть всё
trainers-erase-not = Оставить

## Рука

trainers-hand-won = Рука выиграла с розданными костями
trainers-hand-won-by = Рука выиграла; последняя кость — { $how }
trainers-hand-lost = Рука не выиграла

## Счёт

trainers-count-ask = Какие из этих строк стоят в счёте? Отметьте их и напишите, сколько стоит рука.
trainers-count-sum = Пока отмечено: очки — { $points }, { $doubles }
trainers-count-total = Рука стоит
trainers-count-missed = Вы пропустили
trainers-count-strangers = Здесь это не считается
trainers-count-sum-wrong = Строки верны. Вместе они дают { $right }, а не { $total }.

## Кости

trainers-waits-ask = Какие кости завершают эту руку? Отметьте все.
trainers-discard-ask = Какую кость отдать? После этого рука должна быть как можно ближе к выигрышу, и пусть ей поможет как можно больше костей.
trainers-limit-ask = Как называется эта рука?
trainers-tile = Кость
trainers-then = Тогда
trainers-helping = Что поможет
trainers-left = Осталось
trainers-total = Стоит
trainers-waits-then = ждёт выигрыша
trainers-short = { $count ->
    [one] не хватает { $count } кости
    [few] не хватает { $count } костей
    [many] не хватает { $count } костей
   *[other] не хватает { $count } костей
}

## Платежи

trainers-pays-wins = выигрыш
trainers-pays-gave = снос отсюда
trainers-pays-drawn = Выигрывает { $winner }: кость со стены.
trainers-pays-given = Выигрывает { $winner }; снос: { $discarder }.
trainers-pays-penalty = Снос был опасным: действует пенальти.
trainers-pays-sum = { $payer } платит, получает { $payee }
trainers-pays-net = { $payer }: всего
trainers-pays-minus = Проигрыш пишите с минусом.

## Заявки

trainers-allowed-throws = Снос: { $wind }
trainers-allowed-holds = { $wind }: среди костей есть
trainers-allowed-holds-all = { $wind }: вся рука
trainers-allowed-place = { $place ->
    [1] Это место ходит сразу после того, чей снос.
    [2] Это место второе после того, чей снос.
   *[3] Это место третье после того, чей снос.
}
trainers-allowed-ask-may = Для чего { $wind } может взять кость?
trainers-allowed-ask-gets = Всё это заявлено сразу. Кому достанется кость?
trainers-allowed-claim = { $wind }: { $what }
trainers-allowed-nothing = Ни для чего
trainers-allowed-nobody = Никому
trainers-allowed-why-may = Дело в костях, а для чоу ещё и в том, где кто сидит.
trainers-allowed-why-gets = Правила ставят заявки по порядку и говорят, кто первый среди равных.

## Лимитированные комбинации

trainers-limit-none = Не лимитированная комбинация
trainers-limit-worth = Она стоит { $total }.
trainers-limit-tiles = Какая кость сделает её лимитированной комбинацией?
