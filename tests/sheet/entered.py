"""Score books as people enter them at a table: the sources' worked examples and two whole matches. The page's tests tap in every
hand of them (`web/src/scorebook/entering.test.ts`) out of the file that `python -m tests.sheet.entered` writes.
"""

import json
from pathlib import Path
from typing import Any, Final

from eastwind.interchange.hand_json import hand_to_json
from eastwind.interchange.hand_text import hand_from_text
from eastwind.scoring.layout import Source
from eastwind.sheet import ScoreBook

FILE: Final = Path(__file__).with_name("entered.json")
NAMES: Final = ["Ewa", "Piotr", "Halina", "Marek"]
Json = dict[str, Any]

#: Rule set, options, who wins on East's discard, his hand, and what the source says that it comes to.
EXAMPLES: Final[list[tuple[str, Json, int, str, int]]] = [
    ("ru-classic", {}, 3, "88s 67p 5p [111p] [444m] [666z]", 60),
    ("ru-classic", {}, 3, "111p 444m 666z 88s 67p 5p", 80),
    ("ru-classic", {}, 3, "234m 88s 67p 5p [666p] [345s]", 22),
    ("ru-classic", {}, 3, "234m 666p 345s 88s 67p 5p", 24),
    ("ru-classic", {}, 3, "99s 67s 5s [333s] [666z] [123s]", 104),
    ("ru-classic", {}, 3, "222s 666z 345s 99s 67s 8s", 128),
    ("ru-classic", {}, 3, "99p 34p 5p [111p] [666p] [234p]", 208),
    ("ru-classic", {}, 3, "111p 666p 88p 234p 34p 2p", 256),
    ("pl-classic", {}, 3, "88s 22p 2p [111m] [777s] [555z]", 84),
    ("pl-classic", {"no_chow": False}, 3, "88s 22p 2p [111m] [777s] [555z]", 64),
    ("pl-classic", {}, 3, "666z 99s 67s 5s [444s] [123s]", 120),
    ("pl-classic", {}, 3, "111p 666p 88p 234p 34p 2p", 256),
    # a pair of the winner's own wind, and one of another
    ("bg-classic", {}, 2, "33z 67p 5p [234m] [345s] [678s]", 22),
    ("bg-classic", {}, 2, "44z 67p 5p [234m] [345s] [678s]", 20),
    # more than the limit
    ("bg-classic", {}, 2, "555z 666z 11z 77z 7z [333z]", 300),
    # a pung of the winner's own wind
    ("bg-classic", {}, 1, "99s 67p 5p [222z] [345s] [678s]", 28),
    # one suit that is not four sets and a pair
    ("bg-classic", {}, 2, "1122334456889s 1s", 112),
    ("gambler-standard", {}, 2, "1122m 3344p 5566s 7z 7z", 350),
]
#: Sixteen hands: who won (None: nobody), whose tile (None: drawn), his hand or points, and what each loser has: exposed pungs or
#: points, with what they come to.
_HANDS: Final[list[tuple[int | None, int | None, str | int, dict[int, tuple[str | int, int]]]]] = [
    (0, None, "88s 67p 5p [111p] [444m] [666z]", {1: ("555m", 2), 2: ("777z", 8), 3: ("111s 333m", 6)}),
    (0, 2, 48, {2: (8, 8), 3: (2, 2)}),
    (1, 0, "234m 88s 67p 5p [666p] [345s]", {0: (2, 2), 2: ("999m", 4), 3: ("222p 111s", 6)}),
    (None, None, 0, {}),
    (3, 1, "99s 67s 5s [333s] [666z] [123s]", {0: ("888m 555p", 4), 1: (104, 104), 2: ("777p 111m", 6)}),
    (2, None, 26, {1: (2, 2), 3: (4, 4)}),
    (2, 3, "99p 34p 5p [111p] [666p] [234p]", {0: ("222s 777m", 4), 1: ("555z", 8), 3: (0, 0)}),
    (1, None, 208, {2: (8, 8), 3: (2, 2)}),
    (0, 1, "222s 666z 345s 99s 67s 8s", {1: ("111p 222m", 6), 2: (2, 2), 3: ("888p 333m", 4)}),
    (None, None, 0, {}),
    (3, 2, "111p 444m 666z 88s 67p 5p", {0: ("222p 999m", 6), 1: (4, 4), 2: ("555m 111s", 6)}),
    (1, 3, 30, {0: (12, 12), 2: (4, 4)}),
    (0, None, "24m 666p 345s 88s 67p 5p 3m", {1: ("111s", 4), 2: (4, 4), 3: ("777z 555m", 12)}),
    (2, 0, "111p 666p 88p 234p 34p 2p", {0: (2, 2), 1: ("222m 333s", 4), 3: (16, 16)}),
    (3, 0, 300, {1: ("999s 444m", 6), 2: (12, 12)}),
    (2, 1, "88s 22p 2p [111m] [777s] [555z]", {0: (4, 4), 1: ("666z", 8), 3: ("999p 333p", 6)}),
]
MATCHES: Final = ("ru-classic", "pl-classic")


