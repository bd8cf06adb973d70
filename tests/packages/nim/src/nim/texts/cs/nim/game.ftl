nim-card = { $card ->
    [single] jednička
    [pair] dvojka
    [trio] trojka
   *[none] žádná karta
}
nim-ask-play = { $seat }: kterou kartu zahraješ?
nim-option-take = karta: { $card }
nim-event-dealt = { $cards ->
    [one] Každý dostává { $cards } kartu.
    [few] Každý dostává { $cards } karty.
   *[other] Každý dostává { $cards } karet.
}
nim-event-took = { $seat } hraje kartu ({ $card }) a bere { $stones ->
    [one] { $stones } kámen
    [few] { $stones } kameny
   *[other] { $stones } kamenů
}; zbývá kamenů: { $left }.
nim-event-drew = { $seat } si bere kartu.
nim-event-drew-secret = { $seat } si bere kartu: { $card }.
nim-event-last-stone = Poslední kámen má { $seat }: o 4 body méně.
nim-why-form = Řekni, kterou kartu hraješ, třeba: take pair.
nim-why-not-held = Tuhle kartu nemáš: { $card }.
nim-view-heap = Kameny na hromádce
nim-view-deck = Karty v balíčku
nim-view-hand = Tvoje ruka
nim-view-cards = Karty v ruce
nim-view-taken = Vzaté kameny
nim-source-single = jedničky
nim-source-pair = dvojky
nim-source-trio = trojky
nim-source-last = poslední kámen
nim-mark-last = poslední kámen
