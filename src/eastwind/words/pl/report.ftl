# Raport z symulacji. Liczby przychodzą już zapisane w danym języku.

report-title = Symulacja
report-title-compared = Symulacja: przed i po
report-contents = Spis treści
report-before = Przed
report-after = Po
report-hands = { $count ->
    [one] { $shown } rozdanie
    [few] { $shown } rozdania
    [many] { $shown } rozdań
   *[other] { $shown } rozdania
}
report-seed = ziarno { $seed }
report-how-compared = Ci sami gracze, tyle samo rozdań i to samo ziarno według obu zestawów zasad. Różnica jest podkreślona tam, gdzie sam przypadek raczej jej nie wyjaśnia, nawet gdy uwzględnić, ile różnic pokazano naraz: poprawka Holma, 5 %.
report-sure = Nawet wśród tylu różnic sam przypadek raczej nie wyjaśnia tej jednej.
report-weights-own = Boty grają według wag wytrenowanych dla zasad „{ $name }”.
report-weights-own-both = Po obu stronach boty grają według wag wytrenowanych dla zasad „{ $name }”.
report-weights-general = Boty grają według wag ogólnych, niewytrenowanych dla konkretnych zasad.
report-weights-general-both = Po obu stronach boty grają według wag ogólnych, niewytrenowanych dla konkretnych zasad.
report-weights-lent = Boty grają według wag ogólnych; mistrz ma sieć od zasad „{ $name }”.
report-weights-no-net = Przy wagach ogólnych mistrz nie ma sieci: gra tak jak gracz klubowy.

## W skrócie

report-drawn = Remisy
report-value = Wygrana ręka jest warta
report-value-spread = połowa najwyżej { $half }, 99 na 100 najwyżej { $most }
report-length-mean = Wyrzuconych kamieni w rozdaniu
report-self-drawn = Wygrane dobranym kamieniem
report-east-gains = Wschód zyskuje w rozdaniu
report-swing = Rozdanie zmienia wynik gracza o
report-swing-line = w górę lub w dół, średnia kwadratowa
report-cut = Wygrane ręce przycięte limitem
report-limit-hands-won = Specjalne układy wśród wygranych
report-several = Wygrywa kilku naraz

## Gracze i wiatry

report-players = Gracze
report-players-line = Ile każdy z nich wygrywa lub przegrywa w rozdaniu po wszystkich rozliczeniach.
report-seat = Miejsce
report-level = Poziom
report-points = Punktów na rozdanie
report-won = Wygrywa
report-own-draw = w tym dobranym kamieniem
report-gave = Oddaje zwycięski kamień
report-value-of-won = Wartość wygranych rąk
report-winds = Wiatry
report-winds-line = Co daje miejsce Wschodu i ile kosztują pozostałe miejsca.
report-wind = Wiatr
report-winds-mixed = Gracze nie są równie mocni, a kto wygrywa, dłużej gra jako Wschód: część zysku Wschodu to zasługa mocniejszego gracza.

## Jak kończą się rozdania

report-endings = Jak kończą się rozdania
report-endings-line = Skąd pochodził kamień, który dopełnił rękę.
report-won-with = Skąd wygrana
report-of-won = ze wszystkich wygranych rozdań
report-of-hands = ze wszystkich rozdań
report-penalties = Jeden płaci za wszystkich
report-source-none = kamienie z rozdania
report-source-wall = kamień z muru
report-source-discard = wyrzucony kamień
report-source-loose = luźny kamień
report-source-last-wall = ostatni kamień muru
report-source-last-discard = ostatni wyrzucony kamień
report-source-robbed-kong = obrabowany kong
report-length = Jak długo trwa rozdanie
report-length-line = Rozdania według liczby wyrzuconych kamieni, wszyscy gracze razem.
report-discards-axis = wyrzucone kamienie

## Ile warte są ręce

report-values = Ile warte są ręce
report-values-line = W punktach przed rozliczeniem: ręce zwycięzców i ręce pozostałych, gdy ktoś wygrywa.
report-worth = Punkty
report-winners = Ręce zwycięzców
report-losers = Ręce pozostałych
report-from = { $begin } i więcej
report-patterns = Pozycje rachunku
report-patterns-line = Jak często każda pozycja pojawia się w rachunku zwycięzcy i ile wnosi.
report-pattern = Pozycja
report-by-points = Punkty
report-by-doubles = Podwojenia
report-of-winners = U zwycięzców
report-gain = Wnosi
report-hand-worth = Takie ręce są warte
report-of-losers = U pozostałych
report-limit-hands = Specjalne układy
report-limit-hands-line = Jak rzadko się nimi wygrywa. Każda kreska dalej w lewo to dziesięć razy rzadziej.
report-limit-hand = Układ
report-how-rare = Jak rzadki
report-seen = Widziany
report-once-in = Raz na tyle rozdań
report-once-between = prawie na pewno między
report-rarer-than = rzadziej niż { $hands }
report-limit = Limit
report-limit-line = Ręce zwycięzców tak, jak je rozegrano, policzone przy innych limitach. Specjalne układy są warte tyle, ile ten limit.
report-limit-of = Limit
report-no-limit = bez limitu
report-as-played = jak grano
report-would-be-cut = Przycięte ręce
report-cut-words = Limit przycina { $cut } wygranych rąk, średnio o { $lost } pkt, oraz { $losers } rąk pozostałych.

## Jak to czytać

report-notes = Jak to czytać
report-note-interval = Małe liczby to przedziały: w 95 takich symulacjach na 100 zawierają prawdziwą wartość. Dla udziałów są to przedziały Wilsona, dla średnich zwykłe: 1,96 błędu standardowego w obie strony.
report-note-gain = Pozycja wnosi tyle, o ile mniej byłaby bez niej warta ta sama ręka, po wszystkich podwojeniach i limicie. Specjalny układ wnosi całą swoją wartość.
report-note-bots = Rozdania rozegrały boty. Ludzie grają inaczej: liczby mówią więcej o zasadach niż o was.
report-note-limit = Przy innych limitach ręce pozostają takie, jak je rozegrano: nikt nie gra inaczej dlatego, że można wygrać więcej lub mniej.
report-again = Te same rozdania jeszcze raz:
report-made-by = Eastwind { $version } · zestaw zasad { $digest }
