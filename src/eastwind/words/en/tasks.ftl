# Tasks of the children's path, put out for a person to check or print. $tiles and the answers are in the notation.

tasks-ask-find-suit = Find every tile of: { $suits }.
tasks-ask-line-up = Lay out 1 to 9: { $suits }.
tasks-ask-line-down = Lay out 9 to 1: { $suits }.
tasks-ask-neighbours = Make chows: three neighbours of one suit, from low to high. Leave as few tiles as possible.
tasks-ask-alike = Make pungs and kongs: three or four alike. Leave as few tiles as possible.
tasks-ask-code-lock = Look: { $shown }. Cover it, and lay out the same in order.
tasks-ask-snake = Continue from { $first }: each tile has the suit or the number of the last one. Use them all.
tasks-ask-memory = Find the pairs: { $pairs }.
tasks-ask-combinations = Make all the chows, pungs and kongs you can. Leave as few tiles as possible.
tasks-ask-bonus = Which flowers and seasons have the number of seat { $seat }?
tasks-ask-build-wall = { $of_tiles } tiles, two high, sides of the wall: { $sides }. Stacks already built: { $built }. How many stacks are still to be built?
tasks-ask-break-wall = Side { $side }, stack { $stack }. After which stack on which side does the wall open?
tasks-ask-solitaire = Clear the layout { $layout }, deal { $deal }.
tasks-ask-game-two = What are these worth in the scoring { $scoring }, at seat { $seat }? Won: { $won ->
    [yes] yes
   *[no] no
}.
tasks-ask-game-four = { $discard } is discarded. Which sets does it complete?
tasks-ask-tidy = The tiles go into the box in rows of { $row }. How many rows?
tasks-level = Level { $level }, seed { $seed }
tasks-tiles = Tiles
tasks-on-head = Upside down (places from 0)
tasks-answer = Answer
