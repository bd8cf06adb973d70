# Starboard as an app of its own, and what is there without a network.

web-app-about = Stůl pro deskové hry mezi hvězdami: s přáteli, s boty a vlastním tempem.
web-install = Starboard jako aplikace
web-install-offered = Ve vlastním okně a s vlastní ikonou.
web-install-now = Nainstalovat
web-install-by-hand = Pokud to tvůj prohlížeč umí, najdeš v jeho nabídce „Nainstalovat“ nebo „Přidat na plochu“.
web-install-done = Starboard je na tomto zařízení nainstalovaný.
web-install-insecure = Prohlížeče instalují aplikace a doručují upozornění jen u adres, které začínají https. Všechno ostatní funguje i tady.
web-offline-read = Číst pravidla
web-offline-rules = Bez připojení: pravidla vidíš tak, jak se načetla naposledy.
