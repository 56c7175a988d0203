"""Statistics of recorded matches by player and rule set: hands, wins, worth, payments, places."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from eastwind.record.lines import NOBODY, Line
from eastwind.record.replay import parse_lines, read_opening, replay
from eastwind.rules import RuleSet
from eastwind.texts import told_apart, without_mark

#: Beginning of the first line of a match: a file may contain several matches, one after another.
_BEGINS = re.compile(r'\{\s*"type"\s*:\s*"start_game"')


@dataclass(slots=True)
class Figures:
    """Statistics of a player's matches under a rule set.

    :ivar name: the player's name, with a number if several players at one table had the same name;
    :ivar places: final places in the matches played to their end, in their order; :ivar ways: wins by source of the last tile;
    :ivar patterns: wins by pattern on their bills; :ivar paid, received: points paid to and received from others, by name.
    """

    rules: RuleSet
    name: str
    matches: int = 0
    hands: int = 0
    wins: int = 0
    worth: int = 0
    score: int = 0
    places: list[int] = field(default_factory=list)
    ways: Counter[str] = field(default_factory=Counter)
    patterns: Counter[str] = field(default_factory=Counter)
    paid: Counter[str] = field(default_factory=Counter)
    received: Counter[str] = field(default_factory=Counter)

    @property
    def mean_worth(self) -> float | None:
        """Mean worth of the hands won; None without any."""
        return self.worth / self.wins if self.wins else None


def matches_in(text: str) -> list[list[Line]]:
    """Return the matches of a file that contains one or several, each checked line by line.

    :raises RecordError: if one of them is not a record or does not replay.
    """
    parts: list[list[str]] = []
    # files that were put behind one another have a mark each
    for row in map(without_mark, text.split("\n")):
        if _BEGINS.match(row) or not parts:
            parts.append([])
        parts[-1].append(row)
    found = [parse_lines("\n".join(rows)) for rows in parts]
    for lines in found:
        for _ in replay(lines):
            pass
    return found


def figures_of(matches: Iterable[Sequence[Line]], name: str | None = None) -> list[Figures]:
    """Return the statistics of all players, or of those with a name, in the order of their first match under a rule set.

    A record identifies players by their names only. Two players with the same name at one table are counted separately, as
    "Halina" and "Halina (2)" in the order of their seats; the name alone selects both.

    :param matches: the lines of each match, as `matches_in` returns them.
    """
    found: dict[tuple[str, str], Figures] = {}
    for lines in matches:
        rules, first = read_opening(list(lines))
        seats = first["seats"]
        sits = [chair["player"] != NOBODY for chair in seats]
        apart = told_apart([chair["name"] if here else "" for chair, here in zip(seats, sits, strict=True)])
        called = [told if here else None for told, here in zip(apart, sits, strict=True)]
        for seat, told in enumerate(called):
            if told is None or name not in (None, told, seats[seat]["name"]):
                continue
            figures = found.setdefault((rules.id, told), Figures(rules, told))
            _add(figures, lines, seat, called)
    return list(found.values())


def _add(figures: Figures, lines: Sequence[Line], seat: int, called: Sequence[str | None]) -> None:
    """Add one match to the figures of a seat."""
    figures.matches += 1
    scores: list[int] = []
    way = ""
    for line in lines:
        if line["type"] == "mahjong" and line["seat"] == seat:
            way = line["by"]
        elif line["type"] == "end_hand":
            scores = line["scores"]
            _add_hand(figures, line, seat, way, called)
            way = ""
    if not scores:
        return
    figures.score += scores[seat]
    if lines[-1]["type"] == "end_game":
        ranked = [score for score, told in zip(scores, called, strict=True) if told is not None]
        figures.places.append(1 + sum(score > scores[seat] for score in ranked))


def _add_hand(figures: Figures, end: Line, seat: int, way: str, called: Sequence[str | None]) -> None:
    figures.hands += 1
    if seat in end["winners"]:
        bill = next(bill for bill in end["bills"] if bill["seat"] == seat)
        figures.wins += 1
        figures.worth += bill["total"]
        figures.ways[way] += 1
        # each once, in the order of the bill: that is the order of those that come up as often as each other
        told_once = dict.fromkeys(line["rule"] for line in bill["lines"] if line["rule"] != "mahjong")
        figures.patterns.update(told_once.keys())
    for other, told in enumerate(called):
        if told is not None and other != seat:
            figures.paid[told] += end["payments"][seat][other]
            figures.received[told] += end["payments"][other][seat]
