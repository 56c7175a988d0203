### Gry dla jednej osoby: pasjans, „Połącz”, własne znaki na kamieniach, edytor układów.

## Układy, trudność

solo-layout-lantern = Lampion
solo-layout-pagoda = Pagoda
solo-layout-bridge = Most
solo-layout-fish = Ryba
solo-layout-butterfly = Motyl
solo-layout-boat = Łódź
solo-layout-compass = Kompas
solo-layout-gate = Brama
solo-layout-courtyard = Dziedziniec
solo-layout-fortress = Twierdza
solo-layout-mountains = Góry
solo-layout-dragon = Smok
solo-layout-wall = Wielki Mur
solo-layout-terraces = Tarasy ryżowe
solo-layout-lotus = Lotos
solo-layout-turtle = Żółw
solo-layout-key = Klucz
solo-layout-ring = Pierścień
solo-layout-cross = Krzyż
solo-layout-pyramid = Piramida
solo-layout-knot = Węzeł
solo-layout-well = Studnia
solo-layout-seal = Pieczęć
solo-layout-stairs = Schody
solo-layout-bamboo = Bambus
solo-layout-shield = Tarcza
solo-layout-crab = Krab
solo-layout-tower = Wieża
solo-layout-beetle = Żuk
solo-layout-rune = Runa
solo-layout-snowflake = Śnieżynka
solo-layout-heart = Serce
solo-layout-crown = Korona
solo-layout-star = Gwiazda
solo-layout-bell = Dzwon
solo-layout-cat = Kot
solo-layout-hourglass = Klepsydra
solo-layout-owl = Sowa
solo-layout-temple = Świątynia
solo-layout-tree = Drzewo
solo-layout-own = Własny układ
solo-band-calm = bardzo łatwe
solo-band-easy = łatwe
solo-band-medium = średnie
solo-band-hard = trudne
solo-band-expert = dla znawców
solo-difficulty-measured = Zmierzono: losowych gier { $plays }, ułożonych do końca { $cleared }.
solo-band-measured = Zmierzono: losowa gra kończy się powodzeniem w { $share }% przypadków.

## Rozdania

solo-deal-number = nr { $number }
solo-deal-shuffled = potasowane, nr { $number }
solo-deal-daily = rozdanie dnia, { $day }
solo-daily = Rozdanie dnia, { $day }
solo-number = Rozdanie o numerze
solo-number-wrong = Podaj liczbę od 1 do 999 999 999.
solo-deal = Rozłóż
solo-shuffled = Potasowane rozdania
solo-shuffled-line = Też do ułożenia, ale dużo trudniejsze
solo-dealing = Rozkładamy kamienie…
solo-deal-away = Serwer nie odpowiada, a to rozdanie pochodzi z niego. Rozpoczęta gra toczy się bez niego, są też rozdania w zapasie.
solo-deal-kept = Rozdanie z zapasu
solo-deal-unknown = Nie ma takiego rozdania. Wybierz układ, a rozłożymy nowe.
solo-deal-none = Takiego dnia nie ma w kalendarzu, więc nie ma i rozdania.
solo-deal-ahead = Ten dzień jeszcze nie nadszedł. Gdy nadejdzie, będzie i rozdanie.
solo-layouts = Układy
solo-grouped = Grupowanie układów
solo-grouped-size = Według wielkości
solo-grouped-band = Według trudności
solo-size-short = Krótkie gry, najwyżej { $count } kamieni
solo-size-middle = Średnie gry, najwyżej { $count } kamieni
solo-size-long = Długie gry
solo-layouts-away = Serwer nie odpowiada, a układy pochodzą z niego.
solo-own-layouts = Twoje układy
solo-unfinished = niedokończone

## Plansza

