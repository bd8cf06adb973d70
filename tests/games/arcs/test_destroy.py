"""ARC-DESTROY, ARC-OUTRAGE, ARC-RANSACK, ARC-RAID, ARC-TROPHY and ARC-CAPTIVE."""

from __future__ import annotations

import json

from games.arcs.table import Table
from marks import rule
from starboard.games.arcs.game import GAME


def siege(ships: int = 3) -> Table:
    """Red, with ships at a damaged city of blue on c2_hex, a planet of relics, has led aggression 2."""
    t = Table().homes().lead("red", "aggression_2").ships("red", "c2_hex", ships)
    return t.city("blue", "c2_hex", damaged=True)


def destroy(t: Table) -> Table:
    return t.play("battle c2_hex 1", "dice skirmish 1", dice="skirmish:1")


@rule("ARC-DESTROY-01", "ARC-OUTRAGE-01", "ARC-OUTRAGE-02", "ARC-OUTRAGE-03", "ARC-DESTROY-06")
def test_who_destroys_a_city_provokes_outrage_and_then_ransacks() -> None:
    t = siege().slots("red", "relic fuel").cards("red", "bc24 bc09").court("bc12 blue:1").cities_off("blue", 3)
    cities = t.g.cities[1]
    destroy(t)
    assert t.held("red") == "- fuel"
    assert t.area("red") == ["bc09", "bc12"]
    assert t.discarded() == ["bc24"]
    assert (t.outraged("red"), t.g.agents[0]) == (["relic"], 9)
    assert t.trophies("red") == {"blue city": 1, "blue agent": 1}
    assert t.g.cities[1] == cities
    told = [event.is_ for event in t.events]
    assert told.index("outrage") < told.index("secured")


@rule("ARC-DESTROY-03")
def test_a_starport_brings_neither() -> None:
    t = Table().homes().lead("red", "aggression_2").ships("red", "c2_hex", 2).starport("blue", "c2_hex", damaged=True)
    t.slots("red", "relic").court("bc12 blue:1")
    destroy(t)
    assert (t.outraged("red"), t.held("red"), t.area("red")) == ([], "relic", [])


@rule("ARC-DESTROY-04", "ARC-OUTRAGE-04", "ARC-CK-13")
def test_each_city_is_resolved_wholly_before_the_next_hit() -> None:
    t = (
        Table()
        .homes()
        .lead("red", "aggression_2")
        .ships("red", "c2_hex", 4)
        .city("blue", "c2_hex")
        .city("blue", "c2_hex")
    )
    t.court("bc24 blue:1", "bc12 blue:1")
    t.play("battle c2_hex 1", "dice skirmish 4", dice="skirmish:1 skirmish:1 skirmish:1 skirmish:1")
    t.play("hit c2_hex/1", "hit c2_hex/1")
    t.expect_ask("red", "ransack", "ransack bc24", "ransack bc12")
    t.play("ransack bc24")
    # The second city: outrage again discards the relic card that was just taken; no second agent; then the other card.
    assert t.area("red") == ["bc12"]
    assert t.discarded() == ["bc24"]
    assert t.g.agents[0] == 9
    assert t.trophies("red") == {"blue city": 2, "blue agent": 2}


@rule("ARC-DESTROY-05", "ARC-OUTRAGE-11")
def test_outrage_and_ransack_come_before_the_raid_so_what_is_stolen_stays() -> None:
    t = siege().slots("red", "relic").slots("blue", "- relic").court("bc12 blue:1")
    t.play("battle c2_hex 1", "dice raid 1", dice="raid:3")
    t.expect_ask("red", "raid", "steal slot 2", "stop")
    assert (t.held("red"), t.area("red")) == ("", ["bc12"])
    t.play("steal slot 2").arrange()
    assert t.held("red").strip("- ") == "relic"


@rule("ARC-OUTRAGE-11")
def test_a_ransacked_or_stolen_card_of_the_outraged_type_stays() -> None:
    t = siege().court("bc24 blue:1").cards("blue", "bc21 bc23")
    t.play("battle c2_hex 1", "dice raid 2", dice="raid:3 raid:1")
    assert (t.outraged("red"), t.area("red")) == (["relic"], ["bc24"])
    t.play(t.can("steal")[0])
    assert len(t.area("red")) == 2
    assert t.discarded() == []


