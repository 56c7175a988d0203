### Szkoła: co mówi ptak, kroki, strona dla dorosłego.

path-title = Szkoła
place-school = Szkoła
    .line = Dla dziecka z dorosłym: poznaj kamienie, gra za grą
kept-school = droga w szkole
path-again = Powiedz jeszcze raz
path-help = Pomoc
path-next = Dalej
path-leave = Wyjdź z gry
path-tidy-away = Posprzątaj kamienie i wyjdź
path-adult-corner = Dla dorosłego: przytrzymaj dwie sekundy
path-face-down = Kamień leżący tyłem do góry
path-lid = Zasuń pokrywę
path-change = Gra ktoś inny
path-later = { $step }: będzie później

## Co mówi ptak

path-hello = Witaj. W co zagramy?
path-who = Kto gra? Wybierz swój kwiat.
path-well-done = Gotowe. Wszystko na swoim miejscu.
path-find-suit-p = Znajdź wszystkie kamienie z kółkami. To są monety.
path-find-suit-s = Znajdź wszystkie kamienie z patyczkami. To jest bambus. Ptak też jest bambusem.
path-find-suit-m = Znajdź wszystkie kamienie z czerwonym znakiem na dole. To są banknoty.
path-find-suit-light-p = Widzę monety tutaj, w jasnym kole.
path-find-suit-light-s = Widzę bambus tutaj, w jasnym kole.
path-find-suit-light-m = Widzę banknoty tutaj, w jasnym kole.
path-find-suit-other-p = Tu nie ma kółek. Szukamy monet.
path-find-suit-other-s = To nie jest bambus. Szukamy patyczków i ptaka.
path-find-suit-other-m = Tu na dole nie ma takiego czerwonego znaku.
path-find-suit-done = To już wszystkie. Nie został ani jeden.
path-line-up = Ułóż rząd: jeden, dwa, trzy i tak do dziewięciu.
path-line-down = Teraz wspak: dziewięć, osiem, siedem i tak do jednego.
path-turn-it = Leży do góry nogami. Dotknij, a się obróci.
path-six-nine = Dziewiątka ma trzy rzędy po trzy. Szóstka ma dwa i cztery. A cyfra jest zawsze u góry.
path-begin-nine = Wspak zaczyna się od dziewięciu.
path-other-suit = Ten jest z innej rodziny.
path-next-up = Liczymy dalej: kto jest po { $number }?
path-next-down = Liczymy wspak: kto stoi przed { $number }?
path-neighbours = Włóż do pudełka trzech sąsiadów: na przykład trzy, cztery, pięć.
path-neighbours-more = Dobrze. Znajdź jeszcze trzech sąsiadów.
path-neighbours-who = Kto mieszka obok { $number }?
path-chow-name = Trzech sąsiadów to czou. Jeszcze jedno.
path-gap = Między { $low } a { $high } ktoś mieszka. Kto?
path-descending = To sąsiedzi, ale stoją wspak. Dotknij, a się odwrócą.
path-one-suit-only = Są z jednej rodziny, ale nie mieszkają obok siebie.
path-mixed-suit = Sąsiedzi są zawsze z jednej rodziny.
path-alike-three = Połóż trzy takie same.
path-alike-four = Teraz cztery takie same.
path-alike-same = Jeszcze jeden taki sam.
path-pung-name = Trzy takie same to pung. Jeszcze trzy.
path-kong-name = Cztery takie same to kong. Jeszcze cztery.
path-three-for-four = Takie same są trzy. Czwartego jeszcze nie ma.
path-stranger = Jeden tu nie pasuje. Który?
path-honour-chow = Smoki i wiatry nie mają sąsiadów. Połóż trzy takie same.
path-lock-look = Popatrz. Kiedy zapamiętasz, zasuń pokrywę.
path-lock-say = Powiedz sobie po cichu: { $numbers }.
path-lock-first = Co było pierwsze?
path-lock-then = { $numbers }… a potem?
path-lock-open = Zamek otwarty. Wszystkie są tutaj.
path-lock-compare = Popatrz na dwa rzędy. Które są takie same?
path-snake = Zrób węża. Następny kamień ma ten sam obrazek albo tę samą liczbę.
path-snake-no-match = Ani obrazek, ani liczba nie są takie same. Spróbuj innym.
path-snake-help-p = Szukaj dowolnych monet albo liczby { $number }.
path-snake-help-s = Szukaj dowolnego bambusa albo liczby { $number }.
path-memory = Odkryj dwa kamienie. Czy są takie same?
path-memory-pair = Para. Jest twoja. Odkryj jeszcze dwa.
path-memory-look = Nie są takie same. Zapamiętaj, gdzie leżą.
path-memory-rows = Odkrywaj rząd za rzędem: tak łatwiej zapamiętać.
path-bonus = Które kwiaty i pory roku mają liczbę { $number }? Połóż dwa.
path-bonus-second = Jeszcze jeden z liczbą { $number }.
path-bonus-other = Tu jest liczba { $number }. Szukamy { $seat }.
path-bonus-corner = Liczba stoi w rogu.
path-combinations = Ułóż wszystko, co się da: trzech sąsiadów, trzy takie same, cztery takie same.
path-combinations-more = Dobrze. Da się ułożyć jeszcze.
path-combinations-begin = Możesz zacząć od jasnego.
path-combinations-all = To wszystko. Więcej się nie da.
path-combinations-best = Ułożone kamienie: { $laid }. A można { $best }: zobacz jak.
path-backwards = To sąsiedzi, ale nie po kolei. Weź je z powrotem i zacznij od najmniejszego.
path-tidy = Włóż kamienie z powrotem do pudełka, rząd za rzędem.
path-tidy-done = W pudełku porządek. Do zobaczenia.

