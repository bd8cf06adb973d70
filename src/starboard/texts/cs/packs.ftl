# Balíčky obsahu, které píšou lidé.

pack-unknown = Takový balíček tu není, nebo ti k němu nikdo nedal přístup.
pack-changed-meanwhile = Někdo tenhle balíček mezitím uložil: teď je to verze { $revision }. Nic se nepřepsalo. Zkopíruj si svůj text, načti novou verzi a doplň do ní své změny.
pack-owner-only = To smí jen majitel balíčku.
pack-editors-only = Tenhle balíček můžeš číst, ale ne měnit.
pack-not-public = Na tomhle serveru se balíčky nesdílejí se všemi. Sdílej ten svůj odkazem.
pack-link-gone = Tahle pozvánka už neplatí. Požádej o novou.
pack-not-sound = V balíčku „{ $name }“ jsou chyby. Až je opravíš, půjde s ním hrát.
pack-other-game = Tenhle balíček je k jiné hře.
pack-too-fast = Ukládáš příliš často. Počkej minutu a ulož to znovu.
pack-too-many = Balíčků už máš { $most }. Nejdřív nějaký smaž.
pack-too-many-bytes = Tvé balíčky by dohromady byly příliš velké. Nejvíc v bajtech: { $most }.
pack-too-many-editors = Víc lidí tenhle balíček upravovat nemůže. Nejvíc: { $most }.
pack-breaks-game = S tímhle balíčkem se hra zhroutí. Vracej poslední změny jednu po druhé, až najdeš tu, která za to může.
pack-busy = Právě se kontroluje mnoho balíčků. Zkus to za minutu znovu.
pack-wrong-name = Název balíčku tvoří viditelné znaky, bez < a >. Nejvíc jich smí být: { $most }.
pack-wrong-size = Balíček je příliš velký. Nejvíc v bajtech: { $most }.
pack-wrong-toml = Tohle není TOML: { $reason }.
pack-wrong-depth = Tenhle balíček je na kontrolu příliš složitý. Nic se neuložilo.
pack-wrong-time = Kontrola balíčku trvala příliš dlouho. Nic se neuložilo. Limit v sekundách: { $seconds }.

transfer-bad-pack = balíček obsahu s otiskem { $sign } se nedá použít ({ $reason })
transfer-other-pack = balíček obsahu má otisk { $found }, ne { $sign }
transfer-no-pack = chybí balíček obsahu s otiskem { $sign }

cli-serve-public-packs = lidé na tomto serveru smějí sdílet balíčky obsahu se všemi
cli-admin-packs = vypsat balíčky obsahu sdílené se všemi, nebo balíčky jednoho člověka
cli-admin-delete-pack = smazat balíčky obsahu; stoly, kde se s nimi hraje, pokračují
cli-admin-packs-person = čí balíčky (jméno nebo id)
cli-admin-pack-ids = id balíčků
cli-admin-pack = { $pack }  { $changed }  „{ $name }“, { $owner }, { $sharing ->
    [all] pro všechny
    [link] odkazem
   *[private] soukromý
}. Bajty: { $size }
cli-admin-packs-count = Balíčky: { $packs }.
cli-admin-delete-pack-done = Balíček { $pack } je smazaný.
error-admin-no-pack = Balíček „{ $pack }“ tu není.
