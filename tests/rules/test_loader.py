"""Files that extend each other, and files with faults: all told at once, in words, with file and key."""

import tomllib
from pathlib import Path
from typing import NoReturn

import pytest

import eastwind
from eastwind.rules import RuleFault, RuleFaults, RuleSet, available, compile_rules, load_file, load_preset
from eastwind.rules.loader import tree_of_text
from eastwind.traditions.classical.patterns import Pattern

HEAD = 'id = "home"\nversion = 1\ntitle = "At home"\nextends = "ru-classic"\n'


def faults_of(text: str, **others: str) -> list[RuleFault]:
    with pytest.raises(RuleFaults) as raised:
        load_file(text, "home.toml", others={name.replace("_", "-"): other for name, other in others.items()})
    assert isinstance(raised.value, ValueError)
    for fault in raised.value.faults:
        assert str(fault) in str(raised.value)
    return list(raised.value.faults)


def only_fault(text: str, **others: str) -> RuleFault:
    faults = faults_of(text, **others)
    assert len(faults) == 1, [str(fault) for fault in faults]
    return faults[0]


# --- extending -------------------------------------------------------------------------------------------------------


def test_presets() -> None:
    assert "ru-classic" in available()
    for name in available():
        assert load_preset(name).id == name


def test_a_child_says_only_what_differs() -> None:
    home = load_file(HEAD + '[limit]\ncap = { value = 300, source = "house" }\n', "home.toml")
    assert (home.id, home.version, home.file.title) == ("home", 1, "At home")
    assert home.file.limit.cap.value == 300
    assert home.source_of("limit.cap") == "house"
    assert home.source_of("limit.applied") == "RU IV"
    assert home.source_of("no_chow") == "RU V"
    assert home.option("limit") == 300


def test_a_new_value_does_not_keep_the_old_citation() -> None:
    fault = only_fault(HEAD + "[limit]\ncap = { value = 300 }\n")
    assert (fault.file, fault.key, fault.found) == ("home.toml", "limit.cap.source", "nothing")


def test_a_new_worth_replaces_the_other_kind_of_worth() -> None:
    home = load_file(HEAD + '[patterns]\nno_chow = { points = { value = 10, source = "house" } }\n', "home.toml")
    row = home.pattern("no_chow")
    assert row is not None
    assert row.points is not None
    assert row.points.value == 10
    assert row.doubles is None


def test_a_child_plays_again_what_it_gives_a_worth() -> None:
    worth = '[patterns]\nown_flower = { doubles = { value = 1, source = "house" }, who = "all" }\n'
    assert load_preset("dmjl").pattern("own_flower") is None
    home = load_file(HEAD.replace("ru-classic", "dmjl") + worth, "home.toml")
    assert home.source_of("own_flower") == "house"


def test_a_child_can_leave_a_pattern_out() -> None:
    text = HEAD + '[patterns]\nhidden_snake = { in_force = { value = false, source = "house" } }\n'
    home = load_file(text, "home.toml")
    assert home.pattern("hidden_snake") is None
    assert home.pattern("hidden_treasure") is not None


def test_notes_are_added_to_and_replaced_by_id() -> None:
    note = '[[notes]]\nid = "{}"\nkeys = ["limit.cap"]\nsource = "house"\nunclear = "What?"\ndecided = "This."\n'
    parent = load_preset("ru-classic").file.notes
    home = load_file(HEAD + note.format("of-ours") + note.format("dead-hand"), "home.toml").file.notes
    assert [item.id for item in home] == [*(item.id for item in parent), "of-ours"]
    assert next(item for item in home if item.id == "dead-hand").decided == "This."
    assert next(item for item in home if item.id == "no-limit") in parent


def test_a_child_drops_a_note_of_its_parent() -> None:
    parent = [item.id for item in load_preset("ru-classic").file.notes]
    home = load_file(HEAD + '[[notes]]\nid = "dead-hand"\ndropped = true\n', "home.toml")
    assert [item.id for item in home.file.notes] == [name for name in parent if name != "dead-hand"]
    fault = only_fault(HEAD + '[[notes]]\nid = "deaf-hand"\ndropped = true\n')
    assert (fault.key, fault.expected) == ("notes[deaf-hand]", "the id of a parent's note to drop")


