"""Probe of another process's address: proof that it is gone, where no process listens there any more.

A process that is only starved of time still has its connections taken by the system, so it is never refused.
"""

import asyncio
import contextlib
import errno
from enum import Enum
from typing import Final
from urllib.parse import urlsplit

#: Longer than the system looks for a machine of the same network before it says that there is none.
_PATIENCE_SECONDS: Final = 4.0
_NO_WAY: Final = frozenset({errno.EHOSTUNREACH, errno.ENETUNREACH, errno.EHOSTDOWN})


class ProbeResult(Enum):
    """Results of a probe."""

    #: The system there takes connections, or does not answer: nothing is known of the process.
    UNKNOWN = "unknown"
    #: The machine is there, and no process listens at the place: the process has ended.
    REFUSED = "refused"
    #: No way leads to the machine: it is gone, or the network to it.
    NO_WAY = "no way"


async def probe(place: str) -> ProbeResult:
    """Open a connection and close it again. :param place: such as `ws://127.0.0.1:4711`."""
    found = urlsplit(place)
    try:
        async with asyncio.timeout(_PATIENCE_SECONDS):
            _, writer = await asyncio.open_connection(found.hostname, found.port)
    except ConnectionRefusedError:
        return ProbeResult.REFUSED
    except OSError as error:  # a timeout is one of them
        return ProbeResult.NO_WAY if error.errno in _NO_WAY else ProbeResult.UNKNOWN
    writer.close()
    with contextlib.suppress(OSError):
        await writer.wait_closed()
    return ProbeResult.UNKNOWN
