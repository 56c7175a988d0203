### Stół: co się dzieje, o co pytamy gracza, podpowiedź, przebieg rozdania.

## Stół

table-region = Stół do gry
table-opening = Przygotowujemy stół…
table-put-off = Mistrz przy tym stole jeszcze się przygotowuje. Stół otworzy się sam.
table-go-home = Na pierwszą stronę
table-own-hand = Twoje kamienie
    .again = Naciśnij jeszcze raz, żeby wyrzucić
table-tile-drawn = { $tile }, przed chwilą z muru
table-tile-dangerous = niebezpieczny kamień
table-tiles-left-word = { $count ->
    [one] kamień
    [few] kamienie
    [many] kamieni
   *[other] kamieni
}
table-dice = Kostki przy otwieraniu muru
table-in-hand = { $count ->
    [one] { $count } kamień w ręce
    [few] { $count } kamienie w ręce
    [many] { $count } kamieni w ręce
   *[other] { $count } kamieni w ręce
}
table-mark-ready = gotowa ręka
    .short = gotowa
table-mark-at-once = gotowa od razu

## Jak zaczyna się rozdanie

begin-title = Najwyższy rzut: Wschód
begin-title-by-roll = Kostki wskazały miejsca
begin-how = Rzut wskazuje wiatr; jeśli miejsce jest zajęte, rzuca się jeszcze raz.
begin-taken = To miejsce jest zajęte: rzut powtórzono
begin-leads = { $who ->
    [me] Grasz jako Wschód i zaczynasz.
   *[other] { $name } gra jako Wschód i zaczyna.
}
begin-leads-number = { $who ->
    [me] Zaczynasz: miejsce { $number }.
   *[other] { $name } zaczyna: miejsce { $number }.
}
begin-wall-side = { $who ->
    [me] Pierwsze dwie kostki ({ $first }) wskazały twój mur.
    [empty] Pierwsze dwie kostki ({ $first }) wskazały mur pustej strony.
   *[other] Pierwsze dwie kostki ({ $first }) wskazały ten mur: { $name }.
}
begin-wall-stack = { $who ->
    [told] { $by ->
        [second] Drugi rzut, { $count }:
       *[both] Wszystkie cztery, { $count }:
    }
    [me] W twoim murze, oba rzuty razem, { $count }:
   *[other] Mur: { $name }, oba rzuty razem, { $count }:
} tyle stosów odliczono od { $end ->
    [left] lewej
   *[right] prawej
}.
begin-wall-first = Odliczony stos rozdaje się jako pierwszy.
begin-needs = trzeba { $sums }
begin-failed = nie wypadło
begin-found = wypadło
begin-face-down = Kamienie, których nikt nie weźmie, odwraca się obrazkiem w dół.
begin-play = Do gry

## Słowo nad miejscem gracza

table-call-chow = Czou
table-call-pung = Pung
table-call-kong = Kong
table-call-mahjong = Madżong!
table-call-ready = Gotowa ręka
table-call-at-once = Gotowa od razu

## O co pytamy gracza

table-asked = Twoja decyzja
table-asked-hint = Klawisze: C – czou, P – pung, K – kong, M – madżong, spacja – pas.
table-asked-kong = { $name } dokłada do punga; tego konga można obrabować
table-asked-at-once = Zgłosić gotową rękę od razu, przed pierwszym wyrzuconym kamieniem?
table-your-turn = Twój ruch: wyrzuć kamień
table-chow = Czou
table-chow-of = Czou: { $tiles }
table-pung = Pung
table-kong = Kong
table-concealed-kong = Zakryty kong
table-added-kong = Dołóż do punga
table-lay-own = Wyłóż
table-lay-own-of = Wyłóż { $tiles }
table-flower = Wyłóż
table-flower-of = Wyłóż: { $tile }
table-mahjong = Madżong!
table-pass = Pas
table-pass-at-once = Nie
table-back = Wróć
table-declare-ready = Gotowa ręka
table-declare-at-once = Gotowa od razu
table-must-declare = Wyrzucając ten kamień, zgłaszasz gotową rękę
table-ready-to-win = Zgłoś gotową rękę: bez tego nie można wygrać
    .short = inaczej nie wygrasz
table-danger-warning = { $penalty ->
    [no] Ktoś może czekać na ten kamień: zasady radzą go nie wyrzucać.
   *[yes] Niebezpieczny kamień: jeśli ktoś nim wygra, zapłacisz karę za wszystkich.
}
table-danger-discard = Wyrzuć mimo to
table-danger-keep = Zostaw
table-show-bill = Rachunek
## Dlaczego własna ręka nie może wygrać

