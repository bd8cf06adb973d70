# Перегляд столу без місця за ним: у браузері.

web-new-visible-all = усі
web-new-visible-all-about = Стіл видно в лобі, і дивитися може кожен.
web-new-visible-all-short = усі
web-new-visible-link = за посиланням
web-new-visible-link-about = Столу немає в жодному списку. Дивитися може кожен, хто має його адресу.
web-new-visible-link-short = лише ті, хто має адресу
web-new-visible-friends = друзі
web-new-visible-friends-about = Дивитися можуть друзі будь-кого за столом. Від початку гри його немає в жодному списку.
web-new-visible-friends-short = друзі гравців
web-new-visible-nobody = ніхто
web-new-visible-nobody-about = Гру бачать лише ті, хто за столом.
web-new-visible-nobody-short = ніхто
web-watch-delay = Глядачі бачать гру
web-watch-at-once = одразу
web-watch-later-short = затримка: { $time }
web-watch-rated = Для рейтингової гри радимо { $time }: тоді ніхто з глядачів не підкаже гравцям.
