"""What both stores promise, asked of both."""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from typing import Any

import pytest

from starboard.tables.deeds import Created, Entry, Said
from starboard.tables.store import Mark, NameTaken, Outcome, Page, Person, Rating, RulesInUse, SessionOver, Store, Taken
from tables.made import claim, create, first, move, outcomes_of, summary

pytestmark = pytest.mark.anyio


def ids(summaries: list[Any]) -> list[str]:
    return [one.id for one in summaries]


# The log.


async def test_a_new_table_has_its_first_entry(store: Store) -> None:
    made = await create(store, "a")
    assert await store.entries("a") == [first()]
    assert await store.summary("a") == made


async def test_a_whole_table_is_created_at_once(store: Store) -> None:
    await store.create(first(), summary("a", 3), [claim(2, "han", "Han"), move(3)], ["han"])
    assert await store.entries("a") == [first(), claim(2, "han", "Han"), move(3)]
    assert ids(await store.summaries(person="han")) == ["a"]


async def test_an_id_is_used_once_only(store: Store) -> None:
    made = await create(store, "a")
    with pytest.raises(Taken):
        await store.create(first(), summary("a", 2, status="playing"), [move(2)], ["han"])
    assert await store.entries("a") == [first()]
    assert await store.summary("a") == made
    assert await store.summaries(person="han") == []


async def test_entries_come_back_as_they_were_written(store: Store) -> None:
    await create(store, "a")
    said = Entry(3, 1234567890.1234567, None, Said("Łucja", "“ahoj” \\ \n \0 🚀", 1))
    await store.append([move(2), said], summary("a", 3), ["leia"])
    assert await store.entries("a") == [first(), move(2), said]
    assert await store.entries("a", after=2) == [said]
    assert await store.entries("a", after=3) == []
    assert await store.summary("a") == summary("a", 3)


async def test_a_table_that_is_not_there_is_empty(store: Store) -> None:
    assert await store.entries("a") == []
    assert await store.summary("a") is None
    assert await store.pages("a") == [] and await store.snapshot("a", 1) is None and await store.told("a", 0) == []


async def test_a_number_that_is_taken_is_refused_with_all_that_came_along(store: Store) -> None:
    await create(store, "a")
    await store.append([move(2)], summary("a", 2))
    with pytest.raises(Taken):
        await store.append([move(2, "other"), move(3)], summary("a", 3, status="over"), ["han"])
    assert await store.entries("a") == [first(), move(2)]
    assert await store.summary("a") == summary("a", 2)
    assert await store.summaries(person="han") == []


async def test_a_log_gets_no_hole(store: Store) -> None:
    await create(store, "a")
    with pytest.raises(Taken):
        await store.append([move(3)], summary("a", 3))
    with pytest.raises(Taken):
        await store.append([move(2)], summary("b", 2))
    assert await store.entries("a") == [first()]
    assert await store.entries("b") == []


@pytest.mark.parametrize("entries", [[move(3)], [move(2), move(2)], [move(3), move(2)], []])
async def test_entries_that_do_not_lead_up_to_the_summary_are_a_mistake(store: Store, entries: list[Entry]) -> None:
    await create(store, "a")
    with pytest.raises((ValueError, Taken)):
        await store.append(entries, summary("a", 2))
    assert await store.entries("a") == [first()]


async def test_a_table_without_entries_or_of_unknown_status_is_a_mistake(store: Store) -> None:
    with pytest.raises(ValueError, match="start at 1"):
        await store.create(move(2), summary("a", 2))
    with pytest.raises(ValueError, match="unknown status"):
        await store.create(first(), summary("a", status="asleep"))


async def test_200_appends_at_once_to_different_tables(store: Store) -> None:
    tables = [f"t{number}" for number in range(200)]
    await asyncio.gather(*(create(store, table) for table in tables))
    await asyncio.gather(*(store.append([move(2, table)], summary(table, 2)) for table in tables))
    for table in tables:
        assert await store.entries(table) == [first(), move(2, table)]


