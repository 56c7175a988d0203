### Partia omówiona przez trenera i przyzwyczajenia z wielu partii.

review-title = Omówienie partii
review-intro = Trener próbuje każdej twojej decyzji w rozdaniach zgodnych z tym, co było ci wiadomo, i mówi w punktach, ile kosztowała.
review-begin = Omów partię
review-asking = Trener omawia partię
review-so-far = decyzji: { $done } z { $decisions }
review-failed = Omówienie się nie udało. Zacznij jeszcze raz.
review-done = Omówienie gotowe.
review-dearest = Najkosztowniejsze ruchy
review-none = Po żadnym ruchu nie widać, żeby coś kosztował. Dobra gra.
review-in-hand = Rozdanie { $hand }
review-you = Ty
review-better = Lepiej
review-look = Zobacz
review-play-on = Graj stąd
review-all = { $count ->
    [one] Pokaż jedyny ruch, który coś kosztował
    [few] Pokaż wszystkie { $count } ruchy, które coś kosztowały
    [many] Pokaż wszystkie { $count } ruchów, które coś kosztowały
   *[other] Pokaż wszystkie { $count } ruchu, które coś kosztowały
}
review-shares = Skąd wzięły się punkty
review-shares-line = Kamienie: ile te, które ci rozdano, były warte dla mistrza ponad to, co zwykle daje to miejsce. Własne ruchy: ile na pewno oddano. Reszta: co przyszło z muru i co robili inni.
review-hand = Rozdanie
review-result = Wynik
review-deal = Kamienie
review-cost = Własne ruchy
review-rest = Reszta
review-leads = rozdaje
review-together = Razem
review-habits = Jakie to były ruchy
review-many = Twoje przyzwyczajenia, partii: { $matches }
review-times = { $times ->
    [one] raz
    [few] { $times } razy
    [many] { $times } razy
   *[other] { $times } razy
}
review-habit-win = Niewzięta wygrana
review-habit-claimed = Wzięte to, co lepiej było zostawić
review-habit-early = Wzięte za wcześnie
review-habit-last = Pod koniec muru oddany kamień potrzebny innym
review-habit-pair = Rozbita para
review-examples = Przykłady
review-example = Rozdanie { $hand }: { $points }
review-habit-passed = Przepuszczone to, co warto było wziąć
review-habit-ready = Gotowa ręka zgłoszona za wcześnie albo za późno
review-habit-danger = Oddany kamień potrzebny innym
review-habit-further = Ręka oddaliła się od wygranej
review-habit-fewer = Zostawiona ręka, której pomaga mniej kamieni
review-habit-smaller = Stracona cenniejsza ręka
review-habit-kong = Kong zbędny albo pominięty
review-habit-other = Coś innego
review-how = Decyzji: { $decisions }, każda wypróbowana w nowych rozdaniach: { $deals }. Koszt podano z uwzględnieniem całej partii; gdzie mógł być zerowy, nie podano nic.
review-link = Omówienie trenera

## Własne drogie ruchy jeszcze raz

mistakes-title = Twoje kosztowne ruchy
    .line = Ruchy, które kosztowały cię coś w omówionych partiach, aż je zapamiętasz
mistakes-about = Ruchy z twoich omówionych partii, które coś kosztowały. Zdecyduj jeszcze raz. Dobre odpowiedzi wracają coraz rzadziej; wszystko zostaje tylko w tej przeglądarce.
mistakes-none = Jeszcze nic tu nie ma. Poproś trenera o omówienie rozegranej partii: ruchy, które coś kosztowały, będą tu wracać, aż je zapamiętasz.
mistakes-to-matches = Moje partie
mistakes-practise = Przećwicz te ruchy
mistakes-ask = Co robisz?
mistakes-ask-tile = Co robisz? Dotknij kamienia, który chcesz wyrzucić.
mistakes-ask-both = Co robisz? Dotknij kamienia, który chcesz wyrzucić, albo wybierz poniżej.
mistakes-thrown = Właśnie wyrzucony:
mistakes-same = To samo co wtedy. Trener zrobiłby inaczej.
mistakes-wrong = Trener zrobiłby inaczej.
mistakes-then = W partii
mistakes-cost = { $points ->
    [one] kosztowało to { $points } punkt
    [few] kosztowało to { $points } punkty
    [many] kosztowało to { $points } punktów
   *[other] kosztowało to { $points } punktu
}
mistakes-next = Następna pozycja
mistakes-done = To wszystko na dziś. Dobrze rozwiązane wróci innego dnia.
mistakes-due = { $count ->
    [0] na dziś nic więcej
    [one] { $count } pozycja na dziś
    [few] { $count } pozycje na dziś
    [many] { $count } pozycji na dziś
   *[other] { $count } pozycji na dziś
}
mistakes-kept = razem: { $count }, już zapamiętane: { $known }
mistakes-erase = Usuń wszystkie
mistakes-unread = Nie udało się odczytać ruchów zachowanych do ćwiczeń.