def _plain(points: int | None) -> Json:
    nothing: Json = {"points": points, "melds": [], "hand": [], "last": None, "flowers": [], "events": []}
    return {**nothing, "rest": "mixed", "dead": False}


def _whole(text: str) -> Json:
    said = hand_to_json(hand_from_text(text, won=True, source=Source.DISCARD, events=()))
    return {**_plain(None), "melds": said["melds"], "hand": said["hand"], "last": said["last"]}


def _pungs(text: str) -> Json:
    return {**_plain(None), "melds": [{"kind": "pung", "tiles": [part[-2:]] * 3} for part in text.split()]}


def _won(number: int, winner: int, discarder: int | None, hands: list[Json]) -> Json:
    said: Json = {"type": "won", "id": f"e{number}", "winners": [winner], "discarder": discarder, "by": None}
    return {**said, "hands": hands, "penalty": False}


def _book(rules: str, entries: list[Json], **more: Any) -> ScoreBook:
    return ScoreBook.model_validate({"id": f"a-{rules}", "rules": rules, "names": NAMES, "entries": entries, **more})


def example(place: int) -> ScoreBook:
    """A worked example, as the first hand of a match."""
    rules, options, winner, hand, _ = EXAMPLES[place]
    hands = [_whole(hand) if seat == winner else _plain(None) for seat in range(4)]
    return _book(rules, [_won(place, winner, 0, hands)], options=options)


def match(rules: str) -> ScoreBook:
    """A whole match of sixteen hands."""
    entries = []
    for number, (winner, discarder, worth, losers) in enumerate(_HANDS):
        if winner is None:
            entries.append({"type": "drawn", "id": f"e{number}", "waiting": [], "hands": []})
            continue
        hands = [_plain(None)] * 4
        for seat, said in {winner: worth, **{seat: said for seat, (said, _) in losers.items()}}.items():
            laid = _whole if seat == winner else _pungs
            hands[seat] = _plain(said) if isinstance(said, int) else laid(said)
        entries.append(_won(number, winner, discarder, hands))
    return _book(rules, entries)


def hand_of_match(number: int) -> tuple[int | None, int | None, str | int, dict[int, int]]:
    """(who won, whose tile it was, with which hand or how many points, what the losers' come to) of a hand of the matches."""
    winner, discarder, worth, losers = _HANDS[number]
    return winner, discarder, worth, {seat: points for seat, (_, points) in losers.items()}


def text() -> str:
    """All of them, as the file has them."""
    books = [*map(example, range(len(EXAMPLES))), *map(match, MATCHES)]
    lines = ",\n".join(json.dumps(book.model_dump(mode="json")) for book in books)
    return f"[\n{lines}\n]\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
