# Letters by e-mail. Only the server says them.

letter-confirm-subject = Confirm your e-mail address
letter-confirm =
    The player { $name } at { $site } has given this e-mail address as their own.

    If that was you, open this link within 24 hours to confirm it:
    { $link }

    If it was not you, you need not do anything.
letter-password-subject = Set a new password
letter-password =
    Somebody, probably you, has asked for a new password for { $name } at { $site }.

    Set it here within one hour. The link works once:
    { $link }

    If it was not you, ignore this e-mail. Your password stays as it is.
letter-changed-subject = Your password has been changed
letter-changed =
    The password of { $name } at { $site } has been changed. All other devices have been logged out.

    If it was not you, set a new one now:
    { $link }
letter-moved-subject = Your e-mail address has been changed
letter-moved =
    { $name } at { $site } now has another e-mail address. We will not write to this one any more.

    If it was not you, log in, change your password and put your address back. If you cannot log in, write to the operator of the server.
letter-removed-subject = Your e-mail address has been removed
letter-removed =
    { $name } at { $site } no longer has an e-mail address. This is our last e-mail to you.

    If it was not you, log in, change your password and add your address again. If you cannot log in, write to the operator of the server.
letter-foot = { $kind ->
    [confirm] Do you want no more e-mails from { $site }? Say so here:
   *[other] Unsubscribe from notifications of { $site } (you will still get e-mails about your account):
}
letter-turns-subject = { $count ->
    [one] Your turn at 1 table
   *[other] Your turn at { $count } tables
}