solo-board = Kamienie
solo-tools = Ruchy i pomoc
solo-tile-blocked = { $tile }, jeszcze nie do zdjęcia
solo-pairs-open = { $count ->
    [one] { $count } wolna para
    [few] { $count } wolne pary
    [many] { $count } wolnych par
   *[other] { $count } wolnej pary
}
solo-undo = Cofnij
solo-redo = Ponów
solo-hint = Podpowiedź
solo-lamp = Lampa
solo-lamp-lit = Do wygrania
solo-lamp-out = Przegrane
solo-lamp-unknown = Nie wiadomo
solo-lamp-asking = Patrzymy…
solo-lamp-away = Brak odpowiedzi
solo-lamp-off = Lampa
solo-pause = Pauza
solo-continue = Dalej
solo-new = Nowe rozdanie
solo-new-short = Nowe
solo-again = To samo rozdanie od nowa
solo-more = Więcej
solo-go-back = Wróć tam, gdzie da się wygrać
solo-rescue = Przetasuj resztę
solo-full-screen = Pełny ekran
solo-zoom-in = Większe
solo-zoom-out = Mniejsze
solo-zoom-first = Jak na początku
solo-zoom-whole = Cała plansza
solo-choice-lamp = Lampa
    .about = Pali się, dopóki da się wygrać, i gaśnie, gdy ruch właśnie zaprzepaścił grę.
solo-choice-dim = Przyciemniaj zablokowane kamienie
    .about = Kamienie, których jeszcze nie można zdjąć, są ciemniejsze.
solo-rules = Zdejmuj jednakowe kamienie po dwa. Kamień jest wolny, gdy nic na nim nie leży, a jego lewy lub prawy bok jest odsłonięty. Każdy kwiat pasuje do każdego kwiatu, każda pora roku do każdej pory roku.

## Co słyszy gracz

solo-notice-hint-lost = Stąd nie da się już wygrać. Te dwa pasują, ale los gry jest przesądzony.
solo-notice-hint-unknown = Te dwa pasują. Nie wiadomo, czy da się jeszcze wygrać.
solo-notice-none-fits = Nic tu nie pasuje.
solo-notice-blocked = Tego kamienia jeszcze nie można zdjąć: nic nie może na nim leżeć, a jego lewy lub prawy bok musi być odsłonięty.
solo-notice-just-lost = Lampa zgasła: po tym ruchu nie da się już wygrać.
solo-notice-went-back = To ostatnia pozycja, z której da się wygrać. „Ponów” prowadzi znów naprzód.
solo-notice-went-back-unsure = Stąd da się wygrać. Może i z późniejszej pozycji, ale tego nie wiadomo.
solo-notice-no-way-back = O żadnej wcześniejszej pozycji nie wiadomo, czy da się z niej wygrać.
solo-notice-rescued = Przetasowane. Stąd znów da się wszystko zdjąć.
solo-notice-rescue-impossible = Kamienie leżą tak, że tasowanie nie pomoże. Pomoże powrót.
solo-notice-rescue-unknown = Nie znaleziono dobrego przetasowania. Spróbuj jeszcze raz albo wróć.
solo-notice-away-hint = Podpowiedź wymaga serwera, a on nie odpowiada. Gra toczy się bez niej.
solo-notice-away-lamp = Lampa wymaga serwera, a on nie odpowiada. Gra toczy się bez niej.
solo-notice-away-back = Powrót wymaga serwera, a on nie odpowiada. Cofać ruchy można bez niego.
solo-notice-away-rescue = Tasowanie wymaga serwera, a on nie odpowiada. Cofać ruchy można bez niego.
solo-notice-kept = Serwer nie odpowiada: to jedno z rozdań, które strona przechowuje na taką chwilę.
solo-said-taken = Zdjęte: { $tiles }. { $left ->
    [one] Został { $left } kamień
    [few] Zostały { $left } kamienie
    [many] Zostało { $left } kamieni
   *[other] Zostało { $left } kamienia
}, { $pairs ->
    [one] { $pairs } wolna para.
    [few] { $pairs } wolne pary.
    [many] { $pairs } wolnych par.
   *[other] { $pairs } wolnej pary.
}
solo-said-blocked = { $tile }: przeszkadza { $by }
solo-said-hint = Pasują: { $one } i { $other }
solo-said-undone = Cofnięte. { $left ->
    [one] { $left } kamień
    [few] { $left } kamienie
    [many] { $left } kamieni
   *[other] { $left } kamienia
}
solo-said-redone = Ponowione. { $left ->
    [one] { $left } kamień
    [few] { $left } kamienie
    [many] { $left } kamieni
   *[other] { $left } kamienia
}
solo-won = Wszystko zdjęte
solo-won-alone = Bez żadnej pomocy.
solo-won-helped = Pomoc: { $help }.
solo-help-hints = { $count ->
    [one] { $count } podpowiedź
    [few] { $count } podpowiedzi
    [many] { $count } podpowiedzi
   *[other] { $count } podpowiedzi
}
solo-help-rescues = { $count ->
    [one] { $count } tasowanie
    [few] { $count } tasowania
    [many] { $count } tasowań
   *[other] { $count } tasowania
}
solo-help-undos = { $count ->
    [one] { $count } cofnięcie
    [few] { $count } cofnięcia
    [many] { $count } cofnięć
   *[other] { $count } cofnięć
}
solo-help-lamp = lampa
solo-help-again = rozdanie zaczęte od nowa
solo-won-fastest = Twój najlepszy czas na tym układzie.
solo-won-best = Twój najlepszy czas tutaj: { $time }.
solo-paused = Pauza
solo-paused-line = { $tiles ->
    [one] Czeka { $tiles } kamień.
    [few] Czekają { $tiles } kamienie.
    [many] Czeka { $tiles } kamieni.
   *[other] Czeka { $tiles } kamienia.
}
solo-stuck = Nic już nie pasuje
solo-stuck-line = { $count ->
    [one] Został { $count } kamień.
    [few] Zostały { $count } kamienie.
    [many] Zostało { $count } kamieni.
   *[other] Zostało { $count } kamienia.
} To nie koniec gry: są drogi dalej.