async def test_of_50_writers_of_the_same_entry_one_wins(store: Store) -> None:
    await create(store, "a")
    calls = (store.append([move(2, f"move {writer}")], summary("a", 2, ply=writer)) for writer in range(50))
    told = await outcomes_of(calls)
    (winner,) = [writer for writer, answer in enumerate(told) if answer is None]
    assert all(isinstance(answer, Taken) for writer, answer in enumerate(told) if writer != winner)
    assert await store.entries("a") == [first(), move(2, f"move {winner}")]
    assert await store.summary("a") == summary("a", 2, ply=winner)


async def test_a_write_that_is_refused_does_not_spoil_the_others(store: Store) -> None:
    for table in "abc":
        await create(store, table)
    surrogate = "\ud800"  # cannot be written by any database
    calls = [
        store.append([move(2)], summary("a", 2)),
        store.append([move(2)], summary("nowhere", 2)),
        store.append([move(2)], summary("b", 2), ["han", surrogate]),
        store.append([move(2)], summary("c", 2)),
    ]
    good, refused, broken, fine = await outcomes_of(calls)
    assert good is fine is None
    assert isinstance(refused, Taken)
    assert isinstance(broken, Exception) and not isinstance(broken, Taken)
    assert [len(await store.entries(table)) for table in "abc"] == [2, 1, 2]
    assert await store.summaries(person="han") == []


async def test_who_goes_away_while_it_is_written_harms_nobody(store: Store) -> None:
    await create(store, "a")
    await create(store, "b")
    gone = asyncio.create_task(store.append([move(2)], summary("a", 2)))
    await asyncio.sleep(0)
    gone.cancel()
    await store.append([move(2)], summary("b", 2))
    assert len(await store.entries("b")) == 2
    assert len(await store.entries("a")) in (1, 2)


async def test_what_was_written_is_there_after_closing(store: Store) -> None:
    await create(store, "a")
    writing = asyncio.create_task(store.append([move(2)], summary("a", 2)))
    await asyncio.sleep(0)
    await store.close()
    await writing
    await store.open()
    assert await store.entries("a") == [first(), move(2)]


async def test_a_closed_store_refuses(store: Store) -> None:
    await store.close()
    for call in (store.entries("a"), store.append([move(2)], summary("a", 2)), store.create(first(), summary("a"))):
        with pytest.raises(RuntimeError):
            await call
    await store.close()


# Pages.


async def test_pages_are_kept_one_for_each_end(store: Store) -> None:
    await create(store, "a")
    early, late = Page(Mark(0, 5, 2), b"five \0\xff", b"told five"), Page(Mark(5, 9, 4), b"nine", b"told nine")
    for page in (late, early, Page(Mark(3, 9, 4), b"another", b"another")):
        await store.add_page("a", page)
    assert await store.pages("a") == [late.mark, early.mark]
    assert [await store.snapshot("a", n) for n in (5, 9, 6)] == [early.snapshot, late.snapshot, None]
    assert await store.told("a", 0) == [(early.mark, early.told), (late.mark, late.told)]
    assert await store.told("a", 5) == [(late.mark, late.told)] and await store.told("a", 9) == []
    await store.drop_pages("a")
    assert await store.pages("a") == []


# The lobby.


async def test_the_lobby_is_in_order_and_filtered(store: Store) -> None:
    await create(store, "old", updated_at=1.0)
    await create(store, "private", updated_at=4.0, public=False)
    await create(store, "arcs", updated_at=3.0, game="arcs")
    await create(store, "over", updated_at=2.0, status="over")
    await create(store, "paused", updated_at=5.0, status="paused", public=False)
    assert ids(await store.summaries()) == ["paused", "private", "arcs", "over", "old"]
    assert ids(await store.summaries(public=True)) == ["arcs", "over", "old"]
    assert ids(await store.summaries(public=False)) == ["paused", "private"]
    assert ids(await store.summaries(game="arcs")) == ["arcs"]
    assert ids(await store.summaries(status=["over", "paused"])) == ["paused", "over"]
    assert ids(await store.summaries(status=["open"], public=True, game="carcassonne")) == ["old"]
    assert ids(await store.summaries(status=["asleep"])) == []
    assert ids(await store.summaries(limit=2)) == ["paused", "private"]
    assert ids(await store.summaries(limit=0)) == []
    assert await store.count() == {"open": 3, "playing": 0, "paused": 1, "over": 1, "closed": 0}


