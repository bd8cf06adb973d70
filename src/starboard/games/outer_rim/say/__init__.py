"""Says what is printed on everything, made from the tables themselves; no text is stored for a card.

Messages are plain data, so the browser says the same sentences from the same tables (`texts_of`).
"""

from __future__ import annotations

from starboard.games.outer_rim.content import (
    AiCard,
    Back,
    Bounty,
    Card,
    Contact,
    Content,
    Job,
    Patrol,
    Secret,
    Section,
    Space,
)
from starboard.games.outer_rim.ids import (
    CLASSES,
    DESTINATIONS,
    FACTIONS,
    JOB,
    NAVPOINT_SECTIONS,
    NONE,
    REPUTATION,
    SLOTS,
    STEPS,
)
from starboard.games.outer_rim.joined import both, join, listed
from starboard.games.outer_rim.say.abilities import say_ability, say_goal
from starboard.games.outer_rim.say.effects import (
    combat_word,
    nested,
    say_chosen,
    say_effect,
    say_script,
    space_word,
    when,
)
from starboard.games.outer_rim.vocabulary.kinds import skill_word
from starboard.games.outer_rim.vocabulary.when import say_condition
from starboard.kernel.message import Argument, Message

__all__ = [
    "say_ability",
    "say_ai",
    "say_back",
    "say_card",
    "say_chosen",
    "say_condition",
    "say_contact",
    "say_effect",
    "say_goal",
    "say_patrol",
    "say_resource",
    "say_script",
    "say_secret",
    "say_section",
    "say_space",
    "texts_of",
]


# Cards.


def say_card(content: Content, card: Card) -> Message:
    """All that a market, databank or encounter card says."""
    said = [say_named_section(content, card, section) for section in card.sections]
    if card.steps:
        said.append(say_steps(content, card))
    elif content.scripts[card.script]:
        said.append(say_script(content, card.script, card))
    if card.asset and said:
        name = Message(f"outer_rim-card-{card.asset}")
        resource = Message("outer_rim-text-section", {"title": name, "effects": say_resource(content, card)})
        said = [join([join(said), resource], "outer_rim-paragraph")]
    elif card.asset or card.bought:
        said.append(say_resource(content, card))
    if card.secret is not None:
        said.append(say_secret(content, card.secret))
    return join(said)


def say_resource(content: Content, card: Card) -> Message:
    """Say what the resource does that a card is, or a card that is bought and resolved."""
    said = restrictions(content, card)
    if card.skills:
        said.append(Message("outer_rim-text-skills", {"skills": listed([skill_word(one) for one in card.skills])}))
    said += [say_ability(content, ability, card) for ability in card.abilities]
    if card.bounty is not None:
        said += say_bounty(content, card, card.bounty)
    if card.destination != NONE:
        said.append(say_destination(content, card))
    if card.job is not None:
        said += say_job(content, card, card.job)
    if content.scripts[card.reward]:
        said.append(Message("outer_rim-text-reward", {"effects": say_script(content, card.reward, card)}))
    if content.scripts[card.bought]:
        said.append(Message("outer_rim-text-bought", {"effects": say_script(content, card.bought, card)}))
    return join(said) if said else Message("outer_rim-text-plain")


def restrictions(content: Content, card: Card) -> list[Message]:
    said = []
    if card.not_on != NONE:
        said.append(Message("outer_rim-text-not_on", {"space": space_word(content, card.not_on)}))
    for trait, most in card.most:
        args: dict[str, Argument] = {"trait": Message(f"outer_rim-trait-{trait}"), "most": most}
        said.append(Message("outer_rim-text-most", args))
    if card.slot != NONE:
        said.append(Message("outer_rim-text-slot", {"slot": SLOTS[card.slot]}))
    if card.kept:
        said.append(Message("outer_rim-text-kept"))
    return said


NAMED = {number: word for word, number in DESTINATIONS.items()}


