# Choices made ahead in Outer Rim.

outer_rim-ahead-no-deals = Decline deals
    .about = Every deal that is proposed to you, until your next turn.
outer_rim-ahead-no-requests = Give no credits
    .about = Whenever somebody asks you for credits, until your next turn.
outer_rim-ahead-yield = Do not defend crew
    .about = Until your next turn, as long as your cards and your damage stay as they are.
outer_rim-ahead-no-abilities = Use no abilities in combat
    .about = In other players’ turns: no rerolls, no changed or ignored results. Until your next turn, as long as your cards and your damage stay as they are.
outer_rim-ahead-because-turn = your turn has begun
outer_rim-ahead-because-cards = your cards have changed
outer_rim-ahead-because-damage = your damage has changed