async def test_the_tables_of_a_person(store: Store) -> None:
    for number, table in enumerate("abcd"):
        await create(store, table, updated_at=float(number), public=table != "b", game="arcs" if table == "c" else "x")
    for table in "abc":
        was = await store.summary(table)
        assert was is not None
        after = summary(table, 2, updated_at=was.updated_at, game=was.game, public=was.public, status="playing")
        await store.append([claim(2, "han", "Han")], after, ["han", "chewie"] if table == "a" else ["han"])
    assert ids(await store.summaries(person="han")) == ["c", "b", "a"]
    assert ids(await store.summaries(person="chewie")) == ["a"]
    assert ids(await store.summaries(person="han", public=True, game="x", status=["playing"])) == ["a"]
    assert ids(await store.summaries(person="han", limit=1, before=2.0)) == ["b"]
    assert ids(await store.summaries(person="han", status=["open"])) == []
    assert ids(await store.summaries(person="nobody")) == []


async def test_to_sit_down_twice_is_to_sit_there(store: Store) -> None:
    await create(store, "a")
    await store.append([claim(2, "han", "Han")], summary("a", 2), ["han", "han"])
    await store.append([claim(3, "han", "Han")], summary("a", 3), ["han"])
    assert ids(await store.summaries(person="han")) == ["a"]


@pytest.mark.parametrize("person", [None, "han"])
async def test_paging_misses_nothing(store: Store, person: str | None) -> None:
    """Also where several tables changed at the same moment."""
    moments = [1.0, 2.0, 2.0, 2.0, 3.0, 4.0, 4.0, 5.0]
    for number, at in enumerate(moments):
        status = ("open", "over")[number % 2]
        await store.create(first(), summary(f"t{number}", updated_at=at, status=status), players=["han"])
    seen: list[str] = []
    before = None
    while page := await store.summaries(person=person, before=before, limit=2):
        seen += ids(page)
        before = page[-1].updated_at
    assert len(seen) == 8 and {*seen} == {f"t{number}" for number in range(8)}


# People.


async def test_people_are_remembered(store: Store) -> None:
    guest, member = Person("1", "Han", 5.5), Person("2", "Leia", 6.5, "$argon2id$…")
    await store.add_person(guest)
    await store.add_person(member)
    assert await store.person("1") == guest
    assert await store.person("2") == member
    assert await store.person("3") is None
    with pytest.raises(ValueError, match="already"):
        await store.add_person(Person("1", "Luke", 7.0))


@pytest.mark.parametrize(
    ("kept", "same"),
    [("Leia", "LEIA"), ("Жанна", "жАННА"), ("Straße", "STRASSE"), ("Łódź", "łÓDŹ"), ("Éva", "E\u0301VA")],
)
async def test_a_password_keeps_a_name_whatever_its_capital_letters(store: Store, kept: str, same: str) -> None:
    await store.add_person(Person("0", same, 0.0))  # a guest who was there before
    assert await store.person_named(kept) is None
    keeper = Person("1", kept, 1.0, "hash")
    await store.add_person(keeper)
    assert await store.person_named(same) == keeper
    for other in (Person("2", same, 2.0), Person("2", same, 2.0, "other")):
        with pytest.raises(NameTaken):
            await store.add_person(other)
    assert await store.person("2") is None


