# The book of the game. It is told by the server alone; the words of its page are in lessons.ftl.

game-chapter-origin = What Mahjong is
game-chapter-tiles = The tiles and their names
game-chapter-words = Words of the game
game-chapter-families = Families of rules

## What Mahjong is

game-origin-what = Mahjong is a Chinese game for four people, everybody for himself. It is played with thick tiles that stand upright like dominoes, and it goes like some card games: you collect, you throw away, and the first whose tiles all belong together has won the hand.
game-origin-luck = It asks for experience, for a watchful eye and for a little luck; how much luck depends on the rules. In the classical game a hand that is not finished has its worth too, so that there is something to play for to the last tile.
game-origin-roots = Nobody knows for certain where it comes from. It is thought that there was a game with paper cards first, and that tiles of two layers took their place: a face of ivory on a back of bamboo. Today they are made of plastic. In Bulgaria people still say both “tiles” and “cards”.
game-origin-money = The suits tell of money: the dots are coins, the bamboos are strings of coins, the characters are banknotes for ten thousand. The one of bamboo is a bird.
game-origin-winds = At the table the winds sit in the order east, south, west, north against the clock; on a map that order is mirrored. It is as if the table were looked at from below, as one looks up at the sky.
game-origin-table = A set has 136 tiles, or 144 with the flowers and seasons. Beside it one needs two dice. Counters for the points, a sign for the wind of the round and racks to stand the tiles on are a comfort, no need. A square table of seventy centimetres is large enough.
game-origin-index = Sets for the West carry a small digit or letter in the corner of each tile, so that nobody has to read Chinese.
game-origin-solitaire = The game for one in which pairs are taken from a pile is called Mahjong as well. It uses the same tiles and has nothing else in common with the game of this book.
game-origin-whole = A winning hand: four sets and a pair

## The tiles

game-tiles-about = There are 34 different plain tiles, four of each, and eight bonus tiles of which there is one each. What they are called differs from book to book; each is shown here with the names that players use.

## Families of rules

game-families-about = There is no single game of Mahjong. All its kinds have the wall, the sets and the pair; what wins, what it is worth and who pays differ. These are the families that our sources name.
game-families-classical = Classical game
    .about = The game that is played here, as it came to Europe: points for sets, doubles for honours and pure suits, a limit; in most of its forms the losers compare their hands with each other too.
game-families-japanese = Japanese (riichi)
    .about = 136 tiles without flowers; up to four red fives may be used with it, so that a box holds 140. Its white dragon is quite blank. Who lacks one tile may declare riichi and stakes a thousand points: the hand may not change any more, a win is worth more, and if another wins, the stake is his. Who has discarded a tile that he waits for cannot win on a discard (furiten).
game-families-chinese = Chinese official
    .about = The game of tournaments, with 144 tiles. A tournament may limit the time; when it is over, the hand in play is finished or dropped, as its rules say.
game-families-thai = Thai
    .about = Four tiles of its own show animals.
game-families-singapore = Singapore and Vietnamese
    .about = Sets larger than 144 tiles.
game-families-american = American
    .about = A set larger than 144 tiles, and jokers that stand for another tile. Large sets sold for it and for the Chinese game hold blank tiles for that.
game-families-paper = Paper cards
    .about = The same faces on cards: light, and good on a journey. The game may have begun with cards. In Japan there is a card game of a kindred sort, hanafuda.
game-families-family = Family game
    .about = For two to four people and hands that lie open, counted by simple numbers: the last step of the children’s path.
game-axes = In what rules differ
game-axes-axis = What
game-axes-ways = How it can be
game-axis-players = Players
    .ways = Four; in some rules three or two.
game-axis-flowers = Flowers and seasons
    .ways = Played with or without. Japanese rules have none.
game-axis-shapes = Which hands win
    .ways = Four sets and a pair nearly everywhere; irregular hands differ from rules to rules.
game-axis-chow = Who may claim a chow
    .ways = Mostly the next player only; in the family game anybody.
game-axis-priority = Several want one tile
    .ways = A win comes before a kong or pung, and those before a chow. Of two wins the nearest or the farthest has it, or both; where all three win, some call the hand a draw.
game-axis-furiten = Own discards
    .ways = In Japanese rules they bar a win on a discard; in others they do not matter.
game-axis-ready = Declaring a ready hand
    .ways = Unknown, allowed, demanded, or demanded for a win. In Japanese rules it costs a stake.
game-axis-concealed = Hidden hands
    .ways = Some winning hands are lost once a set has been laid out.
game-axis-sets = Which sets may be laid out
    .ways = Not all rules allow chow, pung and kong alike, or sets that one has drawn oneself; some let a pung grow into a kong.
game-axis-dead-wall = Dead wall
    .ways = From a few loose tiles to fourteen that are never drawn.
