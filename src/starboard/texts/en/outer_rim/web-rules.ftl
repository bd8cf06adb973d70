# Under the pictures of the rules: the client loads these with the rules.

web-rules-outer_rim-lanes = A move of three spaces: every lane from one space to the next counts as one.
web-rules-outer_rim-patrol = If you reach a patrol and do not have positive reputation with its faction, you must stop there, however far you could still go.
web-rules-outer_rim-slots = A board in play: every card is in a slot of its own type; dashed slots are free.
