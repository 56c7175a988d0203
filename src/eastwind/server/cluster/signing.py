"""Signatures of requests between the processes of one database.

Each process has a secret in the database, readable only for those that can read the database. It is never sent: the process
that asks signs with a key made of the secret of the process that it asks (HMAC-SHA256). All that is believed is signed: method,
path and query, time, a number that is used once, the digest of the body, the visitor and the host name for which it asks, and
the headers of the visitor that are passed on.
"""

import hashlib
import hmac
import math
import secrets
import time
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from eastwind.errors import EastwindError

PREFIX: Final = "x-eastwind-"
VISITOR: Final = f"{PREFIX}visitor"
HOST: Final = f"{PREFIX}host"
TIME: Final = f"{PREFIX}time"
NONCE: Final = f"{PREFIX}nonce"
BODY: Final = f"{PREFIX}body"
SIGNATURE: Final = f"{PREFIX}signature"
#: Header of an answer with the reason why the request before it was not believed.
REFUSED: Final = f"{PREFIX}refused"
#: Headers of the visitor that are passed on.
PASSED_ON: Final = ("origin", "content-type", "accept-language", "accept", "accept-encoding", "authorization")
HTTP: Final = "http"
WEBSOCKET: Final = "websocket"
#: By how many seconds the clocks of two machines may differ, the time on the way included.
WINDOW_SECONDS: Final = 60
#: Requests that are remembered, so that none is believed twice: a minute of 2,000 a second, in at most some 20 MB.
_REMEMBERED: Final = 131_072
_SIGNED: Final = (*PASSED_ON, VISITOR, HOST, TIME, NONCE, BODY)
_ONCE: Final = (TIME, NONCE, BODY, SIGNATURE)
_PURPOSE: Final = b"eastwind: requests between the processes of one database, 1"
_NONCE_BYTES: Final = 16


class NotBelieved(EastwindError, ValueError):
    """Error for a request that claims to come from another process, and proves nothing. Its text is one word for the log."""


def key_of(secret: str) -> bytes:
    """Return the key with which a process is asked, made of its secret in the database: 32 bytes."""
    return hmac.digest(secret.encode(), _PURPOSE, "sha256")


def signed(
    key: bytes, form: str, method: str, target: str, headers: Mapping[str, str], body: bytes, now: float | None = None
) -> dict[str, str]:
    """Return headers together with those that prove them.

    :param key: that of the process that is asked; :param form: `HTTP` or `WEBSOCKET`; :param target: path and query as sent;
        :param headers: of `PASSED_ON`, `VISITOR` and `HOST`; :param now: seconds since 1970, the clock's where None.
    """
    whole = {
        **headers,
        TIME: str(int(time.time() if now is None else now)),
        NONCE: secrets.token_hex(_NONCE_BYTES),
        BODY: digest_of(body),
    }
    return {**whole, SIGNATURE: _signature(key, form, method, target.encode("latin-1"), _encoded(whole.items()))}


def digest_of(body: bytes) -> str:
    """Return the digest of a body as it is signed: SHA-256 in hexadecimal."""
    return hashlib.sha256(body).hexdigest()


class Verifier:
    """Verifier of requests signed with the key of this process: accepts each once, for a minute before and after its time."""

    def __init__(
        self,
        secret: str,
        clock: Callable[[], float] | None = None,
        most: int = _REMEMBERED,
        since: float | None = None,
    ) -> None:
        """:param clock: seconds since 1970; None: the machine's; :param most: requests that are remembered; :param since:
        requests signed earlier are not believed, as another process may have believed them that has died.
        """
        self._key: Final = key_of(secret)
        self._clock: Final = clock
        self._most: Final = most
        #: By nonce, the time that was signed with it; the one that came first in front. They go by number and not by age: a clock
        #: that is set back by less than they reach makes no old request believed again.
        self._seen: Final[dict[bytes, int]] = {}
        #: The latest time of one that was forgotten: what is not later than that could be it.
        self._forgotten = -1 if since is None else math.floor(since)

    def __len__(self) -> int:
        return len(self._seen)

    def check(self, form: str, method: str, target: bytes, headers: Iterable[tuple[bytes, bytes]]) -> None:
        """Check and remember a request, as far as its head goes: the body must have the digest that is in it.

        :param headers: names in small letters.

        :raises NotBelieved: `unsigned`, `signature`, `time` or `again`; the last two only of requests signed by another process.
        """
        found = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in headers]
        once = {name: value for name, value in found if name in _ONCE}
        if sum(name in _ONCE for name, _ in found) != len(_ONCE) or len(once) != len(_ONCE):
            raise NotBelieved("unsigned")
        expected = _signature(self._key, form, method, target, _encoded(each for each in found if each[0] in _SIGNED))
        if not hmac.compare_digest(once[SIGNATURE].encode("latin-1"), expected.encode()):
            raise NotBelieved("signature")
        # what comes now was written by a process that knows the key, and has its form
        at = int(once[TIME])
        if abs(self._now() - at) > WINDOW_SECONDS:
            raise NotBelieved("time")
        nonce = bytes.fromhex(once[NONCE])
        if at <= self._forgotten or nonce in self._seen:
            raise NotBelieved("again")
        self._seen[nonce] = at
        if len(self._seen) > self._most:
            self._forgotten = max(self._forgotten, self._seen.pop(next(iter(self._seen))))

    @property
    def remembered(self) -> dict[str, Any]:
        """Requests that were believed and are not to be believed again by another process, as JSON has them."""
        since = self._now() - WINDOW_SECONDS
        return {
            "seen": {nonce.hex(): at for nonce, at in self._seen.items() if at >= since},
            "forgotten": self._forgotten,
        }

    def recall(self, remembered: Mapping[str, Any] | None) -> None:
        """Take over the requests that the process before this one remembered; None: that one has died."""
        if remembered is None:
            self._forgotten = max(self._forgotten, math.floor(self._now()))
            return
        self._forgotten = max(self._forgotten, int(remembered["forgotten"]))
        self._seen.update((bytes.fromhex(nonce), at) for nonce, at in remembered["seen"].items())

    def _now(self) -> float:
        return time.time() if self._clock is None else self._clock()


def _signature(key: bytes, form: str, method: str, target: bytes, headers: list[tuple[bytes, bytes]]) -> str:
    parts = [form.encode(), method.encode("latin-1"), target, *(part for header in sorted(headers) for part in header)]
    # each with its length before it: no two requests are one text
    text = b"".join(len(part).to_bytes(8, "big") + part for part in parts)
    return hmac.digest(key, text, "sha256").hex()


def _encoded(headers: Iterable[tuple[str, str]]) -> list[tuple[bytes, bytes]]:
    return [(name.encode("latin-1"), value.encode("latin-1")) for name, value in headers]
