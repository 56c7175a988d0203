# Zasady domowe: własny zestaw zasad układany na stronie.

household-title = Zasady domowe
    .line = Zmień zasadę, zobacz, co daje, i graj według niej
household-intro = Weź zestaw zasad, zmień to, co u was jest inaczej, i grajcie. Niczego nie można tu zepsuć: każdą zmianę da się cofnąć.
household-name = Nazwa waszych zasad
household-name-default = Nasze zasady
household-start = Zacznij od
household-start-file = z pliku
household-search = Znajdź zasadę
household-search-none = Nigdzie tu nie ma słów „{ $words }”.
household-search-clear = Pokaż wszystkie
household-only-changed = Tylko zmienione
household-nothing-changed = Nic jeszcze nie zmieniono: wasze zasady to „{ $parent }”. Otwórz grupę poniżej albo poszukaj zasady.
household-changes = { $count ->
    [0] bez zmian
    [one] { $count } zmiana
    [few] { $count } zmiany
    [many] { $count } zmian
   *[other] { $count } zmiany
}
household-changed = zmienione
household-was = tam: { $value }
household-undo = Przywróć
    .label = { $label }: przywróć ({ $value })
household-undo-all = Cofnij wszystkie zmiany
household-source = Skąd: { $source }
household-why = Dlaczego albo od kiedy
    .placeholder = Tak grała babcia
household-facts = Gra się tylko tak
household-values = Zasady gry
household-worths = Co ile jest warte
household-not-in-force = nie obowiązuje
household-worth-points = punkty
household-worth-doubles = podwojenia
household-worth-limit = limit
household-worth-half-limit = pół limitu
household-worth-flat = zawsze tyle samo
household-worth-none = nie obowiązuje
household-worth = Wartość
household-amount = Ile
household-who = Komu się liczy
household-who-all = wszystkim
household-who-winner = tylko zwycięzcy
household-waiting = Dziesiąte części limitu za gotową rękę, która na nią czeka
    .none = nic
household-concealed = Tylko zakryta
household-limit-number = Liczba
household-figure = { $count ->
    [0] Bez podwojeń
    [one] Z { $count } podwojeniem
    [few] Z { $count } podwojeniami
    [many] Z { $count } podwojeniami
   *[other] Z { $count } podwojeniami
}
household-figure-more = Jeszcze jedna liczba
household-figure-less = Usuń ostatnią
household-counter-number = Liczmany
household-counter-worth = po
household-counter-more = Inne liczmany
household-counter-less = Usuń
household-own = Własne specjalne układy
    .about = Układ waszej rodziny: ułożony z kamieni albo zapisany wzorem. Zmiana jednego zmienia drugie.
