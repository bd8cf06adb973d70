"""A game in a package of its own has all that a game can have, and Starboard is not touched for it."""

from __future__ import annotations

import json

import pytest

from marks import long
from packages.installed import HERE, Installed, install
from starboard.texts import LANGUAGES
from starboard.texts.check import main as check_texts


@pytest.fixture(scope="module")
def nim(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return install("nim", tmp_path_factory.mktemp("nim"))


def told(nim: Installed, *command: str, typed: str = "") -> str:
    done = nim.run("-m", "starboard", *command, typed=typed)
    assert (done.returncode, done.stderr.strip()) == (0, ""), done.stdout + done.stderr
    return done.stdout


CONTRACT = """
import starboard
from starboard.kernel import contract
from starboard.texts import LANGUAGES, words

game = starboard.game("nim")
say = lambda message: min((words(lang).say(message) for lang in LANGUAGES), key=len)
for seats in game.seats:
    for options in ({}, {"stones": 11}):
        contract.check_all(game, seats, options, seats, say)
print(starboard.game_ids())
"""


def test_it_holds_the_contract_and_everything_can_be_said(nim: Installed) -> None:
    done = nim.run("-c", CONTRACT)
    assert (done.stderr, done.stdout) == ("", "['arcs', 'carcassonne', 'nim', 'outer_rim']\n")


@long
def test_its_texts_are_checked_like_ours(capsys: pytest.CaptureFixture[str]) -> None:
    assert check_texts(HERE / "nim" / "src" / "nim" / "texts") == 0
    assert "40 texts, 6 rules" in capsys.readouterr().out


LESSON = """
import json
import starboard
from starboard.kernel.record import Record
from starboard.server.books import words_kept
from starboard.server.brought import lesson_kept
from starboard.texts import LANGUAGES

lesson = json.loads(lesson_kept(starboard.game("nim")).body)
for step in lesson["steps"]:
    part = lesson["parts"][step["part"]]
    record = Record.read(part["record"])
    assert starboard.replay(part["record"]).result is not None
    position = starboard.game("nim").start(record.seats, record.seed, record.options)
    seen = []
    for at, move in enumerate(record.moves):
        position.play(position.legal(move.notation, move.seat))
        if at >= part["first"] + step["from"] and at < part["first"] + step["to"]:
            seen += [(event.is_, event.facts) for event in position.events]
    for signs in step.get("goal") or []:
        assert any(is_ == one["is"] and one["facts"].items() <= facts.items() for one in signs for is_, facts in seen)
    for lang in LANGUAGES:
        said = json.loads(words_kept("nim", lang).body)["ftl"].splitlines()
        for end, is_needed in (("", True), ("-title", True), ("-done", bool(step.get("goal")))):
            assert any(line.startswith(f"web-first-nim-{step['id']}{end} = ") for line in said) is is_needed
print(len(lesson["steps"]), lesson["game"])
"""


def test_its_lesson_fits_the_prepared_game(nim: Installed) -> None:
    done = nim.run("-c", LESSON)
    assert (done.stderr, done.stdout) == ("", "3 nim\n")


def test_it_is_played_in_the_terminal(nim: Installed) -> None:
    shown = told(
        nim, "play", "nim", "--seats", "3", "--seed", "3", "--lang", "en", typed="w take pear\n1\nr stone\nq\n"
    )
    assert "Your hand: the two, the three, the three" in shown, "values of a kind are called by their names"
    assert "Cards in hand: Seat 1 3, Seat 2 3, Seat 3 3" in shown, "what each player has is told by player"
    assert "1  play the two" in shown
    assert "Say which card you play" in shown and "[NIM-TURN-01]" in shown
    assert "Seat 1 draws the two." in shown and "Seat 2 draws a card." in shown
    assert "NIM-SETUP-01  There is a heap of 15 stones" in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots_play_it_in_every_language(nim: Installed, lang: str) -> None:
    shown = told(nim, "play", "nim", "--seats", "2", "--seed", "1", "--all-bots", "--lang", lang)
    assert "nim-" not in shown and "NIM-END-02" in shown


@long
def test_its_rules_are_listed_and_found(nim: Installed) -> None:
    assert told(nim, "rules", "nim", "--lang", "cs").count("NIM-") == 6
    found = json.loads(told(nim, "rules", "nim-end-02", "--lang", "uk", "--json"))
    assert list(found) == ["NIM-END-02"] and "4 очки" in found["NIM-END-02"]
    assert "NIM-TURN-01" in told(nim, "rules", "--lang", "en")


@long
def test_a_game_without_rules_is_told_so(nim: Installed) -> None:
    for lang in LANGUAGES:
        (nim.folder / "nim" / "texts" / lang / "nim" / "rules.toml").rename(nim.work / f"{lang}.toml")
    try:
        done = nim.run("-m", "starboard", "rules", "nim", "--lang", "en")
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr == "There are no rules of this game in this language.\n"
        assert "CSW-TURN-01" in told(nim, "rules", "--lang", "en")
    finally:
        for lang in LANGUAGES:
            (nim.work / f"{lang}.toml").rename(nim.folder / "nim" / "texts" / lang / "nim" / "rules.toml")


@long
def test_bots_are_compared(nim: Installed) -> None:
    found = json.loads(told(nim, "duel", "nim", "random", "uct@40n", "-n", "6", "--json", "--lang", "en"))
    assert (found["game"], found["games"]) == ("nim", 6)
    done = nim.run("-m", "starboard", "duel", "nim", "random", "hard", "--lang", "en")
    assert done.stderr == "There is no bot “hard” for nim. Available: random, uct.\n"


def test_many_games_are_simulated_and_reported(nim: Installed) -> None:
    told(nim, "simulate", "nim", "-n", "40", "--bots", "random", "--seats", "3", "--out", "run", "--lang", "en")
    told(nim, "report", "run", "--out", "report.html", "--lang", "en")
    page = (nim.work / "report.html").read_text(encoding="utf-8")
    assert "Nim with Hands" in page and "took the last stone" in page
    assert all(source in page for source in ("ones", "twos", "threes", "last stone")), "as its sources.json declares"


@long
def test_it_is_measured(nim: Installed) -> None:
    found = json.loads(told(nim, "bench", "nim", "--lang", "en", "--json"))
    assert found["game"] == "nim" and found["games_per_s"] > 0


LEARNER = """
import gymnasium
import numpy as np
import starboard.lab.environments

env = gymnasium.make("starboard/Nim-v0", seats=3, opponents="random", shaping=0.1)
rewards = []
for seed in range(5):
    seen, info = env.reset(seed=seed)
    over = False
    while not over:
        assert env.observation_space.contains(seen)
        assert seen["observation"].any() and seen["words"][0].any()
        seen, reward, over, cut, info = env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
        assert not cut
    rewards.append(reward)
assert len(set(rewards)) > 1
encoder = env.unwrapped.terms.encoder
print(type(encoder).__name__, {"take", "single", "pair", "trio"} <= set(encoder.vocabulary))
"""


def test_learners_are_told_it_without_an_encoder_of_its_own(nim: Installed) -> None:
    done = nim.run("-c", LEARNER)
    assert (done.stderr, done.stdout) == ("", "PlainEncoder True\n")
