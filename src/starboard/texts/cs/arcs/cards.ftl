# Arcs: jména karet (ta z českých pravidel podle nich) a co karty dělají.
# Výrazy podle glossary/arcs.toml.

## Dvůr

arcs-card-bc01 = Oddaní inženýři
arcs-card-bc01-text =
    Když vyvoláš pobouření, tuto kartu si necháš.
    Kterýkoli zdroj můžeš utratit jako materiály.
    Pobouření ti nebrání utrácet materiály za jejich akci Předzvěsti.
arcs-card-bc02 = Těžařský koncern
arcs-card-bc02-text =
    Výroba (stavba): získej 1 žeton materiálů.
    Předzvěst: můžeš tuto kartu odhodit a za každé své prázdné pole pro zdroje získat až 1 žeton materiálů; dojde-li zásoba, zbytek ukradni soupeřům.
arcs-card-bc03 = Materiálový kartel
arcs-card-bc03-text =
    Zásoba materiálů leží na této kartě a počítá se ti do ambice Magnát. Utrácet ji nemůžeš; ostatní z ní dál získávají.
    Po obodování ambicí kapitoly odhodí všichni soupeři všechny žetony materiálů, i když se Magnát nebodoval.
    Předzvěst: můžeš tuto kartu odhodit a ukrást soupeři 1 žeton materiálů.
arcs-card-bc04 = Svaz úředníků
arcs-card-bc04-text = Předzvěst: můžeš tuto kartu přiložit ke kartě správy zahrané v tomto kole lícem nahoru. Na konci kola si vezmi onu kartu do ruky a tuto odhoď.
arcs-card-bc05 = Svaz stavitelů
arcs-card-bc05-text = Předzvěst: můžeš tuto kartu přiložit ke kartě výstavby zahrané v tomto kole lícem nahoru. Na konci kola si vezmi onu kartu do ruky a tuto odhoď.
arcs-card-bc06 = Palivový kartel
arcs-card-bc06-text =
    Zásoba paliva leží na této kartě a počítá se ti do ambice Magnát. Utrácet ji nemůžeš; ostatní z ní dál získávají.
    Po obodování ambicí kapitoly odhodí všichni soupeři všechny žetony paliva, i když se Magnát nebodoval.
    Předzvěst: můžeš tuto kartu odhodit a ukrást soupeři 1 žeton paliva.
arcs-card-bc07 = Oddaní piloti
arcs-card-bc07-text =
    Když vyvoláš pobouření, tuto kartu si necháš.
    Kterýkoli zdroj můžeš utratit jako palivo.
    Pobouření ti nebrání utrácet palivo za jeho akci Předzvěsti.
arcs-card-bc08 = Strážci bran
arcs-card-bc08-text =
    Když útočíš v bráně, můžeš si vzít až o 2 kostky více, než máš lodí.
    Předzvěst: můžeš tuto kartu odhodit a umístit po 1 nepoškozené lodi do každé brány ve hře.
arcs-card-bc09 = Přepravní koncern
arcs-card-bc09-text =
    Syntéza (stavba): získej 1 žeton paliva.
    Předzvěst: můžeš tuto kartu odhodit a za každé své prázdné pole pro zdroje získat až 1 žeton paliva; dojde-li zásoba, zbytek ukradni soupeřům.
arcs-card-bc10 = Svaz kosmoplavců
arcs-card-bc10-text = Předzvěst: můžeš tuto kartu přiložit ke kartě mobilizace zahrané v tomto kole lícem nahoru. Na konci kola si vezmi onu kartu do ruky a tuto odhoď.
arcs-card-bc11 = Svaz zbrojířů
arcs-card-bc11-text = Předzvěst: můžeš tuto kartu přiložit ke kartě agrese zahrané v tomto kole lícem nahoru. Na konci kola si vezmi onu kartu do ruky a tuto odhoď.
arcs-card-bc12 = Vězeňští dozorci
arcs-card-bc12-text =
    Nucený nábor (stavba): vrať libovolný počet svých zajatců a za každého získej 1 zdroj podle své volby.
    Poprava (vliv): přesuň libovolný počet svých zajatců mezi své trofeje.
    Předzvěst: můžeš tuto kartu odhodit a umístit 3 nepoškozené lodě do jednoho systému, který ovládáš.
