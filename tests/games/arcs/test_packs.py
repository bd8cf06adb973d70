"""Packs: what they change, that everything follows the content, and that nothing else happens."""

from __future__ import annotations

import pickle
import re
from pathlib import Path
from typing import Any

import pytest

import starboard
from games.arcs.packed import card, lore, with_pack
from games.arcs.table import Table
from starboard.bots import make_bot, mind_of
from starboard.bots.arcs.battle import chances, value_of_battle
from starboard.games.arcs.battle.odds import of_battle
from starboard.games.arcs.components import components
from starboard.games.arcs.game import GAME, Arcs
from starboard.games.arcs.hooks import changes
from starboard.games.arcs.load import box
from starboard.games.arcs.tables.cards import CARD_NUMBER
from starboard.kernel.errors import BadDump, BadRecord, BadSetup
from starboard.kernel.random_games import walk
from starboard.texts import LANGUAGES, Words, words_of

DOCS = Path(__file__).parents[3] / "docs" / "content-packs.md"
TWO = 'trigger = "battle_roll", role = "defender", effect = {kind = "add_intercept", amount = 2}'
MIRRORS = lore("lore04", TWO)
LEADERS: dict[str, Any] = {"leaders": True, "lore": 2, "pack": True}

SEVERAL = (
    MIRRORS
    + card("court", "bc13", rest='raid_cost = 1\nsuit = "fuel"')
    + card(
        "court",
        "bc12",
        'trigger = "new_action", name = "Muster", replaces = "move", effect = '
        '{kind = "gain_resource", resource = "relic", amount = 2}',
        'trigger = "prelude", cost = "discard_self", optional = true, effect = '
        '{kind = "place_ships", count = 5, where = "controlled_system"}',
    )
    + card("leaders", "leader05", rest='resources = ["relic", "psionic"]\na = {ship = 5}')
    + card("suits", "aggression", rest='pips = [5, 5, 4, 4, 3, 3, 2]\nactions = ["battle", "move", "secure", "tax"]')
    + card("setups", "p3_mix_up", rest='out_of_play = ["c1", "c6"]\n' + "positions = [" + ", ".join(
        f'{{a = "c{n}_hex", b = "c{n}_arrow", c = ["c{n}_gate"]}}' for n in (2, 3, 4)) + "]")
)  # fmt: skip


# What a pack does


def test_the_worked_example() -> None:
    text = DOCS.read_text(encoding="utf-8")
    example = re.search(r"```toml\n(game = \"arcs\".*?)```", text, re.DOTALL)
    assert example is not None
    game = GAME.with_pack("mine.toml", example[1])
    assert game.content.raid_cost[CARD_NUMBER["bc13"]] == 3
    assert f"Its checksum is {game.content.pack}." in text


def test_an_empty_pack_changes_nothing_but_the_sign() -> None:
    game = with_pack("")
    assert game.content.cards == box().cards and game.content.pips_of == box().pips_of
    assert game.content.pack and not game.own_names() and game.content.others == frozenset()
    assert [deed.verb for deed in game.content.deeds] == [deed.verb for deed in box().deeds]


def test_what_is_not_written_stays_as_it_is() -> None:
    content = with_pack(SEVERAL).content
    rebel, printed = content.cards[CARD_NUMBER["leader05"]], box().cards[CARD_NUMBER["leader05"]]
    assert rebel.setup[0].ship == 5 and rebel.setup[0].starport == 1  # type: ignore[union-attr]
    assert rebel.abilities == printed.abilities
    assert content.guilds_of[1].bit_count() == 6 and box().guilds_of[1].bit_count() == 5
    assert content.raid_cost[CARD_NUMBER["bc13"]] == 1
    assert content.pips_of[7:14] == (5, 5, 4, 4, 3, 3, 2) and content.pips_of[:7] == box().pips_of[:7]


def attack(game: Arcs, cards: str) -> Table:
    """Red is about to collect dice against blue's ships."""
    table = Table("red blue white", of=game)
    table.ships("red", "c1_gate", 2).ships("blue", "c1_gate", 3).cards("blue", cards)
    return table.lead("red", "aggression_2").play("battle c1_gate 1")


