"""OR-SETUP: the table before the first turn."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.outer_rim import asks, events
from starboard.games.outer_rim.ai.goals import place_goal
from starboard.games.outer_rim.chart import chart_of
from starboard.games.outer_rim.component_names import card_id
from starboard.games.outer_rim.content import Content
from starboard.games.outer_rim.decks import draw_databank, reveal_top
from starboard.games.outer_rim.dice import roll
from starboard.games.outer_rim.holdings import place
from starboard.games.outer_rim.ids import CRIT, FACTIONS, HIT, NEUTRAL, NOBODY, NONE, POSITIVE
from starboard.games.outer_rim.notation import Choice, Choosing
from starboard.games.outer_rim.skill_test import tell_roll
from starboard.games.outer_rim.standing import set_reputation
from starboard.games.outer_rim.state import AI, OuterRimState, is_ai, others
from starboard.games.outer_rim.turn import Turn
from starboard.kernel.ask import Ask
from starboard.kernel.chance import shuffle
from starboard.kernel.frame import Frame, then
from starboard.kernel.plain import Settings
from starboard.kernel.state import tell, tell_revealed

FIRST_ROLL = 6  # dice
AI_DATABANKS = (91, 92)  # with which an AI character may start (OR-SOLO-04)
AI_SHIP = "g9_rigger"


def empty_table(content: Content, seats: int, options: Settings) -> OuterRimState:
    players = max(2, seats)
    spaces = len(content.contact_space)
    g = OuterRimState(
        seats=seats,
        players=players,
        target=options["fame"],
        order=list(range(len(content.tiles))),
        first=0,
        active=0,
        round=0,
        step=0,
        taken=0,
        used=0,
        extra=False,
        in_extra=False,
        ended=False,
        winner=NOBODY,
        character=[NONE] * players,
        ship=[NONE] * players,
        flipped=0,
        ship_flipped=0,
        space=[0] * players,
        fame=[0] * players,
        credits=[0] * players,
        wounds=[0] * players,
        dents=[0] * players,
        defeated=0,
        reputation=[NEUTRAL] * (4 * players),
        tokens=[0] * players,
        ship_tokens=[0] * players,
        held=[[] for _ in range(players)],
        secrets=[[] for _ in range(players)],
        spots=[NONE] * spaces,
        faceup=0,
        gone=0,
        captor=[NONE] * len(content.contacts),
        patrol=[0] * 4,
        level=[1] * 4,
        market=[list(cards) for cards in content.market],
        encounters=[list(cards) for cards in content.encounters],
        drawn=[],
        removed=0,
        marked=[],
        known=[0] * players,
        peeked=[0] * players,
        ai_deck=[],
        ai_seen=0,
        ai_card=NONE,
        goals=[],
        job=NONE,
        chosen=NOBODY,
        foe=NOBODY,
        foe_succeeded=False,
        foe_was_ahead=False,
        cargo=NONE,
        tip=NONE,
        combat=None,
        roll=None,
    )
    if seats == 1:
        g.fame[AI] = options["expert"]
    g.content = content
    g.chart = chart_of(content, g.order)
    g.frames = [SetUp(options["random_map"])]
    return g


@dataclass(slots=True)
class SetUp(Frame):
    """Map, patrols and contacts (OR-SETUP-02 to -07), then who is first (OR-SETUP-09)."""

    random_map: bool

    def run(self, g: OuterRimState) -> None:
        if self.random_map:
            order = g.order[:]
            shuffle(g, order)  # OR-RANDMAP-02 to -05
            g.order = order
            g.chart = chart_of(g.content, order)
        g.patrol = list(g.chart.start)
        for rank in range(3):
            contacts = [one.number for one in g.content.contacts if one.rank == rank]
            shuffle(g, contacts)
            spots = [spot for spot, (_, wanted) in enumerate(g.content.contact_space) if wanted == rank]
            for spot, contact in zip(spots, contacts, strict=True):
                g.spots[spot] = contact
        if g.seats == 1:
            then(g, *choosing(g), LayOut())  # the human is first without rolling (OR-SOLO-03)
        else:
            then(g, FirstPlayer(tuple(range(g.players))))


@dataclass(slots=True)
class FirstPlayer(Frame):
    """Most hits and critical hits of six dice; those who tie roll again (OR-SETUP-09, -10)."""

    players: tuple[int, ...]

    def run(self, g: OuterRimState) -> None:
        hits = {}
        for player in self.players:
            faces = roll(g, FIRST_ROLL)
            tell_roll(g, player, faces, "OR-SETUP-09", fresh=True)
            hits[player] = faces.count(HIT) + faces.count(CRIT)
        best = tuple(player for player in self.players if hits[player] == max(hits.values()))
        if len(best) > 1:
            then(g, FirstPlayer(best))
            return
        g.first = g.active = best[0]
        tell(g, events.First(g.first))
        then(g, *choosing(g), LayOut())


def choosing(g: OuterRimState) -> list[Frame]:
    """Characters and ships one after another, then what the character cards say (OR-SETUP-11, -15, -16, -19)."""
    order = [g.first, *others(g, g.first)]
    frames: list[Frame] = []
    for seat, player in enumerate(order):
        g.credits[player] = g.content.starting_credits[seat]  # OR-SETUP-18
        frames += [ChooseCharacter(player), ChooseShip(player)]
    return frames + [Start(player) for player in order]


@dataclass(slots=True)
class ChooseCharacter(Choosing):
    """Each once (OR-SETUP-11). The human chooses for the AI (OR-SOLO-04)."""

    player: int

    def ask(self, g: OuterRimState) -> Ask:
        ai = is_ai(g, self.player)
        free = [
            one
            for one in g.content.characters
            if one.number not in g.character and (not ai or one.databank in AI_DATABANKS)
        ]
        verb = "rival" if ai else "character"
        choices: list[Choice] = [(verb, one.id) for one in free]
        rule = "OR-SOLO-04" if ai else "OR-SETUP-11"
        return Ask(0 if ai else self.player, asks.Rival() if ai else asks.Character(), choices, rule)

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        g.character[self.player] = g.content.character[choice[1]]
        tell(g, events.Character(self.player, choice[1]))


@dataclass(slots=True)
class ChooseShip(Choosing):
    """A side of the starting ship, before the databank card is seen (OR-SETUP-15, -16)."""

    player: int

    def ask(self, g: OuterRimState) -> Ask | None:
        if is_ai(g, self.player):
            return None
        choices: list[Choice] = [("ship", one.id) for one in g.content.ships if one.starter]
        return Ask(self.player, asks.Ship(), choices, "OR-SETUP-15")

    def unasked(self, g: OuterRimState) -> None:
        self.answer(g, ("ship", AI_SHIP))  # OR-SOLO-05

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        g.ship[self.player] = g.content.sheet[choice[1]]
        tell(g, events.Ship(self.player, choice[1]), "OR-SETUP-15")


@dataclass(slots=True)
class Start(Frame):
    """Does what the character card says: databank card, starting planet and reputation (OR-SETUP-20 to -24)."""

    player: int

    def run(self, g: OuterRimState) -> None:
        who = g.content.characters[g.character[self.player]]
        number = draw_databank(g, who.databank)
        about = g.content.cards[number]
        g.space[self.player] = about.start
        tell_revealed(g, events.Start(self.player, card_id(g, number), g.content.spaces[about.start].id))
        g.drawn.append(number)
        place(g, self.player, number)
        if is_ai(g, self.player):
            place_goal(g, about.destination)  # OR-SOLO-06
        for faction, level in who.reputation:
            if faction == NONE:
                then(g, StartingSide(self.player, level))
            else:
                set_reputation(g, self.player, faction, level, "OR-SETUP-24")


@dataclass(slots=True)
class StartingSide(Choosing):
    """A faction of one's choice."""

    player: int
    level: int

    def ask(self, g: OuterRimState) -> Ask:
        choices: list[Choice] = [("side", name) for name in FACTIONS]
        return Ask(self.player, asks.Side(), choices, "OR-SETUP-24")

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        assert self.level <= POSITIVE
        set_reputation(g, self.player, FACTIONS.index(choice[1]), self.level, "OR-SETUP-24")


@dataclass(slots=True)
class LayOut(Frame):
    """All decks are shuffled, and the top cards of the market turned up; no patrol moves (OR-SETUP-25 to -29)."""

    def run(self, g: OuterRimState) -> None:
        for deck, cards in enumerate(g.market):
            shuffle(g, cards)
            reveal_top(g, deck)
        for cards in g.encounters:
            shuffle(g, cards)
        if g.seats == 1:
            g.ai_deck = [one.number for one in g.content.ai]
            shuffle(g, g.ai_deck)  # OR-SOLO-07
        g.round = 1
        then(g, Turn(g.first))
