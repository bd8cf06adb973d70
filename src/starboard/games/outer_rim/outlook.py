"""What somebody can work out of what follows from a choice: plain data for boards.

- test: player, skill, copies, dice, and the chance to pass; tests: those that are printed on a job.
- combat: kind, and by side (attacker, defender) dice, added hits, the damage they suffer on average, how likely that
  defeats them, and what a defeat would cost them; the chance of the attacker to win, who also wins ties; the side of
  who decides, if they fight themselves. defended: the same if the owner of the crew defends it.
- says: what the choice does, in words: effects of an option with its price, a databank card that may be read, the back
  of an encounter card.
- dice and rows: a roll that a card asks for, with the chance of each row of faces.
- delivery: the chance of ILLEGAL cargo.
- way: the spaces of a move; stop: factions whose patrols end it; maelstrom: whether that does; patrols: the combats, by
  faction, of which one must be fought there.
- win: the chance of who decides to win the combat that is going on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from starboard.games.outer_rim import odds
from starboard.games.outer_rim.action import Act
from starboard.games.outer_rim.bounties import Defend, bounties_on
from starboard.games.outer_rim.combat import Adjust, Ignore, Rerolls, Window, dice_of
from starboard.games.outer_rim.contacts import FightOrTalk, Hire, MeetContact, databank_card
from starboard.games.outer_rim.course import stopped_by, way
from starboard.games.outer_rim.deliver import Deliver
from starboard.games.outer_rim.dice import find_ability, secret_amount
from starboard.games.outer_rim.effects import Choose, May, Pay
from starboard.games.outer_rim.encounter import Encounter, attack_combat
from starboard.games.outer_rim.foresight import (
    Outlook,
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
    says,
)
from starboard.games.outer_rim.notation import OUTLOOKS, Choice
from starboard.games.outer_rim.people import (
    AGAINST_CONTACT,
    AGAINST_CREW,
    hyperdrive,
    skill,
)
from starboard.games.outer_rim.planning import Plan
from starboard.games.outer_rim.say import say_back, say_card, say_chosen, say_resource, say_script
from starboard.games.outer_rim.selectors import PickPlayer
from starboard.games.outer_rim.skill_test import TEST, AfterRoll, SkillTest, passes
from starboard.games.outer_rim.state import OuterRimState, is_defeated
from starboard.games.outer_rim.tell import read_card, read_spot
from starboard.games.outer_rim.travel import ExtraMove, ignored_stops
from starboard.games.outer_rim.words import (
    BY_SPACE,
    DAMAGE,
    FACES,
    FACTIONS,
)
from starboard.kernel.frame import Frame

F = TypeVar("F", bound=Frame)
Telling = Callable[[OuterRimState, F, Choice], Outlook]


def tells(*kinds: type[F]) -> Callable[[Telling[F]], Telling[F]]:
    """Register what is told about the choices of these frames."""

    def register(telling: Telling[F]) -> Telling[F]:
        for kind in kinds:
            assert kind not in OUTLOOKS, kind
            OUTLOOKS[kind] = telling
        return telling

    return register


@tells(Plan)
def of_plan(g: OuterRimState, frame: Plan, choice: Choice) -> Outlook:
    return of_move(g, frame.player, hyperdrive(g, frame.player), choice) if choice[0] == "move" else {}


@tells(ExtraMove)
def of_extra_move(g: OuterRimState, frame: ExtraMove, choice: Choice) -> Outlook:
    return of_move(g, frame.player, frame.distance, choice)


def of_move(g: OuterRimState, player: int, distance: int, choice: Choice) -> Outlook:
    """The way, what ends it, and the patrols that then have to be fought."""
    ignored = ignored_stops(g, player)
    if len(choice) > 2:
        ignored += secret_amount(g, g.content.card[choice[2]], "ignore_patrol_stop", "count")
    space = g.content.space[choice[1]]
    trail = way(g, player, space, distance, ignored)
    assert trail is not None, choice
    found: Outlook = {"way": [g.content.spaces[one].id for one in trail]}
    if len(trail) > 1:
        found["stop"] = [FACTIONS[faction] for faction in stopped_by(g, player, space)]
        found["maelstrom"] = space == g.content.maelstrom
    return found | of_arrival(g, player, space)


@tells(Encounter)
def of_encounter(g: OuterRimState, frame: Encounter, choice: Choice) -> Outlook:
    player, verb = frame.player, choice[0]
    if verb == "space":
        return says(say_back(g.content.backs[g.content.spaces[g.space[player]].deck]))
    if verb == "patrol":
        return of_patrol(g, player, FACTIONS.index(choice[1]))
    if verb == "contact":
        return of_contact(g, player, read_spot(g, choice[1]))
    if verb == "job":
        return of_job(g, player, read_card(g, choice[1]))
    if verb == "hunt-crew":
        return of_crew_hunt(g, player, read_card(g, choice[1]), int(choice[2]))
    if verb == "attack":
        return of_combat(g, attack_combat(g, player, choice[1], int(choice[2])))
    return {}


@tells(MeetContact)
def of_meeting(g: OuterRimState, frame: MeetContact, choice: Choice) -> Outlook:
    return of_contact(g, frame.player, read_spot(g, choice[1])) if choice[0] == "contact" else {}


def of_contact(g: OuterRimState, player: int, spot: int) -> Outlook:
    """Nothing of a contact that is facedown (OR-CONTACT-13); else its databank card may be read (OR-CONTACT-11)."""
    contact = g.spots[spot]
    if not g.faceup >> contact & 1:
        return {}
    card = g.content.cards[databank_card(g, contact)]
    bounties = bounties_on(g, player, contact)
    found = of_hunt(g, player, bounties[0], AGAINST_CONTACT) if bounties else of_script(g, player, card.script)
    return found | says(say_card(g.content, card))


@tells(FightOrTalk)
def of_fight_or_talk(g: OuterRimState, frame: FightOrTalk, choice: Choice) -> Outlook:
    """The databank card may be looked at before (OR-CONTACT-07)."""
    if choice[0] == "fight":
        return of_hunt(g, frame.player, read_card(g, choice[1]), AGAINST_CONTACT)
    card = g.content.cards[databank_card(g, frame.contact)]
    return of_script(g, frame.player, card.script) | says(say_card(g.content, card))


@tells(Defend)
def of_defence(g: OuterRimState, frame: Defend, choice: Choice) -> Outlook:
    """The owner decides: they defend, or leave the fight to the hunter and the crew."""
    if choice[0] == "defend":
        return {"combat": of_fight(g, frame.player, frame.owner, BY_SPACE)["combat"] | {"side": 1}}
    return {"combat": of_hunt(g, frame.player, frame.bounty, AGAINST_CREW)["combat"] | {"side": None}}


@tells(Act)
def of_action(g: OuterRimState, frame: Act, choice: Choice) -> Outlook:
    return of_job(g, frame.player, read_card(g, choice[1])) if choice[0] == "job" else {}


def of_job(g: OuterRimState, player: int, number: int) -> Outlook:
    """The tests that are printed on the job card, each by itself."""
    job = g.content.cards[number].job
    assert job is not None
    tests = [of_new_test(g, player, number)["test"] | {"needed": needed} for number, needed in job.skills]
    return {"tests": tests} if tests else of_script(g, player, job.script)


@tells(May)
def of_may(g: OuterRimState, frame: May, choice: Choice) -> Outlook:
    if choice[0] != "yes":
        return {}
    said = say_chosen(g.content, frame.script, card_at(g, frame.card))
    return of_script(g, frame.player, frame.script) | says(said)


@tells(Pay)
def of_pay(g: OuterRimState, frame: Pay, choice: Choice) -> Outlook:
    if choice[0] != "pay":
        return {}
    said = say_script(g.content, frame.script, card_at(g, frame.card))
    return of_script(g, frame.player, frame.script) | says(said)


@tells(Hire)
def of_hire(g: OuterRimState, frame: Hire, choice: Choice) -> Outlook:
    return says(say_resource(g.content, g.content.cards[frame.card])) if choice[0] == "pay" else {}


@tells(Choose)
def of_choose(g: OuterRimState, frame: Choose, choice: Choice) -> Outlook:
    if choice[0] != "option":
        return {}
    script = dict(frame.options)[choice[1]]
    said = say_chosen(g.content, script, card_at(g, frame.card))
    return of_script(g, frame.player, script) | says(said)


@tells(PickPlayer)
def of_rival(g: OuterRimState, frame: PickPlayer, choice: Choice) -> Outlook:
    other = int(choice[1])
    if frame.doing == "test":
        return of_new_test(g, other, frame.args[0])
    if frame.doing == "fight" and not is_defeated(g, other):
        return of_fight(g, frame.player, other, frame.args[0])
    return {}


@tells(Deliver)
def of_delivery(g: OuterRimState, frame: Deliver, choice: Choice) -> Outlook:
    if choice[0] == "hand-over" and "ILLEGAL" in g.content.cards[read_card(g, choice[1])].traits:
        return {"delivery": odds.of_delivery()}
    return {}


@tells(SkillTest)
def of_help(g: OuterRimState, frame: SkillTest, choice: Choice) -> Outlook:
    """With this help, or without any more."""
    assert g.roll is not None
    copies, dice = skill(g, frame.player, frame.skill) + g.roll.gained, g.roll.dice
    if choice[0] == "skill":
        copies += 1
    elif choice[0] == "die":
        dice += find_ability(g, frame.player, "before_skill_test", choice[1], "extra_die")[1].args["dice"]
    return of_test(g, frame.player, frame.skill, copies, dice)


# Dice that lie there.


def rerolled(faces: tuple[int, ...], choice: Choice) -> tuple[tuple[int, ...], int]:
    """The dice that stay, and how many are rolled again."""
    kept = list(faces)
    words = choice[2].split(",") if choice[0] == "reroll" else []
    for word in words:
        kept.remove(FACES.index(word))
    return tuple(kept), len(words)


@tells(AfterRoll)
def of_reroll(g: OuterRimState, frame: AfterRoll, choice: Choice) -> Outlook:
    assert g.roll is not None
    if g.roll.kind != TEST:
        return {}
    kept, dice = rerolled(g.roll.faces, choice)
    copies = skill(g, frame.player, g.roll.skill) + g.roll.gained
    passed = passes(copies, kept)
    found = of_test(g, frame.player, g.roll.skill, copies, dice)
    return {"test": found["test"] | {"pass": 1.0}} if passed else found


@tells(Rerolls, Adjust, Ignore)
def of_window(g: OuterRimState, frame: Window, choice: Choice) -> Outlook:
    """The chance of who decides to win the combat, if nothing else is done about the dice."""
    table = g
    if choice[0] in ("turn", "cancel"):
        table = g.copy()
        frame.use(table, choice)
    combat = table.combat
    assert combat is not None
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
    return {"win": win if frame.player == combat.attacker else 1 - win}
