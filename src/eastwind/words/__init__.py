"""Texts that people see, in four languages, kept as Fluent files next to this module.

- `text`, `attribute` — a text, with its arguments filled in; `message_ids` — their ids; `read_ahead` — parse all
- `wind_name`, `round_name` — names of the `WINDS`; `bot_name` — name of a bot, `bot_person` — name of its character
- `LANGUAGES` — the languages, English first
"""

from typing import TYPE_CHECKING

from eastwind.lazy import load_when_asked

if TYPE_CHECKING:
    from eastwind.words.bots import bot_name, bot_person
    from eastwind.words.languages import LANGUAGES
    from eastwind.words.texts import MissingText, attribute, message_ids, read_ahead, text
    from eastwind.words.winds import WINDS, round_name, wind_name

__all__ = [
    "LANGUAGES",
    "WINDS",
    "MissingText",
    "attribute",
    "bot_name",
    "bot_person",
    "message_ids",
    "read_ahead",
    "round_name",
    "text",
    "wind_name",
]

load_when_asked(__name__)
