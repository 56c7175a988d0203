# Na co przy stole potrzebna jest zgoda wszystkich.

propose-title = Zaproponuj
    .about = Stanie się tak, jeśli zgodzą się wszyscy przy stole.
propose-take-back = Cofnij mój wyrzucony kamień
propose-end = Zakończ partię
propose-again = Jeszcze raz w tym samym składzie
propose-stand-in = Niech gra bot: { $name }
proposal-asked = { $what ->
    [take_back] { $name } prosi o cofnięcie wyrzuconego kamienia.
    [end] { $name } proponuje zakończyć partię w tym miejscu. Skończone rozdania zostają, rozpoczęte nikomu się nie liczy.
    [stand_in] { $name } proponuje, żeby na razie grał bot: { $whom }.
   *[again] { $name } proponuje zagrać jeszcze raz. Miejsca losuje się od nowa.
  }
proposal-mine = { $what ->
    [take_back] Prosisz o cofnięcie wyrzuconego kamienia.
    [end] Proponujesz zakończyć partię.
    [stand_in] Proponujesz, żeby na razie grał bot: { $whom }.
   *[again] Proponujesz zagrać jeszcze raz.
  }
proposal-waiting = Czekamy na odpowiedź: { $names }
proposal-agree = Zgoda
proposal-refuse = Nie
proposal-withdraw = Wycofaj
proposal-agreed = Wszyscy się zgadzają.
proposal-refused = { $name } się nie zgadza: wszystko zostaje, jak jest.
proposal-withdrawn = { $name } wycofuje propozycję.
proposal-lapsed = Nie wszyscy odpowiedzieli: wszystko zostaje, jak jest.
