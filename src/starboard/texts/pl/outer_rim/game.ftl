# Outer Rim. Terminy według glossary/outer_rim.toml. Nazwy: outer_rim-names.ftl; co mówią karty: outer_rim-effects.ftl.

## Wstawiane do innych komunikatów; to, od czego zależą, dostają tamte

outer_rim-faction = { $faction ->
    [rebel] { outer_rim-faction-rebel }
    [imperial] { outer_rim-faction-imperial }
    [hutt] { outer_rim-faction-hutt }
   *[syndicate] { outer_rim-faction-syndicate }
}
outer_rim-of-faction = { $faction ->
    [rebel] Rebelii
    [imperial] Imperium
    [hutt] Huttów
   *[syndicate] Syndykatów
}
outer_rim-patrol = patrol { outer_rim-of-faction }
outer_rim-player = { $player_seat }
outer_rim-list = { $first }, { $rest }
outer_rim-nothing = nic
outer_rim-spot = { $space }, pole kontaktu { $place }
outer_rim-amount-credits = { $amount ->
    [one] { NUMBER($amount, useGrouping: "always") } kredyt
    [few] { NUMBER($amount, useGrouping: "always") } kredyty
   *[many] { NUMBER($amount, useGrouping: "always") } kredytów
}
outer_rim-amount-fame = { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[many] { $amount } punktów
} sławy
outer_rim-sum-credits = { $credits ->
    [one] { NUMBER($credits, useGrouping: "always") } kredyt
    [few] { NUMBER($credits, useGrouping: "always") } kredyty
   *[many] { NUMBER($credits, useGrouping: "always") } kredytów
}

## Kości, rangi, reputacja, fazy, rodzaje kart

outer_rim-face-hit = trafienie
outer_rim-face-crit = krytyczne trafienie
outer_rim-face-focus = skupienie
outer_rim-face-blank = pusty wynik
outer_rim-no-dice = brak kości
outer_rim-class-white = szara
outer_rim-class-green = zielona
outer_rim-class-yellow = żółta
outer_rim-reputation-negative = negatywna reputacja
outer_rim-reputation-neutral = neutralna reputacja
outer_rim-reputation-positive = pozytywna reputacja
outer_rim-step-planning = Faza planowania
outer_rim-step-action = Faza akcji
outer_rim-step-encounter = Faza spotkania
outer_rim-combat-ground = walka bezpośrednia
outer_rim-combat-ship = walka w przestrzeni
outer_rim-type-bounty = Zlecenie
outer_rim-type-cargo = Ładunek
outer_rim-type-crew = Załoga
outer_rim-type-gear = Sprzęt
outer_rim-type-job = Misja
outer_rim-type-mod = Modyfikacja
outer_rim-type-event = Wydarzenie
outer_rim-type-ship = Statek
outer_rim-type-ship_special = Statek

## Decyzje: przygotowanie

outer_rim-ask-character = { $seat }: wybierz postać.
outer_rim-ask-rival = { $seat }: wybierz postać gracza SI.
outer_rim-ask-ship = { $seat }: wybierz statek startowy.
outer_rim-ask-side = { $seat }: wybierz frakcję, u której zaczynasz z pozytywną reputacją.
outer_rim-option-character = { $character }
outer_rim-option-rival = { $character }
outer_rim-option-ship = { $ship }
outer_rim-option-side = { outer_rim-faction }

## Decyzje: faza planowania

outer_rim-ask-plan = { $seat }, planowanie: ruch, kredyty czy usunięcie obrażeń?
outer_rim-ask-extra-move = { $seat }: dokąd lecisz?
outer_rim-ask-planet = { $seat }: wybierz planetę.
outer_rim-option-move = ruch: { $space }
outer_rim-option-move-by = ruch: { $space } (dzięki: { $by })
outer_rim-option-earn = zdobyć { NUMBER(2000, useGrouping: "always") } kredytów
outer_rim-option-recover = usunąć wszystkie obrażenia
outer_rim-option-plan = planowanie: { $source }

## Decyzje: faza akcji

outer_rim-ask-act = { $seat }: wybierz akcję albo zakończ fazę akcji.
outer_rim-ask-market = { $seat }, handel: odrzuć kartę, kup kartę albo odejdź.
outer_rim-ask-pay = { $seat }: kupujesz kartę „{ $card }”, do zapłaty { outer_rim-amount-credits }.
outer_rim-ask-supply = { $seat }: wybierz statek z puli.
outer_rim-ask-bargain = { $seat }: kupujesz kartę „{ $card }” za { outer_rim-amount-credits }?
outer_rim-ask-search = { $seat }: kupujesz jedną z tych kart{ $terms ->
    [full] { "" }
    [free] { " " }za darmo
   *[less] { " " }o { NUMBER($discount, useGrouping: "always") } taniej
}?
outer_rim-option-pick = kupić: { $card }
outer_rim-ask-gain = { $seat }: bierzesz kartę „{ $card }”?
outer_rim-ask-slots = { $seat }: brakuje gniazd. Wybierz, co odrzucasz.
outer_rim-ask-discard = { $seat }: wybierz, co odrzucasz.
outer_rim-ask-sell = { $seat }: sprzedajesz coś za { $multiplier ->
    [1] jego koszt
    [2] dwukrotność kosztu
    [one] { $multiplier }-krotność kosztu
    [few] { $multiplier }-krotność kosztu
   *[many] { $multiplier }-krotność kosztu
}?
outer_rim-ask-deliver = { $seat }: co dostarczasz?
outer_rim-ask-fame-instead = { $seat }: wziąć sławę zamiast kredytów ({ NUMBER($amount, useGrouping: "always") })?
outer_rim-option-market = handlować
outer_rim-option-deliver = dostarczyć
outer_rim-option-trade = przekazać coś innym graczom
outer_rim-option-use = użyć: { $source }
outer_rim-option-goal = zapłacić za cel statku
outer_rim-option-end = zakończyć fazę akcji
outer_rim-option-cycle = odrzucić kartę: { $deck }
outer_rim-option-buy = kupić kartę: { $deck }
outer_rim-option-leave = zrezygnować
outer_rim-option-pay = zapłacić
outer_rim-option-trade-in = zniżka barterowa: „{ $card }”
outer_rim-option-discount = skorzystać ze zniżki: { $source }
outer_rim-option-take = wziąć
outer_rim-option-replace = wziąć, a odrzucić kartę „{ $card }”
outer_rim-option-decline = odmówić
outer_rim-option-discard = odrzucić kartę „{ $card }”
outer_rim-option-hand-over = dostarczyć „{ $card }”
outer_rim-option-sell = sprzedać kartę „{ $card }”
outer_rim-option-supply = { $ship }

## Decyzje: przekazanie

outer_rim-ask-partner = { $seat }: z kim się wymieniasz?
outer_rim-ask-deal = { $seat }: co wymieniasz z graczem { $player_seat }?
outer_rim-ask-proposal = { $seat }: { $player_seat } proponuje wymianę. Daje: { $given }. W zamian: { $wanted }. Zgadzasz się?
outer_rim-ask-offer = { $seat }: zaproponuj kredyty albo poproś o nie.
outer_rim-ask-answer-offer = { $seat }: { $player_seat } proponuje ci { outer_rim-amount-credits }. Przyjmujesz?
outer_rim-ask-answer-request = { $seat }: { $player_seat } prosi cię o { outer_rim-amount-credits }. Zgadzasz się?
outer_rim-option-partner = { $player_seat }
outer_rim-option-give = dać kartę „{ $card }”
outer_rim-option-get = dostać kartę „{ $card }”
outer_rim-option-give-credits = dać { outer_rim-sum-credits }
outer_rim-option-get-credits = dostać { outer_rim-sum-credits }
outer_rim-option-propose = zaproponować tę wymianę
outer_rim-option-accept = przyjąć
outer_rim-option-offer = zaproponować { outer_rim-sum-credits } → { $player_seat }
outer_rim-option-request = poprosić o { outer_rim-sum-credits } → { $player_seat }

## Decyzje: spotkania

