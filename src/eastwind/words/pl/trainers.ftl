### Ćwiczenia: zadania bez końca, każde z odpowiedzią silnika.

trainers-title = Ćwiczenia
    .line = Krótkie zadania z odpowiedziami: liczenie, czekanie, wyrzucanie, wypłaty, zgłoszenia
trainers-about = Krótkie zadania, ile chcesz, według wybranych zasad. Odpowiedź zawsze daje sam program.
trainers-all = Wszystkie ćwiczenia
trainers-unread = Nie udało się odczytać zapisu ćwiczeń.

trainers-count = Policz tę rękę
    .line = Rachunek wiersz po wierszu i suma
trainers-waits = Na co czeka ta ręka?
    .line = Znajdź wszystkie kamienie, które ją kończą
trainers-discard = Który kamień wyrzucić?
    .line = Wyrzuć ten, bez którego zostaje najwięcej możliwości
trainers-pays = Kto komu płaci?
    .line = Oblicz wypłaty po rozdaniu
trainers-allowed = Czy wolno?
    .line = Kto może wziąć kamień i kto go dostaje
trainers-limit = Znajdź specjalny układ
    .line = Rozpoznaj słynne ręce po kamieniach

trainers-daily = Zadanie dnia
trainers-daily-line = Jedno zadanie, dziś takie samo dla wszystkich.
trainers-daily-right = Dzisiejsze zadanie jest rozwiązane. Następne jutro.
trainers-daily-wrong = Dzisiejsze zadanie już było, odpowiedź nie była dobra. Nowe jutro.
trainers-daily-streak = { $count ->
    [one] { $count } dzień z rzędu
    [few] { $count } dni z rzędu
    [many] { $count } dni z rzędu
   *[other] { $count } dni z rzędu
}
trainers-own = { $count ->
    [one] { $count } zadanie
    [few] { $count } zadania
    [many] { $count } zadań
   *[other] { $count } zadań
} · dobrze: { $share } · teraz z rzędu: { $streak }
trainers-level = Poziom
trainers-level-1 = Łatwy
trainers-level-2 = Średni
trainers-level-3 = Trudny
trainers-number = zadanie nr { $number }
trainers-streak = { $count ->
    [0] na razie żadnego z rzędu
    [one] { $count } dobre z rzędu
    [few] { $count } dobre z rzędu
    [many] { $count } dobrych z rzędu
   *[other] { $count } dobrych z rzędu
}
trainers-check = Sprawdź
trainers-next = Następne zadanie
trainers-right = Dobrze.
trainers-wrong = Niezupełnie. Oto jak jest.
trainers-right-short = dobrze
trainers-it-is = jest { $sum }

## Postępy

trainers-course = Twoje postępy
trainers-course-none = Nic jeszcze nie rozwiązano. Wyniki zostają tylko w tej przeglądarce.
trainers-course-line = { $count ->
    [one] { $count } zadanie do tej pory
    [few] { $count } zadania do tej pory
    [many] { $count } zadań do tej pory
   *[other] { $count } zadań do tej pory
}, najwięcej dobrych z rzędu: { $best }. Zostają tylko w tej przeglądarce.
trainers-course-caption = Ile zadań na sto było dobrze, dzień po dniu.
trainers-course-day = { $day }: dobrze { $right } z { $tasks }
trainers-export = Zapisz jako plik
trainers-erase = Usuń
trainers-erase-really = Tak, usuń wszystko
trainers-erase-not = Zostaw

## Ręka

trainers-hand-won = wygrała kamieniami z rozdania
trainers-hand-won-by = wygrała; ostatni kamień: { $how }
trainers-hand-lost = nie wygrała

## Liczenie

trainers-count-ask = Które z tych wierszy są na rachunku? Zaznacz je i napisz, ile warta jest ręka.
trainers-count-sum = Zaznaczono na razie: punkty { $points }, { $doubles }
trainers-count-total = Ręka jest warta
trainers-count-missed = Brakuje tego
trainers-count-strangers = To się tu nie liczy
trainers-count-sum-wrong = Wiersze są dobre. Razem dają { $right }, a nie { $total }.

## Kamienie

trainers-waits-ask = Które kamienie kończą tę rękę? Wskaż wszystkie.
trainers-discard-ask = Który kamień wyrzucasz? Potem ręka ma być jak najbliżej wygranej, a pomagać ma jej jak najwięcej kamieni.
trainers-limit-ask = Jak nazywa się ta ręka?
trainers-tile = Kamień
trainers-then = Wtedy
trainers-helping = Co pomaga
trainers-left = Zostało
trainers-total = Wartość
trainers-waits-then = czeka na wygraną
trainers-short = { $count ->
    [one] brakuje { $count } kamienia
    [few] brakuje { $count } kamieni
    [many] brakuje { $count } kamieni
   *[other] brakuje { $count } kamieni
}

## Wypłaty

trainers-pays-wins = wygrywa
trainers-pays-gave = kamień od tego gracza
trainers-pays-drawn = Wygrywa { $winner } kamieniem z muru.
trainers-pays-given = Wygrywa { $winner }; kamień wyrzuca { $discarder }.
trainers-pays-penalty = Wyrzucony kamień był niebezpieczny: obowiązuje kara.
trainers-pays-sum = { $payer } płaci, dostaje { $payee }
trainers-pays-net = { $payer } razem
trainers-pays-minus = Stratę zapisz z minusem.

## Zgłoszenia

trainers-allowed-throws = Wyrzuca { $wind }
trainers-allowed-holds = { $wind } ma między innymi
trainers-allowed-holds-all = { $wind } ma
trainers-allowed-place = { $place ->
    [1] To miejsce gra zaraz po wyrzucającym.
    [2] To miejsce jest drugie po wyrzucającym.
   *[3] To miejsce jest trzecie po wyrzucającym.
}
trainers-allowed-ask-may = Na co { $wind } może wziąć ten kamień?
trainers-allowed-ask-gets = Wszystko to zgłoszono naraz. Kto dostaje kamień?
trainers-allowed-claim = { $wind }: { $what }
trainers-allowed-nothing = Na nic
trainers-allowed-nobody = Nikt
trainers-allowed-why-may = Zależy to od kamieni, a przy czou także od miejsca przy stole.
trainers-allowed-why-gets = Zasady ustawiają zgłoszenia w kolejności i mówią, kto jest pierwszy wśród równych.

## Specjalne układy

trainers-limit-none = To nie jest specjalny układ
trainers-limit-worth = Jest warta { $total }.
trainers-limit-tiles = Z którym kamieniem powstanie specjalny układ?
