# Zasady: jak nazywa się każdy wiersz rachunku, co znaczy każda opcja, skąd pochodzi zasada.
# `.about` objaśnia zasadę naszymi słowami; wartość stoi w zestawie zasad, nie tutaj.

## Zestawy zasad i źródła

ruleset-ru-classic = Gra klasyczna, rosyjskie zasady z pudełka
    .about = Klasyczna gra dla czterech osób: punkty za grupy, podwojenia, specjalne układy, rozliczenia między przegranymi; Wschód płaci i dostaje podwójnie.
ruleset-gambler-classic = Gra klasyczna klubu Gambler
    .about = Gra klasyczna w odmianie rosyjskiego klubu: zasady prawie jak z pudełka, z jednym specjalnym układem więcej i bez kary.
ruleset-gambler-standard = Gra standardowa klubu Gambler
    .about = Gra klubu z trzema dodatkowymi układami: „{ pattern-peking-garden }”, „{ pattern-true-great-snake }” i dowolne siedem par, zawsze za 350 punktów.
ruleset-bg-classic = Gra klasyczna, poradnik bułgarski
    .about = Klasyczna gra z małymi liczbami: podwaja i dostaje tylko zwycięzca, rozdający zmienia się po każdym rozdaniu, a żadna ręka nie jest warta więcej niż 300.
ruleset-pl-classic = Gra klasyczna, zasady polskie
    .about = Klasyczna gra, w której mur odlicza się w drugą stronę, premie zwycięzcy są w punktach, limit jest niski, a płaci się liczmanami.
ruleset-family = Stół rodzinny
    .about = Odkryte ręce i numerowane miejsca dla dwojga, trojga lub czworga: nikt nikomu nie płaci, każdy liczy swoje. Gra dziecka z dorosłym.
ruleset-dmjl = Liga niemiecka, zasady klasyczne
    .about = Gra klasyczna ligi niemieckiej w wersji programu Kajongg: z kwiatami, limitem 500, wieloma specjalnymi układami i niebezpiecznymi kamieniami, za które płaci się za wszystkich.
ruleset-bmja = Stowarzyszenie brytyjskie, zasady klasyczne
    .about = Gra klasyczna stowarzyszenia brytyjskiego w wersji programu Kajongg: najwyżej jedno czou, wygrać można tylko zgłoszoną gotową ręką, limit 1000.
source-RU = Zasady z pudełka „Stil Żyzni” (po rosyjsku)
source-WEB = Rosyjska strona z kilku tekstów (przegląd, artykuł, klub Gambler)
source-BG = Bułgarski poradnik z 2012 roku
source-PL = Polskie zasady
source-PEERS = Zasady klubów w wersji programu Kajongg
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
limit-hand = Specjalny układ
    .about = Taka ręka jest warta dokładnie limit; jej punktów ani podwojeń się nie liczy.
half-limit-hand = Układ za pół limitu
    .about = Taka ręka jest warta połowę limitu albo tyle, ile wychodzi z rachunku, jeśli to więcej.
flat-hand = Układ o stałej wartości
    .about = Taka ręka jest warta stałą sumę, niezależnie od limitu i od tego, co jeszcze w niej jest.
waiting-hand = Czeka na specjalny układ
    .about = Zgłoszona gotowa ręka, która nie wygrała, ale czekała na specjalny układ, dostaje część limitu, jeśli to więcej niż jej własny rachunek.
only-concealed = tylko zakryta
exposed-too = także z odkrytymi grupami

## Układy i pary

pattern-chow = Czou
    .about = Trzy kolejne kamienie jednego koloru. Odkryte i zakryte liczy się tak samo.
pattern-pung-simple-exposed = Odkryty pung 2–8
    .about = Trzy jednakowe kamienie od dwójki do ósemki, jeden z nich wzięty ze stołu. Pung w ręce dopełniony wyrzuconym kamieniem, który daje madżonga, też jest odkryty.
pattern-pung-simple-concealed = Zakryty pung 2–8
    .about = Trzy jednakowe kamienie od dwójki do ósemki, wszystkie dobrane z muru. Cztery takie w ręce, niezgłoszone jako kong, liczą się jako ten pung.
pattern-pung-terminal-exposed = Odkryty pung jedynek lub dziewiątek
    .about = Trzy jedynki lub trzy dziewiątki jednego koloru, jedna z nich wzięta ze stołu. Pung w ręce dopełniony wyrzuconym kamieniem, który daje madżonga, też jest odkryty.