outer_rim-ask-encounter = { $seat }: wybierz spotkanie.
outer_rim-ask-contact = { $seat }, { $contact }: walka o zlecenie czy spotkanie z kontaktem?
outer_rim-ask-meet = { $seat }: wybierz kontakt do spotkania.
outer_rim-ask-peek = { $seat }: podejrzeć { $count ->
    [one] zakryty kontakt
    [few] do { $count } zakrytych kontaktów
   *[many] do { $count } zakrytych kontaktów
}?
outer_rim-ask-reveal = { $seat }: odkryć { $count ->
    [one] kontakt
    [few] do { $count } kontaktów
   *[many] do { $count } kontaktów
}?
outer_rim-ask-opponent = { $seat }: wybierz gracza („{ $card }”).
outer_rim-ask-defend = { $seat }: { $player_seat } poluje na członka twojej załogi ({ $contact }). Chronisz go?
outer_rim-ask-capture = { $seat }, { $contact }: wyeliminować czy schwytać?
outer_rim-ask-place-contact = { $seat }: wybierz planetę, na którą wraca { $contact }.
outer_rim-option-space = dobrać kartę spotkania
outer_rim-option-patrol = walka: { outer_rim-patrol }
outer_rim-option-contact = kontakt: { $spot }
outer_rim-option-job = misja „{ $card }”
outer_rim-option-hunt-crew = zlecenie „{ $card }” (załoga: { $player_seat })
outer_rim-option-attack = walka: { $player_seat } ({ $source })
outer_rim-option-encounter = spotkanie: { $source }
outer_rim-option-fight = walka o zlecenie „{ $card }”
outer_rim-option-talk = spotkanie z kontaktem
outer_rim-option-defend = chronić członka załogi
outer_rim-option-yield = nie chronić
outer_rim-option-kill = wyeliminować
outer_rim-option-capture = schwytać

## Decyzje, których chcą karty

outer_rim-ask-choose = { $seat }: wybierz jedno („{ $card }”).
outer_rim-ask-may = { $seat }: chcesz to zrobić („{ $card }”)?
outer_rim-ask-price = { $seat }: płacisz { outer_rim-amount-credits }?
outer_rim-ask-goal = { $seat }: płacisz { outer_rim-amount-credits } za swój cel?
outer_rim-ask-mark = { $seat }: wskaż planetę, na którą { $player_seat } musi dostarczyć „{ $card }”.
outer_rim-ask-nearest-player = { $seat }: wybierz jednego z najbliższych graczy.
outer_rim-ask-patrol = { $seat }: dokąd leci { outer_rim-patrol }?
outer_rim-ask-reputation = { $seat }: zapobiec utracie reputacji u { outer_rim-of-faction }?
outer_rim-ask-faction-gain = { $seat }: wybierz frakcję, u której zyskasz reputację.
outer_rim-ask-faction-lose = { $seat }: wybierz frakcję, u której stracisz reputację.
outer_rim-ask-faction-set = { $seat }: wybierz frakcję, u której zmieni się twoja reputacja.
outer_rim-ask-faction-move-patrol = { $seat }: wybierz patrol, który się poruszy.
outer_rim-ask-faction-place-patrol = { $seat }: wybierz patrol, który pojawi się tutaj.
outer_rim-ask-player-steal = { $seat }: wybierz, komu zabierasz kredyty.
outer_rim-ask-player-resolve = { $seat }: wybierz gracza, którego to dotyczy.
outer_rim-ask-player-test = { $seat }: wybierz, kto wykona test umiejętności.
outer_rim-ask-player-fight = { $seat }: wybierz, z kim walczysz.
outer_rim-ask-player-move-patrol = { $seat }: wybierz gracza, w którego kierunku poleci patrol.
outer_rim-option-option = { $label }
outer_rim-option-yes = tak
outer_rim-option-no = nie
outer_rim-option-none = nic
outer_rim-option-faction = { outer_rim-faction }
outer_rim-option-player = { $player_seat }
outer_rim-option-planet = { $space }
outer_rim-option-place = { $spot }
outer_rim-option-to = { $space }
outer_rim-option-peek = podejrzeć: { $spot }
outer_rim-option-reveal = odkryć: { $spot }

## Decyzje: kości

outer_rim-ask-test = { $seat }, test umiejętności ({ $skill }): użyj zdolności albo rzuć kośćmi.
outer_rim-ask-after-roll = { $seat }, rzut: { $faces }. Zmieniasz coś?
outer_rim-ask-reroll = { $seat }, rzut: { $faces }. Przerzucasz?
outer_rim-ask-turn = { $seat }, rzut: { $faces }. Zmieniasz wyniki?
outer_rim-ask-ignore = { $seat }, rzut przeciwnika: { $faces }. Anulujesz jakieś wyniki?
outer_rim-ask-first = { $seat }, co najpierw? { $player_seat } ma otrzymać { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}.
outer_rim-option-roll = rzucić
outer_rim-option-done = to wszystko
outer_rim-option-skill = { $source }: otrzymać umiejętność { $skill }
outer_rim-option-die = { $source }: dodatkowa kość
outer_rim-option-reroll = { $source }: przerzucić ({ $faces })
outer_rim-option-turn = { $source }: { $face } → { $to_face }
outer_rim-option-cancel = { $source }: anulować wynik ({ $faces })
outer_rim-option-set = { $source }: ustawić kość na „{ $face }”
outer_rim-option-prevent = zapobiec (dzięki: { $source })
outer_rim-option-bear = nie zapobiegać
outer_rim-option-first = najpierw { $source }

## Co się stało: przygotowanie i tury

outer_rim-event-first = Pierwszy gracz: { $seat }.
outer_rim-event-character = { $seat } gra postacią: { $character }.
outer_rim-event-ship = { $seat } przejmuje stery: { $ship }.
outer_rim-event-start = { $seat } zaczyna z kartą „{ $card }” ({ $space }).
outer_rim-event-turn = Runda { $round }: gra { $seat }.
outer_rim-event-extra-turn = { $seat } rozegra dodatkową turę.
outer_rim-event-turn-ended = { $seat } kończy turę.
outer_rim-event-moved = { $seat } przemieszcza się: { $space }.
outer_rim-event-used = { $seat } używa zdolności: { $source }.
outer_rim-event-won = { $seat } zwycięża (sława: { $fame }).

## Co się stało: kredyty, sława, reputacja, obrażenia

outer_rim-event-gained = { $seat } zdobywa { outer_rim-amount-credits }.
outer_rim-event-lost = { $seat } traci { outer_rim-amount-credits }.
outer_rim-event-fame = { $seat } zdobywa { outer_rim-amount-fame } (razem: { $fame }).
outer_rim-event-reputation = { $seat } ma teraz { $level ->
    [negative] negatywną
    [neutral] neutralną
   *[positive] pozytywną
} reputację u { outer_rim-of-faction }.
outer_rim-event-reputation-kept = { $seat } zapobiega utracie reputacji.
outer_rim-event-wounded = { $seat }: postać otrzymuje { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}.
outer_rim-event-dented = { $seat }: statek otrzymuje { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}.
outer_rim-event-recovered = { $seat } usuwa obrażenia: postać { $wounds }, statek { $dents }.
outer_rim-event-defeated = { $seat }: postać zostaje pokonana.
outer_rim-event-up-again = { $seat }: postać wraca do sił.
outer_rim-event-goal-token = { $seat } umieszcza żeton celu: { $count } z { $of }.
outer_rim-event-goal = { $seat } osiąga { $what ->
    [ship] cel statku
   *[character] osobisty cel
}.

## Co się stało: karty

outer_rim-event-revealed = { $deck }: odkryto kartę „{ $card }”.
outer_rim-event-cycled = { $seat } odrzuca kartę „{ $card }” ({ $deck }).
outer_rim-event-searched = { $seat } przeszukuje talię handlu ({ $deck }): { $cards }.
outer_rim-event-bought = { $seat } bierze z talii handlu kartę „{ $card }”{ $cost ->
    [0] { "" }
   *[other] { " " }(koszt { NUMBER($cost, useGrouping: "always") })
}.
outer_rim-event-took = { $seat } zdobywa kartę „{ $card }”.
outer_rim-event-declined = { $seat } nie bierze karty „{ $card }”.
outer_rim-event-discarded = { $seat } odrzuca kartę „{ $card }”.
outer_rim-event-removed = { $seat } usuwa z gry kartę „{ $card }”.
outer_rim-event-delivered = { $seat } dostarcza „{ $card }”.
outer_rim-event-marked = Punkt docelowy karty „{ $card }”: { $space }.
outer_rim-event-databank = { $seat } rozpatruje kartę danych { $number }: „{ $card }”.
outer_rim-event-secret = { $seat } używa tajnej informacji „{ $card }”.
outer_rim-event-secret-kept = { $seat } zachowuje kartę jako tajną informację.
outer_rim-event-secret-kept-secret = { $seat } zachowuje kartę „{ $card }” jako tajną informację.
outer_rim-event-secrets-lost = { $seat } odrzuca { $count ->
    [one] tajną informację
    [few] { $count } tajne informacje
   *[many] { $count } tajnych informacji
}.
outer_rim-event-job = { $seat } podejmuje misję „{ $card }”.
outer_rim-event-job-done = { $seat } wykonuje misję „{ $card }”.
outer_rim-event-job-failed = { $seat }: misja „{ $card }” nieudana.

## Co się stało: spotkania

outer_rim-event-encounter = { $seat } rozgrywa spotkanie „{ $title }”: { $space }.
outer_rim-event-no-card = { $seat }: spotkania nie będzie, bo talia jest pusta.
outer_rim-event-contact = { $seat } spotyka się z kontaktem: { $contact }.
outer_rim-event-contact-revealed = { $seat } odkrywa kontakt ({ $space }): { $contact }.
outer_rim-event-contact-placed = { $contact } wraca na planetę: { $space }.
outer_rim-event-peeked = { $seat } podgląda kontakt: { $space }.
outer_rim-event-peeked-secret = { $seat } podgląda kontakt ({ $space }): { $contact }.
outer_rim-event-captured = { $seat } chwyta kontakt: { $contact }.
outer_rim-event-killed = { $seat } eliminuje kontakt: { $contact }.
outer_rim-event-patrol = { $space }: przybywa { outer_rim-patrol }.
outer_rim-event-patrol-new = Pojawia się nowy { outer_rim-patrol }, poziom { $level }: { $space }.

## Co się stało: kości i walki

outer_rim-event-rolled = { $seat } rzuca: { $faces }.
outer_rim-event-tested = { $seat }, test umiejętności ({ $skill }): { $passed ->
    [yes] zdany
   *[no] niezdany
}.
outer_rim-event-combat = { $seat } rozpoczyna { $kind ->
    [ground] walkę bezpośrednią
   *[ship] walkę w przestrzeni
}. Przeciwnik: { $enemy }.
outer_rim-event-enemy-rolled = Rzut przeciwnika ({ $enemy }): { $faces }.
outer_rim-event-ignored = { $seat } anuluje: { $faces } ({ $source }).
outer_rim-event-combat-won = { $seat } wygrywa walkę, { $damage } : { $enemy_damage }. Przeciwnik: { $enemy }.
outer_rim-event-combat-lost = { $seat } przegrywa walkę, { $damage } : { $enemy_damage }. Przeciwnik: { $enemy }.

## Co się stało: przekazanie

outer_rim-event-deal = { $seat } → { $player_seat }: { $given }. W zamian: { $wanted }.
outer_rim-event-declined-deal = { $seat } nie zgadza się na wymianę, którą proponuje { $player_seat }.
outer_rim-event-offer = { $seat } → { $player_seat }: oferta { outer_rim-amount-credits }.
outer_rim-event-request = { $seat } → { $player_seat }: prośba o { outer_rim-amount-credits }.
outer_rim-event-given = { $seat } → { $player_seat }: przekazano { outer_rim-amount-credits }.
outer_rim-event-declined-offer = { $seat } → { $player_seat }: odmowa.
