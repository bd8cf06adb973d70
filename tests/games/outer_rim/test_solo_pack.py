"""AI cards of a pack may have any effect that a card may have: it is done, and told as it is printed."""

from __future__ import annotations

from functools import cache

from games.outer_rim.solo_table import Solo
from starboard.games.outer_rim import events
from starboard.games.outer_rim.ai.entries import TOLD, entry_name
from starboard.games.outer_rim.game import GAME, OuterRim
from starboard.games.outer_rim.ids import PLANNING
from starboard.games.outer_rim.vocabulary.effect import EFFECTS
from starboard.texts import LANGUAGES, Words

# One of each effect that can stand anywhere; those of the box are told by sentences of their own.
ENTRIES = {
    "steal_credits": 'amount = 1000, from = "nearest_player"',
    "pay": 'amount = 1000, effects = [{do = "gain_fame", amount = 1}]',
    "gain_fame_if": 'condition = "has_mod", then = 2, else = 1',
    "set_reputation": 'faction = "hutt", value = "positive"',
    "recover_character": "amount = 1",
    "recover_ship": 'amount = "all"',
    "test": 'skill = "tech", pass = [{do = "gain_credits", amount = 1000}], fail = []',
    "opponent_test": 'skill = "tech", record = "opponent_success", who = "player_of_choice"',
    "combat": 'type = "ground", enemy = "guard", dice = 1, win = [], lose = []',
    "fight_player": 'combat = "by_space", target = "player_here", win = [], lose = []',
    "roll": 'dice = 1, results = [{faces = ["hit", "crit", "focus", "blank"], effects = [{do = "nothing"}]}]',
    "choose": 'options = [{label = "go", effects = []}, {label = "stay", effects = [{do = "nothing"}]}]',
    "may": 'effects = [{do = "gain_credits", amount = 1000}]',
    "if": 'condition = "at_planet", then = [{do = "gain_credits", amount = 1000}], else = []',
    "sequence": "effects = []",
    "nothing": "",
    "meet_contact": 'scope = "here"',
    "peek_contacts": 'count = 1, scope = "here"',
    "reveal_contacts": 'count = 1, scope = "here"',
    "buy_discounted": 'deck = "cargo"',
    "search_market": 'deck = "cargo", count = 2, rest = "bottom"',
    "sell_asset": 'max = 1, multiplier = 1, types = ["cargo"]',
    "discard_asset": 'amount = 1, type = "cargo"',
    "move_patrol": 'faction = "hutt", distance = 1, toward = "self"',
    "move_patrol_directly": 'faction = "hutt", to = "self_space"',
    "move_self": "distance = 1",
    "move_self_directly": 'to = "kessel"',
    "extra_turn": "",
    "end_turn": "",
    "resolve_databank": "number = 41",
    "opponent_gain": 'who = "player_of_choice", effects = [{do = "gain_credits", amount = 1000}]',
}


TURN = ("extra_turn", "end_turn")  # what they bring about would hide the others


@cache
def packed() -> OuterRim:
    """The game with two AI cards: one with every effect but those about turns, and one with these."""
    rows = {word: "{" + ", ".join([f'do = "{word}"', *filter(None, [given])]) + "}" for word, given in ENTRIES.items()}
    lines = ['game = "outer_rim"']
    for card, words in (("ai_1", [word for word in rows if word not in TURN]), ("ai_2", TURN)):
        entries = ",".join(rows[word] for word in words)
        lines.append(f'[[ai]]\nid = "{card}"\nplanning = {{mode = "all_that_apply", entries = [{entries}]}}')
    return GAME.with_pack("mine.toml", "\n".join(lines))


def test_every_effect_that_can_stand_anywhere_is_tried() -> None:
    """The others have sentences of their own."""
    anywhere = {kind for kind in EFFECTS.values() if not kind.homes}
    assert {kind.word for kind in anywhere - {*TOLD}} == set(ENTRIES)


def test_the_ai_does_it_all_and_it_is_told_in_every_language() -> None:
    for card, count in (("ai_1", len(ENTRIES) - len(TURN)), ("ai_2", len(TURN))):
        t = Solo("han_solo", game=packed())
        t.section(card, PLANNING)
        done = [event for event in t.events if isinstance(event, events.AiDoes)][:count]
        assert len(done) == count
        for lang in LANGUAGES:
            words = Words(lang, packed().own_names())
            assert all(words.say(event.message, ["Ada", "Rival"]).startswith("Rival: ") for event in done)
            assert all(words.say(event.message, ["Ada", "Rival"]) for event in t.events)


def test_an_entry_that_is_skipped_has_a_name_too() -> None:
    of = packed().content
    entries = [of.scripts[script][0] for card in of.ai[:2] for script in card.planning[1]]
    assert len(entries) == len(ENTRIES)
    for lang in LANGUAGES:
        words = Words(lang, packed().own_names())
        assert all(words.say(entry_name(of, entry)) for entry in entries)
