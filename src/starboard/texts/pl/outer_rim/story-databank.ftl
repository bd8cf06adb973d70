### Outer Rim: opowieści kart danych i to, jak kończą się ich testy umiejętności.

outer_rim-story-db_1_1 = Wzdłuż całego lądowiska lśnią białe pancerze: Imperium właśnie dziś postanowiło policzyć skrzynie. Twój kupiec
    czeka dwie uliczki dalej i udaje, że podziwia niebo. Za zbiornikami paliwa jest luka, byle przetoczyć tamtędy towar po cichu.
outer_rim-story-db_1_1-passed = Za zbiornikami, za plecami patrolu, a skrzynia ani razu nie skrzypnie.
outer_rim-story-db_1_1-failed = Skrzynia skrzypi. Leci meldunek, za nim statek patrolowy, a towar zostaje u ciebie.

outer_rim-story-db_1_2 = Inspektorowi portowemu o wilgotnej dłoni twój list przewozowy wydaje się „zadziwiająco krótki”. Stuka w skrzynię,
    słucha i stuka znowu, trochę niżej. Teraz trzeba mieć dobrą historyjkę, a przede wszystkim dobrze ją opowiedzieć.
outer_rim-story-db_1_2-passed = Śmieje się, stempluje formularz dwa razy i jeszcze przytrzymuje ci drzwi, gdy wnosisz skrzynię.
outer_rim-story-db_1_2-failed = Nie wierzy w ani jedno słowo. Grzywna jest słona, a skrzynia zostaje u niego.

outer_rim-story-db_1_3 = Tylne drzwi u kupca się otwierają i wychodzą cztery postacie, każda w innym mundurze, za to wszystkie z
    nowiutkimi pałkami. „Kontrola z zaskoczenia” – oznajmia najwyższa, choć na zaskoczoną nie wygląda. Chcą skrzyni i nie zamierzają o niej
    dyskutować.

outer_rim-story-db_1_4 = Pod rampą czeka delegacja: kaznodzieja wojujący z występkiem, rzecznik dokerów i dama, której interesy nie mają
    nazwy. Cała trójka ma coś przeciw twojej skrzyni. Pomógłby otwarty portfel, skóra gruba jak u banthy albo szybki odwrót.

outer_rim-story-db_2 = Droid protokolarny w narożnej loży wita cię z nienaganną uprzejmością i z karabinem na kolanach. 4-LOM podaje cenę
    do trzech miejsc po przecinku. Można też, dodaje, połączyć się i wymienić dane: ciekaw jest, co wytrzymają twoje zabezpieczenia.
outer_rim-story-db_2-passed = Twoje zabezpieczenia trzymają, jego nie całkiem. 4-LOM jest pod wrażeniem i trochę urażony.
outer_rim-story-db_2-failed = Po kablu przeskakuje iskra. 4-LOM wytwornie przeprasza i zatrzymuje swoje dane.

outer_rim-story-db_3 = Wokół Wookieego z blizną przez oko bar zamilkł. Czarny Krrsantan pracuje dla Huttów dość długo, by wiedzieć, kto
    jest u nich mile widziany. Jego łapa leży na stole. Może się otworzyć na twoje kredyty, a może się zacisnąć.

outer_rim-story-db_4 = „No, nareszcie” – odzywa się cień obok straganu z owocami, choć nikt się z nim nie umawiał. Agent Czarnego Słońca ma
    dwie propozycje: złożyć się i podróżować razem albo przenieść paczuszkę Huttom pod nosem. Byłoby im bardzo przykro.

outer_rim-story-db_5 = BoShek opiera się o wyścigowy ślizgacz, po łokcie w smarze, i opowiada, z kim chciałby latać: z kimś, kto utrzyma
    się za nim między portowymi dźwigami, mimo rozhuśtanych haków. Drugi ślizgacz już obok mruczy.
outer_rim-story-db_5-passed = Ostatni hak mijacie burta w burtę. BoShek już się pakuje.
outer_rim-story-db_5-failed = Kawałek twojego ślizgacza zostaje na haku. Za dobrą płacę BoShek niczego nie widział.

outer_rim-story-db_6 = Pod frachtowcem ktoś warczy, a na zewnątrz sterczą dwie włochate stopy. Chewbacca szuka kogoś do drugiego końca
    konwertera mocy. Komu Imperium depcze po piętach, temu ufa od razu; reszta może na zaufanie zapracować dźwiganiem.
outer_rim-story-db_6-passed = Poszło w górę. Chewbacca ryczy coś życzliwego i klepie cię o dwa kroki do przodu.
outer_rim-story-db_6-failed = Konwerter ani drgnie. Chewbacca wzdycha, ale ma długi i na kredyty może się skusi.

