"""Middleware of an application for the other processes of its database: asking, forwarding and believing them."""

from typing import TYPE_CHECKING, Final

from fastapi import FastAPI

from eastwind.server.http.inside import Client, CountsElsewhere
from eastwind.server.http.insiders import Insiders
from eastwind.server.http.relay import Relay
from eastwind.server.http.signing import Verifier
from eastwind.server.network import Inside
from eastwind.server.running.figures import Figures

if TYPE_CHECKING:
    from eastwind.server.game.holds import Holds
    from eastwind.server.game.rooms import Rooms


class Others:
    """Access of one application to the others. A lone server does not load it: the HTTP client takes some tenths of a second."""

    def __init__(self, inside: Inside, holds: "Holds") -> None:
        self._holds: Final = holds
        self._client: Final = Client(inside)
        self.verifier: Final = Verifier(holds.me.secret, since=inside.known.since)
        self.counts: Final = CountsElsewhere(holds, self._client)

    def lead_to_them(self, app: FastAPI, rooms: "Rooms", figures: Figures) -> None:
        """Add the innermost middleware, which forwards to them."""
        app.add_middleware(Relay, rooms=rooms, holds=self._holds, figures=figures, client=self._client)

    def believe_them(self, app: FastAPI, body_bytes: int) -> None:
        """Add the outermost middleware, which believes them. `body_bytes`: the largest body that is read."""
        app.add_middleware(Insiders, verifier=self.verifier, body_bytes=body_bytes)

    async def close(self) -> None:
        """Close the connections to them."""
        await self._client.close()
