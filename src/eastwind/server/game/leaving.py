"""Choices that persons leave to the server: tiles to pass, flowers to lay out for them. The others do not learn of it."""

from functools import partial
from typing import Final

from eastwind.server.game import playing
from eastwind.server.game.kept import Kept
from eastwind.server.game.publisher import Subscriber
from eastwind.server.game.standing import Standing
from eastwind.server.game.window import WINDOWS
from eastwind.server.wire.pace import Leave, Left
from eastwind.table.actions import FLOWER, PASS, WORDS


class Leaving:
    """Choices left to the server at one table. All is done in the table's turn."""

    def __init__(self, standing: Standing, kept: Kept) -> None:
        self._standing: Final = standing
        self._kept: Final = kept

    async def leave(self, seat: int, wish: Leave) -> None:
        """Leave something of a seat to the server. It holds from the next window on."""
        state = self._kept.state
        state.passing[seat] = wish.passing
        (state.flowers.add if wish.flowers else state.flowers.discard)(seat)
        await self._kept.keep()
        told = self._left(seat).model_dump_json()
        await self._standing.publisher.publish(self._standing.name, {seat: told})

    def tell_who_comes(self, seat: int, subscriber: Subscriber) -> None:
        """Tell a person what they have left to the server."""
        subscriber.tell(self._left(seat).model_dump_json())

    async def play(self) -> None:
        """Lay out the flowers of those who have left that to it."""
        standing = self._standing
        table = standing.match.table
        if table.phase in WINDOWS or table.phase.is_over:
            return
        for seat in sorted(self._kept.state.flowers.intersection(table.waiting_for)):
            flower = next((action for action in table.offered(seat) if FLOWER <= action < PASS), None)
            if flower is not None:
                word = WORDS[flower]
                await standing.play(partial(playing.act, standing.match, seat, table.moment, word, standing.moment))
                return

    def _left(self, seat: int) -> Left:
        state = self._kept.state
        return Left(passing=state.passing.get(seat, "none"), flowers=seat in state.flowers)
