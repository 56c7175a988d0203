"""Data that the process behind the workers reads ahead when it imports this module, so that no copy of it reads them again."""

from eastwind.explain import RulesInUse
from eastwind.rules import available, load_preset
from eastwind.solo.layouts import layouts
from eastwind.words import LANGUAGES, read_ahead


def _read_ahead() -> None:
    layouts()
    for name in available():
        RulesInUse.of(load_preset(name))
    for language in LANGUAGES:
        read_ahead(language)


_read_ahead()
