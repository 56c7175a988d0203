### Упражнения: задачи без край, всяка с отговора на играта.

trainers-title = Упражнения
    .line = Кратки задачи с отговори: броене, чакане, изхвърляне, плащане, заявки
trainers-about = Кратки задачи, колкото искате, по правилата, които изберете. Отговорът винаги е на самата програма.
trainers-all = Всички упражнения
trainers-unread = Записаното от упражненията не можа да се прочете.

trainers-count = Преброй ръката
    .line = Сметката ред по ред и колко прави общо
trainers-waits = Какво чака ръката?
    .line = Намерете всички плочки, които я завършват
trainers-discard = Коя плочка да изхвърля?
    .line = Изхвърлете тази, без която остават най-много възможности
trainers-pays = Кой на кого плаща?
    .line = Пресметнете плащанията след раздаването
trainers-allowed = Позволено ли е?
    .line = Заявки: кой може да вземе плочката и кой я получава
trainers-limit = Намери ръката за максимума
    .line = Познайте прочутите ръце по плочките им

trainers-daily = Задача на деня
trainers-daily-line = Една задача, днес еднаква за всички.
trainers-daily-right = Днешната задача е решена. Следващата е утре.
trainers-daily-wrong = Днешната задача мина, но отговорът не беше верен. Утре има нова.
trainers-daily-streak = { $count ->
    [one] { $count } ден поред
   *[other] { $count } дни поред
}
trainers-own = { $count ->
    [one] { $count } задача
   *[other] { $count } задачи
} · верни: { $share } · поред сега: { $streak }
trainers-level = Трудност
trainers-level-1 = Лесно
trainers-level-2 = Средно
trainers-level-3 = Трудно
trainers-number = задача № { $number }
trainers-streak = { $count ->
    [0] още няма верни поред
    [one] { $count } вярна поред
   *[other] { $count } верни поред
}
trainers-check = Провери
trainers-next = Следваща задача
trainers-right = Вярно.
trainers-wrong = Не съвсем. Ето как е.
trainers-right-short = вярно
trainers-it-is = вярното е { $sum }

## Успехите

trainers-course = Вашите успехи
trainers-course-none = Още нищо не е решено. Решеното се пази само в този браузър.
trainers-course-line = { $count ->
    [one] { $count } задача досега
   *[other] { $count } задачи досега
}, най-много верни поред: { $best }. Пази се само в този браузър.
trainers-course-caption = Колко от сто задачи са верни, ден по ден.
trainers-course-day = { $day }: { $right } от { $tasks } верни
trainers-export = Запази във файл
trainers-erase = Изтрий
trainers-erase-really = Да, изтрий всичко
trainers-erase-not = Остави го

## Ръката

trainers-hand-won = печели с плочките от раздаването
trainers-hand-won-by = печели; последната плочка идва { $how }
trainers-hand-lost = не печели

## Броене

trainers-count-ask = Кои от тези редове са в сметката? Отбележете ги и напишете колко струва ръката.
trainers-count-sum = Отбелязано досега: точки { $points }, { $doubles }
trainers-count-total = Ръката струва
trainers-count-missed = Пропуснахте
trainers-count-strangers = Тези тук не се броят
trainers-count-sum-wrong = Редовете са верни. Заедно правят { $right }, а не { $total }.

## Плочки

trainers-waits-ask = Кои плочки завършват тази ръка? Посочете всички.
trainers-discard-ask = Коя плочка изхвърляте? След това ръката трябва да е възможно най-близо до победата и да ѝ помагат най-много плочки.
trainers-limit-ask = Как се нарича тази ръка?
trainers-tile = Плочка
trainers-then = Тогава
trainers-helping = Какво помага
trainers-left = Остават
trainers-total = Струва
trainers-waits-then = чака да спечели
trainers-short = { $count ->
    [one] липсва { $count } плочка
   *[other] липсват { $count } плочки
}

## Плащания

trainers-pays-wins = печели
trainers-pays-gave = дава плочката
trainers-pays-drawn = Печели { $winner } с плочка от стената.
trainers-pays-given = Печели { $winner }; плочката дава { $discarder }.
trainers-pays-penalty = Изхвърлената плочка беше опасна: има наказание.
trainers-pays-sum = { $payer } плаща на { $payee }
trainers-pays-net = { $payer } общо
trainers-pays-minus = Загубата се пише с минус.

## Заявки

trainers-allowed-throws = Изхвърля { $wind }
trainers-allowed-holds = { $wind } има, наред с други плочки
trainers-allowed-holds-all = { $wind } има
trainers-allowed-place = { $place ->
    [1] Това място играе веднага след изхвърлилия.
    [2] Това място е второто след изхвърлилия.
   *[3] Това място е третото след изхвърлилия.
}
trainers-allowed-ask-may = За какво може да вземе плочката { $wind }?
trainers-allowed-ask-gets = Всичко това е заявено наведнъж. Кой получава плочката?
trainers-allowed-claim = { $wind }: { $what }
trainers-allowed-nothing = За нищо
trainers-allowed-nobody = Никой
trainers-allowed-why-may = Зависи от плочките, а за чоу и от това къде седи човек.
trainers-allowed-why-gets = Правилата подреждат заявките и казват кой е пръв между равни.

## Ръце за максимум

trainers-limit-none = Не е ръка за максимума
trainers-limit-worth = Тя струва { $total }.
trainers-limit-tiles = Коя плочка я прави ръка за максимума?
