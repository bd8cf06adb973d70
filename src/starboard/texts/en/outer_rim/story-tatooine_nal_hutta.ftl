### Outer Rim: stories of the encounters on Tatooine and Nal Hutta.

outer_rim-story-enc_tatooine_nal_hutta_01-tatooine =
    The dune ahead of you breathes. Two suns glint on a row of teeth as long as your arm, and behind them, half buried, lies what is
    left of a rich merchant’s caravan. The beast has not noticed you. Yet.
outer_rim-story-enc_tatooine_nal_hutta_01-nal_hutta =
    The throne room smells of stale smoke and of something that used to be a frog. On the dais a Hutt stops chewing, and the band
    stops with it. One heavy eye opens, finds you and weighs what the clan has heard about you.
outer_rim-story-enc_tatooine_nal_hutta_02-tatooine =
    Three banthas stand in the gorge, saddled, with nobody near them. You have just enough time to find that strange before the rocks
    above you begin to howl. Every single rock is holding a gaffi stick.
outer_rim-story-enc_tatooine_nal_hutta_02-nal_hutta =
    You have a purse that fell off a Hutt’s barge, and the barge wants it back. Searchlights sweep the reeds, trackers splash closer.
    Slip into the green water, keep still and hope that the log beside you is a log.
outer_rim-story-enc_tatooine_nal_hutta_02-nal_hutta-passed = The lights move on. The log is a log, and the purse is as fat as its owner.
outer_rim-story-enc_tatooine_nal_hutta_02-nal_hutta-failed =
    The log opens its mouth. You get away, but without the purse and not without a bite.
outer_rim-story-enc_tatooine_nal_hutta_03-tatooine =
    A racer sits at the edge of the pit with his arm in a sling and two enormous engines behind him. “Pay the entry fee and it’s yours
    for one race,” he says. “The left one pulls a bit. The right one burns a bit.”
outer_rim-story-enc_tatooine_nal_hutta_03-tatooine-passed =
    You take the last canyon sideways and the finish line first, mostly in one piece.
outer_rim-story-enc_tatooine_nal_hutta_03-tatooine-failed =
    The left one pulls, the right one burns, and the canyon wall is where it always was.
outer_rim-story-enc_tatooine_nal_hutta_03-nal_hutta =
    Down in the pit a nervous gladiator with a net waits for something that has been hungry since the last holiday. The crowd sings,
    the bookmaker licks his stylus and turns to you: who will still be standing when the gong sounds?
outer_rim-story-enc_tatooine_nal_hutta_04-tatooine =
    The ramp of the sandcrawler is a shop of things that were bolted to something else this morning. A Jawa strokes a motivator
    wrapped in wire and chatters with great feeling. It hums. It hardly smokes. A bargain, apparently.
outer_rim-story-enc_tatooine_nal_hutta_04-nal_hutta =
    In the customs shed a majordomo peels an old notice off the wall; that one has been settled. “The clan likes visitors who can
    read,” he tells you, almost warmly, and taps the next face with a damp finger. “Anybody you know?”
outer_rim-story-enc_tatooine_nal_hutta_05-tatooine =
    The band plays its only fast number, and the whole cantina forgets to quarrel. The bench in the corner is cool, out of the suns,
    and good for bruises and dents alike. It also shows you who keeps a hood up indoors.
outer_rim-story-enc_tatooine_nal_hutta_05-nal_hutta =
    A clerk of the kajidic presses a sealed tube into your hand and closes your fingers over it, one by one. “Not here. Not now. In
    some port somebody will ask you for it. You don’t know me. Nobody wants to.”
outer_rim-story-enc_tatooine_nal_hutta_06-tatooine =
    A vaporator has toppled across the yard, and a farmer stands under it, holding it up with his back. His house is wide open: kettle
    on the stove, cashbox on the shelf, Hutt protection seal on the door. He looks at you hopefully.
outer_rim-story-enc_tatooine_nal_hutta_06-nal_hutta =
    A chain hangs across the only dry road to the port, and beside it, under an umbrella, sits a clerk with a list. “Those who owe us
    pay. Those we owe get paid.” He wets his thumb and looks for your name.
