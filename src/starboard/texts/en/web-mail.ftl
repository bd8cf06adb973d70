# E-mail: the pages of the browser. They come when they are first shown.

web-mail = E-mail
web-mail-about = With an e-mail address you can set a new password if you forget yours, and hear from your games if you like. Nobody else sees it.
web-mail-password-first = Protect your name with a password first, then add your address.
web-mail-address = E-mail address
web-mail-add = Send me a link
web-mail-pending = We have sent a link to { $address }. Open it within 24 hours to confirm the address.
web-mail-pending-about = Nothing there? Look in the spam folder. We send at most three such e-mails a day to an address.
web-mail-resend = Send it again
web-mail-resent = We have sent the link again.
web-mail-change = Change the address
web-mail-remove = Remove the address
web-mail-remove-sure = Without an address you cannot set a new password if you forget yours.
web-mail-removed = Your e-mail address has been removed.
web-mail-forget = Do not use this address
web-mail-notices = Notifications by e-mail
    .about = Your turns are gathered, at most once a day for each table. Everything else comes at once.
web-mail-every-turn = An e-mail for every turn
    .about = At once, whenever it is your turn and you are not at the table.
web-mail-kinds = Tell me about
web-mail-kind-turn = My turn
web-mail-kind-invitation = Invitations to a game
web-mail-kind-over = The end of a game
web-mail-kind-reminder = Time running out for my move
web-mail-kind-friend = Friend requests
web-mail-leave = Leave it as it is

## What links in e-mails lead to

web-mail-confirm-title = Confirm your e-mail address
web-mail-confirm-about = Is this your address? Then confirm it here.
web-mail-confirm-now = Confirm the address
web-mail-confirm-done = Done: { $name } now has the e-mail address { $address }.
web-unsubscribe-title = Unsubscribe
web-unsubscribe-about = You will get no more notifications by e-mail from this server, and no requests to confirm this address. E-mails about your account, such as a new password, will still come.
web-unsubscribe-now = Unsubscribe
web-unsubscribe-done = You will get no more notifications by e-mail.
web-unsubscribe-undo = Undo
web-unsubscribe-undone = You can get notifications by e-mail again.

## A forgotten password

web-forgotten = Forgotten your password?
web-forgotten-title = Forgotten your password?
web-forgotten-about = Enter your name or your e-mail address. We will send you a link to set a new password.
web-forgotten-who = Name or e-mail address
web-forgotten-now = Send me a link
web-forgotten-sent = If we know a confirmed e-mail address for it, a link is on its way. It works for one hour.
web-forgotten-none = No e-mail? Look in the spam folder. If you never confirmed an address, only the operator of this server can help.
web-forgotten-again = Ask for a new link
web-renew-title = Set a new password
web-renew-about = { $name }: choose a new password. You will be logged in here and logged out on all other devices.
web-renew-now = Set the password
web-renew-done = You have a new password, { $name }.
