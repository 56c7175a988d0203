"""What the process reads ahead of which workers are copies: done there by importing this, so that no copy reads it again."""

from eastwind.explain import RulesInUse
from eastwind.rules import available, load_preset
from eastwind.solo.layouts import layouts
from eastwind.words import LANGUAGES, text


def _read_ahead() -> None:
    layouts()
    for name in available():
        RulesInUse.of(load_preset(name))
    for language in LANGUAGES:
        text(language, "nowhere")


_read_ahead()
