# Arcs: co karta dělá, složeno z jejích účinků, u karet, které změnil balíček. Výrazy podle glossary/arcs.toml.
# Věta začíná malým písmenem: co stojí před ní, záleží na kartě.

arcs-effect-new = { $name } ({ $replaces }){ $once ->
    [yes] , jednou za tah
   *[no] { "" }
}: { $does }
arcs-effect-prelude = Předzvěst{ $once ->
    [yes] , jednou za tah
   *[no] { "" }
}: { $does }
arcs-effect-secured = při zajištění: { $does }
arcs-effect-trait = { $name }: { $does }
arcs-effect-while = je-li vyhlášena ambice { $ambition }: { $does }
arcs-effect-then-discard = poté tuto kartu odhoď.
arcs-effect-then-shuffle = poté tuto kartu zamíchej do balíčku dvora.
arcs-effect-role = { $role ->
    [attacker] když útočíš
    [defender] když na tebe někdo útočí
   *[both] ve svých bitvách
}
arcs-effect-dice = { $dice ->
    [skirmish] kostky šarvátky
    [assault] kostky útoku
    [raid] kostky nájezdu
   *[any] kostky
}

## Battles

arcs-effect-add_intercept-battle_roll = { arcs-effect-role }{ $assault ->
    [yes] { " " }kostkami útoku
   *[no] { "" }
}, přidej k hodu { $amount ->
    [one] 1 protiúder
    [few] { $amount } protiúdery
   *[other] { $amount } protiúderů
}.
arcs-effect-ignore_intercept-battle_roll = { arcs-effect-role }{ $fresh ->
    [yes] { " " }a všechny útočníkovy lodě v systému byly na začátku bitvy nepoškozené
   *[no] { "" }
}, ignoruj { $amount ->
    [one] 1 hozený protiúder
    [few] { $amount } hozené protiúdery
   *[other] { $amount } hozených protiúderů
}.
arcs-effect-replace_intercept-battle_resolve = při tvém protiúderu je zásahů tolik, kolik máš symbolů zbraní, a ne nepoškozených lodí; poté odhoď 1 žeton zbraní.
arcs-effect-extra_dice-battle_collect = když útočíš{ $gate ->
    [yes] { " " }v bráně
   *[no] { "" }
}, { $optional ->
    [yes] můžeš si vzít až o { $amount ->
        [one] 1 kostku
        [few] { $amount } kostky
       *[other] { $amount } kostek
    } více, než máš lodí.
   *[no] bereš si o { $amount ->
        [one] 1 kostku
        [few] { $amount } kostky
       *[other] { $amount } kostek
    } více, než máš lodí, a vzít si je musíš.
}
arcs-effect-dice_ratio_limit-battle_collect = nemůžeš si vzít více kostek útoku než kostek šarvátky.
arcs-effect-allow_raid_dice-battle_collect = když útočíš na soupeře, který v systému nemá budovu, smí být kostkami nájezdu nejvýše tolik tvých kostek: { $max }.
arcs-effect-block_raid_dice-battle_collect = kde máš nepoškozený dok, nelze si proti tobě vzít kostky nájezdu.
arcs-effect-reroll-battle_roll = když útočíš, můžeš { arcs-effect-times } přehodit { arcs-effect-dice }, { arcs-effect-limit }.
arcs-effect-reroll-dice_roll = v každém svém hodu můžeš { arcs-effect-times } přehodit { arcs-effect-dice }, { arcs-effect-limit }.
arcs-effect-limit = { $limit ->
    [weapon_icons] nejvýše tolik, kolik máš symbolů zbraní na zdrojích a kartách
    [fresh_own_attacking_ships] nejvýše jednu za každou svou nepoškozenou útočící loď
    [distinct_resource_types_held] nejvýše tolik, kolik máš různých typů zdrojů
   *[any] kolik chceš
}
arcs-effect-times = { $times ->
    [one] jednou
    [few] { $times }krát
   *[other] { $times }krát
}
arcs-effect-pre_battle_hit-battle_start = když na tebe někdo útočí a máš tam nepoškozenou loď, útočník utrpí { $amount ->
    [one] 1 zásah
    [few] { $amount } zásahy
   *[other] { $amount } zásahů
}, ještě než si vezme kostky.
arcs-effect-move_defenders_in-battle_start = když na tebe někdo útočí, můžeš přivést libovolné své nepoškozené lodě ze sousedních systémů, ještě než si útočník vezme kostky.
arcs-effect-repair_ships_in_battle_system-after_battle = { $role ->
    [attacker] po svém útoku
    [defender] po útoku na tebe
   *[both] po bitvě s tvou účastí
} tam oprav { $amount ->
    [starports_you_control] jednu svou loď za každý dok kteréhokoli hráče v systémech, které ovládáš
    [one] 1 svou loď
    [few] { $amount } své lodě
   *[other] { $amount } svých lodí
}.
arcs-effect-free_action-after_battle = po bitvě, v níž ti útočník vzal trofeje, { $optional ->
    [yes] můžeš
   *[no] musíš
} { $amount ->
    [one] jednou
    [few] { $amount }krát
   *[other] { $amount }krát
} provést tuto akci: { $action }.
arcs-effect-block_ransack-battle_resolve = útočník nemůže vyplenit dvůr za zničení tvých měst v bitvě.

