# Whether the dice were fair.

## The end

web-table-fair = Were the dice fair?
web-table-fair-how = Before the game the server published the SHA-256 of a secret: the promise. Each player then sealed some luck of their own, and revealed it only when everybody’s was sealed. All dice and draws come from the secret and this luck, so nobody could choose them: not the server, not a player, not both together.
web-table-fair-how-old = Before the game the server published the SHA-256 of a secret: the promise. Each player added something of their own. All dice and draws come from the secret and what the players added.
web-table-fair-promise = Promise, from before the game
web-table-fair-secret = Secret, revealed at the end
web-table-fair-luck = Added by { $name }
web-table-fair-seed = Seed: SHA-256 of the secret and everybody’s luck
web-table-fair-verify = To replay the whole game and compare, save the record and run:

## Fair dice

web-fair-checked = fair: your browser has checked it
web-fair-whole = the numbers match
web-fair-broken = something is wrong
web-fair-checked-how = Your browser remembered the promise and your luck from before the game. Both are still the same, and everything that follows from them matches.
web-fair-left-out = { $name } was away when the dice were prepared, and added no luck.
web-fair-wrong-promise = The secret does not match the promise: the dice were changed.
web-fair-wrong-other-promise = This is not the promise your browser kept from before the game: the dice were changed.
web-fair-wrong-luck = This is not the luck your browser added: the dice were changed.
web-fair-wrong-seals = A seal does not match its luck and name: something was changed.
web-fair-wrong-seed = The record was played with another seed: the dice were changed.
