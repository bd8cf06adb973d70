# Nastavení.

## Navigace a nabídka

web-theme = Vzhled
web-theme-dark = tmavý
web-theme-light = světlý
web-theme-system = podle systému

## Nastavení

web-settings-kept = Nastavení platí pro tento prohlížeč.
web-sound = Zvuky
web-sound-about = Krátké a tiché. Dokud se stránky nedotkneš, nic se neozve.
web-sound-off = žádné
web-sound-turn = můj tah
web-sound-all = všechny
web-volume = Hlasitost
web-stories = Příběhy
web-stories-about = Karty vyprávějí krátký příběh nad tím, co dělají.
web-english-names = Anglické názvy karet
web-english-names-about = Karty Arcs mají pod názvem i ten anglický, jako v anglické krabici.
web-rule-codes = Čísla pravidel
web-rule-codes-about = Místo značky § stojí číslo pravidla, třeba ARC-MOVE-01.
web-confirm = Potvrzovat volby
web-confirm-about = První kliknutí ukáže, co by se stalo, druhé to udělá.
web-tiles-left = Seznam zbývajících destiček
web-tiles-left-about = Které destičky ještě zbývají, podle druhu. Puristé to vypínají.
web-worth = Hodnota objektů
web-worth-about = Ukaž na objekt a uvidíš, kolik bodů teď přináší. Puristé to vypínají.
web-notify = Upozornit mě, když jsem na tahu
web-notify-about = Prohlížeč ukáže upozornění, i když je Starboard na pozadí.
web-notify-denied = Prohlížeč to nedovoluje. Změnit se to dá v jeho nastavení pro tuto stránku.
web-notify-unknown = Tento prohlížeč upozornění neumí.

## Když se něco nepovede

web-notify-insecure = Prohlížeče ukazují upozornění jen u adres, které začínají https.

## Je někdo tady?

web-hide = Neukazovat, že jsem online
    .about = Nikdo neuvidí, jestli jsi u stolu nebo online. Hry běží dál jako obvykle.

## Rychlé reakce

web-reactions = Ukazovat reakce
    .about = Uvidíš znaky, které posílají ostatní u tvého stolu.

web-install-offered = Ve vlastním okně a s vlastní ikonou.
web-install-now = Nainstalovat
web-install-by-hand = Pokud to tvůj prohlížeč umí, najdeš v jeho nabídce „Nainstalovat“ nebo „Přidat na plochu“.
web-install-done = Starboard je na tomto zařízení nainstalovaný.
web-install-insecure = Prohlížeče instalují aplikace a doručují upozornění jen u adres, které začínají https. Všechno ostatní funguje i tady.
web-reading = Počkat na mě
web-reading-about = Co se týká tebe, zůstane na obrazovce, dokud nepokračuješ.

## In one room: a curtain between those who play at one device, and a screen that everybody looks at

web-curtain = Opona mezi hráči
web-curtain-about = Když u tohoto zařízení hraje víc lidí, nikdo neuvidí tajemství ostatních.
