## Co podpowiedź stawia na początku

help-ranked = Co możesz zrobić, od najlepszego
help-act-mahjong = Zgłoś madżonga
help-act-discard-ready = Wyrzuć { $tile } i zgłoś gotową rękę
help-act-discard-at-once = Wyrzuć { $tile }: gotowa ręka od razu
help-act-ready-at-once = Zgłoś gotową rękę od razu
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
help-why-bind = Nie trzeba, a potem ręki nie zmienisz.
help-why-apart = To nie przybliża do wygranej.
help-why-barred = Z tym według zasad nie wygrasz.
help-why-open = Niepotrzebnie pokazuje innym, co masz.
help-why-no-tile = Gotowa ręka, ale takich kamieni już nie ma.

## Co teraz, obok ręki

now-win = Twój ruch: madżong albo wyrzuć kamień
now-turn = Twój ruch
now-again = Naciśnij jeszcze raz, aby wyrzucić { $tile }
now-waiting = Teraz gra { $name }
now-waiting-claims = Czy ktoś weźmie { $tile }?
now-waiting-others = Decydują pozostali
now-undeclared = Bez zgłoszenia gotowej ręki nie wygrasz
now-undeclared-do = Zgłoś i wyrzuć
now-undeclared-not = Tylko wyrzuć
now-spared = Możesz teraz wygrać. Rezygnujesz z wygranej?

## Dlaczego teraz nie można

not-now-turn = Jeszcze nie: teraz gra { $name }
not-now-claim = Najpierw zdecyduj, czy bierzesz ten kamień
not-now-others = Jeszcze nie: pozostali się zastanawiają
not-now-over = To rozdanie się skończyło
not-now-tile = Tego kamienia nie można teraz wyrzucić
not-now-ready = Z gotową ręką wyrzuca się tylko dobrany kamień
not-now-chow = Nie ma teraz z czego ułożyć czou
not-now-pung = Nie ma teraz z czego ułożyć punga
not-now-kong = Nie ma teraz z czego ułożyć konga
not-now-own = Nie ma teraz czego wyłożyć
not-now-mahjong = Ręka nie jest jeszcze kompletna
not-now-flower = Nie masz kwiatu do wyłożenia
not-now-declare = Nie można teraz zgłosić gotowej ręki
not-now-pass = Nie ma teraz na co pasować

## Co przyniosło rozdanie

outcome-own = Co zyskujesz lub tracisz
outcome-now = teraz
outcome-idle = Nikt nie płaci: każdy zostaje z tym, co miał.

## Litery wiatrów

settings-winds = Litery wiatrów
    .about = Przy imionach graczy i w rogach kamieni.
settings-winds-language = W Pd Z Pn
settings-winds-latin = E S W N

## Klawisze

settings-letter-keys = Klawisze z jedną literą
    .about = C, P, M i inne działają same, bez Ctrl. Strzałki, Enter, spacja i Esc działają zawsze.

## Pierwsza strona

continue-game = Gra jest w toku.
continue-finished = Zakończone partie ({ $count })

## Sukno, grzbiety, głośność

settings-face = Rysunek kamieni
    .about = Wszędzie, gdzie są kamienie: przy stole, w kalkulatorze, w grach dla jednej osoby.
settings-face-carved = Rzeźbiony
settings-face-figures = Duże cyfry
settings-face-plain = Prosty, wyraźny
settings-felt = Sukno stołu
settings-felt-green = Zielone
settings-felt-blue = Niebieskie
settings-felt-wine = Bordowe
settings-back = Grzbiety kamieni
settings-back-jade = Jadeit
settings-back-blue = Niebieskie
settings-back-bamboo = Bambus
settings-volume = Głośność
settings-volume-soft = Cicho
settings-volume-middle = Średnio
settings-volume-loud = Głośno
