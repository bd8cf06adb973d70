# E-mail: how an operator configures it.

cli-serve-smtp-url = serwer SMTP, który przyjmuje e-maile, np. „smtp://user:password@mail.example:587”; lepiej w zmiennej STARBOARD_SMTP_URL, której nikt inny na tym komputerze nie przeczyta
cli-serve-mail-from = adres, z którego przychodzą e-maile (lub STARBOARD_MAIL_FROM)
cli-serve-public-url = publiczny adres tego serwera do linków w e-mailach, np. „https://games.example” (lub STARBOARD_PUBLIC_URL)
error-smtp-url = Adres serwera SMTP wygląda tak: „smtp://user:password@host:587” albo „smtps://user:password@host:465”. Twojego tu nie powtarzamy, bo może zawierać hasło.
error-mail-from = E-maile przychodzą ze zwykłego adresu, np. „starboard@games.example”, a nie z „{ $given }”.
error-mail-site = Publiczny adres serwera wygląda tak: „https://games.example”, a nie tak: „{ $given }”.
error-mail-settings = E-mail wymaga trzech ustawień naraz: --smtp-url, --mail-from i --public-url.
