### Outer Rim: stories of databank cards, and how their skill tests end.

outer_rim-story-db_1_1 = White armour gleams all along the landing pad: the Empire has chosen today to count crates. Your buyer waits two
    alleys on, pretending to study the sky. Behind the fuel tanks there is a gap, if you roll the cargo through quietly.
outer_rim-story-db_1_1-passed = Past the tanks, past the patrol, and the crate does not squeak once.
outer_rim-story-db_1_1-failed = The crate squeaks. A report goes out, a ship sets course, and the goods stay with you.

outer_rim-story-db_1_2 = A dock inspector with a damp handshake finds your manifest “remarkably short”. He taps the crate, listens, and
    taps again, a little lower. You had better have a story, and you had better tell it well.
outer_rim-story-db_1_2-passed = He laughs, stamps the form twice and even holds the door for your crate.
outer_rim-story-db_1_2-failed = He believes none of it. The fine is steep, and the crate stays with him.

outer_rim-story-db_1_3 = The buyer’s back door opens, and out come four people in mismatched uniforms with brand-new batons. “Surprise
    inspection,” says the tallest, who looks anything but surprised. They want the crate, and they have not come to discuss it.

outer_rim-story-db_1_4 = A delegation waits at the ramp: a preacher against vice, a speaker for the dockers and a lady whose interests
    have no name. All three object to your crate. An open purse would help; so would a thick skin, or a quick retreat.

outer_rim-story-db_2 = The protocol droid in the corner booth greets you with flawless courtesy, a rifle across his knees. 4-LOM names his
    fee to the last decimal. Or, he adds, you could link up and trade data: he is curious how well your locks hold.
outer_rim-story-db_2-passed = Your locks hold; his almost do. 4-LOM is impressed, and a little offended.
outer_rim-story-db_2-failed = A spark jumps across the link. 4-LOM apologises with perfect manners and keeps his data.

outer_rim-story-db_3 = The bar has gone quiet around the Wookiee with the scar over his eye. Black Krrsantan has worked for the Hutts long
    enough to know who is welcome there. His paw lies on the table; it may open for your credits, or close.

outer_rim-story-db_4 = “You took your time,” says the shadow beside the fruit stall, though you had no appointment. The Black Sun agent
    has two offers: pool your purses and travel together, or slip a small parcel past the Hutts, who would hate to hear of it.

outer_rim-story-db_5 = BoShek leans on a racing skiff, grease up to the elbows, and describes the captain he would fly with: one who can
    follow him through the crane yard, swinging hooks and all. The skiff beside his is already humming.
outer_rim-story-db_5-passed = You clear the last hook side by side with BoShek. He is already packing.
outer_rim-story-db_5-failed = One hook keeps a piece of your skiff. For the right pay, says BoShek, he saw nothing.

outer_rim-story-db_6 = Someone growls under a freighter, and two furry feet stick out. Chewbacca needs somebody at the other end of a
    power converter. Anyone in trouble with the Empire has his trust at once; everyone else may earn it by lifting.
outer_rim-story-db_6-passed = Up it goes. Chewbacca roars something friendly and claps you two steps forward.
outer_rim-story-db_6-failed = The converter stays put. Chewbacca sighs; but he has debts, and might listen to credits.

outer_rim-story-db_7 = An orange astromech comes rolling straight at you, trailing smoke, one leg stuck and all his tools in a temper.
    Chopper grumbles at your wrench and grumbles at your spare parts. It is hard to say which of the two he wants more.
outer_rim-story-db_7-passed = The leg moves again. Chopper beeps an insult that sounds very nearly like thanks.
outer_rim-story-db_7-failed = A short circuit. Chopper rolls off, but not before trying his shock prod on your ship.

outer_rim-story-db_8 = Cikatro Vizago sits enthroned on unmarked crates, polishing the horn that is still whole. “My favourite captain!” he
    says, and he means your purse. Buy into his crates and he comes along; or move one past the Empire, and he pays you.