pattern-pung-terminal-concealed = Zakryty pung jedynek lub dziewiątek
    .about = Trzy jedynki lub trzy dziewiątki jednego koloru, wszystkie dobrane z muru. Cztery takie w ręce, niezgłoszone jako kong, liczą się jako ten pung.
pattern-pung-wind-exposed = Odkryty pung wiatrów
    .about = Trzy jednakowe wiatry, jeden z nich wzięty ze stołu. Pung w ręce dopełniony wyrzuconym kamieniem, który daje madżonga, też jest odkryty.
pattern-pung-wind-concealed = Zakryty pung wiatrów
    .about = Trzy jednakowe wiatry, wszystkie dobrane z muru. Cztery takie w ręce, niezgłoszone jako kong, liczą się jako ten pung.
pattern-pung-dragon-exposed = Odkryty pung smoków
    .about = Trzy jednakowe smoki, jeden z nich wzięty ze stołu. Pung w ręce dopełniony wyrzuconym kamieniem, który daje madżonga, też jest odkryty.
pattern-pung-dragon-concealed = Zakryty pung smoków
    .about = Trzy jednakowe smoki, wszystkie dobrane z muru. Cztery takie w ręce, niezgłoszone jako kong, liczą się jako ten pung.
pattern-kong-simple-exposed = Odkryty kong 2–8
    .about = Cztery jednakowe kamienie od dwójki do ósemki: trzy z ręki i jeden ze stołu albo odkryty pung, do którego dołożono dobrany czwarty kamień.
pattern-kong-simple-concealed = Zakryty kong 2–8
    .about = Cztery jednakowe kamienie od dwójki do ósemki, wszystkie dobrane z muru i zgłoszone we własnym ruchu; dwa leżą odkryte, dwa zakryte.
pattern-kong-terminal-exposed = Odkryty kong jedynek lub dziewiątek
    .about = Cztery jedynki lub cztery dziewiątki jednego koloru: trzy z ręki i jedna ze stołu albo odkryty pung, do którego dołożono dobrany czwarty kamień.
pattern-kong-terminal-concealed = Zakryty kong jedynek lub dziewiątek
    .about = Cztery jedynki lub cztery dziewiątki jednego koloru, wszystkie dobrane z muru i zgłoszone we własnym ruchu; dwie leżą odkryte, dwie zakryte.
pattern-kong-wind-exposed = Odkryty kong wiatrów
    .about = Cztery jednakowe wiatry: trzy z ręki i jeden ze stołu albo odkryty pung, do którego dołożono dobrany czwarty.
pattern-kong-wind-concealed = Zakryty kong wiatrów
    .about = Cztery jednakowe wiatry, wszystkie dobrane z muru i zgłoszone we własnym ruchu; dwa leżą odkryte, dwa zakryte.
pattern-kong-dragon-exposed = Odkryty kong smoków
    .about = Cztery jednakowe smoki: trzy z ręki i jeden ze stołu albo odkryty pung, do którego dołożono dobranego czwartego.
pattern-kong-dragon-concealed = Zakryty kong smoków
    .about = Cztery jednakowe smoki, wszystkie dobrane z muru i zgłoszone we własnym ruchu; dwa leżą odkryte, dwa zakryte.
pattern-pair-own-wind = Para własnego wiatru
    .about = Dwa kamienie wiatru miejsca, na którym gracz siedzi.
pattern-pair-prevailing-wind = Para wiatru rundy
    .about = Dwa kamienie wiatru, od którego nazwano rundę.
pattern-pair-dragon = Para smoków
    .about = Dwa jednakowe smoki.
pattern-flower = Kwiat lub pora roku
    .about = Każdy kwiat i każda pora roku wyłożone przez gracza, jego własne czy nie; liczą się i zwycięzcy, i przegranym.
pattern-pair = Para kończąca
    .about = Para obok czterech grup zwycięzcy, z jakichkolwiek kamieni.

## Premie zwycięzcy

pattern-mahjong = Madżong
    .about = Za skompletowanie ręki. Tylko dla zwycięzcy.
pattern-last-from-wall = Ostatni kamień z muru
    .about = Zwycięzca sam dobrał ostatni kamień: z muru albo jako luźny kamień.
pattern-only-possible-tile = Ręka jednej szansy
    .about = Ostatni kamień utworzył parę, wszedł w środek czou albo zamknął czou otwarte tylko z jednej strony (trójka do 1–2, siódemka do 8–9). Przy ścisłym odczytaniu żaden inny kamień nie dopełniłby ręki; kamienia, którego wszystkie cztery egzemplarze gracz już ma, nie bierze się pod uwagę.
