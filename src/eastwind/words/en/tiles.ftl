# Tiles, as a screen reader should say them. `.object` is the form after a verb ("to discard …").

## Suit tiles

tile-1m = one of characters
    .object = a one of characters
tile-2m = two of characters
    .object = a two of characters
tile-3m = three of characters
    .object = a three of characters
tile-4m = four of characters
    .object = a four of characters
tile-5m = five of characters
    .object = a five of characters
tile-6m = six of characters
    .object = a six of characters
tile-7m = seven of characters
    .object = a seven of characters
tile-8m = eight of characters
    .object = an eight of characters
tile-9m = nine of characters
    .object = a nine of characters

tile-1p = one of dots
    .object = a one of dots
tile-2p = two of dots
    .object = a two of dots
tile-3p = three of dots
    .object = a three of dots
tile-4p = four of dots
    .object = a four of dots
tile-5p = five of dots
    .object = a five of dots
tile-6p = six of dots
    .object = a six of dots
tile-7p = seven of dots
    .object = a seven of dots
tile-8p = eight of dots
    .object = an eight of dots
tile-9p = nine of dots
    .object = a nine of dots

tile-1s = one of bamboo
    .object = a one of bamboo
tile-2s = two of bamboo
    .object = a two of bamboo
tile-3s = three of bamboo
    .object = a three of bamboo
tile-4s = four of bamboo
    .object = a four of bamboo
tile-5s = five of bamboo
    .object = a five of bamboo
tile-6s = six of bamboo
    .object = a six of bamboo
tile-7s = seven of bamboo
    .object = a seven of bamboo
tile-8s = eight of bamboo
    .object = an eight of bamboo
tile-9s = nine of bamboo
    .object = a nine of bamboo

## Winds and dragons

tile-1z = east wind
    .object = an east wind
tile-2z = south wind
    .object = a south wind
tile-3z = west wind
    .object = a west wind
tile-4z = north wind
    .object = a north wind
tile-5z = white dragon
    .object = a white dragon
tile-6z = green dragon
    .object = a green dragon
tile-7z = red dragon
    .object = a red dragon

## Flowers and seasons

tile-1f = plum flower
    .object = the plum flower
tile-2f = orchid flower
    .object = the orchid flower
tile-3f = chrysanthemum flower
    .object = the chrysanthemum flower
tile-4f = bamboo flower
    .object = the bamboo flower
tile-5f = spring
    .object = spring
tile-6f = summer
    .object = summer
tile-7f = autumn
    .object = autumn
tile-8f = winter
    .object = winter

## A hidden tile, and counts

tile-hidden = hidden tile
    .object = a hidden tile
tiles-count = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}

## Suits

suit-m = characters
suit-p = dots
suit-s = bamboo

## Winds: the player who sits there, and the round

wind-east = East
    .round = East round
wind-south = South
    .round = South round
wind-west = West
    .round = West round
wind-north = North
    .round = North round

## Sets

set-chow = chow
set-pung = pung
set-kong = kong
set-pair = pair
set-chow-exposed = exposed chow
set-chow-concealed = concealed chow
set-pung-exposed = exposed pung
set-pung-concealed = concealed pung
set-kong-exposed = exposed kong
set-kong-concealed = concealed kong
