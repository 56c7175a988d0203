"""What differs between two sights, written by the engine in phrases that it is given: it says what the table is like."""

import json
import random
from typing import Any

import numpy as np
import pytest

from eastwind.rules import compile_rules, load_preset
from eastwind.server.match.json_fragments import phrases
from eastwind.table import Table
from eastwind.table.public import SIGHT
from eastwind.table.sight import look
from eastwind.table.told import MOST_BYTES, UNSAID, write_differences
from eastwind.tiles.notation import CODES
from tests.support.story import whole_set


def sights_of(table: Table) -> Any:
    """What seat 0 sees, as an array of one."""
    seen: Any = np.zeros(1, SIGHT).view(np.recarray)
    look(table.rules, table.seen_by(0), 0, False, True, True, seen[0])
    return seen


@pytest.mark.parametrize("name", ["ru-classic", "bg-classic"])
def test_what_is_written_is_how_the_table_stands(name: str) -> None:
    chance, rules = random.Random(5), compile_rules(load_preset(name))
    table = Table(rules, first_dealer=0, halts=True)
    wall = whole_set(bool(rules.flowers))
    chance.shuffle(wall)
    table.deal(wall, (1, 2, 3, 4))
    out, ended, said, written, places = np.empty(2 * MOST_BYTES, np.uint8), np.empty(1, np.int64), phrases(), 0, 0
    before = sights_of(table)
    while not table.phase.is_over:
        if table.is_halted:
            table.go_on()
        else:
            seat = table.waiting_for[0]
            table.take(seat, chance.choice(table.offered(seat)))
        now = sights_of(table)
        end = write_differences(said.text, said.ends, before[0], now, 1, out, ended)
        if ended[0] != UNSAID:
            told = json.loads(b"{%b}" % out[:end].tobytes())
            written += 1
            assert told.get("version", before[0].moment) == now[0].moment
            assert told.get("wall", {}).get("left", before[0].left) == now[0].left
            assert ("robbable" in told) == (before[0].robbed != now[0].robbed)
            if "next" in told.get("wall", {}):
                assert told["wall"]["next"] == {"seat": now[0].next_seat, "stack": now[0].next_stack}
                places += 1
            for seat in told.get("seats", []):
                of = seat["seat"]
                assert seat.get("hand_count", now[0].counts[of]) == now[0].counts[of]
                if "hand" in seat:
                    held = [CODES[kind] for kind, count in enumerate(now[0].hands[of]) for _ in range(count)]
                    assert seat["hand"] == held
                if "melds" in seat:
                    assert len(seat["melds"]) == now[0].meld_count[of]
        before = now
    assert min(written, places) > 20
