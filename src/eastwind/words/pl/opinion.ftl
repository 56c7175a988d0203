# Powtórka, która mówi, co zrobiłaby podpowiedź.

opinion-switch = Co zrobiłaby podpowiedź?
    .about = Na podstawie tego, co było wtedy wiadomo.
opinion-asking = Liczymy…
opinion-same = Podpowiedź zrobiłaby to samo.
opinion-did = Ty: { $did }.
opinion-best = Podpowiedź: { $best }. { $why }
opinion-summary = { $count ->
    [one] Tak jak podpowiedź: { $same } z { $count } decyzji.
    [few] Tak jak podpowiedź: { $same } z { $count } decyzji.
    [many] Tak jak podpowiedź: { $same } z { $count } decyzji.
   *[other] Tak jak podpowiedź: { $same } z { $count } decyzji.
}
opinion-none = W tym rozdaniu nie było o czym decydować.
opinion-next = Do następnej różnicy
opinion-previous = Do poprzedniej różnicy
