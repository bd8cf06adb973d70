# Ігри на дні, відпустка й наступний стіл, що чекає: браузер.

web-clock-live = наживо
web-clock-days = на дні
web-clock-days-time = На кожен крок
web-clock-kind = Час іде
web-clock-days-about = Кожен грає, коли йому зручно. Якщо хтось пропустить хід, його зробить бот; якщо пропустить і наступний, бот грає далі, доки гравець не повернеться. Відпустка зупиняє час, у рейтингових іграх теж.
web-days-left-until = Час до { $date }
web-days-away = відпустка до { $date }
web-days-remind = Твій час спливає: { $game }, лишилося { $time }.
web-next = Наступний стіл, що чекає на тебе
web-next-count = { $count ->
    [one] На тебе чекає { $count } стіл
    [few] На тебе чекають { $count } столи
    [many] На тебе чекає { $count } столів
   *[other] На тебе чекає { $count } стола
}
web-next-none = Жоден стіл на тебе не чекає.
web-next-only-here = Жоден інший стіл на тебе не чекає.
web-table-key-next = наступний стіл, що чекає на тебе
web-table-handed-turn = Твій час вийшов, тож цей один хід зробить бот. Потім знову граєш ти.
web-table-log-hand-over-turn = { $seat }: час вийшов. Цей хід зробить бот ({ $level }).
web-table-log-away = { $seat }: починається відпустка.
web-table-log-away-over = { $seat }: кінець відпустки.
web-vacation = Відпустка
web-vacation-about = Під час відпустки твій час в іграх на дні стоїть, у рейтингових теж. Годинники ігор наживо йдуть далі. Інші бачать, до якого дня тебе немає.
web-vacation-left = { $left ->
    [one] У тебе лишився { $left } день відпустки. За будь-які 365 днів їх { $allowance }.
    [few] У тебе лишилося { $left } дні відпустки. За будь-які 365 днів їх { $allowance }.
    [many] У тебе лишилося { $left } днів відпустки. За будь-які 365 днів їх { $allowance }.
   *[other] У тебе лишилося { $left } дня відпустки. За будь-які 365 днів їх { $allowance }.
}
web-vacation-from = Перший день
web-vacation-to = Останній день
web-vacation-costs = { $days ->
    [one] Це коштує { $days } день. Розпочатий день рахується повністю.
    [few] Це коштує { $days } дні. Розпочатий день рахується повністю.
    [many] Це коштує { $days } днів. Розпочатий день рахується повністю.
   *[other] Це коштує { $days } дня. Розпочатий день рахується повністю.
}
web-vacation-start = Піти у відпустку
web-vacation-plan = Запланувати відпустку
web-vacation-now = У тебе відпустка до { $date }.
web-vacation-planned = У тебе буде відпустка від { $since } до { $date }.
web-vacation-end = Закінчити відпустку зараз
web-vacation-drop = Скасувати відпустку
web-vacation-started = Гарної відпустки!
web-vacation-ended = З поверненням! Твій час знову йде.
web-vacation-dropped = Відпустку скасовано.
