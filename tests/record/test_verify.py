"""The shuffle of a finished match is checked: commitment, seating, every wall, all dice, every share."""

import copy
from typing import Any

import pytest

from eastwind.record import RecordError, Verified, parse_lines, verify_shuffle
from eastwind.record.lines import Line
from eastwind.tiles.notation import format_tiles, parse_tiles
from eastwind.tiles.shuffle import Shuffle, commitment_of
from tests.support.corpus import MATCHES, Maker, drawn_hand, penalty, short_match
from tests.support.recorded import NONCES, RecordedGame


def match_lines() -> list[Line]:
    """A whole match, free to be tampered with."""
    return copy.deepcopy(short_match().lines)


def deals(lines: list[Line]) -> list[int]:
    """Indices of the deals."""
    return [index for index, line in enumerate(lines) if line["type"] == "start_hand"]


def refused(lines: list[Line], message: str) -> int:
    """The number of the line at fault."""
    with pytest.raises(RecordError, match=message) as caught:
        verify_shuffle(lines)
    return caught.value.line


@pytest.mark.parametrize("maker", MATCHES)
def test_a_finished_match_is_verified(maker: Maker) -> None:
    match = maker()
    hands = len(match.of_kind("start_hand"))
    assert hands >= 4
    assert verify_shuffle(parse_lines(match.writer.text())) == Verified(hands, match.shuffle.commitment)


# --- not over


def test_a_match_that_goes_on_has_not_revealed_its_secret() -> None:
    lines = match_lines()
    assert refused(lines[:-1], "the match is not over: its secret has not been revealed yet") == len(lines) - 1
    assert refused(lines[:1], "the match is not over") == 1
    assert refused(drawn_hand().lines, "the match is not over") == len(drawn_hand().lines)


# --- the secret


@pytest.mark.parametrize(
    "secret",
    [None, 5, "", "00", "zz" * 32, "00" * 31, "00" * 33],
    ids=["none", "number", "empty", "short", "not-hex", "31-bytes", "33-bytes"],
)
def test_a_secret_that_is_none_is_refused(secret: object) -> None:
    lines = match_lines()
    lines[-1]["secret"] = secret
    assert refused(lines, "expected a secret of 32 bytes in hex, found") == len(lines)
    del lines[-1]["secret"]
    assert refused(lines, "expected a secret of 32 bytes in hex, found None") == len(lines)


def test_another_secret_breaks_the_promise() -> None:
    lines = match_lines()
    other = bytearray(short_match().secret)
    other[31] ^= 1
    lines[-1]["secret"] = other.hex()
    promised = short_match().shuffle.commitment
    assert refused(lines, f"the secret's SHA-256 is {commitment_of(bytes(other))}, promised was '{promised}'") == 1


@pytest.mark.parametrize("commitment", [None, "", "0" * 64, 7])
def test_another_commitment_is_refused(commitment: object) -> None:
    lines = match_lines()
    lines[0]["commitment"] = commitment
    assert refused(lines, "promised was") == 1


def test_a_secret_chosen_afterwards_with_its_own_commitment_deals_other_walls() -> None:
    match = short_match()
    # one for which even the seats come out alike: the walls still tell
    secret = next(
        secret
        for secret in (number.to_bytes(32, "big") for number in range(1000))
        if Shuffle(secret, match.shuffle.table, NONCES).seating()[0] == match.lines[0]["first_dealer"]
    )
    shuffle = Shuffle(secret, match.shuffle.table, NONCES)
    _, rolls = shuffle.seating()
    lines = match_lines()
    lines[-1]["secret"] = secret.hex()
    lines[0].update(commitment=shuffle.commitment, rolls=[list(roll) for roll in rolls])
    assert refused(lines, "the wall of hand 1 is not the one that follows from the secret") == 2


# --- the seats


def test_another_seating_is_refused() -> None:
    lines = match_lines()
    dealer = lines[0]["first_dealer"]
    lines[0]["first_dealer"] = (dealer + 1) % 4
    assert refused(lines, f"by the secret seat {dealer} is East first") == 1
    lines = match_lines()
    lines[0]["rolls"][0][dealer] += 1
    assert refused(lines, "with the rolls") == 1
    lines = match_lines()
    lines[0]["rolls"].append([0, 0, 2, 3])
    assert refused(lines, "with the rolls") == 1
    for key in ("first_dealer", "rolls"):
        lines = match_lines()
        del lines[0][key]
        assert refused(lines, "is East first") == 1


