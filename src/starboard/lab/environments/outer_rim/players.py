"""Outer Rim for learners, from the state: the players, who are counted from the seat that looks."""

from __future__ import annotations

from array import array

from starboard.games.outer_rim.inside import (
    NONE,
    SKILLS,
    SLOTS,
    STATS,
    OuterRimState,
    fame,
    fame_of_card,
    is_ai,
    marked_planet,
    open_goal,
    skills,
    slot_views,
    values,
)
from starboard.lab.environments.outer_rim.cells import (
    CAPTIVES,
    DEFEATED,
    FAME_AT,
    FLIPPED,
    GOAL,
    IS_AI,
    SECRETS,
    SHIP_FLIPPED,
    SHIP_GOAL,
)
from starboard.lab.environments.outer_rim.sight import Known, Person, Rests, Row, Sight, bounded, clear, ones, told
from starboard.lab.environments.outer_rim.table import CREDITS, FAME


class Players:
    """Writes the rows of all seats; each part over what is there."""

    def __init__(self, sight: Sight, rows: list[Row], known: Known) -> None:
        self.sight, self.rows, self.known = sight, rows, known
        about, facts, people = sight.about, sight.facts, range(sight.people)
        # Of each player: the rows, and where in them they are told of.
        self.told_at = [
            [(row, about.players + (player - seat) % len(people) * about.player_size) for seat, row in enumerate(rows)]
            for player in people
        ]
        self.rows_of_others = [[row for seat, row in enumerate(rows) if seat != player] for player in people]
        self.rivals = [facts.rivals + player * facts.rival_size for player in people]
        for seat, row in enumerate(rows):
            for player, at in enumerate(self.rivals):
                row[at + (player - seat) % len(people)] = 1
        at_block = {name: block.start for name, block in about.player.blocks.items()}
        self.character, self.space, self.values = at_block["character"], at_block["space"], at_block["values"]
        self.reputation, self.slots = at_block["reputation"], at_block["slots"]
        # As it was told before.
        self.people: list[tuple[object, ...]] = [() for _ in people]
        self.goals: list[tuple[int, ...]] = [() for _ in people]
        self.where = [NONE for _ in people]
        self.captors: list[int] = []
        self.bound: list[list[int]] = [[] for _ in rows]
        self.hunted: list[list[int]] = [[] for _ in rows]
        self.moods: dict[int, Person] = {}  # of whom values or fame change with anything

    @property
    def parts(self) -> list[Rests]:
        """List what is written here, and the fields of the state that it rests on."""
        return [
            (("fame",), self.write_fame),
            (("defeated",), self.write_defeated),
            (("flipped", "ship_flipped", "tokens", "ship_tokens", "character", "ship"), self.write_goals),
            (("space",), self.write_others),
            (("character", "ship", "flipped", "ship_flipped", "held", "marked"), self.write_people),
            (("held", "captor"), self.write_captives),
            (("held", "captor", "marked"), self.write_bound),
            (("held", "spots", "faceup", "peeked"), self.write_hunted),
            (("secrets",), self.write_secrets),
        ]

    def write(self, player: int, place: int, number: float) -> None:
        """Write a number of a player."""
        number = bounded(number)
        for row, at in self.told_at[player]:
            row[at + place] = number

    def write_fame(self, g: OuterRimState) -> None:
        for player in range(g.players):
            self.write(player, FAME_AT, fame(g, player) / FAME)

    def write_defeated(self, g: OuterRimState) -> None:
        for player in range(g.players):
            self.write(player, DEFEATED, g.defeated >> player & 1)

    def write_goals(self, g: OuterRimState) -> None:
        for player in range(g.players):
            who, sheet = g.character[player], g.ship[player]
            flipped, ship_flipped = g.flipped >> player & 1, g.ship_flipped >> player & 1
            now = who, sheet, flipped, ship_flipped, g.tokens[player], g.ship_tokens[player]
            if now == self.goals[player]:
                continue
            self.goals[player] = now
            self.write(player, IS_AI, is_ai(g, player))
            self.write(player, FLIPPED, flipped)
            self.write(player, SHIP_FLIPPED, ship_flipped)
            ready = NONE not in (who, sheet)
            for of_ship, place, tokens in ((False, GOAL, g.tokens), (True, SHIP_GOAL, g.ship_tokens)):
                goal = open_goal(g, player, of_ship) if ready else None
                self.write(player, place, goal is not None)
                self.write(player, place + 1, 0 if goal is None else tokens[player] / max(1, goal.count))

    def write_others(self, g: OuterRimState) -> None:
        """Count the other players in each space."""
        others, where = self.sight.facts.others, spaces_of(g)
        for player, (space, before) in enumerate(zip(where, self.where, strict=True)):
            if space != before:
                for row in self.rows_of_others[player]:
                    if before != NONE:
                        row[others + before] -= 1 / 2
                    if space != NONE:
                        row[others + space] += 1 / 2
        self.where = where[:]

    # What they have, and what they can do with it.

    def write_people(self, g: OuterRimState) -> None:
        combat, known = g.combat, self.known.people
        for player, held in enumerate(g.held):
            banned = combat.banned if combat is not None and combat.attacker == player else NONE
            planets = [marked_planet(g, card) for card in held] if g.marked else ()
            who, sheet, seated = g.character[player], g.ship[player], player < g.seats
            now = seated, banned, who, sheet, g.flipped >> player & 1, g.ship_flipped >> player & 1, *held, *planets
            if now == self.people[player]:
                continue
            self.people[player] = now
            person = known.get(now)
            if person is None:
                person = known[now] = self.person(g, player, banned, planets)
            for row, at in self.told_at[player]:
                row[at + self.character : at + self.space] = person.sheets
                row[at + self.values : at + self.reputation] = person.able
                row[at + self.slots : at + self.sight.about.player_size] = person.laid
            self.write(player, FAME_AT, fame(g, player) / FAME)
            if self.moods.pop(player, None) or person.is_moody:
                if person.is_moody:
                    self.moods[player] = person
                for row in self.rows:
                    clear(row, self.sight.facts.fame, self.sight.facts.open)

    def person(self, g: OuterRimState, player: int, banned: int, planets: list[int] | tuple[()]) -> Person:
        about, who, sheet = self.sight.about, g.character[player], g.ship[player]
        characters, held = len(g.content.characters), g.held[player]
        sheets = [who] * (who != NONE) + [characters + sheet] * (sheet != NONE)
        marked = ones(about.spaces, [planet for planet in planets if planet != NONE])
        return Person(
            ones(self.space - self.character, sheets),
            self.able(g, player, banned),
            self.slots_of(g, player) + ones(about.cards, held) + marked,
            self.sight.has_moods(g, player),
            player < g.seats and not g.content.with_fame.isdisjoint(held),
        )

    def able(self, g: OuterRimState, player: int, banned: int) -> array[float]:
        """Return values and skills, which rest on few of the cards."""
        cards = [card for card in g.held[player] if card in self.sight.enabling]
        flipped, ship_flipped = g.flipped >> player & 1, g.ship_flipped >> player & 1
        key = g.character[player], g.ship[player], flipped, ship_flipped, banned, *cards
        found = self.known.able.get(key)
        if found is None:
            found = self.known.able[key] = values_and_skills(g, player)
        return found

    def slots_of(self, g: OuterRimState, player: int) -> array[float]:
        """Count free slots and filled ones, by their kind: cards that lie in the same slots are alike."""
        content, sheet, held, ai = g.content, g.ship[player], g.held[player], is_ai(g, player)
        adding = () if content.with_slot.isdisjoint(held) else held
        key = ai, sheet, *map(content.slot_of.__getitem__, held), NONE, *adding
        found = self.known.slots.get(key)
        if found is None:
            slots = [0.0] * 2 * len(SLOTS)
            for slot in slot_views(content, sheet, tuple(held), ai)[0]:
                slots[SLOTS.index(slot.kind) + (0 if slot.card is None else len(SLOTS))] += 1 / 2
            found = self.known.slots[key] = told(slots)
        return found

    def write_moods(self, g: OuterRimState) -> None:
        """Write what rests on conditions, which may look at anything."""
        facts = self.sight.facts
        for player, person in self.moods.items():
            if person.moods:
                values = values_of(g, player)
                for row, at in self.told_at[player]:
                    row[at + self.values : at + self.values + len(STATS)] = values
            if person.moody_fame:
                self.write(player, FAME_AT, fame(g, player) / FAME)
                for card in g.held[player]:
                    if card in facts.fame_of:
                        worth = fame_of_card(g, player, card) / 4
                        for row in self.rows:
                            row[facts.fame_of[card]] = worth

    def write_captives(self, g: OuterRimState) -> None:
        """Count the bounties on which a contact lies."""
        captors = [card for card in g.captor if card != NONE] if g.captor.count(NONE) < len(g.captor) else []
        if captors or self.captors:
            self.captors = captors
            for player, held in enumerate(g.held):
                self.write(player, CAPTIVES, len(set(captors).intersection(held)))

    def write_bound(self, g: OuterRimState) -> None:
        """Count what a seat holds that is to be brought to a space."""
        start = self.sight.facts.bound
        for seat, row in enumerate(self.rows):
            bound = [space for card in g.held[seat] if (space := destination(g, card)) >= 0]
            if bound != self.bound[seat]:
                self.bound[seat] = bound
                clear(row, start, start + self.sight.about.spaces)
                for space in bound:
                    row[start + space] += 1

    def write_hunted(self, g: OuterRimState) -> None:
        """Tell a seat on which contacts that it knows it has a bounty."""
        start, targets = self.sight.facts.hunted, self.sight.targets
        for seat, row in enumerate(self.rows):
            known, hunted = g.faceup | g.peeked[seat], []
            for card in filter(targets.__contains__, g.held[seat]):
                target = targets[card]
                if known >> target & 1 and target in g.spots:
                    hunted.append(g.spots.index(target))
            if hunted != self.hunted[seat]:
                self.hunted[seat] = hunted
                row[start : start + len(g.spots)] = ones(len(g.spots), hunted)

    def write_secrets(self, g: OuterRimState) -> None:
        about = self.sight.about
        for player, secrets in enumerate(g.secrets):
            self.write(player, SECRETS, len(secrets) / 2)
        for seat, row in enumerate(self.rows):
            row[about.secrets : about.secrets + about.cards] = ones(about.cards, g.secrets[seat])

    def write_rivals(self, g: OuterRimState, seat: int) -> None:
        """Tell a seat by how much others are ahead of it, and who is with it; only if an option points at somebody."""
        row, where = self.rows[seat], spaces_of(g)
        own, purse = fame(g, seat), g.credits[seat]
        for player, start in enumerate(self.rivals):
            at = start + self.sight.people
            row[at] = (fame(g, player) - own) / FAME
            row[at + 1] = (g.credits[player] - purse) / CREDITS
            row[at + 2] = where[player] == where[seat]


def spaces_of(g: OuterRimState) -> list[int]:
    """List where the players are, NONE before they are on the map."""
    if g.round > 0:
        return g.space
    return [space if held else NONE for space, held in zip(g.space, g.held, strict=True)]


def destination(g: OuterRimState, card: int) -> int:
    """Return the space to which a held card is to be brought; less than 0 if there is none."""
    planet, about = marked_planet(g, card) if g.marked else NONE, g.content.cards[card]
    if planet != NONE:
        return planet
    return about.bounty.destination if about.bounty is not None and card in g.captor else about.destination


def values_of(g: OuterRimState, player: int) -> array[float]:
    if NONE in (g.character[player], g.ship[player]):
        return told([0] * len(STATS))
    return told([number / 6 for number in values(g, player)])


def values_and_skills(g: OuterRimState, player: int) -> array[float]:
    counts = [0] * len(SKILLS) if g.character[player] == NONE else skills(g, player)
    return values_of(g, player) + told([count / 2 for count in counts])