outer_rim-story-db_7 = Prosto na ciebie pędzi pomarańczowy astromech, ciągnąc za sobą dym, z zaciętą nogą i narzędziami w bojowym
    nastroju. Chopper burczy na twój klucz i burczy na twoje części zamienne. Trudno powiedzieć, czego chce bardziej.
outer_rim-story-db_7-passed = Noga znów działa. Chopper wypiskuje obelgę, która brzmi prawie jak podziękowanie.
outer_rim-story-db_7-failed = Zwarcie. Chopper odjeżdża, ale najpierw wypróbowuje swój paralizator na twoim statku.

outer_rim-story-db_8 = Cikatro Vizago siedzi jak na tronie na nieoznakowanych skrzyniach i poleruje ten róg, który ma jeszcze cały. „Kogo
    ja widzę!” – woła i patrzy na twój portfel. Kup udział w skrzyniach, a poleci z tobą; albo przewieź jedną pod nosem Imperium, a zapłaci
    on.

outer_rim-story-db_9 = Bandaże, długi płaszcz, karabin starszy niż cały bar: Dengar czyta na ścianie listy gończe, wodząc palcem pod
    linijkami. Potem zrywa ten z samego wierzchu. „Ten jest mój – mówi. – Następny może być twój. Liczę sobie uczciwie”.

outer_rim-story-db_10 = Na drzwiach nie ma nazwiska, a lampa nad kozetką mruga. Doktor Evazan wyciera narzędzia w coś, co kiedyś było
    białe. Za gotówkę cię połata. Albo poleci z tobą i weźmie tylko małą próbkę: ciała lub drutu, wszystko jedno.

outer_rim-story-db_11 = Ciemne gogle, kaptur, bardzo długa trąba: Garindan idzie za tobą już trzecią ulicę i liczy, że się obejrzysz.
    Szepcze tak, że trzeszczy jak w komunikatorze. Za monetę powie, kto gdzie się ukrywa; za kilka następnych będzie szeptał na twoim
    pokładzie.

outer_rim-story-db_12 = W pustym hangarze wisi jeden obraz i wielki admirał Thrawn nie patrzy na nic innego. Z tymi, którym Imperium ufa,
    rozmawia o stanowiskach i perspektywach. Pozostałym pokazuje bitwę zastygłą w błękitnym świetle: jak należałoby ją zakończyć?
outer_rim-story-db_12-passed = Thrawn puszcza bitwę dalej. Kończy się po twojej myśli, a on umie być wdzięczny.
outer_rim-story-db_12-failed = „Szkoda” – mówi Thrawn i każe najbliższemu patrolowi cię odprowadzić.

outer_rim-story-db_13 = Greedo trzyma blaster na stole, lufą do tego, kto się przysiądzie, czyli do ciebie. Ktoś komuś jest coś winien,
    tłumaczy, a ty wyglądasz na obu naraz. Zapłać albo zrób użytek z lustra, drzwi i długiego, zimnego spojrzenia.
outer_rim-story-db_13-passed = Greedo patrzy na lustro, na drzwi, na ciebie. Nagle wolałby dać się zatrudnić.
outer_rim-story-db_13-failed = Odwracasz wzrok. Greedo nie, a jego blaster jest ustawiony na więcej niż ostrzeżenie.

outer_rim-story-db_14 = Na lądowisku na dachu Hera Syndulla sprawdza silnik, który wcale tego nie wymaga, i jednym okiem pilnuje ulicy.
    Sprzymierzeńcom Rebelii wierzy na słowo. Reszcie oddaje stery promu: „Raz dookoła wież, i bez obijania”.
outer_rim-story-db_14-passed = Ani jednej rysy. Hera siada wygodniej i pyta, kiedy ruszacie.
outer_rim-story-db_14-failed = Trzy stuknięcia i jeden maszt. Hera grzecznie dziękuje i przejmuje stery.

outer_rim-story-db_15 = „Właśnie mówię o tobie same dobre rzeczy!” Hondo Ohnaka ma dwa kubki, jedno krzesło i zero pieniędzy. Postaw
    następną kolejkę, a już cię nie opuści. Albo wie o pewnym statku, szepcze, na którym nikt nie pilnuje sakiewki.

outer_rim-story-db_16 = Wysoki czarny droid nosi znak Imperium i zajmuje cały korytarz. K-2SO informuje, że nie wolno ci tu być, oraz z
    jakim prawdopodobieństwem tego pożałujesz. Klapka na jego plecach jest uchylona na szerokość palca, akurat na odpowiednie narzędzie.
