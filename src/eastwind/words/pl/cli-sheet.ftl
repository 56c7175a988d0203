## Księga punktów prawdziwego stołu: co mówią o niej serwer i wiersz poleceń

keep-held = { $name } – { $count }
keep-fault-table = { $name } ({ $tile }): na stole { $count }, a { $copies ->
    [one] jest tylko jeden taki kamień
    [few] są tylko { $copies } takie kamienie
    [many] jest tylko { $copies } takich kamieni
   *[other] jest tylko { $copies } takich kamieni
}. Gdzie leżą: { $others }.
keep-fault-lacking = { $name }: do madżonga { $count ->
    [one] brakuje jednego kamienia
    [few] brakuje { $count } kamieni
    [many] brakuje { $count } kamieni
   *[other] brakuje { $count } kamieni
}.
keep-fault-no-win = { $name }: z tych kamieni nie wychodzi madżong.
keep-fault-seats = Kto wygrał i skąd był ostatni kamień – to się nie zgadza.
keep-fault-settlement = Te zasady nie znają rozliczenia takiego końca rozdania.
keep-fault-sum = Kwoty poprawki muszą dawać 0, a dają { $total }.
keep-doubt-digest = Zasady ({ $rules }) nie są dokładnie te same, co na początku partii: wyniki mogą się różnić.
keep-doubt-same-id = Wpis { $entry } (rozdanie { $hand }) ma ten sam identyfikator co wpis { $other }; liczą się oba. Jeśli to jedno i to samo, wykreśl jeden.
keep-doubt-after-end = Wpis { $entry } (rozdanie { $hand }): partia była już skończona.
keep-doubt-both = Wpis { $entry } (rozdanie { $hand }), { $name }: i liczba, i kamienie. Liczy się liczba: { $points }.
keep-doubt-limit = Wpis { $entry } (rozdanie { $hand }), { $name }: { $points } to więcej, niż może dać ręka według tych zasad ({ $limit }).
keep-doubt-told = Wpis { $entry } (rozdanie { $hand }), { $name }: { $said } Liczy się tak, jak zapisano.
keep-doubt-outcomes = Wyników w pliku: { $said }, a z zapisów wychodzi { $found }.
keep-doubt-hand = rozdanie { $hand }: w pliku jest { $said }, a wychodzi { $found }
keep-doubt-end = Koniec partii: w pliku jest { $said }, a wychodzi { $found }
keep-column-hand = rozdanie
keep-column-round = runda
keep-column-dealer = rozdaje
keep-column-what = co się stało
keep-column-worth = wartość
keep-column-net = zysk lub strata
keep-column-score = stan
keep-won = wygrana
keep-drawn = remis
keep-false-win = fałszywe zgłoszenie
keep-correction = poprawka

keep-no-name = Partia
keep-hand = Rozdanie { $hand }, { $round }, rozdaje { $dealer }
keep-hand-won = Wygrywa { $name }: { $total }
keep-worth = { $name }: { $total }
keep-pays = { $payer } → { $payee }: { $amount }
keep-standing = Stan
keep-doubts = Co się nie zgadza
keep-adds-up = Wszystko się zgadza.
keep-owes = Dług: { $debtor } → { $creditor }, { $amount }
