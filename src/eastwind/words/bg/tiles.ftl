# Плочките, както трябва да ги изговаря екранният четец. `.object` – след глагол („изхвърли …“).

## Обикновени плочки

tile-1m = единица дзи
    .object = единица дзи
tile-2m = двойка дзи
    .object = двойка дзи
tile-3m = тройка дзи
    .object = тройка дзи
tile-4m = четворка дзи
    .object = четворка дзи
tile-5m = петица дзи
    .object = петица дзи
tile-6m = шестица дзи
    .object = шестица дзи
tile-7m = седмица дзи
    .object = седмица дзи
tile-8m = осмица дзи
    .object = осмица дзи
tile-9m = деветка дзи
    .object = деветка дзи

tile-1p = единица кръгчета
    .object = единица кръгчета
tile-2p = двойка кръгчета
    .object = двойка кръгчета
tile-3p = тройка кръгчета
    .object = тройка кръгчета
tile-4p = четворка кръгчета
    .object = четворка кръгчета
tile-5p = петица кръгчета
    .object = петица кръгчета
tile-6p = шестица кръгчета
    .object = шестица кръгчета
tile-7p = седмица кръгчета
    .object = седмица кръгчета
tile-8p = осмица кръгчета
    .object = осмица кръгчета
tile-9p = деветка кръгчета
    .object = деветка кръгчета

tile-1s = единица бамбук
    .object = единица бамбук
tile-2s = двойка бамбук
    .object = двойка бамбук
tile-3s = тройка бамбук
    .object = тройка бамбук
tile-4s = четворка бамбук
    .object = четворка бамбук
tile-5s = петица бамбук
    .object = петица бамбук
tile-6s = шестица бамбук
    .object = шестица бамбук
tile-7s = седмица бамбук
    .object = седмица бамбук
tile-8s = осмица бамбук
    .object = осмица бамбук
tile-9s = деветка бамбук
    .object = деветка бамбук

## Оньори: ветрове и дракони

tile-1z = източен вятър
    .object = източен вятър
tile-2z = южен вятър
    .object = южен вятър
tile-3z = западен вятър
    .object = западен вятър
tile-4z = северен вятър
    .object = северен вятър
tile-5z = бял дракон
    .object = бял дракон
tile-6z = зелен дракон
    .object = зелен дракон
tile-7z = червен дракон
    .object = червен дракон

## Цветя и сезони

tile-1f = цвете слива
    .object = цвете слива
tile-2f = цвете орхидея
    .object = цвете орхидея
tile-3f = цвете хризантема
    .object = цвете хризантема
tile-4f = цвете бамбук
    .object = цвете бамбук
tile-5f = пролет
    .object = пролет
tile-6f = лято
    .object = лято
tile-7f = есен
    .object = есен
tile-8f = зима
    .object = зима

## Скрита плочка и брой плочки

tile-hidden = обърната плочка
    .object = обърната плочка
tiles-count = { $count ->
    [one] { $count } плочка
   *[other] { $count } плочки
}

## Цветове

suit-m = дзи
suit-p = кръгчета
suit-s = бамбук

## Ветрове: играчът на това място и кръгът

wind-east = Изток
    .round = Източен кръг
wind-south = Юг
    .round = Южен кръг
wind-west = Запад
    .round = Западен кръг
wind-north = Север
    .round = Северен кръг

## Комбинации

set-chow = чоу
set-pung = панг
set-kong = конг
set-pair = чифт
set-chow-exposed = открито чоу
set-chow-concealed = закрито чоу
set-pung-exposed = открит панг
set-pung-concealed = закрит панг
set-kong-exposed = открит конг
set-kong-concealed = закрит конг
