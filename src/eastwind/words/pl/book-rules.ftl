# Księga zasad: po jednym zdaniu na każdą wartość zestawu zasad. `book-<klucz>-<słowo>` dla wartości-słowa, `-on` i `-off` dla
# przełącznika, `book-<klucz>` z $count dla liczby. Mówi je tylko serwer; słowa samej strony są w book.ftl.

## Rozdziały

book-chapter-game = Na czym polega gra
book-chapter-about = O tej księdze
book-chapter-tiles = Kamienie
book-chapter-seats = Miejsca i pierwszy rozdający
book-chapter-wall = Mur
book-chapter-deal = Rozdanie kamieni
book-chapter-turn = Przebieg ruchu
book-chapter-claims = Kto bierze wyrzucony kamień
book-chapter-winning = Zwycięskie ręce
book-chapter-ready = Gotowa ręka
book-chapter-value = Ile jest warta ręka
book-chapter-points = Punkty
book-chapter-doubles = Podwojenia
book-chapter-hands = Wielkie układy
book-chapter-examples = Przykłady źródeł
book-chapter-settlement = Rozliczenie
book-chapter-match = Partia
book-chapter-options = Co można wybrać
book-chapter-special = Co jest tu szczególne
book-chapter-unclear = Gdzie źródło jest niejasne

## Co stoi samo

book-game-aim = Wszyscy zbierają kamienie. Kto pierwszy ułoży rękę z czterech grup i pary, zgłasza „Madżong!” i wygrywa rozdanie.
book-game-sets = Grupa to kamienie, które do siebie pasują: trzy kolejne jednego koloru (czou), trzy jednakowe (pung) albo cztery jednakowe (kong).
book-game-start = Kamienie miesza się obrazkami do dołu i buduje z nich mur. { $hands ->
    [open] Każdy gracz dostaje z niego { tiles-count }; tutaj leżą odkryte, żeby można było myśleć razem.
   *[hidden] Każdy gracz dostaje z niego { tiles-count } i nie pokazuje ich innym.
}
book-game-turn = Potem gra się po kolei. W swoim ruchu dobierasz kamień z muru i wyrzucasz jeden, odkryty, tak że w ręce zostaje ci tyle samo.
book-game-claim = { $sets ->
    [no] Jeśli kamień wyrzucony przez kogoś dopełnia twoją rękę, możesz go wziąć i wygrać.
   *[yes] Kamień wyrzucony przez kogoś możesz wziąć, jeśli dopełnia grupę: wykładasz ją odkrytą na stół, wyrzucasz kamień i gra toczy się dalej od ciebie. A jeśli dopełnia całą rękę, wygrywasz.
}
book-game-end = Gdy tylko ktoś wygra, rozdanie się kończy. Jeśli wcześniej skończy się mur, nie wygrał nikt.
book-game-count = { $paid ->
    [own] Potem każdy liczy, ile są warte jego własne kamienie, i rozdaje się od nowa. Kto na koniec partii ma najwięcej, ten ją wygrywa.
   *[others] Potem liczy się, ile są warte ręce, gracze płacą sobie nawzajem i rozdaje się od nowa. Kto na koniec partii ma najwięcej, ten ją wygrywa.
} Jak dokładnie się to wszystko robi, mówią następne rozdziały.
book-made = Ta księga powstała z samych zasad: za każdym zdaniem stoi wartość, według której gra stół, a każdą narysowaną rękę policzono według tych zasad.
book-sources = Źródła: { $documents }
book-turn-course = W swoim ruchu gracz dobiera kamień z muru i wyrzuca jeden, odkryty. Jeśli nikt go nie weźmie, ruch przechodzi na następnego gracza.
book-winning-course = Zwycięska ręka ma czternaście kamieni: cztery grupy i parę. Grupa to czou, pung albo kong; kong liczy się jak trzy kamienie, za czwarty dobiera się inny.
book-sets-drawn = Grupy
book-sets-and-pair = Cztery grupy i para
book-own-form = Szczególna ręka tych zasad: { $name }
book-forms-more = { $count ->
    [one] i jeszcze { $count } ręka tego rodzaju
    [few] i jeszcze { $count } ręce tego rodzaju
    [many] i jeszcze { $count } rąk tego rodzaju
   *[other] i jeszcze { $count } ręki tego rodzaju
}
book-winds = Wiatry
book-dragons = Smoki: biały, zielony, czerwony
book-flowers = Kwiaty
book-seasons = Pory roku
book-exposed = odkryty
book-concealed = zakryty
book-set = Grupa
book-row-simple = 2–8
book-row-terminal = jedynek lub dziewiątek
book-row-wind = wiatrów
book-row-wind-own = tylko własnego wiatru
book-row-dragon = smoków
book-pairs-and-others = Pary i kamienie dodatkowe
book-extras = Punkty dla zwycięzcy
book-sets-table = Grupy
book-winner-only = tylko dla zwycięzcy
book-everybody = dla wszystkich
book-nothing-scores = Za to nie ma tu punktów.
book-waiting =
    Zgłoszona gotowa ręka, która na niego czekała i nie wygrała, dostaje { $count ->
        [one] { $count } dziesiątą
        [few] { $count } dziesiąte
        [many] { $count } dziesiątych
       *[other] { $count } dziesiątej
    } limitu, jeśli to więcej niż jej własny rachunek.
book-only-concealed = Tylko zakryta: z odkrytą grupą to zwykła ręka.
book-about-both-lines = Jeśli wiatr jest zarazem własny i rundy, liczą się oba wiersze.
book-about-both-double = Jeśli wiatr jest zarazem własny i rundy, podwaja za jedno i za drugie.
book-no-example = Nie ma narysowanego przykładu: według tych zasad nie pasuje do niego żadna z naszych rąk.
book-hand-facts = { $where } · { $by }
book-option = Opcja
book-now = Teraz
book-offered = Do wyboru
book-from-to = od { $from } do { $to }
book-no-options = Nic: gra się tak, jak jest.
book-root = Te zasady nie opierają się na innych. Te, które opierają się na nich, mówią o różnicach w tym samym rozdziale swojej księgi.
book-parent = Opiera się na zestawie „{ $parent }”. Oto różnice; we wszystkim innym oba są takie same.
book-parent-unknown = Opiera się na zestawie „{ $parent }”, którego tu nie ma, więc nie da się ich porównać.
book-same = Nie ma różnic: we wszystkim, o czym tu mowa, oba są takie same.
book-worth-is = { $name }: { $worth }
book-worth-limit = limit: { $count }
book-worth-half-limit = pół limitu: { $count }, albo własny rachunek, jeśli jest większy
book-worth-flat = { $count }, niezależnie od limitu
book-row = { $set } { $sort }
book-unclear-here = Co było niejasne
book-cases = Policzone przypadki
book-not-played = nie obowiązuje
book-no-notes = Niczego nie trzeba było rozstrzygać.

## Policzone przypadki

book-case-discard = Wygrywa { $winner }; kamień wyrzuca { $discarder }.
book-case-wall = Wygrywa { $winner } kamieniem z muru.
book-case-penalty = { $winner } ma na stole grupy dwóch smoków i wygrywa trzecim, który wyrzuca { $discarder }. To kara.
book-case-several = Kamień wyrzuca { $discarder } i dwie ręce są naraz kompletne. Wygrywają { $winners }.
book-case-drawn-east = Nikt nie wygrał.
book-case-drawn-ready = Nikt nie wygrał. Gotowa ręka: { $ready }.
book-case-none = Według tych zasad nie wygrywa żadna z naszych przykładowych rąk, więc nie da się policzyć przypadku.

## Kamienie

book-tiles-plain = Kamieni jest { $count }: liczby od 1 do 9 w trzech kolorach (kółka, czyli monety, bambusy i znaki, czyli cyfry), cztery wiatry i trzy smoki, każdy kamień cztery razy.
book-tiles-with-flowers = Z ośmioma kwiatami i porami roku, po jednym kamieniu, jest ich { $count }.
book-tiles-flowers-on = Gra się z kwiatami i porami roku. Wykłada się je i dobiera w zamian inny kamień; nie należą do żadnej grupy.
book-tiles-flowers-off = Osiem kwiatów i pór roku zostaje w pudełku.

## Miejsca

book-seats-players = { $count ->
    [2] Gra dwoje; siedzą naprzeciw siebie.
    [3] Gra troje; czwarte miejsce jest puste.
   *[4] Gra czworo.
}
book-seats-order-counter-clockwise = Gra toczy się przeciwnie do ruchu wskazówek zegara: następny gracz siedzi po twojej prawej.
book-seats-order-clockwise = Gra toczy się zgodnie z ruchem wskazówek zegara: następny gracz siedzi po twojej lewej.
book-seats-names-winds = Miejsca nazywają się Wschód, Południe, Zachód i Północ, w kolejności gry. Wschód jest rozdającym; gdy rozdający się zmienia, wiatry przesuwają się razem z nim.
book-seats-names-numbers = Miejsca mają numery od 1 i zachowują je. Kto rozpoczyna rozdanie, w tej księdze nazywa się Wschodem.
book-seats-first-east-highest-sum = Każdy rzuca dwiema kostkami; pierwszym Wschodem jest ten, kto ma największą sumę.
book-seats-first-east-seat-by-roll = Każdy rzuca dwiema kostkami o miejsce: 5 i 9 to Wschód, 2, 6 i 10 Południe, 3, 7 i 11 Zachód, 4, 8 i 12 Północ.
book-seats-first-east-seat-one = Pierwsze rozdanie zaczyna miejsce 1.

## Mur

book-wall-stacks = Każdy bok muru ma długość { $count } stosów i wysokość dwóch kamieni.
book-wall-stacks-with-flowers = Z kwiatami i porami roku każdy bok muru ma długość { $count } stosów i wysokość dwóch kamieni.
book-wall-broken-side-counted-from-east = Wschód rzuca dwiema kostkami i odlicza sumę po bokach w kolejności gry, zaczynając od swojego. Ten bok się otwiera, a jego gracz rzuca jeszcze raz.
book-wall-broken-side-by-turns = Wschód, potem Południe, Zachód i Północ rzucają dwiema kostkami, aż czyjaś suma wskaże jego własne miejsce. Otwiera się jego bok, a on rzuca jeszcze raz.
book-wall-broken-side-counted-from-seat-one = Rzuca się dwiema kostkami i odlicza sumę po bokach w kolejności gry, zaczynając od miejsca 1. Ten bok się otwiera i rzuca się jeszcze raz.
book-wall-broken-stack-both-rolls-from-the-right = Sumę obu rzutów odlicza się w stosach od prawego końca tego boku, a za nim dalej po następnym.
book-wall-broken-stack-both-rolls-from-the-left = Sumę obu rzutów odlicza się w stosach od lewego końca tego boku, a za nim dalej po następnym.
book-wall-broken-stack-second-roll-from-the-right = W stosach od prawego końca tego boku odlicza się tylko drugi rzut.
book-wall-counted-out-last = Odliczony stos jest końcem muru; rozdawanie zaczyna się od stosu za nim.
book-wall-counted-out-first = Odliczony stos rozdaje się jako pierwszy.
book-wall-drawn-clockwise = Kamienie bierze się z muru zgodnie z ruchem wskazówek zegara.
book-wall-drawn-counter-clockwise = Kamienie bierze się z muru przeciwnie do ruchu wskazówek zegara.
book-wall-loose-tiles = { $count ->
    [0] Niczego się nie odkłada: w zamian bierze się kamień prosto z końca muru.
    [one] Na końcu muru odkłada się { $count } luźny kamień na wymianę.
    [few] Na końcu muru odkłada się { $count } luźne kamienie na wymianę.
    [many] Na końcu muru odkłada się { $count } luźnych kamieni na wymianę.
   *[other] Na końcu muru odkłada się { $count } luźnego kamienia na wymianę.
}
book-wall-loose-tiles-refilled-two-from-the-end = Gdy się skończą, odkłada się dwa następne z końca muru.
book-wall-dead-wall = { $count ->
    [0] Z muru bierze się wszystko, do ostatniego kamienia.
    [one] Na końcu muru zostaje { $count } kamień. Gdy innych już nie ma, a nikt nie wygrał, jest remis.
    [few] Na końcu muru zostają { $count } kamienie. Gdy innych już nie ma, a nikt nie wygrał, jest remis.
    [many] Na końcu muru zostaje { $count } kamieni. Gdy innych już nie ma, a nikt nie wygrał, jest remis.
   *[other] Na końcu muru zostaje { $count } kamienia. Gdy innych już nie ma, a nikt nie wygrał, jest remis.
}
book-wall-dead-wall-without-loose-tiles = Luźnych kamieni nie wlicza się do tych, które zostają.
book-wall-dead-wall-without-nothing = Luźne kamienie wlicza się do tych, które zostają.

## Rozdanie

book-deal-turns-of-four = { $count } razy po kolei, zaczynając od Wschodu, każdy bierze dwa stosy, czyli cztery kamienie.
book-deal-hand = Ręka ma { $count } kamieni.
book-deal-hand-of-east = { $count ->
    [13] Wschód ma tyle co inni i zaczyna od dobrania kamienia.
   *[other] Wschód ma { $count } kamieni i zaczyna od wyrzucenia.
}
book-deal-odd-tiles-last = Pojedyncze kamienie bierze się na końcu; gdy Wschodowi należą się dwa, bierze oba naraz.
book-deal-odd-tiles-leader-again = Pojedyncze kamienie bierze się na końcu; swój drugi Wschód bierze po wszystkich innych.
book-deal-odd-tiles-first = Wschód bierze najpierw pięć kamieni, każdy z innych po cztery. Potem wszyscy po kolei biorą po jednym stosie dwóch kamieni, aż Wschód ma trzynaście kamieni, a inni po dwanaście; pojedyncze kamienie inni biorą na końcu.
book-deal-flowers-laid-before-the-first-discard = Zanim ktoś wyrzuci pierwszy kamień, wykłada się kwiaty i pory roku i dobiera w zamian inne kamienie; zaczyna Wschód.

## Branie

book-claims-chow-next-player = Na czou wyrzucony kamień może wziąć tylko następny gracz.
book-claims-chow-anyone = Na czou wyrzucony kamień może wziąć każdy gracz.
book-claims-chow-nobody = Na czou nie wolno brać wyrzuconego kamienia.
book-claims-pung-and-kong-anyone = Co wolno wziąć na punga lub konga, może wziąć każdy gracz; gra toczy się dalej od niego.
book-claims-pung-on = Wyrzucony kamień wolno wziąć na punga.
book-claims-pung-off = Na punga nie wolno brać wyrzuconego kamienia.
book-claims-kong-on = Wyrzucony kamień wolno wziąć na konga.
book-claims-kong-off = Na konga nie wolno brać wyrzuconego kamienia.
book-claims-priority-mahjong-pung-or-kong-chow = Jeśli chce go kilku, pierwszeństwo ma madżong, potem pung lub kong, potem czou.
book-claims-priority-mahjong-next-in-turn = Jeśli chce go kilku, pierwszeństwo ma madżong, potem najbliższy w kolejności gry.
book-claims-tie-farthest = Jeśli kilku zgłasza madżonga, wygrywa najdalszy po wyrzucającym w kolejności gry.
book-claims-tie-nearest = Jeśli kilku zgłasza madżonga, wygrywa najbliższy po wyrzucającym w kolejności gry.
book-claims-tie-hierarchy = Jeśli kilku zgłasza madżonga, dopełniony pung ma pierwszeństwo przed parą, a para przed czou; wśród równych wygrywa najbliższy w kolejności gry.
book-claims-tie-all = Jeśli kilku zgłasza madżonga, wygrywają wszyscy.
book-claims-three-as-two = Tak samo jest, gdy zgłasza go troje.
book-claims-three-drawn-hand = Gdy zgłasza go troje, jest remis.
book-claims-last-discard-mahjong-only = Kamień, po którym nie ma już czego dobrać z muru, wolno wziąć tylko na madżonga.
book-claims-rob-exposed-kong-on = Konga robionego z odkrytego punga można obrabować: dokładany kamień bierze ten, kto nim wygrywa.
book-claims-rob-exposed-kong-off = Kamienia dokładanego do odkrytego punga nie można nikomu zabrać.
book-claims-rob-concealed-kong-wonders-on = Aby ułożyć „{ pattern-thirteen-wonders }”, wolno obrabować nawet zakrytego konga.
book-claims-rob-concealed-kong-wonders-off = Zakrytego konga nie można obrabować.

## Kolejka

book-play-kong-from-discard-three-concealed = Żeby wziąć wyrzucony kamień na konga, trzeba mieć trzy pozostałe w ręce.
book-play-kong-from-discard-three-concealed-or-exposed-pung = Żeby wziąć wyrzucony kamień na konga, trzeba mieć trzy pozostałe w ręce albo jako własnego odkrytego punga.
book-play-own-kongs-on = Cztery jednakowe kamienie dobrane z muru wolno w swoim ruchu wyłożyć jako konga; tylko wtedy dobiera się za nie kamień w zamian.
book-play-own-kongs-off = Kongów z kamieni dobranych z muru się nie wykłada.
book-play-kong-by-adding-drawn-tile-counts-exposed = Dobrany czwarty kamień wolno dołożyć do swojego odkrytego punga; taki kong jest odkryty.
book-play-kong-by-adding-not-allowed = Dobranego czwartego kamienia nie wolno dołożyć do odkrytego punga.
book-play-own-chows-on = Czou z kamieni dobranych z muru wolno w swoim ruchu otwarcie wyłożyć; ruch trwa dalej, ale ręka nie jest już zakryta.
book-play-own-chows-off = Czou z kamieni dobranych z muru zostaje w ręce.
book-play-own-pungs-on = Punga z kamieni dobranych z muru wolno w swoim ruchu otwarcie wyłożyć; liczy się nadal jako zakryty, ale ręka już nie jest zakryta.
book-play-own-pungs-off = Pung z kamieni dobranych z muru zostaje w ręce.
book-play-concealed-kong-two-up-two-down = W zakrytym kongu dwa kamienie leżą odkryte, a dwa zakryte.
book-play-undeclared-kong-concealed-pung = Cztery jednakowe, które zostały w ręce, liczą się jako zakryty pung.
book-play-replacement-loose-tile = Kto wykłada konga, kwiat lub porę roku, dobiera w zamian kamień z końca muru.
book-play-replacement-loose-tile-flowers-only = Kto wykłada kwiat lub porę roku, dobiera w zamian kamień z końca muru.
book-play-replacement-loose-tile-kongs-only = Kto wykłada konga, dobiera w zamian kamień z końca muru.
book-play-replacement-loose-tile-moot = Nie wykłada się niczego, za co należałby się kamień w zamian.
book-play-win-may-be-passed = Nikt nie musi wygrać: kompletnej ręki można nie zgłosić.
book-play-dead-hand-on = Ręka z niewłaściwą liczbą kamieni jest martwa: nie może wygrać. Gdy kamieni jest za mało, jej punkty na końcu i tak się liczą, a gdy za dużo, nie jest warta nic. Przy stole Eastwind kamienie rozdaje program, więc ich liczba zawsze się zgadza: zasada dotyczy rąk podanych do policzenia.
book-play-dead-hand-off = Martwych rąk nie ma: niewłaściwa liczba kamieni niczego nie zmienia.
book-play-furiten-on = Kto sam wyrzucił kamień, na który czeka, nie wygra cudzym wyrzuconym kamieniem, dopóki nie zmieni tego, na co czeka.
book-play-furiten-off = Własny wyrzucony kamień nie przeszkadza wygrać takim samym.
book-play-winning-hand-any = Ręka z odkrytymi grupami może wygrać.
book-play-winning-hand-concealed = Wygrać może tylko ręka bez odkrytych grup.
book-play-pair-from-discard-on = Wyrzucony kamień może dopełnić parę.
book-play-pair-from-discard-off = Wyrzucony kamień może dopełnić grupę, ale nie parę.
book-play-win-from-discard-on = Wygrać można też kamieniem, który wyrzucił ktoś inny.
book-play-win-from-discard-off = Cudzym wyrzuconym kamieniem nikt nie wygrywa, tylko kamieniem z muru; kamień konga, którego wolno obrabować, nie jest wyrzucony.
book-play-most-chows = { $count ->
    [0] W zwycięskiej ręce z grup i pary nie ma czou.
    [1] W zwycięskiej ręce z grup i pary jest najwyżej jedno czou.
    [2] W zwycięskiej ręce z grup i pary są najwyżej dwa czou.
    [3] W zwycięskiej ręce z grup i pary są najwyżej trzy czou.
   *[4] Wszystkie cztery grupy mogą być czou.
}
book-play-least-points = { $count ->
    [0] Zwycięska ręka nie musi mieć określonej liczby punktów.
   *[other] Aby wygrać, ręka musi mieć przed podwojeniem co najmniej { points-count }.
}
book-play-least-doubles = { $count ->
    [0] Zwycięska ręka nie musi mieć podwojeń.
   *[other] Aby wygrać, ręka musi mieć co najmniej { doubles-count }.
}

## Gotowa ręka

book-ready-hand-none = Gotowej ręki się nie zgłasza.
book-ready-hand-optional = Komu do wygranej brakuje jednego kamienia, może zgłosić gotową rękę.
book-ready-hand-required = Komu do wygranej brakuje jednego kamienia, musi zgłosić gotową rękę.
book-ready-hand-to-win = Komu do wygranej brakuje jednego kamienia, może zgłosić gotową rękę; wygrać może tylko zgłoszona.
book-ready-at-once-on = Zgłoszenie jej od razu to osobna rzecz, warta więcej.
book-ready-at-once-off = Zgłoszenie jej od razu nie daje nic więcej.
book-ready-at-once-when-after-the-deal = Od razu znaczy zaraz po rozdaniu, przed pierwszym wyrzuconym kamieniem; odtąd ręki się nie zmienia.
book-ready-at-once-when-first-discard = Od razu znaczy z pierwszym własnym wyrzuconym kamieniem.
book-ready-declared-own-turn-with-the-discard = Zgłasza się ją w swoim ruchu, razem z wyrzuceniem kamienia.
book-ready-lasts-to-the-end-of-the-hand = Zgłoszenie obowiązuje do końca rozdania.

## Postacie

book-shapes-seven-pairs-of-honours-on = Wygrywa para każdego wiatru i każdego smoka: siedem par honorów.
book-shapes-seven-pairs-of-honours-off = Siedem par honorów nie wygrywa.
book-shapes-seven-pairs-of-one-suit-on = Wygrywa siedem różnych par jednego koloru.
book-shapes-seven-pairs-of-one-suit-off = Siedem różnych par jednego koloru nie wygrywa.
book-shapes-thirteen-wonders-on = Wygrywa „{ pattern-thirteen-wonders }”: wszystkie jedynki, dziewiątki, wiatry i smoki po jednym, a jeden z nich dwa razy.
book-shapes-thirteen-wonders-off = „{ pattern-thirteen-wonders }” nie wygrywa.
book-shapes-seven-pairs-on = Wygrywa dowolne siedem par; cztery jednakowe liczą się jako dwie pary.
book-shapes-seven-pairs-off = Dowolne siedem par nie wygrywa.
book-shapes-pairs-of-ends-on = Wygrywa siedem różnych par jedynek, dziewiątek i honorów.
book-shapes-pairs-of-ends-off = Siedem par jedynek, dziewiątek i honorów nie wygrywa.
book-shapes-knitting-on = Wygrywa dziewiarka: siedem par, każda z tej samej liczby w jednym i w drugim z dwóch kolorów.
book-shapes-knitting-off = Dziewiarka nie wygrywa.
book-shapes-triple-knitting-on = Wygrywa potrójna dziewiarka: cztery trójki, każda z tej samej liczby we wszystkich trzech kolorach, i para z jednej liczby w dwóch.
book-shapes-triple-knitting-off = Potrójna dziewiarka nie wygrywa.
book-shapes-one-suit-on = Wygrywa dowolne czternaście kamieni jednego koloru.
book-shapes-one-suit-off = Czternaście kamieni jednego koloru potrzebuje grup i pary, jak każde inne.
book-shapes-off = Tu nie wygrywają: { $forms }.

## Wartość

book-scoring-total-points-doubled = Punkty wszystkich wierszy się dodaje, a sumę podwaja tyle razy, ile jest podwojeń.
book-scoring-total-flat = Każda wygrana jest warta tyle samo, cokolwiek jest w ręce.
book-scoring-total-table = O wartości ręki decyduje sama liczba podwojeń, według tabeli; punktów się nie liczy.
book-scoring-flat = Ta liczba to { $count }.
book-scoring-by-doubles = Wartość według liczby podwojeń: { $figures }. Ostatnia liczba obowiązuje też, gdy podwojeń jest więcej.
book-scoring-reading-best = Gdy rękę można odczytać na kilka sposobów, liczy się ten, który daje najwięcej.
book-scoring-drawn-hand-no-scores = Po remisie rąk się nie liczy.
book-scoring-only-possible-tile-sole-kind = Premia za rękę jednej szansy wymaga dwóch rzeczy: właściwego miejsca ostatniego kamienia i tego, że żaden inny kamień nie dopełniłby ręki.
book-scoring-only-possible-tile-wait-shape = Do premii za rękę jednej szansy wystarczy miejsce ostatniego kamienia: para, środek czou albo jego zamknięty koniec.
book-scoring-only-possible-tile-moot = Premii za rękę jednej szansy nie ma.
book-scoring-only-possible-tile-kind-alone-moot = Premia „{ pattern-only-kind }” nie zależy od miejsca ostatniego kamienia: wystarczy, że żaden inny kamień nie dopełniłby ręki.
book-scoring-earthly-ready-at-once = Na „{ pattern-earthly }” trzeba zgłosić gotową rękę zaraz po rozdaniu.
book-scoring-earthly-any-hand = „{ pattern-earthly }” nie wymaga zgłoszenia.
book-scoring-earthly-moot = „{ pattern-earthly }” nie obowiązuje.
book-scoring-winds-every = Pungi i kongi wszystkich wiatrów dają punkty.
book-scoring-winds-own = Z wiatrów punkty dają tylko pungi i kongi własnego.
book-scoring-one-suit-needs-honour-pair-on = Jeden kolor z honorami podwaja tylko wtedy, gdy para jest z honorów.
book-scoring-one-suit-needs-honour-pair-off = Jeden kolor z honorami podwaja przy każdej parze.
book-scoring-nothing-drawn-never-drawn = Bez dobierania wygrał ten, kto nie wziął z muru żadnego kamienia, choćby brał grupy.
book-scoring-nothing-drawn-as-dealt = Bez dobierania wygrywa tylko ręka gotowa z rozdania.
book-scoring-nothing-drawn-moot = Za wygraną bez dobierania nic się nie należy.
book-scoring-hidden-snake-all-numbers = Dwa czou układu „{ pattern-hidden-snake }” zajmują wszystkie sześć liczb, które zostały poza pungami i parą.
book-scoring-hidden-snake-any-numbers = Dwa czou układu „{ pattern-hidden-snake }” to dowolne dwa z liczb, które zostały poza pungami i parą.
book-scoring-hidden-snake-moot = „{ pattern-hidden-snake }” nie obowiązuje.
book-scoring-flowers-with-sums-on = Kwiaty i pory roku doliczają się do ręki o stałej wartości i podwajają ją, nie ponad limit.
book-scoring-flowers-with-sums-off = Ręka o stałej wartości jest warta właśnie tyle, jakiekolwiek kwiaty i pory roku leżą obok.
book-scoring-flowers-with-sums-moot = Nie ma ręki o stałej wartości przy kwiatach i porach roku.
book-scoring-one-suit-needs-honour-pair-moot = Jeden kolor z honorami niczego sam nie daje.
book-scoring-waiting-one-suit-doubles = { $count ->
    [0] Czekanie na jeden kolor bez czou nic przegranemu nie daje.
   *[other] Przegrany, którego zgłoszona gotowa ręka czeka na jeden kolor bez czou, dostaje { doubles-count }.
}

## Limit

book-limit-cap = Żadna ręka nie jest warta więcej niż { $count }: to limit.
book-limit-cap-none = Limitu nie ma.
book-limit-hands-without-limit = Specjalny układ jest wtedy wart co najmniej { $count }, a jeśli z rachunku wychodzi więcej, to właśnie tyle.
book-limit-applied-before-east-doubles = Limit dotyczy ręki; podwojenie dla Wschodu przychodzi po nim.
book-limit-losers-cut = Limit dotyczy także rąk przegranych.
book-limit-losers-free = Limit dotyczy ręki zwycięskiej: przegrani rozliczają się według pełnej wartości swoich rąk.

## Rozliczenie

book-settlement-winner-each-loser-pays = Każdy przegrany płaci zwycięzcy wartość jego ręki.
book-settlement-winner-losers-points = Każdy przegrany płaci zwycięzcy tyle, ile wyniosła jego własna ręka.
book-settlement-winner-own-score = Nikt nikomu nie płaci: każdy dodaje wartość swojej ręki do swojego wyniku.
book-settlement-discarder-no-matter = To, kto wyrzucił zwycięski kamień, nie ma przy tym znaczenia.
book-settlement-discarder-pays-for-all = Kto wyrzucił zwycięski kamień, płaci za wszystkich przegranych.
book-settlement-discarder-pays-double = Kto wyrzucił zwycięski kamień, płaci swoją część podwójnie.
book-settlement-losers-difference = Przegrani rozliczają się między sobą: z każdych dwóch ten, kto ma mniej, płaci drugiemu różnicę.
book-settlement-losers-none = Przegrani między sobą niczego nie rozliczają.
book-settlement-east-with-winner-on = To, co Wschód płaci zwycięzcy albo dostaje jako zwycięzca, podwaja się.
book-settlement-east-with-winner-off = Wschód płaci zwycięzcy i dostaje jako zwycięzca jak każdy.
book-settlement-east-between-losers-on = Także między przegranymi to, co płaci lub dostaje Wschód, podwaja się.
book-settlement-east-between-losers-off = Między przegranymi Wschód liczy się jak każdy.
book-settlement-penalty-on = Niebezpieczny kamień ma swoją cenę: kto dał nim komuś wygraną, płaci zwycięzcy za wszystkich przegranych, a między nimi niczego się nie rozlicza.
book-settlement-penalty-off = Kary za niebezpieczny kamień nie ma.
book-settlement-penalty-rule-figures = Niebezpieczny jest kamień, który dopełnia rękę otwarcie grożącą wysoką wygraną, według tych liczb.
book-settlement-penalty-rule-clubs = Niebezpieczne są: kamień koloru, którego trzy grupy zwycięzca ma na stole; kamień zielony, jedynka lub dziewiątka, wiatr lub honor przy trzech grupach tego samego rodzaju na stole; smok przy dwóch; a gdy do wzięcia zostało pięć kamieni lub mniej, kamień, jakiego nikt jeszcze nie widział. Kto nie miał bezpiecznego kamienia, nie płaci.
book-settlement-penalty-tiles-of-suit =
    Jeden kolor: zwycięzca ma na stole co najmniej { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
        [many] { $count } kamieni
       *[other] { $count } kamienia
    } jednego koloru, a wyrzucony jest tego samego koloru.
book-settlement-penalty-suit-exempt-holds-only-that-suit-ready-hand = Od kary za jeden kolor wolny jest ten, kto trzyma tylko ten kolor albo zgłosił gotową rękę.
book-settlement-penalty-suit-exempt-holds-only-that-suit-ready-before = Od kary za jeden kolor wolny jest ten, kto trzyma tylko ten kolor albo zgłosił gotową rękę już wcześniej.
book-settlement-penalty-suit-exempt-with-sets-ready-hand = Od kary za jeden kolor wolny jest ten, kto i w ręce, i na stole ma tylko ten kolor albo zgłosił gotową rękę.
book-settlement-penalty-suit-exempt-with-sets-ready-before = Od kary za jeden kolor wolny jest ten, kto i w ręce, i na stole ma tylko ten kolor albo zgłosił gotową rękę już wcześniej.
book-settlement-penalty-needs-one-suit-on = Do kary za jeden kolor także zwycięska ręka musi być jednego koloru.
book-settlement-penalty-needs-one-suit-off = Do kary za jeden kolor zwycięska ręka nie musi być jednego koloru.
book-settlement-penalty-suit-honours-on = Ręka jednego koloru z honorami jest tu także ręką jednego koloru.
book-settlement-penalty-suit-honours-off = Ręka z honorami nie jest tu ręką jednego koloru.
book-settlement-penalty-wind-sets =
    Wiatry: zwycięzca ma na stole { $count ->
        [one] { $count } grupę różnych wiatrów
        [few] { $count } grupy różnych wiatrów
        [many] { $count } grup różnych wiatrów
       *[other] { $count } grupy różnych wiatrów
    }, a wyrzucony jest czwarty wiatr.
book-settlement-penalty-dragon-sets =
    Smoki: zwycięzca ma na stole { $count ->
        [one] { $count } grupę różnych smoków
        [few] { $count } grupy różnych smoków
        [many] { $count } grup różnych smoków
       *[other] { $count } grupy różnych smoków
    }, a wyrzucony jest trzeci smok.
book-settlement-penalty-terminal-sets =
    Jedynki i dziewiątki: zwycięzca ma na stole { $count ->
        [one] { $count } taką grupę
        [few] { $count } takie grupy
        [many] { $count } takich grup
       *[other] { $count } takie grupy
    }, a wyrzucona jest jedynka lub dziewiątka.
book-settlement-drawn-hand-none = Po remisie nic się nie płaci.
book-settlement-drawn-hand-to-east = Po remisie każdy płaci Wschodowi.
book-settlement-drawn-hand-to-ready-hands = Po remisie każdy, kto nie zgłosił gotowej ręki, płaci każdemu, kto ją zgłosił.
book-settlement-drawn-hand-to-waiting-hands = Po remisie każdy, komu brakuje więcej niż jednego kamienia, płaci każdemu, komu brakuje jednego, zgłosił to czy nie.
book-settlement-drawn-hand-to-east-and-ready-hands = Po remisie każdy z pozostałych płaci Wschodowi i każdemu, kto zgłosił gotową rękę.
book-settlement-drawn-hand-to-east-and-waiting-hands = Po remisie każdy z pozostałych płaci Wschodowi i każdemu, komu brakuje jednego kamienia, zgłosił to czy nie.
book-settlement-drawn-hand-amount = Płaci się wtedy po { $count }.
book-settlement-stock = { $count ->
    [0] Wszyscy zaczynają od zera; wynik może spaść poniżej.
   *[other] Każdy zaczyna z zapasem { $count }.
}
book-settlement-counters = Zapas składa się z liczmanów: { $counters }.
book-settlement-counters-none = Nie określono, jakie liczmany go tworzą.
book-settlement-counter = { $number } po { $worth }
book-settlement-counters-for-stock = Zapas { $count } rozdaje się liczmanami: { $counters }.
book-settlement-counters-for-stock-none = { book-settlement-counters-none }
book-settlement-stake = { $count ->
    [0] Gra się tylko o punkty.
    [one] Punkt jest wart { $count } setną tego, o co się gra.
    [few] Punkt jest wart { $count } setne tego, o co się gra.
    [many] Punkt jest wart { $count } setnych tego, o co się gra.
   *[other] Punkt jest wart { $count } setnej tego, o co się gra.
}

## Partia

book-match-rounds = { $count ->
    [0] Rund nie ma.
    [one] Partia ma { $count } rundę.
    [few] Partia ma { $count } rundy.
    [many] Partia ma { $count } rund.
   *[other] Partia ma { $count } rundy.
}
book-match-round-ends-lead-passed-four-times = Runda kończy się, gdy każdy był rozdającym i przekazał rozdawanie dalej.
book-match-hands-one-for-each-seat = Rozdający zmienia się po każdym rozdaniu, więc rozdań w rundzie jest { $count }.
book-match-hands = { $count ->
    [0] Liczba rozdań nie jest ustalona.
    [one] Partia kończy się po { $count } rozdaniu, jeśli nic nie skończy jej wcześniej.
    [few] Partia kończy się po { $count } rozdaniach, jeśli nic nie skończy jej wcześniej.
    [many] Partia kończy się po { $count } rozdaniach, jeśli nic nie skończy jej wcześniej.
   *[other] Partia kończy się po { $count } rozdania, jeśli nic nie skończy jej wcześniej.
}
book-match-stock-end-never = Wyczerpany zapas nie kończy partii: gra się dalej, na dług.
book-match-stock-end-below-zero = Partia kończy się, gdy czyjś zapas spadnie poniżej zera.
book-match-stock-end-at-zero = Partia kończy się, gdy czyjś zapas się wyczerpie.
book-match-minutes = { $count ->
    [0] Czas nie jest ograniczony.
    [one] Partia kończy się po { $count } minucie.
    [few] Partia kończy się po { $count } minutach.
    [many] Partia kończy się po { $count } minutach.
   *[other] Partia kończy się po { $count } minuty.
}
book-match-time-end-finished = Rozpoczęte rozdanie gra się wtedy do końca.
book-match-time-end-dropped = Rozpoczęte rozdanie wtedy przepada.
book-match-lead-after-east-wins-stays = Gdy wygrywa Wschód, rozdaje dalej.
book-match-lead-after-east-wins-passes = Nawet gdy wygrywa Wschód, rozdającym zostaje następny gracz.
book-match-lead-after-east-wins-next-to-winner = Gdy wygrywa Wschód, rozdającym zostaje następny po nim.
book-match-lead-after-other-wins-passes = Gdy wygrywa inny, rozdającym zostaje gracz następny po Wschodzie.
book-match-lead-after-other-wins-next-to-winner = Gdy wygrywa inny, rozdającym zostaje następny po zwycięzcy.
book-match-lead-after-draw-stays = Po remisie Wschód rozdaje dalej.
book-match-lead-after-draw-passes = Po remisie rozdającym zostaje następny gracz.

## Przy stole

book-table-unclaimed-discard-face-up = Kamienie, których nikt nie wziął, leżą odkryte.
book-table-unclaimed-discard-face-down = Kamienie, których nikt nie wziął, odwraca się obrazkiem w dół.
book-table-danger-warning-on = Stół ostrzega przed niebezpiecznym kamieniem. Na grę to nie wpływa.
book-table-danger-warning-off = Stół nie ostrzega przed niebezpiecznym kamieniem.
book-table-open-hands-on = Kamienie wszystkich leżą odkryte.
book-table-open-hands-off = Zakryte kamienie gracza widzi tylko on sam.

## The sources' examples

book-examples-about = To, co źródła tych zasad liczą jako przykłady; kamienie dobraliśmy sami. Sumy są policzone według tych zasad, tak jak stoją, razem z opcjami.
book-example = Przykład { $number }
book-example-line = Wiersz
book-example-column-open = Odkryta
book-example-column-closed = Zakryta
book-example-column-sum = Razem
book-example-column-no-chow-off = Bez 10 za rękę bez czou
book-example-hand-open = Grupy na stole
book-example-hand-closed = Wszystko w ręce
book-example-hand-sum = Ręka
book-example-hand-no-chow-off = Ręka, bez 10
book-example-points = Punkty
book-example-total = Wartość ręki
book-example-dragons = Pung kółek, pung znaków i pung smoków. Odkryte grupy są warte połowę zakrytych, a smoki podwajają.
book-example-one-pung = Jeden pung i czou: nic nie podwaja.
book-example-suit-and-honours = Jeden kolor z pungiem smoków: dwa podwojenia, za smoki i za kolor.
book-example-suit = Sam jeden kolor: trzy podwojenia.
book-example-all-laid = Cztery pungi, wszystkie na stole, jeden ze smoków. Źródło pomija punkty, które jego własna tabela daje za rękę bez czou.
book-example-part-in-hand = Jeden kolor z pungiem smoków w ręce; pung i czou leżą na stole.
book-example-suit-in-hand = Jeden kolor, wszystko w ręce.
book-example-own-wind-pair = Para własnego wiatru daje punkty.
book-example-limit = Ręka, która dochodzi do limitu albo dalej, daje limit.
book-example-other-wind-pair = Para innego wiatru nic nie daje.
book-example-own-wind-pung = Pung własnego wiatru daje punkty i podwaja.
book-example-any-of-a-suit = Czternaście kamieni jednego koloru wygrywa także bez grup.
book-example-settled = Wygrał Wschód z ręką wartą { $east }; Południe ma { $south }, Zachód { $west }, Północ { $north }.
book-examples-drawn = W tych zasadach nikt nie wygrywa wyrzuconym kamieniem: ostatni kamień jest tu dobrany z muru.
book-example-break = Jak otwiera się mur przy rzutach ze źródła.
book-example-break-throw = Kto rzuca
book-example-break-sum = Kostki
book-example-break-says = Co z tego wynika
book-example-break-side = Otwierana ściana: { $seat }
book-example-break-stack = Para { $number } { $end ->
    [left] od lewej
   *[right] od prawej
 } w tej ścianie: { $seat }
book-example-claim-chow = Wyrzucony kamień tworzy czou z dwoma kamieniami w ręce następnego gracza.
book-example-claim-pung = Wyrzucony kamień tworzy pung z parą w ręce kogoś, kto siedzi dalej.
book-example-claim-kong = Wyrzucony kamień tworzy kong z trzema jednakowymi w ręce.
book-example-claim-three-hands = Jeden wyrzucony kamień uzupełnia naraz trzy ręce: jedną o czou, dwie o parę.
book-example-claim-discard = { $seat } wyrzuca
book-example-claim-who = Ręka
book-example-claim-wants = Do czego
book-example-claim-gets = Dostaje
book-example-claim-mahjong = madżong
book-example-claim-next = { $taker } wykłada układ odkryty i wyrzuca kamień.
book-example-claim-loose = { $taker } wykłada kong odkryty, bierze luźny kamień i wyrzuca jeden.
book-example-claim-turn = Następna kolejka: { $next }.
book-example-claim-passed = Bez kolejki: { $seats }.
book-example-claim-over = Madżong: { $taker }. Rozdanie skończone.
