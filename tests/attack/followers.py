"""Cost of an evening that a hundred devices of one address follow: the server's CPU time, and what a table beside it waits.

    python -m tests.attack.followers [--followers 100] [--entries 400] [--seconds 60] [--store postgres]

It starts a server of its own, with its limits as they are; the share is of what it takes more than when nobody asks. Before a
book had a tag each look cost 14 to 20 ms of CPU time, so that a hundred followers filled a core, and a table beside waited for
1.16 s.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from tests.attack._beside import TABLE_MS, Healthy
from tests.attack._crowd import Question
from tests.attack._figures import Figures
from tests.attack._stores import add_store, served, tell_store
from tests.server.process import At, Process
from tests.support.processes import cpu_seconds

#: What followers may take of a core.
SHARE: Final = 0.05
#: As `LOOK_MS` of web/src/scorebook/publishing.svelte.ts.
LOOK_SECONDS: Final = 3.0
#: A quick table books a hand as often as this.
BOOKING_SECONDS: Final = 20.0
_IDLE_SECONDS: Final = 5.0
_SETTLE_SECONDS: Final = 3.0
_PATH: Final = "/api/sheet/published/an-evening-1"
_PEN: Final = "the-pen-of-an-evening"

Json = dict[str, Any]


# --- devices ------------------------------------------------------------------------------------------------------------


@dataclass
class Seen:
    """Statuses of answers, bytes of bodies, and the seconds from the writing of a hand until a follower has it."""

    statuses: Counter[int] = field(default_factory=Counter)
    body_bytes: int = 0
    delays: list[float] = field(default_factory=list)
    #: By revision: when it was sent.
    sent: dict[int, float] = field(default_factory=dict)


class Device:
    """A browser with one connection that it keeps."""

    def __init__(self, url: str) -> None:
        place = urlsplit(url)
        self._host: Final = place.hostname or ""
        self._port: Final = place.port or 80
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, body: bytes = b"", tag: str = "") -> tuple[int, str, bytes]:
        """Status, tag and body, compressed as it came."""
        if self._streams is None:
            self._streams = await asyncio.open_connection(self._host, self._port)
        reader, writer = self._streams
        named = f"If-None-Match: {tag}\r\n" if tag else ""
        head = (
            f"{method} {_PATH} HTTP/1.1\r\nHost: {self._host}:{self._port}\r\nAccept-Encoding: gzip, br\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n{named}\r\n"
        )
        writer.write(head.encode() + body)
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:])}
        answer = await reader.readexactly(int(headers.get("content-length", "0")))
        if headers.get("connection") == "close":
            self.close()
        return int(lines[0].split()[1]), headers.get("etag", ""), answer

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
        self._streams = None


def book_of(entries: int, revision: int) -> bytes:
    """A wish to publish a match of so many hands by numbers."""
    hands = [{"points": one} for one in (64, 12, 16, 4)]
    won = {"type": "won", "winners": [0], "discarder": 2, "hands": hands}
    book = {
        "id": "evening",
        "name": f"hand {revision}",
        "rules": "pl-classic",
        "names": ["Ewa", "Piotr", "Halina", "Marek"],
        "entries": [{**won, "id": f"entry-{number}"} for number in range(entries)],
    }
    return json.dumps({"book": book, "revision": revision, "pen": _PEN}).encode()


async def _follow(device: Device, seen: Seen, until: float) -> None:
    await asyncio.sleep(random.random() * LOOK_SECONDS)
    tag, had = "", 0
    while time.monotonic() < until:
        begun = time.monotonic()
        status, told, body = await device.ask("GET", tag=tag)
        seen.statuses[status] += 1
        seen.body_bytes += len(body)
        if status == 200:
            is_first, tag = not tag, told
            newest = max(seen.sent, default=0)
            if not is_first and newest > had:
                seen.delays.append(time.monotonic() - seen.sent[newest])
            had = newest
        await asyncio.sleep(max(LOOK_SECONDS - (time.monotonic() - begun), 0))


async def _write(device: Device, seen: Seen, entries: int, until: float, every: float) -> None:
    """Books hand after hand, and looks in between as followers do."""
    _, tag, _ = await device.ask("GET")
    revision, last = 2, time.monotonic()
    while time.monotonic() < until:
        await asyncio.sleep(LOOK_SECONDS)
        # the last one soon enough that everybody sees it
        if last + every <= time.monotonic() < until - 2 * LOOK_SECONDS:
            last = time.monotonic()
            status, tag, _ = await device.ask("PUT", book_of(entries - 1, revision))
            seen.sent[revision] = last
            revision += 1
        else:
            status, tag, _ = await device.ask("GET", tag=tag)
        seen.statuses[status] += 1


async def evening(url: str, followers: int, entries: int, seconds: float, *, booking: float | None) -> Seen:
    """Devices follow a book for so long. `booking`: seconds from hand to hand; None: nobody writes."""
    seen = Seen()
    writer = Device(url)
    status, _, _ = await writer.ask("PUT", book_of(entries, 1))
    assert status == 200, status
    until = time.monotonic() + seconds
    devices = [Device(url) for _ in range(followers)]
    work = [_follow(device, seen, until) for device in devices]
    if booking is not None:
        work.append(_write(writer, seen, entries, until, booking))
    await asyncio.gather(*work)
    for device in (writer, *devices):
        device.close()
    return seen


def _share(
    process: int, seconds: float, url: str, followers: int, entries: int, booking: float | None
) -> tuple[float, Seen]:
    """Of a core, while devices follow."""
    before, begun = cpu_seconds(process), time.monotonic()
    seen = asyncio.run(evening(url, followers, entries, seconds, booking=booking))
    return (cpu_seconds(process) - before) / (time.monotonic() - begun), seen


def followed(
    figures: Figures,
    server: Process,
    *,
    followers: int,
    entries: int,
    seconds: float,
    booking: float = BOOKING_SECONDS,
    most: float | None = SHARE,
) -> None:
    """Cost of followers where nothing is new, and where a hand is booked now and then.

    :param most: what they may take of a core; None where that is told and not judged.
    """
    process = server.popen.pid
    before = cpu_seconds(process)
    time.sleep(_IDLE_SECONDS)
    idle = (cpu_seconds(process) - before) / _IDLE_SECONDS
    figures.tell("a server that nobody asks", f"{100 * idle:.1f} % of a core")
    for what, every in (("nothing is new", None), (f"a hand every {booking:.0f} s", booking)):
        share, seen = _share(process, seconds, server.url, followers, entries, every)
        share -= idle
        refused = sum(count for status, count in seen.statuses.items() if status not in (200, 304))
        figures.tell(
            f"{followers} followers of {entries} entries, {what}",
            f"{100 * share:.1f} % of a core; {dict(sorted(seen.statuses.items()))}, {seen.body_bytes / 1e6:.2f} MB",
            held=most is None or share <= most,
            before="all of a core" if followers >= 100 else "",
        )
        figures.tell("  none of them is refused, though they have one address", f"{refused} refused", held=refused == 0)
        if every is not None:
            late = sorted(seen.delays)
            figures.tell(
                "  from the writing of a hand until a follower has it",
                f"{sum(late) / max(len(late), 1):.2f} s, at most {max(late, default=0):.2f} s, {len(late)} times",
                held=len(late) >= followers and late[-1] < 2 * LOOK_SECONDS,
            )


def beside(figures: Figures, server: At, followers: int, entries: int, seconds: float) -> None:
    """What somebody at a table waits while they follow and a hand is booked now and then."""
    healthy = Healthy(server, [Question("GET", "/api/bots")])
    with healthy.about():
        time.sleep(_SETTLE_SECONDS)
        healthy.forget()
        time.sleep(seconds)
        healthy.told(None, "nobody follows")
        healthy.forget()
        asyncio.run(evening(server.url, followers, entries, seconds, booking=min(BOOKING_SECONDS, seconds / 3)))
        held = healthy.told("followers", f"{followers} follow")
    figures.tell(f"a table beside {followers} followers", f"p99 within {TABLE_MS:.0f} ms", held=held, before="1.16 s")


def main(arguments: Sequence[str] | None = None) -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--followers", type=int, default=100)
    options.add_argument("--entries", type=int, default=400)
    options.add_argument("--seconds", type=float, default=60.0, help="of each evening")
    add_store(options, url=False)
    chosen = options.parse_args(arguments)
    figures = Figures()
    tell_store(chosen.store)
    with tempfile.TemporaryDirectory() as folder, served(chosen.store, Path(folder)) as server:
        while server.request("GET", "/api/about").get("preparing"):
            time.sleep(1)
        followed(figures, server, followers=chosen.followers, entries=chosen.entries, seconds=chosen.seconds)
        beside(figures, server, chosen.followers, chosen.entries, chosen.seconds / 3)
    print(f"{len(figures.failed)} did not hold" if figures.failed else "all held")
    return 1 if figures.failed else 0


if __name__ == "__main__":
    sys.exit(main())
