"""Rule sets over HTTP: which there are, and what is worth what under them."""

import json
from typing import Any

import pytest

from eastwind.interchange.presets import documents_of, presets
from eastwind.rules import RuleFault, RuleFaults, available, load_preset
from eastwind.server.jobs.work_queue import WorkQueue
from eastwind.server.wire.protocol import RuleSetInfo, RuleSetPage
from eastwind.words import LANGUAGES
from tests.server.house import House


def test_rule_sets_are_told_with_their_options(home: House) -> None:
    told = [RuleSetInfo.model_validate_json(json.dumps(row)) for row in home.client.get("/api/rulesets").json()]
    assert [info.id for info in told] == list(presets())
    for info in told:
        preset = load_preset(info.id)
        assert (info.digest, info.title) == (preset.digest, preset.file.title)
        assert info.players == preset.file.seats.players.value
        assert info.about
        assert [document.name for document in info.documents] == list(documents_of(preset))
        assert [option.name for option in info.options] == [option.name for option in preset.options]
        for shown, option in zip(info.options, preset.options, strict=True):
            assert (tuple(shown.keys), shown.source) == (option.keys, option.source)
            assert bool(shown.values) == (option.values is not None)
            for choice, writes in shown.values.items():
                assert writes == option.written_by(choice)
    scoring = next(
        option for info in told if info.id == "family" for option in info.options if option.name == "scoring"
    )
    assert set(scoring.values) == {"counting", "chronicle"}
    assert scoring.values["chronicle"]["patterns.mahjong.in_force"] is True
    info = next(info for info in told if info.id == "ru-classic")
    limit = next(option for option in info.options if option.name == "limit")
    assert (limit.kind, limit.default, limit.choices) == ("number", 2000, [500, 1000, 2000, "none"])


def test_what_every_page_asks_for_is_made_once_and_needs_no_work_afterwards(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = home.client.get("/api/rulesets")

    def refuse(*_: object) -> None:
        raise AssertionError("work for an answer that is there")

    monkeypatch.setattr(WorkQueue, "here", refuse)
    assert home.client.get("/api/rulesets").json() == first.json()
    plain = home.client.get("/api/rulesets", headers={"Accept-Encoding": "identity"})
    assert plain.json() == first.json()
    assert (plain.headers.get("Content-Encoding"), first.headers["Content-Encoding"]) == (None, "gzip")
    assert first.headers["Vary"] == plain.headers["Vary"] == "Accept-Encoding"


def test_a_rule_set_is_told_about_in_the_language_that_is_asked_for(home: House) -> None:
    def about(language: str) -> list[str]:
        answer = home.client.get("/api/rulesets", headers={"Accept-Language": language}).json()
        return [row["about"] for row in answer]

    told = [about(language) for language in LANGUAGES]
    assert all(len(lines) == len(available()) for lines in told)
    assert len({line for lines in told for line in lines}) == len(LANGUAGES) * len(available())


def test_special_hands_are_told_with_their_form_and_worth(home: House) -> None:
    page = RuleSetPage.model_validate_json(home.client.get("/api/rulesets/gambler-standard").text)
    patterns = {pattern.rule: pattern for pattern in page.patterns}
    assert patterns["peking_garden"].tiles
    assert patterns["seven_pairs"].flat == 350
    half = RuleSetPage.model_validate_json(home.client.get("/api/rulesets/bmja").text)
    assert any(pattern.half_limit for pattern in half.patterns)


def test_a_rule_set_is_told_as_it_stands_at_a_table(home: House) -> None:
    def page(options: dict[str, Any]) -> RuleSetPage:
        answer = home.client.get("/api/rulesets/ru-classic", params={"options": json.dumps(options)})
        assert answer.status_code == 200, answer.text
        return RuleSetPage.model_validate_json(answer.text)

    plain, flowers = page({}), page({"flowers": True, "limit": "none"})
    assert "flower" not in [pattern.rule for pattern in plain.patterns]
    flower = next(pattern for pattern in flowers.patterns if pattern.rule == "flower")
    assert (flower.points, flower.source, flower.winner_only) == (4, "RU VIII", False)
    mahjong = next(pattern for pattern in plain.patterns if pattern.rule == "mahjong")
    assert (mahjong.points, mahjong.winner_only, mahjong.limit) == (20, True, False)
    assert next(pattern for pattern in plain.patterns if pattern.rule == "heavenly").limit
    assert (plain.limit, flowers.limit) == (2000, 0)
    assert flowers.options["flowers"] is True


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ('/api/rulesets/ru-classic?options={"limit":-1}', "limit"),
        ('/api/rulesets/ru-classic?options={"flowres":true}', "flowers"),
        ('/api/rulesets/ru-classic?options={"ready_hand":"none"}', "ready_at_once"),
        ("/api/rulesets/ru-classic?options=[1]", "object"),
        ("/api/rulesets/ru-classic?options=x", "object"),
        ('/api/rulesets/ru-classic?options={"limit":[1]}', "object"),
    ],
)
def test_what_cannot_be_asked_is_named(home: House, path: str, expected: str) -> None:
    answer = home.client.get(path)
    assert answer.status_code == 422
    assert answer.json()["code"] == "malformed"
    assert expected in answer.json()["expected"]


def test_options_that_contradict_each_other_are_named_as_such(home: House) -> None:
    refusal = home.client.get('/api/rulesets/ru-classic?options={"ready_hand":"none"}').json()
    assert [fault["options"] for fault in refusal["faults"]] == [["ready_hand", "ready_at_once"]]
    alone = home.client.get('/api/rulesets/ru-classic?options={"limit":-1}').json()
    assert [fault["options"] for fault in alone["faults"]] == [["limit"]]
    unknown = home.client.get('/api/rulesets/ru-classic?options={"flowres":true}').json()
    assert [fault["options"] for fault in unknown["faults"]] == [[]]


def test_whatever_a_choice_contradicts_the_choice_is_named() -> None:
    contradicted: dict[str, tuple[RuleFault, ...]] = {}
    for option in load_preset("ru-classic").options:
        for value in option.choices or (True, False):
            try:
                load_preset("ru-classic", {option.name: value})
            except RuleFaults as faults:
                contradicted[option.name] = faults.faults
    assert contradicted
    for name, faults_found in contradicted.items():
        assert all(name in fault.options for fault in faults_found)
