# Where the sources are unclear and what was decided: `note-<set>-<note>-unclear` and `-decided`, by the set whose file wrote the note.
# The English texts may be worded more plainly than those of the files, by which a note is recognised.

## ru-classic

note-ru-classic-first-east-tie-unclear = The highest sum of two dice leads; equal sums are not mentioned.
note-ru-classic-first-east-tie-decided = Those who share the highest sum roll again.
note-ru-classic-break-past-the-end-unclear = The two rolls can add up to more than the 17 stacks of a wall; this case is not mentioned.
note-ru-classic-break-past-the-end-decided = The count goes on along the next wall, in the same direction.
note-ru-classic-moving-end-unclear = New loose tiles are taken from the end of the wall; it is not stated whether the 14 tiles and the 15th from the end move with it.
note-ru-classic-moving-end-decided = They move with it: all are counted from where the wall ends now. A kong may be declared as long as a loose tile is there or can be laid.
note-ru-classic-length-of-a-round-unclear = A round is described as four hands and a match as sixteen, yet East keeps the lead after winning.
note-ru-classic-length-of-a-round-decided = A round ends when the lead has passed four times; a match is at least sixteen hands. The option lead_after_east_wins makes a round exactly four hands.
note-ru-classic-lead-after-draw-unclear = The lead stays only when East wins; a drawn hand is not mentioned there.
note-ru-classic-lead-after-draw-decided = The lead passes after a drawn hand, as that sentence literally says.
note-ru-classic-last-discard-unclear = Whether the last discard, with nothing left to draw, can be taken for a chow, pung or kong.
note-ru-classic-last-discard-decided = It can be taken for mahjong only.
note-ru-classic-undeclared-kong-unclear = What four alike in hand are worth if they were never laid out as a kong.
note-ru-classic-undeclared-kong-decided = A concealed pung.
note-ru-classic-ready-hand-unclear = A ready hand must be declared; it is not stated when, whether it binds the player, or whether it can lapse.
note-ru-classic-ready-hand-decided = It is declared in the player's own turn with the discard, does not freeze the hand, and stands until the end of the hand.
note-ru-classic-ready-at-once-unclear = A player who opens a ready hand "at once" only waits from then on; the moment is not specified.
note-ru-classic-ready-at-once-decided = Directly after the deal, once flowers are laid: East with the first discard, the others before it, all asked the same way. The hand is frozen from then on.
note-ru-classic-dead-hand-unclear = A hand with too few or too many tiles is not mentioned.
note-ru-classic-dead-hand-decided = It cannot win. With too few tiles it still counts at the end, with too many it counts nothing.
note-ru-classic-both-winds-in-a-pair-unclear = What a pair is worth if its wind is both the player's own and the prevailing one.
note-ru-classic-both-winds-in-a-pair-decided = Both lines count: 4 points.
note-ru-classic-prevailing-wind-unclear = The prevailing wind scores, but which wind that is is not defined.
note-ru-classic-prevailing-wind-decided = The wind that the round is named after.
note-ru-classic-pung-won-by-a-discard-unclear = Whether the pung that a winning discard completes is exposed.
note-ru-classic-pung-won-by-a-discard-decided = It is; the rest of the winner's hidden tiles are concealed. A pung in a loser's hand is concealed.
note-ru-classic-no-scoring-set-unclear = A hand "without points": every winner has at least the points for mahjong.
note-ru-classic-no-scoring-set-decided = Only sets and pairs are looked at: bonus tiles and the winner's extras do not spoil it.
note-ru-classic-last-from-wall-unclear = Whether a loose tile counts as taken from the wall.
note-ru-classic-last-from-wall-decided = It does.
note-ru-classic-last-wall-tile-unclear = Whether the last tile must be drawn by the winner or may come from a discard.
note-ru-classic-last-wall-tile-decided = Drawn by the winner.
note-ru-classic-only-possible-tile-unclear = The last tile must be the only possible one, and three places are named in brackets: what if such a place is one of several ways to win?
note-ru-classic-only-possible-tile-decided = Both are required: one of the places, and that no other kind of tile would have completed the hand; a kind that the player already holds all four of does not count. The option wait-shape requires the place alone.
note-ru-classic-terminals-and-honours-unclear = Whether a hand of honours alone is also one of "1, 9 and honours only".
note-ru-classic-terminals-and-honours-decided = It is not: that double needs at least one 1 or 9. A loser's doubles look at all of their tiles.
note-ru-classic-heavenly-twins-unclear = Whether the seven pairs of one suit may hold four alike as two pairs.
note-ru-classic-heavenly-twins-decided = The seven pairs are different.
note-ru-classic-no-limit-unclear = What a limit hand is worth if no limit was agreed.
note-ru-classic-no-limit-decided = At least 2000 points, the figure that the source gives as its example. A hand with a higher count of its own is worth that.
note-ru-classic-hidden-snake-unclear = The hidden snake has two sequences "of the remaining numbers": it is not stated whether they use all six of them, so 234 234 with a pair of 5 may be meant as well.
note-ru-classic-hidden-snake-decided = All six: one sequence on each side, as the hand is usually read. The option hidden_snake takes any two sequences of these numbers.
note-ru-classic-penalty-exempt-unclear = A player who "has" tiles of that suit only, or is a ready hand, pays nothing: it is not stated whether sets on the table are looked at too, or whether the player may become ready with the dangerous discard itself.
note-ru-classic-penalty-exempt-decided = Only the hidden tiles are looked at: they are what the player could have discarded instead. A player who declares ready with the discard is ready once it lies. The option penalty_suit_exempt has the stricter readings.