arcs-card-bc13 = Harcovníci
arcs-card-bc13-text =
    Když útočíš, můžeš jednou přehodit kostky šarvátky, nejvýše tolik, kolik máš symbolů zbraní na zdrojích a kartách.
    Předzvěst: můžeš tuto kartu odhodit a umístit 3 nepoškozené lodě do jednoho systému, který ovládáš.
arcs-card-bc14 = Vymahači dvora
arcs-card-bc14-text =
    Únos (bitva): zajmi všechny agenty soupeřů na jedné kartě dvora, je-li jich méně, než máš symbolů zbraní na zdrojích a kartách.
    Předzvěst: můžeš tuto kartu odhodit a umístit 3 nepoškozené lodě do jednoho systému, který ovládáš.
arcs-card-bc15 = Oddaní mariňáci
arcs-card-bc15-text =
    Když vyvoláš pobouření, tuto kartu si necháš.
    Kterýkoli zdroj můžeš utratit jako zbraně.
    Pobouření ti nebrání utrácet zbraně za jejich akci Předzvěsti.
    Předzvěst: můžeš tuto kartu odhodit a umístit 3 nepoškozené lodě do jednoho systému, který ovládáš.
arcs-card-bc16 = Špehové Sítě
arcs-card-bc16-text = Předzvěst: dřív než cokoli provedeš, můžeš tuto kartu odhodit a uchvátit iniciativu, pokud ji ještě lze uchvátit.
arcs-card-bc17 = Jasnovidci
arcs-card-bc17-text =
    Kdykoli vyhlásíš ambici, podívej se jednomu soupeři do ruky; můžeš s ním vyměnit jednu kartu.
    Předzvěst: můžeš odhodit tuto kartu a libovolný počet karet z ruky a zespodu odhazovacího balíčku karet akcí si dobrat tolik karet, kolik jich bylo z ruky, a jednu navíc.
arcs-card-bc18 = Tajný řád
arcs-card-bc18-text = Když vyhlásíš ambici Správce nebo Empat, nulový žeton se neumístí: hlavní kartě zůstane její číslo.
arcs-card-bc19 = Oddaní empati
arcs-card-bc19-text =
    Když vyvoláš pobouření, tuto kartu si necháš.
    Kterýkoli zdroj můžeš utratit jako psionika.
    Pobouření ti nebrání utrácet psioniky za jejich akci Předzvěsti.
arcs-card-bc20 = Zlatoústí
arcs-card-bc20-text = Předzvěst: můžeš tuto kartu odhodit a ukrást soupeři jeden zdroj nebo jednu kartu gildy.
arcs-card-bc21 = Oddaní správci
arcs-card-bc21-text =
    Když vyvoláš pobouření, tuto kartu si necháš.
    Kterýkoli zdroj můžeš utratit jako relikvie.
    Pobouření ti nebrání utrácet relikvie za jejich akci Předzvěsti.
arcs-card-bc22 = Přísežní strážci
arcs-card-bc22-text =
    Soupeři ti nemohou ukrást zdroje ani jiné karty gild, tuto kartu však ano.
    Je-li ukradena, zloděj ji nedostane: přijde naspod balíčku dvora.
arcs-card-bc23 = Letitý makléř
arcs-card-bc23-text =
    Obchod (daně): zvol soupeřovo město, které ovládáš. Vezmi si od jeho majitele jeden zdroj typu města a dej mu jeden typu, který nemá. Nejde o daně ani o krádež.
    Předzvěst: můžeš tuto kartu odhodit a získat po 1 žetonu materiálů, paliva a zbraní.
