"""Plays any game of Starboard at random, by the protocol of docs/programs.md. It needs nothing but Python.

starboard duel carcassonne 'program:python3 docs/examples/programs/random_bot.py' easy -n 20
"""

import json
import random
import sys


def say(**message):
    print(json.dumps(message), flush=True)  # without flush, nobody hears it


def choose(view, options):
    """Choose one of the options. This is the place for something cleverer."""
    return random.choice(options)["notation"]  # noqa: S311 - no secret


for line in sys.stdin:
    message = json.loads(line)
    if message["it"] == "hello":
        random.seed(message["seed"])  # so that the same duel is the same again
        say(do="hello", protocol=1, name="Random, in Python")
    elif message["it"] == "ask":
        say(do="choose", id=message["id"], choice=choose(message["view"], message["ask"]["options"]))
    elif message["it"] == "lost":
        print(message["kind"], message["why"], file=sys.stderr)  # standard error is for us alone
# Messages that it does not know are passed over. When the game is over, there are no more lines.
