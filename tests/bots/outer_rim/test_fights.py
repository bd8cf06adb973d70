"""Exact odds of combats with abilities, against all rolls one by one."""

from __future__ import annotations

from itertools import product

import pytest

from games.outer_rim.table import Table
from starboard.bots.outer_rim.fights import PLAIN, Fighter, armed, chances, damage, fighter
from starboard.games.outer_rim.ids import BLANK, CRIT, DAMAGE, DIE, FOCUS, HIT

EXACT = {
    "plain": (Fighter(), PLAIN, (0.5, 0.375, 0.125)),
    "a reroll": (Fighter(rerolls=1), PLAIN, (0.25, 0.5625, 0.1875)),
    "focus is a hit": (Fighter(turned=((FOCUS, HIT, 1),)), PLAIN, (0.25, 0.625, 0.125)),
    "a hit is critical": (Fighter(turned=((HIT, CRIT, 1),)), PLAIN, (0.5, 0.0, 0.5)),
    "anything is a hit": (Fighter(turned=((-1, HIT, 1),)), PLAIN, (0.0, 0.875, 0.125)),
    "a die more": (Fighter(dice=1), PLAIN, (0.25, 0.375, 0.265625, 0.09375, 0.015625)),
    "a hit more": (Fighter(added=1), PLAIN, (0.0, 0.5, 0.375, 0.125)),
    "a die fewer": (PLAIN, Fighter(fewer=1), (1.0,)),
    "a critical hit ignored": (PLAIN, Fighter(ignored=((CRIT, 1),)), (0.625, 0.375)),
}


@pytest.mark.parametrize("name", EXACT)
def test_the_damage_of_one_die(name: str) -> None:
    mine, theirs, expected = EXACT[name]
    assert damage(1, mine, theirs) == pytest.approx(expected)


def slowly(dice: int, mine: Fighter, theirs: Fighter) -> list[float]:
    """All rolls, and all rerolls of each."""
    found = [0.0] * 20
    for faces in product(DIE, repeat=dice):
        useless = sorted((face for face in faces if face in (BLANK, FOCUS)), reverse=True)[: mine.rerolls]
        kept = list(faces)
        for face in useless:
            kept.remove(face)
        for more in product(DIE, repeat=len(useless)):
            lie = [*kept, *more]
            for old, new, count in mine.turned:
                for _ in range(min(count, lie.count(old))):
                    lie[lie.index(old)] = new
            for face, count in theirs.ignored:
                for _ in range(min(count, lie.count(face))):
                    lie.remove(face)
            found[sum(DAMAGE[face] for face in lie)] += len(DIE) ** -(dice + len(useless))
    return found


def test_odds_are_those_of_all_rolls() -> None:
    mine, theirs = Fighter(rerolls=1, turned=((FOCUS, HIT, 1), (HIT, CRIT, 1))), Fighter(ignored=((HIT, 1),))
    quick = damage(3, mine, theirs)
    assert [*quick, *[0.0] * (20 - len(quick))] == pytest.approx(slowly(3, mine, theirs))


def test_who_attacks_wins_ties_and_falls_by_as_much_as_is_left() -> None:
    win, falls = chances(1, PLAIN, 1, 1)
    assert win == pytest.approx(0.5 * 0.5 + 0.375 * 0.875 + 0.125)
    assert falls == pytest.approx(0.5)
    assert chances(1, PLAIN, 1, 2)[1] == pytest.approx(0.125)


HELD = {
    "autoblaster": (False, Fighter(turned=((HIT, CRIT, 2),))),
    "targeting_computer": (False, Fighter(rerolls=99)),
    "jetpack": (True, Fighter(ignored=((HIT, 1),))),
    "vibro_ax": (True, PLAIN),
}


@pytest.mark.parametrize("card", HELD)
def test_cards_are_for_one_kind_of_combat(card: str) -> None:
    """The axe turns results for the strong only; its die is in the value."""
    ground, expected = HELD[card]
    t = Table().holds("han_solo", card)
    found = fighter(t.g, 0, armed(t.g, 0), ground, wanted=False)
    assert found._replace(turned=(), ignored=()) == expected._replace(turned=(), ignored=())
    assert bool(found.turned) == bool(expected.turned)
    assert bool(found.ignored) == bool(expected.ignored)
    assert fighter(t.g, 0, armed(t.g, 0), not ground, wanted=False) == PLAIN


def test_some_are_for_bounties_or_patrols_only() -> None:
    t = Table("boba_fett han_solo").flipped("boba_fett").holds("han_solo", "enc_lothal_mon_calamari_08")
    assert fighter(t.g, 0, armed(t.g, 0), True, wanted=True) == Fighter(dice=1)
    assert fighter(t.g, 0, armed(t.g, 0), True, wanted=False) == PLAIN
    assert fighter(t.g, 1, armed(t.g, 1), False, wanted=False, patrol=True) == Fighter(fewer=1)
    assert fighter(t.g, 1, armed(t.g, 1), False, wanted=False) == PLAIN
