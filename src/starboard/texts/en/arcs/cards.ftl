# Arcs: names of cards, as printed, and what they do, in our own words. Terms as in glossary/arcs.toml.

## Court

arcs-card-bc01 = Loyal Engineers
arcs-card-bc01-text =
    You keep this card when you provoke Outrage.
    You may spend any resource as material.
    Outrage does not stop you from spending material for its Prelude action.
arcs-card-bc02 = Mining Interest
arcs-card-bc02-text =
    Manufacture (build): gain 1 material.
    Prelude: you may discard this card to gain up to 1 material for each of your empty resource slots; once the supply is empty, steal the rest from rivals.
arcs-card-bc03 = Material Cartel
arcs-card-bc03-text =
    The material supply lies on this card and counts for your Tycoon. You cannot spend it; others still gain from it.
    After the ambitions of a chapter are scored, all rivals discard all their material, even if Tycoon was not scored.
    Prelude: you may discard this card to steal 1 material from a rival.
arcs-card-bc04 = Admin Union
arcs-card-bc04-text = Prelude: you may lay this card beside an administration card that was played face up this round. At the end of the round take that card into your hand and discard this one.
arcs-card-bc05 = Construction Union
arcs-card-bc05-text = Prelude: you may lay this card beside a construction card that was played face up this round. At the end of the round take that card into your hand and discard this one.
arcs-card-bc06 = Fuel Cartel
arcs-card-bc06-text =
    The fuel supply lies on this card and counts for your Tycoon. You cannot spend it; others still gain from it.
    After the ambitions of a chapter are scored, all rivals discard all their fuel, even if Tycoon was not scored.
    Prelude: you may discard this card to steal 1 fuel from a rival.
arcs-card-bc07 = Loyal Pilots
arcs-card-bc07-text =
    You keep this card when you provoke Outrage.
    You may spend any resource as fuel.
    Outrage does not stop you from spending fuel for its Prelude action.
arcs-card-bc08 = Gatekeepers
arcs-card-bc08-text =
    When you attack in a gate, you may take up to 2 more dice than you have ships.
    Prelude: you may discard this card to place 1 fresh ship in every gate in play.
arcs-card-bc09 = Shipping Interest
arcs-card-bc09-text =
    Synthesize (build): gain 1 fuel.
    Prelude: you may discard this card to gain up to 1 fuel for each of your empty resource slots; once the supply is empty, steal the rest from rivals.
arcs-card-bc10 = Spacing Union
arcs-card-bc10-text = Prelude: you may lay this card beside a mobilization card that was played face up this round. At the end of the round take that card into your hand and discard this one.
arcs-card-bc11 = Arms Union
arcs-card-bc11-text = Prelude: you may lay this card beside an aggression card that was played face up this round. At the end of the round take that card into your hand and discard this one.
arcs-card-bc12 = Prison Wardens
arcs-card-bc12-text =
    Pressgang (build): return any number of your captives and gain 1 resource of your choice for each.
    Execute (influence): move any number of your captives to your trophies.
    Prelude: you may discard this card to place 3 fresh ships in one system you control.
arcs-card-bc13 = Skirmishers
arcs-card-bc13-text =
    When you attack, you may reroll skirmish dice once, at most one for each weapon icon on your resources and cards.
    Prelude: you may discard this card to place 3 fresh ships in one system you control.
arcs-card-bc14 = Court Enforcers
arcs-card-bc14-text =
    Abduct (battle): capture all rival agents on one court card, if there are fewer of them than you have weapon icons on resources and cards.
    Prelude: you may discard this card to place 3 fresh ships in one system you control.
arcs-card-bc15 = Loyal Marines
arcs-card-bc15-text =
    You keep this card when you provoke Outrage.
    You may spend any resource as a weapon.
    Outrage does not stop you from spending weapons for their Prelude action.
    Prelude: you may discard this card to place 3 fresh ships in one system you control.
arcs-card-bc16 = Lattice Spies
arcs-card-bc16-text = Prelude: before you do anything else, you may discard this card to seize the initiative, if it can still be seized.
arcs-card-bc17 = Farseers
arcs-card-bc17-text =
    Whenever you declare an ambition, look at the hand of one rival; you may swap one card with it.
    Prelude: you may discard this card and any number of cards from your hand, then draw that many and one more from the bottom of the action discard pile.
arcs-card-bc18 = Secret Order
arcs-card-bc18-text = When you declare Keeper or Empath, the zero marker is not placed: the lead card keeps its number.
arcs-card-bc19 = Loyal Empaths
arcs-card-bc19-text =
    You keep this card when you provoke Outrage.
    You may spend any resource as a psionic.
    Outrage does not stop you from spending psionics for their Prelude action.
