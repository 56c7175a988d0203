# За какво на масата трябва съгласието на всички.

propose-title = Предложи
    .about = Става, ако всички на масата се съгласят.
propose-take-back = Върни плочката ми
propose-end = Приключи играта
propose-again = Още веднъж, същите хора
proposal-asked = { $what ->
    [take_back] { $name } моли да върне изхвърлената плочка.
    [end] { $name } предлага играта да приключи тук. Завършените раздавания остават, започнатото не се брои за никого.
   *[again] { $name } предлага да играете още веднъж. Местата се теглят отново.
  }
proposal-mine = { $what ->
    [take_back] Молите да върнете изхвърлената плочка.
    [end] Предлагате играта да приключи тук.
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
