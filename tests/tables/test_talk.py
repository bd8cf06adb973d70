"""What people say at a table, and what whoever made it can do about it."""

from __future__ import annotations

from starboard.tables import deeds
from starboard.tables.talk import GALLERY, LINES
from tables.seating import CARCASSONNE, Seating


def begun() -> Seating:
    s = Seating(CARCASSONNE, "ann", "bob").start()
    s.wish("zoe", "say", "Zoe", "Hello!")
    return s


def test_a_line_is_taken_away_by_its_writer_or_by_who_made_the_table() -> None:
    s = begun()
    first = s.table.n
    s.wish("bob", "say", "Bob", "Hm.")
    second = s.table.n
    assert s.refused("bob", "erase", first) == "table-owner-only"
    assert s.refused("ann", "erase", first - 1) == "table-no-such-line"
    assert s.wish("ann", "erase", first) == [deeds.Erased(first)]
    assert s.wish("bob", "erase", second) == [deeds.Erased(second)]
    assert s.wish("ann", "erase", first) == [], "once is enough"
    assert (s.table.erased, s.table.writers) == ([first, second], {})
    s.keep()
    s.holds()


def test_who_is_muted_writes_no_more_until_they_may_again() -> None:
    s = begun()
    line = s.table.n
    assert s.refused("bob", "mute", line) == "table-owner-only"
    assert s.wish("ann", "mute", line) == [deeds.Muted("zoe", "Zoe", True)]
    assert s.refused("zoe", "say", "Zoe", "But …") == "table-muted"
    s.wish("bob", "say", "Bob", "Peace.")
    s.keep()
    assert s.wish("ann", "mute", line) == [deeds.Muted("zoe", "Zoe", False)]
    s.wish("zoe", "say", "Zoe", "Thanks.")
    s.wish("ann", "say", "Ann", "Well.")
    assert s.refused("ann", "mute", s.table.n) == "table-not-yourself"
    s.holds()


def test_who_was_sent_away_does_not_come_back() -> None:
    s = Seating(CARCASSONNE, "ann", "open", "open")
    s.wish("bob", "claim", "Bob", None, None)
    assert s.refused("cyd", "remove", 1) == "table-owner-only"
    assert s.refused("ann", "remove", 2) == "table-seat-free"
    assert s.refused("ann", "remove", 7) == "table-no-such-seat"
    assert s.refused("ann", "remove", 0) == "table-not-yourself"
    assert s.wish("ann", "remove", 1) == [deeds.Removed(1, "Bob")]
    assert s.table.seats[1].free
    s.keep()
    assert s.refused("bob", "claim", "Bob", None, None) == "table-barred"
    for _ in range(2):
        s.wish("ann", "claim", "Ann", None, None)
    s.start()
    assert s.refused("ann", "remove", 1) == "table-started"
    s.holds()


def test_talk_about_a_game_that_is_over_does_not_bring_it_back() -> None:
    s = begun()
    s.now += 5
    s.wish("bob", "say", "Bob", "Still playing?")
    assert s.table.updated_at == s.now
    s.now += 5
    s.wish("zoe", "say", "Zoe", "They are")
    assert s.table.updated_at == s.now - 5, "what onlookers say moves nothing"
    s.wish("bob", "concede", 1, "random")
    over = s.now
    s.now += 100
    s.wish("zoe", "say", "Zoe", "Well played!")
    s.wish("ann", "erase", s.table.n)
    assert s.table.updated_at == over and s.table.n == s.log[-1].n
    s.holds()


def test_those_who_watch_talk_apart_and_are_counted_apart() -> None:
    s = begun()
    s.wish("bob", "say", "Bob", "Hm.")
    s.wish("eve", "say", "Eve", "Shh!")
    assert [(line.line, line.name, line.text) for line in s.table.gallery] == [(1, "Zoe", "Hello!"), (2, "Eve", "Shh!")]
    assert s.refused("ann", "erase", 3, GALLERY) == s.refused("ann", "mute", 3, GALLERY) == "table-no-such-line"
    assert s.refused("zoe", "erase", 2, GALLERY) == "table-owner-only"
    entry = s.table.gallery[0].n
    assert s.wish("zoe", "erase", 1, GALLERY) == [deeds.Erased(entry)]
    assert s.wish("ann", "mute", 2, GALLERY) == [deeds.Muted("eve", "Eve", True)]
    assert s.refused("eve", "say", "Eve", "But …") == "table-muted"
    assert [line.text for line in s.table.gallery] == ["", "Shh!"]
    s.keep()
    s.holds()


def test_only_the_last_lines_of_the_gallery_are_kept_at_hand() -> None:
    s = begun()
    for number in range(LINES + 5):
        s.wish("zoe", "say", "Zoe", str(number))
    assert len(s.table.gallery) == LINES and s.table.gallery[-1].line == s.table.lines == LINES + 6
    s.keep()
    s.holds()


def test_what_was_said_without_a_seat_before_there_was_a_gallery_stays_at_the_table() -> None:
    s = begun()
    s.write("zoe", [deeds.Said("Zoe", "Of old")])
    assert s.log[-1].deed == deeds.Said("Zoe", "Of old", None, "") and s.table.writers[s.table.n] == ("zoe", "Zoe")
    assert s.table.lines == 1
    s.holds()
