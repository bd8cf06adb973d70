"""Learn Carcassonne by policy gradient, with numpy alone: python docs/examples/learn_carcassonne.py [--updates 60]

A small network gives each option a score from its row of facts and from what is said of the table; the policy is a
softmax over the options there are. Rewards are the lead that a decision brings and, at the end, the place.
"""

import argparse
import time

import numpy as np

from starboard.lab.environments import SeatEnv, TablesEnv
from starboard.lab.statistics import wilson

GAMES, STEPS, HIDDEN, DISCOUNT, RATE = 32, 64, 64, 0.95, 0.003


class Policy:
    def __init__(self, encoder, rng):
        self.start = encoder.phase  # of what is said of the table, without the tiles
        size = encoder.table.size - self.start + encoder.option.size
        self.weights = [rng.normal(0, size**-0.5, (size, HIDDEN)), np.zeros(HIDDEN), rng.normal(0, 0.01, HIDDEN)]
        self.moments, self.updates = [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights], 0

    def chances(self, x, counts):
        hidden = np.tanh(x @ self.weights[0] + self.weights[1])
        score = hidden @ self.weights[2]
        starts = np.cumsum(counts) - counts
        score = np.exp(score - np.repeat(np.maximum.reduceat(score, starts), counts))
        return score / np.repeat(np.add.reduceat(score, starts), counts), hidden

    def choose(self, seen, rng, best=False):
        """An action for each game; with the options of all games one under another, and how many each has."""
        mask = seen["action_mask"].astype(bool)
        counts = mask.sum(axis=1)
        x = np.hstack([np.repeat(seen["observation"][:, self.start :], counts, axis=0), seen["options"][mask]])
        each = np.split(self.chances(x, counts)[0], np.cumsum(counts)[:-1])
        return np.array([p.argmax() if best else rng.choice(len(p), p=p) for p in each]), x, counts

    def learn(self, x, counts, actions, advantage):
        """One step of Adam up the gradient of log chance × advantage, and a little of the entropy."""
        p, hidden = self.chances(x, counts)
        starts, logs = np.cumsum(counts) - counts, np.log(p + 1e-9)
        open_minded = (logs - np.repeat(np.add.reduceat(p * logs, starts), counts)) / len(counts)
        push = -p * (np.repeat(advantage, counts) + 0.01 * open_minded)
        push[starts + actions] += advantage
        back = push[:, None] * self.weights[2] * (1 - hidden**2)
        self.updates += 1
        slopes = x.T @ back, back.sum(axis=0), hidden.T @ push
        for w, (m, v), slope in zip(self.weights, self.moments, slopes, strict=True):
            m += 0.1 * (slope - m)
            v += 0.001 * (slope**2 - v)
            w += RATE * m / (1 - 0.9**self.updates) / (np.sqrt(v / (1 - 0.999**self.updates)) + 1e-8)


def train(updates, seed=1):
    env, rng = TablesEnv("carcassonne", GAMES, 2, opponents="random", shaping=0.05), np.random.default_rng(seed)
    policy, (seen, _) = Policy(env.terms.encoder, rng), env.reset(seed=seed)
    while policy.updates < updates:
        kept = []
        for _ in range(STEPS):
            actions, x, counts = policy.choose(seen, rng)
            told = x, counts, actions, seen["observation"]
            seen, rewards, over, cut_off, _ = env.step(actions)
            kept.append((*told, rewards, ~(over | cut_off)))
        ahead, returns = np.zeros(GAMES), []
        for *_, rewards, going in reversed(kept):
            ahead = rewards + DISCOUNT * going * ahead
            returns.insert(0, ahead)
        x, counts, actions, tables, *_ = (np.concatenate(part) for part in zip(*kept, strict=True))
        gained = np.concatenate(returns)  # less what was to be expected, by ridge regression
        gained -= tables @ np.linalg.solve(tables.T @ tables + np.eye(tables.shape[1]), tables.T @ gained)
        policy.learn(x, counts, actions, gained / gained.std() / len(gained))
    return policy


def wins(policy, games, opponent="random", seed=1_000_000):
    """Victories in new games, the seats in turn; a shared one counts half."""
    env, won = SeatEnv("carcassonne", 2, opponents=opponent, reward="win"), 0.0
    for game in range(games):
        seen, over = env.reset(seed=seed if game == 0 else None)[0], False
        while not over:
            actions, *_ = policy.choose({name: array[None] for name, array in seen.items()}, None, best=True)
            seen, reward, over, *_ = env.step(actions[0])
        won += reward
    return won


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, usual in (("updates", 60), ("games", 400), ("opponent", "random")):
        parser.add_argument(f"--{name}", type=type(usual), default=usual)
    said, begun = parser.parse_args(), time.perf_counter()
    learned = train(said.updates)
    print(f"{said.updates} updates, {said.updates * STEPS * GAMES:,} decisions in {time.perf_counter() - begun:.0f} s")
    won = wins(learned, said.games, said.opponent)
    low, high = wilson(won, said.games)
    print(f"won {won:g} of {said.games} games against {said.opponent} (95 %: {low:.1%} to {high:.1%})")