## Statystyki i kalendarz

solo-play-on = Graj dalej
solo-give-up-ask = Porzucić tę grę?
solo-give-up-line = Nowe rozdanie kończy rozpoczętą grę. Liczy się ona jako rozegrana, ale nie wygrana.
solo-again-ask = Zacząć to rozdanie od nowa?
solo-again-line = Kamienie wrócą na swoje miejsca, a zegar do zera. Gra będzie liczona jako gra z pomocą.
solo-statistics = Statystyki
solo-statistics-help = Gry
solo-statistics-alone = Bez pomocy
solo-statistics-helped = Z pomocą
solo-statistics-played = Rozegrane
solo-statistics-won = Wygrane
solo-statistics-won-of = Wygrane / rozegrane
solo-statistics-row = Z rzędu
solo-statistics-longest = najwięcej { $count }
solo-statistics-best = Najlepszy czas
solo-statistics-mean = Średni czas
solo-statistics-layout = Układ
solo-statistics-layouts = Według układów
solo-statistics-line = Pomoc to podpowiedź, tasowanie, lampa, cofnięcie i rozdanie zaczęte od nowa. Gra liczy się, gdy jest wygrana albo porzucona; czasy dotyczą gier wygranych.
solo-statistics-none = Na razie nie ma czego liczyć. Gdy wygrasz grę albo ją porzucisz, pojawią się tu liczby.
solo-statistics-none-alone = Nie ma jeszcze gier bez pomocy.
solo-statistics-none-helped = Nie ma jeszcze gier z pomocą.
solo-statistics-erase = Usuń wszystko
solo-statistics-erase-ask = Usunąć statystyki?
solo-statistics-erase-line = Liczby, najlepsze czasy i dni w kalendarzu znikną na dobre. Rozpoczęte gry zostaną.
solo-calendar = Kalendarz
solo-calendar-row = { $count ->
    [one] { $count } dzień z rzędu
    [few] { $count } dni z rzędu
    [many] { $count } dni z rzędu
   *[other] { $count } dni z rzędu
}
solo-calendar-longest = najwięcej { $count }
solo-calendar-before = Poprzedni miesiąc
solo-calendar-after = Następny miesiąc
solo-calendar-done = zdjęte w swoim dniu
solo-calendar-later = zdjęte później
solo-calendar-begun = zaczęte
solo-calendar-open = do rozegrania
solo-calendar-ahead = jeszcze przed nami
solo-calendar-line = Każdy dzień ma swoje rozdanie, takie samo dla wszystkich. Naciśnij dzień, który już nadszedł, a ułoży się ono w kształt „{ $layout }”. Dni z rzędu liczą się, gdy rozdanie zostało zdjęte w swoim dniu.

## Klawisze

