nim-card = { $card ->
    [single] the one
    [pair] the two
    [trio] the three
   *[none] no card
}
nim-ask-play = { $seat }: which card do you play?
nim-option-take = play { $card }
nim-event-dealt = { $cards ->
    [one] Everybody gets 1 card.
   *[other] Everybody gets { $cards } cards.
}
nim-event-took = { $seat } plays { $card } and takes { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}; stones left: { $left }.
nim-event-drew = { $seat } draws a card.
nim-event-drew-secret = { $seat } draws { $card }.
nim-event-last-stone = { $seat } has taken the last stone: 4 points less.
nim-why-form = Say which card you play, for example: take pair.
nim-why-not-held = You do not hold { $card }.
nim-view-heap = Stones in the heap
nim-view-deck = Cards in the deck
nim-view-hand = Your hand
nim-view-cards = Cards in hand
nim-view-taken = Stones taken
nim-source-single = ones
nim-source-pair = twos
nim-source-trio = threes
nim-source-last = last stone
nim-mark-last = last stone