outer_rim-story-db_9 = Bandages, a long coat, a rifle older than the bar: Dengar is reading the notices on the wall, a finger under each
    line. Then he tears off the top one. “That one’s mine,” he says. “The next could be yours. My price is fair.”

outer_rim-story-db_10 = No name on the door, and the lamp above the couch flickers. Doctor Evazan wipes his instruments on something that
    used to be white. He can patch you up for cash. Or he comes along, and takes only a small sample, flesh or wire.

outer_rim-story-db_11 = Dark goggles, a hood, a very long snout: Garindan has followed you for three streets, hoping you would turn round.
    He whispers in bursts of static. A coin, and you hear who is hiding where; a few more, and he does his whispering aboard your ship.

outer_rim-story-db_12 = A single painting hangs in the empty hangar, and Grand Admiral Thrawn looks at nothing else. To those the Empire
    trusts, he speaks of posts and prospects. To anybody else he shows a battle, frozen in blue light: how would you end it?
outer_rim-story-db_12-passed = Thrawn lets it run. It ends as you said, and he knows how to show gratitude.
outer_rim-story-db_12-failed = “A pity,” says Thrawn, and has the nearest patrol see you off.

outer_rim-story-db_13 = Greedo has put his blaster on the table, pointing at whoever sits down next, and that is you. Somebody owes
    somebody, he explains, and you look like both. Pay up; or make use of the mirror, the door and a long cold stare.
outer_rim-story-db_13-passed = Greedo looks at the mirror, the door, you. All at once he would rather be hired.
outer_rim-story-db_13-failed = You look away first, and his blaster is set to more than a warning.

outer_rim-story-db_14 = On a rooftop pad Hera Syndulla is checking an engine that needs no checking, with one eye on the street. She
    takes friends of the Rebels at their word. Anyone else gets the stick of a shuttle: “Once round the towers, and no bumps.”
outer_rim-story-db_14-passed = Not one bump. Hera leans back and asks when the two of you are leaving.
outer_rim-story-db_14-failed = Three bumps and a flagpole. Hera thanks you kindly and takes back the stick.

outer_rim-story-db_15 = “I was just speaking well of you!” Hondo Ohnaka has two cups, one chair and no money. Buy the next round and he
    will never leave your side. Or there is that other captain, he whispers, whose purse hangs so very loosely.

outer_rim-story-db_16 = The tall black droid wears an Imperial crest and fills the corridor. K-2SO informs you that you are trespassing,
    and how likely you are to regret it. A panel on his back stands open by a finger’s width, just enough for a slicer’s tool.
outer_rim-story-db_16-passed = His eyes flicker. “Your prospects have improved,” says K-2SO. “Mostly because of me.”
outer_rim-story-db_16-failed = The panel snaps shut on your tool. K-2SO turns round, slowly, and is not amused.

outer_rim-story-db_17 = A cargo clerk pushes back her hood, and it is Leia Organa. She needs a ship to travel on and a courier for a
    message. But if the Rebels think ill of you, she only folds her arms: then you had better explain yourself.
outer_rim-story-db_17-passed = She hears you out. “I’ll put in a word for you,” says Leia.
outer_rim-story-db_17-failed = Leia has heard better excuses from senators. She is gone before you finish.

outer_rim-story-db_18 = Lobot says nothing. The lights on his implant run back and forth, and on the wall the cameras of distant ports
    open one by one, until a single room stands still. He turns the picture towards you. Beside it lies a contract, unsigned.

outer_rim-story-db_19 = Maz Kanata climbs on the table to look you in the eye and adjusts her lenses twice. She knows everybody, and where
    they hide. Ask for advice over a bowl of soup; or ask her, very nicely, to leave the soup and come along.
outer_rim-story-db_19-passed = She empties the bowl, hops down and asks which bunk is best, because she wants it.
outer_rim-story-db_19-failed = Nicely was not enough. But a castle costs money, says Maz, and looks at your purse.

