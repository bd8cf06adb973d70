### Outer Rim: příběhy střetnutí na planetách Lothal a Mon Calamari a to, jak dopadnou jejich testy.

outer_rim-story-enc_lothal_mon_calamari_01-lothal = Silnici do hlavního města přehrazují závora, dva kráčející stroje a poručík s
    dokonale čistým datapadem. Farmáři vykládají bednu po bedně ovoce jogan. Pak je řada na tobě. Poručík ťuká do datapadu tvé jméno a
    ty si chystáš vysvětlení.
outer_rim-story-enc_lothal_mon_calamari_01-lothal-passed = „Bez závad,“ poznamená si poručík a závora jde nahoru.
outer_rim-story-enc_lothal_mon_calamari_01-lothal-failed = „Neúplné,“ prohlásí. Poplatek za to mají, stvrzenku ne.

outer_rim-story-enc_lothal_mon_calamari_01-mon_calamari = Slaný vítr, mokrá lana a dok, který vypadá, jako by vyrostl z moře. Stavitelé
    přejíždějí po trupu tvé lodi dlaněmi s plovací blánou a mlaskají nad prací svých předchůdců. S večerním přílivem je každý šrám jen
    vzpomínka.

outer_rim-story-enc_lothal_mon_calamari_02-lothal = V loděnicích za městem ztratila výrobní linka rytmus a mistr trpělivost. Strká tě
    před koktající montážní rameno, vysoké jako dům. „Sprav ho za chodu,“ křičí přes rachot. „Zastavení by se platilo zvlášť.“
outer_rim-story-enc_lothal_mon_calamari_02-lothal-passed = Jedno nové relé a rameno přestane koktat. Mistr zaplatí a skoro se usměje.
outer_rim-story-enc_lothal_mon_calamari_02-lothal-failed = Rameno tě pozdraví rozmachem. Mistr se ptá, jestli by se dalo ležet někde
    jinde.

outer_rim-story-enc_lothal_mon_calamari_02-mon_calamari = Výtah plovoucího města zastaví mezi palubami a stěna se odsune. Kolem
    hvězdných map a studené polévky sedí unavení lidé v leteckých kombinézách. Zvednou hlavy a čekají, co povíš a na čí straně vlastně
    stojíš.
outer_rim-story-enc_lothal_mon_calamari_02-mon_calamari-passed = Mluvíš, dokud polévka zase nekouří. Na staré historky o tobě raději
    zapomenou.
outer_rim-story-enc_lothal_mon_calamari_02-mon_calamari-failed = Zdvořile tě vyslechnou. Pak se stěna zavře a výtah jede dál.

outer_rim-story-enc_lothal_mon_calamari_03-lothal = Nervózní muž u pultu s nudlemi k tobě přistrčí ubrousek: stodola, hodina, ukrytí
    povstalci. Úřadovna Impéria je hned přes ulici. Cesta ke stodole je jen o kousek delší, zato prašná a v tuhle dobu úplně prázdná.

outer_rim-story-enc_lothal_mon_calamari_03-mon_calamari = Jednou do roka závodí plovoucí města na všem, co plave, létá nebo ani jedno
    pořádně neumí. Tvoje loď stojí na startu mezi bárkou s řasami a admirálem ve výslužbě. Trať vede pod třemi mosty a skrz vodopád.
outer_rim-story-enc_lothal_mon_calamari_03-mon_calamari-passed = Z vodopádu se první vynoří tvoje loď. Za jásotu si jdeš pro cenu.
outer_rim-story-enc_lothal_mon_calamari_03-mon_calamari-failed = Druhý most je nižší, než vypadal. Admirál ti cestou kolem zamává.

outer_rim-story-enc_lothal_mon_calamari_04-lothal = Z vězeňské plochy se ztěžka zvedá tlustý šedý transport, z obou stran doprovod. Na
    rampu mu někdo vyškrábal jména, samí farmáři. Tvé motory jsou zahřáté a na rozmyšlenou zbývá tak minuta.

outer_rim-story-enc_lothal_mon_calamari_04-mon_calamari = Hluboko pod plovoucím městem leží ještě jedno, potopené dřív, než kdo kreslil
    mapy. Potápěčský zvon tě vysadí u dveří pokladnice, které zarostly korálem. Žádný zámek, žádný trik: chtějí jen, aby někdo pořádně
    zabral.
outer_rim-story-enc_lothal_mon_calamari_04-mon_calamari-passed = Korál praská, dveře se s úpěním otvírají a ve světle mrkne staré zlato.
outer_rim-story-enc_lothal_mon_calamari_04-mon_calamari-failed = Dveře se ani nehnou. V rameni se ti naopak hne něco, co nemělo.

outer_rim-story-enc_lothal_mon_calamari_05-lothal = Lothokočka ti položí k nohám důstojnický kódový válec a dívá se, jako by jí za to
    náležela ryba. Kódy jsou čerstvé. Ve správnou chvíli přimějí hlídky zasalutovat a koukat jinam. Tedy aspoň jednou.

outer_rim-story-enc_lothal_mon_calamari_05-mon_calamari = V dolním přístavu chybějí quarrenskému cechu ruce, zato příběhů má dost. Na
    mokrém nábřeží čekají bedny. Na jedné sedí stařešina a moc rád by někomu pověděl, kdo sem po nocích chodí a kdo odtud odchází.

