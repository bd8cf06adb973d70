# Багато ігор одразу: `starboard simulate`.

cli-simulate = зіграти з ботами багато ігор і записати їх у таблиці для вивчення
cli-simulate-games = кількість ігор; без неї { $games }
cli-simulate-seats = кількість місць; останній бот займає ті, що залишаться
cli-simulate-bots = рівні ботів, наприклад medium,easy; боту, що шукає, потрібні спроби замість секунд: hard@300n
cli-simulate-tables = що записувати, крім результатів, із { $tables } (типово { $usual })
cli-simulate-rules = версія правил, якщо за старішими ще можна грати (типово найновіша)
cli-simulate-names = мова, якою в таблицях поруч з id записано назви (типово en), або none: без назв
cli-simulate-batch = кількість ігор в одному файлі; без неї стільки, скільки триває близько двох секунд
cli-simulate-again = зіграти ті самі ігри, що й у цій теці; з --bots, --option, --pack або --rules ті самі роздачі, у яких змінено лише це
cli-simulate-out = тека для таблиць; після зупинки та сама команда продовжує звідти, а більша кількість ігор додає нові
cli-simulate-dask = нехай грає кластер Dask: той, що за адресою DASK_SCHEDULER_ADDRESS, або власний на цьому комп’ютері
cli-simulate-json = вивести маніфест як JSON
cli-simulate-trying = кілька ігор на пробу…
cli-simulate-rate = { NUMBER($rate, maximumFractionDigits: 1) } ігор/с
cli-simulate-done = { $games ->
    [one] { $games } гра є
    [few] { $games } гри є
   *[many] { $games } ігор є
} в теці { $folder } ({ NUMBER($size, maximumFractionDigits: 1) } МБ).
cli-simulate-next = Сторінка про них: { $command }
cli-schema-tables = натомість вивести стовпці таблиць, які для цієї гри записує `starboard simulate`
cli-simulate-same = { $same ->
    [yes] Це точнісінько ті самі ігри, що й у теці { $folder }.
   *[no] Це інші ігри, ніж у теці { $folder }: правила або боти відтоді змінилися.
}
cli-simulate-varied = Ті самі роздачі, що й у теці { $folder }, змінено: { $varied }
cli-simulate-unknown = Чи це ті самі ігри, сказати не можна: ті, що в теці { $folder }, так і не дограли.
cli-simulate-error-game = Скажи, у яку гру грати, або --again і теку симуляції.
cli-simulate-error-again = З --again більшість налаштувань береться з тієї теки: не вказуй ГРУ, -n, --seats і --seed.
cli-simulate-error-same = Ті самі ігри мають потрапити до іншої теки: --again і --out однакові.

error-missing-extra = Не встановлено: { $packages }. Встанови командою: pip install 'starboard[{ $extra }]'
error-simulation-clock = { $level } думає за годинником, тож його ігор не можна було б повторити. Натомість рахуй спроби: { $better }
error-simulation-version = Один із робочих процесів має Starboard { $there }, а тут { $here }. Встанови всюди ту саму версію.
error-simulation-table = Таблиці «{ $table }» немає. Є: { $known }
error-simulation-names = Назв мовою «{ $lang }» немає. Доступні: { $known }
error-workers-die = Робочі процеси гинули над тими самими іграми { $times ->
    [one] { $times } раз
    [few] { $times } рази
   *[many] { $times } разів
}. Чи вистачає пам’яті? Зроблене збережено; та сама команда продовжить звідти.
error-cluster-none = За адресою { $address } немає кластера Dask: { $reason }
error-cluster-empty = Кластер Dask за адресою { $address } за { $seconds } с не мав жодного робочого процесу. Запусти їх командою: dask worker { $address }
error-cluster-lost = Кластер Dask відмовився від ігор, які мав зіграти. Зроблене збережено; та сама команда продовжить звідти.
error-manifest = { $file } — не маніфест симуляції: { $reason }
error-manifest-none = У теці { $folder } немає симуляції.
error-manifest-settings = У теці { $folder } ігри іншої симуляції: { $setting } там { $there }, а тут { $here }. Теку залишено як є.
error-manifest-games = Тека { $folder } розрахована на більше ігор: там { $there }, тут { $here }. Її залишено як є.
error-folder-full = Тека { $folder } не порожня, і симуляції в ній немає. Її залишено як є.
error-folder-busy = До теки { $folder } пише інший процес. Зачекай, доки він закінчить.
error-part = Файл { $file } пошкоджено: { $reason }. Видали його, і та сама команда зіграє його ігри знову.
error-again-several = Змінилося б кілька речей одразу, тож не можна було б сказати, яка з них щось змінює. Подай лише одне з --bots, --option, --pack і --rules.
error-run-table = Тека { $folder } не має таблиці «{ $table }». Має: { $known }
error-run-column = Таблиця { $table } не має стовпця «{ $column }». Має: { $known }
error-run-game = Гри { $number } немає в теці { $folder }.
error-run-version = Ці ігри зіграно за іншими правилами: { $game } має там версію { $there }, а тут { $here }. Їх зіграє Starboard { $by }.
