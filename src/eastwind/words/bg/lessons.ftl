# Как се учи играта: страницата на книгата за нея и уроците.

## Книгата за играта

game-title = Книгата за играта
    .line = Какво е маджонг, плочките, думите и различните правила
game-search = Търсене в книгата
    .hint = Терца, meldowany, доты, риичи …
game-read = Думата в книгата за играта
game-rulebooks = Правила, по които можете да играете тук
game-compare = Два набора правила един до друг
game-language-zh = На китайски
game-language-ja = На японски

## Уроците

lessons-title = Уроци
    .line = Играта се учи на масата, от първата плочка до първото самостоятелно раздаване
lessons-about = Дванадесет урока по няколко минути на истинската маса, а после раздаване без учител. Всеки урок може да се прекъсне, продължи, прескочи и повтори. Числата са по правилата, които изберете.
lessons-offer = Никога не сте играли? Научете играта на самата маса: дванадесет кратки урока.
lessons-offer-not = Не, благодаря
lessons-of = Урок { $number } от { $count }
lessons-minutes = Около { $count ->
    [one] { $count } минута
   *[other] { $count } минути
}
lessons-done = Минат
lessons-begun = Започнат
lessons-leave = Остави урока
lessons-show = Покажи ми
lessons-restart = Отначало
lessons-next = Следващ урок
lessons-go-on = Нататък
lessons-to-bill = Виж сметката
lessons-to-table = Към масата
lessons-trainers = Към упражненията
lessons-play = Играй
lessons-other-rules = По избраните правила тук няма какво да се покаже, затова се играе така: { $rules }.
lessons-word = Виж в книгата
lessons-coach = Учителят
lessons-steps = Стъпки
lessons-way = Вашият път през уроците
lessons-how = Докоснете плочка, за да я повдигнете, и още веднъж, за да я изхвърлите.
lessons-help = Помощ
