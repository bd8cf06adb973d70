"""Works out what follows from a choice, as far as somebody can know, for boards (foretold.py has the types)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace

from starboard.games.outer_rim import odds
from starboard.games.outer_rim.abilities import headed
from starboard.games.outer_rim.action import Act
from starboard.games.outer_rim.bounties import Defend, bounties_on
from starboard.games.outer_rim.combat import Adjust, Ignore, Rerolls, Window, dice_of
from starboard.games.outer_rim.component_names import read_card, read_spot
from starboard.games.outer_rim.contacts import FightOrTalk, Hire, MeetContact, databank_card
from starboard.games.outer_rim.course import stopped_by, way
from starboard.games.outer_rim.deliver import Deliver
from starboard.games.outer_rim.dice import find_ability, secret_effect
from starboard.games.outer_rim.effects import Choose, May
from starboard.games.outer_rim.encounter import Encounter, attack_combat
from starboard.games.outer_rim.foresight import (
    card_at,
    of_arrival,
    of_combat,
    of_crew_hunt,
    of_fight,
    of_hunt,
    of_new_test,
    of_patrol,
    of_script,
    of_test,
)
from starboard.games.outer_rim.foretold import NOTHING, OuterRimOutlook
from starboard.games.outer_rim.ids import (
    BY_SPACE,
    DAMAGE,
    FACES,
    FACTIONS,
    NONE,
)
from starboard.games.outer_rim.job import job_of
from starboard.games.outer_rim.notation import OUTLOOKS, Choice
from starboard.games.outer_rim.people import (
    AGAINST_CONTACT,
    AGAINST_CREW,
    hyperdrive,
    skill,
)
from starboard.games.outer_rim.planning import Plan
from starboard.games.outer_rim.prices import Pay
from starboard.games.outer_rim.say import say_ability, say_back, say_card, say_chosen, say_resource, say_script
from starboard.games.outer_rim.selectors import PickPlayer
from starboard.games.outer_rim.skill_test import TEST, AfterRoll, SkillTest, passes
from starboard.games.outer_rim.state import OuterRimState, is_defeated
from starboard.games.outer_rim.travel import ExtraMove, ignored_stops
from starboard.games.outer_rim.vocabulary.abilities import ExtraDie, Resolve
from starboard.games.outer_rim.vocabulary.effects import IgnorePatrolStop
from starboard.kernel.frame import Frame
from starboard.kernel.state import required

F = TypeVar("F", bound=Frame)
Telling = Callable[[OuterRimState, F, Choice], OuterRimOutlook]


def foretells(*kinds: type[F]) -> Callable[[Telling[F]], Telling[F]]:
    """Register what is told about the choices of these frames."""

    def register(telling: Telling[F]) -> Telling[F]:
        for kind in kinds:
            assert kind not in OUTLOOKS, kind
            OUTLOOKS[kind] = telling
        return telling

    return register


@foretells(Plan)
def of_plan(g: OuterRimState, frame: Plan, choice: Choice) -> OuterRimOutlook:
    if choice[0] == "plan":
        return of_headed(g, frame.player, "planning", choice[1])
    return of_move(g, frame.player, hyperdrive(g, frame.player), choice) if choice[0] == "move" else NOTHING


def of_headed(g: OuterRimState, player: int, heading: str, source: str) -> OuterRimOutlook:
    """Tell what an ability with this heading says and what comes of it at once, or a secret of one's own."""
    number = g.content.card.get(source, NONE)
    secret = g.content.cards[number].secret if number in g.secrets[player] else None
    if secret is not None:
        return of_script(g, player, secret.script, say_script(g.content, secret.script, card_at(g, number)))
    for number, ability in headed(g, player, heading):
        if ability.source == source:
            said = say_ability(g.content, ability, card_at(g, number))
            script = ability.effects if isinstance(ability, Resolve) else 0
            return of_script(g, player, script, said)
    return NOTHING


@foretells(ExtraMove)
def of_extra_move(g: OuterRimState, frame: ExtraMove, choice: Choice) -> OuterRimOutlook:
    return of_move(g, frame.player, frame.distance, choice)


