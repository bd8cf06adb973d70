"""What is wrong in the data is refused, with the file, the entry and the field."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import pytest

import starboard.games.outer_rim.load as loading
from games.outer_rim.data import GONE, data, said_by, set_to, told, with_entry
from games.pack_words import problems_without_words
from starboard.games.outer_rim import vocabulary
from starboard.games.outer_rim.content import Content
from starboard.games.outer_rim.load import BadContent, content, load, load_box
from starboard.games.outer_rim.load.read import FILES, base, raw_of
from starboard.games.outer_rim.vocabulary.effects import GainCredits
from starboard.kernel.errors import StarboardError
from starboard.texts import LANGUAGES

# An entry, a field of it, what is put there and what is said of that.
CANTONICA = "enc_cantonica_ord_mantell"
TAX = "sections[1].cases"
TABLE = "sections[0].effects[0].effects[0].effects[0].results"
MARKET = [
    ("vibro_ax", "abilities[1].kind", "turn_resul", "unknown kind of ability “turn_resul”"),
    ("vibro_ax", "abilities[1].trigger", "sometimes", "unknown trigger “sometimes”"),
    ("vibro_ax", "abilities[1].trigger", ["always"], "unknown trigger “['always']”"),
    ("vibro_ax", "abilities[1].to", "hitt", "unknown face “hitt”"),
    ("vibro_ax", "abilities[1].count", "two", "must be a whole number"),
    ("vibro_ax", "abilities[1].count", True, "must be a whole number"),
    ("vibro_ax", "abilities[1].count", -1, "must be at least 0"),
    ("vibro_ax", "abilities[1].count", 10**9, "must be at most 50"),
    ("vibro_ax", "abilities[1].count", GONE, "missing"),
    ("vibro_ax", "abilities[1].kind", GONE, "missing"),
    ("vibro_ax", "abilities[1].colour", "red", "there is no such field here"),
    ("vibro_ax", "abilities[1].condition", "has_skil:strength", "unknown condition “has_skil:strength”"),
    ("vibro_ax", "abilities[1].condition", "has_skill:charm", "unknown skill “charm”"),
    ("vibro_ax", "abilities[1].condition", "crew>=many", "unknown condition “crew>=many”"),
    ("vibro_ax", "abilities[1].condition", "crew", "unknown condition “crew”"),
    ("vibro_ax", "abilities[1].condition", "has_mod:2", "unknown condition “has_mod:2”"),
    ("vibro_ax", "abilities[1].condition", "reputation_X_positive", "unknown condition “reputation_X_positive”"),
    ("vibro_ax", "abilities[1].condition", "card_has_trait:LARGE", "no card has the trait “LARGE”"),
    ("vibro_ax", "abilities[1].condition", 3, "must be text"),
    ("vibro_ax", "abilities[1].upgrade", {"to": "crit"}, "@abilities[1].upgrade.condition: missing"),
    ("vibro_ax", "abilities", {}, "must be a list"),
    ("vibro_ax", "abilities[1]", "strong", "must be a table"),
    ("vibro_ax", "deck", "gear", "unknown deck “gear”"),
    ("vibro_ax", "cost", "3000", "must be a whole number"),
    ("vibro_ax", "cost", -3, "must be at least 0"),
    ("vibro_ax", "cost", GONE, "missing"),
    ("vibro_ax", "type", "sword", "unknown type “sword”"),
    ("vibro_ax", "type", GONE, "missing"),
    ("vibro_ax", "weight", 3, "there is no such field here"),
    (
        "vibro_ax",
        "patrol_move",
        {"faction": "wookiee", "distance": 2},
        "@patrol_move.faction: unknown faction “wookiee”",
    ),
    (
        "armored_vest",
        "buy_restriction.limit_per_character",
        {"HAT": 1},
        "@buy_restriction.limit_per_character.HAT: no card has the trait “HAT”",
    ),
    ("smuggling_compartment", "slot", "gear", "unknown kind of slot “gear”"),
    ("bounty_chopper", "target", "r2_d2", "unknown contact “r2_d2”"),
    ("bounty_chopper", "class", "green", "is “green” but must be “white”"),
    ("bounty_chopper", "combat.type", "by_space", "unknown kind of combat “by_space”"),
    ("bounty_chopper", "combat.dice", 99, "must be at most 20"),
    ("bounty_chopper", "capture_reward.destination", "maelstrom", "unknown planet “maelstrom”"),
    ("bounty_chopper", "after_reward[0].do", "boast", "unknown effect “boast”"),
    ("bounty_chopper", "after_reward[0].do", GONE, "missing"),
    ("bounty_chopper", "after_reward[0].do", ["x"], "unknown effect “['x']”"),
    ("bounty_chopper", "after_reward[0].do", "recruit", "“recruit” cannot be used here"),
    ("salvage", "destination", "alderaan", "unknown planet “alderaan”"),
    ("salvage", "buy_restriction.cannot_buy_on", "alderaan", "unknown planet “alderaan”"),
    ("salvage", "reward[0].amount", GONE, "missing"),
    ("salvage", "reward[0].amount", "all", "must be a whole number"),
    ("salvage", "deliver_roll", {"dice": 1, "pass": ["hit"], "fail_databank": 1}, "only ILLEGAL cargo is rolled for"),
    ("stolen_weapons", "deliver_roll", {"dice": 2}, "only ILLEGAL cargo is rolled for"),
    ("imperial_favor", "favor_faction", "jedi", "unknown faction “jedi”"),
    ("imperial_favor", "play.step", "planning", "unknown step “planning”"),
    ("imperial_favor", "play.resolve_databank", 42, "@play: needs either “resolve_databank” or “effects”, not both"),
    ("imperial_favor", "play.effects[0].skill", "any", "unknown skill “any”"),
    ("imperial_favor", "play.effects[0].fail[0].number", 39, "there is no suitable databank card with number “39”"),
    ("imperial_favor", "play.effects[0].fail[0].number", 2, "there is no suitable databank card with number “2”"),
    ("imperial_favor", "play.effects[0].fail[0].number", 1, "there is no suitable databank card with number “1”"),
    ("imperial_favor", "play.effects", GONE, "@play: needs either “job_sequence” or “effects”, not both"),
    ("the_casino_heist", "play.effects", [], "@play: needs either “job_sequence” or “effects”, not both"),
    ("imperial_favor", "play.effects[0].pass", GONE, "missing"),
    ("imperial_favor", "reward[1].faction", "favor", "unknown faction “favor”"),
    ("the_casino_heist", "play.resolve_databank", 43, "there is no suitable databank card with number “43”"),
    ("wanted_1", "play.effects[0].target", "someone", "unknown choice of a player “someone”"),
    ("wanted_1", "play.effects[0].combat", "naval", "unknown kind of combat “naval”"),
    ("ship_lancer", "ship_sheet", "shuttle", "unknown ship “shuttle”"),
    ("ship_lancer", "cost", 9000, "is “9000” but must be “10000”"),
    ("ship_lancer", "effects_on_buy[0].sheet", "shuttle", "unknown ship “shuttle”"),
    ("ship_lancer", "effects_on_buy[0].side", "famous", "unknown side “famous”"),
]
DATABANK = [
    ("db_1_1", "effects[0].fail[1].to", "hoth", "unknown space “hoth”"),
    ("db_1_1", "effects[0].pass[0].do", "complete_job", "“complete_job” cannot be used here"),
    ("db_1_4", "effects[0].options[0].label", "walk away", "@effects[0].options[2].label: “walk away” appears twice"),
    ("db_1_4", "effects[0].options[0].label", "?!", "needs letters or digits"),
    ("db_1_4", "effects[0].options", [], "must not be empty"),
    ("db_1_3", "kind", "failed_favor", "@effects[0].lose[0].do: “discard_cargo” cannot be used here"),
    ("db_2", "kind", "person", "unknown type “person”"),
    ("db_2", "number", 3, "contacts.toml: contact 4_lom: databank: there is no suitable databank card with number “3”"),
    ("db_2", "contact", "r2_d2", "unknown contact “r2_d2”"),
    ("db_2", "crew.skills[1]", "cooking", "unknown skill “cooking”"),
    ("db_2", "crew.droid", False, "is “False” but must be “True”"),
    ("db_2", "crew.abilities[0].scope", "there", "unknown scope “there”"),
    ("db_2", "contact", "lobot", "contacts.toml: contact 4_lom: databank: missing"),
    ("db_15", "crew.abilities[0].limit", "twice", "unknown limit “twice”"),
    ("db_10", "crew.abilities[0].cost.kind", "favor", "unknown kind of cost “favor”"),
    ("db_10", "crew.abilities[0].cost", 1000, "must be a table"),
    ("db_19", "crew.abilities[0].duration", "forever", "unknown duration “forever”"),
    ("db_41_2", "effects[1].toward", "home", "unknown direction “home”"),
    ("db_42", "steps[1].effects[0].pass[0].step", 4, "unknown step “4”"),
    ("db_42", "steps[1].step", 3, "is “3” but must be “2”"),
    ("db_42", "job", "bacta_supplies", "unknown job “bacta_supplies”"),
    ("db_42", "number", 47, "databank.toml: card db_47: job: is “start_rebel_prison_break” but must be “the_casino_"),
    ("db_40_2", "number", 39, "is “39” but must be “40”"),
    ("db_90_1", "asset.type", "cargo", "@asset.target: there is no such field here"),
    ("db_90_1", "start_planet", "hoth", "unknown planet “hoth”"),
    ("db_90_1", "asset.deck", "bounty", "there is no such field here"),
    ("db_90_1", "asset.id", "bounty_chopper", "@“bounty_chopper” appears twice"),
]
OTHERS = [
    ("encounters", "enc_navpoint_01", "deck", "space", "unknown deck “space”"),
    ("decks", "navpoint", "dominates[1][0]", "weather", "@dominates[1]: unknown kind of effect “weather”"),
    ("decks", "navpoint", "dominates[1]", [], "must not be empty"),
    ("decks", "navpoint", "dominates[1]", GONE, "@dominates: is “1” but must be “2”"),
    ("decks", "navpoint", "dominates", GONE, "missing"),
    ("encounters", "enc_navpoint_01", "sections[0].where", "no_patrol", "@sections: is “['no_patrol', "),
    ("encounters", f"{CANTONICA}_01", f"{TABLE}[0].faces", ["hit"], f"@{TABLE}: each face"),
    ("encounters", f"{CANTONICA}_02", "resource", GONE, "goes with the effect “gain_resource”"),
    ("encounters", f"{CANTONICA}_02", "resource.skills[0]", "magic", "unknown skill “magic”"),
    ("encounters", f"{CANTONICA}_05", "secret", GONE, "goes with the effect “keep_secret”"),
    ("encounters", f"{CANTONICA}_05", "secret.trigger", "later", "unknown trigger “later”"),
    ("encounters", f"{CANTONICA}_05", "secret.effects[0].dice", 21, "must be at most 20"),
    (
        "encounters",
        f"{CANTONICA}_04",
        f"{TAX}[0].when.reputation",
        {"jedi": ["neutral"]},
        f"@{TAX}[0].when.reputation.jedi: unknown faction “jedi”",
    ),
    ("encounters", f"{CANTONICA}_04", f"{TAX}[0].when.reputation.syndicate[0]", "good", "unknown reputation “good”"),
    (
        "encounters",
        f"{CANTONICA}_04",
        f"{TAX}[0].when.reputation.syndicate",
        ["neutral"],
        f"@{TAX}: there must be a case",
    ),
    ("encounters", f"{CANTONICA}_04", "sections[1].effects", [], "@sections[1]: needs either “effects” or “cases”"),
    ("characters", "bossk", "skills[0]", "biting", "unknown skill “biting”"),
    ("characters", "bossk", "starting_reputation[0].faction", "planet", "unknown faction “planet”"),
    ("characters", "bossk", "starting_databank", 41, "there is no suitable databank card with number “41”"),
    ("characters", "bossk", "goal.event", "dinner", "unknown event of a goal “dinner”"),
    ("characters", "bossk", "goal.count", 0, "must be at least 1"),
    ("characters", "bossk", "health", GONE, "missing"),
    ("characters", "bossk", "droid", "no", "must be true or false"),
    ("characters", "bossk", "ability.what", "pride", "unknown word “pride”"),
    ("characters", "han_solo", "ability.stat", "charm", "unknown value “charm”"),
    ("ships", "lancer", "slots.bar", 1, "unknown kind of slot “bar”"),
    ("ships", "lancer", "goal", GONE, "starting ships have a second side"),
    ("ships", "lancer", "reverse", "g9_rigger", "starting ships have a second side"),
    ("ships", "g9_rigger", "reverse", "lancer", "unknown ship “lancer”"),
    ("contacts", "lobot", "class", "blue", "unknown class of contacts “blue”"),
    ("contacts", "lobot", "bounty", "bounty_chopper", "unknown bounty “bounty_chopper”"),
    ("contacts", "lobot", "bounty", GONE, "unknown bounty “bounty_lobot”"),
    ("contacts", "lobot", "factions", ["jedi"], "@factions[0]: unknown faction “jedi”"),
    ("contacts", "lobot", "databank", 40, "there is no suitable databank card with number “40”"),
    ("patrols", "hutt_patrol_2", "level", 5, "unknown level “5”"),
    ("patrols", "hutt_patrol_2", "level", 1, "“1” appears twice"),
    ("patrols", "hutt_patrol_2", "ship_combat", GONE, "patrols of level 4 have no dice"),
    ("patrols", "hutt_patrol_4", "beatable", True, "patrols of level 4 have no dice"),
    ("ai", "ai_1", "planning.mode", "both", "unknown mode “both”"),
    ("ai", "ai_1", "action.entries[1].deck", "food", "unknown deck “food”"),
    ("ai", "ai_1", "action.entries[1].place_goal_token", 1, "must be true or false"),
    ("ai", "ai_1", "planning.entries[0].do", "recruit", "“recruit” cannot be used here"),
    ("spaces", "lothal", "type", "moon", "unknown type “moon”"),
    ("spaces", "lothal", "type", "navpoint", "only a planet has a faction or spaces for contacts"),
    ("spaces", "lothal", "tile", "hoth", "unknown tile “hoth”"),
    ("spaces", "lothal", "encounter_deck", "navpoint", "unknown deck “navpoint”"),
    ("spaces", "lothal", "contact_spaces[0]", "blue", "unknown class of contacts “blue”"),
    ("tiles", "kessel_maelstrom", "edges[0]", ["kessel", "lothal"], "unknown space “lothal”"),
    ("tiles", "kessel_maelstrom", "edges[0]", ["kessel"], "must be a list of 2"),
    ("tiles", "kessel_maelstrom", "connectors.left_upper", "kessel", "unknown space “kessel”"),
    ("tiles", "kessel_maelstrom", "planets", [], "is “0” but must be “1”"),
    ("endcaps", "endcap_imperial_hutt", "patrol_stacks[0].connector", "middle", "unknown side “middle”"),
    ("endcaps", "endcap_imperial_hutt", "patrol_stacks[0].faction", "hutt", "@patrol_stacks[1]: “hutt” appears twice"),
]
CASES = [*(("market", *case) for case in MARKET), *(("databank", *case) for case in DATABANK), *OTHERS]
CARDS = ("market", "databank", "encounters", "ai")


@pytest.mark.parametrize(("kind", "name", "path", "value", "problem"), CASES)
def test_a_mistake_is_told_with_its_place(kind: str, name: str, path: str, value: Any, problem: str) -> None:
    """At the field that was set; `@` leads to another field of the entry, and a file to another entry."""
    file = "map" if kind in ("spaces", "tiles", "endcaps") else "encounters" if kind == "decks" else kind
    entry = f"{file}.toml: {'card' if kind in CARDS else kind.removesuffix('s')} {name}: "
    if problem.startswith("@"):
        expected = entry + problem[1:]
    else:
        expected = problem if ".toml: " in problem else f"{entry}{path}: {problem}"
    assert told(set_to(kind, name, path, value)).startswith(expected)


def test_the_whole_line() -> None:
    assert told(set_to("market", "vibro_ax", "abilities[1].to", "hitt")) == (
        "market.toml: card vibro_ax: abilities[1].to: unknown face “hitt”; did you mean “hit”?"
    )
    with pytest.raises(BadContent) as caught:
        load_box(set_to("market", "vibro_ax", "abilities[1].to", "hitt"))
    error = caught.value
    assert (error.file, error.entry, error.field) == ("market.toml", "vibro_ax", "abilities[1].to")
    assert isinstance(error, StarboardError)
    said = {error.said(lang) for lang in LANGUAGES}
    assert len(said) == 4 and all("market.toml" in line and "vibro_ax" in line and "hitt" in line for line in said)
    assert pickle.loads(pickle.dumps(error)).said("cs") == error.said("cs")  # noqa: S301 - our own


@pytest.mark.parametrize(
    ("kind", "name", "problem"),
    [
        ("market", "salvage", "market.toml: cargo: there are 9, but the box has 10"),
        ("databank", "db_91_1", "databank.toml: cards: there are 52, but the box has 53"),
        ("encounters", "enc_navpoint_03", "encounters.toml: navpoint: there are 9, but the box has 10"),
        ("characters", "bossk", "characters.toml: characters: there are 7, but the box has 8"),
        ("ai", "ai_3", "ai.toml: cards: there are 9, but the box has 10"),
        ("patrols", "hutt_patrol_2", "patrols.toml: the patrol hutt of level 2 is missing"),
        ("contacts", "hondo_ohnaka", "databank.toml: card db_15: contact: unknown contact “hondo_ohnaka”"),
        ("ships", "lancer", "market.toml: card ship_lancer: effects_on_buy[0].sheet: unknown ship “lancer”"),
        ("endcaps", "endcap_imperial_hutt", "map.toml: standard_order: must list every tile exactly once"),
        ("tiles", "ryloth_naboo", "map.toml: standard_order: unknown tile “ryloth_naboo”"),
        ("spaces", "maelstrom", "map.toml: spaces: there must be one Maelstrom, not 0"),
    ],
)
def test_what_is_missing_from_the_box_is_noticed(kind: str, name: str, problem: str) -> None:
    assert told(with_entry(base(), kind, name, None)).startswith(problem)


def test_a_sheet_more_is_noticed() -> None:
    lancer = base().rows["ships"]["lancer"].table
    another = with_entry(base(), "ships", "lancer_2", {**lancer, "id": "lancer_2"})
    assert told(another) == "ships.toml: ships: there are 9, but the box has 8"


def file_with(name: str, old: str, new: str) -> dict[str, str]:
    texts = {one: data(one) for one in FILES}
    assert old in texts[name]
    texts[name] = texts[name].replace(old, new, 1)
    return texts


@pytest.mark.parametrize(
    ("name", "old", "new", "problem"),
    [
        ("market", 'id = "salvage"', 'id = "food_supplies"', "market.toml: card food_supplies: this id appears twice"),
        ("market", 'id = "salvage"', "id = 3", "market.toml: market[13].id: must be text"),
        ("market", 'id = "salvage"\n', "", "market.toml: market[13].id: missing"),
        ("market", 'id = "salvage"', 'id = "Salvage!"', "market.toml: card Salvage!: id: an id can contain only"),
        ("market", "schema = 1", "schema = 2", "market.toml: schema: is “2” but must be “1”"),
        ("ai", 'game = "outer_rim"', 'game = "arcs"', "ai.toml: game: is “arcs” but must be “outer_rim”"),
        ("ships", "schema = 1", "schema = ", "ships.toml: not TOML: "),
        (
            "map",
            '    ["nal_hutta", "nav_tatooine_nal_hutta_rl"],\n',
            "",
            "map.toml: standard_edges: this lane is on the tiles",
        ),
        ("map", 'hutt = "nav_kafrene_takodana_rl"', 'hutt = "kessel"', "map.toml: patrol_start.hutt: is “kessel”"),
        ("dice", '"hit", "hit", "hit", "crit"', '"hit", "hit", "crit", "crit"', "dice.toml: face_order: is"),
        ("patrols", "[[patrols.1]]", "[[patrol.1]]", "patrols.toml: patrol: there is no such field here"),
        ("patrols", "[[patrols.1]]", "[[patrols.one]]", "patrols.toml: patrols.one: must be a whole number"),
        ("databank", "[[cards.41]]", "[[cards.x]]", "databank.toml: cards.x: must be a whole number"),
        ("market", "[[decks.luxury]]", "[[decks.junk]]", "market.toml: decks: unknown deck “junk”"),
    ],
)
def test_mistakes_of_whole_files(name: str, old: str, new: str, problem: str) -> None:
    texts = file_with(name, old, new)
    with pytest.raises(BadContent) as error:
        load_box(raw_of(texts))
    assert str(error.value).startswith(problem)


def test_every_problem_has_words() -> None:
    """All that the loader can say is in the texts, and every thing it can call unknown is told apart."""
    folders = (Path(loading.__file__).parent, Path(vocabulary.__file__).parent)
    assert problems_without_words("outer_rim", *folders) == []


def test_nothing_is_left_of_what_was_refused() -> None:
    before = content()
    told(set_to("ai", "ai_10", "special[0].deck", "food"))
    assert said_by(load()) == said_by(before) and base().rows["ai"]["ai_10"].table["special"][0]["deck"] == "bounty"


def test_numbers_of_the_content_follow_the_data() -> None:
    changed: Content = load_box(set_to("market", "salvage", "reward[0].amount", 5500))
    assert changed.scripts[changed.cards[changed.card["salvage"]].reward][0] == GainCredits(5500)
