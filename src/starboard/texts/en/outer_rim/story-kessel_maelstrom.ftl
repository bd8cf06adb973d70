### Outer Rim: the stories of the encounters on Kessel and in the Maelstrom, and how their tests go.

outer_rim-story-enc_kessel_maelstrom_01-kessel = The foreman has dust in every wrinkle and a sack under his arm that is on no list.
    “Fell off the belt,” he tells the wall beside you. “Things do fall off, when somebody pays to have the floor swept.”

outer_rim-story-enc_kessel_maelstrom_01-maelstrom = The stars ahead bend like reeds, and every loose thing in the cockpit rolls gently
    to port. Somewhere in the murk a gravity well has found you. Fight it, and it wins; skim its rim, and it may throw you clear.
outer_rim-story-enc_kessel_maelstrom_01-maelstrom-passed = You ride the rim, and it flings you out faster than your engines ever could.
outer_rim-story-enc_kessel_maelstrom_01-maelstrom-failed = You ride it half a lap too long. Plates groan, and some of them give.

outer_rim-story-enc_kessel_maelstrom_02-kessel = Unpaid for months, the guards of pit nine have seized the canteen, the cash box and
    forty miners. Now they come storming up the only tunnel, and you are standing in it. Behind them the miners start banging on the
    pipes.

outer_rim-story-enc_kessel_maelstrom_02-maelstrom = Black snow whirls out of the gas and clings to everything that carries a charge. The
    intakes cough, the viewport goes dark, and the shields hum a note you have never heard before. Retune them now, or they will choke.
outer_rim-story-enc_kessel_maelstrom_02-maelstrom-passed = The note drops, and the soot slides off like water. Full speed ahead.
outer_rim-story-enc_kessel_maelstrom_02-maelstrom-failed = The note climbs, cracks, and takes part of the shields with it.

outer_rim-story-enc_kessel_maelstrom_03-kessel = A masked Pyke waits at the foot of your ramp, guards to the left and right. He bows
    exactly as deeply as your name deserves here. Then he opens a lacquered case, and you lean forward: is it full, or meant to be filled?

outer_rim-story-enc_kessel_maelstrom_03-maelstrom = One of the glowing clouds blinks. It has arms longer than freighters and has not
    eaten since the last captain with a shortcut. There is a gap beside its beak. Right in front of the beak are you and your guns.
outer_rim-story-enc_kessel_maelstrom_03-maelstrom-passed = An arm closes on your exhaust. The rest of you is already elsewhere.
outer_rim-story-enc_kessel_maelstrom_03-maelstrom-failed = It swats you across the cloud, tastes the paint and spits you out.

outer_rim-story-enc_kessel_maelstrom_04-kessel = Something knocks on your hull from below. A miner crawls out of the sand, grey from
    head to toe, with a spoon ground down to a chisel and four months of tunnel behind him. “I can cook,” he offers.

outer_rim-story-enc_kessel_maelstrom_04-maelstrom = An old miners’ song names the beacons of the hidden channel, verse by verse, and
    the first of them is blinking ahead. In the third verse you turn left. Or was that the fourth? Behind you the fog closes.
outer_rim-story-enc_kessel_maelstrom_04-maelstrom-passed = The third it was. The channel opens, straight as a street and wonderfully
    empty.
outer_rim-story-enc_kessel_maelstrom_04-maelstrom-failed = It was the fourth. The fog lifts, and there lies Kessel, large and grey.

outer_rim-story-enc_kessel_maelstrom_05-kessel = Over dinner an overseer with sad eyes and expensive tastes explains which crates are
    never opened, and what to paint on yours. “Once,” he says, and pockets the silver salt cellar. “After that I have never seen you.”

outer_rim-story-enc_kessel_maelstrom_05-maelstrom = A freighter turns slowly in the yellow murk, its hold split open, strongboxes
    drifting round it like moons. The debris is close and sharp. You can nose in for what glitters, or slip past while the current is
    kind.
outer_rim-story-enc_kessel_maelstrom_05-maelstrom-passed = You slip through without a scratch, and the current carries you on.
outer_rim-story-enc_kessel_maelstrom_05-maelstrom-failed = One last beam swings out of the murk and knocks on your hull, hard.

