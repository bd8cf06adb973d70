### Outer Rim: opowieści spotkań na planetach Lothal i Kalamar oraz to, jak kończą się ich testy.

outer_rim-story-enc_lothal_mon_calamari_01-lothal = Drogę do stolicy zamykają szlaban, dwie maszyny kroczące i porucznik z
    nieskazitelnie czystym datapadem. Rolnicy wyładowują skrzynia po skrzyni owoce jogan. Potem kolej na ciebie. Porucznik wstukuje
    twoje nazwisko, a ty szykujesz wyjaśnienia.
outer_rim-story-enc_lothal_mon_calamari_01-lothal-passed = „Bez zastrzeżeń” – notuje porucznik i szlaban idzie w górę.
outer_rim-story-enc_lothal_mon_calamari_01-lothal-failed = „Niekompletne” – orzeka. Opłata za to jest, pokwitowania nie ma.

outer_rim-story-enc_lothal_mon_calamari_01-mon_calamari = Słony wiatr, mokre liny i dok, który wygląda, jakby wyrósł z morza. Szkutnicy
    wodzą po kadłubie twojego statku dłońmi z błoną pławną i cmokają nad tym, kto łatał go ostatnio. Z wieczornym przypływem każde
    wgniecenie jest już wspomnieniem.

outer_rim-story-enc_lothal_mon_calamari_02-lothal = W zakładach pod miastem linia produkcyjna zgubiła rytm, a majster cierpliwość.
    Popycha cię przed jąkające się ramię montażowe, wysokie jak dom. „Naprawiaj w ruchu – krzyczy przez łoskot. – Za zatrzymanie płaci
    się osobno”.
outer_rim-story-enc_lothal_mon_calamari_02-lothal-passed = Jeden nowy przekaźnik i ramię przestaje się jąkać. Majster płaci i prawie się
    uśmiecha.
outer_rim-story-enc_lothal_mon_calamari_02-lothal-failed = Ramię wita cię zamachem. Majster pyta, czy nie da się leżeć gdzie indziej.

outer_rim-story-enc_lothal_mon_calamari_02-mon_calamari = Winda pływającego miasta staje między pokładami i ściana się rozsuwa. Nad
    mapami gwiazd i zimną zupą siedzą zmęczeni ludzie w kombinezonach pilotów. Podnoszą głowy i czekają, co powiesz i po czyjej stoisz
    stronie.
outer_rim-story-enc_lothal_mon_calamari_02-mon_calamari-passed = Mówisz, aż zupa znowu paruje. O starych historiach wolą zapomnieć.
outer_rim-story-enc_lothal_mon_calamari_02-mon_calamari-failed = Wysłuchują cię uprzejmie. Potem ściana się zamyka i winda jedzie dalej.

outer_rim-story-enc_lothal_mon_calamari_03-lothal = Nerwowy człowiek przy ladzie z makaronem podsuwa ci serwetkę: stodoła, godzina,
    ukryci rebelianci. Biuro Imperium jest po drugiej stronie ulicy. Droga do stodoły jest tylko trochę dłuższa i o tej porze zupełnie
    pusta.

outer_rim-story-enc_lothal_mon_calamari_03-mon_calamari = Raz w roku pływające miasta ścigają się na wszystkim, co pływa, lata albo nie
    umie porządnie ani jednego, ani drugiego. Twój statek staje między barką z wodorostami a admirałem w stanie spoczynku. Trasa
    prowadzi pod trzema mostami i przez wodospad.
outer_rim-story-enc_lothal_mon_calamari_03-mon_calamari-passed = Z wodospadu pierwszy wypada twój statek. Wśród wiwatów odbierasz
    nagrodę.
outer_rim-story-enc_lothal_mon_calamari_03-mon_calamari-failed = Drugi most jest niższy, niż wyglądał. Admirał macha ci, gdy cię mija.

outer_rim-story-enc_lothal_mon_calamari_04-lothal = Z więziennego lądowiska ciężko wznosi się gruby szary transportowiec, po obu
    skrzydłach eskorta. Na jego rampie ktoś wydrapał nazwiska, sami rolnicy. Twoje silniki są rozgrzane, a na namysł zostaje może
    minuta.

outer_rim-story-enc_lothal_mon_calamari_04-mon_calamari = Głęboko pod pływającym miastem leży jeszcze jedno, zatopione, zanim ktokolwiek
    rysował mapy. Dzwon nurkowy stawia cię przed drzwiami skarbca, które zarosły koralem. Żadnego zamka, żadnej sztuczki: ktoś musi
    tylko porządnie pociągnąć.
outer_rim-story-enc_lothal_mon_calamari_04-mon_calamari-passed = Koral pęka, drzwi otwierają się z jękiem i w świetle lampy mruga stare
    złoto.
outer_rim-story-enc_lothal_mon_calamari_04-mon_calamari-failed = Drzwi ani drgną. Za to coś drga w twoim barku, a nie powinno.

outer_rim-story-enc_lothal_mon_calamari_05-lothal = Lothkot kładzie ci u stóp oficerski cylinder kodowy i patrzy tak, jakby należała mu
    się ryba. Kody są świeże. Nadane w odpowiedniej chwili sprawią, że patrole zasalutują i spojrzą gdzie indziej. Przynajmniej raz.

outer_rim-story-enc_lothal_mon_calamari_05-mon_calamari = W dolnym porcie gildia Quarrenów ma za mało rąk, za to opowieści pod
    dostatkiem. Na mokrym nabrzeżu czekają skrzynie. Na jednej siedzi starszy cechu i chętnie by komuś zdradził, kto tu nocami
    przychodzi i odchodzi.

