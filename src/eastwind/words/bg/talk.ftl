# Какво може да се каже на другите: фрази, които всеки чете на своя език.

say-hello = Здравейте!
say-good-luck = Успех!
say-thanks = Благодаря!
say-well-played = Браво!
say-congratulations = Честито!
say-bad-luck = Жалко!
say-sorry = Извинете!
say-one-moment = Един момент
say-back-again = Отново съм тук
say-your-turn = Ваш ред е
say-no-hurry = Не бързайте
say-wow = Леле!
say-laugh = Ха-ха!
say-another-hand = Още едно раздаване?
say-goodbye = Довиждане!
talk-title = Кажи нещо
    .about = Всеки го чете на своя език.
talk-said = { $name }: { $phrase }
talk-hear = Фразите на { $name }
talk-hear-all = Показвай фразите на другите