table-bar-furiten = Nie wygrasz wyrzuconym kamieniem: to, na co czekasz, leży wśród twoich wyrzuconych ({ $tiles }).
table-bar-points = Ręka jest kompletna ({ $tile }), ale nie wolno jej zgłosić: potrzeba punktów: { $needs }, jest { $has }.
table-bar-doubles = Ręka jest kompletna ({ $tile }), ale nie wolno jej zgłosić: potrzeba podwojeń: { $needs }, jest { $has }.
table-bar-chows = Ręka jest kompletna ({ $tile }), ale nie wolno jej zgłosić: wolno mieć czou: { $needs }, jest { $has }.
table-bar-exposed = Ręka jest kompletna ({ $tile }), ale taka ręka musi być zakryta.
table-bar-pair = Pary ({ $tile }) nie można dopełnić wyrzuconym kamieniem, tylko dobranym.
table-bar-wall = Ręka jest kompletna ({ $tile }), ale wyrzuconym kamieniem się tu nie wygrywa, tylko dobranym z muru.
table-bar-ready = Ręka jest kompletna ({ $tile }), ale nie została zgłoszona jako gotowa.
table-bar-claimed = Ręka jest kompletna, ale po wzięciu kamienia trzeba najpierw jeden wyrzucić.
table-bar-robbing = Dla twojej ręki nie wolno obrabować tego konga ({ $tile }).
table-barred-furiten = nie z wyrzuconego
table-barred-points = za mało punktów
table-barred-doubles = za mało podwojeń
table-barred-chows = za dużo czou
table-barred-exposed = tylko zakryta
table-barred-pair = para: tylko z muru
table-barred-wall = tylko z muru
table-barred-ready = niezgłoszona
table-barred-claimed = najpierw wyrzuć
table-barred-robbing = bez rabowania konga
table-barred-discard = z wyrzuconego: { $why }

## Czas partii

clock-finished = Gdy czas minie, rozpoczęte rozdanie gra się do końca
clock-dropped = Gdy czas minie, rozpoczęte rozdanie przepada
clock-up = ostatnie rozdanie

## Co stało się samo

table-auto-flower = Wyłożone za ciebie: { $tile }
table-auto-pass = Pas za ciebie: zgłoszenia wyłączone
table-auto-chow = Pas za ciebie: bez czou
table-auto-win = Madżong zgłoszony za ciebie
table-passing = Włączone: „{ $what }”. Wyłącz
table-auto-sort-off = Układasz kamienie po swojemu: sortowanie wyłączone
table-set-back = Dalszego ciągu nie dało się odczytać: stół cofnięto do tego miejsca.
table-bot-failed = { $name }: bot { $bot } zawiódł. Zamiast niego gra inny bot.

## Panel obok stołu

table-panel = Wynik, przebieg rozdania, ustawienia
table-hint = Podpowiedź
table-score = Wynik
table-score-sheet = Po rozdaniach
table-rules = Zasady tego stołu
table-switches = Przełączniki
table-log = Przebieg rozdania
table-log-empty = Tu będzie widać, co wydarzyło się w tym rozdaniu.

## „Co mogę zrobić?”

