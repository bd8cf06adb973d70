### Outer Rim: příběhy zatykačů a zakázek z obchodu.

outer_rim-story-bounty_hera_syndulla =
    Imperiální guvernér Lothalu nařizuje předvést twi’leckou pilotku Heru Syndullu, která si vypůjčila tři transportéry a nevrátila ani
    jeden. Utkej se s ní jen v lodi, kterou můžeš postrádat. Povstalci si to vezmou osobně.

outer_rim-story-bounty_maz_kanata =
    Na Nal Huttě se účty vedou tisíc let a jeden řádek je pořád otevřený: Maz Kanata, maličká, prastará, rozesmátá. Vyhrála na Huttovi v
    kostkách jeho nejmilejší sochu a má ji na zahradě. Hutt by s ní rád probral pravidla.

outer_rim-story-bounty_chopper =
    Vozový park posádky na Lothalu hledá astromecha: oranžový, otlučený, zvaný Chopper. Naposledy viděn, jak s chutí strká důstojníka z
    rampy. Neotáčej se k němu zády, nepůjčuj mu nářadí a nenech se obměkčit smutným pípáním.

outer_rim-story-bounty_ziton_moj =
    Žádné razítko, žádná hlavička, jen vlhký lístek od Pyků z Kesselu: Ziton Moj z Černého slunce jim vážil koření s palcem na váze.
    Chtějí toho Falleena dole v šachtách, ať jim to vysvětlí. Jeho lidé si zjistí, kdo ho přivedl.

outer_rim-story-bounty_4_lom =
    Pojišťovna hvězdného parníku s lítostí oznamuje ztrátu čtyřiceti náhrdelníků a protokolárního droida, který tam ohlašoval večeři.
    4-LOM se mezitím dal na lov a bývá ozbrojený. Odevzdat zástupci na Tatooine; náhrdelníky potěší.

outer_rim-story-bounty_cikatro_vizago =
    Celnice na Naboo nemá nic proti vínu. Něco má ale proti obchodníkovi jménem Cikatro Vizago, Devaroňan, jeden roh ulomený. Jeho bedny
    s vínem chrastí a při pádu střílejí. Zdvořile ho žádá, aby přišel ten ročník vysvětlit.

outer_rim-story-bounty_doctor_evazan =
    Když ti muž se zjizvenou tváří nabídne levnou operaci, odmítni a dej vědět klinice na Ord Mantellu. Pacienti doktora Evazana přišli
    se zubem a odešli s ocasem. Založili si spolek a ten spolek platí.

outer_rim-story-bounty_lobot =
    Kasino na Cantonice postrádá tichého hosta s počítačem kolem zátylku. Zůstal jediný večer, neřekl ani slovo a vyhrál všechno do
    posledního žetonu. Říká se mu Lobot. Podnik by velice stál o odvetu, tentokrát bez baterií.

outer_rim-story-bounty_qira =
    Zadavatel nemá jméno, jen schránku na Kafrenském prstenci a zášť psanou úhledným rukopisem. Patří Qi’ře z Rudého úsvitu, která ví,
    kde spí cizí tajemství. Její jachta je rychlá a její přátelé nic nezapomínají.

outer_rim-story-wanted_1 =
    Mezi reklamou na olej pro droidy a prosbou o zaběhlou lothokočku visí tvář, kterou znáš. Ne moc dobře, ale víš, kterými
    trasami létá a kde ráda kotví. Částku pod ní někdo čerstvě opravil, a to směrem nahoru.

outer_rim-story-wanted_2 =
    Úředník cechu odříká obvinění jedním dechem a ty přikyvuješ, protože polovinu z nich znáš z první ruky. Někdo, s kým závodíš,
    obchoduješ a hádáš se, má teď svou cenu. Po pultu k tobě jede formulář: podpis sem.

outer_rim-story-the_casino_heist =
    Krupiérka na penzi kreslí na ubrousek: služební chodba, trezor pod hernami na Cantonice, dveře tanečního sálu. Vplížit se dovnitř,
    přechytračit vznětlivý zámek a odejít s úsměvem mezi hosty. Potom ten ubrousek sní.

outer_rim-story-hijacking_a_freighter =
    Zadavatel má letový řád, trochu ohlodaný: jedna nákladní loď týdně, rovnou z Lothalu, imperiální díly a znuděná posádka. Přiletět na
    dosah ruky, chytře obsadit můstek a umlčet odpovídač. Nejlépe v tomhle pořadí.