outer_rim-story-db_20 = The stool you have just taken grunts. It turns out to be a coat, with Ponda Baba inside. The Aqualish does not
    deal in apologies, given or taken, and his fists are up before the first glass hits the floor.

outer_rim-story-db_21 = Qi’ra receives you in a salon where even the carpet knows when to keep silent. The emblem of Crimson Dawn glows on
    the wall. She pours two glasses: you may work for her masters, or talk her into a free passage, her company included.
outer_rim-story-db_21-passed = She laughs in the right place. Free passage it is, and she will see to it personally.
outer_rim-story-db_21-failed = The smile stays, the door opens. Crimson Dawn will hear that you asked.

outer_rim-story-db_22 = Ziton Moj lets you stand until the music has ended. The Falleen of Black Sun keeps a ledger with a page for
    everyone, and he has just found yours. If it is clean, he has his price. If it is not, he removes his gloves.

outer_rim-story-db_23 = Mist curls from the mask of Zuckuss, and his great eyes look at something that is not here. The Gand has seen a
    face, he rasps, and the place where it hides. He can share it with you. Or you never met: he pays for that, too.

outer_rim-story-db_40_1-step_1 = They have hung lamps over a crate and called it a table, and half the Outer Rim seems to be watching.
    Across from you sits the one captain worth beating. From here on, everything depends on a face that gives nothing away.
outer_rim-story-db_40_1-step_1-passed = You are a closed door, and the last card is the right one.
outer_rim-story-db_40_1-step_1-failed = Somebody in the crowd reads your face aloud. The last card cannot mend that.

outer_rim-story-db_40_1-step_2 = You lay down the hand they will talk about in bars for years, and for a moment nobody makes a sound. The
    legend is yours. Now your opponent’s cards turn over: whoever kept cool may still go home with the pot.

outer_rim-story-db_40_1-step_3 = Your cards look worse the longer you look at them, and the crowd has turned away. You are not tonight’s
    legend. If your opponent kept a straight face, they make their name here; if not, the house helps itself to your purse.

outer_rim-story-db_40_2-step_1 = No lamps, no crowd, and a knife stuck in the tabletop because that is the tradition. The first rounds
    tell you who bluffs, who counts and who has a mirror up their sleeve. You plan your bets like a campaign.
outer_rim-story-db_40_2-step_1-passed = You find the bluffer, the counter and the mirror. Your stake is still whole.
outer_rim-story-db_40_2-step_1-failed = The mirror finds you first. A good part of your stake changes hands.

outer_rim-story-db_40_2-step_2 = One hand is left, and everything lies in the middle. Your opponent counts cards under their breath; you
    have only your voice and a bet that is far too high. Make folding sound like the bargain of a lifetime.
outer_rim-story-db_40_2-step_2-passed = The better hand folds. You show yours, and the whole table groans.
outer_rim-story-db_40_2-step_2-failed = Nobody folds. Your bluff is called, and there is nothing behind it.

outer_rim-story-db_40_2-step_3 = The bluff is dead, and the knife has gone from the tabletop. If your opponent counted right, the pot
    quietly changes pockets. If not, somebody else who lost tonight wants to argue about it: with you, and standing up.

outer_rim-story-db_41_1 = The favor has gone wrong, and the envoy’s smile is thinner than the soup on the table. “We were so fond of you,”
    says the envoy, and lingers on the “were”. A gift would mend much. Or you shrug, and they remember that instead.

outer_rim-story-db_41_2 = The message is short. Whoever trusted you with the favor does not shout, which is worse; there is only a long
    look, and then a back, until the image fades. An hour later a patrol on your scope changes course.

outer_rim-story-db_42-step_1 = The casino in Canto Bight hums like a hive full of money. While the guests cheer a fathier race, you ride
    the laundry lift down among perfumed towels, to where no guest belongs. Two guards are chatting around the corner.
