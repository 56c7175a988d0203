"""Messages that a socket received before the compiled engine took over, and those of them that need not be sent once more."""

import hashlib
import json
from collections.abc import Collection, Iterable
from typing import Any, Final

#: What runs on by itself: two tellings of one state differ in it.
_RUNS: Final = frozenset({"left_ms", "bank_ms", "clock"})
_WELCOME: Final = "welcome"
UPDATE: Final = "update"
_CLOCKS: Final = "clocks"
#: Defaults sent to a client that comes again, though not to one that was there from the beginning: nothing is left to the server.
_FROM_THE_BEGINNING: Final = {"left_to": '{"type":"left_to","passing":"none","flowers":false}'}
_TYPE: Final = '{"type":"'


def kind_of(text: str) -> str:
    """Return the type of a message of the server, whose tag is in front; empty where there is none."""
    return text[len(_TYPE) :].partition('"')[0] if text.startswith(_TYPE) else ""


def standing(value: Any) -> Any:
    """Return the content of a message without the times in it that run on."""
    if isinstance(value, dict):
        return {name: standing(each) for name, each in value.items() if name not in _RUNS}
    return [standing(each) for each in value] if isinstance(value, list) else value


def digest_of(text: str) -> str:
    """Return a digest of a message without the times in it that run on."""
    said = json.dumps(standing(json.loads(text)), sort_keys=True)
    return hashlib.sha256(said.encode()).hexdigest()


def news_in(told: Iterable[str], before: dict[str, str], views: Collection[str]) -> list[str]:
    """Return the messages that are new to a client on its way to another application.

    :param told: messages for it there, in order; :param before: by type, the last message that it received; :param views: digests
        of the whole views that hold at its table: a client that sees one of them has it already.
    """
    last: dict[str, str] = {}
    for text in told:
        kind = kind_of(text)
        last.pop(kind, None)
        last[kind] = text
    return [text for kind, text in last.items() if _is_news(kind, text, before, views)]


def _is_news(kind: str, text: str, before: dict[str, str], views: Collection[str]) -> bool:
    if kind == _WELCOME:
        return False
    if kind == UPDATE:
        return digest_of(text) not in views
    if kind == _CLOCKS and json.loads(text)["asked"]:
        # whoever is asked sees to the tenth of a second what is left to him
        return True
    known = before.get(kind) or _FROM_THE_BEGINNING.get(kind)
    return known is None or digest_of(known) != digest_of(text)
