### Outer Rim: opowieści o spotkaniach w punktach nawigacyjnych.

outer_rim-story-enc_navpoint_01-patrol =
    Reflektory przeczesują szlak przed tobą i na razie żaden cię nie znalazł. Zgasić światła, wyłączyć silniki i cicho przedryfować tuż
    pod patrolem: to się może udać. A jeśli się nie uda, będzie wyglądało dokładnie na to, czym jest.
outer_rim-story-enc_navpoint_01-patrol-passed = Prześlizgujesz się pod ich kadłubami i wciąż masz przed sobą prawie cały dzień.
outer_rim-story-enc_navpoint_01-patrol-failed = Na pokładzie coś piszczy. Reflektor cię znajduje, a ktoś po drugiej stronie zaczyna notować.

outer_rim-story-enc_navpoint_01-no_patrol =
    Wezwanie o pomoc w kodzie Rebelii prowadzi cię między wraki, po czym pyta, kim jesteś. Do gości wysyła się tu mechaników. Na wrogów
    czeka wąska droga odwrotu między ciemnymi kulami, które właśnie budzą się na skanerze.
outer_rim-story-enc_navpoint_01-no_patrol-passed = Lawirujesz między minami, aż nawet ostatnia mruga za tobą z urazą.
outer_rim-story-enc_navpoint_01-no_patrol-failed = Ostatnia mina jest bliżej, niż się zdawało. Huk jest jeszcze bliżej.

outer_rim-story-enc_navpoint_02-patrol =
    Patrol wchodzi na pokład ze skanerem na długim kiju i nigdzie mu się nie spieszy. Za czystą ładownię będzie w raporcie miłe słowo.
    Jeśli nie jest tak całkiem czysta, zacznij mówić, zanim dojdą do ostatniej skrzyni.
outer_rim-story-enc_navpoint_02-patrol-passed = Pod koniec twojej opowieści wyłączają skaner, żeby lepiej słyszeć.
outer_rim-story-enc_navpoint_02-patrol-failed = Skaner zaczyna śpiewać. Jedna skrzynia odchodzi z patrolem, a ty trafiasz do raportu.

outer_rim-story-enc_navpoint_02-no_patrol =
    Frachtowiec obraca się powoli w ciemności: żadnych świateł, żadnej nazwy, szyby całe w szronie. Gdzieś w środku kaszle jeszcze
    generator, a za nim leży to, co załoga zostawiła w pośpiechu. Cumujesz i namawiasz elektronikę włazu do współpracy.
outer_rim-story-enc_navpoint_02-no_patrol-passed = Właz ustępuje z westchnieniem. Za nim stoją półki pełne części, jeszcze w opakowaniach.
outer_rim-story-enc_navpoint_02-no_patrol-failed = Generator oddaje wszystko, co mu zostało, prosto w twoje zaczepy cumownicze.

outer_rim-story-enc_navpoint_03-patrol =
    Dowódca patrolu jest uprzejmy, czyli sprawa jest poważna: trzy tankowce, jeden paskudny odcinek, za mało dział. Chcą cię mieć na
    skrzydle. Widok jest stamtąd wspaniały, a kto się tam czai, ma równie wspaniały widok na ciebie.

outer_rim-story-enc_navpoint_03-no_patrol =
    Z blasku pobliskiego słońca wypadają statki z zębami wymalowanymi na dziobach. „Pieniądze albo dziura w kadłubie!” – trzeszczy
    głośnik, a ktoś chichocze. Najwyraźniej mają za sobą dobry tydzień: ładownie ledwo im się domykają.

outer_rim-story-enc_navpoint_04-patrol =
    Oficer na hologramie pyta, jak mija podróż, potem o ruch na szlaku, a potem o pewien konkretny statek. Obok małej postaci pojawia
    się mała sakiewka. A ty akurat wiesz, dokąd ktoś się wybiera.

outer_rim-story-enc_navpoint_04-no_patrol =
    Obok koziołkuje prom z martwymi silnikami, a w oknie ktoś macha kocem. Żeby się połączyć, musisz kręcić się dokładnie tak jak on,
    obrót za obrotem. Ktokolwiek tam siedzi, ktoś ważny na pewno już na niego czeka.
outer_rim-story-enc_navpoint_04-no_patrol-passed =
    Zaczepy klikają. Uratowany pasażer ma wszędzie znajomości i pyta, komu o tobie opowiedzieć.
outer_rim-story-enc_navpoint_04-no_patrol-failed = Prom odtacza się poza zasięg. Pasażera i całą wdzięczność zabiera przelatujący holownik.

outer_rim-story-enc_navpoint_05-patrol =
    Patrol strzela do kogoś innego, ale wyładowanie jonowe przetacza się i przez ciebie. Po ścianach pełzną niebieskie iskry, połowa
    paneli gaśnie, a druga plecie bzdury. Przekieruj zasilanie, zanim pęknie coś ważnego.
outer_rim-story-enc_navpoint_05-patrol-passed = Przełącznik za przełącznikiem znów się świeci. Ucierpiał tylko ekspres do kawy.
outer_rim-story-enc_navpoint_05-patrol-failed = O jeden przełącznik za późno. Na rufie coś robi bum.

