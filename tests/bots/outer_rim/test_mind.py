"""What bots know of Outer Rim: features of tables that were set up, and decisions with one right answer."""

from __future__ import annotations

from collections.abc import Callable
from math import isfinite

import pytest

from games.outer_rim.table import Table
from starboard.bots import make_bot, mind_of
from starboard.bots.outer_rim.deals import Bargaining
from starboard.bots.outer_rim.features import FEATURES, HERE, describe
from starboard.bots.outer_rim.mind import DENIED, OuterRimMind, denied
from starboard.games.outer_rim.content import MARKET, Card
from starboard.games.outer_rim.game import GAME
from starboard.games.outer_rim.ids import DECKS, LUXURY_DECK
from starboard.games.outer_rim.people import health
from starboard.games.outer_rim.planning import Plan
from starboard.games.outer_rim.vocabulary.abilities import FameWhile
from starboard.games.outer_rim.vocabulary.conditions import HasThis
from starboard.kernel.chance import Dice, scramble

LEVELS = ("sharp", "medium", "hard@40n")
Change = Callable[[Table], Table]


def mind() -> OuterRimMind:
    found = mind_of("outer_rim")
    assert isinstance(found, OuterRimMind)
    return found


def numbers(t: Table, name: str = "han_solo") -> dict[str, float]:
    t.begin()
    return dict(zip(FEATURES, describe(t.g)[t.seat(name)], strict=True))


def chosen(t: Table, level: str, seed: int = 5) -> str:
    t.begin()
    ask = t.position.ask
    assert ask is not None
    return make_bot("outer_rim", level).choose(t.position, ask.seat, seed).notation


# What is there, and where it shows. A feature that grows with the change is named with +, one that shrinks with -.
STANDING: dict[str, Change] = {
    "+fame": lambda t: t.fame("han_solo", 3),
    "+credits": lambda t: t.credits("han_solo", 6000),
    "+credits_more": lambda t: t.credits("han_solo", 9000),
    "+credits_many": lambda t: t.credits("han_solo", 20000),
    "+damage": lambda t: t.damage("han_solo", wounds=1),
    "+defeated": lambda t: t.damage("han_solo", wounds=health(t.g, 0), defeated=True),
    "+liked": lambda t: t.reputation("han_solo", hutt=1),
    "+hated": lambda t: t.reputation("han_solo", hutt=-1),
    "+skills": lambda t: t.holds("han_solo", "crew_chewbacca"),
    "+dice": lambda t: t.holds("han_solo", "vibro_ax"),
    "+speed": lambda t: t.ship("han_solo", "hwk_290"),
    "+body": lambda t: t.holds("han_solo", "shield_upgrade"),
    "+ship": lambda t: t.ship("han_solo", "hwk_290"),
    "+secrets": lambda t: t.secret("han_solo", secret_of(t)),
    "+goal": lambda t: t.tokens("han_solo", 1),
    "+abilities": lambda t: t.holds("han_solo", "vibro_ax"),
    "+promised_fame": lambda t: t.holds("han_solo", "stolen_hyperfuel"),
    "+promised_credits": lambda t: t.holds("han_solo", "salvage"),
    "+idle": lambda t: t.holds("han_solo", "bounty_lobot").contact(t.spot_of("lobot") or "", None),
    "+worked_fame": lambda t: t.holds("han_solo", "hijacking_a_freighter"),
    "+hunted_fame": lambda t: bounty_seen(t, faceup=True),
    "+sought_fame": lambda t: bounty_seen(t, faceup=False),
    "+route_fame": lambda t: t.holds("han_solo", "stolen_hyperfuel"),
    "+route_credits": lambda t: t.holds("han_solo", "salvage"),
    "+closing": lambda t: t.holds("han_solo", "stolen_hyperfuel"),
    "+hunting": lambda t: t.holds("han_solo", "jetpack"),
    "+shooting": lambda t: t.holds("han_solo", "autoblaster"),
    "+chased": lambda t: t.reputation("han_solo", hutt=-1),
    "+fame_late": lambda t: t.fame("han_solo", 3),
    "+credits_late": lambda t: t.fame("boba_fett", 5),
    "+means_late": lambda t: t.fame("boba_fett", 5),
    "+promised_fame_late": lambda t: t.holds("han_solo", "stolen_hyperfuel").fame("boba_fett", 5),
    "+promised_credits_late": lambda t: t.holds("han_solo", "salvage").fame("boba_fett", 5),
}


def bounty_seen(t: Table, faceup: bool) -> Table:
    spot = t.spot_of("lobot")
    assert spot is not None
    return t.holds("han_solo", "bounty_lobot").contact(spot, "lobot", faceup=faceup)


