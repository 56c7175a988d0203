# Zadania z dziecięcej ścieżki, jak drukuje je wiersz poleceń. $tiles i odpowiedzi są w zapisie kamieni.

tasks-ask-find-suit = Znajdź wszystkie kamienie: { $suits }.
tasks-ask-line-up = Ułóż od 1 do 9: { $suits }.
tasks-ask-line-down = Ułóż od 9 do 1: { $suits }.
tasks-ask-neighbours = Ułóż czou: trzech sąsiadów z jednego koloru, od małego do dużego. Niech zostanie jak najmniej kamieni.
tasks-ask-alike = Ułóż pungi i kongi: trzy albo cztery takie same. Niech zostanie jak najmniej kamieni.
tasks-ask-code-lock = Spójrz: { $shown }. Zakryj i ułóż to samo po kolei.
tasks-ask-snake = Układaj dalej od { $first }: każdy kamień ma kolor albo liczbę poprzedniego. Użyj wszystkich.
tasks-ask-memory = Znajdź pary: { $pairs }.
tasks-ask-combinations = Ułóż wszystkie czou, pungi i kongi, jakie się da. Niech zostanie jak najmniej kamieni.
tasks-ask-bonus = Które kwiaty i pory roku mają numer miejsca { $seat }?
tasks-ask-build-wall = Kamieni: { $of_tiles }, po dwa jeden na drugim; boki muru: { $sides }. Stosy, które już stoją: { $built }. Ile stosów trzeba jeszcze zbudować?
tasks-ask-break-wall = Bok { $side }, stos { $stack }. Za którym stosem którego boku otwiera się mur?
tasks-ask-solitaire = Rozbierz układ { $layout }, rozdanie { $deal }.
tasks-ask-game-two = Ile to punktów, liczenie { $scoring }, miejsce { $seat }? Wygrana: { $won ->
    [yes] tak
   *[no] nie
}.
tasks-ask-game-four = Wyrzucono { $discard }. Które grupy ten kamień dopełnia?
tasks-ask-tidy = Kamienie wracają do pudełka rzędami po { $row }. Ile wyjdzie rzędów?
tasks-level = Poziom { $level }, numer { $seed }
tasks-tiles = Kamienie
tasks-on-head = Do góry nogami (miejsca od 0)
tasks-answer = Odpowiedź
