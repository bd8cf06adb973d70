"""Digests: by what everybody sees, however the state is laid out; and by the state, as the first records have it."""

from __future__ import annotations

from dataclasses import dataclass, fields, make_dataclass
from typing import Any, ClassVar

import pytest

from kernel import harbour
from kernel.harbour import GAME, Harbour, HarbourState, Turn, random_game
from kernel.test_dump import in_the_middle
from starboard.kernel.digest import SCHEMES, SEEN, STATE, Layout, digest
from starboard.kernel.frame import Frame
from starboard.kernel.random_games import walk
from starboard.kernel.record import Record


@pytest.mark.parametrize("scheme", SCHEMES)
def test_a_digest_is_short_and_always_the_same(scheme: str) -> None:
    assert len(digest(GAME.load(in_the_middle()), scheme)) == 16
    assert digest(GAME.load(in_the_middle()), scheme) == digest(GAME.load(in_the_middle()), scheme)


def digests(scheme: str, *changes: tuple[str, str | None, Any]) -> int:
    """How many digests the position in the middle and its changes have."""
    found = {digest(GAME.load(in_the_middle()), scheme)}
    for first, second, value in changes:
        data = in_the_middle()
        if second:
            data[first][second] = value
        else:
            data[first] = value
        found.add(digest(GAME.load(data), scheme))
    return len(found)


def test_the_digest_of_the_state_covers_all_of_it() -> None:
    assert digests(STATE, ("state", "coins", [2, 2, 1]), ("chance", None, 5), ("sealed", None, [[2, 0, "2"]])) == 4


def test_the_digest_of_what_is_seen_covers_table_seats_answers_and_options() -> None:
    data = in_the_middle()
    hands = [hand[:] for hand in data["state"]["hands"]]
    hands[0], hands[1] = hands[1], hands[0]
    assert digests(SEEN, ("state", "coins", [2, 2, 1]), ("state", "hands", hands), ("sealed", None, [[2, 0, "2"]])) == 4


def test_positions_of_a_game_have_digests_of_their_own() -> None:
    found = [digest(position) for position, _ in walk(GAME, 3, {}, 3)]
    assert len({*found}) == len(found)


def test_a_record_of_the_first_format_is_read_and_verified() -> None:
    position = random_game(3, 10)
    old = Record.of(position, STATE)
    assert old.text.startswith("starboard record 1\ngame harbour 3")
    assert "digest" not in old.text
    assert Record.read(old.text).text == old.text
    assert GAME.replay(old.text).dump() == position.dump()
    assert old.digest != Record.of(position).digest


# The same game, in which a field of the state, a frame and a field of it have other names.

NAMES = [one.name for one in fields(HarbourState)]


@dataclass(slots=True)
class Captain(Turn):
    """Turn, under another name."""


class Purse:
    """Lets the rules go on speaking of coins."""

    __slots__ = ()

    @property
    def coins(self) -> list[int]:
        return self.purses  # type: ignore[attr-defined,no-any-return]

    @coins.setter
    def coins(self, coins: list[int]) -> None:
        self.purses = coins


def renamed_state() -> type[HarbourState]:
    """A state of which the field `coins` is called `purses`."""
    own = [("purses" if one.name == "coins" else one.name, one.type) for one in fields(HarbourState)]
    methods = {name: getattr(HarbourState, name) for name in ("rebuild", "holds", "spend")}

    bases = (Purse, *HarbourState.__bases__)
    kind = make_dataclass("HarbourState", own, bases=bases, slots=True, namespace=methods)
    kind.__module__ = __name__
    return kind  # type: ignore[return-value]


Renamed = renamed_state()


class RenamedHarbour(Harbour):
    state_type = Renamed  # type: ignore[assignment]
    frame_types: ClassVar[tuple[type[Frame], ...]] = (
        *(kind for kind in GAME.frame_types if kind is not Turn),
        Captain,
    )
    layout = Layout(renamed={"HarbourState.purses": "coins", "Captain": "Turn"})


@pytest.fixture
def renamed(monkeypatch: pytest.MonkeyPatch) -> RenamedHarbour:
    monkeypatch.setattr(harbour, "HarbourState", Renamed)
    monkeypatch.setattr(harbour, "Turn", Captain)
    return RenamedHarbour()


RECORDS = [random_game(3, 10), next(p.copy() for p, _ in walk(GAME, 3, {}, 4) if len(p.moves) == 7)]


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("position", RECORDS, ids=["finished", "running"])
def test_a_renamed_field_changes_nothing_in_records(renamed: RenamedHarbour, position: Any, scheme: str) -> None:
    text = Record.of(position, scheme).text
    again = renamed.replay(text)
    assert "purses" in again.dump()["state"]
    assert Record.of(again, scheme).text == text


def test_a_renamed_field_changes_nothing_in_dumps(renamed: RenamedHarbour) -> None:
    data = RECORDS[1].dump()
    assert any(one["frame"] == "Turn" for one in data["frames"])
    again = renamed.load(data)
    assert again.view(0) == RECORDS[1].view(0)
    assert renamed.load(again.dump()).dump() == again.dump()
    assert any(one["frame"] == "Captain" for one in again.dump()["frames"])


def test_a_field_that_was_added_is_not_in_the_digest_of_the_state() -> None:
    position = random_game(2, 1)
    layout = Layout(added=frozenset({"HarbourState.gone"}))
    assert "gone" not in layout.written(position.state)
    assert list(Layout().written(position.state)) == NAMES