@rule("ARC-OUTRAGE-05", "ARC-LIMIT-01")
def test_without_an_agent_a_placeholder_stands_until_one_comes_home() -> None:
    t = siege().left("red", agents=0).court("bc12 blue:1 white:1").captive("white", "red", 0)
    t.g.scrapped[3] -= 1
    t.g.influence[4 * t.g.row.index(t.g.row[0])] += 1  # one agent of red on the card
    destroy(t)
    # The agent comes home from the ransacked card, and takes the placeholder's place at once.
    assert t.outraged("red") == ["relic"]
    assert (t.g.agents[0], t.g.placeholders[0]) == (0, 0)
    t = siege().left("red", agents=0)
    destroy(t)
    assert (t.outraged("red"), t.g.placeholders[0]) == (["relic"], 1 << 3)


@rule("ARC-OUTRAGE-06")
def test_a_token_under_outrage_has_no_effect_when_spent() -> None:
    t = (
        Table()
        .homes()
        .lead("red", "construction_4")
        .slots("red", "fuel")
        .outrage("red", "fuel")
        .ships("red", "c1_gate", 1)
    )
    t.play("spend 1 fuel")
    t.expect_ask("red", "prelude")
    assert t.told("spent") == [{"seat": "red", "type": "fuel", "state": "wasted"}]
    assert t.rules() == {"ARC-OUTRAGE-06"}
    assert t.held("red") == ""


@rule("ARC-OUTRAGE-07")
def test_a_resource_under_outrage_counts_for_ambitions() -> None:
    t = Table().outrage("red", "relic", "fuel").slots("red", "relic fuel").cards("red", "bc24")
    counts = {one.ambition: one.counts[0] for one in t.position.game.view(t.g, None).standings}
    assert (counts["keeper"], counts["tycoon"]) == (2, 1)


@rule("ARC-OUTRAGE-08")
def test_outrage_is_personal() -> None:
    t = siege().slots("blue", "relic").slots("white", "relic")
    destroy(t)
    assert (t.outraged("blue"), t.outraged("white")) == ([], [])
    assert (t.held("blue"), t.held("white")) == ("relic", "relic")
    t = Table().homes().lead("red", "construction_4").outrage("blue", "fuel").slots("red", "fuel")
    t.play("spend 1 fuel").expect_ask("red", "spent")


@rule("ARC-OUTRAGE-09")
def test_outrage_survives_the_end_of_the_chapter() -> None:
    t = Table().homes().outrage("red", "relic").hand("red", "aggression_2").hand("blue", "").hand("white", "")
    t.play("pass")
    assert (t.g.chapter, t.outraged("red"), t.g.agents[0]) == (2, ["relic"], 9)


@rule("ARC-OUTRAGE-10")
def test_leaders_and_lore_are_not_discarded_by_outrage() -> None:
    t = siege().cards("red", "lore13 leader03")
    destroy(t)
    assert t.area("red") == ["lore13", "leader03"]


@rule("ARC-OUTRAGE-12")
def test_agents_on_outrage_icons_are_out_of_the_supply() -> None:
    t = siege()
    destroy(t)
    assert t.g.agents[0] == 9
    assert t.position.game.invariants(t.g) == []


@rule("ARC-OUTRAGE-14")
def test_tokens_on_own_cards_are_discarded_too() -> None:
    t = siege().cards("red", "lore13").slots("red", "fuel - - - - - relic")
    destroy(t)
    assert t.held("red") == "fuel"


# Ransacking.


@rule("ARC-RANSACK-01", "ARC-RANSACK-02", "ARC-RANSACK-03", "ARC-RANSACK-08")
def test_the_destroyer_takes_a_card_with_an_agent_of_the_owner_of_the_city() -> None:
    t = siege().court("bc02 blue:1 white:3", "bc08 white:1", "bc12 blue:2")
    destroy(t)
    t.expect_ask("red", "ransack", "ransack bc02", "ransack bc12")
    assert t.refused("ransack bc08") == ("ransack", "ARC-RANSACK-01")