# --- the shares


@pytest.mark.parametrize("seat", range(4))
def test_another_nonce_of_any_seat_is_found(seat: int) -> None:
    lines = match_lines()
    lines[0]["seats"][seat]["nonce"] += " "
    refused(lines, "is East first|does not|is not the one")


def test_nonces_belong_to_their_seats() -> None:
    lines = match_lines()
    seats = lines[0]["seats"]
    seats[0]["nonce"], seats[1]["nonce"] = seats[1]["nonce"], seats[0]["nonce"]
    refused(lines, "is East first|is not the one")


def test_a_nonce_that_is_missing_is_missed() -> None:
    lines = match_lines()
    del lines[0]["seats"][2]["nonce"]
    assert refused(lines, "expected a seat's name, player and nonce") == 1


def test_another_name_of_the_table_is_found() -> None:
    lines = match_lines()
    lines[0]["table"] = "table 1"
    refused(lines, "is East first|is not the one")


def test_names_and_players_are_not_part_of_the_shuffle() -> None:
    lines = match_lines()
    for seat in lines[0]["seats"]:
        seat.update(name="Somebody", player="novice")
    assert verify_shuffle(lines).hands == len(deals(lines))


# --- walls and dice


@pytest.mark.parametrize("hand", [0, -1])
def test_two_tiles_exchanged_in_a_wall_are_found(hand: int) -> None:
    lines = match_lines()
    at = deals(lines)[hand]
    wall = parse_tiles(lines[at]["wall"])
    other = next(place for place in range(1, len(wall)) if wall[place] != wall[0])
    wall[0], wall[other] = wall[other], wall[0]
    lines[at]["wall"] = format_tiles(wall)
    number = deals(lines).index(at) + 1
    assert refused(lines, f"the wall of hand {number} is not the one that follows from the secret") == at + 1


@pytest.mark.parametrize("wall", ["", "123m", "1x"])
def test_a_wall_that_is_none_is_refused(wall: str) -> None:
    lines = match_lines()
    at = deals(lines)[1]
    lines[at]["wall"] = wall
    assert refused(lines, "expected") == at + 1


@pytest.mark.parametrize("die", range(4))
def test_a_die_turned_over_is_found(die: int) -> None:
    lines = match_lines()
    at = deals(lines)[1]
    lines[at]["dice"][die] = lines[at]["dice"][die] % 6 + 1
    assert refused(lines, r"the dice of hand 2 must be \[") == at + 1


def test_dice_exchanged_with_the_same_sums_are_found() -> None:
    lines = match_lines()
    at = next(index for index in deals(lines) if lines[index]["dice"][0] != lines[index]["dice"][1])
    one, two, *rest = lines[at]["dice"]
    lines[at]["dice"] = [two, one, *rest]
    assert refused(lines, "the dice of hand") == at + 1


def test_a_hand_left_out_or_dealt_twice_is_found() -> None:
    lines = match_lines()
    first, second = deals(lines)[:2]
    assert refused(lines[:first] + lines[second:], "the wall of hand 1") == 2
    doubled = lines[:second] + lines[first:]
    assert refused(doubled, "the wall of hand 2") == second + 1


def test_a_told_game_is_not_from_its_secret() -> None:
    game = penalty()
    end: dict[str, Any] = {"type": "end_game", "scores": [0, 0, 0, 0], "secret": game.secret.hex()}
    assert refused([*game.lines, end], "the wall of hand 1") == 2


def test_a_record_that_opens_wrongly_is_not_verified() -> None:
    lines = match_lines()
    lines[0]["digest"] = ""
    assert refused(lines, "the rule set has the digest") == 1


def test_a_game_without_shares_is_verified_too() -> None:
    match = RecordedGame(20, rounds=1)
    bare = Shuffle(match.secret, "", ("", "", "", ""))
    dealer, rolls = bare.seating()
    wall, dice = bare.deal(1, 136)
    lines = [
        {
            **match.lines[0],
            "table": "",
            "seats": [{"name": "", "player": "club", "nonce": ""}] * 4,
            "commitment": bare.commitment,
            "first_dealer": dealer,
            "rolls": [list(roll) for roll in rolls],
        },
        {"type": "start_hand", "wall": format_tiles(wall), "dice": list(dice)},
        {"type": "end_game", "scores": [0, 0, 0, 0], "secret": match.secret.hex()},
    ]
    # whether the game was played by the rules is for the replay to say
    assert verify_shuffle(lines) == Verified(1, bare.commitment)