outer_rim-story-db_42-step_1-passed = You pass for a heap of towels. The guards go on arguing about fathiers.
outer_rim-story-db_42-step_1-failed = A towel slips, and there you are. The guards stop chatting.

outer_rim-story-db_42-step_2 = The vault has no keyhole, no wheel and no sense of humour, only a panel that wants a new code every second.
    The money behind it belongs to people whose names are said softly. You unpack your tools and listen to the panel think.
outer_rim-story-db_42-step_2-passed = The panel grows tired of asking. With a sigh, the door swings open.
outer_rim-story-db_42-step_2-failed = The panel takes your picture and sends it to the people with the soft names.

outer_rim-story-db_42-step_3 = Only the floor manager stands between you and the landing pad, with a question about your very heavy
    luggage. Around you, guests sip their bubbles. You have one moment to become somebody who is never asked anything.
outer_rim-story-db_42-step_3-passed = The manager apologises, calls a porter and presses a guest’s gift on you.
outer_rim-story-db_42-step_3-failed = The manager bows and presses a button. Outside, engines start.

outer_rim-story-db_43-step_1 = The freighter lumbers up from Lothal with an Imperial crest and a sleepy pilot. You have to slip into the
    shadow under its belly and stay there, an arm’s length from the plating, until the clamps bite. It does not fly straight.
outer_rim-story-db_43-step_1-passed = The clamps bite with a soft click. Up there, nobody spills a drop.
outer_rim-story-db_43-step_1-failed = The freighter swerves, your hull takes the bump, and the prize jumps away without you.

outer_rim-story-db_43-step_2 = Behind the airlock lie three corridors, two decks and a crew that has drilled for exactly this day. You
    have a plan of the ship, scratched into the lid of a ration tin. Decide where to strike, and which door to shut first.
outer_rim-story-db_43-step_2-passed = The right door shuts at the right moment. The crew is still drilling behind it.
outer_rim-story-db_43-step_2-failed = The wrong door shuts. The crew is on your side of it.

outer_rim-story-db_43-step_3 = The bridge is yours, and so is the little red lamp that tells the whole Empire where you are. The
    transponder is bolted, soldered and sure of itself. Find the one wire that makes it hold its tongue.
outer_rim-story-db_43-step_3-passed = The red lamp goes out. For the Empire, you are now empty sky.
outer_rim-story-db_43-step_3-failed = Wrong wire: it only gets louder. You make off with the freighter, but not unnoticed.

outer_rim-story-db_44-step_1 = It is noon on Tatooine, and even the shadows have gone indoors. The kitchen gate of Jabba’s palace stands
    open for a bit of air; behind it, guards who have eaten too well are snoring. You pack away whatever clinks.
outer_rim-story-db_44-step_1-passed = You step over the last boot. The snoring does not miss a beat.
outer_rim-story-db_44-step_1-failed = One of them was only resting his eyes. Now he wakes the others.

outer_rim-story-db_44-step_2 = Here it is, behind the flour sacks: a slab that has not moved since it was laid, and a hollow sound when
    you stamp on it. There is no handle and no ring, just the edge of the stone and you.
outer_rim-story-db_44-step_2-passed = The slab grinds aside, and the light of your lamp comes back golden.
outer_rim-story-db_44-step_2-failed = The slab lets you try three times. It does not seem to notice.

outer_rim-story-db_44-step_3 = A Jawa has been watching from the cellar hatch, who knows for how long. It points at the slab, at the
    digging gear on its back, at your purse, and chatters something like a special price. Somewhere a guard yawns.

outer_rim-story-db_45-step_1 = Summer ball in Theed: fountains, strings, and a chamberlain who knows every guest by sight except you. The
    jewel is upstairs, for this night only. You stroll up to him as if he were the one who should be nervous.
outer_rim-story-db_45-step_1-passed = He begs your pardon and announces you with two titles you have never heard.
outer_rim-story-db_45-step_1-failed = His memory stays weak until your purse is light. Then he bows.

