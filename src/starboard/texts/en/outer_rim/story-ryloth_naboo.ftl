### Outer Rim: stories of the encounters on Ryloth and Naboo.

outer_rim-story-enc_ryloth_naboo_01-ryloth =
    The path ends at a cave where washing hangs between two heavy blasters. Twi’lek partisans look up from their soup, and one of them
    reads your face like a letter. “I’ve heard about this one,” she says, and puts down her spoon.
outer_rim-story-enc_ryloth_naboo_01-naboo =
    In the palace of Theed the Empire is giving a gala: crystal, uniforms, a fountain that runs pink. At the top of the stairs a
    steward looks up every guest on his list. Useful friends and badly guarded purses are waiting behind him.
outer_rim-story-enc_ryloth_naboo_01-naboo-passed = By dessert a moff is telling you his hunting stories. You have arrived.
outer_rim-story-enc_ryloth_naboo_01-naboo-failed = You praise the wrong admiral’s moustache. Nobody asks you to stay for dessert.
outer_rim-story-enc_ryloth_naboo_01-naboo-passed_2 = You go in by the kitchen with a tray, and come out with more than glasses on it.
outer_rim-story-enc_ryloth_naboo_01-naboo-failed_2 = The steward has never seen this waiter before. His silence is not cheap.
outer_rim-story-enc_ryloth_naboo_02-ryloth =
    Something takes the blurrgs from their pens at night, fence and all. The herders point up the gorge and stay exactly where they
    are. In the third cave two long feelers unfold, then the claws, then the rest of the lylek.
outer_rim-story-enc_ryloth_naboo_02-naboo =
    On the lake shore a Gungan with a fishing net watches you turn your map round for the fourth time. He knows the swamps, the
    currents, and a shortcut through nearly everything. His fee is small; his stories, he warns you, are long.
outer_rim-story-enc_ryloth_naboo_03-ryloth =
    Crates stand stacked in a cool cellar: bandages, water filters, dried fruit that the villages saved from their own shelves. “On
    Lothal they have it worse,” says the old Twi’lek at the door. “All we lack is somebody with a ship.”
outer_rim-story-enc_ryloth_naboo_03-naboo =
    A collector in Theed shows you two identical paintings in identical frames. One is four centuries old, one perhaps four weeks, and
    his guests will be here within the hour. Whoever can tell them apart may name a price. He looks unwell.
outer_rim-story-enc_ryloth_naboo_03-naboo-passed = That blue was not made until last year. He pays and hangs up the other one.
outer_rim-story-enc_ryloth_naboo_03-naboo-failed = You point with great confidence. He thanks you and goes to ask somebody else.
outer_rim-story-enc_ryloth_naboo_04-ryloth =
    The ryll mine is silent. The workers sit on the rails, arms linked; opposite stand the owners with an Imperial permit and gold
    watches. Now both sides have noticed you, and both shout the same thing: “You there, tell them who is right!”
outer_rim-story-enc_ryloth_naboo_04-naboo =
    The archivist lets you into the reading room for as long as her tea stays hot. Between flood charts and royal laundry lists you
    find a page somebody forgot to burn, and learn it by heart. Such things come in useful.
outer_rim-story-enc_ryloth_naboo_05-ryloth =
    The local pilots have a wager: through the Needle at full throttle, just before the heat storm, when the whole canyon shakes like
    jelly. The stakes lie in an upturned helmet. Beside it, very tactfully, they have put a stretcher.
outer_rim-story-enc_ryloth_naboo_05-ryloth-passed = Out at the far end, one rock ahead of the storm. The helmet is yours.
outer_rim-story-enc_ryloth_naboo_05-ryloth-failed = The canyon narrows; your ship does not. You limp home to polite applause.
outer_rim-story-enc_ryloth_naboo_05-naboo =
    Mist from the planet’s core seeps up through the lake, and two boats meet in it without lights. You let your ship drift closer,
    engines off, one more shadow among the reeds. Something large is drifting down there as well.
