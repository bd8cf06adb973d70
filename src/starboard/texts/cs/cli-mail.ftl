# E-mail: how an operator configures it.

cli-serve-smtp-url = server SMTP, kterému se předávají e-maily, např. „smtp://user:password@mail.example:587“; lépe v proměnné STARBOARD_SMTP_URL, kde ho na tomto počítači nikdo jiný nepřečte
cli-serve-mail-from = adresa, ze které e-maily přicházejí (nebo STARBOARD_MAIL_FROM)
cli-serve-public-url = veřejná adresa tohoto serveru pro odkazy v e-mailech, např. „https://games.example“ (nebo STARBOARD_PUBLIC_URL)
error-smtp-url = Adresa serveru SMTP vypadá jako „smtp://user:password@host:587“ nebo „smtps://user:password@host:465“. Tvou tu neopakujeme, může v ní být heslo.
error-mail-from = E-maily přicházejí z obyčejné adresy, např. „starboard@games.example“, ne z „{ $given }“.
error-mail-site = Veřejná adresa serveru vypadá jako „https://games.example“, ne jako „{ $given }“.
error-mail-settings = E-mail potřebuje tři nastavení najednou: --smtp-url, --mail-from a --public-url.
