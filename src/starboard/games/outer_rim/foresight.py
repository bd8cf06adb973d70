"""What can be worked out of tests, combats and scripts before they begin: parts of an outlook (outlook.py)."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

import msgspec
from msgspec.structs import replace

from starboard.games.outer_rim import odds
from starboard.games.outer_rim.bounties import bounty_of, combat_with, crew_card
from starboard.games.outer_rim.combat import dice_of, fight
from starboard.games.outer_rim.content import Card, Effect
from starboard.games.outer_rim.patrols import patrol_combat
from starboard.games.outer_rim.people import (
    AGAINST_CARD,
    AGAINST_CREW,
    AGAINST_OWN_CREW,
    AGAINST_PLAYER,
    holds,
    hull,
    skill,
)
from starboard.games.outer_rim.selectors import players_of
from starboard.games.outer_rim.skill_test import TEST_DICE, free_dice
from starboard.games.outer_rim.state import Combat, OuterRimState, is_defeated, patrols_at, reputation
from starboard.games.outer_rim.suffer import suffer
from starboard.games.outer_rim.words import (
    BY_SPACE,
    COMBATS,
    DEFEAT_LOSS,
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
from starboard.kernel.message import Message

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
        return told(g, combat, [None, None], 0.0, [left, 0.0], [1.0, 0.0])
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
    return told(g, combat, [*dice], odds.of_winning(own, rival), damage, defeated)


def told(
    g: OuterRimState, combat: Combat, dice: list[int | None], win: float, damage: list[float], defeated: list[float]
) -> Outlook:
    return {
        "combat": {
            "kind": COMBATS[combat.kind],
            "dice": dice,
            "added": list(combat.added),
            "win": win,
            "damage": damage,  # that each side suffers
            "defeated": defeated,
            "cost": [cost_of_defeat(g, player) for player in (combat.attacker, combat.defender)],
            "side": 0,
        }
    }


def cost_of_defeat(g: OuterRimState, player: int) -> dict[str, int] | None:
    """What somebody loses by it, besides the next planning step (OR-DEFEAT-02, -03, -06); others only win or lose."""
    if player == NOBODY:
        return None
    return {"credits": min(DEFEAT_LOSS, g.credits[player]), "secrets": len(g.secrets[player])}


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


# Words.


def says(said: Message) -> Outlook:
    return {"says": msgspec.to_builtins(said)}


def card_at(g: OuterRimState, number: int) -> Card | None:
    """Where a script is printed, if on a card."""
    return None if number == NONE else g.content.cards[number]


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
