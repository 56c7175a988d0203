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
    .about = Как долго они медлят, чтобы за ними можно было уследить. После каждого сноса стол ждёт одинаково, кто бы ни мог его взять: пауза не выдаёт ничьей руки.
settings-pace-slow = Медленно
settings-pace-normal = Спокойно
settings-pace-fast = Быстро
settings-pace-instant = Мигом
settings-misclick-guard = Защита от промаха
    .about = Первое нажатие приподнимает кость, второе сносит её.
settings-auto-flowers = Выкладывать цветы сразу
    .about = Ваши цветы и сезоны ложатся на стол без вопроса.
settings-auto-pass = Ничего не брать
    .about = Чужие сносы проходят мимо, кроме тех, которыми можно выиграть.
settings-pass-chows = Не брать чоу
    .about = Снос, из которого вышло бы только чоу, проходит мимо.
settings-auto-win = Выигрывать сразу
    .about = Как только рука собрана, Ма-Джонг объявляется за вас.
settings-sort-hand = Раскладывать по мастям
    .about = Кости стоят по порядку. Без этого они остаются там, куда вы их поставили.
settings-large-tiles = Крупные кости
    .about = Кости и рисунки крупнее, и на телефоне тоже.
settings-index = Цифры и буквы на костях
    .about = Маленький знак в углу каждой кости.
settings-index-off = Без знаков
settings-index-on = Мелкие
settings-index-large = Крупные
settings-theme = Светлая или тёмная
    .about = Бумага вокруг сукна.
settings-theme-system = Как в системе
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-sounds = Звуки
    .about = Кости стучат по столу, объявления слышны.
settings-buzz = Вибрация
    .about = Телефон коротко вибрирует, когда ваш ход или можно что-то объявить.
settings-motion = Скорость движения
    .about = Как быстро скользят кости. «Как в системе» — так, как просит ваше устройство.
settings-motion-system = Как в системе
settings-motion-off = Нет
settings-motion-brief = Быстро
settings-motion-normal = Обычно
settings-motion-slow = Медленно
settings-ceremony = Стена, кубики, раздача
    .about = Видно, как начинается раздача: в первой раздаче партии подробно, дальше коротко. Любая клавиша или нажатие это прекращает.
settings-language-about = Меняется сразу, партия продолжается.
settings-reset = Вернуть исходные
settings-remembered = Выбор запоминается в этом браузере.
settings-kept = Хранится в этом браузере
    .about = Счётные книги, места за столами, занятия детей с записанным голосом, домашние правила, игры и статистика, всё одним файлом. У кого есть этот файл, тот может сесть на ваши места.
settings-kept-save = Сохранить всё
settings-kept-unsaved = Файл не получился: часть страницы не загрузилась. Попробуйте ещё раз, когда будет сеть.
settings-kept-load = Загрузить файл
settings-kept-loaded = Файл { $file } загружен. Что было здесь раньше, осталось.
settings-kept-none = В файле { $file } нет того, что можно сюда загрузить.

## Первая страница

title-home = Eastwind · классический маджонг
title-table = За столом
home-places = Что здесь можно делать
place-play = Играть
    .line = Партия с ботами и счёт, в котором понятно каждое очко
place-solitaire = Пасьянс
    .line = Разберите кости пару за парой
place-connect = Соединить
    .line = Соедините одинаковые кости линией
continue-title = Продолжить начатое
continue-none-title = Начатых партий пока нет
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
hand-number = раздача { $hand }
hand-number-of = раздача { $hand } из { $hands }
loading = Одну минуту…
retry = Попробовать ещё раз
share-link = Ссылка
share-copy = Скопировать ссылку
share-copied = Скопировано
share-file = Сохранить файлом
share-code = Ссылка в виде кода для камеры
share-code-show = Показать код для камеры
share-code-long = Ссылка слишком длинная: код из неё камера не прочтёт.
share-reach-here = Откроется только на этом компьютере. Другим пошлите то, что сохраните здесь, или запустите сервер командой «eastwind play --lan».
share-reach-network = Откроется на устройствах в одной сети с { $host }, пока там работает Eastwind.
share-reach-anybody = Откроется у всех, кому доступен { $host }.

## Подготовка стола

