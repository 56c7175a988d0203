### Всё вокруг стола: первая страница, подготовка стола, настройки, счёт, таблица партии, просмотр.

## Полоса наверху, окна

bar-home = Eastwind, на первую страницу
go-home = На первую страницу
bar-actions = На этой странице
language-label = Язык
language-lost = Слова этого языка сейчас не загрузить: сервер не отвечает. Язык остался прежним.
dialog-close = Закрыть
winds-letter-east = В
winds-letter-south = Ю
winds-letter-west = З
winds-letter-north = С
seat-number = место { $number }

## Настройки

settings-title = Настройки
settings-group-play = За столом
settings-group-look = Вид
settings-group-comfort = Удобство
settings-pace = Темп ботов
    .about = Сколько они медлят, чтобы вы успевали следить. Пауза после сноса у всех одна.
settings-pace-slow = Медленно
settings-pace-normal = Спокойно
settings-pace-fast = Быстро
settings-pace-instant = Сразу
settings-misclick-guard = Защита от промаха
    .about = Первое нажатие приподнимает кость, второе сбрасывает её.
settings-auto-flowers = Выкладывать цветы сразу
    .about = Ваши цветы и сезоны ложатся на стол без вопроса.
settings-auto-pass = Ничего не брать
    .about = Каждый снос пропускается сам, кроме того, которым можно выиграть.
settings-auto-win = Выигрывать сразу
    .about = Как только рука завершена, Ма-Джонг объявляется за вас.
settings-sort-hand = Раскладывать по мастям
    .about = Кости стоят по порядку; без этого они остаются там, куда вы их поставили.
settings-large-tiles = Крупные кости
    .about = Кости и знаки больше, на телефоне тоже.
settings-index = Цифры и буквы на костях
    .about = Маленький знак в углу каждой кости.
settings-index-off = Без них
settings-index-on = Мелкие
settings-index-large = Крупные
settings-theme = Светлая или тёмная
    .about = Бумага вокруг сукна.
settings-theme-system = Как в системе
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-sounds = Звуки
    .about = Кости стучат по столу, объявления слышны.
settings-motion = Меньше движения
    .about = Кости сразу оказываются на месте, ничего не скользит.
settings-motion-system = Как в системе
settings-motion-on = Меньше
settings-motion-off = Всё движется
settings-language-about = Меняется сразу, партия продолжается.
settings-reset = Вернуть исходные
settings-remembered = Выбор запоминается в этом браузере.

## Первая страница

title-home = Eastwind · классический маджонг
title-table = За столом
home-places = Что здесь можно делать
place-play = Играть
    .line = Партия с ботами и счётом, в котором понятно каждое очко
place-solitaire = Пасьянс
    .line = Разберите кости пара за парой
place-connect = Соединить
    .line = Соедините одинаковые кости линией
continue-title = Продолжить начатое
continue-none-title = Ни одной партии пока не начато
continue-fresh = Стол накрыт
continue-sit = Сразу за стол
continue-change = Изменить стол
continue-all = Показать все ({ $count })
continue-asking = Смотрим на стол…
continue-over = Партия окончена
continue-undealt = Стол накрыт, кости ещё не розданы
continue-gone = Этого стола больше нет
continue-gone-line = Сервер его не знает. Можно убрать его из списка.
continue-unreached = Стол сейчас не видно
continue-forget = Убрать из списка
continue-go = Продолжить
continue-standing = Посмотреть итог
hand-number = игра { $hand }
hand-number-of = игра { $hand } из { $hands }
loading = Минуту…
retry = Попробовать ещё раз
share-link = Ссылка
share-copy = Скопировать ссылку
share-copied = Скопировано

## Подготовка стола

setup-title = Новый стол
setup-name = Ваше имя за столом
setup-name-default = Гость
setup-bots = Кто с вами играет
setup-bot = Игрок { $number }
setup-bot-only = Напротив вас
setup-rules = Правила
setup-from = Откуда: { $documents }
setup-options = Настройки правил
setup-options-changed = { $count ->
    [0] всё как в источнике
    [one] { $count } изменена
    [few] { $count } изменены
    [many] { $count } изменено
   *[other] { $count } изменено
}
setup-options-reset = Всё как в источнике
setup-other-number = Другое число
field-number-range = Целое число от { $minimum } до { $maximum }
setup-option-quoted = «{ $name }»
setup-contradiction = { $count ->
    [1] С таким выбором играть нельзя: { $options }. Пожалуйста, измените его.
   *[other] Эти настройки противоречат друг другу: { $options }. Пожалуйста, измените одну из них.
}
setup-option-against = Не сочетается с настройкой { $options }.
setup-option-not-so = По этим правилам так играть нельзя.
setup-refused = С таким выбором играть нельзя. Пожалуйста, измените то, что выбрали последним.
setup-sit = Сесть за стол

## Ошибки и связь

error-offline = Сервер не отвечает. Проверьте, запущен ли Eastwind, и попробуйте ещё раз.
error-details = Для сообщения об ошибке
error-expected = Ожидалось
error-got = Получено
error-position = Ваша рука
offline-banner = Связь прервалась. Партия сохранена и продолжится, как только сервер ответит.

## Конец игры

