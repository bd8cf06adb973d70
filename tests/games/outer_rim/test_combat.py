"""OR-COMBAT: who fights whom and how, the five steps, and what comes of them."""

from __future__ import annotations

import pytest

from games.outer_rim.table import Table, rolls_in
from marks import rule
from starboard.games.outer_rim.combat import fight
from starboard.games.outer_rim.ids import IN_SPACE, NOBODY
from starboard.games.outer_rim.people import AGAINST_CARD
from starboard.games.outer_rim.resolve import Resolve
from starboard.games.outer_rim.state import Combat
from starboard.games.outer_rim.turn import EndTurn

STREET = "enc_cantonica_ord_mantell_08"  # Ord Mantell: a swoop gang of 3 dice; 3,000 for a win, 1,000 less for a loss
DRAGON = "enc_tatooine_nal_hutta_01"  # Tatooine: if one likes, a krayt dragon of 5 dice for 3,000 and 1 fame


def street(t: Table, name: str = "han_solo") -> Table:
    return t.at(name, "ord_mantell").draw(STREET).encounter(name)


def wanted(space: str = "lothal", players: str = "han_solo boba_fett") -> Table:
    """The first player hunts the second, who is wanted by the Rebels."""
    first, second = players.split()
    t = Table(players).holds(first, "wanted_1").reputation(second, rebel=-1)
    return t.at(first, space).at(second, space).encounter(first)


# What brings combats about, and which kind they are.


@rule("OR-COMBAT-01")
def test_patrols_bounties_and_cards_bring_combats_about_and_nothing_else_does() -> None:
    t = street(Table()).play("space", dice=["hit hit hit", "hit hit hit"])
    assert [fight["enemy"] for fight in t.told("combat")] == ["enemy/swoop_gang"]
    t = Table().patrol("rebel", "lothal").encounter("han_solo").play("patrol rebel")
    assert [fight["enemy"] for fight in t.told("combat")] == ["patrol/rebel"]
    t = Table().contact("lothal/1", "greedo").holds("han_solo", "bounty_greedo").encounter("han_solo")
    t.play("contact lothal/1", "fight bounty_greedo")
    assert [fight["enemy"] for fight in t.told("combat")] == ["contact/greedo"]
    t = Table().contact("lothal/1", "greedo").encounter("han_solo").play("contact lothal/1")
    assert not t.told("combat")


@rule("OR-COMBAT-02", "OR-DIFF-23")
def test_nobody_can_be_attacked_without_an_effect_that_allows_it() -> None:
    t = Table().at("boba_fett", "lothal").encounter("han_solo")
    assert not t.can("attack") and not t.can("hunt")


@rule("OR-COMBAT-03", "OR-COMBAT-04", "OR-COMBAT-05", "OR-COMBAT-12", "OR-CHAR-04")
@pytest.mark.parametrize(
    ("players", "space", "card", "dice"),
    [
        ("boba_fett bossk", "ord_mantell", STREET, 3),  # on the ground: the value of the character
        ("lando_calrissian bossk", "ord_mantell", STREET, 2),
        ("boba_fett bossk", "naboo", "enc_ryloth_naboo_10", 2),  # in space: the value of the G9 Rigger
        ("lando_calrissian bossk", "naboo", "enc_ryloth_naboo_10", 2),
    ],
)
def test_the_enemy_has_a_ground_or_a_ship_value_and_the_attacker_rolls_the_matching_one(
    players: str, space: str, card: str, dice: int
) -> None:
    name = players.split()[0]
    t = Table(players).at(name, space).draw(card).encounter(name).play("space")
    if t.can("done"):
        assert t.g.combat is not None
        assert len(t.g.combat.rolled[0]) == dice
        return
    assert [len(roll) for roll in rolls_in(t.events)] == [dice, 3]
    assert t.told("combat")[0]["kind"] == ("ground" if card == STREET else "ship")


@rule("OR-COMBAT-04", "OR-COMBAT-05")
@pytest.mark.parametrize(
    ("target", "kind", "dice"),
    [("greedo", "ground", [3, 3]), ("boshek", "ship", [2, 2]), ("garindan", "ground", [3, 2])],
)
def test_a_contact_is_fought_as_its_bounty_says(target: str, kind: str, dice: list[int]) -> None:
    t = Table().contact("lothal/1", target).holds("han_solo", f"bounty_{target}").encounter("han_solo")
    t.play("contact lothal/1", f"fight bounty_{target}")
    assert t.told("combat")[0]["kind"] == kind
    assert [len(roll) for roll in rolls_in(t.events)] == dice


