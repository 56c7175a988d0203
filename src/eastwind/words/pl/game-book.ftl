# Książka o grze. Mówi ją tylko serwer; słowa samej strony są w lessons.ftl.

game-chapter-origin = Czym jest madżong
game-chapter-tiles = Kamienie i ich nazwy
game-chapter-words = Słowa gry
game-chapter-families = Rodziny zasad

## Czym jest madżong

game-origin-what = Madżong to chińska gra dla czterech osób, w której każdy gra na własny rachunek. Gra się grubymi kamieniami, które stoją jak domino, a przebiegiem przypomina grę w karty: zbiera się potrzebne, wyrzuca zbędne, a kto pierwszy ułoży wszystko, wygrywa rozdanie.
game-origin-luck = Potrzeba doświadczenia, spostrzegawczości i odrobiny szczęścia; ile, to zależy od zasad. W grze klasycznej także ręka nieukończona coś jest warta, więc jest o co grać do ostatniego kamienia.
game-origin-roots = Nikt nie wie na pewno, skąd pochodzi. Przypuszcza się, że najpierw była podobna gra w karty papierowe, a potem zastąpiły je dwuwarstwowe kamienie: lico z kości słoniowej, grzbiet z bambusa. Dziś robi się je z tworzywa. W Bułgarii do dziś mówi się i „kamienie”, i „karty”.
game-origin-money = Kolory opowiadają o pieniądzach: kółka to monety, bambusy to sznury monet, znaki to banknoty po dziesięć tysięcy. Jedynka bambusów jest ptakiem.
game-origin-winds = Przy stole wiatry siedzą przeciwnie do wskazówek zegara: wschód, południe, zachód, północ; na mapie porządek jest odwrotny. Jakby patrzyło się na stół od spodu, tak jak na niebo.
game-origin-table = W zestawie jest 136 kamieni, z kwiatami i porami roku 144. Oprócz nich trzeba dwóch kostek. Liczmany, znak wiatru rundy i podstawki są wygodne, ale niekonieczne. Wystarczy kwadratowy stół o boku siedemdziesięciu centymetrów.
game-origin-index = Kamienie robione dla Zachodu mają w rogu małą cyfrę lub literę, żeby nie trzeba było czytać po chińsku.
game-origin-solitaire = Pasjans, w którym zdejmuje się pary ze stosu, także nazywa się madżongiem. Kamienie ma te same, a poza tym z grą z tej książki nic go nie łączy.
game-origin-whole = Zwycięska ręka: cztery grupy i para

## Kamienie

game-tiles-about = Różnych zwykłych kamieni jest trzydzieści cztery, każdego po cztery; dodatkowych osiem, każdy jeden. W różnych książkach nazywają się różnie; tu każdy jest pokazany z nazwami, których używają gracze.

## Rodziny zasad

game-families-about = Jednego madżonga nie ma. Mur, grupy i para są wszędzie; co wygrywa, ile jest warte i kto płaci, to już bywa różne. Oto rodziny, które wymieniają nasze źródła.
game-families-classical = Gra klasyczna
    .about = Gra, w którą gra się tutaj, taka, jaka przyszła do Europy: punkty za grupy, podwojenia za honory i czysty kolor, limit; w większości odmian przegrani porównują ręce także między sobą.
game-families-japanese = Japońska (riichi)
    .about = 136 kamieni bez kwiatów; można do nich dodać do czterech czerwonych piątek, wtedy w pudełku jest 140. Biały smok jest tam całkiem pusty. Komu brakuje jednego kamienia, ten może zgłosić riichi i postawić tysiąc punktów: ręki już nie wolno zmieniać, wygrana jest więcej warta, a jeśli wygra kto inny, stawka jest jego. Kto sam wyrzucił kamień, na który czeka, nie może wygrać cudzym wyrzuconym kamieniem (furiten).
game-families-chinese = Chińska oficjalna
    .about = Gra turniejowa, 144 kamienie. Na turnieju bywa ograniczony czas; gdy minie, rozdanie się dogrywa albo przerywa, zależnie od zasad.
game-families-thai = Tajska
    .about = Cztery własne kamienie ze zwierzętami.
game-families-singapore = Singapurska i wietnamska
    .about = Zestawy większe niż 144 kamienie.
game-families-american = Amerykańska
    .about = Zestaw większy niż 144 kamienie i dżokery, które zastępują inny kamień. W dużych zestawach do niej i do gry chińskiej są po to kamienie puste.
game-families-paper = Karty papierowe
    .about = Te same rysunki na kartach: lekko i wygodnie w podróży. Być może od kart gra się zaczęła. W Japonii jest pokrewna gra w karty, hanafuda.
game-families-family = Gra rodzinna
    .about = Dla dwóch do czterech osób, ręce leżą odkryte, liczy się prostymi liczbami: ostatni krok szkoły dla dzieci.
game-axes = Czym różnią się zasady
game-axes-axis = Co
game-axes-ways = Jak bywa
game-axis-players = Gracze
    .ways = Czworo; według niektórych zasad troje lub dwoje.
game-axis-flowers = Kwiaty i pory roku
    .ways = Gra się z nimi lub bez nich. W zasadach japońskich ich nie ma.
game-axis-shapes = Które ręce wygrywają
    .ways = Prawie wszędzie cztery grupy i para; ręce nietypowe wszędzie są inne.
game-axis-chow = Kto może wziąć czou
    .ways = Najczęściej tylko następny gracz; w grze rodzinnej każdy.
game-axis-priority = Kilku chce jednego kamienia
    .ways = Wygrana jest przed kongiem i pungiem, a one przed czou. Z dwóch wygrywających dostaje go najbliższy, najdalszy albo obaj; gdy wygrywają wszyscy trzej, bywa remis.
game-axis-furiten = Własne wyrzucone kamienie
    .ways = W zasadach japońskich mogą zabronić wygranej cudzym wyrzuconym kamieniem, w innych nie mają znaczenia.
game-axis-ready = Zgłaszanie gotowej ręki
    .ways = Nie ma go, wolno, trzeba albo trzeba, żeby wygrać. W zasadach japońskich kosztuje stawkę.
game-axis-concealed = Ręce zakryte
    .ways = Niektóre ręce nie wygrywają, gdy wyłożono choć jedną grupę.
game-axis-sets = Które grupy wolno wykładać
    .ways = Nie wszystkie zasady tak samo pozwalają na czou, punga i konga albo na grupy dobrane z muru; gdzieniegdzie z punga może powstać kong.
game-axis-dead-wall = Martwy mur
    .ways = Od paru luźnych kamieni do czternastu, których nigdy się nie dobiera.
game-axis-value = Ile warta jest ręka
    .ways = Punkty i podwojenia, tabela albo zawsze tyle samo.
game-axis-minimum = Najmniejsza wygrana
    .ways = Dowolna albo tyle punktów lub podwojeń, ile wymagają zasady.
game-axis-east = Wschód
    .ways = Płaci i dostaje podwójnie albo jak wszyscy.
game-axis-discarder = Kto wyrzucił zwycięski kamień
    .ways = Nie ma znaczenia, płaci podwójnie albo płaci za wszystkich.
game-axis-losers = Przegrani między sobą
    .ways = Porównują ręce i płacą różnicę albo płacą tylko zwycięzcy.
game-axis-drawn = Remis
    .ways = Nikt nie płaci albo coś dostają Wschód lub ręce czekające.
game-axis-stock = Zapas punktów
    .ways = Każdy zaczyna z taką samą liczbą; w wielu zasadach gra kończy się, gdy ktoś nie ma już nic lub jest dłużny.
game-axis-length = Długość
    .ways = Tyle a tyle rund lub sesji albo czas.

## Słowa

game-term-tile = Jedna sztuka zestawu. W dawnych książkach mówi się na nią „karta”, bo kamienie trzyma się i układa jak karty.
game-term-dots = Kolor z kółkami od 1 do 9: monety. W szóstce i dziewiątce po barwach widać, gdzie jest góra.
game-term-bamboo = Kolor z pałeczkami od 1 do 9: sznury monet. Jedynka jest ptakiem.
game-term-characters = Kolor z zapisanymi liczbami od 1 do 9, pod liczbą stoi znak dziesięciu tysięcy.
game-term-suits = Trzy kolory razem; w węższym sensie tylko liczby od 2 do 8, które są warte najmniej.
game-term-terminals = Brzegi koloru. Są warte dwa razy więcej niż 2–8, bo pasują do mniejszej liczby czou.
game-term-honours = Wiatry i smoki. Nie mają liczb, więc układa się z nich pungi, kongi i pary, ale nie czou.
game-term-winds = Po cztery kamienie każdego wiatru. Jeden z nich jest własny, wiatr twojego miejsca, inny jest wiatrem rundy.
game-term-dragons = Po cztery kamienie każdego smoka. Grupa smoków podwaja we wszystkich zasadach klasycznych. Na białym jest ramka albo nie ma nic.
game-term-flowers = Po jednym kamieniu. Kwiat wykłada się od razu i dobiera za niego inny kamień; nie należy do żadnej grupy i liczy się sam.
game-term-seasons = Po jednym kamieniu, jak kwiaty. Więcej warte są te, których numer jest numerem twojego miejsca.
game-term-extra = Kamienie dodawane w niektórych zasadach: dżokery zamiast dowolnego kamienia, cztery zwierzęta w tajskich, czerwone piątki w japońskich.
game-term-chow = Trzy kolejne liczby w jednym kolorze. Nie daje punktów, ale pomaga wygrać.
game-term-pung = Trzy takie same kamienie.
game-term-kong = Cztery takie same kamienie. Liczy się jako jedna grupa, za czwarty dobiera się luźny kamień; zwykle kong niezgłoszony nie jest jeszcze kongiem.
game-term-pair = Dwa takie same kamienie. W zwykłej ręce jest dokładnie jedna. Po chińsku nazywa się jak wódz w szachach.
game-term-exposed = Wyłożony na stół z kamieniem, który wyrzucił kto inny. Wart połowę zakrytego.
game-term-concealed = Złożony z kamieni, które gracz dobrał sam. Wart dwa razy tyle.
game-term-wall = Kwadrat ze stosów po dwa zakryte kamienie, z którego wszyscy dobierają.
game-term-dead-wall = Ostatnie kamienie muru, których nie dobiera się po kolei.
game-term-loose-tile = Kamień z dalekiego końca muru: dobiera się go za kong i za kwiat.
game-term-discard = Kamień, który kładzie się na koniec ruchu. Przez chwilę mogą go wziąć inni.
game-term-pond = Miejsce, gdzie leżą wyrzucone kamienie.
game-term-claim = Słowo, którym bierze się cudzy kamień: czou, pung, kong lub madżong.
game-term-mahjong = Słowo zwycięzcy i nazwa samej gry: wszystkie kamienie tworzą grupy i parę.
game-term-self-drawn = Wygrana kamieniem dobranym przez siebie.
game-term-off-discard = Wygrana kamieniem wyrzuconym przez kogo innego.
game-term-only-tile = Zwycięski kamień, gdy żaden inny by nie wystarczył: środek czou, jego jedyny otwarty brzeg albo kamień pary.
game-term-ready = Ręka, której brakuje jednego kamienia. Według niektórych zasad mówi się to głośno.
game-term-riichi = W zasadach japońskich: zgłoszenie gotowej ręki ze stawką tysiąca punktów; tak nazywa się też cała ta gra.
game-term-furiten = W zasadach japońskich: czekanie na kamień, który samemu się wyrzuciło; nie wygra się nim, gdy wyrzuci go ktoś inny.
game-term-dora = W zasadach japońskich: kamień, dzięki któremu zwycięska ręka jest warta więcej. Takie są też czerwone piątki.
game-term-robbing = Wygrana kamieniem, który kto inny dokłada do konga.
game-term-dead-hand = Ręka, która ma za mało albo za dużo kamieni. Nie może wygrać.
game-term-drawn = Mur się skończył, a nikt nie wygrał.
game-term-limit = Więcej za rękę się nie płaci; ustala się to z góry, bo podwojenia doszłyby do sum, których nikt nie ma.
game-term-limit-hand = Rzadka i piękna ręka, za którą od razu płaci się limit.
game-term-double = Wszystko, co policzono, razy dwa. Trzy podwojenia to razy osiem.
game-term-points = Liczy się w nich grupy i wygraną, zanim przyjdą podwojenia. W zasadach japońskich nazywają się „fu”.
game-term-own-wind = Wiatr twojego miejsca. Zmienia się z rozdania na rozdanie.
game-term-round-wind = Wiatr, od którego nazywa się runda. W większości zasad klasycznych daje punkty każdemu.
game-term-east = Kto zaczyna. W większości zasad klasycznych Wschód płaci i dostaje podwójnie i zostaje Wschodem, gdy wygra.
game-term-penalty = Jeden płaci za trzech, bo jego kamień był wyraźnie niebezpieczny.
game-term-counters = Tym się płaci przy stole: krążki lub pałeczki o różnej wartości.
game-term-hand-round-match = Rozdanie trwa od rozdania kamieni do rozliczenia; gdy każdy był Wschodem, kończy się runda; partia to zwykle cztery rundy.