## gambler-classic

note-gambler-classic-page-begins-midway-unclear = What survives of the club's pages begins in the middle of its limit hands, with the picture of the hidden snake; set, wall, deal, claims and flowers are missing as well.
note-gambler-classic-page-begins-midway-decided = All of that is taken from the Russian box rules, whose wording the surviving part repeats almost throughout.
note-gambler-classic-club-penalty-unclear = The penalty is described and said to be not yet in force, but players are asked to avoid such discards all the same.
note-gambler-classic-club-penalty-decided = It is off; an option switches it on. The warning before a dangerous discard is on.
note-gambler-classic-late-claim-unclear = A pung or kong may be claimed even when the next player has already drawn and looked, until the next discard covers the tile.
note-gambler-classic-late-claim-decided = All players answer in one timed window before the next player draws, and the order of priority decides: no one loses a tile by being slow, and no one sees a tile that is then taken back.
note-gambler-classic-sawing-the-pillar-unclear = A kong of bamboo 2 is robbed as it is laid out; the hand that wins by it is not described.
note-gambler-classic-sawing-the-pillar-decided = Any winning hand. It is the kong made by adding to an exposed pung: a concealed one can be robbed for Thirteen wonders only, which has no use for a 2.
note-gambler-classic-pure-suit-unclear = Nine exposed tiles of a suit make a discard of that suit dangerous if it completes a hand of "pure suit"; among the doubles the club calls a suit with dragons and winds by the same name.
note-gambler-classic-pure-suit-decided = A hand of that suit alone: the penalty mentions only the suit's tiles. The option penalty_suit_honours counts a suit with honours as well.

## gambler-standard

note-gambler-standard-peking-garden-unclear = "Collected closed" and a "chow of dragons": it is not stated whether the last tile may be a discard.
note-gambler-standard-peking-garden-decided = No exposed set; the last tile may come from a discard. One tile of each wind and of each dragon.
note-gambler-standard-true-great-snake-unclear = The "dragons of the suit" are not named, nor is it stated whether the last tile may be a discard.
note-gambler-standard-true-great-snake-decided = Green belongs to bamboo, red to characters, white to dots. The pung may be of the own wind and the pair of the dragon, or the other way round. No exposed set; the last tile may come from a discard.
note-gambler-standard-seven-pairs-unclear = Any seven pairs are worth 350 points, "concealed kongs allowed", among hands that are otherwise worth the limit.
note-gambler-standard-seven-pairs-decided = 350 points flat, whatever the limit, unless the hand is worth the limit under another name: seven different pairs of one suit or of all honours are Heavenly twins, and seven pairs of one suit, all from the wall, hold no chow: they are a Hidden treasure. Four alike in hand count as two pairs.
note-gambler-standard-flowers-with-seven-pairs-unclear = Points and doubles of flowers and seasons are added to the value of the hand "regardless" of who won; it is not stated whether this includes a hand that is worth 350 anyway.
note-gambler-standard-flowers-with-seven-pairs-decided = 350 stays 350: the figure is for the whole hand. With the option flowers_with_sums the own flower and season make it (350 + 8) × 4, up to the limit.

## bg-classic

