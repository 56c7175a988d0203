# Co mówią polecenia o rękach, zasadach i zapisanych partiach.

## eastwind score

cli-score-unwon = Ręka nie wygrała; jak się wygrywa, mówi --win.
cli-score-incomplete = Według tych zasad ręka nie jest kompletna: liczy się jako przegrana.
cli-score-barred = Ręka kompletna, ale nie wolno nią wygrać; policzona jako ta, która nie wygrała.
cli-score-dealt = Wygrana kamieniami z rozdania.
cli-score-by-wall = Wygrana: { $tile } z muru.
cli-score-by-discard = Wygrana: { $tile }, wyrzucony kamień.
cli-score-by-loose = Wygrana: { $tile }, luźny kamień.
cli-score-by-last-wall = Wygrana: { $tile }, ostatni kamień muru.
cli-score-by-last-discard = Wygrana: { $tile }, ostatni wyrzucony kamień.
cli-score-by-robbed-kong = Wygrana: { $tile } z obrabowanego konga.
cli-score-no-limit = Bez limitu specjalny układ jest wart umówioną liczbę punktów.

## eastwind rules

cli-rules-id = nazwa
cli-rules-parent = podstawa
cli-rules-version = wersja
cli-rules-digest = odcisk
cli-rules-book = Z narysowanymi rękami, do czytania i druku: `eastwind play`, a potem { $address }
cli-rules-sources = Skąd pochodzą wartości
cli-rules-section-tiles = Kamienie
cli-rules-section-seats = Miejsca
cli-rules-section-wall = Mur
cli-rules-section-deal = Rozdawanie
cli-rules-section-claims = Zgłoszenia
cli-rules-section-play = Gra
cli-rules-section-ready = Gotowa ręka
cli-rules-section-shapes = Zwycięskie układy
cli-rules-section-scoring = Liczenie
cli-rules-section-limit = Limit
cli-rules-section-settlement = Rozliczenie
cli-rules-section-match = Partia
cli-rules-section-table = Stół
cli-rules-for-all = Dla każdej ręki
cli-rules-for-winner = Dla zwycięzcy
cli-rules-chosen = wybrane
cli-rules-notes = Gdzie źródło jest niejasne i co postanowiono
cli-rules-not-played = nie obowiązuje
cli-rules-not-said = nie powiedziano
cli-rules-not-offered = nie do wyboru przy otwarciu stołu
cli-rules-offered = do wyboru przy otwarciu stołu: { $choices }
cli-rules-note = Uwaga „{ $id }”
cli-rules-same = Bez różnic.
cli-rules-copied = { $file }: na początek { $parent }. Zmień tam to, co przy twoim stole gra się inaczej.
cli-rules-faults = { $count ->
    [one] { $count } błąd.
    [few] { $count } błędy.
    [many] { $count } błędów.
   *[other] { $count } błędu.
}
cli-rules-faultless = { $id }, wersja { $version }: bez błędów. Odcisk { $digest }
cli-rules-exported = Zapisano { $file }. Odcisk { $digest }
cli-rules-imported = Zapisano { $file }; odcisk się zgadza: { $digest }

## eastwind rules check --deep

cli-deep-played = { $hands ->
    [one] Rozegrano { $hands } rozdanie, ziarno { $seed }; drugą połowę z losowo wybranymi opcjami.
    [few] Rozegrano { $hands } rozdania, ziarno { $seed }; drugą połowę z losowo wybranymi opcjami.
    [many] Rozegrano { $hands } rozdań, ziarno { $seed }; drugą połowę z losowo wybranymi opcjami.
   *[other] Rozegrano { $hands } rozdania, ziarno { $seed }; drugą połowę z losowo wybranymi opcjami.
}
cli-deep-tiles = Żaden kamień nie ginie i żaden nie przybywa (pozycje)
cli-deep-held = Każdy ma właściwą liczbę kamieni (pozycje)
cli-deep-offers = Kto jest pytany, może odpowiedzieć, i przyjmuje się tylko to, co dozwolone (pozycje)
cli-deep-values = Rachunki nie są ujemne, zgadzają się i trzymają limitu (ręce)
cli-deep-payments = Wynik zmienia się o to, co zapłacono, i o nic więcej (rozdania)
cli-deep-record = Zapis odtwarza ten sam stół (zapisy)
cli-deep-settlement = Rozliczenia zgadzają się dla każdego zwycięzcy i wyrzucającego (rozliczenia)
cli-deep-limit-hands = Każdym specjalnym układem można wygrać i jest wart limit (układy)
cli-deep-options = Losowe opcje są przyjmowane albo nie, a wtedy z podaniem powodu (losowania)
cli-deep-failed = { $count ->
    [one] { $count } prawo nie jest spełnione.
    [few] { $count } prawa nie są spełnione.
    [many] { $count } praw nie jest spełnionych.
   *[other] { $count } prawa nie są spełnione.
}
cli-deep-kept = Wszystkie prawa są spełnione.

## eastwind replay

