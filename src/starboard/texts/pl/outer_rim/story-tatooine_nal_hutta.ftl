### Outer Rim: opowieści o spotkaniach na planetach Tatooine i Nal Hutta.

outer_rim-story-enc_tatooine_nal_hutta_01-tatooine =
    Wydma przed tobą oddycha. Dwa słońca błyszczą na rzędzie zębów długich jak twoje ramię, a za nimi, na wpół w piasku, leżą resztki
    karawany bogatego kupca. Bestia cię nie widzi. Na razie.
outer_rim-story-enc_tatooine_nal_hutta_01-nal_hutta =
    Sala tronowa zalatuje starym dymem i czymś, co było kiedyś żabą. Hutt na podwyższeniu przestaje żuć, a z nim milknie kapela.
    Otwiera się jedno ciężkie oko, znajduje cię i waży wszystko, co klan o tobie słyszał.
outer_rim-story-enc_tatooine_nal_hutta_02-tatooine =
    W wąwozie stoją trzy osiodłane banthy, a w pobliżu nikogo. Ledwie zdążysz pomyśleć, że to dziwne, a skały nad tobą zaczynają wyć.
    Na dodatek każda z tych skał trzyma kij gaffi.
outer_rim-story-enc_tatooine_nal_hutta_02-nal_hutta =
    Masz sakiewkę, która wypadła z barki Hutta, a barka chce ją z powrotem. Reflektory przeczesują trzciny, tropiciele brodzą coraz
    bliżej. Zanurz się w zielonej wodzie, ani drgnij i miej nadzieję, że kłoda obok to kłoda.
outer_rim-story-enc_tatooine_nal_hutta_02-nal_hutta-passed = Światła suną dalej. Kłoda to kłoda, a sakiewka jest tłusta jak jej właściciel.
outer_rim-story-enc_tatooine_nal_hutta_02-nal_hutta-failed = Kłoda otwiera paszczę. Uciekasz, ale bez sakiewki i nie bez ugryzienia.
outer_rim-story-enc_tatooine_nal_hutta_03-tatooine =
    Na skraju boksu siedzi zawodnik z ręką na temblaku, a za nim stoją dwa ogromne silniki. „Opłać wpisowe, a na jeden wyścig ścigacz
    jest twój – mówi. – Lewy silnik trochę ściąga. Prawy trochę się pali”.
outer_rim-story-enc_tatooine_nal_hutta_03-tatooine-passed = Ostatni kanion pokonujesz bokiem, a metę przed wszystkimi, prawie w całości.
outer_rim-story-enc_tatooine_nal_hutta_03-tatooine-failed = Lewy ściąga, prawy się pali, a ściana kanionu stoi tam, gdzie zawsze.
outer_rim-story-enc_tatooine_nal_hutta_03-nal_hutta =
    Na dnie areny zdenerwowany gladiator z siecią czeka na coś, co głoduje od ostatniego święta. Tłum śpiewa, bukmacher ślini rysik i
    odwraca się do ciebie: kto jeszcze będzie stał, kiedy zabrzmi gong?
outer_rim-story-enc_tatooine_nal_hutta_04-tatooine =
    Rampa piaskoczołgu to kram z rzeczami, które jeszcze rano były przykręcone do czegoś innego. Jawa głaszcze motywator owinięty
    drutem i z przejęciem trajkocze. Urządzenie buczy. Prawie nie dymi. Najwyraźniej okazja życia.
outer_rim-story-enc_tatooine_nal_hutta_04-nal_hutta =
    W urzędzie celnym majordomus zrywa ze ściany stare zlecenie; to już załatwione. „Klan lubi gości, którzy umieją czytać – mówi
    niemal serdecznie i wilgotnym palcem stuka w następną twarz. – Ktoś znajomy?”
outer_rim-story-enc_tatooine_nal_hutta_05-tatooine =
    Kapela gra swój jedyny szybki kawałek i cała kantyna zapomina się kłócić. Ława w kącie jest chłodna, z dala od obu słońc, dobra na
    siniaki i na wgniecenia. Widać z niej też, kto nawet w środku nie zdejmuje kaptura.
outer_rim-story-enc_tatooine_nal_hutta_05-nal_hutta =
    Pisarz kajidic wciska ci w dłoń zapieczętowaną tubę i zamyka na niej twoje palce, jeden po drugim. „Nie tu. Nie teraz. W którymś
    porcie ktoś się po nią zgłosi. Mnie nie znasz. Zresztą nikt nie chce”.
outer_rim-story-enc_tatooine_nal_hutta_06-tatooine =
    W poprzek podwórza zwalił się skraplacz, a farmer stoi pod nim i podpiera go plecami. Dom otwarty na oścież: czajnik na kuchni,
    kasetka na półce, na drzwiach ochronna pieczęć Huttów. Farmer patrzy na ciebie z nadzieją.
outer_rim-story-enc_tatooine_nal_hutta_06-nal_hutta =
    W poprzek jedynej suchej drogi do portu wisi łańcuch, a obok, pod parasolem, siedzi pisarz z listą. „Kto nam winien, płaci. Komu
    my winni, ten bierze”. Ślini kciuk i szuka, gdzie cię wpisano.
