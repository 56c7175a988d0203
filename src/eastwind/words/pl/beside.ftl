# Co wolno temu, kto siedzi z samymi botami: cofnąć ruch, zagrać rozdanie od nowa, poddać je, zakończyć partię.

beside-title = Z botami
beside-about = Przy stole są tylko boty: ruchy można cofać. Partia, w której cofnięto ruch, pozostaje tak oznaczona do końca.
beside-left = Pozostali odeszli. To, co zagraliście razem, zostaje: ruchów się nie cofa.
beside-take-back = Cofnij ruch
    .about = Tam, gdzie ostatnio trzeba było wybrać
beside-again = Zagraj to rozdanie jeszcze raz
    .about = Te same mury i kostki, od pierwszego ruchu
beside-give-up = Poddaj rozdanie
    .about = Bot klubowy dogra je za ciebie, a wynik się liczy
beside-leave = Zakończ partię
    .about = Skończone rozdania zostają, rozpoczęte nikomu się nie liczy
beside-ask-give-up = Poddać to rozdanie? Bot dogra je za ciebie, a wynik się liczy.
    .yes = Poddaj
beside-ask-leave = Zakończyć partię w tym miejscu? Skończone rozdania zostają, rozpoczęte nikomu się nie liczy.
    .yes = Zakończ
beside-play-on = Graj dalej
beside-helped = Z pomocą: { $what }
beside-helped-mark = z pomocą
beside-taken-back = { $count ->
    [one] cofnięto { $count } ruch
    [few] cofnięto { $count } ruchy
    [many] cofnięto { $count } ruchów
   *[other] cofnięto { $count } ruchu
}
beside-played-again = { $count ->
    [one] { $count } rozdanie zagrane od nowa
    [few] { $count } rozdania zagrane od nowa
    [many] { $count } rozdań zagranych od nowa
   *[other] { $count } rozdania zagrane od nowa
}
beside-given-up = { $count ->
    [one] { $count } rozdanie dograł bot
    [few] { $count } rozdania dograł bot
    [many] { $count } rozdań dograł bot
   *[other] { $count } rozdania dograł bot
}
table-event-taken-back = { $who ->
    [me] Cofasz ruch.
   *[other] { $name } cofa ruch.
}
table-event-again = { $who ->
    [me] Grasz to rozdanie jeszcze raz.
   *[other] { $name } gra to rozdanie jeszcze raz.
}
table-event-given-up = { $who ->
    [me] To rozdanie dogrywa za ciebie bot.
   *[other] { $name } poddaje rozdanie: dogrywa je bot.
}
table-event-left = { $who ->
    [me] Kończysz partię.
   *[other] { $name } kończy partię.
}
table-keys-take-back = cofnij ostatni ruch
match-ended-left = Partię zakończono przed czasem.
hand-end-left = Partię zakończono przed czasem
beside-over = Cofnij lub zagraj jeszcze raz
beside-same-walls = Te same mury jeszcze raz
beside-repeated = mury wcześniejszej partii
