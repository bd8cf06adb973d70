### Outer Rim: opowieści spotkań na Kessel i w Wirze oraz to, jak kończą się ich testy.

outer_rim-story-enc_kessel_maelstrom_01-kessel = Brygadzista ma pył w każdej zmarszczce, a pod pachą worek, którego nie ma w żadnym
    spisie. „Spadł z taśmy – opowiada ścianie obok ciebie. – Różne rzeczy spadają, kiedy ktoś płaci za zamiatanie”. I czeka, czy masz
    miotłę.

outer_rim-story-enc_kessel_maelstrom_01-maelstrom = Gwiazdy przed tobą gną się jak trzciny, a wszystko, co w kokpicie leży luzem, toczy
    się cicho w lewo. Gdzieś we mgle znalazła cię studnia grawitacyjna. Siłować się z nią nie warto, ale po jej krawędzi da się
    prześlizgnąć.
outer_rim-story-enc_kessel_maelstrom_01-maelstrom-passed = Suniesz po krawędzi, a studnia wyrzuca cię szybciej, niż umiałyby silniki.
outer_rim-story-enc_kessel_maelstrom_01-maelstrom-failed = Suniesz pół okrążenia za długo. Poszycie jęczy i miejscami puszcza.

outer_rim-story-enc_kessel_maelstrom_02-kessel = Strażnicy dziewiątego szybu od miesięcy nie widzieli żołdu, więc zajęli stołówkę, kasę
    i czterdziestu górników. Teraz pędzą w górę jedynym tunelem, a ty w nim stoisz. Za nimi górnicy zaczynają walić w rury.

outer_rim-story-enc_kessel_maelstrom_02-maelstrom = Z chmur gazu sypie czarny śnieg i lepi się do wszystkiego, co ma ładunek. Wloty
    kaszlą, iluminator ciemnieje, a tarcze buczą tonem, jakiego tu jeszcze nie było. Przestrój je, i to szybko, zanim się zadławią.
outer_rim-story-enc_kessel_maelstrom_02-maelstrom-passed = Ton opada, sadza spływa jak woda. Cała naprzód.
outer_rim-story-enc_kessel_maelstrom_02-maelstrom-failed = Ton rośnie, pęka i zabiera ze sobą kawałek tarcz.

outer_rim-story-enc_kessel_maelstrom_03-kessel = U stóp rampy czeka Pyke w masce, strażnicy po lewej i po prawej. Kłania się dokładnie
    tak nisko, jak zasługuje na to twoje nazwisko. Potem otwiera lakierowaną szkatułę, a ty zaglądasz: pełna czy dopiero do napełnienia?

outer_rim-story-enc_kessel_maelstrom_03-maelstrom = Jedna ze świecących chmur mruga. Ma macki dłuższe niż frachtowce i nie jadła od
    czasu ostatniego kapitana, który znał skrót. Obok dzioba jest luka, a wprost przed dziobem jesteś ty i twoje działa.
outer_rim-story-enc_kessel_maelstrom_03-maelstrom-passed = Macka zaciska się na spalinach. Cała reszta jest już gdzie indziej.
outer_rim-story-enc_kessel_maelstrom_03-maelstrom-failed = Potwór pacnięciem posyła cię przez pół chmury, smakuje lakier i się krzywi.

outer_rim-story-enc_kessel_maelstrom_04-kessel = Coś puka w kadłub od spodu. Z piasku wygrzebuje się górnik, szary od stóp do głów, z
    łyżką zeszlifowaną na dłuto i czterema miesiącami tunelu za sobą. „Umiem gotować” – proponuje i zagląda ci przez ramię do statku.

outer_rim-story-enc_kessel_maelstrom_04-maelstrom = Stara górnicza pieśń wylicza boje ukrytego kanału, zwrotka po zwrotce, i oto mruga
    pierwsza z nich. W trzeciej zwrotce skręca się w lewo. A może to była czwarta? Mgła zamyka się za tobą.
outer_rim-story-enc_kessel_maelstrom_04-maelstrom-passed = To była trzecia. Kanał otwiera się, prosty jak ulica i cudownie pusty.
outer_rim-story-enc_kessel_maelstrom_04-maelstrom-failed = To była czwarta. Mgła się podnosi, a przed tobą leży Kessel, wielka i szara.

outer_rim-story-enc_kessel_maelstrom_05-kessel = Nadzorca o smutnych oczach i drogim guście zdradza ci przy kolacji, których skrzyń
    nigdy się nie otwiera i co namalować na twoich. „Jeden raz – mówi i chowa do kieszeni srebrną solniczkę. – Potem cię nie znam”.

outer_rim-story-enc_kessel_maelstrom_05-maelstrom = W żółtej mgle obraca się leniwie frachtowiec z rozprutym brzuchem, a skrzynie krążą
    wokół niego jak księżyce. Szczątki są blisko i mają ostre brzegi. Można wlecieć po to, co błyszczy, albo przemknąć, póki prąd
    sprzyja.
outer_rim-story-enc_kessel_maelstrom_05-maelstrom-passed = Przemykasz bez zadrapania, a prąd niesie cię dalej.
outer_rim-story-enc_kessel_maelstrom_05-maelstrom-failed = Z mgły wychyla się ostatnia belka i mocno puka w twój kadłub.

