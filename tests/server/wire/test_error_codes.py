"""The table of error codes: each has its status, its words, and its texts in every language."""

import pytest

from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.protocol import ErrorMessage
from eastwind.words import LANGUAGES, message_ids


def id_of(code: ErrorCode) -> str:
    return f"error-{code.replace('_', '-')}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_told(language: str) -> None:
    assert {id_of(code) for code in ErrorCode} <= message_ids(language)


def test_every_row_says_what_it_is_for() -> None:
    for code in ErrorCode:
        assert 400 <= code.status < 600
        assert code.meaning
    assert len({code.meaning for code in ErrorCode}) == len(ErrorCode)


def test_on_the_wire_a_code_is_a_word() -> None:
    message = ErrorMessage(code=ErrorCode.BUSY, expected="less", got="more")
    assert '"code":"busy"' in message.model_dump_json()
    assert ErrorMessage.model_validate_json(message.model_dump_json()) == message