cli-replay-break = Kostki: { $dice }. Mur ({ $name }) otwarto przy stosie { $stack }.
cli-replay-player-person = człowiek
cli-replay-player-bot = { $level } (bot)
cli-replay-ready = Powtórka jest gotowa: { $address } (Ctrl-C kończy)

## Błędy w pliku z zasadami

fault-line = { $where }: oczekiwano: { $expected }; znaleziono: { $found }
fault-number-from-to = liczba całkowita od { $minimum } do { $maximum }
fault-number = liczba całkowita
fault-truth = true (tak) albo false (nie)
fault-text = tekst
fault-list = lista
fault-list-of = lista, elementów: { $count }
fault-table = tabela
fault-table-with = tabela z kluczami { $names }
fault-nothing = nic
fault-none = żadne z nich
fault-toml = plik w formacie TOML
fault-no-preset = nie ma takiego zestawu
fault-rule-set = zestaw zasad: { $inner }
fault-rule-set-id = nazwa zestawu zasad
fault-did-you-mean = znana nazwa; może { $name }?
fault-known = znana nazwa
fault-unknown-key = nieznany klucz { $name }
fault-unknown-pattern = nieznana pozycja rachunku { $name }
fault-unknown-option = nieznana opcja { $name }
fault-not-offered = opcja, której nie ma do wyboru
fault-document = dokument z [documents]: { $inner }
fault-source = dokument i jego rozdział ("RU V"), "decision" albo "house"
fault-exactly-one = dokładnie jedno z: { $names }
fault-cited = {"{"} value = …, source = … {"}"}, gdzie value to { $inner }
fault-only-value = { $inner } (inaczej nie da się grać)
fault-or = { $inner } albo { $others }
fault-file = plik
fault-scalar = liczba całkowita, słowo, true albo false
fault-plain = liczba, tekst, true, false, lista albo tabela
fault-id = nazwa z małych liter łacińskich, cyfr i łączników, zaczynająca się od litery
fault-language = dwuliterowy skrót języka
fault-table-empty = pusta tabela
fault-defaults = tabela domyślnych wartości opcji
fault-format = zestaw zasad w formacie { $number }
fault-nothing-here = tutaj nic
fault-toml-keys = plik w formacie TOML, w którym klucz składa się z najwyżej { $count } części
fault-endless = listy albo tabele jedna w drugiej bez końca
fault-json = plik w formacie JSON, taki jak go zapisano
fault-at = wiersz { $line }, znak { $column }
fault-toml-at = { $inner }, { $others }
fault-toml-in-line = { $inner }, wiersz { $line }
fault-toml-end = { $inner }, na końcu pliku
fault-toml-twice = klucz albo tabela, które są już wyżej
fault-toml-equals = brak „=” po kluczu
fault-unreadable = coś, czego nie może tam być
fault-exported = zapisany zestaw zasad, obiekt z { $name }
fault-digest-of = odcisk { $digest } tych zasad
fault-digest = odcisk { $digest }: zasady zmieniono po zapisaniu
fault-extends-above = extends nad pierwszym [działem] pliku
fault-extends-in = extends w {"["}{ $section }{"]"}
fault-extends = extends, nazwa zestawu zasad, na którym opiera się plik
fault-extends-circle = zestaw, który sam nie opiera się na tym pliku
fault-decision-note = note: co postanowiono i dlaczego
fault-note-to-drop = id uwagi z zestawu wyjściowego, którą trzeba pominąć
fault-note-id = osobne id dla każdej uwagi
fault-worth-in = wartość w { $inner }
fault-and = { $inner } i { $others }
fault-concealed = nic: zakryta może być tylko cała ręka, w której bywają odkryte grupy
fault-no-form = bez { $name }: skład tej ręki jest w programie
fault-form = wzór ręki, na przykład { $form }
fault-forms-most = we wszystkich wzorach razem rąk najwyżej { $count }
fault-forms = rąk: { $count }
fault-option-kind = kind = "choice" bez choices tam, gdzie jest values
fault-else = coś innego
fault-keys-or-values = albo keys, albo values
fault-both = jedno i drugie
fault-key = klucz wartości z tego pliku
fault-key-or-pattern = klucz wartości albo pozycji rachunku z tego pliku
fault-unwritten = { $name }, czego nikt nie napisał
fault-one-choice = wartości w pliku, jakie daje jedna z możliwości: { $inner }
fault-same-value = ta sama wartość co w { $key } (opcja { $name })
fault-choices-of = możliwości, które może mieć { $key }
fault-ends = minimum i maximum dla opcji rodzaju number
fault-no-range = brak granic
fault-two-choices = dwie możliwości albo więcej

## eastwind stats

cli-stats-matches = Partie
cli-stats-hands = Rozdania
cli-stats-wins = Wygrane
cli-stats-worth = Średnia wartość wygranej
cli-stats-score = Wynik
cli-stats-places = Miejsca
cli-stats-won-with = Skąd wygrane
cli-stats-paid = Zapłacone i otrzymane
cli-stats-paid-row = zapłacone { $paid }, otrzymane { $received }
