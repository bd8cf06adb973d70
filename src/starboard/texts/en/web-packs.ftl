# Content packs where tables are made and played.

## Tables

web-table-pack = Played with the cards of “{ $name }”.
web-menu-workshop = Card workshop
web-new-pack = Cards
web-new-pack-about = Play with the cards of the box, or with those of a pack.
web-new-pack-none = as in the box
web-new-pack-of = { $name } ({ $owner })
web-new-pack-workshop = Open the card workshop
