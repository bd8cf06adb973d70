"""Sets up any situation of Outer Rim in a few lines, so that tests read like the rulebook.

    t = Table("han_solo boba_fett")                # Han is first and active; both fly a G9 Rigger, with 4,000 and 6,000
    t.at("han_solo", "lothal").credits("han_solo", 9000).holds("han_solo", "vibro_ax crew_chewbacca")
    t.reputation("han_solo", hutt=-1, rebel=1).damage("han_solo", wounds=1, dents=2).fame("boba_fett", 4)
    t.patrol("imperial", "kessel", level=2).contact("lothal/1", "chopper", faceup=True)
    t.market("cargo", "bacta_supplies", "salvage")  # the open card, and the one below it
    t.draw("enc_lothal_mon_calamari_06")            # the next card of its encounter deck
    t.databank("db_1_3")                            # the only card of its number that can come up
    t.encounter("han_solo")                         # Han begins his encounter step (or `plan`, the default, or `act`)
    t.play("space", dice=["hit blank"])             # the rolls that this brings about, in order
    t.expect_ask("han_solo", "gain", "take", "decline")
    assert t.credits_of("han_solo") == 13000

A solo game has one name, `Table("han_solo", rival="doctor_aphra")`; the AI is called "ai".
Nothing is faked: everything is in the state, and dice are found by trying chances.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import accumulate, chain, islice
from typing import Any, Self

from games.asked import Asked
from starboard.games.outer_rim.action import Act
from starboard.games.outer_rim.component_names import card_id, read_spot, spot_text
from starboard.games.outer_rim.content import DATABANK, MARKET
from starboard.games.outer_rim.encounter import Encounter
from starboard.games.outer_rim.events import EnemyRolled, Rolled
from starboard.games.outer_rim.game import GAME, OuterRim
from starboard.games.outer_rim.ids import ACTION, DECKS, DIE, ENCOUNTER, FACES, FACTIONS, NONE, PLANNING
from starboard.games.outer_rim.invariants import problems
from starboard.games.outer_rim.people import fame
from starboard.games.outer_rim.planning import Plan
from starboard.games.outer_rim.setup import empty_table
from starboard.games.outer_rim.state import OuterRimState
from starboard.games.outer_rim.turn import EndTurn, Step
from starboard.kernel.chance import MASK, STEP, Dice, below
from starboard.kernel.event import Event
from starboard.kernel.fact import fields_of
from starboard.kernel.frame import Frame
from starboard.kernel.kind import SeatKind
from starboard.kernel.position import Position

HOMES = ("lothal", "naboo", "takodana", "kessel")


class Table(Asked):
    def __init__(
        self,
        players: str = "han_solo boba_fett",
        rival: str = "doctor_aphra",
        game: OuterRim | None = None,  # with a pack; else GAME as it is now, which probes.py changes
        **options: Any,
    ) -> None:
        self.players = players.split()
        seats = len(self.players)
        settings = {"fame": 10, "random_map": False, "expert": 0} | options
        game = game or GAME
        self.position: Position[OuterRimState] = game.start(seats, seed=1, options=settings)
        g = empty_table(game.content, seats, settings)
        g.version, g.chance, g.key, g.sealed, g.events = game.version, 1, b"", [], []
        self.position.state = self.g = g
        self.events: list[Event] = []
        self.begun = False
        names = [*self.players, rival] if seats == 1 else self.players
        if seats == 1:
            self.players = [*self.players, "ai"]
        for player, name in enumerate(names):
            g.character[player] = g.content.character[name]
            g.ship[player] = g.content.sheet["g9_rigger"]
            g.space[player] = g.content.space[HOMES[player]]
            g.credits[player] = g.content.starting_credits[player]
        g.patrol = list(g.chart.start)
        left = [contact.number for contact in g.content.contacts]
        for spot, (_, rank) in enumerate(g.content.contact_space):
            contact = next(one for one in left if g.content.contacts[one].rank == rank)
            left.remove(contact)
            g.spots[spot] = contact
        for deck in g.market:
            self._show(deck[-1])
        if seats == 1:
            g.ai_deck = [card.number for card in g.content.ai]
        g.round = 1
        self.plan(self.players[0])

    # Setting up.

    def seat(self, name: str) -> int:
        return self.players.index(name)

    def card(self, name: str) -> int:
        return self.g.content.card[name]

    def at(self, name: str, space: str) -> Self:
        self.g.space[self.seat(name)] = self.g.content.space[space]
        return self

    def credits(self, name: str, amount: int) -> Self:
        self.g.credits[self.seat(name)] = amount
        return self

    def fame(self, name: str, amount: int) -> Self:
        self.g.fame[self.seat(name)] = amount
        return self

    def damage(self, name: str, wounds: int = 0, dents: int = 0, defeated: bool = False) -> Self:
        seat = self.seat(name)
        self.g.wounds[seat], self.g.dents[seat] = wounds, dents
        if defeated:
            self.g.defeated |= 1 << seat
        return self

    def reputation(self, name: str, **levels: int) -> Self:
        for faction, level in levels.items():
            self.g.reputation[4 * self.seat(name) + FACTIONS.index(faction)] = level
        return self

    def ship(self, name: str, sheet: str, flipped: bool = False, tokens: int = 0) -> Self:
        seat = self.seat(name)
        self.g.ship[seat] = self.g.content.sheet[sheet]
        self.g.ship_tokens[seat] = tokens
        if flipped:
            self.g.ship_flipped |= 1 << seat
        return self

    def flipped(self, name: str) -> Self:
        """The personal goal is achieved: the second ability shows."""
        self.g.flipped |= 1 << self.seat(name)
        return self

    def tokens(self, name: str, number: int) -> Self:
        self.g.tokens[self.seat(name)] = number
        return self

    def holds(self, name: str, cards: str) -> Self:
        """Resources by their ids (`vibro_ax`, `crew_chewbacca`, `bounty_greedo`); contacts aboard leave the map."""
        for word in cards.split():
            number = self._take(word)
            self.g.held[self.seat(name)].append(number)
            about = self.g.content.cards[number]
            if about.contact != NONE and about.contact in self.g.spots:
                self.g.spots[self.g.spots.index(about.contact)] = NONE
        return self

    def secret(self, name: str, card: str) -> Self:
        number = self._take(card)
        self.g.secrets[self.seat(name)].append(number)
        for player in range(self.g.players):
            self.g.known[player] &= ~(1 << number)
        self.g.known[self.seat(name)] |= 1 << number
        return self

    def captive(self, bounty: str) -> Self:
        """The target of this bounty, which somebody holds, lies on it."""
        number = self.card(bounty)
        about = self.g.content.cards[number].bounty
        assert about is not None
        if about.target in self.g.spots:
            self.g.spots[self.g.spots.index(about.target)] = NONE
        self.g.captor[about.target] = number
        return self

    def marked(self, card: str, planet: str) -> Self:
        self.g.marked.append((self.card(card) << 8) + self.g.content.space[planet])
        return self

    def patrol(self, faction: str, space: str, level: int = 1) -> Self:
        number = FACTIONS.index(faction)
        self.g.patrol[number], self.g.level[number] = self.g.content.space[space], level
        return self

    def contact(self, spot: str, who: str | None, faceup: bool = False) -> Self:
        """Who is on a contact space; who was there changes places with them. None: whoever is there leaves the game."""
        g, at = self.g, read_spot(self.g, spot)
        old = g.spots[at]
        if who is None:
            g.gone |= 1 << old
            g.spots[at] = NONE
            return self
        contact = g.content.person[who]
        if contact in g.spots:
            g.spots[g.spots.index(contact)] = old
        g.spots[at] = contact
        if faceup:
            g.faceup |= 1 << contact
        return self

    def market(self, deck: str, *cards: str) -> Self:
        """The open card of a market deck, and those below it in order."""
        pile = self.g.market[DECKS.index(deck)]
        for word in reversed(cards):
            number = self.card(word)
            pile.remove(number)
            pile.append(number)
        self._show(pile[-1])
        return self

    def draw(self, *cards: str) -> Self:
        """The next cards of an encounter deck, the first drawn first."""
        for word in reversed(cards):
            number = self.card(word)
            pile = self.g.encounters[self.g.content.cards[number].deck]
            pile.remove(number)
            pile.append(number)
        return self

    def databank(self, card: str) -> Self:
        """All other cards of its number are out of the game."""
        number = self.card(card)
        for other in self.g.content.databank[self.g.content.cards[number].deck]:
            if other != number:
                self.g.removed |= 1 << other
        return self

    def removed(self, cards: str) -> Self:
        """These cards are out of the game."""
        for word in cards.split():
            self.g.removed |= 1 << self._take(word)
        return self

    def set(self, **fields: Any) -> Self:
        """Any other field of the state."""
        for name, value in fields.items():
            assert hasattr(self.g, name), name
            setattr(self.g, name, value)
        return self

    def _take(self, word: str) -> int:
        number = self.card(word)
        about = self.g.content.cards[number]
        if about.origin != DATABANK:
            (self.g.market if about.origin == MARKET else self.g.encounters)[about.deck].remove(number)
            if about.origin == MARKET and self.g.market[about.deck]:
                self._show(self.g.market[about.deck][-1])
        return number

    def _show(self, number: int) -> None:
        for player in range(self.g.players):
            self.g.known[player] |= 1 << number

    # Where the game goes on from.

    def plan(self, name: str) -> Self:
        seat = self._turn(name, PLANNING)
        return self.next(Plan(seat), Step(seat, ACTION), Step(seat, ENCOUNTER), EndTurn(seat))

    def act(self, name: str) -> Self:
        """The planning step is over."""
        seat = self._turn(name, ACTION)
        return self.next(Act(seat), Step(seat, ENCOUNTER), EndTurn(seat))

    def encounter(self, name: str) -> Self:
        """Planning and actions are over."""
        seat = self._turn(name, ENCOUNTER)
        return self.next(Encounter(seat), EndTurn(seat))

    def _turn(self, name: str, step: int) -> int:
        seat = self.seat(name)
        self.g.active, self.g.step = seat, step
        return seat

    def next(self, *frames: Frame) -> Self:
        """These frames, the first first."""
        self.g.frames[:] = frames[::-1]
        return self

    # Playing.

    def begin(self, dice: list[str] | None = None) -> Self:
        """Go on to the first decision, with these rolls. Done by itself before anything is played."""
        if not self.begun:
            self.begun = True
            assert not problems(self.g), problems(self.g)
            self.g.events = []
            if dice:
                self._fix_dice(None, dice, None)
            self.position._go_on()
            self.events = self.position.events
        return self

    def play(self, *choices: str, dice: list[str] | None = None, by: str | None = None) -> Self:
        """Play notations. `dice` are the rolls that the last one brings about, in order; `by` says who plays."""
        self.begin()
        *first, last = choices
        self.events = []
        for choice in first:
            self._play(choice, by)
        if dice:
            self._fix_dice(last, dice, by)
        self._play(last, by)
        return self

    def _play(self, choice: str, by: str | None = None) -> None:
        seat = None if by is None else self.seat(by)
        self.events += self.position.play(choice, seat)
        self.g = self.position.state
        assert not problems(self.g), (choice, problems(self.g))

    def _fix_dice(self, choice: str | None, wanted: list[str], by: str | None) -> None:
        """A chance by which the choice (None: the beginning) rolls so: found by trying, nothing is faked."""
        seat = None if by is None else self.seat(by)
        goal = [sorted(words.split()) for words in wanted]
        likely = False  # whether so many dice were ever rolled
        for tries, chance in enumerate(chain(chances_for(goal), range(30_000))):
            trial = self.position.copy()
            trial.state.chance = chance * STEP & MASK
            if choice is None:
                trial._go_on()
            rolls = rolls_in(trial.events if choice is None else trial.play(choice, seat))
            assert rolls, "nothing is rolled"
            if rolls[: len(goal)] == goal:
                self.position.state.chance = chance * STEP & MASK
                return
            likely |= [len(roll) for roll in rolls[: len(goal)]] == [len(roll) for roll in goal]
            assert likely or tries < 1000, f"these dice cannot come: {rolls}"
        raise AssertionError("these dice do not come")

    # Looking.

    def told(self, is_: str) -> list[dict[str, Any]]:
        """The facts of events of the last play, by their id; seats by name."""
        assert is_ in GAME.event_types, is_
        return [self._facts(event) for event in self.events if event.is_ == is_]

    def _facts(self, event: Event) -> dict[str, Any]:
        seats = {field.name for field in fields_of(type(event)) if isinstance(field.kind, SeatKind)}
        return {name: self.players[int(str(value))] if name in seats else value for name, value in event.facts.items()}

    def rules(self) -> frozenset[str]:
        """The rules named by the events of the last play."""
        return frozenset(event.rule for event in self.events if event.rule)

    @property
    def over(self) -> bool:
        return self.begin().position.ask is None

    def credits_of(self, name: str) -> int:
        return self.g.credits[self.seat(name)]

    def fame_of(self, name: str) -> int:
        return fame(self.g, self.seat(name))

    def wounds_of(self, name: str) -> int:
        return self.g.wounds[self.seat(name)]

    def dents_of(self, name: str) -> int:
        return self.g.dents[self.seat(name)]

    def is_defeated(self, name: str) -> bool:
        return bool(self.g.defeated >> self.seat(name) & 1)

    def where(self, name: str) -> str:
        return self.g.content.spaces[self.g.space[self.seat(name)]].id

    def reputation_of(self, name: str, faction: str) -> int:
        return self.g.reputation[4 * self.seat(name) + FACTIONS.index(faction)]

    def held(self, name: str) -> list[str]:
        return [card_id(self.g, number) for number in self.g.held[self.seat(name)]]

    def ship_of(self, name: str) -> str:
        return self.g.content.ships[self.g.ship[self.seat(name)]].id

    def patrol_at(self, faction: str) -> str:
        return self.g.content.spaces[self.g.patrol[FACTIONS.index(faction)]].id

    def who_is_at(self, spot: str) -> str | None:
        contact = self.g.spots[read_spot(self.g, spot)]
        return None if contact == NONE else self.g.content.contacts[contact].id

    def spot_of(self, contact: str) -> str | None:
        number = self.g.content.person[contact]
        return spot_text(self.g.content, self.g.spots.index(number)) if number in self.g.spots else None

    def top(self, deck: str) -> str:
        return self.g.content.cards[self.g.market[DECKS.index(deck)][-1]].id

    def bottom(self, deck: str) -> str:
        return self.g.content.cards[self.g.market[DECKS.index(deck)][0]].id


@cache
def stream() -> list[str]:
    """The dice that come from chances 0, 1, 2 …: each chance is one step of the generator further on."""
    dice = Dice(0)
    dice.chance = 0
    return [FACES[DIE[below(dice, len(DIE))]] for _ in range(100_000)]


def chances_for(goal: list[list[str]]) -> Iterator[int]:
    """Some chances that give these rolls if nothing else is left to chance before them. Trying all takes longer."""
    dice, ends = stream(), list(accumulate(len(roll) for roll in goal))
    starts = [0, *ends[:-1]]
    fits = (
        at
        for at in range(len(dice) - ends[-1])
        if all(sorted(dice[at + a : at + b]) == roll for a, b, roll in zip(starts, ends, goal, strict=True))
    )
    return islice(fits, 20)


def rolls_in(events: list[Event]) -> list[list[str]]:
    """The faces of all rolls that events tell of."""
    return [sorted(event.faces) for event in events if isinstance(event, Rolled | EnemyRolled)]