pattern-no-scoring-set = Brak punktowanych grup
    .about = Ani grupy zwycięzcy, ani jego para nie dają punktów. Kwiaty i punkty za samą wygraną w tym nie przeszkadzają.
pattern-no-chow = Bez czou
    .about = W zwycięskiej ręce nie ma czou: same pungi, kongi i para.
pattern-loose-tile-win = Madżong luźnym kamieniem
    .about = Rękę dopełnił luźny kamień, dobrany po kongu lub kwiecie.
pattern-last-wall-tile-win = Madżong ostatnim kamieniem muru
    .about = Zwycięzca sam dobrał ostatni kamień, jaki wolno dobrać przed remisem, i nim dopełnił rękę.
pattern-robbed-kong = Obrabowany kong
    .about = Zwycięzca zabrał kamień, który inny gracz dokładał do odkrytego punga, żeby zrobić konga.
pattern-nothing-drawn = Madżong bez dobierania
    .about = Od rozdania zwycięzca nie dobrał ani jednego kamienia: rękę dopełnił cudzy wyrzucony kamień albo Wschód dostał ją kompletną przy rozdaniu.
pattern-three-winds-and-pair = Trzy wiatry i para czwartego
    .about = Pungi lub kongi trzech wiatrów i para czwartego wiatru.
pattern-two-dragons-and-pair = Dwa smoki i para trzeciego
    .about = Pungi lub kongi dwóch smoków i para trzeciego smoka.
pattern-ready-at-once = Gotowa ręka od razu
    .about = Zwycięzca zgłosił gotową rękę zaraz po rozdaniu i od tej chwili niczego w niej nie zmienił.
pattern-only-kind = Żaden inny kamień
    .about = Żaden inny kamień nie dopełniłby ręki, gdziekolwiek by w niej trafił. Nie dotyczy kamienia, który utworzył konga.
pattern-last-pair-of-simples = Ostatni kamień: para 2–8
    .about = Ostatni kamień zwycięzcy utworzył parę i jest to para kamieni od dwójki do ósemki.
pattern-last-pair-of-ends = Ostatni kamień: para 1, 9 lub honorów
    .about = Ostatni kamień zwycięzcy utworzył parę i jest to para jedynek, dziewiątek, wiatrów lub smoków.
pattern-all-chows = Same czou
    .about = Wszystkie cztery grupy zwycięzcy to czou.
pattern-concealed-hand = Zakryta ręka
    .about = Zwycięzca nie ma ani jednej odkrytej grupy i sam dobrał także ostatni kamień. Kong z zakrytego punga i wyrzuconego kamienia w tym nie przeszkadza.
pattern-last-discard-win = Madżong ostatnim wyrzuconym kamieniem
    .about = Gdy ostatni kamień muru został dobrany, kamień wyrzucony zaraz potem dopełnił rękę.
pattern-ready-with-first-discard = Gotowa ręka z pierwszym kamieniem
    .about = Zwycięzca zgłosił gotową rękę, wyrzucając swój pierwszy kamień, mając mniej niż trzy odkryte grupy.
pattern-one-suit-no-chow = Jeden kolor bez honorów i bez czou
    .about = Wszystkie kamienie zwycięzcy są jednego koloru, bez wiatrów i smoków, a wśród grup nie ma czou.
pattern-one-suit-any-tiles = Czternaście kamieni jednego koloru
    .about = Kamienie jednego koloru wygrywają, choć nie tworzą czterech grup i pary. Pungi i kongi wśród nich liczą się jak zwykle.

## Podwojenia

pattern-dragon-set = Pung lub kong smoków
    .about = Każdy pung lub kong smoków, odkryty czy nie, podwaja rękę jeden raz.
pattern-own-wind-set = Pung lub kong własnego wiatru
    .about = Pung lub kong wiatru miejsca, na którym gracz siedzi.
pattern-prevailing-wind-set = Pung lub kong wiatru rundy
    .about = Pung lub kong wiatru, od którego nazwano rundę.
pattern-one-suit-with-honours = Jeden kolor z honorami
    .about = Wszystkie kamienie są jednego koloru albo są honorami, a w ręce są i jedne, i drugie. Tam, gdzie podwajają też przegrani, liczą się wszystkie ich kamienie.