outer_rim-story-enc_lothal_mon_calamari_06-lothal = Brašna, ukradený spídr a zloděj, který se ve vysoké trávě vyzná líp než ty. Kupec
    křičí, že dá odměnu, a hází ti klíče od vlastního stroje. Táhne doleva, volá ještě, ale to už jedeš.
outer_rim-story-enc_lothal_mon_calamari_06-lothal-passed = U kamenného kruhu zloději nadjedeš. Kupec ti odpočítá odměnu do dlaně.
outer_rim-story-enc_lothal_mon_calamari_06-lothal-failed = Stroj zatáhne doleva jednou příliš. Tráva je vysoká, ale měkká není.

outer_rim-story-enc_lothal_mon_calamari_06-mon_calamari = Na lékařské fregatě to voní bactou a čajem z řas. Dva zdravotní droidi se
    hádají, kdo o tebe smí pečovat, a vítěz tě uloží, ať je na tobě kůže, srst, nebo plech. Odcházíš s písničkou, kterou neznáš.

outer_rim-story-enc_lothal_mon_calamari_07-lothal = Guvernér tě přijímá pod velkou kupolí, zády k tobě a s celým Lothalem u nohou. Tvůj
    spis prý četl a některé stránky dokonce dvakrát. Židli nenabídne. „Nuže? Mluv.“ V tichu je slyšet jen tikání hodin.
outer_rim-story-enc_lothal_mon_calamari_07-lothal-passed = Otočí se. Do spisu přibude řádek a pro jednou je přátelský.
outer_rim-story-enc_lothal_mon_calamari_07-lothal-failed = Vůbec se neotočí. Do spisu přibude řádek, a to červeně.

outer_rim-story-enc_lothal_mon_calamari_07-mon_calamari = Z výletní lodi tu dělají něco, co je úředně pořád výletní loď. Co z ní
    vytrhali, leží na nábřeží s cedulkami a prodává se lacino. „Vezmi si něco, prosím,“ žadoní správce skladu. „Potřebujeme místo na ta,
    ehm, lehátka.“

outer_rim-story-enc_lothal_mon_calamari_08-lothal = Z trávy ční opuštěná spojovací věž, až po střechu nacpaná náhradními díly jediného
    sběratele. V půli schodů bliká pod plachtou rušička senzorů. Majitel chrápe na ochozu a na klíně má starou pušku.
outer_rim-story-enc_lothal_mon_calamari_08-lothal-passed = Nezarachotí jediný šroubek. Rušička je dole dřív než další zachrápání.
outer_rim-story-enc_lothal_mon_calamari_08-lothal-failed = Plechovka padá, padá a padá. Než dopadne, jsi pryč, s prázdnou.

outer_rim-story-enc_lothal_mon_calamari_08-mon_calamari = Celníkům zůstala bedna pašovaného nářadí a nikdo neví, k čemu je. Ohnuté
    háčky, skleněné tyčinky, lžíce, která bzučí. „Pověz mi, co jsem to vlastně zabavil,“ vzdychá inspektor, „a nálezné je tvoje.“
outer_rim-story-enc_lothal_mon_calamari_08-mon_calamari-passed = „Řezáky na perly,“ povídáš, „pro šestiprsté ruce.“ Inspektor platí na
    místě.
outer_rim-story-enc_lothal_mon_calamari_08-mon_calamari-failed = „Příbory?“ hádáš. Inspektor si to smutně zapíše a vyprovodí tě.

outer_rim-story-enc_lothal_mon_calamari_09-lothal = Nad plání ječí sirény: místní posádka má cvičení. Kolony se otáčejí, kráčející
    stroje do sebe vrážejí a hlídka na oběžné dráze čeká na kurz. Důstojník jede prstem po seznamu kapitánů, které by stálo za to
    navštívit. Prst se zastaví.

outer_rim-story-enc_lothal_mon_calamari_09-mon_calamari = Tři lodičky plné léků, jedna blokáda a mapový stůl mokrý od rozlitého čaje.
    Kapitáni se přou, kterou mezerou proletět. Přátelé s nimi letí za slušné peníze; kdo je tu cizí, může nejdřív navrhnout lepší plán.
outer_rim-story-enc_lothal_mon_calamari_09-mon_calamari-passed = Tvůj plán vyjde na vteřinu. Všechny lodě proletí a vědí, komu
    poděkovat.
outer_rim-story-enc_lothal_mon_calamari_09-mon_calamari-failed = Mezera se zavře moc brzy. Vyvázneš, jen s pár spálenými místy navíc.

outer_rim-story-enc_lothal_mon_calamari_10-lothal = Otisky tlap široké jako stůl vedou od vztyčených kamenů do vysoké trávy. Lothovlci
    jsou prý jen pohádka, tvrdí pastevci a zavírají na závoru. Staré rytiny ukazují, jak vlka pozdravit, když je umíš přečíst.
outer_rim-story-enc_lothal_mon_calamari_10-lothal-passed = Pokloníš se jako postava na rytině. Obrovská hlava se skloní také a pastevci
    to vidí.
outer_rim-story-enc_lothal_mon_calamari_10-lothal-failed = Ta rytina znamenala „večeře“. Z kopců odcházíš rychle a poněkud potrhaně.

outer_rim-story-enc_lothal_mon_calamari_10-mon_calamari = Za ledovci se dá dobře přečkat bouře. Jenže kolem tebe stoupají z moře válečné
    lodě, zhasnuté a zalité vodou: flotila, která není v žádném seznamu. Někdo by za její polohu dobře zaplatil. Jiní ocení mlčení.
