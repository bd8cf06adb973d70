# Hasła, logowanie, wylogowanie i własne dane.

## Nazwa i hasło

web-password = Hasło
web-password-title = Zabezpiecz nazwę
web-password-about = Dzięki hasłu nazwa { $name } należy tylko do ciebie, a stoły i ranking znajdziesz też na innych urządzeniach.
web-password-new = Nowe hasło
web-password-hint = Co najmniej osiem znaków. Kilka słów z rzędu łatwo zapamiętać.
web-password-keep = Zabezpiecz nazwę
web-password-kept = Nazwa { $name } jest teraz twoja.
web-password-old = Obecne hasło
web-password-change-about = Twoje pozostałe urządzenia zostaną wylogowane.
web-password-changed = Hasło zostało zmienione.
web-login-title = Logowanie na tym urządzeniu
web-login-about = Dla nazw chronionych hasłem.
web-login-enter = Zaloguj się
web-login-done = Miło cię widzieć, { $name }.
web-logout-title = Wylogować się?
web-logout-kept = Twoje stoły poczekają. Jako { $name } możesz się zalogować, kiedy zechcesz.
web-logout-not-kept = Nazwa { $name } nie ma hasła: po wylogowaniu nie da się już wrócić ani do niej, ani do jej stołów.
web-logout-everywhere = Wyloguj się wszędzie
web-logout-everywhere-about = Konto zostało otwarte na urządzeniu, którego nie masz pod ręką? Wyloguj się wszędzie.
web-logout-everywhere-done = Wylogowano na wszystkich urządzeniach.
web-data-about = Serwer przechowuje twoją nazwę, stoły wraz z tym, co przy nich robisz i piszesz, wyniki i rankingi oraz adres e-mail, jeśli go tu masz. Nie przechowuje adresu sieciowego.
web-data-download = Pobierz wszystko
web-data-delete-about = Możesz wszystko usunąć. Twoja nazwa będzie wtedy wolna dla innych.
web-data-delete = Usuń moje dane…
web-data-delete-title = Usunąć wszystkie twoje dane?
web-data-delete-name = Usuniemy wszystko, co przechowujemy pod nazwą { $name }:
web-data-delete-person = nazwę, hasło i wszystkie logowania, adres e-mail, wyniki i rankingi
web-data-delete-tables = twoją nazwę i wszystkie wiadomości na czatach; przy twoim miejscu będzie „ktoś, kto odszedł”
web-data-delete-running = w trwających grach zastąpi cię bot; twoje stoły, które czekają na graczy, zostaną zamknięte
web-data-delete-moves = twoje ruchy zostają, bo potrzebują ich gry innych, ale nikt nie pozna, czyje były
web-data-delete-ever = Tego nie da się cofnąć.
web-data-delete-write = Dla pewności wpisz swoją nazwę: { $name }
web-data-delete-now = Usuń wszystko
web-data-keep = Zostaw je
web-data-deleted = Wszystkie twoje dane zostały usunięte.