pattern-one-suit = Jeden kolor bez honorów
    .about = Wszystkie kamienie są jednego koloru, bez wiatrów i smoków. Tam, gdzie podwajają też przegrani, liczą się wszystkie ich kamienie.
pattern-terminals-and-honours = Same jedynki, dziewiątki i honory
    .about = Wszystkie kamienie to jedynki, dziewiątki, wiatry i smoki, w tym choć jedna jedynka lub dziewiątka. Tam, gdzie podwajają też przegrani, liczą się wszystkie ich kamienie.
pattern-only-honours = Same honory
    .about = Wszystkie kamienie to wiatry i smoki. Tam, gdzie podwajają też przegrani, liczą się wszystkie ich kamienie.
pattern-own-flower = Własny kwiat
    .about = Kwiat należący do miejsca gracza: śliwa do Wschodu lub miejsca 1, orchidea do Południa lub 2, chryzantema do Zachodu lub 3, bambus do Północy lub 4.
pattern-own-season = Własna pora roku
    .about = Pora roku należąca do miejsca gracza: wiosna do Wschodu lub miejsca 1, lato do Południa lub 2, jesień do Zachodu lub 3, zima do Północy lub 4.
pattern-all-flowers = Wszystkie cztery kwiaty
    .about = Jeden gracz wyłożył śliwę, orchideę, chryzantemę i bambus.
pattern-all-seasons = Wszystkie cztery pory roku
    .about = Jeden gracz wyłożył wiosnę, lato, jesień i zimę.
pattern-three-concealed-sets = Trzy zakryte pungi lub kongi
    .about = Zakryte są trzy pungi lub kongi ręki albo wszystkie cztery.
pattern-three-dragon-sets = Trzy grupy smoków
    .about = Pungi lub kongi wszystkich trzech smoków; te podwojenia dochodzą do tych, które daje każda grupa.
pattern-four-wind-sets = Cztery grupy wiatrów
    .about = Pungi lub kongi wszystkich czterech wiatrów; te podwojenia dochodzą do tych, które dają pojedyncze grupy.
pattern-own-flower-and-season = Własny kwiat i własna pora roku
    .about = I kwiat, i pora roku, które należą do miejsca gracza.

## Specjalne układy

pattern-heavenly = Niebiańskie szczęście
    .about = Czternaście kamieni Wschodu od razu po rozdaniu daje madżonga. Innych warunków nie ma.
pattern-earthly = Ziemskie szczęście
    .about = Pierwszy kamień wyrzucony przez Wschód dopełnia rękę, według niektórych zasad tylko taką, którą od razu zgłoszono jako gotową. Innych warunków nie ma.
pattern-hidden-treasure = Ukryty skarb
    .about = Żadnego czou, wszystkie kamienie jednego koloru bez honorów i dobrane z muru, ostatni też: cztery pungi lub kongi i para albo same pary, gdzie one wygrywają.
pattern-all-honours = Świta cesarza
    .about = Cztery pungi lub kongi i para z samych wiatrów i smoków.
pattern-heads-and-tails = Głowy i ogony
    .about = Cztery pungi lub kongi i para z samych jedynek i dziewiątek.
pattern-imperial-jade = Cesarski jadeit
    .about = Cztery pungi lub kongi i para z samych zielonych kamieni: zielony smok oraz bambusy 2, 3, 4, 6 i 8. Bez czou.
pattern-heavenly-twins = Niebiańskie bliźnięta
    .about = Siedem par zamiast grup: po jednej każdego wiatru i każdego smoka albo siedem różnych par jednego koloru.
pattern-three-scholars = Trzej wielcy uczeni
    .about = Pungi lub kongi wszystkich trzech smoków, a jeszcze jeden pung lub kong i para są jednego i tego samego koloru.
pattern-four-blessings = Cztery błogosławieństwa
    .about = Pungi lub kongi wszystkich czterech wiatrów i dowolna para.
pattern-four-kongs = Cztery po cztery
    .about = Cztery kongi, odkryte lub nie, i dowolna para.
pattern-hidden-snake = Ukryty wąż
    .about = Wszystko jednego koloru: pung lub kong jedynek, pung lub kong dziewiątek, para dwójek, piątek lub ósemek i dwa czou z pozostałych liczb.
pattern-thirteen-wonders = Trzynaście cudów świata
    .about = Po jednej jedynce i dziewiątce każdego koloru, cztery różne wiatry, trzy różne smoki i jeszcze jeden dowolny z tych kamieni. Dla tego układu można obrabować nawet zakrytego konga, jeśli rabowanie jest dozwolone.
