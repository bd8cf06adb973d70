# Where cards and map come from.

outer_rim-ours-note = No list of the printed cards is public. Most market cards, ships and AI cards come from public sources; encounters, databank cards, characters and the map are mostly ours. A content pack can make the game match your box.
outer_rim-ours-characters = Characters
outer_rim-ours-ships = Ships
outer_rim-ours-market = Market cards
outer_rim-ours-databank = Databank cards
outer_rim-ours-encounters = Encounter cards
outer_rim-ours-backs = Backs of the encounter decks
outer_rim-ours-ai = AI cards
outer_rim-ours-contacts = Contacts
outer_rim-ours-patrols = Patrols
outer_rim-ours-map = Tiles and spaces of the map