def of_move(g: OuterRimState, player: int, distance: int, choice: Choice) -> OuterRimOutlook:
    """The way, what ends it, and the patrols that then have to be fought."""
    ignored = ignored_stops(g, player)
    if len(choice) > 2:
        ignored += secret_effect(g, g.content.card[choice[2]], IgnorePatrolStop).count
    space = g.content.space[choice[1]]
    trail = required(way(g, player, space, distance, ignored), "way there")
    found = OuterRimOutlook(way=[g.content.spaces[one].id for one in trail], patrols=of_arrival(g, player, space))
    if len(trail) == 1:
        return found
    stop = [FACTIONS[faction] for faction in stopped_by(g, player, space)]
    return replace(found, stop=stop, maelstrom=space == g.content.maelstrom)


@foretells(Encounter)
def of_encounter(g: OuterRimState, frame: Encounter, choice: Choice) -> OuterRimOutlook:
    player, verb = frame.player, choice[0]
    if verb == "space":
        return OuterRimOutlook(says=say_back(g.content.backs[g.content.spaces[g.space[player]].deck]))
    if verb == "patrol":
        return OuterRimOutlook(combat=of_patrol(g, player, FACTIONS.index(choice[1])))
    if verb == "contact":
        return of_contact(g, player, read_spot(g, choice[1]))
    if verb == "job":
        return of_job(g, player, read_card(g, choice[1]))
    if verb == "hunt-crew":
        return of_crew_hunt(g, player, read_card(g, choice[1]), int(choice[2]))
    if verb == "attack":
        return OuterRimOutlook(combat=of_combat(g, attack_combat(g, player, choice[1], int(choice[2]))))
    if verb == "encounter":
        return of_headed(g, player, "encounter", choice[1])
    return NOTHING


@foretells(MeetContact)
def of_meeting(g: OuterRimState, frame: MeetContact, choice: Choice) -> OuterRimOutlook:
    return of_contact(g, frame.player, read_spot(g, choice[1])) if choice[0] == "contact" else NOTHING


def of_contact(g: OuterRimState, player: int, spot: int) -> OuterRimOutlook:
    """Nothing of a contact that is facedown (OR-CONTACT-13); else its databank card may be read (OR-CONTACT-11)."""
    contact = g.spots[spot]
    if not g.faceup >> contact & 1:
        return NOTHING
    card = g.content.cards[databank_card(g.content, contact)]
    bounties = bounties_on(g, player, contact)
    said = say_card(g.content, card)
    if bounties:
        return OuterRimOutlook(combat=of_hunt(g, player, bounties[0], AGAINST_CONTACT), says=said)
    return of_script(g, player, card.script, said)


@foretells(FightOrTalk)
def of_fight_or_talk(g: OuterRimState, frame: FightOrTalk, choice: Choice) -> OuterRimOutlook:
    """The databank card may be looked at before (OR-CONTACT-07)."""
    if choice[0] == "fight":
        return OuterRimOutlook(combat=of_hunt(g, frame.player, read_card(g, choice[1]), AGAINST_CONTACT))
    card = g.content.cards[databank_card(g.content, frame.contact)]
    return of_script(g, frame.player, card.script, say_card(g.content, card))


@foretells(Defend)
def of_defence(g: OuterRimState, frame: Defend, choice: Choice) -> OuterRimOutlook:
    """The owner decides: they defend, or leave the fight to the hunter and the crew."""
    if choice[0] == "defend":
        return OuterRimOutlook(combat=replace(of_fight(g, frame.player, frame.owner, BY_SPACE), side=1))
    return OuterRimOutlook(combat=replace(of_hunt(g, frame.player, frame.bounty, AGAINST_CREW), side=None))


@foretells(Act)
def of_action(g: OuterRimState, frame: Act, choice: Choice) -> OuterRimOutlook:
    return of_job(g, frame.player, read_card(g, choice[1])) if choice[0] == "job" else NOTHING


def of_job(g: OuterRimState, player: int, number: int) -> OuterRimOutlook:
    """The tests that are printed on the job card, each by itself."""
    job = job_of(g, number)
    tests = [replace(of_new_test(g, player, number), needed=needed) for number, needed in job.skills]
    return OuterRimOutlook(tests=tests) if tests else of_script(g, player, job.script)