outer_rim-story-db_16-passed = Oczy migają. „Twoje szanse wzrosły – mówi K-2SO. – Głównie dzięki mnie”.
outer_rim-story-db_16-failed = Klapka zatrzaskuje się razem z narzędziem. K-2SO powoli się odwraca i nie jest rozbawiony.

outer_rim-story-db_17 = Magazynierka zsuwa kaptur i okazuje się, że to Leia Organa. Potrzebuje statku na podróż i kogoś, kto przekaże
    wiadomość. Jeśli jednak Rebelia źle o tobie myśli, Leia tylko krzyżuje ramiona: masz wtedy sporo do wyjaśnienia.
outer_rim-story-db_17-passed = Słucha do końca. „Szepnę za tobą słówko” – mówi Leia.
outer_rim-story-db_17-failed = Lepsze wymówki Leia słyszy od senatorów. Znika, zanim skończysz.

outer_rim-story-db_18 = Lobot milczy. Światełka na jego implancie biegają tam i z powrotem, a na ścianie jedna po drugiej otwierają się
    kamery odległych portów, aż obraz zatrzymuje się w jednym pokoju. Obraca go w twoją stronę. Obok leży umowa, jeszcze bez podpisu.

outer_rim-story-db_19 = Maz Kanata wchodzi na stół, żeby spojrzeć ci w oczy, i dwa razy przestawia soczewki. Zna wszystkich i wie, gdzie
    się chowają. Poproś ją przy zupie o radę; albo poproś, bardzo ładnie, żeby zostawiła zupę i poleciała z tobą.
outer_rim-story-db_19-passed = Opróżnia miskę, zeskakuje i pyta, która koja jest najlepsza, bo właśnie tę chce.
outer_rim-story-db_19-failed = Ładnie nie wystarczy. Ale zamek kosztuje, mówi Maz i ogląda twoją sakiewkę.

outer_rim-story-db_20 = Stołek barowy pod tobą warczy. To dlatego, że jest płaszczem, a w płaszczu siedzi Ponda Baba. Ten
    Aqualish ani nie przeprasza, ani przeprosin nie przyjmuje, a pięści ma w górze, zanim pierwsza szklanka spadnie na podłogę.

outer_rim-story-db_21 = Qi’ra przyjmuje cię w salonie, w którym nawet dywan wie, kiedy milczeć. Na ścianie żarzy się znak Szkarłatnego
    Świtu. Nalewa dwa kieliszki: możesz pracować dla jej mocodawców albo namówić ją na wolny przelot, najlepiej w jej towarzystwie.
outer_rim-story-db_21-passed = Śmieje się we właściwym miejscu. Droga wolna, a ona dopilnuje tego osobiście.
outer_rim-story-db_21-failed = Uśmiech zostaje, drzwi się otwierają. Szkarłatny Świt dowie się o twojej prośbie.

outer_rim-story-db_22 = Ziton Moj każe ci stać, dopóki nie skończy się muzyka. Falleen z Czarnego Słońca prowadzi księgę, w której każdy
    ma swoją stronę, i właśnie znalazł twoją. Jeśli jest czysta, poda cenę. Jeśli nie, zdejmie rękawiczki.

outer_rim-story-db_23 = Z maski snuje się mgła, a wielkie oczy Zuckussa patrzą na coś, czego tu nie ma. Gand widzi twarz, chrypi, i wie,
    gdzie się ukrywa. Ma ci ją pokazać? A może wcale się nie znacie? Za to też zapłaci.

outer_rim-story-db_40_1-step_1 = Nad skrzynią wiszą lampy, skrzynia nazywa się stołem, a patrzy chyba połowa Zewnętrznych Rubieży.
    Naprzeciwko siedzi jedyny przeciwnik, którego warto pokonać. Od tej chwili wszystko zależy od twarzy, która nic nie zdradzi.
outer_rim-story-db_40_1-step_1-passed = Twoja twarz jest jak zamknięte drzwi, a ostatnia karta jest tą właściwą.
outer_rim-story-db_40_1-step_1-failed = Ktoś z tłumu czyta twoją twarz na głos. Ostatnia karta już tego nie naprawi.

outer_rim-story-db_40_1-step_2 = Wykładasz układ, o którym w barach będą mówić latami, i przez chwilę nikt nie wydaje dźwięku. Legenda
    jest twoja. Teraz odwracają się karty przeciwnika: kto zachował zimną krew, może jeszcze zgarnąć pulę.

outer_rim-story-db_40_1-step_3 = Im dłużej patrzysz na swoje karty, tym są gorsze, a tłum już patrzy gdzie indziej. Dzisiejsza legenda to
    nie ty. Jeśli przeciwnik zachował kamienną twarz, rodzi się tu wielkie nazwisko; jeśli nie, lokal sięgnie do twojej sakiewki.

