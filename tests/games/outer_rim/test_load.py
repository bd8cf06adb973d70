"""The data of the box: what is made of it, and that what is wrong in it is refused with file, entry and field."""

from __future__ import annotations

import copy
import pickle
import time
from dataclasses import FrozenInstanceError, fields, is_dataclass
from typing import Any

import pytest

from games.outer_rim.data import data, said_by
from starboard.games.outer_rim.content import Card
from starboard.games.outer_rim.frozen import Frozen
from starboard.games.outer_rim.ids import (
    ALL,
    ANY_SKILL,
    BLANK,
    BOUNTY,
    BOUNTY_DECK,
    CARGO,
    CARGO_OR_MOD_SLOT,
    CREW,
    CRIT,
    DECKS,
    FOCUS,
    GROUND,
    HIT,
    HUTT,
    IMPERIAL,
    IN_SPACE,
    INFLUENCE,
    JOB,
    KNOWLEDGE,
    NEGATIVE,
    NEUTRAL,
    NONE,
    POSITIVE,
    REBEL,
    SHIP,
    STEALTH,
    STRENGTH,
    SYNDICATE,
    TACTICS,
    TECH,
    WITH_PLAYER,
    WITH_WANTED_PLAYER,
)
from starboard.games.outer_rim.load import content, load, load_box, printed
from starboard.games.outer_rim.load.read import FILES, raw_of
from starboard.games.outer_rim.load.scripts import slug
from starboard.games.outer_rim.vocabulary import abilities as a
from starboard.games.outer_rim.vocabulary import conditions as when
from starboard.games.outer_rim.vocabulary import effects as e
from starboard.games.outer_rim.vocabulary.ai_effects import AiBuy
from starboard.games.outer_rim.vocabulary.effect import Effect
from starboard.games.outer_rim.vocabulary.scripts import Upgrade
from starboard.texts import words


def card(name: str) -> Card:
    return content().cards[content().card[name]]


def script(number: int) -> tuple[Effect, ...]:
    return content().scripts[number]


def planet(name: str) -> int:
    return content().space[name]


# The box.


def test_the_box_is_complete() -> None:
    c = content()
    assert [len(deck) for deck in c.market] == [11, 10, 15, 14, 11, 9]
    assert [len(deck) for deck in c.encounters] == [10] * 7
    assert sum(map(len, c.databank.values())) == 53
    assert (len(c.cards), len(c.characters), len(c.ships), len(c.contacts), len(c.ai)) == (193, 8, 10, 22, 10)
    assert [len(levels) for levels in c.patrols] == [4] * 4
    assert (len(c.spaces), len(c.tiles), len(c.contact_space)) == (38, 6, 22)
    assert c.starting_credits == (4000, 6000, 8000, 10000)
    assert c.pack == "" and content() is content()


def test_everything_is_where_its_number_says() -> None:
    c = content()
    for things in (c.tiles, c.spaces, c.characters, c.ships, c.contacts, c.cards, c.abilities, c.ai):
        assert [thing.number for thing in things] == list(range(len(things)))
    for ids, things in ((c.space, c.spaces), (c.character, c.characters), (c.sheet, c.ships), (c.person, c.contacts)):
        assert {thing.id: thing.number for thing in things} == ids
    assert all(c.card[one.id] == one.number and c.card[one.asset or one.id] == one.number for one in c.cards)
    assert c.scripts[0] == () and () not in c.scripts[1:]


def test_the_map() -> None:
    c = content()
    assert [tile.id for tile in c.tiles][::5] == ["cantonica_ord_mantell", "kafrene_takodana"]
    assert [space.tile for space in c.spaces] == sorted(space.tile for space in c.spaces)
    kessel = c.tiles[2]
    assert (len(kessel.spaces), len(kessel.edges)) == (8, 10)
    assert c.spaces[kessel.left_lower].id == "nav_kessel_ll" and c.spaces[kessel.right_upper].id == "nav_kessel_ru"
    assert c.spaces[c.maelstrom].id == "maelstrom"
    assert c.stacks == ((False, True), (True, True), (True, False), (False, False))
    # Contact spaces go from planet to planet, the left one first: Cantonica has green and yellow.
    assert c.contact_space[:3] == ((planet("cantonica"), 1), (planet("cantonica"), 2), (planet("ord_mantell"), 0))
    assert c.spaces[planet("ord_mantell")].contact_spaces == (2, 3)
    assert [c.spaces[planet(name)].faction for name in ("cantonica", "ord_mantell", "tatooine")] == [
        NONE,
        SYNDICATE,
        HUTT,
    ]
    assert c.encounter_decks[c.spaces[c.maelstrom].deck] == "kessel_maelstrom"
    assert c.encounter_decks[c.spaces[kessel.left_upper].deck] == "navpoint"