async def test_guests_may_share_a_name(store: Store) -> None:
    await store.add_person(Person("1", "Han", 1.0))
    await store.add_person(Person("2", "Han", 2.0))
    await store.set_password("1", 1, "hash")
    with pytest.raises(NameTaken):
        await store.set_password("2", 1, "hash")
    with pytest.raises(NameTaken):
        await store.rename_person("2", "HAN")
    assert await store.person("2") == Person("2", "Han", 2.0)


async def test_a_name_and_a_password_can_change(store: Store) -> None:
    await store.add_person(Person("1", "Ben", 1.0, "hash"))
    await store.rename_person("1", "BEN")
    await store.set_password("1", 1, "new hash")
    assert await store.person_named("ben") == Person("1", "BEN", 1.0, "new hash", 2)
    await store.rename_person("1", "Obi-Wan")
    assert await store.person_named("ben") is None
    await store.add_person(Person("2", "Ben", 2.0, "hash"))
    for change in (store.rename_person("3", "Luke"), store.set_password("3", 1, "hash")):
        with pytest.raises(LookupError):
            await change


LOOK_ALIKE = [
    ("Ada", "\u0410da"),  # the Cyrillic capital A
    ("COPA", "\u0421\u043e\u0440\u0430"),  # all of it Cyrillic
    ("\u0421\u041e\u0420\u0410", "copa"),
    ("Anna", "\u0391\u039d\u039d\u0391"),  # all of it Greek
    ("Mimi", "\u039c\u0399\u039c\u0399"),
    ("Ika", "\u0406\u041a\u0410"),
    ("Ida", "lda"),
    ("BILL", "BlLL"),
    ("Bill", "BiI1"),
    ("Olga", "0lga"),
    ("O'Brien", "O\u2019Brien"),
    ("Ada", "A\u3164da"),
]


@pytest.mark.parametrize(("kept", "other"), LOOK_ALIKE)
async def test_a_password_keeps_what_looks_like_the_name(store: Store, kept: str, other: str) -> None:
    await store.add_person(Person("0", other, 0.0))
    await store.add_person(Person("1", kept, 1.0, "hash"))
    with pytest.raises(NameTaken):
        await store.add_person(Person("2", other, 2.0))
    await store.add_person(Person("2", "Guest", 2.0))
    with pytest.raises(NameTaken):
        await store.rename_person("2", other)
    with pytest.raises(NameTaken):
        await store.set_password("0", 1, "hash")
    assert await store.person_named(other) is None  # nobody logs in by a name that only looks like theirs


@pytest.mark.parametrize(("kept", "other"), [("Ada", "Áda"), ("Lila", "Ilia"), ("Леся", "Лєся"), ("Ala", "Ała")])
async def test_names_that_can_be_told_apart_are_different(store: Store, kept: str, other: str) -> None:
    await store.add_person(Person("1", kept, 1.0, "hash"))
    await store.add_person(Person("2", other, 2.0, "hash"))


async def test_of_20_who_want_a_name_at_once_one_gets_it(store: Store) -> None:
    told = await outcomes_of(store.add_person(Person(str(i), "Rey", 1.0, "hash")) for i in range(20))
    assert [answer for answer in told if not isinstance(answer, NameTaken)] == [None]


# Sessions.


async def test_a_session_is_good_until_it_is_ended(store: Store) -> None:
    han = Person("1", "Han", 1.0)
    await store.add_person(han)
    await store.add_person(Person("2", "Leia", 2.0))
    assert await store.in_session("1", 1, "a") == han
    await store.end_session("1", "a", 10.0)
    await store.end_session("1", "a", 11.0)  # once more changes nothing
    assert await store.in_session("1", 1, "a") is None
    assert await store.in_session("1", 1, "b") == han and await store.in_session("2", 1, "a") is not None
    assert await store.in_session("1", 2, "b") is await store.in_session("3", 1, "b") is None


async def test_all_sessions_of_a_person_are_ended_at_once(store: Store) -> None:
    for person in "12":
        await store.add_person(Person(person, "Han", 1.0))
    for _ in range(2):  # those of number 1, however often it is wished for
        await store.end_sessions("1", 1)
    assert await store.in_session("1", 1, "a") is None
    assert await store.in_session("1", 2, "a") == Person("1", "Han", 1.0, None, 2)
    assert await store.in_session("2", 1, "a") is not None


