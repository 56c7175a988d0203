"""Text of a recorded game: the draws, discards, claims and wins of each player, and the worth of every hand."""

from collections.abc import Iterator
from typing import Any, Final

from eastwind.cli.columns import columns
from eastwind.cli.terminal import printable
from eastwind.interchange.rule_words import rule_label, set_label
from eastwind.record.lines import NOBODY, PERSON, Line
from eastwind.record.replay import read_opening, replay
from eastwind.rules import RuleSet
from eastwind.texts import told_apart
from eastwind.tiles.kinds import SEASONS
from eastwind.tiles.names import tile_name
from eastwind.tiles.notation import parse_tile, parse_tiles
from eastwind.words import attribute, bot_name, message_ids, round_name, text, wind_name

#: Whose move it is, for texts that also know a "you".
_OTHER: Final = "other"


def hands_of(lines: list[Line]) -> tuple[int, ...]:
    """Return the numbers of the hands in a record, played to the end or not."""
    return tuple(line["hand"] for line in lines if line["type"] == "start_hand" and isinstance(line.get("hand"), int))


def told(lines: list[Line], language: str, hand: int | None = None) -> Iterator[str]:
    """Yield the whole game, or one hand of it, line by line. The record is checked as `replay` does.

    :raises RecordError: before the first line, if the record does not replay.
    """
    rules, first = read_opening(lines)
    for _ in replay(lines):
        pass
    teller = _Teller(rules, first, language)
    yield from teller.opening(first)
    current = None
    for line in lines[1:]:
        current = line["hand"] if line["type"] == "start_hand" else current
        if line["type"] == "end_game" or hand is None or current == hand:
            yield from teller.tell(line)