outer_rim-story-enc_ryloth_naboo_05-naboo-passed = Voices carry over water. Now you know who is hiding here, and from whom.
outer_rim-story-enc_ryloth_naboo_05-naboo-failed = The large thing takes your ship for a rival. Boats and voices scatter.
outer_rim-story-enc_ryloth_naboo_06-ryloth =
    A bunker from the Clone Wars sleeps in the hillside, its doorway blocked by a fallen girder. Your lamp finds a gap, and behind it
    racks of white armour, still in rank and file. All you have to do is lift.
outer_rim-story-enc_ryloth_naboo_06-ryloth-passed = The girder groans and gives way. As the dust settles, one suit looks about your size.
outer_rim-story-enc_ryloth_naboo_06-ryloth-failed = The girder does move in the end, unfortunately towards you.
outer_rim-story-enc_ryloth_naboo_06-naboo =
    You only asked the royal hangar of Theed for a drop of oil. When you come back, seven mechanics in spotless gloves stand around a
    ship you hardly recognise, without a single scratch. The bill is written on very beautiful paper.
outer_rim-story-enc_ryloth_naboo_07-ryloth =
    An old Twi’lek takes one look at you and shoos a sleeping tooka off his only chair. He has herb compresses, a soldering iron and
    an endless tale about his sister’s wedding. When it ends, nothing hurts any more.
outer_rim-story-enc_ryloth_naboo_07-naboo =
    “Unknown ship, hold your course.” Two security fighters settle to your left and right, close enough to count the pilots’ medals. A
    scanner beam crawls along your hull while somebody, somewhere, looks you up in the Imperial register.
outer_rim-story-enc_ryloth_naboo_08-ryloth =
    The recruiter buys a round for the whole cave tavern and sits down at your table in person. Rings, teeth, a contract: the
    Syndicate needs friends on Ryloth. At the bar the locals fall silent. They would like to hear your answer, too.
outer_rim-story-enc_ryloth_naboo_08-naboo =
    Premiere in Theed: the queue of gondolas reaches back to the waterfalls. One box is still free, opposite the royal one and
    under two chandeliers. The price is shameless, but the whole capital would look at you instead of the tenor.
outer_rim-story-enc_ryloth_naboo_09-ryloth =
    A data chip waits in a hollow milestone on the road to Lessu; the courier who should have fetched it sits in an Imperial cell. Its
    buyers still pay. Across the road three very upright gentlemen are having a picnic in brand-new boots.
outer_rim-story-enc_ryloth_naboo_09-ryloth-passed = A herd of blurrgs ambles by, and you with it. Behind you the milestone is empty.
outer_rim-story-enc_ryloth_naboo_09-ryloth-failed = One of the picnickers takes your picture. It goes straight to the garrison.
outer_rim-story-enc_ryloth_naboo_09-naboo =
    A frightened clerk in Theed hands you a list of informants that the Imperial garrison has been missing for days. You take it back
    to the right desk; nobody forbade you to read it in the lift. One name might be worth saying aloud.
outer_rim-story-enc_ryloth_naboo_10-ryloth =
    Six freighters full of families, a blockade of bored gunners, and one gap when their watch changes. The captains spread a chart
    before you: who goes first, who waits, and where will your ship be when it gets loud?
outer_rim-story-enc_ryloth_naboo_10-ryloth-passed = All six slip through. One day their children will play at being you.
outer_rim-story-enc_ryloth_naboo_10-ryloth-failed = The gap closes early. The convoy turns back, sheltered by what is left of your shields.
outer_rim-story-enc_ryloth_naboo_10-naboo =
    A squadron of yellow trainers comes round the waterfall and takes you for the target ship. Their instructor sounds delighted:
    “Paint shells only! Well, mostly. Beat my class, and everything they have bet in the mess is yours.”
