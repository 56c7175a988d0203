# Boty, po jednym komunikacie: jak nazywa się poziom; jak gra; tylu takich graczy.

level-random = Gra losowa
level-novice = Nowicjusz
    .about = Nowicjusz gra według zasad i popełnia dziecięce błędy.
    .count = { $count ->
        [one] { $count } nowicjusz
        [few] { $count } nowicjuszy
        [many] { $count } nowicjuszy
       *[other] { $count } nowicjuszy
    }
level-club = Gracz klubowy
    .about = Gracz klubowy liczy kamienie i wie, ile warta jest ręka.
    .count = { $count ->
        [one] { $count } gracz klubowy
        [few] { $count } graczy klubowych
        [many] { $count } graczy klubowych
       *[other] { $count } graczy klubowych
    }