outer_rim-story-db_40_2-step_1 = Bez lamp, bez tłumu, za to z nożem wbitym w blat, bo tak każe zwyczaj. Pierwsze rozdania pokażą, kto
    blefuje, kto liczy, a kto ma w rękawie lusterko. Stawki planujesz jak kampanię wojenną.
outer_rim-story-db_40_2-step_1-passed = Wiesz już, kto blefuje, kto liczy i gdzie lusterko. Twoja stawka jest cała.
outer_rim-story-db_40_2-step_1-failed = Lusterko znajduje cię pierwsze. Spora część twojej stawki zmienia stronę.

outer_rim-story-db_40_2-step_2 = Zostało jedno rozdanie i wszystko leży na środku. Przeciwnik szeptem liczy karty; ty masz tylko głos i
    stawkę o wiele wyższą, niż wypada. Spraw, żeby słowo „pas” zabrzmiało jak życiowa okazja.
outer_rim-story-db_40_2-step_2-passed = Kto ma lepsze karty, pasuje. Pokazujesz swoje i cały stół jęczy.
outer_rim-story-db_40_2-step_2-failed = Nikt nie pasuje. Mówią „sprawdzam”, a za blefem nie ma nic.

outer_rim-story-db_40_2-step_3 = Blef się skończył, a nóż zniknął z blatu. Jeśli przeciwnik dobrze liczył, pula po cichu zmienia kieszeń.
    Jeśli nie, ktoś inny, kto dziś przegrał, chce się o nią spierać: z tobą i na stojąco.

outer_rim-story-db_41_1 = Przysługa się nie udała i uśmiech wysłannika jest rzadszy niż zupa na stole. „Tak cię lubiliśmy” – mówi i
    przeciąga ostatnie słowo. Upominek naprawiłby wiele. Albo wzruszysz ramionami i zapamiętają właśnie to.

outer_rim-story-db_41_2 = Wiadomość jest krótka. Ten, kto powierzył ci przysługę, nie krzyczy, i to jest gorsze; jest tylko długie
    spojrzenie, a potem plecy, aż obraz gaśnie. Godzinę później pewien patrol na twoim skanerze zmienia kurs.

outer_rim-story-db_42-step_1 = Kasyno w Canto Bight brzęczy jak ul pełen pieniędzy. Goście dopingują fathiery na torze, a ty zjeżdżasz
    windą z praniem, wśród pachnących ręczników, tam, gdzie gości się nie wpuszcza. Za rogiem gawędzą dwaj strażnicy.
outer_rim-story-db_42-step_1-passed = Uchodzisz za stertę ręczników. Strażnicy dalej kłócą się o fathiery.
outer_rim-story-db_42-step_1-failed = Ręcznik się zsuwa, a pod nim ty. Strażnicy przestają gawędzić.

outer_rim-story-db_42-step_2 = Skarbiec nie ma dziurki od klucza, koła ani poczucia humoru, tylko panel, który co sekundę żąda nowego
    kodu. Pieniądze za drzwiami należą do osób, o których mówi się szeptem. Wyjmujesz narzędzia i słuchasz, jak panel myśli.
outer_rim-story-db_42-step_2-passed = Panel ma dość pytania. Drzwi otwierają się z westchnieniem.
outer_rim-story-db_42-step_2-failed = Panel robi ci zdjęcie i wysyła je tym, o których mówi się szeptem.

outer_rim-story-db_42-step_3 = Między tobą a lądowiskiem stoi już tylko kierownik sali i ma pytanie o twój bardzo ciężki bagaż. Goście
    wokół sączą bąbelki. Masz jedną chwilę, żeby stać się kimś, kogo nikt o nic nie pyta.
outer_rim-story-db_42-step_3-passed = Kierownik przeprasza, woła bagażowego i wciska ci upominek dla znakomitych gości.
outer_rim-story-db_42-step_3-failed = Kierownik kłania się i naciska guzik. Na zewnątrz ruszają silniki.

outer_rim-story-db_43-step_1 = Z Lothalu gramoli się frachtowiec z imperialnym znakiem i zaspanym pilotem. Trzeba wślizgnąć się w cień pod
    jego brzuchem i trzymać na długość ramienia od poszycia, aż chwycą zaciski. Szkoda, że nie leci prosto.
outer_rim-story-db_43-step_1-passed = Zaciski cicho klikają. Na górze nikt nie rozlewa ani kropli.
outer_rim-story-db_43-step_1-failed = Frachtowiec skręca, uderzenie przyjmuje twój kadłub, a zdobycz znika w nadprzestrzeni bez ciebie.

outer_rim-story-db_43-step_2 = Za śluzą są trzy korytarze, dwa pokłady i załoga, która ćwiczyła dokładnie to. Plan statku masz wydrapany
    na wieczku puszki z racją. Zdecyduj, gdzie uderzyć i które drzwi zamknąć najpierw.