def test_a_fault_in_a_note_is_told_in_its_file_when_others_were_dropped() -> None:
    broken = (
        '[[notes]]\nid = "no-limit"\nkeys = ["limit.caps"]\nsource = "house"\nunclear = "What?"\ndecided = "This."\n'
    )
    fault = only_fault(HEAD + '[[notes]]\nid = "dead-hand"\ndropped = true\n' + broken)
    assert (fault.file, fault.key) == ("home.toml", "notes[no-limit].keys[0]")


def test_an_option_says_again_only_what_differs() -> None:
    home = load_file(HEAD + '[options.rounds]\nchoices = [1, 2]\nsource = "house"\n', "home.toml")
    rounds = next(option for option in home.options if option.name == "rounds")
    assert (rounds.kind, rounds.keys, rounds.choices, rounds.maximum) == ("number", ("match.rounds",), (1, 2), 16)
    assert home.file.options["rounds"].note is None
    assert load_preset("ru-classic").file.options["rounds"].note is not None


def test_what_a_file_says_is_on_offer_beside_its_parents_choices() -> None:
    home = load_file(HEAD + '[claims]\ntie = { value = "all", source = "house" }\n', "home.toml")
    tie = next(option for option in home.options if option.name == "tie")
    assert (tie.default, tie.choices) == ("all", ("all", "farthest", "nearest"))
    nearest = load_file(HEAD + '[claims]\ntie = { value = "all", source = "house" }\n', "home.toml", {"tie": "nearest"})
    assert nearest.option("tie") == "nearest"


SCORING = """
[options.scoring]
kind = "choice"
source = "house"
[options.scoring.values.dear]
"limit.cap" = 1000
"patterns.no_chow.doubles" = 2
[options.scoring.values.cheap]
"limit.cap" = 300
"patterns.no_chow.doubles" = 1
"""
CHEAP = '[limit]\ncap = { value = 300, source = "house" }\n'


def test_an_option_can_set_several_values_each_to_something_else() -> None:
    home = load_file(HEAD + CHEAP + SCORING, "home.toml")
    assert home.option("scoring") == "cheap"
    dear = load_file(HEAD + CHEAP + SCORING, "home.toml", {"scoring": "dear"})
    assert dear.option("scoring") == "dear"
    assert dear.file.limit.cap.value == 1000
    row = dear.pattern("no_chow")
    assert row is not None
    assert row.doubles is not None
    assert (row.doubles.value, row.doubles.note) == (2, "Chosen at set-up.")


def test_faults_of_an_option_that_sets_several_values() -> None:
    fault = only_fault(HEAD + SCORING)
    assert fault.expected == 'values in the file that are those of one choice: "dear" or "cheap"'
    assert only_fault(HEAD + CHEAP + SCORING.replace("limit.cap", "limit.caps", 1)).found == '"limit.caps"'
    assert only_fault(HEAD + CHEAP + SCORING.replace('choice"', 'choice"\nkeys = ["limit.cap"]')).found == "both"
    assert only_fault(HEAD + CHEAP + SCORING.replace("= 2", "= 20")).expected == (
        "choices that patterns.no_chow.doubles can have"
    )
    with pytest.raises(RuleFaults, match='"dear" or "cheap"'):
        load_file(HEAD + CHEAP + SCORING, "home.toml", {"scoring": "middling"})


def test_a_chain_of_files() -> None:
    uncle = HEAD.replace("home", "uncle") + '[match]\nrounds = { value = 2, source = "house" }\n'
    home = HEAD.replace("ru-classic", "uncle") + '[limit]\ncap = { value = "none", source = "house" }\n'
    rules = load_file(home, "home.toml", others={"uncle": uncle})
    assert rules.option("rounds") == 2
    assert rules.option("limit") == "none"


def test_a_child_takes_back_what_a_ready_hand_has_for_waiting() -> None:
    head = 'id = "home"\nversion = 1\ntitle = "At home"\nextends = "bmja"\n[patterns.all_honours]\n'
    home = load_file(head + 'waiting_tenths = { value = 0, source = "house" }\n', "home.toml")
    row = home.pattern("all_honours")
    assert row is not None
    assert (row.limit is not None, row.waiting) == (True, 0)
    assert int(compile_rules(home)["waiting_tenths"][Pattern.ALL_HONOURS]) == 0
    assert int(compile_rules(load_preset("bmja"))["waiting_tenths"][Pattern.ALL_HONOURS]) == 4
    assert RuleSet.from_json(home.to_json()) == home


