"""What a bot may be called is one thing, in the registry and in messages."""

from pydantic import TypeAdapter

from eastwind.bots.registry import NAME
from eastwind.server.wire.vocabulary import Level


def test_a_name_of_a_bot_is_a_name_on_the_wire() -> None:
    assert TypeAdapter(Level).json_schema()["pattern"] == f"^{NAME}$"