arcs-card-bc24 = Překupník relikvií
arcs-card-bc24-text = Předzvěst, jednou za tah: můžeš odhodit jeden svůj zdroj a získat 1 žeton relikvií.
arcs-card-bc25 = Galaktičtí bardi
arcs-card-bc25-text = Po Překonání nebo Odporování, před jakoukoli akcí: nebyla-li v tomto kole vyhlášena žádná ambice, můžeš vyhlásit ambici své zahrané karty. Nulový žeton se neumístí.
arcs-card-bc26 = Masové povstání
arcs-card-bc26-text =
    Při zajištění: zvol hvězdokupu ve hře a umísti po 1 nepoškozené lodi do každého jejího systému.
    Poté tuto kartu odhoď.
arcs-card-bc27 = Populistické požadavky
arcs-card-bc27-text =
    Při zajištění: můžeš vyhlásit libovolnou ambici, je-li dostupný žeton ambice. Nulový žeton se neumístí.
    Poté tuto kartu odhoď.
arcs-card-bc28 = Pobouření se šíří
arcs-card-bc28-text =
    Při zajištění: můžeš zvolit typ zdroje; každý hráč včetně tebe vyvolá pobouření tohoto typu. Dvůr nikdo neplení.
    Poté tuto kartu odhoď.
arcs-card-bc29 = Píseň svobody
arcs-card-bc29-text =
    Při zajištění: můžeš vrátit jedno město, které ovládáš, své nebo soupeřovo, na desku hráče, kterému patří. Pokud to uděláš, můžeš uchvátit iniciativu, lze-li ji ještě uchvátit.
    Poté tuto kartu zamíchej do balíčku dvora.
arcs-card-bc30 = Zápas gild
arcs-card-bc30-text =
    Při zajištění: můžeš soupeři ukrást jednu kartu gildy.
    Zamíchej všechny karty gild z odhazovacího balíčku dvora do balíčku dvora a poté tuto kartu odhoď.
arcs-card-bc31 = Výzva k činu
arcs-card-bc31-text =
    Při zajištění: dober si spodní kartu odhazovacího balíčku karet akcí.
    Poté tuto kartu odhoď.

## Vůdci

arcs-card-leader01 = Stařešina
arcs-card-leader01-text =
    { arcs-trait-beloved }: po bitvě, v níž ti útočník vzal trofeje, můžeš jednou provést akci vlivu. Útočník nemůže vyplenit dvůr za zničení tvých měst v bitvě.
    { arcs-trait-just }: při bodování ambice Tyran ti první místo přinese jen moc za druhé místo bez bonusové moci za města a druhé místo nic.
arcs-card-leader02 = Mystik
arcs-card-leader02-text =
    { arcs-trait-attuned }: když za akční bod Kopírování nebo Odporování provedeš akci daní, získej navíc 1 žeton psionika.
    { arcs-trait-cryptic }: začínáš s agenty na symbolech pobouření materiálů a paliva.
arcs-card-leader03 = Piják paliva
arcs-card-leader03-text =
    { arcs-trait-insatiable }: když za akční bod Kopírování nebo Odporování provedeš akci daní, získej navíc 1 žeton paliva.
    { arcs-trait-lavish }: bodoval-li se v kapitole Magnát, po bodování odhoď všechno své palivo.
arcs-card-leader04 = Povýšenec
arcs-card-leader04-text =
    { arcs-trait-ambitious }: kdykoli vyhlásíš ambici, můžeš získat 1 zdroj podle své volby.
    { arcs-trait-callow }: nemůžeš zdanit žádné město, ani vlastní, v systému, který neovládáš.
arcs-card-leader05 = Povstalec
arcs-card-leader05-text =
    { arcs-trait-committed }: když útočíš, bereš si o 2 kostky více, než máš lodí, a vzít si je musíš.
    { arcs-trait-disorganized }: jedním pohybem přesuneš nejvýše 2 lodě.
arcs-card-leader06 = Válečník
arcs-card-leader06-text =
    { arcs-trait-tactical }: když za akční bod Kopírování nebo Odporování provedeš bitvu, můžeš před ní nebo po ní jednou provést pohyb.
    { arcs-trait-violent }: při bodování ambice Empat ti první místo přinese jen moc za druhé místo bez bonusové moci za města a druhé místo nic.