solo-keys = Klawisze
solo-key-space = Spacja
solo-keys-move = do następnego wolnego kamienia
solo-keys-choose = wybierz kamień; drugi z pary zdejmuje oba
solo-keys-match = do następnego kamienia pasującego do wybranego
solo-keys-drop = odłóż wybrany kamień, zamknij komunikat
solo-keys-hint = pokaż dwa pasujące kamienie
solo-keys-lamp = zapal lub zgaś lampę
solo-keys-rescue = przetasuj resztę
solo-keys-pause = pauza i znów dalej
solo-keys-zoom = większe, mniejsze, cała plansza

## Znaki na kamieniach

solo-faces = Co jest na kamieniach
solo-faces-line = Ucz się znaków, grając: parę tworzą jednakowe znaki albo znak i jego dźwięk. Z innymi znakami rozdanie zaczyna się od nowa.
solo-faces-usual = Zwykłe kamienie
solo-faces-usual-line = kółka, bambusy, znaki…
solo-faces-hiragana = Hiragana
solo-faces-hiragana-sound = Hiragana i dźwięki
solo-faces-katakana = Katakana
solo-faces-katakana-sound = Katakana i dźwięki
solo-faces-kana = Hiragana i katakana
solo-faces-cyrillic-ru = Litery rosyjskie
solo-faces-cyrillic-ru-case = Litery rosyjskie, wielkie i małe
solo-faces-cyrillic-bg = Litery bułgarskie
solo-faces-cyrillic-bg-case = Litery bułgarskie, wielkie i małe
solo-faces-greek = Litery greckie, wielkie i małe
solo-faces-greek-name = Litery greckie i ich nazwy
solo-faces-latin = Litery łacińskie
solo-faces-latin-case = Litery łacińskie, wielkie i małe
solo-faces-numbers = Liczby
solo-faces-numbers-roman = Liczby rzymskie i arabskie
solo-faces-away = Gotowe zestawy pochodzą z serwera, a on nie odpowiada.
solo-faces-write = Napisz własne
solo-faces-how = Jeden wpis w wierszu. Sam znak: parę tworzą jednakowe. Znak, odstęp i dźwięk: parę tworzy znak z dźwiękiem. Co najmniej pięć wpisów.
solo-faces-title = Nazwa zestawu
solo-faces-text = Znaki
solo-faces-count = { $count ->
    [one] { $count } wpis
    [few] { $count } wpisy
    [many] { $count } wpisów
   *[other] { $count } wpisu
}
solo-faces-load = Wczytaj z pliku
solo-faces-keep = Zachowaj i graj
solo-faces-good = Wszystko w porządku.
solo-faces-edit = Zmień „{ $name }”
solo-faces-file = Zapisz „{ $name }” w pliku
solo-faces-remove = Usuń „{ $name }”
solo-faces-fault-name = Zestaw potrzebuje nazwy.
solo-faces-fault-few = Potrzeba co najmniej pięciu wpisów, jest ich { $count }.
solo-faces-fault-many = Wpisów może być najwyżej 120, jest ich { $count }.
solo-faces-fault-long-sign = „{ $text }” jest za długie: znak ma najwyżej 6 liter
solo-faces-fault-long-sound = „{ $text }” jest za długie: dźwięk ma najwyżej 8 liter
solo-faces-fault-not-printable = w „{ $text }” jest symbol, którego nie można pokazać
solo-faces-fault-twice = „{ $text }” jest już w wierszu { $first }
solo-faces-fault-needs-sound = „{ $text }” nie ma dźwięku, a pierwszy wpis go ma
solo-faces-fault-has-sound = „{ $text }” ma dźwięk, a pierwszy wpis go nie ma
solo-fault-line = Wiersz { $line }: { $fault }
solo-check = Sprawdź
solo-cancel = Anuluj
solo-not-kept = Przeglądarka niczego nie zapamiętuje: jej pamięć jest pełna albo wyłączona.

## Połącz

connect-rules = Dwa jednakowe kamienie znikają, gdy łączy je linia, która skręca najwyżej dwa razy i nie przechodzi przez żaden kamień. Linia może biec też poza polem.
connect-new = Nowa gra
connect-others = Rozpoczęte gry
connect-new-short = Nowa
connect-begin = Zacznij
connect-choice-calm = Spokojnie, bez zegara
    .about = Bez pośpiechu. Liczą się tylko pary.