@rule("OR-COMBAT-06")
@pytest.mark.parametrize(("space", "kind", "dice"), [("lothal", "ground", [3, 3]), ("maelstrom", "ship", [2, 2])])
def test_players_fight_on_the_ground_on_a_planet_and_in_space_elsewhere(space: str, kind: str, dice: list[int]) -> None:
    t = wanted(space).play("job wanted_1")
    assert t.told("combat")[0]["kind"] == kind
    assert [len(roll) for roll in rolls_in(t.events)] == dice


@rule("OR-COMBAT-06")
def test_a_card_may_say_how_players_fight() -> None:
    t = Table().at("boba_fett", "lothal").holds("boba_fett", "chromium_hull").encounter("han_solo")
    assert t.play("attack chromium_hull 1").told("combat")[0]["kind"] == "ship"  # on a planet


@rule("OR-COMBAT-07")
def test_the_active_player_is_the_attacker() -> None:
    t = wanted(players="boba_fett han_solo").play("job wanted_1", dice=["hit blank blank", "hit blank blank"])
    assert t.told("combat")[0]["seat"] == "boba_fett"
    assert t.told("combat-won")[0]["seat"] == "boba_fett"  # a tie


@rule("OR-COMBAT-08")
def test_who_resolves_a_combat_out_of_turn_is_its_attacker() -> None:
    t = Table("han_solo ig_88 bossk")
    script = t.g.content.cards[t.card(STREET)].sections[1].cases[0][1]
    t.encounter("han_solo").next(Resolve(2, script), EndTurn(0))
    t.begin(dice=["hit hit hit", "hit blank blank"])
    assert t.told("combat")[0]["seat"] == "bossk"
    assert t.credits_of("bossk") == 8000 + 3000


@rule("OR-COMBAT-09", "OR-COMBAT-29")
@pytest.mark.parametrize("who", ["card", "contact", "patrol", "player"])
def test_the_opponent_is_whatever_one_fights(who: str) -> None:
    # A jetpack and an ion cannon ignore a hit of the opponent, whoever that is.
    t = Table("ig_88 bossk").holds("ig_88", "jetpack ion_cannon")
    if who == "card":
        street(t, "ig_88").play("space", dice=["hit hit hit"])
        t.play("done", dice=["hit blank blank"])
    elif who == "contact":
        t.contact("lothal/1", "greedo").holds("ig_88", "bounty_greedo").encounter("ig_88").play("contact lothal/1")
        t.play("fight bounty_greedo", dice=["hit hit hit"])
        t.play("done", dice=["hit blank blank"])
    elif who == "patrol":
        t.patrol("rebel", "lothal").encounter("ig_88").play("patrol rebel", dice=["hit hit", "hit blank blank"])
    else:
        t.at("bossk", "lothal").ship("ig_88", "firespray", flipped=True).encounter("ig_88")
        t.play("attack firespray 1", dice=["blank blank blank blank hit", "hit blank"])
    t.expect_ask("ig_88", "ignore")
    assert t.can("cancel")


# The five steps.


@rule("OR-COMBAT-10", "OR-COMBAT-32", "OR-DIFF-45")
def test_a_combat_is_one_exchange_of_rolls_then_its_outcome_then_damage() -> None:
    t = street(Table()).play("space", dice=["hit hit blank", "hit blank blank"])
    keys = [event.is_ for event in t.events]
    assert keys[1:7] == ["combat", "rolled", "enemy-rolled", "combat-won", "gained", "wounded"]
    assert keys.count("rolled") == keys.count("enemy-rolled") == 1
    assert t.wounds_of("han_solo") == 1
    assert t.g.combat is None


@rule("OR-COMBAT-11")
def test_what_happens_at_the_start_of_combat_is_before_the_first_dice() -> None:
    t = street(Table().holds("han_solo", "crew_greedo")).play("space", dice=["blank blank blank", "hit hit blank"])
    keys = [event.is_ for event in t.events]
    assert keys.index("used") < keys.index("rolled")
    assert t.told("combat-lost")[0]["damage"] == 1  # Greedo's hit, as Han was unhurt when it began


@rule("OR-COMBAT-13", "OR-COMBAT-18")
def test_values_change_before_each_roll_first_by_who_rolls_then_by_the_other() -> None:
    t = Table("boba_fett han_solo").at("han_solo", "naboo").at("boba_fett", "naboo")
    t.ship("boba_fett", "firespray", flipped=True).holds("boba_fett", "quad_laser").holds(
        "han_solo", "maneuvering_thrusters"
    )
    t.encounter("boba_fett").play("attack firespray 1")
    # Boba: 5 of the Firespray and 1 of the laser, less 1 for the thrusters of Han, who knows tactics. Han: a Rigger.
    assert [len(roll) for roll in rolls_in(t.events)] == [5, 2]


