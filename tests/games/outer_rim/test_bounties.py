"""OR-BOUNTY: hunting contacts on the map and aboard."""

from __future__ import annotations

from dataclasses import replace

from games.outer_rim.table import Table
from marks import rule
from starboard.games.outer_rim.decks import is_out
from starboard.games.outer_rim.game import GAME
from starboard.games.outer_rim.holdings import discard
from starboard.games.outer_rim.ids import BOUNTY
from starboard.games.outer_rim.state import OuterRimState
from starboard.games.outer_rim.turn import EndTurn
from starboard.games.outer_rim.view import view
from starboard.kernel.frame import Frame

BOX = GAME.content
WON = ["hit hit blank", "blank blank focus"]
LOST = ["blank blank focus", "hit blank focus"]


def found(dice: list[str] | None = None) -> Table:
    """Han, with a bounty on Greedo (3 dice on the ground), has met him on Lothal and fought."""
    t = Table().holds("han_solo", "bounty_greedo").contact("lothal/1", "greedo").encounter("han_solo")
    t.play("contact lothal/1")
    return t.play("fight bounty_greedo", dice=dice) if dice else t


def own_crew(dice: list[str] | None = None) -> Table:
    """Han hunts Greedo, who is in his own crew."""
    t = Table().holds("han_solo", "bounty_greedo crew_greedo").encounter("han_solo")
    return t.play("hunt-crew bounty_greedo 0", dice=dice) if dice else t


def rivals_crew(crew: str = "crew_greedo", bounty: str = "bounty_greedo") -> Table:
    """Boba, whose crew member Han has a bounty on, is with Han on Lothal."""
    t = Table("han_solo boba_fett bossk").at("boba_fett", "lothal").holds("boba_fett", crew)
    return t.holds("han_solo", bounty).encounter("han_solo")


def dead(t: Table, contact: str = "greedo") -> bool:
    return contact in view(t.g, 1).gone


class Discards(Frame):
    """Han's bounty is discarded by some effect."""

    __slots__ = ()

    def run(self, g: OuterRimState) -> None:
        discard(g, 0, g.content.card["bounty_greedo"])


@rule("OR-BOUNTY-01")
def test_a_bounty_names_one_contact() -> None:
    bounties = [card for card in BOX.cards if card.bounty is not None]
    targets = [card.bounty.target for card in bounties if card.bounty is not None]
    assert len(bounties) == len(set(targets)) == 16
    t = Table().holds("han_solo", "bounty_greedo").contact("lothal/1", "lobot").encounter("han_solo")
    assert not t.play("contact lothal/1").can("fight")


@rule("OR-BOUNTY-02")
def test_bounties_come_from_the_market_encounters_and_the_databank() -> None:
    origins = {card.origin for card in BOX.cards if card.type == BOUNTY}
    assert len(origins) == 3
    starters = {one.id for one in BOX.characters if one.databank == 90}
    assert starters == {"boba_fett", "bossk", "ig_88", "ketsu_onyo"}


@rule("OR-BOUNTY-03")
def test_a_gained_bounty_goes_into_a_slot_of_the_player_board_or_the_ship() -> None:
    t = Table().ship("han_solo", "g_1a_starfighter").holds("han_solo", "bounty_chopper bounty_lobot bounty_qira")
    t.at("han_solo", "tatooine").draw("enc_tatooine_nal_hutta_07").encounter("han_solo").play("space", "take")
    slots = [slot for slot in view(t.g, 0).players[0].slots if slot.kind == "job_or_bounty"]
    assert [slot.where for slot in slots] == ["board", "board", "board", "ship"]
    assert all(slot.card for slot in slots)
    # The Rigger has no such slot.
    t = Table().holds("han_solo", "bounty_chopper bounty_lobot bounty_qira")
    t.at("han_solo", "tatooine").draw("enc_tatooine_nal_hutta_07").encounter("han_solo").play("space")
    assert len(t.can("replace")) == 3 and not t.can("take")


@rule("OR-BOUNTY-04", "OR-DISCARD-01")
def test_a_discarded_bounty_goes_back_to_its_deck() -> None:
    t = Table().holds("han_solo", "bounty_chopper bounty_lobot bounty_qira")
    t.at("han_solo", "tatooine").draw("enc_tatooine_nal_hutta_07").encounter("han_solo")
    t.play("space", "replace bounty_lobot")
    assert t.bottom("bounty") == "bounty_lobot"
    assert t.held("han_solo") == ["bounty_chopper", "bounty_qira", "bounty_dengar"]