pattern-moon-from-the-sea = Księżyc z dna morza
    .about = Rękę dopełnia ostatni kamień, jaki wolno dobrać z muru, i jest to jedynka kółek. Może to być każda zwycięska ręka.
pattern-grapes-on-the-roof = Winogrona na dachu
    .about = Rękę dopełnia luźny kamień i jest to piątka kółek. Może to być każda zwycięska ręka.
pattern-hidden-treasure-of-pungs = Ukryty skarb dowolnego koloru
    .about = Cztery zakryte pungi lub kongi i para z jakichkolwiek kamieni, z ostatnim kamieniem dobranym z muru.
pattern-buried-treasure = Zakopany skarb
    .about = Cztery zakryte pungi, żadnego konga, i para, wszystko jednego koloru, z honorami lub bez.
pattern-concealed-one-suit = Zakryty jeden kolor
    .about = Ręka jednego koloru bez honorów i bez odkrytych grup.
pattern-imperial-jade-with-chows = Same zielone
    .about = Tylko zielone kamienie: zielony smok oraz bambusy 2, 3, 4, 6 i 8. Grupy mogą być czou, a smoka może nie być.
pattern-three-scholars-any = Trzej uczeni z dowolną grupą
    .about = Pungi lub kongi wszystkich trzech smoków, a obok nich dowolna grupa i dowolna para.
pattern-three-scholars-no-chow = Trzej uczeni bez czou
    .about = Pungi lub kongi wszystkich trzech smoków, jeszcze jeden pung lub kong i dowolna para.
pattern-true-great-snake = Prawdziwy wielki wąż
    .about = Zakryty: od jedynki do dziewiątki jednego koloru w trzech czou, pung własnego wiatru i para smoka tego koloru albo pung tego smoka i para tego wiatru. Do bambusów należy zielony, do znaków czerwony, do kółek biały. Ostatni kamień może być wyrzucony.
pattern-nine-gates = Dziewięć bram
    .about = Zakryty układ jednego koloru: trzy jedynki, od dwójki do ósemki, trzy dziewiątki, a jako ostatni dowolny kamień tego koloru.
pattern-sawing-the-pillar = Podpiłowany filar
    .about = Zwycięzca rabuje konga dwójek bambusów w chwili, gdy jest wykładany. Może to być każda zwycięska ręka.
pattern-kong-on-kong = Kong na kongu
    .about = Po jednym kongu luźny kamień od razu tworzy drugiego konga, a następny luźny kamień dopełnia rękę.
pattern-seven-pairs = Siedem par
    .about = Siedem par z jakichkolwiek kamieni zamiast grup; cztery jednakowe liczą się jako dwie pary. Jeśli takie pary tworzą zarazem układ, za który należy się limit, liczy się limit.
pattern-pairs-of-ends = Siedem par jedynek, dziewiątek i honorów
    .about = Siedem różnych par, wszystkie z jedynek, dziewiątek, wiatrów i smoków.
pattern-knitting = Dziewiarka
    .about = Siedem par z dwóch kolorów: w każdej parze ta sama liczba w jednym i w drugim kolorze, zawsze w tych samych dwóch. Bez honorów.
pattern-triple-knitting = Potrójna dziewiarka
    .about = Cztery trójki, każda z tej samej liczby we wszystkich trzech kolorach, i para z jednej liczby w dwóch kolorach. Bez honorów.
pattern-peking-garden = Pekiński ogród
    .about = Zakryty: od jedynki do siódemki jednego koloru, cztery różne wiatry i trzy różne smoki. Ostatni kamień może być wyrzucony.
pattern-gates-of-heaven = Bramy nieba
    .about = Zakryty układ jednego koloru: trzy jedynki, trzy dziewiątki, od dwójki do ósemki i jeden z kamieni od dwójki do ósemki jeszcze raz.
pattern-wriggling-snake = Wijący się wąż
    .about = Para jedynek i od dwójki do dziewiątki jednego koloru oraz cztery różne wiatry.
pattern-own-hand-1 = Własny układ 1
    .about = Pierwszy własny układ tego stołu; jego skład jest zapisany w zestawie zasad.
pattern-own-hand-2 = Własny układ 2
    .about = Drugi własny układ tego stołu; jego skład jest zapisany w zestawie zasad.
pattern-own-hand-3 = Własny układ 3
    .about = Trzeci własny układ tego stołu; jego skład jest zapisany w zestawie zasad.
