"""Every text that a person sees, in four languages, kept as Fluent files beside this module."""

from eastwind.words.texts import LANGUAGES, MissingText, attribute, message_ids, text
from eastwind.words.winds import WINDS, round_name, wind_name

__all__ = [
    "LANGUAGES",
    "WINDS",
    "MissingText",
    "attribute",
    "message_ids",
    "round_name",
    "text",
    "wind_name",
]