table-help = Co mogę zrobić?
table-help-off = Włącz, a zobaczysz, na jakie kamienie czekać i co wyrzucić.
table-help-none = Przy tym stole gra się bez pomocy: tak się umówiono.
table-help-empty = Podpowiedź pojawi się, gdy będzie o czym decydować.
table-help-complete = Ręka jest kompletna
table-help-waiting = Gotowa ręka
table-help-almost = Wyrzuć właściwy kamień, a ręka będzie gotowa
table-help-distance = { $count ->
    [one] { $count } kamień do gotowej ręki
    [few] { $count } kamienie do gotowej ręki
    [many] { $count } kamieni do gotowej ręki
   *[other] { $count } kamieni do gotowej ręki
}
table-help-waits = { $kinds ->
    [one] Czekasz na jeden rodzaj.
    [few] Czekasz na { $kinds } rodzaje.
    [many] Czekasz na { $kinds } rodzajów.
   *[other] Czekasz na { $kinds } rodzajów.
} { $count ->
    [0] Z tego, co widzisz, nie został żaden.
    [one] Został najwyżej { $count } kamień.
    [few] Zostały najwyżej { $count } kamienie.
    [many] Zostało najwyżej { $count } kamieni.
   *[other] Zostało najwyżej { $count } kamieni.
}
table-help-useful = { $count ->
    [0] Z tego, co widzisz, nie został żaden przydatny kamień.
    [one] Najwyżej { $count } kamień przybliża do wygranej:
    [few] Najwyżej { $count } kamienie przybliżają do wygranej:
    [many] Najwyżej { $count } kamieni przybliża do wygranej:
   *[other] Najwyżej { $count } kamieni przybliża do wygranej:
}
table-help-left = { $count ->
    [one] został najwyżej { $count }
    [few] zostały najwyżej { $count }
    [many] zostało najwyżej { $count }
   *[other] zostało najwyżej { $count }
}
table-help-worth = Ile byłaby warta ręka: z wyrzuconego kamienia – z muru
table-help-more = { $count ->
    [one] i jeszcze { $count } rodzaj
    [few] i jeszcze { $count } rodzaje
    [many] i jeszcze { $count } rodzajów
   *[other] i jeszcze { $count } rodzajów
}
table-help-discard = Wyrzuć { $tile }
table-help-then-waits = { $count ->
    [0] ręka gotowa, ale takich kamieni już nie ma
    [one] ręka gotowa, wygrywa { $count } kamień
    [few] ręka gotowa, wygrywają { $count } kamienie
    [many] ręka gotowa, wygrywa { $count } kamieni
   *[other] ręka gotowa, wygrywa { $count } kamieni
}
table-help-then = { $distance ->
    [one] { $distance } kamień do gotowej ręki,
    [few] { $distance } kamienie do gotowej ręki,
    [many] { $distance } kamieni do gotowej ręki,
   *[other] { $distance } kamieni do gotowej ręki,
} { $count ->
    [one] pomaga { $count }
    [few] pomagają { $count }
    [many] pomaga { $count }
   *[other] pomaga { $count }
}
table-help-after = Gdy wyrzucisz { $tile }, pomogą
table-help-value = Ile warta jest ręka
table-help-bill-with = { $total ->
    [one] Jeśli dobierzesz { $tile } i wygrasz: { $points } punkt.
    [few] Jeśli dobierzesz { $tile } i wygrasz: { $points } punkty.
    [many] Jeśli dobierzesz { $tile } i wygrasz: { $points } punktów.
   *[other] Jeśli dobierzesz { $tile } i wygrasz: { $points } punktów.
}
table-help-bill-now = { $total ->
    [one] Tak jak ręka leży teraz: { $points } punkt.
    [few] Tak jak ręka leży teraz: { $points } punkty.
    [many] Tak jak ręka leży teraz: { $points } punktów.
   *[other] Tak jak ręka leży teraz: { $points } punktów.
}

## Klawisze

table-keys = Klawisze
table-keys-note = Liczy się miejsce klawisza, w każdym układzie klawiatury.
table-key-space = Spacja
table-keys-move = wybierz kamień
table-keys-play = wyrzuć uniesiony kamień; pierwsze naciśnięcie unosi zaznaczony, a bez zaznaczenia – dobrany
table-keys-shift = przesuń kamień w ręce
table-keys-chow = czou
table-keys-pung = pung
table-keys-kong = kong
table-keys-own = wyłóż własne czou lub punga
table-keys-mahjong = madżong
table-keys-pick = które czou lub który kong
table-keys-pass = pas
table-keys-ready = zgłoś gotową rękę
table-keys-flower = wyłóż kwiat
table-keys-help = „Co mogę zrobić?”
table-keys-advice = unieś kamień, który radzi podpowiedź
table-keys-log = przebieg rozdania
table-keys-score = wynik
table-keys-sort = ułóż rękę
table-keys-keys = ta lista

## Co się stało; `who` to „me”, gdy to twój ruch

