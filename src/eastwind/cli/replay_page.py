"""The page's replay of a record that lies in a file: a server of its own, with this one match in it.

Its data lies in a folder that is gone when it ends; matches kept elsewhere are neither read nor touched. The page shows a
replay only to who holds a seat, so the browser is led past `/open-replay`, which hands it one.
"""

import contextlib
import json
import signal
import sys
import tempfile
import webbrowser
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from eastwind.cli.misuse import Misuse
from eastwind.cli.say import say
from eastwind.explain.endings import summary_of
from eastwind.record.errors import RecordError
from eastwind.record.lines import PERSON, Line
from eastwind.record.replay import read_opening, replay
from eastwind.server.game.chance import new_secret, new_table_name, new_token, token_hash
from eastwind.server.game.history import CLOCK, LAYOUT, TIME_UP, bytes_of
from eastwind.server.store.sqlite import ActionRow, Batch, DealRow, ResultRow, SeatRow, Store, TableRow
from eastwind.table import Phase
from eastwind.tiles.notation import parse_tiles

if TYPE_CHECKING:
    from fastapi import FastAPI

_LOOPBACK: Final = "127.0.0.1"
_OVER: Final = (Phase.HAND_OVER, Phase.MATCH_OVER)
_ENTRANCE: Final = "open-replay"
_HTML: Final = f'<!doctype html><title>Eastwind</title><script src="/{_ENTRANCE}.js"></script>'


@dataclass(frozen=True, slots=True)
class Kept:
    """A record's match in a store: its table there, and a seat with what proves it."""

    table: str
    seat: int
    token: str
    name: str
    finished: int

    def script(self, hand: int) -> str:
        """What the browser runs: it remembers the seat as the page does, and goes to the hand."""
        stored = {"table": self.table, "seat": self.seat, "token": self.token, "name": self.name}
        stored["opened"] = datetime.now(UTC).isoformat()
        # a name may hold anything, also what would end a script
        seat = json.dumps(stored).replace("<", "\\u003c")
        return (
            'const key = "eastwind.tables";\n'
            'const known = JSON.parse(localStorage.getItem(key) ?? "[]");\n'
            f"localStorage.setItem(key, JSON.stringify([{seat}, ...(Array.isArray(known) ? known : [])]));\n"
            f"location.replace({json.dumps(f'/#/table/{self.table}/replay/{hand}')});\n"
        )


def keep_record(lines: list[Line], store: Store) -> Kept:
    """Plays a record again and writes its match into a store.

    :raises RecordError: for a record that does not replay.
    """
    rules, first = read_opening(lines)
    for _ in replay(lines):
        pass
    persons = [number for number, seat in enumerate(first["seats"]) if seat["player"] == PERSON]
    me, token = (persons or [0])[0], new_token()
    seats = [
        SeatRow(seat["player"], seat["name"], token_hash(token) if number == me else None, seat["nonce"])
        for number, seat in enumerate(first["seats"])
    ]
    row = TableRow(
        id=new_table_name(),
        opened=datetime.now(UTC).isoformat(),
        ruleset=json.dumps(rules.to_json(), ensure_ascii=False, sort_keys=True, separators=(",", ":")),
        digest=rules.digest,
        secret=new_secret(),
        seats=tuple(seats),
        first_dealer=first["first_dealer"],
        rolls=json.dumps(first.get("rolls", [])),
    )
    batch = _batch(lines, row)
    store.create(row)
    store.append(row.id, batch)
    return Kept(row.id, me, token, seats[me].name, len(batch.results))


def _batch(lines: list[Line], row: TableRow) -> Batch:
    """The journal of a record: its deals and actions, and what its finished hands came to."""
    batch = Batch(seated=row)
    before: bytes | None = None
    for point in replay(lines):
        table, line = point.table, lines[point.first - 1]
        hand = int(table.record.hand)
        if line["type"] == "start_hand":
            kept = bytes_of(_empty(table)) if before is None else before
            wall, dice = bytes(parse_tiles(line["wall"])), bytes(line["dice"])
            batch.deals.append(DealRow(hand, table.version, wall, dice, kept, LAYOUT))
        elif line["type"] == TIME_UP:
            batch.actions.append(ActionRow(table.version, hand, CLOCK, table.version - 1, TIME_UP))
        else:
            batch.actions.append(ActionRow(table.version, hand, line["seat"], table.version - 1, line["action"]))
        # a hand that the clock has ended counts for nothing
        if table.phase in _OVER and line["type"] != TIME_UP:
            summary = summary_of(table.record, table.rules)
            batch.results.append(ResultRow(summary.hand, summary.model_dump_json()))
        before = bytes_of(table.snapshot())
    return batch


def _empty(table: Any) -> Any:
    """The record of the same table before its first hand."""
    from eastwind.table import Table

    return Table(table.rules, int(table.record.first_dealer)).snapshot()


def with_entrance(app: "FastAPI", kept: Kept, hand: int) -> "FastAPI":
    """The application with the address that hands the browser its seat."""
    from fastapi import Response
    from fastapi.routing import APIRoute

    def page() -> Response:
        return Response(_HTML, media_type="text/html", headers={"Cache-Control": "no-store"})

    def script() -> Response:
        return Response(kept.script(hand), media_type="text/javascript", headers={"Cache-Control": "no-store"})

    # before the page's own route, which takes every address
    app.router.routes.insert(0, APIRoute(f"/{_ENTRANCE}", page, include_in_schema=False))
    app.router.routes.insert(0, APIRoute(f"/{_ENTRANCE}.js", script, include_in_schema=False))
    return app


def open_page(lines: list[Line], hand: int, port: int) -> int:
    """Serves the record's match and opens the replay of a hand; returns when it is stopped."""
    from eastwind.server.app import create_app
    from eastwind.server.http.page import Page
    from eastwind.server.serve import find_place
    from eastwind.server.serve import run as serve
    from eastwind.server.settings import DATABASE, Settings
    from eastwind.server.starting import Starting

    with tempfile.TemporaryDirectory(prefix="eastwind-replay-") as folder:
        store = Store(Path(folder) / DATABASE)
        kept = keep_record(lines, store)
        if not 1 <= hand <= kept.finished:
            store.close()
            raise RecordError(f"hand {hand} was not played to its end: expected 1 to {kept.finished}", len(lines))
        try:
            place = find_place(_LOOPBACK, port, or_any=False, secure=False)
        except OSError as error:
            store.close()
            raise Misuse(f"cannot listen on {_LOOPBACK}, port {port}: {error.strerror or error}") from error
        settings = Settings(Path(folder), place.hosts)
        app = with_entrance(create_app(settings, store=store), kept, hand)
        page = Page(settings.static)
        address = f"{place.url}{_ENTRANCE}"

        def ready() -> None:
            say("cli-replay-ready", address=address)
            if not page.built:
                say("cli-page-not-built")
            webbrowser.open(address)

        # Ctrl-C is how one stops it; told to end in another way it tidies up as well
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
        with contextlib.suppress(KeyboardInterrupt):
            serve(Starting(settings, lambda: app), place, None, ready)
    return 0
