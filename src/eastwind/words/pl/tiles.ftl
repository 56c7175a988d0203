# Kamienie tak, jak ma je wymawiać czytnik ekranu. `.object` — forma po czasowniku („wyrzuć …”).

## Blotki

tile-1m = jedynka znaków
    .object = jedynkę znaków
tile-2m = dwójka znaków
    .object = dwójkę znaków
tile-3m = trójka znaków
    .object = trójkę znaków
tile-4m = czwórka znaków
    .object = czwórkę znaków
tile-5m = piątka znaków
    .object = piątkę znaków
tile-6m = szóstka znaków
    .object = szóstkę znaków
tile-7m = siódemka znaków
    .object = siódemkę znaków
tile-8m = ósemka znaków
    .object = ósemkę znaków
tile-9m = dziewiątka znaków
    .object = dziewiątkę znaków

tile-1p = jedynka kółek
    .object = jedynkę kółek
tile-2p = dwójka kółek
    .object = dwójkę kółek
tile-3p = trójka kółek
    .object = trójkę kółek
tile-4p = czwórka kółek
    .object = czwórkę kółek
tile-5p = piątka kółek
    .object = piątkę kółek
tile-6p = szóstka kółek
    .object = szóstkę kółek
tile-7p = siódemka kółek
    .object = siódemkę kółek
tile-8p = ósemka kółek
    .object = ósemkę kółek
tile-9p = dziewiątka kółek
    .object = dziewiątkę kółek

tile-1s = jedynka bambusów
    .object = jedynkę bambusów
tile-2s = dwójka bambusów
    .object = dwójkę bambusów
tile-3s = trójka bambusów
    .object = trójkę bambusów
tile-4s = czwórka bambusów
    .object = czwórkę bambusów
tile-5s = piątka bambusów
    .object = piątkę bambusów
tile-6s = szóstka bambusów
    .object = szóstkę bambusów
tile-7s = siódemka bambusów
    .object = siódemkę bambusów
tile-8s = ósemka bambusów
    .object = ósemkę bambusów
tile-9s = dziewiątka bambusów
    .object = dziewiątkę bambusów

## Honory: wiatry i smoki

tile-1z = wiatr wschodni
    .object = wiatr wschodni
tile-2z = wiatr południowy
    .object = wiatr południowy
tile-3z = wiatr zachodni
    .object = wiatr zachodni
tile-4z = wiatr północny
    .object = wiatr północny
tile-5z = smok biały
    .object = smoka białego
tile-6z = smok zielony
    .object = smoka zielonego
tile-7z = smok czerwony
    .object = smoka czerwonego

## Kwiaty i pory roku

tile-1f = kwiat śliwy
    .object = kwiat śliwy
tile-2f = kwiat orchidei
    .object = kwiat orchidei
tile-3f = kwiat chryzantemy
    .object = kwiat chryzantemy
tile-4f = kwiat bambusa
    .object = kwiat bambusa
tile-5f = wiosna
    .object = wiosnę
tile-6f = lato
    .object = lato
tile-7f = jesień
    .object = jesień
tile-8f = zima
    .object = zimę

## Zakryty kamień i liczba kamieni

tile-hidden = zakryty kamień
    .object = zakryty kamień
tiles-count = { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
    [many] { $count } kamieni
   *[other] { $count } kamienia
}

## Kolory

suit-m = znaki
suit-p = kółka
suit-s = bambusy

## Wiatry: gracz na tym miejscu i runda

wind-east = Wschód
    .round = Runda Wschodu
wind-south = Południe
    .round = Runda Południa
wind-west = Zachód
    .round = Runda Zachodu
wind-north = Północ
    .round = Runda Północy

## Układy

set-chow = czou
set-pung = pung
set-kong = kong
set-pair = para
set-chow-exposed = odkryte czou
set-chow-concealed = zakryte czou
set-pung-exposed = odkryty pung
set-pung-concealed = zakryty pung
set-kong-exposed = odkryty kong
set-kong-concealed = zakryty kong