def say_destination(content: Content, card: Card) -> Message:
    """Say where a job is done or cargo is brought."""
    key = "outer_rim-text-job" if card.type == JOB else "outer_rim-text-cargo"
    if card.destination in NAMED:
        return Message(f"{key}-{NAMED[card.destination]}")
    return Message(key, {"space": space_word(content, card.destination)})


def say_bounty(content: Content, card: Card, bounty: Bounty) -> list[Message]:
    target: Argument = Message(f"outer_rim-contact-{content.contacts[bounty.target].id}")
    said = [
        Message(
            "outer_rim-text-target", {"contact": target, "combat": combat_word(bounty.combat), "dice": bounty.dice}
        ),
        Message("outer_rim-text-dead", {"reward": say_pay(*bounty.dead)}),
        Message(
            "outer_rim-text-alive",
            {"space": space_word(content, bounty.destination), "reward": say_pay(*bounty.alive)},
        ),
    ]
    if content.scripts[bounty.after]:
        said.append(Message("outer_rim-text-after", {"effects": say_script(content, bounty.after, card)}))
    return said


def say_pay(amount: int, fame: int) -> Message:
    """Credits and fame, as a list."""
    said = []
    if amount or not fame:
        said.append(Message("outer_rim-amount-credits", {"amount": amount}))
    if fame:
        said.append(Message("outer_rim-amount-fame", {"amount": fame}))
    return listed(said)


def say_job(content: Content, card: Card, job: Job) -> list[Message]:
    said = []
    if job.in_action:
        said.append(Message("outer_rim-text-in_action"))
    if job.skills:
        tests = [
            Message("outer_rim-text-must" if must else "outer_rim-text-may", {"skill": skill_word(skill)})
            for skill, must in job.skills
        ]
        said.append(Message("outer_rim-text-tests", {"skills": listed(tests)}))
    if job.choose_player:
        said.append(Message("outer_rim-text-choose_player"))
    if job.databank != NONE:
        said.append(Message("outer_rim-effect-resolve_databank", {"number": job.databank}))
    elif content.scripts[job.script]:
        said.append(say_script(content, job.script, card))
    return said


def say_steps(content: Content, card: Card) -> Message:
    """Say a job, step by step."""
    return join(
        [
            Message("outer_rim-text-step", {"number": number, "effects": say_script(content, script, card)})
            for number, script in enumerate(card.steps, 1)
        ]
    )


# Encounter cards.


def say_named_section(content: Content, card: Card, section: Section) -> Message:
    title = Message(f"outer_rim-encounter-{section.title}")
    return Message("outer_rim-text-section", {"title": title, "effects": say_section(content, section, card)})


def say_section(content: Content, section: Section, card: Card | None = None) -> Message:
    """By reputation, where that matters."""
    said = []
    for terms, script in section.cases:
        effects = nested(content, script, card) if terms else say_script(content, script, card)
        if terms:
            known = both([say_term(faction, levels) for faction, levels in terms])
            effects = Message("outer_rim-if", {"condition": known, "effects": effects})
        said.append(effects)
    return join(said)


def say_term(faction: int, levels: tuple[int, ...]) -> Message:
    """A reputation that is one level, or not one."""
    word = REPUTATION[levels[0] + 1]
    if len(levels) > 1:
        rest = next((level for level in (-1, 0, 1) if level not in levels), None)
        word = "any" if rest is None else f"not_{REPUTATION[rest + 1]}"
    return Message(f"outer_rim-condition-reputation_{word}", {"faction": FACTIONS[faction]})


def say_secret(content: Content, secret: Secret) -> Message:
    effects = when(content, secret.condition, say_script(content, secret.script))
    trigger = Message(f"outer_rim-trigger-{secret.trigger}")
    return Message("outer_rim-text-secret", {"trigger": trigger, "effects": effects})


def say_back(back: Back) -> Message:
    """Say what is printed on the back of an encounter card: what to expect, place by place (OR-ECARD-03)."""
    said = []
    for where, kinds in back:
        place = Message(f"outer_rim-{'where' if where in NAVPOINT_SECTIONS else 'space'}-{where}")
        expected = listed([Message(f"outer_rim-dominating-{kind}") for kind in kinds])
        said.append(Message("outer_rim-text-back", {"where": place, "kinds": expected}))
    return join(said, "outer_rim-line")