@rule("ARC-RANSACK-04", "ARC-RANSACK-05", "ARC-RANSACK-06")
def test_all_rival_agents_are_trophies_own_ones_go_home_and_the_row_is_refilled() -> None:
    t = siege().court("bc02 blue:1 white:3 red:2").deck("bc23")
    destroy(t)
    assert t.trophies("red") == {"blue city": 1, "blue agent": 1, "white agent": 3}
    assert t.captives("red") == {}
    assert t.g.agents[0] == 9  # ten, less the one on the outrage icon
    assert t.row()[0] == "bc23"


@rule("ARC-RANSACK-03", "ARC-DESTROY-04")
def test_a_battle_stopped_in_the_middle_of_a_ransack_goes_on_equally_after_loading() -> None:
    t = siege(4).city("blue", "c2_hex").court("bc24 blue:1", "bc12 blue:2").slots("blue", "- fuel")
    t.play("battle c2_hex 1", "dice skirmish 3 raid 1", dice="skirmish:1 skirmish:1 skirmish:1 raid:3")
    t.play("hit c2_hex/1")
    t.expect_ask("red", "ransack", "ransack bc24", "ransack bc12")
    loaded = GAME.load(json.loads(json.dumps(t.position.dump())))
    assert loaded.view(0) == t.position.view(0)  # with what is asked
    for choice in ("ransack bc12", "steal slot 2"):
        told = loaded.play(choice)
        t.play(choice)
        assert told == t.events
        assert loaded.dump() == t.position.dump()
    # Both hits that were left destroyed the other city, which was ransacked too, before the raid.
    assert t.trophies("red") == {"blue city": 2, "blue agent": 3}
    assert t.g.battle is not None


@rule("ARC-RANSACK-07")
def test_without_such_a_card_nothing_is_ransacked() -> None:
    t = siege().court("bc02 white:3")
    destroy(t)
    assert t.area("red") == []
    t.expect_ask("red", "act")


@rule("ARC-VOX-05")
def test_a_ransacked_vox_card_is_resolved() -> None:
    t = siege().court("bc31 blue:1")
    before = len(t.begin().in_hand("red"))
    destroy(t)
    assert len(t.in_hand("red")) == before + 1
    assert t.discarded() == ["bc31"]


# Raiding.


def raid(t: Table, faces: str) -> Table:
    dice = len(faces.split())
    return t.play("battle c2_hex 1", f"dice raid {dice}", dice=faces)


def port(ships: int = 3) -> Table:
    """Red at a fresh starport of blue on c2_hex."""
    t = Table().homes().lead("red", "aggression_2").ships("red", "c2_hex", ships)
    return t.starport("blue", "c2_hex")


@rule("ARC-RAID-02", "ARC-RAID-03", "ARC-RAID-05", "ARC-GUILD-04")
def test_resources_and_guild_cards_are_stolen_one_by_one_for_keys() -> None:
    t = port().slots("blue", "fuel relic material").cities_off("blue", 1).cards("blue", "bc02 bc01")
    raid(t, "raid:1")
    t.expect_ask("red", "raid", "steal slot 2", "steal slot 3", "steal bc02", "stop")
    t.play("steal slot 3").arrange()
    t.expect_ask("red", "raid", "steal slot 2", "stop")
    assert t.refused("steal bc02") == ("raid", "ARC-RAID-03")


@rule("ARC-RAID-04")
def test_each_slot_has_its_own_cost() -> None:
    t = port().slots("blue", "fuel fuel fuel fuel fuel relic").cities_off("blue", 3)
    raid(t, "raid:1 raid:1")
    assert t.g.battle is not None
    view = t.position.game.view(t.g, 0)
    assert [slot.keys for slot in view.seats[1].slots] == [3, 1, 1, 2, 1, 3]
    keys = t.g.battle.keys
    t.play("steal slot 4").arrange()
    assert t.g.battle.keys == keys - 2


