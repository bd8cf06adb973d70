# What is wrong with the data of Arcs, or with a pack over it; and what packs may change.

arcs-bad-kind = { $kind ->
    [court] court card
    [lore] lore card
    [leader] leader
    [setup] setup card
   *[suit] suit
} { $id }
arcs-bad-unknown = { $what ->
    [action] unknown action
    [ambition] unknown ambition
    [cluster] unknown cluster
    [condition] unknown condition
    [effect] unknown effect
    [resource] unknown resource
    [system] unknown system
   *[trigger] unknown trigger
} “{ $word }”
arcs-bad-bearer = { $bearer ->
    [vox] a vox card cannot do this
    [guild] a guild card cannot do this
    [lore] a lore card cannot do this
   *[leader] a leader cannot do this
}
arcs-bad-twice = another ability of this card answers the same question
arcs-bad-before = “{ $bonus }” cannot come before “{ $action }”; write “after”
arcs-bad-supply = another card holds the supply of this resource
arcs-bad-slot-stays = a card with a resource slot cannot be discarded
arcs-bad-vox-goes = exactly one ability of a vox card says where the card goes (then)
arcs-bad-room = there is room for { $room ->
    [none] no building
   *[single] one building only
} there
arcs-bad-pieces = { $piece ->
    [ship] ships
    [starport] starports
    [city] cities
   *[agent] agents
}: { $found }, but there are { $most }; in a game of two there are two systems C
arcs-bad-no-ship = a leader begins with at least one ship
arcs-bad-players = a setup card is for two, three or four players
arcs-bad-clusters = must name { $clusters ->
    [single] one cluster
   *[pair] two different clusters
}
arcs-bad-path-markers = the box has not enough path markers for these clusters
arcs-bad-out-of-play = { $system } is out of play
arcs-bad-no-planet = { $system } is not a planet

arcs-pack-fixed =
    No pack can change: the rules, the dice, the map, the player boards and which cards there are. What an effect does is in the program too;
    a card can use other effects, and each can be read in docs/content-words-arcs.md.
arcs-pack-kind = { $kind ->
    [court] Court cards
    [lore] Lore cards
    [leaders] Leaders
    [setups] Setup cards
   *[suits] Action cards
}

## What a preview shows

arcs-shown-guild = Resource: { arcs-resource }. Raid cost: { $raid_cost }
arcs-shown-leader = Begins with: { $what }. A: { $a }. B: { $b }. C: { $c }
arcs-shown-pieces = { $number }× { arcs-piece }
arcs-shown-suit = Actions: { $actions }. Pips of the cards 1 to 7: { $pips }
arcs-shown-out = Clusters out of play: { $clusters }
arcs-shown-start = Position { $number }. A: { $a }. B: { $b }. C: { $c }
arcs-shown-kind = { $kind ->
    [guild] guild cards
   *[vox] vox cards
}
arcs-shown-players = players: { $players }
