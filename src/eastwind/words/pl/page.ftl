### Sama strona.

## Nowsza, co się w niej zepsuło, strona jako aplikacja

page-preparing = Eastwind przygotowuje się do pracy na tym komputerze. Dzieje się to raz i trwa około minuty.
page-preparing-part =
    { $part ->
        [solo] Teraz: gry dla jednej osoby
       *[table] Teraz: zasady i stół
    }
page-put-off = Można już grać, liczyć i czytać. Mistrz, trener, omówienia i symulator jeszcze się przygotowują – raz na tym komputerze – i włączą się same.
page-ready-in =
    { $seconds ->
        [one] Gotowe za około { $seconds } sekundę
        [few] Gotowe za około { $seconds } sekundy
        [many] Gotowe za około { $seconds } sekund
       *[other] Gotowe za około { $seconds } sekundy
    }
page-newer = Jest nowsza wersja Eastwind.
page-newer-load = Wczytaj teraz
page-newer-loading = Wczytywanie…
page-newer-later = Później
page-broken = Coś się na tej stronie zepsuło. Twoje partie są zachowane; jeśli coś działa dziwnie, wczytaj stronę ponownie.
page-unreadable = Strona nie zrozumiała odpowiedzi serwera. Partia jest zapisana; wczytaj stronę ponownie.
page-room-broken = Tej strony nie da się pokazać
page-room-broken-line = Coś się w niej zepsuło. Twoje partie są zachowane. Zwykle pomaga ponowne wczytanie strony.
page-part-broken = Coś się tu zepsuło. Twoje partie są zachowane.
app-description = Klasyczny madżong: gra, liczenie punktów, nauka i analiza partii. Pasjans i „Połącz” także bez sieci.

# What the page had kept in the browser and cannot read any more; $what: a list of the following.
page-unread = Strona nie może w całości odczytać tego, co zapisała ta przeglądarka: { $what }. Nieczytelne części pominięto; ich kopia pozostaje w przeglądarce.
page-kept-full = Na tym urządzeniu nie ma już miejsca: to, co teraz piszesz, zostanie tylko do zamknięcia okna. Zapisz to w pliku albo usuń to, czego już nie potrzebujesz.
page-kept-nothing = Ta przeglądarka niczego nie zachowuje: wszystko, co tu zrobisz, zniknie po zamknięciu okna.
page-file-unread = Pliku { $file } nie da się odczytać. Może został przeniesiony albo przeglądarka nie może go otworzyć.
page-file-letters = Plik { $file } nie jest zapisany w UTF-8, więc jego liter nie da się pewnie rozpoznać. Zapisz go jako UTF-8 w programie, z którego pochodzi, i wybierz ponownie.
page-kept-shut = To, co zachowała ta przeglądarka, chwilowo się nie otwiera. To, co teraz zrobisz, zostanie zachowane i połączone z resztą; wczytaj stronę ponownie, by spróbować jeszcze raz.
kept-tables = miejsca przy stołach
kept-sets = zasady domowe
kept-games = rozpoczęte gry
kept-faces = własne znaki na kamieniach
kept-layouts = własne układy
kept-bests = najlepsze wyniki

## The interface

interface-title = Dla programów
    .line = Wszystkie wywołania serwera z pytaniem i odpowiedzią
interface-intro = O co program może zapytać ten serwer przez HTTP: każde wywołanie z pytaniem i odpowiedzią. Opisy są po angielsku.
interface-file = Opis jako plik (OpenAPI)
interface-calls = Wszystkie wywołania
