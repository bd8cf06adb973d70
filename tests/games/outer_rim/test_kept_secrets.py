"""OR-SECRET: what is kept facedown, and when it is used."""

from __future__ import annotations

from games.outer_rim.table import Table
from marks import rule
from starboard.games.outer_rim.view import view
from starboard.games.outer_rim.view.players import SecretView

CODES = "enc_lothal_mon_calamari_05"  # Lothal: patrols need not stop one move
TIP = "enc_cantonica_ord_mantell_05"  # Cantonica: two dice may be rerolled
FAVOR = "enc_tatooine_nal_hutta_05"  # Nal Hutta: an action on a planet
ARCHIVE = "enc_ryloth_naboo_04"  # Naboo: any skill for a test
BRIBE = "enc_kessel_maelstrom_05"  # Kessel: the die of an illegal delivery becomes a hit
BEACON = "enc_navpoint_05"  # planning: go to any planet
FILE = "enc_kafrene_takodana_05"  # Ring of Kafrene: take 3,000 of a player here


def bottom(t: Table, card: str) -> str:
    deck = t.g.encounters[t.g.content.cards[t.card(card)].deck]
    return t.g.content.cards[deck[0]].id


def kept(t: Table, player: int, by: int) -> list[SecretView]:
    return view(t.g, by).players[player].secrets


@rule("OR-SECRET-01", "OR-SECRET-02", "OR-SECRET-06", "OR-AMB-48")
def test_a_secret_is_kept_facedown_and_only_its_keeper_reads_it() -> None:
    t = Table("han_solo boba_fett bossk").draw(CODES).encounter("han_solo").play("space")
    assert kept(t, 0, 0) == [SecretView("lothal_mon_calamari", CODES)]
    assert kept(t, 0, 1) == kept(t, 0, 2) == [SecretView("lothal_mon_calamari", None)]  # deck and count are public
    assert [t.g.known[player] >> t.card(CODES) & 1 for player in range(3)] == [1, 0, 0]
    assert CODES not in [t.g.content.cards[number].id for deck in t.g.encounters for number in deck]
    [event] = [event for event in t.events if event.is_ == "secret-kept"]
    assert (event.seen_by(1).facts, event.to) == ({"seat": 0}, (0,))
    assert event.seen_by(0).facts == {"seat": 0, "card": CODES}
    # The other section of that card is no secret.
    t = Table().draw(CODES).at("han_solo", "mon_calamari").encounter("han_solo").play("space", "option lend_a_hand")
    assert kept(t, 0, 0) == [] and t.credits_of("han_solo") == 6000


@rule("OR-SECRET-03", "OR-SECRET-04", "OR-AMB-59")
def test_each_is_used_at_its_moment_then_shown_and_put_at_the_bottom() -> None:
    t = Table().secret("han_solo", FAVOR).at("han_solo", "nav_kessel_ma").act("han_solo")
    assert not t.can("use")  # only on a planet
    t = Table().secret("han_solo", FAVOR).act("han_solo").play(f"use {FAVOR}")
    assert (t.reputation_of("han_solo", "hutt"), t.credits_of("han_solo")) == (1, 6000)
    assert t.told("secret") == [{"seat": "han_solo", "card": FAVOR}]
    assert bottom(t, FAVOR) == FAVOR and kept(t, 0, 0) == []


@rule("OR-SECRET-03")
def test_for_a_move() -> None:
    t = Table().secret("han_solo", CODES).at("han_solo", "cantonica")
    for faction, space in (("rebel", "nav_cantonica_ord_mantell_ru"), ("hutt", "nav_cantonica_ord_mantell_lu")):
        t.patrol(faction, space)
    t.plan("han_solo")
    assert t.can("move lothal") == [f"move lothal {CODES}"]
    t.play(f"move lothal {CODES}")
    assert t.where("han_solo") == "lothal" and bottom(t, CODES) == CODES


