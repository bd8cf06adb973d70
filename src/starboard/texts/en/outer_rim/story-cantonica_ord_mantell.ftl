### Outer Rim: the stories of the encounters on Cantonica and Ord Mantell, and how their tests go.

outer_rim-story-enc_cantonica_ord_mantell_01-cantonica = Crystal lamps, thick carpet, and nine pairs of eyes weighing what you might be
    good for. The croupier taps an empty place at the table and smiles with too many teeth. In here, stakes begin where other casinos
    stop.

outer_rim-story-enc_cantonica_ord_mantell_01-ord_mantell = “Genuine Republic issue, fell off a genuine Republic transport.” The dealer
    sweeps a dented crate from the counter and bangs down the next one. Three of his four hands are already writing the receipt.

outer_rim-story-enc_cantonica_ord_mantell_02-cantonica = The ground trembles before you see them: long-eared fathiers, thundering out of
    the last bend of the practice lap. A tout in a borrowed dinner jacket whispers the name of a certain winner. His own betting slip says
    something else.

outer_rim-story-enc_cantonica_ord_mantell_02-ord_mantell = In the canyons of junk behind the port, a crew takes an old freighter apart
    faster than others could fuel it. Their youngest mechanic gazes at your ship with open longing. The boss is already working out what
    such a farewell is worth.

outer_rim-story-enc_cantonica_ord_mantell_03-cantonica = The sabacc cards have tiny nicks along one edge, and somebody put them there on
    purpose. The pit boss yawns behind a very square guard. You could make use of it, or be the one fair player at this table.
outer_rim-story-enc_cantonica_ord_mantell_03-cantonica-passed = Nobody sees your fingers read the edges. The pot slides across the felt
    to you.
outer_rim-story-enc_cantonica_ord_mantell_03-cantonica-failed = A much heavier hand comes down on yours. The house keeps your stake and
    remembers your face.

outer_rim-story-enc_cantonica_ord_mantell_03-ord_mantell = A company of mercenaries has been paid off and is selling what it flew in on.
    One hull is just leaving in a cloud of smoke. “The next one is better,” says the sergeant. “We don’t charge for the holes.”

outer_rim-story-enc_cantonica_ord_mantell_04-cantonica = He sells battle fleets to governments and, between two courses, small things to
    guests like you. A velvet box comes gliding across the white tablecloth. What lies inside would fit up a sleeve and past most
    doormen.

outer_rim-story-enc_cantonica_ord_mantell_04-ord_mantell = Collectors go from stall to stall along the landing strip, and even the
    loudest traders fall silent. A Weequay with a ledger stops before you, wets his thumb and looks for your page. His friends keep an
    eye on your hands.

outer_rim-story-enc_cantonica_ord_mantell_05-cantonica = A retired card sharp buys you a drink on the terrace and talks about luck. It
    can be asked to think again, she says, but only once, and only by someone who knows how. Then she shows you.

outer_rim-story-enc_cantonica_ord_mantell_05-ord_mantell = The bounty office has one chair, one fan and a wall of faces. The clerk
    flicks past two notices, “already caught” and “died of old age”, and turns the screen your way. The third face blinks.

outer_rim-story-enc_cantonica_ord_mantell_06-cantonica = An old count owns half the stables in Canto Bight and is bored with all of
    them. He waves you into his box: “Go on, talk me into something.” The last guest is just leaving in tears.
outer_rim-story-enc_cantonica_ord_mantell_06-cantonica-passed = He laughs until his monocle drops, then opens a handsome purse for your
    “venture”.
outer_rim-story-enc_cantonica_ord_mantell_06-cantonica-failed = The count yawns. The ushers show you out, and the bill for the
    refreshments is yours.

outer_rim-story-enc_cantonica_ord_mantell_06-ord_mantell = Under a hill of rusty tanks, a depot from the Clone Wars still has power.
    Battle droids hang in its racks like coats. They belong to whoever can bypass the guard circuit, and it hums as if it knew.
outer_rim-story-enc_cantonica_ord_mantell_06-ord_mantell-passed = The humming stops, the racks come down with a sigh. The droids are
    yours to take.
outer_rim-story-enc_cantonica_ord_mantell_06-ord_mantell-failed = The old circuit is not asleep at all. Your fingers tingle first, then
    the rest of you.

outer_rim-story-enc_cantonica_ord_mantell_07-cantonica = A white yacht lies dead in the harbour of a sea that somebody had dug in the
    desert. The owner waves a glass at you: guests, yes; fireworks, yes; engine, no. From below deck comes a smell of burnt marmalade.
outer_rim-story-enc_cantonica_ord_mantell_07-cantonica-passed = You pull a canapé fork out of the coupling. The engine purrs, and the
    owner pays gladly.
outer_rim-story-enc_cantonica_ord_mantell_07-cantonica-failed = The engine coughs once. The guests row ashore, and nobody pays for a
    cough.

outer_rim-story-enc_cantonica_ord_mantell_07-ord_mantell = The barkeep polishes one glass all evening and hears everything. “Name me a
    planet,” he murmurs under the bad music, “and I’ll tell you who doesn’t want to be found there.” Talking is free; drinking is good
    manners.

outer_rim-story-enc_cantonica_ord_mantell_08-cantonica = Three polished gentlemen in grey gloves fall into step with you on the
    promenade. They have a debt note, and the name on it is almost yours. “Almost will do,” says the tallest, and glances at the railing
    above the water.

outer_rim-story-enc_cantonica_ord_mantell_08-ord_mantell = Engines howl at both ends of the alley. A swoop gang circles you, and the one
    in the painted helmet wants your purse, your coat and an apology. Behind the shutters somebody is already taking bets.

outer_rim-story-enc_cantonica_ord_mantell_09-cantonica = The invitation is on real paper, and the donation it asks for is quite real,
    too. Inside, ministers, admirals and crime lords dance to the same tune. Somebody has to give the toast, and the hostess is looking
    round the room.
outer_rim-story-enc_cantonica_ord_mantell_09-cantonica-passed = They repeat your toast all night. By morning the whole coast knows your
    name.
outer_rim-story-enc_cantonica_ord_mantell_09-cantonica-failed = The toast falls flat, but one guest in the corner raises a glass to you.

outer_rim-story-enc_cantonica_ord_mantell_09-ord_mantell = The sign says “Repairs”, the window says “Closed”, and the door opens before
    you knock. The fence has buyers who never ask and scales that never lie. “On the counter with it,” he says. “Anything but the crew.”

outer_rim-story-enc_cantonica_ord_mantell_10-cantonica = A manager glides up with a silver tray: a glass, a pen and a marker in your
    name. “There is no hurry about paying it back,” he smiles. All around, several guests begin to study the ceiling with great
    attention.

outer_rim-story-enc_cantonica_ord_mantell_10-ord_mantell = Behind the speeder wash the smugglers hold their weekly meeting: lights low,
    prices lower, a lookout on the roof. Crates change hands at a nod. Whoever has no quarrel with the Syndicate walks right in. Anybody
    else had better stay in the shadows.
outer_rim-story-enc_cantonica_ord_mantell_10-ord_mantell-passed = You slip away behind a row of crates, and all that is yours leaves
    with you.
outer_rim-story-enc_cantonica_ord_mantell_10-ord_mantell-failed = A lamp swings round, and you run. Whatever they can grab of your
    cargo, they keep.
