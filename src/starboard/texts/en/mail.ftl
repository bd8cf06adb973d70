# E-mail: what the server refuses.

mail-none = This server does not send e-mail.
mail-bad-address = This is not an e-mail address that we can write to.
mail-needs-password = Protect your name with a password first.
mail-nothing-pending = No address is waiting to be confirmed.
mail-too-many = You have asked for too many e-mails. Try again in a few hours.
mail-token-gone = This link has been used or is too old. Ask for a new one.