@rule("OR-SECRET-03")
def test_in_place_of_a_planning_choice() -> None:
    t = Table().secret("han_solo", BEACON).plan("han_solo").play(f"plan {BEACON}", "planet takodana")
    assert t.where("han_solo") == "takodana" and t.can("earn") == [] and bottom(t, BEACON) == BEACON


@rule("OR-SECRET-03")
def test_after_a_roll_before_a_test_and_for_an_illegal_delivery() -> None:
    t = Table().secret("han_solo", TIP).draw("enc_lothal_mon_calamari_06").encounter("han_solo")
    t.play("space", dice=["blank focus"])
    t.expect_ask(
        "han_solo", "after-roll", f"reroll {TIP} focus", f"reroll {TIP} blank", f"reroll {TIP} focus,blank", "done"
    )
    t.play(f"reroll {TIP} focus,blank", dice=["hit blank"])
    assert t.credits_of("han_solo") == 8000 and bottom(t, TIP) == TIP
    t = Table("bossk boba_fett").secret("bossk", ARCHIVE).draw("enc_lothal_mon_calamari_06").encounter("bossk")
    t.play("space").expect_ask("bossk", "test", f"skill {ARCHIVE} piloting", "roll")
    t.play(f"skill {ARCHIVE} piloting", dice=["hit blank"])
    assert t.credits_of("bossk") == 8000 and bottom(t, ARCHIVE) == ARCHIVE
    t = Table().secret("han_solo", BRIBE).at("han_solo", "kessel").holds("han_solo", "stolen_supplies").act("han_solo")
    t.play("deliver").play("hand-over stolen_supplies", dice=["blank"])
    t.expect_ask("han_solo", "after-roll", f"set {BRIBE} hit", "done")
    t.play(f"set {BRIBE} hit")
    assert (t.fame_of("han_solo"), bottom(t, BRIBE)) == (1, BRIBE)


@rule("OR-SECRET-03")
def test_against_a_player_here() -> None:
    assert not Table().secret("han_solo", FILE).act("han_solo").can("use")
    t = Table().secret("han_solo", FILE).at("boba_fett", "lothal").credits("boba_fett", 2000).act("han_solo")
    t.play(f"use {FILE}")
    assert (t.credits_of("han_solo"), t.credits_of("boba_fett")) == (6000, 0)


@rule("OR-SECRET-04")
def test_nobody_uses_the_secret_of_another() -> None:
    t = Table().secret("boba_fett", FAVOR).act("han_solo")
    t.refused(f"use {FAVOR}")
    t.refused(f"use {FAVOR}", by="boba_fett")


@rule("OR-SECRET-05")
def test_secrets_cannot_be_given_away_or_shown() -> None:
    t = Table().secret("han_solo", CODES).holds("han_solo", "vibro_ax").at("boba_fett", "lothal").act("han_solo")
    t.play("trade")
    if t.can("partner"):
        t.play("partner 1")
    assert t.can("give vibro_ax") and not [choice for choice in t.choices if CODES in choice]


@rule("OR-SECRET-07", "OR-DEFEAT-03")
def test_the_secrets_of_the_defeated_go_unseen_to_the_bottom() -> None:
    t = Table().secret("han_solo", CODES).secret("han_solo", FAVOR).damage("han_solo", wounds=2)
    t.draw("enc_lothal_mon_calamari_06").encounter("han_solo").play("space", dice=["blank focus"])
    assert t.is_defeated("han_solo") and kept(t, 0, 0) == []
    assert t.told("secrets-lost") == [{"seat": "han_solo", "count": 2}] and not t.told("secret")
    assert bottom(t, FAVOR) == FAVOR
    # The card that was being resolved came later to the bottom of the same deck.
    assert [t.g.content.cards[number].id for number in t.g.encounters[1][:2]] == ["enc_lothal_mon_calamari_06", CODES]
    number = t.card(FAVOR)
    assert t.g.known[0] >> number & 1 and not t.g.known[1] >> number & 1
