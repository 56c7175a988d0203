"""A recorded game as mjai events, the JSON Lines that programs for Japanese Mahjong exchange.

Everything that the two games have in common is converted: the tiles that each seat held, drew, discarded and claimed, the winners
and the payments. Facts that mjai has no event or field for are left out; `docs/command-line.md` lists them.
"""

from collections.abc import Iterator
from typing import Any, Final

from eastwind.record.lines import Line
from eastwind.record.replay import replay
from eastwind.tiles.kinds import PLAIN_KINDS
from eastwind.tiles.notation import CODES, format_tile, parse_tile, parse_tiles
from eastwind.words import WINDS

Event = dict[str, Any]

#: Name in mjai by kind: suits as here, honours by letters (P white, F green, C red).
_NAMES: Final = (*CODES[:27], *WINDS, "P", "F", "C")
#: Unknown tile: there is no dora here, but mjai requires its indicator.
_UNKNOWN: Final = "?"
_CLAIMS: Final = {"chow": "chi", "pung": "pon", "kong": "daiminkan"}


def to_mjai(lines: list[Line]) -> Iterator[Event]:
    """Yield the events of a record, after checking it line by line as `replay` does.

    Seats are numbered from the first dealer, as in mjai.

    :raises RecordError: for a record that does not replay.
    """
    for _ in replay(lines):
        pass
    yield from _Converter(lines[0]).convert(lines[1:])


