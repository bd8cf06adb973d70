# E-mail: the pages of the browser. They come when they are first shown.

web-mail = E-mail
web-mail-about = S e-mailovou adresou si nastavíš nové heslo, když své zapomeneš, a pokud chceš, dáme ti vědět o tvých hrách. Nikdo jiný ji nevidí.
web-mail-password-first = Nejdřív chraň své jméno heslem, pak přidej adresu.
web-mail-address = E-mailová adresa
web-mail-add = Poslat odkaz
web-mail-pending = Na adresu { $address } odešel odkaz. Otevři ho do 24 hodin, tím adresu potvrdíš.
web-mail-pending-about = Nic nepřišlo? Podívej se do spamu. Na jednu adresu posíláme nejvýš tři takové e-maily denně.
web-mail-resend = Poslat znovu
web-mail-resent = Odkaz odešel znovu.
web-mail-change = Změnit adresu
web-mail-remove = Odebrat adresu
web-mail-remove-sure = Bez adresy si nové heslo nenastavíš, když své zapomeneš.
web-mail-removed = Tvá e-mailová adresa byla odebrána.
web-mail-forget = Tuto adresu nepoužít
web-mail-notices = Upozornění e-mailem
    .about = Tahy chodí najednou, nejvýš jednou denně za každý stůl. Všechno ostatní přijde hned.
web-mail-every-turn = E-mail při každém tahu
    .about = Hned, jakmile jsi na tahu a nejsi u stolu.
web-mail-kinds = O čem chceš vědět
web-mail-kind-turn = Že jsem na tahu
web-mail-kind-invitation = Pozvánky ke hře
web-mail-kind-over = Konec hry
web-mail-kind-reminder = Že mi dochází čas na tah
web-mail-kind-friend = Žádosti o přátelství
web-mail-leave = Nechat, jak to je

## What links in e-mails lead to

web-mail-confirm-title = Potvrď svou e-mailovou adresu
web-mail-confirm-about = Je to tvoje adresa? Potvrď ji tady.
web-mail-confirm-now = Potvrdit adresu
web-mail-confirm-done = Hotovo: { $name } má e-mailovou adresu { $address }.
web-unsubscribe-title = Zrušit odběr
web-unsubscribe-about = Tento server ti už nepošle žádná upozornění e-mailem ani žádosti o potvrzení této adresy. E-maily o tvém účtu, třeba nové heslo, budou chodit dál.
web-unsubscribe-now = Zrušit odběr
web-unsubscribe-done = Upozornění už ti e-mailem chodit nebudou.
web-unsubscribe-undo = Vzít zpět
web-unsubscribe-undone = Upozornění ti e-mailem zase mohou chodit.

## A forgotten password

web-forgotten = Zapomenuté heslo?
web-forgotten-title = Zapomenuté heslo?
web-forgotten-about = Napiš své jméno nebo e-mailovou adresu. Pošleme ti odkaz, kterým si nastavíš nové heslo.
web-forgotten-who = Jméno nebo e-mailová adresa
web-forgotten-now = Poslat odkaz
web-forgotten-sent = Pokud k tomu známe potvrzenou e-mailovou adresu, odkaz je na cestě. Platí hodinu.
web-forgotten-none = Nic nepřišlo? Podívej se do spamu. Bez potvrzené adresy pomůže jen provozovatel serveru.
web-forgotten-again = Požádat o nový odkaz
web-renew-title = Nastav si nové heslo
web-renew-about = { $name }: zvol si nové heslo. Tady tě přihlásíme, na všech ostatních zařízeních odhlásíme.
web-renew-now = Nastavit heslo
web-renew-done = Nové heslo platí ({ $name }).
