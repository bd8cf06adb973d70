# Outer Rim. Words as in glossary/outer_rim.toml. Names: outer_rim-names.ftl; what cards say: outer_rim-effects.ftl.

## Put into other messages; what they select on is given to those

outer_rim-faction = { $faction ->
    [rebel] { outer_rim-faction-rebel }
    [imperial] { outer_rim-faction-imperial }
    [hutt] { outer_rim-faction-hutt }
   *[syndicate] { outer_rim-faction-syndicate }
}
outer_rim-of-faction = { $faction ->
    [rebel] Rebel
    [imperial] Imperial
    [hutt] Hutt
   *[syndicate] Syndicate
}
outer_rim-patrol = { outer_rim-of-faction } patrol
outer_rim-player = { $player_seat }
outer_rim-list = { $first }, { $rest }
outer_rim-nothing = nothing
outer_rim-spot = { $space }, contact space { $place }
outer_rim-amount-credits = { $amount ->
    [one] { NUMBER($amount, useGrouping: "always") } credit
   *[other] { NUMBER($amount, useGrouping: "always") } credits
}
outer_rim-amount-fame = { $amount } fame
outer_rim-sum-credits = { $credits ->
    [one] { NUMBER($credits, useGrouping: "always") } credit
   *[other] { NUMBER($credits, useGrouping: "always") } credits
}

## Dice, classes, reputation, steps, kinds of cards

outer_rim-face-hit = hit
outer_rim-face-crit = critical hit
outer_rim-face-focus = focus
outer_rim-face-blank = blank
outer_rim-no-dice = no dice
outer_rim-class-white = white
outer_rim-class-green = green
outer_rim-class-yellow = yellow
outer_rim-reputation-negative = negative reputation
outer_rim-reputation-neutral = neutral reputation
outer_rim-reputation-positive = positive reputation
outer_rim-step-planning = Planning step
outer_rim-step-action = Action step
outer_rim-step-encounter = Encounter step
outer_rim-combat-ground = ground combat
outer_rim-combat-ship = ship combat
outer_rim-type-bounty = Bounty
outer_rim-type-cargo = Cargo
outer_rim-type-crew = Crew
outer_rim-type-gear = Gear
outer_rim-type-job = Job
outer_rim-type-mod = Mod
outer_rim-type-event = Event
outer_rim-type-ship = Ship
outer_rim-type-ship_special = Ship

## Decisions: setup

outer_rim-ask-character = { $seat }: choose your character.
outer_rim-ask-rival = { $seat }: choose a character for the AI player.
outer_rim-ask-ship = { $seat }: choose your starting ship.
outer_rim-ask-side = { $seat }: choose a faction to have positive reputation with.
outer_rim-option-character = { $character }
outer_rim-option-rival = { $character }
outer_rim-option-ship = { $ship }
outer_rim-option-side = { outer_rim-faction }

## Decisions: the planning step

outer_rim-ask-plan = { $seat }: plan your turn. Move, gain credits, or recover.
outer_rim-ask-extra-move = { $seat }: choose where to move.
outer_rim-ask-planet = { $seat }: choose a planet.
outer_rim-option-move = move: { $space }
outer_rim-option-move-by = move: { $space }, with { $by }
outer_rim-option-earn = gain { NUMBER(2000, useGrouping: "always") } credits
outer_rim-option-recover = recover all damage
outer_rim-option-plan = planning: { $source }

## Decisions: the action step

outer_rim-ask-act = { $seat }: choose an action, or end the action step.
outer_rim-ask-market = { $seat }: you are at the market. Discard a card, buy one, or leave.
outer_rim-ask-pay = { $seat }: pay for “{ $card }”. Still to pay: { outer_rim-amount-credits }.
outer_rim-ask-supply = { $seat }: choose a ship from the supply.
outer_rim-ask-bargain = { $seat }: buy “{ $card }” for { outer_rim-amount-credits }?
outer_rim-ask-search = { $seat }: buy one of these cards{ $terms ->
    [full] { "" }
    [free] { " " }for free
   *[less] { " " }for { NUMBER($discount, useGrouping: "always") } less
}?
outer_rim-option-pick = buy { $card }
outer_rim-ask-gain = { $seat }: take “{ $card }”?
outer_rim-ask-slots = { $seat }: you do not have enough slots. Choose what to discard.
outer_rim-ask-discard = { $seat }: choose what to discard.
outer_rim-ask-sell = { $seat }: sell something for { $multiplier ->
    [1] its cost
    [2] twice its cost
   *[other] { $multiplier } times its cost
}?
outer_rim-ask-deliver = { $seat }: what would you like to deliver?
outer_rim-ask-fame-instead = { $seat }: gain fame instead of the credits ({ NUMBER($amount, useGrouping: "always") })?
outer_rim-option-market = go to the market
outer_rim-option-deliver = deliver
outer_rim-option-trade = trade with other players
outer_rim-option-use = use { $source }
outer_rim-option-goal = pay for your ship’s goal
outer_rim-option-end = end the action step
outer_rim-option-cycle = discard the top card: { $deck }
outer_rim-option-buy = buy the top card: { $deck }
outer_rim-option-leave = leave
outer_rim-option-pay = pay
outer_rim-option-trade-in = trade in { $card }
outer_rim-option-discount = use the discount from { $source }
outer_rim-option-take = take it
outer_rim-option-replace = take it and discard { $card }
outer_rim-option-decline = decline
outer_rim-option-discard = discard { $card }
outer_rim-option-hand-over = deliver { $card }
outer_rim-option-sell = sell { $card }
outer_rim-option-supply = { $ship }

## Decisions: trading

outer_rim-ask-partner = { $seat }: who would you like to trade with?
outer_rim-ask-deal = { $seat }: what would you like to trade with { $player_seat }?
outer_rim-ask-proposal = { $seat }: { $player_seat } proposes a trade. You get: { $given }. You give: { $wanted }. Do you agree?
outer_rim-ask-offer = { $seat }: offer credits, or ask for some.
outer_rim-ask-answer-offer = { $seat }: { $player_seat } offers you { outer_rim-amount-credits }. Do you accept?
outer_rim-ask-answer-request = { $seat }: { $player_seat } asks you for { outer_rim-amount-credits }. Do you agree?
outer_rim-option-partner = { $player_seat }
outer_rim-option-give = give { $card }
outer_rim-option-get = get { $card }
outer_rim-option-give-credits = give { outer_rim-sum-credits }
outer_rim-option-get-credits = get { outer_rim-sum-credits }
outer_rim-option-propose = propose this deal
outer_rim-option-accept = accept
outer_rim-option-offer = offer { outer_rim-sum-credits } to { $player_seat }
outer_rim-option-request = ask { $player_seat } for { outer_rim-sum-credits }

## Decisions: encounters

outer_rim-ask-encounter = { $seat }: choose an encounter.
outer_rim-ask-contact = { $seat }: fight the contact for the bounty, or have the encounter ({ $contact })?
outer_rim-ask-meet = { $seat }: choose a contact to encounter.
outer_rim-ask-peek = { $seat }: secretly look at { $count ->
    [one] a facedown contact
   *[other] up to { $count } facedown contacts
}?
outer_rim-ask-reveal = { $seat }: turn { $count ->
    [one] a contact
   *[other] up to { $count } contacts
} faceup?
outer_rim-ask-opponent = { $seat }: choose a player for “{ $card }”.
outer_rim-ask-defend = { $seat }: { $player_seat } is after one of your crew ({ $contact }). Do you want to defend them?
outer_rim-ask-capture = { $seat }: eliminate the contact, or capture them ({ $contact })?
outer_rim-ask-place-contact = { $seat }: choose which planet the contact returns to ({ $contact }).
outer_rim-option-space = draw an encounter card
outer_rim-option-patrol = fight the { outer_rim-patrol }
outer_rim-option-contact = contact: { $spot }
outer_rim-option-job = attempt the job “{ $card }”
outer_rim-option-hunt-crew = hunt for the bounty “{ $card }” in { $player_seat }’s crew
outer_rim-option-attack = fight { $player_seat } ({ $source })
outer_rim-option-encounter = encounter: { $source }
outer_rim-option-fight = fight for the bounty “{ $card }”
outer_rim-option-talk = have the encounter
outer_rim-option-defend = defend them
outer_rim-option-yield = do not defend them
outer_rim-option-kill = eliminate
outer_rim-option-capture = capture

## Decisions that cards ask for

outer_rim-ask-choose = { $seat }: choose one (“{ $card }”).
outer_rim-ask-may = { $seat }: do you want to do this (“{ $card }”)?
outer_rim-ask-price = { $seat }: pay { outer_rim-amount-credits }?
outer_rim-ask-goal = { $seat }: pay { outer_rim-amount-credits } for your goal?
outer_rim-ask-mark = { $seat }: mark the planet that { $player_seat } must take “{ $card }” to.
outer_rim-ask-nearest-player = { $seat }: choose one of the nearest players.
outer_rim-ask-patrol = { $seat }: choose where the { outer_rim-patrol } moves.
outer_rim-ask-reputation = { $seat }: prevent the loss of { outer_rim-of-faction } reputation?
outer_rim-ask-faction-gain = { $seat }: choose a faction to gain reputation with.
outer_rim-ask-faction-lose = { $seat }: choose a faction to lose reputation with.
outer_rim-ask-faction-set = { $seat }: choose a faction to change your reputation with.
outer_rim-ask-faction-move-patrol = { $seat }: choose a patrol to move.
outer_rim-ask-faction-place-patrol = { $seat }: choose a patrol to place here.
outer_rim-ask-player-steal = { $seat }: choose a player to take credits from.
outer_rim-ask-player-resolve = { $seat }: choose the player this happens to.
outer_rim-ask-player-test = { $seat }: choose who has to take a skill test.
outer_rim-ask-player-fight = { $seat }: choose a player to fight.
outer_rim-ask-player-move-patrol = { $seat }: choose which player the patrol moves towards.
outer_rim-option-option = { $label }
outer_rim-option-yes = yes
outer_rim-option-no = no
outer_rim-option-none = nothing
outer_rim-option-faction = { outer_rim-faction }
outer_rim-option-player = { $player_seat }
outer_rim-option-planet = { $space }
outer_rim-option-place = { $spot }
outer_rim-option-to = { $space }
outer_rim-option-peek = look at: { $spot }
outer_rim-option-reveal = turn faceup: { $spot }

## Decisions: dice

outer_rim-ask-test = { $seat }: skill test, { $skill }. Use an ability, or roll.
outer_rim-ask-after-roll = { $seat }: do you want to change your roll ({ $faces })?
outer_rim-ask-reroll = { $seat }: do you want to reroll any dice ({ $faces })?
outer_rim-ask-turn = { $seat }: do you want to change any of your results ({ $faces })?
outer_rim-ask-ignore = { $seat }: do you want to ignore any of your opponent’s results ({ $faces })?
outer_rim-ask-first = { $seat }: { $player_seat } is about to suffer { $amount } damage. Choose which ability applies first.
outer_rim-option-roll = roll
outer_rim-option-done = done
outer_rim-option-skill = { $source }: gain { $skill }
outer_rim-option-die = { $source }: one more die
outer_rim-option-reroll = { $source }: reroll { $faces }
outer_rim-option-turn = { $source }: { $face } → { $to_face }
outer_rim-option-cancel = { $source }: ignore { $faces }
outer_rim-option-set = { $source }: set the die to { $face }
outer_rim-option-prevent = prevent it with { $source }
outer_rim-option-bear = let it happen
outer_rim-option-first = { $source } first

## What happened: setup and turns

outer_rim-event-first = { $seat } is the first player.
outer_rim-event-character = { $seat } plays { $character }.
outer_rim-event-ship = { $seat } takes the helm: { $ship }.
outer_rim-event-start = { $seat } starts on { $space } with “{ $card }”.
outer_rim-event-turn = Round { $round }: { $seat }’s turn.
outer_rim-event-extra-turn = { $seat } will take an extra turn.
outer_rim-event-turn-ended = { $seat }’s turn ends.
outer_rim-event-moved = { $seat } moves to { $space }.
outer_rim-event-used = { $seat } uses an ability: { $source }.
outer_rim-event-won = { $seat } has { $fame } fame and wins.

## What happened: credits, fame, reputation, damage

outer_rim-event-gained = { $seat } gains { outer_rim-amount-credits }.
outer_rim-event-lost = { $seat } loses { outer_rim-amount-credits }.
outer_rim-event-fame = { $seat } gains { outer_rim-amount-fame } and now has { $fame }.
outer_rim-event-reputation = { $seat } now has { $level ->
    [negative] negative
    [neutral] neutral
   *[positive] positive
} { outer_rim-of-faction } reputation.
outer_rim-event-reputation-kept = { $seat } prevents a loss of reputation.
outer_rim-event-wounded = { $seat }’s character suffers { $amount } damage.
outer_rim-event-dented = { $seat }’s ship suffers { $amount } damage.
outer_rim-event-recovered = { $seat } recovers damage (character: { $wounds }, ship: { $dents }).
outer_rim-event-defeated = { $seat } is defeated.
outer_rim-event-up-again = { $seat } is no longer defeated.
outer_rim-event-goal-token = { $seat } places a goal token: { $count } of { $of }.
outer_rim-event-goal = { $seat } achieves { $what ->
    [ship] their ship’s goal
   *[character] their personal goal
}.

## What happened: cards

outer_rim-event-revealed = { $deck }: “{ $card }” is revealed.
outer_rim-event-cycled = { $seat } discards “{ $card }” ({ $deck }).
outer_rim-event-searched = { $seat } searches the market ({ $deck }): { $cards }.
outer_rim-event-bought = { $seat } takes “{ $card }” from the market{ $cost ->
    [0] { "" }
   *[other] { " " }(cost { NUMBER($cost, useGrouping: "always") })
}.
outer_rim-event-took = { $seat } gains “{ $card }”.
outer_rim-event-declined = { $seat } declines “{ $card }”.
outer_rim-event-discarded = { $seat } discards “{ $card }”.
outer_rim-event-removed = { $seat } removes “{ $card }” from the game.
outer_rim-event-delivered = { $seat } delivers “{ $card }”.
outer_rim-event-marked = “{ $card }” must be taken to { $space }.
outer_rim-event-databank = { $seat } resolves databank card { $number }: “{ $card }”.
outer_rim-event-secret = { $seat } uses a secret: { $card }.
outer_rim-event-secret-kept = { $seat } keeps a card as a secret.
outer_rim-event-secret-kept-secret = { $seat } keeps “{ $card }” as a secret.
outer_rim-event-secrets-lost = { $seat } discards { $count ->
    [one] a secret
   *[other] { $count } secrets
}.
outer_rim-event-job = { $seat } attempts the job “{ $card }”.
outer_rim-event-job-done = { $seat } completes the job “{ $card }”.
outer_rim-event-job-failed = { $seat } fails the job “{ $card }”.

## What happened: encounters

outer_rim-event-encounter = { $seat } has an encounter at { $space }: “{ $title }”.
outer_rim-event-no-card = { $seat } has no encounter: the deck is empty.
outer_rim-event-contact = { $seat } meets a contact: { $contact }.
outer_rim-event-contact-revealed = { $seat } turns a contact on { $space } faceup: { $contact }.
outer_rim-event-contact-placed = A contact returns to { $space }: { $contact }.
outer_rim-event-peeked = { $seat } secretly looks at a contact on { $space }.
outer_rim-event-peeked-secret = { $seat } secretly looks at a contact on { $space }: { $contact }.
outer_rim-event-captured = { $seat } captures a contact: { $contact }.
outer_rim-event-killed = { $seat } eliminates a contact: { $contact }.
outer_rim-event-patrol = The { outer_rim-patrol } moves to { $space }.
outer_rim-event-patrol-new = A new level { $level } { outer_rim-patrol } appears at { $space }.

## What happened: dice and combat

outer_rim-event-rolled = { $seat } rolls: { $faces }.
outer_rim-event-tested = { $seat } { $passed ->
    [yes] passes
   *[no] fails
} the { $skill } test.
outer_rim-event-combat = { $seat } starts { $kind ->
    [ground] ground combat
   *[ship] ship combat
}. Enemy: { $enemy }.
outer_rim-event-enemy-rolled = The enemy ({ $enemy }) rolls: { $faces }.
outer_rim-event-ignored = { $seat } uses { $source } to ignore: { $faces }.
outer_rim-event-combat-won = { $seat } wins the combat, { $damage } to { $enemy_damage }. Enemy: { $enemy }.
outer_rim-event-combat-lost = { $seat } loses the combat, { $damage } to { $enemy_damage }. Enemy: { $enemy }.

## What happened: trading

outer_rim-event-deal = { $seat } and { $player_seat } trade: { $given } for { $wanted }.
outer_rim-event-declined-deal = { $seat } declines { $player_seat }’s deal.
outer_rim-event-offer = { $seat } offers { outer_rim-amount-credits } to { $player_seat }.
outer_rim-event-request = { $seat } asks { $player_seat } for { outer_rim-amount-credits }.
outer_rim-event-given = { $seat } gives { outer_rim-amount-credits } to { $player_seat }.
outer_rim-event-declined-offer = { $seat } declines { $player_seat }’s proposal.
