### Outer Rim: příběhy střetnutí na planetách Ryloth a Naboo.

outer_rim-story-enc_ryloth_naboo_01-ryloth =
    Stezka končí u jeskyně, kde se mezi dvěma těžkými blastery suší prádlo. Twi’lečtí partyzáni vzhlédnou od polévky a jedna z nich ti
    čte v obličeji jako v dopise. „O téhle tváři už jsem slyšela,“ říká a odkládá lžíci.
outer_rim-story-enc_ryloth_naboo_01-naboo =
    Impérium pořádá v paláci v Theedu galavečer: křišťál, uniformy, fontána, ze které teče něco růžového. Na schodech hledá majordomus
    každého hosta v seznamu. Za ním čekají užitečné známosti a špatně hlídané měšce.
outer_rim-story-enc_ryloth_naboo_01-naboo-passed = U dezertu ti už moff vypráví své lovecké historky. Patříš k nim.
outer_rim-story-enc_ryloth_naboo_01-naboo-failed = Pochválíš knír nesprávnému admirálovi. Na dezert už tě nikdo nezve.
outer_rim-story-enc_ryloth_naboo_01-naboo-passed_2 = Dovnitř jdeš kuchyní s tácem. Ven s tácem, na kterém nejsou jen sklenice.
outer_rim-story-enc_ryloth_naboo_01-naboo-failed_2 = Takovou obsluhu majordomus ještě neviděl. Jeho mlčení není levné.
outer_rim-story-enc_ryloth_naboo_02-ryloth =
    Něco si v noci chodí do ohrad pro blurrgy a bere je i s plotem. Pastevci ukazují nahoru do rokle a sami stojí jako přibití. Ve
    třetí jeskyni se rozvinou dvě dlouhá tykadla, pak klepeta, pak zbytek lyleka.
outer_rim-story-enc_ryloth_naboo_02-naboo =
    Na břehu jezera tě pozoruje Gungan s rybářskou sítí, jak už počtvrté otáčíš mapu. Zná bažiny, proudy a zkratku skoro přes všechno.
    Chce málo peněz, ale varuje tě, že jeho historky jsou dlouhé.
outer_rim-story-enc_ryloth_naboo_03-ryloth =
    V chladném sklepě stojí bedny: obvazy, vodní filtry, sušené ovoce, které si vesnice utrhly od úst. „Na Lothalu je hůř než u nás,“
    říká starý Twi’lek ve dveřích. „Chybí nám už jen někdo s lodí.“
outer_rim-story-enc_ryloth_naboo_03-naboo =
    Sběratel v Theedu ti ukazuje dva stejné obrazy ve stejných rámech. Jednomu jsou čtyři století, druhému snad čtyři týdny a do
    hodiny přijdou hosté. Kdo je rozezná, ať si řekne cenu. Sběrateli není dobře.
outer_rim-story-enc_ryloth_naboo_03-naboo-passed = Takovou modř začali míchat teprve loni. Sběratel platí a věší ten druhý.
outer_rim-story-enc_ryloth_naboo_03-naboo-failed = Ukážeš s velkou jistotou. Sběratel poděkuje a jde se zeptat někoho jiného.
outer_rim-story-enc_ryloth_naboo_04-ryloth =
    Ryllový důl mlčí. Dělníci sedí na kolejích, zaklesnutí do sebe; naproti stojí majitelé s imperiálním povolením a zlatými
    hodinkami. Teď si tě všimli a obě strany křičí totéž: „Ty tam, řekni jim, kdo má pravdu!“
outer_rim-story-enc_ryloth_naboo_04-naboo =
    Archivářka tě pustí do studovny, dokud jí nevystydne čaj. Mezi mapami záplav a soupisy královského prádla najdeš stránku, kterou
    někdo zapomněl spálit, a naučíš se ji zpaměti. Takové věci se hodí.
outer_rim-story-enc_ryloth_naboo_05-ryloth =
    Místní piloti se sázejí: Jehlou na plný plyn, těsně před žhavou bouří, když se celý kaňon klepe jako rosol. Vklady leží v obrácené
    helmě. Vedle ní leží, velmi ohleduplně, nosítka.
outer_rim-story-enc_ryloth_naboo_05-ryloth-passed = A jsi venku, o jednu skálu před bouří. Helma je tvoje.
outer_rim-story-enc_ryloth_naboo_05-ryloth-failed = Kaňon se zužuje, tvoje loď ne. Domů se belháš za zdvořilého potlesku.
outer_rim-story-enc_ryloth_naboo_05-naboo =
    Z jádra planety stoupá jezerem mlha a v ní se bez světel potkávají dva čluny. S vypnutými motory se necháváš unášet blíž, o stín v
    rákosí víc. Něco velkého se ovšem nechává unášet i tam dole.
