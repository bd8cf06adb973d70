"""The luck of the dice at a table: promise, seals, luck that is shown, and people who do not answer."""

from __future__ import annotations

import pytest

from starboard.kernel.chance import SHA256
from starboard.kernel.fair import Fairness, promise_of, seal_of, seed_of
from starboard.tables import deeds
from tables.seating import CARCASSONNE, SECRET, Seating

UNTIL = 1008.0


def seated(*seats: str) -> Seating:
    return Seating(CARCASSONNE, *(seats or ("ann", "bob", "bot:random")), fair=2)


def seal(s: Seating, who: str, luck: str) -> str:
    seat = s.table.seats_of(who)[0]
    return seal_of("t", s.table.round, seat, who.title(), luck)


def sealed(s: Seating, who: str, luck: str | None = None) -> list[deeds.AnyDeed]:
    return s.wish(who, "seal", s.table.seats_of(who)[0], s.table.round, seal(s, who, luck or f"{who}'s luck"))


def shown(s: Seating, who: str, luck: str | None = None) -> list[deeds.AnyDeed]:
    return s.wish(who, "show", s.table.seats_of(who)[0], s.table.round, luck or f"{who}'s luck")


def settled(s: Seating, after: float) -> list[deeds.AnyDeed]:
    s.now += after
    return s.write(None, s.table.settle_start(s.now, s.now + 8))


def test_everybody_seals_then_shows_and_the_seed_is_made_of_all_of_it() -> None:
    s = seated()
    assert s.table.promise == promise_of(SECRET) and s.table.to_seal == [0, 1]
    sealed(s, "ann")
    assert s.table.to_show == []
    sealed(s, "bob")
    assert s.wish("ann", "start", UNTIL) == [deeds.Starting(UNTIL)]
    assert s.table.status == "open" and s.table.to_show == [0, 1]
    assert shown(s, "bob") == [deeds.Shown(1, "bob's luck")]
    seals = (seal(s, "ann", "ann's luck"), seal(s, "bob", "bob's luck"), seal_of("t", 0, 2, "", ""))
    assert shown(s, "ann") == [deeds.Shown(0, "ann's luck"), deeds.Started(seals)]
    assert s.table.status == "playing" and s.table.starting is None
    fair = s.table.fairness
    assert isinstance(fair, Fairness) and fair.kept and fair.misnamed(s.table.names) == []
    assert s.position.seed == fair.seed == seed_of("t", 0, SECRET, seals, ["ann's luck", "bob's luck", ""])
    assert s.position.generator == SHA256
    s.holds()


def test_whoever_makes_the_table_can_seal_only_after_the_promise() -> None:
    """The secret is in the first entry of the log; what anybody adds comes in later ones."""
    s = seated()
    sealed(s, "ann")
    kinds = [type(deed) for deed in s.deeds]
    assert kinds.index(deeds.Created) < kinds.index(deeds.Sealed) and "luck" not in str(s.deeds[0])


def test_with_nobody_to_take_part_the_game_starts_at_once() -> None:
    s = Seating(CARCASSONNE, "open", "bot:random", fair=2)
    s.wish("ann", "claim", "Ann", 0, None)
    (started,) = s.wish("ann", "start", UNTIL)
    assert started == deeds.Started((seal_of("t", 0, 0, "Ann", ""), seal_of("t", 0, 1, "", "")))
    s.holds()


def test_luck_can_be_sealed_anew_until_all_is_sealed_and_the_game_starts() -> None:
    s = seated()
    sealed(s, "ann", "first")
    sealed(s, "ann", "second")
    s.wish("ann", "start", UNTIL)
    sealed(s, "ann", "third")
    sealed(s, "bob")
    assert s.refused("ann", "seal", 0, 0, seal(s, "ann", "fourth")) == "table-luck-late"
    assert s.refused("ann", "show", 0, 0, "second") == "table-luck-differs"
    shown(s, "ann", "third")


def test_who_does_not_seal_takes_no_part() -> None:
    s = seated()
    sealed(s, "ann")
    s.wish("ann", "start", UNTIL)
    assert settled(s, 7.9) == []
    assert settled(s, 0.1) == [deeds.LeftOut((1,), s.now + 8)]
    assert s.table.seats[1].left_out and s.table.secret == SECRET, "nobody has shown anything yet: the promise stands"
    assert s.refused("bob", "seal", 1, 0, "0" * 64) == "table-no-part"
    *_, started = shown(s, "ann")
    assert isinstance(started, deeds.Started) and started.seals[1] == seal_of("t", 0, 1, "Bob", "")
    fair = s.table.fairness
    assert fair.luck == ["ann's luck", "", ""] and fair.seed == s.position.seed and fair.misnamed(s.table.names) == []
    s.holds()