outer_rim-story-db_43-step_2-passed = Właściwe drzwi zamykają się w porę. Załoga za nimi ćwiczy dalej.
outer_rim-story-db_43-step_2-failed = Zamykają się nie te drzwi, a cała załoga zostaje po twojej stronie.

outer_rim-story-db_43-step_3 = Mostek jest twój, a wraz z nim czerwona lampka, która mówi całemu Imperium, gdzie jesteś. Transponder jest
    przykręcony, przylutowany i pewny siebie. Znajdź ten jeden przewód, bez którego wreszcie zamilknie.
outer_rim-story-db_43-step_3-passed = Lampka gaśnie. Dla Imperium jesteś teraz pustym niebem.
outer_rim-story-db_43-step_3-failed = Nie ten przewód: krzyczy jeszcze głośniej. Odlatujesz ze zdobyczą, ale wszyscy to widzą.

outer_rim-story-db_44-step_1 = Na Tatooine południe i nawet cienie pochowały się w domach. Kuchenna brama pałacu Jabby stoi otworem, żeby
    się przewietrzyło; za nią chrapią strażnicy po zbyt dobrym obiedzie. Chowasz głęboko wszystko, co brzęczy.
outer_rim-story-db_44-step_1-passed = Przechodzisz nad ostatnim butem. Chrapanie nie gubi rytmu.
outer_rim-story-db_44-step_1-failed = Jeden z nich tylko zamknął oczy. Teraz budzi resztę.

outer_rim-story-db_44-step_2 = To tutaj, za workami z mąką: płyta, której nikt nie ruszył, odkąd ją położono, i głuchy odgłos, kiedy
    tupniesz. Nie ma uchwytu ani pierścienia, tylko krawędź kamienia i ty.
outer_rim-story-db_44-step_2-passed = Płyta ze zgrzytem ustępuje, a światło lampy wraca złote.
outer_rim-story-db_44-step_2-failed = Płyta pozwala ci spróbować trzy razy. Chyba tego nie zauważa.

outer_rim-story-db_44-step_3 = Z okienka w piwnicy przygląda się Jawa, kto wie, od jak dawna. Pokazuje na płytę, na sprzęt do kopania na
    plecach, na twoją sakiewkę i trajkocze coś o okazyjnej cenie. Gdzieś ziewa strażnik.

outer_rim-story-db_45-step_1 = Letni bal w Theed: fontanny, smyczki i szambelan, który zna z widzenia wszystkich gości oprócz ciebie.
    Klejnot jest na górze, tylko na tę jedną noc. Idziesz prosto do szambelana, jakby to on miał się denerwować.
outer_rim-story-db_45-step_1-passed = Błaga o wybaczenie i zapowiada cię dwoma tytułami, które słyszysz pierwszy raz.
outer_rim-story-db_45-step_1-failed = Pamięć wraca mu dopiero, gdy twoja sakiewka robi się lekka. Wtedy się kłania.

outer_rim-story-db_45-step_2 = Na górnej galerii kończą się dywany, zaczyna marmur i każdy krok dzwoni. Królewska ochrona robi obchód w
    filcowych kapciach i nadstawia uszu. Na drogę do sali z klejnotem masz dokładnie jednego walca.
outer_rim-story-db_45-step_2-passed = Walc się kończy. Drzwi zamykają się za tobą i nikt się nie ogląda.
outer_rim-story-db_45-step_2-failed = Muzyka robi pauzę, twoje kroki nie. Na całej galerii zapalają się lampy.

outer_rim-story-db_45-step_3 = Klejnot leży pod szkłem, a szkło mówi. „Kto nosił ten kamień pierwszy?” – pyta w języku starym jak świątynie
    Yavina. Właściwa odpowiedź unosi wieko. Młotek też, tyle że budzi imperialnego gubernatora, który klejnot wypożyczył.
outer_rim-story-db_45-step_3-passed = Odpowiedź jest właściwa. Szkło się unosi, a na dole dalej tańczą.
outer_rim-story-db_45-step_3-failed = Zła odpowiedź, potem młotek: ty masz kamień, a gubernator twój portret.

outer_rim-story-db_46-step_1 = W sztolniach Kessel kurz wisi jak zasłony. Twój towar leży po złej stronie wagi, na której nadzorcy ważą
    wszystko, co się rusza. Ku wyjściu turkoczą puste wagoniki. Połóż się płasko, a jeden nie będzie całkiem pusty.
outer_rim-story-db_46-step_1-passed = Nadzorcy liczą wagoniki, nie cienie w środku.
outer_rim-story-db_46-step_1-failed = Twój wagonik waży za dużo, dokładnie o ciebie. Nadzorcy unoszą plandekę.

