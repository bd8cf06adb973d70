### Outer Rim: stories of the encounters on navpoints.

outer_rim-story-enc_navpoint_01-patrol =
    Searchlights sweep the lane ahead, and none of them has found you yet. Engines off, lamps off, and you could drift right through
    beneath the patrol. If it goes wrong, it will look exactly like what it is.
outer_rim-story-enc_navpoint_01-patrol-passed = You slide along beneath their keels, and most of the day is still yours.
outer_rim-story-enc_navpoint_01-patrol-failed = Something aboard beeps. A searchlight finds you, and somebody out there takes notes.

outer_rim-story-enc_navpoint_01-no_patrol =
    A distress call in Rebel code leads you in among drifting wrecks, then asks who you are. Guests get mechanics. Enemies get a narrow
    way out between the dark round things on the scanner, which are waking up.
outer_rim-story-enc_navpoint_01-no_patrol-passed = You weave between the mines until even the last one blinks after you, sulking.
outer_rim-story-enc_navpoint_01-no_patrol-failed = The last mine is nearer than it looked. The bang is nearer still.

outer_rim-story-enc_navpoint_02-patrol =
    The patrol comes aboard with a scanner on a long stick and all the time in the galaxy. A clean hold will earn you a kind word in
    their log. For any other kind, start talking before they reach the last crate.
outer_rim-story-enc_navpoint_02-patrol-passed = By the end of your story they have switched the scanner off to hear better.
outer_rim-story-enc_navpoint_02-patrol-failed = The scanner sings. One crate leaves with the patrol, and your name goes into the log.

outer_rim-story-enc_navpoint_02-no_patrol =
    The freighter turns slowly in the dark: no lights, no name, frost on every window. Somewhere inside a generator still coughs, and
    behind it lies what the crew left in a hurry. You dock and start coaxing the hatch controls.
outer_rim-story-enc_navpoint_02-no_patrol-passed = The hatch sighs open on shelves of spare parts, still in their wrapping.
outer_rim-story-enc_navpoint_02-no_patrol-failed = The generator gives all it has left, straight through your docking clamps.

outer_rim-story-enc_navpoint_03-patrol =
    The patrol leader is polite, which means trouble: three tankers, one bad stretch of space, too few guns. They would like you on the
    flank. The view from there is splendid, and so is the view of you for whoever lies in wait.

outer_rim-story-enc_navpoint_03-no_patrol =
    Raiders with teeth painted on their bows drop out of the glare of a nearby sun. “Your money or your hull!” crackles the speaker, and
    somebody giggles. They have clearly had a good week: their holds will hardly close.

outer_rim-story-enc_navpoint_04-patrol =
    The officer on the hologram asks about your journey, then about the traffic, then about one ship in particular. A small purse
    appears beside the small figure. As it happens, you do know where a certain somebody is headed.

outer_rim-story-enc_navpoint_04-no_patrol =
    A shuttle tumbles past with dead engines, and behind the window someone waves a blanket. To couple up, you have to match its spin,
    roll for roll. Whoever it is, somebody important is surely waiting for them.
outer_rim-story-enc_navpoint_04-no_patrol-passed =
    The clamps click. Your passenger has friends everywhere and asks which of them should hear of this.
outer_rim-story-enc_navpoint_04-no_patrol-failed = The shuttle rolls out of reach. A passing tug collects the passenger, and the thanks.

outer_rim-story-enc_navpoint_05-patrol =
    The patrol fires at somebody else, but the ion burst rolls over you as well. Blue sparks climb the walls, half the panels go dark,
    and the other half talk nonsense. Reroute the power before something important bursts.
outer_rim-story-enc_navpoint_05-patrol-passed = One switch after another glows again. The only casualty is the caf machine.
outer_rim-story-enc_navpoint_05-patrol-failed = You are one switch too late. Back in the stern, something goes bang.

