# Strona księgi zasad. To, co mówi sama księga, przychodzi z serwera: book-rules.ftl, book-notes.ftl.

rulebook-title = Księga zasad
    .line = Wszystkie zasady słowami, z narysowanymi rękami i policzonymi rozliczeniami
rulebook-choose = Zasady
rulebook-contents = Spis treści
rulebook-search = Szukaj w księdze
rulebook-found = { $count ->
    [one] Znaleziono { $count } miejsce
    [few] Znaleziono { $count } miejsca
    [many] Znaleziono { $count } miejsc
   *[other] Znaleziono { $count } miejsca
}
rulebook-none = W tej księdze nie ma takich słów.
rulebook-print = Drukuj
rulebook-sources = Skąd to wzięto
rulebook-open = W księdze zasad
rulebook-read = Przeczytaj te zasady jako księgę
rulebook-worth = Warta { $worth }
rulebook-nothing-paid = Nikt nikomu nie płaci.
rulebook-payments = Kto komu płaci
rulebook-payer = Od kogo
rulebook-payee = Komu
rulebook-amount = Ile
rulebook-there = Tam:
rulebook-go = Przejdź do tego miejsca
rulebook-unclear = Niejasne:
rulebook-decided = Postanowiono:
