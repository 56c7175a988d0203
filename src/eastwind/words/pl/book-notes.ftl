# Gdzie źródła są niejasne i co postanowiono: `note-<zestaw>-<notatka>-unclear` i `-decided`, według zestawu, w którego pliku stoi.

## ru-classic

note-ru-classic-first-east-tie-unclear = Rozdającym zostaje ten, kto ma najwyższą sumę dwóch kostek; o równych sumach nic nie powiedziano.
note-ru-classic-first-east-tie-decided = Ci, którzy mają tę samą najwyższą sumę, rzucają jeszcze raz.
note-ru-classic-break-past-the-end-unclear = Suma obu rzutów może przekroczyć 17 stosów jednego muru; o tym nic nie powiedziano.
note-ru-classic-break-past-the-end-decided = Odlicza się dalej po następnym murze, w tę samą stronę.
note-ru-classic-moving-end-unclear = Nowe luźne kamienie bierze się z końca muru; czy 14 kamieni i piętnasty od końca przesuwają się razem z nim, nie powiedziano.
note-ru-classic-moving-end-decided = Przesuwają się: wszystko liczy się od miejsca, gdzie mur kończy się teraz. Konga można zgłosić, dopóki leży luźny kamień albo można go odłożyć.
note-ru-classic-length-of-a-round-unclear = Powiedziano, że runda to cztery rozdania, a partia szesnaście, ale Wschód po wygranej rozdaje dalej.
note-ru-classic-length-of-a-round-decided = Runda kończy się, gdy rozdający zmienił się cztery razy; partia ma co najmniej szesnaście rozdań. Opcją „{ option-lead-after-east-wins }” można sprawić, że runda ma dokładnie cztery rozdania.
note-ru-classic-lead-after-draw-unclear = Rozdający zostaje tylko wtedy, gdy wygrywa Wschód; o remisie tam nie wspomniano.
note-ru-classic-lead-after-draw-decided = Po remisie rozdający się zmienia, zgodnie z literą tego zdania.
note-ru-classic-last-discard-unclear = Czy kamień, po którym nie ma już czego dobrać z muru, wolno wziąć na czou, punga lub konga.
note-ru-classic-last-discard-decided = Wolno go wziąć tylko na madżonga.
note-ru-classic-undeclared-kong-unclear = Ile są warte cztery jednakowe w ręce, których nie wyłożono jako konga.
note-ru-classic-undeclared-kong-decided = Tyle co zakryty pung.
note-ru-classic-ready-hand-unclear = Gotową rękę trzeba zgłosić; kiedy, czy wiąże ona gracza i czy może przepaść, nie powiedziano.
note-ru-classic-ready-hand-decided = Zgłasza się ją w swoim ruchu razem z wyrzuceniem kamienia; nie zamraża ręki i obowiązuje do końca rozdania.
note-ru-classic-ready-at-once-unclear = Gracz, który „od razu” odkrywa gotową rękę, odtąd już tylko czeka; której chwili to dotyczy, nie powiedziano.
note-ru-classic-ready-at-once-decided = Zaraz po rozdaniu, gdy kwiaty są wyłożone: Wschód z pierwszym wyrzuconym kamieniem, inni przed nim, i wszystkich pyta się tak samo. Odtąd ręka jest zamrożona.
note-ru-classic-dead-hand-unclear = O ręce ze zbyt małą lub zbyt dużą liczbą kamieni nic nie powiedziano.
note-ru-classic-dead-hand-decided = Nie może wygrać. Gdy kamieni jest za mało, jej punkty na końcu i tak się liczą, a gdy za dużo, nie jest warta nic.
note-ru-classic-both-winds-in-a-pair-unclear = Ile jest warta para wiatru, który jest i własny, i wiatrem rundy.
note-ru-classic-both-winds-in-a-pair-decided = Liczą się oba wiersze: 4 punkty.
note-ru-classic-prevailing-wind-unclear = Wiatr rundy daje punkty, ale który to wiatr, nie określono.
note-ru-classic-prevailing-wind-decided = Ten, od którego nazwano rundę.
note-ru-classic-pung-won-by-a-discard-unclear = Czy pung dopełniony zwycięskim wyrzuconym kamieniem jest odkryty.
note-ru-classic-pung-won-by-a-discard-decided = Jest; pozostałe ukryte kamienie zwycięzcy są zakryte. Pung w ręce przegranego jest zakryty.
note-ru-classic-no-scoring-set-unclear = Ręka „bez punktów”: każdy zwycięzca ma przynajmniej punkty za madżonga.
note-ru-classic-no-scoring-set-decided = Patrzy się tylko na grupy i parę: kwiaty i premie zwycięzcy nie przeszkadzają.
note-ru-classic-last-from-wall-unclear = Czy luźny kamień liczy się jako dobrany z muru.
note-ru-classic-last-from-wall-decided = Liczy się.
note-ru-classic-last-wall-tile-unclear = Czy ostatni kamień musi dobrać sam zwycięzca, czy może to być kamień wyrzucony.
note-ru-classic-last-wall-tile-decided = Dobiera go sam zwycięzca.
note-ru-classic-only-possible-tile-unclear = Ostatni kamień ma być jedynym możliwym, a w nawiasie wymieniono trzy miejsca: co, jeśli takie miejsce jest jednym z kilku sposobów wygranej?
note-ru-classic-only-possible-tile-decided = Wymaga się obu: jednego z tych miejsc i tego, że żaden inny kamień nie dopełniłby ręki; kamień, którego wszystkie cztery sztuki gracz już ma, się nie liczy. Przy wyborze „{ option-only-possible-tile-wait-shape }” wystarcza samo miejsce.
note-ru-classic-terminals-and-honours-unclear = Czy ręka z samych honorów to także „tylko 1, 9 i honory”.
note-ru-classic-terminals-and-honours-decided = Nie: do tego podwojenia potrzeba przynajmniej jednej jedynki lub dziewiątki. U przegranego patrzy się na wszystkie jego kamienie.
note-ru-classic-heavenly-twins-unclear = Czy siedem par jednego koloru może zawierać cztery jednakowe jako dwie pary.
note-ru-classic-heavenly-twins-decided = Wszystkie siedem par musi się różnić.
note-ru-classic-no-limit-unclear = Ile jest wart specjalny układ, gdy limitu nie umówiono.
note-ru-classic-no-limit-decided = Co najmniej 2000 punktów, liczba, którą źródło podaje jako przykład. Ręka, której rachunek daje więcej, jest warta więcej.
note-ru-classic-hidden-snake-unclear = Wąż ma dwa czou „z pozostałych liczb”: czy mają zająć wszystkie sześć, nie powiedziano; można rozumieć też 234 234 przy parze piątek.
note-ru-classic-hidden-snake-decided = Wszystkie sześć: po jednym czou z każdej strony, jak się to zwykle rozumie. Przy wyborze „{ option-hidden-snake-any-numbers }” wystarczą dowolne dwa czou z tych liczb.
note-ru-classic-penalty-exempt-unclear = Wolny jest ten, kto „ma” kamienie tylko tego koloru, albo kto ma gotową rękę: czy patrzy się też na grupy na stole i czy można zgłosić gotową rękę tym właśnie niebezpiecznym kamieniem, nie powiedziano.
note-ru-classic-penalty-exempt-decided = Patrzy się tylko na ukryte kamienie: to one mogły być wyrzucone zamiast niego. Kto zgłasza gotową rękę tym kamieniem, jest gotowy, gdy kamień leży. Opcja „{ option-penalty-suit-exempt }” daje też surowsze odczytania.

## gambler-classic

note-gambler-classic-page-begins-midway-unclear = To, co zachowało się ze stron klubu, zaczyna się w środku specjalnych układów, od obrazka ukrytego węża; brakuje też zestawu kamieni, muru, rozdawania, zgłoszeń i kwiatów.
note-gambler-classic-page-begins-midway-decided = Wszystko to wzięto z rosyjskich zasad z pudełka, które zachowana część powtarza prawie słowo w słowo.
note-gambler-classic-club-penalty-unclear = Karę opisano, powiedziano, że jeszcze nie obowiązuje, a mimo to prosi się graczy, by takich kamieni unikali.
note-gambler-classic-club-penalty-decided = Jest wyłączona; włącza ją opcja. Ostrzeżenie przed niebezpiecznym kamieniem jest włączone.
note-gambler-classic-late-claim-unclear = Punga lub konga wolno zgłosić nawet wtedy, gdy następny gracz już dobrał i obejrzał kamień, dopóki nie przykryje go następny wyrzucony.
note-gambler-classic-late-claim-decided = Wszyscy odpowiadają w jednym wyznaczonym czasie, zanim następny dobierze kamień, a rozstrzyga kolejność pierwszeństwa: nikt nie traci kamienia przez to, że odpowiada wolniej, i nikt nie ogląda kamienia, który potem musi oddać.
note-gambler-classic-sawing-the-pillar-unclear = Rabuje się konga dwójek bambusów, gdy się go wykłada; ręki, która nim wygrywa, nie opisano.
note-gambler-classic-sawing-the-pillar-decided = Dowolna zwycięska ręka. Chodzi o konga powstałego z odkrytego punga: zakrytego można obrabować tylko na „{ pattern-thirteen-wonders }”, a tam dwójka jest niepotrzebna.
note-gambler-classic-pure-suit-unclear = Przy dziewięciu odkrytych kamieniach koloru wyrzucony kamień tego koloru jest niebezpieczny, jeśli dopełnia rękę „czystego koloru”; wśród podwojeń klub tak samo nazywa kolor ze smokami i wiatrami.
note-gambler-classic-pure-suit-decided = Ręka z samego tego koloru: przy karze mowa tylko o jego kamieniach. Opcja „{ option-penalty-suit-honours }” uznaje też kolor z honorami.

## gambler-standard

note-gambler-standard-peking-garden-unclear = „Zbierany w ukryciu” i „czou ze smoków”: czy ostatni kamień może być wyrzucony, nie powiedziano.
note-gambler-standard-peking-garden-decided = Bez odkrytych grup; ostatni kamień może być wyrzucony. Po jednym kamieniu każdego wiatru i każdego smoka.
note-gambler-standard-true-great-snake-unclear = „Smoków koloru” nie nazwano ani nie powiedziano, czy ostatni kamień może być wyrzucony.
note-gambler-standard-true-great-snake-decided = Zielony należy do bambusów, czerwony do znaków, biały do kółek. Pung może być z własnego wiatru, a para ze smoka, albo odwrotnie. Bez odkrytych grup; ostatni kamień może być wyrzucony.
note-gambler-standard-seven-pairs-unclear = Dowolne siedem par jest warte 350 punktów, „zakryte kongi dozwolone”, wśród układów wartych poza tym limit.
note-gambler-standard-seven-pairs-decided = Równo 350 punktów, niezależnie od limitu, chyba że ręka jest zarazem układem, za który należy się limit: siedem różnych par jednego koloru lub wszystkich honorów to „{ pattern-heavenly-twins }”, a siedem par jednego koloru, w całości z muru, nie ma czou: to „{ pattern-hidden-treasure }”. Cztery jednakowe w ręce liczą się jako dwie pary.
note-gambler-standard-flowers-with-seven-pairs-unclear = Punkty i podwojenia za kwiaty i pory roku dolicza się do wartości układu „niezależnie” od tego, kto wygrał; czy także do ręki, która i tak jest warta 350, nie powiedziano.
note-gambler-standard-flowers-with-seven-pairs-decided = 350 zostaje 350: to wartość całej ręki. Z opcją „{ option-flowers-with-sums }” własny kwiat i własna pora roku dają (350 + 8) × 4, nie ponad limit.

## bg-classic

note-bg-classic-ready-hand-unclear = O gotowej ręce nic nie powiedziano.
note-bg-classic-ready-hand-decided = Nie zgłasza się jej. Z opcją „{ option-ready-hand }” jest jak w rosyjskich zasadach z pudełka: zgłasza się ją w swoim ruchu razem z wyrzuceniem kamienia, nie zamraża ręki i obowiązuje do końca rozdania.
note-bg-classic-seat-by-roll-unclear = Suma dwóch kostek wskazuje miejsce każdego gracza; co, gdy miejsce jest zajęte, nie powiedziano.
note-bg-classic-seat-by-roll-decided = Kto wyrzucił zajęte miejsce, rzuca jeszcze raz.
note-bg-classic-who-breaks-unclear = Wschód, potem Południe, Zachód i Północ rzucają, aż ktoś otrzyma sumę swojego miejsca; dla Południa podano „2, 6 lub 9”, choć 9 należy do Wschodu. Co, gdy nikomu się nie uda, nie powiedziano.
note-bg-classic-who-breaks-decided = Południe potrzebuje 2, 6 lub 10, jak przy losowaniu miejsc. Gdy nikomu się nie uda, Wschód zaczyna od nowa.
note-bg-classic-which-wall-unclear = W przykładzie rozdający rzuca 9 i 4, a mur otwiera się na 13. stosie „muru po lewej rozdającego”, licząc od prawej do lewej: w jego własnym murze czy w murze gracza po lewej.
note-bg-classic-which-wall-decided = Mur tego gracza, któremu się udało.
note-bg-classic-loose-tiles-unclear = Na dalekim końcu muru kładzie się dwa kamienie; co, gdy się skończą, i czy czternaście kamieni przesuwa się z końcem, nie powiedziano.
note-bg-classic-loose-tiles-decided = Z końca bierze się i odkłada dwa następne, a czternaście, wraz z luźnymi, liczy się od miejsca, gdzie mur kończy się teraz. Konga można zgłosić, dopóki leży luźny kamień albo można go odłożyć.
note-bg-classic-prevailing-wind-unclear = Wiatr rundy ma być tylko nazwą rundy; powiedziano, że liczy się jedynie własny.
note-bg-classic-prevailing-wind-decided = Nigdy nie daje punktów. Grupy i pary innych wiatrów nie są warte nic.
note-bg-classic-robbing-a-kong-unclear = O rabowaniu konga nic nie powiedziano.
note-bg-classic-robbing-a-kong-decided = Konga nie można obrabować; opcja „{ option-robbing }” pozwala na to przy odkrytych, bez premii.
note-bg-classic-faces-of-a-kong-unclear = Kong z trzech kamieni z muru i jednego wyrzuconego jest odkryty, a jednak tylko dwa jego kamienie leżą odkryte; jak kładzie się zakrytego, nie powiedziano.
note-bg-classic-faces-of-a-kong-decided = Cztery z muru to zakryty kong, każdy inny jest odkryty. Jak leżą, niczego nie zmienia: przy zakrytym widać dwa kamienie, przy odkrytym cztery.
note-bg-classic-last-discard-unclear = { note-ru-classic-last-discard-unclear }
note-bg-classic-last-discard-decided = { note-ru-classic-last-discard-decided }
note-bg-classic-undeclared-kong-unclear = Kong, także otrzymany przy rozdaniu, „trzeba” zgłosić, bo należy mu się luźny kamień; co z czterema jednakowymi, których nie zgłoszono, nie powiedziano.
note-bg-classic-undeclared-kong-decided = Nikt nie zmusza do zgłoszenia: czterem jednakowym, które zostały w ręce, brakuje luźnego kamienia, i liczą się jako zakryty pung.
note-bg-classic-dead-hand-unclear = { note-ru-classic-dead-hand-unclear }
note-bg-classic-dead-hand-decided = { note-ru-classic-dead-hand-decided }
note-bg-classic-fourteen-of-one-suit-unclear = Czternaście kamieni „jednego rodzaju” wygrywa nawet bez czterech grup; wiatry i smoki też nazwano kolorami. Ile jest warta taka ręka, podawała zaginiona tabela.
note-bg-classic-fourteen-of-one-suit-decided = Jednego koloru z liczbami. Jej pungi i kongi się liczą, dopełniony zwycięskim wyrzuconym kamieniem jako odkryty, a ręka podwaja się trzy razy, jak każda ręka jednego koloru.
note-bg-classic-lost-tables-unclear = Tabele punktów i podwojeń to obrazki, które zaginęły. Tekst mówi, że grupy zakryte są warte dwa razy tyle co odkryte, 1 i 9 dwa razy tyle co inne, że liczy się tylko własny wiatr, że czou nie są warte nic i że niektóre ręce się podwaja, jedną z nich trzy razy.
note-bg-classic-lost-tables-decided = Klasyczne liczby, które temu odpowiadają. Grupa smoków podwaja raz; jeden kolor z parą honorów raz, sam jeden kolor trzy razy. Podwaja tylko zwycięzca, bo tylko jemu się płaci.
note-bg-classic-flowers-unpriced-unclear = Kwiaty i pory roku wymieniono jako odmianę gry; ile są warte, nie powiedziano.
note-bg-classic-flowers-unpriced-decided = Jak w rosyjskich zasadach z pudełka, których liczby są tam podane.
note-bg-classic-last-from-wall-unclear = Dwa punkty „za ostatni kamień wzięty z muru” to rzecz umowy: za zwycięski kamień, jeśli go dobrano, albo za naprawdę ostatni w murze.
note-bg-classic-last-from-wall-decided = Za zwycięski kamień, który zwycięzca sam dobrał, także luźny, jak te dwa punkty daje się gdzie indziej. Wyłączone; daje je opcja „{ option-last-from-wall }”.
note-bg-classic-what-the-winner-receives-unclear = Wszyscy czworo liczą swoje punkty, a zwycięzca „otrzymuje punkty pozostałych trojga”: swoją liczbę od każdego czy liczbę każdego.
note-bg-classic-what-the-winner-receives-decided = Każdy przegrany płaci wartość zwycięskiej ręki. Z opcją „{ option-losers-points }” każdy płaci to, co sam naliczył; rachunki przegranych są pokazane tak czy inaczej.
note-bg-classic-east-like-anybody-unclear = O tym, by Wschód płacił lub otrzymywał więcej, nic nie powiedziano.
note-bg-classic-east-like-anybody-decided = Wschód liczy się jak każdy.
note-bg-classic-own-sets-unclear = Punga lub czou z kamieniem z muru „nie trzeba” zgłaszać, bo odbiera to przewagę; a więc wolno.
note-bg-classic-own-sets-decided = Zostają w ręce: wyłożone nic nie zyskują. Przy opcji „{ option-own-sets }” wolno je otwarcie wyłożyć w swoim ruchu; nadal liczą się jako zebrane z muru.
note-bg-classic-lost-rotation-unclear = Jak nazwy miejsc przechodzą z rozdania na rozdanie, pokazywała zaginiona tabela; tekst mówi, że zmieniają się po każdym rozdaniu, a gracze zostają na miejscach.
note-bg-classic-lost-rotation-decided = W następnym rozdaniu Wschodem jest Południe, i tak dalej wokół stołu: w czterech rozdaniach każdy raz jest rozdającym.

## pl-classic

note-pl-classic-ready-hand-unclear = { note-bg-classic-ready-hand-unclear }
note-pl-classic-ready-hand-decided = { note-bg-classic-ready-hand-decided }
note-pl-classic-first-east-tie-unclear = { note-ru-classic-first-east-tie-unclear }
note-pl-classic-first-east-tie-decided = { note-ru-classic-first-east-tie-decided }
note-pl-classic-loose-tiles-unclear = Kamienie w zamian bierze się z martwego końca muru; co, gdy dwa luźne kamienie się skończą, i czy czternaście kamieni przesuwa się z końcem, nie powiedziano.
note-pl-classic-loose-tiles-decided = Z końca bierze się i odkłada dwa następne, a czternaście liczy się od miejsca, gdzie mur kończy się teraz. Konga można zgłosić, dopóki leży luźny kamień albo można go odłożyć.
note-pl-classic-fourteen-tiles-unclear = Rozdanie kończy czternaście kamieni „w murze”: czy są wśród nich dwa luźne, nie powiedziano.
note-pl-classic-fourteen-tiles-decided = Są: luźne kamienie leżą na murze.
note-pl-classic-last-discard-unclear = { note-ru-classic-last-discard-unclear }
note-pl-classic-last-discard-decided = { note-ru-classic-last-discard-decided }
note-pl-classic-robbing-a-kong-unclear = { note-bg-classic-robbing-a-kong-unclear }
note-pl-classic-robbing-a-kong-decided = { note-bg-classic-robbing-a-kong-decided }
note-pl-classic-kong-by-adding-unclear = Czy dobrany czwarty kamień wolno dołożyć do odkrytego punga.
note-pl-classic-kong-by-adding-decided = Wolno; kong liczy się jako odkryty.
note-pl-classic-dead-hand-unclear = { note-ru-classic-dead-hand-unclear }
note-pl-classic-dead-hand-decided = { note-ru-classic-dead-hand-decided }
note-pl-classic-pung-won-by-a-discard-unclear = Kamień ze stołu albo wykłada się odkryty w grupie, albo dopełnia nim madżonga: czy dopełniony nim pung jest wtedy odkryty, nie powiedziano.
note-pl-classic-pung-won-by-a-discard-decided = Jest odkryty, bo jeden jego kamień pochodzi ze stołu; pozostałe ukryte kamienie zwycięzcy są zakryte. Pung w ręce przegranego jest zakryty.
note-pl-classic-no-scoring-set-unclear = „Brak punktowanych grup”: czy psują to kwiaty albo punkty za madżonga.
note-pl-classic-no-scoring-set-decided = Patrzy się tylko na grupy i parę.
note-pl-classic-last-from-wall-unclear = Czy kamień z martwego końca liczy się jako dobrany z muru.
note-pl-classic-last-from-wall-decided = Liczy się; z premią za martwy koniec daje to 12.
note-pl-classic-last-wall-tile-unclear = Ostatni kamień żywego muru daje premię: tylko dobrany przez zwycięzcę czy także wyrzucony?
note-pl-classic-last-wall-tile-decided = { note-ru-classic-last-wall-tile-decided }
note-pl-classic-nothing-drawn-unclear = Madżong bez dobierania kamieni podwaja się trzykrotnie: także madżong Wschodu, którego rozdane kamienie są od razu kompletne?
note-pl-classic-nothing-drawn-decided = Także jego: nikt nie dobrał mniej. Tam, gdzie obowiązują specjalne układy, taka ręka i tak jest warta limit.
note-pl-classic-only-possible-tile-unclear = Rękę można dopełnić tylko w jeden sposób i wymieniono trzy miejsca: co, jeśli takie miejsce jest jednym z kilku sposobów wygranej?
note-pl-classic-only-possible-tile-decided = { note-ru-classic-only-possible-tile-decided }
note-pl-classic-no-chow-example-unclear = Pierwszy przykład to ręka z pungów bez 10 punktów, które tabela daje za brak czou: 32 i 64 zamiast 42 i 84.
note-pl-classic-no-chow-example-decided = Obowiązuje tabela: 84. Wyłączona opcja „{ option-no-chow }” daje 64 z przykładu.
note-pl-classic-one-suit-with-honours-unclear = Czy ręka z samych honorów, z trzema podwojeniami, to także jeden kolor z honorami.
note-pl-classic-one-suit-with-honours-decided = Nie: do tego podwojenia potrzeba kamieni jednego koloru i honorów. U przegranego patrzy się na wszystkie jego kamienie.
note-pl-classic-which-limit-unclear = Limit to „300 lub 500”.
note-pl-classic-which-limit-decided = 300; to opcja.
note-pl-classic-no-limit-unclear = Ile jest wart specjalny układ, gdy limitu nie umówiono.
note-pl-classic-no-limit-decided = Co najmniej 300 punktów, mniejsza z liczb, które podaje źródło. Ręka, której rachunek daje więcej, jest warta więcej: zdarzają się, mówi źródło, dziesiątki tysięcy.
note-pl-classic-special-hands-unclear = Specjalne układy obowiązują, jeśli gracze się na nie umówią; niektóre różnią się od tych z innych zasad.
note-pl-classic-special-hands-decided = Obowiązują; jedna opcja wyłącza je wszystkie razem. Przy trzech grupach smoków czwarta grupa może być dowolna, także czou; w zielonej ręce mogą być czou i może nie być smoka; przy pierwszym wyrzuconym kamieniu Wschodu nie trzeba zgłoszonej gotowej ręki.
note-pl-classic-east-between-losers-unclear = Podwojenie Wschodu podano dla tego, co płaci się zwycięzcy i co płaci on; o innych powiedziano, że płacą różnicę.
note-pl-classic-east-between-losers-decided = Między przegranymi Wschód liczy się jak każdy.
note-pl-classic-debts-are-shown-unclear = Wszyscy zaczynają z liczmanami na 810; co z graczem, który nie może zapłacić, nie powiedziano.
note-pl-classic-debts-are-shown-decided = Ma dług: jego wynik spada poniżej zera, a partia trwa dalej.
note-pl-classic-flowers-unpriced-unclear = Osiem dodatkowych kamieni wymieniono wśród rekwizytów; jak się nimi gra i ile są warte, nie powiedziano.
note-pl-classic-flowers-unpriced-decided = Jak w rosyjskich zasadach z pudełka, których liczby są tam podane.
note-pl-classic-limit-of-the-winner-unclear = Limit „dotyczy wartości wyłożonego układu”; rąk pozostałych graczy, którzy porównują punkty, nie wymieniono.
note-pl-classic-limit-of-the-winner-decided = Dosłownie: obcina to, co wyłożył zwycięzca, i nic więcej. Przegrany, który ma więcej niż limit, dostaje różnicę w całości.
note-pl-classic-without-drawing-unclear = Trzy podwojenia są za madżonga „bez dobierania kamieni”, a tym samym słowem nazwano też kamień wzięty ze stołu: czy chodzi także o tego, kto brał grupy, a z muru nic nie dobrał.
note-pl-classic-without-drawing-decided = O każdego, kto nic nie dobrał z muru, czy brał grupy, czy nie. Przy wyborze „{ option-nothing-drawn-as-dealt }” tylko o rękę gotową z rozdania.

## family

note-family-breaking-the-wall-unclear = Podano trzy sposoby otwarcia muru: wskazanie boku i stosu; kostki o czterech i dwudziestu ściankach; jedną lub dwie zwykłe kostki na bok i dwie lub trzy na stos.
note-family-breaking-the-wall-decided = Dwie kostki na bok, liczony zgodnie z ruchem wskazówek zegara od miejsca 1, i jeszcze dwie na stos, liczony od prawego końca boku. Mur otwiera się za odliczonym stosem.
note-family-several-claims-unclear = Każdy gracz może wziąć wyrzucony kamień, by dopełnić grupę; co, gdy chce go kilku, nie powiedziano.
note-family-several-claims-decided = Pierwszeństwo ma madżong, potem najbliższy w kolejności gry.
note-family-win-by-a-discard-unclear = Madżonga opisano z kamieniem dobranym z muru; wyrzucony wolno wziąć, by dopełnić „kombinację”, a czy para nią jest, nie powiedziano.
note-family-win-by-a-discard-decided = Wyrzucony kamień wygrywa, gdy dopełnia grupę; pary dopełnić nie może.
note-family-kong-by-adding-unclear = Konga się zgłasza i dobiera się za niego kamień; czy robi się go z trzech w ręce i wyrzuconego, czy dobrany lub wyrzucony kamień dokłada się do punga na stole i czym są cztery niezgłoszone jednakowe, nie wspomniano.
note-family-kong-by-adding-decided = Z trzech w ręce i wyrzuconego oraz przez dołożenie dobranego czwartego; co wzięto ze stołu, zostaje, jak jest, więc wyrzuconego nie dokłada się do punga na stole. Cztery jednakowe, których nie zgłoszono, liczą się jako pung.
note-family-last-discard-unclear = Czy kamień, po którym nie ma już czego dobrać z muru, wolno wziąć na grupę.
note-family-last-discard-decided = { note-ru-classic-last-discard-decided }
note-family-wall-used-up-unclear = Co się dzieje, gdy mur się skończy, nie powiedziano.
note-family-wall-used-up-decided = Bierze się go cały. Wtedy nikt nic nie dostaje i zaczyna następne miejsce.
note-family-own-scores-unclear = Grupy, końcowa para i pasujące kamienie dodatkowe dają punkty; czy tylko zwycięzcy, nie powiedziano.
note-family-own-scores-decided = Każdy sumuje swoje: wyłożone i gotowe w ręce grupy oraz swoje kamienie dodatkowe; para liczy się tylko zwycięzcy. W kronice pięć punktów dostaje zwycięzca, a kamienie dodatkowe liczą się każdemu.
note-family-bonus-without-match-unclear = Dla kroniki artykuł mówi „każdy bonus”, dla liczenia – każdy bonus, którego numer pasuje.
note-family-bonus-without-match-decided = Kamień dodatkowy liczy się, gdy jego numer jest numerem miejsca.
note-family-how-long-unclear = Ile rozdań się gra, nie powiedziano.
note-family-how-long-decided = Cztery; to opcja, podobnie jak limit czasu.

## dmjl

note-dmjl-kajongg-and-the-clubs-unclear = Kajongg miejscami różni się od tego, co piszą same kluby, a jego gracze znają właśnie jego liczby.
note-dmjl-kajongg-and-the-clubs-decided = Obowiązują liczby Kajongga. Same honory są warte limit. Kong z zakrytego punga i wyrzuconego kamienia daje punkty jak odkryty, ale nie psuje zakrytej ręki, „{ pattern-hidden-treasure }” ani trzech zakrytych pungów.
note-dmjl-ready-hand-unclear = Jak zgłasza się gotową rękę później niż z pierwszym wyrzuconym kamieniem i do czego ona zobowiązuje, nie powiedziano.
note-dmjl-ready-hand-decided = W swoim ruchu razem z wyrzuceniem kamienia. Nie zamraża ręki i obowiązuje do końca rozdania.
note-dmjl-setting-up-unclear = O kostkach, otwieraniu muru i rozdawaniu nic nie powiedziano.
note-dmjl-setting-up-decided = Jak w rosyjskich zasadach z pudełka.
note-dmjl-dead-wall-unclear = Martwy mur ma szesnaście kamieni; czy są wśród nich dwa luźne, nie powiedziano.
note-dmjl-dead-wall-decided = Są, więc zostaje czternaście, jak w innych zasadach.
note-dmjl-who-goes-first-unclear = O kilku graczach zgłaszających madżonga na jeden kamień nic nie powiedziano.
note-dmjl-who-goes-first-decided = Najbliższy w kolejności gry, jak w zasadach europejskich; to opcja.
note-dmjl-ready-with-the-first-discard-unclear = Gotową rękę zgłasza się z pierwszym wyrzuconym kamieniem, przy mniej niż trzech odkrytych grupach; czy jest odtąd zamrożona, nie powiedziano.
note-dmjl-ready-with-the-first-discard-decided = Z pierwszym własnym wyrzuconym kamieniem gracza w rozdaniu, cokolwiek wzięto przed nim. Ręka nie jest zamrożona.
note-dmjl-three-dragons-for-a-winner-unclear = Trzy grupy smoków to dwa podwojenia dla każdego i specjalny układ dla zwycięzcy; podobnie cztery grupy wiatrów.
note-dmjl-three-dragons-for-a-winner-decided = Zwycięzca ma limit; przegrany ma podwojenia, oprócz tych za same grupy.
note-dmjl-last-tile-lines-unclear = Ostatni kamień, który dopełnia parę, i taki, który jako jedyny mógł dopełnić rękę, to osobne wiersze.
note-dmjl-last-tile-lines-decided = Liczą się oba, gdy oba zachodzą. Dla jedynego kamienia miejsce w ręce nie ma znaczenia, a wiersz nie dotyczy kamienia, z którego powstał kong.
note-dmjl-last-tile-of-the-wall-unclear = Ostatni kamień muru podwaja, gdy się go dobiera, tak samo wyrzucony po nim; przy jedynce kółek jako specjalnym układzie wymieniono tylko ostatni kamień muru.
note-dmjl-last-tile-of-the-wall-decided = Do tego układu trzeba go dobrać samemu.
note-dmjl-safe-tiles-unclear = „Zostało mało kamieni, a takiego jeszcze nie widziano”, zaś wyrzucający, który „nie ma bezpiecznego kamienia”, nie płaci: ani jednego, ani drugiego nie podano w liczbach.
note-dmjl-safe-tiles-decided = Mało: w żywym murze jest pięć kamieni lub mniej. Nie widziano: żaden taki nie leży odkryty na stole. Bezpieczny kamień to taki w ręce, który nie byłby niebezpieczny.
note-dmjl-no-limit-unclear = { note-ru-classic-no-limit-unclear }
note-dmjl-no-limit-decided = Limit podany w tych zasadach.

## bmja

note-bmja-kajongg-and-the-clubs-unclear = { note-dmjl-kajongg-and-the-clubs-unclear }
note-bmja-kajongg-and-the-clubs-decided = Obowiązują liczby Kajongga. Kong z zakrytego punga i wyrzuconego kamienia daje punkty jak odkryty, ale nie psuje zakrytej ręki.
note-bmja-dead-wall-unclear = Martwy mur ma czternaście kamieni; czy są wśród nich dwa luźne, nie powiedziano.
note-bmja-dead-wall-decided = Są.
note-bmja-one-chow-unclear = Zwycięska ręka ma najwyżej jedno czou, a jednak niektóre specjalne układy obejmują cały kolor.
note-bmja-one-chow-decided = Jednego czou wymaga się od czterech grup i pary. Specjalne układy o innej postaci wygrywają takie, jakie są.
note-bmja-waiting-hands-unclear = Przegrany, którego zgłoszona gotowa ręka czeka na specjalny układ, ma cztery lub dwie dziesiąte limitu; za jeden kolor bez czou ma trzy podwojenia. Czy zastępuje to jego własny rachunek, nie powiedziano.
note-bmja-waiting-hands-decided = Ma te dziesiąte, gdy to więcej niż jego własny rachunek. Trzy podwojenia dolicza się do niego.
note-bmja-half-limits-unclear = Dziewiarka, potrójna dziewiarka i siedem par z 1, 9 i honorów są warte pół limitu, „gdy to więcej”.
note-bmja-half-limits-decided = Pół limitu albo własny rachunek ręki, jeśli jest większy.