@rule("OR-BOUNTY-05")
def test_a_captive_on_a_discarded_bounty_comes_back_faceup_to_the_nearest_planet() -> None:
    t = Table().holds("han_solo", "bounty_chopper bounty_greedo bounty_qira").captive("bounty_greedo")
    t.at("han_solo", "tatooine").draw("enc_tatooine_nal_hutta_07").contact("tatooine/2", "lobot")
    t.encounter("han_solo").play("space", "replace bounty_greedo")
    assert t.spot_of("greedo") == "tatooine/1"
    assert [one.faceup for one in view(t.g, 1).contacts if one.contact == "greedo"] == [True]
    assert not is_out(t.g, t.card("bounty_greedo")) and not dead(t)


@rule("OR-NEAREST-03", "OR-BOUNTY-05")
def test_where_a_captive_goes_among_planets_equally_near_the_active_player_says() -> None:
    t = Table().holds("han_solo", "bounty_greedo").captive("bounty_greedo")
    t.contact("cantonica/1", None).contact("mon_calamari/1", None).at("han_solo", "lothal")
    t.set(active=1).next(Discards(), EndTurn(1)).expect_ask(
        "boba_fett", "place-contact", "planet cantonica", "planet mon_calamari"
    )


@rule("OR-BOUNTY-06", "OR-BOUNTY-07")
def test_the_contact_is_fought_by_what_is_printed_on_the_bounty() -> None:
    t = found(WON)
    assert t.told("combat") == [{"seat": "han_solo", "kind": "ground", "enemy": "contact/greedo"}]
    t.expect_ask("han_solo", "capture", "kill", "capture")
    # BoShek is fought in space, with two dice.
    t = Table().holds("han_solo", "bounty_boshek").encounter("han_solo").play("contact lothal/1")
    t.play("fight bounty_boshek", dice=["hit hit", "blank blank"])
    assert t.told("combat")[0]["kind"] == "ship"
    t.expect_ask("han_solo", "capture", "kill", "capture")


@rule("OR-BOUNTY-08", "OR-BOUNTY-09", "OR-DISCARD-06", "OR-DISCARD-03")
def test_who_eliminates_is_paid_at_once_and_contact_and_bounty_leave_the_game() -> None:
    t = found(WON).play("kill")
    assert (t.credits_of("han_solo"), t.fame_of("han_solo"), t.held("han_solo")) == (9000, 0, [])
    assert dead(t) and t.spot_of("greedo") is None
    assert "db_90_4" in view(t.g, 1).removed


@rule("OR-BOUNTY-10", "OR-BOUNTY-11", "OR-DISCARD-08", "OR-DISCARD-09")
def test_who_captures_is_paid_for_the_delivery() -> None:
    t = found(WON).play("capture")
    assert (t.credits_of("han_solo"), t.spot_of("greedo"), dead(t)) == (4000, None, False)
    assert [one.captive for one in view(t.g, 1).players[0].held] == ["greedo"]
    t = Table().holds("han_solo", "bounty_greedo").captive("bounty_greedo").at("han_solo", "tatooine").act("han_solo")
    t.play("deliver", "hand-over bounty_greedo")
    assert (t.credits_of("han_solo"), t.fame_of("han_solo"), t.held("han_solo")) == (9000, 1, [])
    assert dead(t) and is_out(t.g, t.card("bounty_greedo"))
    assert not t.told("contact-placed") and not t.told("discarded")  # it is not discarded
    # Nowhere else.
    t = Table().holds("han_solo", "bounty_greedo").captive("bounty_greedo").at("han_solo", "naboo").act("han_solo")
    assert not t.can("deliver")
    t = Table().holds("han_solo", "bounty_greedo").at("han_solo", "tatooine").act("han_solo")
    assert not t.can("deliver")


@rule("OR-BOUNTY-12")
def test_a_winner_who_is_defeated_takes_the_contact_first() -> None:
    t = Table().holds("han_solo", "bounty_greedo").contact("lothal/1", "greedo").damage("han_solo", wounds=3)
    t.encounter("han_solo").play("contact lothal/1")
    t.play("fight bounty_greedo", dice=["hit hit blank", "hit blank focus"])
    t.expect_ask("han_solo", "capture", "kill", "capture")
    assert not t.is_defeated("han_solo")
    t.play("kill")
    assert t.is_defeated("han_solo") and t.credits_of("han_solo") == 4000 + 5000 - 3000