outer_rim-story-db_46-step_2 = Bezpieczna trasa trwa o wiele za długo, a krótka właściwie nie jest trasą. Na starej mapie przemytników
    ktoś zaznaczył prądy, bryły węgla i miejsce z trzema krzyżykami. Notatki są w szyfrze, który dawno wyszedł z mody.
outer_rim-story-db_46-step_2-passed = Czytasz dobrze: trzy krzyżyki znaczą „nie tędy”. Omijasz je.
outer_rim-story-db_46-step_2-failed = Trzy krzyżyki znaczyły „nie tędy”. Coś wielkiego szoruje po kadłubie.

outer_rim-story-db_46-step_3 = Tu już nie pomoże żadna mapa, jest tylko chmura, błyskawice i coś, co ciągnie i nie lubi statków. Drążek
    drży, szczeliny otwierają się i zatrzaskują jak drzwi w burzy. Wybierasz jedną i dajesz pełną moc.
outer_rim-story-db_46-step_3-passed = Jesteś po drugiej stronie, zanim szczelina się rozmyśli.
outer_rim-story-db_46-step_3-failed = Szczelina zatrzaskuje się za wcześnie. Wleczesz się z powrotem, a towar znika w chmurach.

outer_rim-story-db_46-step_4 = Wynurzasz się w Wirze z dymiącymi silnikami i zegarem, który pokazuje rzeczy niemożliwe. Statek kupca już
    czeka i mruga światłami. Dwa razy sprawdzają twój czas, a dopiero potem, bez słowa, skrzynie.

outer_rim-story-db_47-step_1 = Więzienie na Lothalu jest szare, kanciaste i oświetlone ze wszystkich stron. Leżysz w wysokiej trawie i
    liczysz straże: dwie pary, jedna przerwa, a o zmierzchu śmigacz z zaopatrzeniem. Z tego da się zrobić plan.
outer_rim-story-db_47-step_1-passed = Dwie pary, przerwa, śmigacz i jesteś w środku, nim reflektor się obróci.
outer_rim-story-db_47-step_1-failed = Dziś pary są trzy. Ta trzecia stoi tuż przed tobą.

outer_rim-story-db_47-step_2 = Blok czwarty: za drzwiami ktoś wystukuje dla ciebie wesołą melodię. Wszystkie zamki są podpięte do jednego
    panelu, a panel do alarmu. Otwórz je tak, żeby nie obudzić alarmu; po schodach już tupią buty.
outer_rim-story-db_47-step_2-passed = Wszystkie drzwi otwierają się naraz. Melodia zmienia się w tupot, prosto do twojego statku.
outer_rim-story-db_47-step_2-failed = Drzwi milczą, alarm nie, a twój portret jest na każdym ekranie.

outer_rim-story-db_48-step_1 = Pierścień Kafrene wisi między dwiema bryłami skał, a stacja kryje się w gruzie za nimi. Zwykłej trasy
    pilnują. Ta druga to same głazy, kable i dryfujący złom, więc lecisz właśnie tamtędy.
outer_rim-story-db_48-step_1-passed = Ostatni kabel mijasz o szerokość dłoni.
outer_rim-story-db_48-step_1-failed = Jeden głaz jest szybszy od ciebie. Stacja jest z przodu, wgniecenie z boku.

outer_rim-story-db_48-step_2 = Wisisz pod anteną, a obok szepczą tajemnice handlowe połowy sektora. Gniazdo serwisowe, jeden kabel, kilka
    spokojnych minut i wszystkie są twoje. Tylko że gniazdo, bardzo uprzejmie, prosi o hasło.
outer_rim-story-db_48-step_2-passed = Gniazdo dziękuje. Tajemnice płyną, razem z czyjąś listą zakupów.
outer_rim-story-db_48-step_2-failed = Gniazdo jest uprzejme do końca. A potem wzywa myśliwce stacji.

outer_rim-story-db_49-step_1 = Świątynia leży pod falami Kalamaru tak głęboko, że nawet lampy twojego dzwonu nurkowego wyglądają na
    zagubione. Jej zamek po tylu wiekach wciąż ma prąd i paskudny charakter. Trzeba go podłączyć, zanim do środka dostanie się morze.
outer_rim-story-db_49-step_1-passed = Zamek buczy, woda opada i brama wpuszcza cię suchą stopą.
outer_rim-story-db_49-step_1-failed = Zamek otwiera się z iskrą, a iskra przechodzi najpierw przez ciebie.