def test_people_and_ships() -> None:
    c = content()
    boba, lando = c.characters[c.character["boba_fett"]], c.characters[c.character["lando_calrissian"]]
    assert (boba.skills, boba.ground_combat, boba.health, boba.databank) == ((STEALTH, TACTICS), 3, 6, 90)
    assert (boba.goal.event, boba.goal.count) == ("bounty_reward_gained", 2)
    assert [effect.word for effect in script(boba.goal.reward)] == ["gain_fame", "gain_credits"]
    assert boba.flipped.condition == (when.EnemyIsBountyTarget(),)
    assert lando.reputation == ((NONE, POSITIVE),)
    assert c.characters[c.character["han_solo"]].reputation == ((HUTT, NEGATIVE),)
    aphra = c.characters[c.character["doctor_aphra"]]
    assert (aphra.ability.pay, aphra.ability.wound) == (0, 1)
    assert isinstance(aphra.ability, a.GainSkill) and aphra.ability.skill == ANY_SKILL
    jyn = c.characters[c.character["jyn_erso"]]
    assert (jyn.flipped.pay, jyn.flipped.wound, jyn.flipped.limit) == (1000, 0, "once_per_turn")
    assert isinstance(jyn.flipped, a.PreventReputationLoss) and jyn.flipped.faction == ""
    ketsu = c.characters[c.character["ketsu_onyo"]]
    free = ketsu.flipped
    assert isinstance(free, a.GainMarketCard) and free.pay == 0
    assert (free.cost, free.deck, free.scope) == (0, BOUNTY_DECK, "top")

    falcon = c.ships[c.sheet["yt_1300"]]
    assert (falcon.cost, falcon.hyperdrive, falcon.slots) == (20000, 7, (1, 3, 1, 1, 0, 0))
    assert falcon.goal is not None and falcon.goal.condition == (when.TwoModsOrOneModAndChewbacca(),)
    rigger = c.ships[c.sheet["g9_rigger"]]
    assert rigger.starter and c.ships[rigger.reverse].id == "g_1a_starfighter"
    assert c.board_slots == (0, 0, 0, 0, 2, 3)
    assert c.patrols[IMPERIAL][0].credits == 5000 and c.patrols[HUTT][3].dice == NONE
    thrawn = c.contacts[c.person["grand_admiral_thrawn"]]
    assert (thrawn.rank, thrawn.factions, thrawn.droid, thrawn.databank) == (2, (IMPERIAL,), False, 12)


# Cards.


def test_market_cards() -> None:
    hera = card("bounty_hera_syndulla")
    assert hera.type == BOUNTY and hera.bounty is not None
    bounty = hera.bounty
    assert (content().contacts[bounty.target].id, bounty.combat, bounty.dice) == ("hera_syndulla", IN_SPACE, 5)
    assert (bounty.dead, bounty.alive, bounty.destination) == ((6000, 1), (6000, 2), planet("lothal"))
    assert [effect.word for effect in script(bounty.after)] == ["lose_reputation", "remove_card_from_game"]
    assert hera.patrol == (REBEL, 3) and hera.cost == 0

    fuel = card("stolen_hyperfuel")
    assert (fuel.type, fuel.cost, fuel.traits) == (CARGO, 3000, ("ILLEGAL",))
    assert fuel.destination == fuel.not_on == planet("ring_of_kafrene")
    assert script(fuel.reward) == (e.GainCredits(9000), e.GainFame(1))
    bacta = card("bacta_supplies")
    (cure,) = bacta.abilities
    assert isinstance(cure, a.DiscardToRecover) and (cure.amount, cure.what) == (ALL, "character")
    assert cure.condition == (when.NotDroid(),)
    assert card("armored_vest").most == (("ARMOR", 1),)
    assert card("smuggling_compartment").slot == CARGO_OR_MOD_SLOT

    sabacc = card("legendary_game_of_sabacc").job
    assert sabacc is not None and (sabacc.databank, sabacc.script, sabacc.choose_player) == (40, 0, True)
    assert sabacc.skills == ((INFLUENCE, True), (TACTICS, False)) and not sabacc.in_action
    assert card("legendary_game_of_sabacc").destination == WITH_PLAYER
    assert card("wanted_1").destination == WITH_WANTED_PLAYER
    favor = card("imperial_favor").job
    assert favor is not None and favor.favor == IMPERIAL and favor.databank == NONE and favor.script

    lancer = card("ship_lancer")
    assert (lancer.type, lancer.asset, lancer.ship) == (SHIP, "", content().sheet["lancer"])
    assert script(lancer.bought)[0] == e.GainShip(sheet=lancer.ship, side="goal")


