### Outer Rim: what the AI player is up to, one story for each AI card.

outer_rim-story-ai_1 =
    Your rival’s manifest looks spotless, whatever may be in the crates. There is a compliment ready for everyone who owns a stamp.

outer_rim-story-ai_2 =
    First the leaks, then the living: your rival patches what drips, asks around for work and keeps an eye out for new faces.

outer_rim-story-ai_3 = Money is short across the way, so your rival has stopped asking whose it is. The nearest patrol is already frowning.

outer_rim-story-ai_4 =
    Crates in, crates out, and no inspector so much as looks up. In the evening your rival buys a round and looks for talent.

outer_rim-story-ai_5 =
    Your rival flies as though somebody else paid for the paint. People talk about it, and quite a few would like to come along.

outer_rim-story-ai_6 = A tidy day on the rival ship: bolts tightened, contracts read twice, not one detour. It is rather unsettling.

outer_rim-story-ai_7 =
    Your rival’s hold has more in it than the law allows. And if nothing else fits in, there is always the shop with the shiny
    gadgets.

outer_rim-story-ai_8 =
    New toys for the ship, loud questions in every tavern and a friendly wave to the patrol: your rival wants to be noticed.

outer_rim-story-ai_9 =
    Your rival strolls between ships for sale, kicking landing gear and counting money that was somebody else’s this morning.

outer_rim-story-ai_10 =
    Loading, boasting, tearing notices off the wall and clearing the best off the shelves: your rival is everywhere at once. What comes
    next is anyone’s guess.
