### Kącik dorosłego w szkole: postępy w liczbach, karty do prawdziwych kamieni, arkusze, własny głos. Przychodzi, gdy się go otworzy.

adult-add = Jeszcze jedno dziecko
adult-days = Gry w poszczególnych dniach
adult-by-hand = zapisane ręcznie
adult-usual-at = zwykle w wieku { $age } lat
adult-kinds = Błędy według rodzaju, gra za grą
adult-last = Narysowane są ostatnie gry: { $count } z { $all }.
adult-next-shaky = Ostatnio nie wszystko wyszło: jeszcze raz, spokojnie.

## Usuwanie

adult-erase-one = Usuń to dziecko
adult-erase-all = Usuń wszystko
adult-erase-all-ask = Usunąć wszystkie dzieci z ich postępami i nagrany głos? Przez pół minuty można to jeszcze przywrócić, potem już nie.
adult-erased = Usunięte.
adult-erase-left = Można to przywrócić jeszcze przez { $seconds ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }.
adult-erase-undo = Przywróć
adult-erase-undone = Wszystko znowu jest na miejscu.

## Zapis ręczny

adult-note-day = Dzień
adult-note-level = Poziom
adult-note-span = Kamienie dobrze ułożone z pamięci
adult-note-order = Po kolei
adult-note-hints = Podpowiedzi
adult-note-kept = Zapisane.
adult-opened-again = Odkryte ponownie, już widziane

## Karty

adult-card = Karta do prawdziwych kamieni
adult-cards-line = Do zestawu z szafy: co rozłożyć, co powiedzieć, na co patrzeć. To, co było widać, można zapisać ręcznie.
adult-cards-back = Wszystkie karty
adult-card-of = Krok { $number } z { $count }
adult-card-time = { $from }–{ $to } minut
adult-card-lay = Co rozłożyć
adult-card-say = Co powiedzieć
adult-card-watch = Na co patrzeć
adult-card-levels = Od łatwego do trudnego
adult-card-next = A potem
adult-card-notes = Notatki
adult-card-header-day = Dzień
adult-card-header-level = Poziom
adult-card-header-mistakes = Błędy
adult-card-header-span = Zakres
adult-print = Drukuj
adult-print-all = Drukuj wszystkie

## Arkusze

adult-sheet = Arkusz zadań
adult-sheet-line = Zadania jednego kroku na A4, do druku, z arkuszem odpowiedzi. Ten sam numer daje zawsze te same zadania.
adult-sheet-step = Krok
adult-sheet-count = Zadania
adult-sheet-seed = Numer
adult-sheet-language = Język
adult-sheet-open = Otwórz do druku
adult-sheet-save = Zapisz jako plik
adult-sheet-another = Inne zadania

## Własny głos

adult-voice-line = Nagraj własnym głosem to, co mówi ptak. Nagrania zostają w tej przeglądarce; słychać je zamiast głosu z programu.
adult-voice-recorded = { $count ->
        [one] nagrano { $count } zdanie
        [few] nagrano { $count } zdania
        [many] nagrano { $count } zdań
       *[other] nagrano { $count } zdania
    } z { $all }
adult-voice-record = Nagraj: { $line }
adult-voice-stop = Stop
adult-voice-play = Odtwórz: { $line }
adult-voice-erase = Usuń nagranie: { $line }
adult-voice-erase-all = Usuń wszystkie nagrania
adult-voice-erase-ask = Usunąć wszystkie nagrania w tym języku? Nie da się ich przywrócić.
adult-voice-refused = Mikrofon nie został dopuszczony. Można na niego pozwolić w ustawieniach przeglądarki dla tej strony.
adult-voice-none = Tu przeglądarka nie może nagrywać: potrzebny jest mikrofon i strona przez https albo z tego komputera.
adult-voice-full = Brak miejsca na nagranie: nie zostało zachowane.
adult-voice-example = Na przykład: { $line }
adult-voice-earlier = Nagrane z poprzednimi słowami.
adult-voice-earlier-was = Nagrane z poprzednimi słowami: „{ $line }”
adult-voice-find = Znajdź zdanie
adult-voice-number = Liczba { $number }

## Własne znaki

adult-faces = Własne znaki na kamieniach
adult-faces-line = Litery, sylaby albo obce pismo zamiast obrazków – w grach, w których liczą się tylko takie same kamienie, pary i kolejność. We wszystkich innych uczy się właśnie obrazków.
adult-faces-choose = Wybierz
adult-faces-other = Wybierz inne
adult-faces-keep = Zachowaj i użyj
adult-faces-where = W których grach są na kamieniach
adult-faces-few = Na niektóre gry ten zestaw jest za krótki: gdzie potrzebny jest rząd albo cały kolor, musi mieć dziewięć wpisów.
adult-faces-played = { $count ->
        [one] { $count } gra rozegrana z własnymi znakami.
        [few] { $count } gry rozegrane z własnymi znakami.
        [many] { $count } gier rozegranych z własnymi znakami.
       *[other] { $count } gry rozegrane z własnymi znakami.
    }

