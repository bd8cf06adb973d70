"""What somebody can work out of what follows from a choice: plain data for boards.

- test: player, skill, copies, dice, and the chance to pass; tests: those that are printed on a job.
- combat: kind, and by side (attacker, defender) dice, added hits, the damage they suffer on average and how likely that
  defeats them; the chance of the attacker to win. defended: the same if the owner of the crew defends it.
- dice and rows: a roll that a card asks for, with the chance of each row of faces.
- delivery: the chance of ILLEGAL cargo.
- way: the spaces of a move; stop: factions whose patrols end it; maelstrom: whether that does; patrols: the combats, by
  faction, of which one must be fought there.
- win: the chance of who decides to win the combat that is going on.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any, TypeVar

from msgspec.structs import replace

from starboard.games.outer_rim import odds
from starboard.games.outer_rim.action import Act
from starboard.games.outer_rim.bounties import Defend, bounties_on, bounty_of, combat_with, crew_card
from starboard.games.outer_rim.combat import Adjust, Ignore, Rerolls, Window, dice_of, fight
from starboard.games.outer_rim.contacts import FightOrTalk, MeetContact, databank_card
from starboard.games.outer_rim.content import Effect
from starboard.games.outer_rim.course import stopped_by, way
from starboard.games.outer_rim.deliver import Deliver
from starboard.games.outer_rim.dice import find_ability, secret_amount
from starboard.games.outer_rim.effects import Choose, May, Pay
from starboard.games.outer_rim.encounter import Encounter, attack_combat
from starboard.games.outer_rim.notation import OUTLOOKS, Choice
from starboard.games.outer_rim.patrols import patrol_combat
from starboard.games.outer_rim.people import (
    AGAINST_CARD,
    AGAINST_CONTACT,
    AGAINST_CREW,
    AGAINST_OWN_CREW,
    AGAINST_PLAYER,
    holds,
    hull,
    hyperdrive,
    skill,
)
from starboard.games.outer_rim.planning import Plan
from starboard.games.outer_rim.selectors import PickPlayer, players_of
from starboard.games.outer_rim.skill_test import TEST, TEST_DICE, AfterRoll, SkillTest, free_dice, passes
from starboard.games.outer_rim.state import Combat, OuterRimState, is_defeated, patrols_at, reputation
from starboard.games.outer_rim.suffer import suffer
from starboard.games.outer_rim.tell import read_card, read_spot
from starboard.games.outer_rim.travel import ExtraMove, ignored_stops
from starboard.games.outer_rim.words import (
    BY_SPACE,
    COMBATS,
    DAMAGE,
    FACES,
    FACTIONS,
    GROUND,
    IN_SPACE,
    NEGATIVE,
    NOBODY,
    NONE,
    PLANET,
    SKILLS,
)
from starboard.kernel.frame import Frame

Outlook = dict[str, Any]


# Tests.


def of_test(g: OuterRimState, player: int, number: int, copies: int, dice: int) -> Outlook:
    return {
        "test": {
            "player": player,
            "skill": SKILLS[number],
            "copies": copies,
            "dice": dice,
            "pass": odds.of_test(copies, dice),
        }
    }


def of_new_test(g: OuterRimState, player: int, number: int) -> Outlook:
    return of_test(g, player, number, skill(g, player, number), TEST_DICE + free_dice(g, player, number))


# Combats.


def of_combat(g: OuterRimState, combat: Combat) -> Outlook:
    """With what both sides use by themselves; without what they may choose to do about the dice."""
    table = g.copy()
    fight(table, combat)
    assert table.combat is not None
    combat = table.combat
    if combat.defender == NOBODY and combat.dice == NONE:
        left = float(hull(g, combat.attacker) - g.dents[combat.attacker])  # OR-PATROL-15 to -17
        return told(combat, [None, None], 0.0, [left, 0.0], [1.0, 0.0])
    dice = (dice_of(table, 0), dice_of(table, 1))
    own, rival = (odds.more(odds.of_damage(dice[side]), combat.added[side]) for side in (0, 1))
    fighters = (combat.attacker, combat.defender)
    damage, defeated = [0.0, 0.0], [0.0, 0.0]
    suffered = cache(partial(outcome, table))
    for mine, share in enumerate(own):
        for theirs, other_share in enumerate(rival):
            for side, player in enumerate(fighters):
                if player != NOBODY:
                    hurt, falls = suffered(player, (theirs, mine)[side], mine >= theirs)
                    damage[side] += share * other_share * hurt
                    defeated[side] += share * other_share * falls
    if combat.defender == NOBODY:
        damage[1] = odds.mean(own)
    return told(combat, [*dice], odds.of_winning(own, rival), damage, defeated)


def told(combat: Combat, dice: list[int | None], win: float, damage: list[float], defeated: list[float]) -> Outlook:
    return {
        "combat": {
            "kind": COMBATS[combat.kind],
            "dice": dice,
            "added": list(combat.added),
            "win": win,
            "damage": damage,  # that each side suffers
            "defeated": defeated,
        }
    }


def outcome(table: OuterRimState, player: int, amount: int, won: bool) -> tuple[int, bool]:
    """What somebody suffers of so much damage, and whether that defeats them."""
    if not amount:
        return 0, False
    trial = table.copy()
    assert trial.combat is not None
    trial.combat = replace(trial.combat, won=won)
    before = trial.wounds[player] + trial.dents[player]
    suffer(trial, player, amount)
    return trial.wounds[player] + trial.dents[player] - before, bool(is_defeated(trial, player))


def of_patrol(g: OuterRimState, player: int, faction: int) -> Outlook:
    return of_combat(g, patrol_combat(g, player, faction))


def of_hunt(g: OuterRimState, player: int, number: int, cause: int) -> Outlook:
    return of_combat(g, combat_with(g, player, number, cause, bounty_of(g, number)))


def of_fight(g: OuterRimState, player: int, other: int, kind: int) -> Outlook:
    if kind == BY_SPACE:
        kind = GROUND if g.content.spaces[g.space[player]].kind == PLANET else IN_SPACE
    return of_combat(g, Combat(player, other, kind, 0, AGAINST_PLAYER))


def of_crew_hunt(g: OuterRimState, player: int, number: int, owner: int) -> Outlook:
    """Against crew itself, and if its owner defends it (OR-BOUNTY-17, -19 to -21)."""
    bounty = bounty_of(g, number)
    if owner == player:
        banned = crew_card(g, player, bounty.target)
        return of_combat(g, combat_with(g, player, number, AGAINST_OWN_CREW, bounty, banned))
    found = of_hunt(g, player, number, AGAINST_CREW)
    if not is_defeated(g, owner):
        found["defended"] = of_fight(g, player, owner, BY_SPACE)["combat"]
    return found


def of_arrival(g: OuterRimState, player: int, space: int) -> Outlook:
    """Patrols that somebody would have to fight there (OR-ENC-03)."""
    hostile = [faction for faction in patrols_at(g, space) if reputation(g, player, faction) == NEGATIVE]
    return {"patrols": {FACTIONS[faction]: of_patrol(g, player, faction)["combat"] for faction in hostile}}


# Scripts: the first thing in them that depends on dice.


def of_script(g: OuterRimState, player: int, script: int) -> Outlook:
    """What comes at once: beyond the first roll it depends on that roll."""
    for effect in g.content.scripts[script]:
        found = of_effect(g, player, effect)
        if found:
            return found
        if effect.do not in PASSED_OVER:
            return {}
    return {}


PASSED_OVER = ("nothing", "gain_credits", "lose_credits", "gain_fame", "gain_reputation", "lose_reputation")


def of_effect(g: OuterRimState, player: int, effect: Effect) -> Outlook:
    args = effect.args
    if effect.do in ("pay", "may", "sequence"):
        return of_script(g, player, args["effects"])
    if effect.do == "if":
        return of_script(g, player, args["then" if holds(g, player, args["condition"]) else "else"])
    if effect.do == "test":
        return of_new_test(g, player, args["skill"])
    if effect.do == "combat":
        return of_combat(g, Combat(player, NOBODY, args["type"], args["dice"], AGAINST_CARD, enemy=args["enemy"]))
    if effect.do == "roll":
        rows = tuple(row for row, _ in args["results"])
        return {
            "dice": args["dice"],
            "rows": [
                {"faces": [FACES[face] for face in row], "chance": chance}
                for row, chance in zip(rows, odds.of_rows(rows, args["dice"]), strict=True)
            ],
        }
    if effect.do in ("fight_player", "opponent_test"):
        found = players_of(g, player, args["target" if effect.do == "fight_player" else "who"])
        if len(found) == 1 and effect.do == "opponent_test":
            return of_new_test(g, found[0], args["skill"])
        if len(found) == 1 and not is_defeated(g, found[0]):
            return of_fight(g, player, found[0], args["combat"])
    return {}


# Frames.

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
    """Nothing of a contact that is facedown (OR-CONTACT-13)."""
    contact = g.spots[spot]
    if not g.faceup >> contact & 1:
        return {}
    bounties = bounties_on(g, player, contact)
    if bounties:
        return of_hunt(g, player, bounties[0], AGAINST_CONTACT)
    return of_script(g, player, g.content.cards[databank_card(g, contact)].script)


@tells(FightOrTalk)
def of_fight_or_talk(g: OuterRimState, frame: FightOrTalk, choice: Choice) -> Outlook:
    """The databank card may be looked at before (OR-CONTACT-07)."""
    if choice[0] == "fight":
        return of_hunt(g, frame.player, read_card(g, choice[1]), AGAINST_CONTACT)
    return of_script(g, frame.player, g.content.cards[databank_card(g, frame.contact)].script)


@tells(Defend)
def of_defence(g: OuterRimState, frame: Defend, choice: Choice) -> Outlook:
    if choice[0] == "defend":
        return of_fight(g, frame.player, frame.owner, BY_SPACE)
    return of_hunt(g, frame.player, frame.bounty, AGAINST_CREW)


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
    return of_script(g, frame.player, frame.script) if choice[0] == "yes" else {}


@tells(Pay)
def of_pay(g: OuterRimState, frame: Pay, choice: Choice) -> Outlook:
    return of_script(g, frame.player, frame.script) if choice[0] == "pay" else {}


@tells(Choose)
def of_choose(g: OuterRimState, frame: Choose, choice: Choice) -> Outlook:
    return of_script(g, frame.player, dict(frame.options)[choice[1]]) if choice[0] == "option" else {}


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
