"""Choices that persons leave to the server: tiles to pass, flowers to lay out for them. The others do not learn of it."""

from functools import partial
from typing import Final

from eastwind.server.cluster.publisher import Subscriber
from eastwind.server.match import actions
from eastwind.server.match.match import WINDOWS
from eastwind.server.tables.live_match import LiveMatch
from eastwind.server.tables.table_state import TableState
from eastwind.server.wire.pace import Leave, Left
from eastwind.table.actions import FLOWER, PASS, WORDS


class AutoPlay:
    """Choices left to the server at one table. All is done in the table's turn."""

    def __init__(self, live_match: LiveMatch, table_state: TableState) -> None:
        self._live_match: Final = live_match
        self._table_state: Final = table_state

    async def leave(self, seat: int, wish: Leave) -> None:
        """Leave something of a seat to the server. It holds from the next window on."""
        state = self._table_state.state
        state.passing[seat] = wish.passing
        (state.flowers.add if wish.flowers else state.flowers.discard)(seat)
        await self._table_state.keep()
        told = self._left(seat).model_dump_json()
        await self._live_match.publisher.publish(self._live_match.name, {seat: told})

    def tell_who_comes(self, seat: int, subscriber: Subscriber) -> None:
        """Tell a person what they have left to the server."""
        subscriber.tell(self._left(seat).model_dump_json())

    async def play(self) -> None:
        """Lay out the flowers of those who have left that to it."""
        live_match = self._live_match
        table = live_match.match.table
        if table.phase in WINDOWS or table.phase.is_over:
            return
        for seat in sorted(self._table_state.state.flowers.intersection(table.waiting_for)):
            flower = next((action for action in table.offered(seat) if FLOWER <= action < PASS), None)
            if flower is not None:
                word = WORDS[flower]
                await live_match.play(
                    partial(actions.act, live_match.match, seat, table.moment, word, live_match.context)
                )
                return

    def _left(self, seat: int) -> Left:
        state = self._table_state.state
        return Left(passing=state.passing.get(seat, "none"), flowers=seat in state.flowers)
