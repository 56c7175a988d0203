"""What the lines of a record say: the opening, the deal, each happening, the bills and payments at the end."""

from typing import Any

from eastwind.record.lines import FORMAT, Line, event_line
from eastwind.rules import RuleSet
from eastwind.table import Event, EventKind
from eastwind.table.actions import WORDS
from eastwind.tiles.notation import parse_tiles
from eastwind.traditions.classical.patterns import Pattern
from tests.support import corpus as told
from tests.support.recorded import NAMES, NONCES, PLAYERS, RecordedGame


def after(game: RecordedGame, seat_word: str) -> list[Line]:
    """The lines that an action brought: the last one with these words."""
    at = max(
        index for index, line in enumerate(game.lines) if line.get("action") == seat_word and line["type"] == "act"
    )
    lines = []
    for line in game.lines[at + 1 :]:
        if line["type"] in ("act", "start_hand", "end_hand", "end_game"):
            break
        lines.append(line)
    return lines


def seat(game: RecordedGame, wind: str) -> int:
    return (int(game.table.record.dealer) + ("east", "south", "west", "north").index(wind)) % 4


# --- opening and deal


def test_the_first_line_holds_format_rules_seats_and_commitment(game: RecordedGame) -> None:
    first = game.lines[0]
    assert (first["type"], first["format"]) == ("start_game", FORMAT)
    rules = RuleSet.from_json(first["rules"])
    assert rules == game.ruleset
    assert rules.digest == first["digest"]
    assert [(one["name"], one["player"], one["nonce"]) for one in first["seats"]] == list(
        zip(NAMES, PLAYERS, NONCES, strict=True)
    )
    assert first["commitment"] == game.shuffle.commitment
    assert game.secret.hex() not in game.writer.text().splitlines()[0]