class _Teller:
    """Writer of text for one line of a record after another."""

    def __init__(self, rules: RuleSet, first: Line, language: str) -> None:
        self._rules: Final = rules
        self._names: Final = told_apart([printable(seat["name"]) for seat in first["seats"]])
        #: Seats that are taken: two or three can play.
        self._seated: Final = [seat for seat, chair in enumerate(first["seats"]) if chair["player"] != NOBODY]
        self._language: Final = language

    def _text(self, message: str, **arguments: str | int) -> str:
        return text(self._language, message, **arguments)

    def _tile(self, code: str) -> str:
        """Return a tile's name as the object of an action."""
        kind = parse_tile(code)
        # the loose seasons' own names stand in both forms
        message = f"tile-{code}"
        known = f"{message}.object" in message_ids(self._language)
        name = attribute(self._language, message, "object") if known else tile_name(kind, self._language)
        return name if kind >= SEASONS else f"{name} ({code})"

    def _called(self, code: str) -> str:
        """Return a tile's name alone."""
        return f"{tile_name(parse_tile(code), self._language)} ({code})"

    def opening(self, first: Line) -> Iterator[str]:
        """Yield the table: its rules, and the player of each seat."""
        yield set_label(self._rules, self._language)
        rows = []
        numbered = self._rules.file.seats.names.value == "numbers"
        for seat in self._seated:
            wind = (seat - first["first_dealer"]) % len(first["seats"])
            called = self._text("seat-number", number=seat + 1) if numbered else wind_name(self._language, wind)
            rows.append((called, self._names[seat], self._player(first["seats"][seat]["player"])))
        yield "\n".join(columns(rows))

    def _player(self, player: str) -> str:
        if player == PERSON:
            return self._text("cli-replay-player-person")
        return self._text("cli-replay-player-bot", level=bot_name(player, self._language))

    def tell(self, line: Line) -> Iterator[str]:
        """Yield the text of a line, in none or several paragraphs."""
        kind = line["type"]
        if kind == "start_hand":
            yield from self._deal(line)
        elif kind == "end_hand":
            yield from self._end(line)
        elif kind == "end_game":
            yield ""
            yield self._text("match-standing")
            yield "\n".join(self._scores(line["scores"]))
        elif kind == "ready":
            yield self._event("at-once" if line["how"] == "at_once" else "ready", line)
        elif kind == "claim":
            if not line["prevails"]:
                yield self._event(f"lost-{line['action'].split(' ')[0]}", line)
        elif kind == "time_up":
            yield self._event("time-up-dropped" if line["match_over"] else "time-up", line)
        elif kind != "act":
            yield self._event(kind.replace("_", "-"), line)

    def _deal(self, line: Line) -> Iterator[str]:
        yield ""
        yield f"── {round_name(self._language, line['round_wind'])} ──"
        name = self._names[line["dealer"]]
        yield self._text("table-event-deal", who=_OTHER, name=name, hand=line["hand"])
        yield self._text(
            "cli-replay-break",
            dice=" ".join(map(str, line["dice"])),
            name=self._names[line["break"]["seat"]],
            stack=line["break"]["stack"],
        )
        yield "\n".join(self._by_name(line["hands"]))
        yield ""

    def _event(self, event: str, line: Line) -> str:
        arguments: dict[str, Any] = {"who": _OTHER, "whose": _OTHER}
        if "seat" in line:
            arguments["name"] = self._names[line["seat"]]
        if isinstance(line.get("from"), int):
            arguments["from"] = self._names[line["from"]]
        code = self._code(event, line)
        if code is not None:
            arguments["tile"] = self._tile(code)
        if code is not None and event == "rob":
            arguments["tile"] = self._called(code)
        if event in ("draw", "replacement"):
            return self._text(f"replay-{event}", **arguments)
        told_event = self._text(f"table-event-{event}", **arguments)
        if event in ("chow", "concealed-kong"):
            return f"{told_event} [{line['tiles']}]"
        if event == "mahjong" and code is not None:
            called = {"from": "", **arguments, "tile": self._called(code)}
            by = self._text(f"hand-end-by-{line['by'].replace('_', '-')}", **called)
            return f"{told_event} {by}"
        return told_event

    @staticmethod
    def _code(event: str, line: Line) -> str | None:
        """Return the tile that an event is about."""
        if "tile" in line:
            return str(line["tile"])
        if event == "chow":
            return str(line["claimed"])
        tiles = line.get("tiles")
        return None if tiles is None else f"{tiles[0]}{tiles[-1]}"

    # --- the end of a hand

    def _end(self, line: Line) -> Iterator[str]:
        yield ""
        for bill in line["bills"]:
            seat = bill["seat"]
            worth = self._text("points-count", count=bill["total"])
            yield f"{self._names[seat]}: {line['hands'][seat]} — {worth}"
            yield from columns([self._bill_row(row) for row in bill["lines"]], indent="    ")
        if not line["bills"]:
            yield "\n".join(self._by_name(line["hands"]))
        paid = [
            (self._names[payer], "→", self._names[payee], str(amount))
            for payer, row in enumerate(line["payments"])
            for payee, amount in enumerate(row)
            if amount
        ]
        yield "\n".join(columns(paid)) if paid else self._text("payments-none")
        yield self._text("hand-end-score")
        yield "\n".join(self._scores(line["scores"]))

    def _bill_row(self, row: Line) -> tuple[str, str, str, str]:
        worths = []
        if row["limit"]:
            worths.append(self._text("limit-hand"))
        if row["points"]:
            worths.append(self._text("points-count", count=row["points"]))
        if row["doubles"]:
            worths.append(self._text("doubles-count", count=row["doubles"]))
        tiles = row["tiles"] if parse_tiles(row["tiles"]) else ""
        return rule_label(row["rule"], self._language), tiles, ", ".join(worths), row["source"]

    def _scores(self, scores: list[int]) -> list[str]:
        width = max(len(str(score)) for score in scores)
        return self._by_name([str(score).rjust(width) for score in scores])

    def _by_name(self, cells: list[str]) -> list[str]:
        """Return a cell for each player, out of one for each seat."""
        return columns([(self._names[seat], cells[seat]) for seat in self._seated])
