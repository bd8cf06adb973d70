# Чужі програми, що грають як боти (docs/programs.md).

cli-schema-programs = вивести натомість схему протоколу для програм (docs/programs.md)

cli-program-move-time = для ботів, що є програмами: скільки секунд є на кожну відповідь (типово { $usual })
cli-program-start-time = для ботів, що є програмами: скільки секунд є на запуск і привітання (типово { $usual })
cli-program-memory = для ботів, що є програмами: пам’ять кожного процесу в МБ (типово { $usual })
cli-program-error-seconds = --move-time і --start-time мають бути більші за 0 і не більші за { $most } с.
cli-program-error-memory = --memory має бути від { $low } до { $high } МБ.
cli-duel-lost = { $name }: { $losses ->
    [0] жодного втраченого ходу.
    [one] { $losses } втрачений хід ({ $told }). Замість нього вибір був випадковим.
    [few] { $losses } втрачені ходи ({ $told }). Замість них вибір був випадковим.
   *[many] { $losses } втрачених ходів ({ $told }). Замість них вибір був випадковим.
}
cli-program-count = { $kind ->
    [start] немає привітання вчасно
    [slow] немає відповіді вчасно
    [ended] процес завершився
    [memory] забракло пам’яті
    [flood] забагато виводу
    [garbled] рядок — не повідомлення
    [confused] відповідь на щось інше
    [illegal] такого варіанта не було
   *[gone] після кількох збоїв більше не запущено
}: { $count }

error-program-system = Програми можуть грати лише в Linux і macOS.
error-program-command = «{ $command }» — не команда. Напиши, наприклад: program:python3 my_bot.py (усе разом у лапках). Закрий усі лапки.
error-program-none = Програми «{ $program }» з команди «{ $command }» тут немає або її не можна запустити.