## Kroki

path-step-find-suit = Znajdź kolor
    .trains = Uwaga dowolna: szukać jednego wśród wielu.
    .usual = Prawie wszystkie znajdują się szybko, cztery lub pięć dopiero z lampą.
    .watch = Dużo obcych kamieni albo szukanie szybko porzucone. Wtedy mniej kamieni.
path-step-line-up = Rząd w górę
    .trains = Kolejność liczb i odróżnianie podobnych znaków.
    .usual = Szóstka i dziewiątka czasem się mylą; na odwrócone kamienie trzeba spojrzeć dwa razy.
    .watch = Sama kolejność liczb jest niepewna. Wtedy najpierw policzcie razem na głos.
path-step-line-down = Rząd w dół
    .trains = Liczenie wspak i kierunek czytania.
    .usual = Wolniej niż w górę: o poprzedniej liczbie trzeba za każdym razem pomyśleć.
    .watch = Każdy rząd zaczyna się od jednego albo jest za każdym razem liczony od nowa.
path-step-neighbours = Trzech sąsiadów
    .trains = Widzieć kilka cech naraz: kolor, liczbę, kierunek.
    .usual = Czasem luka albo rząd wspak.
    .watch = Wciąż dowolne trzy kamienie koloru. Wtedy ułóżcie kilka razem i nazwijcie je na głos.
path-step-alike = Takie same
    .trains = Dokładnie porównywać i w porę się zatrzymać.
    .usual = Nazwy pung i kong długo się mylą. To się nie liczy.
    .watch = Obce kamienie w wielu zestawach. Wtedy porównujcie dwa kamienie na głos.
path-step-code-lock = Zamek szyfrowy
    .trains = Pamięć roboczą: utrzymać kilka rzeczy i ułożyć je znowu.
    .usual = Mniej więcej tyle kamieni, ile lat: sześć w wieku sześciu, pięć też dobrze. Kolejność może być inna.
    .watch = Trzy lub mniej, przez kilka dni. Wtedy spróbujcie słowami: czy ze słuchu zostaje więcej?
path-step-suits = Bambusy, potem znaki
path-step-snake = Wąż
    .trains = Wybierać według jednej cechy albo drugiej i przełączać się.
    .usual = Czasem kamień, który pasuje do przedostatniego.
    .watch = Ciągle ta sama cecha: tylko obrazek albo tylko liczba.
path-step-memory = Pamięć
    .trains = Sposób zapamiętywania: co było widać i gdzie.
    .usual = Z początku kamienie odkrywane są byle gdzie; rząd za rzędem wystarcza mniej ruchów.
    .watch = Te same kamienie odkrywane są w kółko. Wtedy nazywajcie na głos, co było widać.
path-step-combinations = Wszystkie układy
    .trains = Widzieć kilka cech naraz i myśleć naprzód.
    .usual = Część układów zostaje przeoczona; kamień trafia tam, gdzie jest mniej potrzebny.
    .watch = W wielu układach mieszają się kolory. Wtedy znowu trzech sąsiadów.