outer_rim-story-enc_lothal_mon_calamari_06-lothal = Torba, skradziony śmigacz i złodziej, który zna wysokie trawy lepiej niż ty. Kupiec
    krzyczy, że da nagrodę, i rzuca ci kluczyki do własnej maszyny. Ściąga w lewo, woła jeszcze, ale ty już pędzisz.
outer_rim-story-enc_lothal_mon_calamari_06-lothal-passed = Przy kamiennym kręgu zajeżdżasz złodziejowi drogę. Kupiec odlicza nagrodę.
outer_rim-story-enc_lothal_mon_calamari_06-lothal-failed = Maszyna ściąga w lewo o jeden raz za dużo. Trawa jest wysoka, ale nie miękka.

outer_rim-story-enc_lothal_mon_calamari_06-mon_calamari = Fregata medyczna pachnie baktą i herbatą z alg. Dwa droidy medyczne kłócą się,
    który może się tobą zająć, a zwycięzca kładzie cię do łóżka, czy masz skórę, futro, czy blachę. Wychodzisz, nucąc piosenkę, której
    nie znasz.

outer_rim-story-enc_lothal_mon_calamari_07-lothal = Gubernator przyjmuje cię pod wielką kopułą, plecami do ciebie, z całym Lothalem u stóp.
    Twoje akta, jak mówi, czytał, a niektóre strony nawet dwa razy. Krzesła nie proponuje. „No? Mów”. W ciszy słychać tylko tykanie
    zegara.
outer_rim-story-enc_lothal_mon_calamari_07-lothal-passed = Odwraca się. W aktach przybywa linijka i tym razem jest życzliwa.
outer_rim-story-enc_lothal_mon_calamari_07-lothal-failed = Nawet się nie odwraca. W aktach przybywa linijka, na czerwono.

outer_rim-story-enc_lothal_mon_calamari_07-mon_calamari = Liniowiec wycieczkowy przerabiają tu na coś, co urzędowo jest nadal liniowcem
    wycieczkowym. Co z niego wyrwali, leży na nabrzeżu, z metkami i tanio. „Weź coś, błagam – jęczy kwatermistrz. – Potrzebujemy miejsca
    na te, no, leżaki”.

outer_rim-story-enc_lothal_mon_calamari_08-lothal = Z trawy sterczy porzucona wieża łączności, po dach wypchana częściami zamiennymi
    jednego zbieracza. W połowie schodów pod plandeką mruga zagłuszacz sensorów. Właściciel chrapie na galeryjce ze starą strzelbą na
    kolanach.
outer_rim-story-enc_lothal_mon_calamari_08-lothal-passed = Nie brzęknie ani jedna śrubka. Zagłuszacz jest na dole przed kolejnym
    chrapnięciem.
outer_rim-story-enc_lothal_mon_calamari_08-lothal-failed = Puszka spada, spada i spada. Zanim uderzy o ziemię, już cię nie ma.
    Zagłuszacz zostaje.

outer_rim-story-enc_lothal_mon_calamari_08-mon_calamari = Celnikom została skrzynia przemyconych narzędzi i nikt nie wie, do czego
    służą. Zgięte haczyki, szklane pręciki, łyżka, która brzęczy. „Powiedz mi, co ja właściwie zarekwirowałem – wzdycha inspektor – a
    znaleźne jest twoje”.
outer_rim-story-enc_lothal_mon_calamari_08-mon_calamari-passed = „Noże do pereł – mówisz – na sześciopalczaste dłonie”. Inspektor płaci
    od ręki.
outer_rim-story-enc_lothal_mon_calamari_08-mon_calamari-failed = „Sztućce?” – zgadujesz. Inspektor smutno to zapisuje i odprowadza cię
    do drzwi.

outer_rim-story-enc_lothal_mon_calamari_09-lothal = Nad równiną wyją syreny: garnizon ma ćwiczenia. Kolumny zawracają, maszyny kroczące
    wpadają na siebie, a patrol na orbicie czeka na kurs. Oficer sunie palcem po liście kapitanów, których warto odwiedzić. Palec staje.

outer_rim-story-enc_lothal_mon_calamari_09-mon_calamari = Trzy stateczki pełne leków, jedna blokada i stół z mapą mokry od rozlanej
    herbaty. Kapitanowie spierają się, którą luką przelecieć. Swoi lecą z nimi za dobrą zapłatę, obcy mogą najpierw pokazać lepszy plan.
outer_rim-story-enc_lothal_mon_calamari_09-mon_calamari-passed = Twój plan udaje się co do sekundy. Wszystkie statki przechodzą i
    wiedzą, komu dziękować.
outer_rim-story-enc_lothal_mon_calamari_09-mon_calamari-failed = Luka zamyka się za wcześnie. Uchodzisz z paroma osmaleniami ponad plan.

outer_rim-story-enc_lothal_mon_calamari_10-lothal = Ślady łap szerokie jak stół prowadzą od stojących kamieni w wysoką trawę. Lothwilki
    to tylko bajka, mówią pasterze i ryglują drzwi. Stare ryty pokazują, jak takiego wilka przywitać, o ile umie się je czytać.
outer_rim-story-enc_lothal_mon_calamari_10-lothal-passed = Kłaniasz się jak postać z rytu. Ogromny łeb też się kłania, a pasterze to
    widzą.
outer_rim-story-enc_lothal_mon_calamari_10-lothal-failed = Ten ryt znaczył „kolacja”. Opuszczasz wzgórza szybko i nieco w strzępach.

outer_rim-story-enc_lothal_mon_calamari_10-mon_calamari = Za lodowcami dobrze się czeka na koniec burzy. Wokół ciebie wynurzają się
    jednak okręty, bez świateł, ociekające wodą: flota, której nie ma na żadnej liście. Jedni dobrze zapłacą za jej położenie. Inni
    docenią milczenie.
