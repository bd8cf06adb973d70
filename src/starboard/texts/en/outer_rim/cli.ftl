# Only the terminal says these.

cli-help-outer_rim-signs = The map shows the tiles from left to right, each with an upper and a lower lane. ○ is a navpoint; navpoints are joined along the lanes and between them. The route around the Maelstrom is below it. ▲ ■ ◆ ★ are the players. A letter and a number are a patrol: its faction (R Rebel, I Imperial, H Hutt, S Syndicate) and its level. ◎ is a goal token of the AI player. On a planet, a letter is a contact of that class (w white, g green, y yellow): with “?” nobody knows it, with a name in brackets only you do. “·” is an empty contact space. In the table of players, “2/6” means 2 damage of 6; R+ is positive, I− negative reputation.
cli-help-outer_rim-cards = “r vibro_ax”, or r and a name, shows what is printed on a card, a ship or a character.
cli-outer_rim-round = Round { $round }
cli-outer_rim-target = { $fame } fame wins
cli-outer_rim-extra = an extra turn follows
cli-outer_rim-solo = AI player: { $card } · cards in the deck: { $deck } · goal tokens: { $goals }
cli-outer_rim-resolving = being resolved:
cli-outer_rim-databank = databank { $number }
cli-outer_rim-step = step { $step } of { $steps }
cli-outer_rim-traded-in = trade-in:
cli-outer_rim-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
cli-outer_rim-unbeatable = cannot be beaten
cli-outer_rim-ignored = ignored:
cli-outer_rim-damage = damage: { $damage }
cli-outer_rim-patrols = Patrols:
cli-outer_rim-market = Market
cli-outer_rim-price = cost
cli-outer_rim-not-here = cannot be bought
cli-outer_rim-room-make = slots full
cli-outer_rim-room-none = no slot
cli-outer_rim-number = { NUMBER($number, useGrouping: "always") }
cli-outer_rim-fame = fame
cli-outer_rim-credits = credits
cli-outer_rim-character = health
cli-outer_rim-hull = hull
cli-outer_rim-reputation = reputation
cli-outer_rim-ai = AI player
cli-outer_rim-defeated = defeated
cli-outer_rim-secrets = secrets: { $secrets }
cli-outer_rim-secret = Secret:
cli-outer_rim-own = Your board
cli-outer_rim-skills = Skills:
cli-outer_rim-goal = Goal ({ $tokens }/{ $of }):
cli-outer_rim-free = free: { $free }
cli-outer_rim-no-slot = Without a slot:
cli-outer_rim-move = move
cli-outer_rim-give-credits = give credits
cli-outer_rim-get-credits = get credits
cli-outer_rim-offer = offer credits ({ $player })
cli-outer_rim-request = ask for credits ({ $player })
cli-outer_rim-part = { $part ->
    [map] map
    [patrols] patrols
    [market] market
    [players] players
    [rivals] what the others have
   *[own] your board
}