@rule("OR-COMBAT-14", "OR-COMBAT-19", "OR-DIFF-26")
def test_rerolls_come_after_the_roll_and_before_the_other_side_rolls() -> None:
    t = Table().patrol("rebel", "lothal").holds("han_solo", "targeting_computer").encounter("han_solo")
    t.play("patrol rebel", dice=["hit blank"])
    t.expect_ask("han_solo", "reroll", "reroll targeting_computer blank", "done")
    assert t.g.combat is not None
    assert t.g.combat.rolled[1] == ()
    t.play("reroll targeting_computer blank", dice=["hit hit", "hit blank blank"])
    assert t.told("combat-won")[0]["damage"] == 2


@rule("OR-COMBAT-15")
def test_the_same_die_may_be_rerolled_several_times() -> None:
    t = Table().ship("han_solo", "porax_38", flipped=True).holds("han_solo", "targeting_computer")
    t.patrol("rebel", "lothal").encounter("han_solo").play("patrol rebel", dice=["hit hit hit blank"])
    t.play("reroll porax_38 blank", dice=["hit hit hit blank"])
    t.play("reroll targeting_computer blank", dice=["crit hit hit hit"])
    assert t.told("combat-won")[0]["damage"] == 5


@rule("OR-COMBAT-16", "OR-DICE-05")
@pytest.mark.parametrize(
    ("roll", "damage"),
    [
        ("hit hit hit", 3),
        ("crit hit blank", 3),
        ("crit crit focus", 4),
        ("focus focus blank", 0),
        ("hit focus focus", 1),
    ],
)
def test_a_hit_is_one_damage_a_critical_hit_two_and_the_rest_nothing(roll: str, damage: int) -> None:
    t = street(Table()).play("space", dice=[roll])
    told = t.told("combat-won") or t.told("combat-lost")
    assert told[0]["damage"] == damage


@rule("OR-COMBAT-17")
def test_who_rolled_changes_results_first_and_what_they_are_then_may_be_ignored() -> None:
    t = wanted(players="bossk ig_88").flipped("bossk").holds("ig_88", "jetpack")
    t.play("job wanted_1", dice=["focus blank blank"])
    t.expect_ask("bossk", "turn", "turn bossk focus hit", "done")
    t.play("turn bossk focus hit")
    t.expect_ask("ig_88", "ignore", "cancel jetpack hit", "done")
    t.play("cancel jetpack hit", dice=["blank blank blank"])
    t.play("done")
    assert t.told("combat-won")[0]["damage"] == 0


@rule("OR-COMBAT-18")
def test_of_the_defenders_roll_the_defender_goes_first() -> None:
    t = wanted(players="ig_88 bossk").flipped("bossk").holds("ig_88", "jetpack")
    t.play("job wanted_1", dice=["hit hit blank"])
    t.play("done", dice=["focus focus blank"])  # IG-88's own reroll is over
    t.expect_ask("bossk", "turn")
    t.play("turn bossk focus hit")
    t.expect_ask("ig_88", "ignore", "cancel jetpack hit", "done")


@rule("OR-COMBAT-19")
def test_the_defender_rolls_when_the_attackers_total_is_final() -> None:
    t = wanted(players="bossk ig_88").flipped("bossk").play("job wanted_1", dice=["focus blank blank"])
    assert t.g.combat is not None
    assert t.g.combat.rolled[1] == () and t.g.combat.total == (0, 0)
    t.play("turn bossk focus hit")
    assert t.g.combat is not None
    assert t.g.combat.total[0] == 1 and len(t.g.combat.rolled[1]) == 3


@rule("OR-COMBAT-20", "OR-COMBAT-21", "OR-EX-15", "OR-DIFF-25")
def test_the_neighbour_for_whom_the_patrol_rolls_cannot_do_anything_about_its_dice() -> None:
    t = Table("han_solo lando_calrissian").patrol("rebel", "lothal").encounter("han_solo")
    t.play("patrol rebel", dice=["hit hit", "blank blank blank"])
    assert t.told("enemy-rolled")[0]["enemy"] == "patrol/rebel"
    assert t.told("combat-won")  # nobody was asked


# The outcome.


@rule("OR-COMBAT-22", "OR-COMBAT-25")
def test_more_damage_wins_and_what_that_brings_is_on_the_card() -> None:
    t = street(Table()).play("space", dice=["hit hit blank", "hit blank blank"])
    assert t.told("combat-won") and t.credits_of("han_solo") == 4000 + 3000
    t = street(Table()).play("space", dice=["hit blank blank", "hit hit blank"])
    assert t.told("combat-lost") and t.credits_of("han_solo") == 4000 - 1000


