# Паролі, вхід, вихід і власні дані.

## Ім’я та пароль

web-password = Пароль
web-password-title = Захистити ім’я
web-password-about = З паролем ім’я { $name } належить тобі: ім’я, столи та рейтинг будуть з тобою й на інших пристроях.
web-password-new = Новий пароль
web-password-hint = Щонайменше вісім знаків. Кілька слів поспіль легко запам’ятати.
web-password-keep = Захистити ім’я
web-password-kept = Ім’я { $name } тепер твоє.
web-password-old = Поточний пароль
web-password-change-about = На інших пристроях треба буде ввійти знову.
web-password-changed = Пароль змінено.
web-login-title = Вхід на цьому пристрої
web-login-about = Для імен, захищених паролем.
web-login-enter = Увійти
web-login-done = Вхід виконано: { $name }.
web-logout-title = Вийти?
web-logout-kept = Твої столи зачекають. Як { $name } ти можеш увійти будь-коли.
web-logout-not-kept = Ім’я { $name } не має пароля: після виходу ніхто не повернеться ні до нього, ні до його столів.
web-logout-everywhere = Вийти всюди
web-logout-everywhere-about = Твій вхід лишився на пристрої, якого немає під рукою? Вийди всюди.
web-logout-everywhere-done = Вихід виконано на всіх пристроях.
web-data-about = Сервер зберігає твоє ім’я, столи з твоїми ходами й повідомленнями, результати й рейтинги та електронну адресу, якщо вона тут є. Мережевої адреси не зберігає.
web-data-download = Завантажити все
web-data-delete-about = Усе це можна видалити. Тоді твоє ім’я стане вільним для інших.
web-data-delete = Видалити мої дані…
web-data-delete-title = Видалити всі твої дані?
web-data-delete-name = Буде видалено все, що зберігається ({ $name }):
web-data-delete-person = ім’я, пароль і всі входи, електронну адресу, результати й рейтинги
web-data-delete-tables = твоє ім’я й усі твої повідомлення за столами; на твоєму місці буде «хтось, хто пішов»
web-data-delete-running = у розпочатих іграх за тебе далі грає бот; твої столи, що чекають на гравців, буде закрито
web-data-delete-moves = твої ходи залишаться, бо вони потрібні іграм інших, але ніхто не дізнається, чиї вони
web-data-delete-ever = Скасувати це не можна.
web-data-delete-write = Для певності напиши своє ім’я: { $name }
web-data-delete-now = Видалити все
web-data-keep = Залишити
web-data-deleted = Усі твої дані видалено.