outer_rim-story-the_jewel_of_yavin =
    Na jediný večer vystavují na Naboo Klenot Yavinu: samet, královská ochranka, velice malé chlebíčky. Jistý sběratel by ho viděl radši
    u sebe doma. Okouzli hostitele, proplíž se k vitríně a poznej kámen od kopií.

outer_rim-story-the_kessel_run =
    Náklad koření musí zmizet z Kesselu, než dozorci spočítají pytle. Řádná trasa je dlouhá, osvětlená a plná kontrol. Ta druhá se vine
    podél Maelströmu a na jediné mapě je v těch místech kolečko od kávy.

outer_rim-story-relic_of_the_past =
    Hluboko pod útesy Mon Calamari stojí chrám starší než archiv, kterému se ztratil. Archivářka chce to, co leží na oltáři. Čekej
    paličaté dveře, těžké kameny, hlídače s žábrami a nápis, který není radno přečíst špatně.

outer_rim-story-rescue_from_the_mines =
    Na rozpisu směn z Kesselu stojí jméno, které tam nemá co dělat: povstalecký kurýr, prodaný do dolů jako číslo. Přátelé už dali
    kolovat přilbu. Vplížit se dovnitř, rozlomit řetězy a mít předem promyšleno, kudy ven.

outer_rim-story-rooting_out_spies =
    Někdo u krbu na Takodaně poslouchá až moc dobře, a co se tam zašeptá, leží vzápětí na stolech Impéria. Přečti lístečky schované v
    korbelech, rozvaž někomu jazyk a nehlučně ho sleduj domů. A prosím, pozor na koberce.

outer_rim-story-imperial_favor =
    Posádka na Rylothu chce mít zásobovací kolonu celou na druhém konci kaňonu, a jak, to je jí jedno. Nahoře na hranách se sypou
    kamínky, i když vůbec nefouká. Rozbalíš mapu a rozmísťuješ doprovod.
outer_rim-story-imperial_favor-passed = Kolona dorazí celá a škrobený hlas tě zmíní v hlášení.
outer_rim-story-imperial_favor-failed = Záloha čeká přesně tam, kde je v plánu oběd.

outer_rim-story-rebel_favor =
    Farmář na Lothalu ti prodá meloun a v něm je datový čip. Čtyři přistávací kódy, píše povstalecká buňka, jen jeden je pravý a naši
    letí dnes v noci. Probíráš staré frekvence, ještě starší klepy a fáze měsíců.
outer_rim-story-rebel_favor-passed = Pravý je ten třetí. V noci lodě tiše dosednou do trávy a nikdo nevystřelí.
outer_rim-story-rebel_favor-failed = Vybereš druhý. Sirény imperiální základny ho přivítají opravdu vřele.

outer_rim-story-hutt_favor =
    U studny na Tatooine se hádají dva vůdci karavan, přímo pod oknem, za kterým by si Hutt rád zdříml. Jeho majordomus lomí rukama. Šlo
    by je usmířit, vlídně, potichu a dřív, než se jeho velkolepost pohne?
outer_rim-story-hutt_favor-passed = Podají si ruce. Nad tebou někdo chrápe, nadmíru spokojený a velice mocný.
outer_rim-story-hutt_favor-failed = Teď už křičí tři a ten třetí je Hutt.

outer_rim-story-syndicate_favor =
    Účetní Syndikátu na Nal Huttě otře z knihy bahnitou vodu a otočí ji k tobě. Jedna z těch zásilek nikdy nebyla, někdo ji strčil do
    kapsy. Znáš trasy, ceny i období dešťů: tak který řádek lže?
outer_rim-story-syndicate_favor-passed = Za sucha tamtudy žádný člun nepropluje. Účetní se usměje koutkem úst a poděkuje.
outer_rim-story-syndicate_favor-failed = Ukážeš na řádek, který patří mamince účetního. A všechno v něm je pravda.

outer_rim-story-legendary_game_of_sabacc =
    O téhle hře každý přísahá, že ji viděl, a pozvánku nikdy nikdo nedostal. Dnes je tu stůl, nízká lampa, krupiér v bílých rukavičkách
    a naproti někdo, koho znáš až příliš dobře. Sál ztichne. Po stole přiklouže první karta.