outer_rim-story-enc_navpoint_05-no_patrol =
    A beacon no bigger than a bucket drifts here, closed with seals that nobody has used for ages. When you turn it towards certain
    stars, it hums. You stow it under the seat and mention it to no one.

outer_rim-story-enc_navpoint_06-patrol =
    What are you doing here, the patrol would like to know, and it is a fair question. You pick the emptiest corner of the chart and
    report a convoy there, lamps out and in a great hurry. Now keep your voice steady.
outer_rim-story-enc_navpoint_06-patrol-passed = “Much obliged.” Engines flare, and off they race after a convoy nobody has ever seen.
outer_rim-story-enc_navpoint_06-patrol-failed = A long silence. It turns out they have just come from there, and they dislike jokes.

outer_rim-story-enc_navpoint_06-no_patrol =
    Crates come tumbling through the dark in single file, as though a freighter had dropped its shopping. Every lid says Ord Mantell in
    large letters. Nobody else is on the scanner, and your loading arm just about reaches.

outer_rim-story-enc_navpoint_07-patrol =
    “Stop your engines,” says the open channel, and behind you their thrusters light up. Ahead, two wrecked ore barges are drifting
    slowly together. There is still a gap between them, roughly your width. You push the throttle.
outer_rim-story-enc_navpoint_07-patrol-passed = Through! The barges close behind you like a door, and the lane lies open.
outer_rim-story-enc_navpoint_07-patrol-failed = The gap was meant for someone slimmer. The patrol turns away; you count the dents.

outer_rim-story-enc_navpoint_07-no_patrol =
    No traffic, no static, only stars like spilled salt. The nav computer, for once with nothing to complain about, has worked out a
    short extra jump all by itself. It blinks and waits, like a pet with a ball.

outer_rim-story-enc_navpoint_08-patrol =
    One of the patrol’s escorts hangs beside the lane, trailing coolant like glitter. Its pilot is off fetching help and has left a
    note: “Any spare converter, please!” One could be found. So could a use for all the rest.

outer_rim-story-enc_navpoint_08-no_patrol =
    Between the tumbling rocks something gleams, a vein of ore cracked open by the last collision. In, scoop, and out again before the
    next one: on paper it is easy. The asteroids have not read the paper.
outer_rim-story-enc_navpoint_08-no_patrol-passed = You come out with a full scoop and a new respect for small thrusters.
outer_rim-story-enc_navpoint_08-no_patrol-failed = You meet the next collision halfway. It keeps the ore.

outer_rim-story-enc_navpoint_09-patrol =
    A battle plan blooms above your console: one moon, too many red dots, too few blue ones. What would you do here, the patrol’s
    commander wonders, purely out of curiosity. They are recruiting, and this is the entrance exam.
outer_rim-story-enc_navpoint_09-patrol-passed = “Round the moon. Of course.” They pay you for the advice and will remember it.
outer_rim-story-enc_navpoint_09-patrol-failed = Your blue dots go out one by one. They thank you and ask the next ship.

outer_rim-story-enc_navpoint_09-no_patrol =
    The owners left long ago, but nobody told the droids: the old repair dock drifts through the void with all its lights on. A welding
    arm waves you in. Before you find anybody to pay, the sparks are flying.

outer_rim-story-enc_navpoint_10-patrol =
    A second signal runs under the patrol’s chatter, faint and oddly musical: a smugglers’ code, long out of fashion. It tells you where
    somebody hid their savings, and it expects the right answer. You search your memory for the key.
outer_rim-story-enc_navpoint_10-patrol-passed = It is a lullaby, backwards. The savings are where it says, and nobody comes for them.
outer_rim-story-enc_navpoint_10-patrol-failed =
    Wrong answer, and on the open channel, too. On the next lane another patrol turns towards you.

outer_rim-story-enc_navpoint_10-no_patrol =
    A barge patched in nine colours blinks its lamps: closing sale, as every week. The trader throws back one tarpaulin, just the one,
    and leans on what is beneath it. “Looking is free,” she says. “Staring costs extra.”
