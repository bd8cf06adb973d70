"""OR-ENC: the encounter step, and what is chosen there."""

from __future__ import annotations

from games.outer_rim.table import Table
from marks import rule

NAVPOINT = "nav_kessel_ma"


@rule("OR-ENC-01", "OR-ENC-05")
def test_one_encounter_must_be_resolved_and_no_second_one() -> None:
    t = Table().at("han_solo", "mon_calamari").draw("enc_lothal_mon_calamari_06").damage("han_solo", wounds=2)
    t.encounter("han_solo")
    assert not {"end", "none", "done", "leave"} & set(t.choices)
    t.play("space")
    assert (t.wounds_of("han_solo"), t.told("turn")[0]["seat"]) == (0, "boba_fett")


@rule("OR-ENC-02", "OR-ENC-04")
def test_the_space_a_patrol_a_contact_or_an_encounter_ability() -> None:
    t = Table().patrol("imperial", "lothal").ship("han_solo", "firespray", flipped=True).at("boba_fett", "lothal")
    t.holds("han_solo", "rebel_favor").encounter("han_solo")
    t.expect_ask(
        "han_solo",
        "encounter",
        "space",
        "patrol imperial",
        "contact lothal/1",
        "contact lothal/2",
        "job rebel_favor",
        "attack firespray 1",
    )
    t.refused("contact naboo/1")
    t.refused("patrol hutt")
    t.refused("job rebel_favor", by="boba_fett")


@rule("OR-ENC-03", "OR-ENC-06", "OR-AMB-27")
def test_a_hostile_patrol_leaves_no_other_option() -> None:
    t = Table().patrol("imperial", "lothal").patrol("hutt", "lothal").reputation("han_solo", imperial=-1, hutt=-1)
    t.patrol("rebel", "lothal")
    t.ship("han_solo", "firespray", flipped=True).at("boba_fett", "lothal").holds("han_solo", "rebel_favor")
    t.encounter("han_solo").expect_ask("han_solo", "encounter", "patrol imperial", "patrol hutt")
    t.refused("space")
    t.refused("job rebel_favor")


@rule("OR-ENC-03")
def test_one_hostile_patrol_leaves_no_other_choice() -> None:
    """It is asked all the same: before the dice there is a moment for an offer of credits."""
    t = Table().patrol("imperial", "lothal").reputation("han_solo", imperial=-1).encounter("han_solo")
    t.expect_ask("han_solo", "encounter", "patrol imperial")
    t.play("patrol imperial")
    assert t.told("combat")[0]["enemy"] == "patrol/imperial"


@rule("OR-ENC-03")
def test_a_hostile_patrol_elsewhere_forces_nothing() -> None:
    t = Table().patrol("imperial", "nav_lothal_mon_calamari_lu").reputation("han_solo", imperial=-1)
    assert t.encounter("han_solo").can("space") == ["space"]


@rule("OR-ENC-07")
def test_a_wanted_contact_is_fought_in_place_of_its_databank_card() -> None:
    t = Table().holds("han_solo", "bounty_boshek").contact("lothal/1", "boshek").encounter("han_solo")
    assert not t.can("hunt")  # no encounter of its own
    t.play("contact lothal/1")
    t.expect_ask("han_solo", "contact", "fight bounty_boshek", "talk")
    t.play("fight bounty_boshek", dice=["blank blank", "hit blank"])
    assert t.told("combat")[0]["enemy"] == "contact/boshek"
    assert not t.told("contact") and t.told("turn")[0]["seat"] == "boba_fett"


@rule("OR-ENC-08")
def test_fighting_wanted_crew_uses_up_the_encounter() -> None:
    t = Table().holds("boba_fett", "crew_greedo").holds("han_solo", "bounty_greedo").at("boba_fett", "lothal")
    t.encounter("han_solo").play("hunt-crew bounty_greedo 1", "yield", dice=["blank blank blank", "hit hit hit"])
    assert t.told("turn")[0]["seat"] == "boba_fett"


@rule("OR-ENC-09")
def test_bounties_are_hunted_only_in_the_own_encounter_step() -> None:
    t = Table().holds("boba_fett", "crew_greedo bounty_boshek").holds("han_solo", "bounty_greedo")
    t.contact("lothal/1", "boshek", faceup=True).at("boba_fett", "lothal")
    for begin in (t.plan, t.act):
        begin("han_solo")
        t.begun = False
        assert not [choice for choice in t.choices if choice.split()[0] in ("hunt", "hunt-crew", "fight", "contact")]
    t.encounter("han_solo")
    t.begun = False
    # Boba's bounty on the contact is nothing to Han's encounter.
    assert t.can("hunt-crew") == ["hunt-crew bounty_greedo 1"]
    t.play("contact lothal/1")
    assert not t.can("fight")


@rule("OR-AMB-29")
def test_every_space_can_be_encountered() -> None:
    t = Table()
    assert all(0 <= space.deck < len(t.g.encounters) for space in t.g.content.spaces)
    for space in t.g.content.spaces:
        t = Table().at("han_solo", space.id).encounter("han_solo")
        assert t.can("space") == ["space"]


@rule("OR-AMB-28")
def test_an_empty_encounter_deck_has_no_effect() -> None:
    t = Table()
    deck = t.g.encounters[t.g.content.spaces[t.g.content.space["lothal"]].deck]
    t.set(removed=sum(1 << number for number in deck))
    deck.clear()
    t.encounter("han_solo").play("space")
    assert t.told("no-card") == [{"seat": "han_solo"}]
    assert t.told("turn")[0]["seat"] == "boba_fett"


@rule("OR-COMBAT-02")
def test_nobody_may_be_attacked_without_a_card_that_says_so() -> None:
    t = Table().at("boba_fett", "lothal").encounter("han_solo")
    assert not t.can("attack")
    t = Table().at("boba_fett", "lothal").ship("han_solo", "firespray", flipped=True).encounter("han_solo")
    assert t.can("attack") == ["attack firespray 1"]
    # Not who is defeated (OR-DEFEAT-09), and not who is elsewhere.
    t = Table().at("boba_fett", "lothal").ship("han_solo", "firespray", flipped=True)
    t.damage("boba_fett", dents=3, defeated=True).encounter("han_solo")
    assert not t.can("attack")
    assert not Table().ship("han_solo", "firespray", flipped=True).encounter("han_solo").can("attack")
