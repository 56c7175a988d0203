# Что можно сказать другим: фразы, которые каждый читает на своём языке.

say-hello = Привет!
say-good-luck = Удачи!
say-thanks = Спасибо!
say-well-played = Отличная игра!
say-congratulations = Поздравляю!
say-bad-luck = Не повезло!
say-sorry = Прошу прощения!
say-one-moment = Минутку!
say-back-again = Я снова здесь
say-your-turn = Ваш ход
say-no-hurry = Не спешите
say-wow = Ух ты!
say-laugh = Ха-ха!
say-another-hand = Ещё раздачу?
say-goodbye = До встречи!
talk-title = Сказать
    .about = Каждый прочтёт это на своём языке.
talk-said = { $name }: { $phrase }
talk-hear = Фразы: { $name }
talk-hear-all = Показывать фразы других
