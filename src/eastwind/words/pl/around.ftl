### Wszystko wokół stołu: pierwsza strona, przygotowanie stołu, ustawienia, rachunek, tabela partii, powtórka.

## Pasek u góry, okna

bar-home = Eastwind, pierwsza strona
go-home = Na pierwszą stronę
bar-actions = Na tej stronie
language-label = Język
language-lost = Nie można teraz pobrać słów w tym języku: serwer nie odpowiada. Język pozostaje bez zmian.
dialog-close = Zamknij
winds-letter-east = W
winds-letter-south = Pd
winds-letter-west = Z
winds-letter-north = Pn
seat-number = miejsce { $number }

## Ustawienia

settings-title = Ustawienia
settings-group-play = Przy stole
settings-group-look = Wygląd
settings-group-comfort = Wygoda
settings-pace = Tempo botów
    .about = Jak długo zwlekają, by dało się za nimi nadążyć. Po każdym wyrzuconym kamieniu stół czeka tak samo długo, ktokolwiek może go wziąć: pauza nie zdradza niczyjej ręki.
settings-pace-slow = Powoli
settings-pace-normal = Spokojnie
settings-pace-fast = Szybko
settings-pace-instant = Migiem
settings-misclick-guard = Ochrona przed pomyłką
    .about = Pierwsze kliknięcie unosi kamień, drugie go wyrzuca.
settings-auto-flowers = Kwiaty wykładają się same
    .about = Twoje kwiaty i pory roku trafiają na stół bez pytania.
settings-auto-pass = Niczego nie biorę
    .about = Cudze kamienie przechodzą bez pytania, chyba że możesz nimi wygrać.
settings-pass-chows = Nie biorę czou
    .about = Kamień, z którego wyszłoby tylko czou, przechodzi bez pytania.
settings-auto-win = Wygrana od razu
    .about = Gdy tylko ręka jest kompletna, madżong zgłasza się za ciebie.
settings-sort-hand = Układaj moją rękę
    .about = Kamienie stoją według kolorów; bez tego zostają tam, gdzie je postawisz.
settings-large-tiles = Duże kamienie
    .about = Większe kamienie i znaki, także na telefonie.
settings-index = Cyfry i litery na kamieniach
    .about = Mały znak w rogu każdego kamienia.
settings-index-off = Bez nich
settings-index-on = Małe
settings-index-large = Duże
settings-theme = Jasno czy ciemno
    .about = Papier wokół sukna.
settings-theme-system = Jak w systemie
settings-theme-light = Jasno
settings-theme-dark = Ciemno
settings-sounds = Dźwięki
    .about = Kamienie stukają o stół, zgłoszenia słychać.
settings-buzz = Wibracje
    .about = Telefon krótko wibruje, gdy jest twoja kolej albo można coś zgłosić.
settings-motion = Szybkość ruchu
    .about = Jak szybko przesuwają się kamienie. „Jak w systemie” znaczy tak, jak prosi twoje urządzenie.
settings-motion-system = Jak w systemie
settings-motion-off = Bez ruchu
settings-motion-brief = Szybko
settings-motion-normal = Normalnie
settings-motion-slow = Wolno
settings-ceremony = Mur, kostki, rozdawanie
    .about = Widać, jak zaczyna się rozdanie: w pierwszym rozdaniu partii dokładnie, potem krótko. Każdy klawisz lub dotknięcie to kończy.
settings-language-about = Zmienia się od razu, partia trwa dalej.
settings-reset = Przywróć ustawienia początkowe
settings-remembered = Ta przeglądarka pamięta twój wybór.
settings-kept = Zachowane w tej przeglądarce
    .about = Księgi punktów, miejsca przy stołach, zajęcia dzieci z nagranym głosem, zasady domowe, gry i statystyki, wszystko w jednym pliku. Kto ma ten plik, może usiąść na twoich miejscach.
settings-kept-save = Zapisz wszystko
settings-kept-unsaved = Nie udało się utworzyć pliku: część strony się nie wczytała. Spróbuj ponownie, gdy będzie sieć.
settings-kept-load = Wczytaj plik
settings-kept-loaded = Plik { $file } został wczytany. To, co tu było, zostało.
settings-kept-none = W pliku { $file } nie ma niczego, co można tu wczytać.

## Pierwsza strona

title-home = Eastwind · klasyczny madżong
title-table = Przy stole
home-places = Co można tu robić
place-play = Zagraj
    .line = Partia z botami i rachunkiem, który wyjaśnia każdy punkt
place-solitaire = Pasjans
    .line = Zdejmuj kamienie para po parze
place-connect = Połącz
    .line = Łącz jednakowe kamienie linią
