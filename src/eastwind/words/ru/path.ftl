### Школа: что говорит птица, шаги, страница для взрослого.

path-title = Школа
place-school = Школа
    .line = Ребёнку со взрослым: узнать кости, игра за игрой
kept-school = путь в школе
path-again = Скажи ещё раз
path-help = Помощь
path-next = Дальше
path-leave = Выйти из игры
path-tidy-away = Убрать кости и выйти
path-adult-corner = Для взрослого: держите две секунды
path-face-down = Кость рубашкой вверх
path-lid = Задвинуть крышку
path-change = Играет кто-то другой
path-later = { $step }: будет позже

## Что говорит птица

path-hello = Здравствуй. Во что сыграем?
path-who = Кто играет? Выбери свой цветок.
path-well-done = Готово. Всё на месте.
path-find-suit-p = Найди все кости с кружочками. Это монетки.
path-find-suit-s = Найди все кости с палочками. Это бамбук. И птица тоже бамбук.
path-find-suit-m = Найди все кости с красным знаком внизу. Это денежки.
path-find-suit-light-p = Я вижу монетки вот тут, в светлом круге.
path-find-suit-light-s = Я вижу бамбук вот тут, в светлом круге.
path-find-suit-light-m = Я вижу денежки вот тут, в светлом круге.
path-find-suit-other-p = Здесь нет кружочков. Мы ищем монетки.
path-find-suit-other-s = Это не бамбук. Мы ищем палочки и птицу.
path-find-suit-other-m = Здесь внизу нет красного знака.
path-find-suit-done = Это все. Ни одной не осталось.
path-line-up = Выложи ряд: один, два, три – и так до девяти.
path-line-down = Теперь обратно: девять, восемь, семь – и так до одного.
path-turn-it = Она лежит вверх ногами. Дотронься – и она повернётся.
path-six-nine = На девятке три ряда по три. На шестёрке две и четыре. А цифра всегда вверху.
path-begin-nine = Обратный ряд начинается с девятки.
path-other-suit = Эта кость из другой семьи.
path-next-up = Считаем дальше: кто идёт после { $number }?
path-next-down = Считаем обратно: кто стоит перед { $number }?
path-neighbours = Положи в коробочку трёх соседей: например три, четыре, пять.
path-neighbours-more = Хорошо. Найди ещё трёх соседей.
path-neighbours-who = Кто живёт рядом с { $number }?
path-chow-name = Три соседа называются чоу. Ещё одно чоу.
path-gap = Между { $low } и { $high } кто-то живёт. Кто?
path-descending = Это соседи, но они стоят задом наперёд. Дотронься – и они повернутся.
path-one-suit-only = Они из одной семьи, но живут не рядом.
path-mixed-suit = Соседи бывают только из одной семьи.
path-alike-three = Положи три одинаковые.
path-alike-four = Теперь четыре одинаковые.
path-alike-same = Ещё одну такую же.
path-pung-name = Три одинаковые называются панг. Ещё три.
path-kong-name = Четыре одинаковые называются конг. Ещё четыре.
path-three-for-four = Одинаковых три. Четвёртой ещё нет.
path-stranger = Одна здесь чужая. Какая?
path-honour-chow = У драконов и ветров соседей нет. Положи три одинаковые.
path-lock-look = Посмотри. Когда запомнишь – задвинь крышку.
path-lock-say = Скажи про себя: { $numbers }.
path-lock-first = Что было первым?
path-lock-then = { $numbers }… а дальше?
path-lock-open = Замок открыт. Все кости здесь.
path-lock-compare = Посмотри на два ряда. Какие одинаковые?
path-snake = Сделай змейку. У следующей кости та же картинка или то же число.
path-snake-no-match = Ни картинка, ни число не совпали. Попробуй другую.
path-snake-help-p = Ищи любые монетки или число { $number }.
path-snake-help-s = Ищи любой бамбук или число { $number }.
path-memory = Открой две кости. Они одинаковые?
path-memory-pair = Пара. Она твоя. Открой ещё две.
path-memory-look = Не одинаковые. Запомни, где они лежат.
path-memory-rows = Открывай ряд за рядом: так легче запомнить.
path-bonus = На каких цветах и сезонах число { $number }? Положи две.
path-bonus-second = Ещё одну с числом { $number }.
path-bonus-other = Здесь число { $number }. А мы ищем { $seat }.
path-bonus-corner = Число стоит в углу.
path-tidy = Положи кости обратно в коробку, ряд за рядом.
path-tidy-done = В коробке порядок. До встречи.

## Шаги

path-step-find-suit = Найди масть
    .trains = Произвольное внимание: искать одно среди многого и не отвлекаться.
    .usual = Почти всё находится быстро, четыре-пять костей – только по подсказке лампы.
    .watch = Много чужих костей или поиск быстро брошен. Тогда берите меньше костей.
path-step-line-up = Прямой ряд
    .trains = Порядок чисел и различение похожих знаков.
    .usual = Шестёрка и девятка иногда путаются; перевёрнутые кости требуют второго взгляда.
    .watch = Нетвёрд сам порядок чисел. Тогда сначала посчитайте вместе вслух.
path-step-line-down = Обратный ряд
    .trains = Обратный счёт и направление чтения.
    .usual = Медленнее, чем прямой: предыдущее число каждый раз приходится вспоминать.
    .watch = Каждый ряд начинается с единицы или всякий раз пересчитывается от одного.
