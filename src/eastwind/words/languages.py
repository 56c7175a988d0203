"""The languages that Eastwind speaks."""

from typing import Final

#: English first: it is the language of the code and of a fallback that a person has not chosen.
LANGUAGES: Final = ("en", "ru", "bg", "pl")
