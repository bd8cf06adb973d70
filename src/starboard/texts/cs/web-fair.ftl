# Byly kostky poctivé?

## Konec

web-table-fair = Byly kostky poctivé?
web-table-fair-how = Před hrou server zveřejnil otisk (SHA-256) svého tajemství. Každý hráč pak zapečetil svůj příspěvek a ukázal ho, až když byly zapečetěné všechny. Všechny kostky i tažené destičky a karty vycházejí z tajemství a z těchto příspěvků, takže si je nikdo nemohl vybrat: ani server, ani hráč, ani oba společně.
web-table-fair-how-old = Před hrou server zveřejnil otisk (SHA-256) svého tajemství. Každý hráč přidal něco svého. Všechny kostky i tažené destičky a karty vycházejí z tajemství a z toho, co hráči přidali.
web-table-fair-promise = Otisk, z doby před hrou
web-table-fair-secret = Tajemství, prozrazené na konci
web-table-fair-luck = Příspěvek: { $name }
web-table-fair-seed = Semínko: SHA-256 z tajemství a ze všech příspěvků
web-table-fair-verify = Chceš-li celou hru přehrát a porovnat, ulož záznam a spusť:

## Poctivé kostky

web-fair-checked = poctivé: tvůj prohlížeč to ověřil
web-fair-whole = čísla k sobě sedí
web-fair-broken = něco nesedí
web-fair-checked-how = Tvůj prohlížeč si z doby před hrou pamatuje otisk i tvůj příspěvek. Obojí zůstalo stejné a všechno, co z toho plyne, sedí.
web-fair-left-out = { $name } ke kostkám nic nepřidává: při míchání tu nikdo neodpověděl.
web-fair-wrong-promise = Tajemství neodpovídá otisku: kostky byly změněny.
web-fair-wrong-other-promise = Tohle není otisk, který si tvůj prohlížeč pamatuje z doby před hrou: kostky byly změněny.
web-fair-wrong-luck = Tohle není příspěvek, který přidal tvůj prohlížeč: kostky byly změněny.
web-fair-wrong-seals = Některá pečeť neodpovídá příspěvku a jménu: něco bylo změněno.
web-fair-wrong-seed = Hra v záznamu se hrála s jiným semínkem: kostky byly změněny.
