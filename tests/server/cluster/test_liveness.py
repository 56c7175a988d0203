"""Who of several processes is gone: judged by silence, and only by those who have looked punctually."""

from dataclasses import replace

import pytest

from eastwind.server.cluster.liveness import CUT_OFF_SECONDS, HEARTBEAT_SECONDS, LATE_SECONDS, SILENT_SECONDS, Peers
from eastwind.server.store.rows import ProcessRow

OTHER = ProcessRow("other", "ws://other", "")


class Scene:
    """One process that looks at another, on a clock that only the test moves."""

    def __init__(self) -> None:
        self.now = 100.0
        self.other = OTHER
        self.sight = Peers("me", lambda: self.now)
        self.look()

    def look(self, *, beats: bool = True) -> None:
        if beats:
            self.other = replace(self.other, beat=self.other.beat + 1)
        self.sight.look([self.other, ProcessRow("me", "ws://me", "", round(self.now * 10))])

    def pass_time(self, seconds: float, *, beats: bool, every: float = HEARTBEAT_SECONDS) -> None:
        end = self.now + seconds
        while self.now + every <= end:
            self.now += every
            self.look(beats=beats)
        self.now = end

    @property
    def is_dead(self) -> bool:
        return self.sight.dead == [self.other]


def test_a_process_is_dead_after_a_long_silence_and_not_before() -> None:
    scene = Scene()
    scene.pass_time(SILENT_SECONDS - 0.1, beats=False)
    assert not scene.is_dead
    scene.pass_time(0.6, beats=False)
    assert scene.is_dead


@pytest.mark.parametrize("starved", [0.6, 3.0, 6.0, 9.0, 9.9])
def test_a_process_that_was_starved_for_less_than_ten_seconds_is_alive_to_one_that_was_not(starved: float) -> None:
    scene = Scene()
    for _ in range(20):
        scene.pass_time(starved, beats=False)
        assert not scene.is_dead
        scene.look(beats=True)


@pytest.mark.parametrize("starved", [LATE_SECONDS + 0.1, 6.0, 9.0, 60.0])
def test_two_that_were_starved_together_do_not_take_one_another_for_dead(starved: float) -> None:
    scene = Scene()
    for _ in range(20):
        # the one that goes on first looks at once, and again, before the other has said anything
        scene.now += starved
        scene.look(beats=False)
        assert not scene.is_dead
        scene.pass_time(1.0, beats=False)
        assert not scene.is_dead
        scene.look(beats=True)


def test_a_judge_that_is_always_late_judges_nobody() -> None:
    scene = Scene()
    scene.pass_time(100.0, beats=False, every=LATE_SECONDS + 0.5)
    assert not scene.is_dead


def test_a_judge_that_was_late_begins_to_count_again() -> None:
    scene = Scene()
    scene.pass_time(SILENT_SECONDS - 1.0, beats=False)
    scene.now += LATE_SECONDS + 1.0
    scene.look(beats=False)
    scene.pass_time(SILENT_SECONDS - 1.0, beats=False)
    assert not scene.is_dead
    scene.pass_time(1.5, beats=False)
    assert scene.is_dead


def test_one_knocks_at_the_place_of_a_silent_process_soon_also_where_one_is_late() -> None:
    scene = Scene()
    assert scene.sight.silent == []
    scene.pass_time(2 * HEARTBEAT_SECONDS, beats=False)
    assert scene.sight.silent == [scene.other]
    assert not scene.sight.is_cut_off("other")
    scene.pass_time(CUT_OFF_SECONDS, beats=False)
    assert scene.sight.is_cut_off("other")
    scene.look(beats=True)
    assert scene.sight.silent == []
    scene.pass_time(20.0, beats=False, every=LATE_SECONDS * 2)
    assert scene.sight.silent == [scene.other]
    assert not scene.sight.is_cut_off("other")


def test_a_process_that_was_removed_is_not_seen_any_more() -> None:
    scene = Scene()
    scene.sight.forget("other")
    assert scene.sight.seen == {}
    assert not scene.sight.is_cut_off("other")