arcs-card-leader07 = Hostitel
arcs-card-leader07-text =
    { arcs-trait-charismatic }: když za akční bod Kopírování nebo Odporování provedeš zajištění, můžeš před ním nebo po něm jednou provést akci vlivu na libovolné kartě dvora.
    { arcs-trait-generous }: za každé vyhlášení ambice, ať už jakýmkoli způsobem, musíš dát kartu gildy soupeři s nejmenší mocí; bez ní ambici vyhlásit nemůžeš.
arcs-card-leader08 = Demagog
arcs-card-leader08-text =
    { arcs-trait-bold }: kdykoli vyhlásíš ambici, můžeš na libovolný počet karet dvora umístit po 1 agentovi.
    { arcs-trait-paranoid }: kartu gildy můžeš zajistit, jen máš-li na ní aspoň 2 své agenty. Neplatí to pro karty ozvěny ani při vyplenění dvora.
arcs-card-leader09 = Archivář
arcs-card-leader09-text =
    { arcs-trait-learned }: po přípravě hry si dober 5 nepoužitých karet příběhu a 2 si nech; ostatní vyřaď.
    { arcs-trait-academic }: při bodování ambice Magnát ti první místo přinese jen moc za druhé místo bez bonusové moci za města a druhé místo nic.
arcs-card-leader10 = Dohlížitel
arcs-card-leader10-text =
    { arcs-trait-ruthless }: jednou za tah můžeš po zdanění města nebo po stavbě lodě v doku zasáhnout tuto budovu a akci zdarma zopakovat. Zničíš-li tak vlastní město, vyvoláš pobouření; zničíš-li soupeřovo, také vypleníš dvůr.
    { arcs-trait-hated }: při přípravě hry vyřaď 2 své lodě a 3 své agenty.
arcs-card-leader11 = Korzár
arcs-card-leader11-text =
    { arcs-trait-tricky }: když útočíš, můžeš jednou přehodit kostky nájezdu, nejvýše tolik, kolik máš různých typů zdrojů.
    { arcs-trait-wary }: nemůžeš si vzít více kostek útoku než kostek šarvátky.
arcs-card-leader12 = Šlechtic
arcs-card-leader12-text =
    { arcs-trait-connected }: když vyhlásíš ambici, na níž neležel žeton, zajisti vrchní kartu balíčku dvora; její akci Předzvěsti nemůžeš hned použít.
    { arcs-trait-influential }: když za akční bod Kopírování nebo Odporování provedeš akci vlivu, můžeš ji provést ještě jednou.
    { arcs-trait-proud }: moc z ambice získáš, jen obsadíš-li první místo bez remízy.
arcs-card-leader13 = Anarchista
arcs-card-leader13-text =
    { arcs-trait-decentralized }: při přípravě hry vyřaď 2 města nejvíce vlevo na své desce; otevřou se tím dvě pole pro zdroje.
    { arcs-trait-inspiring }: kde máš lodě, můžeš zdanit soupeřova města i bez ovládnutí a prázdná pole pro budovu, jako by to byla tvá města.
    { arcs-trait-principled }: nemůžeš zdanit vlastní města.
arcs-card-leader14 = Tvarovač
arcs-card-leader14-text =
    { arcs-trait-mythic }: po daních můžeš na danou planetu položit jeden svůj zdroj; do konce hry má jeho typ a znovu ji změnit nelze.
    { arcs-trait-ancient }: urychlený pohyb začínáš v branách, nikoli v docích.
arcs-card-leader15 = Agitátor
arcs-card-leader15-text =
    { arcs-trait-firebrand }: když za akční bod Kopírování nebo Odporování provedeš akci daní, získej navíc 1 žeton zbraní.
    { arcs-trait-irregular }: při tvém protiúderu je zásahů tolik, kolik máš symbolů zbraní, a ne nepoškozených lodí; poté odhoď 1 žeton zbraní.
arcs-card-leader16 = Intendant
arcs-card-leader16-text =
    { arcs-trait-resilient }: po bitvě s tvou účastí tam oprav jednu svou loď za každý dok kteréhokoli hráče v systémech, které ovládáš.
    { arcs-trait-greedy }: začínáš s agentem na symbolu pobouření materiálů.

## Příběhy