## Same karty

card-find-suit =
    .lay = Wysyp wszystkie kamienie obrazkiem do góry, na jeden stos na stole albo na podłodze. Na pierwszy raz wystarczy 48.
    .say = „Znajdź wszystkie kamienie z kółkami. To monety”. Potem: „Widzę jeszcze jeden koło twojej lewej ręki”. Nazywaj miejsce, nie pokazuj samego kamienia.
    .watch = Ile kamieni zostało przeoczonych i czy podpowiedź wystarczyła, żeby je znaleźć. Cztery czy pięć znalezionych po podpowiedzi to nic niezwykłego.
    .levels = 1: monety wśród 48 kamieni. 2: monety wśród wszystkich. 3: bambusy. 4: znaki. 5: wszystkie trzy kolory osobno.
    .next = Trudno? Szukajcie razem w książce z obrazkami: „Widzę motyla. A ty?” Łatwo? Od jednego do dziewięciu.
card-line-up =
    .lay = Kamienie z kółkami, luzem, niektóre do góry nogami. Na początek po jednym z każdej liczby.
    .say = „Ułóż rząd: jeden, dwa, trzy i tak do dziewięciu”. Jeśli dziewiątka leży jak szóstka: obróćcie ją tam i z powrotem, policzcie razem kółka i poszukajcie cyfry w lewym górnym rogu.
    .watch = Odwrócona dziewiątka zamiast szóstki; inna liczba; kamień innego koloru.
    .levels = 1: po jednym kamieniu z każdej liczby. 2: obok pięć więcej. 3: wszystkie 36, niektóre do góry nogami.
    .next = Szóstka i dziewiątka wciąż się mylą? Proś o rzeczy o dwóch cechach: „wszystkie małe niebieskie”. Łatwo? Od dziewięciu do jednego.
card-line-down =
    .lay = Te same kamienie. Rząd od 1 do 9 zostaje na widoku: na papierze albo z kamieni.
    .say = „Teraz od końca: dziewięć, osiem i tak do jednego”. Rząd zaczęty od jednego albo gotowy rząd odwrócony to nie to.
    .watch = Czy do dziewiątki przychodzi ósemka, do ósemki siódemka, czy też każda liczba jest liczona od jednego.
    .levels = 1: po jednym kamieniu z każdej liczby. 2: obok pięć więcej. 3: wszystkie 36, niektóre do góry nogami.
    .next = Trudno? Zostaw rząd liczb tam, gdzie dziecko może zerknąć. Innej gry nie trzeba. Łatwo? Trzech sąsiadów.
card-neighbours =
    .lay = Jeden rząd od 1 do 9 zostaje na stole; obok leży reszta koloru, 27 kamieni.
    .say = „Złóż trzech sąsiadów: na przykład trzy, cztery, pięć”. Od lewej do prawej, od mniejszej do większej. Gdy wyszło kilka razy: „To się nazywa czou”.
    .watch = Luka, na przykład 1, 3, 4: popatrzcie razem na rząd. Rząd wspak. Dowolne trzy kamienie koloru.
    .levels = 1: sześć kamieni, dwa czou. 2: trzy czou wśród piętnastu kamieni. 3: reszta koloru, 27 kamieni.
    .next = Luki raz po raz? Na chwilę wróćcie do rzędów. Łatwo? Takie same.
card-alike =
    .lay = Wszystkie kamienie jednego koloru.
    .say = „Połóż razem trzy takie same”. Potem cztery. Gdy wyszło kilka razy: „Trzy to pung, cztery to kong”.
    .watch = Trzy zamiast czterech; obcy wśród takich samych. Pomylone nazwy się nie liczą: powiedz nazwę jeszcze raz, z „trzy” albo „cztery”.
    .levels = 1: dwa pungi. 2: pung i kong. 3: pungi i kongi z reszty koloru.
    .next = Trafiają się obce? Trzymajcie dwa kamienie obok siebie i mówcie, co jest takie samo. Łatwo, a są jeszcze siły? Zamek szyfrowy.
