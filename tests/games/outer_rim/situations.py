"""Situations in which each entry of the data comes up, set up by chance: `situations`."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from games.outer_rim.solo_table import solo
from games.outer_rim.table import Table
from starboard.games.outer_rim.content import DATABANK, MARKET, Card, Content
from starboard.games.outer_rim.goals import achieved
from starboard.games.outer_rim.ids import BOUNTY, CARGO, DECKS, FACTIONS, JOB, NONE, TOP_LEVEL
from starboard.games.outer_rim.load import content
from starboard.kernel.chance import Dice, below

LONGEST = 60  # decisions of a situation that is set up
FAVOR = 41  # the databank number of a favor that failed

Setup = Callable[[Dice], Table]


def fresh(dice: Dice, players: str = "han_solo boba_fett") -> Table:
    """With chances of its own."""
    return Table(players).set(chance=below(dice, 1 << 60))


def ready(dice: Dice) -> Table:
    """Han, rich and with something to lose, in some mood with everybody."""
    t = fresh(dice).credits("han_solo", 1000 * (2 + below(dice, 30))).ship("han_solo", "yv_666")
    t.reputation("han_solo", **{faction: below(dice, 3) - 1 for faction in FACTIONS})
    t.damage("han_solo", wounds=below(dice, 3), dents=below(dice, 3))
    return t


def fitting(t: Table, one: Card, where: str, dice: Dice) -> Table:
    space = {"patrol": "nav_kessel_lu", "no_patrol": "nav_kessel_lu"}.get(where, where)
    t.at("han_solo", space).draw(one.id)
    if where == "patrol":
        faction = FACTIONS[below(dice, 4)]
        t.patrol(faction, space).reputation("han_solo", **{faction: below(dice, 2)})
    if below(dice, 2):
        t.holds("han_solo", "stolen_weapons vibro_ax")
    return t.encounter("han_solo")


def section(one: Card, where: str) -> Setup:
    return lambda dice: fitting(ready(dice), one, where, dice).play("space")


def contact(name: str) -> Setup:
    def meet(dice: Dice) -> Table:
        t = ready(dice).contact("lothal/1", name)
        if below(dice, 2):
            t.holds("han_solo", "vibro_ax")
        return t.encounter("han_solo").play("contact lothal/1")

    return meet


def purchase(one: Card) -> Setup:
    def buy(dice: Dice) -> Table:
        t = ready(dice).credits("han_solo", 45000).market(DECKS[one.deck], one.id).act("han_solo").play("market")
        choice = f"buy {DECKS[one.deck]}"
        return t.play(choice) if t.can(choice) else t.play("leave")

    return buy


def delivery(one: Card) -> Setup:
    def deliver(dice: Dice) -> Table:
        t = ready(dice).holds("han_solo", one.asset)
        place = t.g.content.spaces[one.destination].id if one.destination >= 0 else "naboo"
        if one.destination < 0:
            t.marked(one.asset, place)
        if one.bounty is not None:
            place = t.g.content.spaces[one.bounty.destination].id
            t.captive(one.asset)
        return t.at("han_solo", place).act("han_solo").play("deliver", f"hand-over {one.asset}")

    return deliver


def hunt(one: Card) -> Setup:
    def fight(dice: Dice) -> Table:
        assert one.bounty is not None
        t = ready(dice).holds("han_solo", one.asset).at("han_solo", "lothal")
        t.contact("lothal/1", t.g.content.contacts[one.bounty.target].id, faceup=True).encounter("han_solo")
        return t.play("contact lothal/1", f"fight {one.asset}")

    return fight


def job(one: Card, databank: Card | None = None) -> Setup:
    def attempt(dice: Dice) -> Table:
        t = ready(dice).holds("han_solo", one.asset)
        if databank is not None:
            t.databank(databank.id)
        place = t.g.content.spaces[one.destination].id if one.destination >= 0 else "lothal"
        t.at("han_solo", place).at("boba_fett", place).reputation("boba_fett", rebel=-1).fame(
            "boba_fett", below(dice, 3)
        )
        assert one.job is not None
        t = t.act("han_solo") if one.job.in_action else t.reputation("han_solo", **dict.fromkeys(FACTIONS, 1))
        return (t if one.job.in_action else t.encounter("han_solo")).play(f"job {one.asset}")

    return attempt


def secret(one: Card) -> Setup:
    """At all moments at which one may be used."""

    def use(dice: Dice) -> Table:
        t = fresh(dice).secret("han_solo", one.id).at("han_solo", "kessel").at("boba_fett", "kessel")
        t.patrol("rebel", "nav_kessel_ru").holds("han_solo", "stolen_supplies").draw("enc_kessel_maelstrom_08")
        t.plan("han_solo").begin()
        for _ in range(LONGEST):
            if not t.g.secrets[0] or t.g.active:
                break
            uses = [choice for choice in t.choices if one.id in choice]
            steps = [
                choice for choice in t.choices if choice.split()[0] in ("earn", "deliver", "hand-over", "space", "end")
            ]
            t.play(*(uses[:1] or steps[:1] or t.choices[-1:]))
        return t

    return use


def patrol(faction: str, level: int) -> Setup:
    def fight(dice: Dice) -> Table:
        t = ready(dice).patrol(faction, "lothal", level).holds("han_solo", "crew_hera_syndulla targeting_computer")
        return t.reputation("han_solo", **dict.fromkeys(FACTIONS, 0)).encounter("han_solo").play(f"patrol {faction}")

    return fight


def attack(dice: Dice) -> Table:
    """Slave I."""
    t = fresh(dice).ship("han_solo", "firespray", flipped=True).at("boba_fett", "lothal").encounter("han_solo")
    return t.play("attack firespray 1")


def dejarik(dice: Dice) -> Table:
    t = fresh(dice).ship("han_solo", "hwk_290").holds("han_solo", "dejarik_holotable crew_boshek crew_lobot")
    return t.at("han_solo", "nav_kessel_lu").act("han_solo").play("use dejarik_holotable")


def hire(name: str) -> Setup:
    def test(dice: Dice) -> Table:
        t = fresh(dice).holds("han_solo", name).at("han_solo", "cantonica").draw("enc_cantonica_ord_mantell_07")
        return t.encounter("han_solo").play("space", f"skill {name} tech")

    return test


def goal(name: str) -> Setup:
    """One token short of a goal, when what it is about happens once more."""

    def reach(dice: Dice) -> Table:
        of = content()
        who = name if name in of.character else "han_solo"
        t = fresh(dice, f"{who} {'bossk' if who != 'bossk' else 'ig_88'}").credits(who, 9000)
        if name in of.sheet:
            t.ship(who, name).ship(t.players[1], "hwk_290" if name != "hwk_290" else "lancer").fame(t.players[1], 3)
            t.holds(who, {"hwk_290": "quad_laser", "yt_1300": "quad_laser autoblaster"}.get(name, "food_supplies"))
        about = of.ships[of.sheet[name]].goal if name in of.sheet else of.characters[of.character[name]].goal
        assert about is not None
        (t.g.ship_tokens if name in of.sheet else t.g.tokens)[0] = about.count - 1
        t.g.foe = 1
        t.act(who)
        achieved(t.g, 0, about.event, 9)
        return t.begin()

    return reach


def ai_turn(name: str) -> Setup:
    def turn(dice: Dice) -> Table:
        t = solo().set(chance=below(dice, 1 << 60))
        t.credits("ai", 1000 * below(dice, 30)).at("ai", ("kessel", "lothal", "tatooine", "naboo")[below(dice, 4)])
        t.ship("ai", "yt_1300").damage("ai", wounds=below(dice, 3), dents=below(dice, 3))
        if not below(dice, 4):
            t.damage("ai", dents=5, defeated=True)
        for cards in ("stolen_supplies", "hutt_favor", "stolen_weapons", "rescue_from_the_mines"):
            if below(dice, 2) and len(t.g.held[1]) < 3:
                t.holds("ai", cards)
        t.reputation("ai", **{faction: below(dice, 3) - 1 for faction in FACTIONS})
        t.patrol(FACTIONS[below(dice, 4)], t.where("ai"))
        return t.turn(name)

    return turn


def visit(space: str) -> Setup:
    return lambda dice: fresh(dice).at("han_solo", space).encounter("han_solo").play("space")


def situations(of: Content) -> Iterator[tuple[str, Setup]]:
    """How each entry comes up."""
    for one in of.cards:
        for setup in (*encounters_with(of, one), *uses_of(one)):
            yield one.id, setup
        for databank in databank_of(of, one):
            yield one.id, job(one, databank)
            if databank is not None:
                yield databank.id, job(one, databank)
    for number in of.databank[1]:
        yield of.cards[number].id, mishap(of.cards[number])
    for faction in FACTIONS:
        for level in range(1, TOP_LEVEL + 1):
            yield f"patrol {faction} {level}", patrol(faction, level)
    yield from ((who.id, goal(who.id)) for who in of.characters)
    yield from ((ship.id, goal(ship.id)) for ship in of.ships if ship.goal is not None)
    yield from ((card.id, ai_turn(card.id)) for card in of.ai)
    yield from ((f"space {space.id}", visit(space.id)) for space in of.spaces)
    yield from ((f"hired_help_{number}", hire(f"hired_help_{number}")) for number in (1, 2, 3))
    yield "firespray", attack
    yield "dejarik_holotable", dejarik


def encounters_with(of: Content, one: Card) -> Iterator[Setup]:
    for part in one.sections:
        yield section(one, part.where)
    if one.origin == DATABANK and one.contact != NONE:
        yield contact(of.contacts[one.contact].id)


def uses_of(one: Card) -> Iterator[Setup]:
    if one.secret is not None:
        yield secret(one)
    if one.origin == MARKET:
        yield purchase(one)
    if one.type == BOUNTY:
        yield hunt(one)
    if one.type in (BOUNTY, CARGO):
        yield delivery(one)


def databank_of(of: Content, one: Card) -> list[Card | None]:
    """The cards that may come up when a job is attempted."""
    if one.type != JOB or one.job is None:
        return []
    drawn = of.databank.get(one.job.databank, ()) or (of.databank[FAVOR] if one.job.favor != NONE else ())
    return [of.cards[number] for number in drawn] or [None]


def mishap(databank: Card) -> Setup:
    def deliver(dice: Dice) -> Table:
        t = ready(dice).holds("han_solo", "stolen_supplies").at("han_solo", "kessel").databank(databank.id)
        return t.act("han_solo").play("deliver", "hand-over stolen_supplies")

    return deliver
