# Tiles, as a screen reader should say them. `.object` is the form after a verb ("to discard …").

## Suit tiles

tile-1m = one of characters
    .object = one of characters
tile-2m = two of characters
    .object = two of characters
tile-3m = three of characters
    .object = three of characters
tile-4m = four of characters
    .object = four of characters
tile-5m = five of characters
    .object = five of characters
tile-6m = six of characters
    .object = six of characters
tile-7m = seven of characters
    .object = seven of characters
tile-8m = eight of characters
    .object = eight of characters
tile-9m = nine of characters
    .object = nine of characters

tile-1p = one of dots
    .object = one of dots
tile-2p = two of dots
    .object = two of dots
tile-3p = three of dots
    .object = three of dots
tile-4p = four of dots
    .object = four of dots
tile-5p = five of dots
    .object = five of dots
tile-6p = six of dots
    .object = six of dots
tile-7p = seven of dots
    .object = seven of dots
tile-8p = eight of dots
    .object = eight of dots
tile-9p = nine of dots
    .object = nine of dots

tile-1s = one of bamboo
    .object = one of bamboo
tile-2s = two of bamboo
    .object = two of bamboo
tile-3s = three of bamboo
    .object = three of bamboo
tile-4s = four of bamboo
    .object = four of bamboo
tile-5s = five of bamboo
    .object = five of bamboo
tile-6s = six of bamboo
    .object = six of bamboo
tile-7s = seven of bamboo
    .object = seven of bamboo
tile-8s = eight of bamboo
    .object = eight of bamboo
tile-9s = nine of bamboo
    .object = nine of bamboo

## Winds and dragons

tile-1z = east wind
    .object = east wind
tile-2z = south wind
    .object = south wind
tile-3z = west wind
    .object = west wind
tile-4z = north wind
    .object = north wind
tile-5z = white dragon
    .object = white dragon
tile-6z = green dragon
    .object = green dragon
tile-7z = red dragon
    .object = red dragon

## Flowers and seasons

tile-1f = plum flower
    .object = plum flower
tile-2f = orchid flower
    .object = orchid flower
tile-3f = chrysanthemum flower
    .object = chrysanthemum flower
tile-4f = bamboo flower
    .object = bamboo flower
tile-5f = spring
    .object = spring
tile-6f = summer
    .object = summer
tile-7f = autumn
    .object = autumn
tile-8f = winter
    .object = winter

## A tile that one cannot see, and counts

tile-hidden = hidden tile
    .object = hidden tile
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
