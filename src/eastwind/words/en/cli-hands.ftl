# Why a hand cannot exist: told by the command line, the calculator and the server. $tile is the tile in the notation.

hand-fault-five = { $name } ({ $tile }): { $count } of them in one hand, but a set of tiles has only { $copies }.
hand-fault-robbed = { $name } ({ $tile }) cannot come from a robbed kong: the kong holds the other three, yet the hand has more of them.
hand-fault-chow = [{ $tiles }] is no chow: a chow is three neighbouring numbers of one suit.
hand-fault-pung = [{ $tiles }] is no pung: a pung is three equal tiles.
hand-fault-kong = [{ $tiles }] is no kong: a kong is four equal tiles.
hand-fault-set = [{ $tiles }] is no set: expected a chow, a pung or a kong.
hand-fault-sets = { $count } sets on the table: a hand has { $most } at the most.
hand-fault-size = { $tiles } comes to { $count } tiles, a kong counted as three: a hand that won has 14.
hand-fault-size-unwon = { $tiles } comes to { $count } tiles, a kong counted as three: a hand that did not win has 13, or 14 where the hand ended in its own turn.
hand-fault-not-dead = { $tiles } comes to { $count } tiles, a kong counted as three: that is no dead hand. A dead hand has too few or too many and did not win.
hand-fault-bonus = { $name } ({ $tile }) is a bonus tile: it lies among the flowers and stands in no hand and no set.
hand-fault-flower = { $name } ({ $tile }) is no flower and no season: it cannot lie among them.
hand-fault-flower-twice = { $name } ({ $tile }) lies there twice: a set of tiles has only one.
hand-fault-no-flowers = { $name } ({ $tile }): the rule set { $rules } knows no flowers.
hand-fault-last = { $name } ({ $tile }) is said to be the last tile, but it is not in the hand { $tiles }.
hand-fault-no-last = { $tiles } is said to have won: the tile that completed it is missing. Only a heavenly hand has none.
hand-fault-no-source = { $tiles } is said to have won: where the last tile came from is missing.
hand-fault-loose = { $name } ({ $tile }) cannot be a loose tile: there is no kong and no flower that a tile was taken for.
hand-fault-loose-none = The last tile cannot be a loose tile: there is no kong and no flower that a tile was taken for.
hand-fault-heavenly-sets = A heavenly hand is complete as dealt: { $tiles } cannot lie on the table yet.
hand-fault-heavenly-source = A heavenly hand is complete as dealt: its last tile cannot come from a discard, a kong or a loose tile.
hand-fault-heavenly-seat = A heavenly hand is East’s: it cannot be of seat { $seat }.
hand-fault-earthly-seat = An earthly hand is completed by East’s first discard: it cannot be East’s own (seat { $seat }).
hand-fault-earthly-source = An earthly hand is completed by East’s first discard: the last tile has to come from a discard.
hand-fault-earthly-sets = An earthly hand is completed by the very first discard: { $tiles } cannot have been claimed before.
hand-fault-earthly-heavenly = A hand is heavenly or earthly, not both: complete as dealt, or completed by the first discard.
hand-fault-nothing-drawn = { $name } ({ $tile }) is said to be drawn, and yet no tile was: one of the two cannot be.
hand-fault-kong-on-kong = A kong on a kong wants two kongs and a last tile drawn for the second; here { $count ->
    [0] there is no kong
    [one] there is one kong
   *[other] the last tile was not drawn
}.