arcs-card-bc20 = Silver-Tongues
arcs-card-bc20-text = Prelude: you may discard this card to steal one resource or one guild card from a rival.
arcs-card-bc21 = Loyal Keepers
arcs-card-bc21-text =
    You keep this card when you provoke Outrage.
    You may spend any resource as a relic.
    Outrage does not stop you from spending relics for their Prelude action.
arcs-card-bc22 = Sworn Guardians
arcs-card-bc22-text =
    Rivals cannot steal your resources or your other guild cards, but they can steal this card.
    When it is stolen, the thief does not get it: it goes to the bottom of the court deck.
arcs-card-bc23 = Elder Broker
arcs-card-bc23-text =
    Trade (tax): choose a rival city you control. Take from its owner one resource of the city’s type and give one of a type they do not have. This is neither a tax nor a theft.
    Prelude: you may discard this card to gain 1 material, 1 fuel and 1 weapon.
arcs-card-bc24 = Relic Fence
arcs-card-bc24-text = Prelude, once per turn: you may discard one of your resources to gain 1 relic.
arcs-card-bc25 = Galactic Bards
arcs-card-bc25-text = After you surpass or pivot, before any action: if no ambition was declared this round, you may declare the ambition of the card you played. The zero marker is not placed.
arcs-card-bc26 = Mass Uprising
arcs-card-bc26-text =
    When secured: choose a cluster in play and place 1 fresh ship in each of its systems.
    Then discard this card.
arcs-card-bc27 = Populist Demands
arcs-card-bc27-text =
    When secured: you may declare any ambition, if a marker is available. The zero marker is not placed.
    Then discard this card.
arcs-card-bc28 = Outrage Spreads
arcs-card-bc28-text =
    When secured: you may choose a type of resource; every player, you included, provokes Outrage of that type. Nobody ransacks the court.
    Then discard this card.
arcs-card-bc29 = Song of Freedom
arcs-card-bc29-text =
    When secured: you may return one city you control, your own or a rival’s, to its player board. If you do, you may seize the initiative, if it can still be seized.
    Then shuffle this card into the court deck.
arcs-card-bc30 = Guild Struggle
arcs-card-bc30-text =
    When secured: you may steal one guild card from a rival.
    Shuffle all guild cards from the court discard pile into the court deck, then discard this card.
arcs-card-bc31 = Call to Action
arcs-card-bc31-text =
    When secured: draw the bottom card of the action discard pile.
    Then discard this card.

## Leaders

arcs-card-leader01 = Elder
arcs-card-leader01-text =
    { arcs-trait-beloved }: after a battle in which the attacker took trophies from you, you may influence once. Attackers cannot ransack the court for destroying your cities in battle.
    { arcs-trait-just }: when Tyrant is scored, first place gives you only the Power of second place, without the city bonus, and second place gives you nothing.
arcs-card-leader02 = Mystic
arcs-card-leader02-text =
    { arcs-trait-attuned }: when you tax with the pip of a copy or pivot, also gain 1 psionic.
    { arcs-trait-cryptic }: you begin with agents on the material and fuel Outrage icons.
arcs-card-leader03 = Fuel-Drinker
arcs-card-leader03-text =
    { arcs-trait-insatiable }: when you tax with the pip of a copy or pivot, also gain 1 fuel.
    { arcs-trait-lavish }: if Tycoon was scored in the chapter, discard all your fuel after scoring.
arcs-card-leader04 = Upstart
arcs-card-leader04-text =
    { arcs-trait-ambitious }: whenever you declare an ambition, you may gain 1 resource of your choice.
    { arcs-trait-callow }: you cannot tax any city, not even your own, in a system you do not control.
arcs-card-leader05 = Rebel
arcs-card-leader05-text =
    { arcs-trait-committed }: when you attack, you take 2 more dice than you have ships, and you must take them.
    { arcs-trait-disorganized }: you move at most 2 ships per move.
arcs-card-leader06 = Warrior
arcs-card-leader06-text =
    { arcs-trait-tactical }: when you battle with the pip of a copy or pivot, you may also move once, before or after it.
    { arcs-trait-violent }: when Empath is scored, first place gives you only the Power of second place, without the city bonus, and second place gives you nothing.
arcs-card-leader07 = Feastbringer
arcs-card-leader07-text =
    { arcs-trait-charismatic }: when you secure with the pip of a copy or pivot, you may also influence any court card once, before or after it.
    { arcs-trait-generous }: to declare an ambition in any way, you must give a guild card to the rival with the least Power; if you have none, you cannot declare.