outer_rim-story-enc_ryloth_naboo_05-naboo-passed = Nad vodou se hlasy nesou daleko. Už víš, kdo se tu skrývá a před kým.
outer_rim-story-enc_ryloth_naboo_05-naboo-failed = To velké si splete tvou loď se sokem. Čluny i hlasy se rozprchnou.
outer_rim-story-enc_ryloth_naboo_06-ryloth =
    Ve stráni spí bunkr z klonových válek, vchod mu zavalil spadlý nosník. Světlo tvé lampy najde škvíru a za ní stojany s bílou
    zbrojí, pořád pěkně v řadách. Stačí jen zvednout to železo.
outer_rim-story-enc_ryloth_naboo_06-ryloth-passed = Nosník zaskřípe a povolí. Prach sedá na zbroj, která by ti mohla být.
outer_rim-story-enc_ryloth_naboo_06-ryloth-failed = Nosník se nakonec pohne, bohužel směrem k tobě.
outer_rim-story-enc_ryloth_naboo_06-naboo =
    Chceš v královském hangáru v Theedu jen kapku oleje. Když se vrátíš, stojí sedm mechaniků v bělostných rukavicích kolem lodi,
    kterou sotva poznáváš: ani škrábnutí. Účet je na překrásném papíře.
outer_rim-story-enc_ryloth_naboo_07-ryloth =
    Starý Twi’lek se na tebe jednou podívá a vyžene z jediné židle spící tooku. Má bylinné obklady, páječku a nekonečné vyprávění o
    sestřině svatbě. Když skončí, už tě nic nebolí.
outer_rim-story-enc_ryloth_naboo_07-naboo =
    „Neznámá lodi, držet kurz.“ Dvě stíhačky bezpečnostních sil se zavěsí zleva a zprava, tak blízko, že vidíš medaile pilotů. Paprsek
    skeneru leze po trupu a někdo někde tě hledá v imperiálním rejstříku.
outer_rim-story-enc_ryloth_naboo_08-ryloth =
    Náborář platí rundu celé jeskynní krčmě a k tobě si přisedne osobně. Prsteny, zuby, smlouva: Syndikát potřebuje na Rylothu
    přátele. Místní u pultu ztichnou. Na tvoji odpověď jsou zvědaví i oni.
outer_rim-story-enc_ryloth_naboo_08-naboo =
    V Theedu je premiéra a fronta gondol sahá až k vodopádům. Volná je jediná lóže, naproti královské a pod dvěma lustry. Cena je
    nestydatá, zato by celé město místo tenora koukalo na tebe.
outer_rim-story-enc_ryloth_naboo_09-ryloth =
    V dutém milníku u cesty do Lessu čeká datový čip; kurýr, který pro něj měl přijít, sedí v imperiální cele. Kupci ale platí dál.
    Naproti piknikují tři velmi vzpřímení pánové ve zbrusu nových botách.
outer_rim-story-enc_ryloth_naboo_09-ryloth-passed = Kolem se loudá stádo blurrgů a ty s ním. Milník za tebou je prázdný.
outer_rim-story-enc_ryloth_naboo_09-ryloth-failed = Jeden z piknikářů si tě vyfotí. Snímek jde rovnou na velitelství.
outer_rim-story-enc_ryloth_naboo_09-naboo =
    Vyděšený úředník v Theedu ti svěří seznam informátorů, který na imperiálním velitelství už několik dní postrádají. Neseš ho zpátky
    na správný stůl; číst ve výtahu nikdo nezakázal. Jedno jméno by možná stálo za to říct nahlas.
outer_rim-story-enc_ryloth_naboo_10-ryloth =
    Šest nákladních lodí plných rodin, blokáda znuděných střelců a jediná mezera, když se střídají stráže. Kapitáni před tebou
    rozprostřou mapu: kdo letí první, kdo čeká a kde bude tvoje loď, až začne být hlučno?
outer_rim-story-enc_ryloth_naboo_10-ryloth-passed = Proklouzne všech šest. Jednou si jejich děti budou hrát na tebe.
outer_rim-story-enc_ryloth_naboo_10-ryloth-failed = Mezera se zavře moc brzy. Konvoj se vrací, krytý zbytkem tvých štítů.
outer_rim-story-enc_ryloth_naboo_10-naboo =
    Zpoza vodopádu vylétne letka žlutých cvičných stíhaček a má tě za cílovou loď. Instruktor je nadšený: „Jen barevné střely! Tedy
    většinou. Když moje žáky porazíš, je tvoje všechno, co vsadili v jídelně.“