note-bg-classic-ready-hand-unclear = A ready hand is not mentioned.
note-bg-classic-ready-hand-decided = None is declared. With the option ready_hand it is as in the Russian box rules: declared in the player's own turn with the discard, it does not freeze the hand and stands until the end of the hand.
note-bg-classic-seat-by-roll-unclear = The sum of two dice names each player's seat; it is not stated what happens when the seat is taken.
note-bg-classic-seat-by-roll-decided = A player who rolls a taken seat rolls again.
note-bg-classic-who-breaks-unclear = East, then South, West and North roll until one gets a sum of their own seat; for South it says "2, 6 or 9", though 9 is East's. It is not stated what happens if no one succeeds.
note-bg-classic-who-breaks-decided = South needs 2, 6 or 10, as at the draw for seats. If no one succeeds, East begins again.
note-bg-classic-which-wall-unclear = In the example the leader rolls 9 and 4, and the wall opens at the 13th stack "of the wall to the left of the leader", counted from right to left: the leader's own wall to its left, or the wall of the player on the left.
note-bg-classic-which-wall-decided = The wall of the player who succeeded.
note-bg-classic-loose-tiles-unclear = Two tiles are laid on the far end of the wall; it is not stated what happens when they are used up, or whether the fourteen tiles move with the end.
note-bg-classic-loose-tiles-decided = Two more are taken from the end and laid out, and the fourteen, loose tiles among them, are counted from where the wall ends now. A kong may be declared as long as a loose tile is there or can be laid.
note-bg-classic-prevailing-wind-unclear = The prevailing wind is described as a mere name of the round, and only the own wind as one that counts.
note-bg-classic-prevailing-wind-decided = It never scores. Sets and pairs of other winds are worth nothing.
note-bg-classic-robbing-a-kong-unclear = Robbing a kong is not mentioned.
note-bg-classic-robbing-a-kong-decided = A kong cannot be robbed; the option robbing allows it for exposed kongs, without a premium.
note-bg-classic-faces-of-a-kong-unclear = A kong of three tiles from the wall and a discard is open, yet only two of its tiles lie face up; it is not stated how a closed kong is laid.
note-bg-classic-faces-of-a-kong-decided = Four from the wall are a concealed kong, everything else an exposed one. How they are laid changes nothing: two faces for a concealed kong, all four for an exposed one.
note-bg-classic-last-discard-unclear = { note-ru-classic-last-discard-unclear }
note-bg-classic-last-discard-decided = { note-ru-classic-last-discard-decided }
note-bg-classic-undeclared-kong-unclear = A kong, even one that was dealt, "has to be" declared, since it needs a loose tile; it is not stated what becomes of four alike that were not declared.
note-bg-classic-undeclared-kong-decided = No one is made to declare it: four alike that stay in the hand lack the loose tile and count as a concealed pung.
note-bg-classic-dead-hand-unclear = { note-ru-classic-dead-hand-unclear }
note-bg-classic-dead-hand-decided = { note-ru-classic-dead-hand-decided }
note-bg-classic-fourteen-of-one-suit-unclear = Fourteen tiles "of one kind" win even without four sets; winds and dragons are called colours too. What such a hand is worth was given in a lost table.
note-bg-classic-fourteen-of-one-suit-decided = Of one suit of numbers. Its pungs and kongs count, one that the winning discard completed as exposed, and the hand is doubled three times, like any hand of one suit.
note-bg-classic-lost-tables-unclear = The tables of points and doubles are pictures that are lost. The text says that concealed sets are worth twice the exposed ones, 1 and 9 twice the others, that only the own wind counts, that chows are worth nothing, and that some hands are doubled, one of them three times.
note-bg-classic-lost-tables-decided = The classical figures that satisfy this. A dragon set doubles once; one suit with a pair of honours once, one suit alone three times. Doubles are the winner's alone, since only the winner is paid.
note-bg-classic-flowers-unpriced-unclear = Flowers and seasons are named as a variety of the game; it is not stated what they are worth.
note-bg-classic-flowers-unpriced-decided = As in the Russian box rules, whose figures are cited there.
note-bg-classic-last-from-wall-unclear = Two points "for the last tile drawn from the wall" are a matter of agreement: for the winning tile, if it was drawn, or for the very last one of the wall.
note-bg-classic-last-from-wall-decided = For the winning tile that the winner has drawn, a loose one too, as these two points are given elsewhere. Off; the option last_from_wall gives them.
note-bg-classic-what-the-winner-receives-unclear = All four count their points, and the winner "receives the points of the other three": the winner's own count from each, or the count of each.
note-bg-classic-what-the-winner-receives-decided = Each loser pays the value of the winner's hand. With the option losers_points each loser pays their own count; the losers' counts are shown either way.
note-bg-classic-east-like-anybody-unclear = East paying or receiving more is not mentioned.
note-bg-classic-east-like-anybody-decided = East counts like any other player.
note-bg-classic-own-sets-unclear = A pung or chow made with a tile from the wall "need not" be declared, since that would cost an advantage; so it may be.
note-bg-classic-own-sets-decided = They stay in the hand: laid out they gain nothing. With the option own_sets they may be laid out openly in the player's own turn; they still count as collected from the wall.
note-bg-classic-lost-rotation-unclear = How the names of the seats move on from hand to hand was shown in a table that is lost; the text says that they change after every hand and the players keep their places.
note-bg-classic-lost-rotation-decided = South is East in the next hand, and so on round the table: in four hands each player leads once.

