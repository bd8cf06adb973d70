# Passwords, logging in and out, and one’s data.

## Name and password

web-password = Password
web-password-title = Protect your name
web-password-about = With a password, { $name } belongs to you: your name, tables and rating follow you to other devices.
web-password-new = New password
web-password-hint = At least eight characters. A few words in a row are easy to remember.
web-password-keep = Protect the name
web-password-kept = { $name } is yours now.
web-password-old = Current password
web-password-change-about = Your other devices will be logged out.
web-password-changed = Your password has been changed.
web-login-title = Log in on this device
web-login-about = For names protected by a password.
web-login-enter = Log in
web-login-done = Good to see you, { $name }.
web-logout-title = Log out?
web-logout-kept = Your tables will wait for you. Log in as { $name } whenever you like.
web-logout-not-kept = { $name } has no password: once you log out, nobody can get back to this name and its tables.
web-logout-everywhere = Log out everywhere
web-logout-everywhere-about = Still logged in on a device you don’t have with you? Log out everywhere.
web-logout-everywhere-done = You are logged out on all devices.
web-data-about = This server keeps your name, your tables with what you did and said there, your results and ratings, and your e-mail address if you have added one. Not your network address.
web-data-download = Download everything
web-data-delete-about = You can delete everything. Others can then take your name.
web-data-delete = Delete my data…
web-data-delete-title = Delete all your data?
web-data-delete-name = This deletes everything kept about { $name }:
web-data-delete-person = your name, your password and all logins, your e-mail address, your results and ratings
web-data-delete-tables = your name and everything you have said at tables; your seats will say “someone who left”
web-data-delete-running = in games still in progress, a bot takes your place; tables you made that are waiting for players are closed
web-data-delete-moves = your moves stay, because other people’s games need them, but nobody can tell they were yours
web-data-delete-ever = This cannot be undone.
web-data-delete-write = To confirm, type your name: { $name }
web-data-delete-now = Delete everything
web-data-keep = Keep it
web-data-deleted = All your data has been deleted.
