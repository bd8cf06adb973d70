"""Says what a card does, made from its effects: for cards that a pack has changed, of which our text would be wrong.

Texts are `arcs-effect-KIND-TRIGGER`. They are given the words and numbers of the row by their names.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from starboard.games.arcs.content import Content
from starboard.games.arcs.ids import ACTIONS
from starboard.games.arcs.kinds import listed
from starboard.games.arcs.tables.abilities import Ability
from starboard.games.arcs.tables.cards import CARDS, Card
from starboard.games.arcs.tables.leader_cards import Leader
from starboard.games.arcs.verbs import ChangedDeed, does_key
from starboard.kernel.message import Argument, Message
from starboard.texts import LANGUAGES, Name, in_language, words_of

THEN = {"discard_self": "arcs-effect-then-discard", "shuffle_self_into_court_deck": "arcs-effect-then-shuffle"}

# Conditions that a sentence makes: how it asks for them.
CONDITIONS = {
    "system_kind": "gate",
    "attacker_rolled_assault": "assault",
    "all_own_ships_in_system_fresh_at_battle_start": "fresh",
    "ambition_was_undeclared": "undeclared",
    "before_any_other_action": "before",
}


def said(ability: Ability) -> Message:
    """Say an ability, with what it is called and when it can be used, if that is said of it."""
    does = sentence(ability)
    once = yes("once_per_turn" in ability.fields.get("limit", ()))
    if ability.trigger == "new_action":
        action = Message(f"arcs-action-{ACTIONS[ability.replaces]}")
        return Message("arcs-effect-new", {"name": title(ability), "replaces": action, "once": once, "does": does})
    if ability.trigger == "prelude":
        return Message("arcs-effect-prelude", {"once": once, "does": does})
    return Message("arcs-effect-secured", {"does": does}) if ability.trigger == "when_secured" else does


def sentence(ability: Ability) -> Message:
    """Say what it does, and while which ambition is declared."""
    does = Message(f"arcs-effect-{ability.kind}-{ability.trigger}", arguments(ability))
    ambition = ability.condition.get("ambition_declared")
    return Message("arcs-effect-while", {"ambition": ambition_name(ambition), "does": does}) if ambition else does


def title(ability: Ability) -> Argument:
    """Name a new action or a trait: by our text if the box has it, else as it is written."""
    return Message(key) if (key := key_of(ability.name)) in KNOWN else ability.name


def key_of(name: str) -> str:
    word = name.lower().replace(" ", "_").replace("-", "_")
    return f"arcs-action-{word}" if f"arcs-action-{word}" in KNOWN else f"arcs-trait-{word}"


KNOWN = frozenset(
    f"arcs-{'action' if ability.trigger == 'new_action' else 'trait'}-{ability.name.lower().replace(' ', '_')}"
    for card in CARDS
    for ability in card.abilities
    if ability.name
)


# What sentences are made of


def arguments(ability: Ability) -> dict[str, Argument]:
    found: dict[str, Argument] = {}
    for name, value in ability.params.items():
        if isinstance(value, bool):
            found[name] = yes(value)
        elif isinstance(value, int | str):
            found[name] = value
    found |= {asked: yes(name in ability.condition) for name, asked in CONDITIONS.items()}
    found |= {name: value[0] for name, value in ability.fields.items()}
    found["optional"] = yes(ability.is_optional)
    found["once"] = yes("once_per_turn" in ability.fields.get("limit", ()))
    found.setdefault("count", found.get("amount", 0))
    return found | lists(ability) | names(ability)


def lists(ability: Ability) -> dict[str, Argument]:
    """Say what a row lists, one after another."""
    several = {name: value if isinstance(value, list) else [value] for name, value in ability.params.items()}
    found: dict[str, Argument] = {}
    if resources := several.get("resources", several.get("resource")):
        found["resources"] = listed([Message("arcs-resource", {"type": str(one)}) for one in resources])
        found["type"] = str(resources[0])
    if ability.kind == "block_steal":
        found["what"] = listed([Message(f"arcs-effect-safe-{one}") for one in several["what"]])
    if "ambitions" in several:
        found["ambitions"] = listed([ambition_name(one) for one in several["ambitions"]])
    if "actions" in several:
        found["actions"] = str(several["actions"][0]) if len(several["actions"]) == 1 else "both"
    found |= {f"{piece}s": count for piece in ("ship", "agent") if isinstance(count := ability.params.get(piece), int)}
    if "modes" in ability.fields:
        found["modes"] = listed([Message(f"arcs-mode-{mode}") for mode in ability.fields["modes"]])
    return found


def names(ability: Ability) -> dict[str, Argument]:
    """Say by their names what sentences do not select on."""
    found: dict[str, Argument] = {}
    action = ability.params.get("action", *ability.fields.get("action", (None,)))
    for name, value in (("action", action), ("bonus", ability.params.get("bonus"))):
        if value in ACTIONS:
            found[name] = Message(f"arcs-action-{value}")
    if "ambition" in ability.params:
        found["aim"] = ambition_name(ability.params["ambition"])
    if "scored" in ability.condition:
        found["scored"] = ambition_name(ability.condition["scored"])
    if ability.params.get("give") == "any_1":
        found["gained"] = Message("arcs-resource", {"type": str(ability.params["gain"])})
    return found


def ambition_name(ambition: object) -> Message:
    return Message("arcs-ambition", {"ambition": str(ambition)})


def yes(value: bool) -> str:
    return "yes" if value else "no"


# Texts of whole cards


def lines_of(card: Card) -> list[Message]:
    """Say a card line by line; a leader trait by trait."""
    if isinstance(card, Leader):
        return [
            Message("arcs-effect-trait", {"name": title(one), "does": said(one)}) if one.name else said(one)
            for one in card.abilities
        ]
    ends = (Message(THEN[word]) for one in card.abilities for word in one.fields.get("then", ()) if word in THEN)
    return [*map(said, card.abilities), *ends]


def text_of(card: Card, lang: str, called: Mapping[str, Name]) -> str:
    """Write the text of a card in a language; `called` are new actions and traits as a pack calls them."""
    return "\n".join(written(line, lang, called) for line in lines_of(card))


def written(line: Message, lang: str, called: Mapping[str, Name]) -> str:
    name = line.args.get("name")
    if isinstance(name, str) and name in called:
        line = Message(line.key, {**line.args, "name": in_language(called[name], lang)})
    text = words_of(lang, "arcs").say(line)
    return text[:1].upper() + text[1:]


@lru_cache(8)
def own_names(content: Content) -> dict[str, Name]:
    """Collect the names and texts that only a pack has, by the keys of texts."""
    made: dict[str, Name] = {
        f"arcs-card-{content.cards[number].id}-text": {
            lang: text_of(content.cards[number], lang, content.called) for lang in LANGUAGES
        }
        for number in content.remade
    }
    for deed in content.deeds:
        if isinstance(deed.verb, ChangedDeed) and deed.of is not None:
            line, called = said(deed.of), content.called
            made[does_key(deed.name)] = {lang: written(line, lang, called) for lang in LANGUAGES}
    return {**content.names, **made}