def test_an_option_can_be_withdrawn() -> None:
    home = load_file(HEAD + "[options]\npenalty = { offered = false }\n", "home.toml")
    assert "penalty" not in [option.name for option in home.options]
    with pytest.raises(RuleFaults, match="penalty"):
        load_file(HEAD + "[options]\npenalty = { offered = false }\n", "home.toml", {"penalty": False})


# --- families with faults --------------------------------------------------------------------------------------------


def test_unknown_preset() -> None:
    with pytest.raises(RuleFaults) as raised:
        load_preset("ru-clasic")
    assert raised.value.faults == (
        RuleFault("ru-clasic", "", 'a rule set: a known name; did you mean "ru-classic"?', "no such preset"),
    )


def test_preset_names_are_not_paths() -> None:
    for name in ("../data/ru-classic", "ru-classic.toml", "", "."):
        with pytest.raises(RuleFaults):
            load_preset(name)


def test_unknown_parent() -> None:
    fault = only_fault(HEAD.replace('"ru-classic"', '"ru-clasic"'))
    assert (fault.file, fault.key, fault.found) == ("home.toml", "extends", '"ru-clasic"')
    assert "ru-classic" in fault.expected


def test_parent_that_is_no_name() -> None:
    assert only_fault(HEAD.replace('"ru-classic"', "7")).key == "extends"


def test_extending_oneself() -> None:
    fault = only_fault(HEAD.replace("ru-classic", "home"), home=HEAD)
    assert (fault.file, fault.key) == ("home.toml", "extends")


def test_circle_of_parents() -> None:
    uncle = HEAD.replace('"home"', '"uncle"').replace("ru-classic", "home")
    fault = only_fault(HEAD.replace("ru-classic", "uncle"), uncle=uncle)
    assert (fault.file, fault.key, fault.found) == ("uncle.toml", "extends", '"home"')


def test_circle_of_parents_without_ids() -> None:
    fault = only_fault('extends = "a"', a='extends = "b"', b='extends = "a"')
    assert (fault.file, fault.key) == ("b.toml", "extends")


def test_broken_toml() -> None:
    fault = only_fault(HEAD + "[limit\n")
    assert (fault.file, fault.key, fault.expected) == ("home.toml", "", "a file in TOML")
    assert "line 5" in fault.found


def test_broken_toml_of_a_parent_names_the_parent() -> None:
    assert only_fault(HEAD.replace("ru-classic", "uncle"), uncle="x = [").file == "uncle.toml"


# --- values that contradict each other -------------------------------------------------------------------------------


def test_contradictions() -> None:
    never = HEAD + '[ready]\nhand = { value = "none", source = "house" }\n'
    fault = only_fault(never)
    assert (fault.file, fault.key, fault.found) == ("home.toml", "ready.at_once", "true")
    assert 'ready.hand is "none"' in fault.expected

    twins = '[shapes]\nseven_pairs_of_{} = {{ value = false, source = "house" }}\n'
    fault = only_fault(HEAD + twins.format("honours") + twins.format("one_suit").partition("\n")[2])
    assert (fault.file, fault.key) == ("home.toml", "patterns.heavenly_twins")

    off = '[patterns]\n{} = {{ in_force = {{ value = false, source = "house" }} }}\n'
    keys = [fault.key for fault in faults_of(HEAD + off.format("heavenly_twins"))]
    assert keys == ["shapes.seven_pairs_of_honours", "shapes.seven_pairs_of_one_suit"]
    assert only_fault(HEAD + off.format("thirteen_wonders")).key == "shapes.thirteen_wonders"

    keys = [
        fault.key for fault in faults_of(HEAD + '[shapes]\nthirteen_wonders = { value = false, source = "house" }\n')
    ]
    assert keys == ["patterns.thirteen_wonders", "claims.rob_concealed_kong_wonders"]


# --- all at once -----------------------------------------------------------------------------------------------------


