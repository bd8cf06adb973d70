"""The components: the printed ones are right, and data that contradicts itself is refused by file and id."""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest

from marks import rule
from starboard.games.arcs.effects import EFFECTS, run
from starboard.games.arcs.game import GAME
from starboard.games.arcs.hooks import Hooks
from starboard.games.arcs.ids import (
    ACTION_CARDS,
    ACTIONS,
    ANY_AMBITION,
    BUILD,
    DICE,
    EMPATH,
    FUEL,
    GATE,
    KEEPER,
    MATERIAL,
    MOVE,
    NONE,
    PSIONIC,
    RELIC,
    REPAIR,
    SECURE,
    SUITS,
    SYMBOLS,
    TYCOON,
    TYPES,
    TYRANT,
    WARLORD,
    WEAPON,
)
from starboard.games.arcs.tables.action_cards import (
    CARD_IDS,
    CARD_INDEX,
    DECK,
    HAND,
    NUMBER_OF,
    SEIZING_NUMBER,
    SUIT_OF,
    ActionCardsFile,
    action_card_checks,
    suit_rows,
    suits_of,
)
from starboard.games.arcs.tables.ambitions import (
    AMBITION_OF,
    AMBITION_RESOURCES,
    BOX_OF,
    CHAPTERS,
    MARKERS,
    POWER_TO_END,
    AmbitionsFile,
    ambition_checks,
)
from starboard.games.arcs.tables.cards import ALL_LEADERS, ALL_LORE, BOX_LEADERS, BOX_LORE, CARD_NUMBER, CARDS
from starboard.games.arcs.tables.court_cards import COURT, CourtFile, court_of, court_rows
from starboard.games.arcs.tables.dice import FACES, MOST_DICE, DiceFile, dice_checks
from starboard.games.arcs.tables.leader_cards import LEADERS, LeadersFile, leader_rows, leaders_of
from starboard.games.arcs.tables.lore_cards import LORE, LoreFile, lore_of, lore_rows
from starboard.games.arcs.tables.map import SLOTS_OF, SYSTEM_IDS, SYSTEM_INDEX, SYSTEMS, TYPE_OF, MapFile, systems_of
from starboard.games.arcs.tables.player_board import (
    ALL_AGENTS,
    ALL_CITIES,
    ALL_SHIPS,
    ALL_STARPORTS,
    ALL_TOKENS,
    CITY_BONUS,
    OPEN_SLOTS,
    PRELUDE_ACTIONS,
    PlayerBoardFile,
    board_checks,
)
from starboard.games.arcs.tables.reading import DATA, BadData, demand, read
from starboard.games.arcs.tables.setup_cards import (
    COURT_ROW,
    PLACEMENT,
    SETUP_INDEX,
    SETUPS,
    SETUPS_FOR,
    Pieces,
    SetupCard,
    SetupFile,
    setup_rows,
    setups_of,
)
from starboard.games.arcs.versions import CARDS_BROUGHT
from starboard.kernel.packs.place import BadContent

HERE = Path(__file__).parent
LAYOUT = HERE.parents[2] / "web" / "src" / "boards" / "arcs" / "layout.json"
GATES = [0, 4, 8, 12, 16, 20]
PLANET_RING = [system for system in range(24) if system % 4]
ADJACENT = [system.adjacent for system in SYSTEMS]  # with every cluster in play

setup_cards = pytest.mark.parametrize("card", SETUPS, ids=lambda card: card.id)


def number(system_id: str) -> int:
    return SYSTEM_INDEX[system_id]


# The map


@rule("ARC-MAP-01", "ARC-MAP-02", "ARC-MAP-03")
def test_six_clusters_each_of_a_gate_and_three_planets() -> None:
    assert (
        tuple(f"c{cluster}_{place}" for cluster in range(1, 7) for place in ("gate", "arrow", "crescent", "hex"))
        == SYSTEM_IDS
    )
    assert [system for system in range(24) if SYSTEMS[system].place == GATE] == GATES
    assert [system.cluster for system in SYSTEMS] == [cluster for cluster in range(6) for _ in range(4)]


@rule("ARC-MAP-04")
def test_adjacency_holds_both_ways() -> None:
    for one in range(24):
        assert one not in ADJACENT[one]
        assert all(one in ADJACENT[two] for two in ADJACENT[one])


