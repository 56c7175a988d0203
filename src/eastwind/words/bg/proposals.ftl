# За какво на масата трябва съгласието на всички.

propose-title = Предложи
    .about = Става, ако всички на масата се съгласят.
propose-take-back = Върни плочката ми
propose-end = Приключи играта
propose-again = Още веднъж, същите хора
propose-stand-in = Нека играе бот: { $name }
proposal-asked = { $what ->
    [take_back] { $name } моли да върне изхвърлената плочка.
    [end] { $name } предлага играта да приключи тук. Завършените раздавания остават, започнатото не се брои за никого.
    [stand_in] { $name } предлага бот да играе, докато се върне { $whom }.
   *[again] { $name } предлага да играете още веднъж. Местата се теглят отново.
  }
proposal-mine = { $what ->
    [take_back] Молите да върнете изхвърлената плочка.
    [end] Предлагате играта да приключи тук.
    [stand_in] Предлагате бот да играе, докато се върне { $whom }.
   *[again] Предлагате да играете още веднъж.
  }
proposal-waiting = Чака се отговор: { $names }
proposal-agree = Съгласие
proposal-refuse = Не
proposal-withdraw = Оттегли
proposal-agreed = Всички са съгласни.
proposal-refused = { $name } не се съгласява: всичко остава, както е.
proposal-withdrawn = { $name } оттегля предложението.
proposal-lapsed = Не всички отговориха: всичко остава, както е.