arcs-card-leader08 = Demagogue
arcs-card-leader08-text =
    { arcs-trait-bold }: whenever you declare an ambition, you may place 1 agent on each of any number of court cards.
    { arcs-trait-paranoid }: you can secure a guild card only with at least 2 of your agents on it. This does not apply to vox cards, nor when you ransack.
arcs-card-leader09 = Archivist
arcs-card-leader09-text =
    { arcs-trait-learned }: after setup, draw 5 unused lore cards and keep 2; scrap the others.
    { arcs-trait-academic }: when Tycoon is scored, first place gives you only the Power of second place, without the city bonus, and second place gives you nothing.
arcs-card-leader10 = Overseer
arcs-card-leader10-text =
    { arcs-trait-ruthless }: once per turn, after you tax a city or build a ship at a starport, you may hit that building to do it again for free. If this destroys your own city, you provoke Outrage; if it destroys a rival’s, you also ransack the court.
    { arcs-trait-hated }: in setup, scrap 2 of your ships and 3 of your agents.
arcs-card-leader11 = Corsair
arcs-card-leader11-text =
    { arcs-trait-tricky }: when you attack, you may reroll raid dice once, at most one for each different type of resource you have.
    { arcs-trait-wary }: you cannot take more assault dice than skirmish dice.
arcs-card-leader12 = Noble
arcs-card-leader12-text =
    { arcs-trait-connected }: when you declare an ambition that had no marker, secure the top card of the court deck; you cannot use its Prelude action right away.
    { arcs-trait-influential }: when you influence with the pip of a copy or pivot, you may influence once more.
    { arcs-trait-proud }: you gain Power from an ambition only if you are alone in first place.
arcs-card-leader13 = Anarchist
arcs-card-leader13-text =
    { arcs-trait-decentralized }: in setup, scrap the 2 leftmost cities of your board; this opens two resource slots.
    { arcs-trait-inspiring }: where you have ships, you may tax rival cities you do not control, and empty building slots as if they were your cities.
    { arcs-trait-principled }: you cannot tax your own cities.
arcs-card-leader14 = Shaper
arcs-card-leader14-text =
    { arcs-trait-mythic }: after you tax, you may put one of your resources on that planet; the planet has its type for the rest of the game and cannot be changed again.
    { arcs-trait-ancient }: you catapult from gates, not from starports.
arcs-card-leader15 = Agitator
arcs-card-leader15-text =
    { arcs-trait-firebrand }: when you tax with the pip of a copy or pivot, also gain 1 weapon.
    { arcs-trait-irregular }: when you intercept an attacker, they take one hit for each of your weapon icons, not for each of your fresh ships; then discard 1 weapon.
arcs-card-leader16 = Quartermaster
arcs-card-leader16-text =
    { arcs-trait-resilient }: after a battle you took part in, repair one of your ships there for each starport in systems you control, whoever owns it.
    { arcs-trait-greedy }: you begin with an agent on the material Outrage icon.

## Lore

arcs-card-lore01 = Tool-Priests
arcs-card-lore01-text = Summon (build), once per turn: build 1 ship at any city you control, even a rival’s.
arcs-card-lore02 = Galactic Rifles
arcs-card-lore02-text = Fire Rifles (battle): from one system roll up to one skirmish die for each of your fresh ships there, at most 6, against one rival in an adjacent system. Each hit strikes ships first, then buildings; what you destroy is your trophy, and destroying a city means Outrage and ransacking. This is not a battle.
arcs-card-lore03 = Sprinter Drives
arcs-card-lore03-text = After you move, even by catapult, one group of your fresh ships that moved may move once more.
arcs-card-lore04 = Mirror Plating
arcs-card-lore04-text = When an attacker rolls assault dice against you, add one interception to the roll.
arcs-card-lore05 = Hidden Harbors
arcs-card-lore05-text =
    Ships you build are always fresh, even in a system a rival controls.
    Raid dice cannot be taken against you where you have a fresh starport.
arcs-card-lore06 = Signal Breaker
arcs-card-lore06-text = When you attack and all your ships in the system were fresh at the start of the battle, ignore one rolled interception.
arcs-card-lore07 = Repair Drones
arcs-card-lore07-text = After you attack, repair one of your attacking ships.
arcs-card-lore08 = Gate Ports
arcs-card-lore08-text =
    You may build starports in gates; a gate holds at most one starport, whoever owns it.
    When ships of a rival enter a gate that you control and where you have a fresh starport, capture one agent of that rival.
