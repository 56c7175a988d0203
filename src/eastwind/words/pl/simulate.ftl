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