outer_rim-story-db_45-step_2 = On the upper gallery the carpets end and the marble begins, and every step rings. Royal security makes its
    rounds in felt slippers. You have the length of one waltz to reach the room with the jewel.
outer_rim-story-db_45-step_2-passed = The waltz ends. The door closes behind you, and nobody turns a head.
outer_rim-story-db_45-step_2-failed = The music pauses; your footsteps do not. Lamps flare up along the gallery.

outer_rim-story-db_45-step_3 = The jewel lies under glass, and the glass speaks. “Who wore the stone first?” it asks, in a language as old
    as Yavin’s temples. The right name lifts the lid. So does a hammer, but that wakes the Imperial governor who lent the stone.
outer_rim-story-db_45-step_3-passed = The name is right. The glass lifts, and the house dances on.
outer_rim-story-db_45-step_3-failed = Wrong name, then the hammer: you have the stone, and the governor has your picture.

outer_rim-story-db_46-step_1 = Dust hangs in Kessel’s tunnels like curtains. Your freight sits on the wrong side of the weighing room,
    where overseers weigh whatever moves. A train of empty ore carts rattles towards the exit; lie flat, and it is not quite empty.
outer_rim-story-db_46-step_1-passed = The overseers count the carts, not the shadows in them.
outer_rim-story-db_46-step_1-failed = Your cart weighs too much, by exactly one of you. The overseers lift the cover.

outer_rim-story-db_46-step_2 = The safe lane out takes far too long; the short one is no lane at all. On an old smuggler’s chart someone
    has marked currents, icebergs of carbon, and a spot with three crosses. The notes are in a code long out of fashion.
outer_rim-story-db_46-step_2-passed = You read it right: three crosses mean “not here”. You steer around.
outer_rim-story-db_46-step_2-failed = Three crosses meant “not here”. Something large scrapes along your hull.

outer_rim-story-db_46-step_3 = From here on no chart helps: there is only cloud, lightning and the pull of something that dislikes ships.
    The stick shakes; gaps open and slam like doors in a storm. You choose one and push the throttle all the way.
outer_rim-story-db_46-step_3-passed = You are through before the gap can make up its mind.
outer_rim-story-db_46-step_3-failed = The gap slams early. You limp back, and the freight tumbles off into the clouds.

outer_rim-story-db_46-step_4 = You come out in the Maelstrom with smoking engines and a clock that claims the impossible. Your buyer’s
    ship is already there, lamps blinking. They check your time twice, and only then, without another word, the crates.

outer_rim-story-db_47-step_1 = The prison on Lothal is grey, square and lit from all sides. You lie in the tall grass and time the guards:
    two pairs, one pause, and a supply speeder that comes at dusk. Out of that, a plan can be made.
outer_rim-story-db_47-step_1-passed = Two pairs, one pause, one speeder, and you are inside before the searchlight turns.
outer_rim-story-db_47-step_1-failed = Tonight there are three pairs. The third is standing right in front of you.

outer_rim-story-db_47-step_2 = Cell block four: behind the doors somebody is tapping a merry tune for you. All the locks are wired to
    one panel, and the panel is wired to the alarm. Open the first without waking the second; boots are already on the stairs.
outer_rim-story-db_47-step_2-passed = All doors open at once. The tune becomes running feet, all towards your ship.
outer_rim-story-db_47-step_2-failed = The doors stay shut, the alarm does not, and your picture is on every screen.

outer_rim-story-db_48-step_1 = The Ring of Kafrene hangs between two lumps of rock, and the relay hides in the rubble behind them. The
    regular lane is watched. The other one is nothing but stones, cables and drifting junk, so that is the one you take.
outer_rim-story-db_48-step_1-passed = You thread the last cable with a hand’s width to spare.
outer_rim-story-db_48-step_1-failed = One stone is quicker than you. The relay is ahead; the dent comes with you.

outer_rim-story-db_48-step_2 = You hang below the relay’s dish, and the trade secrets of half a sector whisper past. One service socket,
    one cable, a few quiet minutes, and they are all yours. The socket asks, very politely, for a password.
