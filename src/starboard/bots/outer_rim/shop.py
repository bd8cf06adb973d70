"""Values market cards for a player of Outer Rim, and has rules that are quick enough to play a turn in thought."""

from __future__ import annotations

from starboard.bots.linear import Linear
from starboard.bots.outer_rim.features import (
    PROMISING,
    able,
    aims_of,
    features,
    here,
    is_under_way,
    lateness,
    promises,
    purse,
    row_of,
    standing,
)
from starboard.bots.outer_rim.greedy import card_worth, quick
from starboard.bots.outer_rim.promise import Aim, aim_of
from starboard.games.outer_rim.inside import (
    DECKS,
    NONE,
    RESOURCES,
    SHIP,
    Choice,
    Market,
    OuterRimState,
    base_cost,
    fame,
    fits,
    may_buy,
    room_makers,
    take_ship,
)
from starboard.kernel.ask import Ask

WON = 12.0  # log odds of a game that is over


class Shop:
    """Values cards for a player, bought where they are now."""

    def __init__(self, linear: Linear, g: OuterRimState, player: int) -> None:
        self.linear, self.g, self.player = linear, g, player
        self.late = lateness(g)
        self.able = able(g, player, is_under_way(g, player))
        self.row = standing(g, player, self.able)
        self.aims = aims_of(g, player, self.able)
        self.around = here(g, player, self.able)
        self.without = self.promised(self.row[:], self.aims)
        self.known: dict[int, float | None] = {}

    def score(self, g: OuterRimState) -> float:
        if fame(g, self.player) >= g.target:
            return WON
        return self.linear.score(features(g, self.player, self.late))

    def with_card(self, number: int) -> float | None:
        """Score a player with a card that is paid for; None if that is not simply a matter of paying."""
        if number not in self.known:
            self.known[number] = self.work_out(number)
        return self.known[number]

    def work_out(self, number: int) -> float | None:
        g, player = self.g, self.player
        about = g.content.cards[number]
        cost = base_cost(g, player, number, 0)
        if cost > g.credits[player] or not may_buy(g, player, number):
            return None
        room = about.type >= RESOURCES or fits(g, player, [*g.held[player], number])
        if self.only_promises(number):
            return self.promising(number, cost, room)
        if not room:
            return None
        after = g.copy()
        if about.type < RESOURCES:
            after.held[player].append(number)
        elif about.type == SHIP:
            take_ship(after, player, about.ship)
            after.frames = g.frames[:]
        else:
            return None
        after.credits[player] -= cost
        return self.score(after)

    def only_promises(self, number: int) -> bool:
        about = self.g.content.cards[number]
        return about.type in PROMISING and not about.abilities

    def promised(self, row: list[float], aims: list[Aim]) -> float:
        """Score the player with these aims."""
        promises(self.g, self.player, self.able, self.g.space[self.player], aims, row)
        return self.linear.score(row_of(row, self.around, self.late))

    def promising(self, number: int, cost: int, room: bool) -> float | None:
        """Score a card that changes only what is promised; without room it takes the place of another such card."""
        g, player = self.g, self.player
        places = [NONE] if room else [old for old in room_makers(g, player, number) if self.only_promises(old)]
        own = aim_of(g, player, self.able, number)
        promising = [held for held in g.held[player] if g.content.cards[held].type in PROMISING]
        found = []
        for old in places:
            row = self.row[:]
            purse(row, g.credits[player] - cost)
            aims = [aim for held, aim in zip(promising, self.aims, strict=True) if held != old]
            found.append(self.promised(row, [*aims, own]))
        return max(found, default=None)


def swift(g: OuterRimState, ask: Ask) -> Choice:
    return buy(g, ask) if isinstance(ask.frame, Market) else quick(g, ask)


def buy(g: OuterRimState, ask: Ask) -> Choice:
    """Buy the card that is worth most beyond its cost, if there is room for it."""
    best: Choice = ("leave",)
    gain, seat = 0.0, ask.seat
    for choice in ask.choices:
        if choice[0] == "buy":
            number = g.market[DECKS.index(choice[1])][-1]
            cost = base_cost(g, seat, number, 0)
            if g.content.cards[number].type < RESOURCES and cost <= g.credits[seat]:
                more = card_worth(g, seat, number) - cost
                if more > gain and fits(g, seat, [*g.held[seat], number]):
                    best, gain = choice, more
    return best