@rule("ARC-RAID-06")
def test_keys_may_be_left_and_expire() -> None:
    t = port().slots("blue", "- fuel")
    raid(t, "raid:1")
    t.play("stop")
    t.expect_ask("red", "act")
    assert t.g.battle is None
    assert t.held("blue") == "- fuel"


@rule("ARC-RAID-07", "ARC-RES-04")
def test_what_the_thief_cannot_hold_is_discarded() -> None:
    t = port().slots("blue", "- fuel").slots("red", "relic relic")
    raid(t, "raid:1")
    t.play("steal slot 2")
    t.expect_ask("red", "arrange")
    choice = next(one for one in t.choices if "f" not in one.removeprefix("arrange "))
    t.play(choice)
    assert t.held("red") == "relic relic"
    assert t.g.supply[1] == 5


@rule("ARC-RAID-08", "ARC-GUILD-05")
def test_a_stolen_guild_card_works_for_the_thief() -> None:
    t = port().cards("blue", "bc08")
    raid(t, "raid:1")
    t.play("steal bc08")
    assert (t.area("red"), t.area("blue")) == (["bc08"], [])


@rule("ARC-RAID-08")
def test_a_stolen_guild_card_is_not_secured() -> None:
    """So nothing that waits for that happens: the court stays as it is, and nobody's agents are captured."""
    t = port().cards("blue", "bc08").court("bc12 blue:1", "bc14 white:1")
    row, deck = t.g.row[:], t.g.court[:]
    raid(t, "raid:1")
    t.play("steal bc08")
    assert (t.g.row, t.g.court, t.g.court_discard, t.g.secured) == (row, deck, [], 0)
    assert not any(t.g.captives) and not any(t.g.trophies)
    assert t.told("stole") and not t.told("secured")
    t.expect_ask("red", "act")


@rule("ARC-RAID-09", "ARC-RAID-10", "ARC-LORE-02")
def test_lore_leaders_trophies_captives_and_hands_cannot_be_stolen() -> None:
    t = port().cards("blue", "lore01 leader03").trophy("blue", "red", "ship").captive("blue", "red")
    raid(t, "raid:1")
    t.expect_ask("red", "act")


@rule("ARC-RAID-11", "ARC-RES-19")
def test_what_lies_on_a_card_is_stolen_only_for_the_cost_that_the_card_prints() -> None:
    t = port(4).cards("blue", "lore13").slots("blue", "- - - - - - relic")
    raid(t, "raid:1 raid:3")  # three keys
    t.expect_ask("red", "act")
    t = port(4).cards("blue", "lore13").slots("blue", "- - - - - - relic")
    raid(t, "raid:1 raid:1")
    t.expect_ask("red", "raid", "steal slot 7", "stop")


@rule("ARC-RAID-13", "ARC-RES-06")
def test_the_defender_does_not_rearrange_after_a_theft() -> None:
    t = port().slots("blue", "relic fuel material").cities_off("blue", 1)
    raid(t, "raid:1")
    t.play("steal slot 2")
    t.expect_ask("red", "arrange")
    t.play(t.choices[0])
    t.expect_ask("red", "raid")
    assert t.held("blue") == "relic - material"


# Trophies and captives.


@rule("ARC-TROPHY-02", "ARC-TROPHY-03", "ARC-SCORE-04", "ARC-CAPTIVE-02", "ARC-SCORE-03")
def test_each_trophy_counts_for_warlord_and_each_captive_for_tyrant() -> None:
    t = Table().trophy("red", "blue", "ship", 2).trophy("red", "white", "city").captive("red", "blue", 2)
    standings = {one.ambition: one.counts for one in t.position.game.view(t.g, None).standings}
    assert standings["warlord"] == [3, 0, 0]
    assert standings["tyrant"] == [2, 0, 0]
    assert [sum(counts) for name, counts in standings.items() if name not in ("warlord", "tyrant")] == [0, 0, 0]


@rule("ARC-TROPHY-04", "ARC-CAPTIVE-03")
def test_trophies_and_captives_are_not_in_their_owners_supply() -> None:
    t = Table().homes().lead("blue", "mobilization_4").captive("red", "blue", 10).trophy("red", "blue", "ship", 14)
    assert t.can("influence") == []
    assert t.g.ships[1] == 0
