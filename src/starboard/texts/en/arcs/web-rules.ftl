# Under the pictures of the rules: the client loads these with the rules.

web-rules-arcs-move = One move: some or all of your ships go from one system to an adjacent one.
web-rules-arcs-catapult = One catapult move: from a system with your starport through gate after gate, until the ships enter a planet.
web-rules-arcs-battle = A battle takes place in one system. All of the attacker’s ships there attack; all pieces of one rival there defend.
