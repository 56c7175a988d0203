"""Every text that a person sees, in four languages, kept as Fluent files beside this module.

- `text`, `attribute` — a text, with its arguments set in; `message_ids` — which there are
- `wind_name`, `round_name` — what the `WINDS` are called; `bot_name` — what a bot is called, `bot_person` — whom one meets in it
- `LANGUAGES` — the languages, English first
"""

from typing import TYPE_CHECKING

from eastwind.lazy import load_when_asked

if TYPE_CHECKING:
    from eastwind.words.bots import bot_name, bot_person
    from eastwind.words.languages import LANGUAGES
    from eastwind.words.texts import MissingText, attribute, message_ids, text
    from eastwind.words.winds import WINDS, round_name, wind_name

__all__ = [
    "LANGUAGES",
    "WINDS",
    "MissingText",
    "attribute",
    "bot_name",
    "bot_person",
    "message_ids",
    "round_name",
    "text",
    "wind_name",
]

load_when_asked(__name__)
