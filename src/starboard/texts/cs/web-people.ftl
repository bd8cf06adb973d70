# Lidé, které známe, a jestli jsou tady: v prohlížeči.

## Lidé, které známe

web-people-name-first = Zadej své jméno a najdeš tu lidi, které znáš.
web-people-search = Najít lidi podle jména
web-people-search-hint = Aspoň dvě písmena. Najdeš jména chráněná heslem a hosty, se kterými máš za sebou hru.
web-people-found = { $count ->
    [0] Nikdo nenalezen.
    [one] nalezen 1 člověk
    [few] nalezeni { $count } lidé
   *[other] nalezeno { $count } lidí
}
web-people-friends = Přátelé
web-people-no-friends = Zatím žádní přátelé. Požádej někoho ze spoluhráčů, nebo hledej podle jména.
web-people-requests = Žádosti
web-people-played = Nedávní spoluhráči
web-people-no-played = Až s někým dohraješ hru, najdeš ho tady.
web-people-played-at = společná hra { $when }
web-people-blocked = Blokovaní
web-people-blocked-about = Od blokovaných lidí neuvidíš žádosti, pozvánky, reakce ani zprávy. Oni se to nedozvědí.
web-people-friend = mezi tvými přáteli
web-people-asked = žádost odeslána, zatím bez odpovědi
web-people-asks = chce se přátelit
web-people-ask = Požádat o přátelství
web-people-accept-of = Přijmout: { $name }
web-people-decline-of = Odmítnout: { $name }
web-people-withdraw = Stáhnout žádost
web-people-end = Odebrat z přátel
web-people-block = Blokovat
web-people-unblock = Odblokovat
web-people-more = Další: { $name }
web-people-invite = Pozvat do hry

## Pozvánky

web-invite = Pozvat
web-invite-of = Pozvat: { $name }
web-invite-title = Pozvánka na místo { $number }
web-invite-nobody = Najdi někoho podle jména. Přátelé a spoluhráči budou vypsaní tady.
web-invite-done = Pozvánka odeslána: { $name }.