async def test_a_new_password_ends_the_sessions_from_before(store: Store) -> None:
    await store.add_person(Person("1", "Han", 1.0))
    told = await outcomes_of(store.set_password("1", 1, f"hash {number}") for number in range(10))
    assert len([answer for answer in told if answer is None]) == 1
    assert len([answer for answer in told if isinstance(answer, SessionOver)]) == 9
    assert await store.in_session("1", 1, "a") is None
    assert await store.in_session("1", 2, "a") == Person("1", "Han", 1.0, f"hash {told.index(None)}", 2)


async def test_ended_sessions_are_forgotten_when_they_are_too_old(store: Store) -> None:
    await store.add_person(Person("1", "Han", 1.0))
    await store.end_session("1", "a", 10.0)
    await store.end_session("1", "b", 20.0)
    await store.forget_sessions(15.0)
    assert await store.in_session("1", 1, "a") is not None
    assert await store.in_session("1", 1, "b") is None


async def test_a_guest_is_told_apart_from_who_keeps_the_name(store: Store) -> None:
    for person, name in (("1", "Ida"), ("2", "IDA"), ("3", "lda"), ("4", "Ada")):
        await store.add_person(Person(person, name, 1.0))

    async def others() -> list[str]:
        return [one.id for one in [await store.in_session(person, 1, "") for person in "234"] if one and one.is_other]

    assert await others() == []
    await store.set_password("1", 1, "hash")
    assert await others() == ["2", "3"]
    keeper = await store.in_session("1", 2, "")
    assert keeper is not None and not keeper.is_other
    await store.rename_person("2", "Ida 2", "IDA")
    assert await store.person("2") == Person("2", "Ida 2", 1.0, lost="IDA")
    assert await others() == ["3"]
    await store.rename_person("2", "Eve")
    assert await store.person("2") == Person("2", "Eve", 1.0)


# Results.


def outcome(table: str, seat: int, player: str | None, at: float = 1.0, name: str = "Han") -> Outcome:
    return Outcome(table, seat, "carcassonne", player, name, seat + 1, 40 - seat, 2, at)


def rating(player: str, mu: float, games: int = 1, game: str = "carcassonne") -> Rating:
    return Rating(game, player, mu, 1.0, games)


async def test_results_are_written_once(store: Store) -> None:
    results = [outcome("a", 0, "han"), outcome("a", 1, None)]
    assert await store.add_results(results, [rating("han", 26.0)])
    assert not await store.add_results(results, [rating("han", 99.0, 2)])
    assert await store.outcomes("han") == results[:1]
    assert await store.ratings("carcassonne", ["han", "leia"]) == {"han": rating("han", 26.0)}
    assert await store.ratings("arcs", ["han"]) == await store.ratings("carcassonne", []) == {}


async def test_results_written_by_20_at_once_are_written_once(store: Store) -> None:
    results = [outcome("a", 0, "han"), outcome("a", 1, "leia")]
    told = await outcomes_of(store.add_results(results, [rating("han", float(i))]) for i in range(20))
    assert sorted(told) == [False] * 19 + [True]
    assert (await store.ratings("carcassonne", ["han"]))["han"].mu == told.index(True)


async def test_a_rating_that_was_reckoned_from_an_old_one_is_refused_with_the_results(store: Store) -> None:
    await store.add_results([outcome("a", 0, "han")], [rating("han", 26.0)])
    results = [outcome("b", 0, "han"), outcome("b", 1, "leia")]
    with pytest.raises(Taken):
        await store.add_results(results, [rating("leia", 9.0), rating("han", 27.0)])
    assert await store.ratings("carcassonne", ["han", "leia"]) == {"han": rating("han", 26.0)}
    assert [one.table for one in await store.outcomes("han")] == ["a"]
    assert await store.add_results(results, [rating("han", 28.0, 2)])


