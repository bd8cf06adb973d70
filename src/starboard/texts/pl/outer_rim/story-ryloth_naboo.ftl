### Outer Rim: opowieści o spotkaniach na planetach Ryloth i Naboo.

outer_rim-story-enc_ryloth_naboo_01-ryloth =
    Ścieżka kończy się przy jaskini, gdzie między dwoma ciężkimi blasterami suszy się pranie. Partyzanci Twi’leków podnoszą wzrok znad
    zupy, a ich dowódczyni czyta z twojej twarzy jak z listu. „Słyszałam o tobie” – mówi i odkłada łyżkę.
outer_rim-story-enc_ryloth_naboo_01-naboo =
    W pałacu w Theed Imperium urządza galę: kryształy, mundury, fontanna, z której płynie coś różowego. U szczytu schodów zarządca
    szuka każdego gościa na liście. Za nim czekają przydatne znajomości i źle pilnowane sakiewki.
outer_rim-story-enc_ryloth_naboo_01-naboo-passed = Przy deserze moff opowiada ci już swoje myśliwskie historie. Należysz do towarzystwa.
outer_rim-story-enc_ryloth_naboo_01-naboo-failed = Chwalisz wąsy niewłaściwego admirała. Na deser nikt cię nie zaprasza.
outer_rim-story-enc_ryloth_naboo_01-naboo-passed_2 = Wchodzisz przez kuchnię z tacą. Wychodzisz z tacą, na której są nie tylko kieliszki.
outer_rim-story-enc_ryloth_naboo_01-naboo-failed_2 = Takiej obsługi zarządca jeszcze nie widział. Jego milczenie nie jest tanie.
outer_rim-story-enc_ryloth_naboo_02-ryloth =
    Coś zabiera nocą blurrgi z zagród, razem z płotem. Pasterze pokazują w górę wąwozu, a sami ani kroku. W trzeciej jaskini rozwijają
    się dwa długie czułki, potem szczypce, a potem cała reszta lyleka.
outer_rim-story-enc_ryloth_naboo_02-naboo =
    Na brzegu jeziora Gungan z siecią rybacką patrzy, jak czwarty raz obracasz mapę. Zna bagna, prądy i drogę na skróty prawie przez
    wszystko. Bierze niewiele, tylko uprzedza, że jego opowieści są długie.
outer_rim-story-enc_ryloth_naboo_03-ryloth =
    W chłodnej piwnicy piętrzą się skrzynie: bandaże, filtry do wody, suszone owoce, które wioski odjęły sobie od ust. „Na Lothalu
    mają gorzej niż my – mówi stary Twi’lek w drzwiach. – Brakuje nam tylko kogoś ze statkiem”.
outer_rim-story-enc_ryloth_naboo_03-naboo =
    Kolekcjoner w Theed pokazuje ci dwa jednakowe obrazy w jednakowych ramach. Jeden ma cztery wieki, drugi może cztery tygodnie, a za
    godzinę schodzą się goście. Kto je rozróżni, niech sam poda cenę. Kolekcjoner jest blady.
outer_rim-story-enc_ryloth_naboo_03-naboo-passed = Taki błękit mieszają dopiero od roku. Kolekcjoner płaci i wiesza ten drugi.
outer_rim-story-enc_ryloth_naboo_03-naboo-failed = Wskazujesz z wielką pewnością. Kolekcjoner dziękuje i idzie zapytać kogo innego.
outer_rim-story-enc_ryloth_naboo_04-ryloth =
    Kopalnia ryllu milczy. Robotnicy siedzą na torach, ramię przy ramieniu; naprzeciw stoją właściciele z imperialnym zezwoleniem i
    złotymi zegarkami. Właśnie cię zauważyli i obie strony wołają to samo: „Hej, ty, powiedz im, kto ma rację!”
outer_rim-story-enc_ryloth_naboo_04-naboo =
    Archiwistka wpuszcza cię do czytelni, póki nie wystygnie jej herbata. Między mapami powodzi a spisami królewskiej bielizny
    znajdujesz stronę, którą ktoś zapomniał spalić, i uczysz się jej na pamięć. Takie rzeczy się przydają.
outer_rim-story-enc_ryloth_naboo_05-ryloth =
    Miejscowi piloci się zakładają: przez Igłę na pełnym ciągu, tuż przed ognistą burzą, kiedy cały kanion drży jak galareta. Stawka
    leży w odwróconym hełmie. Obok, bardzo taktownie, leżą nosze.
outer_rim-story-enc_ryloth_naboo_05-ryloth-passed = Wylatujesz drugim końcem, o jedną skałę przed burzą. Hełm jest twój.
outer_rim-story-enc_ryloth_naboo_05-ryloth-failed = Kanion się zwęża, twój statek nie. Kuśtykasz z powrotem przy uprzejmych oklaskach.
outer_rim-story-enc_ryloth_naboo_05-naboo =
    Z jądra planety sączy się przez jezioro mgła, a w niej bez świateł spotykają się dwie łodzie. Z wyłączonymi silnikami dryfujesz
    bliżej, jeszcze jeden cień wśród trzcin. Tam na dole też coś dryfuje, coś dużego.
