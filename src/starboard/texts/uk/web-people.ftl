# Знайомі люди, і чи вони тут: у браузері.

## Знайомі люди

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
web-people-accept-of = Прийняти: { $name }
web-people-decline-of = Відхилити: { $name }
web-people-withdraw = Відкликати запит
web-people-end = Прибрати з друзів
web-people-block = Заблокувати
web-people-unblock = Розблокувати
web-people-more = Ще: { $name }
web-people-invite = Запросити до гри

## Запрошення

web-invite = Запросити
web-invite-of = Запросити: { $name }
web-invite-title = Запрошення на місце { $number }
web-invite-nobody = Знайди когось за ім’ям. Тут будуть друзі та люди зі спільних ігор.
web-invite-done = Запрошення надіслано: { $name }.