card-code-lock =
    .lay = Od czterech do sześciu kamieni jednego koloru w rzędzie, reszta obok, i ściereczka do przykrycia.
    .say = „Patrz dobrze i powiedz, kiedy zapamiętasz”. Przykryj rząd. „Teraz ułóż taki sam”. Pomoc: „Powiedz sobie w myśli: dwa, pięć, osiem”.
    .watch = Ile kamieni wraca i, osobno, czy po kolei. Kiedy przykryć, mówi dziecko: zegara nie ma.
    .levels = 1: cztery kamienie. 2: pięć. 3: sześć.
    .next = Trzy lub mniej, przez kilka dni? Powiedz kilka słów i poproś o powtórzenie: czy ze słuchu zostaje więcej? Wtedy nazywajcie kamienie na głos. Jeśli tak i tak zostaje mało, zapytaj kogoś, kto zna się na rozwoju dzieci.
card-suits =
    .lay = Jednego dnia bambusy, innego znaki; poza tym jak w krokach 1–6.
    .say = „Monety nawlekano na sznurki: to bambus. Wiele sznurków to jeden banknot”. Jedynka bambusów to ptak. Na znakach czarny znak u góry to liczba, pomaga cyfra w rogu.
    .watch = To samo co w krokach 1–6. Na znakach nie ma obrazka do policzenia: idzie trochę wolniej.
    .levels = 1–6: kroki 1–6 z bambusami. 7–12: to samo ze znakami.
    .next = Jeden kolor na raz wystarczy. Łatwo? Wąż.
card-snake =
    .lay = Od ośmiu do szesnastu kamieni dwóch kolorów i jeden jako głowa węża.
    .say = „Następny kamień ma ten sam obrazek albo tę samą liczbę co ostatni”.
    .watch = Kamień, który nie pasuje ani tak, ani tak. Ciągle tylko jedna z dwóch cech.
    .levels = 1: osiem kamieni. 2: dwanaście. 3: szesnaście.
    .next = Trudno? Przed każdym kamieniem mówcie oba: „dowolne monety albo dowolna piątka”. Łatwo? Pamięć.
card-memory =
    .lay = Sześć do ośmiu par obrazkiem w dół, w równych rzędach.
    .say = „Odkryj dwa. Jeśli takie same, są twoje i odkrywasz jeszcze dwa. Jeśli nie, odwróć je z powrotem”. Ty i dziecko na zmianę.
    .watch = Błędów tu nie ma. Licz, jak często odkrywany jest kamień już widziany: rząd za rzędem zdarza się to rzadziej.
    .levels = 1: sześć par, po dwie każdego koloru. 2: osiem par trzech kolorów. 3: osiem par z honorami.
    .next = Trudno? Pokaż, jak idzie się rzędami. Gra uczy sposobu zapamiętywania, samej pamięci nie powiększa. Łatwo? Wszystkie grupy.
card-combinations =
    .lay = Dwanaście do dwudziestu kamieni wyciągniętych w ciemno z trzech kolorów, obrazkiem do góry.
    .say = „Ułóż wszystko, co się da: trzech sąsiadów, trzy takie same, cztery takie same”. Jeśli kolory się mieszają: „Wszystkie muszą być z jednej rodziny”.
    .watch = Pomieszane kolory, luki, przeoczone grupy. Na koniec popatrzcie razem, co jeszcze dało się ułożyć.
    .levels = 1: dwanaście kamieni. 2: szesnaście. 3: dwadzieścia. 4: dwadzieścia ze smokami i wiatrami.
    .next = Kolory się mieszają? Trzech sąsiadów z dwoma kolorami na stole. Łatwo? Smoki i wiatry.
card-honours =
    .lay = Dwanaście smoków; innym razem szesnaście wiatrów; potem jedne i drugie.
    .say = „Smoki i wiatry nie mają sąsiadów. Połóż razem trzy albo cztery takie same”. Wiatry odróżnia się po znaku; kompas nie jest potrzebny.
    .watch = Czou z honorów; obcy wśród takich samych.
    .levels = 1: smoki. 2: wiatry. 3: smoki i wiatry.
    .next = Odtąd są też w pamięci i we wszystkich grupach. Łatwo? Kwiaty i pory roku.
card-bonus =
    .lay = Osiem kwiatów i pór roku oraz karteczka z numerem miejsca dziecka, od 1 do 4.
    .say = „Siedzisz na miejscu drugim. Na których jest dwójka?” Pory roku mają cyfry czarne, rośliny czerwone.
    .watch = Wybór według obrazka zamiast liczby; patrzenie tylko na jeden kolor cyfr.
    .levels = 1: pory roku. 2: kwiaty. 3: kwiaty i pory roku.
    .next = Trudno? Mówcie liczbę na głos, zanim spojrzycie. Łatwo? Zbuduj mur.
