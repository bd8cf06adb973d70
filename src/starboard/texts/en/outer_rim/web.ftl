# The Outer Rim board of the browser client.

## The map

web-outer_rim-map = Map of the Outer Rim
web-outer_rim-map-keys = Use the arrow keys to go from space to space, Enter to choose, and the key I to inspect anything. Shift and an arrow key move the map; plus, minus and 0 zoom.
web-outer_rim-overview = The whole map; click anywhere to go there
web-outer_rim-planet-of = { outer_rim-of-faction } planet
web-outer_rim-patrol-here = { outer_rim-patrol }, level { $level }
web-outer_rim-patrol-moves = When revealed, the { outer_rim-of-faction } patrol moves { $distance ->
    [one] { $distance } space
   *[other] { $distance } spaces
}
web-outer_rim-unbeatable = cannot be beaten
web-outer_rim-class = { $class ->
    [white] white class
    [green] green class
   *[yellow] yellow class
}
web-outer_rim-facedown = { $class ->
    [white] White
    [green] Green
   *[yellow] Yellow
} contact, facedown
web-outer_rim-faceup = { $contact }
web-outer_rim-peeked = { $contact } (facedown; you have looked)
web-outer_rim-unknown-contact = { $class ->
    [white] white
    [green] green
   *[yellow] yellow
} contact { $place } on { $space }
web-outer_rim-nothing-here = Nothing here.
web-outer_rim-expect = What to expect
web-outer_rim-may = can be chosen
web-outer_rim-ai-goals = { $count ->
    [one] AI goal
   *[other] { $count } AI goals
}

## Moves

web-outer_rim-course = Course: { $space }
web-outer_rim-stay = You stay where you are.
web-outer_rim-clear-way = Nothing stops you on the way.
web-outer_rim-stop-maelstrom = The Maelstrom stops every ship. There is no market, and every encounter may bring an extra turn.
web-outer_rim-stop-patrol = The { outer_rim-of-faction } patrol stops you here.
web-outer_rim-stop-fight = The { outer_rim-of-faction } patrol is here. Your reputation is negative, so you must fight it.
web-outer_rim-win = to win
web-outer_rim-hunter-wins = for the hunter to win
web-outer_rim-by = with { $source }
web-outer_rim-offers = Offer credits

## What a target is called

web-outer_rim-verb = { $verb ->
    [buy] buy
    [cycle] discard
    [hunt] hunt
    [hunt-crew] hunt the crew
    [give-credits] give
    [get-credits] get
    [offer] Offer
    [request] Ask for it
    [trade-in] trade in
    [discard] discard
   *[other] { $verb }
}

## The market and cards

web-outer_rim-market = Market
web-outer_rim-stall = { $deck ->
    [bounty] Bounties
    [cargo] Cargo
    [gear_mod] Gear · Mods
    [jobs] Jobs
    [luxury] Luxury
   *[ships] Ships
}
web-outer_rim-market-go = Go to the market
web-outer_rim-market-open = Discard a faceup card, buy one, or both
web-outer_rim-market-when = Buy in the action step, on a planet. A new card may move the patrol shown on it.
web-outer_rim-no-card = No card left
web-outer_rim-cards-left = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-outer_rim-free = free
web-outer_rim-room-make = slots full
    .title = Your slots for this are full: you would have to discard a card to make room.
web-outer_rim-room-none = no slot
    .title = You have no slot for this, and you cannot make room.
web-outer_rim-buy = Buy
web-outer_rim-buy-card = Buy { $card }
web-outer_rim-confirm-buy = { $price ->
    [0] Buy { $card } for free
   *[other] Buy { $card } for { NUMBER($price, useGrouping: "always") }
}{ $short ->
    [0] { "" }
   *[other] { " " }(trade in { NUMBER($short, useGrouping: "always") })
}
web-outer_rim-confirm-pay = Pay { NUMBER($price, useGrouping: "always") }
web-outer_rim-short = trade in { NUMBER($short, useGrouping: "always") }
web-outer_rim-short-about = You do not have enough credits: trade in cards worth { NUMBER($short, useGrouping: "always") }, or use a discount.
web-outer_rim-cycle = Discard
web-outer_rim-cycle-card = Discard { $card }
web-outer_rim-why-not = Why not?
web-outer_rim-fame-short = { $fame }★
web-outer_rim-bounty-fight = { $kind ->
    [ship] Ship combat
   *[ground] Ground combat
}, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
web-outer_rim-alive = Alive
web-outer_rim-dead = Dead
web-outer_rim-bring = { $type ->
    [job] Job
   *[cargo] Deliver
}: { $where }
web-outer_rim-destination = { $where ->
    [space_with_player] where another player is
    [space_with_player_negative_reputation] where a player with negative reputation is
   *[marked_planet] a planet that will be marked
}
web-outer_rim-ship-line = Hyperdrive { $hyperdrive }, combat { $combat }, hull { $hull }
web-outer_rim-databank = databank { $number }
web-outer_rim-droid = droid
web-outer_rim-any-faction = a faction of your choice
web-outer_rim-paragraph = { $kind ->
    [ability] Ability:
    [goal] Goal:
   *[flipped] After the goal:
}
web-outer_rim-captive = Captive here: { $contact }.
web-outer_rim-captive-short = captive
web-outer_rim-marked = Take it to { $space }.
web-outer_rim-close-up = Close-up
web-outer_rim-close = Close

## Boards

web-outer_rim-players = Players
web-outer_rim-board-of = { $name }’s board
web-outer_rim-you = you
web-outer_rim-ai = AI
web-outer_rim-fame = Fame
web-outer_rim-credits = Credits
web-outer_rim-defeated = defeated
web-outer_rim-ground = Ground
web-outer_rim-drive = Drive
web-outer_rim-guns = Combat
web-outer_rim-goal = Goal
web-outer_rim-goal-done = goal achieved
web-outer_rim-tokens = { $count } of { $of } goal tokens
web-outer_rim-secret-of = secret ({ $deck })

## Dialogs

web-outer_rim-choices = Choices
web-outer_rim-leave = Leave
web-outer_rim-story = What is happening
web-outer_rim-skip = Skip
web-outer_rim-who-begins = Who goes first?
web-outer_rim-pass-chance = { $chance } to pass
web-outer_rim-passed-over = { $count ->
    [one] { $count } entry skipped
   *[other] { $count } entries skipped
}
web-outer_rim-feat-fame = +{ outer_rim-amount-fame }
web-outer_rim-enemy = Enemy
web-outer_rim-encounter-deck = { $deck }
web-outer_rim-section = { $where ->
    [patrol] Patrol in this space
    [no_patrol] No patrol in this space
   *[other] { $where }
}
web-outer_rim-you-are-here = You are here
web-outer_rim-hidden-card = Only the player may read this card.
web-outer_rim-job-step = Step { $step } of { $steps }
web-outer_rim-test = Skill test: { $skill }
web-outer_rim-inspection = Delivery of ILLEGAL cargo: { $card }
web-outer_rim-roll = Roll
web-outer_rim-skills = Your skills
web-outer_rim-faces = Faces of a die
web-outer_rim-faces-pass = one lit face is enough
web-outer_rim-level = { $copies ->
    [0] Unskilled
    [1] Skilled
   *[other] Highly skilled
}
web-outer_rim-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
web-outer_rim-test-odds = { $skill }: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $copies ->
    [0] unskilled
    [1] skilled
   *[other] highly skilled
}
web-outer_rim-combat-odds = Dice: { $own } to { $other }. { $tie ->
    [own] You win ties
   *[theirs] They win ties
}. Expect about { $damage } damage.
web-outer_rim-fight-odds = Dice: { $own } to { $other }. The hunter wins ties.
web-outer_rim-no-defeat = This cannot defeat you.
web-outer_rim-defeat-odds = Defeat: { $chance }. You would lose { NUMBER($credits, useGrouping: "always") } credits{ $secrets ->
    [0] { "" }
    [one] { " " }and your secret
   *[other] { " " }and { $secrets } secrets
}, and have to recover in your next planning step.
web-outer_rim-if-defended = { $chance } to win if the owner defends the crew
web-outer_rim-attacker = attacker
web-outer_rim-defender = defender
web-outer_rim-damage = { $count ->
    [one] damage
   *[other] damage
}
web-outer_rim-added = { $count } without dice
web-outer_rim-you-win = you win
web-outer_rim-ship-combat-note = Damage goes to the ships. The attacker wins a tie.
web-outer_rim-ground-combat-note = Damage goes to the characters. The attacker wins a tie.
web-outer_rim-to-pay = To pay
web-outer_rim-you-have = You have
web-outer_rim-left-over = Left
web-outer_rim-trade-in = Trade in
web-outer_rim-traded-in = Traded in
web-outer_rim-out-of-reach = You cannot buy these now
web-outer_rim-replace = Take it and discard one of these
web-outer_rim-gives = { $name } gives
web-outer_rim-gives-nothing = nothing yet
web-outer_rim-add-credits = Add credits
web-outer_rim-less = Less
web-outer_rim-more = More

## The head of the table

web-outer_rim-step = { $step ->
    [planning] Planning
    [action] Action
   *[encounter] Encounter
}
web-outer_rim-setup = setup
web-outer_rim-progress = round { $round } · { $fame } fame wins

## The AI player

web-outer_rim-ai-card = AI card
web-outer_rim-ai-last = Last AI card
web-outer_rim-no-goals = no goals

## The end and the replay

outer_rim-source-goal = Goals
outer_rim-source-bounty = Bounties
outer_rim-source-cargo = Cargo
outer_rim-source-job = Jobs
outer_rim-source-patrol = Patrols
outer_rim-source-card = Cards
outer_rim-source-held = Cards held
outer_rim-mark-goal = goal achieved
outer_rim-mark-job = job completed
outer_rim-mark-combat = combat won
outer_rim-mark-defeated = defeated
outer_rim-mark-delivered = delivered
