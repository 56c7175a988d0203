# Страницата на книгата с правилата. Каквото казва самата книга, идва от сървъра: book-rules.ftl, book-notes.ftl.

rulebook-title = Книга с правилата
    .line = Всички правила с думи, с нарисувани ръце и пресметнати разплащания
rulebook-choose = Правила
rulebook-contents = Съдържание
rulebook-search = Търсене в книгата
rulebook-found = { $count ->
    [one] Намерено е { $count } място
   *[other] Намерени са { $count } места
}
rulebook-none = В тази книга няма такива думи.
rulebook-print = Печат
rulebook-sources = Откъде е взето
rulebook-open = В книгата с правилата
rulebook-read = Прочети тези правила като книга
rulebook-worth = Струва { $worth }
rulebook-nothing-paid = Никой на никого не плаща.
rulebook-payments = Кой на кого плаща
rulebook-payer = От кого
rulebook-payee = На кого
rulebook-amount = Колко
rulebook-there = Там:
rulebook-go = Къде е казано
rulebook-unclear = Неясно:
rulebook-decided = Решено:
