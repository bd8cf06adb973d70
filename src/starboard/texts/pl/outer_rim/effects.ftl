# Outer Rim: co mówią karty, złożone z ich efektów. Każde zdanie kończy się kropką; warunki są zdaniami podrzędnymi.

## Jak łączą się zdania

outer_rim-join = { $first } { $rest }
outer_rim-line =
    { $first }
    { $rest }
outer_rim-paragraph =
    { $first }

    { $rest }
outer_rim-both = { $first } i { $rest }
outer_rim-either = { $first } lub { $rest }
outer_rim-nested = ({ $effects })
outer_rim-anyway = Tak czy inaczej: { $effects }
outer_rim-if = Jeśli { $condition }: { $effects }
outer_rim-upgrade = Jeśli { $condition }, zamiast tego: { $effects }
outer_rim-choice = • { $label }: { $effects }
outer_rim-row = Gdy wypadnie { $faces }: { $effects }
outer_rim-each = Za każdy wynik „{ $face }”: { $effects }
outer_rim-branch-pass = Test zdany: { $effects }
outer_rim-branch-fail = Test niezdany: { $effects }
outer_rim-branch-win = Wygrana: { $effects }
outer_rim-branch-lose = Przegrana: { $effects }
outer_rim-branch-else = W przeciwnym razie: { $effects }
outer_rim-branch-if_illegal = Za każdy NIELEGALNY: { $effects }
outer_rim-branch-after_pass = Jeśli zdasz test: { $effects }

## Wstawiane do zdań

outer_rim-with-faction = { $faction ->
    [rebel] Rebelii
    [imperial] Imperium
    [hutt] Huttów
    [syndicate] Syndykatów
    [planet] frakcji tej planety
    [patrol_here] frakcji tutejszego patrolu
    [nearest_patrol] frakcji najbliższego patrolu
    [nearest_other_patrol] frakcji najbliższego patrolu poza twoim polem
    [chosen] wybranej frakcji
    [chosen_negative] wybranej frakcji, u której jest negatywna
   *[favor_faction] frakcji tej misji
}
outer_rim-which-patrol = { $faction ->
    [rebel] patrol Rebelii
    [imperial] patrol Imperium
    [hutt] patrol Huttów
    [syndicate] patrol Syndykatów
    [planet] patrol frakcji tej planety
    [patrol_here] patrol ze swojego pola
    [nearest_patrol] najbliższy patrol
    [nearest_other_patrol] najbliższy patrol z innego pola
    [chosen] wybrany patrol
    [chosen_negative] wybrany patrol frakcji, u której masz negatywną reputację,
   *[favor_faction] patrol frakcji tej misji
}
outer_rim-who = { $who ->
    [self] Ty
    [chosen_player] Wybrany gracz
    [player_of_choice] Inny gracz według twojego wyboru
    [player_here] Inny gracz na twoim polu
    [player_here_with_negative_reputation] Inny gracz z negatywną reputacją na twoim polu
    [fought_player] Twój przeciwnik z walki
    [most_famous_player] Najsławniejszy gracz
   *[nearest_player] Najbliższy inny gracz
}
outer_rim-whom = { $who ->
    [self] ty
    [chosen_player] wybrany gracz
    [player_of_choice] inny gracz według twojego wyboru
    [player_here] inny gracz na twoim polu
    [player_here_with_negative_reputation] inny gracz z negatywną reputacją na twoim polu
    [fought_player] twój przeciwnik z walki
    [most_famous_player] najsławniejszy gracz
   *[nearest_player] najbliższy inny gracz
}
outer_rim-of-deck = { $deck ->
    [bounty] talii zleceń
    [cargo] talii ładunków
    [gear_mod] talii sprzętu i modyfikacji
    [jobs] talii misji
    [luxury] talii towarów luksusowych
   *[ships] talii statków
}
outer_rim-one-of = { $type ->
    [bounty] zlecenie
    [cargo] ładunek
    [cargo_illegal] NIELEGALNY ładunek
    [crew] członka załogi
    [gear] sprzęt
    [mod] modyfikację
   *[job] misję
}
outer_rim-goods-bounty = zlecenie
outer_rim-goods-cargo = ładunek
outer_rim-goods-crew = załoga
outer_rim-goods-gear = sprzęt
outer_rim-goods-job = misja
outer_rim-goods-mod = modyfikacja
outer_rim-number-dice = { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
   *[many] { $dice } kości
}
outer_rim-number-spaces = { $distance ->
    [one] { $distance } pole
    [few] { $distance } pola
   *[many] { $distance } pól
}
outer_rim-face-any = dowolny wynik

## Warunki

outer_rim-condition-has_skill = masz umiejętność { $skill }
outer_rim-condition-has_mod = masz modyfikację
outer_rim-condition-has_cargo = masz ładunek
outer_rim-condition-has_illegal_cargo = masz NIELEGALNY ładunek
outer_rim-condition-has_this = masz tę kartę
outer_rim-condition-crew = masz co najmniej { $count ->
    [one] { $count } członka załogi
    [few] { $count } członków załogi
   *[many] { $count } członków załogi
}
outer_rim-condition-positive_reputations = masz pozytywną reputację u co najmniej { $count ->
    [one] { $count } frakcji
    [few] { $count } frakcji
   *[many] { $count } frakcji
}
outer_rim-condition-two_mods_or_one_mod_and_chewbacca = masz dwie modyfikacje albo jedną i Chewbaccę
outer_rim-condition-not_droid = twoja postać nie jest droidem
outer_rim-condition-character_undamaged = twoja postać nie ma obrażeń
outer_rim-condition-defeated = twoja postać jest pokonana
outer_rim-condition-combat_won = wygrywasz walkę
outer_rim-condition-ground_combat = jest to walka bezpośrednia
outer_rim-condition-ship_combat = jest to walka w przestrzeni
outer_rim-condition-enemy_is_patrol = walczysz z patrolem
outer_rim-condition-enemy_is_bounty_target = walczysz z kontaktem ze swojego zlecenia
outer_rim-condition-patrol_reward_has_fame = jego nagroda zawiera sławę
outer_rim-condition-opponent_more_fame = drugi gracz ma więcej sławy niż ty
outer_rim-condition-beaten_player_had_more_fame = ten gracz miał więcej sławy niż ty
outer_rim-condition-opponent_success = ten gracz zdał test
outer_rim-condition-card_has_trait = karta ma cechę { $trait }
outer_rim-condition-costs_more_than_current = kosztuje więcej niż twój
outer_rim-condition-at_navpoint = jesteś w punkcie nawigacyjnym
outer_rim-condition-at_planet = jesteś na planecie
outer_rim-condition-player_here = na twoim polu jest inny gracz
outer_rim-condition-reputation_positive = masz u { outer_rim-with-faction } pozytywną reputację
outer_rim-condition-reputation_neutral = masz u { outer_rim-with-faction } neutralną reputację
outer_rim-condition-reputation_negative = masz u { outer_rim-with-faction } negatywną reputację
outer_rim-condition-reputation_not_positive = nie masz u { outer_rim-with-faction } pozytywnej reputacji
outer_rim-condition-reputation_not_neutral = nie masz u { outer_rim-with-faction } neutralnej reputacji
outer_rim-condition-reputation_not_negative = nie masz u { outer_rim-with-faction } negatywnej reputacji
outer_rim-condition-reputation_any = masz u { outer_rim-with-faction } jakąkolwiek reputację

## Efekty: kredyty, sława, reputacja, obrażenia

outer_rim-effect-gain_credits = Zdobądź { outer_rim-amount-credits }.
outer_rim-effect-lose_credits = Strać { outer_rim-amount-credits }.
outer_rim-effect-steal_credits = Weź najwyżej { outer_rim-amount-credits }. Traci je { outer_rim-whom }.
outer_rim-effect-pay = Możesz zapłacić { outer_rim-amount-credits }. Jeśli zapłacisz: { $effects }
outer_rim-effect-pay-chosen = Zapłać { outer_rim-amount-credits }.
outer_rim-effect-pay-trade_in = Możesz zapłacić { outer_rim-amount-credits }, także ze zniżką barterową za ładunki, sprzęt i modyfikacje. Jeśli zapłacisz: { $effects }
outer_rim-effect-pay-chosen-trade_in = Zapłać { outer_rim-amount-credits }, także ze zniżką barterową za ładunki, sprzęt i modyfikacje.
outer_rim-effect-spend_for_fame = Zapłać { outer_rim-sum-credits }, aby zdobyć { $fame ->
    [one] { $fame } punkt
    [few] { $fame } punkty
   *[many] { $fame } punktów
} sławy.
outer_rim-effect-gain_fame = Zdobądź { outer_rim-amount-fame }.
outer_rim-effect-gain_fame_if = Jeśli { $condition }, zdobądź { $more }; w przeciwnym razie { $less }.
outer_rim-effect-gain_reputation = Zyskaj { $amount ->
    [1] reputację
    [one] { $amount } punkt reputacji
    [few] { $amount } punkty reputacji
   *[many] { $amount } punktów reputacji
} u { outer_rim-with-faction }.
outer_rim-effect-lose_reputation = Strać { $amount ->
    [1] reputację
    [one] { $amount } punkt reputacji
    [few] { $amount } punkty reputacji
   *[many] { $amount } punktów reputacji
} u { outer_rim-with-faction }.
outer_rim-effect-set_reputation = Zmień na { $value ->
    [negative] negatywną
    [neutral] neutralną
   *[positive] pozytywną
} swoją reputację u { outer_rim-with-faction }.
outer_rim-effect-damage_character = Twoja postać otrzymuje { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}.
outer_rim-effect-damage_ship = Twój statek otrzymuje { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}.
outer_rim-effect-recover_character = Usuń z postaci { $amount ->
    [99] wszystkie obrażenia
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}.
outer_rim-effect-recover_ship = Usuń ze statku { $amount ->
    [99] wszystkie obrażenia
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}.
outer_rim-effect-recover_all = Usuń wszystkie obrażenia.

## Efekty: kości i wybory

outer_rim-effect-test = Test umiejętności: { $skill }.
outer_rim-effect-opponent_test = { outer_rim-who } wykonuje test umiejętności: { $skill }.
outer_rim-effect-combat = { $type ->
    [ground] Walka bezpośrednia
   *[ship] Walka w przestrzeni
}: { $enemy }, { outer_rim-number-dice }.
outer_rim-effect-fight_player = { $combat ->
    [ground] Walka bezpośrednia. Przeciwnik: { outer_rim-whom }.
    [ship] Walka w przestrzeni. Przeciwnik: { outer_rim-whom }.
   *[by_space] Walka (na planecie bezpośrednia, gdzie indziej w przestrzeni). Przeciwnik: { outer_rim-whom }.
}
outer_rim-effect-roll = { $dice ->
    [1] Rzuć kością.
   *[other] Rzuć { $dice } kośćmi; liczy się pierwszy wiersz, do którego pasuje któraś z nich.
}
outer_rim-effect-reroll = Możesz przerzucić { $dice ->
    [one] jedną swoją kość
    [few] do { $dice } swoich kości
   *[many] do { $dice } swoich kości
}.
outer_rim-effect-set_result = Zmień wynik kości na „{ $result }”.
outer_rim-effect-gain_skill = Na czas tego testu otrzymujesz umiejętność { $skill }.
outer_rim-effect-gain_skill-any = Na czas tego testu otrzymujesz testowaną umiejętność.
outer_rim-effect-choose = Wybierz jedno:
outer_rim-effect-may = Możesz to zrobić: { $effects }
outer_rim-effect-nothing = Nic się nie dzieje.
outer_rim-effect-opponent_gain = { outer_rim-who }: { $effects }

## Efekty: karty i kontakty

outer_rim-effect-gain_resource = Możesz wziąć zasób z tej karty.
outer_rim-effect-gain_resource-named = Możesz zdobyć kartę „{ $card }”.
outer_rim-effect-keep_secret = Zachowaj tę kartę jako tajną informację.
outer_rim-effect-recruit = Możesz wziąć ten kontakt do załogi.
outer_rim-effect-recruit-named = Możesz wziąć do załogi kontakt „{ $card }”.
outer_rim-effect-meet_contact = Możesz rozegrać spotkanie z kontaktem { $scope ->
    [any_planet] na dowolnej planecie
   *[here] na swoim polu
}.
outer_rim-effect-peek_contacts = Podejrzyj { $count ->
    [one] zakryty kontakt
    [few] do { $count } zakrytych kontaktów
   *[many] do { $count } zakrytych kontaktów
} { $scope ->
    [any_planet] na dowolnej planecie
   *[here] na swoim polu
}.
outer_rim-effect-reveal_contacts = Możesz odkryć { $count ->
    [one] kontakt
    [few] do { $count } kontaktów
   *[many] do { $count } kontaktów
} { $scope ->
    [any_planet] na dowolnej planecie
   *[here] na swoim polu
}.
outer_rim-effect-reveal_lowest_contact = Odkryj zakryty kontakt najniższej rangi na tym polu.
outer_rim-effect-gain_lowest_contact_crew = Odkryj kontakt najniższej rangi na tym polu i zdobądź jego kartę załogi za darmo.
outer_rim-effect-buy_discounted = Możesz kupić wierzchnią kartę { outer_rim-of-deck }{ $discount ->
    [0] { "" }
   *[other] { " " }o { NUMBER($discount, useGrouping: "always") } kredytów taniej
}.
outer_rim-effect-search_market = Odkryj { $count ->
    [one] pierwszą kartę
    [few] pierwsze { $count } karty
   *[many] pierwszych { $count } kart
} { outer_rim-of-deck }, łącznie z już odkrytą.
outer_rim-effect-search_market-buy = Możesz kupić jedną z nich{ $discount ->
    [0] { "" }
   *[other] { " " }o { NUMBER($discount, useGrouping: "always") } kredytów taniej
}.
outer_rim-effect-search_market-free = Możesz wziąć jedną z nich za darmo.
outer_rim-effect-search_market-bottom = Pozostałe trafiają na spód talii.
outer_rim-effect-search_market-shuffled = Pozostałe wtasuj do talii.
outer_rim-effect-cycle_market = Odrzuć { $count ->
    [1] wierzchnią kartę
    [one] { $count } wierzchnią kartę
    [few] { $count } wierzchnie karty
   *[many] { $count } wierzchnich kart
} { outer_rim-of-deck }.
outer_rim-effect-sell_asset = Możesz odrzucić { $max ->
    [one] jedną kartę
    [few] do { $max } kart
   *[many] do { $max } kart
} ({ $types }) i zdobyć w kredytach { $multiplier ->
    [1] jej koszt
    [2] dwukrotność kosztu
   *[other] { $multiplier }-krotność kosztu
}{ $cap ->
    [0] { "" }
   *[other] , najwyżej { NUMBER($cap, useGrouping: "always") } za kartę
}.
outer_rim-effect-discard_asset = Odrzuć { $amount ->
    [1] { "" }
   *[other] { $amount }×{ " " }
}{ outer_rim-one-of }.
outer_rim-effect-gain_ship = Twój nowy statek to { $sheet }.
outer_rim-effect-buy_ship_from_supply = Kup statek z puli, jeśli { $condition }; swój oddajesz w rozliczeniu.
outer_rim-effect-remove_matching_ship_card = Usuń z gry kartę handlu tego statku.
outer_rim-effect-shuffle_self_into_deck = Wtasuj tę kartę do jej talii.
outer_rim-effect-discard_card = Odrzuć tę kartę.
outer_rim-effect-remove_card_from_game = Usuń tę kartę z gry.

## Efekty: ruch i tura

outer_rim-effect-move_patrol = Przesuń { outer_rim-which-patrol } o { outer_rim-number-spaces }{ $toward ->
    [self] { " " }w swoim kierunku
    [away] , oddalając go od siebie
   *[chosen_player] { " " }w kierunku wybranego gracza
}.
outer_rim-effect-move_patrol_directly = Przesuń { outer_rim-which-patrol } bezpośrednio na swoje pole.
outer_rim-effect-move_self = Możesz poruszyć się najwyżej o { outer_rim-number-spaces }.
outer_rim-effect-move_self_directly = Przenieś się bezpośrednio na pole { $space }.
outer_rim-effect-move_self_directly-chosen_planet = Przenieś się bezpośrednio na wybraną planetę.
outer_rim-effect-move_self_directly-self_space = Zostań na swoim polu.
outer_rim-effect-ignore_patrol_stop = { $count ->
    [99] Patrole nie zatrzymują tego ruchu.
    [1] Jeden patrol nie zatrzymuje tego ruchu.
   *[other] Patrole nie zatrzymują tego ruchu (najwyżej { $count }).
}
outer_rim-effect-extra_turn = Po tej turze rozgrywasz dodatkową turę.
outer_rim-effect-end_turn = Twoja tura się kończy.

## Efekty: misje i dostawy

outer_rim-effect-complete_job = Misja jest wykonana.
outer_rim-effect-fail_job = Misja się nie udaje.
outer_rim-effect-goto_step = Przejdź do kroku { $step }.
outer_rim-effect-resolve_databank = Rozpatrz kartę danych { $number }.
outer_rim-effect-deliver_cargo = Ładunek zostaje dostarczony.
outer_rim-effect-keep_cargo = Zatrzymujesz ładunek.
outer_rim-effect-discard_cargo = Odrzuć ładunek.

## Efekty gracza SI

outer_rim-effect-move_toward_goal = Porusz się w kierunku najbliższego żetonu celu.
outer_rim-effect-deliver_cargo_here = Dostarcz wszystkie ładunki, których punkt docelowy jest tutaj.
outer_rim-effect-complete_job_here = Wykonaj misję, której punkt docelowy jest tutaj.
outer_rim-effect-encounter_negative_patrol = Walcz z tutejszym patrolem frakcji, u której masz negatywną reputację.
outer_rim-effect-ai_buy = Kup wierzchnią kartę { outer_rim-of-deck }.
outer_rim-effect-ai_buy-full = Jeśli nie ma wolnego gniazda ({ $slot ->
    [cargo] ładunek
    [crew] załoga
    [mod] modyfikacja
    [cargo_or_mod] ładunek lub modyfikacja
    [gear] sprzęt
   *[job_or_bounty] misja lub zlecenie
}), kup zamiast niej wierzchnią kartę { outer_rim-of-deck }.
outer_rim-effect-ai_buy-goal = Umieść żeton celu na jej punkcie docelowym.

## Kiedy można użyć zdolności

outer_rim-ability = { $trigger }: { $effects }
outer_rim-ability-pay = Możesz zapłacić { outer_rim-amount-credits }. Jeśli zapłacisz: { $effects }
outer_rim-ability-wound = Twoja postać może otrzymać { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}. Jeśli tak się stanie: { $effects }
outer_rim-limit-once_per_turn = Raz na turę.
outer_rim-limit-once_per_combat = Raz na walkę.
outer_rim-trigger-always = Zawsze
outer_rim-trigger-planning = Planowanie
outer_rim-trigger-action = Akcja
outer_rim-trigger-encounter = Spotkanie
outer_rim-trigger-any_time_own_turn = W dowolnym momencie swojej tury
outer_rim-trigger-after_planning_move = Po ruchu w fazie planowania
outer_rim-trigger-during_move = Podczas ruchu
outer_rim-trigger-market_buy = Gdy kupujesz karty handlu
outer_rim-trigger-when_gained = Gdy zdobędziesz tę kartę
outer_rim-trigger-before_skill_test = Przed rzutem w teście umiejętności
outer_rim-trigger-any_own_roll = Po dowolnym swoim rzucie
outer_rim-trigger-start_of_combat = Na początku walki
outer_rim-trigger-ground_combat_roll = Po swoim rzucie w walce bezpośredniej
outer_rim-trigger-ship_combat_roll = Po swoim rzucie w walce w przestrzeni
outer_rim-trigger-before_opponent_roll = Przed rzutem przeciwnika w walce
outer_rim-trigger-after_opponent_roll = Po rzucie przeciwnika w walce
outer_rim-trigger-after_combat_won = Po wygranej walce, jeśli twoja postać nie została w niej pokonana
outer_rim-trigger-ship_combat_lost = Po przegranej walce w przestrzeni
outer_rim-trigger-when_character_damaged = Gdy twoja postać ma otrzymać obrażenia w walce
outer_rim-trigger-when_ship_damaged = Gdy twój statek ma otrzymać obrażenia w walce
outer_rim-trigger-when_defeated = Gdy twoja postać zostanie pokonana
outer_rim-trigger-when_losing_reputation = Gdy masz stracić reputację
outer_rim-trigger-reputation_gained = Gdy zyskasz reputację
outer_rim-trigger-illegal_delivery_roll = Po rzucie na dostawę NIELEGALNEGO ładunku
outer_rim-trigger-illegal_cargo_delivered = Gdy dostarczysz NIELEGALNY ładunek
outer_rim-trigger-cargo_delivered = Gdy dostarczysz ładunek
outer_rim-trigger-captured_contact_delivered = Gdy dostarczysz schwytany kontakt
outer_rim-trigger-contact_eliminated = Gdy wyeliminujesz kontakt ze zlecenia
outer_rim-trigger-bounty_reward_gained = Gdy zdobędziesz nagrodę za zlecenie
outer_rim-trigger-job_completed = Gdy wykonasz misję
outer_rim-trigger-patrol_defeated = Gdy pokonasz patrol
outer_rim-trigger-other_player_encounter = Gdy inny gracz rozgrywa na twoim polu fazę spotkania

## Co robią zdolności

outer_rim-ability-stat_bonus = { $stat } +{ $amount }.
outer_rim-ability-reroll = Możesz przerzucić { $dice ->
    [99] dowolną liczbę swoich kości
    [1] jedną swoją kość
   *[other] do { $dice } swoich kości
}.
outer_rim-ability-reroll-only = Możesz przerzucić { $dice ->
    [99] dowolną liczbę swoich kości, które pokazują
    [1] jedną swoją kość, która pokazuje
   *[other] do { $dice } swoich kości, które pokazują
}: { $only }.
outer_rim-ability-turn_result = Możesz zmienić { $count ->
    [1] wynik jednej kości
   *[other] do { $count } takich samych wyników
}: { $from } → { $to }.
outer_rim-ability-add_result = Dodaj { $count ->
    [one] jeden wynik
    [few] { $count } wyniki
   *[many] { $count } wyników
}: { $result }.
outer_rim-ability-cancel_result = Możesz anulować { $count ->
    [one] jeden wynik
    [few] { $count } wyniki
   *[many] { $count } wyników
} przeciwnika: { $result }.
outer_rim-ability-fewer_dice = Przeciwnik rzuca o { $amount ->
    [one] jedną kość
    [few] { $amount } kości
   *[many] { $amount } kości
} mniej.
outer_rim-ability-extra_die = Rzuć o { $dice ->
    [one] jedną kość
    [few] { $dice } kości
   *[many] { $dice } kości
} więcej.
outer_rim-ability-extra_die-skills = W teście umiejętności { $skills } rzuć o { $dice ->
    [one] jedną kość
    [few] { $dice } kości
   *[many] { $dice } kości
} więcej.
outer_rim-ability-damage_cap = Otrzymujesz najwyżej { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}.
outer_rim-ability-prevent_damage = Zapobiegnij { $amount ->
    [one] { $amount } obrażeniu
    [few] { $amount } obrażeniom
   *[many] { $amount } obrażeniom
}.
outer_rim-ability-recover = Usuń { $what ->
    [ship] ze statku
   *[character] z postaci
} { $amount ->
    [99] wszystkie obrażenia
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}.
outer_rim-ability-discard_to_recover = Możesz odrzucić tę kartę, aby usunąć { $what ->
    [ship] ze statku
   *[character] z postaci
} { $amount ->
    [99] wszystkie obrażenia
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}.
outer_rim-ability-gain_credits = Zdobądź { outer_rim-amount-credits }.
outer_rim-ability-extra_fame = Zdobądź dodatkowo { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[many] { $amount } punktów
} sławy.
outer_rim-ability-trade_credits_for_fame = Zamiast kredytów z nagrody możesz zdobyć { $fame ->
    [one] { $fame } punkt
    [few] { $fame } punkty
   *[many] { $fame } punktów
} sławy.
outer_rim-ability-fame_while = Dopóki { $condition }, masz o { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[many] { $amount } punktów
} sławy więcej.
outer_rim-ability-fame_while-highest = Liczy się tylko najwyższa z tych wartości.
outer_rim-ability-discount = Kupowana karta kosztuje o { NUMBER($amount, useGrouping: "always") } kredytów mniej.
outer_rim-ability-extra_cycle = Możesz odrzucić z talii handlu o { $count ->
    [one] jedną kartę
    [few] { $count } karty
   *[many] { $count } kart
} więcej.
outer_rim-ability-gain_market_card = Możesz zdobyć wierzchnią kartę { outer_rim-of-deck }, jeśli { $cost ->
    [0] nic nie kosztuje
   *[other] kosztuje { NUMBER($cost, useGrouping: "always") }
}.
outer_rim-ability-extra_slot = Masz { $amount ->
    [one] dodatkowe gniazdo
    [few] { $amount } dodatkowe gniazda
   *[many] { $amount } dodatkowych gniazd
}: { $slot ->
    [cargo] ładunek
    [crew] załoga
    [mod] modyfikacja
    [cargo_or_mod] ładunek lub modyfikacja
    [gear] sprzęt
   *[job_or_bounty] misja lub zlecenie
}.
outer_rim-ability-peek_contacts = Możesz podejrzeć { $count ->
    [one] zakryty kontakt
    [few] do { $count } zakrytych kontaktów
   *[many] do { $count } zakrytych kontaktów
} { $scope ->
    [any_planet] na dowolnej planecie
   *[here] na swoim polu
}.
outer_rim-ability-move_patrol = Możesz przesunąć { outer_rim-which-patrol } o { outer_rim-number-spaces }.
outer_rim-ability-ignore_patrol_stop = { $count ->
    [99] Patrole cię nie zatrzymują.
    [1] Jeden patrol cię nie zatrzymuje.
   *[other] Patrole cię nie zatrzymują (najwyżej { $count }).
}
outer_rim-ability-prevent_reputation_loss = Możesz zapobiec utracie.
outer_rim-ability-prevent_reputation_loss-faction = Nie tracisz reputacji u { outer_rim-with-faction }.
outer_rim-ability-fight_player = Możesz stoczyć z innym graczem na swoim polu { $combat ->
    [ground] walkę bezpośrednią
    [ship] walkę w przestrzeni
   *[by_space] walkę
}.
outer_rim-ability-may_be_attacked = Taki gracz może stoczyć z tobą { $combat ->
    [ground] walkę bezpośrednią
    [ship] walkę w przestrzeni
   *[by_space] walkę
}.
outer_rim-ability-mark_planet = { outer_rim-who } wskazuje planetę. To punkt docelowy tej karty.
outer_rim-ability-roll_per_crew = Rzuć jedną kością za każdego członka swojej załogi.
outer_rim-ability-discard_asset = Odrzuć { $amount ->
    [1] { "" }
   *[other] { $amount }×{ " " }
}{ outer_rim-one-of }.
outer_rim-ability-discard_self = Odrzuć tę kartę.

## Cele

outer_rim-goal-action_pay = Wykonaj to jako akcję.
outer_rim-goal-ship_combat_won = Wygraj walkę w przestrzeni.
outer_rim-goal-ground_combat_won = Wygraj walkę bezpośrednią.
outer_rim-goal-encounter_player_ship_combat_won = Jako spotkanie stocz z innym graczem na swoim polu walkę w przestrzeni i wygraj.
outer_rim-goal-patrol_defeated = Pokonaj patrol.
outer_rim-goal-ship_damage_recovered = Usuń ze statku naraz co najmniej { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}.
outer_rim-goal-cargo_delivered = Dostarcz ładunek.
outer_rim-goal-illegal_cargo_delivered = Dostarcz NIELEGALNY ładunek.
outer_rim-goal-captured_contact_delivered = Dostarcz schwytany kontakt.
outer_rim-goal-contact_eliminated = Wyeliminuj kontakt ze zlecenia.
outer_rim-goal-bounty_reward_gained = Zdobądź nagrodę za zlecenie.
outer_rim-goal-job_completed = Wykonaj misję.
outer_rim-goal-condition = Liczy się tylko, jeśli { $condition }.
outer_rim-goal-cost = Zapłać za to { outer_rim-amount-credits }.
outer_rim-goal-count = Zrób to { $count ->
    [one] raz
    [2] dwa razy
    [few] { $count } razy
   *[many] { $count } razy
}.

## Karty

outer_rim-text-plain = Bez specjalnych zasad.
outer_rim-text-reward = Nagroda: { $effects }
outer_rim-text-bought = Gdy ją kupisz: { $effects }
outer_rim-text-not_on = Nie można jej kupić tutaj: { $space }.
outer_rim-text-most = Kart z cechą { $trait } możesz mieć najwyżej { $most }.
outer_rim-text-slot = Zajmuje gniazdo: { $slot ->
    [cargo] ładunek
    [crew] załoga
    [mod] modyfikacja
    [cargo_or_mod] ładunek lub modyfikacja
    [gear] sprzęt
   *[job_or_bounty] misja lub zlecenie
}.
outer_rim-text-kept = Nie można jej odrzucić.
outer_rim-text-skills = Umiejętności: { $skills }.
outer_rim-text-job = Punkt docelowy: { $space }.
outer_rim-text-job-space_with_player = Punkt docelowy: pole z innym graczem.
outer_rim-text-job-space_with_player_negative_reputation = Punkt docelowy: pole z innym graczem, który ma negatywną reputację.
outer_rim-text-job-marked_planet = Punkt docelowy: wskazana planeta.
outer_rim-text-cargo = Miejsce dostawy: { $space }.
outer_rim-text-cargo-space_with_player = Miejsce dostawy: pole z innym graczem.
outer_rim-text-cargo-space_with_player_negative_reputation = Miejsce dostawy: pole z innym graczem, który ma negatywną reputację.
outer_rim-text-cargo-marked_planet = Miejsce dostawy: wskazana planeta.
outer_rim-text-in_action = Tę misję wykonujesz w fazie akcji.
outer_rim-text-tests = Testy: { $skills }.
outer_rim-text-must = { $skill } (trzeba zdać)
outer_rim-text-may = { $skill }
outer_rim-text-choose_player = Wybierz tam innego gracza.
outer_rim-text-step = { $number }) { $effects }
outer_rim-text-target = Poszukiwany kontakt: { $contact }. { $combat ->
    [ground] Walka bezpośrednia
   *[ship] Walka w przestrzeni
}, { outer_rim-number-dice }.
outer_rim-text-dead = Nagroda za eliminację: { $reward }.
outer_rim-text-alive = Nagroda za schwytanie ({ $space }): { $reward }.
outer_rim-text-after = Wraz z nagrodą: { $effects }
outer_rim-text-section = { $title }: { $effects }
outer_rim-text-secret = Tajna informacja. { $trigger }: { $effects }
outer_rim-text-ai = { $step ->
    [planning] Planowanie
    [action] Akcja
   *[encounter] Spotkanie
}, wykonaj { $mode ->
    [first] pierwszą możliwą czynność
   *[all] wszystkie możliwe czynności
}: { $entries }
outer_rim-text-entry = • { $effects }
outer_rim-text-shuffle = Następnie potasuj wszystkie karty SI.

## Rewersy kart spotkań: czego można się spodziewać

outer_rim-text-back = { $where }: { $kinds }.
outer_rim-where-patrol = Z patrolem na polu
outer_rim-where-no_patrol = Bez patrolu
outer_rim-dominating-contacts = kontakty
outer_rim-dominating-credits = kredyty
outer_rim-dominating-extra_turn = dodatkowe tury
outer_rim-dominating-fame = sława
outer_rim-dominating-fights = walki
outer_rim-dominating-gambling = hazard
outer_rim-dominating-hutt_reputation = reputacja u Huttów
outer_rim-dominating-imperial_reputation = reputacja u Imperium
outer_rim-dominating-patrol_reputation = reputacja u frakcji patrolu
outer_rim-dominating-patrols = ruch patroli
outer_rim-dominating-rebel_reputation = reputacja u Rebelii
outer_rim-dominating-recovery = usuwanie obrażeń
outer_rim-dominating-resources = zasoby
outer_rim-dominating-secrets = tajne informacje
outer_rim-dominating-ship_damage = obrażenia statku
outer_rim-dominating-syndicate_reputation = reputacja u Syndykatów
outer_rim-dominating-trade = kupno i sprzedaż
outer_rim-dominating-wounds = obrażenia postaci

## Kontakty, patrole, pola

outer_rim-text-contact = Kontakt, ranga { $class ->
    [white] szara
    [green] zielona
   *[yellow] żółta
}. Karta danych { $number }.
outer_rim-text-factions = Frakcja: { $factions }.
outer_rim-text-droid = Droid.
outer_rim-text-patrol = Poziom { $level }. Walka w przestrzeni, { outer_rim-number-dice }. Nagroda: { $reward }.
outer_rim-text-unbeaten = Poziom { $level }. Nie można go pokonać.
outer_rim-text-planet = Planeta. { $faction ->
    [none] Bez frakcji.
    [rebel] Frakcja: { outer_rim-faction-rebel }.
    [imperial] Frakcja: { outer_rim-faction-imperial }.
    [hutt] Frakcja: { outer_rim-faction-hutt }.
   *[syndicate] Frakcja: { outer_rim-faction-syndicate }.
} { $contacts ->
    [one] { $contacts } pole kontaktu.
    [few] { $contacts } pola kontaktu.
   *[many] { $contacts } pól kontaktu.
}
outer_rim-text-navpoint = Punkt nawigacyjny.
outer_rim-text-maelstrom = Wir: wejście na to pole kończy ruch. Nie ma tu handlu, a każde spotkanie może dać dodatkową turę.
