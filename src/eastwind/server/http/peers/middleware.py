"""Middleware of an application for the other processes of its database: asking, forwarding and believing them."""

from typing import TYPE_CHECKING, Final

from fastapi import FastAPI

from eastwind.server.cluster.signing import Verifier
from eastwind.server.counters import Counters
from eastwind.server.http.peers.client import Client, CountsElsewhere
from eastwind.server.http.peers.relay import Relay
from eastwind.server.http.peers.signed_requests import SignedRequests
from eastwind.server.network import Inside

if TYPE_CHECKING:
    from eastwind.server.cluster.ownership import Ownership
    from eastwind.server.tables.registry import TableRegistry


class PeerAccess:
    """Access of one application to the others. A lone server does not load it: the HTTP client takes some tenths of a second."""

    def __init__(self, inside: Inside, ownership: "Ownership") -> None:
        self._ownership: Final = ownership
        self._client: Final = Client(inside)
        self.verifier: Final = Verifier(ownership.me.secret, since=inside.known.since)
        self.counts: Final = CountsElsewhere(ownership, self._client)

    def lead_to_them(self, app: FastAPI, table_registry: "TableRegistry", figures: Counters) -> None:
        """Add the innermost middleware, which forwards to them."""
        app.add_middleware(
            Relay, table_registry=table_registry, ownership=self._ownership, figures=figures, client=self._client
        )

    def believe_them(self, app: FastAPI, body_bytes: int) -> None:
        """Add the outermost middleware, which believes them. `body_bytes`: the largest body that is read."""
        app.add_middleware(SignedRequests, verifier=self.verifier, body_bytes=body_bytes)

    async def close(self) -> None:
        """Close the connections to them."""
        await self._client.close()
