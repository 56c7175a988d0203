# Zasady: jak nazywa się każdy wiersz rachunku, co znaczy każda opcja, skąd pochodzi zasada.
# `.about` objaśnia zasadę naszymi słowami; wartość stoi w zestawie zasad, nie tutaj.

## Zestawy zasad i źródła

ruleset-ru-classic = Gra klasyczna, rosyjskie zasady z pudełka
    .about = Klasyczna gra dla czterech osób: punkty za układy, podwojenia, układy warte limit, rozliczenia między przegranymi; Wschód płaci i otrzymuje podwójnie.
source-RU = Zasady z pudełka „Stil Żyzni” (po rosyjsku)
source-decision = Nasza decyzja: źródło milczy
source-house = Umowa przy tym stole
source-section = { $document }, rozdział { $section }

## Wartości

points-count = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
doubles-count = { $count ->
    [one] { $count } podwojenie
    [few] { $count } podwojenia
    [many] { $count } podwojeń
   *[other] { $count } podwojenia
}
limit = Limit
    .about = Najwyższa wartość ręki, umówiona przed partią. Nadwyżka ponad limit przepada, a dopiero potem podwaja się udział Wschodu.
limit-hand = Układ wart limit
    .about = Taka ręka jest warta dokładnie limit; jej punktów ani podwojeń się nie liczy.

## Układy i pary

pattern-chow = Czou
    .about = Trzy kolejne kamienie jednego rodzaju. Meldowane i niemeldowane liczy się tak samo.
pattern-pung-simple-exposed = Meldowany pung 2–8
    .about = Trzy jednakowe kamienie od dwójki do ósemki, jeden z nich wzięty ze stołu. Pung w ręku dokończony wyrzuconym kamieniem, który daje madżonga, też jest meldowany.
pattern-pung-simple-concealed = Niemeldowany pung 2–8
    .about = Trzy jednakowe kamienie od dwójki do ósemki, wszystkie dobrane z muru. Cztery takie w ręku, niezgłoszone jako kong, liczą się jako ten pung.
pattern-pung-terminal-exposed = Meldowany pung jedynek lub dziewiątek
    .about = Trzy jedynki lub trzy dziewiątki jednego rodzaju, jedna z nich wzięta ze stołu. Pung w ręku dokończony wyrzuconym kamieniem, który daje madżonga, też jest meldowany.
pattern-pung-terminal-concealed = Niemeldowany pung jedynek lub dziewiątek
    .about = Trzy jedynki lub trzy dziewiątki jednego rodzaju, wszystkie dobrane z muru. Cztery takie w ręku, niezgłoszone jako kong, liczą się jako ten pung.
pattern-pung-wind-exposed = Meldowany pung wiatrów
    .about = Trzy jednakowe wiatry, jeden z nich wzięty ze stołu. Pung w ręku dokończony wyrzuconym kamieniem, który daje madżonga, też jest meldowany.
pattern-pung-wind-concealed = Niemeldowany pung wiatrów
    .about = Trzy jednakowe wiatry, wszystkie dobrane z muru. Cztery takie w ręku, niezgłoszone jako kong, liczą się jako ten pung.
pattern-pung-dragon-exposed = Meldowany pung smoków
    .about = Trzy jednakowe smoki, jeden z nich wzięty ze stołu. Pung w ręku dokończony wyrzuconym kamieniem, który daje madżonga, też jest meldowany.
pattern-pung-dragon-concealed = Niemeldowany pung smoków
    .about = Trzy jednakowe smoki, wszystkie dobrane z muru. Cztery takie w ręku, niezgłoszone jako kong, liczą się jako ten pung.
pattern-kong-simple-exposed = Meldowany kong 2–8
    .about = Cztery jednakowe kamienie od dwójki do ósemki: trzy z ręki i jeden ze stołu albo meldowany pung, do którego dołożono dobrany czwarty kamień.
pattern-kong-simple-concealed = Niemeldowany kong 2–8
    .about = Cztery jednakowe kamienie od dwójki do ósemki, wszystkie dobrane z muru i zgłoszone we własnej kolejce; dwa leżą odkryte, dwa zakryte.
pattern-kong-terminal-exposed = Meldowany kong jedynek lub dziewiątek
    .about = Cztery jedynki lub cztery dziewiątki jednego rodzaju: trzy z ręki i jedna ze stołu albo meldowany pung, do którego dołożono dobrany czwarty kamień.
pattern-kong-terminal-concealed = Niemeldowany kong jedynek lub dziewiątek
    .about = Cztery jedynki lub cztery dziewiątki jednego rodzaju, wszystkie dobrane z muru i zgłoszone we własnej kolejce; dwie leżą odkryte, dwie zakryte.