@rule("ARC-MAP-05")
def test_a_gate_is_next_to_its_planets_and_to_the_gates_beside_it() -> None:
    for gate in range(0, 24, 4):
        assert set(ADJACENT[gate]) == {gate + 1, gate + 2, gate + 3, (gate + 4) % 24, (gate - 4) % 24}


@rule("ARC-MAP-06")
def test_a_planet_is_next_to_its_gate_and_one_or_both_planets_beside_it() -> None:
    for place, planet in enumerate(PLANET_RING):
        beside = {PLANET_RING[place - 1], PLANET_RING[(place + 1) % 18]}
        near = set(ADJACENT[planet]) - {planet - planet % 4}
        assert len(near) == len(ADJACENT[planet]) - 1
        assert near and near <= beside


@rule("ARC-MAP-07")
def test_four_thick_borders_divide_planets() -> None:
    divided = {
        (SYSTEM_IDS[one], SYSTEM_IDS[two])
        for one, two in zip(PLANET_RING, PLANET_RING[1:] + PLANET_RING[:1], strict=True)
        if two not in ADJACENT[one]
    }
    assert divided == {("c1_hex", "c2_arrow"), ("c3_hex", "c4_arrow"), ("c4_hex", "c5_arrow"), ("c6_hex", "c1_arrow")}


@rule("ARC-MAP-12")
def test_each_planet_has_a_type_and_no_gate_has_one() -> None:
    assert Counter(TYPE_OF) == {NONE: 6, MATERIAL: 4, FUEL: 4, WEAPON: 4, RELIC: 3, PSIONIC: 3}
    assert [system for system, kind in enumerate(TYPE_OF) if kind == NONE] == GATES


@rule("ARC-MAP-13", "ARC-MAP-14")
def test_planets_have_one_or_two_building_slots_and_gates_none() -> None:
    assert sum(SLOTS_OF) == 26
    assert all(SLOTS_OF[system] in (1, 2) for system in PLANET_RING)
    assert not any(SLOTS_OF[gate] for gate in GATES)


# Setup cards


@rule("ARC-SETUP-11")
def test_twelve_setup_cards_four_for_each_number_of_players() -> None:
    assert len({card.id for card in SETUPS}) == 12
    assert SETUPS_FOR == ((), (), (0, 1, 2, 3), (4, 5, 6, 7), (8, 9, 10, 11))