pattern-own-hand-4 = Własny układ 4
    .about = Czwarty własny układ tego stołu; jego skład jest zapisany w zestawie zasad.
pattern-own-hand-5 = Własny układ 5
    .about = Piąty własny układ tego stołu; jego skład jest zapisany w zestawie zasad.
pattern-own-hand-6 = Własny układ 6
    .about = Szósty własny układ tego stołu; jego skład jest zapisany w zestawie zasad.
pattern-own-hand-7 = Własny układ 7
    .about = Siódmy własny układ tego stołu; jego skład jest zapisany w zestawie zasad.
pattern-own-hand-8 = Własny układ 8
    .about = Ósmy własny układ tego stołu; jego skład jest zapisany w zestawie zasad.

## Rozliczenie

settle-winner = Dla zwycięzcy
    .about = Każdy przegrany płaci zwycięzcy pełną wartość jego ręki, skądkolwiek przyszedł zwycięski kamień.
settle-losers = Między przegranymi
    .about = Przegrani porównują swoje ręce, każdy z każdym: kto ma niższą, płaci różnicę.
settle-dealer = Wschód: podwójnie
    .about = W tej wypłacie Wschód płaci lub dostaje podwójnie.
settle-discarder = Wyrzucający
    .about = Według tych zasad ten, kto wyrzucił zwycięski kamień, płaci więcej: za wszystkich przegranych albo podwójnie swoją część.
settle-penalty = Płaci za wszystkich
    .about = Wygraną dał niebezpieczny kamień: kto go wyrzucił, płaci zwycięzcy za wszystkich przegranych.
settle-drawn = Nikt nie wygrał
    .about = Co według tych zasad płaci się przy remisie: wszyscy Wschodowi albo ci, którzy nie mieli gotowej ręki, tym, którzy ją mieli.
settle-own = Każdy liczy swoje
    .about = Nikt nikomu nie płaci: każdy dodaje do swojego wyniku własne punkty.
penalty = Kara
    .about = Kto wyrzucił niebezpieczny kamień i tym samym dał komuś madżonga, płaci zwycięzcy za wszystkich przegranych, razem z podwojeniami Wschodu. Niczego więcej się nie rozlicza.
penalty-one-suit = Kara: dziewięć kamieni jednego koloru
    .about = Zwycięzca miał na stole dziewięć lub więcej kamieni jednego koloru, według zasad klubów trzy grupy, a wyrzucony zwycięski kamień był tego samego koloru. Nie płaci ten, kto trzyma tylko ten kolor albo zgłosił gotową rękę; według zasad klubów ten, kto nie miał bezpiecznego kamienia.
penalty-winds = Kara: czwarty wiatr
    .about = Zwycięzca miał na stole grupy trzech wiatrów, a wyrzucony zwycięski kamień był czwartym wiatrem.
penalty-dragons = Kara: trzeci smok
    .about = Zwycięzca miał na stole grupy dwóch smoków, a wyrzucony zwycięski kamień był trzecim smokiem.
penalty-terminals = Kara: jedynka lub dziewiątka
    .about = Zwycięzca miał na stole trzy grupy jedynek lub dziewiątek, a wyrzucony zwycięski kamień był jedynką lub dziewiątką.
penalty-green = Kara: zielone kamienie
    .about = Zwycięzca miał na stole trzy grupy zielonych kamieni, a wyrzucony zwycięski kamień był zielony.
penalty-honours = Kara: wiatry i smoki
    .about = Zwycięzca miał na stole trzy grupy wiatrów i smoków, a wyrzucony zwycięski kamień był jednym z nich.
penalty-late = Kara: niewidziany kamień pod koniec
    .about = W murze zostało mało kamieni, a wyrzucony zwycięski kamień był taki, jakiego na stole jeszcze nie było.

## Opcje partii

option-value-on = tak
option-value-off = nie
option-players = Gracze
    .about = Ile osób gra. Dwie siedzą naprzeciw siebie; przy trzech jedno miejsce jest puste.
option-players-number = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
option-flowers = Kwiaty i pory roku
    .about = Gra z ośmioma dodatkowymi kamieniami: 144 zamiast 136. Wykłada się je, zastępuje innymi i liczą się każdemu graczowi.
option-open-hands = Odkryte ręce
    .about = Kamienie wszystkich leżą odkryte, żeby można było razem myśleć na głos.
option-scoring = Liczenie
    .about = Co zapisuje się po rozdaniu.