table-event-deal = { $who ->
    [me] Rozdanie { $hand }. Kamienie rozdane, grasz jako Wschód.
   *[other] Rozdanie { $hand }. Kamienie rozdane, Wschód: { $name }.
}
table-event-deal-number = { $who ->
    [me] Rozdanie { $hand }. Kamienie rozdane, zaczynasz.
   *[other] Rozdanie { $hand }. Kamienie rozdane, zaczyna { $name }.
}
table-event-flower = { $who ->
    [me] Wykładasz { $tile }.
   *[other] { $name } wykłada { $tile }.
}
table-event-draw = Dobierasz { $tile }.
table-event-replacement = Dobierasz luźny kamień: { $tile }.
table-event-discard = { $who ->
    [me] Wyrzucasz { $tile }.
   *[other] { $name } wyrzuca { $tile }.
}
table-event-ready = { $who ->
    [me] Zgłaszasz gotową rękę.
   *[other] { $name } zgłasza gotową rękę.
}
table-event-at-once = { $who ->
    [me] Zgłaszasz gotową rękę od razu.
   *[other] { $name } zgłasza gotową rękę od razu.
}
table-event-lost-chow = { $who ->
    [me] Twoje czou ustępuje silniejszemu zgłoszeniu.
   *[other] { $name } chce czou, ale ustępuje.
}
table-event-lost-pung = { $who ->
    [me] Twój pung ustępuje silniejszemu zgłoszeniu.
   *[other] { $name } chce punga, ale ustępuje.
}
table-event-lost-kong = { $who ->
    [me] Twój kong ustępuje silniejszemu zgłoszeniu.
   *[other] { $name } chce konga, ale ustępuje.
}
table-event-lost-mahjong = { $who ->
    [me] Twój madżong ustępuje: wygrywa ktoś inny.
   *[other] { $name } też zgłasza madżonga, ale ustępuje.
}
table-event-chow = { $who ->
    [me] Bierzesz { $tile } na czou (wyrzuca { $from }).
   *[other] { $whose ->
        [me] { $name } bierze { $tile } na czou (twój kamień).
       *[other] { $name } bierze { $tile } na czou (wyrzuca { $from }).
    }
}
table-event-pung = { $who ->
    [me] Bierzesz { $tile } na punga (wyrzuca { $from }).
   *[other] { $whose ->
        [me] { $name } bierze { $tile } na punga (twój kamień).
       *[other] { $name } bierze { $tile } na punga (wyrzuca { $from }).
    }
}
table-event-kong = { $who ->
    [me] Bierzesz { $tile } na konga (wyrzuca { $from }).
   *[other] { $whose ->
        [me] { $name } bierze { $tile } na konga (twój kamień).
       *[other] { $name } bierze { $tile } na konga (wyrzuca { $from }).
    }
}
table-event-added-kong = { $who ->
    [me] Dokładasz { $tile } do punga: kong.
   *[other] { $name } dokłada { $tile } do punga: kong.
}
table-event-concealed-kong = { $who ->
    [me] Wykładasz zakrytego konga.
   *[other] { $name } wykłada zakrytego konga.
}
table-event-laid-chow = { $who ->
    [me] Wykładasz własne czou; najniższy kamień: { $tile }.
   *[other] { $name } wykłada własne czou; najniższy kamień: { $tile }.
}
table-event-laid-pung = { $who ->
    [me] Wykładasz własnego punga: { $tile }.
   *[other] { $name } wykłada własnego punga: { $tile }.
}
table-event-rob = { $who ->
    [me] Rabujesz konga: { $tile }.
   *[other] { $name } rabuje konga: { $tile }.
}
table-event-mahjong = { $who ->
    [me] Madżong! Wygrywasz.
   *[other] Madżong! Wygrywa { $name }.
}
table-event-drawn-hand = Mur się skończył: remis.
table-event-three-claims = Cała trójka zgłosiła madżonga: remis.
table-event-time-up = Czas minął: to rozdanie jest ostatnie.
table-event-time-up-dropped = Czas minął: to rozdanie się nie liczy.
table-event-refill = Wyłożono nowe luźne kamienie.
table-event-penalty = { $who ->
    [me] Kara: płacisz za wszystkich.
   *[other] Kara: { $name } płaci za wszystkich.
}
table-event-match-over = Koniec partii.
table-event-match-over-stock = Koniec partii: czyjś zapas się wyczerpał.

## Stół słowami, dla tych, którzy słuchają

table-words-title = Co leży na stole
table-words-round = { $place }.
table-words-wall = { $count ->
    [one] W murze został { $count } kamień.
    [few] W murze zostały { $count } kamienie.
    [many] W murze zostało { $count } kamieni.
   *[other] W murze zostało { $count } kamieni.
}
table-words-seat = { $who ->
    [me] Ty, { $wind }, wynik { $score }.
   *[other] { $name }, { $wind }, wynik { $score }, kamieni w ręce: { $count }.
}
table-words-ready = Gotowa ręka.
table-words-melds = Wyłożone: { $melds }.
table-words-flowers = Kwiaty i pory roku: { $tiles }.
table-words-hand = W ręce: { $tiles }.
table-words-pond = Wyrzucone: { $tiles }.
table-meld-chow = czou: { $tiles }
table-meld-pung = pung: { $tile }
table-meld-kong = odkryty kong: { $tile }
table-meld-added-kong = dołożony kong: { $tile }
table-meld-concealed-kong = zakryty kong: { $tile }
table-question = Możesz: { $choices }.
table-question-turn = Twój ruch.
table-question-declare = zgłosić gotową rękę
table-question-flower = wyłożyć kwiat

## Szczególne chwile

moment-last = Ostatnie rozdanie partii
moment-last-maybe = Ostatnie rozdanie partii, chyba że rozdający się nie zmieni
moment-limit-said = Specjalny układ: { $names }.
