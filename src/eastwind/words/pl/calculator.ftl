### Kalkulator: ile warta jest ręka?

calculator-title = Kalkulator
    .line = Wyłóż rękę i zobacz, ile jest warta według dowolnych zasad
home-workshop = Warsztat
calculator-open = Otwórz w kalkulatorze

## Ręka

calculator-hand = Ręka
calculator-empty = Wskazuj kamienie ręki: rachunek zmienia się z każdym z nich.
calculator-hidden = Kamienie w ręce
calculator-sets = Grupy na stole
calculator-flowers = Kwiaty i pory roku
calculator-size = Kamienie: { $count } z { $whole }, kong liczy się jako trzy
calculator-take-back = Zabierz: { $tile }
calculator-clear = Wyczyść
calculator-undo = Cofnij
calculator-redo = Ponów
calculator-said-laid = { $tile }. Kamienie: { $count }
calculator-said-cleared = Wszystkie kamienie zabrane.

## Kamienie do wyboru

calculator-palette = Kamienie do wyboru
calculator-place = Dokąd trafi kamień
calculator-place-hand = Ręka
calculator-place-chow = Czou
calculator-place-pung = Pung
calculator-place-kong = Kong
calculator-place-concealed-kong = Zakryty kong
calculator-tile-laid = { $tile }, wyłożone: { $count }
calculator-typing = { $digits }… teraz kolor: m znaki, p kółka, s bambusy, z wiatry i smoki, f kwiaty
calculator-why-five = Wszystkie cztery już leżą: { $tile }.
calculator-why-full = Ręka ma już czternaście kamieni: najpierw zabierz jeden.
calculator-why-room = Na grupę nie ma już miejsca: najpierw zabierz kamienie z ręki.
calculator-why-sets = Na stole leżą już cztery grupy, więcej ich w ręce nie ma.
calculator-why-copies = Tylu już nie zostało: { $tile }.
calculator-why-chow = Od tego kamienia czou się nie zaczyna: { $tile }. Czou składa się ze znaków, kółek albo bambusów.
calculator-why-flower = Taki kamień jest tylko jeden i już leży: { $tile }.

## Klawiatura

calculator-keys = Klawiatura
calculator-key-tile = Kamień: liczba, potem kolor (m znaki, p kółka, s bambusy, z honory, f kwiaty)
calculator-key-move = Poruszanie się po kamieniach
calculator-key-back = Zabierz ostatni kamień
calculator-key-paste = Wklej rękę albo link

## Kto, gdzie i jak

calculator-circumstances = Jak do tego doszło
calculator-seat = Twój wiatr
calculator-seat-number = Twoje miejsce
calculator-round = Wiatr rundy
calculator-won = Ręka
calculator-won-yes = wygrywa
calculator-won-no = nie wygrywa
calculator-last = Zwycięski kamień
calculator-by = Skąd przyszedł
calculator-by-wall = z muru
calculator-by-discard = wyrzucony
calculator-by-loose = luźny kamień
calculator-by-last-wall = ostatni z muru
calculator-by-last-discard = ostatni wyrzucony
calculator-by-robbed-kong = z obrabowanego konga
calculator-events = A ponadto
calculator-cannot-be = Z tą ręką na tym miejscu zdarzyć się to nie mogło.
calculator-ready = Zgłoszono gotową rękę
calculator-where = { $seat }, wiatr rundy: { $round }

## Zasady

calculator-rules = Zestaw zasad
calculator-rules-other = Porównaj z
calculator-compare = Porównaj z innymi zasadami
calculator-compare-end = Zakończ porównanie
calculator-compare-same = Oba zestawy zasad liczą tę rękę tak samo.
calculator-compared = { $one } i { $other } obok siebie
calculator-rule = Zasada
calculator-differs = różni się

## Odpowiedź