path-step-neighbours = Три соседа
    .trains = Видеть несколько признаков сразу: масть, число, направление.
    .usual = Иногда пропуск или ряд задом наперёд.
    .watch = Раз за разом любые три кости масти. Тогда выложите несколько чоу вместе и назовите вслух.
path-step-alike = Одинаковые
    .trains = Точно сравнивать и вовремя остановиться.
    .usual = Названия «панг» и «конг» долго путаются. Это не считается ошибкой.
    .watch = Чужие кости во многих наборах. Тогда сравнивайте две кости вслух.
path-step-code-lock = Кодовый замок
    .trains = Рабочую память: удержать несколько предметов и выложить их снова.
    .usual = Примерно столько костей, сколько лет: шесть в шесть лет, пять – тоже хорошо. Порядок может быть другим.
    .watch = Три и меньше, несколько дней подряд. Тогда попробуйте на слух: запоминается ли больше?
path-step-suits = Бамбуки, потом знаки
path-step-snake = Змейка
    .trains = Выбирать по одному признаку или по другому и переключаться.
    .usual = Иногда кость подходит к предпоследней, а не к последней.
    .watch = Всё время один признак: только картинка или только число.
path-step-memory = Мемори
    .trains = Способ запоминать: что было видно и где.
    .usual = Сначала кости открываются как попало; по рядам выходит меньше ходов.
    .watch = Одни и те же кости открываются снова и снова. Тогда называйте увиденное вслух.
path-step-combinations = Все комбинации
path-step-honours = Драконы и ветры
    .trains = Сравнивать знаки, которые ещё ничего не значат.
    .usual = Ветры различаются по знакам, компас не нужен.
    .watch = Три разных дракона кладутся как соседи. Тогда собирайте только панги.
path-step-bonus = Цветы и сезоны
    .trains = Найти нужное число среди цветов и картинок.
    .usual = После первой попытки ищутся и красные числа, и чёрные.
    .watch = Выбор идёт по картинке, а не по числу.
path-step-build-wall = Построй стену
path-step-break-wall = Разбей стену
path-step-solitaire = Пасьянс
path-step-game-two = Игра вдвоём
path-step-game-four = Игра вчетвером
path-step-tidy = Убери в коробку
    .trains = Привычку: чем играли, то вернулось на место.
    .usual = Вместе выходит лучше: по ряду на каждого.
    .watch = Ничего. Если сегодня трудно, уберите вместе.

## Страница для взрослого

path-adult = Для взрослого
path-adult-back = К игре
path-adult-course = Путь
path-adult-seen = Что было видно
path-adult-times = { $times ->
        [one] сыграно { $times } раз
        [few] сыграно { $times } раза
        [many] сыграно { $times } раз
       *[other] сыграно { $times } раз
    } за { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дней
    }
path-adult-never = Ещё не играли.
path-adult-trains = Что тренирует
path-adult-usual = Что обычно
path-adult-watch = К чему присмотреться
path-adult-next = Во что сыграть дальше
path-adult-next-new = Новая игра.
path-adult-next-again = Уже знакомо: пойдёт легче.
path-adult-chart-span = Сколько костей выложено по памяти, игра за игрой
path-adult-chart-mistakes = Ошибки, игра за игрой
path-adult-in-order = по порядку
path-adult-other-order = все, но в другом порядке
path-adult-usual-six = обычно в шесть лет
path-adult-no-mistakes = Ошибок нет.
path-adult-hints = Лампа горела
path-adult-here = Только на этом устройстве: имена и результаты не покидают браузер, пока вы их не выгрузите.
path-adult-export = Выгрузить
path-adult-import = Загрузить
path-adult-imported = Путь загружен.
path-adult-not-imported = В этом файле нет пути школы.
path-adult-erase = Стереть
path-adult-erase-ask = Стереть весь путь? ({ $name }) Вернуть его будет нельзя.
path-adult-erase-yes = Стереть
path-adult-keep = Оставить
path-adult-name = Имя
path-adult-age = Возраст
path-adult-nameless = Без имени
path-adult-line = Показывать слова птицы строкой
path-adult-nobody = Здесь ещё никто не играл. Сначала выберите в школе цветок.
path-adult-note = Записать от руки
path-adult-noted = Сыграно настоящими костями; ошибок:
path-adult-note-keep = Записать
path-adult-lost = Браузер ничего не хранит: путь пропадёт, когда страница закроется.

path-mistake-overlooked = Не замечено, найдено с лампой
path-mistake-other-suit = Кость другой масти
path-mistake-six-nine = Спутаны шестёрка и девятка
path-mistake-wrong-neighbour = Другое число
path-mistake-from-the-wrong-end = Начато с единицы
path-mistake-gap = Пропуск в ряду
path-mistake-descending = Задом наперёд
path-mistake-one-suit-only = Совпала только масть
path-mistake-mixed-suit = Смешаны масти
path-mistake-three-for-four = Три вместо четырёх
path-mistake-stranger = Чужая среди одинаковых
path-mistake-honour-chow = Чоу из козырей
path-mistake-missing = Не хватает кости
path-mistake-wrong-tile = Другая кость
path-mistake-noted = Записано от руки
path-mistake-no-match = Не совпали ни масть, ни число
path-mistake-other-number = Другое число на цветке
path-mistake-opened-again = Открыто снова, уже видано (не ошибка)