connect-choice-gravity = Kamienie spadają
    .about = Gdy kamień znika, te nad nim opadają.
connect-choice-families = Rodziny
    .about = Każdy kwiat pasuje do każdego kwiatu, każda pora roku do każdej pory roku.
connect-first-level = Zacznij od poziomu
connect-level-about = { $columns } × { $rows }, { $time }
connect-levels-line = Poziom raz osiągnięty można potem tutaj wybrać.
connect-best = Najlepszy wynik: { $score }, poziom { $level }.
connect-best-now = Twój najlepszy wynik w takiej grze.
connect-level = Poziom { $level } z { $levels }
connect-score = Wynik: { $score }
connect-game = gra nr { $number }
connect-time = Pozostały czas
connect-calm = bez zegara
connect-calm-down = Bez zegara
connect-field = Pole { $columns } na { $rows }
connect-tile = { $tile }, rząd { $row }, kolumna { $column }
connect-level-done = Poziom { $level } ukończony
connect-bonus = { $seconds ->
    [one] W zapasie { $seconds } sekunda: { $points } do wyniku.
    [few] W zapasie { $seconds } sekundy: { $points } do wyniku.
    [many] W zapasie { $seconds } sekund: { $points } do wyniku.
   *[other] W zapasie { $seconds } sekundy: { $points } do wyniku.
}
connect-hint-bonus = { $hints ->
    [one] W zapasie { $hints } podpowiedź: { $points } do wyniku.
    [few] W zapasie { $hints } podpowiedzi: { $points } do wyniku.
    [many] W zapasie { $hints } podpowiedzi: { $points } do wyniku.
   *[other] W zapasie { $hints } podpowiedzi: { $points } do wyniku.
}
connect-clock-waits = Zegar rusza z pierwszym kamieniem.
connect-stars = Gwiazdki: { $count } z { $most }
connect-stars-clock = Gwiazdka za przejście poziomu, druga bez podpowiedzi, trzecia, gdy zostanie jedna trzecia czasu.
connect-stars-calm = Gwiazdka za przejście poziomu, druga bez podpowiedzi i cofania, trzecia, gdy niczego nie trzeba było tasować.
connect-level-time = Czas: { $time }.
connect-level-fastest = Twój najlepszy na tym poziomie.
connect-next = Na poziom { $level }
connect-won = Wszystkie poziomy ukończone
connect-time-up = Czas minął
connect-once-more = Jeszcze raz
connect-go-on-calm = Graj dalej bez zegara
connect-away = Serwer nie odpowiada, a poziomy pochodzą z niego.
connect-notice-shuffled = Nic już nie pasowało, więc kamienie zostały przetasowane. Znów da się połączyć wszystkie.
connect-notice-stuck = Nic już nie pasuje. Tasujemy…
connect-notice-stuck-away = Nic już nie pasuje, a tasowanie wymaga serwera, który nie odpowiada.
connect-notice-stuck-waits = Nic już nie pasuje. Potasujemy, gdy tylko serwer będzie gotowy.
connect-notice-away-hint = Podpowiedź wymaga serwera, a on nie odpowiada. Podpowiedź nie została zużyta.
connect-notice-kept = Serwer nie odpowiada: to poziom jednej z gier, które strona przechowuje na taką chwilę.
connect-notice-apart = Tych dwóch nie łączy żadna linia o najwyżej dwóch zakrętach.
connect-notice-no-hints = Wszystkie sześć podpowiedzi zużyte.
connect-notice-hint-unknown = Te dwa pasują. Nie wiadomo, czy reszta zniknie bez tasowania.
connect-notice-hint-lost = Te dwa pasują. Resztę trzeba będzie przetasować.
connect-said-taken = Połączone: { $tiles }. { $left ->
    [one] Został { $left } kamień.
    [few] Zostały { $left } kamienie.
    [many] Zostało { $left } kamieni.
   *[other] Zostało { $left } kamienia.
}
connect-said-hurry = { $seconds ->
    [one] Została { $seconds } sekunda
    [few] Zostały { $seconds } sekundy
    [many] Zostało { $seconds } sekund
   *[other] Zostało { $seconds } sekundy
}
connect-keys-move = do następnego kamienia
connect-keys-choose = wybierz kamień; drugi taki sam łączy oba
connect-keys-match = do następnego kamienia, który linia łączy z wybranym
connect-keys-undo = odłóż ostatnią parę na miejsce (bez zegara)
connect-keys-hint = pokaż dwa kamienie, które łączy linia
connect-keys-light = podświetl wszystkie takie same kamienie

