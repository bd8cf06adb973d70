# A table before the start.

## Before the start

web-table-wait-seats = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
web-table-wait-shuffle = Seats are drawn at random when the game starts.
web-table-code = Show QR code
web-table-code-title = Scan to sit down
web-table-code-seat = Scan this with a phone to take seat { $number }.
web-table-code-table = Scan this with a phone to open this table.
web-table-code-failed = The QR code could not be made.
web-table-wait-you = Everybody is here. You can start.
web-table-wait-owner = Everybody is here. The host of the table starts the game.
web-table-invited = A seat at this table is reserved for you.
web-table-leave = Leave
web-table-seat-open = open to everybody
web-table-seat-link = reserved for whoever has the link
web-table-seat-kept = reserved for { $name }
web-table-seat-to-open = Open to everybody
web-table-seat-to-bot = Give it to a bot
web-table-declined = { $name } is not coming. You can open the seat, or give it to a bot.
web-table-copy-link = Copy link
web-table-make-link = New link
web-table-withdraw = Withdraw the link
web-table-link-withdrawn = The link no longer works.
web-table-copied = Copied. Send it to the person you want to play with.
web-table-copy-yourself = Copy this: { $link }
web-table-start = Start
web-table-share = Copy the table’s address

## Who decides what

web-table-remove = Remove

## When something goes wrong

web-table-only-here = Starboard is running on this computer only, so its links work only here. For friends on your network, start it with “python3 run.py --lan”.

## Invitations

web-invite-open = Invite…