option-scoring-counting = liczy się grupy, parę i kamienie dodatkowe
option-scoring-chronicle = kronika wygranych i kamieni dodatkowych
option-limit = Limit
    .about = Żadna ręka nie jest warta więcej, choćby miała wiele podwojeń, a specjalne układy są warte dokładnie tyle. Tam, gdzie Wschód płaci i dostaje podwójnie, podwaja się też limit. Bez limitu specjalny układ jest wart co najmniej tyle, ile umówiono.
option-limit-none = bez limitu
option-limit-number = { points-count }
option-special-hands = Specjalne układy
    .about = Czy obowiązują rzadkie specjalne układy, takie jak „{ pattern-heavenly }” i „{ pattern-earthly }”.
option-rounds = Rundy
    .about = Ile rund ma partia. Runda kończy się, gdy każdy był rozdającym.
option-rounds-number = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
    [many] { $count } rund
   *[other] { $count } rundy
}
option-hands = Liczba rozdań
    .about = Po ilu rozdaniach kończy się partia, jeśli nic nie skończy jej wcześniej.
option-hands-number = { $count ->
    [0] bez ograniczenia
    [one] { $count } rozdanie
    [few] { $count } rozdania
    [many] { $count } rozdań
   *[other] { $count } rozdania
}
option-minutes = Limit czasu
    .about = Po ilu minutach kończy się partia, jeśli nic nie skończy jej wcześniej.