## pl-classic

note-pl-classic-ready-hand-unclear = { note-bg-classic-ready-hand-unclear }
note-pl-classic-ready-hand-decided = { note-bg-classic-ready-hand-decided }
note-pl-classic-first-east-tie-unclear = { note-ru-classic-first-east-tie-unclear }
note-pl-classic-first-east-tie-decided = { note-ru-classic-first-east-tie-decided }
note-pl-classic-loose-tiles-unclear = Replacements come from the dead end of the wall; it is not stated what happens when the two loose tiles are used up, or whether the fourteen tiles move with the end.
note-pl-classic-loose-tiles-decided = Two more are taken from the end and laid out, and the fourteen are counted from where the wall ends now. A kong may be declared as long as a loose tile is there or can be laid.
note-pl-classic-fourteen-tiles-unclear = Fourteen tiles "in the wall" end the hand: it is not stated whether the two loose tiles are among them.
note-pl-classic-fourteen-tiles-decided = They are: loose tiles lie on the wall.
note-pl-classic-last-discard-unclear = { note-ru-classic-last-discard-unclear }
note-pl-classic-last-discard-decided = { note-ru-classic-last-discard-decided }
note-pl-classic-robbing-a-kong-unclear = { note-bg-classic-robbing-a-kong-unclear }
note-pl-classic-robbing-a-kong-decided = { note-bg-classic-robbing-a-kong-decided }
note-pl-classic-kong-by-adding-unclear = Whether the drawn fourth tile may be added to an exposed pung.
note-pl-classic-kong-by-adding-decided = It may; the kong counts as exposed.
note-pl-classic-dead-hand-unclear = { note-ru-classic-dead-hand-unclear }
note-pl-classic-dead-hand-decided = { note-ru-classic-dead-hand-decided }
note-pl-classic-pung-won-by-a-discard-unclear = A tile from the table is either melded in a set or used for the set that completes mahjong: it is not stated whether the pung that it completes then counts as melded.
note-pl-classic-pung-won-by-a-discard-decided = It is exposed, since one of its tiles came from the table; the rest of the winner's hidden tiles are concealed. A pung in a loser's hand is concealed.
note-pl-classic-no-scoring-set-unclear = "No scoring sets": whether bonus tiles or the points for mahjong spoil it.
note-pl-classic-no-scoring-set-decided = Only sets and pairs are looked at.
note-pl-classic-last-from-wall-unclear = Whether a tile from the dead end counts as taken from the wall.
note-pl-classic-last-from-wall-decided = It does; with the premium for the dead end that makes 12.
note-pl-classic-last-wall-tile-unclear = The last tile of the live wall brings a premium: only when drawn by the winner, or also from a discard?
note-pl-classic-last-wall-tile-decided = { note-ru-classic-last-wall-tile-decided }
note-pl-classic-nothing-drawn-unclear = A win without drawing a tile is doubled three times: is East's too, if the dealt tiles are complete?
note-pl-classic-nothing-drawn-decided = It is: no one has drawn less. Where special hands are played such a hand is worth the limit anyway.
note-pl-classic-only-possible-tile-unclear = The hand is one that can be completed in one way only, and three places are named: what if such a place is one of several ways to win?
note-pl-classic-only-possible-tile-decided = { note-ru-classic-only-possible-tile-decided }
note-pl-classic-no-chow-example-unclear = The first example is a hand of pungs without the 10 points that the table gives for having no sequence: 32 and 64 instead of 42 and 84.
note-pl-classic-no-chow-example-decided = The table stands: 84. The option no_chow, off, gives the example's 64.
note-pl-classic-one-suit-with-honours-unclear = Whether a hand of honours alone, three doubles, is also one suit with honours.
note-pl-classic-one-suit-with-honours-decided = It is not: that double needs tiles of a suit and honours. A loser's doubles look at all of their tiles.
note-pl-classic-which-limit-unclear = The limit is "300 or 500".
note-pl-classic-which-limit-decided = 300; an option.
note-pl-classic-no-limit-unclear = What a special hand is worth if no limit was agreed.
note-pl-classic-no-limit-decided = At least 300 points, the smaller of the figures that the source names. A hand with a higher count of its own is worth that: the source says that tens of thousands can come up.
note-pl-classic-special-hands-unclear = The special hands are played "by agreement"; some differ from those of other rules.
note-pl-classic-special-hands-decided = They are played; an option switches them off together. Three dragon sets ask nothing of the fourth set, which may be a sequence; all green may hold sequences and do without the dragon; East's first discard needs no declared ready hand.
note-pl-classic-east-between-losers-unclear = East's doubling is named for payments to and from the winner; of the others the source only says that they pay the difference.
note-pl-classic-east-between-losers-decided = Between losers, East counts like any other player.
note-pl-classic-debts-are-shown-unclear = All players begin with counters for 810; it is not stated what happens to a player who cannot pay.
note-pl-classic-debts-are-shown-decided = The player owes: the standing is shown below zero, and the match goes on.
note-pl-classic-flowers-unpriced-unclear = Eight more tiles are named among the equipment; it is not stated how they are played with and what they are worth.
note-pl-classic-flowers-unpriced-decided = As in the Russian box rules, whose figures are cited there.
note-pl-classic-limit-of-the-winner-unclear = The limit "concerns the value of the hand that was laid out"; the hands of the others, who compare their points, are not named.
note-pl-classic-limit-of-the-winner-decided = Taken literally it cuts what the winner lays out and nothing else: a player who lost with more than the limit receives the difference in full.
note-pl-classic-without-drawing-unclear = Three doubles are for mahjong "without taking tiles", and the same word is used elsewhere for a tile taken from the table: it is unclear whether a player who claimed sets and never drew from the wall is meant as well.
note-pl-classic-without-drawing-decided = Any winner who has drawn nothing from the wall, with or without claimed sets. With the option nothing_drawn only a hand that is complete as dealt has them.

