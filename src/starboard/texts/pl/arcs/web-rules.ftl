# Under the pictures of the rules: the client loads these with the rules.

web-rules-arcs-move = Jeden ruch: część albo wszystkie twoje statki lecą z jednego układu do sąsiedniego.
web-rules-arcs-catapult = Jeden ruch przyspieszony: z układu z twoim portem gwiezdnym przez kolejne bramy, aż statki wejdą na planetę.
web-rules-arcs-battle = Bitwa dotyczy jednego układu. Atakują wszystkie znajdujące się tam statki atakującego, bronią się wszystkie elementy jednego rywala.