option-minutes-number = { $count ->
    [0] brak
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
option-time-end = Gdy czas minie
    .about = Co dzieje się z rozdaniem, które trwa; tylko przy limicie czasu.
option-time-end-finished = rozdanie się dogrywa
option-time-end-dropped = rozdanie przepada
option-stock = Zapas na początek
    .about = Ile punktów ma każdy na początku; wygrane się do niego dodaje, przegrane odejmuje.
option-stock-number = { points-count }
option-stock-end = Zapas się wyczerpał
    .about = Czy partia kończy się, gdy komuś wyczerpie się zapas; tylko z zapasem na początek.
option-stock-end-never = gra się dalej, na dług
option-stock-end-below-zero = partia kończy się, gdy ktoś spadnie poniżej zera
option-stock-end-at-zero = partia kończy się, gdy ktoś zejdzie do zera
option-stake = Stawka
    .about = Jeśli gracie na pieniądze: ile groszy wart jest punkt. Kwotę widać przy wyniku.
option-stake-number = { $count ->
    [0] tylko o punkty
    [one] { $count } grosz za punkt
    [few] { $count } grosze za punkt
    [many] { $count } groszy za punkt
   *[other] { $count } grosza za punkt
}
option-ready-hand = Gotowa ręka
    .about = Czy gracz, któremu brakuje jednego kamienia, mówi o tym, wyrzucając kamień.
option-ready-hand-required = trzeba zgłosić
option-ready-hand-optional = można zgłosić
option-ready-hand-none = nie zgłasza się
option-ready-hand-to-win = bez zgłoszenia nie można wygrać
option-ready-at-once = Gotowa ręka od razu
    .about = Komu zaraz po rozdaniu brakuje tylko jednego kamienia, może to zgłosić (według zasad klubów z pierwszym wyrzuconym kamieniem). Ręki nie wolno już zmieniać, ale wygrana się podwaja. Możliwe tylko tam, gdzie gotową rękę w ogóle się zgłasza; bez tego według niektórych zasad nie ma też „Ziemskiego szczęścia”.
option-no-chow = Premia za rękę bez czou
    .about = Czy zwycięzca dostaje premię za rękę bez ani jednego czou.
option-all-chows = Cztery czou
    .about = Ile dodaje się zwycięzcy za rękę z czterech czou.
option-all-chows-number = { points-count }
option-last-from-wall = Punkty za dobrany ostatni kamień
    .about = Czy zwycięzca dostaje punkty za to, że sam dobrał ostatni kamień.
option-only-possible-tile = Ręka jednej szansy
    .about = Za ostatni kamień, którego żaden inny by nie zastąpił, jest premia; tu wybiera się, jak ściśle to rozumieć.
option-only-possible-tile-sole-kind = tylko gdy żaden inny nie dałby madżonga
option-only-possible-tile-wait-shape = wystarczy, że trafił w środek czou, na jego brzeg albo do pary
option-nothing-drawn = Wygrana bez dobierania
    .about = Trzy podwojenia za nią: dla każdego, kto nic nie wziął z muru, choćby brał grupy, czy tylko dla ręki gotowej z rozdania.
option-nothing-drawn-never-drawn = dla każdego, kto nie wziął kamienia z muru
option-nothing-drawn-as-dealt = tylko dla ręki gotowej z rozdania
option-hidden-snake = Ukryty wąż
    .about = Czy dwa czou tej ręki zajmują wszystkie liczby, które zostały między 2 a 8, czy dowolne z nich.
option-hidden-snake-all-numbers = wszystkie pozostałe liczby
option-hidden-snake-any-numbers = dowolne z pozostałych
option-flowers-with-sums = Kwiaty przy siedmiu parach
    .about = Kwiaty i pory roku doliczają się do stałej sumy za siedem par i podwajają ją, nie ponad limit.
option-losers-points = Co dostaje zwycięzca
    .about = Ile każdy przegrany płaci zwycięzcy: wartość zwycięskiej ręki albo tyle, ile naliczył za własną.
option-losers-points-each-loser-pays = wartość swojej ręki od każdego
option-losers-points-losers-points = tyle, ile naliczył każdy przegrany
option-penalty = Kara za niebezpieczny kamień
    .about = Kto daje madżonga ręce, która jawnie grozi wysoką wygraną, płaci za wszystkich.
option-penalty-suit-honours = Dziewięć kamieni jednego koloru: także z honorami
    .about = Przy dziewięciu odkrytych kamieniach koloru następny jest niebezpieczny także wtedy, gdy w zwycięskiej ręce są wiatry i smoki, a nie tylko sam kolor.
option-penalty-suit-exempt = Dziewięć kamieni jednego koloru: kto nie płaci
    .about = Kto może wyrzucić niebezpieczny kamień koloru i nie płacić za wszystkich.
option-penalty-suit-exempt-hidden-or-ready = kto ma tylko ten kolor albo gotową rękę
option-penalty-suit-exempt-hidden-or-ready-before = kto ma tylko ten kolor albo był już gotowy
option-penalty-suit-exempt-sets-or-ready = kto ma tylko ten kolor, także na stole, albo gotową rękę
option-penalty-suit-exempt-sets-or-ready-before = kto ma tylko ten kolor, także na stole, albo był już gotowy
option-own-sets = Wykładanie własnych czou i pungów
    .about = W swoim ruchu można wyłożyć otwarcie czou albo punga z kamieni wziętych z muru. Liczy się tyle samo, ale ręka nie jest już zakryta.
option-robbing = Rabowanie konga
    .about = Kamień, który zmienia odkrytego punga w konga, można zabrać, żeby wygrać; dla „Trzynastu cudów świata” także kamień zakrytego konga.
option-tie = Kilku graczy zgłasza madżonga
    .about = Kto wygrywa, gdy jeden kamień dopełnia kilka rąk, licząc od wyrzucającego w kolejności gry.
option-tie-farthest = siedzący najdalej
option-tie-nearest = siedzący najbliżej
option-tie-hierarchy = pung przed parą, para przed czou, potem najbliższy
option-tie-all = wszyscy
option-lead-after-east-wins = Rozdający po wygranej Wschodu
    .about = Czy Wschód rozdaje dalej, gdy wygra. Jeśli nie, runda ma dokładnie cztery rozdania; więcej tylko wtedy, gdy rozdający zostaje po remisie.
option-lead-after-east-wins-stays = Wschód zostaje
option-lead-after-east-wins-passes = rozdający się zmienia
option-lead-after-east-wins-next-to-winner = rozdaje następny po zwycięzcy
option-lead-after-draw = Rozdający po remisie
    .about = Czy Wschód rozdaje dalej, gdy nikt nie wygrał.
option-lead-after-draw-stays = Wschód zostaje
option-lead-after-draw-passes = rozdający się zmienia
option-dead-hand = Martwa ręka
    .about = Ręka podana ze zbyt małą lub zbyt dużą liczbą kamieni nie może wygrać; gdy jest ich za dużo, nie liczą się też jej punkty. Przy stole, gdzie rozdaje program, to się nie zdarza.
option-unclaimed-discard = Kamienie, których nikt nie wziął
    .about = Jak leżą na stole. Niczego nie zmienia w grze.
option-unclaimed-discard-face-up = odkryte
option-unclaimed-discard-face-down = zakryte
option-danger-warning = Ostrzeżenie przed niebezpiecznym kamieniem
    .about = Stół ostrzega, zanim wyrzucisz kamień potrzebny ręce, która jawnie grozi wysoką wygraną. Niczego nie zmienia w grze.