pattern-kong-wind-exposed = Meldowany kong wiatrów
    .about = Cztery jednakowe wiatry: trzy z ręki i jeden ze stołu albo meldowany pung, do którego dołożono dobrany czwarty.
pattern-kong-wind-concealed = Niemeldowany kong wiatrów
    .about = Cztery jednakowe wiatry, wszystkie dobrane z muru i zgłoszone we własnej kolejce; dwa leżą odkryte, dwa zakryte.
pattern-kong-dragon-exposed = Meldowany kong smoków
    .about = Cztery jednakowe smoki: trzy z ręki i jeden ze stołu albo meldowany pung, do którego dołożono dobranego czwartego.
pattern-kong-dragon-concealed = Niemeldowany kong smoków
    .about = Cztery jednakowe smoki, wszystkie dobrane z muru i zgłoszone we własnej kolejce; dwa leżą odkryte, dwa zakryte.
pattern-pair-own-wind = Para własnego wiatru
    .about = Dwa kamienie wiatru miejsca, na którym gracz siedzi. Jeśli to zarazem wiatr rundy, liczą się oba wiersze.
pattern-pair-prevailing-wind = Para wiatru rundy
    .about = Dwa kamienie wiatru, od którego nazwano rundę. Jeśli to zarazem własny wiatr gracza, liczą się oba wiersze.
pattern-pair-dragon = Para smoków
    .about = Dwa jednakowe smoki.
pattern-flower = Kwiat lub pora roku
    .about = Każdy kwiat i każda pora roku wyłożone przez gracza, jego własne czy nie; liczą się i zwycięzcy, i przegranym.

## Premie zwycięzcy

pattern-mahjong = Madżong
    .about = Za skompletowanie ręki. Tylko dla zwycięzcy.
pattern-last-from-wall = Ostatni kamień z muru
    .about = Zwycięzca sam dobrał ostatni kamień: z muru albo jako luźny kamień.
pattern-only-possible-tile = Ręka jednej szansy
    .about = Ostatni kamień utworzył parę, wszedł w środek czou albo zamknął czou otwarte tylko z jednej strony (trójka do 1–2, siódemka do 8–9). Przy ścisłym odczytaniu żaden inny kamień nie dokończyłby ręki; kamienia, którego wszystkie cztery egzemplarze gracz już ma, nie bierze się pod uwagę.
pattern-no-scoring-set = Brak punktowanych układów
    .about = Ani grupy zwycięzcy, ani jego para nie dają punktów. Kwiaty i punkty za samą wygraną w tym nie przeszkadzają.
pattern-no-chow = Brak sekwensów
    .about = W zwycięskiej ręce nie ma czou: same pungi, kongi i para.
pattern-loose-tile-win = Madżong luźnym kamieniem
    .about = Rękę dokończył luźny kamień, dobrany po kongu lub kwiecie.
pattern-last-wall-tile-win = Madżong ostatnim kamieniem muru
    .about = Zwycięzca sam dobrał ostatni kamień, jaki wolno dobrać, zanim rozdanie zostanie nierozegrane, i nim dokończył rękę.
pattern-robbed-kong = Obrabowany kong
    .about = Zwycięzca zabrał kamień, który inny gracz dokładał do meldowanego punga, żeby zrobić konga.
pattern-nothing-drawn = Madżong bez dobierania
    .about = Od rozdania zwycięzca nie dobrał ani jednego kamienia, gdy cudzy wyrzucony kamień dokończył jego rękę.
pattern-three-winds-and-pair = Trzy wiatry i para czwartego
    .about = Zwycięzca ma pungi lub kongi trzech wiatrów i parę czwartego.
pattern-two-dragons-and-pair = Dwa smoki i para trzeciego
    .about = Zwycięzca ma pungi lub kongi dwóch smoków i parę trzeciego.
pattern-ready-at-once = Gotowa ręka od razu
    .about = Zwycięzca zgłosił gotową rękę zaraz po rozdaniu i od tej chwili niczego w niej nie zmienił.

## Podwojenia

pattern-dragon-set = Pung lub kong smoków
    .about = Każdy pung lub kong smoków, meldowany czy nie, podwaja rękę jeden raz.
pattern-own-wind-set = Pung lub kong własnego wiatru
    .about = Pung lub kong wiatru miejsca, na którym gracz siedzi. Jeśli to zarazem wiatr rundy, podwajają obie zasady.
pattern-prevailing-wind-set = Pung lub kong wiatru rundy
    .about = Pung lub kong wiatru, od którego nazwano rundę. Jeśli to zarazem własny wiatr gracza, podwajają obie zasady.
pattern-one-suit-with-honours = Jeden rodzaj z honorami
    .about = Wszystkie kamienie są jednego rodzaju albo są honorami, a w ręce są i jedne, i drugie. Dotyczy też przegranego: bierze się wszystkie jego kamienie.
pattern-one-suit = Jeden rodzaj bez honorów
    .about = Wszystkie kamienie są jednego rodzaju, bez wiatrów i smoków. Dotyczy też przegranego: bierze się wszystkie jego kamienie.
pattern-terminals-and-honours = Same jedynki, dziewiątki i honory
    .about = Wszystkie kamienie to jedynki, dziewiątki, wiatry i smoki, w tym choć jedna jedynka lub dziewiątka. Dotyczy też przegranego: bierze się wszystkie jego kamienie.
pattern-only-honours = Same honory
    .about = Wszystkie kamienie to wiatry i smoki. Dotyczy też przegranego: bierze się wszystkie jego kamienie.
pattern-own-flower = Własny kwiat
    .about = Kwiat należący do miejsca gracza: śliwa do Wschodu, orchidea do Południa, chryzantema do Zachodu, bambus do Północy.
pattern-own-season = Własna pora roku
    .about = Pora roku należąca do miejsca gracza: wiosna do Wschodu, lato do Południa, jesień do Zachodu, zima do Północy.
pattern-all-flowers = Wszystkie cztery kwiaty
    .about = Jeden gracz wyłożył śliwę, orchideę, chryzantemę i bambus.
pattern-all-seasons = Wszystkie cztery pory roku
    .about = Jeden gracz wyłożył wiosnę, lato, jesień i zimę.

## Układy warte limit

pattern-heavenly = Niebiańskie szczęście
    .about = Czternaście kamieni Wschodu tworzy madżonga od razu po rozdaniu. Innych warunków nie ma.
pattern-earthly = Ziemskie szczęście
    .about = Gracz zgłasza gotową rękę zaraz po rozdaniu, a pierwszy kamień wyrzucony przez Wschód ją dokańcza. Innych warunków nie ma.
pattern-hidden-treasure = Ukryty skarb
    .about = Cztery pungi lub kongi i para jednego rodzaju bez honorów, wszystkie kamienie dobrane z muru, ostatni też.
pattern-all-honours = Świta cesarza
    .about = Cztery pungi lub kongi i para z samych wiatrów i smoków.
pattern-heads-and-tails = Głowy i ogony
    .about = Cztery pungi lub kongi i para z samych jedynek i dziewiątek.
pattern-imperial-jade = Cesarski jadeit
    .about = Cztery pungi lub kongi i para z samych zielonych kamieni: zielony smok oraz bambusy 2, 3, 4, 6 i 8. Bez czou.
pattern-heavenly-twins = Niebiańskie bliźnięta
    .about = Siedem par zamiast grup: po jednej każdego wiatru i każdego smoka albo siedem różnych par jednego rodzaju.
pattern-three-scholars = Trzej wielcy uczeni
    .about = Pungi lub kongi wszystkich trzech smoków, a jeszcze jeden pung lub kong i para są jednego i tego samego rodzaju.
pattern-four-blessings = Cztery błogosławieństwa
    .about = Pungi lub kongi wszystkich czterech wiatrów i dowolna para.
pattern-four-kongs = Cztery po cztery
    .about = Cztery kongi, meldowane lub nie, i dowolna para.
pattern-hidden-snake = Ukryty wąż
    .about = Wszystko jednego rodzaju: pung lub kong jedynek, pung lub kong dziewiątek, para dwójek, piątek lub ósemek i dwa czou z pozostałych liczb.
pattern-thirteen-wonders = Trzynaście cudów świata
    .about = Po jednej jedynce i dziewiątce każdego rodzaju, po jednym z każdego wiatru i smoka oraz jeszcze jeden dowolny z tych kamieni. Dla tego układu można obrabować nawet niemeldowany kong, jeśli rabowanie jest dozwolone.
pattern-moon-from-the-sea = Księżyc z dna morza
    .about = Rękę dokańcza ostatni kamień, jaki wolno dobrać z muru, i jest to jedynka kółek. Może to być każda zwycięska ręka.
pattern-grapes-on-the-roof = Winogrona na dachu
    .about = Rękę dokańcza luźny kamień i jest to piątka kółek. Może to być każda zwycięska ręka.

## Rozliczenie

settle-winner = Dla zwycięzcy
    .about = Każdy z trzech przegranych płaci zwycięzcy pełną wartość jego ręki, niezależnie od tego, kto wyrzucił kamień.
settle-losers = Między przegranymi
    .about = Każdych dwóch przegranych porównuje swoje ręce i ten, kto ma niższą, płaci różnicę.
settle-east = Wschód: podwójnie
    .about = Wszystko, co Wschód płaci lub otrzymuje, podwaja się, czy wygrał, czy przegrał.
