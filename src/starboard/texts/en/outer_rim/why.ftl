# Outer Rim: why something is not allowed.

outer_rim-why-other-step = that belongs to the { $step ->
    [planning] planning step
    [action] action step
   *[encounter] encounter step
}; this is the { $now ->
    [planning] planning step
    [action] action step
   *[encounter] encounter step
}
outer_rim-why-plan = in the planning step you can move, gain credits, recover damage or use a Planning ability
outer_rim-why-must-recover = you are defeated: in the planning step you can only recover damage
outer_rim-why-no-planning-ability = you have no such Planning ability
outer_rim-why-no-space = there is no such move
outer_rim-why-too-far = too far: { $space } ({ $distance ->
    [one] { $distance } space
   *[other] { $distance } spaces
} away; you can move { $drive })
outer_rim-why-patrol-stops = the { outer_rim-patrol } ({ $stop }) stops you on the way to { $space }
outer_rim-why-maelstrom = every route within your range goes through the Maelstrom, where your move ends ({ $space })
outer_rim-why-act = in the action step you can deliver, go to the market, trade with players or use Action abilities
outer_rim-why-once = { $action ->
    [market] the market action
    [deliver] the deliver action
   *[trade] the trade action
} can be taken only once per turn
outer_rim-why-market-first = choose the market action first
outer_rim-why-no-planet = only planets have a market
outer_rim-why-nothing-to-deliver = you have nothing to deliver here
outer_rim-why-nobody-here = there is nobody here to trade with
outer_rim-why-no-trade-with-ai = the AI player does not trade
outer_rim-why-ability-used = this ability has already been used this turn
outer_rim-why-ability-useless = this ability would do nothing now
outer_rim-why-no-ability = you have no such Action ability
outer_rim-why-no-encounter-ability = you have no such Encounter ability
outer_rim-why-ability-condition = this ability needs: { $condition }
outer_rim-why-no-trade-in = nothing can be traded in for this price
outer_rim-why-search = choose one of the cards that were turned up ({ $deck }), or none
outer_rim-why-too-dear = that costs { NUMBER($cost, useGrouping: "always") }; you have { outer_rim-sum-credits }
outer_rim-why-deliver-first = choose the deliver action first
outer_rim-why-not-delivered = “{ $card }” cannot be delivered: only cargo and captured contacts can
outer_rim-why-not-destination = “{ $card }” must be delivered to { $space }
outer_rim-why-no-captive = nobody has been captured for “{ $card }”
outer_rim-why-tried = you have already tried to deliver “{ $card }” in this action
outer_rim-why-not-yours = you do not have that
outer_rim-why-encounter = in the encounter step you can encounter the space, a patrol or a contact here, or use an Encounter ability
outer_rim-why-forced-patrol = your { outer_rim-of-faction } reputation is negative, so you must encounter the { outer_rim-patrol }
outer_rim-why-patrol-elsewhere = that patrol is not in your space ({ $space })
outer_rim-why-contact-elsewhere = that contact is elsewhere ({ $space })
outer_rim-why-no-contact = that contact space is empty
outer_rim-why-no-spot = there is no such contact space
outer_rim-why-contact-open = that contact is already faceup
outer_rim-why-contact-seen = you have just looked at that contact
outer_rim-why-no-job = “{ $card }” is not a job
outer_rim-why-job-elsewhere = the destination of “{ $card }” is elsewhere ({ $space })
outer_rim-why-job-needs-player = “{ $card }” needs a suitable player in your space
outer_rim-why-no-bounty = you have no such bounty
outer_rim-why-no-bounty-on = you have no such bounty on this contact ({ $contact })
outer_rim-why-crew-elsewhere = that player has no crew you hold a bounty on
outer_rim-why-no-wanted-crew = nobody here has crew you hold a bounty on
outer_rim-why-no-player = that is not one of the other players
outer_rim-why-player-elsewhere = { $player_seat } is not in your space
outer_rim-why-player-defeated = { $player_seat } is defeated and cannot be attacked
outer_rim-why-no-attack = you have no ability that lets you attack { $player_seat }
outer_rim-why-patrol-adjacent = the patrol moves to a space adjacent to { $space }
outer_rim-why-patrol-way = the patrol moves { $distance ->
    [one] { $distance } space
   *[other] { $distance } spaces
} towards { $player_seat } and cannot end there
outer_rim-why-patrol-back = the patrol moves towards { $player_seat }, and that space is the other way ({ $space })
outer_rim-why-patrol-distance = the patrol moves { $distance ->
    [one] { $distance } space
   *[other] { $distance } spaces
} and cannot end there
outer_rim-why-not-nearest = the contact ({ $contact }) goes to the nearest planet with an empty contact space
outer_rim-why-no-character = there is no such character
outer_rim-why-taken = that character has already been chosen
outer_rim-why-not-for-ai = the AI player cannot have that character
outer_rim-why-no-starting-ship = you start with a G9 Rigger or a G-1A Starfighter
outer_rim-why-market = in the market action you may discard a top card, then buy one
outer_rim-why-deck-empty = the deck is empty ({ $deck })
outer_rim-why-cycled = you cannot discard any more cards in this market action
outer_rim-why-not-bought-here = “{ $card }” cannot be bought here ({ $space })
outer_rim-why-limit = you cannot have another card like “{ $card }”
outer_rim-why-no-slot = neither your ship nor your board has a slot for “{ $card }”, and you cannot make room
outer_rim-why-no-dearer-ship = the supply has no ship that costs more than yours
outer_rim-why-bargain = only the top card is offered ({ $deck })
outer_rim-why-purchase = pay for the card, with discounts and trade-ins as you like
outer_rim-why-no-discount = you have no such discount left
outer_rim-why-not-tradable = “{ $card }” cannot be traded in: only cargo, gear and mods can
outer_rim-why-worthless = “{ $card }” has no cost
outer_rim-why-traded-in = “{ $card }” has already been traded in
outer_rim-why-gives-slot = without “{ $card }”, you would have no slot for what you are buying
outer_rim-why-paid-for = nothing is left to pay, and no change is given
outer_rim-why-ship-first = choose the ship first
outer_rim-why-not-in-supply = that ship is not in the supply
outer_rim-why-not-dearer = { $ship } does not cost more than your ship
outer_rim-why-no-room = there is no free slot for “{ $card }”
outer_rim-why-must-place = what you buy must go into a slot: discard a card to make room for “{ $card }”
outer_rim-why-not-at-will = there is room, and resources cannot be discarded at will
outer_rim-why-kept = “{ $card }” cannot be discarded
outer_rim-why-frees-no-slot = discarding “{ $card }” would not make room
outer_rim-why-other-type = “{ $card }” is a different type of card
outer_rim-why-not-offered = the card does not offer that
outer_rim-why-nobody-for-it = nothing and nobody here qualifies
outer_rim-why-credits-settled = the credits in this deal are already settled
outer_rim-why-thousands = credits are traded in thousands
outer_rim-why-not-so-rich = { $player_seat } has only { outer_rim-sum-credits }
outer_rim-why-empty-deal = there is nothing in the deal yet
outer_rim-why-secret-not-traded = secrets cannot be traded
outer_rim-why-ship-not-traded = ships cannot be traded
outer_rim-why-in-the-deal = “{ $card }” is already in the deal
outer_rim-why-not-theirs = { $player_seat } does not have that
outer_rim-why-neither-active = credits change hands only with the active player, { $active_seat }
outer_rim-why-dice = only abilities for these dice can be used now
outer_rim-why-first = choose which of { $player_seat }’s abilities applies first
outer_rim-why-other-moment = { $source } cannot be used right now
outer_rim-why-used-here = { $source } has already been used on this roll
outer_rim-why-needs = you do not meet the condition of { $source } right now
outer_rim-why-no-such-die = the dice do not show that
outer_rim-why-added-hit = an added hit is not a die: it can be neither rerolled nor changed
outer_rim-why-crit-no-hit = a critical hit is not a hit, and { $source } works on hits only
outer_rim-why-not-these-dice = { $source } does nothing with these dice
outer_rim-why-other-skill = this test is for a different skill ({ $skill })
outer_rim-why-too-wounded = the damage for { $source } would defeat you
outer_rim-why-free-die = the die from { $source } is rolled anyway
outer_rim-why-not-negative = your { outer_rim-of-faction } reputation is not negative
outer_rim-why-other-faction = choose one of the factions this can apply to
outer_rim-why-not-most-famous = { $player_seat } is not the most famous player
outer_rim-why-not-nearest-player = { $player_seat } is not the nearest player
outer_rim-why-no-bad-name = { $player_seat } has no negative reputation with any faction
outer_rim-why-answer-deal = first accept or decline what { $player_seat } proposes; you can only accept it as a whole
outer_rim-why-capture = first decide whether to eliminate or capture the contact ({ $contact })
outer_rim-why-defend = first decide whether to defend your crew ({ $contact }): this is settled before the combat
outer_rim-why-pay-in-full = pay { outer_rim-amount-credits } or do without it
