# Boty, po jednym komunikacie: jak nazywa się bot; jak gra; tylu takich graczy; a u tych, którzy siadają do stołu, także imię.

level-random = Gra losowa
level-novice-careful = Ostrożny nowicjusz
    .about = Ostrożny nowicjusz chętniej wyrzuca to, co inni już wyrzucili.
    .count = { $count ->
        [one] { $count } ostrożny nowicjusz
        [few] { $count } ostrożnych nowicjuszy
        [many] { $count } ostrożnych nowicjuszy
       *[other] { $count } ostrożnych nowicjuszy
    }
    .person = Lena
level-novice-bold = Śmiały nowicjusz
    .about = Śmiały nowicjusz bierze prawie wszystko, co może.
    .count = { $count ->
        [one] { $count } śmiały nowicjusz
        [few] { $count } śmiałych nowicjuszy
        [many] { $count } śmiałych nowicjuszy
       *[other] { $count } śmiałych nowicjuszy
    }
    .person = Kuba
level-novice-patient = Cierpliwy nowicjusz
    .about = Cierpliwy nowicjusz rzadko bierze i czeka, aż właściwy kamień sam przyjdzie.
    .count = { $count ->
        [one] { $count } cierpliwy nowicjusz
        [few] { $count } cierpliwych nowicjuszy
        [many] { $count } cierpliwych nowicjuszy
       *[other] { $count } cierpliwych nowicjuszy
    }
    .person = Felek
level-novice = Nowicjusz
    .about = Nowicjusz gra według zasad i popełnia dziecięce błędy.
    .count = { $count ->
        [one] { $count } nowicjusz
        [few] { $count } nowicjuszy
        [many] { $count } nowicjuszy
       *[other] { $count } nowicjuszy
    }
    .person = Hania
level-club-bold = Śmiały gracz klubowy
    .about = Śmiały gracz klubowy dużo bierze, chce szybko wygrać i nie boi się niebezpieczeństw.
    .count = { $count ->
        [one] { $count } śmiały gracz klubowy
        [few] { $count } śmiałych graczy klubowych
        [many] { $count } śmiałych graczy klubowych
       *[other] { $count } śmiałych graczy klubowych
    }
    .person = Iga
level-club-patient = Cierpliwy gracz klubowy
    .about = Cierpliwy gracz klubowy rzadko bierze i buduje rękę, która jest tego warta.
    .count = { $count ->
        [one] { $count } cierpliwy gracz klubowy
        [few] { $count } cierpliwych graczy klubowych
        [many] { $count } cierpliwych graczy klubowych
       *[other] { $count } cierpliwych graczy klubowych
    }
    .person = Zosia
level-club-careful = Ostrożny gracz klubowy
    .about = Ostrożny gracz klubowy zatrzymuje to, na co inni mogą czekać.
    .count = { $count ->
        [one] { $count } ostrożny gracz klubowy
        [few] { $count } ostrożnych graczy klubowych
        [many] { $count } ostrożnych graczy klubowych
       *[other] { $count } ostrożnych graczy klubowych
    }
    .person = Jan
level-club = Gracz klubowy
    .about = Gracz klubowy liczy kamienie i wie, ile warta jest ręka.
    .count = { $count ->
        [one] { $count } gracz klubowy
        [few] { $count } graczy klubowych
        [many] { $count } graczy klubowych
       *[other] { $count } graczy klubowych
    }
    .person = Staś
level-master = Mistrz
    .about = Mistrz nauczył się z milionów rozdań, ile wart jest ruch.
    .count = { $count ->
        [one] { $count } mistrz
        [few] { $count } mistrzów
        [many] { $count } mistrzów
       *[other] { $count } mistrza
    }
    .person = Helena
