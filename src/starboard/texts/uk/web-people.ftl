# Знайомі люди, і чи вони тут: у браузері.

## Чи хтось тут

web-here-here = тут
web-here-thinking = тут, думає
web-here-away = не тут, востаннє { $when }
web-here-lost = зв’язок перервано
web-hide = Не показувати, що я онлайн
    .about = Ніхто не бачитиме, чи ти за столом або онлайн. Ігри йдуть далі, як завжди.

## Швидкі реакції

web-reactions = Показувати реакції
    .about = Ти бачитимеш знаки, які надсилають інші за твоїм столом.
web-react = Надіслати реакцію
web-react-told = { $name }: { $what }
web-react-yes = Так!
web-react-no = О ні
web-react-clap = Браво!
web-react-wow = Ого!
web-react-laugh = Ха-ха!
web-react-sad = Як шкода
web-react-thinking = Гм…
web-react-hurry = Швидше, будь ласка
web-react-thanks = Дякую!
web-react-sorry = Вибач!
web-react-luck = Хай щастить!
web-react-good-game = Гарна гра!

## Знайомі люди

web-here-online = онлайн
web-people = Люди
web-people-name-first = Вкажи своє ім’я — і знайдеш тут людей, яких знаєш.
web-people-search = Знайти людей за ім’ям
web-people-search-hint = Щонайменше дві літери. Знайдеш імена, захищені паролем, і гостей, з якими є спільна гра.
web-people-found = { $count ->
    [0] Нікого не знайдено.
    [one] Знайдено { $count } людину
    [few] Знайдено { $count } людини
   *[many] Знайдено { $count } людей
}
web-people-friends = Друзі
web-people-no-friends = Друзів ще немає. Запроси когось зі спільних ігор або пошукай за ім’ям.
web-people-requests = Запити
web-people-played = Нещодавно за одним столом
web-people-no-played = Тут будуть люди, з якими ти дограєш гру.
web-people-played-at = спільна гра { $when }
web-people-blocked = Заблоковані
web-people-blocked-about = Від заблокованих людей не приходять запити, запрошення, реакції та повідомлення. Вони про це не дізнаються.
web-people-friend = серед твоїх друзів
web-people-asked = запит надіслано, відповіді ще немає
web-people-asks = хоче дружити
web-people-ask = Запропонувати дружбу
web-people-accept = Прийняти
web-people-accept-of = Прийняти: { $name }
web-people-decline = Відхилити
web-people-decline-of = Відхилити: { $name }
web-people-withdraw = Відкликати запит
web-people-end = Прибрати з друзів
web-people-block = Заблокувати
web-people-unblock = Розблокувати
web-people-more = Ще: { $name }
web-people-invite = Запросити до гри
web-people-now-friends = Нова дружба: { $name }.
web-people-now-asked = Запит надіслано: { $name }.
web-people-now-blocked = Більше нічого не надходитиме: { $name }.

## Запрошення

web-inbox = { $count ->
    [0] Запрошення й запити: немає
    [one] Запрошення й запити: { $count }
    [few] Запрошення й запити: { $count }
   *[many] Запрошення й запити: { $count }
}
web-inbox-none = Тебе ніщо не чекає.
web-inbox-invites = { $name } запрошує тебе до гри: { $game }.
web-inbox-asks = { $name } хоче з тобою дружити.
web-invite = Запросити
web-invite-open = Запросити…
web-invite-of = Запросити: { $name }
web-invite-title = Запрошення на місце { $number }
web-invite-nobody = Знайди когось за ім’ям. Тут будуть друзі та люди зі спільних ігор.
web-invite-done = Запрошення надіслано: { $name }.
