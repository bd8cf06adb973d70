# Letters by e-mail. Only the server says them.

letter-confirm-subject = Potvrď svou e-mailovou adresu
letter-confirm =
    { $name } na serveru { $site } uvádí tuto e-mailovou adresu jako svou.

    Pokud je to tak, potvrď ji do 24 hodin tímto odkazem:
    { $link }

    Pokud o tom nic nevíš, nemusíš dělat nic.
letter-password-subject = Nastav si nové heslo
letter-password =
    Přišla žádost o nové heslo pro jméno { $name } na serveru { $site }, nejspíš od tebe.

    Nastav si ho tady do hodiny. Odkaz funguje jednou:
    { $link }

    Pokud o tom nic nevíš, e-mail ignoruj. Heslo zůstává, jaké bylo.
letter-changed-subject = Tvé heslo bylo změněno
letter-changed =
    Heslo pro jméno { $name } na serveru { $site } bylo změněno. Všechna ostatní zařízení byla odhlášena.

    Pokud o tom nic nevíš, nastav si hned nové:
    { $link }
letter-moved-subject = Tvá e-mailová adresa byla změněna
letter-moved =
    { $name } má na serveru { $site } novou e-mailovou adresu. Na tuto už psát nebudeme.

    Pokud o tom nic nevíš, přihlas se, změň si heslo a vrať svou adresu. Když se přihlásit nejde, napiš provozovateli serveru.
letter-removed-subject = Tvá e-mailová adresa byla odebrána
letter-removed =
    { $name } už na serveru { $site } žádnou e-mailovou adresu nemá. Toto je náš poslední e-mail.

    Pokud o tom nic nevíš, přihlas se, změň si heslo a adresu znovu přidej. Když se přihlásit nejde, napiš provozovateli serveru.
letter-foot = { $kind ->
    [confirm] Nechceš už ze serveru { $site } žádné e-maily? Řekni to tady:
   *[other] Zrušit odběr upozornění ze serveru { $site } (e-maily o tvém účtu budou chodit dál):
}
letter-turns-subject = { $count ->
    [one] Jsi na tahu u 1 stolu
    [few] Jsi na tahu u { $count } stolů
   *[other] Jsi na tahu u { $count } stolů
}
