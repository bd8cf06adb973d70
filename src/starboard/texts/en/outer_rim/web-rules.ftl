# Under the pictures of the rules: the client loads these with the rules.

web-rules-outer_rim-lanes = A course of three spaces: every lane between two spaces is one step.
web-rules-outer_rim-patrol = Whoever comes to a patrol whose faction does not like them must stop there, however far they could have gone.
web-rules-outer_rim-slots = A board in play: every card lies in a slot of its own type; dashed slots are free.
