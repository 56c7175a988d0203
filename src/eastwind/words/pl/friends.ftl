# Stół dla kilku osób: jak się go otwiera, kto przychodzi, co przeżywa się razem.

friends-who = Kto siada
    .about = Znajomi przychodzą przez link albo sześć liter.
friends-alone = Ja z botami
friends-people = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
  }
friends-window = Sekundy na zgłoszenie
friends-help = Pomoc w trakcie rozdania
    .about = O co wolno przy tym stole zapytać podczas gry. Później zawsze można wszystko omówić.
help-level-none = Bez pomocy
help-level-tiles = Przydatne kamienie
help-level-coach = Także trener
friends-open = Otwórz stół
friends-lobby = Kto już jest
friends-code-line = Podyktuj te litery albo wyślij link:
friends-share = Link i kod QR
friends-share-about = Kto otworzy link, zobaczy, w co się gra, i zajmie miejsce.
friends-seat = Miejsce { $number }
friends-free = wolne
friends-not-here = teraz nieobecne
friends-opener = otwiera stół
friends-ready = można zaczynać
friends-not-ready = jeszcze nie
friends-you = to ty
friends-sit-here = Usiądź tutaj
friends-dice = { $how ->
    [seat-by-roll] Według tych zasad o miejscach decydują kostki, cokolwiek tu wybrano.
    [seat-one] Każdy zostaje na swoim miejscu; pierwszym Wschodem jest osoba na miejscu 1.
   *[highest-sum] Każdy zostaje na swoim miejscu; kostki decydują, kto pierwszy jest Wschodem.
  }
friends-begin = Zacznij
friends-begin-bots = { $count ->
    [one] Zacznij: { $count } miejsce zajmie bot
    [few] Zacznij: { $count } miejsca zajmą boty
    [many] Zacznij: { $count } miejsc zajmą boty
   *[other] Zacznij: { $count } miejsca zajmą boty
  }
friends-remove = Usuń od stołu: { $name }
    .short = Usuń
friends-remove-ask = Usunąć od stołu: { $name }? Stół dostanie nowe litery: stare przestaną działać, więc wyślij nowe tym, na których jeszcze czekasz.
    .yes = Usuń: { $name }
    .no = Zostaw
friends-new-letters = Litery są nowe. Wyślij je tym, na których jeszcze czekasz:
friends-letters-renewed = Nowe litery dla tych, którzy mają jeszcze przyjść, zna osoba, która otworzyła stół.
friends-begin-without = Zacznij bez graczy: { $names }
    .about = { $count ->
        [one] To miejsce zajmie bot.
        [few] Te miejsca zajmą boty.
       *[other] Te miejsca zajmą boty.
    }
friends-waiting-for = Czekamy na: { $names }
friends-say-ready = Można zaczynać
friends-not-yet = Jeszcze nie
friends-wait-opener = Zaczyna osoba, która otworzyła stół.
friends-away = { $name }: nie ma przy stole
friends-back = { $name }: znów przy stole
friends-people-here = Kto jest przy stole
friends-state = { $state ->
    [thinking] { $name } myśli
    [away] { $name }: nie ma przy stole
   *[here] { $name } jest przy stole
  }
friends-window-open = Kamień można zgłosić
friends-seconds = { $seconds } s
friends-let-go = Pas
friends-others-think = Inni myślą
join-title = Dołącz do stołu
    .line = Wpisz sześć liter, które ktoś ci podyktował
join-code = Sześć liter
join-code-line = Widzi je osoba, która otworzyła stół.
join-look = Zobacz stół
join-window = { $seconds ->
    [one] { $seconds } sekunda na zgłoszenie
    [few] { $seconds } sekundy na zgłoszenie
    [many] { $seconds } sekund na zgłoszenie
   *[other] { $seconds } sekundy na zgłoszenie
  }
join-help-none = bez pomocy
join-help-tiles = pomoc: przydatne kamienie
join-help-coach = pomoc: przydatne kamienie i trener
join-seat = Miejsce
join-any = dowolne wolne
join-sit = Usiądź
join-begun = Gra już trwa: nikt więcej nie może usiąść.
join-full = Wszystkie miejsca są zajęte.
join-there = Masz miejsce przy tym stole.
join-back = Do stołu
away-what = Gdy kogoś nie ma
    .about = Kto wróci, od razu gra sam, nawet w środku rozdania. Gdy wszyscy czekają, po dwóch minutach obecni mogą wpuścić bota.
away-wait = Wszyscy czekają
away-bot = Do tego czasu gra bot
away-vote = Decydują obecni
away-wins = Bot może wygrać
    .about = Inaczej pasuje, gdzie może, nie wygrywa i nie zgłasza gotowej ręki.
away-wins-yes = bot może wygrać za nieobecnego
away-wins-no = bot pasuje, gdzie może, i nie wygrywa
away-bot-plays = { $name }: na razie gra bot
away-waited = { $name }: od dwóch minut nie ma przy stole. Na razie może grać bot.
    .yes = Niech gra bot
    .no = Czekaj dalej
depart-title = Odejdź na dobre
    .about = Twoje miejsce dostanie bot i do tego stołu już nie wrócisz.
depart-surely = Oddaj moje miejsce botowi
depart-stay = Zostaję
pace-what = Czas na ruch
    .about = Komu się skończy, za tego ruch jest robiony najprościej, jak się da, i wszyscy się o tym dowiadują.
pace-none = Bez zegara
pace-days = { $days ->
    [one] { $days } dzień, korespondencyjnie
    [few] { $days } dni, korespondencyjnie
    [many] { $days } dni, korespondencyjnie
   *[other] { $days } dnia, korespondencyjnie
  }
pace-bank = Zapas na rozdanie
    .about = Ubywa go, gdy czas na ruch minie.
pace-bank-none = brak
pace-left = Zostało { $time }
pace-drawn = W zapasie { $time }
pace-thinks = { $name }: { $time }
pace-soon = Na ruch zostało sekund: { $seconds }
pace-ran-out = { $name }: czas minął, ruch zrobiono za tę osobę
pace-ran-out-you = Twój czas minął: ruch zrobiono za ciebie
pace-until = do { $moment }
pace-list-yours = Twój ruch
pace-list-others = Ruch mają inni
passing-what = Zgłoszenia
    .about = „Zawsze pas” przepuszcza też kamienie, którymi można wygrać: wtedy z czasu nikt niczego nie wyczyta.
passing-none = Pytaj mnie
passing-chows = Bez czou
passing-all = Zawsze pas
passing-flowers-on = Kwiaty wykładają się same
