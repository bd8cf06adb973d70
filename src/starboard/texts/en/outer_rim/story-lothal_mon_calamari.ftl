### Outer Rim: the stories of the encounters on Lothal and Mon Calamari, and how their tests go.

outer_rim-story-enc_lothal_mon_calamari_01-lothal = The road to Capital City is closed by a barrier, two walkers and a lieutenant with a
    spotless datapad. Farmers unload their jogan fruit, crate by crate. Then it is your turn. He types in your name, and you get your
    explanation ready.
outer_rim-story-enc_lothal_mon_calamari_01-lothal-passed = “Nothing to object to,” notes the lieutenant, and up goes the barrier.
outer_rim-story-enc_lothal_mon_calamari_01-lothal-failed = “Incomplete,” he says. There is a fee for that, and no receipt.

outer_rim-story-enc_lothal_mon_calamari_01-mon_calamari = Salt wind, wet ropes, and a dry dock that looks grown rather than built. The
    shipwrights run webbed hands along your hull and click their tongues at whoever worked on it last. By the evening tide every dent is
    a memory.

outer_rim-story-enc_lothal_mon_calamari_02-lothal = At the ship works outside the city a production line has lost its rhythm, and the
    supervisor all patience. He shoves you in front of a stuttering assembly arm as tall as a house. “Fix it while it runs. Stopping
    costs extra.”
outer_rim-story-enc_lothal_mon_calamari_02-lothal-passed = One new relay, and the arm stops stuttering. The supervisor pays and almost
    smiles.
outer_rim-story-enc_lothal_mon_calamari_02-lothal-failed = The arm greets you with a swing. The supervisor asks if you could lie down
    elsewhere.

outer_rim-story-enc_lothal_mon_calamari_02-mon_calamari = The lift stops between two decks of the floating city, and a wall slides open.
    Tired people in flight suits sit around star charts and cold soup. They look up, and wait to hear whose side you are on.
outer_rim-story-enc_lothal_mon_calamari_02-mon_calamari-passed = You talk until the soup is warm again. They decide to forget the old
    stories.
outer_rim-story-enc_lothal_mon_calamari_02-mon_calamari-failed = They hear you out politely. Then the wall closes, and the lift goes on.

outer_rim-story-enc_lothal_mon_calamari_03-lothal = A nervous man at the noodle counter pushes a napkin your way: a barn, an hour,
    rebels in hiding. The Imperial office is right across the street. The road to the barn is only a little longer.

outer_rim-story-enc_lothal_mon_calamari_03-mon_calamari = Once a year the floating cities race everything that swims, flies or does
    neither properly. You line up between a kelp barge and a retired admiral. The course leads under three bridges and through a
    waterfall, and the starting gun is a real one.
outer_rim-story-enc_lothal_mon_calamari_03-mon_calamari-passed = You leave the waterfall first, dripping and cheered, and collect the
    prize.
outer_rim-story-enc_lothal_mon_calamari_03-mon_calamari-failed = The second bridge is lower than it looked. The admiral waves as he
    passes.

outer_rim-story-enc_lothal_mon_calamari_04-lothal = A fat grey transport heaves itself off the prison pad, an escort on either wing. On
    its ramp somebody has scratched names, all of them farmers’. Your engines are warm, and you have about a minute to make up your
    mind.

outer_rim-story-enc_lothal_mon_calamari_04-mon_calamari = Far below the floating city lies an older one, drowned before anybody drew
    maps. The diving bell sets you down by a vault door that has grown shut with coral. No lock, no trick: it only wants somebody to
    pull.
outer_rim-story-enc_lothal_mon_calamari_04-mon_calamari-passed = Coral cracks, the door groans open, and old gold blinks in your lamp.
outer_rim-story-enc_lothal_mon_calamari_04-mon_calamari-failed = The door does not move. Something in your shoulder does.

outer_rim-story-enc_lothal_mon_calamari_05-lothal = A loth-cat drops an officer’s code cylinder at your feet and waits as if you owed it
    a fish. The codes are fresh. Sent at the right moment, they make patrols salute and look the other way. Once, at any rate.

outer_rim-story-enc_lothal_mon_calamari_05-mon_calamari = In the lower harbour the Quarren guild is short of hands and full of stories.
    Crates wait on the wet quay. On one of them sits an elder who would love to tell you who comes and goes here by night.