calculator-result = Ile jest warta
calculator-start = Nic jeszcze nie leży. Wskaż kamień, wpisz 5p, wklej rękę albo obejrzyj którąś ze słynnych.
calculator-as-it-lies = Tak, jak leży
calculator-worth = Warta { $worth }
calculator-limit = { $names }: specjalny układ, { $total }
calculator-to-lay = { $count ->
    [one] Do wyłożenia został { $count } kamień
    [few] Do wyłożenia zostały { $count } kamienie
    [many] Do wyłożenia zostało { $count } kamieni
   *[other] Do wyłożenia zostało { $count } kamienia
}
calculator-short = { $count ->
    [1] Brakuje jednego kamienia
    [one] Brakuje { $count } kamienia
    [few] Brakuje { $count } kamieni
    [many] Brakuje { $count } kamieni
   *[other] Brakuje { $count } kamienia
}
calculator-then-short = { $count ->
    [1] Wtedy brakuje jednego kamienia:
    [one] Wtedy brakuje { $count } kamienia:
    [few] Wtedy brakuje { $count } kamieni:
    [many] Wtedy brakuje { $count } kamieni:
   *[other] Wtedy brakuje { $count } kamienia:
}
calculator-complete-unwon = Kompletna, ale liczona jako ręka, która nie wygrała
calculator-complete-barred = Kompletna, ale nie wolno nią wygrać
calculator-bar-points = Do wygranej trzeba { $needs } pkt przed podwojeniami, a ręka ma { $has }.
calculator-bar-doubles = Podwojenia potrzebne do wygranej: { $needs }; są: { $has }.
calculator-bar-chows = Najwięcej czou w zwycięskiej ręce: { $needs }.
calculator-bar-exposed = Zwycięska ręka musi być zakryta: bez grup wziętych od innych.
calculator-bar-pair = Pary nie wolno dopełnić wyrzuconym kamieniem, tylko dobranym.
calculator-bar-wall = Wyrzuconym kamieniem się tu nie wygrywa, tylko dobranym z muru.
calculator-bar-robbing = Tego konga nie wolno obrabować.
calculator-bar-ready = Wygrać może tylko zgłoszona gotowa ręka.
calculator-bar-form = Według tych zasad taka ręka nie wygrywa: { $form }.
calculator-no-wait = Brakuje jednego kamienia, ale takich już nie ma albo nie wolno nim wygrać.
calculator-waits = Ręka czeka na: { $tiles }. Będzie warta { $worth }.
calculator-waits-barred = Ręka czeka na: { $tiles }, ale tak wygrać nie może.
calculator-waits-many = { $count ->
    [one] Ręka czeka na { $count } rodzaj kamieni i będzie warta { $worth }.
    [few] Ręka czeka na { $count } rodzaje kamieni i będzie warta { $worth }.
    [many] Ręka czeka na { $count } rodzajów kamieni i będzie warta { $worth }.
   *[other] Ręka czeka na { $count } rodzaju kamieni i będzie warta { $worth }.
}
calculator-from-to = od { $least } do { $most }
calculator-waits-caption = Co dopełni rękę i ile będzie wtedy warta
calculator-tile = Kamień
calculator-left = Zostało
calculator-lay = Wyłóż { $tile }
calculator-useful = Bliżej celu prowadzą:
calculator-discard = Ręka nie jest kompletna. Najlepiej wyrzucić { $tile }.
calculator-discard-waits = Ręka nie jest kompletna. Wyrzuć { $tile }. { $waits }
calculator-offline = Serwer nie odpowiada. Rachunek pojawi się, gdy tylko odpowie.
calculator-refused = Z takimi opcjami nie da się użyć tych zasad. Zmień je, proszę.

## Zapis, odnośnik, obrazek

calculator-notation = Zapis
calculator-notation-about = Grupy stoją w [ ], zakryte kongi w ( ), zwycięski kamień na końcu: 123m 456p 5z [234s] (1111z) 5z
calculator-notation-letter = Miejsce { $at }: { $piece }. Po cyfrach następuje kolor: m, p, s, z albo f.
calculator-notation-cyrillic = Miejsce { $at }: { $piece } to litera cyrylicy. Kolory oznacza się literami łacińskimi m, p, s, z i f.
calculator-notation-digits = Miejsce { $at }: przed { $piece } potrzebna jest cyfra, na przykład 5{ $piece }.
calculator-notation-rank = Miejsce { $at }: nie ma kamienia { $piece }.
calculator-notation-bracket = Miejsce { $at }: nawias { $piece } nie ma pary.
calculator-notation-set = Miejsce { $at }: { $piece } to nie grupa. Grupy to [234m], [555p], [5555p] albo (5555p).
calculator-not-pasted = Wklejony tekst nie jest ręką. { $why }
calculator-share = Wyślij rękę
calculator-share-short = Wyślij
calculator-link-about = W linku jest cała ręka i zasady. Na serwerze nic nie zostaje.
calculator-link-damaged = Części linku nie udało się odczytać. Tu jest to, co się udało.
calculator-send = Wyślij obrazek
calculator-save-picture = Zapisz obrazek
calculator-picture-alt = Ręka i jej rachunek jako obrazek
calculator-picture-failed = Obrazka nie udało się narysować. Link i tak działa.

## Przykłady

calculator-examples = Przykładowe układy
calculator-examples-short = Przykłady
calculator-examples-show = Pokaż przykłady
calculator-examples-limit = Specjalne układy
calculator-examples-doubles = Co daje podwojenie
calculator-examples-points = Co daje punkty
calculator-examples-none = W tych zasadach każda wygrana jest warta tyle samo.

## Cały stół

settlement-title = Kto komu płaci
    .line = Cztery ręce, kto wygrał i kto wyrzucił kamień: ile każdy płaci i dostaje
settlement-open = Rozlicz cały stół
settlement-winner = Kto wygrał
settlement-nobody = Nikt
settlement-tile = Zwycięski kamień
settlement-wall = z muru
settlement-gave = wyrzuca { $wind }
settlement-penalty = Wyrzucający płaci za wszystkich
    .about = Wyrzucony kamień był według tych zasad niebezpieczny.
settlement-waiting = Komu płaci się za czekającą rękę
settlement-ready = Komu płaci się za zgłoszoną gotową rękę
settlement-hands = Ręce
settlement-whose = Czyja ręka
settlement-points = Punkty, jeśli są już policzone
settlement-by-tiles = Licz według kamieni
settlement-lay = Wyłóż kamienie
settlement-laid = { $count } z { $whole } kamieni: liczy się tylko to, co tu leży.
settlement-winner-only = Według tych zasad liczy się tylko ręka zwycięzcy.
settlement-compared-points = Wpisane punkty liczą się tak samo według obu zestawów zasad.
settlement-unwon = Ręka zwycięzcy nie jest kompletna albo nie może wygrać: płaci się za nią tak, jak leży.
settlement-share = Wyślij rozliczenie
settlement-link-about = Link zawiera wszystkie ręce i zasady. Na serwerze nic nie zostaje.
settlement-net = { $wind } { $sum }
settlement-clear = Zacznij od nowa
settlement-about = Wyłóż ręce wszystkich albo wpisz ich punkty: od razu widać, kto komu płaci.