@rule("OR-BOUNTY-13")
def test_who_loses_keeps_the_bounty_and_the_contact_stays_faceup() -> None:
    t = found(LOST)
    assert (t.held("han_solo"), t.who_is_at("lothal/1"), t.wounds_of("han_solo")) == (["bounty_greedo"], "greedo", 1)
    assert [one.faceup for one in view(t.g, 1).contacts if one.contact == "greedo"] == [True]


@rule("OR-BOUNTY-14", "OR-BOUNTY-15", "OR-BOUNTY-25")
def test_own_crew_may_be_hunted_and_who_wins_takes_it() -> None:
    assert own_crew().can("hunt") == ["hunt-crew bounty_greedo 0"]
    t = own_crew(WON)
    assert t.held("han_solo") == ["bounty_greedo"]  # the crew card is gone
    t.play("capture")
    assert [one.captive for one in view(t.g, 1).players[0].held] == ["greedo"]
    assert t.spot_of("greedo") is None and not t.told("contact-placed")
    assert not is_out(t.g, t.card("crew_greedo"))
    t = own_crew(WON).play("kill")
    assert dead(t) and t.credits_of("han_solo") == 9000


@rule("OR-BOUNTY-16", "OR-BOUNTY-27")
def test_who_loses_to_own_crew_sets_it_free_and_keeps_the_bounty() -> None:
    t = own_crew(LOST)
    assert t.held("han_solo") == ["bounty_greedo"]
    assert t.spot_of("greedo") == "tatooine/1"  # the only empty contact space
    assert [one.faceup for one in view(t.g, 1).contacts if one.contact == "greedo"] == [True]


@rule("OR-BOUNTY-16")
def test_it_goes_to_the_nearest_empty_space_of_any_class() -> None:
    t = own_crew().contact("lothal/2", None)
    t.play("hunt-crew bounty_greedo 0", dice=LOST)
    assert t.spot_of("greedo") == "lothal/2"


@rule("OR-BOUNTY-17", "OR-BOUNTY-26")
def test_the_hunted_crew_member_does_not_help() -> None:
    # Greedo would add a hit; alone, the three blanks lose to one hit. He rolls the three dice of the bounty.
    t = own_crew(LOST)
    assert not t.told("used") and t.told("combat-lost")[0]["damage"] == 0
    assert t.told("combat")[0]["kind"] == "ground"
    # Nor do the skills: Ponda Baba's strength would let the Vibro-Ax turn a hit.
    t = Table().holds("han_solo", "bounty_ponda_baba crew_ponda_baba vibro_ax").encounter("han_solo")
    t.play("hunt-crew bounty_ponda_baba 0", dice=["hit hit focus blank", "blank focus focus"])
    t.expect_ask("han_solo", "capture", "kill", "capture")
    # Another crew member's ability is there.
    t = Table().ship("han_solo", "hwk_290").holds("han_solo", "bounty_lobot crew_lobot crew_greedo")
    t.encounter("han_solo").play("hunt-crew bounty_lobot 0", dice=LOST)
    assert t.told("used")[0]["source"] == "crew_greedo" and t.told("combat-won")


@rule("OR-BOUNTY-18", "OR-BOUNTY-19")
def test_crew_of_a_player_here_may_be_hunted_and_its_owner_asked_first() -> None:
    t = rivals_crew()
    assert t.can("hunt") == ["hunt-crew bounty_greedo 1"]
    t.play("hunt-crew bounty_greedo 1")
    t.expect_ask("boba_fett", "defend", "defend", "yield")
    assert not t.told("combat")
    assert not rivals_crew().at("boba_fett", "kessel").can("hunt")


@rule("OR-BOUNTY-20", "OR-BOUNTY-22", "OR-AMB-39")
def test_who_defends_fights_on_the_ground_on_a_planet_with_the_help_of_the_crew() -> None:
    t = rivals_crew().play("hunt-crew bounty_greedo 1")
    t.play("defend", dice=["crit hit focus", "hit blank focus"])
    assert t.told("combat") == [{"seat": "han_solo", "kind": "ground", "enemy": "player/1"}]
    assert t.told("used")[0] == {"seat": "boba_fett", "source": "crew_greedo"}
    t.expect_ask("han_solo", "capture", "kill", "capture")
    assert t.held("boba_fett") == []
    t.play("capture")
    assert [one.captive for one in view(t.g, 1).players[0].held] == ["greedo"]
    assert (t.wounds_of("boba_fett"), t.wounds_of("han_solo")) == (3, 2)