outer_rim-story-enc_lothal_mon_calamari_06-lothal = A satchel, a stolen speeder bike, and a thief who knows the tall grass better than
    you do. The merchant shouts a reward and throws you the keys to his own machine. It pulls to the left, he shouts, but by then you
    are off.
outer_rim-story-enc_lothal_mon_calamari_06-lothal-passed = You cut the thief off at the stone circle. The merchant counts out the
    reward.
outer_rim-story-enc_lothal_mon_calamari_06-lothal-failed = It pulls to the left once too often. The grass is tall, but not soft.

outer_rim-story-enc_lothal_mon_calamari_06-mon_calamari = The medical frigate smells of bacta and seaweed tea. Two medical droids
    quarrel over who may look after you, and the winner tucks you in, flesh, fur or metal. Later you leave, humming a tune you
    never learned.

outer_rim-story-enc_lothal_mon_calamari_07-lothal = The governor receives you under the great dome, his back to you and all of Lothal at his
    feet. He has read your file, he says, and there are pages in it he read twice. No chair is offered. “Well? Speak.”
outer_rim-story-enc_lothal_mon_calamari_07-lothal-passed = He turns round. A line is added to your file, and for once it is friendly.
outer_rim-story-enc_lothal_mon_calamari_07-lothal-failed = He never turns round. A line is added to your file, in red.

outer_rim-story-enc_lothal_mon_calamari_07-mon_calamari = They are turning a passenger liner into something that is officially still a
    passenger liner. What they tore out lies on the quay, labelled and going cheap. “Please, take something,” begs the quartermaster.
    “We need room for the, er, deck chairs.”

outer_rim-story-enc_lothal_mon_calamari_08-lothal = An abandoned comm tower rises from the grass, stuffed to the top with one man’s
    collection of spare parts. Halfway up, a sensor jammer blinks under a tarpaulin. Its owner is snoring on the balcony, slugthrower in
    his lap.
outer_rim-story-enc_lothal_mon_calamari_08-lothal-passed = Not a bolt rattles. The jammer is down the ladder before the next snore.
outer_rim-story-enc_lothal_mon_calamari_08-lothal-failed = A tin falls, and falls, and falls. You are gone before it lands,
    empty-handed.

outer_rim-story-enc_lothal_mon_calamari_08-mon_calamari = Customs is stuck with a crate of smuggled tools, and nobody knows what they
    are for. Bent hooks, glass rods, a spoon that hums. “Tell me what I have seized,” sighs the inspector, “and the finder’s fee is
    yours.”
outer_rim-story-enc_lothal_mon_calamari_08-mon_calamari-passed = “Pearl cutters,” you say, “for hands with six fingers.” The inspector
    pays on the spot.
outer_rim-story-enc_lothal_mon_calamari_08-mon_calamari-failed = “Cutlery?” you suggest. The inspector writes it down sadly and shows
    you out.

outer_rim-story-enc_lothal_mon_calamari_09-lothal = Sirens across the plain: the garrison is holding a drill. Columns wheel, walkers
    bump into walkers, and up in orbit the patrol waits for a heading. An officer runs a finger down the list of captains worth a visit.
    The finger stops.

outer_rim-story-enc_lothal_mon_calamari_09-mon_calamari = Three small ships full of medicine, one blockade, and a chart table wet with
    spilled tea. The captains argue over which gap to take. Friends fly along for good pay; a stranger has to show them a better plan
    first.
outer_rim-story-enc_lothal_mon_calamari_09-mon_calamari-passed = Your plan works to the second. All the ships get through, and know who
    to thank.
outer_rim-story-enc_lothal_mon_calamari_09-mon_calamari-failed = The gap closes early. You get out with a few scorch marks more than
    planned.

outer_rim-story-enc_lothal_mon_calamari_10-lothal = Paw prints as wide as tables lead from the standing stones into the tall grass.
    Loth-wolves are only a tale, say the herders, and bolt their doors. The old carvings show how to greet one, for those who can read
    them.
outer_rim-story-enc_lothal_mon_calamari_10-lothal-passed = You bow as the carvings do. A huge head bows back, and the herders see it.
outer_rim-story-enc_lothal_mon_calamari_10-lothal-failed = That carving meant “dinner”. You leave the hills quickly and a little torn.

outer_rim-story-enc_lothal_mon_calamari_10-mon_calamari = You only meant to wait out a storm behind the ice. Around you warships rise
    from the sea, lights out, streaming water: a fleet that is on nobody’s list. Some would pay well for its position. Others would be
    grateful for silence.