outer_rim-story-enc_ryloth_naboo_05-naboo-passed = Po wodzie głos niesie daleko. Już wiesz, kto się tu ukrywa i przed kim.
outer_rim-story-enc_ryloth_naboo_05-naboo-failed = To duże bierze twój statek za rywala. Łodzie i głosy pierzchają.
outer_rim-story-enc_ryloth_naboo_06-ryloth =
    W zboczu śpi bunkier z czasów wojen klonów, z wejściem zawalonym stalową belką. Światło twojej lampy znajduje szparę, a za nią
    stojaki z białymi pancerzami, wciąż w równych szeregach. Wystarczy tylko podnieść.
outer_rim-story-enc_ryloth_naboo_06-ryloth-passed = Belka jęczy i ustępuje. Kurz opada, a jeden pancerz wygląda na twój rozmiar.
outer_rim-story-enc_ryloth_naboo_06-ryloth-failed = Belka w końcu rusza, niestety w twoją stronę.
outer_rim-story-enc_ryloth_naboo_06-naboo =
    W królewskim hangarze w Theed prosisz tylko o kroplę oleju. Wracasz, a siedmiu mechaników w śnieżnobiałych rękawiczkach stoi wokół
    statku, który ledwie poznajesz: ani jednej rysy. Rachunek wypisano na bardzo pięknym papierze.
outer_rim-story-enc_ryloth_naboo_07-ryloth =
    Stary Twi’lek rzuca na ciebie okiem i zgania z jedynego krzesła śpiącą tookę. Ma okłady z ziół, lutownicę i niekończącą się
    opowieść o weselu siostry. Kiedy dobiega końca, nic już nie boli.
outer_rim-story-enc_ryloth_naboo_07-naboo =
    „Nieznany statku, utrzymać kurs”. Dwa myśliwce sił bezpieczeństwa ustawiają się z lewej i z prawej, tak blisko, że widać medale
    pilotów. Promień skanera pełznie po kadłubie, a ktoś gdzieś szuka cię w imperialnym rejestrze.
outer_rim-story-enc_ryloth_naboo_08-ryloth =
    Werbownik stawia kolejkę całej jaskiniowej karczmie, a do ciebie przysiada się osobiście. Pierścienie, zęby, umowa: Syndykaty
    szukają sojuszników także tutaj. Miejscowi przy barze milkną. Oni też chętnie usłyszą twoją odpowiedź.
outer_rim-story-enc_ryloth_naboo_08-naboo =
    W Theed premiera, a kolejka gondoli sięga aż po wodospady. Wolna jest jedna loża, naprzeciw królewskiej i pod dwoma żyrandolami.
    Cena jest bezwstydna, za to cała stolica patrzyłaby na ciebie zamiast na tenora.
outer_rim-story-enc_ryloth_naboo_09-ryloth =
    W wydrążonym kamieniu milowym przy drodze do Lessu czeka chip z danymi; kurier, który miał go odebrać, siedzi w imperialnej celi.
    Kupcy nadal płacą. Naprzeciwko piknikuje trzech bardzo wyprostowanych jegomościów w nowiutkich butach.
outer_rim-story-enc_ryloth_naboo_09-ryloth-passed = Drogą człapie stado blurrgów, a z nim ty. Kamień za tobą jest pusty.
outer_rim-story-enc_ryloth_naboo_09-ryloth-failed = Jeden z piknikowiczów robi ci zdjęcie. Trafia prosto do garnizonu.
outer_rim-story-enc_ryloth_naboo_09-naboo =
    Wystraszony urzędnik w Theed powierza ci listę informatorów, której imperialny garnizon szuka od kilku dni. Odnosisz ją na
    właściwe biurko; czytania w windzie nikt nie zabronił. Jedno nazwisko może warto powiedzieć na głos.
outer_rim-story-enc_ryloth_naboo_10-ryloth =
    Sześć frachtowców pełnych rodzin, blokada znudzonych strzelców i jedna luka, gdy zmienia się warta. Kapitanowie rozkładają przed
    tobą mapę: kto leci pierwszy, kto czeka i gdzie będzie twój statek, gdy zrobi się głośno?
outer_rim-story-enc_ryloth_naboo_10-ryloth-passed = Przemyka cała szóstka. Kiedyś ich dzieci będą się bawić w ciebie.
outer_rim-story-enc_ryloth_naboo_10-ryloth-failed = Luka zamyka się za wcześnie. Konwój zawraca, osłonięty resztką twoich tarcz.
outer_rim-story-enc_ryloth_naboo_10-naboo =
    Zza wodospadu wylatuje eskadra żółtych myśliwców szkolnych i bierze cię za latający cel. Instruktor jest zachwycony: „Tylko
    pociski z farbą! No, przeważnie. Pokonaj moją klasę, a wszystko, co postawili w kantynie, jest twoje”.
