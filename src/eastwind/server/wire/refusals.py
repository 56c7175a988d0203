"""Typed refusals: what was expected, what came, and that nothing was changed."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from pydantic import ValidationError

from eastwind.errors import EastwindError
from eastwind.keeper.fault_words import FaultWords
from eastwind.rules import RuleFaults
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.mismatches import misfits_said
from eastwind.server.wire.protocol import ErrorMessage, FaultTold

#: How much of what came is told back.
_SHOWN: Final = 200
#: So many faults of a file are told; somebody who mends a hundred will ask again.
_FAULTS_TOLD: Final = 100


class Refusal(EastwindError):
    """A message or request that is not carried out. `message` goes back to whoever sent it, and to nobody else.

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
        super().__init__(f"{code}: expected {expected}, got {got}")
        self.retry_after: Final = retry_after
        self.message: Final = ErrorMessage(
            code=code,
            expected=expected,
            got=shortened(got) or "nothing",
            faults=list(faults),
            version=version,
            position=position,
        )

    def __reduce__(self) -> tuple[Callable[..., "Refusal"], tuple[Any, ...]]:
        """Lets a refusal come from another process as it was raised there."""
        return _raised_elsewhere, (self.message, self.retry_after)


def _raised_elsewhere(message: ErrorMessage, retry_after: int | None) -> Refusal:
    return Refusal(
        message.code,
        message.expected,
        message.got,
        faults=message.faults,
        version=message.version,
        position=message.position,
        retry_after=retry_after,
    )


def no_such_code(code: str) -> Refusal:
    """The same whether there never was such a code, it was renewed, or its match is over."""
    return Refusal(ErrorCode.NO_SUCH_CODE, "the six letters of a table that is open here", code)


def shortened(text: str) -> str:
    """At most 200 characters of what came, fit to be shown: in one line, a sign in the place of what has no shape."""
    line = " ".join(text[: 2 * _SHOWN].split())[: _SHOWN + 1]
    plain = "".join(character if character.isprintable() else "�" for character in line)
    return plain if len(plain) <= _SHOWN else f"{plain[:_SHOWN]}…"


def from_faults(faults: RuleFaults, expected: str = "", words: Sequence[FaultWords] = ()) -> Refusal:
    """Tells everything that is wrong with a rule set at once: of very much the first hundred faults, and how many there are.

    :param expected: what would have been accepted, if not by key; :param words: the faults in the language of who asks.
    """
    shown = faults.faults[:_FAULTS_TOLD]
    more = f"; and more: {len(faults.faults)} faults in all" if len(faults.faults) > len(shown) else ""
    said = words or [FaultWords(fault.key or fault.file, fault.expected, fault.found) for fault in shown]
    told = [
        FaultTold(
            place=shortened(told.place),
            expected=told.expected,
            found=shortened(told.found),
            said=told.said,
            options=list(fault.options),
        )
        for fault, told in zip(shown, said, strict=False)
    ]
    return Refusal(
        ErrorCode.MALFORMED,
        (expected or "; ".join(f"{fault.key}: {fault.expected}" for fault in shown)) + more,
        "; ".join(f"{fault.key}: {fault.found}" for fault in shown),
        faults=told,
    )


def no_such_table(table: str) -> Refusal:
    return Refusal(ErrorCode.NO_SUCH_TABLE, "a table that is open here", table)


def check_over(hand: int, finished: Sequence[int], dealt: int) -> None:
    """Whether a hand was played to its end. `finished`: those that were; `dealt`: the number of the last.

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
    """Says of a message that does not fit its model where it does not, and what would have fitted."""
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
