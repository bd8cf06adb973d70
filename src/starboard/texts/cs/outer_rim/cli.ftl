# Tohle říká jen terminál.

cli-help-outer_rim-signs = Mapa ukazuje díly zleva doprava, každý s horní a dolní cestou: ○ jsou navigační body, spojené podél cest i mezi nimi; pod Maelströmem vede cesta kolem něj. ▲ ■ ◆ ★ jsou hráči; písmeno s číslem je hlídka, její frakce a úroveň (P Povstalci, I Impérium, H Huttové, S Syndikát); ◎ je žeton cíle AI hráče. Písmeno u planety je kontakt a jeho třída (b bílá, z zelená, ž žlutá): s „?“ ho nezná nikdo, se jménem v závorce jen ty; „·“ je volné kontaktní místo. V tabulce hráčů znamená „2/6“ 2 poškození ze 6; P+ je pozitivní, I− negativní reputace.
cli-help-outer_rim-cards = „r vibro_ax“ nebo „r“ a název či jméno, česky nebo anglicky, ukáže, co stojí na kartě, lodi nebo postavě.
cli-outer_rim-round = Kolo { $round }
cli-outer_rim-target = k vítězství: { $fame } bodů proslulosti
cli-outer_rim-extra = následuje další tah
cli-outer_rim-solo = AI hráč: { $card } · karty v balíčku: { $deck } · žetony cíle: { $goals }
cli-outer_rim-resolving = právě se provádí:
cli-outer_rim-databank = databanka { $number }
cli-outer_rim-step = krok { $step } z { $steps }
cli-outer_rim-traded-in = snížení ceny:
cli-outer_rim-dice = { $dice ->
    [one] 1 kostka
    [few] { $dice } kostky
   *[other] { $dice } kostek
}
cli-outer_rim-unbeatable = nelze porazit
cli-outer_rim-ignored = ignorováno:
cli-outer_rim-damage = poškození: { $damage }
cli-outer_rim-patrols = Hlídky:
cli-outer_rim-market = Obchod
cli-outer_rim-price = cena
cli-outer_rim-not-here = tady ne
cli-outer_rim-room-make = plné sloty
cli-outer_rim-room-none = žádný slot
cli-outer_rim-number = { NUMBER($number, useGrouping: "always") }
cli-outer_rim-fame = proslulost
cli-outer_rim-credits = kredity
cli-outer_rim-character = zdraví
cli-outer_rim-hull = trup
cli-outer_rim-reputation = reputace
cli-outer_rim-ai = AI hráč
cli-outer_rim-defeated = porážka
cli-outer_rim-secrets = tajemství: { $secrets }
cli-outer_rim-secret = Tajemství:
cli-outer_rim-own = Tvá deska
cli-outer_rim-skills = Schopnosti:
cli-outer_rim-goal = Cíl ({ $tokens }/{ $of }):
cli-outer_rim-free = volno: { $free }
cli-outer_rim-no-slot = Bez slotu:
cli-outer_rim-move = pohyb
cli-outer_rim-give-credits = dát kredity
cli-outer_rim-get-credits = dostat kredity
cli-outer_rim-offer = nabídnout kredity ({ $player })
cli-outer_rim-request = požádat o kredity ({ $player })
cli-outer_rim-part = { $part ->
    [map] mapa
    [patrols] hlídky
    [market] obchod
    [players] hráči
    [rivals] co mají ostatní
   *[own] tvá deska
}
