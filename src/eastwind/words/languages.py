"""Languages of Eastwind."""

from typing import Final

#: Codes of the languages, English first: it is the language of the code, and the fallback if none was chosen.
LANGUAGES: Final = ("en", "ru", "bg", "pl")