def test_databank_cards() -> None:
    lom = card("crew_4_lom")
    assert (lom.id, lom.type, lom.skills, lom.droid, lom.cost) == ("db_2", CREW, (KNOWLEDGE, TECH), True, NONE)
    assert content().contacts[lom.contact].id == "4_lom" and content().databank[2] == (lom.number,)
    assert lom.abilities[0].source == "crew_4_lom"
    (choose,) = script(lom.script)
    assert isinstance(choose, e.Choose)
    assert [label for label, _ in choose.options] == ["hire", "trade_data"]

    heist = card("db_42")
    assert len(heist.steps) == 3 and heist.type == NONE
    (test,) = script(heist.steps[1])
    assert isinstance(test, e.Test) and test.skill == TECH
    assert script(test.pass_) == (e.GotoStep(2),)  # printed as 3

    start = card("db_92_1")
    assert (start.type, start.asset, start.start) == (JOB, "start_jabbas_hidden_stash", planet("ryloth"))
    assert start.job is not None and start.job.databank == 44
    assert card("start_forged_permits").traits == ("ILLEGAL",)


def test_encounter_cards() -> None:
    dragon = card("enc_tatooine_nal_hutta_01")
    tatooine, nal_hutta = dragon.sections
    assert (tatooine.where, tatooine.title) == ("tatooine", "enc_tatooine_nal_hutta_01-tatooine")
    assert content().printed[f"encounter-{tatooine.title}"] == "Krayt dragon"
    ((when, number),) = tatooine.cases
    (may,) = script(number)
    assert isinstance(may, e.May)
    (fight,) = script(may.effects)
    assert when == () and isinstance(fight, e.Combat)
    assert (fight.enemy, fight.dice, fight.type, fight.lose) == ("krayt_dragon", 5, GROUND, 0)
    assert [when for when, _ in nal_hutta.cases] == [((HUTT, (POSITIVE, NEUTRAL)),), ((HUTT, (NEGATIVE,)),)]

    (may,) = script(card("enc_cantonica_ord_mantell_01").sections[0].cases[0][1])
    assert isinstance(may, e.May)
    (pay,) = script(may.effects)
    assert isinstance(pay, e.Pay)
    (roll,) = script(pay.effects)
    assert isinstance(roll, e.Roll)
    assert [faces for faces, _ in roll.results] == [(CRIT,), (HIT,), (FOCUS, BLANK)]
    secret = card("enc_cantonica_ord_mantell_05").secret
    assert secret is not None and secret.trigger == "any_own_roll" and script(secret.script)[0] == e.Reroll(2)
    message = card("job_encrypted_message")
    assert message.kept and message.cost == NONE and message.job is not None and message.job.in_action


