### Outer Rim: stories of the encounters on the Ring of Kafrene and Takodana.

outer_rim-story-enc_kafrene_takodana_01-ring_of_kafrene =
    Between two noodle stalls on the Ring, news comes free with every bowl. The cook stirs, leans over and murmurs who was last seen
    where, with whom and in whose coat. More broth, more names. You have a good seat.
outer_rim-story-enc_kafrene_takodana_01-takodana =
    The long table in the castle runs from the kitchen to the fireplace, and every quarrel in the galaxy seems to be eating at it. A
    bench creaks, elbows make room: one seat is free, right beside somebody worth talking to.
outer_rim-story-enc_kafrene_takodana_02-ring_of_kafrene =
    The alley is a shortcut until three shapes step into it: one with a pipe, one with a lamp and one who does the talking. “Nothing
    personal,” says the third. “The Ring is an expensive place.” Behind you a gate rattles shut.
outer_rim-story-enc_kafrene_takodana_02-takodana =
    A one-eyed pirate sings, badly and with all her heart, and the whole castle joins in. Somebody hands you ale, somebody else oil.
    Down at the lake two strangers hum along while they hammer your ship’s loose plates straight.
outer_rim-story-enc_kafrene_takodana_03-ring_of_kafrene =
    He carries bounty pucks on a string, like dried mushrooms, and blows the dust off one for you. A hologram flickers: a face, a
    black sun on the collar. “Nobody takes this one,” sighs the seller. “They like their evenings quiet.”
outer_rim-story-enc_kafrene_takodana_03-takodana =
    Behind the second pillar five players bend over a board that was carved into the stone before their great-grandmothers were born.
    The rules are old, the stakes are fresh. The smallest of them pushes out a stool with his foot and rattles the cup.
outer_rim-story-bounty_black_sun_agent =
    WANTED on Ord Mantell: an agent of Black Sun; polite, well dressed, always just leaving. Sold one warehouse to five dealers, two
    of whom have now met. They would like him brought in to explain. His employers will not thank you for it.
outer_rim-story-enc_kafrene_takodana_04-ring_of_kafrene =
    Under the last bench of the shuttle stop a magnet holds a capsule no bigger than a tooth. Somebody has scratched on it: “Not for
    you. For somebody you will meet.” It blinks green whenever you come near, as if it were glad.
outer_rim-story-enc_kafrene_takodana_04-takodana =
    In the castle cellars, treasures pawned over a thousand years lie under dust and illegible labels. The old keeper promises a share
    to anyone who can tell him what the copper thing with the nine handles is. He has been sitting on it for years.
outer_rim-story-enc_kafrene_takodana_04-takodana-passed =
    The tax seal of a lost kingdom! Collectors are bidding before you finish your sentence.
outer_rim-story-enc_kafrene_takodana_04-takodana-failed = “A kettle,” you say. He sighs and sits down on it again.
outer_rim-story-job_encrypted_message =
    The capsule wants to be handed to another captain, and it is not choosy which. It grows warm in your pocket as soon as one is
    near: a handshake, a click, a whisper only the other will understand. Both of you will be paid.
outer_rim-story-enc_kafrene_takodana_05-ring_of_kafrene =
    The locker you opened by mistake holds a folder tied with red string: dates, receipts, and holos of somebody well known in a very
    unlucky hat. You tie the string again, with care. Such a folder is worth most in company.
outer_rim-story-enc_kafrene_takodana_05-takodana =
    Round the big fire each pirate lifts a cup and tells of their finest hour, and the crowd roars or throws bread. Now the cup has
    come to you. You could speak up, or pass it on and keep your ears open.
outer_rim-story-enc_kafrene_takodana_05-takodana-passed = The crowd roars. By morning they will tell it as if they had been there.
outer_rim-story-enc_kafrene_takodana_05-takodana-failed = Bread, crusts, one boot. Custom says that the next round is on you.
outer_rim-story-enc_kafrene_takodana_06-ring_of_kafrene =
    A courier stumbles out of the crowd and into you, pale, with a data spike sewn into his sleeve. Two streets back, white helmets
    push between the stalls. He needs a friend at once, and looks at you to see whether he has found one.
outer_rim-story-enc_kafrene_takodana_06-takodana =
    The grey-haired fellow in the gallery has retired from smuggling eleven times; each time it bored him within a week. He knows
    every customs officer by shoe size. “Settle my bill here,” he says, “and I’ll retire some other day.”
outer_rim-story-enc_kafrene_takodana_07-ring_of_kafrene =
    The lamps of the bazaar turn white all at once. Stormtroopers close both ends of the street, and an officer on a crate reads out
    names. Those not on his list are paid to carry crates. Those on it look for a drain.
outer_rim-story-enc_kafrene_takodana_07-ring_of_kafrene-passed = You leave by way of a laundry, and the reading goes on without you.
outer_rim-story-enc_kafrene_takodana_07-ring_of_kafrene-failed =
    The drain is where they keep their reserves. You get away, bruised and followed.
outer_rim-story-enc_kafrene_takodana_07-takodana =
    Weapons hang on the hooks by the gate, and grudges are supposed to hang there, too. Around one fire sit envoys of every power in
    the galaxy, bored and thirsty. You have the jug. Whose cup will you fill first?
outer_rim-story-enc_kafrene_takodana_08-ring_of_kafrene =
    The forger works in a cupboard behind a barber’s, with ink on every one of his fourteen fingers. “A small flood in an archive, a
    clerk’s mistake, and whoever is angry with you has the wrong file. For my usual fee you were never there.”
outer_rim-story-enc_kafrene_takodana_08-takodana =
    The shipwright by the lake greets your ship first and you second. He is already tightening something with a spanner as long as
    himself. “That was on the house. And I’ve put a piece aside for you, cheap, because your ship likes it.”
outer_rim-story-enc_kafrene_takodana_09-ring_of_kafrene =
    In a freight lift that never stops, hunters trade wanted notices from floor to floor. Two are paid off before you have found your
    feet, and flutter down the shaft like confetti. The next one is still warm, and its owner gets out soon.
outer_rim-story-enc_kafrene_takodana_09-takodana =
    In the yard the champion stands in a circle of chalk and yawns. A row of challengers sits along the wall with cold cloths on their
    heads. First to leave the chalk loses, and no hard feelings. The crowd looks around, and then at you.
outer_rim-story-enc_kafrene_takodana_10-ring_of_kafrene =
    Knock twice, wait, cough: the back wall of the spice shop swings open. The guild keeps its books in disappearing ink and its goods
    on wheels. “All of this must be gone by breakfast,” says the treasurer. “So it’s cheap, and you ask nothing.”
outer_rim-story-enc_kafrene_takodana_10-takodana =
    The Besalisk at the back has owed you money for years. He also owes the Syndicate, whose man sits on his left, and the Hutts,
    whose clerk sits on his right. He plants an elbow on the table and grins: “Wrestle me for it?”
outer_rim-story-enc_kafrene_takodana_10-takodana-passed = His elbow, the plates and the table go over. He pays, rubbing all four wrists.
outer_rim-story-enc_kafrene_takodana_10-takodana-failed = You were counting on one arm. He has brought all four.
