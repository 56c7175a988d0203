"""What every store has to do, whatever lies behind it: a new one gets its line in `STORES`."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, Final

import pytest

from eastwind.match.entries import ActionEntry, Cut, DealEntry, ResultEntry
from eastwind.server.store.errors import JournalConflict, StoreError
from eastwind.server.store.memory import MemoryStore
from eastwind.server.store.postgres import PostgresStore
from eastwind.server.store.rows import Batch, BookRow, KeptMatch, ProcessRow, SeatRow, TableRow
from eastwind.server.store.sqlite import SqliteStore
from eastwind.server.store.store import Store

#: Each makes an empty store that keeps its things where its fixture says.
STORES: Final[dict[str, tuple[str, Callable[[Any], Store]]]] = {
    "memory": ("tmp_path", lambda _: MemoryStore()),
    "sqlite": ("tmp_path", lambda folder: SqliteStore(folder / "tables.sqlite3")),
    "postgresql": ("postgres", lambda server: PostgresStore(server.empty())),
}

PERSON: Final = SeatRow("person", "Ann", token_hash=b"hash")
BOTS: Final = tuple(SeatRow("club", name) for name in ("Bo", "Cy", "Di"))
TABLE: Final = TableRow(
    id="t", opened="2026-01-01T00:00:00+00:00", ruleset="{}", digest="digest", secret=b"secret", seats=(PERSON, *BOTS)
)
BEGUN: Final = replace(TABLE, first_dealer=2, rolls="[]", seats=(*BOTS, replace(PERSON, nonce="salt")))

Work = Callable[[Store], Awaitable[None]]


@pytest.fixture(params=STORES)
def run(request: pytest.FixtureRequest) -> Callable[[Work], None]:
    """Does something with a store that knows one table."""
    where, make = STORES[request.param]
    place = request.getfixturevalue(where)

    @asynccontextmanager
    async def opened() -> AsyncIterator[Store]:
        store = make(place)
        await store.create(TABLE)
        yield store
        await store.close()

    def do(work: Work) -> None:
        async def whole() -> None:
            async with opened() as store:
                await work(store)

        asyncio.run(whole())

    return do


def deal(hand: int, version: int) -> DealEntry:
    return DealEntry(hand, version, b"wall", b"dice", b"before", "layout")


def action(version: int, *, hand: int = 1, seat: int = 0) -> ActionEntry:
    return ActionEntry(version, hand, seat, version - 1, "pass")


def test_what_is_written_is_read(run: Callable[[Work], None]) -> None:
    async def work(store: Store) -> None:
        assert await store.table("t") == TABLE
        await store.append("t", Batch([deal(1, 1)], [action(2), action(3, seat=2)], [ResultEntry(1, "{}")]))
        await store.append("t", Batch([deal(2, 4)], [action(5, hand=2)]))
        assert list(await store.deals("t")) == [deal(1, 1), deal(2, 4)]
        assert list(await store.actions("t", 1)) == [action(2), action(3, seat=2)]
        assert list(await store.actions("t", 2)) == [action(5, hand=2)]
        assert list(await store.actions("t", 3)) == []
        assert list(await store.results("t")) == [ResultEntry(1, "{}")]

    run(work)


def test_tables_at_which_nobody_ever_sat_are_let_go_of_in_time(run: Callable[[Work], None]) -> None:
    async def work(store: Store) -> None:
        days = {name: f"2026-01-0{day}T00:00:00+00:00" for day, name in enumerate(("t", "u", "v", "w"), start=1)}
        for name in ("u", "v", "w"):
            await store.create(replace(TABLE, id=name, opened=days[name]))
        await store.append("u", Batch([deal(1, 1)], [], seated=replace(BEGUN, id="u", opened=days["u"])))
        assert await store.forget_unseated("2025-12-31T00:00:00+00:00") == 0
        assert await store.forget_unseated(days["w"]) == 2
        assert [await store.table(name) is not None for name in days] == [False, True, False, True]
        assert len((await store.table("u") or TABLE).seats) == 4
        # a name that is free again can be given again
        await store.create(TABLE)
        assert await store.table("t") == TABLE
        assert await store.forget_unseated(days["w"]) == 1
        assert await store.forget_unseated(days["w"]) == 0

    run(work)


def test_many_tables_at_which_nobody_sat_are_let_go_of_whole(run: Callable[[Work], None]) -> None:
    async def work(store: Store) -> None:
        for number in range(120):
            await store.create(replace(TABLE, id=f"t{number}"))
        assert await store.forget_unseated("2026-01-02T00:00:00+00:00") == 121

    run(work)


def test_whoever_sits_down_too_late_is_told_so(run: Callable[[Work], None]) -> None:
    async def work(store: Store) -> None:
        await store.forget_unseated("2026-01-02T00:00:00+00:00")
        with pytest.raises(StoreError):
            await store.append("t", Batch([deal(1, 1)], [], seated=BEGUN))
        assert await store.table("t") is None

    run(work)


def test_an_answer_is_found_by_what_it_answered(run: Callable[[Work], None]) -> None:
    async def work(store: Store) -> None:
        await store.append("t", Batch([deal(1, 1)], [action(2), action(3, seat=1)]))
        assert await store.answer("t", 0, 1) == action(2)
        assert await store.answer("t", 1, 2) == action(3, seat=1)
        assert await store.answer("t", 1, 1) is None
        assert await store.answer("u", 0, 1) is None

    run(work)


def test_of_a_table_that_there_is_not_nothing_is_known_and_nothing_written(run: Callable[[Work], None]) -> None:
    async def work(store: Store) -> None:
        assert await store.table("u") is None
        assert list(await store.deals("u")) == []
        assert list(await store.actions("u", 1)) == []
        assert list(await store.results("u")) == []
        for batch in (Batch([deal(1, 1)]), Batch(actions=[action(2)]), Batch(played=5), Batch(seated=BEGUN)):
            with pytest.raises(StoreError):
                await store.append("u", batch if batch.seated is None else Batch(seated=replace(BEGUN, id="u")))
        with pytest.raises(StoreError):
            await store.note_time("u", 5)
        assert await store.table("u") is None

    run(work)


def test_a_table_is_made_once(run: Callable[[Work], None]) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(JournalConflict):
            await store.create(replace(TABLE, digest="another"))
        assert await store.table("t") == TABLE

    run(work)


@pytest.mark.parametrize(
    "batch",
    [
        Batch(actions=[action(3), action(4), action(2)]),
        Batch(actions=[action(3), action(3)]),
        Batch([deal(2, 3), deal(1, 4)]),
        Batch([deal(2, 3)], [action(4)], [ResultEntry(1, "other")]),
        Batch([deal(2, 3)], [action(4), action(2)], [ResultEntry(2, "{}")], played=9000),
        Batch([deal(2, 3)], seated=BEGUN, played=9000),
    ],
    ids=["a version", "twice in it", "a hand", "a result", "all at once", "begun"],
)
def test_a_batch_is_written_whole_or_not_at_all(run: Callable[[Work], None], batch: Batch) -> None:
    async def work(store: Store) -> None:
        await store.append("t", Batch([deal(1, 1)], [action(2)], [ResultEntry(1, "{}")], seated=BEGUN, played=10))
        before = await store.table("t")
        with pytest.raises(JournalConflict):
            await store.append("t", batch)
        assert await store.table("t") == before
        assert list(await store.deals("t")) == [deal(1, 1)]
        assert list(await store.actions("t", 1)) == [action(2)]
        assert list(await store.results("t")) == [ResultEntry(1, "{}")]
        # and what comes after it is written
        await store.append("t", Batch(actions=[action(3)]))
        assert list(await store.actions("t", 1)) == [action(2), action(3)]

    run(work)


@pytest.mark.parametrize(
    "batch",
    [
        Batch(actions=[action(4)]),
        Batch(actions=[action(3), action(5)]),
        Batch([deal(2, 4)]),
        Batch([deal(2, 3)], [action(5)]),
    ],
    ids=["before it", "in it", "a deal", "behind a deal"],
)
def test_a_gap_is_refused(run: Callable[[Work], None], batch: Batch) -> None:
    """A journal with a gap could never be played again."""

    async def work(store: Store) -> None:
        await store.append("t", Batch([deal(1, 1)], [action(2)]))
        with pytest.raises(JournalConflict):
            await store.append("t", batch)
        await store.append("t", Batch(actions=[action(3)]))

    run(work)


def test_a_match_begins_once_and_with_it_everybody_is_where_the_dice_sent_him(run: Callable[[Work], None]) -> None:
    async def work(store: Store) -> None:
        await store.append("t", Batch(seated=BEGUN))
        assert await store.table("t") == BEGUN
        with pytest.raises(JournalConflict):
            await store.append("t", Batch(seated=replace(BEGUN, first_dealer=1)))
        assert await store.table("t") == BEGUN

    run(work)


def test_the_time_played_never_gets_less(run: Callable[[Work], None]) -> None:
    async def work(store: Store) -> None:
        await store.append("t", Batch(played=5000))
        await store.note_time("t", 3000)
        assert await store.table("t") == replace(TABLE, played=5000)
        await store.append("t", Batch(seated=BEGUN))
        await store.note_time("t", 6000)
        assert await store.table("t") == replace(BEGUN, played=6000)

    run(work)


def test_a_cut_takes_what_follows_a_version_and_is_known_by_the_hand(run: Callable[[Work], None]) -> None:
    async def work(store: Store) -> None:
        await store.append("t", Batch([deal(1, 1)], [action(2), action(3)], [ResultEntry(1, "{}")], seated=BEGUN))
        await store.append("t", Batch([deal(2, 4)], [action(5, hand=2), action(6, hand=2)]))
        assert await store.last_version("t") == 6
        await store.cut_back("t", Cut(5, 2, (ResultEntry(1, "{}"),), "why"))
        assert await store.last_version("t") == 5
        assert list(await store.actions("t", 2)) == [action(5, hand=2)]
        assert await store.table("t") == replace(BEGUN, cut_in=2)
        # played on, and cut again: before the deal
        await store.append("t", Batch(actions=[action(6, hand=2)]))
        await store.cut_back("t", Cut(2, 1, (), "why"))
        assert list(await store.deals("t")) == [deal(1, 1)]
        assert list(await store.actions("t", 1)) == [action(2)]
        assert list(await store.results("t")) == []
        assert await store.table("t") == replace(BEGUN, cut_in=1)
        await store.append("t", Batch(actions=[action(3)]))

    run(work)


def test_a_journal_that_has_grown_since_it_was_looked_at_is_not_cut(run: Callable[[Work], None]) -> None:
    async def work(store: Store) -> None:
        await store.append("t", Batch([deal(1, 1)], [action(2), action(3)], seated=BEGUN))
        with pytest.raises(JournalConflict):
            await store.cut_back("t", Cut(1, 1, (), "why", of=2))
        assert await store.last_version("t") == 3
        await store.cut_back("t", Cut(1, 1, (), "why", of=3))
        assert await store.last_version("t") == 1

    run(work)


def test_what_is_worked_out_again_is_no_cut(run: Callable[[Work], None]) -> None:
    async def work(store: Store) -> None:
        await store.append("t", Batch([deal(1, 1)], [action(2)], [ResultEntry(7, "nonsense")], seated=BEGUN))
        await store.cut_back("t", Cut(2, 1, (ResultEntry(1, "{}"),), "why", believed=False))
        assert list(await store.deals("t")) == [replace(deal(1, 1), layout="")]
        assert list(await store.actions("t", 1)) == [action(2)]
        assert list(await store.results("t")) == [ResultEntry(1, "{}")]
        assert await store.table("t") == BEGUN
        assert await store.last_version("nobody") == 0
        assert await store.last_versions(["t", *(f"nobody {number}" for number in range(20))]) == {
            "t": 2,
            **{f"nobody {number}": 0 for number in range(20)},
        }

    run(work)


def test_tables_do_not_meet(run: Callable[[Work], None]) -> None:
    async def work(store: Store) -> None:
        other = replace(TABLE, id="other")
        await store.create(other)
        await store.append("t", Batch([deal(1, 1)], [action(2)], [ResultEntry(1, "{}")], seated=BEGUN))
        await store.append("other", Batch([deal(1, 1)], [action(2), action(3)]))
        assert await store.table("other") == other
        assert list(await store.actions("t", 1)) == [action(2)]
        assert list(await store.actions("other", 1)) == [action(2), action(3)]
        assert list(await store.results("other")) == []

    run(work)


def test_many_tables_are_written_at_once_each_in_its_order(run: Callable[[Work], None]) -> None:
    async def work(store: Store) -> None:
        names = [f"t{number}" for number in range(20)]

        async def play(name: str) -> None:
            await store.create(replace(TABLE, id=name))
            for version in range(1, 21):
                await store.append(name, Batch(actions=[action(version)]))
                # what has been written is there for whoever reads now
                assert len(await store.actions(name, 1)) == version

        await asyncio.gather(*map(play, names))
        for name in names:
            assert [row.version for row in await store.actions(name, 1)] == list(range(1, 21))

    run(work)


def test_of_two_that_write_one_version_one_succeeds(run: Callable[[Work], None]) -> None:
    async def work(store: Store) -> None:
        await store.append("t", Batch([deal(1, 1)]))
        answers = await asyncio.gather(
            *(store.append("t", Batch(actions=[action(2, seat=seat)])) for seat in range(4)), return_exceptions=True
        )
        assert sorted(type(answer).__name__ for answer in answers) == ["JournalConflict"] * 3 + ["NoneType"]
        assert len(await store.actions("t", 1)) == 1

    run(work)


def test_a_result_that_holds_no_more_makes_room_for_another(run: Callable[[Work], None]) -> None:
    async def work(store: Store) -> None:
        await store.append(
            "t", Batch(deals=[deal(1, 1)], actions=[action(2)], results=[ResultEntry(1, "one")], seated=BEGUN)
        )
        await store.append("t", Batch(actions=[replace(action(3), action="!take_back 2")], reopened=1))
        assert await store.results("t") == []
        await store.append("t", Batch(actions=[action(4)], results=[ResultEntry(1, "two")]))
        assert await store.results("t") == [ResultEntry(1, "two")]
        again = Batch(
            actions=[replace(action(5), action="!again 2"), action(6)], reopened=1, results=[ResultEntry(1, "three")]
        )
        await store.append("t", again)
        assert await store.results("t") == [ResultEntry(1, "three")]
        assert [row.action for row in await store.beyond("t")] == ["!take_back 2", "!again 2"]
        assert await store.beyond("nobody") == []

    run(work)


def test_matches_are_read_together_in_the_order_in_which_they_are_asked_for(run: Callable[[Work], None]) -> None:
    async def work(store: Store) -> None:
        others = [replace(TABLE, id=f"t{number}") for number in range(25)]
        for row in others:
            await store.create(row)
        beyond = replace(action(3), action="!give_up")
        await store.append(
            "t", Batch(deals=[deal(1, 1)], actions=[action(2), beyond], results=[ResultEntry(1, "one")], seated=BEGUN)
        )
        wanted = ["t24", "nowhere", "t", *(f"t{number}" for number in range(20))]
        found = await store.matches(wanted)
        assert [match.row.id for match in found] == [name for name in wanted if name != "nowhere"]
        assert found[1] == KeptMatch(BEGUN, (ResultEntry(1, "one"),), (beyond,))
        assert (found[0].results, found[0].beyond) == ((), ())
        assert await store.matches([]) == []

    run(work)


def test_how_the_time_stands_is_kept_by_table_and_what_is_due_is_found_by_its_time(run: Callable[[Work], None]) -> None:
    async def work(store: Store) -> None:
        assert await store.pace("t") is None
        names = [f"u{number}" for number in range(3)]
        for number, name in enumerate(names):
            await store.create(replace(TABLE, id=name))
            await store.keep_pace(name, "{}", f"2026-01-0{3 - number}")
        await store.keep_pace("t", '{"a": 1}', None)
        await store.keep_pace("t", '{"a": 2}', None)
        assert await store.pace("t") == '{"a": 2}'
        assert list(await store.due("2026-01-02", 10)) == ["u2", "u1"]
        assert list(await store.due("2026-01-09", 2)) == ["u2", "u1"]
        await store.keep_pace("u2", "{}", None)
        assert list(await store.due("2026-01-09", 10)) == ["u1", "u0"]
        with pytest.raises(StoreError):
            await store.keep_pace("nobody", "{}", None)

    run(work)


def test_a_table_is_in_the_hand_of_one_process_until_that_is_gone(run: Callable[[Work], None]) -> None:
    async def work(store: Store) -> None:
        one, other = ProcessRow("one", "ws://a", "s"), ProcessRow("other", "ws://b", "t")
        assert await store.heartbeat(one) == (False, [one])
        assert (await store.heartbeat(other))[0] is False
        lived, all_of_them = await store.heartbeat(one)
        assert lived
        assert sorted(all_of_them, key=lambda row: row.name) == [replace(one, beat=1), other]
        assert (await store.claim_table("t", one)).name == "one"
        assert (await store.claim_table("t", other)).name == "one"
        assert (await store.claim_table("t", one)).name == "one"
        await store.remove_process("one")
        assert (await store.claim_table("t", other)).name == "other"
        # whoever was taken for dead hears it
        assert (await store.heartbeat(one))[0] is False
        assert (await store.claim_table("t", one)).name == "other"
        with pytest.raises(StoreError):
            await store.claim_table("nobody", one)

    run(work)


def test_a_table_at_which_nobody_sat_is_let_go_of_though_a_process_has_it_in_hand(run: Callable[[Work], None]) -> None:
    async def work(store: Store) -> None:
        one = ProcessRow("one", "ws://a", "s")
        await store.heartbeat(one)
        await store.create(replace(TABLE, id="u"))
        await store.claim_table("u", one)
        await store.forget_unseated("2999-01-01T00:00:00+00:00")
        assert await store.table("u") is None

    run(work)


def test_a_table_at_which_nobody_sat_is_deleted_with_all_that_was_kept_of_it(run: Callable[[Work], None]) -> None:
    async def work(store: Store) -> None:
        await store.create(replace(TABLE, id="u"))
        await store.keep_pace("u", "{}", "2026-01-01")
        assert await store.forget_unseated("2999-01-01T00:00:00+00:00") >= 1
        assert await store.table("u") is None
        assert await store.pace("u") is None

    run(work)


def test_a_score_book_takes_the_place_of_what_was_read_and_of_nothing_else(run: Callable[[Work], None]) -> None:
    first = BookRow("evening", '{"a": 1}', 1, b"pen", 100)
    second = replace(first, book='{"a": 2}', revision=2, pen=b"other", written=200)

    async def work(store: Store) -> None:
        assert await store.book("evening") is None
        assert await store.book_state("evening") is None
        with pytest.raises(JournalConflict):
            await store.keep_book(second, first.state, 0, 10)
        await store.keep_book(first, None, 0, 10)
        with pytest.raises(JournalConflict):
            await store.keep_book(second, None, 0, 10)
        await store.keep_book(second, first.state, 0, 10)
        assert await store.book("evening") == second
        with pytest.raises(JournalConflict):
            await store.keep_book(replace(first, revision=3), first.state, 0, 10)
        # another time is another state
        with pytest.raises(JournalConflict):
            await store.keep_book(replace(second, revision=3), replace(second.state, written=199), 0, 10)
        assert await store.book("evening") == second
        assert await store.book_state("evening") == second.state

    run(work)


def test_of_score_books_the_old_ones_and_the_oldest_beyond_so_many_are_let_go_of(run: Callable[[Work], None]) -> None:
    def book(name: str, written: int) -> BookRow:
        return BookRow(name, "{}", 1, b"pen", written)

    async def left(store: Store) -> list[str]:
        return [name for name in "abcde" if await store.book(name) is not None]

    async def work(store: Store) -> None:
        for name, written in (("a", 5), ("b", 30), ("c", 20)):
            await store.keep_book(book(name, written), None, 0, 3)
        await store.keep_book(book("d", 40), None, 10, 3)
        assert await left(store) == ["b", "c", "d"]
        await store.keep_book(book("e", 50), None, 10, 3)
        assert await left(store) == ["b", "d", "e"]
        # whose time is over makes room for another of its name
        await store.keep_book(book("b", 60), None, 35, 3)
        assert await left(store) == ["b", "d", "e"]

    run(work)


INVITING: Final = replace(
    TABLE, id="i", code="ACEFHJ", terms='{"window": 4}', seats=(PERSON, replace(PERSON, token_hash=b"other"), *BOTS[:2])
)


def test_who_sits_where_the_terms_and_the_letters_change_before_the_first_deal(run: Callable[[Work], None]) -> None:
    async def work(store: Store) -> None:
        await store.create(INVITING)
        free = SeatRow("person", "")
        after = replace(INVITING, code="PRTUXY", terms='{"window": 5}', seats=(PERSON, free, *BOTS[:2]))
        await store.reseat(INVITING, after)
        assert await store.table("i") == after
        assert [await store.invited(code) for code in ("ACEFHJ", "PRTUXY")] == [None, "i"]
        # whoever knows only how it was before changes nothing
        with pytest.raises(JournalConflict):
            await store.reseat(INVITING, INVITING)
        # the old letters may be another's, and those of another are not taken
        await store.create(replace(INVITING, id="j"))
        with pytest.raises(JournalConflict):
            await store.reseat(after, replace(after, code="ACEFHJ"))
        assert await store.table("i") == after

    run(work)


def test_letters_that_have_ended_lead_nowhere_and_are_free(run: Callable[[Work], None]) -> None:
    async def work(store: Store) -> None:
        await store.create(INVITING)
        await store.end_code("i")
        assert await store.invited("ACEFHJ") is None
        found = await store.table("i")
        assert found is not None
        # it stays a table of several, which nobody finds by any letters
        assert (found.code is not None, found.letters) == (True, "")
        assert found.code is not None
        assert await store.invited(found.code.upper()) is None
        await store.create(replace(INVITING, id="j"))
        assert await store.invited("ACEFHJ") == "j"
        # twice is as good as once; a table without letters stays without
        for table in ("i", "t", "nobody knows it"):
            await store.end_code(table)
        assert await store.table("i") == found
        assert await store.table("t") == TABLE

    run(work)
