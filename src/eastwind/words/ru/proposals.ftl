# На что за столом нужно согласие всех.

propose-title = Предложить
    .about = Будет сделано, если согласятся все за столом.
propose-take-back = Вернуть мой снос
propose-end = Закончить партию
propose-again = Ещё раз, тем же составом
propose-stand-in = Пусть играет бот: { $name }
proposal-asked = { $what ->
    [take_back] { $name } просит вернуть снос.
    [end] { $name } предлагает закончить партию на этом. Сыгранные раздачи остаются, начатая не считается ни для кого.
    [stand_in] { $name } предлагает, чтобы за этого игрока пока играл бот: { $whom }.
   *[again] { $name } предлагает сыграть ещё раз. Места разыгрываются заново.
  }
proposal-mine = { $what ->
    [take_back] Вы просите вернуть свой снос.
    [end] Вы предлагаете закончить партию.
    [stand_in] Вы предлагаете, чтобы за этого игрока пока играл бот: { $whom }.
   *[again] Вы предлагаете сыграть ещё раз.
  }
proposal-waiting = Ждём ответа: { $names }
proposal-agree = Согласиться
proposal-refuse = Отказаться
proposal-withdraw = Отозвать
proposal-agreed = Все согласны.
proposal-refused = { $name } не соглашается: всё остаётся как есть.
proposal-withdrawn = { $name } отзывает предложение.
proposal-lapsed = Ответили не все: всё остаётся как есть.
