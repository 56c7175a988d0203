"""One fault at a time: what the loader says was expected and found, and that it says nothing else."""

import pytest

from eastwind.rules import RuleFault, RuleFaults, load_file

HEAD = 'id = "home"\nversion = 1\ntitle = "At home"\nextends = "ru-classic"\n'
ROUNDS = "a whole number from 0 to 16"
CAP = 'a whole number from 1 to 1000000, or "none"'
SOURCE = 'a document and its section ("RU V"), "decision" or "house"'
PLAIN = "a number, a text, true, false, a list or a table"

#: case: text of the file, key, beginning of what is expected, what is found.
FAULTS = {
    "wrong type": ('[match]\nrounds = { value = "four", source = "house" }', "match.rounds.value", ROUNDS, '"four"'),
    "a number is not a flag": (
        '[tiles]\nflowers = { value = 1, source = "house" }',
        "tiles.flowers.value",
        "true or false",
        "1",
    ),
    "a flag is not a number": (
        '[match]\nrounds = { value = true, source = "house" }',
        "match.rounds.value",
        ROUNDS,
        "true",
    ),
    "not whole": (
        '[wall]\ndead_wall = { value = 14.5, source = "house" }',
        "wall.dead_wall.value",
        "a whole number from 0 to 40",
        "14.5",
    ),
    "not a number at all": (
        '[wall]\ndead_wall = { value = nan, source = "house" }',
        "wall.dead_wall.value",
        PLAIN,
        "nan",
    ),
    "a date": ("[tiles]\nflowers = 2012-03-19", "tiles.flowers", PLAIN, "2012-03-19"),
    "out of range": ('[match]\nrounds = { value = 17, source = "house" }', "match.rounds.value", ROUNDS, "17"),
    "out of range for the engine": (
        '[wall]\ndead_wall = { value = 60, source = "house" }',
        "wall.dead_wall.value",
        "a whole number from 0 to 40",
        "60",
    ),
    "limit of nothing": ('[limit]\ncap = { value = 0, source = "house" }', "limit.cap.value", CAP, "0"),
    "limit in another word": ('[limit]\ncap = { value = "no", source = "house" }', "limit.cap.value", CAP, '"no"'),
    "unknown choice": (
        '[claims]\ntie = { value = "closest", source = "house" }',
        "claims.tie.value",
        '"farthest", "nearest", "hierarchy" or "all"',
        '"closest"',
    ),
    "what cannot be played": (
        '[deal]\nhand = { value = 16, source = "house" }',
        "deal.hand.value",
        "13 (the only value that can be played)",
        "16",
    ),
    "value without a source": ("[tiles]\nflowers = { value = true }", "tiles.flowers.source", SOURCE, "nothing"),
    "bare value": (
        "[tiles]\nflowers = true",
        "tiles.flowers",
        "{ value = …, source = … } with true or false as the value",
        "true",
    ),
    "source of an unknown document": (
        '[tiles]\nflowers = { value = true, source = "BG A" }',
        "tiles.flowers.source",
        'a document of [documents]: "RU", "decision" or "house"',
        '"BG A"',
    ),
    "source that is none": (
        '[tiles]\nflowers = { value = true, source = "my aunt" }',
        "tiles.flowers.source",
        SOURCE,
        '"my aunt"',
    ),
    "decision without a note": (
        '[tiles]\nflowers = { value = true, source = "decision" }',
        "tiles.flowers.note",
        "a note that says what was decided and why",
        "nothing",
    ),
    "unknown section": ("[limits]", "limits", 'a known name; did you mean "limit"?', 'the unknown key "limits"'),
    "unknown key": (
        '[limit]\ncapp = { value = 300, source = "house" }',
        "limit.capp",
        'a known name; did you mean "cap"?',
        'the unknown key "capp"',
    ),
    "unknown pattern": (
        '[patterns]\nno_chows = { doubles = { value = 1, source = "house" }, who = "winner" }',
        "patterns.no_chows",
        'a known name; did you mean "no_chow"?',
        'the unknown pattern "no_chows"',
    ),
    "two worths": (
        '[patterns]\nno_chow = { points = { value = 1, source = "house" }, doubles = { value = 1, source = "house" } }',
        "patterns.no_chow",
        "exactly one of points, doubles",
        "points and doubles",
    ),
    "worth that it cannot have": (
        '[patterns]\nheavenly = { points = { value = 350, source = "house" } }',
        "patterns.heavenly.points",
        "a worth in limit",
        "a worth in points",
    ),
    "new pattern without worth": (
        '[patterns]\nnothing_drawn = { who = "winner" }',
        "patterns.nothing_drawn",
        "exactly one of points, doubles",
        "none of them",
    ),
    "who cannot have it": (
        '[patterns]\nno_chow = { who = "all" }',
        "patterns.no_chow.who",
        '"winner" (nothing else can be played)',
        '"all"',
    ),
    "negative points": (
        '[patterns]\nmahjong = { points = { value = -1, source = "house" } }',
        "patterns.mahjong.points.value",
        "a whole number from 0 to 10000",
        "-1",
    ),
    "unknown option": (
        '[options.limits]\nkind = "switch"\nkeys = ["tiles.flowers"]\nsource = "house"',
        "options.limits",
        'a known name; did you mean "limit"?',
        'the unknown option "limits"',
    ),
    "one choice alone": (
        '[options]\nlead_after_draw = { choices = ["passes"] }',
        "options.lead_after_draw",
        "two choices or more",
        "a list of 1",
    ),
    "option whose value nobody has written": (
        '[options]\nlimit = { keys = ["patterns.no_chow.in_force"] }',
        "options.limit.keys[0]",
        "the key of a value in this file",
        '"patterns.no_chow.in_force", which nobody has written',
    ),
    "option that changes nothing": (
        '[options]\nlimit = { keys = ["limit.capp"] }',
        "options.limit.keys[0]",
        "the key of a value in this file",
        '"limit.capp"',
    ),
    "option without keys": ("[options]\nlimit = { keys = [] }", "options.limit.keys", "a list", "a list of 0"),
    "choice that its key cannot have": (
        '[options]\ntie = { choices = ["farthest", "dice"] }',
        "options.tie",
        "choices that claims.tie can have",
        '"dice"',
    ),
    "range that its key cannot have": (
        "[options]\nrounds = { maximum = 99 }",
        "options.rounds",
        "choices that match.rounds can have",
        "99",
    ),
    "keys that differ": (
        '[claims]\nrob_exposed_kong = { value = false, source = "house" }\n[options.robbing]\nsource = "house"',
        "claims.rob_concealed_kong_wonders.value",
        "the same value as claims.rob_exposed_kong (option robbing)",
        "true",
    ),
    "a section that is none": ("wall = 14", "wall", "a table with stacks, stacks_with_flowers", "14"),
    "note on nothing": (
        '[[notes]]\nid = "x"\nkeys = ["limit.top"]\nsource = "house"\nunclear = "?"\ndecided = "!"',
        "notes[x].keys[0]",
        "the key of a value or a pattern in this file",
        '"limit.top"',
    ),
    "note without a decision": (
        '[[notes]]\nid = "x"\nkeys = []\nsource = "house"\nunclear = "?"',
        "notes[x].decided",
        "a text",
        "nothing",
    ),
    "bad id": ('[documents.RUSSIAN]\ntitle = ""\nlanguage = "ru"', "documents.RUSSIAN.title", "a text", '""'),
    "bad language": (
        '[documents.RUSSIAN]\ntitle = "x"\nlanguage = "russian"',
        "documents.RUSSIAN.language",
        "a language's two letters",
        '"russian"',
    ),
}


def faults_of(text: str) -> tuple[RuleFault, ...]:
    # Keys without a table must stand before the first table.
    whole = f"{HEAD}\n{text}\n" if text.startswith("[") else f"{text}\n{HEAD}"
    with pytest.raises(RuleFaults) as raised:
        load_file(whole, "home.toml")
    return raised.value.faults


@pytest.mark.parametrize("case", sorted(FAULTS))
def test_fault(case: str) -> None:
    text, key, expected, found = FAULTS[case]
    hits = [fault for fault in faults_of(text) if fault.key == key]
    assert len(hits) == 1, [str(fault) for fault in faults_of(text)]
    assert hits[0].expected.startswith(expected)
    assert hits[0].found == found


#: Faults that bring others with them, because one key takes part in several rules.
COMPANY = {
    "keys that differ": {"ru-classic.toml: claims.rob_concealed_kong_wonders.value"},
}


@pytest.mark.parametrize("case", sorted(FAULTS))
def test_a_fault_comes_alone_and_in_the_file_that_wrote_it(case: str) -> None:
    text, key, _, _ = FAULTS[case]
    places = {f"{fault.file}: {fault.key}" for fault in faults_of(text)}
    assert places == COMPANY.get(case, {f"home.toml: {key}"})