def secret_of(t: Table) -> str:
    return next(card.id for card in t.g.content.cards if card.secret is not None)


@pytest.mark.parametrize("name", STANDING)
def test_what_somebody_has_shows_in_its_feature(name: str) -> None:
    before = numbers(Table().plan("boba_fett"))[name[1:]]
    assert numbers(STANDING[name](Table().plan("boba_fett")))[name[1:]] > before


def test_nearly_defeated_counts_more_than_one_damage() -> None:
    hurt = [numbers(Table().damage("han_solo", dents=dents))["damage"] for dents in range(3)]
    assert hurt[2] - hurt[1] > hurt[1] - hurt[0] == 1


# What the turn still holds.

AROUND: dict[str, tuple[Change, Change]] = {
    "wait": (lambda t: t.plan("boba_fett"), lambda t: t.plan("han_solo")),
    "market": (lambda t: t.at("han_solo", "lothal").act("han_solo"), lambda t: t.encounter("han_solo")),
    "planet": (lambda t: t.at("han_solo", "lothal").encounter("han_solo"), lambda t: t.plan("boba_fett")),
    "maelstrom": (
        lambda t: t.at("han_solo", "maelstrom").encounter("han_solo"),
        lambda t: t.at("han_solo", "lothal").encounter("han_solo"),
    ),
    "contact": (
        lambda t: t.at("han_solo", "lothal").encounter("han_solo"),
        lambda t: t.at("han_solo", "lothal").contact("lothal/1", None).contact("lothal/2", None).encounter("han_solo"),
    ),
    "contact_more": (
        lambda t: t.at("han_solo", "lothal").holds("han_solo", "crew_chewbacca").encounter("han_solo"),
        lambda t: t.at("han_solo", "lothal").encounter("han_solo"),
    ),
    "patrol_fame": (
        lambda t: t.ship("han_solo", "firespray").patrol("hutt", "lothal", level=2).encounter("han_solo"),
        lambda t: t.ship("han_solo", "firespray").encounter("han_solo"),
    ),
    "patrol_credits": (
        lambda t: t.ship("han_solo", "firespray").patrol("hutt", "lothal").encounter("han_solo"),
        lambda t: t.ship("han_solo", "firespray").encounter("han_solo"),
    ),
    "danger": (
        lambda t: t.patrol("hutt", "lothal", level=4).reputation("han_solo", hutt=-1).encounter("han_solo"),
        lambda t: t.patrol("hutt", "lothal", level=4).encounter("han_solo"),
    ),
    "offer_fame": (
        lambda t: t.at("han_solo", "lothal").market("cargo", "stolen_weapons").act("han_solo"),
        lambda t: t.at("han_solo", "lothal").market("cargo", "salvage").market("jobs", "hired_help_1").act("han_solo"),
    ),
    "offer_credits": (
        lambda t: t.at("han_solo", "lothal").credits("han_solo", 1000).act("han_solo"),
        lambda t: t.at("han_solo", "lothal").encounter("han_solo"),
    ),
}


@pytest.mark.parametrize("name", HERE)
def test_what_the_turn_still_holds_shows_in_its_feature(name: str) -> None:
    more, less = AROUND[name]
    assert numbers(more(Table()))[name] > numbers(less(Table()))[name]


# Promises.


def fame_promised(row: dict[str, float]) -> float:
    return sum(row[name] for name in ("promised_fame", "worked_fame", "hunted_fame", "sought_fame"))


def promised(t: Table) -> float:
    return numbers(t)["promised_credits"]


def test_what_is_near_promises_more() -> None:
    near, far = (Table().holds("han_solo", "salvage") for _ in range(2))
    destination = near.g.content.cards[near.card("salvage")].destination
    near.g.space[0] = destination
    distances = near.g.chart.distance[destination]
    far.g.space[0] = distances.index(max(distances))
    assert promised(near) > promised(far) > 0


def test_a_captive_promises_more_than_a_bounty_and_a_bounty_less_if_one_cannot_fight() -> None:
    free = Table("boba_fett han_solo").holds("boba_fett", "bounty_lobot")
    held = Table("boba_fett han_solo").holds("boba_fett", "bounty_lobot").captive("bounty_lobot")
    weak = Table("boba_fett han_solo").holds("han_solo", "bounty_lobot")
    weak.at("han_solo", "lothal").at("boba_fett", "naboo")
    one = fame_promised(numbers(held, "boba_fett"))
    other = fame_promised(numbers(free, "boba_fett"))
    assert one > other > 0