path-step-honours = Smoki i wiatry
    .trains = Porównywać znaki, które jeszcze nic nie znaczą.
    .usual = Wiatry odróżnia się po znakach; kompas nie jest potrzebny.
    .watch = Trzy różne smoki leżą jak sąsiedzi. Wtedy tylko pungi.
path-step-bonus = Kwiaty i pory roku
    .trains = Znaleźć właściwą liczbę wśród kolorów i obrazków.
    .usual = Po pierwszej próbie szuka się i czerwonych, i czarnych liczb.
    .watch = Wybór idzie za obrazkiem, nie za liczbą.
path-step-build-wall = Zbuduj mur
path-step-break-wall = Otwórz mur
path-step-solitaire = Pasjans
path-step-game-two = Gra dla dwojga
path-step-game-four = Gra dla czworga
path-step-tidy = Posprzątaj do pudełka
    .trains = Nawyk: to, czym się grało, wraca na swoje miejsce.
    .usual = Razem idzie lepiej: każdemu po rzędzie.
    .watch = Nic. Jeśli dziś to za dużo, posprzątajcie razem.

## Strona dla dorosłego

path-adult = Dla dorosłego
path-adult-back = Do gry
path-adult-course = Droga
path-adult-seen = Co było widać
path-adult-times = { $times ->
        [one] zagrano { $times } raz
        [few] zagrano { $times } razy
        [many] zagrano { $times } razy
       *[other] zagrano { $times } razy
    } w ciągu { $days ->
        [one] { $days } dnia
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dni
    }
path-adult-never = Jeszcze nie grano.
path-adult-trains = Co ćwiczy
path-adult-usual = Co jest zwykłe
path-adult-watch = Na co spojrzeć
path-adult-next = W co zagrać potem
path-adult-next-new = Nowa gra.
path-adult-next-again = Już znana: pójdzie łatwiej.
path-adult-chart-span = Kamienie ułożone z pamięci, gra za grą
path-adult-chart-mistakes = Błędy, gra za grą
path-adult-in-order = po kolei
path-adult-other-order = wszystkie, w innej kolejności
path-adult-usual-six = zwykłe u sześciolatka
path-adult-no-mistakes = Bez błędów.
path-adult-hints = Lampa się świeciła
path-adult-here = Tylko na tym urządzeniu: imiona i wyniki nie opuszczają przeglądarki, dopóki ich nie wyeksportujesz.
path-adult-export = Eksportuj
path-adult-import = Wczytaj
path-adult-imported = Droga wczytana.
path-adult-not-imported = W tym pliku nie ma drogi ze szkoły.
path-adult-erase = Usuń
path-adult-erase-ask = Usunąć całą drogę? ({ $name }) Nie da się jej przywrócić.
path-adult-erase-yes = Usuń
path-adult-keep = Zostaw
path-adult-name = Imię
path-adult-age = Wiek
path-adult-nameless = Bez imienia
path-adult-line = Pokazuj słowa ptaka w wierszu
path-adult-nobody = Nikt tu jeszcze nie grał. Najpierw wybierz w szkole kwiat.
path-adult-note = Zapisz ręcznie
path-adult-noted = Zagrano prawdziwymi kamieniami; błędy:
path-adult-note-keep = Zapisz
path-adult-lost = Ta przeglądarka niczego nie zapamiętuje: droga zniknie po zamknięciu strony.

path-mistake-overlooked = Przeoczony, znaleziony z lampą
path-mistake-other-suit = Kamień innego koloru
path-mistake-six-nine = Pomylone szóstka i dziewiątka
path-mistake-wrong-neighbour = Inna liczba
path-mistake-from-the-wrong-end = Zaczęte od jednego
path-mistake-gap = Luka w rzędzie
path-mistake-descending = Ułożone wspak
path-mistake-one-suit-only = Zgadza się tylko kolor
path-mistake-mixed-suit = Pomieszane kolory
path-mistake-three-for-four = Trzy zamiast czterech
path-mistake-stranger = Obcy wśród takich samych
path-mistake-honour-chow = Czou z honorów
path-mistake-missing = Brakujący kamień
path-mistake-wrong-tile = Inny kamień
path-mistake-noted = Zapisane ręcznie
path-mistake-no-match = Ani kolor, ani liczba
path-mistake-other-number = Inna liczba na kwiecie
path-mistake-opened-again = Odkryte znowu, już widziane (to nie błąd)