def test_abilities() -> None:
    abilities = {type(ability): ability for ability in content().abilities}
    tiers = [tier for one in content().abilities if isinstance(one, a.FameWhile) for tier in one.tiers]
    assert ((when.Crew(2),), 1) in tiers and ((when.PositiveReputations(4),), 2) in tiers
    hunt, shield = abilities[a.RollPerCrew], abilities[a.CancelResult]
    assert isinstance(hunt, a.RollPerCrew) and hunt.per_result[0][0] == FOCUS
    assert isinstance(shield, a.CancelResult) and shield.upgrade == Upgrade((when.HasSkill(TACTICS),), result=CRIT)
    assert abilities[a.DamageCap].condition == (when.GroundCombat(), when.CombatWon())
    conditions = {atom for ability in content().abilities for atom in ability.condition}
    assert {when.HasSkillAny((STEALTH, STRENGTH)), when.CardHasTrait("ILLEGAL")} <= conditions
    turns = [one for one in content().abilities if isinstance(one, a.TurnResult)]
    assert any(one.from_ == NONE for one in turns) and any(one.upgrade is None for one in turns)
    told_of = {effect.condition for effects in content().scripts for effect in effects if isinstance(effect, e.If)}
    assert (when.ReputationNotNegative(HUTT),) in told_of and (when.ReputationPositive(REBEL),) in told_of


def test_ai_cards() -> None:
    first = content().ai[0]
    assert first.planning[0] and not first.action[0] and not first.shuffle and first.special == 0
    assert [script(number)[0].word for number in first.planning[1]] == [
        "recover_all",
        "move_toward_goal",
        "gain_credits",
    ]
    assert script(first.planning[1][0])[0] == e.RecoverAll((when.Defeated(),))
    buy, other = (script(content().ai[number].action[1][1])[0] for number in (0, 2))
    assert isinstance(buy, AiBuy) and isinstance(other, AiBuy)
    assert (DECKS[buy.deck], DECKS[buy.then_deck], buy.unless_slots_full) == ("cargo", "jobs", 0)
    assert other.then_deck == NONE
    assert content().ai[9].shuffle and len(script(content().ai[9].special)) == 2


def test_words_on_things() -> None:
    assert printed(content(), "label")["trade_data"] == "trade data"
    assert printed(content(), "enemy")["k_2so"] == "K-2SO"
    assert len(printed(content(), "encounter")) == 140
    assert slug("Qi'ra’s  second offer!") == "qiras_second_offer" and slug("Другий крок") == "другий_крок"
    known = words("en")
    named = {kind: printed(content(), kind) for kind in ("enemy", "encounter", "card", "databank", "ship", "contact")}
    assert [
        (kind, key) for kind, keys in named.items() for key in keys if not known.has(f"outer_rim-{kind}-{key}")
    ] == []


# It cannot be changed.


def parts(value: Any) -> Any:
    yield value
    if isinstance(value, tuple):
        for item in value:
            yield from parts(item)
    elif isinstance(value, dict):
        for item in (*value.keys(), *value.values()):
            yield from parts(item)
    elif is_dataclass(value):
        for field in fields(value):
            yield from parts(getattr(value, field.name))


def test_content_cannot_be_changed() -> None:
    kinds = {type(part) for part in parts(content())}
    assert {kind for kind in kinds if not is_dataclass(kind)} == {tuple, frozenset, str, int, bool, type(None), Frozen}
    for kind in kinds:
        if is_dataclass(kind):
            assert kind.__dataclass_params__.frozen  # type: ignore[attr-defined]
    assert said_by(content()) == said_by(load())
    with pytest.raises(FrozenInstanceError):
        content().pack = "other"  # type: ignore[misc]


def test_a_frozen_table_refuses_everything() -> None:
    table = Frozen(a=1)
    for change in (
        lambda: table.update(b=2),
        lambda: table.pop("a"),
        lambda: table.setdefault("b", 2),
        lambda: table.clear(),
        lambda: table.popitem(),
        lambda: table.__setitem__("a", 2),
        lambda: table.__delitem__("a"),
        lambda: table.__ior__({"b": 2}),
    ):
        with pytest.raises(TypeError):
            change()
    assert table == {"a": 1} and copy.deepcopy(table) is table and copy.copy(table) is table
    assert pickle.loads(pickle.dumps(table)) == table  # noqa: S301 - our own


def test_content_can_be_sent_to_workers() -> None:
    assert said_by(pickle.loads(pickle.dumps(content()))) == said_by(content())  # noqa: S301 - our own


def test_loading_is_quick() -> None:
    """60 ms is what it may take on an idle machine; this is to notice when it becomes far more."""
    texts = {name: data(name) for name in FILES}
    spent = []
    for _ in range(5):
        start = time.process_time()
        load_box(raw_of(texts))
        spent.append(time.process_time() - start)
    assert min(spent) < 0.25
