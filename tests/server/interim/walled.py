"""Servers whose tables are all played with one wall, by bots who pass: `lay` in a server, this module in its process beside.

The wall lies in a file that `WALL` in the environment names, with the rule set that it is for.
"""

import json
import os
import sys
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from eastwind.cli.serving import application

WALL: Final = "EASTWIND_TEST_WALL"


def lay() -> None:
    """Plays with that wall in every application that this process makes, and its copies."""
    make, found = application.make_application, json.loads(Path(os.environ[WALL]).read_text(encoding="ascii"))

    def made(*given: Any, **more: Any) -> Any:
        # what loads the engine is loaded where the application is made
        from eastwind.cli import own_bots
        from eastwind.rules import load_preset
        from eastwind.server.match import chance, world
        from tests.server.players import SHY
        from tests.support.two_walls import OneWall

        # the application is to know the class itself: it is loaded before that is replaced
        import_module("eastwind.server.app")
        patched: Any = world, own_bots, chance
        patched[0].World = partial(world.World, walls=OneWall(found["wall"], load_preset(found["rules"])))
        patched[1].registry_with = lambda _: SHY
        patched[2].choose_names = lambda names, count, _: sorted(names)[:count]
        return make(*given, **more)

    application.make_application = made


if __name__ == "__main__":
    from eastwind.cli.serving.interim import main

    lay()
    sys.exit(main())
