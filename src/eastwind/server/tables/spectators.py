"""Watchers of a table without a seat: how many they are, and what they may know.

They see what all can see at once (`live`), or hands that are over (`later`), and nothing else: what they receive is
made of the record as the engine masks it for a reader without a hand.
"""

import base64
import hmac
from collections.abc import Sequence
from typing import Final

from eastwind.server.cluster.publisher import Subscriber
from eastwind.server.match.context import ClockAndStandIns
from eastwind.server.match.match import Match
from eastwind.server.match.public_view import public_view
from eastwind.server.match.table_settings import Watch
from eastwind.server.wire import company, encoding
from eastwind.server.wire.changes import Change
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal
from eastwind.table import Phase

#: At one table.
MOST: Final = 200
#: Separator between the name of a table and the proof that its holder received its letters.
_OF: Final = "."
_KEY_BYTES: Final = 16


class Spectators:
    """Watchers of one table."""

    def __init__(self) -> None:
        self._there: Final[list[Subscriber]] = []
        self._told = ""

    @property
    def count(self) -> int:
        return len(self._there)

    def enter(self, match: Match, clock_and_stand_ins: ClockAndStandIns, subscriber: Subscriber) -> None:
        """Add a watcher.

        :raises Refusal: if there are too many watchers, or the table allows none.
        """
        mode = watch_of(match)
        if mode == "none":
            raise Refusal(ErrorCode.NOT_WATCHED, "a table at which others may look on", match.seating.row.letters)
        if self.count >= MOST:
            raise Refusal(ErrorCode.WATCHED_BY_MANY, f"at most {MOST} who look on", "one more")
        self._there.append(subscriber)
        subscriber.tell(self._watched(match))
        if mode == "live" and match.dealt is not None:
            subscriber.tell(_whole_view(match, clock_and_stand_ins))

    @property
    def last_told(self) -> str:
        """Position that all watchers know."""
        return self._told

    def go_on_from(self, told: str) -> None:
        """Note what they know from the process that had the table before."""
        self._told = told

    def tell_anew(self, match: Match, clock_and_stand_ins: ClockAndStandIns) -> None:
        """Tell all watchers the whole state, where it is not known what has gone on."""
        if self._there:
            self.tell(match, [encoding.whole_step(encoding.NO_EVENTS, public_view(match, clock_and_stand_ins).view)])

    def seen_by_all(self, match: Match, clock_and_stand_ins: ClockAndStandIns) -> str | None:
        """Return the view that the watchers have; None where there are no watchers, or there is no view."""
        if not self._there or watch_of(match) != "live" or match.dealt is None:
            return None
        return _whole_view(match, clock_and_stand_ins)

    def leave(self, subscriber: Subscriber) -> bool:
        """Remove a watcher; return whether it was one."""
        if subscriber not in self._there:
            return False
        self._there.remove(subscriber)
        return True

    def send_away(self) -> None:
        """Dismiss the watchers, whose clients reconnect by themselves."""
        for subscriber in list(self._there):
            subscriber.drop()

    def tell(self, match: Match, steps: Sequence[Change]) -> None:
        """Tell all watchers what went on, as much of it as they may know."""
        if not self._there:
            return
        said = [told] if (told := self._watched(match)) != self._told else []
        self._told = told
        if watch_of(match) == "live" and steps:
            said.append(encoding.update(steps))
        for subscriber in list(self._there):
            for each in said:
                subscriber.tell(each)

    def counted(self, match: Match) -> str:
        """Return what the persons receive about the watchers."""
        return company.Watchers(mode=watch_of(match), count=self.count).model_dump_json()

    def _watched(self, match: Match) -> str:
        mode = watch_of(match)
        hands = [summary.hand for summary in match.history] if mode == "later" else []
        over = match.dealt is not None and match.dealt.phase is Phase.MATCH_OVER
        begun = match.dealt is not None
        return company.Watching(mode=mode, key=key_of(match), begun=begun, over=over, hands=hands).model_dump_json()


def _whole_view(match: Match, clock_and_stand_ins: ClockAndStandIns) -> str:
    return encoding.update([encoding.whole_step(encoding.NO_EVENTS, public_view(match, clock_and_stand_ins).view)])


def key_of(match: Match) -> str:
    """Return a watchers' key to a table in place of its letters: those end with the match, and watchers may go on watching.

    It follows from the table, so that it is good at every process and after a restart; no other client can guess it.
    """
    row = match.seating.row
    if not row.secret:
        return ""
    proof = hmac.digest(row.secret, f"look on at {row.id}".encode(), "sha256")[:_KEY_BYTES]
    return f"{row.id}{_OF}{base64.urlsafe_b64encode(proof).decode().rstrip('=')}"


def is_code(code: str) -> bool:
    """Return whether something is meant as six letters, and not as such a key."""
    return _OF not in code


def table_of(key: str) -> str:
    """Return the table that a key belongs to."""
    return key.partition(_OF)[0]


def watch_of(match: Match) -> Watch:
    """Return which persons may watch a match."""
    return match.seating.table_settings.watch if match.seating.table_settings else "none"