outer_rim-story-db_49-step_2 = Schody zagradza kamienne koło, dwa razy wyższe niż Wookiee. Z sadzawki obok unoszą się bąble, a po nich
    kolejne bąble. Jeśli szybko odtoczysz koło, nie musisz się dowiedzieć, kto je tam robi.
outer_rim-story-db_49-step_2-passed = Koło się toczy, przemykasz obok, a bąble wydają się zawiedzione.
outer_rim-story-db_49-step_2-failed = Koło ani drgnie. Sprawca bąbli wychodzi zobaczyć dlaczego.

outer_rim-story-db_49-step_3 = Na ołtarzu leży siedem jednakowych muszli, a nad nimi biegnie po ścianie opowieść wykuta w falach. Jedna
    jest reliktem; pozostałe, głosi ściana, są dla złodziei. Czytasz wszystko jeszcze raz, zanim po którąś sięgniesz.
outer_rim-story-db_49-step_3-passed = No jasne, czwarta: to ona nuci.
outer_rim-story-db_49-step_3-failed = Muszla dla złodziei. Kłapie, szczypie, a ołtarz zapada się z resztą.

outer_rim-story-db_50-step_1 = W kopalniach przyprawy na Kessel kończy się zmiana: szary szereg schodzi na dół, jeszcze szarszy wychodzi
    na górę. Naciągasz zakurzony kaptur i człapiesz z nimi. Pyke’owie przy bramie liczą wszystkich, ale liczą kiepsko.
outer_rim-story-db_50-step_1-passed = Ciebie nie liczą wcale. Droga na dół wolna.
outer_rim-story-db_50-step_1-failed = Jeden z Pyke’ów zagląda pod kaptur i coś o tobie notuje. Spieszysz na dół.

outer_rim-story-db_50-step_2 = Za zawałem ktoś puka: trzy, trzy, trzy. Strop trzyma jedna jedyna belka, drogę zamyka jeden głaz. Zapierasz
    się o kamień i pchasz, a z góry sypie się pył, takie przyjazne ostrzeżenie.
outer_rim-story-db_50-step_2-passed = Głaz się toczy. Wyciągają się ręce: zakurzone, liczne i bardzo żywe.
outer_rim-story-db_50-step_2-failed = Belka puszcza pierwsza. Ledwo pełzniesz z powrotem, a pukanie przenosi się gdzie indziej.

outer_rim-story-db_50-step_3 = Tuzin uwolnionych górników, jedna winda, a na górze siepacze Pyke’ów, którzy spierają się, czyja kolej
    zajrzeć do szybu. Teraz ważne, kto pojedzie pierwszy, kto narobi hałasu i gdzie.
outer_rim-story-db_50-step_3-passed = Hałas idzie w lewo, górnicy w prawo. Siepacze pilnują pustego szybu.
outer_rim-story-db_50-step_3-failed = Winda staje z szarpnięciem, a siepacze już na nią czekają.

outer_rim-story-db_51-step_1 = W starym zamku na Takodanie ktoś sprzedaje nazwiska Imperium. Przed tobą leżą dzisiejsze zamówienia,
    dwanaście karteczek z kuchni, a jedna z nich to szyfr. Trochę się na szyfrach znasz, a dwóch deserów nikt przecież nie zamawia.
outer_rim-story-db_51-step_1-passed = To ten podwójny deser: stolik dziewiąty, plecami do ściany.
outer_rim-story-db_51-step_1-failed = W końcu znajdujesz stolik dziewiąty, ale gdzieś już kliknął nadajnik.

outer_rim-story-db_51-step_2 = Przy stoliku dziewiątym siedzi nerwowy człowieczek z dwiema łyżeczkami. Jest tylko posłańcem, mówi, i
    więcej ani słowa. Przysuwasz krzesło, zamawiasz trzeci deser i gadasz o wszystkim prócz szpiegów, aż któreś z was nie wytrzyma.
outer_rim-story-db_51-step_2-passed = Przy ostatniej łyżeczce zdradza ci, gdzie spotykają się pozostali.
outer_rim-story-db_51-step_2-failed = Zjada twój deser, dziękuje i znika na dobre.

outer_rim-story-db_51-step_3 = Pozostali spotykają się nad jeziorem pod murami, gdzie mgła jest gęsta, a głosy niosą się daleko. Lista
    nazwisk leży na płaskim kamieniu, na długość ramienia od ich butów. Zaczynasz się czołgać. Trzciny są suche jak pieprz.
outer_rim-story-db_51-step_3-passed = Trzcina się ugina, nikt się nie odwraca i listy już nie ma.
outer_rim-story-db_51-step_3-failed = Trzciny cię zapowiadają. Długie płaszcze się rozchylają, a pod nimi imperialna szarość.