@pytest.mark.parametrize("tables", ["ab", "", "aa"])
async def test_results_are_of_one_table_and_different_seats(store: Store, tables: str) -> None:
    with pytest.raises(ValueError, match="one table"):
        await store.add_results([outcome(table, 0, "han") for table in tables], [])


async def test_the_best_come_first_with_their_names(store: Store) -> None:
    await store.add_person(Person("1", "Leia", 1.0))
    results = [outcome("a", 0, "1", name="Then"), outcome("a", 1, "2", name="Chewie")]
    sure = Rating("carcassonne", "2", 20.0, 1.0, 1)
    unsure = Rating("carcassonne", "1", 21.0, 5.0, 1)
    await store.add_results(results, [unsure, sure, rating("bot:greedy", 0.0), rating("3", 50.0, game="arcs")])
    bot = rating("bot:greedy", 0.0)
    assert await store.best("carcassonne") == [(sure, "Chewie"), (unsure, "Leia"), (bot, "bot:greedy")]
    assert await store.best("carcassonne", limit=1) == [(sure, "Chewie")]


async def test_the_last_games_of_a_player(store: Store) -> None:
    for number, table in enumerate("abc"):
        await store.add_results([outcome(table, 0, "han", float(number)), outcome(table, 1, "leia")], [])
    assert [one.table for one in await store.outcomes("han")] == ["c", "b", "a"]
    assert [one.table for one in await store.outcomes("han", limit=2)] == ["c", "b"]
    assert await store.outcomes("luke") == []


# The house.


async def test_a_setting_is_kept_as_it_was_first(store: Store) -> None:
    told = await asyncio.gather(*(store.setting("cookie-key", str(number)) for number in range(10)))
    assert len({*told}) == 1
    assert await store.setting("cookie-key", "new") == told[0]
    assert await store.setting("schema", "mine") == "mine"
    await store.close()
    await store.open()
    assert await store.setting("cookie-key", "new") == told[0]


async def test_an_empty_house_counts_nothing(store: Store) -> None:
    assert not any((await store.count()).values())


async def test_waiting_for_news_can_be_given_up(store: Store) -> None:
    async def wait() -> None:
        async with aclosing(store.news()) as news:  # type: ignore[type-var]
            async for _ in news:
                pass

    waiting = asyncio.create_task(wait())
    await asyncio.sleep(0.1)
    assert not waiting.done()
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting


async def test_versions_of_rules_are_counted_by_game_and_status(store: Store) -> None:
    assert await store.rules_in_use() == []
    await create(store, "a")
    await create(store, "b")
    plan = first().deed
    assert isinstance(plan, Created)
    game, version = plan.game, plan.version
    assert await store.rules_in_use() == [RulesInUse(game, version, "open", 2)]


async def test_a_table_is_forgotten_with_all_that_hangs_on_it(store: Store) -> None:
    await store.create(first(), summary("a", 2), [move(2)], ["han"])
    await create(store, "b")
    page = Page(Mark(0, 2, 1), b"snapshot", b"told")
    await store.add_page("a", page)
    assert await store.delete("a")
    assert not await store.delete("a")
    assert await store.summary("a") is None and not await store.entries("a") and not await store.pages("a")
    assert not await store.summaries(person="han") and (await store.count())["open"] == 1
    with pytest.raises(Taken):
        await store.append([move(3)], summary("a", 3))
    await store.add_page("a", page)  # by a server that had it in memory
    assert not await store.pages("a")


async def test_all_who_are_called_so(store: Store) -> None:
    await store.add_person(Person("1", "Ada", 1.0))
    await store.add_person(Person("2", "ADA", 2.0))
    await store.add_person(Person("3", "ada", 3.0, "hash"))
    await store.add_person(Person("4", "Bob", 4.0))
    assert [person.id for person in await store.people_named("aDa")] == ["3", "2", "1"]
    assert await store.people_named("Eve") == []