@rule("ARC-SETUP-12")
@setup_cards
def test_two_clusters_are_out_of_play_or_one_with_four_players(card: SetupCard) -> None:
    assert len(card.out) == (1 if card.players == 4 else 2)
    assert card.in_play == tuple(system for system in range(24) if system // 4 not in card.out)


@rule("ARC-SETUP-13")
def test_the_box_covers_what_a_setup_card_puts_out_of_play() -> None:
    shared = tomllib.loads(file_text("player_board"))["shared"]
    paths = [cluster["path"] for cluster in tomllib.loads(file_text("map"))["clusters"]]
    assert shared["path_markers"] == {"short": 2, "long": 2} and shared["out_of_play_markers"] == 6
    for card in SETUPS:
        for length, markers in shared["path_markers"].items():
            assert [paths[cluster] for cluster in card.out].count(length) <= markers
        assert sum(card.covered) == 3 * len(card.out) <= shared["out_of_play_markers"]


@setup_cards
def test_every_seat_starts_in_systems_of_its_own_in_play(card: SetupCard) -> None:
    assert len(card.starts) == card.players
    used = [system for start in card.starts for system in (start.a, start.b, *start.c)]
    assert len(set(used)) == len(used) and set(used) <= set(card.in_play)
    assert all(start.a in PLANET_RING and start.b in PLANET_RING for start in card.starts)
    assert {len(start.c) for start in card.starts} == {2 if card.players == 2 else 1}


@rule("ARC-MAP-09", "ARC-MAP-10", "ARC-MAP-11")
@setup_cards
def test_paths_join_the_gates_beside_clusters_out_of_play(card: SetupCard) -> None:
    kept = [cluster for cluster in range(6) if cluster not in card.out]
    ring = {frozenset((4 * one, 4 * two)) for one, two in zip(kept, kept[1:] + kept[:1], strict=True)}
    for one in range(24):
        if one // 4 in card.out:
            assert not card.adjacent[one]
    for one, two in combinations(card.in_play, 2):
        both_gates = one in GATES and two in GATES
        expected = frozenset((one, two)) in ring if both_gates else two in ADJACENT[one]
        assert (two in card.adjacent[one]) == (one in card.adjacent[two]) == expected


@rule("ARC-MAP-11")
def test_three_setup_cards_put_neighbouring_clusters_out_of_play() -> None:
    joined = {card.id: card.out for card in SETUPS if len(card.out) == 2 and (card.out[1] - card.out[0]) in (1, 5)}
    assert joined == {"p2_frontiers": (0, 5), "p3_frontiers": (1, 2), "p3_homelands": (4, 5)}
    card = SETUPS[SETUP_INDEX["p3_frontiers"]]
    assert number("c4_gate") in card.adjacent[number("c1_gate")]


@rule("ARC-SETUP-14", "ARC-2P-04")
def test_covered_planets_of_two_players_go_to_four_boxes() -> None:
    assert BOX_OF == (TYCOON, TYCOON, WARLORD, KEEPER, EMPATH)
    covered = {card.id: card.covered for card in SETUPS if card.players == 2}
    assert covered == {
        "p2_frontiers": (2, 2, 1, 0, 1),
        "p2_mix_up_1": (0, 0, 2, 2, 2),
        "p2_homelands": (2, 2, 1, 1, 0),
        "p2_mix_up_2": (2, 2, 1, 1, 0),
    }


@rule("ARC-SETUP-19", "ARC-SETUP-20", "ARC-SETUP-21")
def test_the_standard_placement() -> None:
    assert (Pieces(city=1, ship=3), Pieces(starport=1, ship=3), Pieces(ship=2)) == PLACEMENT


@rule("ARC-SETUP-10")
def test_the_court_row_has_three_cards_or_four() -> None:
    assert COURT_ROW[2:] == (3, 4, 4)


# Action cards


@rule("ARC-SETUP-02")
def test_28_action_cards_one_of_each_suit_and_number() -> None:
    assert len(set(zip(SUIT_OF, NUMBER_OF, strict=True))) == len(set(CARD_IDS)) == ACTION_CARDS == 28
    assert all(card == 7 * SUIT_OF[card] + NUMBER_OF[card] - 1 for card in range(28))
    assert CARD_IDS[CARD_INDEX["construction_4"]] == "construction_4"


@rule("ARC-SETUP-03", "ARC-SETUP-04")
def test_the_deck_by_the_number_of_players() -> None:
    for players in (2, 3):
        assert {NUMBER_OF[card] for card in DECK[players]} == {2, 3, 4, 5, 6}
        assert len(DECK[players]) == 20
    assert DECK[4] == tuple(range(28))


@rule("ARC-SETUP-25")
def test_what_is_left_of_the_deck_after_the_deal() -> None:
    assert [len(DECK[players]) - players * HAND for players in (2, 3, 4)] == [8, 2, 4]


def test_pips() -> None:
    """Fewer for higher numbers; a 7 has one."""
    assert GAME.content.pips_of == (4, 4, 3, 3, 3, 2, 1, 3, 3, 2, 2, 2, 2, 1, 4, 4, 3, 3, 2, 2, 1, 4, 4, 3, 3, 2, 2, 1)


@rule("ARC-LEAD-04", "ARC-LEAD-05", "ARC-LEAD-06", "ARC-LEAD-07")
def test_what_the_pips_of_a_suit_pay_for() -> None:
    assert dict(zip(SUITS, ({ACTIONS[action] for action in of} for of in GAME.content.suit_actions), strict=True)) == {
        "administration": {"tax", "repair", "influence"},
        "aggression": {"battle", "move", "secure"},
        "construction": {"build", "repair"},
        "mobilization": {"move", "influence"},
    }


@rule("ARC-AMBITION-04", "ARC-AMBITION-05", "ARC-AMBITION-06")
def test_which_ambition_a_card_declares() -> None:
    by_number = {1: NONE, 2: TYCOON, 3: TYRANT, 4: WARLORD, 5: KEEPER, 6: EMPATH, 7: ANY_AMBITION}
    assert tuple(by_number[number] for number in NUMBER_OF) == AMBITION_OF
    assert SEIZING_NUMBER == 7


# Ambitions, dice and boards


def test_markers_are_worth_more_when_flipped() -> None:
    assert MARKERS == (((2, 0), (4, 2)), ((3, 2), (6, 3)), ((5, 3), (9, 4)))


def test_the_highest_marker_is_never_in_doubt() -> None:
    for flipped in range(4):
        firsts = [sides[marker < flipped][0] for marker, sides in enumerate(MARKERS)]
        assert len(set(firsts)) == 3


@rule("ARC-GUILD-02", "ARC-GUILD-03")
def test_what_ambitions_count() -> None:
    assert AMBITION_RESOURCES == ((MATERIAL, FUEL), (), (), (RELIC,), (PSIONIC,))


@rule("ARC-END-02", "ARC-CHAPTER-01")
def test_what_ends_the_game() -> None:
    assert (POWER_TO_END[2:], CHAPTERS) == ((33, 30, 27), 5)


@rule("ARC-SETUP-05")
def test_tokens_and_dice() -> None:
    assert ALL_TOKENS * len(TYPES) == 25
    assert MOST_DICE * len(DICE) == 18


def test_the_faces_of_the_dice() -> None:
    assert all(len(die) == 6 and all(len(face) == 5 for face in die) for die in FACES)
    total = {name: tuple(map(sum, zip(*die, strict=True))) for name, die in zip(DICE, FACES, strict=True)}
    assert total == {"skirmish": (0, 0, 3, 0, 0), "assault": (3, 1, 7, 0, 0), "raid": (3, 2, 0, 3, 4)}


@rule("ARC-BATTLE-11")
def test_symbols_are_in_the_order_they_are_resolved() -> None:
    assert SYMBOLS == ("self_hit", "intercept", "hit", "building_hit", "key")


@rule("ARC-SETUP-15")
def test_the_pieces_of_a_player() -> None:
    assert (ALL_SHIPS, ALL_CITIES, ALL_STARPORTS, ALL_AGENTS) == (15, 5, 5, 10)


@rule("ARC-RES-02", "ARC-SCORE-13")
def test_cities_off_the_board_open_slots_and_bonuses_from_the_left() -> None:
    assert GAME.content.slot_costs == (3, 1, 1, 2, 1, 3, 4)  # the last: Ancient Holdings
    assert OPEN_SLOTS == (2, 3, 4, 6, 6, 6)
    assert CITY_BONUS == (0, 0, 0, 0, 2, 5)


def test_what_a_token_pays_for() -> None:
    assert PRELUDE_ACTIONS == ((BUILD, REPAIR), (MOVE,), (), (SECURE,), ())


# Court, leaders and lore


@rule("ARC-SETUP-09")
def test_25_guild_cards_and_6_vox_cards() -> None:
    assert [card.vox for card in COURT] == [False] * 25 + [True] * 6
    assert len({card.name for card in COURT}) == 31
    assert Counter(card.suit for card in COURT if not card.vox) == dict.fromkeys(range(5), 5)


@rule("ARC-GUILD-01", "ARC-VOX-03")
def test_guild_cards_have_an_icon_and_a_raid_cost_and_vox_cards_have_neither() -> None:
    for card in COURT:
        assert (card.suit in range(5)) == (card.raid_cost in (1, 2, 3)) == (not card.vox)
        assert card.vox or card.raid_cost


def test_one_loyal_card_of_each_type() -> None:
    loyal = [card for card in COURT if card.name.startswith("Loyal ")]
    assert sorted(card.suit for card in loyal) == [0, 1, 2, 3, 4]
    assert {card.raid_cost for card in loyal} == {3}
    assert loyal == [c for c in COURT if any(one.kind == "keep_card_on_outrage" for one in c.abilities)]


def test_each_suit_of_action_cards_has_its_union() -> None:
    attached = [a.params["suit"] for card in COURT for a in card.abilities if a.kind == "attach_to_played_card"]
    assert sorted(map(str, attached)) == sorted(SUITS)


@rule("ARC-LEADER-02")
def test_8_leaders_and_14_lore_cards_in_the_box_and_as_many_in_the_pack() -> None:
    """As they were printed; cards of later versions come on top."""
    printed = [len([card for card in cards if CARDS[card].since == 1]) for cards in (BOX_LEADERS, BOX_LORE)]
    assert printed == [8, 14]
    printed = [len([card for card in cards if CARDS[card].since == 1]) for cards in (ALL_LEADERS, ALL_LORE)]
    assert printed == [16, 28]
    assert len({card.name for card in CARDS}) == len(CARDS)


def test_cards_are_numbered_in_the_order_of_their_rows() -> None:
    """Court, then lore, then leaders; but those that a later version has brought after all others."""
    rows = [*COURT, *LORE, *LEADERS]
    assert [card for card in CARDS if card.since == 1] == [card for card in rows if card.since == 1]
    assert [card.since for card in CARDS] == sorted(card.since for card in rows)
    assert [card.id for card in CARDS] == list(CARD_NUMBER)
    assert [CARD_NUMBER[name] for name in ("bc31", "lore01", "lore28", "leader01", "leader16")] == [30, 31, 58, 59, 74]


def test_versions_that_bring_cards_are_listed() -> None:
    assert {card.since for card in CARDS} == {1, *CARDS_BROUGHT}


@rule("ARC-LEADER-12", "ARC-LEADER-13")
def test_the_mystic() -> None:
    mystic = LEADERS[1]
    assert (mystic.resources, mystic.setup) == ((PSIONIC, RELIC), PLACEMENT)
    attuned, cryptic = mystic.abilities
    assert (attuned.trigger, attuned.kind) == ("on_copy_pivot_action", "gain_resource")
    assert attuned.params == {"resource": "psionic", "amount": 1}
    assert (cryptic.trigger, cryptic.params) == ("setup", {"resources": ["material", "fuel"]})


def test_leaders_start_with_no_more_than_two_cities() -> None:
    for leader in LEADERS:
        assert sum(pieces.city for pieces in leader.setup) in (0, 1, 2)
        assert 8 <= sum(pieces.ship for pieces in leader.setup) <= 10
        assert not leader.setup[2].city and not leader.setup[2].starport


@rule("ARC-LORE-05")
def test_tool_priests() -> None:
    (summon,) = LORE[0].abilities
    assert (summon.name, summon.replaces, summon.once) == ("Summon", BUILD, True)
    assert (summon.kind, summon.params) == ("build_ship_at_city", {"where": "any_controlled_city", "count": 1})


@rule("ARC-NEWACT-01")
def test_a_new_action_has_a_name_and_a_standard_action() -> None:
    new = [a for card in (*COURT, *LORE, *LEADERS) for a in card.abilities if a.trigger == "new_action"]
    names = "Manufacture,Synthesize,Pressgang,Execute,Abduct,Trade,Summon,Fire Rifles,Nurture,Prune,Guide,Martyr,Annex"
    assert sorted(ability.name for ability in new) == sorted(names.split(","))
    assert all(ability.replaces in range(7) for ability in new)


def test_no_word_of_the_abilities_is_unused() -> None:
    known = tomllib.loads(file_text("abilities"))
    abilities = [ability for card in (*COURT, *LEADERS, *LORE) for ability in card.abilities]
    assert {ability.trigger for ability in abilities} == known["triggers"].keys()
    assert {name for ability in abilities for name in ability.condition} == known["conditions"].keys()
    assert {(ability.kind, ability.trigger) for ability in abilities} == EFFECTS.keys()
    assert [ability.place.id for ability in abilities if ability.mistakes()] == []


# What belongs to the data elsewhere


def test_rulings_are_about_cards_that_are_there() -> None:
    rulings = tomllib.loads((HERE / "faq.toml").read_text(encoding="utf-8"))["rulings"]
    assert len({ruling["id"] for ruling in rulings}) == len(rulings) == 94
    assert {ruling["kind"] for ruling in rulings} == {"errata", "ruling", "rule", "house"}
    for ruling in rulings:
        for card in (about for about in ruling["about"] if re.fullmatch(r"[a-z]+\d+", about)):
            assert card in CARD_NUMBER, ruling["id"]


def test_the_layout_draws_this_map() -> None:
    layout = json.loads(LAYOUT.read_text(encoding="utf-8"))
    assert tuple(layout["systems"]) == SYSTEM_IDS
    for system in SYSTEMS:
        assert len(layout["systems"][system.id]["slots"]) == system.slots
    thin = {frozenset((number(b["a"]), number(b["b"]))) for b in layout["borders"] if b["kind"] == "thin"}
    assert thin == {frozenset((one, two)) for one in range(24) for two in ADJACENT[one]}
    for path in layout["paths"]:
        gate = 4 * (path["cluster"] - 1)
        assert [number(gate_id) for gate_id in path["joins"]] == [(gate - 4) % 24, (gate + 4) % 24]


# Data that contradicts itself


def systems(text: str) -> object:
    return systems_of(read("map.toml", text, MapFile))


def action_cards(text: str) -> object:
    data = read("action_cards.toml", text, ActionCardsFile)
    demand(action_card_checks(data))
    return suits_of(suit_rows(data))


def ambitions(text: str) -> object:
    return demand(ambition_checks(read("ambitions.toml", text, AmbitionsFile)))


def dice(text: str) -> object:
    return demand(dice_checks(read("dice.toml", text, DiceFile)))


def board(text: str) -> object:
    return demand(board_checks(read("player_board.toml", text, PlayerBoardFile)))


def setup(text: str) -> object:
    return setups_of(setup_rows(read("setup.toml", text, SetupFile)))


def court(text: str) -> object:
    return court_of(court_rows(read("court.toml", text, CourtFile)))


def leaders(text: str) -> object:
    return leaders_of(leader_rows("leaders.toml", read("leaders.toml", text, LeadersFile)))


def lore(text: str) -> object:
    return lore_of(lore_rows("lore.toml", read("lore.toml", text, LoreFile)))


READERS: dict[str, Callable[[str], object]] = {
    "map": systems,
    "action_cards": action_cards,
    "ambitions": ambitions,
    "dice": dice,
    "player_board": board,
    "setup": setup,
    "court": court,
    "leaders": leaders,
    "lore": lore,
}


def file_text(file: str) -> str:
    return (DATA / f"{file}.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("file", READERS)
def test_the_printed_data_is_read(file: str) -> None:
    READERS[file](file_text(file))


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        ("map", 'id = "c1_hex"', 'id = "c1_cross"', "map.toml: the ids are c1_gate, c1_arrow, c1_crescent, c1_cross"),
        ("map", 'symbol = "arrow"', 'colour = "red"', "map.toml: c1_arrow: Object contains unknown field `colour`"),
        ("map", "slots = 2\n", "slots = 3\n", "map.toml: c1_arrow: it has 3 slots"),
        ("map", 'type = "weapon"', 'type = "spice"', "map.toml: c1_arrow: spice is none of material, fuel"),
        ("map", 'type = "weapon"', 'type = "relic"', "map.toml: planets by type are"),
        ("map", 'type = "weapon"\n', "", "map.toml: c1_arrow: a planet has a type, a gate has none"),
        ("map", 'kind = "gate"', 'kind = "hole"', "map.toml: c1_gate: kind is hole"),
        (
            "map",
            '["c1_crescent", "c1_gate"]',
            '["c1_gate"]',
            "map.toml: c1_crescent: c1_arrow does not have it for a neig",
        ),
        ("map", '["c1_hex", "c2_arrow"], ', "", "map.toml: c1_hex and c2_arrow: adjacent or a rift"),
        ("map", "schema = 1", "schema = 2", "map.toml: schema is 2, this program reads 1"),
        (
            "action_cards",
            "pips = [4, 4, ",
            "pips = [4, ",
            "action_cards.toml: suit administration: pips: must be a list of 7",
        ),
        (
            "action_cards",
            '"tax"',
            '"dance"',
            "action_cards.toml: suit administration: actions[0]: unknown action “dance”",
        ),
        (
            "ambitions",
            "start = [2, 0]",
            "start = [2, 2]",
            "ambitions.toml: low: the first place is worth 2, the second 2",
        ),
        ("ambitions", "number = 3", "number = 2", "ambitions.toml: number: two ambitions have the same"),
        ("ambitions", 'box = ["weapon"]', "box = []", "ambitions.toml: box: each resource has one box"),
        ("dice", "each = 6", "each = 0", "dice.toml: there are 0 dice of a kind"),
        ("dice", "[0, 1, 0, 0, 2], ", "", "dice.toml: raid: there are 5 faces and not 6"),
        ("dice", "[0, 1, 0, 0, 2]", "[0, 1, 0, 0]", "dice.toml: raid: face [0, 1, 0, 0]"),
        (
            "player_board",
            "covers = 2",
            "covers = 5",
            "player_board.toml: city_slots: they cover [1, 1, 5, 0, 0] of 6 slots",
        ),
        ("player_board", "agent = 10", "agent = 0", "player_board.toml: agent: there are 0"),
        ("player_board", "resources = 5", "resources = 0", "player_board.toml: resources: there are 0"),
        ("player_board", 'ambition = "keeper"', 'ambition = "empath"', "player_board.toml: relic: ambition is empath"),
        (
            "setup",
            '"c1", "c6"',
            '"c1", "c7"',
            "setup.toml: setup card p2_frontiers: out_of_play[1]: unknown cluster “c7”",
        ),
        (
            "setup",
            '"c1", "c6"',
            '"c1", "c5"',
            "setup.toml: setup card p2_frontiers: positions[0].a: c5_hex is out of play",
        ),
        (
            "setup",
            '"c3_gate", "c3_hex"',
            '"c3_gate"',
            "setup.toml: setup card p2_frontiers: positions[0].c: must be a list of 2",
        ),
        (
            "setup",
            'a = "c5_hex"',
            'a = "c5_gate"',
            "setup.toml: setup card p2_frontiers: positions[0].a: c5_gate is not a planet",
        ),
        (
            "setup",
            'a = "c5_hex"',
            'a = "c9_hex"',
            "setup.toml: setup card p2_frontiers: positions[0].a: unknown system “c9_hex”; did you mean “c",
        ),
        ("court", "raid_cost = 3", "raid_cost = 0", "court.toml: court card bc01: raid_cost: must be at least 1"),
        ("court", 'kind = "vox"', 'kind = "guild"', "court.toml: court card bc26: suit: missing"),
        (
            "court",
            'trigger = "on_outrage"',
            'trigger = "on_tuesday"',
            "court.toml: court card bc01: abilities[0].trigger: unknown trigger “on_tuesday”",
        ),
        (
            "court",
            'replaces = "build"',
            'instead = "build"',
            "court.toml: court card bc02: abilities[0].instead: there is no such field here",
        ),
        ("court", 'replaces = "build", ', "", "court.toml: court card bc02: abilities[0].replaces: missing"),
        (
            "court",
            'cost = "discard_self"',
            'cost = "a_penny"',
            "court.toml: court card bc02: abilities[1].cost: unknown word “a_penny”",
        ),
        (
            "court",
            "system_kind",
            "weather",
            "court.toml: court card bc08: abilities[0].condition.weather: unknown condition “weather”",
        ),
        ("leaders", "ship = 3", "ship = 9", "leaders.toml: leader leader01: c: ships: 16, but there are 15"),
        ("leaders", '"relic", "material"', '"relic"', "leaders.toml: leader leader01: resources: must be a list of 2"),
        ("lore", 'id = "lore14"', 'id = "lore15"', "lore.toml: the ids are lore01, lore02"),
        ("lore", "[[lore]]", "[[lore]", "lore.toml: Expected"),
    ],
)
def test_bad_data_is_refused_by_file_and_id(file: str, old: str, new: str, problem: str) -> None:
    text = file_text(file)
    assert old in text
    with pytest.raises((BadData, BadContent)) as error:
        READERS[file](text.replace(old, new, 1))
    lines = error.value.said("en") if isinstance(error.value, BadContent) else str(error.value)
    assert any(line.startswith(problem) for line in lines.splitlines()), lines


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("amount = 1}", "sum = 1}", "court.toml: court card bc02: abilities[0].effect.amount: missing"),
        (
            "amount = 1}",
            "amount = 1, sum = 1}",
            "court.toml: court card bc02: abilities[0].effect.sum: there is no such field here",
        ),
        ("amount = 1}", "amount = -1}", "court.toml: court card bc02: abilities[0].effect.amount: must be at least 0"),
        (
            '"material", amount = 1}',
            '"spice", amount = 1}',
            "court.toml: court card bc02: abilities[0].effect.resource: unknown word “spice”",
        ),
        (
            'kind = "gain_resource"',
            'kind = "song"',
            "court.toml: court card bc02: abilities[0].effect.kind: unknown effect “song”",
        ),
        (
            'replaces = "build", effect',
            'replaces = "build", condition = {scored = "tycoon"}, effect',
            "court.toml: court card bc02: abilities[0].condition.scored: there is no such field here",
        ),
        (
            'replaces = "build", effect',
            'replaces = "build", limit = "once_per_turn", effect',
            "court.toml: court card bc02: abilities[0].limit: there is no such field here",
        ),
    ],
)
def test_an_effect_that_nothing_runs_or_reads_is_refused(old: str, new: str, problem: str) -> None:
    text = file_text("court")
    assert old in text
    card = court_of(court_rows(read("court.toml", text.replace(old, new, 1), CourtFile)))[CARD_NUMBER["bc02"]]
    with pytest.raises(BadContent) as error:
        run(Hooks(), CARD_NUMBER["bc02"], card, card.abilities[0])
    assert any(line.startswith(problem) for line in error.value.said("en").splitlines()), error.value.said("en")