def test_who_does_not_show_makes_a_new_round_and_takes_no_part_in_it() -> None:
    s = seated()
    sealed(s, "ann")
    sealed(s, "bob")
    s.wish("ann", "start", UNTIL)
    shown(s, "ann")
    (left,) = settled(s, 8)
    assert isinstance(left, deeds.LeftOut) and left.seats == (1,) and left.secret not in ("", SECRET)
    assert s.table.round == 1 and s.table.promise == promise_of(left.secret)
    assert [seat.seal + seat.luck for seat in s.table.seats] == ["", "", ""], "what was shown counts no more"
    assert s.refused("ann", "show", 0, 0, "ann's luck") == "table-luck-stale"
    assert s.refused("ann", "seal", 0, 0, "0" * 64) == "table-luck-stale"
    assert s.refused("ann", "show", 0, 1, "ann's luck") == "table-luck-early"
    sealed(s, "ann", "new luck")
    shown(s, "ann", "new luck")
    fair = s.table.fairness
    assert isinstance(fair, Fairness) and (fair.round, fair.secret) == (1, left.secret)
    assert fair.luck == ["new luck", "", ""] and fair.seed == s.position.seed and fair.kept
    s.holds()


@pytest.mark.parametrize("showing", [False, True])
def test_if_nobody_answers_the_game_starts_all_the_same(showing: bool) -> None:
    s = seated()
    if showing:
        sealed(s, "ann")
        sealed(s, "bob")
    s.wish("ann", "start", UNTIL)
    left, started = settled(s, 8)
    assert isinstance(left, deeds.LeftOut) and left.seats == (0, 1) and bool(left.secret) == showing
    assert isinstance(started, deeds.Started) and s.table.status == "playing"
    fair = s.table.fairness
    assert fair.luck == ["", "", ""] and fair.seed == s.position.seed and fair.misnamed(s.table.names) == []
    s.holds()


def test_while_the_game_is_about_to_start_nobody_comes_or_goes() -> None:
    s = seated()
    s.wish("ann", "start", UNTIL)
    for what in (("leave", 0), ("start", UNTIL), ("remove", 1), ("link", 1, "x")):
        expected = "table-seat-taken" if what[0] == "link" else "table-starting"
        found = s.refused("ann", *what)
        assert found in (expected, "table-starting")
    assert s.refused("zoe", "claim", "Zoe", 0, None) == "table-starting"


def test_who_gets_up_takes_their_luck_along() -> None:
    s = seated("ann", "bob")
    sealed(s, "bob")
    s.wish("bob", "leave", 1)
    seat = s.table.seats[1]
    assert (seat.part, seat.seal, seat.luck) == (False, "", "")


def test_a_start_is_called_off_when_somebody_who_is_waited_for_has_deleted_themselves() -> None:
    s = seated()
    sealed(s, "ann")
    s.wish("ann", "start", UNTIL)
    s.write(None, [deeds.Forgotten((1,), "random")])
    assert s.table.starting is None and s.table.seats[1].free and s.table.to_seal == []
    assert s.refused("ann", "start", UNTIL) == "table-seats-free"


def test_a_table_that_is_closed_does_not_start() -> None:
    s = seated()
    s.wish("ann", "start", UNTIL)
    s.write(None, s.table.close("operator"))
    assert s.table.starting is None and settled(s, 100) == []


REFUSALS = {
    "table-not-your-seat": ("bob", "seal", (0, 0, "0" * 64)),
    "table-bad-seal": ("ann", "seal", (0, 0, "0" * 63)),
    "table-luck-early": ("ann", "show", (0, 0, "x")),
    "table-no-such-seat": ("ann", "seal", (9, 0, "0" * 64)),
}


@pytest.mark.parametrize("key", REFUSALS)
def test_refusals(key: str) -> None:
    who, what, args = REFUSALS[key]
    assert seated().refused(who, what, *args) == key


@pytest.mark.parametrize("luck", ["", "x" * 65, "a\nb", "\ud800"])
def test_luck_must_be_short_and_visible(luck: str) -> None:
    s = seated("ann", "bot:random")
    sealed(s, "ann")
    s.wish("ann", "start", UNTIL)
    assert s.refused("ann", "show", 0, 0, luck) == "table-bad-luck"


def test_a_seal_after_the_start_is_refused() -> None:
    s = seated("ann", "bot:random")
    sealed(s, "ann")
    s.wish("ann", "start", UNTIL)
    shown(s, "ann")
    assert s.refused("ann", "seal", 0, 0, "0" * 64) == "table-started"