outer_rim-story-db_48-step_2-passed = The socket thanks you. The secrets pour over, down to somebody’s shopping list.
outer_rim-story-db_48-step_2-failed = The socket stays polite to the last, and calls the station’s fighters.

outer_rim-story-db_49-step_1 = The temple lies so deep under the waves of Mon Calamari that even the lamps of your diving bell look lost.
    Its lock still has power after all these centuries, and a bad temper. It has to be wired up before the sea gets in.
outer_rim-story-db_49-step_1-passed = The lock hums, the water sinks, and the gate lets you in dry.
outer_rim-story-db_49-step_1-failed = The lock opens with a spark, and the spark goes through you first.

outer_rim-story-db_49-step_2 = A stone wheel, twice the height of a Wookiee, bars the stairs. Bubbles rise from the pool beside it, then
    more bubbles. If you can roll the wheel aside quickly, you need not find out what is making them.
outer_rim-story-db_49-step_2-passed = The wheel rolls, you slip through, and the bubbles sound disappointed.
outer_rim-story-db_49-step_2-failed = The wheel does not budge. Whatever made the bubbles comes up to see why.

outer_rim-story-db_49-step_3 = Seven shells lie on the altar, all alike, and above them a story runs along the wall in carved waves. One
    shell is the relic; the others, says the wall, are for thieves. You read it all once more before you reach out.
outer_rim-story-db_49-step_3-passed = The fourth shell, of course: it is the one that hums.
outer_rim-story-db_49-step_3-failed = A thief’s shell. It snaps, it stings, and the altar sinks with all the others.

outer_rim-story-db_50-step_1 = The shift changes in the spice mines of Kessel: a grey line goes down, a greyer one comes up. You pull a
    dusty hood over your head and shuffle along. The Pykes at the gate are counting, but they count badly.
outer_rim-story-db_50-step_1-passed = They count you as nobody in particular. Down you go.
outer_rim-story-db_50-step_1-failed = A Pyke peers under the hood and makes a note of you. You hurry down.

outer_rim-story-db_50-step_2 = Behind a rockfall somebody knocks: three, three, three. A single beam holds the roof, a single boulder
    blocks the way. You set yourself against the stone and push, while dust trickles down as a friendly warning.
outer_rim-story-db_50-step_2-passed = The boulder rolls. Hands reach out, dusty, many, and very much alive.
outer_rim-story-db_50-step_2-failed = The beam gives first. Battered, you crawl back, and the knocking moves on.

outer_rim-story-db_50-step_3 = A dozen freed miners, one lift, and at the top the enforcers of the Pykes, arguing about whose turn it is to look
    down the shaft. Now it matters who goes up first, who makes a noise, and where.
outer_rim-story-db_50-step_3-passed = The noise goes left, the miners go right. The Pykes are guarding an empty shaft.
outer_rim-story-db_50-step_3-failed = The lift stops with a jolt, and the enforcers are waiting for it.

outer_rim-story-db_51-step_1 = Somebody in the old castle on Takodana sells names to the Empire. In front of you are tonight’s dinner orders,
    twelve slips of paper, and one of them is a cipher. You know a bit about ciphers, and nobody orders dessert twice.
outer_rim-story-db_51-step_1-passed = The double dessert it is: table nine, back to the wall.
outer_rim-story-db_51-step_1-failed = You find table nine at last, but somewhere a transmitter has clicked.

outer_rim-story-db_51-step_2 = A nervous little fellow with two spoons sits at table nine. He is only the messenger, he says, and then
    nothing more. You pull up a chair, order a third dessert and chat about anything but spies, until he cannot bear it.
outer_rim-story-db_51-step_2-passed = By the last spoonful he has told you where the others meet.
outer_rim-story-db_51-step_2-failed = He eats your dessert, thanks you and is never seen again.

