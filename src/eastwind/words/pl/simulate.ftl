# `eastwind simulate`: co mówi w wierszu poleceń. Raport ma własne teksty.

cli-simulate-progress = { $percent } % · { $rate } rozdań na sekundę · zostało { $left }
cli-simulate-played = { $hands ->
    [one] { $hands } rozdanie w { $time }, { $rate } na sekundę.
    [few] { $hands } rozdania w { $time }, { $rate } na sekundę.
    [many] { $hands } rozdań w { $time }, { $rate } na sekundę.
   *[other] { $hands } rozdania w { $time }, { $rate } na sekundę.
}
cli-simulate-interrupted = Przerwano: { $hands ->
    [one] rozegrano { $hands } rozdanie z { $whole } i ono się liczy.
    [few] rozegrano { $hands } rozdania z { $whole } i one się liczą.
    [many] rozegrano { $hands } rozdań z { $whole } i one się liczą.
   *[other] rozegrano { $hands } rozdania z { $whole } i one się liczą.
}
cli-simulate-nothing = Przerwano, zanim skończyło się choćby jedno rozdanie: niczego nie zapisano.
cli-simulate-table = Rozdania są w { $file }.
cli-simulate-report = Raport jest w { $file }.
cli-simulate-under = Według { $rules }:
cli-simulate-differences = { $after } minus { $before }; * to raczej nie sam przypadek, nawet przy tylu wierszach:

# Dwa boty na tych samych murach: `eastwind duel`
cli-duel-played = { $one } i { $other } · { $rules } · { $boards ->
        [one] { $boards } mur
        [few] { $boards } mury
        [many] { $boards } murów
       *[other] { $boards } muru
    }, rozdań na miejscu przeciwnika: { $hands }
cli-duel-gain = O ile punktów na rozdanie { $one } zdobywa więcej niż { $other }
cli-duel-won = Wygrane: { $bot }
cli-duel-more = { $one } jest lepszy niż { $other }: cały przedział leży powyżej zera.
cli-duel-less = { $one } jest słabszy niż { $other }: cały przedział leży poniżej zera.
cli-duel-open = Nie wiadomo, kto jest lepszy: przedział obejmuje zero. Więcej murów powie więcej (--boards).

# What a bot goes by, found by play: `eastwind train`
cli-train-step = krok { $step }: nachylenie { $slope } pkt, z samego przypadku byłoby { $noise }
cli-train-played = Jeden gracz klubowy z nowym usposobieniem wśród graczy z ogólnym · { $rules } · jego rozdania: { $hands }
cli-train-gain = O ile zdobywa więcej, w punktach na rozdanie
cli-train-won = Wygrane
cli-train-way = Przebieg poszukiwań
cli-train-changed = Co zmieniło się najbardziej: usposobienie ogólne i nowe
cli-train-worth = Wartość wygranej
cli-train-fed = Wyrzuca zwycięski kamień
cli-train-rows = wiersze: { $rows } z { $wanted }
cli-train-round = obieg { $round }: z różnic, których sieć nie widziała, wyjaśnia { $explained } %
cli-train-master = Mistrz z nową siecią · { $rules }
cli-train-among-clubs = Jeden mistrz wśród graczy klubowych z własnym usposobieniem zestawu · jego rozdania: { $hands }
cli-train-over-general = To samo, a na tych samych miejscach gracz klubowy z ogólnym usposobieniem · jego rozdania: { $hands }
cli-train-club-among-masters = Jeden gracz klubowy wśród mistrzów · jego rozdania: { $hands }
cli-train-closed = wiersze: { $rows } z { $wanted }, więcej ich nie będzie: następne pokolenie uczy się już od sieci, która z nich powstała
cli-train-generation = Pokolenie { $number }
cli-train-fitted = Wiersze do nauki: { $rows } · zwycięska ręka jest warta { $unit } pkt · ruch musi być lepszy o { $edge } tej wartości
cli-train-no-net = Nie jest pewne, że ta sieć coś daje: nie została zapisana. Może pomóc więcej wierszy albo inne ziarno.
cli-train-written = Zapisano w { $file }
cli-train-nothing = Nie jest pewne, że to usposobienie coś daje: nic nie zapisano. Może pomóc więcej kroków albo inne ziarno.
cli-train-kept = To, co zrobiono, jest w { $file }: to samo polecenie zacznie od tego miejsca.
cli-train-keep-same-temper = Usposobienie jest dla tych wartości, które ma zestaw: przypisano je na nowo bez pojedynku.
cli-train-keep-same-net = Sieć jest dla tych wartości, które ma zestaw: przypisano ją na nowo bez pojedynku.
cli-train-keep-temper = Zmienione wartości: { $changed }. Jeden gracz klubowy z dotychczasowym usposobieniem wśród graczy z ogólnym:
cli-train-keep-net = Zmienione wartości: { $changed }. Jeden mistrz z dotychczasową siecią wśród graczy klubowych o tym samym usposobieniu:
cli-train-keep-anew = Nie jest pewne, że to, czego nie zapisano, nadal coś daje. Wytrenuj pokolenie na nowo: eastwind train { $rules }

# The simulator as a page.
simulate-title = Symulator
    .line = Boty grają tysiące rozdań, a dwa zestawy zasad można porównać
simulate-intro = Boty rozgrywają bardzo wiele rozdań według jednego zestawu zasad albo według dwóch, z tymi samymi murami. Raport mówi, co z tego wynika.
simulate-rules = Zestaw zasad
simulate-against = Porównaj z
simulate-against-none = bez porównania
simulate-unlike = Te zasady są dla różnej liczby graczy: nie da się ich porównać.
simulate-bots = Boty
simulate-seat = Miejsce { $number }
simulate-hands = Rozdania według każdego zestawu
simulate-seed = Ziarno
    .about = To samo ziarno daje te same mury.
simulate-begin = Rozegraj
simulate-figure = Wielkość
simulate-difference = Różnica
simulate-intervals = Małe liczby to przedziały 95 %. Gwiazdka oznacza różnicę, która raczej nie jest samym przypadkiem, nawet gdy uwzględnić, ile różnic pokazano naraz.
simulate-length-caption = W prawo: wyrzucone kamienie w rozdaniu; w górę: rozdania.
simulate-length-column = Wyrzuconych kamieni od { $from } do { $to }: rozdań { $hands }
simulate-length-one = Wyrzuconych kamieni { $from }: rozdań { $hands }
simulate-kept = Zachowane raporty
simulate-kept-line = Ta przeglądarka zachowuje najnowsze raporty: { $count }.
simulate-kept-none = Nie ma jeszcze zachowanych raportów.
simulate-kept-full = Nie udało się zachować raportu: w przeglądarce brakuje miejsca. Zapisz go jako plik.
simulate-kept-missed = Zachowane raporty symulacji
simulate-kept-about = rozdań: { $hands }, ziarno { $seed }, { $moment }
simulate-kept-stopped = rozdań: { $hands } z { $wanted }, ziarno { $seed }, { $moment }
simulate-json = Zapisz jako JSON
simulate-csv = Zapisz jako CSV do arkusza kalkulacyjnego
simulate-csv-programs = Zapisz jako CSV dla programów
simulate-two = { $before } i { $after }