def test_a_deal_says_wall_dice_break_and_hands(game: RecordedGame) -> None:
    for line in game.of_kind("start_hand"):
        wall = parse_tiles(line["wall"])
        assert len(wall) == (144 if game.rules.flowers else 136)
        # the broken side is counted from the dealer, the stack from its right end, on along the next side (clockwise)
        stacks = len(wall) // 8
        one, two, three, four = line["dice"]
        side = -(line["dealer"] + one + two - 1) % 4
        place = (side * stacks + one + two + three + four - 1) % (4 * stacks)
        assert line["break"] == {"seat": -(place // stacks) % 4, "stack": place % stacks + 1}
        # dealt in fours, then two and one each, from the left of the break
        taken = wall[2 * (place + 1) :] + wall[: 2 * (place + 1)]
        hands: list[list[int]] = [[], [], [], []]
        for turn in range(12):
            hands[(line["dealer"] + turn) % 4] += taken[4 * turn : 4 * turn + 4]
        for offset, kind in zip((0, 0, 1, 2, 3), taken[48:53], strict=True):
            hands[(line["dealer"] + offset) % 4].append(kind)
        assert [sorted(hand) for hand in hands] == [parse_tiles(text) for text in line["hands"]]


def test_hands_are_counted_and_the_lead_goes_round(game: RecordedGame) -> None:
    deals = game.of_kind("start_hand")
    assert [line["hand"] for line in deals] == list(range(1, len(deals) + 1))
    dealer, passed = game.lines[0]["first_dealer"], 0
    for deal, end in zip(deals, [*game.of_kind("end_hand"), None], strict=False):
        assert (deal["dealer"], deal["round_wind"]) == ((dealer + passed) % 4, passed // 4)
        if end is not None:
            # by the defaults of these games: East that wins goes on, everything else passes the lead
            passed += deal["dealer"] not in end["winners"]


# --- happenings


def test_claims_that_were_refused_stand_beside_the_one_that_prevailed() -> None:
    game = told.refused_claim()
    east, south, west = (seat(game, wind) for wind in ("east", "south", "west"))
    assert after(game, "pung") == [
        {"type": "claim", "seat": south, "action": "chow 4m", "from": east, "prevails": False},
        {"type": "claim", "seat": west, "action": "pung", "from": east, "prevails": True},
        {"type": "pung", "seat": west, "tiles": "555m", "from": east},
    ]


def test_an_answer_says_nothing_until_all_have_answered() -> None:
    assert after(told.refused_claim(), "chow 4m") == []


def test_a_chow_says_which_tile_was_claimed() -> None:
    game = told.taken_chow()
    assert after(game, "chow 4m")[-1] == {
        "type": "chow",
        "seat": seat(game, "south"),
        "tiles": "456m",
        "claimed": "5m",
        "from": seat(game, "east"),
    }


def test_the_kinds_of_kong_are_told_apart() -> None:
    game = told.kong_of_a_discard()
    kong = {
        "type": "kong",
        "seat": seat(game, "west"),
        "tiles": "5555m",
        "from": seat(game, "east"),
        "onto_pung": False,
    }
    assert after(game, "kong")[-2] == kong
    assert after(game, "kong")[-1] == {
        "type": "replacement",
        "seat": seat(game, "west"),
        "tile": "8m",
        "from": "loose",
    }
    game = told.added_kong()
    assert after(game, "added_kong 5m")[0] == {"type": "added_kong", "seat": seat(game, "north"), "tiles": "5555m"}
    game = told.concealed_kong()
    assert after(game, "concealed_kong 1z")[0] == {
        "type": "concealed_kong",
        "seat": seat(game, "east"),
        "tiles": "1111z",
    }


def test_a_kong_that_may_be_robbed_waits_for_the_answer() -> None:
    game = told.spared_kong()
    assert [line["type"] for line in after(game, "added_kong 5m")] == ["added_kong"]
    at = game.lines.index({"type": "added_kong", "seat": seat(game, "north"), "tiles": "5555m"})
    assert [line["type"] for line in game.lines[at + 1 : at + 3]] == ["act", "replacement"]


def test_a_robbed_kong_says_who_robbed_whom() -> None:
    for game, robber, owner, tile in (
        (told.robbed_kong(), "west", "north", "5m"),
        (told.robbed_concealed_kong(), "west", "east", "1z"),
    ):
        lines = {line["type"]: line for line in after(game, "mahjong")}
        rob = {"type": "rob", "seat": seat(game, robber), "tile": tile, "from": seat(game, owner)}
        assert lines["rob"] == rob
        assert lines["mahjong"] == {**rob, "type": "mahjong", "by": "robbed_kong"}


def test_bonus_tiles_say_what_replaced_them_and_when_loose_tiles_were_laid() -> None:
    game = told.flowers()
    east = seat(game, "east")
    assert after(game, "flower 1f") == [
        {"type": "flower", "seat": east, "tile": "1f"},
        {"type": "replacement", "seat": east, "tile": "3f", "from": "loose"},
    ]
    assert after(game, "flower 2f")[1:] == [
        {"type": "replacement", "seat": east, "tile": "9m", "from": "loose"},
        {"type": "refill"},
    ]
    assert after(game, "flower 8f")[0] == {"type": "flower", "seat": seat(game, "west"), "tile": "8f"}


def test_ready_hands_say_how_they_were_declared() -> None:
    game = told.ready_hands()
    assert after(game, "discard 1z at_once") == [
        {"type": "ready", "seat": seat(game, "east"), "how": "at_once"},
        {"type": "discard", "seat": seat(game, "east"), "tile": "1z", "ready": "at_once"},
        {"type": "draw", "seat": seat(game, "south"), "tile": "4z"},
    ]
    assert {"type": "ready", "seat": seat(game, "south"), "how": "at_once"} in game.lines
    assert {"type": "ready", "seat": seat(game, "west"), "how": "ready"} in game.lines


def test_a_penalty_says_who_pays_whom_and_why() -> None:
    game = told.penalty()
    assert after(game, "mahjong")[-1] == {
        "type": "penalty",
        "seat": seat(game, "east"),
        "to": seat(game, "south"),
        "reason": "dragons",
    }


def test_a_win_with_the_dealt_tiles_names_no_tile() -> None:
    assert after(told.heavenly(), "mahjong") == [
        {"type": "mahjong", "seat": seat(told.heavenly(), "east"), "by": "wall"}
    ]


def test_a_tile_that_an_event_hides_is_left_out() -> None:
    for kind in (EventKind.DRAW, EventKind.REPLACEMENT):
        assert "tile" not in event_line(Event(kind, 2, -1, -1, 0))
        assert event_line(Event(kind, 2, 4, -1, 0))["tile"] == "5m"


def test_actions_are_words_and_tiles_are_notation(game: RecordedGame) -> None:
    for line in game.lines[1:]:
        if "action" in line:
            assert line["action"] in WORDS.values()
        for key in ("tile", "tiles", "claimed"):
            if key in line:
                assert parse_tiles(line[key])
        if "seat" in line:
            assert line["seat"] in (0, 1, 2, 3)


# --- the end of a hand


def _worth(bill: dict[str, Any], game: RecordedGame) -> int:
    """What the lines of a bill come to."""
    if any(line["limit"] for line in bill["lines"]):
        return int(game.rules.limit_worth)
    uncapped = int(bill["points"]) << int(bill["doubles"])
    return min(uncapped, int(game.rules.limit)) if game.rules.limit else uncapped


def test_the_bills_of_a_hand_add_up(game: RecordedGame) -> None:
    for end in game.of_kind("end_hand"):
        assert [bill["seat"] for bill in end["bills"]] == ([0, 1, 2, 3] if end["winners"] else [])
        for bill in end["bills"]:
            assert bill["won"] is (bill["seat"] in end["winners"])
            if not any(line["limit"] for line in bill["lines"]):
                assert bill["points"] == sum(line["points"] for line in bill["lines"])
                assert bill["doubles"] == sum(line["doubles"] for line in bill["lines"])
            assert bill["total"] == _worth(bill, game)
            for line in bill["lines"]:
                assert line["rule"].upper() in Pattern.__members__
                assert line["source"] == game.ruleset.source_of(line["rule"])
                parse_tiles(line["tiles"])


def test_payments_follow_from_the_bills_and_scores_from_the_payments(game: RecordedGame) -> None:
    scores = [0, 0, 0, 0]
    penalty: Line | None = None
    dealer = -1
    for line in game.lines:
        if line["type"] == "start_hand":
            dealer, penalty = line["dealer"], None
        if line["type"] == "penalty":
            penalty = line
        if line["type"] != "end_hand":
            continue
        expected = [[0] * 4 for _ in range(4)]
        if line["winners"]:
            [winner] = line["winners"]
            totals = [bill["total"] for bill in line["bills"]]
            for payer in range(4):
                if payer != winner:
                    due = totals[winner] * (2 if dealer in (payer, winner) else 1)
                    expected[penalty["seat"] if penalty else payer][winner] += due
            for payer in range(4):
                for payee in range(4):
                    if penalty is None and winner not in (payer, payee) and totals[payee] > totals[payer]:
                        factor = 2 if dealer in (payer, payee) else 1
                        expected[payer][payee] = factor * (totals[payee] - totals[payer])
        assert line["payments"] == expected
        for one in range(4):
            scores[one] += sum(expected[other][one] - expected[one][other] for other in range(4))
        assert line["scores"] == scores
        assert sum(scores) == 0


def test_all_hands_lie_open_at_the_end_and_hold_what_they_should(game: RecordedGame) -> None:
    for end in game.of_kind("end_hand"):
        for one, text in enumerate(end["hands"]):
            concealed, *sets = text.replace("]", "").split(" [")
            size = len(parse_tiles(concealed)) + 3 * len(sets)
            assert size == 14 if one in end["winners"] else size in (13, 14)


def test_a_match_ends_once_with_its_standing_and_its_secret() -> None:
    for game in (told.short_match(), told.long_match()):
        assert [end["match_over"] for end in game.of_kind("end_hand")][-2:] == [None, "played"]
        last = game.lines[-1]
        scores = game.of_kind("end_hand")[-1]["scores"]
        assert last == {"type": "end_game", "scores": scores, "secret": game.secret.hex()}
        assert len(game.of_kind("end_game")) == 1


def test_writing_hands_back_the_new_lines_and_keeps_them_all() -> None:
    game = RecordedGame(4)
    wall, dice = game.shuffle.deal(1, 136)
    new = game.writer.dealt(game.table, wall.tolist(), game.table.deal(wall, dice))
    assert game.lines[1:] == new
    dealer = game.table.waiting_for[0]
    action = game.table.offered(dealer)[0]
    more = game.writer.played(game.table, dealer, action, game.table.play(dealer, action))
    assert more[0] == {"type": "act", "seat": dealer, "action": WORDS[action]}
    assert game.lines[1:] == [*new, *more]