def test_all_faults_of_child_and_parent_are_told_at_once() -> None:
    uncle = """
id = "uncle"
version = 0
title = "Uncle"
extends = "ru-classic"
[match]
rounds = { value = 77, source = "house" }
[wall]
dead_wall = { value = "few", source = "house" }
[patterns]
no_chows = { doubles = { value = 1, source = "house" }, who = "winner" }
"""
    child = """
id = "Home!"
version = 1
extends = "uncle"
[claims]
tie = { value = "both", source = "house" }
[wall]
dead_wall = { value = "some", source = "house" }
[ready]
hand = { value = "none", source = "house" }
"""
    told = {(fault.file, fault.key): fault.found for fault in faults_of(child, uncle=uncle)}
    assert told == {
        ("home.toml", "id"): '"Home!"',
        ("home.toml", "title"): "nothing",
        ("home.toml", "claims.tie.value"): '"both"',
        ("home.toml", "wall.dead_wall.value"): '"some"',
        ("home.toml", "ready.at_once"): "true",
        ("uncle.toml", "match.rounds.value"): "77",
        ("uncle.toml", "patterns.no_chows"): 'the unknown pattern "no_chows"',
    }


def test_an_empty_file_is_asked_first_what_it_begins_from() -> None:
    faults = faults_of("")
    assert [fault.key for fault in faults] == ["extends", "id", "version", "title"]
    assert all(fault.file == "home.toml" and fault.found == "nothing" for fault in faults)


def test_extends_below_a_heading_is_the_first_fault_and_nothing_is_missed_that_the_parent_says() -> None:
    (fault,) = faults_of(
        'id = "home"\nversion = 1\ntitle = "Home"\n[limit]\ncap = { value = -3, source = "house" }\nextends = "ru-classic"\n'
    )
    assert (
        str(fault)
        == "home.toml: limit.extends: expected extends above the first [section] of the file, found extends in [limit]"
    )
    late = faults_of('[tiles]\n[limit]\nid = "home"\nversion = 1\ntitle = "Home"\nextends = "ru-classic"\n')
    assert [fault.key for fault in late] == ["limit.extends", "id", "version", "title"]


def test_a_bare_number_is_told_what_it_lacks() -> None:
    (fault,) = faults_of('id = "home"\nversion = 1\ntitle = "Home"\nextends = "ru-classic"\n[limit]\ncap = 300\n')
    assert fault.expected == '{ value = …, source = … } with a whole number or "none" as the value'


@pytest.mark.parametrize(
    "text",
    [
        "patterns = 3",
        "options = []",
        "notes = {}",
        "documents = 1",
        "[patterns]\nchow = 1",
        "[options]\nlimit = 1",
        "notes = [1]",
        "[options.limit]\nchoices = 3",
        "[options.limit]\nkeys = [3]",
        "[options.limit]\nchoices = [[1]]\n",
        "[options.limit]\nminimum = 'x'",
        "[documents]\nRU = 3",
        "[[notes]]\nkeys = 3",
        "[limit]\ncap = [1]",
        "[limit]\ncap = { value = [], source = [] }",
    ],
)
def test_no_shape_of_file_breaks_the_loader(text: str) -> None:
    head = HEAD if text.startswith("[") else ""
    faults = faults_of(head + text + "\n" + ("" if head else HEAD))
    assert faults
    assert all(fault.file in ("home.toml", "ru-classic.toml") and fault.expected and fault.found for fault in faults)


# --- what no parser should be given ----------------------------------------------------------------------------------


def test_a_key_of_thousands_of_parts_is_never_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    # the parser's time and memory go by the square of the parts: fifty thousand take most of a minute
    def parsed(_: str) -> NoReturn:
        pytest.fail("it was parsed")

    monkeypatch.setattr(tomllib, "loads", parsed)
    text = ".".join("a" * 50_000) + " = 1"
    assert only_fault(text).expected == "a file in TOML whose keys have at most 16 parts"
    assert tree_of_text(text) == {}


#: What reads files of the package's own, and nobody else's.
_OWN_FILES = {Path("book/game.py"), Path("lessons/plan.py")}


def test_there_is_one_door_to_the_parser() -> None:
    source = Path(eastwind.__file__).parent
    users = {path.relative_to(source) for path in source.rglob("*.py") if "tomllib" in path.read_text(encoding="utf-8")}
    assert users - _OWN_FILES == {Path("rules/loader.py")}
