# Hesla, přihlášení, odhlášení a vlastní údaje.

## Jméno a heslo

web-password = Heslo
web-password-title = Ochrana jména
web-password-about = S heslem patří jméno { $name } jen tobě: jméno, stoly i hodnocení půjdou s tebou na jiná zařízení.
web-password-new = Nové heslo
web-password-hint = Aspoň osm znaků. Několik slov za sebou se dobře pamatuje.
web-password-keep = Ochránit jméno
web-password-kept = Jméno { $name } je teď tvé.
web-password-old = Současné heslo
web-password-change-about = Tvá ostatní zařízení se odhlásí.
web-password-changed = Heslo je změněné.
web-login-title = Přihlášení na tomto zařízení
web-login-about = Pro jména chráněná heslem.
web-login-enter = Přihlásit se
web-login-done = Vítej zpět · { $name }
web-logout-title = Odhlásit se?
web-logout-kept = Tvé stoly na tebe počkají. Jako { $name } se můžeš kdykoli zase přihlásit.
web-logout-not-kept = Jméno { $name } nemá heslo: po odhlášení se k němu ani k jeho stolům už nikdo nedostane.
web-logout-everywhere = Odhlásit se všude
web-logout-everywhere-about = Zůstalo tvé přihlášení na zařízení, které nemáš po ruce? Odhlas se všude.
web-logout-everywhere-done = Odhlášení proběhlo na všech zařízeních.
web-data-about = Server uchovává tvé jméno, tvé stoly se vším, co je na nich od tebe, výsledky, hodnocení a e-mailovou adresu, pokud ji tu máš. Síťovou adresu ne.
web-data-download = Stáhnout všechno
web-data-delete-about = Všechno můžeš smazat. Tvé jméno pak bude volné pro ostatní.
web-data-delete = Smazat má data…
web-data-delete-title = Smazat všechna tvá data?
web-data-delete-name = Smaže se všechno, co se o tobě uchovává ({ $name }):
web-data-delete-person = jméno, heslo a všechna přihlášení, e-mailovou adresu, výsledky a hodnocení
web-data-delete-tables = tvé jméno a všechno, co je od tebe v chatu; u tvého místa bude „někdo, kdo odešel“
web-data-delete-running = v rozehraných hrách za tebe hraje dál bot; tvé stoly, které čekají na hráče, se zavřou
web-data-delete-moves = tvé tahy zůstanou, protože je potřebují hry ostatních, ale nikdo nepozná, čí byly
web-data-delete-ever = Nelze to vzít zpět.
web-data-delete-write = Pro jistotu napiš své jméno: { $name }
web-data-delete-now = Smazat všechno
web-data-keep = Nechat je
web-data-deleted = Všechna tvá data jsou smazaná.
