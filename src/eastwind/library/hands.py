"""One hand: its worth, its distance to a win, its waits."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from eastwind.explain import Bill, BillLine, Obstacle, RulesInUse, Wait, bill_told, obstacles_to_hand
from eastwind.interchange.hand_json import EVENTS, SOURCES, hand_to_json
from eastwind.interchange.hand_text import Winds, hand_from_text, plain_and_bonus, read_hand_text
from eastwind.interchange.nearness import nearness_of
from eastwind.interchange.rule_words import pattern_label
from eastwind.interchange.rules_in_use import check_under, with_flowers
from eastwind.interchange.waits import useful_of, waits_of
from eastwind.library import defaults
from eastwind.library.given import ArgumentError, one_named, wind
from eastwind.library.rule_sets import RulesLike, in_use, rules
from eastwind.rules import RuleSet
from eastwind.scoring.hand import SET_SIZE, WAITING_SIZE, WHOLE_SIZE, Hand, check_tiles, hand_text
from eastwind.scoring.layout import Source
from eastwind.traditions.hand_score import hand_score_of


def hand(
    tiles: str,
    *,
    win: str | None = None,
    seat: str | int = "E",
    round: str | int = "E",
    last: str | None = None,
    flowers: str = "",
    events: str | Sequence[str] = (),
) -> Hand:
    """Return the hand written in the notation, like `"123m 456p 789s 55z [111z]"`.

    :param tiles: the concealed tiles, melds on the table in square brackets, concealed kongs in round ones. Capitals and the
        tiles of Unicode are read too (`"123M 🀙🀚🀛"`).
    :param win: source of the winning tile: "wall", "discard", "loose", "last_wall", "last_discard" or "robbed_kong". Without it
        the hand has not won, unless by the event "heavenly".
    :param seat, round: wind of the seat and of the round.
    :param last: the winning tile; without it the tile written last outside of brackets.
    :param flowers: bonus tiles laid out, like "1f 5f".
    :param events: further events, one or several: "heavenly", "earthly", "ready", "ready_at_once", "nothing_drawn",
        "kong_on_kong".

    >>> hand("123m 456p 789s 55z [111z]").won
    False
    >>> hand("123m 456p 789s 55z 9m [111z]")
    Traceback (most recent call last):
    eastwind.scoring.hand.HandFault: 123m 456p 789s 55z 9m [111z] has 15 tiles, ...

    :raises ArgumentError: for an unknown wind, source or event, and for `last` without `win`.
    :raises NotationError: for a text that is not in the notation.
    :raises HandFault: for a hand that cannot exist.
    """
    if not isinstance(tiles, str):
        raise ArgumentError(f'hand: expected tiles in the notation like "123m 55z [111z]", found {tiles!r}')
    happened = [one_named(name, "events", EVENTS) for name in ([events] if isinstance(events, str) else events)]
    heavenly = EVENTS["heavenly"] in happened
    if win is None and last is not None:
        raise ArgumentError("last names the winning tile: expected win too")
    return hand_from_text(
        tiles,
        flowers=flowers,
        won=win is not None or heavenly,
        last=last,
        source=Source.NONE if win is None else one_named(win, "win", SOURCES),
        winds=Winds(wind(seat, "seat"), wind(round, "round")),
        events=happened,
    )


@dataclass(frozen=True, repr=False)
class Score:
    """Worth of a hand under a rule set.

    `int(score)` is its total, `print(score)` shows it line by line. Two scores are equal if their rule sets, hands and bills are.

    :ivar hand: the hand; :ivar rules: the rule set; :ivar bill: the itemised bill.
    """

    hand: Hand
    rules: RuleSet
    bill: Bill

    @property
    def total(self) -> int:
        """Worth of the hand in points, the limit applied."""
        return self.bill.total

    @property
    def points(self) -> int:
        """Sum of the points of all lines, before doubling."""
        return self.bill.points

    @property
    def doubles(self) -> int:
        """Number of times that the points are doubled."""
        return self.bill.doubles

    @property
    def won(self) -> bool:
        """True if the hand won: it was given as won, is complete, and the rule set allows the win."""
        return self.bill.won

    @property
    def limited(self) -> bool:
        """True if the limit cut the total, or the hand is a limit hand."""
        return self.bill.limited

    @property
    def lines(self) -> tuple[BillLine, ...]:
        """Lines of the bill, in its order."""
        return self.bill.lines

    @property
    def limit_hands(self) -> tuple[str, ...]:
        """The names of the limit hands that the hand is."""
        return tuple(line.rule for line in self.lines if line.limit)

    @cached_property
    def obstacles(self) -> tuple[Obstacle, ...]:
        """The reasons why a hand that was given as won may not win; empty for any other hand."""
        return obstacles_to_hand(RulesInUse.of(self.rules), self.hand) if self.hand.won and not self.won else ()

    def to_dict(self) -> dict[str, Any]:
        """Return hand and bill as plain JSON values, as `eastwind score --jsonl` writes them."""
        return {"rules": self.rules.id, "hand": hand_to_json(self.hand), **self.bill.model_dump(mode="json")}

    def __int__(self) -> int:
        return self.total

    def __repr__(self) -> str:
        won = "won" if self.won else "not won"
        return f"<Score {self.total}: {hand_text(self.hand)}, {won}, {self.rules!r}>"

    def __str__(self) -> str:
        """Return the bill line by line, in English."""
        rows = [
            (pattern_label(self.rules, line.rule, "en"), line.tiles, _worth(line), line.source) for line in self.lines
        ]
        width = max((len(row[0]) for row in rows), default=0)
        tiles = max((len(row[1]) for row in rows), default=0)
        told = [f"  {label:{width}}  {kinds:{tiles}}  {worth:>10}  {source}" for label, kinds, worth, source in rows]
        outcome = "won" if self.won else "not won"
        total = f"{self.points} × 2^{self.doubles}" if self.doubles and not self.limit_hands else f"{self.points}"
        end = f"{total} = {self.bill.uncapped}, {self.total} in all" if self.lines else f"{self.total} in all"
        if self.limit_hands:
            end = f"limit hand: {self.total} in all"
        return "\n".join([f"{hand_text(self.hand)}  ({outcome}, {self.rules.id})", *told, f"  {end}"])


def _worth(line: BillLine) -> str:
    if line.limit:
        return "limit"
    return " ".join([*([str(line.points)] if line.points else []), *([f"×{2**line.doubles}"] if line.doubles else [])])


def score(
    tiles: str | Hand,
    *,
    win: str | None = None,
    seat: str | int = "E",
    round: str | int = "E",
    last: str | None = None,
    flowers: str = "",
    events: str | Sequence[str] = (),
    rules: RulesLike = defaults.RULES,
    **options: Any,
) -> Score:
    """Return the worth of a hand under a rule set, line by line.

    The hand is text as for `hand`, or the result of `hand`; `rules` and the options are those of `eastwind.rules`. Flowers laid
    out switch on the option that brings them into play. A hand that is given as won but may not win is counted as one that lost,
    with the reasons in `obstacles`.

    >>> score("123m 456p 789s 55z [111z]", win="discard", seat="S", rules="ru-classic").total
    56
    >>> score("123m 456p 789s 55z [111z]", seat="S").won
    False

    :raises ArgumentError, NotationError, HandFault: as `hand` does; :raises RuleFaults, FileError: as `rules` does.
    """
    if isinstance(tiles, Hand):
        if win is not None or last is not None or flowers or events:
            raise ArgumentError(
                "score: a hand that is made already says itself how it won; expected its text, or no more"
            )
        found = tiles
    else:
        found = hand(tiles, win=win, seat=seat, round=round, last=last, flowers=flowers, events=events)
    use = _with_flowers(rules, options, found)
    check_under(use.rules, found)
    return Score(found, use.rules, bill_told(hand_score_of(use.compiled, found), use))


def _with_flowers(source: RulesLike, options: dict[str, Any], found: Hand) -> RulesInUse:
    return RulesInUse.of(with_flowers(rules(source, **options), found.flowers))


def distance(tiles: str, *, seat: str | int = "E", rules: RulesLike = defaults.RULES, **options: Any) -> int:
    """Return the distance of a hand to a win: −1 complete, 0 one tile short, n: n + 1 tiles short.

    Japanese Mahjong calls this number *shanten*. The hand has thirteen or fourteen tiles, a meld on the table counted as three.
    The rule set determines which hands are complete; `seat` matters to hands that require the seat's own wind.

    >>> distance("123m 456p 789s 5z 111z")
    0
    >>> distance("147m 258p 369s 1234z")
    7

    :raises ArgumentError: for another number of tiles; otherwise as `score`.
    """
    return nearness_of(in_use(rules, options), _unfinished(tiles, seat, "E", (WAITING_SIZE, WHOLE_SIZE))).distance


def waits(
    tiles: str,
    *,
    seat: str | int = "E",
    round: str | int = "E",
    flowers: str = "",
    events: str | Sequence[str] = (),
    rules: RulesLike = defaults.RULES,
    **options: Any,
) -> tuple[Wait, ...]:
    """Return the tiles that complete a hand of thirteen, with the worth of the hand with each.

    Each wait has the number of its tiles that the hand does not hold itself (`left`), and the worth of a win by a discard
    (`by_discard`) and from the wall (`by_wall`); where the rules bar that win, the reasons (`barred_by_discard`,
    `barred_by_wall`). All other parameters are as for `score`.

    >>> [(wait.tile, wait.left, wait.by_discard, wait.by_wall) for wait in waits("23m 456p 789s 55z 111z")]
    [('1m', 4, 120, 128), ('4m', 4, 120, 128)]

    :raises ArgumentError: for another number of tiles; otherwise as `score`.
    """
    found = _unfinished(tiles, seat, round, (WAITING_SIZE,), flowers, events)
    return waits_of(nearness_of(_with_flowers(rules, options, found), found))


def useful(tiles: str, *, seat: str | int = "E", rules: RulesLike = defaults.RULES, **options: Any) -> tuple[Wait, ...]:
    """Return the tiles that bring a hand of thirteen nearer to a win (its *ukeire*), without their worth.

    `left` is the number of tiles of each kind that the hand does not hold itself.

    >>> {tile.tile: tile.left for tile in useful("23m 45p 789s 55z 111z 9m")}
    {'1m': 4, '4m': 4, '3p': 4, '6p': 4}

    :raises ArgumentError: for another number of tiles; otherwise as `score`.
    """
    return useful_of(nearness_of(in_use(rules, options), _unfinished(tiles, seat, "E", (WAITING_SIZE,))))


def _unfinished(
    tiles: str,
    seat: str | int,
    round: str | int,
    sizes: tuple[int, ...],
    flowers: str = "",
    events: str | Sequence[str] = (),
) -> Hand:
    """Return a hand of one of these numbers of tiles; one of thirteen is not marked as won."""
    written, melds = read_hand_text(tiles)
    concealed, _ = plain_and_bonus(written)
    size = len(concealed) + SET_SIZE * len(melds)
    if size not in sizes:
        wanted = " or ".join(map(str, sizes))
        raise ArgumentError(
            f"expected {wanted} plain tiles, a set on the table counted as three; found {size} in {tiles!r}"
        )
    if size == WAITING_SIZE:
        return hand(tiles, seat=seat, round=round, flowers=flowers, events=events)
    found = Hand(concealed=concealed, melds=melds, seat_wind=wind(seat, "seat"), won=True)
    check_tiles(found)
    return found


__all__ = ["Score", "distance", "hand", "score", "useful", "waits"]
