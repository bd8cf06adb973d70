nim-card = { $card ->
    [single] jedynka
    [pair] dwójka
    [trio] trójka
   *[none] żadna karta
}
nim-ask-play = { $seat }: którą kartę zagrywasz?
nim-option-take = karta: { $card }
nim-event-dealt = { $cards ->
    [one] Każdy dostaje { $cards } kartę.
    [few] Każdy dostaje { $cards } karty.
   *[many] Każdy dostaje { $cards } kart.
}
nim-event-took = { $seat } zagrywa kartę ({ $card }) i bierze { $stones ->
    [one] { $stones } kamień
    [few] { $stones } kamienie
   *[many] { $stones } kamieni
}; zostało kamieni: { $left }.
nim-event-drew = { $seat } dobiera kartę.
nim-event-drew-secret = { $seat } dobiera kartę: { $card }.
nim-event-last-stone = Ostatni kamień ma { $seat }: o 4 punkty mniej.
nim-why-form = Powiedz, którą kartę zagrywasz, na przykład: take pair.
nim-why-not-held = Nie masz tej karty: { $card }.
nim-view-heap = Kamienie w stosie
nim-view-deck = Karty w talii
nim-view-hand = Twoja ręka
nim-view-cards = Karty na ręce
nim-view-taken = Wzięte kamienie
nim-source-single = jedynki
nim-source-pair = dwójki
nim-source-trio = trójki
nim-source-last = ostatni kamień
nim-mark-last = ostatni kamień
