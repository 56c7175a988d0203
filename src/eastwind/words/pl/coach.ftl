# `eastwind review`: partia przejrzana z trenerem
cli-review-title = { $name } · { $rules } · { $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
    [many] { $hands } rozdań
   *[other] { $hands } rozdania
}, { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
    [many] { $decisions } decyzji
   *[other] { $decisions } decyzji
}
cli-review-progress = { $percent } % · ruchów na sekundę: { $rate } · zostało { $left }
cli-review-hand = Rozdanie
cli-review-result = Wynik
cli-review-deal = Kamienie
cli-review-cost = Własne ruchy
cli-review-rest = Reszta
cli-review-all = Razem
cli-review-leads = rozdaje
cli-review-columns = Kamienie: ile te, które ci rozdano, były warte dla mistrza ponad to, co zwykle przynosi to miejsce. Własne ruchy: ile na pewno oddano. Reszta: dobór i ruchy innych.
cli-review-dearest = Najkosztowniejsze ruchy
cli-review-none = O żadnym ruchu nie da się powiedzieć, że coś kosztował.
cli-review-where = Rozdanie { $hand }, decyzja { $place }: { $position }
cli-review-did = Ty: { $did }. Lepiej: { $best }, średnio o { $points } pkt ({ $interval }).
cli-review-because = { $reasons }.
coach-because-win = to wygrana
coach-because-nearer = brakuje kamieni: { $best }, a nie { $other }
coach-because-tiles = pomagające kamienie: { $best }, a nie { $other }
coach-because-waits = kamieni, którymi ręka wygrywa: { $best }, a nie { $other }
coach-because-doubles = zostają honory, z których trójka podwaja: możliwych podwojeń { $best }, a nie { $other }
coach-because-suit = ręka jest bliżej jednego koloru: kamieni poza nim { $best }, a nie { $other }
coach-because-limit = do specjalnego układu brakuje kamieni: { $best }, a nie { $other }
coach-because-pair = tamten kamień rozbija parę: par zostaje { $best }, a nie { $other }
coach-because-safe = drugi kamień jest niebezpieczny
coach-because-chance = wygrana { $best } razy na 100, a nie { $other }
coach-because-worth = wygrana warta jest { $best }, a nie { $other }
coach-because-fed = inni wygrywają twoim wyrzuconym kamieniem { $best } razy na 100, a nie { $other }
coach-move-discard = wyrzucenie { $tile }
coach-move-discard-ready = wyrzucenie { $tile }, ręka gotowa
coach-move-discard-at-once = wyrzucenie { $tile }, gotowa od razu
coach-move-concealed-kong = kong zakryty { $tile }
coach-move-added-kong = kong { $tile }, dołożony
coach-move-flower = wyłożenie { $tile }
coach-move-chow = czou od { $tile }
coach-move-pung = pung
coach-move-kong = kong
coach-move-mahjong = madżong
coach-move-pass = pas
coach-move-ready-at-once = gotowa od razu
coach-move-lay-chow = wyłożenie czou od { $tile }
coach-move-lay-pung = wyłożenie punga { $tile }

# W powtórce
coach-ask = Ile to kosztowało?
coach-asking = Próbuję ruchów w kilkuset rozdaniach…
coach-how = Wypróbowano w rozdaniach zgodnych z tym, co było ci wiadomo: { $deals }. W punktach, wobec najlepszego ruchu.
coach-you = Ty
coach-interval = od { $low } do { $high }
coach-row = wygrana { $won }, średnio { $worth } · twoim kamieniem { $fed } · ktoś ze ściany { $drawn }
coach-cost = Średnio { $points } ({ $interval }). Lepiej: { $best }.
coach-no-difference = Różnicy wobec najlepszego ruchu nie widać.
coach-nothing-lost = Nic nie stracono.

# Przy stole, w czasie namysłu
coach-switch = Trener: wypróbuj ruchy
coach-off = Każdy ruch jest rozgrywany do końca w rozdaniach zgodnych z tym, co wiesz.
coach-trying = Próbuję ruchów…
coach-closer = Przyglądam się dokładniej…
coach-best = Najlepiej: { $best }.
coach-some-equal = { $count ->
    [one] Najlepiej: { $best }. Jeszcze { $count } ruch nie jest gorszy.
    [few] Najlepiej: { $best }. Jeszcze { $count } ruchy nie są gorsze.
    [many] Najlepiej: { $best }. Jeszcze { $count } ruchów nie jest gorszych.
   *[other] Najlepiej: { $best }. Jeszcze { $count } ruchu nie jest gorsze.
}
coach-all-equal = Różnicy między ruchami nie widać.
coach-equal = bez różnicy
coach-chances = Wtedy wygrywasz w { $won } przypadków (średnio { $worth } pkt); ktoś twoim wyrzuconym kamieniem w { $fed }, sam ze ściany w { $drawn }, kamieniem wyrzuconym przez kogoś innego w { $others }; nikt w { $nobody }.
coach-more = { $count ->
    [one] Jeszcze { $count } ruch
    [few] Jeszcze { $count } ruchy
    [many] Jeszcze { $count } ruchów
   *[other] Jeszcze { $count } ruchu
}
coach-fewer = Mniej ruchów