def test_rules_odds_and_bots_see_the_same_card() -> None:
    """Mirror Plating adds two interceptions, whatever dice are rolled; in the box one, and to assault dice only."""
    pool = (2, 0, 0)
    for game, interceptions in ((GAME, 0), (with_pack(MIRRORS), 2)):
        table = attack(game, "lore04")
        by = changes(table.g, table.g.this_battle)
        assert {total[1] for total in of_battle(pool, by)} == {interceptions}
        option = next(option for option in table.position.ask.options if option.choice == pool)  # type: ignore[union-attr]
        outlook = table.position.outlook(option)
        assert outlook is not None and outlook["intercepted"] == (1.0 if interceptions else 0.0)
        own = chances(pool, 3, 0, by)[0]
        assert own[0] == 0 if interceptions else own[0] > 0
        table.play("dice skirmish 2", dice="skirmish:1 skirmish:1")
        while table.position.ask is not None and table.position.ask.kind == "hit":
            table.play(table.choices[0])
        fresh, damaged = table.fleet("red", "c1_gate")
        assert 2 * fresh + damaged == (1 if interceptions else 4)  # three ships have intercepted


def test_what_a_battle_is_worth_to_a_bot_follows_the_pack() -> None:
    def worth(game: Arcs) -> float:
        mind: Any = mind_of("arcs")
        table = Table("red blue white", of=game)
        table.ships("red", "c1_gate", 3).ships("blue", "c1_gate", 1).cards("blue", "lore04").begin()
        return float(value_of_battle(table.g, 0, 0, 1, mind.worth, mind.worth.parts(table.g)))

    assert worth(with_pack(MIRRORS)) < worth(GAME)


def test_pips_actions_raid_costs_and_starts_follow_the_pack() -> None:
    game = with_pack(SEVERAL)
    table = Table("red blue", of=game).ships("red", "c1_gate", 2).city("red", "c1_arrow").hand("red", "aggression_2")
    lead = next(option for option in table.begin().position.ask.options)  # type: ignore[union-attr]
    assert lead.label.args["pips"] == 5
    table.play("lead aggression_2").play("declare none")
    assert table.g.pips == 5 and "tax c1_arrow/1" in table.choices
    printed = components(game.content)
    assert next(one for one in printed.court if one.id == "bc13").keys == 1
    assert printed.suits["aggression"] == ["battle", "move", "secure", "tax"]
    assert next(one for one in printed.action_cards if one.id == "aggression_1").pips == 5
    assert next(one for one in printed.leaders if one.id == "leader05").resources == ["relic", "psionic"]


def test_setup_cards_follow_the_pack() -> None:
    game = with_pack(SEVERAL)
    started = [game.start(3, seed).state for seed in range(12)]
    mixed = [g for g in started if g.content.setups[g.setup].id == "p3_mix_up"]
    assert mixed
    for g in mixed:
        assert {system // 4 for system, ships in enumerate(zip(*[iter(g.fresh)] * 4, strict=True)) if any(ships)} == {
            1,
            2,
            3,
        }


def test_a_changed_deed_is_said_as_it_is_now() -> None:
    game = with_pack(SEVERAL)
    table = (
        Table("red blue white", of=game).ships("red", "c1_gate", 2).cards("red", "bc12").lead("red", "mobilization_2")
    )
    options = {option.notation: option.label for option in table.begin().position.ask.options}  # type: ignore[union-attr]
    w = Words("en", game.own_names(), "arcs")
    said = w.say(options["prison-wardens c1_gate"])
    assert "place 5 fresh ships" in said and "Gate 1" in said
    assert "Muster (move): gain 2 relics." in w.say(options["bc12-1"])
    table.play("bc12-1")
    assert table.held("red") == "relic relic"


def test_why_not_knows_the_deeds_of_the_pack() -> None:
    table = Table("red blue white", of=with_pack(SEVERAL)).ships("red", "c1_gate", 2).lead("red", "mobilization_2")
    assert table.refused("bc12-1") == ("deed-card", "ARC-GUILD-05")
    plain = Table("red blue white").ships("red", "c1_gate", 2).lead("red", "mobilization_2")
    assert plain.refused("bc12-1")[0] != "deed-card"


# Texts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_changed_card_does_not_show_our_text(lang: str) -> None:
    plain, packed = words_of(lang, "arcs"), Words(lang, with_pack(SEVERAL).own_names(), "arcs")
    for id_ in ("lore04", "bc12"):
        assert packed(f"arcs-card-{id_}-text") != plain(f"arcs-card-{id_}-text")
    assert "2" in packed("arcs-card-lore04-text") and "5" in packed("arcs-card-bc12-text")
    for id_ in ("bc13", "leader05", "lore05"):  # what is changed of these is not in their texts
        assert packed(f"arcs-card-{id_}-text") == plain(f"arcs-card-{id_}-text")


def test_a_pack_may_bring_names_and_texts_by_language() -> None:
    names = 'name = {en = "Shields", cs = "Štíty"}\n'
    game = with_pack(MIRRORS + names + 'text = {en = "Two interceptions.", uk = "Два перехоплення."}\n')
    said = {lang: Words(lang, game.own_names(), "arcs") for lang in LANGUAGES}
    assert [said[lang]("arcs-card-lore04") for lang in LANGUAGES] == ["Shields", "Štíty", "Shields", "Shields"]
    texts = [said[lang]("arcs-card-lore04-text") for lang in ("en", "cs", "uk")]
    assert texts == ["Two interceptions.", "Two interceptions.", "Два перехоплення."]