# The AI, contacts, patrols, spaces.


def say_ai(content: Content, card: AiCard) -> Message:
    """Section by section, entry by entry."""
    said = []
    for step, (first, entries) in zip(STEPS, (card.planning, card.action, card.encounter), strict=True):
        # The card of a pack may leave a step out.
        lines = [Message("outer_rim-text-entry", {"effects": say_script(content, entry)}) for entry in entries or (0,)]
        args: dict[str, Argument] = {"step": step, "mode": "first" if first else "all", "entries": join(lines)}
        said.append(Message("outer_rim-text-ai", args))
    if content.scripts[card.special]:
        said.append(say_script(content, card.special))
    if card.shuffle:
        said.append(Message("outer_rim-text-shuffle"))
    return join(said)


def say_contact(content: Content, contact: Contact) -> Message:
    args: dict[str, Argument] = {"class": CLASSES[contact.rank], "number": contact.databank}
    said = [Message("outer_rim-text-contact", args)]
    if contact.factions:
        found = [Message("outer_rim-faction", {"faction": FACTIONS[faction]}) for faction in contact.factions]
        said.append(Message("outer_rim-text-factions", {"factions": listed(found)}))
    if contact.droid:
        said.append(Message("outer_rim-text-droid"))
    return join(said)


def say_patrol(patrol: Patrol) -> Message:
    if patrol.dice == NONE:
        return Message("outer_rim-text-unbeaten", {"level": patrol.level})
    reward = say_pay(patrol.credits, patrol.fame)
    return Message("outer_rim-text-patrol", {"level": patrol.level, "dice": patrol.dice, "reward": reward})


def say_space(content: Content, space: Space) -> Message:
    """A planet's faction and contact spaces."""
    args: dict[str, Argument] = {
        "faction": "none" if space.faction == NONE else FACTIONS[space.faction],
        "contacts": len(space.contact_spaces),
    }
    kinds = ("planet", "navpoint", "maelstrom")
    return Message(f"outer_rim-text-{kinds[space.kind]}", args if space.kind == 0 else {})


# All of it, for components.


def texts_of(content: Content) -> dict[str, Message]:
    """Say everything, by what it is and its id: `card-vibro_ax`, `character-han_solo-goal`, `ai-ai_1`.

    A resource has its own text, `resource-…`, beside that of the whole card it is printed on; sections of encounter
    cards are `section-<title>`, and the backs of their decks `back-<deck>`.
    """
    said: dict[str, Message] = {}
    for card in content.cards:
        said[f"card-{card.id}"] = say_card(content, card)
        if card.asset:
            said[f"resource-{card.asset}"] = say_resource(content, card)
        for section in card.sections:
            said[f"section-{section.title}"] = say_section(content, section, card)
        if card.secret is not None:
            said[f"secret-{card.id}"] = say_secret(content, card.secret)
    for character in content.characters:
        said[f"character-{character.id}"] = say_ability(content, character.ability)
        said[f"character-{character.id}-goal"] = say_goal(content, character.goal)
        said[f"character-{character.id}-flipped"] = say_ability(content, character.flipped)
    for ship in content.ships:
        if ship.goal is not None:
            said[f"ship-{ship.id}-goal"] = say_goal(content, ship.goal)
        if ship.flipped is not None:
            said[f"ship-{ship.id}-flipped"] = say_ability(content, ship.flipped)
    said |= {f"contact-{contact.id}": say_contact(content, contact) for contact in content.contacts}
    said |= {f"space-{space.id}": say_space(content, space) for space in content.spaces}
    said |= {f"back-{deck}": say_back(back) for deck, back in zip(content.encounter_decks, content.backs, strict=True)}
    said |= {f"ai-{card.id}": say_ai(content, card) for card in content.ai}
    for row in content.patrols:
        said |= {f"patrol-{FACTIONS[one.faction]}_patrol_{one.level}": say_patrol(one) for one in row}
    return said