arcs-card-lore01 = Technokněží
arcs-card-lore01-text = Vyvolání (stavba), jednou za tah: postav 1 loď u libovolného města, které ovládáš, i soupeřova.
arcs-card-lore02 = Galaktické pušky
arcs-card-lore02-text = Palba (bitva): z jednoho systému hoď až jednou kostkou šarvátky za každou svou nepoškozenou loď v něm, nejvýše 6 kostkami, proti jednomu soupeři v sousedním systému. Zásahy padají nejprve na lodě, pak na budovy; co zničíš, je tvá trofej, a za zničené město vyvoláš pobouření a vypleníš dvůr. Není to bitva.
arcs-card-lore03 = Sprinterské pohony
arcs-card-lore03-text = Po pohybu, i urychleném, se může jedna skupina tvých nepoškozených lodí, které se pohnuly, pohnout ještě jednou.
arcs-card-lore04 = Zrcadlové pancéřování
arcs-card-lore04-text = Když proti tobě útočník hodí kostkami útoku, přidej k hodu jeden protiúder.
arcs-card-lore05 = Skryté přístavy
arcs-card-lore05-text =
    Lodě, které stavíš, jsou vždy nepoškozené, i v systému, který ovládá soupeř.
    Kde máš nepoškozený dok, nelze si proti tobě vzít kostky nájezdu.
arcs-card-lore06 = Rušička signálu
arcs-card-lore06-text = Když útočíš a všechny tvé lodě v systému byly na začátku bitvy nepoškozené, ignoruj jeden hozený protiúder.
arcs-card-lore07 = Opravárenské drony
arcs-card-lore07-text = Po svém útoku oprav jednu svou útočící loď.
arcs-card-lore08 = Doky v branách
arcs-card-lore08-text =
    Můžeš stavět doky v branách; brána pojme nejvýše jeden dok všech hráčů dohromady.
    Když soupeřovy lodě vstoupí do brány, kterou ovládáš a v níž máš nepoškozený dok, zajmi jednoho jeho agenta.
arcs-card-lore09 = Města v oblacích
arcs-card-lore09-text = Na planetě můžeš postavit jedno město mimo pole pro budovy, a to za cenu jednoho zdroje typu planety; planeta pojme nejvýše jedno takové město všech hráčů dohromady.
arcs-card-lore10 = Živá planeta
arcs-card-lore10-text =
    Pěstování (stavba): zdaň vlastní město.
    Prořezávání (oprava): nahraď svůj dok na poli pro budovu svým městem, nebo naopak.
arcs-card-lore11 = Stanice v branách
arcs-card-lore11-text =
    Můžeš stavět města v branách; brána pojme nejvýše jedno město všech hráčů dohromady.
    Město v bráně má typy všech měst na planetách své hvězdokupy: zdaněním získáš jeden z nich, zničením vyvoláš pobouření všech.
arcs-card-lore12 = Baterie railgunů
arcs-card-lore12-text = Když na tebe někdo útočí a máš tam nepoškozenou loď, útočník utrpí jeden zásah, ještě než si vezme kostky.
arcs-card-lore13 = Prastaré državy
arcs-card-lore13-text = Na této kartě máš jedno další pole pro zdroje s cenou za nájezd 4.
arcs-card-lore14 = Naváděná torpéda
arcs-card-lore14-text = Když útočíš, můžeš jednou přehodit kostky útoku, nejvýše jednu za každou svou nepoškozenou útočící loď.
arcs-card-lore15 = Prediktivní senzory
arcs-card-lore15-text = Když na tebe někdo útočí, můžeš přivést libovolné své nepoškozené lodě ze sousedních systémů, ještě než si útočník vezme kostky.
arcs-card-lore16 = Silové paprsky
arcs-card-lore16-text = Navádění (pohyb): přesuň libovolné lodě kterýchkoli hráčů mezi systémem se svým nepoškozeným dokem a jedním sousedním systémem, všechny jedním směrem. Modifikátory pohybu se ignorují; není to urychlený pohyb.
arcs-card-lore17 = Exoskelety nájezdníků
arcs-card-lore17-text = Když útočíš na soupeře, který v systému nemá budovu, může být jedna tvá kostka kostkou nájezdu.
arcs-card-lore18 = Potlačené instinkty
arcs-card-lore18-text = Mučednictví (pohyb): znič jednu svou nepoškozenou loď; není ničí trofejí. Je-li v témže systému soupeřova loď, znič jednu také a vezmi si ji jako trofej.
arcs-card-lore19 = Empatova vize
arcs-card-lore19-text =
    Je-li vyhlášena ambice Empat, můžeš v každém svém hodu jednou přehodit libovolný počet kostek.
    Předzvěst: můžeš tuto kartu odhodit a zrušit své pobouření psioniků.
