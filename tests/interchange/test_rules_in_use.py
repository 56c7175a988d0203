"""A rule set is made into the engine's numbers once, whoever asks, and never mixed up with its own variants."""

from eastwind.explain.rules_in_use import RulesInUse, compiled_once
from eastwind.rules import RuleSet, load_preset


def test_the_same_values_share_one_record() -> None:
    one = load_preset("bmja")
    other = RuleSet.from_json(one.to_json())
    assert one is not other
    assert compiled_once(one) is compiled_once(other)
    assert RulesInUse.of(other).compiled is compiled_once(one)


def test_a_preset_as_it_comes_is_read_once_for_everybody() -> None:
    assert load_preset("bmja") is load_preset("bmja")


def test_other_values_have_a_record_of_their_own() -> None:
    low, high = (load_preset("ru-classic", {"limit": limit}) for limit in (500, 1000))
    assert int(compiled_once(low).limit) == 500
    assert int(compiled_once(high).limit) == 1000
