## Co podpowiedź stawia na początku

help-ranked = Co możesz zrobić, od najlepszego
help-act-mahjong = Ogłoś madżonga
help-act-discard-ready = Wyrzuć { $tile } i ogłoś gotową rękę
help-act-discard-at-once = Wyrzuć { $tile }: gotowa ręka od razu
help-act-ready-at-once = Ogłoś gotową rękę od razu
help-act-pass = Pas
help-why-win = Ręka jest kompletna.
help-why-bonus = W zamian przyjdzie inny kamień.
help-why-declare = { $count ->
    [one] Bez tego nie wygrasz; wygrywa { $count } kamień.
    [few] Bez tego nie wygrasz; wygrywają { $count } kamienie.
    [many] Bez tego nie wygrasz; wygrywa { $count } kamieni.
   *[other] Bez tego nie wygrasz; wygrywa { $count } kamieni.
}
help-why-double = Ręka będzie warta więcej.
help-why-kong = Punkty i jeszcze jeden kamień, a do wygranej nie dalej.
help-why-nearer = To przybliża do wygranej.
help-why-pass = Nic innego nie przybliża.
help-why-pass-after = Jeśli nie chcesz brać.
help-why-bind = Nie musisz, a to wiąże ci ręce.
help-why-apart = To nie przybliża do wygranej.
help-why-barred = Z tym według zasad nie wygrasz.
help-why-open = Niepotrzebnie pokazuje, co masz.
help-why-no-tile = Gotowa ręka, ale żaden z jej kamieni nie został.
