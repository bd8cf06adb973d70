"""OpenSpiel's bots and ours in one match, and that none of them knows more than its seat."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is an extra of its own")

from open_spiel.python.algorithms import evaluate_bots, mcts  # noqa: E402

from lab.benches import loaded as loaded_bench  # noqa: E402
from marks import long  # noqa: E402
from starboard.bots.random_bot import RandomBot  # noqa: E402
from starboard.kernel.ask import Ask  # noqa: E402
from starboard.kernel.chance import Dice, below  # noqa: E402
from starboard.kernel.errors import StarboardError  # noqa: E402
from starboard.lab.environments.encoder import TURN_PAGE  # noqa: E402
from starboard.lab.environments.match import NEXT_PAGE  # noqa: E402
from starboard.lab.environments.openspiel_bots import InformationSets, Playing, Playouts, unknowing_mcts  # noqa: E402

DOCS = Path(__file__).parents[3] / "docs"
SEARCHED = {
    "carcassonne": {"players": 2},
    "arcs": {"players": 2, "leaders": True},
    "outer_rim": {"players": 2, "fame": 8},
}
SIMULATIONS = {"carcassonne": 8, "arcs": 8, "outer_rim": 4}  # of which each plays a whole game
each_game = pytest.mark.parametrize("name", SEARCHED)


def load(name: str, **more: Any) -> Any:
    return pyspiel.load_game(f"starboard_{name}", {"outcomes": 20, **SEARCHED[name], **more})


def walked(game: Any, steps: int, seed: int) -> Any:
    """Walk at random, to a decision with several options."""
    state, dice = game.new_initial_state(), Dice(seed)
    while state.is_chance_node() or state.table.match.steps < steps or len(state.legal_actions()) < 3:
        legal = state.legal_actions()
        state.apply_action(legal[below(dice, len(legal))])
    return state


def worlds(state: Any) -> list[Any]:
    """Return the state and others that its player cannot tell from it: hidden and random things differ."""
    player = state.current_player()
    found = [state, *(state.imagined(player, seed) for seed in (11, 12))]
    assert len({str(one) for one in found}) == 3
    return found


def tree(root: Any) -> list[tuple[int, int, float]]:
    """Tell what MCTS found out about each action."""
    return [(child.action, child.explore_count, child.total_reward) for child in root.children]


@each_game
def test_ismcts_finds_the_same_whatever_is_hidden(name: str) -> None:
    """Not only the choice is the same: so is all that the search has found out about each action."""
    game = load(name)
    found = []
    for state in worlds(walked(game, 20, 2)):
        bot = InformationSets(game, SIMULATIONS[name], seed=5)
        chosen = bot.step(state)
        children = bot._root_node.child_info.items()
        found.append((chosen, [(action, child.visits, child.return_sum) for action, child in children]))
    assert any(won for *_, won in found[0][1])  # games that were cut off would prove nothing
    assert found[0] == found[1] == found[2]


@each_game
def test_mcts_finds_the_same_whatever_is_hidden(name: str) -> None:
    game = load(name)
    found: list[Any] = []
    for state in worlds(walked(game, 20, 2)):
        bot, trees = unknowing_mcts(game, SIMULATIONS[name] // 2, seed=5, worlds=2), []
        search = bot.bot.mcts_search
        bot.bot.mcts_search = lambda seen, search=search, trees=trees: trees.append(search(seen)) or trees[-1]
        found.append((bot.step(state), [tree(root) for root in trees]))
    assert [any(won for *_, won in seen) for seen in found[0][1]] == [True, True]
    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize(
    "evaluator", [Playouts, lambda seed: mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))]
)
def test_mcts_by_itself_sees_no_tile_of_carcassonne_before_it_is_drawn(evaluator: Any) -> None:
    """Where all seats know the same there is nothing to hide from it: the pile of a state decides nothing."""
    game = load("carcassonne")
    found = []
    state = walked(game, 6, 1)
    for other in worlds(state):
        other.table.salt = state.table.salt  # the same ways at nodes of chance
        bot = mcts.MCTSBot(game, 1.0, 12, evaluator(4), random_state=np.random.RandomState(4))
        found.append(tree(bot.mcts_search(other)))
    assert found[0] and found[0] == found[1] == found[2]


@each_game
@pytest.mark.parametrize("level", ["random", "easy"])
def test_our_bots_choose_the_same_whatever_is_hidden(name: str, level: str) -> None:
    game = load(name)
    chosen = {Playing(game, level, seed=3).step(state) for state in worlds(walked(game, 20, 2))}
    assert len(chosen) == 1


@each_game
def test_our_bots_are_given_other_seeds_at_other_decisions_and_for_other_seeds(name: str) -> None:
    game = load(name)
    state = walked(game, 10, 2)
    assert len({Playing(game, RandomBot(), seed).step(state) for seed in range(30)}) > 1


@each_game
def test_theirs_and_ours_play_one_match(name: str) -> None:
    """A short one, by OpenSpiel's own hands; the same again for the same seeds."""
    game = load(name, longest=8)
    returns = []
    for _ in range(2):
        bots = [InformationSets(game, 5, seed=1), Playing(game, "easy", seed=2)]
        state = game.new_initial_state()
        assert evaluate_bots.evaluate_bots(state, bots, np.random.RandomState(3)) == [0, 0]  # cut off
        returns.append(state.history())
    assert returns[0] == returns[1]


def test_bots_of_all_kinds_finish_a_game() -> None:
    game = load("carcassonne", players=3)
    bots = [Playing(game, level, seed=1) for level in ("easy", "medium")]
    bots.append(pyspiel.make_uniform_random_bot(2, 7))
    state = game.new_initial_state()
    returns = evaluate_bots.evaluate_bots(state, bots, np.random.RandomState(3))
    assert sum(returns) == pytest.approx(0) and max(returns) == 1
    assert returns[2] == -1


def test_bots_do_not_decide_for_chance() -> None:
    game = load("carcassonne")
    begun = game.new_initial_state()
    for bot in (Playing(game, "easy"), unknowing_mcts(game, 5), InformationSets(game, 5)):
        assert bot.step(begun) == pyspiel.INVALID_ACTION
    with pytest.raises(StarboardError, match="No game has started yet"):
        Playouts().evaluate(begun)


def test_what_is_on_another_page_is_reached_by_turning_pages() -> None:
    """A position with more options than there are: all but the last are the first."""
    state = walked(load("carcassonne"), 6, 1)
    match = state.table.match
    ask = match.position.ask
    many = Ask(ask.seat, ask.about, [ask.choices[0]] * 299 + [ask.choices[1]], ask.rule)
    many.frame, match.position.ask = ask.frame, many
    last = many.options[-1]

    class Last(RandomBot):
        def choose(self, *_: Any) -> Any:
            return last

    bot, pages = Playing(state.get_game(), Last()), []
    while (action := bot.step(state)) == TURN_PAGE:
        assert match.number_of(action) == NEXT_PAGE
        pages.append(state.information_state_string())
        state.apply_action(action)
    assert len(set(pages)) == 2 and match.page == 2
    assert state.action_to_string(match.seat, action) == last.notation
    assert match.number_of(action) == 299
    # What another seat may hold is imagined with as many pages as it has then.
    assert state.imagined(1 - match.seat, 1).table.match.page == 0


def test_playouts_are_worth_what_those_of_openspiel_are() -> None:
    """On the average of many, and at a node of chance too."""
    game = load("carcassonne", outcomes=50)
    state = walked(game, 80, 3)
    ours, theirs = Playouts(1), mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    means = [np.mean([by.evaluate(state)[0] for _ in range(150)]) for by in (ours, theirs)]
    assert means[0] == pytest.approx(means[1], abs=0.35)
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert sum(ours.evaluate(state)) == pytest.approx(0)
    assert len(ours.prior(state)) == 50
    short = walked(load("carcassonne", longest=20), 10, 1)
    assert ours.evaluate(short) == [0, 0]  # cut off


def test_the_examples_of_the_docs_run(capsys: pytest.CaptureFixture[str]) -> None:
    text = (DOCS / "learning.md").read_text(encoding="utf-8")
    section = text.partition("\n## OpenSpiel\n")[2].partition("\n## ")[0]
    names: dict[str, object] = {}
    blocks = re.findall(r"```python\n(.*?)```", section, re.DOTALL)
    for block in blocks:
        exec(block, names)  # noqa: S102 - our own examples
    assert len(blocks) == 3
    told = capsys.readouterr().out.splitlines()
    assert told == ["chance", "[0.0, 0.0]", "True"]


# The bench.


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    return loaded_bench("openspiel", monkeypatch)


def test_the_bench_tells_what_was_won(bench: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    bench.main(["carcassonne", "--bot", "easy", "--against", "random", "--deals", "2"])
    told = capsys.readouterr().out
    assert told.startswith("easy against random: 4 of 4 games, 100.0% (34.2% to 100.0%)")


def test_the_bench_tells_sizes(bench: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    bench.main(["carcassonne", "--sizes", "1"])
    assert re.search(r"after the deal [\d,]+ .* later 1,[\d,]+ \(at most", capsys.readouterr().out)


@long
@pytest.mark.parametrize(("against", "least"), [("random", 5.0), ("easy", 0.0)])
def test_ismcts_at_200_simulations_plays_whole_games(bench: ModuleType, against: str, least: float) -> None:
    """The figures of docs/learning.md are from more games; here it has to be better than random, and to finish."""
    row = bench.match(pyspiel.load_game("starboard_carcassonne", {"players": 2}), "ismcts@200", against, 3, 7)
    assert row.games == 6 and least <= row.won <= 6
