# E-mail: what the server refuses.

mail-none = Цей сервер не надсилає листів.
mail-bad-address = На таку електронну адресу ми не можемо написати.
mail-bad-language = Листи є такими мовами: { $known }.
mail-needs-password = Спершу захисти своє ім’я паролем.
mail-nothing-pending = Жодна адреса не чекає на підтвердження.
mail-too-many = Забагато запитів на листи. Спробуй знову за кілька годин.
mail-token-gone = Це посилання вже використано або воно застаріло. Попроси нове.
