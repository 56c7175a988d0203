# Как научиться игре: страница книги о ней и уроки.

## Книга об игре

game-title = Книга об игре
    .line = Что такое маджонг, его кости, слова и разные правила
game-search = Искать в книге
    .hint = Терца, meldowany, доты, риичи …
game-read = Это слово в книге об игре
game-rulebooks = Наборы правил, по которым можно играть здесь
game-compare = Два набора правил рядом
game-language-zh = По-китайски
game-language-ja = По-японски

## Уроки

lessons-title = Уроки
    .line = Научиться игре за столом, от первой кости до собственной раздачи
lessons-about = Двенадцать уроков по нескольку минут за настоящим столом, а потом самостоятельная раздача. Любой можно оставить, продолжить, пропустить и повторить. Числа берутся из правил, которые вы выберете.
lessons-offer = Ещё не играли? Научитесь за столом: двенадцать коротких уроков.
lessons-offer-not = Нет, спасибо
lessons-of = Урок { $number } из { $count }
lessons-minutes = Около { $count ->
    [one] { $count } минуты
    [few] { $count } минут
    [many] { $count } минут
   *[other] { $count } минут
}
lessons-done = Пройден
lessons-begun = Начат
lessons-leave = Оставить урок
lessons-show = Показать
lessons-restart = Сначала
lessons-next = Следующий урок
lessons-go-on = Дальше
lessons-to-bill = Посмотреть счёт
lessons-to-table = К столу
lessons-trainers = К тренажёрам
lessons-play = Играть
lessons-other-rules = По выбранным правилам показать здесь нечего, поэтому играют так: { $rules }.
lessons-word = Найти в книге
lessons-coach = Учитель
lessons-steps = Шаги
lessons-way = Ваш путь по урокам
lessons-how = Нажмите на кость, чтобы приподнять её, и ещё раз, чтобы снести.
lessons-help = Помощь
