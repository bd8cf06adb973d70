"""What people want to be told, what waits, and browsers: the same in both databases, and gone with who is forgotten."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

from starboard.tables.notices import Browser, NoticeSettings, Quiet, Waiting
from starboard.tables.store import Store
from tables.made import first, summary

pytestmark = pytest.mark.anyio

TURN = Waiting("han", "turn", "a", due=100.0)
FIREFOX = Browser("https://push.example/1", "han", "key", "auth", "Firefox", "https://table.example", 5.0)


def moment(text: str, zone: str = "Europe/Prague", fold: int = 0) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp()


NIGHT = Quiet(22 * 60, 7 * 60 + 30, "Europe/Prague")
NOON = Quiet(12 * 60, 13 * 60, "America/New_York")


@pytest.mark.parametrize(
    ("quiet", "at", "until"),
    [
        (NIGHT, moment("2026-11-18 21:59:59"), None),
        (NIGHT, moment("2026-11-18 22:00:00"), moment("2026-11-19 07:30:00")),
        (NIGHT, moment("2026-11-19 07:29:59"), moment("2026-11-19 07:30:00")),
        (NIGHT, moment("2026-11-19 07:30:00"), None),
        (NIGHT, moment("2026-12-31 23:00:00"), moment("2027-01-01 07:30:00")),
        # Clocks are put forward and back in the night.
        (NIGHT, moment("2026-03-28 23:00:00"), moment("2026-03-29 07:30:00")),
        (NIGHT, moment("2026-10-24 23:00:00"), moment("2026-10-25 07:30:00")),
        (Quiet(0, 150, "Europe/Prague"), moment("2026-03-29 01:30:00"), moment("2026-03-29 03:30:00")),
        (Quiet(0, 150, "Europe/Prague"), moment("2026-10-25 02:10:00", fold=1), moment("2026-10-25 02:30:00", fold=1)),
        (NOON, moment("2026-11-18 18:30:00"), moment("2026-11-18 13:00:00", "America/New_York")),
        (NOON, moment("2026-11-18 12:30:00"), None),
    ],
)
async def test_quiet_hours_end_by_the_clocks_of_their_zone(quiet: Quiet, at: float, until: float | None) -> None:
    assert quiet.until(at) == until


async def test_settings_are_kept(store: Store) -> None:
    assert await store.notice_settings("han") is None
    settings = NoticeSettings(("turn",), (), NIGHT, "cs")
    await store.keep_notice_settings("han", NoticeSettings())
    await store.keep_notice_settings("han", settings)
    assert await store.notice_settings("han") == settings and await store.notice_settings("leia") is None


async def test_only_a_table_that_knows_somebody_can_be_silenced(store: Store) -> None:
    await store.create(first(), summary("a"), players=["han"])
    for table in ("a", "a", "nowhere"):
        await store.silence("han", table, True)
        await store.silence("leia", table, True)
    assert await store.silenced("han") == ["a"] and await store.silenced("leia") == []
    await store.silence("han", "a", False)
    assert await store.silenced("han") == []
    await store.silence("han", "a", True)
    assert await store.delete("a") and await store.silenced("han") == []


async def test_what_waits_is_taken_once(store: Store) -> None:
    await store.wait_notice(TURN)
    await store.wait_notice(replace(TURN, due=200.0))
    await store.wait_notice(replace(TURN, table="b"))
    assert await store.due_notices(99.0) == []
    assert await store.due_notices(200.0) == [replace(TURN, table="b"), replace(TURN, due=200.0)]
    [waiting] = await store.due_notices(150.0)
    assert await store.take_notice(waiting, 300.0) and not await store.take_notice(waiting, 301.0)
    assert await store.due_notices(150.0) == []
    # Whoever has taken it drops it, unless it was put off again.
    taken = replace(waiting, due=300.0)
    await store.wait_notice(replace(waiting, due=400.0))
    await store.drop_notice(taken)
    assert (await store.due_notices(400.0))[-1] == replace(waiting, due=400.0)
    await store.drop_notice(replace(waiting, due=400.0))
    assert await store.notices_of("han") == [replace(TURN, due=200.0)]


async def test_what_is_newer_takes_the_place_of_all_that_waits_of_it(store: Store) -> None:
    again = replace(TURN, channel="push", receiver="x", tries=2)
    others = [replace(TURN, kind="over", due=500.0), replace(TURN, table="b", due=600.0)]
    for one in (TURN, again, *others):
        await store.wait_notice(one)
    await store.replace_notice(TURN)
    assert await store.notices_of("han") == others
    # Other quiet hours: what waits for their end is looked at again, but not what has failed.
    await store.wait_notice(replace(again, due=700.0))
    await store.hurry_notices("han", 50.0)
    assert await store.notices_of("han") == [*(replace(one, due=50.0) for one in others), replace(again, due=700.0)]


async def test_somebody_has_so_many_browsers(store: Store) -> None:
    other = replace(FIREFOX, endpoint="https://push.example/2", created_at=6.0)
    assert await store.add_browser(FIREFOX, 1) and not await store.add_browser(other, 1)
    assert await store.add_browser(replace(FIREFOX, label="Fx"), 1)
    assert await store.browsers("han") == [replace(FIREFOX, label="Fx")]
    assert await store.add_browser(other, 2)
    assert await store.browsers("han") == [replace(FIREFOX, label="Fx"), other] and FIREFOX.id != other.id
    # A browser has one person: whoever uses it now.
    assert await store.add_browser(replace(other, person="leia"), 1)
    assert [one.label for one in await store.browsers("han")] == ["Fx"]
    await store.drop_browser(FIREFOX.endpoint)
    await store.drop_browsers("leia")
    assert await store.browsers("han") == [] == await store.browsers("leia")


async def test_nothing_of_it_is_left_of_who_is_forgotten(store: Store) -> None:
    await store.create(first(), summary("a"), players=["han", "leia"])
    for person in ("han", "leia"):
        await store.keep_notice_settings(person, NoticeSettings())
        await store.silence(person, "a", True)
        await store.add_browser(replace(FIREFOX, person=person, endpoint=f"https://push.example/{person}"), 9)
        await store.wait_notice(replace(TURN, person=person))
    await store.wait_notice(Waiting("leia", "friend", about="han", due=1.0))
    await store.forget("han")
    assert await store.notice_settings("han") is None and await store.silenced("han") == []
    assert await store.browsers("han") == [] == await store.notices_of("han")
    assert await store.notices_of("leia") == [replace(TURN, person="leia")], "nor what is about them"
    assert await store.silenced("leia") == ["a"] and len(await store.browsers("leia")) == 1
