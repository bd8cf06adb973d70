### Outer Rim: stories of the bounties and jobs of the market.

outer_rim-story-bounty_hera_syndulla =
    By order of the Imperial governor of Lothal: bring in Hera Syndulla, Twi’lek, pilot, who has borrowed three transports and returned
    none. Engage her only in a ship you can do without. The Rebels will take it personally.

outer_rim-story-bounty_maz_kanata =
    On Nal Hutta they keep accounts for a thousand years, and one line is still open: Maz Kanata, tiny, ancient, laughing. She won a
    Hutt’s favourite statue off him at dice and put it in her garden. He would like to discuss the rules.

outer_rim-story-bounty_chopper =
    The garrison’s motor pool on Lothal seeks one astromech, orange, dented, known as Chopper. Last seen pushing an officer down a ramp
    with every sign of enjoyment. Never turn your back, never lend him tools, and ignore the sad beeping.

outer_rim-story-bounty_ziton_moj =
    No stamp, no letterhead, just a damp slip from the Pykes of Kessel: Ziton Moj of Black Sun weighed their spice with his thumb on the
    scale. They want the Falleen down in the tunnels to explain. His people will want your name.

outer_rim-story-bounty_4_lom =
    The insurers of a star liner regret the loss of forty necklaces, and of the protocol droid that used to announce dinner. 4-LOM has
    since taken up hunting and is usually armed. Deliver to the agent on Tatooine; necklaces welcome.

outer_rim-story-bounty_cikatro_vizago =
    The customs office on Naboo has nothing against wine. It does have something against Cikatro Vizago, Devaronian, one horn broken,
    whose wine crates rattle and go off when dropped. He is kindly requested to come and explain the vintage.

outer_rim-story-bounty_doctor_evazan =
    If a man with a scarred face offers you a cheap operation, say no and tell the clinic on Ord Mantell. Doctor Evazan’s patients came
    in about a tooth and went home with a tail. They have formed a club, and the club pays.

outer_rim-story-bounty_lobot =
    A casino on Cantonica misses a quiet guest with a computer round the back of his head. He stayed one evening, said not a word and
    won everything down to the last chip. Name: Lobot. The house would love a rematch, without batteries.

outer_rim-story-bounty_qira =
    The client has no name, only a locker on the Ring of Kafrene and a grudge in fine handwriting. It concerns Qi’ra of Crimson Dawn,
    who knows where other people’s secrets sleep. Her yacht is fast, and her friends forget nothing.

outer_rim-story-wanted_1 =
    A face you know hangs between an advert for droid oil and a notice about a runaway loth-cat. Not well, but well enough to know which
    lanes it flies and where it likes to dock. The sum underneath has just been corrected upwards.

outer_rim-story-wanted_2 =
    The guild clerk reads out the charges in one breath, and you keep nodding: you watched half of them from the front row.
    Somebody you race, trade and quarrel with now has a price. The form slides over the counter: sign here.

outer_rim-story-the_casino_heist =
    A retired croupier draws on a napkin: the service corridor, the vault below the gaming halls of Cantonica, the ballroom door. You
    creep in, outwit a lock with a temper, and stroll out smiling among the guests. Then she eats the napkin.

outer_rim-story-hijacking_a_freighter =
    The client has a timetable, slightly chewed: one freighter a week, straight up from Lothal, with Imperial parts and a bored crew.
    Fly close enough to touch it, take the bridge cleverly, and silence its transponder. Preferably in that order.

outer_rim-story-the_jewel_of_yavin =
    For one evening the Jewel of Yavin lies on velvet on Naboo, among royal guards and very small sandwiches. A certain collector would
    rather have it at home. Charm the hosts, creep to the glass case, and tell the stone from its copies.

outer_rim-story-the_kessel_run =
    A load of spice must vanish from Kessel before the overseers count the sacks. The proper route is long, well lit and full of
    inspections. The other one skirts the Maelstrom, and on the only chart there is, that part is a caf stain.

outer_rim-story-relic_of_the_past =
    Deep below the reefs of Mon Calamari stands a temple older than the archive that mislaid it. The archivist wants what lies on its
    altar. Expect stubborn doors, heavy stones, a guardian with gills, and an inscription you had better not misread.

outer_rim-story-rescue_from_the_mines =
    A shift list from Kessel has a name on it that does not belong there: a Rebel courier, sold to the mines as a number. Friends have
    passed a helmet round. Slip in, break the chains, and have your way out planned beforehand.

outer_rim-story-rooting_out_spies =
    Somebody by the fireside on Takodana listens far too well, and whatever is whispered there lands on Imperial desks. Read the slips
    hidden in the tankards, loosen one tongue, and follow it home without a sound. And please, mind the carpets.

outer_rim-story-imperial_favor =
    The garrison on Ryloth wants its supply column at the far end of the canyon in one piece, and does not care how. Up on the rims
    pebbles keep falling, though there is no wind. You unroll the map and place the escort.
outer_rim-story-imperial_favor-passed = The column rolls in complete, and a stiff voice mentions you in its report.
outer_rim-story-imperial_favor-failed = The ambush is waiting exactly where the plan says lunch.

outer_rim-story-rebel_favor =
    A farmer on Lothal sells you a melon with a data stick inside. Four landing codes, the Rebel cell writes, only one of them
    genuine, and our people fly tonight. You go through old frequencies, older gossip and the phases of the moons.
outer_rim-story-rebel_favor-passed = The third is genuine. That night ships settle softly in the grass, and nobody shoots.
outer_rim-story-rebel_favor-failed = You choose the second. The garrison’s sirens give it a truly warm welcome.

outer_rim-story-hutt_favor =
    Two caravan leaders are quarrelling at a well on Tatooine, right below the window where a Hutt would like to nap. His majordomo
    wrings his hands. Could they be reconciled, kindly, quietly, and before the great one stirs?
outer_rim-story-hutt_favor-passed = They shake hands. Above you somebody snores, deeply content and very powerful.
outer_rim-story-hutt_favor-failed = Now three of them are shouting, and the third is the Hutt.

outer_rim-story-syndicate_favor =
    The Syndicate’s bookkeeper on Nal Hutta wipes swamp water off the ledger and turns it towards you. One of these shipments never
    existed; somebody pocketed it. You know the routes, the prices and the rains, so which line is lying?
outer_rim-story-syndicate_favor-passed = No barge gets through there in a drought. The bookkeeper spares you half a smile.
outer_rim-story-syndicate_favor-failed = You point at a line. It belongs to the bookkeeper’s mother, and it is true.

outer_rim-story-legendary_game_of_sabacc =
    Everybody swears they have seen this game, yet nobody was ever invited. Tonight there is a table, a low lamp, a dealer in white
    gloves and, across from you, someone you know rather too well. The room falls silent. The first card slides over.
