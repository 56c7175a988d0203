"""Every text that a person sees, in four languages, kept as Fluent files beside this module."""

from eastwind.words.texts import LANGUAGES, MissingText, attribute, message_ids, text

__all__ = ["LANGUAGES", "MissingText", "attribute", "message_ids", "text"]
