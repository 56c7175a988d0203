# Задания детского пути, как их печатает командная строка. $tiles и ответы — в записи раздач.

tasks-suit-p = доты
tasks-suit-s = бамбуки
tasks-suit-m = знаки
tasks-ask-find-suit = Найди все кости: { $suits }.
tasks-ask-line-up = Выложи от 1 до 9: { $suits }.
tasks-ask-line-down = Выложи от 9 до 1: { $suits }.
tasks-ask-neighbours = Собери чоу: трёх соседей одной масти по возрастанию. Пусть лишних останется как можно меньше.
tasks-ask-alike = Собери панги и конги: три или четыре одинаковые. Пусть лишних останется как можно меньше.
tasks-ask-code-lock = Посмотри: { $shown }. Закрой и выложи то же самое по порядку.
tasks-ask-snake = Продолжи от { $first }: у каждой кости масть или число предыдущей. Пусть уйдут все.
tasks-ask-memory = Найди пары: { $pairs }.
tasks-ask-combinations = Собери все чоу, панги и конги, какие получатся. Пусть лишних останется как можно меньше.
tasks-ask-bonus = У каких цветов и сезонов номер места { $seat }?
tasks-ask-build-wall = Костей { $of_tiles }, в два ряда по высоте; сторон стены: { $sides }. Уже стоит стопок: { $built }. Сколько стопок ещё построить?
tasks-ask-break-wall = Сторона { $side }, стопка { $stack }. После какой стопки какой стороны откроется стена?
tasks-ask-solitaire = Разбери фигуру { $layout }, расклад { $deal }.
tasks-ask-game-two = Сколько это очков, подсчёт { $scoring }, место { $seat }? Победа: { $won ->
    [yes] да
   *[no] нет
}.
tasks-ask-game-four = Снесли { $discard }. Какие наборы эта кость завершает?
tasks-ask-tidy = Кости ложатся в коробку рядами по { $row }. Сколько выйдет рядов?
tasks-level = Уровень { $level }, номер { $seed }
tasks-tiles = Кости
tasks-on-head = Вверх ногами (места с 0)
tasks-answer = Ответ
