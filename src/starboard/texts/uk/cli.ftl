# Командний рядок.

cli-about = Цифровий стіл для космічних настільних ігор. Без команди запускає сервер.
cli-lang = мова: en, cs, pl або uk
cli-play = зіграти в терміналі
cli-replay = переглянути запис гри крок за кроком
cli-rules = показати правила гри, шукати в них і рахувати їх
cli-duel = зіграти між ботами багато ігор, кожну роздачу з кожного місця
cli-bench = виміряти, як швидко працює гра

cli-game = гра, наприклад carcassonne
cli-seed = початок усіх випадковостей; те саме зерно дає ті самі ігри
cli-jobs = кількість робочих процесів
cli-json = вивести результат як JSON

cli-percent = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-round-percent = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }
cli-number = { NUMBER($number, minimumFractionDigits: 0, maximumFractionDigits: 2) }
cli-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

cli-error-positive = Кількість ігор і кількість процесів мають бути не менші за 1.

cli-duel-bots = рівні ботів, щонайменше два, наприклад hard medium medium або hard@0.2 з 0,2 секунди на рішення; той самий можна вказати кілька разів; program:КОМАНДА — це власна програма (docs/programs.md)
cli-duel-games = кількість ігор; кожну роздачу грають з кожного місця
cli-duel-seats = кількість гравців; на решті місць грає останній з ботів. Без неї кожен указаний бот грає на одному місці
cli-duel-options = налаштування гри
cli-duel-out = записувати ігри в цей файл; та сама команда після зупинки продовжує, а з більшою кількістю ігор додає нові
cli-duel-chart = намалювати результат як діаграму
cli-duel-result = Бот { $a } виграє в бота { $b } { $rate } ігор ({ $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
}; довірчий інтервал 95% за роздачами: від { $low } до { $high }).
cli-duel-level = рівень
cli-duel-won = виграші
cli-duel-rate = частка виграшів (довірчий інтервал 95%)
cli-duel-place = середнє місце (довірчий інтервал 95%)
cli-duel-score = очки
cli-duel-played = ігри
cli-duel-chart-title = { $game } · { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
}
cli-duel-by-deals = Інтервали — за роздачами: усі ігри однієї роздачі разом — це одне спостереження. Роздач: { $deals }.
cli-duel-chart-note = Пунктир: де були б усі, якби були однаково сильні. Інтервали — за роздачами.
cli-duel-stopped = Зупинено. Зіграно ігор: { $games } з { $wanted }.
cli-duel-goes-on = Зупинено. Зіграно ігор: { $games } з { $wanted }. Та сама команда продовжить звідси.
cli-duel-error-chart = Діаграма — це SVG: її файл називається ФАЙЛ.svg, а не { $file }.

error-tournament-few = Укажи щонайменше двох ботів.
error-tournament-seats = Ботів більше, ніж місць. Боти: { $bots }. Місця: { $seats }.
error-ledger-none = У файлі { $file } немає ігор турніру. Файл залишився без змін.
error-ledger-settings = У файлі { $file } ігри іншого турніру: { $setting } там { $there }, а тут { $here }. Файл залишився без змін.
error-ledger-line = { $file }, рядок { $line }: це не гра цього турніру. Файл залишився без змін.

cli-seats = кількість гравців
cli-bench-games = кількість ігор у кожному раунді; кількість раундів: { $rounds }
cli-bench-rate = { $game }, { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
   *[many] { $seats } гравців
}, одне ядро: { $rate } випадкових ігор за секунду (в окремих раундах від { $low } до { $high }), { $decisions } рішень за секунду.
cli-bench-costs = Посеред гри: копія { $copy } мкс, збереження й читання { $dump } мкс. Найбільша позиція: { $size } кБ.
cli-bench-step = Крок { $kind }: { $micros } мкс.
cli-bench-conditions = Умови: { $python }, { $compiled ->
    [yes] скомпільовано
   *[no] не скомпільовано
}; { $machine }, { $cores ->
    [one] { $cores } ядро
    [few] { $cores } ядра
   *[many] { $cores } ядер
}, навантаження { $load }; { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
} від зерна { $seed }.
cli-bench-what = гра, наприклад carcassonne, «server», «soak» або «all» для всіх ігор і сервера
cli-bench-sockets = для сервера: кількість з’єднань, що грають
cli-bench-seconds = для сервера: скільки секунд вимірювати
cli-bench-database = для сервера: де зберігати ігри (типово в новому файлі SQLite)
cli-bench-servers = для сервера: скільки серверів мають спільну базу; тоді це мусить бути PostgreSQL
cli-bench-processes = для сервера: скільки процесів він має на своєму порту; для кількох потрібна PostgreSQL
cli-bench-tables = для «soak»: скільки столів по двоє людей
cli-bench-bots = для «soak»: скільки столів, де боти грають між собою
cli-bench-minutes = для «soak»: як довго триває
cli-bench-error-number = Укажи щонайменше одну гру, кількість з’єднань не меншу за { $least } і більше ніж 0 секунд.
cli-bench-error-servers = Кілька серверів можуть мати спільною лише базу PostgreSQL: укажи її через --database postgresql://….
cli-bench-server-rate = Надійно записаних кроків за секунду: { $rate }; з’єднань: { $sockets }. Від вибору до відповіді: половина за { $middle } мс, 95% за { $late } мс, 99% за { $last } мс.
cli-bench-server-refused = Відхилено: { $refused }. Так не має бути.
cli-bench-soak-sample = За { $minutes } хв: сервер { $server } МБ, робочі процеси { $workers } МБ, відкриті файли { $handles }, база { $database } МБ, ботів у черзі { $waiting }.
cli-bench-soak-moves = Кроків людей: { $moves }, відповідь за { $middle } мс (95%: { $late }, 99%: { $last }); завершених ігор ботів: { $games }.
cli-bench-soak-stuck = { $stuck ->
    [0] Жоден стіл не завис.
   *[other] Завислі столи: { $tables }.
}
cli-bench-server-cpu = Зайняті ядра: сервер { $server }, клієнти { $clients }.
cli-bench-server-memory = Стіл у пам’яті займає { $size } кБ. Коли стільки ж столів прибрано, наступні займають додатково { $again } кБ.
cli-bench-server-start = Запуск зі збереженими столами ({ $stored }): { $seconds } с.
cli-bench-server-conditions = Умови: { $python }; { $machine }, { $cores ->
    [one] { $cores } ядро
    [few] { $cores } ядра
   *[many] { $cores } ядер
}, навантаження перед тим { $load }, nice { $nice }; { $database }, { $servers ->
    [one] { $servers } сервер
    [few] { $servers } сервери
   *[many] { $servers } серверів
}, { $seconds } с.

cli-rules-game = гра; без неї всі ігри
cli-rules-words = показати лише правила з цими словами або з цим ідентифікатором
cli-rules-coverage = запустити тести, що називають правила, і порахувати перевірені ними правила
cli-rules-ours = порахувати, що друковане, а що наше
cli-rules-none = «{ $wanted }» немає в жодному правилі.
cli-rules-examples = Розібрані приклади
cli-rules-ambiguities = Розв’язані неясності
cli-rules-running = Виконуємо тести гри { $game }…
cli-rules-covered = { $game }: правила з успішним тестом, який їх називає: { $covered } із { $total }.
cli-rules-examples-covered = Розібрані приклади: { $covered } із { $total }.
cli-rules-untestable = не можна перевірити: { $id } ({ $why })
cli-rules-missing = бракує: { $id }
cli-error-no-tests = Покриття правил визначають тести, а вони є лише у вихідному коді. Запусти «python3 run.py rules --coverage» у клоні репозиторію.
cli-error-tests-broke = Тести не виконано: { $output }

## Гра

cli-play-me = твоє місце за столом, нумерація з 0
cli-play-bot = рівень усіх ботів: even, newcomer, easy, medium, hard або master (master@3 має 3 секунди на рішення); без нього — medium
cli-play-bots = рівні ботів, по одному на кожне інше місце, наприклад easy,hard
cli-play-all-bots = на всіх місцях грають боти, а ти дивишся
cli-play-option = налаштування гри; можна вказати кілька разів
cli-play-save = зберегти запис у цей файл
cli-play-resume = продовжити гру з цього запису

cli-you = ти
cli-bot = бот: { $level }
cli-level = { $level ->
    [even] рівний
    [newcomer] новачок
    [easy] легкий
    [medium] середній
    [hard] складний
    [master] майстер
    [random] випадковий
    [greedy] жадібний
    [uct] чистий перебір
   *[other] { $level }
}
cli-seat-line = { $name } ({ $player })
cli-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
cli-prompt = ? довідка · u назад · r правила · w чому ні · l журнал · s зберегти · q вийти
cli-watch-prompt = Enter: наступний крок. e: до кінця. q: зберегти й вийти.
cli-more = — далі: натисни Enter —
cli-not-shown = Усе покаже v. Не вмістилося: { $parts }.
cli-shown-small = Намальовано дрібніше, щоб вмістилося. Напиши v, щоб побачити більше.
cli-end-prompt = Напиши s, щоб зберегти запис, або натисни Enter, щоб вийти.
cli-end = Гру закінчено.
cli-place = { $place }. { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
cli-undone = Повернуто до твого попереднього рішення.
cli-saved = Гру збережено у файлі { $path }
cli-resume-how = Щоб продовжити: { $command }
cli-log-empty = Ще нічого не сталося.
cli-why-allowed = «{ $choice }» дозволено.
cli-why-not = «{ $choice }» не дозволено: { $reason }.
cli-no-rules = Списку правил цієї гри цією мовою немає.
cli-rules-how = Напиши r та ідентифікатор правила або слово, наприклад: r CSW-FIGHT-08
cli-rules-more = { $more ->
    [one] Ще { $more } правило не показано.
    [few] Ще { $more } правила не показано.
   *[many] Ще { $more } правил не показано.
}

cli-help-number = Щоб обрати варіант, напиши його номер.
cli-help-marks = ⌂ після назви означає: наше, бо ніхто не оприлюднив, як це надруковано. «?» після назви означає: джерела неясні. І те, й інше рахує «starboard rules ГРА --ours».
cli-help-notation = Вибір можна написати і в нотації, так, як він стоїть у записах.
cli-help-commands =
    ?        ця довідка
    v        усе ігрове поле, екран за екраном; «v 3» ставить стовпець 3 посередині
    u        повертає до твого попереднього рішення, разом із ходами ботів
    r ID     показує правило; «r СЛОВО» знаходить правила з цим словом
    w ТЕКСТ  чому цей вибір не дозволено
    l        останні події
    s        зберігає запис; «s ФАЙЛ» зберігає його туди
    q        зберігає й виходить; так само діють Ctrl-C і Ctrl-D
cli-board-cropped = Ігрове поле ширше за термінал. Приховані стовпці: { $hidden }. Напиши v і номер стовпця, щоб побачити інші.
cli-board-cropped-rows = Поле вище за термінал. Приховані рядки: { $hidden }. Напиши v, щоб побачити все поле.
cli-fight-ahead = бій, { $kind }, клітинка { $cell }: { $odds }
cli-odds = { $side } { $percent }% ({ $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[many] { $dice } кубиків
})

cli-error-number = Номера { $number } тут немає; є номери від 1 до { $high }.
cli-error-column = «{ $column }» — не номер стовпця.
cli-error-no-undo = Немає твого попереднього рішення, до якого можна було б повернутися.
cli-error-why-what = Напиши w і вибір у нотації, наприклад: w place 1,0 r90
cli-error-write = Файл { $path } неможливо записати: { $reason }.
cli-error-read = Файл { $path } неможливо прочитати: { $reason }.
cli-error-option = Налаштування задають як НАЗВА=ЗНАЧЕННЯ, а не як «{ $option }».
cli-error-bots = --bots потребує по одному рівню на кожного бота й не поєднується з --bot. Кількість ботів: { $wanted }. Кількість заданих рівнів: { $given }.
cli-error-resume-setup = Запис має власну кількість гравців, зерно й налаштування; не вказуй --seats, --seed і --option.

## Перегляд запису

cli-replay-file = файл із записом
cli-replay-no-input = вивести всі кроки одразу
cli-no-stories = не розповідати історій карток
cli-english-names = показати також англійські назви карт
cli-replay-start = Початок гри, { $total ->
    [one] { $total } крок
    [few] { $total } кроки
   *[many] { $total } кроків
}
cli-replay-move = Крок { $number } із { $total }: { $move }
cli-replay-prompt = Enter: далі. b: назад. Номер: цей крок. e: кінець гри. q: вийти.
cli-replay-how = Натисни Enter для наступного кроку або напиши b, e, q чи номер кроку.
cli-replay-first = Це початок гри.
cli-replay-last = Це останній крок.
cli-error-move = Кроку { $number } немає; останній крок запису має номер { $high }.

cli-serve = відкрити столи для гравців через HTTP і WebSockets
cli-serve-host = адреса, на якій слухає сервер
cli-serve-lan = гра для всіх у локальній мережі: сервер слухає на всіх адресах і показує QR-код
cli-serve-port = порт, на якому слухає сервер; без нього — перший вільний від { $first }
cli-serve-database = де все зберігається: sqlite:///ШЛЯХ або postgresql://…
cli-serve-no-browser = не відкривати лобі в браузері
cli-serve-processes = скільки процесів сервера мають спільний порт, щоб працювало більше ніж одне ядро; потрібна PostgreSQL (типово: 1)
cli-serve-processes-number = Кількість процесів — від 1 до { $most }.
cli-serve-processes-database = Кілька процесів можуть мати спільною лише базу PostgreSQL: укажи її через --database postgresql://… або не вказуй --processes. Те, що зберігає SQLite, перенесуть туди команди «starboard backup» і «starboard restore».
cli-serve-processes-workers = Боти думають у власних процесах, і кожному процесу сервера потрібен принаймні один: укажи --bot-workers { $processes } або більше, або не вказуй цього параметра.
cli-serve-processes-system = Ця система не може запустити кілька процесів сервера на одному порту; Linux і macOS можуть. Не вказуй --processes.
cli-serve-bot-workers = кількість процесів, у яких думають боти
cli-serve-bot-budget = скільки секунд бот рівня «майстер» може думати над рішенням (складному треба менше)
cli-serve-analysis-budget = скільки думати над кожним рішенням закінченої гри, коли хтось хоче її аналізу
cli-serve-patience = скільки секунд має гравець, щоб відповісти або повернутися, коли за нього має грати бот
cli-serve-https = сервер доступний через HTTPS: файли cookie надсилаються лише так
cli-serve-origin = інший сайт, якому можна користуватися цим сервером; можна вказати кілька разів
cli-serve-trusted-proxy = адреса проксі перед цим сервером, чиєму X-Forwarded-For довіряємо (можна повторювати; типово жодного)
cli-serve-metrics-from = мережа, якій можна читати /metrics, наприклад 10.0.0.0/8 (можна повторювати; типово цей комп’ютер)
cli-serve-host-name = ім’я, за яким до сервера звертаються браузери; можна вказати кілька разів
cli-serve-no-limits = без обмеження кількості запитів, для навантажувальних тестів
cli-serve-here = Starboard тут: { $url }
cli-serve-data = Усе зберігається тут: { $database }
cli-serve-lan-scan = Відскануй телефоном у тій самій мережі:
cli-serve-lan-plain = З’єднання HTTP не шифрується, і його може читати кожен у тій самій мережі: вдома можна, у кав’ярні не варто.
cli-serve-lan-none = Цей комп’ютер не в мережі, тож ніхто інший до нього не дістанеться.
cli-serve-stop = Ctrl-C зупиняє сервер; нічого не втратиться.
cli-serve-no-port = Не вдається слухати на порту { $port }: { $reason }. Обери інший через --port.

cli-verify = перевірити, чи кубики у грі були чесні
cli-verify-file = файл із записом
cli-verify-promise = хеш, оприлюднений на початку; підтверджує, що це запис саме тієї гри
cli-verify-luck = внесок, який запам’ятав твій браузер, із номером місця: 1=…; можна вказати кілька разів
cli-verify-bad-luck = «{ $given }» — це не місце і його внесок. Напиши, наприклад, 1=2f0c….
cli-verify-other-luck = Місце { $number } внесло не те, що вказано: кубики підмінено.
cli-verify-other-names = Ім’я на місці { $number } не те, яке було запечатано: імена підмінено.
cli-verify-part = { $named ->
    [no] Внесок до кубиків зробило місце { $number }.
   *[other] Внесок до кубиків робить { $name } (місце { $number }).
}
cli-verify-game = { $game }: усю гру відтворено ({ $moves ->
    [one] { $moves } крок
    [few] { $moves } кроки
   *[many] { $moves } кроків
}), і кінець такий, як у записі.
cli-verify-scores = Рахунок: { $scores }.
cli-verify-no-promise = Запис не містить обіцянки, тож про вибір його зерна нічого сказати не можна.
cli-verify-other-promise = Запис містить іншу обіцянку, ніж задана.
cli-verify-broken = Таємниця не відповідає обіцянці: кубики підмінено.
cli-verify-other-seed = Зерно походить не з таємниці та внесків гравців: кубики підмінено.
cli-verify-fair = Кубики були чесні: зерно походить із таємниці, якій відповідає обіцянка { $promise }, та із внесків гравців.

cli-tables = перенести всі столи з бази даних у файл або з файлу до бази даних; сказати, яких версій правил вони потребують
cli-tables-action = export, import або versions
cli-tables-file = файл
cli-tables-ids = лише ці столи
cli-tables-exported = Файл { $file } містить { $tables ->
    [one] { $tables } стіл
    [few] { $tables } столи
   *[many] { $tables } столів
}.
cli-tables-imported = Перенесено столів: { $imported }. Уже були тут і лишилися без змін: { $skipped }.
cli-tables-no-file = Для `tables { $action }` потрібен ФАЙЛ.
cli-tables-version = { $game }, версія правил { $version }: столів: { $tables }, незавершених: { $unfinished }. { $state ->
    [newest] За нею починають нові столи.
    [older] Вона потрібна, доки тут є ці столи.
    [unused] Жоден стіл тут її не потребує: її можна прибрати.
   *[missing] У цій програмі її вже немає: ці столи не відкрити.
}
cli-tables-version-files = Записи, які хтось зберігає у файлах, не враховано.

cli-schema = вивести JSON-схему протоколу сервера

cli-analyse = ще раз переглянути гру: у кого які були шанси й чого коштувало кожне рішення
cli-analyse-file = запис, який створює `starboard play` або завантаження зі столу
cli-analyse-seconds = скільки думати над кожним рішенням
cli-analyse-tries = кількість спроб на рішення замість секунд: однакова кількість дає однаковий результат
cli-analyse-all = показати кожне рішення, а не лише переломні моменти
cli-analyse-chart = намалювати шанси протягом гри як графік
cli-analyse-progress = думаю
cli-analyse-player = гравець
cli-analyse-chance = шанс на перемогу від початку до кінця
cli-analyse-decisions = рішення
cli-analyse-average = середня втрата
cli-analyse-none = Ніхто не припустився помітної помилки.
cli-analyse-turning = Переломні моменти:
cli-analyse-every = Усі рішення:
cli-analyse-move = Крок { $number }, { $name }: { $said }
cli-analyse-right = { $played } — нічого кращого не знайдено.
cli-analyse-better = { $played }. Краще: { $best } (шанс на перемогу менший на { $loss }).
cli-analyse-title = { $game } · шанси на перемогу
cli-analyse-curve = шанс на перемогу, крок за кроком
cli-analyse-error-positive = Секунди, спроби й процеси мають бути більші за 0.
cli-analyse-error-game = Для { $game } аналізу ще немає.
