"""Outer Rim for learners: what lies on the table and before the players, from the view."""

from __future__ import annotations

from collections.abc import Iterable

from starboard.games.outer_rim.inside import (
    ACTIONS,
    CLASSES,
    COMBATS,
    DECKS,
    FACES,
    FACTIONS,
    SKILLS,
    SLOTS,
    STATS,
    STEPS,
    TOP_LEVEL,
    CombatView,
    Content,
    DealView,
    JobView,
    OuterRimView,
    PlayerView,
    PurchaseView,
    RollView,
    SoloView,
)
from starboard.lab.environments.encoder import Floats
from starboard.lab.environments.layout import Layout

CREDITS = 10000  # that count as 1
FAME = 10
UNBEATABLE = 8  # dice of what cannot be beaten
SIDE = 5 + len(FACES)  # of a combat


class OuterRimTable:
    """Encodes the table and the players, who are counted from the seat that looks."""

    def __init__(self, content: Content, people: int, layout: Layout) -> None:
        self.content, self.people = content, people
        block = layout.block
        self.cards, self.spaces = len(content.cards), len(content.spaces)
        self.contacts, self.ships = len(content.contacts), len(content.ships)
        self.spot_number = {
            f"{space.id}/{place + 1}": spot
            for space in content.spaces
            for place, spot in enumerate(space.contact_spaces)
        }
        self.sources = {name: number for number, name in enumerate([*content.card, *content.character, *content.sheet])}
        self.tile_number = {tile.id: number for number, tile in enumerate(content.tiles)}
        self.ai_number = {card.id: number for number, card in enumerate(content.ai)}
        self.course = block("course", 4 + len(STEPS) + len(ACTIONS))  # round, target, extra turn, cards being resolved
        self.whose = block("whose", 2 * people)  # active, first
        self.used = block("used", len(self.sources))
        self.map = block("map", len(content.tiles) ** 2)
        self.patrol_size = 5 + self.spaces
        self.patrols = block("patrols", len(FACTIONS) * self.patrol_size)
        self.spot_size = len(CLASSES) + 2 + people + self.contacts
        self.spots = block("contacts", len(self.spot_number) * self.spot_size)
        self.gone = block("gone", self.contacts)
        self.market_size = 5
        self.market = block("market", len(DECKS) * self.market_size)
        self.open_cards = block("open_cards", self.cards)
        self.supply = block("supply", self.ships)
        self.decks = block("encounters", len(content.encounter_decks))
        self.databank = block("databank", len(content.databank))
        self.removed = block("removed", self.cards)
        self.resolving = block("resolving", self.cards)
        self.secrets = block("secrets", self.cards)  # our own
        self.combat = block("combat", 1 + len(COMBATS) + len(FACTIONS) + 2 * SIDE)
        self.roll = block("roll", 3 + len(SKILLS) + 2 * len(FACES))
        self.job = block("job", 2 + self.cards)
        self.purchase = block("purchase", 2 + self.cards + self.ships)
        self.deal = block("deal", 3 + 2 * self.cards)
        self.solo = block("solo", 1 + len(content.ai) + self.spaces)
        self.player = player = Layout()
        player.block("numbers", 15)
        player.block("character", len(content.characters))
        player.block("ship", self.ships)
        player.block("space", self.spaces)
        player.block("values", len(STATS))
        player.block("skills", len(SKILLS))
        player.block("reputation", len(FACTIONS))
        player.block("slots", 2 * len(SLOTS))  # free, then filled
        player.block("held", self.cards)
        player.block("marked", self.spaces)
        self.player_size = player.size
        self.players = block("players", people * self.player_size)

    def mark(self, out: Floats, at: int, cards: Iterable[str]) -> None:
        for card in cards:
            out[at + self.content.card[card]] = 1

    def write(self, view: OuterRimView, seat: int, out: Floats) -> None:
        self.write_course(view, seat, out)
        self.write_board(view, seat, out)
        self.write_market(view, out)
        self.write_progress(view, seat, out)
        for owner, player in enumerate(view.players):
            at = self.players + (owner - seat) % self.people * self.player_size
            self.write_player(player, out[at : at + self.player_size])
        self.mark(out, self.secrets, [one.card for one in view.players[seat].secrets if one.card is not None])

    def write_course(self, view: OuterRimView, seat: int, out: Floats) -> None:
        at = self.course
        out[at : at + 4] = view.round / 20, view.target / FAME, view.extra_turn, len(view.resolving) / 2
        out[at + 4 + STEPS.index(view.step)] = 1
        for place, action in enumerate(ACTIONS):
            out[at + 4 + len(STEPS) + place] = action in view.taken
        for place, who in enumerate((view.active, view.first)):
            if who >= 0:
                out[self.whose + place * self.people + (who - seat) % self.people] = 1
        for source in view.used:
            out[self.used + self.sources[source]] = 1
        for place, tile in enumerate(view.map):
            out[self.map + place * len(self.tile_number) + self.tile_number[tile]] = 1

    def write_board(self, view: OuterRimView, seat: int, out: Floats) -> None:
        at = self.patrols
        for patrol in view.patrols:
            dice = UNBEATABLE if patrol.dice is None else patrol.dice
            out[at : at + 5] = (
                patrol.level / TOP_LEVEL,
                dice / 6,
                patrol.credits / CREDITS,
                patrol.fame / 2,
                patrol.stack / TOP_LEVEL,
            )
            out[at + 5 + self.content.space[patrol.space]] = 1
            at += self.patrol_size
        for one in view.contacts:
            if one.contact_class is None:
                continue
            at = self.spots + self.spot_number[one.spot] * self.spot_size
            out[at + CLASSES.index(one.contact_class)] = 1
            at += len(CLASSES)
            out[at], out[at + 1] = one.faceup, one.contact is not None
            for who in one.looked:
                out[at + 2 + (who - seat) % self.people] = 1
            if one.contact is not None:
                out[at + 2 + self.people + self.content.person[one.contact]] = 1
        for name in view.gone:
            out[self.gone + self.content.person[name]] = 1

    def write_market(self, view: OuterRimView, out: Floats) -> None:
        at = self.market
        for shop in view.market:
            price = shop.price or 0
            out[at : at + 5] = shop.left / 12, shop.cost / CREDITS, price / CREDITS, shop.allowed, shop.affordable
            if shop.card is not None:
                self.mark(out, self.open_cards, [shop.card])
            at += self.market_size
        for ship in view.supply:
            out[self.supply + self.content.sheet[ship]] = 1
        for place, count in enumerate(view.encounters.values()):
            out[self.decks + place] = count / 10
        for place, count in enumerate(view.databank.values()):
            out[self.databank + place] = count / 2
        self.mark(out, self.removed, view.removed)

    def write_progress(self, view: OuterRimView, seat: int, out: Floats) -> None:
        self.mark(out, self.resolving, [one.card for one in view.resolving if one.card is not None])
        self.write_combat(view.combat, seat, out)
        self.write_roll(view.roll, out)
        self.write_job(view.job, out)
        self.write_purchase(view.purchase, out)
        self.write_deal(view.deal, seat, out)
        self.write_solo(view.solo, out)

    def write_job(self, job: JobView | None, out: Floats) -> None:
        if job is not None:
            out[self.job], out[self.job + 1] = 1, job.step / job.steps
            self.mark(out, self.job + 2, [job.card])

    def write_purchase(self, purchase: PurchaseView | None, out: Floats) -> None:
        if purchase is None:
            return
        at = self.purchase
        out[at], out[at + 1] = 1, purchase.price / CREDITS
        self.mark(out, at + 2, [purchase.card, *purchase.goods])
        if purchase.ship is not None:
            out[at + 2 + self.cards + self.content.sheet[purchase.ship]] = 1

    def write_deal(self, deal: DealView | None, seat: int, out: Floats) -> None:
        if deal is None:
            return
        at = self.deal
        ours = 1 if deal.player == seat else -1  # credits go from who proposes to the partner
        out[at : at + 3] = ours, deal.proposed, ours * deal.credits / CREDITS
        give, get = (deal.give, deal.get) if deal.player == seat else (deal.get, deal.give)
        self.mark(out, at + 3, give)
        self.mark(out, at + 3 + self.cards, get)

    def write_solo(self, solo: SoloView | None, out: Floats) -> None:
        if solo is None:
            return
        at = self.solo
        out[at] = solo.deck / len(self.ai_number)
        if solo.card is not None:
            out[at + 1 + self.ai_number[solo.card]] = 1
        for space in solo.goals:
            out[at + 1 + len(self.ai_number) + self.content.space[space]] = 1

    def write_combat(self, combat: CombatView | None, seat: int, out: Floats) -> None:
        if combat is None:
            return
        at = self.combat
        out[at] = 1
        out[at + 1 + COMBATS.index(combat.kind)] = 1
        at += 1 + len(COMBATS)
        if combat.patrol is not None:
            out[at + FACTIONS.index(combat.patrol)] = 1
        at += len(FACTIONS)
        for side in combat.sides:
            dice = UNBEATABLE if side.dice is None else side.dice
            out[at : at + 5] = side.player == seat, side.player is not None, dice / 6, side.added / 4, side.damage / 6
            for face in side.faces:
                out[at + 5 + FACES.index(face)] += 1 / 4
            at += SIDE

    def write_roll(self, roll: RollView | None, out: Floats) -> None:
        if roll is None:
            return
        at = self.roll
        out[at : at + 3] = 1, roll.dice / 4, roll.copies / 2
        if roll.skill is not None:
            out[at + 3 + SKILLS.index(roll.skill)] = 1
        at += 3 + len(SKILLS)
        for face in roll.faces:
            out[at + FACES.index(face)] += 1 / 4
        for face in roll.passing:
            out[at + len(FACES) + FACES.index(face)] = 1

    def write_player(self, player: PlayerView, out: Floats) -> None:
        content = self.content
        goal, ship_goal = player.goal or (0, 1), player.ship_goal or (0, 1)
        out[:15] = (
            player.fame / FAME,
            player.earned / FAME,
            player.credits / CREDITS,
            player.wounds / 6,
            player.dents / 6,
            player.ai,
            player.flipped,
            player.goal is not None,
            goal[0] / max(1, goal[1]),
            player.ship_flipped,
            player.ship_goal is not None,
            ship_goal[0] / max(1, ship_goal[1]),
            player.defeated,
            len(player.secrets) / 2,
            sum(one.captive is not None for one in player.held),
        )
        at = 15
        if player.character is not None:
            out[at + content.character[player.character]] = 1
        at += len(content.characters)
        if player.ship is not None:
            out[at + content.sheet[player.ship]] = 1
        at += self.ships
        if player.space is not None:
            out[at + content.space[player.space]] = 1
        at += self.spaces
        for names, told in ((STATS, player.values), (SKILLS, player.skills), (FACTIONS, player.reputation)):
            scale = 1 if names is FACTIONS else 2 if names is SKILLS else 6
            for place, name in enumerate(names):
                out[at + place] = told[name] / scale
            at += len(names)
        for slot in player.slots:
            out[at + SLOTS.index(slot.kind) + (0 if slot.card is None else len(SLOTS))] += 1 / 2
        at += 2 * len(SLOTS)
        for one in player.held:
            out[at + content.card[one.card]] = 1
            if one.marked is not None:
                out[at + self.cards + content.space[one.marked]] = 1