## Theft

arcs-effect-block_steal-on_rival_steal = soupeři ti nemohou ukrást: { $what }.
arcs-effect-safe-resource = zdroje
arcs-effect-safe-guild_card_of_resource_type_you_hold = karty gild typu, jehož zdroj také máš
arcs-effect-safe-other_guild_card = jiné karty gild než tuto
arcs-effect-safe-resource_type_thief_already_has = zdroje typu, který už mají
arcs-effect-bury_self-on_stolen = je-li tato karta ukradena, zloděj ji nedostane: přijde naspod balíčku dvora.

## Actions

arcs-effect-tax_needs_control-action_modifier = nemůžeš zdanit žádné město, ani vlastní, v systému, který neovládáš.
arcs-effect-forbid_tax_loyal-action_modifier = nemůžeš zdanit vlastní města.
arcs-effect-tax_rival_ignoring_control-action_modifier = kde máš lodě, můžeš zdanit soupeřova města i bez ovládnutí.
arcs-effect-tax_empty_slots-action_modifier = kde máš lodě, můžeš zdanit prázdná pole pro budovu, jako by to byla tvá města.
arcs-effect-retax-action_modifier = můžeš totéž město zdanit vícekrát za tah.
arcs-effect-use_foreign_buildings-action_modifier = můžeš zdanit soupeřova města i bez ovládnutí, ale bez zajetí agenta, a používat soupeřovy doky ke stavbě lodí a k urychlenému pohybu.
arcs-effect-gain_resource-on_copy_pivot_action = když za akční bod Kopírování nebo Odporování provedeš akci daní, získej navíc: { arcs-resources }.
arcs-effect-bonus_action-on_copy_pivot_action = když za akční bod Kopírování nebo Odporování provedeš akci { $action }, můžeš { $order ->
    [after] po ní
   *[before_or_after] před ní nebo po ní
} jednou provést i akci { $bonus }.
arcs-effect-hit_to_repeat-action_modifier = { $once ->
    [yes] jednou za tah můžeš
   *[no] můžeš
} { $actions ->
    [tax] po zdanění města
    [build_ship] po stavbě lodě v doku
   *[both] po zdanění města nebo po stavbě lodě v doku
} zasáhnout tuto budovu a akci zdarma zopakovat.
arcs-effect-change_planet_type-action_modifier = po daních můžeš na danou planetu položit jeden svůj zdroj; do konce hry má jeho typ a znovu ji změnit nelze.
arcs-effect-build_ships_fresh-action_modifier = lodě, které stavíš, jsou vždy nepoškozené, i v systému, který ovládá soupeř.
arcs-effect-build_on_gate-action_modifier = { $max_total_per_gate ->
    [0] v branách nic nestavíš.
   *[other] { $piece ->
        [starport] můžeš stavět doky v branách; brána pojme nejvýše jeden dok všech hráčů dohromady.
       *[city] můžeš stavět města v branách; brána pojme nejvýše jedno město všech hráčů dohromady.
    }
}
arcs-effect-gate_city_type-static = město v bráně má typy všech měst na planetách své hvězdokupy.
arcs-effect-build_outside_slots-action_modifier = { $max_total_per_planet ->
    [0] mimo pole pro budovy nic nestavíš.
   *[other] na planetě můžeš postavit jedno město mimo pole pro budovy, a to za cenu jednoho zdroje typu planety; planeta pojme nejvýše jedno takové město všech hráčů dohromady.
}
arcs-effect-move_limit-action_modifier = jedním pohybem přesuneš nejvýše { $max_ships ->
    [one] 1 loď
    [few] { $max_ships } lodě
   *[other] { $max_ships } lodí
}.
arcs-effect-extra_move-action_modifier = { $times ->
    [0] po pohybu se už nic nepohne podruhé.
   *[other] po pohybu, i urychleném, se může jedna skupina tvých nepoškozených lodí, které se pohnuly, pohnout ještě jednou.
}
arcs-effect-catapult_origin-action_modifier = urychlený pohyb začínáš v branách, nikoli v docích.
arcs-effect-capture_agent-on_rival_move_in = když soupeřovy lodě vstoupí do brány, kterou ovládáš a v níž máš nepoškozený dok, zajmi { $amount ->
    [one] 1 jeho agenta
    [few] { $amount } jeho agenty
   *[other] { $amount } jeho agentů
}.
arcs-effect-secure_needs_agents-action_modifier = kartu gildy můžeš zajistit, jen máš-li na ní aspoň { $min_agents ->
    [one] 1 svého agenta
    [few] { $min_agents } své agenty
   *[other] { $min_agents } svých agentů
}. Neplatí to pro karty ozvěny ani při vyplenění dvora.