outer_rim-story-enc_tatooine_nal_hutta_07-tatooine =
    List gończy wisi za barem, między cennikiem a o wiele dłuższą listą gości, którzy mają zakaz wstępu. Barczysty typ z obandażowaną
    głową: Dengar. „Bierz śmiało – mówi barman. – Straszy mi stałych klientów”.
outer_rim-story-enc_tatooine_nal_hutta_07-nal_hutta =
    Typ o barach jak wrota ładowni przysiada się bez pytania, aż ława jęczy. „Wynajmij mnie na dzień. Ściągnę, co inni są winni
    klanowi, a na dworze powiem, kto mnie przysyła”. Kostki strzelają mu jak stary kredens.
outer_rim-story-bounty_dengar =
    POSZUKIWANY (Nal Hutta): Dengar, z zawodu łowca; barczysty, obandażowany, opryskliwy. Wziął od klanu zaliczkę, złapał zdobycz i
    sprzedał ją komu innemu. Klan wolałby usłyszeć jego wymówkę osobiście, ale zadowoli się ciszą.
outer_rim-story-enc_tatooine_nal_hutta_08-tatooine =
    Horyzont wstaje i z rykiem rusza w twoją stronę, cały brunatny. Wieża zamknięta, okiennice wieży też, a twoje lądowisko jest
    gdzieś pod tym wszystkim. Masz przyrządy, jedną lukę w pyle i niewiele czasu.
outer_rim-story-enc_tatooine_nal_hutta_08-tatooine-passed = Przemykasz przez lukę i siadasz tak miękko, jak piasek pozwala.
outer_rim-story-enc_tatooine_nal_hutta_08-tatooine-failed = Burza zdziera z kadłuba lakier. A potem bierze się za kadłub.
outer_rim-story-enc_tatooine_nal_hutta_08-nal_hutta =
    Pada, a kałuże syczą. Pół portu naciąga na statki plandeki; mechanik pożycza ci pistolet natryskowy i beczkę szczeliwa. Dobrze
    zmieszane zalepi nawet stare dziury. Źle zmieszane trzyma z deszczem.
outer_rim-story-enc_tatooine_nal_hutta_08-nal_hutta-passed = Szczeliwo zastyga jak szkło i parę starych dziur znika bez śladu.
outer_rim-story-enc_tatooine_nal_hutta_08-nal_hutta-failed = Szczeliwo pieni się, spływa i zabiera ze sobą kawałek kadłuba.
outer_rim-story-enc_tatooine_nal_hutta_09-tatooine =
    W pałacowym przedpokoju szambelan z księgą pyta, kim jesteś, co umiesz i czemu miałby cię wpuścić. „Nowe twarze zawsze się
    przydają – mówi, a za kotarą śmieje się Hutt. – Jedne do służby. Inne do zabawy”.
outer_rim-story-enc_tatooine_nal_hutta_09-tatooine-passed = Twoje słowa przechodzą za kotarę. Śmiech stamtąd brzmi prawie życzliwie.
outer_rim-story-enc_tatooine_nal_hutta_09-tatooine-failed = „Odezwiemy się” – mówi szambelan i skreśla cię z księgi.
outer_rim-story-enc_tatooine_nal_hutta_09-nal_hutta =
    Dwa klany żrą się o bagno, a jeden z nich obraduje dziś w nocy w szopie na palach. Drugi dobrze płaci za parę uszu pod podłogą.
    Drabina jest śliska, a strażnicy świeżo po kolacji.
outer_rim-story-enc_tatooine_nal_hutta_09-nal_hutta-passed = Do świtu wisisz pod deskami, a przed śniadaniem sprzedajesz każde słowo.
outer_rim-story-enc_tatooine_nal_hutta_09-nal_hutta-failed = Skrzypi deska, zjeżdża lampa i pewien Hutt na zawsze zapamiętuje twoją twarz.
outer_rim-story-enc_tatooine_nal_hutta_10-tatooine =
    Od południa przy twojej rampie siedzi Weequay, strzelec, i poleruje celownik działa, do którego nie ma już statku. „Trafiam w to,
    w co mnie wycelują – mówi. – Mój ostatni kapitan wycelował mnie w księżyc”.
outer_rim-story-enc_tatooine_nal_hutta_10-nal_hutta =
    Pod pałacem, za drzwiami okrągłymi jak ich właściciel, klan trzyma wszystko, czego nie wydaje. Stoisz przy zamku. Ma trzy alarmy,
    gniazdo kabli i, bo taki tu gust, rzeźbioną twarz, która patrzy ci na palce.
outer_rim-story-enc_tatooine_nal_hutta_10-nal_hutta-passed = Twarz gaśnie, drzwi się odtaczają, kieszenie pęcznieją. Klan to zauważy.
outer_rim-story-enc_tatooine_nal_hutta_10-nal_hutta-failed = Rzeźbione usta plują iskrą i wrzeszczą. Uciekasz, a klan wie, komu podziękować.