def test_new_actions_and_traits_are_called_as_the_pack_calls_them() -> None:
    act = 'trigger = "new_action", name = {en = "Call", cs = "Svolání"}, replaces = "build", limit = "once_per_turn", '
    game = with_pack(
        lore("lore01", act + 'effect = {kind = "build_ship_at_city", where = "any_controlled_city", count = 2}')
    )
    assert Words("cs", game.own_names(), "arcs")("arcs-card-lore01-text").startswith(
        "Svolání (stavba), jednou za tah: postav 2"
    )
    assert Words("pl", game.own_names(), "arcs")("arcs-card-lore01-text").startswith(
        "Call (budowa), raz na turę: zbuduj 2"
    )


# Records and dumps


def test_a_game_with_a_pack_is_replayed_with_it_only() -> None:
    game = with_pack(SEVERAL)
    position, _ = [(position, option) for position, option in walk(game, 3, LEADERS, 4)][-1]
    assert position.options["content"] == game.content.pack and position.options["pack"] is True
    record = str(position.record)
    again = game.replay(record)
    assert again.dump() == position.dump()
    assert game.load(position.dump()).dump() == position.dump()
    other = with_pack(MIRRORS)
    for wrong in (GAME, other):
        with pytest.raises((BadRecord, BadSetup), match=game.content.pack):
            wrong.replay(record)
        with pytest.raises((BadDump, BadSetup)):
            wrong.load(position.dump())
    plain = GAME.start(3, seed=5)
    with pytest.raises((BadRecord, BadSetup)):
        game.replay(str(plain.record))


def test_the_sign_is_of_what_is_said() -> None:
    assert with_pack(MIRRORS).content.pack == with_pack("# mine\n\n" + MIRRORS).content.pack
    assert with_pack(MIRRORS).content.pack != with_pack(SEVERAL).content.pack


def test_older_rules_take_packs_too() -> None:
    game = with_pack(MIRRORS)
    old = game.under(1)
    assert "second_lore" in old.options and old.options["content"].default == game.content.pack
    assert old.content is game.content
    assert old.start(3, seed=1).state.content is game.content


def test_copies_share_the_content() -> None:
    position = with_pack(MIRRORS).start(3, seed=1)
    assert position.copy().state.content is position.state.content is position.imagine(0, 1).state.content


def test_a_game_can_be_sent_to_another_process() -> None:
    """Libraries for learners do so; hooks are functions, so the content is made again there."""
    game = with_pack(SEVERAL)
    sent = pickle.loads(pickle.dumps(game))  # noqa: S301 - our own
    assert sent.content.pack == game.content.pack and sent.content.cards == game.content.cards
    assert pickle.loads(pickle.dumps(GAME)).content is box()  # noqa: S301


def test_origins_count_what_is_of_the_pack() -> None:
    counted = {origin.key: dict(origin.sources) for origin in with_pack(SEVERAL).origins()}
    assert counted["arcs-ours-lore"] == {"public": 27, "pack": 1}
    assert counted["arcs-ours-action"] == {"public": 21, "pack": 7}
    assert counted["arcs-ours-court"] == {"public": 30, "pack": 1}  # a price alone makes no other card
    assert {origin.key: dict(origin.sources) for origin in GAME.origins()}["arcs-ours-lore"] == {"public": 28}


# Played to the end


@pytest.mark.parametrize("seed", range(2))
def test_random_games_with_several_changes_are_played_to_the_end(seed: int) -> None:
    game = with_pack(SEVERAL)
    end = None
    for position, option in walk(game, 2 + seed, LEADERS, seed, whole=True):
        assert not game.invariants(position.state)
        end = position if option is None else None
    assert end is not None and end.result is not None
    assert game.replay(str(end.record)).dump() == end.dump()


def test_bots_play_it_to_the_end() -> None:
    game = with_pack(SEVERAL)
    position = game.start(2, seed=7, options=LEADERS)
    bots = [make_bot(game, level) for level in ("easy", "random")]
    moves = 0
    while position.ask is not None:
        position.play(bots[position.ask.seat].choose(position, position.ask.seat, moves).notation)
        moves += 1
    assert position.result is not None


def test_nothing_of_the_box_is_changed() -> None:
    with_pack(SEVERAL)
    assert GAME.content is box() and not GAME.content.pack and not GAME.own_names()
    assert starboard.game("arcs").content is box()