arcs-card-lore20 = Empatovo pouto
arcs-card-lore20-text = Je-li vyhlášena ambice Empat, můžeš zdanit soupeřova města i bez ovládnutí, ale bez zajetí agenta, a používat soupeřovy doky ke stavbě lodí a k urychlenému pohybu. Lodě postavené v systému, který ovládá soupeř, jsou i tak poškozené.
arcs-card-lore21 = Správcova důvěra
arcs-card-lore21-text =
    Je-li vyhlášena ambice Správce, nemůže ti soupeř ukrást zdroj, pokud už sám zdroj tohoto typu má.
    Předzvěst: můžeš tuto kartu odhodit a zrušit své pobouření relikvií.
arcs-card-lore22 = Správcova solidarita
arcs-card-lore22-text = Je-li vyhlášena ambice Správce, nemohou ti soupeři ukrást kartu gildy, pokud máš i zdroj stejného typu.
arcs-card-lore23 = Vojevůdcova krutost
arcs-card-lore23-text =
    Je-li vyhlášena ambice Vojevůdce, můžeš totéž město zdanit vícekrát za tah.
    Předzvěst: můžeš tuto kartu odhodit a zrušit své pobouření zbraní.
arcs-card-lore24 = Vojevůdcův teror
arcs-card-lore24-text = Předzvěst: je-li vyhlášena ambice Vojevůdce, můžeš vracet trofeje a za každou jednou provést akci vlivu.
arcs-card-lore25 = Tyranovo ego
arcs-card-lore25-text =
    Předzvěst: je-li vyhlášena ambice Tyran, můžeš vracet zajatce a za každého jednou provést zajištění.
    Předzvěst: můžeš tuto kartu odhodit a zrušit své pobouření zbraní.
arcs-card-lore26 = Tyranova autorita
arcs-card-lore26-text = Anexe (stavba), je-li vyhlášena ambice Tyran: nahraď soupeřovu budovu, kterou ovládáš, svou budovou téhož druhu, máš-li ji v zásobě.
arcs-card-lore27 = Magnátova ctižádost
arcs-card-lore27-text = Předzvěst: je-li vyhlášena ambice Magnát, můžeš před jakoukoli jinou akcí odhodit všechny své materiály a palivo, i když žádné nemáš, a vyhlásit ambici, na níž neleží žeton. Nulový žeton se neumístí.
arcs-card-lore28 = Magnátův šarm
arcs-card-lore28-text =
    Předzvěst: je-li vyhlášena ambice Magnát, můžeš vyměnit libovolný počet svých materiálů a paliva za stejný počet zdrojů podle své volby.
    Předzvěst: můžeš tuto kartu odhodit a zrušit své pobouření materiálů a paliva.

## Karty přípravy hry

arcs-setup-p2_frontiers = Pohraničí
arcs-setup-p2_mix_up_1 = Směsice 1
arcs-setup-p2_homelands = Domoviny
arcs-setup-p2_mix_up_2 = Směsice 2
arcs-setup-p3_mix_up = Směsice
arcs-setup-p3_frontiers = Pohraničí
arcs-setup-p3_homelands = Domoviny
arcs-setup-p3_core_conflict = Střet v jádru
arcs-setup-p4_mix_up_1 = Směsice 1
arcs-setup-p4_mix_up_2 = Směsice 2
arcs-setup-p4_frontiers = Pohraničí
arcs-setup-p4_mix_up_3 = Směsice 3
