# Dlaczego takiej ręki być nie może: mówią to wiersz poleceń, kalkulator i serwer. $tile to kamień w zapisie.

hand-fault-five = { $name } ({ $tile }): w jednej ręce { $count }, a w komplecie są tylko { $copies }.
hand-fault-robbed = { $name } ({ $tile }) nie może pochodzić z obrabowanego konga: w kongu są trzy pozostałe, a w ręce jest ich więcej.
hand-fault-chow = [{ $tiles }] to nie czou: czou to trzy sąsiednie numery jednego koloru.
hand-fault-pung = [{ $tiles }] to nie pung: pung to trzy jednakowe kamienie.
hand-fault-kong = [{ $tiles }] to nie kong: kong to cztery jednakowe kamienie.
hand-fault-set = [{ $tiles }] to nie grupa: oczekiwano czou, punga albo konga.
hand-fault-sets = Grup na stole: { $count }; ręka ma najwyżej { $most }.
hand-fault-size = { $tiles }: kamieni { $count }, licząc konga za trzy; ręka, która wygrała, ma 14.
hand-fault-size-unwon = { $tiles }: kamieni { $count }, licząc konga za trzy; ręka, która nie wygrała, ma 13 albo 14, jeśli rozdanie skończyło się w jej ruchu.
hand-fault-not-dead = { $tiles }: kamieni { $count }, licząc konga za trzy; to nie martwa ręka. Martwa ręka ma za mało albo za dużo kamieni i nie wygrała.
hand-fault-bonus = { $name } ({ $tile }) to kamień dodatkowy: leży przy kwiatach, nie stoi w ręce ani w grupie.
hand-fault-flower = { $name } ({ $tile }) to nie kwiat ani pora roku: nie może leżeć wśród nich.
hand-fault-flower-twice = { $name } ({ $tile }) leży dwa razy, a w komplecie jest tylko jeden taki kamień.
hand-fault-no-flowers = { $name } ({ $tile }): w zasadach { $rules } nie ma kwiatów.
hand-fault-last = { $name } ({ $tile }) ma być ostatnim kamieniem, ale nie ma go w ręce { $tiles }.
hand-fault-no-last = { $tiles }: ręka miała wygrać, ale nie powiedziano, który kamień ją dopełnił. Bez niego obywa się tylko „{ pattern-heavenly }”.
hand-fault-no-source = { $tiles }: ręka miała wygrać, ale nie powiedziano, skąd pochodził ostatni kamień.
hand-fault-loose = { $name } ({ $tile }) nie może być luźnym kamieniem: nie ma konga ani kwiatu, za który by go dobrano.
hand-fault-loose-none = Ostatni kamień nie może być luźny: nie ma konga ani kwiatu, za który by go dobrano.
hand-fault-heavenly-sets = „{ pattern-heavenly }” to ręka pełna od razu po rozdaniu: { $tiles } nie może jeszcze leżeć na stole.
hand-fault-heavenly-source = „{ pattern-heavenly }” to ręka pełna od razu po rozdaniu: ostatni kamień nie może być wyrzucony, z obrabowanego konga ani luźny.
hand-fault-heavenly-seat = „{ pattern-heavenly }” ma tylko Wschód, a nie miejsce { $seat }.
hand-fault-earthly-seat = „{ pattern-earthly }”: rękę dopełnia pierwszy kamień wyrzucony przez Wschód, więc sam Wschód (miejsce { $seat }) mieć jej nie może.
hand-fault-earthly-source = „{ pattern-earthly }”: rękę dopełnia pierwszy kamień wyrzucony przez Wschód, więc ostatni kamień musi być wyrzucony.
hand-fault-earthly-sets = „{ pattern-earthly }”: rękę dopełnia pierwszy wyrzucony kamień, { $tiles } nie mogło być wzięte wcześniej.
hand-fault-earthly-heavenly = „{ pattern-heavenly }” i „{ pattern-earthly }” razem się nie zdarzają: ręka jest pełna od razu po rozdaniu albo dopełnia ją pierwszy wyrzucony kamień.
hand-fault-nothing-drawn = { $name } ({ $tile }) ma być dobrany, a nie dobrano żadnego kamienia: prawdą może być tylko jedno.
hand-fault-kong-on-kong = „{ pattern-kong-on-kong }” wymaga dwóch kongów i ostatniego kamienia dobranego za drugi z nich; tu { $count ->
    [0] konga nie ma
    [one] jest jeden kong
   *[other] ostatni kamień nie był dobrany
}.
