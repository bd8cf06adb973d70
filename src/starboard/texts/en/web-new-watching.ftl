# Watching a table without a seat: in the browser.

web-new-visible-all = everybody
web-new-visible-all-about = The table is listed in the lobby, and anybody can watch.
web-new-visible-all-short = everybody
web-new-visible-link = only by link
web-new-visible-link-about = The table is not listed. Anybody with its address can watch.
web-new-visible-link-short = only people with the address
web-new-visible-friends = friends
web-new-visible-friends-about = Friends of anybody at the table can watch. Once the game starts, it is in no list.
web-new-visible-friends-short = friends of the players
web-new-visible-nobody = nobody
web-new-visible-nobody-about = Only people at the table see the game.
web-new-visible-nobody-short = nobody
web-watch-delay = Spectators see the game
web-watch-at-once = at once
web-watch-later-short = { $time } later
web-watch-rated = For a rated game we suggest { $time }: nobody who watches can help a player then.