continue-title = Wróć do rozpoczętych partii
continue-none-title = Nie ma jeszcze rozpoczętej partii
continue-fresh = Stół czeka
continue-sit = Od razu do stołu
continue-change = Zmień stół
continue-all = Pokaż wszystkie ({ $count })
continue-asking = Zaglądamy na stół…
continue-over = Partia skończona
continue-undealt = Stół czeka, kamienie jeszcze nierozdane
continue-gone = Tego stołu już nie ma
continue-gone-line = Serwer go nie zna. Możesz usunąć go z listy.
continue-unreached = Stołu teraz nie widać
continue-forget = Usuń z listy
continue-go = Graj dalej
continue-standing = Zobacz wynik
hand-number = rozdanie { $hand }
hand-number-of = rozdanie { $hand } z { $hands }
loading = Chwileczkę…
retry = Spróbuj ponownie
share-link = Link
share-copy = Skopiuj link
share-copied = Skopiowano
share-file = Zapisz jako plik
share-code = Link jako kod dla aparatu
share-code-show = Pokaż kod dla aparatu
share-code-long = Link jest za długi na kod, który odczyta aparat.
share-reach-here = Otworzy się tylko na tym komputerze. Innym wyślij to, co tu zapiszesz, albo uruchom serwer poleceniem „eastwind play --lan”.
share-reach-network = Otworzy się na urządzeniach w tej samej sieci co { $host }, dopóki działa tam Eastwind.
share-reach-anybody = Otworzy się u każdego, kto ma dostęp do { $host }.

## Przygotowanie stołu

setup-title = Nowy stół
setup-name = Twoje imię przy stole
setup-name-default = Gość
setup-bots = Kto z tobą gra
setup-bot = Gracz { $number }
setup-person = { $name } · { $level }
setup-bot-only = Naprzeciw ciebie
setup-rules = Zasady
setup-from = Źródło: { $documents }
setup-options = Opcje zasad
setup-options-changed = { $count ->
    [0] wszystko jak w źródle
    [one] { $count } zmieniona
    [few] { $count } zmienione
    [many] { $count } zmienionych
   *[other] { $count } zmienionej
}
setup-options-reset = Wszystko jak w źródle
setup-other-number = Inna liczba
field-number-range = Liczba całkowita od { $minimum } do { $maximum }
field-unfit = { $label }: „{ $text }” nie pasuje. { $range }.
field-unfit-empty = { $label }: brakuje liczby. { $range }.
setup-option-quoted = „{ $name }”
setup-contradiction = { $count ->
    [1] Z tym wyborem nie da się grać: { $options }. Zmień go, proszę.
   *[other] Te opcje wykluczają się nawzajem: { $options }. Zmień, proszę, jedną z nich.
}
setup-option-against = Wyklucza się z: { $options }.
setup-option-not-so = Według tych zasad tak grać nie można.
setup-refused = Z takim wyborem nie da się grać. Cofnij, proszę, ostatnią zmianę.
setup-sit = Usiądź do stołu

## Błędy i połączenie

error-offline = Serwer nie odpowiada. Sprawdź, czy Eastwind działa, i spróbuj ponownie.
error-details = Do zgłoszenia błędu
error-expected = Oczekiwano
error-got = Otrzymano
error-position = Twoja ręka
offline-banner = Połączenie przerwane. Partia jest zapisana i ruszy dalej, gdy tylko serwer odpowie.

## Koniec rozdania

hand-end-won = { $name }: madżong
hand-end-drawn = Remis
hand-end-wall-out = Mur się skończył i nikt nie wygrał.
hand-end-three-claims = Cała trójka zgłosiła madżonga naraz, więc nikt nie wygrał.
hand-end-drawn-line = Nikt nie płaci.
hand-end-drawn-paid = Mimo to jest co płacić.
hand-end-dropped = Czas minął
hand-end-dropped-line = Rozpoczęte rozdanie nikomu się nie liczy.
hand-end-by-wall = Ostatni kamień, z muru: { $tile }
hand-end-by-discard = Ostatni kamień: { $tile }, wyrzuca { $from }
hand-end-by-loose = Ostatni kamień, luźny: { $tile }
hand-end-by-last-wall = Ostatni kamień, zarazem ostatni w murze: { $tile }
hand-end-by-last-discard = Ostatni kamień: { $tile }, ostatni wyrzucony w rozdaniu, wyrzuca { $from }
hand-end-by-robbed-kong = Ostatni kamień: { $tile }, obrabowany kong: { $from }
hand-end-score = Wynik po tym rozdaniu
hand-end-next = Następne rozdanie
hand-end-dealing = Rozdajemy…
hand-end-table = Zobacz stół
hand-end-replay = Zobacz ruchy
open-hand-concealed = Kamienie zakryte: { $tiles }
open-hand-won = Zwycięski kamień: { $tile }
open-hand-chow = Czou: { $tiles }
open-hand-pung = Pung: { $tiles }
open-hand-kong = Odkryty kong: { $tiles }
open-hand-concealed-kong = Zakryty kong: { $tiles }
open-hand-flowers = Kwiaty: { $tiles }
hands-title = Wszystkie ręce

## Rachunek

bills-title = Wszystkie rachunki
bill-caption = Rachunek: { $name }
bill-mahjong = Madżong
bill-explain = Wyjaśnij zasadę
bill-nothing = Nic, co daje punkty
bill-sum = Punkty
bill-total = Razem
bill-limit-word = limit
bill-limit-stamp = Limit
bill-limit-cut = było { $from }, jest { $to }

## Wypłaty i wynik

