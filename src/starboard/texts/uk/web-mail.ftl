# E-mail: the pages of the browser. They come when they are first shown.

web-mail = Електронна пошта
web-mail-about = З електронною адресою можна встановити новий пароль, якщо забудеш свій, і дізнаватися про свої ігри. Більше ніхто її не бачить.
web-mail-password-first = Спершу захисти своє ім’я паролем, а тоді додай адресу.
web-mail-address = Електронна адреса
web-mail-add = Надіслати посилання
web-mail-pending = На адресу { $address } надіслано посилання. Відкрий його протягом 24 годин, щоб підтвердити адресу.
web-mail-pending-about = Нічого не прийшло? Зазирни у спам. На одну адресу ми надсилаємо щонайбільше три такі листи на день.
web-mail-resend = Надіслати ще раз
web-mail-resent = Посилання надіслано ще раз.
web-mail-change = Змінити адресу
web-mail-remove = Вилучити адресу
web-mail-remove-sure = Без адреси не вийде встановити новий пароль, якщо забудеш свій.
web-mail-removed = Твою електронну адресу вилучено.
web-mail-forget = Не використовувати цю адресу
web-mail-notices = Сповіщення поштою
    .about = Ходи надходять разом, щонайбільше раз на день за кожен стіл. Усе інше надходить одразу.
web-mail-every-turn = Лист про кожен хід
    .about = Одразу, коли твій хід, а тебе немає за столом.
web-mail-kinds = Про що сповіщати
web-mail-kind-turn = Мій хід
web-mail-kind-invitation = Запрошення до гри
web-mail-kind-over = Кінець гри
web-mail-kind-reminder = Спливає час на мій хід
web-mail-kind-friend = Запити на дружбу
web-mail-leave = Лишити, як є

## What links in e-mails lead to

web-mail-confirm-title = Підтвердь свою електронну адресу
web-mail-confirm-about = Це твоя адреса? Підтвердь її тут.
web-mail-confirm-now = Підтвердити адресу
web-mail-confirm-done = Готово: { $name } має електронну адресу { $address }.
web-unsubscribe-title = Відписатися
web-unsubscribe-about = Цей сервер більше не надсилатиме тобі сповіщень поштою і прохань підтвердити цю адресу. Листи про твій обліковий запис, як-от новий пароль, надходитимуть і далі.
web-unsubscribe-now = Відписатися
web-unsubscribe-done = Сповіщення поштою більше не надходитимуть.
web-unsubscribe-undo = Повернути
web-unsubscribe-undone = Сповіщення поштою знову можуть надходити.

## A forgotten password

web-forgotten = Пароль забуто?
web-forgotten-title = Пароль забуто?
web-forgotten-about = Введи своє ім’я або електронну адресу. Ми надішлемо посилання, щоб встановити новий пароль.
web-forgotten-who = Ім’я або електронна адреса
web-forgotten-now = Надіслати посилання
web-forgotten-sent = Якщо нам відома підтверджена електронна адреса, посилання вже в дорозі. Воно діє годину.
web-forgotten-none = Нічого не прийшло? Зазирни у спам. Без підтвердженої адреси допоможе лише власник цього сервера.
web-forgotten-again = Попросити нове посилання
web-renew-title = Встанови новий пароль
web-renew-about = { $name }: обери новий пароль. Тут ти ввійдеш, а на всіх інших пристроях буде виконано вихід.
web-renew-now = Встановити пароль
web-renew-done = Новий пароль діє ({ $name }).