outer_rim-story-enc_kessel_maelstrom_06-kessel = Pod sztolniami przyprawy biegnie żyła koaksjum, tak drażliwa, że nawet lampy owinięto
    tu szmatami. Kran ma siedem zaworów i ani jednej etykietki. Otwieraj je we właściwej kolejności, powoli i w żadnym razie nie kichaj.
outer_rim-story-enc_kessel_maelstrom_06-kessel-passed = Siódmy zawór wzdycha i pojemnik napełnia się zimnym, błękitnym światłem.
outer_rim-story-enc_kessel_maelstrom_06-kessel-failed = Ktoś kicha. Przytomność wraca ci piętro wyżej i trochę się z ciebie dymi.

outer_rim-story-enc_kessel_maelstrom_06-maelstrom = Wir naładowanego gazu łapie cię jak źle wychowany promień ściągający. Ster się
    zacina, a jego siłownik właśnie strajkuje. Zostaje dźwignia ręczna, pomyślana dla dwojga i sztywna od dnia, w którym ją zamontowano.
outer_rim-story-enc_kessel_maelstrom_06-maelstrom-passed = Dźwignia ustępuje ze zgrzytem. Wir puszcza i wypluwa cię z prądem.
outer_rim-story-enc_kessel_maelstrom_06-maelstrom-failed = Wygrywa dźwignia. Wir przeciąga cię przez wszystko, co zdążył uzbierać.

outer_rim-story-enc_kessel_maelstrom_07-kessel = Przy nabrzeżu rudy cumuje barka, a jej ładunek ma pod kratą dłonie. Kapitan widzi, na
    co patrzysz, i wyciąga do ciebie grubą sakiewkę. „To była przyprawa, prawda?” – podsuwa. Jego ludzie sięgają do pasów.

outer_rim-story-enc_kessel_maelstrom_07-maelstrom = Sensory pokazują za tobą eskadrę piratów. Potem dwie. Potem kilka razy twój własny
    statek w równym szyku. Coś z tego musi być echem. Pomyśl, jak ktoś mógłby tu na ciebie polować, a zobaczysz, czym się nie
    przejmować.
outer_rim-story-enc_kessel_maelstrom_07-maelstrom-passed = Połowa skręca razem z tobą. Między resztą przemykasz w mig.
outer_rim-story-enc_kessel_maelstrom_07-maelstrom-failed = Przez godzinę przechytrzasz echo. Szkody z tego nie ma, pożytku też nie.

outer_rim-story-enc_kessel_maelstrom_08-kessel = W tunelu sortowni pęka rura i pył przyprawy wciska się wszędzie: w płuca, w filtry, w
    stawy. Robotnicy padają tam, gdzie stoją. Szef zmiany obiecuje dobre pieniądze każdemu, kto jeszcze zdoła donieść ich do windy.
outer_rim-story-enc_kessel_maelstrom_08-kessel-passed = Wynosisz jednego po drugim, aż w końcu szef zmiany musi zapłacić.
outer_rim-story-enc_kessel_maelstrom_08-kessel-failed = Do windy brakuje ci dziesięciu kroków.

outer_rim-story-enc_kessel_maelstrom_08-maelstrom = Komputer nawigacyjny nie ma pozycji, mapy ani, jak się zdaje, ochoty brać winy na
    siebie. Za tobą zaciska się gaz, przed tobą jest dźwignia. Dobre pytanie, jaki kapitan robi takie rzeczy. Zaraz się okaże.

outer_rim-story-enc_kessel_maelstrom_09-kessel = W szybach każdy jest tylko numerem, wymalowanym na biało na plecach. Stara
    roznosicielka wody pamięta, które numery miały kiedyś nazwiska. Nalewa ci bardzo powoli i wskazuje głową drugi koniec kolejki.

outer_rim-story-enc_kessel_maelstrom_09-maelstrom = We mgle wisi maleńki statek, w oknie lampa, na burcie szyld: MAPY, HERBATA. Handlarz
    pół życia rysuje tutejsze prądy własną ręką. Dmucha na arkusz, na którym nie wysechł jeszcze tusz, i czeka.

outer_rim-story-enc_kessel_maelstrom_10-kessel = Księgowy Syndykatów zniknął, jego księgi nie: jedenaście tomów, trzy alfabety i jedna
    zaginiona fortuna. „Znajdź ją, a część jest twoja – mówi cichy człowiek przy drzwiach. – Siadaj, proszę. Krzesło jest prawie nowe”.
outer_rim-story-enc_kessel_maelstrom_10-kessel-passed = Tom siódmy, pozycja „parasole”. Cichy człowiek bez słowa wypłaca twoją część.
outer_rim-story-enc_kessel_maelstrom_10-kessel-failed = Fortunę znajdujesz, ale nie tę. Ta należy do cichego człowieka.

outer_rim-story-enc_kessel_maelstrom_10-maelstrom = W sercu burzy robi się nagle cicho, a chmury stoją wokół ciebie jak ściany wielkiej
    sali. Jest czas na spawanie i na oddech. Starzy piloci umieli podobno wyczytać z tych ścian, gdzie otworzą się następne drzwi.
outer_rim-story-enc_kessel_maelstrom_10-maelstrom-passed = Tam, fioletowy zawijas: drzwi się otwierają i już jesteś za nimi.
outer_rim-story-enc_kessel_maelstrom_10-maelstrom-failed = Piękne kolory. Nic ci nie mówią, ale przynajmniej spawy trzymają.