## Resources and scoring

arcs-effect-keep_card_on_outrage-on_outrage = když vyvoláš pobouření, tuto kartu si necháš.
arcs-effect-spend_as-spend = kterýkoli zdroj můžeš utratit jako zdroj typu { arcs-resource }.
arcs-effect-ignore_outrage_when_spending-spend = pobouření ti nebrání utrácet za akci Předzvěsti zdroje typu { arcs-resource }.
arcs-effect-hold_supply-static = zásoba zdrojů typu { arcs-resource } leží na této kartě a počítá se ti do ambice Magnát. Utrácet ji nemůžeš; ostatní z ní dál získávají.
arcs-effect-resource_slot-static = { $slots ->
    [0] nemáš žádné další pole pro zdroje.
   *[other] na této kartě máš jedno další pole pro zdroje s cenou za nájezd { $raid_cost }.
}
arcs-effect-demote_first_place-scoring = při bodování ambice { $aim } ti první místo přinese jen moc za druhé místo { $city_bonus ->
    [yes] s bonusovou mocí
   *[no] bez bonusové moci
} za města a druhé místo nic.
arcs-effect-power_only_for_sole_first-scoring = moc z ambice získáš, jen obsadíš-li první místo bez remízy.
arcs-effect-rivals_discard_resource-after_scoring = po obodování ambicí kapitoly odhodí všichni soupeři všechny zdroje typu { arcs-resource }.
arcs-effect-discard_all_resource-after_scoring = bodovala-li se v kapitole ambice { $scored }, po bodování odhoď všechny své zdroje typu { arcs-resource }.

## Ambitions

arcs-effect-pay_guild_card-before_declare = za každé vyhlášení ambice, ať už jakýmkoli způsobem, musíš dát { $amount ->
    [one] 1 kartu gildy
    [few] { $amount } karty gild
   *[other] { $amount } karet gild
} soupeři s nejmenší mocí; jinak ambici vyhlásit nemůžeš.
arcs-effect-gain_resource-on_declare = kdykoli vyhlásíš ambici, můžeš získat { $amount ->
    [one] 1 zdroj
    [few] { $amount } zdroje
   *[other] { $amount } zdrojů
} podle své volby.
arcs-effect-influence_each_card-on_declare = kdykoli vyhlásíš ambici, můžeš umístit agenty na libovolný počet karet dvora, na každou nejvýše { $max_per_card }.
arcs-effect-secure_top_of_deck-on_declare = když vyhlásíš ambici{ $undeclared ->
    [yes] , na níž neležel žeton
   *[no] { "" }
}, zajisti vrchní kartu balíčku dvora; její akci Předzvěsti nemůžeš hned použít.
arcs-effect-peek_hand_swap-on_declare = kdykoli vyhlásíš ambici, podívej se jednomu soupeři do ruky; můžeš s ním vyměnit jednu kartu.
arcs-effect-skip_zero_marker-on_declare = když vyhlásíš některou z těchto ambicí: { $ambitions }, nulový žeton se neumístí: hlavní kartě zůstane její číslo.
arcs-effect-declare_ambition-on_follow = když takto následuješ: { $modes }, před jakoukoli akcí: nebyla-li v tomto kole vyhlášena žádná ambice, můžeš vyhlásit ambici své zahrané karty. Nulový žeton se neumístí.

## Setup

arcs-effect-setup_outrage-setup = začínáš s agenty na těchto symbolech pobouření: { $resources }.
arcs-effect-scrap_pieces-setup = při přípravě hry vyřaď { $ships ->
    [one] 1 svou loď
    [few] { $ships } své lodě
   *[other] { $ships } svých lodí
} a { $agents ->
    [one] 1 svého agenta
    [few] { $agents } své agenty
   *[other] { $agents } svých agentů
}.
arcs-effect-scrap_cities-setup = při přípravě hry vyřaď { $count ->
    [one] 1 město
    [few] { $count } města
   *[other] { $count } měst
} nejvíce vlevo na své desce.
arcs-effect-draw_lore-after_setup = po přípravě hry si dober nepoužité karty příběhu, celkem { $draw }, a nech si z nich { $keep }; ostatní vyřaď.

## New actions

arcs-effect-gain_resource-new_action = získej { arcs-resources }.
arcs-effect-captives_to_resources-new_action = vrať libovolný počet svých zajatců a za každého získej 1 zdroj podle své volby.
arcs-effect-captives_to_trophies-new_action = přesuň libovolný počet svých zajatců mezi své trofeje.
arcs-effect-capture_court_agents-new_action = zajmi všechny agenty soupeřů na jedné kartě dvora, je-li jich méně, než máš symbolů zbraní na zdrojích a kartách.
arcs-effect-trade_resource-new_action = zvol soupeřovo město, které ovládáš. Vezmi si od jeho majitele jeden zdroj typu města a dej mu jeden typu, který nemá. Nejde o daně ani o krádež.
arcs-effect-build_ship_at_city-new_action = postav { $count ->
    [one] 1 loď
    [few] { $count } lodě
   *[other] { $count } lodí
} u libovolného města, které ovládáš, i soupeřova.
arcs-effect-free_action-new_action = zdaň vlastní město.
arcs-effect-swap_building-new_action = nahraď svůj dok na poli pro budovu svým městem, nebo naopak.
arcs-effect-annex_building-new_action = nahraď soupeřovu budovu, kterou ovládáš, svou budovou téhož druhu, máš-li ji v zásobě.
arcs-effect-ranged_attack-new_action = z jednoho systému hoď až jednou kostkou šarvátky za každou svou nepoškozenou loď v něm, nejvýše 6 kostkami, proti jednomu soupeři v sousedním systému. Zásahy padají nejprve na lodě, pak na budovy. Není to bitva.
arcs-effect-move_any_ships-new_action = přesuň libovolné lodě kterýchkoli hráčů mezi systémem se svým nepoškozeným dokem a jedním sousedním systémem, všechny jedním směrem. Modifikátory pohybu se ignorují; není to urychlený pohyb.
arcs-effect-sacrifice_ship-new_action = znič jednu svou nepoškozenou loď; není ničí trofejí. Je-li v témže systému soupeřova loď, znič jednu také a vezmi si ji jako trofej.

## Prelude

arcs-effect-fill_empty_slots-prelude = můžeš tuto kartu odhodit a za každé své prázdné pole pro zdroje získat až 1 zdroj typu { arcs-resource }; dojde-li zásoba, zbytek ukradni soupeřům.
arcs-effect-steal-prelude = můžeš tuto kartu odhodit a ukrást soupeřům { $what ->
    [resource] { arcs-resources }
   *[resource_or_guild_card] { $amount ->
        [one] jeden zdroj nebo jednu kartu gildy
        [few] { $amount }krát zdroj nebo kartu gildy
       *[other] { $amount }krát zdroj nebo kartu gildy
    }
}.
arcs-effect-place_ships-prelude = můžeš tuto kartu odhodit a umístit { $count ->
    [one] 1 nepoškozenou loď
    [few] { $count } nepoškozené lodě
   *[other] { $count } nepoškozených lodí
} do { $where ->
    [controlled_system] jednoho systému, který ovládáš.
   *[each_gate_in_play] každé brány ve hře.
}
arcs-effect-seize_initiative-prelude = { $before ->
    [yes] dřív než cokoli provedeš, můžeš
   *[no] můžeš
} tuto kartu odhodit a uchvátit iniciativu, pokud ji ještě lze uchvátit.
arcs-effect-recycle_hand-prelude = můžeš odhodit tuto kartu a libovolný počet karet z ruky a zespodu odhazovacího balíčku karet akcí si dobrat tolik karet, kolik jich bylo z ruky, a jednu navíc.
arcs-effect-gain_resource-prelude = můžeš tuto kartu odhodit a získat tyto zdroje, každého { $amount }: { $resources }.
arcs-effect-convert_resource-prelude = { $give ->
    [any_1] můžeš odhodit jeden svůj zdroj a získat 1 zdroj typu { $gained }.
   *[any_number_of_material_fuel] můžeš vyměnit libovolný počet svých materiálů a paliva za stejný počet zdrojů podle své volby.
}
arcs-effect-attach_to_played_card-prelude = můžeš tuto kartu přiložit ke kartě tohoto typu zahrané v tomto kole lícem nahoru: { arcs-suit }. Na konci kola si vezmi onu kartu do ruky a tuto odhoď.
arcs-effect-spend_for_action-prelude = { $pool ->
    [trophies] můžeš, kolikrát chceš, vrátit { $per ->
        [one] trofej
        [few] { $per } stejné trofeje jednoho soupeře
       *[other] { $per } stejných trofejí jednoho soupeře
    } a jednou provést akci vlivu.
   *[captives] můžeš, kolikrát chceš, vrátit { $per ->
        [one] zajatce
        [few] { $per } zajatce jednoho soupeře
       *[other] { $per } zajatců jednoho soupeře
    } a jednou provést zajištění.
}
arcs-effect-declare_ambition-prelude = { $before ->
    [yes] před jakoukoli jinou akcí můžeš
   *[no] můžeš
} odhodit všechny své materiály a palivo, i když žádné nemáš, a vyhlásit ambici, na níž neleží žeton. { $zero_marker ->
    [yes] Nulový žeton se umístí.
   *[no] Nulový žeton se neumístí.
}
arcs-effect-clear_outrage-prelude = můžeš tuto kartu odhodit a zrušit své pobouření: { $resources }.

## Vox cards

arcs-effect-place_ships-when_secured = zvol hvězdokupu ve hře a do každého jejího systému umísti { $count ->
    [one] 1 nepoškozenou loď
    [few] { $count } nepoškozené lodě
   *[other] { $count } nepoškozených lodí
}.
arcs-effect-declare_ambition-when_secured = můžeš vyhlásit libovolnou ambici, je-li dostupný žeton ambice. { $zero_marker ->
    [yes] Nulový žeton se umístí.
   *[no] Nulový žeton se neumístí.
}
arcs-effect-provoke_outrage_all-when_secured = můžeš zvolit typ zdroje; každý hráč včetně tebe vyvolá pobouření tohoto typu. Dvůr nikdo neplení.
arcs-effect-return_city-when_secured = můžeš vrátit jedno město, které ovládáš, své nebo soupeřovo, na desku hráče, kterému patří. Pokud to uděláš, můžeš uchvátit iniciativu, lze-li ji ještě uchvátit.
arcs-effect-steal-when_secured = { $optional ->
    [yes] můžeš
   *[no] musíš
} soupeřům ukrást { $amount ->
    [one] 1 kartu gildy
    [few] { $amount } karty gild
   *[other] { $amount } karet gild
}.
arcs-effect-recycle_court_discard-when_secured = zamíchej všechny karty gild z odhazovacího balíčku dvora do balíčku dvora.
arcs-effect-draw_action_card-when_secured = dober si { $count ->
    [one] spodní kartu
    [few] { $count } spodní karty
   *[other] { $count } spodních karet
} odhazovacího balíčku karet akcí.
