# Страница книги правил. Что говорит сама книга, приходит с сервера: book-rules.ftl, book-notes.ftl.

rulebook-title = Книга правил
    .line = Все правила словами, с нарисованными руками и посчитанными расчётами
rulebook-choose = Правила
rulebook-contents = Содержание
rulebook-search = Поиск по книге
rulebook-found = { $count ->
    [one] Найдено { $count } место
    [few] Найдено { $count } места
    [many] Найдено { $count } мест
   *[other] Найдено { $count } места
}
rulebook-none = В этой книге таких слов нет.
rulebook-print = Напечатать
rulebook-sources = Откуда это взято
rulebook-open = В книге правил
rulebook-read = Читать эти правила как книгу
rulebook-worth = Стоит { $worth }
rulebook-nothing-paid = Никто никому не платит.
rulebook-payments = Кто кому платит
rulebook-payer = От кого
rulebook-payee = Кому
rulebook-amount = Сколько
rulebook-there = Там:
rulebook-go = Где об этом сказано
rulebook-unclear = Неясно:
rulebook-decided = Решено:
