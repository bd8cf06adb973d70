# Outer Rim: what cards say, made from their effects. Every sentence ends with a full stop; conditions are clauses.

## How sentences and clauses are joined

outer_rim-join = { $first } { $rest }
outer_rim-line =
    { $first }
    { $rest }
outer_rim-paragraph =
    { $first }

    { $rest }
outer_rim-both = { $first } and { $rest }
outer_rim-either = { $first } or { $rest }
outer_rim-nested = ({ $effects })
outer_rim-anyway = In any case: { $effects }
outer_rim-if = If { $condition }: { $effects }
outer_rim-upgrade = Or, if { $condition }: { $effects }
outer_rim-choice = • { $label }: { $effects }
outer_rim-row = On { $faces }: { $effects }
outer_rim-each = For each { $face }: { $effects }
outer_rim-branch-pass = Pass: { $effects }
outer_rim-branch-fail = Fail: { $effects }
outer_rim-branch-win = Win: { $effects }
outer_rim-branch-lose = Loss: { $effects }
outer_rim-branch-else = Otherwise: { $effects }
outer_rim-branch-if_illegal = For each ILLEGAL cargo: { $effects }
outer_rim-branch-after_pass = If you pass: { $effects }

## Put into sentences

outer_rim-with-faction = { $faction ->
    [rebel] the Rebels
    [imperial] the Empire
    [hutt] the Hutts
    [syndicate] the Syndicate
    [planet] the faction of this planet
    [patrol_here] the faction of a patrol here
    [nearest_patrol] the faction of the nearest patrol
    [nearest_other_patrol] the faction of the nearest patrol outside your space
    [chosen] a faction of your choice
    [chosen_negative] a faction of your choice (now negative)
   *[favor_faction] the faction of this job
}
outer_rim-which-patrol = { $faction ->
    [rebel] the Rebel patrol
    [imperial] the Imperial patrol
    [hutt] the Hutt patrol
    [syndicate] the Syndicate patrol
    [planet] the patrol of this planet’s faction
    [patrol_here] a patrol in your space
    [nearest_patrol] the nearest patrol
    [nearest_other_patrol] the nearest patrol outside your space
    [chosen] a patrol of your choice
    [chosen_negative] a patrol of your choice whose faction you have negative reputation with
   *[favor_faction] the patrol of this job’s faction
}
outer_rim-who = { $who ->
    [self] You
    [chosen_player] The chosen player
    [player_of_choice] Another player of your choice
    [player_here] Another player in your space
    [player_here_with_negative_reputation] Another player in your space who has negative reputation
    [fought_player] The player you fought
    [most_famous_player] The most famous player
   *[nearest_player] The nearest other player
}
outer_rim-whom = { $who ->
    [self] yourself
    [chosen_player] the chosen player
    [player_of_choice] another player of your choice
    [player_here] another player in your space
    [player_here_with_negative_reputation] another player in your space who has negative reputation
    [fought_player] the player you fought
    [most_famous_player] the most famous player
   *[nearest_player] the nearest other player
}
outer_rim-of-deck = { $deck ->
    [bounty] the bounty deck
    [cargo] the cargo deck
    [gear_mod] the gear and mod deck
    [jobs] the job deck
    [luxury] the luxury deck
   *[ships] the ship deck
}
outer_rim-one-of = { $type ->
    [bounty] bounty
    [cargo] cargo
    [cargo_illegal] ILLEGAL cargo
    [crew] crew
    [gear] gear
    [mod] mod
   *[job] job
}
outer_rim-goods-bounty = bounty
outer_rim-goods-cargo = cargo
outer_rim-goods-crew = crew
outer_rim-goods-gear = gear
outer_rim-goods-job = job
outer_rim-goods-mod = mod
outer_rim-number-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
outer_rim-number-spaces = { $distance ->
    [one] 1 space
   *[other] { $distance } spaces
}
outer_rim-face-any = any result

## Conditions

outer_rim-condition-has_skill = you have { $skill }
outer_rim-condition-has_mod = you have a mod
outer_rim-condition-has_cargo = you have cargo
outer_rim-condition-has_illegal_cargo = you have ILLEGAL cargo
outer_rim-condition-has_this = you have this card
outer_rim-condition-crew = you have at least { $count } crew
outer_rim-condition-positive_reputations = you have at least { $count ->
    [one] { $count } positive reputation
   *[other] { $count } positive reputations
}
outer_rim-condition-two_mods_or_one_mod_and_chewbacca = you have two mods, or one mod and Chewbacca
outer_rim-condition-not_droid = your character is not a droid
outer_rim-condition-character_undamaged = your character has no damage
outer_rim-condition-defeated = you are defeated
outer_rim-condition-combat_won = you won the combat
outer_rim-condition-ground_combat = this is ground combat
outer_rim-condition-ship_combat = this is ship combat
outer_rim-condition-enemy_is_patrol = you are fighting a patrol
outer_rim-condition-enemy_is_bounty_target = you are fighting a contact you have a bounty on
outer_rim-condition-patrol_reward_has_fame = its reward includes fame
outer_rim-condition-opponent_more_fame = the other player has more fame than you
outer_rim-condition-beaten_player_had_more_fame = that player had more fame than you
outer_rim-condition-opponent_success = that player passed
outer_rim-condition-card_has_trait = the card is { $trait }
outer_rim-condition-costs_more_than_current = it costs more than your own
outer_rim-condition-at_navpoint = you are on a navpoint
outer_rim-condition-at_planet = you are on a planet
outer_rim-condition-player_here = another player is in your space
outer_rim-condition-reputation_positive = your reputation with { outer_rim-with-faction } is positive
outer_rim-condition-reputation_neutral = your reputation with { outer_rim-with-faction } is neutral
outer_rim-condition-reputation_negative = your reputation with { outer_rim-with-faction } is negative
outer_rim-condition-reputation_not_positive = your reputation with { outer_rim-with-faction } is not positive
outer_rim-condition-reputation_not_neutral = your reputation with { outer_rim-with-faction } is not neutral
outer_rim-condition-reputation_not_negative = your reputation with { outer_rim-with-faction } is not negative
outer_rim-condition-reputation_any = you have any reputation with { outer_rim-with-faction }

## Effects: credits, fame, reputation, damage

outer_rim-effect-gain_credits = Gain { outer_rim-amount-credits }.
outer_rim-effect-lose_credits = Lose { outer_rim-amount-credits }.
outer_rim-effect-steal_credits = Take up to { outer_rim-amount-credits } from { outer_rim-whom }.
outer_rim-effect-pay = You may pay { outer_rim-amount-credits }. If you do: { $effects }
outer_rim-effect-pay-chosen = Pay { outer_rim-amount-credits }.
outer_rim-effect-pay-trade_in = You may pay { outer_rim-amount-credits }, also by trading in cargo, gear and mods. If you do: { $effects }
outer_rim-effect-pay-chosen-trade_in = Pay { outer_rim-amount-credits }, also by trading in cargo, gear and mods.
outer_rim-effect-spend_for_fame = Pay { outer_rim-sum-credits } to gain { $fame } fame.
outer_rim-effect-gain_fame = Gain { outer_rim-amount-fame }.
outer_rim-effect-gain_fame_if = Gain { $more } if { $condition }, otherwise { $less }.
outer_rim-effect-gain_reputation = Gain { $amount ->
    [1] { "" }reputation
   *[other] { $amount } reputation
} with { outer_rim-with-faction }.
outer_rim-effect-lose_reputation = Lose { $amount ->
    [1] { "" }reputation
   *[other] { $amount } reputation
} with { outer_rim-with-faction }.
outer_rim-effect-set_reputation = Your reputation with { outer_rim-with-faction } becomes { $value ->
    [negative] negative
    [neutral] neutral
   *[positive] positive
}.
outer_rim-effect-damage_character = Your character suffers { $amount } damage.
outer_rim-effect-damage_ship = Your ship suffers { $amount } damage.
outer_rim-effect-recover_character = Recover { $amount ->
    [99] all damage
   *[other] { $amount } damage
} from your character.
outer_rim-effect-recover_ship = Recover { $amount ->
    [99] all damage
   *[other] { $amount } damage
} from your ship.
outer_rim-effect-recover_all = Recover all damage.

## Effects: dice and choices

outer_rim-effect-test = Skill test: { $skill }.
outer_rim-effect-opponent_test = { outer_rim-who } takes a skill test: { $skill }.
outer_rim-effect-combat = { $type ->
    [ground] Ground combat
   *[ship] Ship combat
}: { $enemy }, { outer_rim-number-dice }.
outer_rim-effect-fight_player = { $combat ->
    [ground] Fight { outer_rim-whom } in ground combat.
    [ship] Fight { outer_rim-whom } in ship combat.
   *[by_space] Fight { outer_rim-whom }: on a planet in ground combat, elsewhere in ship combat.
}
outer_rim-effect-roll = { $dice ->
    [1] Roll a die.
   *[other] Roll { $dice } dice and use the first line that matches any of them.
}
outer_rim-effect-reroll = You may reroll { $dice ->
    [one] one of your dice
   *[other] up to { $dice } of your dice
}.
outer_rim-effect-set_result = Change the die to { $result }.
outer_rim-effect-gain_skill = Gain { $skill } for this test.
outer_rim-effect-gain_skill-any = Gain the tested skill for this test.
outer_rim-effect-choose = Choose one:
outer_rim-effect-may = You may do this: { $effects }
outer_rim-effect-nothing = Nothing happens.
outer_rim-effect-opponent_gain = { outer_rim-who }: { $effects }

## Effects: cards and contacts

outer_rim-effect-gain_resource = You may take the resource on this card.
outer_rim-effect-gain_resource-named = You may gain “{ $card }”.
outer_rim-effect-keep_secret = Keep this card as a secret.
outer_rim-effect-recruit = You may take this contact into your crew.
outer_rim-effect-recruit-named = You may gain a crew member: { $card }.
outer_rim-effect-meet_contact = You may have a contact encounter { $scope ->
    [any_planet] with a contact on any planet
   *[here] here
}.
outer_rim-effect-peek_contacts = Secretly look at { $count ->
    [one] a facedown contact
   *[other] up to { $count } facedown contacts
} { $scope ->
    [any_planet] on any planet
   *[here] here
}.
outer_rim-effect-reveal_contacts = You may turn { $count ->
    [one] a contact
   *[other] up to { $count } contacts
} { $scope ->
    [any_planet] on any planet
   *[here] here
} faceup.
outer_rim-effect-reveal_lowest_contact = Turn the lowest-class facedown contact here faceup.
outer_rim-effect-gain_lowest_contact_crew = Turn the lowest-class contact here faceup and gain its crew card for free.
outer_rim-effect-buy_discounted = You may buy the top card of { outer_rim-of-deck }{ $discount ->
    [0] { "" }
   *[other] { " " }for { NUMBER($discount, useGrouping: "always") } credits less
}.
outer_rim-effect-search_market = Turn up the first { $count ->
    [one] card
   *[other] { $count } cards
} of { outer_rim-of-deck }, the open card included.
outer_rim-effect-search_market-buy = You may buy one of them{ $discount ->
    [0] { "" }
   *[other] { " " }for { NUMBER($discount, useGrouping: "always") } credits less
}.
outer_rim-effect-search_market-free = You may take one of them for free.
outer_rim-effect-search_market-bottom = The others go to the bottom of the deck.
outer_rim-effect-search_market-shuffled = Shuffle the others into the deck.
outer_rim-effect-cycle_market = Discard the top { $count ->
    [1] card
   *[other] { $count } cards
} of { outer_rim-of-deck }.
outer_rim-effect-sell_asset = You may discard { $max ->
    [one] one card
   *[other] up to { $max } cards
} ({ $types }){ $max ->
    [one] { "" }
   *[other] , each
} for { $multiplier ->
    [1] credits equal to its cost
    [2] twice its cost in credits
   *[other] { $multiplier } times its cost in credits
}{ $cap ->
    [0] { "" }
   *[other] , at most { NUMBER($cap, useGrouping: "always") } per card
}.
outer_rim-effect-discard_asset = Discard { $amount } { outer_rim-one-of }.
outer_rim-effect-gain_ship = Gain a new ship: { $sheet }.
outer_rim-effect-buy_ship_from_supply = Buy a ship from the supply if { $condition }. Your current ship is traded in.
outer_rim-effect-remove_matching_ship_card = Remove that ship’s market card from the game.
outer_rim-effect-shuffle_self_into_deck = Shuffle this card into its deck.
outer_rim-effect-discard_card = Discard this card.
outer_rim-effect-remove_card_from_game = Remove this card from the game.

## Effects: movement and turns

outer_rim-effect-move_patrol = Move { outer_rim-which-patrol } { outer_rim-number-spaces } { $toward ->
    [self] towards you
    [away] away from you
   *[chosen_player] towards the chosen player
}.
outer_rim-effect-move_patrol_directly = Move { outer_rim-which-patrol } directly to your space.
outer_rim-effect-move_self = You may move up to { outer_rim-number-spaces }.
outer_rim-effect-move_self_directly = Move directly to { $space }.
outer_rim-effect-move_self_directly-chosen_planet = Move directly to a planet of your choice.
outer_rim-effect-move_self_directly-self_space = Stay in your space.
outer_rim-effect-ignore_patrol_stop = { $count ->
    [1] One patrol does not stop this move.
    [99] Patrols do not stop this move.
   *[other] Up to { $count } patrols do not stop this move.
}
outer_rim-effect-extra_turn = Take an extra turn after this one.
outer_rim-effect-end_turn = Your turn ends.

## Effects: jobs and deliveries

outer_rim-effect-complete_job = You complete the job.
outer_rim-effect-fail_job = You fail the job.
outer_rim-effect-goto_step = Continue with step { $step }.
outer_rim-effect-resolve_databank = Resolve databank card { $number }.
outer_rim-effect-deliver_cargo = The cargo is delivered.
outer_rim-effect-keep_cargo = You keep the cargo.
outer_rim-effect-discard_cargo = Discard the cargo.

## Effects of the AI player

outer_rim-effect-move_toward_goal = Move towards the nearest goal token.
outer_rim-effect-deliver_cargo_here = Deliver all cargo bound for this planet.
outer_rim-effect-complete_job_here = Complete a job whose destination is here.
outer_rim-effect-encounter_negative_patrol = Fight a patrol here whose faction the AI player has negative reputation with.
outer_rim-effect-ai_buy = Buy the top card of { outer_rim-of-deck }.
outer_rim-effect-ai_buy-full = If no { $slot ->
    [cargo] cargo
    [crew] crew
    [mod] mod
    [cargo_or_mod] cargo or mod
    [gear] gear
   *[job_or_bounty] job or bounty
} slot is free, buy the top card of { outer_rim-of-deck } instead.
outer_rim-effect-ai_buy-goal = Place a goal token on its destination.

## When abilities may be used

outer_rim-ability = { $trigger }: { $effects }
outer_rim-ability-pay = You may pay { outer_rim-amount-credits }. If you do: { $effects }
outer_rim-ability-wound = Your character may suffer { $amount } damage. If it does: { $effects }
outer_rim-limit-once_per_turn = Once per turn.
outer_rim-limit-once_per_combat = Once per combat.
outer_rim-trigger-always = Always
outer_rim-trigger-planning = Planning
outer_rim-trigger-action = Action
outer_rim-trigger-encounter = Encounter
outer_rim-trigger-any_time_own_turn = At any time during your turn
outer_rim-trigger-after_planning_move = After you move in the planning step
outer_rim-trigger-during_move = While you move
outer_rim-trigger-market_buy = When you buy market cards
outer_rim-trigger-when_gained = When you gain this card
outer_rim-trigger-before_skill_test = Before you roll for a skill test
outer_rim-trigger-any_own_roll = After any of your rolls
outer_rim-trigger-start_of_combat = At the start of combat
outer_rim-trigger-ground_combat_roll = After your roll in ground combat
outer_rim-trigger-ship_combat_roll = After your roll in ship combat
outer_rim-trigger-before_opponent_roll = Before your opponent rolls in combat
outer_rim-trigger-after_opponent_roll = After your opponent rolls in combat
outer_rim-trigger-after_combat_won = After you win a combat, unless you are defeated
outer_rim-trigger-ship_combat_lost = After you lose a ship combat
outer_rim-trigger-when_character_damaged = When your character would suffer damage in combat
outer_rim-trigger-when_ship_damaged = When your ship would suffer damage in combat
outer_rim-trigger-when_defeated = When you are defeated
outer_rim-trigger-when_losing_reputation = When you would lose reputation
outer_rim-trigger-reputation_gained = After you gain reputation
outer_rim-trigger-illegal_delivery_roll = After the roll for an ILLEGAL delivery
outer_rim-trigger-illegal_cargo_delivered = When you deliver ILLEGAL cargo
outer_rim-trigger-cargo_delivered = When you deliver cargo
outer_rim-trigger-captured_contact_delivered = When you deliver a captured contact
outer_rim-trigger-contact_eliminated = When you eliminate a contact you have a bounty on
outer_rim-trigger-bounty_reward_gained = When you gain a bounty reward
outer_rim-trigger-job_completed = When you complete a job
outer_rim-trigger-patrol_defeated = When you defeat a patrol
outer_rim-trigger-other_player_encounter = During the encounter step of another player in your space

## What abilities do

outer_rim-ability-stat_bonus = { $stat } +{ $amount }.
outer_rim-ability-reroll = You may reroll { $dice ->
    [1] one of your dice
    [99] any number of your dice
   *[other] up to { $dice } of your dice
}.
outer_rim-ability-reroll-only = You may reroll { $dice ->
    [1] one of your dice
    [99] any number of your dice
   *[other] up to { $dice } of your dice
} showing: { $only }.
outer_rim-ability-turn_result = You may change { $count ->
    [1] one die
   *[other] up to { $count } matching dice
}: { $from } → { $to }.
outer_rim-ability-add_result = Add { $count ->
    [one] one result
   *[other] { $count } results
}: { $result }.
outer_rim-ability-cancel_result = You may ignore { $count ->
    [one] one
   *[other] { $count }
} of your opponent’s results: { $result }.
outer_rim-ability-fewer_dice = Your opponent rolls { $amount ->
    [one] one fewer die
   *[other] { $amount } fewer dice
}.
outer_rim-ability-extra_die = Roll { $dice ->
    [one] one more die
   *[other] { $dice } more dice
}.
outer_rim-ability-extra_die-skills = If you test { $skills }, roll { $dice ->
    [one] one more die
   *[other] { $dice } more dice
}.
outer_rim-ability-damage_cap = You suffer at most { $amount } damage.
outer_rim-ability-prevent_damage = Prevent { $amount } damage.
outer_rim-ability-recover = Recover { $amount ->
    [99] all damage
   *[other] { $amount } damage
} from your { $what ->
    [ship] ship
   *[character] character
}.
outer_rim-ability-discard_to_recover = You may discard this card to recover { $amount ->
    [99] all damage
   *[other] { $amount } damage
} from your { $what ->
    [ship] ship
   *[character] character
}.
outer_rim-ability-gain_credits = Gain { outer_rim-amount-credits }.
outer_rim-ability-extra_fame = Gain { $amount } more fame.
outer_rim-ability-trade_credits_for_fame = You may gain { $fame } fame instead of the credits in the reward.
outer_rim-ability-fame_while = You have { $amount } more fame as long as { $condition }.
outer_rim-ability-fame_while-highest = Only the highest of these counts.
outer_rim-ability-discount = The card you buy costs { NUMBER($amount, useGrouping: "always") } credits less.
outer_rim-ability-extra_cycle = You may discard { $count ->
    [one] one more card
   *[other] { $count } more cards
} from the market decks.
outer_rim-ability-gain_market_card = You may gain the top card of { outer_rim-of-deck } if { $cost ->
    [0] it is free
   *[other] it costs { NUMBER($cost, useGrouping: "always") }
}.
outer_rim-ability-extra_slot = You have { $amount ->
    [one] one more slot
   *[other] { $amount } more slots
}: { $slot ->
    [cargo] cargo
    [crew] crew
    [mod] mod
    [cargo_or_mod] cargo or mod
    [gear] gear
   *[job_or_bounty] job or bounty
}.
outer_rim-ability-peek_contacts = You may secretly look at { $count ->
    [one] a facedown contact
   *[other] up to { $count } facedown contacts
} { $scope ->
    [any_planet] on any planet
   *[here] here
}.
outer_rim-ability-move_patrol = You may move { outer_rim-which-patrol } { outer_rim-number-spaces }.
outer_rim-ability-ignore_patrol_stop = { $count ->
    [1] One patrol does not stop you.
    [99] Patrols do not stop you.
   *[other] Up to { $count } patrols do not stop you.
}
outer_rim-ability-prevent_reputation_loss = You may prevent the loss.
outer_rim-ability-prevent_reputation_loss-faction = You do not lose reputation with { outer_rim-with-faction }.
outer_rim-ability-fight_player = You may fight another player in your space{ $combat ->
    [ground] { " " }in ground combat
    [ship] { " " }in ship combat
   *[by_space] { "" }
}.
outer_rim-ability-may_be_attacked = Other players may fight you{ $combat ->
    [ground] { " " }in ground combat
    [ship] { " " }in ship combat
   *[by_space] { "" }
}.
outer_rim-ability-mark_planet = { outer_rim-who } marks a planet. It is the destination of this card.
outer_rim-ability-roll_per_crew = Roll a die for each of your crew.
outer_rim-ability-discard_asset = Discard { $amount } { outer_rim-one-of }.
outer_rim-ability-discard_self = Discard this card.

## Goals

outer_rim-goal-action_pay = This takes an action.
outer_rim-goal-ship_combat_won = Win a ship combat.
outer_rim-goal-ground_combat_won = Win a ground combat.
outer_rim-goal-encounter_player_ship_combat_won = As your encounter, fight another player in your space in ship combat and win.
outer_rim-goal-patrol_defeated = Defeat a patrol.
outer_rim-goal-ship_damage_recovered = Recover { $amount } or more damage from your ship at once.
outer_rim-goal-cargo_delivered = Deliver cargo.
outer_rim-goal-illegal_cargo_delivered = Deliver ILLEGAL cargo.
outer_rim-goal-captured_contact_delivered = Deliver a captured contact.
outer_rim-goal-contact_eliminated = Eliminate a contact you have a bounty on.
outer_rim-goal-bounty_reward_gained = Gain a bounty reward.
outer_rim-goal-job_completed = Complete a job.
outer_rim-goal-condition = It counts only if { $condition }.
outer_rim-goal-cost = You must also pay { outer_rim-amount-credits }.
outer_rim-goal-count = Do this { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}.

## Cards

outer_rim-text-plain = No special rules.
outer_rim-text-reward = Reward: { $effects }
outer_rim-text-bought = When you buy it: { $effects }
outer_rim-text-not_on = Cannot be bought here: { $space }.
outer_rim-text-most = You may have at most { $most } { $trait }.
outer_rim-text-slot = It takes up a slot: { $slot ->
    [cargo] cargo
    [crew] crew
    [mod] mod
    [cargo_or_mod] cargo or mod
    [gear] gear
   *[job_or_bounty] job or bounty
}.
outer_rim-text-kept = It cannot be discarded.
outer_rim-text-skills = Skills: { $skills }.
outer_rim-text-job = Destination: { $space }.
outer_rim-text-job-space_with_player = Destination: a space with another player.
outer_rim-text-job-space_with_player_negative_reputation = Destination: a space with another player who has negative reputation.
outer_rim-text-job-marked_planet = Destination: the marked planet.
outer_rim-text-cargo = Deliver to: { $space }.
outer_rim-text-cargo-space_with_player = Deliver to: a space with another player.
outer_rim-text-cargo-space_with_player_negative_reputation = Deliver to: a space with another player who has negative reputation.
outer_rim-text-cargo-marked_planet = Deliver to: the marked planet.
outer_rim-text-in_action = You attempt this job in the action step.
outer_rim-text-tests = Tested: { $skills }.
outer_rim-text-must = { $skill } (must be passed)
outer_rim-text-may = { $skill }
outer_rim-text-choose_player = Choose another player there.
outer_rim-text-step = { $number }) { $effects }
outer_rim-text-target = Wanted: { $contact }. { $combat ->
    [ground] Ground combat
   *[ship] Ship combat
}, { outer_rim-number-dice }.
outer_rim-text-dead = Eliminated: { $reward }.
outer_rim-text-alive = Captured and delivered ({ $space }): { $reward }.
outer_rim-text-after = Along with the reward: { $effects }
outer_rim-text-section = { $title }: { $effects }
outer_rim-text-secret = Secret. { $trigger }: { $effects }
outer_rim-text-ai = { $step ->
    [planning] Planning
    [action] Action
   *[encounter] Encounter
} ({ $mode ->
    [first] do the first that applies
   *[all] do all that apply
}): { $entries }
outer_rim-text-entry = • { $effects }
outer_rim-text-shuffle = Then shuffle all AI cards.

## The backs of encounter cards: what to expect of a deck

outer_rim-text-back = Encounters at { $where }: { $kinds }.
outer_rim-where-patrol = a space with a patrol
outer_rim-where-no_patrol = a space without a patrol
outer_rim-dominating-contacts = contacts
outer_rim-dominating-credits = credits
outer_rim-dominating-extra_turn = extra turns
outer_rim-dominating-fame = fame
outer_rim-dominating-fights = fights
outer_rim-dominating-gambling = gambling
outer_rim-dominating-hutt_reputation = Hutt reputation
outer_rim-dominating-imperial_reputation = Imperial reputation
outer_rim-dominating-patrol_reputation = reputation with the patrol’s faction
outer_rim-dominating-patrols = moving patrols
outer_rim-dominating-rebel_reputation = Rebel reputation
outer_rim-dominating-recovery = recovering damage
outer_rim-dominating-resources = resources
outer_rim-dominating-secrets = secrets
outer_rim-dominating-ship_damage = damage to the ship
outer_rim-dominating-syndicate_reputation = Syndicate reputation
outer_rim-dominating-trade = buying and selling
outer_rim-dominating-wounds = damage to the character

## Contacts, patrols, spaces

outer_rim-text-contact = { $class ->
    [white] White
    [green] Green
   *[yellow] Yellow
} contact. Databank card { $number }.
outer_rim-text-factions = Faction: { $factions }.
outer_rim-text-droid = A droid.
outer_rim-text-patrol = Level { $level }. Ship combat, { outer_rim-number-dice }. Reward: { $reward }.
outer_rim-text-unbeaten = Level { $level }. It cannot be beaten.
outer_rim-text-planet = Planet. { $faction ->
    [none] No faction.
    [rebel] Faction: { outer_rim-faction-rebel }.
    [imperial] Faction: { outer_rim-faction-imperial }.
    [hutt] Faction: { outer_rim-faction-hutt }.
   *[syndicate] Faction: { outer_rim-faction-syndicate }.
} { $contacts ->
    [one] { $contacts } contact space.
   *[other] { $contacts } contact spaces.
}
outer_rim-text-navpoint = A navpoint.
outer_rim-text-maelstrom = The Maelstrom: every move that enters it ends there. There is no market, and every encounter may bring an extra turn.
