"""Games that are told from their view: nothing but the view of the seat and its own options is ever looked at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from starboard.kernel.ask import Option
from starboard.kernel.game import Game
from starboard.kernel.position import Position
from starboard.lab.environments.encoder import BOUND, Arrays, Encoder, Floats, Reader, ask_to, mark, on_page

Aim = tuple[str, str]  # something that an option points at: its kind, and which

OTHER = "?"  # a word that is not in the vocabulary
NUMBERS = 41  # from 0, each a word of its own


class ViewEncoder(Encoder):
    """Subclasses write the table, and what an option points at; words and kinds of decisions are written here."""

    words: ClassVar[int] = 9
    verbs: Sequence[str]  # all words that an option may begin with

    def __init__(self, game: Game[Any], seats: int, verbs: Iterable[str], named: Iterable[str]) -> None:
        super().__init__(game, seats)
        self.verbs = list(dict.fromkeys(verbs))
        self.vocabulary = list(dict.fromkeys([OTHER, *map(str, range(NUMBERS)), *self.verbs, *named]))
        self.number = {word: number for number, word in enumerate(self.vocabulary, 1)}
        self.verb_number = {verb: number for number, verb in enumerate(self.verbs)}
        self.frames = {kind: number for number, kind in enumerate(game.frame_types)}
        self.decision = self.table.block("decision", len(self.frames))  # what the seat is asked about
        self.own_seat = self.table.block("seat", seats)
        self.head = self.table.size  # where what the game tells begins
        self.verb = self.option.block("verb", len(self.verbs))
        self.amounts = self.option.block("amounts", 3)  # numbers in the notation

    def reader(self, games: int = 1) -> Reader:
        return ViewReader(self)

    def write_table(self, view: Any, seat: int, out: Floats) -> None:
        raise NotImplementedError

    def pointed_at(self, view: Any, seat: int) -> Any:
        """Collect what `write_aim` needs to know of the view; asked for once, before the options."""
        return view

    def aims(self, option: Option) -> Sequence[Aim]:
        """List what the option points at; two that are spelled alike point at the same."""
        raise NotImplementedError

    def write_aim(self, seen: Any, seat: int, kind: str, value: str, row: Floats) -> None:
        """Encode something that an option points at."""
        raise NotImplementedError

    def spelled(self, option: Option) -> Sequence[str]:
        """Split an option into words: its notation, which is unique in its decision."""
        return option.notation.split()

    def write_words(self, option: Option, row: Floats, words: Any) -> None:
        spelled = self.spelled(option)
        verb = self.verb_number.get(spelled[0])
        if verb is not None:
            row[self.verb + verb] = 1
        amount = self.amounts
        for place, word in enumerate(spelled[: self.words]):
            words[place] = self.number.get(word, 1)
            if place and amount < self.amounts + 3 and word.isdigit():
                row[amount] = min(BOUND, scaled(int(word)))
                amount += 1


def scaled(number: int) -> float:
    """Scale counts of pieces, and credits."""
    return number / 8 if number < 100 else number / 10000


class ViewReader(Reader):
    def __init__(self, encoder: ViewEncoder) -> None:
        self.encoder = encoder

    def view_of(self, position: Position[Any], seat: int) -> Any:
        return self.encoder.game.view(position.state, seat)

    def write(self, position: Position[Any], seat: int, page: int, into: Arrays, game: int = 0) -> None:
        encoder = self.encoder
        ask = ask_to(position, seat)
        used = mark(into["action_mask"], ask, page)
        table, options, words = into["observation"], into["options"], into["words"]
        table.fill(0)
        options[:used] = 0
        words[:used] = 0
        view = self.view_of(position, seat)
        table[encoder.own_seat + seat] = 1
        encoder.write_table(view, seat, table)
        table.clip(-BOUND, BOUND, out=table)
        if ask is None:
            return
        table[encoder.decision + encoder.frames[type(ask.frame)]] = 1
        seen = encoder.pointed_at(view, seat)
        shown = on_page(ask.choices, page)
        for row, choice in enumerate(shown):
            option = Option(ask, choice)
            encoder.write_words(option, options[row], words[row])
            for aim in encoder.aims(option):
                encoder.write_aim(seen, seat, *aim, options[row])
        options[: len(shown)].clip(-BOUND, BOUND, out=options[: len(shown)])
