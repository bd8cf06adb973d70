# Arcs: co robi karta, złożone z jej efektów, dla kart zmienionych przez paczkę. Terminy jak w glossary/arcs.toml.
# Zdanie zaczyna się małą literą: co stoi przed nim, zależy od karty.

arcs-effect-new = { $name } ({ $replaces }){ $once ->
    [yes] , raz na turę
   *[no] { "" }
}: { $does }
arcs-effect-prelude = Preludium{ $once ->
    [yes] , raz na turę
   *[no] { "" }
}: { $does }
arcs-effect-secured = przy pozyskaniu: { $does }
arcs-effect-trait = { $name }: { $does }
arcs-effect-while = gdy ogłoszona jest ambicja { $ambition }: { $does }
arcs-effect-then-discard = potem odrzuć tę kartę.
arcs-effect-then-shuffle = potem wtasuj tę kartę do talii dworu.
arcs-effect-role = { $role ->
    [attacker] gdy atakujesz
    [defender] gdy ktoś cię atakuje
   *[both] w swoich bitwach
}
arcs-effect-dice = { $dice ->
    [skirmish] kości potyczki
    [assault] kości szturmu
    [raid] kości najazdu
   *[any] kości
}

## Battles

arcs-effect-add_intercept-battle_roll = { arcs-effect-role }{ $assault ->
    [yes] { " " }kośćmi szturmu
   *[no] { "" }
}, dodaj do rzutu { $amount ->
    [one] 1 przechwycenie
    [few] { $amount } przechwycenia
   *[many] { $amount } przechwyceń
}.
arcs-effect-ignore_intercept-battle_roll = { arcs-effect-role }{ $fresh ->
    [yes] , a na początku bitwy wszystkie statki atakującego w układzie były sprawne
   *[no] { "" }
}, zignoruj { $amount ->
    [one] 1 wyrzucone przechwycenie
    [few] { $amount } wyrzucone przechwycenia
   *[many] { $amount } wyrzuconych przechwyceń
}.
arcs-effect-replace_intercept-battle_resolve = gdy przechwytujesz atakującego, trafień jest tyle, ile masz symboli broni, a nie sprawnych statków; potem odrzuć 1 żeton broni.
arcs-effect-extra_dice-battle_collect = gdy atakujesz{ $gate ->
    [yes] { " " }w bramie
   *[no] { "" }
}, { $optional ->
    [yes] możesz wziąć o { $amount ->
        [one] 1 kość
        [few] { $amount } kości
       *[many] { $amount } kości
    } więcej, niż masz statków.
   *[no] bierzesz o { $amount ->
        [one] 1 kość
        [few] { $amount } kości
       *[many] { $amount } kości
    } więcej, niż masz statków, i nie możesz z nich zrezygnować.
}
arcs-effect-dice_ratio_limit-battle_collect = nie możesz wziąć więcej kości szturmu niż kości potyczki.
arcs-effect-allow_raid_dice-battle_collect = gdy atakujesz rywala bez budynku w układzie, najwyżej tyle twoich kości może być kośćmi najazdu: { $max }.
arcs-effect-block_raid_dice-battle_collect = tam, gdzie masz sprawny port gwiezdny, nie można brać przeciw tobie kości najazdu.
arcs-effect-reroll-battle_roll = gdy atakujesz, możesz { arcs-effect-times } przerzucić { arcs-effect-dice }, { arcs-effect-limit }.
arcs-effect-reroll-dice_roll = w każdym swoim rzucie możesz { arcs-effect-times } przerzucić { arcs-effect-dice }, { arcs-effect-limit }.
arcs-effect-limit = { $limit ->
    [weapon_icons] najwyżej tyle, ile masz symboli broni na zasobach i kartach
    [fresh_own_attacking_ships] najwyżej po jednej za każdy swój sprawny atakujący statek
    [distinct_resource_types_held] najwyżej tyle, ile masz różnych typów zasobów
   *[any] ile chcesz
}
arcs-effect-times = { $times ->
    [one] raz
    [few] { $times } razy
   *[many] { $times } razy
}
arcs-effect-pre_battle_hit-battle_start = gdy ktoś cię atakuje, a ty masz tam sprawny statek, atakujący otrzymuje { $amount ->
    [one] 1 trafienie
    [few] { $amount } trafienia
   *[many] { $amount } trafień
}, zanim weźmie kości.
arcs-effect-move_defenders_in-battle_start = gdy ktoś cię atakuje, możesz sprowadzić dowolne swoje sprawne statki z sąsiednich układów, zanim atakujący weźmie kości.
arcs-effect-repair_ships_in_battle_system-after_battle = { $role ->
    [attacker] po swoim ataku
    [defender] po ataku na ciebie
   *[both] po bitwie z twoim udziałem
} napraw tam { $amount ->
    [starports_you_control] jeden swój statek za każdy port gwiezdny dowolnego gracza w układach, które kontrolujesz
    [one] 1 swój statek
    [few] { $amount } swoje statki
   *[many] { $amount } swoich statków
}.
arcs-effect-free_action-after_battle = po bitwie, w której twoje elementy stały się trofeami atakującego, { $optional ->
    [yes] możesz
   *[no] musisz
} { $amount ->
    [one] raz
    [few] { $amount } razy
   *[many] { $amount } razy
} wykonać tę akcję: { $action }.
arcs-effect-block_ransack-battle_resolve = atakujący nie może splądrować dworu za zniszczenie twoich miast w bitwie.

