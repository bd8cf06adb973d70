"""Draw sentences that people read in one language, for somebody who reads them as an editor (docs/words.md).

    .venv/bin/python bench/sentences.py LANG [--seed N] [--count 200] [--moves 3000]

Random games of every installed game are played, so many moves with each of its options, and all that is said in them is
heard. To that comes what is printed and what stands on the screen. A text is drawn at most once, by its key, so that
what is said in every turn does not crowd out the rest; of a text that was heard often, one moment is drawn. The mix
(`MIX`, in parts of a hundred) leans to what is said in games. Texts of the screen are not heard in games: one of their
readings is shown, with the names of arguments in braces. Names and labels of one or two words are passed over. The same
seed draws the same sentences.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from pathlib import PurePath
from typing import TypeAlias, TypeVar

from starboard.games.outer_rim.inside import texts_of
from starboard.kernel.chance import Dice, below, shuffle
from starboard.kernel.game import AnyGame
from starboard.kernel.message import Message
from starboard.kernel.plain import Settings
from starboard.kernel.position import AnyPosition
from starboard.kernel.registry import installed
from starboard.texts import LANGUAGES, Words, words
from starboard.texts.catalogue import catalogue
from starboard.texts.check import Text, read_language
from starboard.texts.folders import HERE, STORIES
from starboard.texts.style import readings

EVENT, QUESTION, OPTION, REFUSAL = "event", "question", "option", "refusal"
CARD, STORY, RULE, SCREEN = "card", "story", "rule", "screen"
MIX = {EVENT: 26, QUESTION: 12, OPTION: 11, REFUSAL: 12, CARD: 14, STORY: 7, RULE: 6, SCREEN: 12}

OPTIONS: dict[str, list[Settings]] = {"arcs": [{}, {"leaders": True}], "carcassonne": [{}, {"teams": True}]}
SHORTEST = 3  # words of a sentence
FOR_SCREENS = ("web", "cli", "about", "report")  # how files of a game begin whose texts no game says

Say: TypeAlias = Callable[[], str]
T = TypeVar("T")


@dataclass(frozen=True)
class Sentence:
    kind: str
    key: str
    text: str

    def __str__(self) -> str:
        return f"[{self.kind}] {self.key}: {self.text}"


class Heard:
    """Keeps ways to say each text, by its kind and its key; they are said only when they are drawn."""

    def __init__(self, said: Words, dice: Dice) -> None:
        self.words, self.dice = said, dice
        self.ways: dict[str, dict[str, list[Say]]] = {kind: defaultdict(list) for kind in MIX}

    def add(self, kind: str, key: str, say: Say) -> None:
        self.ways[kind][key].append(say)

    def hear(self, kind: str, message: Message, names: list[Message]) -> None:
        def say() -> str:
            return self.words.say(message, [self.words.say(name) for name in names])

        self.add(kind, message.key, say)

    def draw(self, count: int) -> Iterator[Sentence]:
        """Draw of each kind its part; where there are too few of one, there are fewer sentences."""
        for kind, part in MIX.items():
            yield from islice(self.of(kind), round(part * count / sum(MIX.values())))

    def of(self, kind: str) -> Iterator[Sentence]:
        """Say everything of a kind once, in random order, but for what is only a name or a label."""
        keys = sorted(self.ways[kind])
        shuffle(self.dice, keys)
        for key in keys:
            said = pick(self.dice, self.ways[kind][key])().split()
            if len(said) >= SHORTEST:
                yield Sentence(kind, key, " ".join(said))


def pick(dice: Dice, some: list[T]) -> T:
    return some[below(dice, len(some))]


def play(heard: Heard, game: AnyGame, options: Settings, moves: int) -> None:
    """Hear random games until so many moves are made."""
    dice, position = heard.dice, None
    for _ in range(moves):
        if position is None or position.ask is None:
            position = begin(dice, game, options)
            offered: list[str] = []
        hear_move(heard, position, offered)


def begin(dice: Dice, game: AnyGame, options: Settings) -> AnyPosition:
    seats = 4 if options.get("teams") else pick(dice, list(game.seats))
    return game.start(seats, below(dice, 1 << 32), options)


def hear_move(heard: Heard, position: AnyPosition, offered: list[str]) -> None:
    """Hear a question, an option, why something offered before is refused now, and what comes of a choice."""
    dice = heard.dice
    ask = position.ask
    assert ask is not None
    seat = below(dice, position.seats)
    chosen = pick(dice, list((below(dice, 20) == 0 and position.asides(seat)) or ask.options))
    heard.hear(QUESTION, chosen.ask.prompt, position.names)
    heard.hear(OPTION, chosen.label, position.names)
    if offered and (refusal := position.why_not(pick(dice, offered))):
        heard.hear(REFUSAL, refusal.reason, position.names)
    offered.append(pick(dice, list(ask.options)).notation)
    for event in position.play(chosen):
        heard.hear(EVENT, event.seen_by(pick(dice, [None, seat])).message, position.names)


def add_printed(heard: Heard) -> None:
    """Add what is printed on cards, stories, and rules."""
    for key, message in texts_of(installed().game("outer_rim").content).items():
        heard.add(CARD, key, partial(heard.words.say, message))
    for game_id in installed().ids:
        for rule_id, rule in catalogue(game_id, heard.words.lang).rules.items():
            heard.add(RULE, rule_id, partial(str, rule))


def add_written(heard: Heard) -> None:
    """Add from the files of texts what is said as it stands there."""
    for key, text in read_language(HERE, heard.words.lang).texts.items():
        place = PurePath(text.where.partition(":")[0])
        if place.name.startswith(STORIES):
            heard.add(STORY, key, partial(heard.words.story, key))
        elif place.parts[1] == "arcs" and key.endswith("-text"):
            heard.add(CARD, key, partial(heard.words, key))
        elif len(place.parts) == 2 or place.name.startswith(FOR_SCREENS):
            heard.add(SCREEN, key, partial(reading, heard.dice, text))


def reading(dice: Dice, text: Text) -> str:
    return pick(dice, readings(text.pattern))


def sentences(lang: str, seed: int, count: int, moves: int) -> list[Sentence]:
    """Play, and draw so many sentences."""
    heard = Heard(words(lang), Dice(seed))
    for game_id in installed().ids:
        for options in OPTIONS.get(game_id, [{}]):
            play(heard, installed().game(game_id), options, moves)
    add_printed(heard)
    add_written(heard)
    return list(heard.draw(count))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("lang", choices=LANGUAGES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--moves", type=int, default=3000)
    given = parser.parse_args()
    for number, sentence in enumerate(sentences(given.lang, given.seed, given.count, given.moves), 1):
        print(f"{number}. {sentence}")


if __name__ == "__main__":
    main()