hand-end-won = { $name }: Ма-Джонг
hand-end-drawn = Несыгранная игра
hand-end-wall-out = Стена кончилась, никто не выиграл.
hand-end-three-claims = Все трое объявили Ма-Джонг сразу, поэтому не выиграл никто.
hand-end-drawn-line = Никто не платит.
hand-end-drawn-paid = Но платить всё же приходится.
hand-end-dropped = Время вышло
hand-end-dropped-line = Начатая игра не считается ни для кого.
hand-end-by-wall = Последняя кость — со стены: { $tile }
hand-end-by-discard = Последняя кость — { $tile }, снос игрока { $from }
hand-end-by-loose = Последняя кость — свободная: { $tile }
hand-end-by-last-wall = Последняя кость — последняя в стене: { $tile }
hand-end-by-last-discard = Последняя кость — { $tile }, последний снос игры, игрок { $from }
hand-end-by-robbed-kong = Последняя кость — { $tile }, ограбление конга игрока { $from }
hand-end-score = Счёт после этой игры
hand-end-next = Следующая игра
hand-end-dealing = Раздаём…
hand-end-table = Посмотреть на стол
hand-end-replay = Пройти по ходам
open-hand-concealed = Закрытые кости: { $tiles }
open-hand-won = Выигрышная кость: { $tile }
open-hand-chow = Чоу: { $tiles }
open-hand-pung = Панг: { $tiles }
open-hand-kong = Открытый конг: { $tiles }
open-hand-concealed-kong = Закрытый конг: { $tiles }
open-hand-flowers = Цветы: { $tiles }
hands-title = Все руки

## Счёт

bills-title = Все счета
bill-caption = Счёт: { $name }
bill-mahjong = Ма-Джонг
bill-explain = Объяснить правило
bill-nothing = Ничего, что приносит очки
bill-sum = Всего очков
bill-total = Итого
bill-limit-word = предел
bill-limit-stamp = Предел
bill-limit-cut = было { $from }, стало { $to }

## Расчёты и счёт партии

payments-title = Кто кому платит
payments-from = платит ↓
payments-to = получает →
payments-net = Итог
payments-none = Никто никому не платит.
payments-nothing = ничего
payments-cell = { $payer } платит игроку { $payee } { $amount }. Почему?
payments-part-own = за себя: { $amount }
payments-part-for = за игрока { $name }: { $amount }
own-scores-title = Каждый считает своё
own-scores-line = Никто никому не платит: каждый записывает себе то, что вышло по его счёту.
penalty-title = { $name } платит за всех
score-standing = Положение
score-place = Место { $place }
score-debt = долг { $amount }
score-money = в деньгах: { $amount }
counters-of = { $count } × { $worth }
sheet-title = Партия по играм
sheet-hand = Игра
sheet-empty = Ни одна игра ещё не закончена. Здесь появится первый счёт.
sheet-drawn = не сыграна
sheet-east = Восток
sheet-first = начинал
sheet-key-winner = выигрыш
sheet-key-replay = пройти по ходам
sheet-won = выигрыш, рука стоила { $total }
sheet-replay-hand = Пройти по ходам игру { $hand }
chart-title = Ход партии
chart-caption = Счёт после каждой игры; те же числа стоят в таблице партии.

## После партии

match-over = Партия окончена
match-ended-stock = У кого-то кончился запас.
match-ended-time = Вышло время.
match-standing = Итог партии
match-winner = { $name } выигрывает партию: { $score }
match-shared = Первое место разделено
match-again = Сыграть ещё
match-save-record = Сохранить запись партии
match-save-failed = Запись не удалось получить. Попробуйте ещё раз.
fair-title = Кости перемешаны честно
fair-line = До раздачи первой кости сервер запечатал секрет: его отпечаток был известен заранее. Теперь секрет открыт, и любой может вычислить из него все стены и броски этой партии.
fair-commitment = Отпечаток до начала партии (SHA-256)
fair-secret = Секрет
fair-not-yet = Его откроют, когда партия закончится.

## Правила этого стола

rules-source = Источник: { $document }
rules-limit = Рука стоит не больше { $limit }.
rules-no-limit = Предела у стоимости руки нет.
rules-worth-limit = предел
rules-worth-half = ½ предела
rules-group-sets = Комбинации и пары
    .line = Очки для всех, и выигравших, и проигравших
rules-group-winner = Выигравшему
    .line = Только для того, кто выиграл
rules-group-doubles = Удвоения
    .line = Каждое умножает сумму очков
rules-group-flowers = Цветы и сезоны
    .line = Для всех, кто их выложил
rules-group-limits = Лимитированные комбинации
    .line = Стоят ровно предел, что бы в них ещё ни было
rules-options = Действующие настройки

## Просмотр по ходам

replay-title = Игра ещё раз
replay-crumb = { $place }, ещё раз
replay-back = К столу
replay-controls = Ходы
replay-beginning = Кости розданы
replay-draw = { $name } берёт со стены: { $tile }.
replay-replacement = { $name } берёт свободную кость: { $tile }.
replay-position = Место в игре
replay-at = { $at } из { $last }
replay-first = В начало
replay-previous = На ход назад
replay-next = На ход вперёд
replay-last = В конец
replay-play = Пуск
replay-pause = Пауза
replay-from = Вид
replay-open = все руки открыты
replay-as = с места игрока { $name }
replay-pace = Темп
replay-hand = Игра
replay-log = Что было
replay-failed = Игру нельзя показать
replay-no-seat = У вас нет места за этим столом
replay-no-seat-line = Пройти по ходам может только тот, кто сидел за столом, и в том браузере, в котором он играл.

## Не туда

part-lost = Эта часть страницы не загрузилась: сервер не отвечает или обновился.
part-reload = Загрузить заново
lost-page = Здесь ничего нет
lost-page-line = Этот адрес никуда не ведёт. А вот к столу — сюда.
lost-table = У вас нет места за этим столом
lost-table-line = Место помнит тот браузер, в котором за стол садились. Откройте свой стол, это одно нажатие.
