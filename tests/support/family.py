"""Moves at the family's table for tests that play on until something is seen."""


def lonely_discard(hand: list[str], offered: list[str]) -> str:
    """The discard on offer that stands most alone in the hand, so that somebody gets on."""

    def worth(word: str) -> int:
        number, suit = int(word[-2]), word[-1]
        near = 0 if suit == "z" else sum(hand.count(f"{number + step}{suit}") for step in (-2, -1, 1, 2))
        return near + 3 * (hand.count(word[-2:]) - 1)

    return min((word for word in offered if word.startswith("discard")), key=worth)