@foretells(May)
def of_may(g: OuterRimState, frame: May, choice: Choice) -> OuterRimOutlook:
    if choice[0] != "yes":
        return NOTHING
    said = say_chosen(g.content, frame.script, card_at(g, frame.card))
    return of_script(g, frame.player, frame.script, said)


@foretells(Pay)
def of_pay(g: OuterRimState, frame: Pay, choice: Choice) -> OuterRimOutlook:
    if choice[0] != "pay":
        return NOTHING
    said = say_script(g.content, frame.script, card_at(g, frame.card))
    return of_script(g, frame.player, frame.script, said)


@foretells(Hire)
def of_hire(g: OuterRimState, frame: Hire, choice: Choice) -> OuterRimOutlook:
    if choice[0] != "pay":
        return NOTHING
    return OuterRimOutlook(says=say_resource(g.content, g.content.cards[frame.card]))


@foretells(Choose)
def of_choose(g: OuterRimState, frame: Choose, choice: Choice) -> OuterRimOutlook:
    if choice[0] != "option":
        return NOTHING
    script = dict(frame.options)[choice[1]]
    said = say_chosen(g.content, script, card_at(g, frame.card))
    return of_script(g, frame.player, script, said)


@foretells(PickPlayer)
def of_rival(g: OuterRimState, frame: PickPlayer, choice: Choice) -> OuterRimOutlook:
    other = int(choice[1])
    if frame.doing == "test":
        return OuterRimOutlook(test=of_new_test(g, other, frame.args[0]))
    if frame.doing == "fight" and not is_defeated(g, other):
        return OuterRimOutlook(combat=of_fight(g, frame.player, other, frame.args[0]))
    return NOTHING


@foretells(Deliver)
def of_delivery(g: OuterRimState, frame: Deliver, choice: Choice) -> OuterRimOutlook:
    if choice[0] == "hand-over" and "ILLEGAL" in g.content.cards[read_card(g, choice[1])].traits:
        return OuterRimOutlook(delivery=odds.of_delivery())
    return NOTHING


@foretells(SkillTest)
def of_help(g: OuterRimState, frame: SkillTest, choice: Choice) -> OuterRimOutlook:
    """With this help, or without any more."""
    now = g.this_roll
    copies, dice = skill(g, frame.player, frame.skill) + now.gained, now.dice
    if choice[0] == "skill":
        copies += 1
    elif choice[0] == "die":
        dice += find_ability(g, frame.player, "before_skill_test", choice[1], ExtraDie)[1].dice
    return OuterRimOutlook(test=of_test(g, frame.player, frame.skill, copies, dice))


# Dice that lie there.


def rerolled(faces: tuple[int, ...], choice: Choice) -> tuple[tuple[int, ...], int]:
    """The dice that stay, and how many are rolled again."""
    kept = list(faces)
    words = choice[2].split(",") if choice[0] == "reroll" else []
    for word in words:
        kept.remove(FACES.index(word))
    return tuple(kept), len(words)


@foretells(AfterRoll)
def of_reroll(g: OuterRimState, frame: AfterRoll, choice: Choice) -> OuterRimOutlook:
    now = g.this_roll
    if now.kind != TEST:
        return NOTHING
    kept, dice = rerolled(now.faces, choice)
    copies = skill(g, frame.player, now.skill) + now.gained
    found = of_test(g, frame.player, now.skill, copies, dice)
    return OuterRimOutlook(test=replace(found, passes=1.0) if passes(copies, kept) else found)


@foretells(Rerolls, Adjust, Ignore)
def of_window(g: OuterRimState, frame: Window, choice: Choice) -> OuterRimOutlook:
    """The chance of who decides to win the combat, if nothing else is done about the dice."""
    table = g
    if choice[0] in ("turn", "cancel"):
        table = g.copy()
        frame.use(table, choice)
    combat = table.this_combat
    totals = []
    for side in (0, 1):
        faces, dice = combat.rolled[side], 0
        if side == frame.side:
            faces, dice = rerolled(faces, choice)
        elif side > frame.side:
            dice = dice_of(g, side)  # it has not rolled yet
        fixed = sum(DAMAGE[face] for face in faces) + combat.added[side]
        totals.append(odds.more(odds.of_damage(dice), fixed))
    win = odds.of_winning(totals[0], totals[1])
    return OuterRimOutlook(win=win if frame.player == combat.attacker else 1 - win)