outer_rim-story-enc_kessel_maelstrom_06-kessel = Below the spice galleries runs a vein of coaxium so touchy that even the lamps are
    wrapped in cloth. The tap has seven valves and not one label. Open them in the right order, slowly, and whatever you do, don’t
    sneeze.
outer_rim-story-enc_kessel_maelstrom_06-kessel-passed = The seventh valve sighs, and a canister fills with cold blue light.
outer_rim-story-enc_kessel_maelstrom_06-kessel-failed = Somebody sneezes. You come round one gallery higher, smoking a little.

outer_rim-story-enc_kessel_maelstrom_06-maelstrom = A whirl of charged gas takes hold of you like a tractor beam with bad manners. The
    rudder jams, and its servo has gone on strike. That leaves the hand lever, built for two and stiff since the day it was fitted.
outer_rim-story-enc_kessel_maelstrom_06-maelstrom-passed = It gives with a shriek. The eddy lets go and spits you downstream.
outer_rim-story-enc_kessel_maelstrom_06-maelstrom-failed = The lever wins. The eddy spins you through everything else it has collected.

outer_rim-story-enc_kessel_maelstrom_07-kessel = A barge ties up beside you at the ore dock, and the cargo under its grating has hands.
    The captain sees you looking and holds out a fat purse. “You saw spice,” he suggests. His crew reach for their belts.

outer_rim-story-enc_kessel_maelstrom_07-maelstrom = The sensors show a pirate squadron behind you. Then two. Then yourself, several
    times, in tidy formation. Some of them must be echoes. Work out how you would hunt yourself in here, and you may see which ones to
    ignore.
outer_rim-story-enc_kessel_maelstrom_07-maelstrom-passed = Half of them turn when you do. You slip between the others in no time.
outer_rim-story-enc_kessel_maelstrom_07-maelstrom-failed = You outwit an echo for an hour. It does no harm, and no good.

outer_rim-story-enc_kessel_maelstrom_08-kessel = A pipe bursts in the sorting tunnel, and spice dust gets into everything: lungs,
    filters, joints. Workers drop where they stand. The shift boss promises good money to anybody who can still carry them to the lift.
outer_rim-story-enc_kessel_maelstrom_08-kessel-passed = You carry out one after another until even the shift boss has to pay up.
outer_rim-story-enc_kessel_maelstrom_08-kessel-failed = The lift is ten steps further than you can manage.

outer_rim-story-enc_kessel_maelstrom_08-maelstrom = The navicomputer has no fix, no chart and, by the sound of it, no wish to be blamed.
    Behind you the gas closes in; in front of you is a lever. You have always wondered what kind of captain does this.

outer_rim-story-enc_kessel_maelstrom_09-kessel = In the pits everybody is a number, painted white on the back. The old water carrier
    remembers which of the numbers used to be names. She fills your cup very slowly and nods towards the far end of the line.

outer_rim-story-enc_kessel_maelstrom_09-maelstrom = A tiny ship hangs in the fog, with a lamp in its window and a sign: CHARTS, TEA. The
    trader has spent half a lifetime drawing the currents in here. He blows on a sheet whose ink is still wet, and waits.

outer_rim-story-enc_kessel_maelstrom_10-kessel = The Syndicate’s bookkeeper is gone, but his books are not: eleven ledgers, three
    alphabets, one missing fortune. “Find it, and a share is yours,” says the quiet man at the door. “Do sit down. The chair is almost
    new.”
outer_rim-story-enc_kessel_maelstrom_10-kessel-passed = Ledger seven, under “umbrellas”. The quiet man pays your share without a word.
outer_rim-story-enc_kessel_maelstrom_10-kessel-failed = You find a fortune, but the wrong one. It belongs to the quiet man.

outer_rim-story-enc_kessel_maelstrom_10-maelstrom = In the heart of the storm it is suddenly quiet, and the clouds stand round you like
    the walls of a hall. There is time to weld and to breathe. Old pilots could read in those walls where the next door opens.
outer_rim-story-enc_kessel_maelstrom_10-maelstrom-passed = There, a curl of violet: the door opens, and you are through it at once.
outer_rim-story-enc_kessel_maelstrom_10-maelstrom-failed = Lovely colours. They tell you nothing, but at least the welds hold.
