### Learning environments: what they refuse.

error-environment-word = „{ $value }“ není platná hodnota { $name }. Vyber jednu z těchto: { $known }.
error-environment-longest = longest je { $longest }, ale ve hře musí být místo aspoň na 1 akci.
error-environment-games = num_envs je { $games }, ale musí být aspoň 1 hra.
error-environment-seeds = Zadaná semínka: { $seeds }, hry: { $games }. Zadej jedno pro všechny, nebo pro každou hru jedno.
error-environment-opponents = Zadaní soupeři: { $found }, ostatní místa: { $wanted }. Zadej jednu úroveň pro všechny, nebo pro každé místo jednu.
error-environment-no-opponents = Tady se učí hráči na všech místech. Se soupeři hrají SeatEnv a TablesEnv.
error-environment-action = Akce { $action } teď není; možností je: { $options }. Řiď se podle action_mask.
error-environment-size = Prostor akcí má velikost { $size }, ale musí mít aspoň { $least }.
error-environment-over = Hra skončila. Nejdřív zavolej reset.
error-environment-actions = Akce mají tvar { $found }, ale musí mít tvar { $wanted }: pro každou hru jednu akci.
error-environment-not-begun = Žádná hra ještě nezačala. Nejdřív zavolej reset.
error-environment-closed = Tento vektor je zavřený a jeho hry jsou pryč. Vytvoř nový.
error-environment-jobs = jobs je { $jobs }, ale musí být od 1 do počtu her: { $games }.
error-environment-bots = { $bot } nejde poslat jiným procesům. Je-li jobs větší než 1, zadej soupeře úrovní, například „medium“.
error-environment-worker = Pracovní proces vektoru skončil (návratový kód { $code }) a všechny jeho hry jsou pryč. Je dost paměti? Začíná tvůj program pod if __name__ == '__main__'? Vytvoř nový vektor.
error-environment-ways = { $name } je { $value }, ale náhoda potřebuje aspoň 1 možný výsledek.
error-environment-resample = Akce tu čeká na náhodu: dokud nerozhodne, nejde nic rozdat znovu. Rozdávej znovu tam, kde rozhoduje hráč.
error-environment-recall = Co si hráč pamatuje, je k dispozici jen jako text (information_state_string). Pole říkají, co vidí teď (observation_tensor).
error-environment-observer = Pozorovatelé sdělují, co vidí jeden hráč, nebo vše, co si pamatuje (public_info, SINGLE_PLAYER). Jiní nejsou.
