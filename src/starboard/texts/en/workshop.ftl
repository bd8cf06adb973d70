# The card workshop: packs of one’s own, made in the browser.

## Packs

workshop-title = Card workshop
workshop-about = Change what cards cost, do and tell, add your own, and play with them.
workshop-new = New pack
workshop-make = Begin
workshop-import = Open a file
workshop-game = Game
workshop-pack-name = Name of the pack
workshop-no-packs = No packs yet.
workshop-nobody = Begin a pack, and give yourself a name on the way.
workshop-no-games = None of the games here takes packs.
workshop-draft = has mistakes
workshop-play = Play
workshop-share = Share
workshop-download = Save as a file
workshop-delete = Delete pack
workshop-delete-about = “{ $name }” will be gone for good. Tables that already play with it go on.
workshop-stop = Stop working on it
workshop-stop-about = You will no longer see or change “{ $name }”, unless you are invited again.
workshop-all-packs = All packs

## Who sees a pack and works on it

workshop-who-sees = Who may see it
workshop-who-edits = Who works on it with you
workshop-edit-about = Whoever opens an invitation can change all cards of this pack. A new invitation makes the one before it invalid.
workshop-invite = Make an invitation
workshop-copy-link = Copy
workshop-copied = Copied.
workshop-not-copied = The browser did not let us copy it. Select it and copy it yourself.

## Cards on the desk

workshop-cards = Cards
workshop-card = Card
workshop-preview = How it reads
workshop-read-in = Read it in
workshop-preview-old = Something on this card is wrong, so you see it as in the box.
workshop-search = Search cards
workshop-show = Show
workshop-none-found = No card like that.
workshop-added = yours
workshop-changed = changed by this pack
workshop-is-wrong = has a mistake
workshop-new-card = New card
workshop-make-card = Add the card
workshop-card-name = Name of the card
workshop-table = Among
workshop-begin-with = Begin with
workshop-empty = an empty card
workshop-copy = Copy
workshop-delete-card = Delete card
workshop-card-back = As in the box
workshop-as-in-box = As in the box
workshop-taken-away = Taken away: { $field }.
workshop-add-more = More for this card
workshop-choose = Choose…
workshop-saved = Saved.
workshop-saved-draft = Saved, with its mistakes. It can be played once they are mended.
workshop-read-only = You can read this pack, but not change it.
workshop-with = Made by { $names }
workshop-wrong = Something here is not right.
workshop-leave = Leave without saving?
workshop-leave-about = What you have changed since you last saved will be lost.
workshop-leave-anyway = Leave
workshop-stay = Stay

## Fields of a card

workshop-none = nothing
workshop-add = add
workshop-add-field = Add to: { $field }
workshop-add-to = Add: { $field }
workshop-part = { $field }: { $number }
workshop-remove = Remove
workshop-remove-part = Remove: { $field } { $number }
workshop-up = Move up
workshop-up-part = Move up: { $field } { $number }
workshop-down = Move down
workshop-down-part = Move down: { $field } { $number }
workshop-less = Less: { $field }
workshop-more = More: { $field }
workshop-by-language = A text for each language
workshop-one-text = One text for all languages

## Two people at one pack

workshop-clash = Somebody changed the same cards
workshop-clash-about = All else is brought together already. Choose whose version of these cards the pack gets.
workshop-clash-save = Save this way
workshop-mine = Mine
workshop-theirs = Theirs
workshop-whose = Whose version: { $card }
workshop-met = Somebody saved meanwhile. Their changes are here now, and yours still are. Save once more.

## Choices

workshop-packs = { $kind ->
    [mine] Your packs
    [editing] Packs you work on with others
   *[shared] Packs for everybody
}
workshop-sharing = { $sharing ->
    [private] Only you
    [link] Whoever has the link
   *[all] Everybody
}
workshop-sharing-about = { $sharing ->
    [private] Nobody but you and those who work on it sees this pack. Whoever plays at your table sees its cards.
    [link] Whoever has the link can read the pack and play with it.
   *[all] Everybody on this server finds the pack and can play with it.
}
workshop-only = { $only ->
    [changed] Changed by this pack
    [wrong] With mistakes
    [house] Made up by us
    [doubt] Uncertain
   *[all] All cards
}
workshop-state = { $state ->
    [saving] Saving…
    [checking] Checking…
    [unsaved] Not saved yet
   *[saved] All saved
}
workshop-mistakes = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
