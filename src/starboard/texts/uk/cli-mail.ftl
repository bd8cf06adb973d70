# E-mail: how an operator configures it.

cli-serve-smtp-url = сервер SMTP, якому передавати листи, наприклад «smtp://user:password@mail.example:587»; краще у змінній STARBOARD_SMTP_URL, де його ніхто інший на цій машині не прочитає
cli-serve-mail-from = адреса, з якої приходять листи (або STARBOARD_MAIL_FROM)
cli-serve-public-url = публічна адреса цього сервера для посилань у листах, наприклад «https://games.example» (або STARBOARD_PUBLIC_URL)
error-smtp-url = Адреса сервера SMTP має вигляд «smtp://user:password@host:587» або «smtps://user:password@host:465». Твоєї тут не повторюємо, бо в ній може бути пароль.
error-mail-from = Листи приходять зі звичайної адреси, наприклад «starboard@games.example», а не з «{ $given }».
error-mail-site = Публічна адреса сервера має вигляд «https://games.example», а не «{ $given }».
error-mail-settings = Для листів потрібні три налаштування разом: --smtp-url, --mail-from і --public-url.
