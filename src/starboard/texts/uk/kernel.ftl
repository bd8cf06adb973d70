# Що каже ядро, хоч би яка була гра.

seat = Гравець { $number }
option = { $notation }

event-sealed = { $seat }: таємний вибір зроблено.
event-opened = Усі обрали: відкриваємо вибір.

why-not-an-option = такого варіанта вибору немає
why-not-a-choice = це не варіант вибору і не його запис
why-not-your-turn = зараз вирішує { $seat }
why-game-over = гра вже закінчилася

error-illegal-choice = «{ $choice }» не дозволено: { $reason }.
error-unknown-game = Гри «{ $game }» немає. Установлені ігри: { $known }.
error-not-a-game = Те, що встановлено як «{ $game }» ({ $value }), не є грою з таким ідентифікатором.
error-no-such-rules = Правила гри «{ $game }» є тут у версіях від { $low } до { $high }, а не у версії { $version }.
error-bad-seats = Кількість гравців у грі «{ $game }» — від { $low } до { $high }, а не { $seats }.
error-no-such-seat = Гравця з номером { $seat_number } немає; гравці мають номери від 0 до { $high }.
error-bad-seed = Зерно випадковості — це ціле число від 0 до 2^64 − 1, а не { $seed }.
error-unknown-option = Налаштування «{ $option }» немає. Доступні налаштування: { $known }.
error-bad-option = Налаштування «{ $option }» не приймає значення «{ $value }». Можливі значення: { $known }.
error-not-a-dump = Це не позиція, збережена у форматі { $format }.
error-dump-game = Це позиція з гри «{ $found }», а не з гри «{ $game }».
error-dump-version = Цю позицію створено за версією { $found } правил гри «{ $game }»; тут версія { $version }.
error-broken-dump = Ця позиція пошкоджена: { $reason }.
error-no-record = Уявна позиція не має запису: частина її ніколи не відбувалася.
error-cannot-imagine = Жодна роздача гри «{ $game }» не відповідає тому, що тут відомо.
error-record-short = Рядок { $line }: тут запис обривається. Очікується: { $expected }
error-record-line = У рядку { $line } — «{ $found }». Очікується: { $expected }
error-record-game = Рядок { $line }: це запис гри «{ $found }», а тут гра «{ $expected }».
error-record-start = Рядок { $line }: так почати гру не можна. { $reason }
error-record-move = Рядок { $line }: { $reason }
error-record-end = Рядок { $line }: відтворена тут гра закінчується як «{ $expected }», а в записі — «{ $found }». Запис змінено, або його створено за іншими правилами.
error-unknown-bot = Бота «{ $level }» для гри «{ $game }» немає. Доступні: { $known }.
error-no-mind = Ніхто ще не описав, що боти можуть знати про гру «{ $game }».
error-no-packs = Для «{ $game }» немає пакетів вмісту.
error-pack-missing = Грали з пакетом вмісту, контрольна сума якого { $sign }: укажи його через --pack ФАЙЛ.
error-pack-other = Грали з пакетом вмісту, контрольна сума якого { $sign }, а не { $found }: укажи його через --pack ФАЙЛ.
error-pack-none = Грали без пакета вмісту: прибери --pack.

ours-title = Що наше, а що друковане
ours-mark = { $mark ->
    [house] Наше: ніхто не оприлюднив, як це надруковано
   *[doubt] Непевно: джерела неясні
}
