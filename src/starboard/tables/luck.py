"""Fair dice at a table (kernel/fair.py): whoever takes part seals some luck, and shows it when the game starts.

As in table.py: what the log has made of it, and what may be done next, as deeds or as a refusal.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence

from starboard.kernel.fair import (
    HASH,
    AnyFairness,
    Fairness,
    OldFairness,
    fresh_secret,
    order_of,
    promise_of,
    seal_of,
)
from starboard.tables import deeds
from starboard.tables.deeds import AnyDeed, Deed
from starboard.tables.seats import Seat, Seats, Stale

LONGEST_LUCK = 64
SEALED = 2  # `Created.fair` of tables where luck is sealed


class Luck(Seats):
    id: str

    def __init__(self, plan: deeds.Created, owner: str | None) -> None:
        super().__init__(plan, owner)
        self.secret = plan.secret
        self.shuffle = plan.shuffle
        self.round = 0  # how often the promise was renewed
        self.seals: list[str] = []  # of all seats, once the game has started

    # What the log has made of it.

    def _seat_deed(self, deed: Deed) -> None:
        match deed:
            case deeds.Shuffled(order):
                self.seats = [self.seats[number] for number in order]
                self._unseal(seat for seat, was in enumerate(order) if seat != was)
            case deeds.Starting(until):
                self.starting = until
            case deeds.Sealed(number, seal):
                self.seats[number].seal = seal
            case deeds.Shown(number, luck):
                self.seats[number].luck = luck
            case deeds.LeftOut(numbers, until, secret):
                self.starting = until
                for number in numbers:
                    self.seats[number].left_out = True
                if secret:
                    self.secret, self.round = secret, self.round + 1
                    self._unseal(range(len(self.seats)))
            case _:
                super()._seat_deed(deed)

    def _unseal(self, numbers: Iterable[int]) -> None:
        """Let those at these seats seal their luck anew: a seal is for one seat and one promise."""
        for number in numbers:
            self.seats[number].seal = self.seats[number].luck = ""

    @property
    def promise(self) -> str:
        return promise_of(self.secret)

    @property
    def fairness(self) -> AnyFairness:
        luck = [seat.luck for seat in self.seats]
        if self.fair < SEALED:
            return OldFairness(self.promise, self.secret, luck)
        return Fairness(self.id, self.round, self.promise, self.secret, self.seals, luck)

    @property
    def taking_part(self) -> list[int]:
        """List the seats whose luck the dice are made of."""
        return [number for number, seat in enumerate(self.seats) if seat.part and not seat.left_out]

    @property
    def to_seal(self) -> list[int]:
        """List those whose seal is still missing."""
        return [number for number in self.taking_part if not self.seats[number].seal]

    @property
    def to_show(self) -> list[int]:
        """List those who are to show their luck now: all seals are there, and the game is about to start."""
        if self.starting is None or self.to_seal:
            return []
        return [number for number in self.taking_part if not self.seats[number].luck]

    # What may be done.

    def begin(self, until: float) -> list[AnyDeed]:
        """Start the game: at once, or when those who take part have sealed and shown their luck."""
        shuffled: list[AnyDeed] = []
        seats = self.seats
        if self.shuffle:
            order = order_of(self.id, self.secret, len(seats))
            shuffled, seats = [deeds.Shuffled(order)], [seats[number] for number in order]
        return [*shuffled, deeds.Starting(until) if self.taking_part else self._started(seats)]

    def seal(self, person: str, seat: int, number: int, seal: str) -> list[AnyDeed]:
        """Seal the luck of one's seat, for the promise of this round. As long as nobody has shown theirs, anew."""
        self._takes_part(person, seat, number)
        self._demand(re.fullmatch(HASH, seal) is not None, "table-bad-seal")
        self._demand(self.starting is None or bool(self.to_seal), "table-luck-late")
        return [deeds.Sealed(seat, seal)]

    def show(self, person: str, seat: int, number: int, luck: str) -> list[AnyDeed]:
        """Show the luck that one has sealed. When everybody has, the game starts."""
        self._takes_part(person, seat, number)
        self._demand(seat in self.to_show, "table-luck-early")
        self._demand(0 < len(luck) <= LONGEST_LUCK and luck.isprintable(), "table-bad-luck")
        name = self.seats[seat].name
        self._demand(seal_of(self.id, self.round, seat, name, luck) == self.seats[seat].seal, "table-luck-differs")
        shown: list[AnyDeed] = [deeds.Shown(seat, luck)]
        return [*shown, self._started(self.seats)] if self.to_show == [seat] else shown

    def settle_start(self, at: float, until: float) -> list[AnyDeed]:
        """Go on, when the time is up, without those who have not answered.

        If others have shown their luck already, a new secret is promised and they seal anew: so nobody gains by
        staying away.
        """
        if self.starting is None or self.starting > at:
            return []
        late = self.to_seal or self.to_show
        renewed = not self.to_seal
        left: list[AnyDeed] = [deeds.LeftOut(tuple(late), until, fresh_secret() if renewed else "")]
        return left if set(self.taking_part) - set(late) else [*left, self._started(self.seats, late, renewed)]

    def _started(self, seats: Sequence[Seat], late: Collection[int] = (), renewed: bool = False) -> deeds.Started:
        """Make the deed of the start, with a seal for every seat: who takes no part seals a name only."""
        if self.fair < SEALED:
            return deeds.Started()
        part = set(self.taking_part) - set(late)
        number = self.round + renewed
        return deeds.Started(
            tuple(
                seat.seal if n in part else seal_of(self.id, number, n, seat.name, "") for n, seat in enumerate(seats)
            )
        )

    def _takes_part(self, person: str, seat: int, number: int) -> None:
        self._own(person, seat)
        self._demand(self.status == "open", "table-started")
        self._demand(seat in self.taking_part, "table-no-part")
        if number != self.round:
            raise Stale("table-luck-stale")