class _Converter:
    """Converter of a record's lines, with the state that is kept from line to line."""

    def __init__(self, first: Line) -> None:
        self._players: Final = len(first["seats"])
        self._first_dealer: Final = int(first["first_dealer"])
        self._names: Final = [seat["name"] for seat in first["seats"]]
        self._scores = [0] * self._players
        self._dealer = -1
        self._repeats = 0
        self._start: Line | None = None
        self._hands: list[list[int]] = []
        self._drawn: int | None = None
        #: Seats that declared a ready hand and have not yet made the discard that is marked with it.
        self._declared: set[int] = set()
        self._reached: int | None = None
        self._won: Line | None = None
        #: Pungs laid out from a seat's own tiles, which for mjai are still in the hand: (seat, kind).
        self._laid: set[tuple[int, int]] = set()

    def convert(self, lines: list[Line]) -> Iterator[Event]:
        """Yield all events from the start of the game to the last line."""
        yield {"type": "start_game", "names": self._in_order(self._names)}
        for line in lines:
            if line["type"] == "start_hand":
                self._begin(line)
            elif self._start is not None and line["type"] in ("act", "flower", "replacement", "refill"):
                self._before_play(line)
            elif self._start is not None and line["type"] == "ready" and line["how"] == "at_once":
                self._declared.add(line["seat"])
            else:
                yield from self._open()
                yield from self._play(line)

    def _id(self, seat: int) -> int:
        return (seat - self._first_dealer) % self._players

    def _in_order(self, by_seat: list[Any]) -> list[Any]:
        return [by_seat[(self._first_dealer + number) % self._players] for number in range(self._players)]

    # --- the deal

    def _begin(self, line: Line) -> None:
        self._repeats = self._repeats + 1 if line["dealer"] == self._dealer else 0
        self._dealer = line["dealer"]
        self._start = line
        self._hands = [parse_tiles(hand) for hand in line["hands"]]
        self._declared = set()
        self._drawn = None
        self._reached = None
        self._laid = set()

    def _before_play(self, line: Line) -> None:
        """Replace the bonus tiles of the deal before the start of the hand is written: mjai has none."""
        if line["type"] == "flower":
            self._hands[line["seat"]].remove(parse_tile(line["tile"]))
        elif line["type"] == "replacement":
            self._hands[line["seat"]].append(parse_tile(line["tile"]))

    def _open(self) -> Iterator[Event]:
        """Yield the start of the hand, once all seats hold plain tiles only; East's fourteenth tile is written as drawn."""
        start, self._start = self._start, None
        if start is None:
            return
        hands = [sorted(hand) for hand in self._hands]
        self._drawn = hands[self._dealer].pop()
        yield {
            "type": "start_kyoku",
            "bakaze": WINDS[start["round_wind"]],
            "dora_marker": _UNKNOWN,
            "kyoku": self._id(self._dealer) + 1,
            "honba": self._repeats,
            "kyotaku": 0,
            "oya": self._id(self._dealer),
            "scores": self._in_order(self._scores),
            "tehais": self._in_order([[_NAMES[kind] for kind in hand] for hand in hands]),
        }
        yield {"type": "tsumo", "actor": self._id(self._dealer), "pai": _NAMES[self._drawn]}

    # --- play

    def _play(self, line: Line) -> Iterator[Event]:
        match line["type"]:
            case "draw" | "replacement":
                yield from self._accepted()
                yield from self._draw(line)
            case "ready":
                self._declared.add(line["seat"])
            case "discard":
                yield from self._discard(line)
            case "chow" | "pung" | "kong":
                yield from self._accepted()
                yield self._claim(line)
            case "laid_pung":
                self._laid.add((line["seat"], parse_tiles(line["tiles"])[0]))
            case "added_kong" | "concealed_kong":
                yield self._kong(line)
            case "mahjong":
                self._won = line
            case "end_hand":
                yield from self._end(line)
            case "end_game":
                yield {"type": "end_game"}

    def _draw(self, line: Line) -> Iterator[Event]:
        kind = parse_tile(line["tile"])
        if kind >= PLAIN_KINDS:
            # a bonus tile: what is taken for it is told as the draw
            return
        self._drawn = kind
        yield {"type": "tsumo", "actor": self._id(line["seat"]), "pai": _NAMES[kind]}

    def _discard(self, line: Line) -> Iterator[Event]:
        seat, kind = line["seat"], parse_tile(line["tile"])
        if seat in self._declared:
            self._declared.remove(seat)
            self._reached = seat
            yield {"type": "reach", "actor": self._id(seat)}
        yield {"type": "dahai", "actor": self._id(seat), "pai": _NAMES[kind], "tsumogiri": kind == self._drawn}
        self._drawn = None

    def _accepted(self) -> Iterator[Event]:
        """Yield the acceptance of a declaration, valid once its discard has not been won with; nothing is staked."""
        if self._reached is not None:
            actor, self._reached = self._id(self._reached), None
            nothing = [0] * self._players
            yield {"type": "reach_accepted", "actor": actor, "deltas": nothing, "scores": self._in_order(self._scores)}

    def _claim(self, line: Line) -> Event:
        kinds = parse_tiles(line["tiles"])
        taken = parse_tile(line["claimed"]) if line["type"] == "chow" else kinds[0]
        kinds.remove(taken)
        return {
            "type": _CLAIMS[line["type"]],
            "actor": self._id(line["seat"]),
            "target": self._id(line["from"]),
            "pai": _NAMES[taken],
            "consumed": [_NAMES[kind] for kind in kinds],
        }

    def _kong(self, line: Line) -> Event:
        kinds = parse_tiles(line["tiles"])
        names = [_NAMES[kind] for kind in kinds]
        self._drawn = None
        if line["type"] == "concealed_kong" or (line["seat"], kinds[0]) in self._laid:
            return {"type": "ankan", "actor": self._id(line["seat"]), "consumed": names}
        return {"type": "kakan", "actor": self._id(line["seat"]), "pai": names[0], "consumed": names[1:]}

    # --- the end

    def _end(self, line: Line) -> Iterator[Event]:
        paid = line["payments"]
        deltas = [sum(row[seat] for row in paid) - sum(paid[seat]) for seat in range(self._players)]
        self._scores = list(line["scores"])
        if not line["winners"]:
            yield from self._accepted()
            nobody = {"type": "ryukyoku", "reason": "fanpai"}
            yield {**nobody, "deltas": self._in_order(deltas), "scores": self._in_order(self._scores)}
        else:
            for winner in line["winners"]:
                yield self._win(line, winner, deltas)
            self._won = None
        yield {"type": "end_kyoku"}

    def _heavenly(self) -> str:
        """Return the last tile of a win with the tiles of the deal: the one written as drawn by East."""
        if self._drawn is None:
            raise ValueError("a hand was won with no last tile after the first discard")
        return format_tile(self._drawn)

    def _win(self, line: Line, winner: int, deltas: list[int]) -> Event:
        won = self._won or {}
        tile = won["tile"] if "tile" in won else self._heavenly()
        return {
            "type": "hora",
            "actor": self._id(winner),
            "target": self._id(won.get("from", winner)),
            "pai": _NAMES[parse_tile(tile)],
            "hora_points": next(bill["total"] for bill in line["bills"] if bill["seat"] == winner),
            "deltas": self._in_order(deltas),
            "scores": self._in_order(self._scores),
        }