@rule("OR-COMBAT-25")
def test_some_combats_bring_nothing() -> None:
    t = Table().at("han_solo", "tatooine").draw(DRAGON).encounter("han_solo").play("space")
    t.play("yes", dice=["blank blank blank", "hit hit hit blank blank"])
    assert (t.credits_of("han_solo"), t.fame_of("han_solo"), t.wounds_of("han_solo")) == (4000, 0, 3)


@rule("OR-COMBAT-23", "OR-COMBAT-27", "OR-EX-40")
def test_a_tie_is_won_by_the_attacker_and_both_suffer_it() -> None:
    t = wanted().play("job wanted_1", dice=["hit hit blank", "hit hit blank"])
    assert t.told("combat-won")[0]["seat"] == "han_solo"
    assert (t.wounds_of("han_solo"), t.wounds_of("boba_fett")) == (2, 2)


@rule("OR-COMBAT-24")
def test_the_attacker_wins_a_tie_at_nothing_too() -> None:
    t = street(Table()).play("space", dice=["blank blank blank", "blank blank blank"])
    assert t.credits_of("han_solo") == 7000


@rule("OR-COMBAT-26", "OR-COMBAT-30")
def test_the_outcome_comes_before_damage_and_a_defeated_winner_keeps_the_reward() -> None:
    t = street(Table().damage("han_solo", wounds=3)).play("space", dice=["hit hit blank", "hit blank blank"])
    keys = [event.is_ for event in t.events]
    assert keys.index("gained") < keys.index("wounded") < keys.index("defeated")
    assert t.is_defeated("han_solo")
    assert t.credits_of("han_solo") == 4000 + 3000 - 3000


@rule("OR-COMBAT-27", "OR-COMBAT-28")
def test_each_side_suffers_what_the_other_rolled_on_the_ground_the_characters() -> None:
    t = wanted().play("job wanted_1", dice=["hit hit hit", "hit blank blank"])
    assert (t.wounds_of("han_solo"), t.wounds_of("boba_fett")) == (1, 3)
    assert (t.dents_of("han_solo"), t.dents_of("boba_fett")) == (0, 0)


@rule("OR-COMBAT-28")
def test_in_space_the_ships_suffer() -> None:
    t = wanted("maelstrom").play("job wanted_1", dice=["hit hit", "hit blank"])
    assert (t.dents_of("han_solo"), t.dents_of("boba_fett")) == (1, 2)
    assert (t.wounds_of("han_solo"), t.wounds_of("boba_fett")) == (0, 0)


@rule("OR-COMBAT-29")
def test_enemies_suffer_nothing() -> None:
    t = (
        Table()
        .patrol("rebel", "lothal")
        .encounter("han_solo")
        .play("patrol rebel", dice=["crit crit", "blank blank blank"])
    )
    assert not t.told("dented") and not t.told("wounded")


@rule("OR-COMBAT-31", "OR-EX-21")
def test_boba_fett_and_the_dragon() -> None:
    t = Table("boba_fett bossk").at("boba_fett", "tatooine").draw(DRAGON).encounter("boba_fett").play("space")
    t.expect_ask("boba_fett", "may", "yes", "no")
    t.play("yes", dice=["crit hit hit", "hit hit hit blank blank"])
    assert t.told("combat")[0] | {} == {"seat": "boba_fett", "kind": "ground", "enemy": "enemy/krayt_dragon"}
    assert t.told("combat-won")[0]["damage"] == 4
    assert (t.credits_of("boba_fett"), t.fame_of("boba_fett"), t.wounds_of("boba_fett")) == (7000, 1, 3)


# One combat in the outcome of another: no card of the box has that, but a card may.


def test_a_combat_that_comes_of_a_combat_is_over_before_the_first_goes_on() -> None:
    t = Table("bossk boba_fett").at("bossk", "ord_mantell").encounter("bossk").next(EndTurn(0))
    gang = t.g.content.cards[t.card(STREET)].sections[1].cases[0][1]
    fight(t.g, Combat(0, NOBODY, IN_SPACE, 2, AGAINST_CARD, enemy="pirate_raiders", win=gang))
    t.begin(dice=["hit hit", "hit blank", "hit hit blank", "hit hit blank"])
    assert [fight["kind"] for fight in t.told("combat")] == ["ground"]  # the one in space had begun
    assert t.g.combat is None
    # The ship suffers what the raiders rolled, Bossk what the gang did, less 1 for having won on the ground.
    assert (t.dents_of("bossk"), t.wounds_of("bossk"), t.credits_of("bossk")) == (1, 1, 7000)