outer_rim-story-enc_navpoint_05-no_patrol =
    Dryfuje tu boja nie większa od wiadra, pod pieczęciami, jakich od wieków nikt już nie używa. Gdy obrócisz ją ku pewnym gwiazdom,
    cicho brzęczy. Chowasz ją pod fotel i nikomu o niej nie mówisz.

outer_rim-story-enc_navpoint_06-patrol =
    Patrol chętnie by się dowiedział, co tu robisz, i trudno mu się dziwić. Znajdujesz na mapie najpustszy kąt i meldujesz, że leci tam
    konwój, po ciemku i w wielkim pośpiechu. Teraz tylko niech ci głos nie zadrży.
outer_rim-story-enc_navpoint_06-patrol-passed =
    „Dzięki za cynk”. Silniki rozbłyskują i patrol pędzi za konwojem, którego nikt nigdy nie widział.
outer_rim-story-enc_navpoint_06-patrol-failed = Długa cisza. Okazuje się, że lecą właśnie stamtąd, a na żartach się nie znają.

outer_rim-story-enc_navpoint_06-no_patrol =
    Przez ciemność suną gęsiego skrzynie, jakby jakiemuś frachtowcowi pękła torba z zakupami. Na każdej pokrywie wielkimi literami: Ord
    Mantell. Na skanerze nie ma nikogo innego, a ramię załadunkowe akurat tam sięga.

outer_rim-story-enc_navpoint_07-patrol =
    „Wyłączyć silniki” – odzywa się otwarty kanał, a za tobą rozpalają się ich dysze. Z przodu powoli schodzą się dwa wraki barek z
    rudą. Jest jeszcze między nimi szpara, mniej więcej na twoją miarę. Dodajesz gazu.
outer_rim-story-enc_navpoint_07-patrol-passed = Jest! Wraki zamykają się za tobą jak drzwi, a szlak stoi otworem.
outer_rim-story-enc_navpoint_07-patrol-failed = Szpara była dla kogoś szczuplejszego. Patrol zawraca, a ty liczysz wgniecenia.

outer_rim-story-enc_navpoint_07-no_patrol =
    Żadnego ruchu, żadnych szumów, tylko gwiazdy jak rozsypana sól. Komputer nawigacyjny raz nie ma na co narzekać, więc z nudów
    wyliczył jeszcze jeden krótki skok. Mruga i czeka jak zwierzak z piłką.

outer_rim-story-enc_navpoint_08-patrol =
    Przy szlaku wisi jeden ze statków eskorty patrolu, a chłodziwo ciągnie się za nim jak brokat. Pilot poleciał po pomoc i zostawił
    kartkę: „Błagam, jakikolwiek konwerter!” Jeden dałoby się znaleźć. Zastosowanie dla całej reszty też.

outer_rim-story-enc_navpoint_08-no_patrol =
    Między wirującymi skałami coś błyszczy: żyła rudy, którą odsłoniło ostatnie zderzenie. Wlecieć, nabrać i zniknąć przed następnym, na
    papierze to proste. Tyle że asteroidy tego papieru nie czytały.
outer_rim-story-enc_navpoint_08-no_patrol-passed = Wylatujesz z pełnym czerpakiem i nowym szacunkiem dla małych dysz.
outer_rim-story-enc_navpoint_08-no_patrol-failed = Z następnym zderzeniem spotykasz się w pół drogi. Ruda zostaje przy nim.

outer_rim-story-enc_navpoint_09-patrol =
    Nad twoim pulpitem rozkwita plan bitwy: jeden księżyc, za dużo czerwonych kropek, za mało niebieskich. Jak by to wygrać, zastanawia
    się dowódczyni patrolu, tak z czystej ciekawości. Prowadzą werbunek, a to jest egzamin wstępny.
outer_rim-story-enc_navpoint_09-patrol-passed = „Dookoła księżyca. No jasne”. Płacą ci za radę i dobrze ją zapamiętają.
outer_rim-story-enc_navpoint_09-patrol-failed = Twoje niebieskie kropki gasną jedna po drugiej. Dziękują i pytają następny statek.

outer_rim-story-enc_navpoint_09-no_patrol =
    Właściciele dawno odeszli, tylko nikt nie powiedział o tym droidom: stary dok naprawczy dryfuje w pustce i cały się świeci. Ramię
    spawalnicze macha zapraszająco. Zanim znajdzie się ktoś, komu można zapłacić, już lecą iskry.

outer_rim-story-enc_navpoint_10-patrol =
    Pod rozmowami patrolu biegnie drugi sygnał, słaby i dziwnie śpiewny: kod przemytników, który dawno wyszedł z mody. Mówi, gdzie ktoś
    ukrył oszczędności, i czeka na właściwą odpowiedź. Szukasz w pamięci klucza.
outer_rim-story-enc_navpoint_10-patrol-passed = To kołysanka puszczona od tyłu. Oszczędności są na miejscu i nikt się po nie nie zgłasza.
outer_rim-story-enc_navpoint_10-patrol-failed = Zła odpowiedź, i to na otwartym kanale. Z sąsiedniego szlaku zawraca ku tobie inny patrol.

outer_rim-story-enc_navpoint_10-no_patrol =
    Barka połatana w dziewięciu kolorach mruga lampami: wyprzedaż, jak co tydzień. Handlarka odchyla jedną plandekę, tylko tę jedną, i
    opiera się o to, co jest pod spodem. „Patrzeć możesz za darmo – mówi. – Gapić się już nie”.
