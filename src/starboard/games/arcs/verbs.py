"""Declares what a player may choose in Arcs."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, partial

from starboard.games.arcs.ids import AMBITIONS, PIECES
from starboard.games.arcs.kinds import (
    ACTION_CARDS,
    AMBITION,
    ARRANGEMENT,
    CAPTIVE,
    CARD,
    CLUSTER,
    COURT_CARD,
    DAMAGED,
    DIE,
    DRAFTED,
    FACE,
    FRESH,
    HAND,
    PEEKED,
    PIECE,
    PLAYED,
    POOL,
    RESOURCE,
    RIVAL,
    ROLLED,
    SHIP,
    SITE,
    SKIRMISH,
    SLOT,
    SOME,
    SPENT_AS,
    STATE,
    SYSTEM,
    THEIR_SLOT,
    THEIRS,
    TO,
    TYPE,
    listed,
    resource_name,
    rival_name,
    slot_name,
)
from starboard.kernel.kind import COUNT, SEAT, AnyKind
from starboard.kernel.message import Argument, Message
from starboard.kernel.verb import Values, Verb

verb = partial(Verb, "arcs-option-")


def button(form: str, says: str | None = None, rule: str | None = None, about: str = "") -> Verb:
    """Make a verb without fields; what is clicked is its last word: `declare none` is `choose:none`."""
    last = form.rpartition(" ")[2]
    return verb(form, says=says or last, rule=rule, first=(f"choose:{last}",), about=about)


class Pick(Verb):
    """A choice of one thing, which people are told by its name alone."""

    def label(self, values: Values) -> Message:
        (kind,) = self.fields.values()
        said = kind.said(values[0])
        assert isinstance(said, Message), self
        return said


pick = partial(Pick, "", says="option")  # its label is the name of a thing, so `about` says what becomes of it

# To do nothing, or nothing more

END = button("end", rule="ARC-LEAD-08")
NOTHING = button("nothing")
NONE = button("none")
DONE = button("done")
STOP = button("stop", about="stop moving or stealing")

# Playing a card

DRAFT = pick("draft", about="take that leader or lore card", card=DRAFTED)
KEEP_LORE = pick("keep", about="keep one of the lore cards drawn", card=PEEKED)
KEEP_HAND = button("keep", "keep-hand")
REDRAW = button("redraw")


PIPS = COUNT.unaimed  # actions that a card brings


def follow(mode: str, rule: str) -> Verb:
    def also(card: int, pips: int) -> Mapping[str, Argument]:
        return {"mode": mode}

    return verb(f"{mode} {{card}}", says="follow", rule=rule, last=(f"mode:{mode}",), card=HAND, pips=PIPS, also=also)


LEAD = verb("lead {card}", card=HAND, pips=PIPS)
PASS = button("pass", rule="ARC-PASS-02")
SURPASS = follow("surpass", "ARC-FOLLOW-04")
COPY = follow("copy", "ARC-FOLLOW-08")
PIVOT = follow("pivot", "ARC-FOLLOW-09")
SEIZE = pick("seize", about="seize the initiative with that card", card=HAND)
NO_SEIZE = button("seize none", "no-seize")
MAY_SEIZE = button("seize")
DECLARE = verb("declare", ambition=AMBITION)
NO_AMBITION = button("declare none", "no-ambition")
SEIZE_FIRST = verb("seize", says="seize-with", rule="ARC-SEIZE-02", card=HAND)  # before an ambition
DECLARE_FIRST = verb("declare", rule="ARC-AMBITION-15", ambition=AMBITION)  # before seizing
NEITHER = button("neither")

# Standard actions

TAX = verb("tax", rule="ARC-TAX-01", first=("action:tax",), site=SITE)
BUILD = verb("build", rule="ARC-BUILD-01", first=("action:build",), piece=PIECE, site=SITE)
BUILD_OUTSIDE = verb(
    "build {piece} {site} slot {paid}",
    says="build-outside",
    rule="ARC-BUILD-01",
    first=("action:build",),
    piece=PIECE.like("city"),
    site=SITE.like("c1_hex/3"),
    paid=SLOT.aimed("pay").explained("a slot of the own board, for a resource as the price"),
)
MOVE = verb("move", rule="ARC-MOVE-01", first=("action:move",), origin=SYSTEM, system=TO)
REPAIR_SHIP = verb(
    "repair ship {system}", says="repair-ship", rule="ARC-REPAIR-01", first=("action:repair",), system=SYSTEM
)
REPAIR = verb("repair", rule="ARC-REPAIR-01", first=("action:repair",), piece=PIECE.unaimed.like("city"), site=SITE)
INFLUENCE = verb("influence", rule="ARC-INFLUENCE-01", first=("action:influence",), card=COURT_CARD)
SECURE = verb("secure", rule="ARC-SECURE-01", first=("action:secure",), card=COURT_CARD)
BATTLE = verb("battle", rule="ARC-BATTLE-01", first=("action:battle",), system=SYSTEM, owner=RIVAL)
SPEND = verb("spend", slot=SLOT, type=SPENT_AS)

# What actions ask

SHIPS = verb("ships", fresh=FRESH, damaged=DAMAGED)
ON = verb("on", system=SYSTEM)
STAY = button("stop", rule="ARC-CATAPULT-02")  # instead of going on
SPRINT = verb("sprint", says="move", about="move once more (Sprinter Drives)", origin=SYSTEM, system=SYSTEM)
COME = pick("come", about="come back there, having lost everything", system=SYSTEM)
GAIN = pick("gain", about="gain that resource", type=RESOURCE)
GAIN_NOTHING = button("gain nothing", about="gain nothing")
ARRANGE = verb("arrange", what=ARRANGEMENT)

# Battles

FIRST = pick("first", about="let that card act first", card=CARD)
BRING = verb("bring", system=SYSTEM, count=FRESH)
DICE = verb("dice", about="roll so many dice of each kind; `dice none` rolls none", pool=POOL)


def no_others(skirmish: int) -> Mapping[str, Argument]:
    return {"assault": 0, "raid": 0}


RIFLE_DICE = verb("dice skirmish {skirmish}", skirmish=SKIRMISH, also=no_others)
REROLL_BY = pick("reroll by {card}", about="roll dice again by that card", card=CARD)
REROLL = verb("reroll {die} {face}", rolled=ROLLED, die=DIE, face=FACE)
KEEP = button("keep")
HIT_SHIP = verb("hit {state} ship", says="hit-ship", ship=SHIP, state=STATE)
HIT_BUILDING = verb("hit", says="hit-building", about="hit the building there", site=SITE)
RANSACK = pick("ransack", about="ransack that card of the court", card=COURT_CARD)


KEYS = COUNT.unaimed
LOOT = "what a raid takes: from that slot of the defender, or that card"
LOOT_SLOT, LOOT_CARD = SLOT.aimed("loot").called(slot_name).explained(LOOT), CARD.aimed("loot").explained(LOOT)
RAID_SLOT = verb("steal slot {what}", says="raid", about="steal in a raid, for keys", what=LOOT_SLOT, keys=KEYS)
RAID_CARD = verb("steal {what}", says="raid", about="steal in a raid, for keys", what=LOOT_CARD, keys=KEYS)
STEAL_SLOT = verb(
    "steal {owner} slot {what}",
    about="steal from that seat by a card",
    place=THEIR_SLOT,
    owner=SEAT.unaimed,
    what=SLOT.unaimed.called(slot_name),
)
STEAL_CARD = verb("steal {owner} {what}", about="steal from that seat by a card", owner=SEAT.unaimed, what=CARD)
DISCARD_TOKEN = pick("discard", about="discard the weapon in that slot", slot=SLOT.called(slot_name))

# What cards ask

PLACE = pick("place", about="place ships there by a card", system=SYSTEM)
RECYCLE = verb("recycle", what=ACTION_CARDS)
RECYCLE_NONE = button("recycle none", "recycle-none")
CAPTIVE_FOR = verb(
    "captive", says="pressgang", about="return a captive of that seat for a resource", owner=CAPTIVE, what=RESOURCE
)
CAPTIVES = verb("captives", says="execute", about="execute so many captives of that seat", owner=CAPTIVE, count=SOME)
IN_CLUSTER = verb("cluster", about="place ships in that cluster by a card", cluster=CLUSTER)
OUTRAGE = pick("outrage", about="let everybody provoke Outrage of that type", type=RESOURCE)
NO_OUTRAGE = button("outrage none", about="let nobody provoke Outrage")
FREE = pick("free", about="return that city to its board", site=SITE)
FREE_NONE = button("free none", about="return no city")
DESTROY = verb(
    "destroy {owner} {state}",
    says="martyr",
    about="destroy a ship of that seat (Survival Overrides)",
    ship=SHIP,
    owner=SEAT.unaimed,
    state=STATE,
)
GIVE = pick("give", about="give up that guild card, which an ambition costs", card=CARD)
INFLUENCE_TOO = verb("influence", card=COURT_CARD)  # not as an action
LOOK = pick("look", about="look at the hand of that seat", owner=RIVAL.called(rival_name))
SWAP = verb("swap", given=HAND, taken=THEIRS)
SWAP_NONE = button("swap none", "no-swap")
RUTHLESS = verb("ruthless", site=SITE)
LAY = verb("lay", about="lay that resource on the planet just taxed", slot=SLOT, what=RESOURCE.unaimed)
LAY_SUPPLY = verb(
    "lay supply {what}", says="lay-supply", about="lay one from a cartel there", what=RESOURCE.unaimed, card=CARD
)

# What cards let one do, each by its name


SOME_RIVAL = RIVAL.called(rival_name)
SOME_PIECE = PIECE.called(lambda piece: Message("arcs-piece", {"piece": PIECES[piece]}))
SOME_AMBITION = AMBITION.called(lambda ambition: Message("arcs-ambition", {"ambition": AMBITIONS[ambition]}))
TAKEN = (
    TYPE.aimed("taken")
    .explained("a resource that is taken")
    .called(lambda kind: Message("arcs-taken", {"what": resource_name(kind)}))
)
GIVEN = (
    TYPE.aimed("given")
    .explained("a resource that is given")
    .called(lambda kind: Message("arcs-given", {"what": resource_name(kind)}))
)

# What a deed is about, besides its card.

Form = Mapping[str, AnyKind]
BARE: Form = {}
BY_COUNT: Form = {"count": SOME}
BESIDE: Form = {"action": PLAYED}
IN_SYSTEM: Form = {"system": SYSTEM}
AT_SITE: Form = {"site": SITE}
ON_COURT: Form = {"court": COURT_CARD}
FROM_SLOT: Form = {"slot": SLOT.called(slot_name)}
WAY: Form = {"origin": SYSTEM, "system": TO}
SHOT: Form = {"origin": SYSTEM, "system": TO, "owner": SOME_RIVAL}
OF_RIVAL: Form = {"owner": SOME_RIVAL}
OF_TROPHY: Form = {"owner": SOME_RIVAL, "piece": SOME_PIECE}
FOR_AMBITION: Form = {"ambition": SOME_AMBITION}
EXCHANGED: Form = {"given": GIVEN, "taken": TAKEN}
TRADED: Form = {"owner": SOME_RIVAL, "taken": TAKEN, "given": GIVEN}


class DeedVerb(Verb):
    """People are told the card, which nobody writes down, and one after another what it is about.

    A card that may be discarded for something may be discarded for nothing (ARC-PRELUDE-11): `bare` is that choice.
    """

    def __init__(self, name: str, fields: Form = BARE, says: str | None = None) -> None:
        super().__init__("arcs-deed-", name, says=says, first=(f"deed:{name}",))
        self.form = " ".join([name, *(f"{{{field}}}" for field in fields)])
        self.fields = {"card": CARD.unaimed, **fields}

    @cached_property
    def bare(self) -> DeedVerb:
        return DeedVerb(self.word, says="discard-only")

    def label(self, values: Values) -> Message:
        card, *about = (kind.said(value) for kind, value in zip(self.fields.values(), values, strict=True))
        return Message(self.label_key, {"card": card, "what": listed(about)})


def does_key(name: str) -> str:
    """Return the key of what a deed does that a pack has changed."""
    return f"arcs-does-{name}"


class ChangedDeed(DeedVerb):
    """A deed that a pack has changed: people are told what it does now, by a text that the pack brings (say.py)."""

    def __init__(self, name: str, form: Form) -> None:
        super().__init__(name, form, "changed")

    def label(self, values: Values) -> Message:
        said = super().label(values)
        key = "arcs-deed-changed-about" if len(values) > 1 else "arcs-deed-changed"
        return Message(key, {**said.args, "does": Message(does_key(self.word))})


GUILD_DEEDS = (
    DeedVerb("manufacture"),
    DeedVerb("mining-interest", BY_COUNT),
    DeedVerb("material-cartel"),
    DeedVerb("admin-union", BESIDE),
    DeedVerb("construction-union", BESIDE),
    DeedVerb("fuel-cartel"),
    DeedVerb("gatekeepers"),
    DeedVerb("synthesize"),
    DeedVerb("shipping-interest", BY_COUNT),
    DeedVerb("spacing-union", BESIDE),
    DeedVerb("arms-union", BESIDE),
    DeedVerb("pressgang"),
    DeedVerb("execute"),
    DeedVerb("prison-wardens", IN_SYSTEM),
    DeedVerb("skirmishers", IN_SYSTEM),
    DeedVerb("abduct", ON_COURT),
    DeedVerb("court-enforcers", IN_SYSTEM),
    DeedVerb("loyal-marines", IN_SYSTEM),
    DeedVerb("lattice-spies"),
    DeedVerb("farseers"),
    DeedVerb("silver-tongues"),
    DeedVerb("trade", TRADED),
    DeedVerb("elder-broker"),
    DeedVerb("relic-fence", FROM_SLOT),
)
LORE_DEEDS = (
    DeedVerb("summon", AT_SITE),
    DeedVerb("nurture", AT_SITE),
    DeedVerb("prune", AT_SITE),
    DeedVerb("annex", AT_SITE),
    DeedVerb("fire-rifles", SHOT),
    DeedVerb("guide", WAY),
    DeedVerb("martyr", IN_SYSTEM),
    DeedVerb("warlords-terror", OF_TROPHY),
    DeedVerb("tyrants-ego", OF_RIVAL),
    DeedVerb("tycoons-ambition", FOR_AMBITION),
    DeedVerb("tycoons-charm", EXCHANGED),
    DeedVerb("discard-empaths-vision"),
    DeedVerb("discard-keepers-trust"),
    DeedVerb("discard-warlords-cruelty"),
    DeedVerb("discard-tyrants-ego"),
    DeedVerb("discard-tycoons-charm"),
)
LEADER_DEEDS = (
    DeedVerb("tactical", WAY),
    DeedVerb("charismatic", ON_COURT),
)
DEEDS = {deed.word: deed for deed in (*GUILD_DEEDS, *LORE_DEEDS, *LEADER_DEEDS)}
