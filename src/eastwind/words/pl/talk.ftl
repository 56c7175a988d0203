# Co można powiedzieć innym: zwroty, które każdy czyta w swoim języku.

say-hello = Cześć!
say-good-luck = Powodzenia!
say-thanks = Dziękuję!
say-well-played = Dobra gra!
say-congratulations = Gratulacje!
say-bad-luck = Szkoda!
say-sorry = Przepraszam!
say-one-moment = Chwileczkę
say-back-again = Już jestem
say-your-turn = Twoja kolej
say-no-hurry = Bez pośpiechu
say-wow = O rany!
say-laugh = Ha, ha!
say-another-hand = Jeszcze jedno rozdanie?
say-goodbye = Do widzenia!
talk-title = Powiedz coś
    .about = Każdy przeczyta to w swoim języku.
talk-said = { $name }: { $phrase }
talk-hear = Zwroty: { $name }
talk-hear-all = Pokazuj zwroty innych