household-own-empty = Nie ma jeszcze żadnego.
household-own-add = Dodaj układ
household-own-remove = Usuń
household-own-full = Miejsca starcza na osiem.
household-own-title = Nazwa układu
household-own-form = Wzór
household-own-number = Układ { $number }
household-own-count = { $count ->
    [one] { $count } wariant
    [few] { $count } warianty
    [many] { $count } wariantów
   *[other] { $count } wariantu
}
household-own-drawn = pokazane warianty: { $drawn } z { $count }
household-own-for = dla miejsca: { $wind }
household-own-help = Jak zapisuje się wzór
household-own-help-suits = numery i kolor: m znaki, p kółka, s bambusy; a, b, c dowolne kolory
household-own-help-winds = wiatry E S W N (wschód, południe, zachód, północ), o własny wiatr
household-own-help-honours = honory numerami: wiatry 1–4, smoki 5–7
household-own-help-dragon = D, smok koloru
household-own-help-choice = do wyboru, za każdym razem
household-own-help-shift = od dowolnego numeru
household-own-help-forms = kilka wzorów obok siebie
household-form-tap = Ułóż z kamieni
household-form-tiles = Kamienie do wyboru
household-form-which = Który wzór
household-form-laid = Ułożony układ: kamieni { $count } z { $whole }
household-form-take = Zabierz: { $tile }
household-form-any = dowolny kolor { $suit }
household-form-any-suits = Dowolne kolory
household-form-any-about = Kolory, których dotykasz, oznaczają dowolne różne.
household-form-own-wind = własny wiatr
household-form-dragon = smok koloru
household-form-sides = Po jednej stronie „|” nic nie ma.
household-form-suits = Kolory są tylko trzy.
household-form-winds = { $found } to nie wiatr: E, S, W, N albo o dla własnego.
household-form-group = Niezrozumiałe: { $found }. Potrzebne są numery z literą koloru albo wiatry.
household-form-letter = Po numerach stoi m, p, s lub z albo a, b, c dla dowolnego koloru: { $found }.
household-form-honours = Wiatry mają numery od 1 do 4, smoki od 5 do 7, a nie { $found }.
household-form-numbers = Numery są od 1 do 9, D to smok koloru, a nie { $found }.
household-form-shift = Wiatrów i smoków nie można liczyć od dowolnego numeru: { $found }.
household-form-brackets = Wybór stoi w nawiasach, na przykład (2|3|4), i nie jeden w drugim: { $found }.
household-form-choice = Po jednej stronie „|” w nawiasach nic nie ma: { $found }.
household-form-size = { $count ->
    [one] Układ ma 14 kamieni, a tu jest { $count } kamień.
    [few] Układ ma 14 kamieni, a tu są { $count } kamienie.
    [many] Układ ma 14 kamieni, a tu jest { $count } kamieni.
   *[other] Układ ma 14 kamieni, a tu jest { $count } kamienia.
}
household-form-copies = Każdego kamienia są tylko cztery, a tu: { $found }.
household-form-many = To za dużo wariantów; razem może ich być { $most }.
household-form-empty = Brakuje wzoru.
household-stands = { $label }: { $value }
household-contradiction = „{ $first }” wyklucza się z „{ $others }”.
household-cannot = Tak być nie może: { $label }.
household-range = liczba całkowita od { $minimum } do { $maximum }
household-played = obowiązuje
household-loser = { $hand } (nie wygrała)
household-hand-unwon = nie wygrywa ani tu, ani tam
household-faults = { $count ->
    [one] Jedna rzecz się nie zgadza
    [few] { $count } rzeczy się nie zgadzają
    [many] { $count } rzeczy się nie zgadza
   *[other] { $count } rzeczy się nie zgadza
}
household-faults-about = Dopóki tego nie poprawisz, według tych zasad nie można grać, wypróbować ich ani zapisać do pliku.
household-faultless = Wszystko się zgadza: według tych zasad można grać.
household-checking = Sprawdzamy, czy wszystko się zgadza…
household-look = Pokaż: { $label }
household-ways = Jak to naprawić
household-way = { $label }: { $value }
household-exact = Dokładnie
household-example = Przykład
household-example-choose = Ręka
household-example-mine = Wasze zasady
household-example-unwon = Według „{ $rules }” ta ręka nie wygrywa; policzono ją jak przegraną.
household-example-same = warta tyle samo: { $worth }
household-example-change = { $before } → { $after }
household-nowin = bez wygranej
household-differences = Co jest inaczej niż w „{ $parent }”
household-differences-none = Nic.
household-digest = Odcisk
    .about = Ten sam odcisk to te same zasady, co do liczby. Cały zestaw jest w każdym zapisie gry.
household-save = Zachowaj w przeglądarce
household-saved-as = Zachowano: { $title }
household-saved-unsound = Zachowano tak, jak jest: { $title }. Grać według tych zasad będzie można po poprawieniu tego, co nie pasuje.
household-conflict = W innym oknie zmieniono i zachowano tymczasem „{ $title }”.
household-conflict-mine = Zachowaj te
household-conflict-both = Zachowaj jedne i drugie
household-conflict-theirs = Otwórz tamte
household-saved-list = Wasze zestawy zasad
household-saved-none = W tej przeglądarce nic jeszcze nie zachowano.
household-saved-open = Otwórz
household-saved-delete = Usuń
    .label = Usuń „{ $title }”
household-saved-here = { $title }, zachowano { $moment }
household-own-set = Zasady domowe zapisane w tej przeglądarce
household-read = Czytaj jako księgę
household-count = Otwórz w kalkulatorze
household-compare = Porównanie z
household-new = Zacznij od nowa
household-share = Udostępnij
household-link-about = Wszystko jest w samym linku. Kto go otworzy, zobaczy te zasady i może je zmienić, zachować i według nich grać.
household-link-damaged = Link jest uszkodzony: zasad z niego nie da się odczytać. Poproś o niego jeszcze raz.
household-export = Zapisz do pliku
household-exported = Zapisano: { $file }
household-import = Wczytaj z pliku
    .about = Zapisany zestaw zasad (.json) albo plik wiersza poleceń (.toml).
household-imported = „{ $title }”: zasady wczytano z pliku, odcisk się zgadza.
household-imported-own = „{ $title }”: zasady wczytano z pliku.
household-import-failed = Tego pliku nie wczytano.
household-refused-fault = oczekiwano: { $expected }; jest: { $found }
household-play = Graj według tych zasad
household-play-title = Gra według „{ $title }”
household-try = Wypróbuj: { $hands } rozdań
    .about = Boty rozegrają tyle rozdań według „{ $parent }” i tyle według waszych zasad. Raport pokaże, co się zmienia.
household-try-alone = Boty rozegrają tyle rozdań według tych zasad.
household-trying = Boty grają
household-trying-of = rozdań: { $done } z { $hands }
household-try-failed = Próba się nie udała. Zacznij jeszcze raz.
household-try-stopped = Zatrzymano po { $done } z { $hands } rozdań: raport jest z nich.
household-try-other = Według tych zasad liczba graczy jest inna: wypróbowano tylko wasze.
household-try-stale = Od tego czasu zasady się zmieniły.
household-report = Raport
household-report-keep = Zapisz raport do pliku
household-summary = Do podsumowania
