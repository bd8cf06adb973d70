# Arcs: co potrafią przywódcy i co robią karty przy ogłoszeniu ambicji. Słowa według glossary/arcs.toml.

## Traits

arcs-trait-beloved = Uwielbiany
arcs-trait-just = Sprawiedliwy
arcs-trait-attuned = Dostrojony
arcs-trait-cryptic = Tajemniczy
arcs-trait-insatiable = Nienasycony
arcs-trait-lavish = Rozrzutny
arcs-trait-ambitious = Ambitny
arcs-trait-callow = Nieopierzony
arcs-trait-committed = Zaangażowany
arcs-trait-disorganized = Niezorganizowany
arcs-trait-tactical = Taktyk
arcs-trait-violent = Gwałtowny
arcs-trait-charismatic = Charyzmatyczny
arcs-trait-generous = Hojny
arcs-trait-bold = Śmiały
arcs-trait-paranoid = Paranoiczny
arcs-trait-learned = Uczony
arcs-trait-academic = Nieżyciowy
arcs-trait-ruthless = Bezwzględny
arcs-trait-hated = Znienawidzony
arcs-trait-tricky = Sprytny
arcs-trait-wary = Ostrożny
arcs-trait-connected = Ustosunkowany
arcs-trait-influential = Wpływowy
arcs-trait-proud = Dumny
arcs-trait-decentralized = Zdecentralizowany
arcs-trait-inspiring = Inspirujący
arcs-trait-principled = Pryncypialny
arcs-trait-mythic = Mityczny
arcs-trait-ancient = Pradawny
arcs-trait-firebrand = Zapalczywy
arcs-trait-irregular = Partyzancki
arcs-trait-resilient = Odporny
arcs-trait-greedy = Chciwy

## Decyzje: przygotowanie

arcs-ask-keep-lore = { $seat }: wybierz kartę legendy, którą zatrzymasz.

## Decyzje: akcje

arcs-deed-tactical = najpierw ruch, potem bitwa (skąd, dokąd): { $what }
arcs-deed-charismatic = najpierw wpływ, potem pozyskanie: { $what }
arcs-ask-ruthless = { $seat }: { $piece ->
    [city] trafić miasto i opodatkować je jeszcze raz
   *[starport] trafić port gwiezdny i zbudować jeszcze jeden statek
}? { $system }, pole { $slot }.
arcs-option-ruthless = trafić budynek
arcs-ask-mythic = { $seat }: położyć na planecie zasób i zmienić jej typ? { $system }.
arcs-option-lay = { $what } z pola { $slot }
arcs-option-lay-supply = { $what } z puli na karcie „{ $card }”
arcs-ask-discard-weapon = { $seat }: wybierz broń, którą odrzucasz.

## Decyzje: ogłoszenie ambicji

arcs-ask-generous = { $seat }: wybierz kartę gildii, którą oddasz rywalowi ({ $owner_seat }).
arcs-ask-react = { $seat }: wybierz, która karta działa najpierw.
arcs-ask-bold = { $seat }: wywrzeć wpływ na wybrane karty dworu, na każdą raz?
arcs-ask-look = { $seat }: wybierz, komu zajrzysz w karty.
arcs-ask-swap = { $seat }: wymienić kartę z rywalem ({ $owner_seat })?
arcs-option-swap = dać: { $given }, wziąć: { $taken }
arcs-option-no-swap = niczego nie wymieniać

## Co się stało

arcs-event-leader-placed = { $seat } rozstawia elementy i zasoby przywódcy „{ $card }”.
arcs-event-begins-outraged = { $seat } zaczyna z oburzeniem: { arcs-resource }.
arcs-event-scrapped = { $seat } usuwa z gry { $piece ->
    [ship] { $count ->
        [one] 1 statek
        [few] { $count } statki
       *[many] { $count } statków
    }
    [city] { $count ->
        [one] 1 miasto
        [few] { $count } miasta
       *[many] { $count } miast
    }
   *[agent] { $count ->
        [one] 1 agenta
        [few] { $count } agentów
       *[many] { $count } agentów
    }
}.
arcs-event-draws-lore = { $seat } ogląda { $count ->
    [one] 1 kartę legendy
    [few] { $count } karty legend
   *[many] { $count } kart legend
}.
arcs-event-kept-lore = { $seat } zatrzymuje kartę „{ $card }”.
arcs-event-ruthless = { $seat } nie okazuje litości: { $system }.
arcs-event-reshaped = { $seat } kładzie na planecie zasób; { $system }, nowy typ: { arcs-resource }.
arcs-event-gave = { $seat } → { $owner_seat }: karta „{ $card }”.
arcs-event-looked = { $seat } zagląda rywalowi w karty ({ $owner_seat }).
arcs-event-looked-secret = { $seat } zagląda rywalowi w karty ({ $owner_seat }): { $cards }.
arcs-event-swapped = { $seat } wymienia kartę z rywalem ({ $owner_seat }).
arcs-event-swapped-secret = { $seat } wymienia kartę z rywalem ({ $owner_seat }). Daje: { $given }, bierze: { $taken }.

## Dlaczego nie

arcs-why-callow = twój przywódca nie opodatkowuje miast w układzie, którego nie kontrolujesz
arcs-why-principled = twój przywódca nie opodatkowuje własnych miast
arcs-why-paranoid = twój przywódca potrzebuje dwóch agentów na karcie gildii
arcs-why-not-your-guild = nie masz takiej karty gildii
arcs-why-swap = napisz „swap”, kartę ze swojej ręki i kartę z ręki rywala albo „swap none”