outer_rim-story-db_51-step_3 = The others meet by the lake below the walls, where the mist is thick and voices carry. Their list of names
    lies on a flat stone, an arm’s length from their boots. You start to crawl. The reeds are dry as paper.
outer_rim-story-db_51-step_3-passed = A reed bends, nobody turns, and the list is gone.
outer_rim-story-db_51-step_3-failed = The reeds announce you. Long coats open, and underneath is Imperial grey.

outer_rim-story-db_90_1 = The notice was under your cup on Tatooine. A noble house of Naboo wants Garindan, the snout that sold its
    letters to whoever paid and then sold the buyers, too. They would love to ask him a thing or two. Tread softly: he hears everything.

outer_rim-story-db_90_2 = On Ord Mantell a bill as long as your arm hangs over the bar: nine tables, one band, the landlord’s nose. The
    innkeepers of the Ring of Kafrene want Ponda Baba for it. The barkeeper, arm in a sling, hands you the notice with pleasure.

outer_rim-story-db_90_3 = A customs officer from Lothal has come to Nal Hutta, swamp up to his knees, to put up one notice. BoShek flew
    past his checkpoint three times, the last time backwards. “Nobody waves at me,” he says, and gives you the flight data.

outer_rim-story-db_90_4 = Even in the canteens of Kessel they laugh about Greedo, who collects other people’s debts and forgets to hand
    them over. The moneylenders of Tatooine do not laugh. One has come in person to slide you the notice, and to pay for your drink.

outer_rim-story-db_90_5 = A gentleman in shoes worth a small ship finds you on Takodana. A casino on Cantonica has lost eleven nights in a
    row to a Gand in a breathing mask, who knew each number before it fell. They want Zuckuss back, to explain how.

outer_rim-story-db_91_1 = On a quay in Theed a doctor counts her crates, then counts again, as if that would make more of them. Bacta, bandages, no
    sender. They are urgently awaited on Mon Calamari, she says; it is better if you do not ask by whom.

outer_rim-story-db_91_2 = A foreman on Ord Mantell sets down the crate as gently as a sleeping child and walks a long way back. The mines
    of Kessel are out of charges, and the usual carrier is out of courage. “Fly smoothly!” he calls from behind a wall.

outer_rim-story-db_91_3 = Nine bottles, dustier than history, come up from the lowest shelf of a cellar on Takodana. On Cantonica somebody
    will pay a fortune to drink them in front of people who cannot. The cellar keeper wraps them in blankets and says goodbye to each.

outer_rim-story-db_91_4 = The forger on Nal Hutta works in a bathtub, the driest spot in the swamp. Each permit is a masterpiece: stamp,
    seal, even the cup ring of a bored official. On Lothal, where nobody moves without papers, they are waiting for exactly that ring.

outer_rim-story-db_92_1 = On Ryloth a retired cook serves you stew and a secret. For ten years she fed Jabba’s palace on Tatooine, and for
    ten years she walked across a hollow slab behind the flour. She wants no share, only to hear how loudly he roared.

outer_rim-story-db_92_2 = Rain is drumming on a Mon Calamari landing pad when an officer without insignia sits down beside you. Her friends
    are in prison on Lothal, and she has drawn it for you. “The doors are the hard part,” she says. “The rest is only stormtroopers.”

outer_rim-story-db_92_3 = In a tapcafe on Lothal a dismissed signal clerk draws you a relay station on a napkin, blind spots and all. It
    hides at the Ring of Kafrene, and still owes him half a year’s pay. He would so like to see it go quiet.

outer_rim-story-db_92_4 = A collector on the Ring of Kafrene is banned from every auction on Cantonica, for reasons that involve a
    chandelier. So you are to sit there in borrowed finery, look bored, and talk every rival out of the one piece that matters.
outer_rim-story-db_92_4-passed = Going, going, yours: the rivals are still nodding at your little speech.
outer_rim-story-db_92_4-failed = The hammer falls for someone else. The finery, it turns out, was only rented.