outer_rim-story-db_90_1 = Na Tatooine list gończy leży pod twoim kubkiem. Szlachecki ród z Naboo szuka Garindana, tej trąby, która
    sprzedała jego listy każdemu, kto płacił, a potem sprzedała i kupców. Chętnie zadałby mu kilka pytań. Stąpaj cicho: on słyszy
    wszystko.

outer_rim-story-db_90_2 = Na Ord Mantell nad barem wisi rachunek długi jak ramię: dziewięć stołów, jedna orkiestra, nos gospodarza.
    Karczmarze z Pierścienia Kafrene chcą za to Pondę Babę. Barman z ręką na temblaku podaje ci list gończy z prawdziwą przyjemnością.

outer_rim-story-db_90_3 = Celnik z Lothalu dotarł aż na Nal Huttę, po kolana w bagnie, żeby wywiesić jeden list gończy. BoShek przeleciał
    koło jego posterunku trzy razy, ostatnio tyłem. „Do mnie nikt nie będzie machał” – mówi i daje ci dane lotu.

outer_rim-story-db_90_4 = Nawet w kantynach na Kessel śmieją się z Greeda, który ściąga cudze długi i zapomina je oddać. Lichwiarze z
    Tatooine się nie śmieją. Jeden z nich zjawił się osobiście, żeby podsunąć ci zlecenie i zapłacić za napitek.

outer_rim-story-db_90_5 = Na Takodanie odnajduje cię jegomość w butach wartych tyle co mały statek. Pewne kasyno na Cantonice przegrało
    jedenaście nocy z rzędu z Gandem w masce oddechowej, który znał każdą liczbę, zanim padła. Zuckuss ma wrócić i wyjaśnić, jak to robi.

outer_rim-story-db_91_1 = Na nabrzeżu w Theed lekarka liczy skrzynie, a potem liczy od nowa, jakby od tego mogło ich przybyć. Bakta,
    bandaże, żadnego nadawcy. Na Kalamarze pilnie ich potrzebują, mówi, a kto dokładnie, o to lepiej nie pytaj.

outer_rim-story-db_91_2 = Brygadzista na Ord Mantell stawia skrzynię delikatnie jak śpiące dziecko i odchodzi jak najdalej. Kopalniom na
    Kessel skończyły się ładunki, a stałemu przewoźnikowi odwaga. „Tylko bez gwałtownych manewrów!” – woła do ciebie zza muru.

outer_rim-story-db_91_3 = Z najniższej półki piwnicy na Takodanie wędruje do ciebie dziewięć butelek, bardziej zakurzonych niż historia. Na
    Cantonice ktoś zapłaci fortunę, żeby wypić je przy tych, których na to nie stać. Piwniczny owija je w koce i z każdą się żegna.

outer_rim-story-db_91_4 = Fałszerz na Nal Hutcie pracuje w wannie, bo to najsuchsze miejsce na bagnach. Każde zezwolenie to arcydzieło:
    stempel, pieczęć, nawet ślad po kubku znudzonego urzędnika. Na Lothalu, gdzie bez papierów nikt się nie ruszy, czekają właśnie na ten
    ślad.

outer_rim-story-db_92_1 = Na Ryloth emerytowana kucharka podaje ci gulasz i tajemnicę. Dziesięć lat gotowała w pałacu Jabby na Tatooine i
    dziesięć lat chodziła po mąkę przez płytę, pod którą jest pusto. Udziału nie chce, chce tylko usłyszeć, jak głośno Jabba ryczał.

outer_rim-story-db_92_2 = Deszcz bębni o lądowisko na Kalamarze, a obok ciebie siada oficer bez dystynkcji. Jego towarzysze siedzą w
    więzieniu na Lothalu i właśnie ci je rysuje. „Trudne są drzwi – mówi. – Reszta to tylko szturmowcy”.

outer_rim-story-db_92_3 = W kawiarni na Lothalu zwolniony łącznościowiec rysuje ci na serwetce stację przekaźnikową, razem z martwymi
    polami. Kryje się przy Pierścieniu Kafrene i wciąż jest mu winna pensję za pół roku. Tak bardzo chciałby usłyszeć, jak milknie.

outer_rim-story-db_92_4 = Kolekcjoner z Pierścienia Kafrene ma zakaz wstępu na wszystkie aukcje na Cantonice, z powodu historii z
    żyrandolem. Siedzisz tam więc zamiast niego, w pożyczonych szatach, z miną pełną nudy, i wszystkim odradzasz tę jedną rzecz, o którą
    chodzi.
outer_rim-story-db_92_4-passed = Po raz pierwszy, po raz drugi, twoje: rywale wciąż kiwają głowami.
outer_rim-story-db_92_4-failed = Młotek stuka dla kogoś innego. A szaty, jak się okazuje, są z wypożyczalni.
