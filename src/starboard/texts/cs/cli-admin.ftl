## Zálohy

cli-backup = zkopírovat všechno do souboru, i když servery běží
cli-backup-file = nový soubor
cli-backup-done = Soubor { $file } obsahuje všechno a byl zkontrolován. Stoly: { $tables }. Lidé: { $people }. Výsledky: { $results }.
cli-restore = obnovit zálohu do prázdné databáze
cli-restore-file = záloha
cli-restore-done = Všechno je zpět a bylo porovnáno. Stoly: { $tables }. Lidé: { $people }. Výsledky: { $results }.

## Správa

cli-admin = starat se o stoly a lidi v databázi
cli-admin-tables = vypsat stoly
cli-admin-delete = smazat stoly, ať je na nich cokoli; výsledky a hodnocení zůstanou
cli-admin-prune = smazat staré stoly; výsledky a hodnocení zůstanou
cli-admin-people = říct, kdo má které jméno
cli-admin-reset-password = dát nové heslo někomu, kdo své ztratil
cli-admin-table-ids = id stolů
cli-admin-name = jméno, na velikosti písmen nezáleží
cli-admin-status = jen stoly, které jsou open, playing, paused, over nebo closed
cli-admin-older-than = jen stoly, které se tolik dní nezměnily
cli-admin-person = jen stoly lidí tohoto jména
cli-admin-yes = opravdu to udělat; jinak se jen řekne, co by se stalo
cli-admin-table = { $table }  { $changed }  { $game }  { $status ->
    [open] volný
    [playing] hraje se
    [paused] pozastaven
    [closed] zavřen
   *[over] dohrán
}  { $people }
cli-admin-free = volné
cli-admin-count = Stoly: { $tables }.
cli-admin-deleted = Stůl { $table } je smazán.
cli-admin-pruned = Smazané stoly: { $tables }.
cli-admin-would-prune = Stoly, které by byly smazány: { $tables }. Chceš-li je opravdu smazat, přidej --yes.
cli-admin-nobody = Jméno „{ $name }“ nikdo nemá.
cli-admin-who = { $name }  { $kept ->
    [yes] jméno chráněné heslem
   *[no] host
}, od { $since }, id { $id }. Stoly: { $tables }.
cli-admin-rating = { $game }: hodnocení { $rating }, započítané hry: { $games }
cli-admin-new-password = { $name } se přihlásí novým heslem { $password }
cli-admin-close = zavřít stoly navždy: nikdo tam už nehraje a výsledek není
cli-admin-ban = zakázat někomu na tomto serveru cokoli dělat; hrát za něj budou boti
cli-admin-unban = dovolit návrat někomu, kdo měl zákaz
cli-admin-mute = zakázat někomu psát ve všech chatech; hrát může dál
cli-admin-unmute = dovolit zase psát někomu, kdo to měl zakázané
cli-admin-log-out = odhlásit někoho na všech zařízeních
cli-admin-delete-person = smazat všechno, co se o někom ví; nelze to vzít zpět
cli-admin-name-or-id = jméno, nebo id, jak je vypíše „admin people“
cli-admin-because = proč, slovy pro ty, kterých se to týká
cli-admin-status-prune = jen stoly v tomto stavu; jinak dohrané a zavřené
cli-admin-closed = Stůl { $table } je zavřen.
cli-admin-ban-done = { $name } má zákaz.
cli-admin-unban-done = { $name } se může vrátit.
cli-admin-mute-done = { $name } už nemůže psát v žádném chatu.
cli-admin-unmute-done = { $name } může zase psát.
cli-admin-log-out-done = Všechna přihlášení jsou ukončena: { $name }.
cli-admin-is-banned = { $words ->
    [none] – zákaz
   *[other] – zákaz: { $words }
}
cli-admin-is-muted = – nesmí psát v žádném chatu
cli-admin-delete-person-done = Všechny údaje jsou smazány: { $name }. Stoly: { $tables }.
cli-admin-delete-person-would = Smazaly by se všechny údaje: { $name } ({ $id }). Stoly: { $tables }. Chceš-li je opravdu smazat, přidej --yes.
error-admin-over = Hra u stolu { $table } skončila. Stůl lze jen smazat.
error-admin-several = Jméno „{ $name }“ má víc lidí. Vyber jednoho podle id: { $ids }
cli-admin-chat = vypsat, co se u stolu napsalo, s čísly řádků
cli-admin-erase = odstranit řádky chatu pro všechny
cli-admin-remove = poslat někoho pryč od stolu, kde se ještě nehraje; vrátit se tam nemůže
cli-admin-table-id = id stolu
cli-admin-line-numbers = čísla řádků, jak je vypíše „admin chat“
cli-admin-line = { $line }  { $name }: { $text }
cli-admin-erased = Řádek { $line } je odstraněn.
cli-admin-removed = { $name } už u stolu { $table } nesedí.
error-admin-not-there = { $name } u stolu { $table } nesedí.
