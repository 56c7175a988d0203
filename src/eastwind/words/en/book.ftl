# The rulebook's page. What the book itself says comes from the server: book-rules.ftl, book-notes.ftl.

rulebook-title = Rulebook
    .line = Every rule in words, with hands shown and settlements worked out
rulebook-choose = Rule set
rulebook-contents = Contents
rulebook-search = Search the book
rulebook-found = { $count ->
    [one] { $count } place found
   *[other] { $count } places found
}
rulebook-none = This book does not contain these words.
rulebook-print = Print
rulebook-sources = Show sources
rulebook-open = In the rulebook
rulebook-read = Read these rules as a book
rulebook-worth = Worth { $worth }
rulebook-nothing-paid = No one pays.
rulebook-payments = Who pays whom
rulebook-payer = From
rulebook-payee = To
rulebook-amount = Amount
rulebook-there = There:
rulebook-go = Go to the rule
rulebook-unclear = Unclear:
rulebook-decided = Decided:
