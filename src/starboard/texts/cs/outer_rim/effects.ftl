# Outer Rim: co říkají karty, složené z jejich účinků. Každá věta končí tečkou; podmínky jsou vedlejší věty.

## Jak se spojují věty

outer_rim-join = { $first } { $rest }
outer_rim-line =
    { $first }
    { $rest }
outer_rim-paragraph =
    { $first }

    { $rest }
outer_rim-both = { $first } a { $rest }
outer_rim-either = { $first } nebo { $rest }
outer_rim-nested = ({ $effects })
outer_rim-anyway = V každém případě: { $effects }
outer_rim-if = Pokud { $condition }: { $effects }
outer_rim-upgrade = Nebo, pokud { $condition }: { $effects }
outer_rim-choice = • { $label }: { $effects }
outer_rim-row = Padne-li { $faces }: { $effects }
outer_rim-each = Za každý výsledek „{ $face }“: { $effects }
outer_rim-branch-pass = Úspěch: { $effects }
outer_rim-branch-fail = Neúspěch: { $effects }
outer_rim-branch-win = Výhra: { $effects }
outer_rim-branch-lose = Prohra: { $effects }
outer_rim-branch-else = Jinak: { $effects }
outer_rim-branch-if_illegal = Za každý ILEGÁLNÍ: { $effects }
outer_rim-branch-after_pass = Pokud uspěješ: { $effects }

## Vkládá se do vět

outer_rim-with-faction = { $faction ->
    [rebel] Povstalců
    [imperial] Impéria
    [hutt] Huttů
    [syndicate] Syndikátu
    [planet] frakce této planety
    [patrol_here] frakce některé zdejší hlídky
    [nearest_patrol] frakce nejbližší hlídky
    [nearest_other_patrol] frakce nejbližší hlídky mimo tvé pole
    [chosen] frakce podle své volby
    [chosen_negative] frakce podle své volby (jen kde ji máš negativní)
   *[favor_faction] frakce této zakázky
}
outer_rim-which-patrol = { $faction ->
    [rebel] hlídku Povstalců
    [imperial] hlídku Impéria
    [hutt] hlídku Huttů
    [syndicate] hlídku Syndikátu
    [planet] hlídku frakce této planety
    [patrol_here] hlídku na svém poli
    [nearest_patrol] nejbližší hlídku
    [nearest_other_patrol] nejbližší hlídku z jiného pole
    [chosen] hlídku podle své volby
    [chosen_negative] hlídku podle své volby, u jejíž frakce máš negativní reputaci,
   *[favor_faction] hlídku frakce této zakázky
}
outer_rim-who = { $who ->
    [self] Ty
    [chosen_player] Vybraný hráč
    [player_of_choice] Jiný hráč podle tvé volby
    [player_here] Jiný hráč na tvém poli
    [player_here_with_negative_reputation] Jiný hráč s negativní reputací na tvém poli
    [fought_player] Tvůj soupeř ze souboje
    [most_famous_player] Nejproslulejší hráč
   *[nearest_player] Nejbližší jiný hráč
}
outer_rim-whom = { $who ->
    [self] ty
    [chosen_player] vybraný hráč
    [player_of_choice] jiný hráč podle tvé volby
    [player_here] jiný hráč na tvém poli
    [player_here_with_negative_reputation] jiný hráč s negativní reputací na tvém poli
    [fought_player] tvůj soupeř ze souboje
    [most_famous_player] nejproslulejší hráč
   *[nearest_player] nejbližší jiný hráč
}
outer_rim-of-deck = { $deck ->
    [bounty] balíčku Zatykače
    [cargo] balíčku Náklad
    [gear_mod] balíčku Vybavení a modifikace
    [jobs] balíčku Zakázky
    [luxury] balíčku luxusního zboží
   *[ships] balíčku Lodě
}
outer_rim-one-of = { $type ->
    [bounty] zatykač
    [cargo] náklad
    [cargo_illegal] ILEGÁLNÍ náklad
    [crew] člena posádky
    [gear] vybavení
    [mod] modifikaci
   *[job] zakázku
}
outer_rim-goods-bounty = zatykač
outer_rim-goods-cargo = náklad
outer_rim-goods-crew = posádka
outer_rim-goods-gear = vybavení
outer_rim-goods-job = zakázka
outer_rim-goods-mod = modifikace
outer_rim-number-dice = { $dice ->
    [one] { $dice } kostka
    [few] { $dice } kostky
   *[other] { $dice } kostek
}
outer_rim-number-spaces = { $distance ->
    [one] { $distance } pole
    [few] { $distance } pole
   *[other] { $distance } polí
}
outer_rim-face-any = jakýkoli výsledek

## Podmínky

outer_rim-condition-has_skill = máš schopnost { $skill }
outer_rim-condition-has_mod = máš modifikaci
outer_rim-condition-has_cargo = máš náklad
outer_rim-condition-has_illegal_cargo = máš ILEGÁLNÍ náklad
outer_rim-condition-has_this = máš tuto kartu
outer_rim-condition-crew = máš aspoň { $count ->
    [one] { $count } člena posádky
    [few] { $count } členy posádky
   *[other] { $count } členů posádky
}
outer_rim-condition-positive_reputations = máš pozitivní reputaci aspoň u { $count ->
    [one] { $count } frakce
    [few] { $count } frakcí
   *[other] { $count } frakcí
}
outer_rim-condition-two_mods_or_one_mod_and_chewbacca = máš dvě modifikace, nebo jednu a Chewbaccu
outer_rim-condition-not_droid = tvá postava není droid
outer_rim-condition-character_undamaged = tvá postava nemá žádné zranění
outer_rim-condition-defeated = je tvá postava poražena
outer_rim-condition-combat_won = souboj vyhraješ
outer_rim-condition-ground_combat = jde o pozemní souboj
outer_rim-condition-ship_combat = jde o lodní souboj
outer_rim-condition-enemy_is_patrol = bojuješ s hlídkou
outer_rim-condition-enemy_is_bounty_target = bojuješ s kontaktem ze svého zatykače
outer_rim-condition-patrol_reward_has_fame = její odměna obsahuje proslulost
outer_rim-condition-opponent_more_fame = má druhý hráč větší proslulost než ty
outer_rim-condition-beaten_player_had_more_fame = měl onen hráč větší proslulost než ty
outer_rim-condition-opponent_success = onen hráč uspěje
outer_rim-condition-card_has_trait = má karta upřesnění { $trait }
outer_rim-condition-costs_more_than_current = stojí víc než ta tvá
outer_rim-condition-at_navpoint = jsi na navigačním bodu
outer_rim-condition-at_planet = jsi na planetě
outer_rim-condition-player_here = je na tvém poli jiný hráč
outer_rim-condition-reputation_positive = máš u { outer_rim-with-faction } pozitivní reputaci
outer_rim-condition-reputation_neutral = máš u { outer_rim-with-faction } neutrální reputaci
outer_rim-condition-reputation_negative = máš u { outer_rim-with-faction } negativní reputaci
outer_rim-condition-reputation_not_positive = nemáš u { outer_rim-with-faction } pozitivní reputaci
outer_rim-condition-reputation_not_neutral = nemáš u { outer_rim-with-faction } neutrální reputaci
outer_rim-condition-reputation_not_negative = nemáš u { outer_rim-with-faction } negativní reputaci
outer_rim-condition-reputation_any = máš u { outer_rim-with-faction } jakoukoli reputaci

## Účinky: kredity, proslulost, reputace, poškození

outer_rim-effect-gain_credits = Získej { outer_rim-amount-credits }.
outer_rim-effect-lose_credits = Ztrať { outer_rim-amount-credits }.
outer_rim-effect-steal_credits = Vezmi si až { outer_rim-amount-credits }. Přijde o ně { outer_rim-whom }.
outer_rim-effect-pay = Můžeš zaplatit { outer_rim-amount-credits }. Pokud zaplatíš: { $effects }
outer_rim-effect-pay-chosen = Zaplať { outer_rim-amount-credits }.
outer_rim-effect-pay-trade_in = Můžeš zaplatit { outer_rim-amount-credits }, cenu přitom smíš snížit odhozením nákladu, vybavení a modifikací. Pokud zaplatíš: { $effects }
outer_rim-effect-pay-chosen-trade_in = Zaplať { outer_rim-amount-credits }, cenu přitom smíš snížit odhozením nákladu, vybavení a modifikací.
outer_rim-effect-spend_for_fame = Zaplať { outer_rim-sum-credits } a získej { $fame ->
    [one] { $fame } bod
    [few] { $fame } body
   *[other] { $fame } bodů
} proslulosti.
outer_rim-effect-gain_fame = Získej { outer_rim-amount-fame }.
outer_rim-effect-gain_fame_if = Pokud { $condition }, získej { $more }, jinak { $less }.
outer_rim-effect-gain_reputation = Získej reputaci{ $amount ->
    [1] { "" }
   *[other] { " " }({ $amount }×)
} u { outer_rim-with-faction }.
outer_rim-effect-lose_reputation = Ztrať reputaci{ $amount ->
    [1] { "" }
   *[other] { " " }({ $amount }×)
} u { outer_rim-with-faction }.
outer_rim-effect-set_reputation = Změň na { $value ->
    [negative] negativní
    [neutral] neutrální
   *[positive] pozitivní
} svou reputaci u { outer_rim-with-faction }.
outer_rim-effect-damage_character = Tvá postava utrpí { $amount } zranění.
outer_rim-effect-damage_ship = Tvá loď utrpí { $amount } poškození.
outer_rim-effect-recover_character = Odstraň z postavy { $amount ->
    [99] všechna zranění
   *[other] { $amount } zranění
}.
outer_rim-effect-recover_ship = Odstraň z lodi { $amount ->
    [99] všechno poškození
   *[other] { $amount } poškození
}.
outer_rim-effect-recover_all = Odstraň všechno poškození.

## Účinky: kostky a volby

outer_rim-effect-test = Test schopností: { $skill }.
outer_rim-effect-opponent_test = { outer_rim-who } provede test schopností: { $skill }.
outer_rim-effect-combat = { $type ->
    [ground] Pozemní souboj
   *[ship] Lodní souboj
}: { $enemy }, { outer_rim-number-dice }.
outer_rim-effect-fight_player = { $combat ->
    [ground] Pozemní souboj. Soupeř: { outer_rim-whom }.
    [ship] Lodní souboj. Soupeř: { outer_rim-whom }.
   *[by_space] Souboj, na planetě pozemní, jinde lodní. Soupeř: { outer_rim-whom }.
}
outer_rim-effect-roll = { $dice ->
    [1] Hoď kostkou.
   *[other] Hoď { $dice } kostkami; platí první řádek, kterému některá z nich odpovídá.
}
outer_rim-effect-reroll = Můžeš znovu hodit { $dice ->
    [one] jednou svou kostkou
    [few] až { $dice } svými kostkami
   *[other] až { $dice } svými kostkami
}.
outer_rim-effect-set_result = Přetoč kostku na „{ $result }“.
outer_rim-effect-gain_skill = Pro tento test získej schopnost { $skill }.
outer_rim-effect-gain_skill-any = Pro tento test získej testovanou schopnost.
outer_rim-effect-choose = Vyber jednu možnost:
outer_rim-effect-may = Můžeš to udělat: { $effects }
outer_rim-effect-nothing = Nic se nestane.
outer_rim-effect-opponent_gain = { outer_rim-who }: { $effects }

## Účinky: karty a kontakty

outer_rim-effect-gain_resource = Můžeš si vzít zdroj z této karty.
outer_rim-effect-gain_resource-named = Můžeš získat kartu „{ $card }“.
outer_rim-effect-keep_secret = Nech si tuto kartu jako tajemství.
outer_rim-effect-recruit = Můžeš si vzít tento kontakt do posádky.
outer_rim-effect-recruit-named = Můžeš si vzít do posádky kontakt { $card }.
outer_rim-effect-meet_contact = Můžeš mít střetnutí s kontaktem { $scope ->
    [any_planet] na kterékoli planetě
   *[here] na tvém poli
}.
outer_rim-effect-peek_contacts = Tajně se podívej { $count ->
    [one] na kontakt ležící
    [few] nejvýše na { $count } kontakty ležící
   *[other] nejvýše na { $count } kontaktů ležících
} lícem dolů { $scope ->
    [any_planet] na kterékoli planetě
   *[here] na tvém poli
}.
outer_rim-effect-reveal_contacts = Můžeš otočit lícem nahoru { $count ->
    [one] kontakt
    [few] až { $count } kontakty
   *[other] až { $count } kontaktů
} { $scope ->
    [any_planet] na kterékoli planetě
   *[here] na tvém poli
}.
outer_rim-effect-reveal_lowest_contact = Otoč lícem nahoru zdejší kontakt nejnižší třídy ležící lícem dolů.
outer_rim-effect-gain_lowest_contact_crew = Otoč lícem nahoru zdejší kontakt nejnižší třídy a získej jeho kartu posádky zdarma.
outer_rim-effect-buy_discounted = Můžeš koupit vrchní kartu { outer_rim-of-deck }{ $discount ->
    [0] { "" }
   *[other] { " " }se slevou { NUMBER($discount, useGrouping: "always") } kreditů
}.
outer_rim-effect-search_market = Odhal { $count ->
    [one] první kartu
    [few] první { $count } karty
   *[other] prvních { $count } karet
} { outer_rim-of-deck } včetně té odhalené.
outer_rim-effect-search_market-buy = Jednu z nich můžeš koupit{ $discount ->
    [0] { "" }
   *[other] { " " }se slevou { NUMBER($discount, useGrouping: "always") } kreditů
}.
outer_rim-effect-search_market-free = Jednu z nich si můžeš vzít zdarma.
outer_rim-effect-search_market-bottom = Ostatní jdou dospod balíčku.
outer_rim-effect-search_market-shuffled = Ostatní zamíchej do balíčku.
outer_rim-effect-cycle_market = Odhoď { $count ->
    [1] vrchní kartu
    [one] { $count } vrchní kartu
    [few] { $count } vrchní karty
   *[other] { $count } vrchních karet
} { outer_rim-of-deck }.
outer_rim-effect-sell_asset = Můžeš odhodit { $max ->
    [one] jednu kartu
    [few] až { $max } karty
   *[other] až { $max } karet
} ({ $types }) a získat v kreditech { $multiplier ->
    [1] její cenu
    [2] dvojnásobek ceny
   *[other] { $multiplier }násobek ceny
}{ $cap ->
    [0] { "" }
   *[other] , nejvýše { NUMBER($cap, useGrouping: "always") } za kartu
}.
outer_rim-effect-discard_asset = Odhoď { $amount }× { outer_rim-one-of }.
outer_rim-effect-gain_ship = Tvoje nová loď: { $sheet }.
outer_rim-effect-buy_ship_from_supply = Kup loď ze zásoby, pokud { $condition }; svou loď za ni vyměníš.
outer_rim-effect-remove_matching_ship_card = Kartu obchodu této lodi odstraň ze hry.
outer_rim-effect-shuffle_self_into_deck = Zamíchej tuto kartu do jejího balíčku.
outer_rim-effect-discard_card = Odhoď tuto kartu.
outer_rim-effect-remove_card_from_game = Odstraň tuto kartu ze hry.

## Účinky: pohyb a tah

outer_rim-effect-move_patrol = Přesuň { outer_rim-which-patrol } o { outer_rim-number-spaces } { $toward ->
    [self] směrem k sobě
    [away] směrem od sebe
   *[chosen_player] směrem k vybranému hráči
}.
outer_rim-effect-move_patrol_directly = Přesuň { outer_rim-which-patrol } přímo na své pole.
outer_rim-effect-move_self = Můžeš se přesunout až o { outer_rim-number-spaces }.
outer_rim-effect-move_self_directly = Přesuň se přímo na pole { $space }.
outer_rim-effect-move_self_directly-chosen_planet = Přesuň se přímo na planetu podle své volby.
outer_rim-effect-move_self_directly-self_space = Zůstaň na svém poli.
outer_rim-effect-ignore_patrol_stop = { $count ->
    [99] Hlídky tento pohyb nezastaví.
    [1] Jedna hlídka tento pohyb nezastaví.
   *[other] Hlídky tento pohyb nezastaví (nejvýše { $count }).
}
outer_rim-effect-extra_turn = Po tomto tahu máš ještě jeden.
outer_rim-effect-end_turn = Tvůj tah končí.

## Účinky: zakázky a doručení

outer_rim-effect-complete_job = Zakázka je splněna.
outer_rim-effect-fail_job = Zakázka se nezdařila.
outer_rim-effect-goto_step = Pokračuj krokem { $step }.
outer_rim-effect-resolve_databank = Vyhodnoť kartu databanky { $number }.
outer_rim-effect-deliver_cargo = Náklad je doručen.
outer_rim-effect-keep_cargo = Náklad si necháváš.
outer_rim-effect-discard_cargo = Odhoď náklad.

## Účinky AI hráče

outer_rim-effect-move_toward_goal = Přesuň se směrem k nejbližšímu žetonu cíle.
outer_rim-effect-deliver_cargo_here = Doruč veškerý náklad, který patří sem.
outer_rim-effect-complete_job_here = Splň zakázku, jejímž místem určení je toto pole.
outer_rim-effect-encounter_negative_patrol = Souboj se zdejší hlídkou, u jejíž frakce je reputace negativní.
outer_rim-effect-ai_buy = Kup vrchní kartu { outer_rim-of-deck }.
outer_rim-effect-ai_buy-full = Pokud není volný slot ({ $slot ->
    [cargo] náklad
    [crew] posádka
    [mod] modifikace
    [cargo_or_mod] náklad nebo modifikace
    [gear] vybavení
   *[job_or_bounty] zakázka nebo zatykač
}), kup místo ní vrchní kartu { outer_rim-of-deck }.
outer_rim-effect-ai_buy-goal = Na její místo určení polož žeton cíle.

## Kdy se dají použít vlastnosti

outer_rim-ability = { $trigger }: { $effects }
outer_rim-ability-pay = Můžeš zaplatit { outer_rim-amount-credits }. Pokud zaplatíš: { $effects }
outer_rim-ability-wound = Tvá postava může utrpět { $amount } zranění. Pokud ano: { $effects }
outer_rim-limit-once_per_turn = Jen jednou za tah.
outer_rim-limit-once_per_combat = Jen jednou za souboj.
outer_rim-trigger-always = Vždy
outer_rim-trigger-planning = Plánování
outer_rim-trigger-action = Akce
outer_rim-trigger-encounter = Střetnutí
outer_rim-trigger-any_time_own_turn = Kdykoli ve svém tahu
outer_rim-trigger-after_planning_move = Po pohybu v kroku Plánování
outer_rim-trigger-during_move = Během pohybu
outer_rim-trigger-market_buy = Když kupuješ karty obchodu
outer_rim-trigger-when_gained = Když tuto kartu získáš
outer_rim-trigger-before_skill_test = Před hodem na test schopností
outer_rim-trigger-any_own_roll = Po kterémkoli svém hodu
outer_rim-trigger-start_of_combat = Na začátku souboje
outer_rim-trigger-ground_combat_roll = Po svém hodu v pozemním souboji
outer_rim-trigger-ship_combat_roll = Po svém hodu v lodním souboji
outer_rim-trigger-before_opponent_roll = Než soupeř v souboji hodí
outer_rim-trigger-after_opponent_roll = Po hodu soupeře v souboji
outer_rim-trigger-after_combat_won = Po vyhraném souboji, není-li tvá postava poražena
outer_rim-trigger-ship_combat_lost = Po prohraném lodním souboji
outer_rim-trigger-when_character_damaged = Když by tvá postava měla v souboji utrpět zranění
outer_rim-trigger-when_ship_damaged = Když by tvá loď měla v souboji utrpět poškození
outer_rim-trigger-when_defeated = Když je tvá postava poražena
outer_rim-trigger-when_losing_reputation = Když hrozí ztráta reputace
outer_rim-trigger-reputation_gained = Když získáš reputaci
outer_rim-trigger-illegal_delivery_roll = Po hodu na doručení ILEGÁLNÍHO nákladu
outer_rim-trigger-illegal_cargo_delivered = Když doručíš ILEGÁLNÍ náklad
outer_rim-trigger-cargo_delivered = Když doručíš náklad
outer_rim-trigger-captured_contact_delivered = Když doručíš zajatce
outer_rim-trigger-contact_eliminated = Když zlikviduješ kontakt ze zatykače
outer_rim-trigger-bounty_reward_gained = Když získáš odměnu za zatykač
outer_rim-trigger-job_completed = Když splníš zakázku
outer_rim-trigger-patrol_defeated = Když porazíš hlídku
outer_rim-trigger-other_player_encounter = V kroku Střetnutí jiného hráče na tvém poli

## Co vlastnosti dělají

outer_rim-ability-stat_bonus = { $stat } +{ $amount }.
outer_rim-ability-reroll = Můžeš znovu hodit { $dice ->
    [99] kterýmikoli svými kostkami
    [1] jednou svou kostkou
   *[other] až { $dice } svými kostkami
}.
outer_rim-ability-reroll-only = Můžeš znovu hodit { $dice ->
    [99] kterýmikoli svými kostkami
    [1] jednou svou kostkou
   *[other] až { $dice } svými kostkami
} s touto stranou: { $only }.
outer_rim-ability-turn_result = Můžeš přetočit { $count ->
    [1] jednu kostku
   *[other] stejné kostky (nejvýše { $count })
}: { $from } → { $to }.
outer_rim-ability-add_result = Přidej { $count ->
    [one] jeden výsledek
    [few] { $count } výsledky
   *[other] { $count } výsledků
}: { $result }.
outer_rim-ability-cancel_result = Můžeš ignorovat { $count ->
    [one] jeden výsledek
    [few] { $count } výsledky
   *[other] { $count } výsledků
} soupeře: { $result }.
outer_rim-ability-fewer_dice = Soupeř hází o { $amount ->
    [one] jednu kostku
    [few] { $amount } kostky
   *[other] { $amount } kostek
} méně.
outer_rim-ability-extra_die = Hoď navíc { $dice ->
    [one] jednou kostkou
    [few] { $dice } kostkami
   *[other] { $dice } kostkami
}.
outer_rim-ability-extra_die-skills = Při testu schopnosti { $skills } hoď navíc { $dice ->
    [one] jednou kostkou
    [few] { $dice } kostkami
   *[other] { $dice } kostkami
}.
outer_rim-ability-damage_cap = Utrpíš nejvýše { $amount } poškození.
outer_rim-ability-prevent_damage = Zabraň { $amount ->
    [one] { $amount } poškození
    [few] { $amount } poškozením
   *[other] { $amount } poškozením
}.
outer_rim-ability-recover = Odstraň { $what ->
    [ship] z lodi { $amount ->
        [99] všechno poškození
       *[other] { $amount } poškození
    }
   *[character] z postavy { $amount ->
        [99] všechna zranění
       *[other] { $amount } zranění
    }
}.
outer_rim-ability-discard_to_recover = Můžeš tuto kartu odhodit a odstranit { $what ->
    [ship] z lodi { $amount ->
        [99] všechno poškození
       *[other] { $amount } poškození
    }
   *[character] z postavy { $amount ->
        [99] všechna zranění
       *[other] { $amount } zranění
    }
}.
outer_rim-ability-gain_credits = Získej { outer_rim-amount-credits }.
outer_rim-ability-extra_fame = Získej navíc { $amount ->
    [one] { $amount } bod
    [few] { $amount } body
   *[other] { $amount } bodů
} proslulosti.
outer_rim-ability-trade_credits_for_fame = Místo kreditů z odměny si můžeš vzít { $fame ->
    [one] { $fame } bod
    [few] { $fame } body
   *[other] { $fame } bodů
} proslulosti.
outer_rim-ability-fame_while = Když { $condition }, máš proslulost vyšší o { $amount }.
outer_rim-ability-fame_while-highest = Platí jen nejvyšší z nich.
outer_rim-ability-discount = Kupovaná karta stojí o { NUMBER($amount, useGrouping: "always") } kreditů méně.
outer_rim-ability-extra_cycle = Můžeš z balíčků obchodu odhodit { $count ->
    [one] o jednu kartu víc
    [few] o { $count } karty víc
   *[other] o { $count } karet víc
}.
outer_rim-ability-gain_market_card = Můžeš získat vrchní kartu { outer_rim-of-deck }, pokud { $cost ->
    [0] nic nestojí
   *[other] stojí { NUMBER($cost, useGrouping: "always") }
}.
outer_rim-ability-extra_slot = Máš { $amount ->
    [one] další slot
    [few] { $amount } další sloty
   *[other] { $amount } dalších slotů
}: { $slot ->
    [cargo] náklad
    [crew] posádka
    [mod] modifikace
    [cargo_or_mod] náklad nebo modifikace
    [gear] vybavení
   *[job_or_bounty] zakázka nebo zatykač
}.
outer_rim-ability-peek_contacts = Můžeš se tajně podívat { $count ->
    [one] na kontakt ležící
    [few] nejvýše na { $count } kontakty ležící
   *[other] nejvýše na { $count } kontaktů ležících
} lícem dolů { $scope ->
    [any_planet] na kterékoli planetě
   *[here] na tvém poli
}.
outer_rim-ability-move_patrol = Můžeš přesunout { outer_rim-which-patrol } o { outer_rim-number-spaces }.
outer_rim-ability-ignore_patrol_stop = { $count ->
    [99] Hlídky tě nezastaví.
    [1] Jedna hlídka tě nezastaví.
   *[other] Hlídky tě nezastaví (nejvýše { $count }).
}
outer_rim-ability-prevent_reputation_loss = Můžeš ztrátě zabránit.
outer_rim-ability-prevent_reputation_loss-faction = Reputaci u { outer_rim-with-faction } neztrácíš.
outer_rim-ability-fight_player = Můžeš svést s jiným hráčem na svém poli { $combat ->
    [ground] pozemní souboj
    [ship] lodní souboj
   *[by_space] souboj
}.
outer_rim-ability-may_be_attacked = Jiní hráči s tebou mohou svést { $combat ->
    [ground] pozemní souboj
    [ship] lodní souboj
   *[by_space] souboj
}.
outer_rim-ability-mark_planet = { outer_rim-who } označí planetu. Ta je místem určení této karty.
outer_rim-ability-roll_per_crew = Hoď jednou kostkou za každého člena své posádky.
outer_rim-ability-discard_asset = Odhoď { $amount }× { outer_rim-one-of }.
outer_rim-ability-discard_self = Odhoď tuto kartu.

## Cíle

outer_rim-goal-action_pay = Použij to jako akci.
outer_rim-goal-ship_combat_won = Vyhraj lodní souboj.
outer_rim-goal-ground_combat_won = Vyhraj pozemní souboj.
outer_rim-goal-encounter_player_ship_combat_won = Jako střetnutí sveď s jiným hráčem na svém poli lodní souboj a vyhraj.
outer_rim-goal-patrol_defeated = Poraz hlídku.
outer_rim-goal-ship_damage_recovered = Odstraň z lodi najednou aspoň { $amount } poškození.
outer_rim-goal-cargo_delivered = Doruč náklad.
outer_rim-goal-illegal_cargo_delivered = Doruč ILEGÁLNÍ náklad.
outer_rim-goal-captured_contact_delivered = Doruč zajatce.
outer_rim-goal-contact_eliminated = Zlikviduj kontakt ze zatykače.
outer_rim-goal-bounty_reward_gained = Získej odměnu za zatykač.
outer_rim-goal-job_completed = Splň zakázku.
outer_rim-goal-condition = Počítá se to, pokud { $condition }.
outer_rim-goal-cost = Zaplať za to { outer_rim-amount-credits }.
outer_rim-goal-count = Udělej to { $count ->
    [one] jednou
    [2] dvakrát
    [few] { $count }krát
   *[other] { $count }krát
}.

## Karty

outer_rim-text-plain = Bez zvláštních pravidel.
outer_rim-text-reward = Odměna: { $effects }
outer_rim-text-bought = Když ji koupíš: { $effects }
outer_rim-text-not_on = Nelze koupit zde: { $space }.
outer_rim-text-most = Karet s upřesněním { $trait } smíš mít nejvýše { $most }.
outer_rim-text-slot = Zabírá slot: { $slot ->
    [cargo] náklad
    [crew] posádka
    [mod] modifikace
    [cargo_or_mod] náklad nebo modifikace
    [gear] vybavení
   *[job_or_bounty] zakázka nebo zatykač
}.
outer_rim-text-kept = Nelze ji odhodit.
outer_rim-text-skills = Schopnosti: { $skills }.
outer_rim-text-job = Místo určení: { $space }.
outer_rim-text-job-space_with_player = Místo určení: pole s jiným hráčem.
outer_rim-text-job-space_with_player_negative_reputation = Místo určení: pole s jiným hráčem, který má negativní reputaci.
outer_rim-text-job-marked_planet = Místo určení: označená planeta.
outer_rim-text-cargo = Místo doručení: { $space }.
outer_rim-text-cargo-space_with_player = Místo doručení: pole s jiným hráčem.
outer_rim-text-cargo-space_with_player_negative_reputation = Místo doručení: pole s jiným hráčem, který má negativní reputaci.
outer_rim-text-cargo-marked_planet = Místo doručení: označená planeta.
outer_rim-text-in_action = Tuto zakázku plníš v kroku Akce.
outer_rim-text-tests = Testuje se: { $skills }.
outer_rim-text-must = { $skill } (nutný úspěch)
outer_rim-text-may = { $skill }
outer_rim-text-choose_player = Vyber tam jiného hráče.
outer_rim-text-step = { $number }) { $effects }
outer_rim-text-target = Hledá se: { $contact }. { $combat ->
    [ground] Pozemní souboj
   *[ship] Lodní souboj
}, { outer_rim-number-dice }.
outer_rim-text-dead = Za mrtvého: { $reward }.
outer_rim-text-alive = Za živého ({ $space }): { $reward }.
outer_rim-text-after = S odměnou: { $effects }
outer_rim-text-section = { $title }: { $effects }
outer_rim-text-secret = Tajemství. { $trigger }: { $effects }
outer_rim-text-ai = { $step ->
    [planning] Plánování
    [action] Akce
   *[encounter] Střetnutí
}, proveď { $mode ->
    [first] první, co je možné
   *[all] vše, co je možné
}: { $entries }
outer_rim-text-entry = • { $effects }
outer_rim-text-shuffle = Potom zamíchej všechny AI karty.

## Ruby karet střetnutí: co lze v balíčku čekat

outer_rim-text-back = { $where }: { $kinds }.
outer_rim-where-patrol = S hlídkou na poli
outer_rim-where-no_patrol = Bez hlídky
outer_rim-dominating-contacts = kontakty
outer_rim-dominating-credits = kredity
outer_rim-dominating-extra_turn = dodatečné tahy
outer_rim-dominating-fame = proslulost
outer_rim-dominating-fights = souboje
outer_rim-dominating-gambling = hazard
outer_rim-dominating-hutt_reputation = reputace u Huttů
outer_rim-dominating-imperial_reputation = reputace u Impéria
outer_rim-dominating-patrol_reputation = reputace u frakce hlídky
outer_rim-dominating-patrols = pohyb hlídek
outer_rim-dominating-rebel_reputation = reputace u Povstalců
outer_rim-dominating-recovery = odstranění zranění a poškození
outer_rim-dominating-resources = zdroje
outer_rim-dominating-secrets = tajemství
outer_rim-dominating-ship_damage = poškození lodi
outer_rim-dominating-syndicate_reputation = reputace u Syndikátu
outer_rim-dominating-trade = nákup a prodej
outer_rim-dominating-wounds = zranění postavy

## Kontakty, hlídky, pole

outer_rim-text-contact = Kontakt, { $class ->
    [white] bílá
    [green] zelená
   *[yellow] žlutá
} třída. Karta databanky { $number }.
outer_rim-text-factions = Frakce: { $factions }.
outer_rim-text-droid = Droid.
outer_rim-text-patrol = Úroveň { $level }. Lodní souboj, { outer_rim-number-dice }. Odměna: { $reward }.
outer_rim-text-unbeaten = Úroveň { $level }. Nelze ji porazit.
outer_rim-text-planet = Planeta. { $faction ->
    [none] Bez frakce.
    [rebel] Frakce: { outer_rim-faction-rebel }.
    [imperial] Frakce: { outer_rim-faction-imperial }.
    [hutt] Frakce: { outer_rim-faction-hutt }.
   *[syndicate] Frakce: { outer_rim-faction-syndicate }.
} { $contacts ->
    [one] { $contacts } kontaktní místo.
    [few] { $contacts } kontaktní místa.
   *[other] { $contacts } kontaktních míst.
}
outer_rim-text-navpoint = Navigační bod.
outer_rim-text-maelstrom = Maelström: pohyb, který do něj vstoupí, v něm končí. Nelze tu obchodovat a každé střetnutí může přinést dodatečný tah.
