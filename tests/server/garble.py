"""Messages for the socket of a seat that nobody should send, made at random from a seed: not one may be carried out."""

import json
import random
import string
from dataclasses import dataclass
from typing import Any, Final

Message = dict[str, Any]

#: No JSON, or JSON that is no message.
_SHAPES: Final = (
    "",
    " ",
    "{",
    "[]",
    "null",
    "true",
    '"ping"',
    "\ufeff{}",
    "{}{}",
    '{"type": "ping"} {"type": "ping"}',
    '{"type": "ping", "type": "shuffle"}',
    '{"type": ["ping"]}',
    '{"type": {"type": "ping"}}',
    '{"type": "PING"}',
    '{"type": "ping\\u0000"}',
    '{"type": "\\ud800"}',
    '{"type": "act", "version": NaN, "action": "pass"}',
    '{"type": "act", "version": 1e400, "action": "pass"}',
    '{"type": "act", "version": -0.0, "action": "dance"}',
    "[" * 4000,
    '{"a":' * 800,
    '{"type": "act", "version": ' + "9" * 4000 + ', "action": "pass"}',
    json.dumps({"type": "hello", "token": "\u202e" * 40}),
    json.dumps({"type": "hello", "token": "x" * 16, "nonce": "\x00" * 200}),
)
_ODD_VALUES: Final[tuple[Any, ...]] = (
    None,
    True,
    -1,
    0.5,
    2**53,
    2**63,
    -(2**63),
    10**400,
    "",
    "1",
    "x" * 200,
    "\x00",
    [],
    [1],
    {},
    {"a": {}},
)
_MOST_BYTES: Final = 4096


@dataclass(frozen=True)
class Garbled:
    """A message and what it is for. `refused`: the answer must be an error; otherwise it may be none, but changes nothing."""

    kind: str
    data: str | bytes
    refused: bool = True


class Garbler:
    """Makes them. The same seed and the same views, the same messages."""

    def __init__(self, seed: int) -> None:
        self._random: Final = random.Random(seed)
        self._kinds: Final = (
            self._shape,
            self._field_missing,
            self._field_too_many,
            self._odd_value,
            self._bytes_changed,
            self._binary,
            self._huge,
            self._illegal,
            self._stale,
            self._ahead,
            self._wrong_hand,
            self._stranger,
        )

    def message(self, view: Message) -> Garbled:
        """One message, given the view that the seat has; an empty view: nobody has said hello yet."""
        return self._random.choice(self._kinds)(view)

    def out_of_order(self, view: Message) -> Garbled:
        """A well-formed message of somebody who has not said who they are."""
        return Garbled("out of order", json.dumps(self._random.choice(self._valid(view)[:3])))

    def _valid(self, view: Message) -> list[Message]:
        """Well-formed messages of each type. None that changes something if it came to be carried out."""
        return [
            {"type": "act", "version": view.get("version", 1), "action": "dance"},
            {"type": "next_hand", "hand": view.get("hand", 1) + 7},
            {"type": "advice"},
            {"type": "ping"},
            {"type": "hello", "token": "x" * 43, "nonce": "n"},
        ]

    def _shape(self, view: Message) -> Garbled:
        return Garbled("shape", self._random.choice(_SHAPES))

    def _field_missing(self, view: Message) -> Garbled:
        message = self._random.choice(self._valid(view))
        del message[self._random.choice([field for field in message if field != "nonce"])]
        return Garbled("field missing", json.dumps(message))

    def _field_too_many(self, view: Message) -> Garbled:
        message = self._random.choice(self._valid(view))
        message["".join(self._random.choices(string.ascii_letters, k=5))] = self._random.choice(_ODD_VALUES)
        return Garbled("field too many", json.dumps(message))

    def _odd_value(self, view: Message) -> Garbled:
        message = self._random.choice(self._valid(view))
        message[self._random.choice(list(message))] = self._random.choice(_ODD_VALUES)
        # a nonce may be any text that is short enough; the token beside it is wrong all the same
        return Garbled("odd value", json.dumps(message))

    def _bytes_changed(self, view: Message) -> Garbled:
        # no ping: one that is still good has an answer by which whoever sends these knows that all was heard
        messages = [message for message in self._valid(view) if message["type"] != "ping"]
        text = list(json.dumps(self._random.choice(messages)))
        for _ in range(self._random.randint(1, 3)):
            place = self._random.randrange(len(text))
            text[place] = self._random.choice(("", chr(self._random.randrange(1, 0x2FF)), text[place] * 2))
        return Garbled("bytes changed", "".join(text), refused=False)

    def _binary(self, view: Message) -> Garbled:
        return Garbled("binary", self._random.randbytes(self._random.randint(0, 200)))

    def _huge(self, view: Message) -> Garbled:
        message = {**self._random.choice(self._valid(view)), "more": "x" * self._random.choice((_MOST_BYTES, 60_000))}
        return Garbled("huge", json.dumps(message))

    def _illegal(self, view: Message) -> Garbled:
        offered = {action["word"] for action in view.get("legal", ())}
        words = [f"discard {rank}{suit}" for rank in "123456789" for suit in "mpsz"]
        words += ["pass", "pung", "mahjong", "chow 123m", "added_kong 1m", "discard", "discard  1m", "DISCARD 1m"]
        word = self._random.choice([word for word in words if word not in offered])
        return Garbled("illegal", json.dumps({"type": "act", "version": view.get("version", 1), "action": word}))

    def _stale(self, view: Message) -> Garbled:
        version = self._random.randrange(max(view.get("version", 1), 1))
        return Garbled("stale", json.dumps({"type": "act", "version": version, "action": "dance"}))

    def _ahead(self, view: Message) -> Garbled:
        offered = [action["word"] for action in view.get("legal", ())] or ["pass"]
        version = view.get("version", 0) + self._random.choice((1, 2, 1000, 2**40, 2**53 - 1 - view.get("version", 0)))
        return Garbled("ahead", json.dumps({"type": "act", "version": version, "action": self._random.choice(offered)}))

    def _wrong_hand(self, view: Message) -> Garbled:
        hand = view.get("hand", 1) + self._random.choice((1, 2, 1000, 2**53 - 1 - view.get("hand", 1)))
        return Garbled("wrong hand", json.dumps({"type": "next_hand", "hand": hand}))

    def _stranger(self, view: Message) -> Garbled:
        token = "".join(self._random.choices(string.ascii_letters, k=self._random.choice((16, 43, 128))))
        return Garbled("stranger", json.dumps({"type": "hello", "token": token}))
