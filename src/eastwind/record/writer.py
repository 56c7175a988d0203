"""Writer of the record during the game."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field

from eastwind.record.lines import (
    FORMAT,
    FORMAT_BEYOND,
    GIVEN_UP,
    TAKEN_BACK,
    Line,
    Throws,
    act_lines,
    deal_lines,
    left_lines,
    time_lines,
)
from eastwind.rules.ruleset import RuleSet
from eastwind.table.events import Event
from eastwind.table.table import Table


@dataclass(frozen=True, slots=True)
class Opening:
    """Facts known before the first hand.

    :ivar table: name of the table; :ivar names: names of the four seats; :ivar players: "person", a bot's level, or `NOBODY`
        for a seat that is not played; :ivar nonces: contribution of each seat to the shuffle; :ivar commitment: SHA-256 of the
        secret in hex; :ivar rolls: throws for the seats;
    :ivar repeats: name of the table whose walls and dice this one repeats, if any.
    """

    rules: RuleSet
    table: str
    names: tuple[str, str, str, str]
    players: tuple[str, str, str, str]
    nonces: tuple[str, str, str, str]
    commitment: str
    first_dealer: int
    rolls: tuple[tuple[int, int, int, int], ...] = ()
    repeats: str | None = None

    def line(self) -> Line:
        """Return the first line, with the version of the format and the whole rule set with its digest."""
        return {
            "type": "start_game",
            "format": FORMAT if self.repeats is None else FORMAT_BEYOND,
            "rules": self.rules.to_json(),
            "digest": self.rules.digest,
            "table": self.table,
            **({} if self.repeats is None else {"repeats": self.repeats}),
            "seats": [
                {"name": name, "player": player, "nonce": nonce}
                for name, player, nonce in zip(self.names, self.players, self.nonces, strict=True)
            ],
            "commitment": self.commitment,
            "first_dealer": self.first_dealer,
            "rolls": [list(roll) for roll in self.rolls],
        }


def to_text(lines: Sequence[Line]) -> str:
    """Return lines as JSON Lines."""
    return "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)


@dataclass
class Writer:
    """Collector of the lines of a match; actions taken back are kept in one line at the place where they were played."""

    opening: Opening
    lines: list[Line] = field(default_factory=list)
    #: (Version of the table, index of its first line) of each action that has not been taken back.
    _begun: list[tuple[int, int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.lines.append(self.opening.line())

    def dealt(self, table: Table, standing: Sequence[int], events: list[Event], failed: Throws = ()) -> list[Line]:
        """Add the lines of a deal, after `Table.deal`, with the failed throws for the wall; return the new lines."""
        return self._add(deal_lines(table, list(standing), events, failed))

    def played(self, table: Table, seat: int, action: int, events: list[Event]) -> list[Line]:
        """Add the lines of an action, after `Table.play`; return the new lines."""
        self._begun.append((table.version, len(self.lines)))
        return self._add(act_lines(table, self.opening.rules, seat, action, events))

    def timed_out(self, table: Table, events: list[Event]) -> list[Line]:
        """Add the line of the end of the match's time, after `Table.end_time`; return the new lines."""
        return self._add(time_lines(table, events))

    def left(self, table: Table, seat: int, events: list[Event]) -> list[Line]:
        """Add the line of an early end of the match, after `Table.leave`; return the new lines."""
        self._goes_beyond()
        return self._add(left_lines(table, seat, events))

    def given_up(self, seat: int) -> list[Line]:
        """Add the line of a seat that leaves the hand to a bot; return the new lines."""
        self._goes_beyond()
        return self._add([{"type": GIVEN_UP, "seat": seat}])

    def taken_back(self, seat: int, version: int) -> None:
        """Replace the lines from the action that led to `version` on by one line, which names the actions taken back."""
        self._goes_beyond()
        at = next((place for made, place in self._begun if made >= version), len(self.lines))
        # that the hand was left to a bot stands in front of the bot's first action
        while self.lines[at - 1]["type"] == GIVEN_UP:
            at -= 1
        self._begun = [row for row in self._begun if row[1] < at]
        removed = self.lines[at:]
        del self.lines[at:]
        course: list[Line] = []
        is_new = False
        for line in removed:
            if line["type"] == TAKEN_BACK:
                # it was played from further on, and so also from here
                self._add([{**line, "actions": [*course, *line["actions"]]}])
                is_new = False
            elif line["type"] == "act":
                course.append({"seat": line["seat"], "action": line["action"]})
                is_new = True
        if is_new:
            self._add([{"type": TAKEN_BACK, "seat": seat, "actions": course}])

    def ended(self, table: Table, secret: bytes) -> list[Line]:
        """Add the line of the end of the match, with the final scores and the secret of the shuffle; return the new lines."""
        scores = [int(score) for score in table.record.scores]
        return self._add([{"type": "end_game", "scores": scores, "secret": secret.hex()}])

    def text(self) -> str:
        """Return the record so far, as JSON Lines."""
        return to_text(self.lines)

    def _goes_beyond(self) -> None:
        self.lines[0]["format"] = FORMAT_BEYOND

    def _add(self, lines: list[Line]) -> list[Line]:
        self.lines += lines
        return lines