card-build-wall =
    .lay = Wszystkie kamienie obrazkiem w dół na środku stołu.
    .say = „Budujemy kwadrat: każdy bok długi na osiemnaście i wysoki na dwa”. Bez kwiatów i pór roku na siedemnaście. Każdy buduje swój bok; dziecko liczy palcem.
    .watch = Liczby po dziesięciu pominięte albo powiedziane dwa razy; o jeden stos za mało albo za dużo; druga warstwa, która spada.
    .levels = 1: koniec boku. 2: większość boku. 3: cały bok. 4: cztery boki.
    .next = Trudno? Liczcie dziesiątką: dziesięć stosów, mała przerwa, jeszcze osiem. Łatwo? Otwórz mur.
card-break-wall =
    .lay = Mur i kostki: dwie lub trzy zwykłe albo jedna czterościenna i jedna dwudziestościenna.
    .say = „Boki liczymy od pierwszego miejsca, tak jak chodzi zegar. Mur otwiera się za stosem, do którego doliczyliśmy”.
    .watch = Liczenie w drugą stronę; otwarcie przed stosem zamiast za nim.
    .levels = 1: jedno mówi bok, drugie stos. 2: kostka czterościenna i dwudziestościenna, 18, 19 i 20 jeszcze raz. 3: jedna kostka na bok, 5 i 6 jeszcze raz, i dwie na stos. 4: dwie kostki na bok, trzy na stos.
    .next = Suma jest zgadywana? Liczcie oczka razem. Łatwo? Pasjans.
card-solitaire =
    .lay = Ze dwadzieścia par. Zbuduj z nich figurę, może mieć kilka warstw, i kładź od razu po parze: wtedy da się ją rozebrać.
    .say = „Weź dwa takie same. Tylko te, na których nic nie leży i które można wysunąć w lewo albo w prawo”.
    .watch = Wzięte kamienie, które leżą pod innym albo są ściśnięte; dwa, które nie są takie same.
    .levels = 1: dziesięć par w jednej warstwie. 2: piętnaście w dwóch. 3: dwadzieścia i więcej. Na ekranie figury są większe: 20, 28 i 36 par.
    .next = Trudno? Niech dziecko powie, co trzyma każdy kamień. Budowanie trwa długo: na ekranie figura jest gotowa. Łatwo? Gra dla dwojga.
card-game-two =
    .lay = Mur, już otwarty. Miejsca 1 i 3 biorą na zmianę trzy razy po cztery kamienie, potem po jednym: każde trzynaście, odkryte na stole. Czas, żeby je obejrzeć i ułożyć w grupy; kwiaty i pory roku wykłada się i dobiera z drugiego końca muru.
    .say = „Weź jeden, potem jeden odłóż”. Ostatni odłożony kamień można wziąć, żeby uzupełnić grupę, nigdy żeby ją zacząć. Wygrywają cztery grupy i para. Mów na głos, dlaczego bierzesz kamień i dlaczego go zostawiasz.
    .watch = Sięganie po kamień, który niczego nie uzupełnia; grupa rozbita dla smoka. Na koniec: czou 3, pung 4, kong 5, para zwycięzcy 2, kwiat lub pora roku z własnym numerem 1.
    .levels = 1: dodać gotowe grupy. 2: dodać wygraną rękę. 3: kronika: 5 za wygraną, 1 za każdy swój kwiat.
    .next = Sumy za długie? Prowadźcie kronikę. Zasady już siedzą? Gra dla czworga.
card-game-four =
    .lay = Jak dla dwojga, z miejscami od 1 do 4. Wszystko idzie zgodnie z zegarem. Ręce są odkryte; zakryte dopiero w wieku szkolnym: małe dziecko upilnuje tylko własnej.
    .say = „Każdy może wziąć ostatni kamień, żeby uzupełnić grupę”. Jeśli chce go kilkoro: najpierw wygrana, potem następny w kolejce. Następną grę zaczyna sąsiad zwycięzcy z lewej.
    .watch = Czy dziecko patrzy na każdy kamień, który odkładają inni, i samo widzi, który uzupełnia grupę.
    .levels = 1: pung albo nic. 2: czou albo nic. 3: dowolna grupa albo nic.
    .next = Uczniowi, któremu się podoba, po jednym specjalnym układzie klasycznej gry. A na koniec: schowajcie kamienie do pudełka.
card-tidy =
    .lay = Pudełko i wszystkie kamienie.
    .say = „Odkładamy je razem, w równych rzędach: rząd ty, rząd ja”.
    .watch = Tu niczego się nie mierzy. Łagodnie zatrzymaj dziecko, które chce uciec: skończcie razem.
    .levels = 1: dwa do czterech rzędów po sześć lub osiem. 2: pięć do ośmiu rzędów po dziewięć. 3: wszystkie 144 kamienie.
    .next = Na koniec każdego spotkania.
