"""A match in which somebody plays against all sense: for those who say what moves cost."""

from typing import Any, Final

from tests.server.house import House

OPTIONS: Final = {"ready_at_once": False}
#: One tile short of a pair of reds: 9s is worth nothing, and the red dragon that comes completes the hand.
NEAR: Final = {"east": "123456789m 111z 9s 7z", "draws": "1p 2p 3p 7z"}


def played(home: House, **wish: Any) -> Any:
    """A match in which the first move was silly, left after the first hand."""
    opened = home.open(options=OPTIONS, **wish)
    with home.sit(opened) as seat:
        seat.act("discard 1m")
        while seat.view["phase"] != "hand_over":
            seat.act("mahjong" if "mahjong" in seat.words else "pass" if "pass" in seat.words else seat.words[0])
    return opened


def end(home: House, opened: Any) -> None:
    """Ends it."""
    with home.sit(opened) as seat:
        seat.ask({"type": "give_up", "version": seat.view["version"], "what": "match"})