payments-title = Kto komu płaci
payments-from = płaci ↓
payments-to = dostaje →
payments-net = Łącznie
payments-none = Nikt nikomu nie płaci.
payments-nothing = nic
payments-cell = { $payer } → { $payee }: { $amount }. Dlaczego?
payments-part-own = własna część: { $amount }
payments-part-for = część – { $name }: { $amount }
own-scores-title = Każdy liczy swoje
own-scores-line = Nikt nikomu nie płaci: każdy zapisuje sobie to, co wyszło z jego rachunku.
penalty-title = { $name } płaci za wszystkich
score-standing = Klasyfikacja
score-place = Miejsce { $place }
score-debt = dług { $amount }
score-money = w pieniądzach: { $amount }
counters-of = { $count } × { $worth }
sheet-title = Partia rozdanie po rozdaniu
sheet-hand = Rozdanie
sheet-empty = Żadne rozdanie jeszcze się nie skończyło. Tu pojawi się pierwszy rachunek.
sheet-drawn = remis
sheet-east = Wschód
sheet-first = zaczyna
sheet-key-winner = wygrana
sheet-key-replay = zobacz ruchy
sheet-won = wygrana, ręka warta { $total }
sheet-replay-hand = Zobacz ruchy: rozdanie { $hand }
chart-title = Przebieg partii
chart-caption = Wynik po każdym rozdaniu; te same liczby są w tabeli partii.

## Po partii

match-over = Partia skończona
match-ended-stock = Komuś skończył się zapas.
match-ended-time = Czas minął.
match-standing = Klasyfikacja końcowa
match-winner = { $name } wygrywa partię: { $score }
match-shared = Pierwsze miejsce zajęło kilka osób
match-again = Zagraj jeszcze raz
match-save-record = Zapisz partię do pliku
match-save-failed = Nie udało się pobrać zapisu. Spróbuj ponownie.
fair-title = Tasowanie było uczciwe
fair-line = Zanim rozdano pierwszy kamień, serwer zapieczętował tajemnicę: jej odcisk był znany z góry. Teraz tajemnica jest jawna i każdy może wyliczyć z niej wszystkie mury i rzuty tej partii.
fair-commitment = Odcisk sprzed partii (SHA-256)
fair-secret = Tajemnica
fair-not-yet = Zostanie ujawniona po zakończeniu partii.

## Zasady tego stołu

rules-source = Źródło: { $document }
rules-limit = Ręka jest warta najwyżej { $limit }.
rules-no-limit = Wartość ręki nie ma limitu.
rules-worth-limit = limit
rules-worth-half = ½ limitu
rules-group-sets = Grupy i pary
    .line = Punkty dla wszystkich, także przegranych
rules-group-winner = Dla zwycięzcy
    .line = Tylko dla tego, kto wygrał
rules-group-doubles = Podwojenia
    .line = Każde mnoży sumę punktów
rules-group-flowers = Kwiaty i pory roku
    .line = Dla każdego, kto je wyłożył
rules-group-limits = Specjalne układy
    .line = Warte dokładnie limit, cokolwiek jeszcze w nich jest
rules-options = Obowiązujące opcje

## Prześledzenie rozdania

replay-title = Powtórka rozdania
replay-crumb = { $place }, powtórka
replay-back = Do stołu
replay-controls = Ruchy
replay-beginning = Kamienie są rozdane
replay-draw = { $name } dobiera z muru: { $tile }.
replay-replacement = { $name } dobiera luźny kamień: { $tile }.
replay-position = Miejsce w rozdaniu
replay-at = { $at } z { $last }
replay-first = Na początek
replay-previous = Ruch wstecz
replay-next = Ruch naprzód
replay-last = Na koniec
replay-play = Odtwórz
replay-pause = Pauza
replay-from = Widok
replay-open = wszystkie ręce odkryte
replay-as = oczami gracza: { $name }
replay-pace = Tempo
replay-more = Widok, tempo, podpowiedź
replay-hand = Rozdanie
replay-log = Co się działo
replay-failed = Nie można pokazać rozdania
replay-no-seat = Nie masz miejsca przy tym stole
replay-no-seat-line = Powtórkę mogą obejrzeć tylko ci, którzy siedzieli przy stole, w przeglądarce, w której grali.

## Na manowcach

part-lost = Ta część strony się nie wczytała: serwer nie odpowiada albo został zaktualizowany.
part-reload = Wczytaj ponownie
lost-page = Tu nic nie ma
lost-page-line = Ten adres donikąd nie prowadzi. Do stołu – tędy.
lost-table = Nie masz miejsca przy tym stole
lost-table-line = Miejsce pamięta ta przeglądarka, w której się usiadło do stołu. Otwórz własny stół, wystarczy jedno kliknięcie.

## Długa praca serwera

work-left = { $seconds ->
    [one] została { $seconds } sekunda
    [few] zostały { $seconds } sekundy
    [many] zostało { $seconds } sekund
   *[other] zostało { $seconds } sekund
}
work-waits = Najpierw inna praca: { $ahead }.
work-stop = Zatrzymaj
work-stopping = Zatrzymywanie…
work-stopped = Zatrzymano.
