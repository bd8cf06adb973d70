"""The words that effects, abilities, goals and conditions are written in: each is declared once, as a class.

`kinds` has the kinds of parameters, `scripts` and `when` those that are lists and conditions. A declaration names its
parameters with them (`declared`), and from that follow how it is read (`load/scripts.py`) and said (`say/`). What it
does is the function that is registered for its class: `@effect(GainCredits)`. There are no other words
(docs/content-words.md).
"""

from starboard.games.outer_rim.vocabulary import abilities as abilities
from starboard.games.outer_rim.vocabulary import ai_effects as ai_effects
from starboard.games.outer_rim.vocabulary import conditions as conditions
from starboard.games.outer_rim.vocabulary import effects as effects
