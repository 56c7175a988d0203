"""What *club* believes about the game: its numbers, each with its reason.

They were found by self-play: starting from guesses, a search over all of them at once (a population drawn around the best so
far, some ten thousand hands each) against an older club player and against one who looks at distance and useful tiles only;
then a few were tried one by one. The result is flat around these values: most changes of a third stay within the error of
forty thousand hands, so they are rounded. Most to gain or lose was in `CLAIM_EDGE` and the hopes for honours.
"""

from typing import Final

# ----------------------------------------------------------------------------------------------- how fast the others are

#: Chance that a hand is over before one's own next turn, with empty ponds and nobody near a win.
HAZARD: Final = 0.08
#: The same grows with every tile in the ponds …
HAZARD_PER_DISCARD: Final = 0.003
#: … with each player who has declared a ready hand …
HAZARD_PER_READY: Final = 0.14
#: … with each set beyond the first that another player shows …
HAZARD_PER_SET: Final = 0.01
#: … and with the end of the wall: divided by one's own turns that are left.
HAZARD_OF_END: Final = 0.3
#: By manner, how much of all this one feels: whoever fears the others less aims higher.
HASTE: Final = (1.0, 0.65, 1.3, 1.0)

# --------------------------------------------------------------------------------------------------- how fast oneself is

#: Chance to come one tile nearer in a turn when waiting, one tile from waiting, two …: what a hand that is not looked at
#: closely may hope for on its way.
PACE: Final = (0.13, 0.21, 0.31, 0.65, 0.85)
#: Tiles that others may give, for each that one may draw: a pung comes from three players, a chow from one, and the last
#: tile from all, who are also less careful with it than one would think.
PUNG_FROM_OTHERS: Final = 4.0
CHOW_FROM_OTHERS: Final = 1.0
WIN_FROM_OTHERS: Final = 4.5
#: A hand that waits for nothing that is left can still change; this many tiles stand for that.
NEVER_HOPELESS: Final = 0.05
#: Hands of one plan meet fewer useful tiles than the pace above: so much slower for each tile that is missing.
SLOW_ONE_SUIT: Final = 0.65
SLOW_PURE_SUIT: Final = 0.5
SLOW_PUNGS: Final = 0.67
#: Thirteen wonders and twins cannot claim anything but the last tile.
SLOW_SPECIAL: Final = 0.37
#: Neither can seven pairs of other kinds, but more tiles serve them.
SLOW_PAIRS: Final = 0.6
#: Any tile of the suit serves a hand of any tiles of one suit.
SLOW_ANY_OF_SUIT: Final = 0.6
#: Farther than this a special hand is not thought of: 9 of the 13 wonders are the fewest worth a thought.
SPECIAL_REACH: Final = 4
#: Farther than this no plan is looked at.
PLAN_REACH: Final = 8

# ---------------------------------------------------------------------------------------------------- what a hand is worth

#: How often a pair of honours that doubles becomes a pung: with both others left, with one; and a lone tile.
HOPE_PAIR: Final = 0.36
HOPE_PAIR_THIN: Final = 0.17
HOPE_LONE: Final = 0.06
#: A hand of chows so far often ends without any set that scores, which doubles.
HOPE_ALL_CHOWS: Final = 0.37
#: A plan's own doubling. One suit with honours counts for more than one: honours and pungs come with it.
HOPE_ONE_SUIT: Final = 1.5
HOPE_PURE_SUIT: Final = 1.0
HOPE_PUNGS: Final = 0.77
#: The same where one suit with honours counts with a pair of honours only.
HOPE_HONOUR_PAIR: Final = 0.6
#: A hand that nothing was claimed for often ends with a claim all the same.
HOPE_CONCEALED: Final = 0.2
#: Every loser pays the winner; how often each other loser settles with one.
RIVAL: Final = 0.95
#: Points that a hand still finds on its way, where a win must have so many.
POINTS_TO_COME: Final = 20.0
#: What a loser's own hand comes to, where that is what he pays.
LOSERS_HAND: Final = 20.0

# --------------------------------------------------------------------------------------------------------- how it decides

#: Plans that promise less than this part of the best are dropped at once: it keeps a choice within microseconds.
WORTH_A_LOOK: Final = 0.5
#: The second-best plans count for this part: a hand that can still go two ways is better than one that cannot.
KEEP_OPEN: Final = 0.15
#: A step back in a plan, estimated without looking closer.
STEP_BACK: Final = 0.6
#: A claim must look better than waiting by this much: what lies on the table can no longer change. By manner.
CLAIM_EDGE: Final = (1.1, 1.25, 0.85, 1.1)
#: A kong brings a tile more to draw.
KONG_DRAW: Final = 1.05
#: Tiles left that make a wait good enough to freeze the hand for the doubling.
GOOD_WAIT: Final = 4

# -------------------------------------------------------------------------------------------------------------- how careful

#: By manner, how much of the danger of a discard one minds.
CAUTION: Final = (1.0, 1.0, 0.15, 3.0)
#: Chance that one discard completes a hand that waits, by kind of tile; honours by the copies that others can hold.
HIT_MIDDLE: Final = 0.06
HIT_NEAR_EDGE: Final = 0.05
HIT_EDGE: Final = 0.035
HIT_HONOUR: Final = 0.035
HIT_THIN_HONOUR: Final = 0.02
#: Whoever shows sets of one suit only waits there more often, and elsewhere less.
SAME_SUIT: Final = 2.0
OTHER_SUIT: Final = 0.4
#: A tile that a ready player let pass since he declared: his wait may have changed, but seldom has.
PASSED_EARLIER: Final = 0.25
#: Part of a rival's hand that one loses by giving him the win: some of it would have been lost anyway.
LOST_BY_GIVING: Final = 0.25
#: How near a player is taken to be who need not or did not declare a ready hand, by sets shown: at the end of the wall.
LATE: Final = 40.0
NEAR_BY_SETS: Final = (0.15, 0.15, 0.3, 0.6, 0.9)
#: What a rival's hidden tiles add, as a factor on what he shows.
HIDDEN_WORTH: Final = 1.2
HIDDEN_POINTS: Final = 4.0
TWO_SETS_ALIKE: Final = 1.6
THREE_SETS_ALIKE: Final = 3.0