## Edytor układów

solo-editor = Edytor układów
solo-editor-new = Narysuj układ
solo-editor-edit = Zmień „{ $name }”
solo-editor-board = Plansza do rysowania
solo-editor-how = Kliknij, aby położyć kamień; kliknij kamień, aby go zabrać. Kamienie można przesuwać o pół szerokości. Kamienie wyższych warstw mogą wisieć w powietrzu. Klawisze: strzałki o kamień, Shift ze strzałką o pół, Enter kładzie lub zabiera, Page Up i Page Down zmieniają warstwę.
solo-editor-layer = Warstwa { $layer }
solo-editor-lower = Warstwa niżej
solo-editor-higher = Warstwa wyżej
solo-editor-clear = Zabierz wszystko
solo-editor-tile = kamień
solo-editor-pairs = { $count ->
    [one] { $count } para
    [few] { $count } pary
    [many] { $count } par
   *[other] { $count } pary
}
solo-editor-odd = jeden kamień bez pary
solo-editor-few = Układ potrzebuje co najmniej czterech kamieni.
solo-editor-mirror = Symetria lewo–prawo
solo-editor-name = Nazwa
solo-editor-name-missing = Nadaj układowi nazwę.
solo-editor-keep = Zachowaj
solo-editor-kept = Zachowane w tej przeglądarce.
solo-editor-play = Zachowaj i graj
solo-editor-files = Pliki
solo-editor-load = Otwórz
solo-editor-save = Zapisz jako rysunek w tekście
solo-editor-save-kmahjongg = Zapisz dla KMahjongg
solo-editor-from = Zacznij od układu
solo-editor-forget = Usuń ten układ
solo-editor-forgotten = Usunięte.
solo-editor-outside = Poza planszą nie ma miejsca.
solo-editor-overlap = Przeszkadza inny kamień.
solo-editor-full = Więcej niż 288 kamieni nie można.
solo-editor-clearable-yes = Ten układ da się rozebrać.
solo-editor-clearable-no = Cokolwiek na nim leży, tego układu nie da się rozebrać.
solo-editor-clearable-not_known = Nie wiadomo, czy ten układ da się rozebrać.
solo-editor-faulty = Tego pliku nie da się użyć:
solo-editor-file-large = Plik jest za duży.
solo-editor-failed = Serwer sobie nie poradził. Rysować i zachowywać można bez niego.
solo-editor-away = Serwer nie odpowiada. Rysować i zachowywać można bez niego.
solo-place = kolumna { $column }, rząd { $row }, warstwa { $layer }
solo-fault-column = Wiersz { $line }, znak { $column }: { $fault }
solo-layout-fault-header = to nie jest układ Eastwind, KMahjongg ani Kyodai
solo-layout-fault-line = może tu stać tylko „name …” lub „layer”, a nie „{ $found }”
solo-layout-fault-name = brakuje wiersza „name …”
solo-layout-fault-layer = nie ma żadnego wiersza „layer”
solo-layout-fault-sign = „{ $found }” nie jest częścią kamienia
solo-layout-fault-tile = część kamienia bez reszty
solo-layout-fault-size = brakuje rozmiaru albo jest błędny ({ $found })
solo-layout-fault-squares = zapowiedziane pola: { $number }, są: { $found }
solo-layout-fault-count = liczba kamieni musi być parzysta, od 4 do 288; jest { $found }
solo-layout-fault-large = układ jest za duży (połówek kamienia: { $found })
solo-layout-fault-layers = warstw może być najwyżej 16
solo-layout-fault-overlap = dwa kamienie w jednym miejscu: { $place }
solo-layout-fault-other = oczekiwano { $expected }, znaleziono { $found }
