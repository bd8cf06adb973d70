# E-mail: how an operator configures it.

cli-serve-smtp-url = the SMTP server that takes e-mail, such as “smtp://user:password@mail.example:587”; better given as STARBOARD_SMTP_URL, where nobody else on this machine can read it
cli-serve-mail-from = the address that e-mail comes from (or STARBOARD_MAIL_FROM)
cli-serve-public-url = the public address of this server, for links in e-mail, such as “https://games.example” (or STARBOARD_PUBLIC_URL)
error-smtp-url = The address of the SMTP server looks like “smtp://user:password@host:587” or “smtps://user:password@host:465”. Yours is not repeated here, because it may hold a password.
error-mail-from = E-mail comes from a plain address such as “starboard@games.example”, not from “{ $given }”.
error-mail-site = The public address of a server looks like “https://games.example”, not like “{ $given }”.
error-mail-settings = E-mail needs three settings together: --smtp-url, --mail-from and --public-url.