outer_rim-story-enc_tatooine_nal_hutta_07-tatooine =
    The poster hangs behind the bar, between the price list and the longer list of guests who may not come in. A broad man with a
    bandaged head: Dengar. “Take it,” says the barkeep. “It frightens my regulars.”
outer_rim-story-enc_tatooine_nal_hutta_07-nal_hutta =
    A fellow with shoulders like a cargo door sits down uninvited, and the bench groans. “Hire me for a day. I collect what others owe
    the clan, and at court I say that you sent me.” His knuckles crack like old furniture.
outer_rim-story-bounty_dengar =
    WANTED on Nal Hutta: Dengar, hunter by trade; broad, bandaged, bad-tempered. Took an advance from the clan, caught the quarry and
    sold it to somebody else. The clan would rather hear his excuse in person, but will settle for silence.
outer_rim-story-enc_tatooine_nal_hutta_08-tatooine =
    The horizon stands up and comes towards you, brown and roaring. The control tower has closed, and so have its shutters; your
    landing bay is somewhere under all that. You have your instruments, one gap in the dust, and not very long.
outer_rim-story-enc_tatooine_nal_hutta_08-tatooine-passed = You drop through the gap and set down as gently as the sand allows.
outer_rim-story-enc_tatooine_nal_hutta_08-tatooine-failed = The storm sands the paint off your hull, and then starts on the hull.
outer_rim-story-enc_tatooine_nal_hutta_08-nal_hutta =
    It rains, and the puddles hiss. Half the port is pulling tarpaulins over ships; a mechanic lends you a spray gun and a barrel of
    sealant. Mixed right, it closes even old holes. Mixed wrong, it sides with the rain.
outer_rim-story-enc_tatooine_nal_hutta_08-nal_hutta-passed = The sealant sets like glass, and a few old holes vanish under it.
outer_rim-story-enc_tatooine_nal_hutta_08-nal_hutta-failed = The sealant foams, slides off and takes a bit of hull with it.
outer_rim-story-enc_tatooine_nal_hutta_09-tatooine =
    In the palace antechamber a chamberlain with a ledger wants your name, your trade and one good reason to let you in. “We always
    need new faces,” he says, while a Hutt laughs behind the curtain. “Some for service. Some for sport.”
outer_rim-story-enc_tatooine_nal_hutta_09-tatooine-passed =
    Your reason travels through the curtain. The laughter now sounds almost friendly.
outer_rim-story-enc_tatooine_nal_hutta_09-tatooine-failed = “We will send for you,” he says, and crosses out your name.
outer_rim-story-enc_tatooine_nal_hutta_09-nal_hutta =
    Two kajidics are fighting over a swamp, and tonight one of them meets in a boathouse on stilts. The other pays well for a pair of
    ears under the floor. The ladder is slippery, and the guards have just been fed.
outer_rim-story-enc_tatooine_nal_hutta_09-nal_hutta-passed = You hang under the boards till dawn and sell every word before breakfast.
outer_rim-story-enc_tatooine_nal_hutta_09-nal_hutta-failed = A board creaks, a lamp comes down, and a Hutt takes a good look at your face.
outer_rim-story-enc_tatooine_nal_hutta_10-tatooine =
    A Weequay gunner has been sitting by your ramp since noon, polishing the sight of a cannon that no longer has a ship. “I hit what
    I’m aimed at,” he says. “My last captain aimed me at a moon.”
outer_rim-story-enc_tatooine_nal_hutta_10-nal_hutta =
    Under the palace, behind a door as round as its owner, the clan keeps what it does not spend. You have reached the lock. It has
    three alarms, a nest of wires and, for reasons of taste, a carved face that watches you work.
outer_rim-story-enc_tatooine_nal_hutta_10-nal_hutta-passed =
    The face goes dark, the door rolls aside, your pockets fill. The clan will notice.
outer_rim-story-enc_tatooine_nal_hutta_10-nal_hutta-failed =
    The carved mouth spits a spark and screams. You run; the clan knows who to thank.