game-axis-value = What a hand is worth
    .ways = Points and doubles, a table of values, or always the same.
game-axis-minimum = Smallest win
    .ways = None, or so many points or doubles as the rules ask for.
game-axis-east = East
    .ways = Pays and receives double, or like everybody else.
game-axis-discarder = Whose discard won
    .ways = Does not matter, pays double, or pays for all.
game-axis-losers = Losers among themselves
    .ways = Compare their hands and pay the difference, or pay the winner only.
game-axis-drawn = A drawn hand
    .ways = Nothing is paid, or something to East or to hands that waited.
game-axis-stock = Stock of points
    .ways = Everybody begins with some; in many rules the game ends when somebody has none left or owes.
game-axis-length = Length
    .ways = A number of rounds or sessions, or a time.

## Words

game-term-tile = One piece of the set. Old books say “card”, because tiles are held and sorted like cards.
game-term-dots = The suit of circles, 1 to 9: coins. In the six and the nine the colours tell which way up the tile stands.
game-term-bamboo = The suit of sticks, 1 to 9: strings of coins. The one is a bird.
game-term-characters = The suit of written numbers, 1 to 9, with the sign for ten thousand below.
game-term-suits = The three suits together; in a narrow sense only 2 to 8, which score least.
game-term-terminals = The ends of a suit. They score twice as much as 2 to 8, because they fit into fewer chows.
game-term-honours = Winds and dragons. They have no numbers, so they make pungs, kongs and pairs, but no chows.
game-term-winds = Four tiles of each wind. One of them is your own: that of your seat. Another is that of the round.
game-term-dragons = Four tiles of each dragon. A set of them doubles in every classical rule set. The white one shows a frame, or nothing at all.
game-term-flowers = One tile each. You lay a flower out at once and take another tile for it; it belongs to no set and counts by itself.
game-term-seasons = One tile each, like the flowers. The season or flower with the number of your seat counts for more.
game-term-extra = Tiles that some rules add: jokers that stand for any tile, the four animals of Thai rules, the red fives of Japanese ones.
game-term-chow = Three numbers in a row of one suit. It scores nothing and helps to win.
game-term-pung = Three alike.
game-term-kong = Four alike. It counts as one set; the fourth tile is replaced by a loose tile, and as a rule four tiles are no kong before it is declared.
game-term-pair = Two alike. A usual hand needs exactly one. The Chinese word is also that of the general in chess.
game-term-exposed = Laid on the table with a tile that another discarded. Worth half of a concealed set.
game-term-concealed = Made of tiles that you drew yourself. Worth double.
game-term-wall = The square of face-down stacks, two high, from which everybody draws.
game-term-dead-wall = The last tiles of the wall, which are not drawn in turn.
game-term-loose-tile = A tile from the far end of the wall: what you take for a kong or a flower.
game-term-discard = The tile that you put down at the end of your turn. For a moment others may take it.
game-term-pond = Where discards lie.
game-term-claim = Saying that you take a discard: chow, pung, kong or mahjong.
game-term-mahjong = The word of the winner, and the game’s own name: all tiles belong to sets and a pair.
game-term-self-drawn = A win with a tile that you drew yourself.
game-term-off-discard = A win with a tile that another discarded.
game-term-only-tile = The winning tile when no other kind could have done it: the middle of a chow, its only open end, or the tile of the pair.
game-term-ready = A hand that lacks one tile. Some rules have it said aloud.
game-term-riichi = In Japanese rules: declaring a ready hand with a stake of a thousand points; also what that game is called.
game-term-furiten = In Japanese rules: waiting for a tile that you have discarded, with which you may not win on a discard.
game-term-dora = In Japanese rules: a tile that makes a winning hand more valuable. The red fives are such tiles.
game-term-robbing = Winning with the tile that another adds to a kong.
game-term-dead-hand = A hand with too few or too many tiles. It cannot win.
game-term-drawn = The wall is used up and nobody has won.
game-term-limit = The most that a hand is paid, agreed beforehand: doubled often enough, a hand would be worth more than anybody can pay.
game-term-limit-hand = A rare and beautiful hand that is paid the limit at once.
game-term-double = Everything counted so far, times two. Three doubles are times eight.
game-term-points = What sets and the win are counted in before they are doubled. Japanese rules call theirs fu.
game-term-own-wind = The wind of your seat. It changes from hand to hand.
game-term-round-wind = The wind that a round is called after. In most classical rules it scores for everybody.
game-term-east = Who begins. In most classical rules East pays and receives double and stays East after winning.
game-term-penalty = One pays for all three, because his discard was plainly dangerous.
game-term-counters = What points are paid with at a table: tokens or sticks of different worth.
game-term-hand-round-match = A hand lasts from deal to payment; when each has been East, a round is over; a match is usually four rounds.
