# Jak nauczyć się gry: strona książki o niej i lekcje.

## Książka o grze

game-title = Książka o grze
    .line = Czym jest madżong, jego kamienie, słowa i różne zasady
game-search = Szukaj w książce
    .hint = Терца, ręka jednej szansy, доты, riichi …
game-read = To słowo w książce o grze
game-rulebooks = Zasady, według których można grać tutaj
game-compare = Dwa zestawy zasad obok siebie
game-language-zh = Po chińsku
game-language-ja = Po japońsku

## Lekcje

lessons-title = Lekcje
    .line = Nauka gry przy stole, od pierwszego kamienia do własnego rozdania
lessons-about = Dwanaście lekcji po kilka minut przy prawdziwym stole, a potem własne rozdanie. Każdą można przerwać, wznowić, pominąć i powtórzyć. Liczby pochodzą z zasad, które wybierzesz.
lessons-offer = Pierwszy raz? Naucz się przy stole, w dwunastu krótkich lekcjach.
lessons-offer-not = Nie, dziękuję
lessons-of = Lekcja { $number } z { $count }
lessons-minutes = Około { $count ->
    [one] { $count } minuty
    [few] { $count } minut
    [many] { $count } minut
   *[other] { $count } minut
}
lessons-done = Ukończona
lessons-begun = Zaczęta
lessons-leave = Przerwij lekcję
lessons-show = Pokaż
lessons-restart = Od początku
lessons-next = Następna lekcja
lessons-go-on = Dalej
lessons-to-bill = Zobacz rachunek
lessons-to-table = Do stołu
lessons-trainers = Do ćwiczeń
lessons-play = Graj
lessons-other-rules = Wybrane zasady nie mają tu nic do pokazania, więc gra się tak: { $rules }.
lessons-word = Sprawdź w książce
lessons-coach = Nauczyciel
lessons-steps = Kroki
lessons-way = Twoja droga przez lekcje
lessons-how = Dotknij kamienia, żeby go unieść, i jeszcze raz, żeby go wyrzucić.
lessons-help = Pomoc