## family

note-family-breaking-the-wall-unclear = Three ways of breaking the wall are offered: by naming a side and a stack, by dice of four and twenty sides, or by one or two ordinary dice for the side and two or three for the stack.
note-family-breaking-the-wall-decided = Two dice for the side, counted clockwise from seat 1, and two more for the stack, counted from the right end of the side. The wall opens after the counted stack.
note-family-several-claims-unclear = Any player may take a discard to complete a set; it is not stated what happens when several want it.
note-family-several-claims-decided = Mahjong goes first, then the player next in turn.
note-family-win-by-a-discard-unclear = Mahjong is described with a drawn tile; a discard may be taken to complete a "combination", and it is not stated whether a pair is one.
note-family-win-by-a-discard-decided = A discard wins when it completes a set; it cannot complete the pair.
note-family-kong-by-adding-unclear = A kong is declared and brings a tile; it is not stated whether a discard makes one of three in the hand, whether a drawn or thrown tile is added to a pung on the table, and what four alike are that were not declared.
note-family-kong-by-adding-decided = Of three in the hand and a discard, and by adding a drawn fourth tile; what was taken from a discard stays as it is, so a discard is never added to a pung on the table. Four alike that were not declared count as a pung.
note-family-last-discard-unclear = Whether the last discard, with nothing left to draw, can be taken for a set.
note-family-last-discard-decided = { note-ru-classic-last-discard-decided }
note-family-wall-used-up-unclear = It is not stated what happens when the wall is used up.
note-family-wall-used-up-decided = All of it is drawn. Then no one scores, and the next seat begins.
note-family-own-scores-unclear = Sets, the final pair and matching bonus tiles bring points; it is not stated whether only to the winner.
note-family-own-scores-decided = Each player adds up their own: laid-out and finished sets and bonus tiles; the pair is the winner's alone. In the chronicle the five points are the winner's, bonus tiles each player's.
note-family-bonus-without-match-unclear = For the chronicle the article says "each bonus", for counting each bonus whose number matches.
note-family-bonus-without-match-decided = A bonus tile counts when its number matches the seat.
note-family-how-long-unclear = It is not stated how many hands are played.
note-family-how-long-decided = Four; an option, as is a time limit.