## Theft

arcs-effect-block_steal-on_rival_steal = rywale nie mogą ukraść ci: { $what }.
arcs-effect-safe-resource = zasobów
arcs-effect-safe-guild_card_of_resource_type_you_hold = kart gildii tego typu, którego zasób też masz
arcs-effect-safe-other_guild_card = kart gildii innych niż ta
arcs-effect-safe-resource_type_thief_already_has = zasobów tego typu, który sami już mają
arcs-effect-bury_self-on_stolen = gdy ta karta zostanie skradziona, złodziej jej nie dostaje: trafia na spód talii dworu.

## Actions

arcs-effect-tax_needs_control-action_modifier = nie możesz opodatkować żadnego miasta, nawet własnego, w układzie, którego nie kontrolujesz.
arcs-effect-forbid_tax_loyal-action_modifier = nie możesz opodatkować własnych miast.
arcs-effect-tax_rival_ignoring_control-action_modifier = tam, gdzie masz statki, możesz opodatkować miasta rywali, nawet jeśli ich nie kontrolujesz.
arcs-effect-tax_empty_slots-action_modifier = tam, gdzie masz statki, możesz opodatkować puste pola budynków tak, jakby były twoimi miastami.
arcs-effect-retax-action_modifier = możesz opodatkować to samo miasto więcej niż raz na turę.
arcs-effect-use_foreign_buildings-action_modifier = możesz opodatkować miasta rywali, nawet jeśli ich nie kontrolujesz (nie bierzesz wtedy agenta do niewoli), oraz używać portów gwiezdnych rywali do budowy statków i ruchu przyspieszonego.
arcs-effect-gain_resource-on_copy_pivot_action = gdy za punkt akcji z kopiowania lub zwrotu opodatkowujesz miasto, zyskaj też { arcs-resources }.
arcs-effect-bonus_action-on_copy_pivot_action = gdy punkt akcji z kopiowania lub zwrotu opłaca akcję „{ $action }”, możesz { $order ->
    [after] po niej
   *[before_or_after] przed nią lub po niej
} raz wykonać też akcję „{ $bonus }”.
arcs-effect-hit_to_repeat-action_modifier = { $once ->
    [yes] raz na turę,
   *[no] { "" }
} po { $actions ->
    [tax] opodatkowaniu miasta
    [build_ship] zbudowaniu statku w porcie gwiezdnym
   *[both] opodatkowaniu miasta lub zbudowaniu statku w porcie gwiezdnym
}, możesz trafić ten budynek, aby powtórzyć to za darmo.
arcs-effect-change_planet_type-action_modifier = po opodatkowaniu możesz położyć na tej planecie jeden swój zasób; do końca gry ma ona jego typ i nie można jej ponownie zmienić.
arcs-effect-build_ships_fresh-action_modifier = budowane przez ciebie statki są zawsze sprawne, nawet w układzie kontrolowanym przez rywala.
arcs-effect-build_on_gate-action_modifier = { $max_total_per_gate ->
    [0] w bramach nic nie budujesz.
   *[other] { $piece ->
        [starport] możesz budować porty gwiezdne w bramach; w bramie może stać tylko jeden port gwiezdny, niezależnie od gracza.
       *[city] możesz budować miasta w bramach; w bramie może stać tylko jedno miasto, niezależnie od gracza.
    }
}
arcs-effect-gate_city_type-static = miasto w bramie ma typy wszystkich miast na planetach swojej gromady.
arcs-effect-build_outside_slots-action_modifier = { $max_total_per_planet ->
    [0] poza polami budynków nic nie budujesz.
   *[other] na planecie możesz zbudować jedno miasto poza polami budynków, płacąc jednym zasobem typu planety; na planecie może stać tylko jedno takie miasto, niezależnie od gracza.
}
arcs-effect-move_limit-action_modifier = jednym ruchem przesuwasz najwyżej { $max_ships ->
    [one] 1 statek
    [few] { $max_ships } statki
   *[many] { $max_ships } statków
}.
arcs-effect-extra_move-action_modifier = { $times ->
    [0] po ruchu nic nie porusza się jeszcze raz.
   *[other] po ruchu, także przyspieszonym, jedna grupa twoich sprawnych statków, które się poruszyły, może poruszyć się jeszcze raz.
}
arcs-effect-catapult_origin-action_modifier = ruch przyspieszony zaczynasz w bramach, a nie w portach gwiezdnych.
arcs-effect-capture_agent-on_rival_move_in = gdy statki rywala wchodzą do bramy, którą kontrolujesz i w której masz sprawny port gwiezdny, weź do niewoli { $amount ->
    [one] 1 jego agenta
    [few] { $amount } jego agentów
   *[many] { $amount } jego agentów
}.
arcs-effect-secure_needs_agents-action_modifier = kartę gildii możesz pozyskać tylko wtedy, gdy masz na niej co najmniej { $min_agents ->
    [one] 1 swojego agenta
    [few] { $min_agents } swoich agentów
   *[many] { $min_agents } swoich agentów
}. Nie dotyczy to kart echa ani plądrowania dworu.

## Resources and scoring

arcs-effect-keep_card_on_outrage-on_outrage = zatrzymujesz tę kartę, gdy wywołujesz oburzenie.
arcs-effect-spend_as-spend = dowolny zasób możesz wydać jak zasób typu „{ arcs-resource }”.
arcs-effect-ignore_outrage_when_spending-spend = oburzenie nie przeszkadza ci w wydawaniu na akcję Preludium zasobów typu „{ arcs-resource }”.
arcs-effect-hold_supply-static = wspólna pula zasobów typu „{ arcs-resource }” leży na tej karcie i liczy ci się do ambicji Magnat. Nie możesz jej wydawać; inni nadal z niej czerpią.
arcs-effect-resource_slot-static = { $slots ->
    [0] nie masz dodatkowego pola zasobu.
   *[other] masz na tej karcie jedno dodatkowe pole zasobu o koszcie najazdu { $raid_cost }.
}
arcs-effect-demote_first_place-scoring = przy punktowaniu ambicji { $aim } pierwsze miejsce daje ci tylko potęgę za drugie, { $city_bonus ->
    [yes] z premią
   *[no] bez premii
} za miasta, a drugie nie daje nic.
arcs-effect-power_only_for_sole_first-scoring = zyskujesz potęgę z ambicji tylko wtedy, gdy zajmujesz pierwsze miejsce samodzielnie.
arcs-effect-rivals_discard_resource-after_scoring = po punktowaniu ambicji rozdziału wszyscy rywale odrzucają wszystkie zasoby typu „{ arcs-resource }”.
arcs-effect-discard_all_resource-after_scoring = jeśli w rozdziale punktowano ambicję { $scored }, po punktowaniu odrzuć wszystkie swoje zasoby typu „{ arcs-resource }”.

## Ambitions

arcs-effect-pay_guild_card-before_declare = aby w jakikolwiek sposób ogłosić ambicję, musisz dać { $amount ->
    [one] 1 kartę gildii
    [few] { $amount } karty gildii
   *[many] { $amount } kart gildii
} rywalowi o najmniejszej potędze; inaczej nie możesz nic ogłosić.
arcs-effect-gain_resource-on_declare = ilekroć ogłaszasz ambicję, możesz zyskać { $amount ->
    [one] 1 wybrany zasób
    [few] { $amount } wybrane zasoby
   *[many] { $amount } wybranych zasobów
}.
arcs-effect-influence_each_card-on_declare = ilekroć ogłaszasz ambicję, możesz umieścić agentów na dowolnej liczbie kart dworu, na każdej najwyżej { $max_per_card }.
arcs-effect-secure_top_of_deck-on_declare = gdy ogłaszasz ambicję{ $undeclared ->
    [yes] , na której nie było znacznika
   *[no] { "" }
}, pozyskaj wierzchnią kartę talii dworu; jej akcji Preludium nie możesz użyć od razu.
arcs-effect-peek_hand_swap-on_declare = ilekroć ogłaszasz ambicję, obejrzyj rękę jednego rywala; możesz wymienić się z nim jedną kartą.
arcs-effect-skip_zero_marker-on_declare = gdy ogłaszasz jedną z tych ambicji: { $ambitions }, nie umieszcza się znacznika zera: karta wiodąca zachowuje swój numer.
arcs-effect-declare_ambition-on_follow = gdy zagrywasz kartę w ten sposób: { $modes }, przed jakąkolwiek akcją: jeśli w tej rundzie nie ogłoszono żadnej ambicji, możesz ogłosić ambicję zagranej karty. Nie umieszcza się znacznika zera.

## Setup

arcs-effect-setup_outrage-setup = zaczynasz z agentami na ikonach oburzenia ({ $resources }).
arcs-effect-scrap_pieces-setup = podczas przygotowania usuń z gry { $ships ->
    [one] 1 swój statek
    [few] { $ships } swoje statki
   *[many] { $ships } swoich statków
} i { $agents ->
    [one] 1 swojego agenta
    [few] { $agents } swoich agentów
   *[many] { $agents } swoich agentów
}.
arcs-effect-scrap_cities-setup = podczas przygotowania usuń z gry { $count ->
    [one] skrajne lewe miasto
    [few] { $count } skrajne lewe miasta
   *[many] { $count } skrajnych lewych miast
} ze swojej planszy.
arcs-effect-draw_lore-after_setup = po przygotowaniu gry dobierz nieużyte karty legend (łącznie { $draw }) i zatrzymaj { $keep }; pozostałe usuń z gry.

## New actions

arcs-effect-gain_resource-new_action = zyskaj { arcs-resources }.
arcs-effect-captives_to_resources-new_action = zwróć dowolną liczbę swoich jeńców i za każdego zyskaj 1 wybrany zasób.
arcs-effect-captives_to_trophies-new_action = przenieś dowolną liczbę swoich jeńców do trofeów.
arcs-effect-capture_court_agents-new_action = weź do niewoli wszystkich agentów rywali z jednej karty dworu, jeśli jest ich mniej, niż masz symboli broni na zasobach i kartach.
arcs-effect-trade_resource-new_action = wybierz miasto rywala, które kontrolujesz. Weź od jego właściciela jeden zasób tego samego typu co miasto i daj mu jeden zasób takiego typu, jakiego nie ma. Nie jest to ani opodatkowanie, ani kradzież.
arcs-effect-build_ship_at_city-new_action = zbuduj { $count ->
    [one] 1 statek
    [few] { $count } statki
   *[many] { $count } statków
} przy dowolnym mieście, które kontrolujesz, także rywala.
arcs-effect-free_action-new_action = opodatkuj jedno własne miasto.
arcs-effect-swap_building-new_action = zastąp swój port gwiezdny na polu budynku swoim miastem albo odwrotnie.
arcs-effect-annex_building-new_action = zastąp budynek rywala, który kontrolujesz, własnym tego samego rodzaju, jeśli masz go w puli.
arcs-effect-ranged_attack-new_action = z jednego układu ostrzelaj jednego rywala w sąsiednim. Rzuć najwyżej jedną kością potyczki za każdy swój sprawny statek, który strzela, ale nie więcej niż 6. Trafienia idą najpierw w statki, potem w budynki. To nie jest bitwa.
arcs-effect-move_any_ships-new_action = przesuń dowolne statki dowolnych graczy między układem ze swoim sprawnym portem gwiezdnym a jednym sąsiednim układem, wszystkie w jednym kierunku. Modyfikatory ruchu nie działają; to nie jest ruch przyspieszony.
arcs-effect-sacrifice_ship-new_action = zniszcz jeden swój sprawny statek (nie staje się niczyim trofeum), a z nim jeden statek rywala w tym samym układzie, jeśli jakiś tam jest; ten drugi staje się twoim trofeum.

## Prelude

arcs-effect-fill_empty_slots-prelude = możesz odrzucić tę kartę, aby za każde swoje puste pole zasobu zyskać do 1 zasobu typu „{ arcs-resource }”, a gdy wspólna pula się wyczerpie, resztę ukraść rywalom.
arcs-effect-steal-prelude = możesz odrzucić tę kartę, aby ukraść rywalom { $what ->
    [resource] { arcs-resources }
   *[resource_or_guild_card] { $amount ->
        [one] jeden zasób albo jedną kartę gildii
        [few] { $amount } razy zasób albo kartę gildii
       *[many] { $amount } razy zasób albo kartę gildii
    }
}.
arcs-effect-place_ships-prelude = możesz odrzucić tę kartę, aby umieścić { $count ->
    [one] 1 sprawny statek
    [few] { $count } sprawne statki
   *[many] { $count } sprawnych statków
} w { $where ->
    [controlled_system] jednym układzie, który kontrolujesz.
   *[each_gate_in_play] każdej bramie w grze.
}
arcs-effect-seize_initiative-prelude = { $before ->
    [yes] zanim zrobisz cokolwiek innego, możesz
   *[no] możesz
} odrzucić tę kartę, aby przejąć inicjatywę, o ile wciąż można ją przejąć.
arcs-effect-recycle_hand-prelude = możesz odrzucić tę kartę i dowolną liczbę kart z ręki, a potem dobrać tyle samo i jeszcze jedną ze spodu stosu odrzuconych kart akcji.
arcs-effect-gain_resource-prelude = możesz odrzucić tę kartę, aby zyskać te zasoby, każdego po { $amount }: { $resources }.
arcs-effect-convert_resource-prelude = { $give ->
    [any_1] możesz odrzucić jeden swój zasób, aby zyskać 1 zasób typu „{ $gained }”.
   *[any_number_of_material_fuel] możesz wymienić dowolną liczbę swoich żetonów materiałów i paliwa na tyle samo wybranych zasobów.
}
arcs-effect-attach_to_played_card-prelude = możesz położyć tę kartę obok karty tego rodzaju, którą w tej rundzie zagrano odkrytą: { arcs-suit }. Na końcu rundy weź tamtą kartę na rękę, a tę odrzuć.
arcs-effect-spend_for_action-prelude = { $pool ->
    [trophies] możesz dowolnie wiele razy zwrócić { $per ->
        [one] trofeum
        [few] { $per } jednakowe trofea jednego rywala
       *[many] { $per } jednakowych trofeów jednego rywala
    } i raz wywrzeć wpływ na kartę dworu.
   *[captives] możesz dowolnie wiele razy zwrócić { $per ->
        [one] jeńca
        [few] { $per } jeńców jednego rywala
       *[many] { $per } jeńców jednego rywala
    } i raz pozyskać kartę.
}
arcs-effect-declare_ambition-prelude = { $before ->
    [yes] przed jakąkolwiek inną akcją możesz
   *[no] możesz
} odrzucić wszystkie swoje materiały i paliwo, nawet jeśli nie masz żadnych, aby ogłosić ambicję bez znacznika. { $zero_marker ->
    [yes] Umieszcza się znacznik zera.
   *[no] Nie umieszcza się znacznika zera.
}
arcs-effect-clear_outrage-prelude = możesz odrzucić tę kartę, aby zakończyć swoje oburzenie ({ $resources }).

## Vox cards

arcs-effect-place_ships-when_secured = wybierz gromadę w grze i w każdym jej układzie umieść { $count ->
    [one] 1 sprawny statek
    [few] { $count } sprawne statki
   *[many] { $count } sprawnych statków
}.
arcs-effect-declare_ambition-when_secured = możesz ogłosić dowolną ambicję, jeśli jest dostępny znacznik ambicji. { $zero_marker ->
    [yes] Umieszcza się znacznik zera.
   *[no] Nie umieszcza się znacznika zera.
}
arcs-effect-provoke_outrage_all-when_secured = możesz wybrać typ zasobu; każdy gracz, ty również, wywołuje oburzenie tego typu. Nikt nie plądruje dworu.
arcs-effect-return_city-when_secured = możesz zwrócić jedno miasto, które kontrolujesz, swoje lub rywala, na planszę jego właściciela. Jeśli to zrobisz, możesz przejąć inicjatywę, o ile wciąż można ją przejąć.
arcs-effect-steal-when_secured = { $optional ->
    [yes] możesz
   *[no] musisz
} ukraść rywalom { $amount ->
    [one] 1 kartę gildii
    [few] { $amount } karty gildii
   *[many] { $amount } kart gildii
}.
arcs-effect-recycle_court_discard-when_secured = wtasuj wszystkie karty gildii ze stosu odrzuconych kart dworu do talii dworu.
arcs-effect-draw_action_card-when_secured = dobierz { $count ->
    [one] spodnią kartę
    [few] { $count } spodnie karty
   *[many] { $count } spodnich kart
} stosu odrzuconych kart akcji.