penalty = Kara
    .about = Kto wyrzucił niebezpieczny kamień i dał tym madżonga, płaci zwycięzcy za wszystkich trzech, razem z podwojeniami Wschodu. Niczego więcej się nie rozlicza.
penalty-one-suit = Kara: dziewięć kamieni jednego rodzaju
    .about = Zwycięzca miał na stole dziewięć lub więcej kamieni jednego rodzaju, a wyrzucony zwycięski kamień był tego samego rodzaju. Nie płaci ten, kto trzyma tylko ten rodzaj albo zgłosił gotową rękę.
penalty-winds = Kara: czwarty wiatr
    .about = Zwycięzca miał na stole grupy trzech wiatrów, a wyrzucony zwycięski kamień był czwartym wiatrem.
penalty-dragons = Kara: trzeci smok
    .about = Zwycięzca miał na stole grupy dwóch smoków, a wyrzucony zwycięski kamień był trzecim smokiem.
penalty-terminals = Kara: jedynka lub dziewiątka
    .about = Zwycięzca miał na stole trzy grupy jedynek lub dziewiątek, a wyrzucony zwycięski kamień był jedynką lub dziewiątką.

## Opcje partii

option-value-on = tak
option-value-off = nie
option-flowers = Kwiaty i pory roku
    .about = Gra z ośmioma dodatkowymi kamieniami: 144 zamiast 136. Wykłada się je, zastępuje innymi i liczą się każdemu graczowi.
option-limit = Limit
    .about = Najwyższa wartość ręki przed podwojeniem dla Wschodu; układy warte limit są warte dokładnie tyle.
option-limit-none = bez limitu
option-limit-number = { points-count }
option-rounds = Rundy
    .about = Ile rund ma partia. Runda kończy się, gdy rozdający zmienił się cztery razy.
option-rounds-number = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
    [many] { $count } rund
   *[other] { $count } rundy
}
option-ready-hand = Gotowa ręka
    .about = Czy gracz, któremu brakuje jednego kamienia, mówi o tym, wyrzucając kamień.
option-ready-hand-required = trzeba zgłosić
option-ready-hand-optional = można zgłosić
option-ready-hand-none = nie zgłasza się
option-ready-at-once = Gotowa ręka od razu
    .about = Gotową rękę można zgłosić zaraz po rozdaniu; od tej chwili się nie zmienia, a przy wygranej daje podwojenie. Możliwe tylko wtedy, gdy gotową rękę w ogóle się zgłasza; bez tego nie ma też „Ziemskiego szczęścia”.
option-only-possible-tile = Ręka jednej szansy
    .about = Jak ściśle odczytuje się premię za jedyny możliwy ostatni kamień.
option-only-possible-tile-sole-kind = tylko gdy żaden inny nie dałby madżonga
option-only-possible-tile-wait-shape = wystarczy miejsce, które zajął
option-penalty = Kara za niebezpieczny kamień
    .about = Kto daje madżonga ręce, która jawnie grozi wysoką wygraną, płaci za wszystkich trzech.
option-robbing = Rabowanie konga
    .about = Kamień, który zmienia meldowanego punga w konga, można zabrać, żeby wygrać; dla „Trzynastu cudów świata” także kamień niemeldowanego konga.
option-tie = Kilku graczy zgłasza madżonga
    .about = Kto wygrywa, gdy jeden kamień dokańcza kilka rąk, licząc od wyrzucającego w kolejności gry.
option-tie-farthest = siedzący najdalej
option-tie-nearest = siedzący najbliżej
option-lead-after-east-wins = Rozdający po wygranej Wschodu
    .about = Czy Wschód rozdaje dalej, gdy wygra. Jeśli nie, runda ma dokładnie cztery rozdania; więcej tylko wtedy, gdy rozdający zostaje po nierozegranych.
option-lead-after-east-wins-stays = Wschód zostaje
option-lead-after-east-wins-passes = rozdający się zmienia
option-lead-after-draw = Rozdający po nierozegranej
    .about = Czy Wschód rozdaje dalej, gdy nikt nie wygrał.
option-lead-after-draw-stays = Wschód zostaje
option-lead-after-draw-passes = rozdający się zmienia
option-dead-hand = Martwa ręka
    .about = Ręka ze zbyt małą lub zbyt dużą liczbą kamieni nie może wygrać; gdy jest ich za dużo, nie liczą się też jej punkty.
option-unclaimed-discard = Kamienie, których nikt nie wziął
    .about = Jak leżą na stole. Niczego nie zmienia w grze.
option-unclaimed-discard-face-up = odkryte
option-unclaimed-discard-face-down = zakryte
option-danger-warning = Ostrzeżenie przed niebezpiecznym kamieniem
    .about = Stół ostrzega, zanim wyrzucisz kamień, za który może grozić kara. Niczego nie zmienia w grze.
