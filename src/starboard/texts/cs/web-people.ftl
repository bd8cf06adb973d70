# Lidé, které známe, a jestli jsou tady: v prohlížeči.

## Je někdo tady?

web-here-here = tady
web-here-thinking = tady, přemýšlí
web-here-away = pryč, naposledy { $when }
web-here-lost = spojení přerušeno
web-hide = Neukazovat, že jsem online
    .about = Nikdo neuvidí, jestli jsi u stolu nebo online. Hry běží dál jako obvykle.

## Rychlé reakce

web-reactions = Ukazovat reakce
    .about = Uvidíš znaky, které posílají ostatní u tvého stolu.
web-react = Poslat reakci
web-react-told = { $name }: { $what }
web-react-yes = Jo!
web-react-no = Ale ne
web-react-clap = Výborně!
web-react-wow = Páni!
web-react-laugh = Cha cha!
web-react-sad = To je škoda
web-react-thinking = Hm, hm…
web-react-hurry = Pospěš si, prosím
web-react-thanks = Díky!
web-react-sorry = Promiň!
web-react-luck = Hodně štěstí!
web-react-good-game = Pěkná hra!

## Lidé, které známe

web-here-online = online
web-people = Lidé
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
web-people-accept = Přijmout
web-people-accept-of = Přijmout: { $name }
web-people-decline = Odmítnout
web-people-decline-of = Odmítnout: { $name }
web-people-withdraw = Stáhnout žádost
web-people-end = Odebrat z přátel
web-people-block = Blokovat
web-people-unblock = Odblokovat
web-people-more = Další: { $name }
web-people-invite = Pozvat do hry
web-people-now-friends = Přibylo přátelství: { $name }.
web-people-now-asked = Žádost odeslána: { $name }.
web-people-now-blocked = Od teď nic neuslyšíš: { $name }.

## Pozvánky

web-inbox = { $count ->
    [0] Pozvánky a žádosti: žádné
    [one] Pozvánky a žádosti: 1
    [few] Pozvánky a žádosti: { $count }
   *[other] Pozvánky a žádosti: { $count }
}
web-inbox-none = Nic na tebe nečeká.
web-inbox-invites = { $name } tě zve do hry: { $game }.
web-inbox-asks = { $name } se s tebou chce přátelit.
web-invite = Pozvat
web-invite-open = Pozvat…
web-invite-of = Pozvat: { $name }
web-invite-title = Pozvánka na místo { $number }
web-invite-nobody = Najdi někoho podle jména. Přátelé a spoluhráči budou vypsaní tady.
web-invite-done = Pozvánka odeslána: { $name }.