def test_a_job_promises_more_to_who_has_its_skill() -> None:
    content = GAME.content
    about = next(
        one for one in content.cards if one.origin == MARKET and one.job and one.job.skills and one.destination >= 0
    )
    assert about.job is not None
    skill = about.job.skills[0][0]
    found = []
    for has in (True, False):
        name = next(one.id for one in content.characters if (skill in one.skills) == has)
        other = next(one.id for one in content.characters if one.id != name)
        row = numbers(Table(f"{name} {other}").holds(name, about.id), name)
        found.append(fame_promised(row) * 7 + row["promised_credits"])
    assert found[0] > found[1]


def test_the_ai_of_a_solo_game_is_a_rival() -> None:
    t, ahead = Table("han_solo"), Table("han_solo").fame("ai", 8)
    (even,), (behind,) = mind().shares(t.g), mind().shares(ahead.g)
    assert behind < even < 1


def test_shares_are_one_victory() -> None:
    t = Table("han_solo boba_fett bossk jyn_erso").fame("bossk", 6)
    shares = mind().shares(t.g)
    assert sum(shares) == pytest.approx(1)
    assert max(shares) == shares[2]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("target", [8, 12])
def test_every_number_of_players_and_every_aim_is_understood(seats: int, target: int) -> None:
    """In a solo game the AI has features, too."""
    position, bot = GAME.start(seats, 7, {"fame": target}), make_bot("outer_rim", "sharp")
    for step in range(40):
        assert position.ask is not None
        rows = mind().describe(position.state)
        assert [len(row) for row in rows] == [len(FEATURES)] * max(2, seats)
        assert all(isfinite(number) for row in rows for number in row)
        position.play(bot.choose(position, position.ask.seat, scramble(step)))


# Decisions with one right answer.


def on_the_way_to_win() -> Table:
    t = Table().fame("han_solo", 9).fame("boba_fett", 9).holds("han_solo", "bounty_maz_kanata")
    return t.captive("bounty_maz_kanata").at("han_solo", "tatooine")


@pytest.mark.parametrize("level", LEVELS)
def test_goes_where_cargo_that_wins_is_wanted(level: str) -> None:
    assert chosen(on_the_way_to_win(), level) == "move nal_hutta"


def is_famous(about: Card) -> bool:
    """Whether it gives fame to whoever holds it."""
    tiers = [tier for one in about.abilities if isinstance(one, FameWhile) for tier in one.tiers]
    return any(condition == (HasThis(),) for condition, _ in tiers)


@pytest.mark.parametrize("level", LEVELS)
def test_buys_what_wins(level: str) -> None:
    t = Table().fame("han_solo", 9).fame("boba_fett", 9).credits("han_solo", 20000)
    about = next(
        one for one in GAME.content.cards if one.deck == LUXURY_DECK and one.origin == MARKET and is_famous(one)
    )
    t.market("luxury", about.id)
    t.act("han_solo").play("market")
    found = chosen(t, level)
    assert found == "buy luxury" or (level != "sharp" and found.startswith("cycle") and found != "cycle luxury")


def market_values(t: Table) -> dict[str, float]:
    t.act("han_solo").play("market")
    ask = t.position.ask
    assert ask is not None
    return dict(zip(ask.notations, mind().values(t.position, ask, Dice(1)), strict=True))


def test_puts_away_first_what_a_rival_could_do_most_with(monkeypatch: pytest.MonkeyPatch) -> None:
    t = Table().credits("boba_fett", 20000)
    values = market_values(t)
    g, seat = t.g, t.seat("han_solo")
    gains = {deck: denied(g, seat, cards[-1]) for deck, cards in zip(DECKS, g.market, strict=True)}
    assert gains["bounty"] > 0
    monkeypatch.setattr("starboard.bots.outer_rim.mind.DENIED", 0.0)
    for option, value in market_values(Table().credits("boba_fett", 20000)).items():
        deck = option.split()[-1]
        expected = DENIED * gains[deck] if option.startswith("cycle") else 0.0
        assert values[option] - value == pytest.approx(expected, abs=1e-12), option
    # What nobody else can pay for is denied to nobody.
    g.credits[:] = [-10_000] * g.seats
    assert not any(denied(g, seat, cards[-1]) for cards in g.market)


@pytest.mark.parametrize("level", LEVELS)
def test_does_not_fight_a_patrol_that_cannot_be_beaten(level: str) -> None:
    t = Table().patrol("hutt", "lothal", level=4).encounter("han_solo")
    t.begin()
    assert "patrol hutt" in t.choices
    assert chosen(t, level) != "patrol hutt"


@pytest.mark.parametrize("level", LEVELS)
def test_who_is_nearly_defeated_beside_an_enemy_does_not_stay(level: str) -> None:
    t = Table().patrol("hutt", "lothal", level=3).reputation("han_solo", hutt=-1).damage("han_solo", dents=2)
    assert chosen(t, level) not in ("earn", "move lothal")


# Offers.


@pytest.mark.parametrize("level", ["easy", *LEVELS])
def test_takes_credits_for_nothing_and_gives_none(level: str) -> None:
    t = Table("han_solo boba_fett bossk").plan("han_solo")
    t.play("offer 1000 0", by="boba_fett")
    assert chosen(t, level) == "accept"
    t = Table("han_solo boba_fett bossk").plan("han_solo")
    t.play("request 1000 0", by="boba_fett")
    assert chosen(t, level) == "decline"


@pytest.mark.parametrize("level", ["easy", *LEVELS])
def test_a_deal_is_answered_by_what_it_changes(level: str) -> None:
    def proposed(*words: str) -> Table:
        t = Table("han_solo boba_fett bossk").at("boba_fett", "lothal").holds("boba_fett", "vibro_ax")
        t.holds("han_solo", "vibroknife").credits("han_solo", 9000).act("han_solo")
        return t.play("trade", "partner 1", *words, "propose")

    assert chosen(proposed("give vibroknife"), level) == "accept"
    assert chosen(proposed("get vibro_ax"), level) == "decline"
    assert chosen(proposed("get vibro_ax", "give-credits 1000"), level) == "decline"


def test_a_deal_that_is_good_for_both_is_found_proposed_and_taken() -> None:
    """Han has a bounty that is too much for him and not for Boba, who can pay; Bossk loses by it."""
    t = Table("han_solo boba_fett bossk").at("boba_fett", "lothal").credits("boba_fett", 9000)
    t.holds("boba_fett", "vibro_ax dl_44").ship("boba_fett", "firespray").holds("han_solo", "bounty_hera_syndulla")
    t.contact(t.spot_of("hera_syndulla") or "", "hera_syndulla", faceup=True).act("han_solo").begin()
    assert Bargaining(mind().linear, t.g, 0).partner() == 1
    medium = make_bot("outer_rim", "medium")
    said = []
    for _ in range(12):
        ask = t.position.ask
        assert ask is not None
        if ask.kind == "proposal":
            break
        if ask.kind == "act" and "trade" in t.choices:
            said.append("trade")
            t.play("trade")
            continue
        said.append(medium.choose(t.position, ask.seat, 3).notation)
        t.play(said[-1])
    t.expect_ask("boba_fett", "proposal")
    assert chosen(t, "medium") == "accept"


def test_with_two_players_there_is_nothing_to_bargain_for() -> None:
    t = Table().at("boba_fett", "lothal").holds("boba_fett", "vibro_ax").act("han_solo").begin()
    assert Bargaining(mind().linear, t.g, 0).partner() == -1


def test_a_declined_deal_is_not_proposed_again() -> None:
    t = Table("han_solo boba_fett bossk").at("boba_fett", "lothal").holds("boba_fett", "vibro_ax")
    t.credits("han_solo", 9000).act("han_solo")
    t.play("trade", "partner 1", "get vibro_ax", "propose", "decline")
    assert chosen(t, "medium") == "done"


# Nothing is known that cannot be.


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_what_a_bot_cannot_see_does_not_change_its_plans(level: str) -> None:
    position, medium, plans = GAME.start(3, seed=11), make_bot("outer_rim", "medium"), 0
    for step in range(80):
        assert position.ask is not None
        seat = position.ask.seat
        if isinstance(position.ask.frame, Plan):
            plans += 1
            others = [position.imagine(seat, seed) for seed in range(3)]
            assert len({make_bot("outer_rim", level).choose(one, seat, 9).notation for one in (position, *others)}) == 1
        position.play(medium.choose(position, seat, scramble(step)))
    assert plans > 5


def test_a_turn_begins_once_and_a_search_plays_it_to_its_end() -> None:
    """Plans, markets and encounters are quiet; only a plan begins a turn."""
    our, position = mind(), GAME.start(3, seed=2)
    policy, dice = our.policy(), Dice(1)
    active: list[int] = []
    for _ in range(2000):
        ask = position.ask
        assert ask is not None
        if our.begins_turn(ask):
            active.append(ask.seat)
        if len(active) == 7:
            break
        position.play(policy(position, ask, dice))
    first = position.state.first
    assert active == [(first + turn) % 3 for turn in range(7)]


def test_what_a_search_cannot_see_does_not_change_what_is_clear() -> None:
    t = on_the_way_to_win().begin()
    others = [t.position.imagine(0, seed) for seed in range(3)]
    assert any(other.dump()["state"] != t.position.dump()["state"] for other in others)
    said = {make_bot("outer_rim", "hard@20n").choose(one, 0, 9).notation for one in (t.position, *others)}
    assert said == {"move nal_hutta"}