setup-title = Новый стол
setup-name = Ваше имя за столом
setup-name-default = Гость
setup-bots = Кто с вами играет
setup-bot = Игрок { $number }
setup-person = { $name } · { $level }
setup-bot-only = Напротив вас
setup-rules = Правила
setup-from = Источники: { $documents }
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
field-unfit = { $label }: «{ $text }» не подходит. { $range }.
field-unfit-empty = { $label }: нет числа. { $range }.
setup-option-quoted = «{ $name }»
setup-contradiction = { $count ->
    [1] С таким выбором играть нельзя: { $options }. Пожалуйста, измените его.
   *[other] Эти настройки противоречат друг другу: { $options }. Пожалуйста, измените одну из них.
}
setup-option-against = Не сочетается с: { $options }.
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
hand-end-drawn = Ничья
hand-end-wall-out = Стена кончилась, никто не выиграл.
hand-end-three-claims = Все трое объявили Ма-Джонг сразу, поэтому не выиграл никто.
hand-end-drawn-line = Никто не платит.
hand-end-drawn-paid = И всё же есть что заплатить.
hand-end-dropped = Время вышло
hand-end-dropped-line = Начатая раздача не считается ни для кого.
hand-end-by-wall = Последняя кость — со стены: { $tile }
hand-end-by-discard = Последняя кость — { $tile }, снос: { $from }
hand-end-by-loose = Последняя кость — свободная: { $tile }
hand-end-by-last-wall = Последняя кость — последняя в стене: { $tile }
hand-end-by-last-discard = Последняя кость — { $tile }, последний снос раздачи: { $from }
hand-end-by-robbed-kong = Последняя кость — { $tile }, ограблен конг: { $from }
hand-end-score = Счёт после этой раздачи
hand-end-next = Следующая раздача
hand-end-dealing = Раздаём…
hand-end-table = Посмотреть на стол
hand-end-replay = Посмотреть ходы
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
bill-explain = Объяснить строку
bill-nothing = Ничего, что принесло бы очки
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
payments-cell = { $payer } → { $payee }: { $amount }. Почему?
payments-part-own = своя доля: { $amount }
payments-part-for = доля — { $name }: { $amount }
own-scores-title = Каждый считает своё
own-scores-line = Никто никому не платит: каждый записывает себе то, что вышло по его счёту.
penalty-title = { $name } платит за всех
score-standing = Места
score-place = Место { $place }
score-debt = долг { $amount }
score-money = в деньгах: { $amount }
counters-of = { $count } × { $worth }
sheet-title = Партия по раздачам
sheet-hand = Раздача
sheet-empty = Ни одна раздача ещё не закончена. Здесь появится первый счёт.
sheet-drawn = ничья
sheet-east = Восток
sheet-first = начинает
sheet-key-winner = выигрыш
sheet-key-replay = посмотреть ходы
sheet-won = выигрыш, рука стоит { $total }
sheet-replay-hand = Посмотреть ходы раздачи { $hand }
chart-title = Ход партии
chart-caption = Счёт после каждой раздачи; те же числа стоят в таблице партии.

## После партии

match-over = Партия окончена
match-ended-stock = У кого-то кончился запас.
match-ended-time = Вышло время.
match-standing = Итог партии
match-winner = { $name } выигрывает партию: { $score }
match-shared = Первое место поделено
match-again = Сыграть ещё
match-save-record = Сохранить запись партии
match-save-failed = Запись получить не удалось. Попробуйте ещё раз.
fair-title = Кости перемешаны честно
fair-line = До раздачи первой кости сервер запечатал секрет: его отпечаток был известен заранее. Теперь секрет открыт, и любой может вычислить из него все стены и броски этой партии.
fair-commitment = Отпечаток до начала партии (SHA-256)
fair-secret = Секрет
fair-not-yet = Его откроют, когда партия закончится.

## Правила этого стола

rules-source = Источник: { $document }
rules-limit = Рука стоит не больше { $limit }.
rules-no-limit = У стоимости руки нет предела.
rules-worth-limit = предел
rules-worth-half = ½ предела
rules-group-sets = Группы и пары
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

replay-title = Повтор раздачи
replay-crumb = { $place }, повтор
replay-back = К столу
replay-controls = Ходы
replay-beginning = Кости розданы
replay-draw = { $name } берёт со стены: { $tile }.
replay-replacement = { $name } берёт свободную кость: { $tile }.
replay-position = Место в раздаче
replay-at = { $at } из { $last }
replay-first = В начало
replay-previous = На ход назад
replay-next = На ход вперёд
replay-last = В конец
replay-play = Пуск
replay-pause = Пауза
replay-from = Вид
replay-open = все руки открыты
replay-as = глазами игрока: { $name }
replay-pace = Темп
replay-more = Вид, темп, подсказка
replay-hand = Раздача
replay-log = Что было
replay-failed = Раздачу нельзя показать
replay-no-seat = У вас нет места за этим столом
replay-no-seat-line = Повтор виден только тем, кто сидел за столом, и в том браузере, в котором они играли.

## Не туда

part-lost = Эта часть страницы не загрузилась: сервер не отвечает или обновился.
part-reload = Загрузить заново
lost-page = Здесь ничего нет
lost-page-line = Этот адрес никуда не ведёт. А к столу — сюда.
lost-table = У вас нет места за этим столом
lost-table-line = Место помнит тот браузер, в котором вы садились за стол. Откройте свой стол, это одно нажатие.

## Долгая работа сервера

work-left = { $seconds ->
    [one] осталась { $seconds } секунда
    [few] осталось { $seconds } секунды
    [many] осталось { $seconds } секунд
   *[other] осталось { $seconds } секунды
}
work-waits = Сначала идёт другая работа: { $ahead }.
work-stop = Остановить
work-stopping = Останавливаем…
work-stopped = Остановлено.