@rule("OR-BOUNTY-20")
def test_elsewhere_they_fight_in_space() -> None:
    for space in ("nav_kessel_ma", "maelstrom"):
        t = rivals_crew().at("han_solo", space).at("boba_fett", space).play("hunt-crew bounty_greedo 1")
        t.play("defend", dice=["blank blank", "hit blank"])
        assert t.told("combat")[0]["kind"] == "ship" and t.dents_of("han_solo") == 1


@rule("OR-BOUNTY-21", "OR-BOUNTY-22", "OR-AMB-36", "OR-AMB-37", "OR-AMB-38")
def test_undefended_crew_fights_by_its_bounty_and_its_owner_neither_helps_nor_suffers() -> None:
    # Boba sits to the left of Han, so that he rolls for Greedo; his own gear is no use.
    t = rivals_crew().holds("boba_fett", "jetpack").play("hunt-crew bounty_greedo 1")
    t.play("yield", dice=["hit hit focus", "hit hit blank"])
    t.expect_ask("han_solo", "capture", "kill", "capture")  # nobody was asked to ignore a hit
    assert not t.told("used")
    t.play("kill")
    assert (t.wounds_of("boba_fett"), t.wounds_of("han_solo"), t.held("boba_fett")) == (0, 2, ["jetpack"])
    assert dead(t) and t.credits_of("han_solo") == 9000


@rule("OR-BOUNTY-23", "OR-BOUNTY-27")
def test_who_loses_against_anothers_crew_changes_nothing() -> None:
    for answer, dice in (("yield", LOST), ("defend", ["blank blank focus", "blank blank focus"])):
        t = rivals_crew().play("hunt-crew bounty_greedo 1")
        t.play(answer, dice=dice)
        assert (t.held("boba_fett"), t.held("han_solo")) == (["crew_greedo"], ["bounty_greedo"])
        assert t.told("turn")[0]["seat"] == "boba_fett"


@rule("OR-BOUNTY-24")
def test_nobody_has_to_hunt() -> None:
    assert "space" in own_crew().choices and "space" in rivals_crew().choices
    t = found()
    t.expect_ask("han_solo", "contact", "fight bounty_greedo", "talk")
    t.play("talk").expect_ask("han_solo", "choose", "option stare_him_down", "option pay_up")


@rule("OR-DEFEAT-10")
def test_a_defeated_owner_cannot_defend() -> None:
    t = rivals_crew().damage("boba_fett", wounds=6, defeated=True)
    t.play("hunt-crew bounty_greedo 1", dice=WON)
    t.expect_ask("han_solo", "capture", "kill", "capture")


@rule("OR-AMB-34")
def test_a_bounty_on_a_contact_that_is_gone_lies_there_without_effect() -> None:
    t = Table().holds("han_solo", "bounty_greedo").contact("tatooine/1", None).at("han_solo", "tatooine")
    assert t.encounter("han_solo").can("contact") == ["contact tatooine/2"]
    assert not t.can("hunt") and t.held("han_solo") == ["bounty_greedo"]


@rule("OR-AMB-35")
def test_of_two_bounties_on_a_contact_one_is_named() -> None:
    """No two of the box are on one contact; a pack may print them."""
    t = Table().holds("han_solo", "bounty_greedo bounty_lobot").contact("lothal/1", "greedo").encounter("han_solo")
    number, other = t.card("bounty_greedo"), t.card("bounty_lobot")
    cards = list(t.g.content.cards)
    wanted = cards[other].bounty
    assert wanted is not None
    cards[other] = replace(cards[other], bounty=replace(wanted, target=t.g.content.person["greedo"]))
    t.g.content = replace(t.g.content, cards=tuple(cards))
    t.play("contact lothal/1")
    t.expect_ask("han_solo", "contact", "fight bounty_greedo", "fight bounty_lobot", "talk")
    t.play("fight bounty_lobot", dice=WON)
    t.play("kill")
    assert number in t.g.held[0] and other not in t.g.held[0]
