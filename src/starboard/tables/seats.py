"""Seats of a table: taken and left, kept for somebody, played by a bot.

As in table.py: what the log has made of it, and what may be done next, as deeds or as a refusal.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from starboard.kernel.errors import StarboardError
from starboard.kernel.message import Argument
from starboard.tables import deeds
from starboard.tables.deeds import AnyDeed, Deed


class TableError(StarboardError):
    """Something that may not be done at this table, now or by this person."""


class Stale(TableError):
    """The table has gone on since the sender last looked."""


BY_OTHERS = ("agreed", "away")  # why a bot plays that others wanted
GONE = "gone:"  # begins what stands in logs for a person who was forgotten


@dataclass(slots=True)
class HandOverWish:
    """A bot is to play somebody else's seat: decided when that person answers, or when the time is up."""

    level: str
    until: float
    seen: bool = False  # the player is there, and so has to agree


@dataclass(slots=True)
class Seat:
    plan: deeds.SeatPlan
    person: str | None = None
    name: str = ""
    part: bool = False  # whether its player wants to take part in the luck of the dice
    left_out: bool = False  # but did not answer in time
    seal: str = ""  # of the luck
    luck: str = ""  # once it was shown
    bot: str | None = None  # the level of the bot that plays it now
    link: str | None = None  # hash of the link's token
    conceded: bool = False
    kept_for: str | None = None  # a person who need only sit down
    kept_name: str = ""
    wish: HandOverWish | None = None
    handed: str = ""  # why a bot plays here
    by_others: bool = False  # a bot has played here that others wanted
    browser: str = ""  # a sign of the one that its player uses
    paused: float = 0.0  # seconds of pauses, where there is a clock
    missed: int = 0  # turns that a bot had to make for want of time, since the player made the last one

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def gone(self) -> bool:
        """Check whether whoever sat there has deleted all that was known of them."""
        return self.person is not None and self.person.startswith(GONE)

    def empty(self) -> None:
        """Let nobody sit here any more."""
        self.person, self.name, self.browser = None, "", ""
        self.part, self.left_out, self.seal, self.luck = False, False, "", ""

    def give_back(self) -> None:
        """Let its player decide here again, in place of a bot."""
        self.bot, self.handed = None, ""

    def keep_for(self, person: str | None, name: str = "") -> None:
        self.kept_for, self.kept_name = person, name


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Seats:
    def __init__(self, plan: deeds.Created, owner: str | None) -> None:
        self.owner = owner
        self.fair = plan.fair
        self.status = "open"  # then "playing", "paused", "over" or, without a result, "closed"
        self.seats = [Seat(one, bot=one.level) for one in plan.seats]
        self.starting: float | None = None  # until when the start waits for people (luck.py)
        self.barred: list[str] = []  # persons who were sent away
        for kept in plan.kept:
            self.seats[kept.seat].keep_for(kept.person, kept.name)

    # What the log has made of it.

    def _seat_deed(self, deed: Deed) -> None:
        match deed:
            case deeds.Linked(number, link):
                self.seats[number].link = link
            case deeds.Claimed(number, person, name, luck, browser, part):
                seat = self.seats[number]
                seat.person, seat.name, seat.browser, seat.link = person, name, browser, None
                seat.luck, seat.part = luck, part
                seat.keep_for(None)
            case deeds.Left(number):
                self.seats[number].empty()
            case deeds.Removed(number):
                seat = self.seats[number]
                assert seat.person is not None
                self.barred.append(seat.person)
                seat.empty()
            case deeds.Invited(number, person, name):
                self.seats[number].link = None
                self.seats[number].keep_for(*((person, name) if not person.startswith(GONE) else (None,)))
            case deeds.Declined(number):
                self.seats[number].keep_for(None)
            case deeds.Planned(number, plan):
                seat = self.seats[number]
                seat.plan, seat.bot, seat.link = plan, plan.level, None
                seat.keep_for(None)
            case _:
                self._bot_deed(deed)

    def _bot_deed(self, deed: Deed) -> None:
        match deed:
            case deeds.HandOverAsked(number, level, until):
                self.seats[number].wish = HandOverWish(level, until)
            case deeds.HandOverSeen(number, until):
                wish = self.seats[number].wish
                assert wish is not None
                wish.seen, wish.until = True, until
            case deeds.HandOverRefused(number):
                self.seats[number].wish = None
            case deeds.HandedOver(number, level, reason):
                seat = self.seats[number]
                seat.bot, seat.wish, seat.handed = level, None, reason
                seat.by_others = seat.by_others or reason in BY_OTHERS
                seat.missed += reason == "turn"
            case deeds.TakenBack(number):
                self.seats[number].give_back()
                self.seats[number].missed = 0
            case deeds.Conceded(number):
                self.seats[number].conceded = True
            case deeds.Forgotten(numbers, level):
                for number in numbers:
                    self._forget(self.seats[number], level)

    def _forget(self, seat: Seat, level: str) -> None:
        """Continue without somebody who is gone."""
        if self.status == "open":
            seat.empty()
            self.starting = None  # there is a seat to fill again
        elif self.status in ("playing", "paused"):
            seat.bot, seat.wish, seat.handed = seat.bot or level, None, "gone"

    def drop_wishes(self) -> None:
        for seat in self.seats:
            seat.wish = None

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def seats_of(self, person: str | None) -> list[int]:
        if person is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    def kept_for(self, person: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.free and seat.kept_for == person]

    # Before the start.

    def claim(
        self, person: str, name: str, seat: int | None, token: str | None, part: bool = False, browser: str = ""
    ) -> list[AnyDeed]:
        """Sit down at an open seat, at one that is kept for oneself, or at the one that a link leads to.

        `part`: whether they will seal and show some luck for the dice.
        """
        if token is not None:
            hashed = token_hash(token)
            found = [number for number, one in enumerate(self.seats) if one.link == hashed]
            self._demand(bool(found), "table-link-gone")
            seat = found[0]
        if seat is None:
            free = self.kept_for(person) + [
                n for n, one in enumerate(self.seats) if one.plan.kind == "open" and one.free and one.kept_for is None
            ]
            self._demand(bool(free), "table-no-open-seat")
            seat = free[0]
        self._demand(0 <= seat < len(self.seats), "table-no-such-seat")
        one = self.seats[seat]
        self._before_start()
        self._demand(one.free, "table-seat-taken")
        self._demand(person not in self.barred, "table-barred")
        if token is None:
            self._demand(one.kept_for in (None, person), "table-seat-kept", name=one.kept_name)
            invited = one.kept_for is not None or one.plan.kind == "open" or person == self.owner
            self._demand(invited, "table-seat-by-link")
            # Who made the table may play several seats; a stranger must not take them all.
            self._demand(person == self.owner or not self.seats_of(person), "table-one-seat")
        return [deeds.Claimed(seat, person, name, browser=browser, part=part and self.fair > 1)]

    def leave(self, person: str, seat: int) -> list[AnyDeed]:
        """Give up one's seat, or one that was kept for oneself."""
        if seat in self.kept_for(person):
            return [deeds.Declined(seat, self.seats[seat].kept_name)]
        self._own(person, seat)
        self._before_start()
        return [deeds.Left(seat)]

    def remove(self, person: str | None, seat: int) -> list[AnyDeed]:
        """Send somebody away from a seat at one's own table, before the start. None is whoever runs the server."""
        self._demand(person in (None, self.owner), "table-owner-only")
        self._demand(0 <= seat < len(self.seats), "table-no-such-seat")
        self._before_start()
        one = self.seats[seat]
        self._demand(one.person is not None, "table-seat-free")
        self._demand(one.person != person, "table-not-yourself")
        return [deeds.Removed(seat, one.name)]

    def link(self, person: str, seat: int, token: str | None) -> list[AnyDeed]:
        """Make a link to a free seat, or withdraw it: only the hash of the token is written down."""
        self._empty_seat(person, seat)
        self._demand(self.seats[seat].free, "table-seat-taken")
        return [deeds.Linked(seat, token_hash(token) if token else None)]

    def invite(self, owner: str, seat: int, person: str, name: str) -> list[AnyDeed]:
        """Keep a free seat at one's own table for somebody."""
        self._empty_seat(owner, seat)
        self._demand(self.seats[seat].free, "table-seat-taken")
        self._demand(person not in self.barred, "table-invite-removed", name=name)
        here = bool(self.seats_of(person) or self.kept_for(person))
        self._demand(not here, "table-invite-here", name=name)
        return [deeds.Invited(seat, person, name)]

    def plan_seat(self, person: str, seat: int, plan: deeds.SeatPlan) -> list[AnyDeed]:
        """Let somebody else sit where nobody sits yet: whoever has a link, anybody, or a bot."""
        self._empty_seat(person, seat)
        return [deeds.Planned(seat, plan)]

    def _empty_seat(self, owner: str, seat: int) -> None:
        self._demand(owner == self.owner, "table-owner-only")
        self._demand(0 <= seat < len(self.seats), "table-no-such-seat")
        self._before_start()
        self._demand(self.seats[seat].person is None, "table-seat-taken")

    def _before_start(self) -> None:
        """Refuse what cannot be changed any more, also while the game is about to start."""
        self._demand(self.status == "open", "table-started")
        self._demand(self.starting is None, "table-starting")

    # Bots in place of people.

    def hand_over(self, person: str, seat: int, level: str) -> list[AnyDeed]:
        """Let a bot play one's own seat."""
        self._own(person, seat)
        self._may_hand_over(seat)
        return [deeds.HandedOver(seat, level)]

    def ask_hand_over(self, person: str, seat: int, level: str, until: float) -> list[AnyDeed]:
        """Ask, as whoever made the table, for a bot at the seat of somebody who may be away."""
        self._demand(0 <= seat < len(self.seats), "table-no-such-seat")
        self._demand(person == self.owner, "table-not-your-seat")
        self._may_hand_over(seat)
        self._demand(self.seats[seat].wish is None, "table-hand-over-pending")
        return [deeds.HandOverAsked(seat, level, until)]

    def see_hand_overs(self, person: str, until: float) -> list[AnyDeed]:
        """Note that somebody is at the table: bots that are to play for them need their consent."""
        own = self.seats_of(person)
        return [deeds.HandOverSeen(n, until) for n in own if (wish := self.seats[n].wish) and not wish.seen]

    def answer_hand_over(self, person: str, seat: int, allowed: bool) -> list[AnyDeed]:
        self._own(person, seat)
        wish = self.seats[seat].wish
        self._demand(wish is not None, "table-not-asked")
        assert wish is not None
        return [deeds.HandedOver(seat, wish.level, "agreed") if allowed else deeds.HandOverRefused(seat)]

    def settle_hand_overs(self, at: float, watched: bool = True) -> list[AnyDeed]:
        """Settle wishes whose time is up: who was there has not agreed, and a bot plays for who has not come.

        `watched`: somebody would have noticed them all the time.
        """
        done: list[AnyDeed] = []
        for number, seat in enumerate(self.seats):
            if seat.wish is None or seat.wish.until > at:
                continue
            if seat.wish.seen:
                done.append(deeds.HandOverRefused(number, "silent"))
            elif watched:
                done.append(deeds.HandedOver(number, seat.wish.level, "away"))
        return done

    def banish(self, person: str, level: str) -> list[AnyDeed]:
        """Continue without somebody who may not play on this server any more."""
        own = self.seats_of(person)
        if self.status == "open":
            return [deeds.Removed(seat, self.seats[seat].name) for seat in own]
        going_on = own if self.status in ("playing", "paused") else []
        return [deeds.HandedOver(seat, level, "banned") for seat in going_on if self.seats[seat].bot is None]

    def take_back(self, person: str, seat: int) -> list[AnyDeed]:
        self._own(person, seat)
        self._demand(self.seats[seat].bot is not None and not self.seats[seat].conceded, "table-no-bot")
        self._demand(self.status in ("playing", "paused"), "table-not-playing")
        return [deeds.TakenBack(seat)]

    def _may_hand_over(self, seat: int) -> None:
        self._demand(self.status in ("playing", "paused"), "table-not-playing")
        self._demand(self.seats[seat].bot is None, "table-bot-plays")

    def _own(self, person: str, seat: int) -> None:
        self._demand(0 <= seat < len(self.seats), "table-no-such-seat")
        self._demand(self.seats[seat].person == person, "table-not-your-seat")

    @staticmethod
    def _demand(condition: bool, key: str, **args: Argument) -> None:
        if not condition:
            raise TableError(key, None, **args)
