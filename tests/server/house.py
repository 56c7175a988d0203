"""A server in the test's own process, with walls and players of the test's choosing, and a client that speaks for a seat."""

import json
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

from fastapi import FastAPI
from starlette.testclient import TestClient, WebSocketTestSession

from eastwind.rules import RuleSet
from eastwind.server.jobs.work_queue import WorkQueue
from eastwind.server.settings import UNHURRIED, Settings
from eastwind.server.tables.live_table import LiveTable
from eastwind.server.wire.protocol import NewTable, TableOpened
from tests.server.apart import InThreads
from tests.server.players import SHY
from tests.support.apps import app_with
from tests.support.databases import SqliteFile
from tests.support.told import Reader

HOST: Final = "127.0.0.1:8765"
ORIGIN: Final = f"http://{HOST}"

Message = dict[str, Any]
R = TypeVar("R")


class Seat:
    """Somebody at a table: their socket, and all that they were told."""

    def __init__(self, socket: WebSocketTestSession, token: str) -> None:
        self.socket: Final = socket
        self.token: Final = token
        self._reader: Final = Reader()
        self.welcome: Message = {}
        #: Everything that came, as it came.
        self.texts: Final[list[str]] = []

    def hello(self, nonce: str = "") -> list[Message]:
        return self.ask({"type": "hello", "token": self.token, "nonce": nonce})

    def act(self, word: str, version: int | None = None) -> list[Message]:
        return self.ask(
            {"type": "act", "version": self.view["version"] if version is None else version, "action": word}
        )

    def next_hand(self) -> list[Message]:
        return self.ask({"type": "next_hand", "hand": self.view["hand"]})

    def ask(self, message: Message) -> list[Message]:
        """Sends a message and returns everything that is told until the server has dealt with it."""
        self.socket.send_text(json.dumps(message))
        return self.heard()

    def say(self, text: str) -> list[Message]:
        """Sends any text."""
        self.socket.send_text(text)
        return self.heard()

    def heard(self) -> list[Message]:
        """What has been told of the table and not been heard yet: the answer to a ping comes after all of it."""
        self.socket.send_text('{"type": "ping"}')
        told: list[Message] = []
        while (read := self._reader.read(self._text()))[0]["type"] != "pong":
            if read[0]["type"] == "welcome":
                self.welcome = read[0]
            else:
                told += read
        return told

    def _text(self) -> str:
        self.texts.append(self.socket.receive_text())
        return self.texts[-1]

    @property
    def view(self) -> Message:
        """The view that holds."""
        return self._reader.view

    @property
    def words(self) -> list[str]:
        """What is on offer."""
        return [action["word"] for action in self.view["legal"]]

    def discard(self) -> list[Message]:
        """Discard the highest tile on offer; kongs and mahjong come after the discards in `words`."""
        return self.act([word for word in self.words if word.startswith("discard")][-1])


class House:
    """A running server and its first table."""

    def __init__(self, app: FastAPI, client: TestClient, opened: ExitStack) -> None:
        self.app: Final = app
        self.client: Final = client
        self._opened: Final = opened

    def open(self, **wish: Any) -> Message:
        """Opens a table: the answer of the server."""
        whole = {"rules": "ru-classic", "options": {}, "name": "Ann", "bots": ["novice", "club", "novice"], **wish}
        answer = self.client.post("/api/tables", json=whole)
        assert answer.status_code == 201, answer.text
        opened: Message = answer.json()
        return opened

    def open_under(self, rules: RuleSet, bots: int = 3) -> Message:
        """Opens a table under any rule set."""
        wish = NewTable(rules=rules.id, name="Ann", bots=["club"] * bots)
        opened: TableOpened = self.call(self.app.state.table_registry.open, rules, wish, "en")
        return opened.model_dump()

    @contextmanager
    def sit(self, opened: Message, *, greet: bool = True) -> Iterator[Seat]:
        """A socket of the table's person."""
        with self.client.websocket_connect(f"ws://{HOST}/ws/tables/{opened['table']}") as socket:
            seat = Seat(socket, opened["token"])
            if greet:
                seat.hello()
            yield seat

    def get(self, path: str, opened: Message) -> Any:
        return self.client.get(path, headers={"Authorization": f"Bearer {opened['token']}"})

    def post(self, path: str, opened: Message) -> Any:
        return self.client.post(path, headers={"Authorization": f"Bearer {opened['token']}"})

    def view(self, opened: Message) -> Message:
        answer = self.get(f"/api/tables/{opened['table']}", opened)
        assert answer.status_code == 200, answer.text
        view: Message = answer.json()
        return view

    def live_table(self, opened: Message) -> LiveTable:
        live_table: LiveTable = self.call(self.app.state.table_registry.live_table, opened["table"])
        return live_table

    def call(self, work: Callable[..., Awaitable[R]], *args: Any) -> R:
        """Does something in the server's event loop."""
        assert self.client.portal is not None
        return self.client.portal.call(work, *args)

    @property
    def store(self) -> SqliteFile:
        """What the server keeps, as anybody may read it who opens its file."""
        file = SqliteFile(self.app.state.table_registry.store.path)
        self._opened.callback(file.close)
        return file


def settings_for(folder: Path, **more: Any) -> Settings:
    """Settings for tests, which are faster than people."""
    return Settings(**{"data": folder, "hosts": frozenset({HOST}), "limits": UNHURRIED, **more})


@contextmanager
def house(folder: Path, *, settings: Settings | None = None, **factory: Any) -> Iterator[House]:
    """A server with its data in a folder; `factory` goes to `app_with`."""
    app = app_with(
        settings or settings_for(folder), **{"bots": SHY, "work_queue": WorkQueue(apart=InThreads()), **factory}
    )
    with TestClient(app, base_url=ORIGIN) as client, ExitStack() as opened:
        yield House(app, client, opened)
