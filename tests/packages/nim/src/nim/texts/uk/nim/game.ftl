nim-card = { $card ->
    [single] одиниця
    [pair] двійка
    [trio] трійка
   *[none] жодна карта
}
nim-ask-play = { $seat }: яку карту зіграєш?
nim-option-take = карта: { $card }
nim-event-dealt = { $cards ->
    [one] Кожен отримує { $cards } карту.
    [few] Кожен отримує { $cards } карти.
   *[many] Кожен отримує { $cards } карт.
}
nim-event-took = { $seat } грає карту ({ $card }) і бере { $stones ->
    [one] { $stones } камінь
    [few] { $stones } камені
   *[many] { $stones } каменів
}; лишилося каменів: { $left }.
nim-event-drew = { $seat } бере карту.
nim-event-drew-secret = { $seat } бере карту: { $card }.
nim-event-last-stone = Останній камінь: { $seat }, на 4 очки менше.
nim-why-form = Скажи, яку карту граєш, наприклад: take pair.
nim-why-not-held = У тебе немає цієї карти: { $card }.
nim-view-heap = Камені в купі
nim-view-deck = Карти в колоді
nim-view-hand = Твоя рука
nim-view-cards = Карти на руці
nim-view-taken = Взяті камені
nim-source-single = одиниці
nim-source-pair = двійки
nim-source-trio = трійки
nim-source-last = останній камінь
nim-mark-last = останній камінь