## dmjl

note-dmjl-kajongg-and-the-clubs-unclear = Kajongg differs from the clubs' own books in places, and its figures are what its players know.
note-dmjl-kajongg-and-the-clubs-decided = Kajongg's figures stand. All honours is worth the limit. A kong made of a concealed pung and a discard counts as exposed for its points, but does not break a concealed hand, hidden treasure or three concealed pungs.
note-dmjl-ready-hand-unclear = It is not stated how a ready hand is declared later than with the first discard, and what it binds.
note-dmjl-ready-hand-decided = In the player's own turn with the discard. It does not freeze the hand and stands until its end.
note-dmjl-setting-up-unclear = The dice, breaking the wall and the deal are not mentioned.
note-dmjl-setting-up-decided = As in the Russian box rules.
note-dmjl-dead-wall-unclear = The dead wall has sixteen tiles; it is not stated whether the two loose tiles are among them.
note-dmjl-dead-wall-decided = They are, which leaves the fourteen of other rules.
note-dmjl-who-goes-first-unclear = Several players claiming mahjong on one discard are not mentioned.
note-dmjl-who-goes-first-decided = The nearest in the order of play, as the European rules have it; an option.
note-dmjl-ready-with-the-first-discard-unclear = A ready hand is declared with the first discard, with fewer than three exposed sets; it is not stated whether it is frozen then.
note-dmjl-ready-with-the-first-discard-decided = With the player's own first discard of the hand, whatever was claimed before it. The hand is not frozen.
note-dmjl-three-dragons-for-a-winner-unclear = Three dragon sets are two doubles for all players and a limit hand for the winner; the same goes for four wind sets.
note-dmjl-three-dragons-for-a-winner-decided = The winner has the limit; a loser has the doubles, in addition to those of the sets themselves.
note-dmjl-last-tile-lines-unclear = A last tile that completes a pair, and one that was the only kind to complete the hand, are separate lines.
note-dmjl-last-tile-lines-decided = Both count where both apply. The line of the only kind does not depend on the place in the hand, and does not apply to a tile that made a kong.
note-dmjl-last-tile-of-the-wall-unclear = The last tile of the wall doubles when drawn, and so does the discard after it; for the 1 of dots as a limit hand only the last tile of the wall is named.
note-dmjl-last-tile-of-the-wall-decided = That limit hand has to be drawn.
note-dmjl-safe-tiles-unclear = "Few tiles are left and the tile is not yet seen", and a discarder "with no safe tile" goes free: neither is given in figures.
note-dmjl-safe-tiles-decided = Few: the live wall holds five tiles or fewer. Not yet seen: no such tile lies open on the table. A safe tile is one in hand that would not have been dangerous.
note-dmjl-no-limit-unclear = { note-ru-classic-no-limit-unclear }
note-dmjl-no-limit-decided = The limit of the set as it comes.

## bmja

note-bmja-kajongg-and-the-clubs-unclear = { note-dmjl-kajongg-and-the-clubs-unclear }
note-bmja-kajongg-and-the-clubs-decided = Kajongg's figures stand. A kong made of a concealed pung and a discard counts as exposed for its points, but does not break a concealed hand.
note-bmja-dead-wall-unclear = The dead wall has fourteen tiles; it is not stated whether the two loose tiles are among them.
note-bmja-dead-wall-decided = They are.
note-bmja-one-chow-unclear = A winning hand holds at most one chow, yet some of the limit hands run through a whole suit.
note-bmja-one-chow-decided = The one chow applies to four sets and a pair. Limit hands of another form win as they stand.
note-bmja-waiting-hands-unclear = A loser whose declared ready hand waits for a limit hand has four or two tenths of the limit, or three doubles for one suit without chow. It is not stated whether that replaces the loser's own count.
note-bmja-waiting-hands-decided = The loser has the tenths where they are more than the loser's own count. The three doubles are added to it.
note-bmja-half-limits-unclear = Knitting, triple knitting and seven pairs of 1, 9 and honours are worth half the limit, "where that is more".
note-bmja-half-limits-decided = Half the limit, or the hand's own count where that is more.