arcs-card-lore09 = Cloud Cities
arcs-card-lore09-text = You may build one city on a planet outside its building slots, by paying one resource of the planet’s type; a planet holds at most one such city, whoever owns it.
arcs-card-lore10 = Living Structures
arcs-card-lore10-text =
    Nurture (build): tax one of your own cities.
    Prune (repair): replace your starport in a building slot with your city, or the other way round.
arcs-card-lore11 = Gate Stations
arcs-card-lore11-text =
    You may build cities in gates; a gate holds at most one city, whoever owns it.
    A city in a gate has the types of all cities on the planets of its cluster: taxing it gives one of them, destroying it provokes Outrage of all of them.
arcs-card-lore12 = Railgun Arrays
arcs-card-lore12-text = When you are attacked and have a fresh ship there, the attacker takes one hit before dice are taken.
arcs-card-lore13 = Ancient Holdings
arcs-card-lore13-text = You have one more resource slot, on this card, with raid cost 4.
arcs-card-lore14 = Seeker Torpedoes
arcs-card-lore14-text = When you attack, you may reroll assault dice once, at most one for each of your fresh attacking ships.
arcs-card-lore15 = Predictive Sensors
arcs-card-lore15-text = When you are attacked, you may move any of your fresh ships in from adjacent systems before the attacker takes dice.
arcs-card-lore16 = Force Beams
arcs-card-lore16-text = Guide (move): move any ships of any players between a system with your fresh starport and one adjacent system, all in one direction. Ignore anything that modifies moves; this is not a catapult move.
arcs-card-lore17 = Raider Exosuits
arcs-card-lore17-text = When you attack a rival without a building in the system, one of your dice may be a raid die.
arcs-card-lore18 = Survival Overrides
arcs-card-lore18-text = Martyr (move): destroy one of your fresh ships; nobody takes it as a trophy. If there is a rival ship in the same system, destroy one too and take it as a trophy.
arcs-card-lore19 = Empath’s Vision
arcs-card-lore19-text =
    While Empath is declared, you may reroll any number of dice once in each of your rolls.
    Prelude: you may discard this card to end your psionic Outrage.
arcs-card-lore20 = Empath’s Bond
arcs-card-lore20-text = While Empath is declared, you may tax rival cities you do not control, without capturing an agent, and use rival starports to build ships and to catapult. Ships built in a system a rival controls are still damaged.
arcs-card-lore21 = Keeper’s Trust
arcs-card-lore21-text =
    While Keeper is declared, a rival cannot steal from you a resource of a type they already have.
    Prelude: you may discard this card to end your relic Outrage.
arcs-card-lore22 = Keeper’s Solidarity
arcs-card-lore22-text = While Keeper is declared, rivals cannot steal your guild cards of a type that you also have as a resource.
arcs-card-lore23 = Warlord’s Cruelty
arcs-card-lore23-text =
    While Warlord is declared, you may tax the same city more than once per turn.
    Prelude: you may discard this card to end your weapon Outrage.
arcs-card-lore24 = Warlord’s Terror
arcs-card-lore24-text = Prelude: while Warlord is declared, you may return trophies. Influence once for each.
arcs-card-lore25 = Tyrant’s Ego
arcs-card-lore25-text =
    Prelude: while Tyrant is declared, you may return captives. Secure once for each.
    Prelude: you may discard this card to end your weapon Outrage.
arcs-card-lore26 = Tyrant’s Authority
arcs-card-lore26-text = Annex (build), while Tyrant is declared: replace a rival building you control with one of your own of the same kind, if you have one in supply.
arcs-card-lore27 = Tycoon’s Ambition
arcs-card-lore27-text = Prelude: while Tycoon is declared, before any other action, you may discard all your material and fuel (even if you have none) to declare an ambition that has no marker. The zero marker is not placed.
arcs-card-lore28 = Tycoon’s Charm
arcs-card-lore28-text =
    Prelude: while Tycoon is declared, you may exchange any amount of your material and fuel for as many resources of your choice.
    Prelude: you may discard this card to end your material and fuel Outrage.

## Setup cards

arcs-setup-p2_frontiers = Frontiers
arcs-setup-p2_mix_up_1 = Mix Up 1
arcs-setup-p2_homelands = Homelands
arcs-setup-p2_mix_up_2 = Mix Up 2
arcs-setup-p3_mix_up = Mix Up
arcs-setup-p3_frontiers = Frontiers
arcs-setup-p3_homelands = Homelands
arcs-setup-p3_core_conflict = Core Conflict
arcs-setup-p4_mix_up_1 = Mix Up 1
arcs-setup-p4_mix_up_2 = Mix Up 2
arcs-setup-p4_frontiers = Frontiers
arcs-setup-p4_mix_up_3 = Mix Up 3
