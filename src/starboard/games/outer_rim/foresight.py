"""Works out tests, combats and scripts before they begin: parts of an outlook (outlook.py)."""

from __future__ import annotations

from functools import cache, partial

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from starboard.games.outer_rim import odds
from starboard.games.outer_rim.bounties import bounty_of, combat_with, crew_card
from starboard.games.outer_rim.combat import dice_of, fight
from starboard.games.outer_rim.content import Card
from starboard.games.outer_rim.foretold import (
    NOTHING,
    CombatOdds,
    DefeatCost,
    OuterRimOutlook,
    RowOdds,
    TestOdds,
)
from starboard.games.outer_rim.ids import (
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
from starboard.games.outer_rim.vocabulary import effects as e
from starboard.games.outer_rim.vocabulary.effect import Effect
from starboard.kernel.message import Message

# Tests.


def of_test(g: OuterRimState, player: int, number: int, copies: int, dice: int) -> TestOdds:
    return TestOdds(player, SKILLS[number], copies, dice, odds.of_test(copies, dice))


def of_new_test(g: OuterRimState, player: int, number: int) -> TestOdds:
    return of_test(g, player, number, skill(g, player, number), TEST_DICE + free_dice(g, player, number))


# Combats.


def of_combat(g: OuterRimState, combat: Combat) -> CombatOdds:
    """With what both sides use by themselves; without what they may choose to do about the dice."""
    table = g.copy()
    fight(table, combat)
    combat = table.this_combat
    if combat.defender == NOBODY and combat.dice == NONE:
        left = float(hull(g, combat.attacker) - g.dents[combat.attacker])  # OR-PATROL-15 to -17
        return combat_odds(g, combat, [None, None], 0.0, [left, 0.0], [1.0, 0.0])
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
    return combat_odds(g, combat, [*dice], odds.of_winning(own, rival), damage, defeated)


def combat_odds(
    g: OuterRimState, combat: Combat, dice: list[int | None], win: float, damage: list[float], defeated: list[float]
) -> CombatOdds:
    return CombatOdds(
        kind=COMBATS[combat.kind],
        dice=dice,
        added=list(combat.added),
        win=win,
        damage=damage,
        defeated=defeated,
        cost=[cost_of_defeat(g, player) for player in (combat.attacker, combat.defender)],
        side=0,
    )


def cost_of_defeat(g: OuterRimState, player: int) -> DefeatCost | None:
    """Tell what a player loses by it, besides the next planning step (OR-DEFEAT-02, -03, -06); others lose nothing."""
    if player == NOBODY:
        return None
    return DefeatCost(min(DEFEAT_LOSS, g.credits[player]), len(g.secrets[player]))


def outcome(table: OuterRimState, player: int, amount: int, won: bool) -> tuple[int, bool]:
    """Compute what somebody suffers of so much damage, and whether that defeats them."""
    if not amount:
        return 0, False
    trial = table.copy()
    trial.combat = replace(trial.this_combat, won=won)
    before = trial.wounds[player] + trial.dents[player]
    suffer(trial, player, amount)
    return trial.wounds[player] + trial.dents[player] - before, bool(is_defeated(trial, player))


def of_patrol(g: OuterRimState, player: int, faction: int) -> CombatOdds:
    return of_combat(g, patrol_combat(g, player, faction))


def of_hunt(g: OuterRimState, player: int, number: int, cause: int) -> CombatOdds:
    return of_combat(g, combat_with(g, player, number, cause, bounty_of(g, number)))


def of_fight(g: OuterRimState, player: int, other: int, kind: int) -> CombatOdds:
    if kind == BY_SPACE:
        kind = GROUND if g.content.spaces[g.space[player]].kind == PLANET else IN_SPACE
    return of_combat(g, Combat(player, other, kind, 0, AGAINST_PLAYER))


def of_crew_hunt(g: OuterRimState, player: int, number: int, owner: int) -> OuterRimOutlook:
    """Against crew itself, and if its owner defends it (OR-BOUNTY-17, -19 to -21)."""
    bounty = bounty_of(g, number)
    if owner == player:
        banned = crew_card(g, player, bounty.target)
        return OuterRimOutlook(combat=of_combat(g, combat_with(g, player, number, AGAINST_OWN_CREW, bounty, banned)))
    combat = of_hunt(g, player, number, AGAINST_CREW)
    defended = UNSET if is_defeated(g, owner) else of_fight(g, player, owner, BY_SPACE)
    return OuterRimOutlook(combat=combat, defended=defended)


def of_arrival(g: OuterRimState, player: int, space: int) -> dict[str, CombatOdds]:
    """Patrols that somebody would have to fight there (OR-ENC-03)."""
    hostile = [faction for faction in patrols_at(g, space) if reputation(g, player, faction) == NEGATIVE]
    return {FACTIONS[faction]: of_patrol(g, player, faction) for faction in hostile}


# Words.


def card_at(g: OuterRimState, number: int) -> Card | None:
    """Find the card that a script is printed on, if any."""
    return None if number == NONE else g.content.cards[number]


# Scripts: the first thing in them that depends on dice.


def of_script(g: OuterRimState, player: int, script: int, says: Message | UnsetType = UNSET) -> OuterRimOutlook:
    """Tell what comes at once: beyond the first roll it depends on that roll. With what is said of the choice."""
    found = NOTHING
    for effect in g.content.scripts[script]:
        found = of_effect(g, player, effect)
        if found != NOTHING or not isinstance(effect, PASSED_OVER):
            break
    return found if says is UNSET else replace(found, says=says)


PASSED_OVER = (e.Nothing, e.GainCredits, e.LoseCredits, e.GainFame, e.GainReputation, e.LoseReputation)


def of_effect(g: OuterRimState, player: int, effect: Effect) -> OuterRimOutlook:
    match effect:
        case e.Pay() | e.May() | e.Sequence():
            return of_script(g, player, effect.effects)
        case e.If():
            return of_script(g, player, effect.then if holds(g, player, effect.condition) else effect.else_)
        case e.Test():
            return OuterRimOutlook(test=of_new_test(g, player, effect.skill))
        case e.Combat():
            combat = Combat(player, NOBODY, effect.type, effect.dice, AGAINST_CARD, enemy=effect.enemy)
            return OuterRimOutlook(combat=of_combat(g, combat))
        case e.Roll():
            return of_roll(effect)
        case e.OpponentTest():
            found = players_of(g, player, effect.who)
            if len(found) == 1:
                return OuterRimOutlook(test=of_new_test(g, found[0], effect.skill))
        case e.FightPlayer():
            found = players_of(g, player, effect.target)
            if len(found) == 1 and not is_defeated(g, found[0]):
                return OuterRimOutlook(combat=of_fight(g, player, found[0], effect.combat))
    return NOTHING


def of_roll(effect: e.Roll) -> OuterRimOutlook:
    rows = tuple(row for row, _ in effect.results)
    chances = zip(rows, odds.of_rows(rows, effect.dice), strict=True)
    return OuterRimOutlook(
        dice=effect.dice, rows=[RowOdds([FACES[face] for face in row], chance) for row, chance in chances]
    )
