"""Typed refusals: what was expected, what came, and that nothing was changed."""

from collections.abc import Sequence
from typing import Final

from pydantic import ValidationError

from eastwind.errors import MOST_FAULTS, EastwindError
from eastwind.interchange.fault_words import FaultWords
from eastwind.rules import RuleFaults
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.mismatches import misfits_said
from eastwind.server.wire.protocol import ErrorMessage, FaultTold
from eastwind.texts import JOINERS

#: Characters of the input that are repeated in a refusal.
_SHOWN: Final = 200
#: Characters of what would have been accepted; and of the report of one fault.
_EXPECTED: Final = 4000
_OF_A_FAULT: Final = 600
#: Bytes of all reported faults of a file together, so that no refusal is larger than 64 KB, whatever it is about.
_BYTES_OF_FAULTS: Final = 40_000
_OPTIONS_TOLD: Final = 64
#: Faults named in `got`, which is one line.
_OF_ONE_LINE: Final = 20


class Refusal(EastwindError):
    """Refusal of a message or request. `message` goes back to its sender alone.

    Its parts are shortened to a length that people read: as JSON it is never larger than 64 KB.

    :ivar retry_after: seconds after which it is worth asking again, where that is known.
    """

    def __init__(
        self,
        code: ErrorCode,
        expected: str,
        got: str,
        *,
        faults: Sequence[FaultTold] = (),
        version: int | None = None,
        position: str | None = None,
        retry_after: int | None = None,
    ) -> None:
        expected, got = shortened(expected, _EXPECTED), shortened(got) or "nothing"
        super().__init__(f"{code}: expected {expected}, got {got}")
        self.retry_after: Final = retry_after
        self.message: Final = ErrorMessage(
            code=code,
            expected=expected,
            got=got,
            faults=_told(faults),
            version=version,
            position=None if position is None else shortened(position),
        )


def no_such_code(code: str) -> Refusal:
    """Return the same refusal for a code that never existed, was renewed, or has a match that is over."""
    return Refusal(ErrorCode.NO_SUCH_CODE, "the six letters of a table that is open here", code)


def shortened(text: str, most: int = _SHOWN) -> str:
    """Return at most 200 characters of the input, fit to be shown: in one line, a sign in the place of what has no shape.

    Characters that join letters and emoji, or choose their form, stay: names have them.
    """
    line = " ".join(text[: 2 * most].split())[: most + 1]
    plain = "".join(character if character.isprintable() or character in JOINERS else "�" for character in line)
    return plain if len(plain) <= most else f"{plain[:most]}…"


def _told(faults: Sequence[FaultTold]) -> list[FaultTold]:
    """Return the first hundred faults at the most, each shortened, as far as there is room for them."""
    told: list[FaultTold] = []
    left = _BYTES_OF_FAULTS
    for fault in faults[:MOST_FAULTS]:
        short = FaultTold(
            place=shortened(fault.place),
            expected=shortened(fault.expected, _OF_A_FAULT),
            found=shortened(fault.found),
            said=shortened(fault.said, _OF_A_FAULT),
            options=[shortened(name) for name in fault.options[:_OPTIONS_TOLD]],
        )
        left -= len(short.model_dump_json().encode())
        if left < 0:
            break
        told.append(short)
    return told


def let_go(error: BaseException) -> None:
    """Cut the reference cycles of an error that has been answered, and of its causes: error, trace, frame, and back to the error.

    The objects of a request are then freed with its last frame, and wait for no walk of the collector (`server.gc_schedule`). Not
    to be called before the log has recorded the error, nor for an error that is raised again.
    """
    waiting: list[BaseException | None] = [error]
    seen: set[int] = set()
    while waiting:
        here = waiting.pop()
        if here is None or id(here) in seen:
            continue
        seen.add(id(here))
        here.__traceback__ = None
        waiting += [
            here.__cause__,
            here.__context__,
            *(here.exceptions if isinstance(here, BaseExceptionGroup) else ()),
        ]


def from_faults(faults: RuleFaults, expected: str = "", words: Sequence[FaultWords] = ()) -> Refusal:
    """Return a refusal with all faults of a rule set at once: of very many the first hundred, and how many there are.

    :param expected: what would have been accepted, if not by key; :param words: the faults in the client's language.
    """
    shown = faults.faults[:MOST_FAULTS]
    said = words or [FaultWords(fault.key or fault.file, fault.expected, fault.found) for fault in shown]
    told = _told(
        [
            FaultTold(
                place=told.place, expected=told.expected, found=told.found, said=told.said, options=list(fault.options)
            )
            for fault, told in zip(shown, said, strict=False)
        ]
    )
    more = f"; and more: {faults.count} faults in all" if faults.count > len(told) else ""
    wanted = expected or "; ".join(f"{fault.key}: {fault.expected}" for fault in shown)
    return Refusal(
        ErrorCode.MALFORMED,
        shortened(wanted, _EXPECTED - len(more) - 1) + more,
        "; ".join(f"{fault.key}: {fault.found}" for fault in shown[:_OF_ONE_LINE]),
        faults=told,
    )


def no_such_table(table: str) -> Refusal:
    return Refusal(ErrorCode.NO_SUCH_TABLE, "a table that is open here", table)


def check_over(hand: int, finished: Sequence[int], dealt: int) -> None:
    """Check that a hand was played to its end. `finished`: those that were; `dealt`: the number of the last.

    :raises Refusal: if it was not, or was never dealt.
    """
    if hand in finished:
        return
    expected = f"a hand that is over: 1 to {finished[-1]}" if finished else "a hand that is over"
    raise Refusal(ErrorCode.HAND_NOT_OVER if 1 <= hand <= dealt else ErrorCode.NO_SUCH_HAND, expected, str(hand))


def wrong_token() -> Refusal:
    # never the token itself: errors are pasted into reports
    return Refusal(ErrorCode.WRONG_TOKEN, "the token of a seat at this table", "another one")


def internal() -> Refusal:
    return Refusal(
        ErrorCode.INTERNAL, "nothing else: the fault is the server's", "an error, told in its log; nothing was changed"
    )


def from_validation(error: ValidationError, got: str) -> Refusal:
    """Return a refusal of a message that does not fit its model: the faulty fields, and what would have fitted."""
    errors = error.errors(include_url=False, include_input=False)
    first = errors[0]
    kind = first["type"]
    if kind in ("union_tag_invalid", "union_tag_not_found"):
        tags = first.get("ctx", {}).get("expected_tags")
        return Refusal(
            ErrorCode.UNKNOWN_TYPE, f"a `type` that is one of {tags}" if tags else "a message with a `type`", got
        )
    message = first["msg"]
    if kind == "json_invalid":
        return Refusal(ErrorCode.MALFORMED, f"a message in JSON ({message.removeprefix('Invalid JSON: ')})", got)
    return Refusal(ErrorCode.MALFORMED, misfits_said(errors), got)
