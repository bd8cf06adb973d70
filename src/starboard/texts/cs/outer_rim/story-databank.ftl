### Outer Rim: příběhy karet databanky a jak dopadnou jejich testy schopností.

outer_rim-story-db_1_1 = Celou přistávací plochu lemují bílé zbroje: Impérium se zrovna dnes rozhodlo počítat bedny. Tvůj kupec čeká o dvě
    uličky dál a předstírá, že studuje oblohu. Za palivovými nádržemi je mezera, jen tudy náklad protáhnout potichu.
outer_rim-story-db_1_1-passed = Za nádržemi, za zády hlídky, a bedna ani jednou nevrzne.
outer_rim-story-db_1_1-failed = Bedna vrzne. Odchází hlášení, blíží se hlídková loď a zboží ti zůstává.

outer_rim-story-db_1_2 = Přístavnímu inspektorovi s vlhkou dlaní připadá tvůj nákladní list „pozoruhodně krátký“. Poklepe na bednu,
    poslouchá a poklepe znovu, o kousek níž. Teď to chce dobrou historku, a hlavně dobře vyprávěnou.
outer_rim-story-db_1_2-passed = Směje se, orazítkuje formulář hned dvakrát a bedně ještě podrží dveře.
outer_rim-story-db_1_2-failed = Nevěří ti ani slovo. Pokuta je mastná a bedna zůstává u něj.

outer_rim-story-db_1_3 = Kupcova zadní vrátka se otevírají a ven vycházejí čtyři postavy, každá v jiné uniformě, zato všechny se zbrusu
    novými obušky. „Namátková kontrola,“ hlásí ta nejvyšší a vůbec nevypadá namátkově. Chtějí bednu a debatovat o ní nehodlají.

outer_rim-story-db_1_4 = Pod rampou čeká delegace: kazatel proti neřestem, mluvčí přístavních dělníků a dáma, jejíž zájmy nemají jméno.
    Všem třem tvoje bedna vadí. Pomohla by otevřená peněženka, kůže tlustá jako banthí nebo rychlý ústup.

outer_rim-story-db_2 = Protokolární droid v rohovém boxu tě zdraví s dokonalou zdvořilostí a s puškou na kolenou. 4-LOM uvádí svou cenu na
    tři desetinná místa. Nebo se prý můžete propojit a vyměnit si data: je zvědavý, co vydrží tvoje zámky.
outer_rim-story-db_2-passed = Tvoje zámky drží, jeho tak docela ne. 4-LOM je ohromený a trochu uražený.
outer_rim-story-db_2-failed = Po kabelu přeskočí jiskra. 4-LOM se vybraně omlouvá a data si nechává.

outer_rim-story-db_3 = Bar kolem Wookieeho s jizvou přes oko ztichl. Černý Krrsantan dělá pro Hutty dost dlouho na to, aby věděl, koho
    rádi vidí a koho ne. Tlapa mu leží na stole. Třeba se otevře pro tvoje kredity, a třeba se sevře.

outer_rim-story-db_4 = „No konečně,“ ozve se stín vedle stánku s ovocem, přestože žádnou schůzku nemáte. Agent Černého slunce má dvě
    nabídky: dát dohromady peníze a cestovat společně, nebo pronést malý balíček Huttům pod nosem. Moc by je to mrzelo.

outer_rim-story-db_5 = BoShek se opírá o závodní kluzák, po lokty od oleje, a líčí, s kým by létal: s někým, kdo se za ním udrží mezi
    přístavními jeřáby, háky neháky. Druhý kluzák už vedle tiše přede.
outer_rim-story-db_5-passed = Poslední hák míjíte bok po boku. BoShek si už balí.
outer_rim-story-db_5-failed = Kus tvého kluzáku zůstává na háku. Za slušný plat BoShek prý nic neviděl.

outer_rim-story-db_6 = Pod nákladní lodí někdo vrčí a ven trčí dvě chlupatá chodidla. Chewbacca potřebuje někoho k druhému konci měniče
    energie. Komu jde po krku Impérium, tomu věří hned; ostatní si důvěru můžou vysloužit zvedáním.
outer_rim-story-db_6-passed = A je to nahoře. Chewbacca přátelsky zařve a plácne tě o dva kroky dopředu.
outer_rim-story-db_6-failed = S měničem to ani nehne. Chewbacca vzdychá; má ale dluhy a na kredity by možná slyšel.

outer_rim-story-db_7 = Přímo na tebe se řítí oranžový astromech, za ním dým, jedna noha zaseknutá a všechny nástroje rozčilené. Chopper
    brblá na tvůj klíč a brblá i na tvoje náhradní díly. Těžko říct, po čem z toho touží víc.
outer_rim-story-db_7-passed = Noha se zase hýbe. Chopper zapípá urážku, která zní skoro jako poděkování.
outer_rim-story-db_7-failed = Zkrat. Chopper odjíždí, ale nejdřív ještě vyzkouší svůj elektrošok na tvojí lodi.

outer_rim-story-db_8 = Cikatro Vizago trůní na neoznačených bednách a leští si ten roh, který má ještě celý. „Koho to vidím!“ volá a vidí
    tvou peněženku. Kup v jeho bednách podíl a poletí s tebou; nebo jednu propašuj kolem Impéria a zaplatí on tobě.

outer_rim-story-db_9 = Obvazy, dlouhý kabát, puška starší než celý bar: Dengar si na zdi čte zatykače a prstem jede pod řádky. Pak strhne
    ten úplně nahoře. „Tenhle je můj,“ povídá. „Příští může být tvůj. Beru rozumně.“

outer_rim-story-db_10 = Na dveřích není jméno a lampa nad lehátkem bliká. Doktor Evazan si utírá nástroje do něčeho, co bývalo bílé. Za
    hotové tě dá do pořádku. Anebo poletí s tebou a vezme si jen malý vzorek, ať masa, nebo drátu.

outer_rim-story-db_11 = Tmavé brýle, kapuce, předlouhý chobot: Garindan jde za tebou už tři ulice a doufá, že se ohlédneš. Šeptá, až to
    praská jako ve vysílačce. Za minci poví, kdo se kde skrývá; za pár dalších bude šeptat na tvojí palubě.

outer_rim-story-db_12 = V prázdném hangáru visí jediný obraz a velkoadmirál Thrawn se nedívá na nic jiného. S těmi, komu Impérium
    důvěřuje, mluví o postavení a vyhlídkách. Ostatním ukazuje bitvu ztuhlou v modrém světle: jak by ji dovedli do konce?
outer_rim-story-db_12-passed = Thrawn bitvu spustí. Končí přesně podle tebe, a on umí být vděčný.
outer_rim-story-db_12-failed = „Škoda,“ říká Thrawn a nechává tě vyprovodit nejbližší hlídkou.

outer_rim-story-db_13 = Greedo má blaster na stole, hlavní k tomu, kdo si přisedne, a to jsi ty. Někdo někomu dluží, vysvětluje, a ty
    vypadáš jako oba. Zaplať; nebo využij zrcadlo, dveře a dlouhý ledový pohled.
outer_rim-story-db_13-passed = Greedo se dívá na zrcadlo, na dveře, na tebe. Najednou by se radši nechal najmout.
outer_rim-story-db_13-failed = Uhýbáš pohledem. Greedo ne, a jeho blaster není nastavený jen na výstrahu.

outer_rim-story-db_14 = Na střešní plošině Hera Syndulla kontroluje motor, který to vůbec nepotřebuje, a jedním okem hlídá ulici. Přátelům
    Povstalců věří na slovo. Ostatním předává řízení raketoplánu: „Jednou kolem věží a ať to neťukne.“
outer_rim-story-db_14-passed = Ani ťuknutí. Hera se spokojeně opře a ptá se, kdy spolu vyrážíte.
outer_rim-story-db_14-failed = Tři ťuknutí a jeden stožár. Hera pěkně poděkuje a bere si řízení zpátky.

outer_rim-story-db_15 = „Zrovna o tobě mluvím samou chválou!“ Hondo Ohnaka má dva poháry, jednu židli a žádné peníze. Zaplať další rundu a
    už se od tebe nehne. Anebo ví o jedné lodi, šeptá, kde si měšec nikdo pořádně nehlídá.

outer_rim-story-db_16 = Vysoký černý droid nosí znak Impéria a zabírá celou chodbu. K-2SO ti oznamuje, že sem nesmíš, a taky s jakou
    pravděpodobností toho budeš litovat. Panel na zádech má pootevřený na šířku prstu, akorát pro správné nářadí.
outer_rim-story-db_16-passed = Oči zablikají. „Tvoje vyhlídky se zlepšily,“ říká K-2SO. „Hlavně díky mně.“
outer_rim-story-db_16-failed = Panel zaklapne i s tvým nářadím. K-2SO se pomalu otáčí a do smíchu mu není.

outer_rim-story-db_17 = Skladová úřednice si shrne kapuci, a je to Leia Organa. Potřebuje loď na cestu a někoho, kdo doručí zprávu. Jestli
    si ale o tobě Povstalci myslí něco ošklivého, jen založí ruce: pak máš co vysvětlovat.
outer_rim-story-db_17-passed = Vyslechne tě do konce. „Přimluvím se za tebe,“ říká Leia.
outer_rim-story-db_17-failed = Lepší výmluvy slýchá Leia od senátorů. Než domluvíš, je pryč.

outer_rim-story-db_18 = Lobot mlčí. Světla na implantátu mu běhají sem a tam a na stěně se jedna po druhé otevírají kamery dalekých
    přístavů, až se obraz zastaví v jediné místnosti. Natočí ho k tobě. Vedle leží smlouva, zatím bez podpisu.

outer_rim-story-db_19 = Maz Kanata vyleze na stůl, aby ti viděla do očí, a dvakrát si přenastaví čočky. Zná každého a ví, kde se kdo
    schovává. Požádej ji nad polévkou o radu; nebo ji moc hezky popros, ať polévku nechá a jde s tebou.
outer_rim-story-db_19-passed = Dojí misku, seskočí a ptá se, které lůžko je nejlepší, protože ho chce.
outer_rim-story-db_19-failed = Hezky nestačí. Hrad ale stojí peníze, říká Maz a měří si tvou peněženku.

outer_rim-story-db_20 = Barová stolička pod tebou zavrčí. Je to totiž kabát a v něm sedí Ponda Baba. Omluvy tenhle Aqualish nedává ani
    nebere a pěsti má nahoře dřív, než první sklenice stačí dopadnout na zem.

outer_rim-story-db_21 = Qi’ra tě přijímá v salonu, kde i koberec ví, kdy má mlčet. Na stěně žhne znak Rudého úsvitu. Nalévá dvě sklenky:
    můžeš pracovat pro její pány, nebo ji přemluvit k volnému průletu, nejlépe s jejím doprovodem.
outer_rim-story-db_21-passed = Směje se na správném místě. Průlet máš volný a dohlédne na něj osobně.
outer_rim-story-db_21-failed = Úsměv zůstává, dveře se otevírají. Rudý úsvit se o tvé prosbě dozví.

outer_rim-story-db_22 = Ziton Moj tě nechává stát, dokud nedohraje hudba. Falleen z Černého slunce vede knihu, v níž má každý svou
    stránku, a právě našel tu tvoji. Je-li čistá, řekne si cenu. Jestli není, svléká si rukavice.

outer_rim-story-db_23 = Z masky se line mlha a Zuckussovy veliké oči hledí na něco, co tu není. Gand spatřil tvář, chraptí, a ví, kde se
    skrývá. Má ti ji ukázat? Nebo jste se spolu nikdy nepotkali? I za to zaplatí.

outer_rim-story-db_40_1-step_1 = Nad bednu pověsili lampy, říkají jí stůl a dívá se snad půlka Vnějšího okraje. Naproti tobě sedí jediný
    soupeř, kterého má cenu porazit. Odteď záleží jen na tváři, která nic neprozradí.
outer_rim-story-db_40_1-step_1-passed = Jsi jako zavřené dveře a poslední karta je ta pravá.
outer_rim-story-db_40_1-step_1-failed = Kdosi z davu čte tvou tvář nahlas. To už poslední karta nespraví.

outer_rim-story-db_40_1-step_2 = Vykládáš karty, o kterých se bude po barech mluvit roky, a chvíli nikdo ani nehlesne. Legenda je tvoje.
    Teď se otáčejí karty soupeře: kdo si zachoval chladnou hlavu, může si ještě odnést bank.

outer_rim-story-db_40_1-step_3 = Čím déle se na své karty díváš, tím jsou horší, a dav už kouká jinam. Dnešní legenda nejsi ty. Jestli
    soupeř nehnul brvou, rodí se tu slavné jméno; jestli ano, podnik si poslouží z tvé peněženky.

outer_rim-story-db_40_2-step_1 = Žádné lampy, žádný dav a v desce stolu nůž, protože se to tak sluší. První kola ukážou, kdo blafuje, kdo
    počítá a kdo má v rukávu zrcátko. Své sázky plánuješ jako vojenské tažení.
outer_rim-story-db_40_2-step_1-passed = Víš o blafu, o počítání i o zrcátku. Tvoje peníze jsou pořád tvoje.
outer_rim-story-db_40_2-step_1-failed = Zrcátko tě najde dřív. Pěkný kus tvých peněz mění stranu.

outer_rim-story-db_40_2-step_2 = Zbývají poslední karty a všechno leží uprostřed. Soupeř polohlasem počítá; ty máš jen svůj hlas a sázku,
    která je o dost vyšší, než by měla být. Složit karty teď musí znít jako životní výhra.
outer_rim-story-db_40_2-step_2-passed = Kdo má lepší karty, skládá. Ukážeš svoje a celý stůl zaúpí.
outer_rim-story-db_40_2-step_2-failed = Nikdo neskládá. Všichni chtějí tvůj blaf vidět a nic za ním není.

outer_rim-story-db_40_2-step_3 = Po blafu je veta a nůž z desky stolu zmizel. Jestli soupeř počítal dobře, bank se tiše stěhuje do jiné
    kapsy. Jestli ne, někdo další, kdo dnes prohrál, se o tom chce přít: s tebou a vestoje.

outer_rim-story-db_41_1 = Laskavost se nepovedla a vyslancův úsměv je řidší než polévka na stole. „Měli jsme tě tak rádi,“ říká a
    protahuje to „měli“. Dárek by spravil hodně. Nebo pokrčíš rameny a budou si pamatovat tohle.

outer_rim-story-db_41_2 = Zpráva je krátká. Kdo ti laskavost svěřil, nekřičí, a to je horší; zbývá jen dlouhý pohled a potom záda, dokud
    obraz nezhasne. Za hodinu jedna hlídka na tvém skeneru mění kurz.

outer_rim-story-db_42-step_1 = Kasino v Canto Bight bzučí jako úl plný peněz. Hosté povzbuzují fathiery na závodišti a ty zatím sjíždíš
    prádelním výtahem mezi voňavými ručníky tam, kam hosté nesmějí. Za rohem si povídají dva strážní.
outer_rim-story-db_42-step_1-passed = Vypadáš jako hromada ručníků. Stráže se dál přou o fathiery.
outer_rim-story-db_42-step_1-failed = Ručník sklouzne a pod ním jsi ty. Stráže si přestávají povídat.

outer_rim-story-db_42-step_2 = Trezor nemá klíčovou dírku, kolo ani smysl pro humor, jen panel, který chce každou vteřinu nový kód. Peníze
    za ním patří lidem, o kterých se mluví šeptem. Vybaluješ nářadí a posloucháš, jak panel přemýšlí.
outer_rim-story-db_42-step_2-passed = Panel už nebaví se ptát. Dveře se s povzdechem otevírají.
outer_rim-story-db_42-step_2-failed = Panel pořídí tvůj snímek a posílá ho těm, o kterých se mluví šeptem.

outer_rim-story-db_42-step_3 = Mezi tebou a přistávací plochou stojí už jen vedoucí sálu a má dotaz k tvému velmi těžkému zavazadlu. Hosté
    kolem usrkávají bublinky. Máš přesně chvilku na to stát se někým, koho se nikdo na nic neptá.
outer_rim-story-db_42-step_3-passed = Vedoucí se omlouvá, volá nosiče a vnucuje ti dárek pro vzácné hosty.
outer_rim-story-db_42-step_3-failed = Vedoucí se ukloní a stiskne tlačítko. Venku startují motory.

outer_rim-story-db_43-step_1 = Z Lothalu se plahočí nákladní loď s imperiálním znakem a ospalým pilotem. Musíš vklouznout do stínu pod
    jejím břichem a držet se na délku paže od plátů, dokud nezaberou svorky. Jen kdyby letěla rovně.
outer_rim-story-db_43-step_1-passed = Svorky tiše cvaknou. Nahoře se nikomu nevylila ani kapka.
outer_rim-story-db_43-step_1-failed = Loď uhne, náraz schytá tvůj trup a kořist mizí v hyperprostoru bez tebe.

outer_rim-story-db_43-step_2 = Za přechodovou komorou jsou tři chodby, dvě paluby a posádka, která nacvičovala přesně tohle. Plán lodi máš
    vyškrábaný na víčku od konzervy. Rozhodni, kde udeřit a které dveře zavřít jako první.
outer_rim-story-db_43-step_2-passed = Správné dveře se zavřou v pravou chvíli. Posádka za nimi nacvičuje dál.
outer_rim-story-db_43-step_2-failed = Zavřou se špatné dveře. A posádka stojí před nimi, hned vedle tebe.

outer_rim-story-db_43-step_3 = Můstek je tvůj, a s ním i červená kontrolka, která celému Impériu hlásí, kde jsi. Odpovídač je
    přišroubovaný, připájený a dost si věří. Najdi ten jeden drát, po jehož přestřižení konečně zmlkne.
outer_rim-story-db_43-step_3-passed = Kontrolka zhasíná. Pro Impérium jsi teď jen prázdná obloha.
outer_rim-story-db_43-step_3-failed = Špatný drát: křičí ještě víc. S lodí mizíš, ale ne bez povšimnutí.

outer_rim-story-db_44-step_1 = Na Tatooine je poledne a domů zalezly i stíny. Kuchyňská vrata Jabbova paláce zůstala otevřená, aby se
    trochu větralo; za nimi chrápou stráže po příliš dobrém obědě. Schováváš všechno, co cinká.
outer_rim-story-db_44-step_1-passed = Překračuješ poslední botu. Chrápání ani na okamžik nevypadne z rytmu.
outer_rim-story-db_44-step_1-failed = Jeden z nich měl jen zavřené oči. Teď budí ostatní.

outer_rim-story-db_44-step_2 = Tady to je, za pytli mouky: deska, se kterou od položení nikdo nehnul, a dutý zvuk, když na ni dupneš. Není
    tu madlo ani kruh, jen hrana kamene a ty.
outer_rim-story-db_44-step_2-passed = Deska se skřípěním ustupuje a světlo lampy se vrací zlaté.
outer_rim-story-db_44-step_2-failed = Deska tě nechá zkusit to třikrát. Zdá se, že si ničeho nevšimla.

outer_rim-story-db_44-step_3 = Ze sklepního okénka se dívá Jawa, kdoví jak dlouho už. Ukazuje na desku, na kopací náčiní na svých zádech,
    na tvou peněženku a švitoří cosi o výhodné ceně. Někde zívá strážný.

outer_rim-story-db_45-step_1 = Letní bál v Theedu: fontány, smyčce a komoří, který zná od vidění všechny hosty kromě tebe. Klenot je
    nahoře, jen pro tuto noc. Kráčíš rovnou ke komořímu, jako by nervózní měl být on.
outer_rim-story-db_45-step_1-passed = Prosí za odpuštění a ohlašuje tě dvěma tituly, které slyšíš poprvé.
outer_rim-story-db_45-step_1-failed = Paměť se mu nelepší, dokud ti měšec nezlehkne. Pak se ukloní.

outer_rim-story-db_45-step_2 = Na horní galerii končí koberce, začíná mramor a každý krok zvoní. Královská ochranka tu obchází v plstěných
    pantoflích a napíná uši. Na cestu do místnosti s klenotem máš přesně jeden valčík.
outer_rim-story-db_45-step_2-passed = Valčík končí. Dveře se za tebou zavírají a nikdo se neohlíží.
outer_rim-story-db_45-step_2-failed = Hudba udělá pauzu, tvoje kroky ne. Po celé galerii se rozsvěcují lampy.

outer_rim-story-db_45-step_3 = Klenot leží pod sklem a sklo mluví. „Kdo nosil ten kámen první?“ ptá se řečí starou jako chrámy na Yavinu.
    Správné jméno zvedne víko. Kladivo také, jenže vzbudí imperiálního guvernéra, který klenot zapůjčil.
outer_rim-story-db_45-step_3-passed = Jméno je správné. Sklo se zvedá a dole se tančí dál.
outer_rim-story-db_45-step_3-failed = Špatné jméno, a pak kladivo: ty máš kámen a guvernér tvou podobiznu.

outer_rim-story-db_46-step_1 = V kesselských štolách visí prach jako závěsy. Tvůj náklad je na špatné straně vážnice, kde dozorci váží
    všechno, co se hne. K východu rachotí vláček prázdných vozíků. Lehni si do něj a tak docela prázdný nebude.
outer_rim-story-db_46-step_1-passed = Dozorci počítají vozíky, ne stíny v nich.
outer_rim-story-db_46-step_1-failed = Tvůj vozík je těžší, přesně o tebe. Dozorci zvedají plachtu.

outer_rim-story-db_46-step_2 = Bezpečná trasa trvá příliš dlouho a ta krátká vlastně žádná trasa není. Ve staré pašerácké mapě jsou
    proudy, uhlíkové kry a místo se třemi křížky. Poznámky psal někdo šifrou, která dávno vyšla z módy.
outer_rim-story-db_46-step_2-passed = Čteš správně: tři křížky znamenají „tudy ne“. Oblétáš je.
outer_rim-story-db_46-step_2-failed = Tři křížky znamenaly „tudy ne“. Něco velkého ti dře o trup.

outer_rim-story-db_46-step_3 = Tady už žádná mapa nepomůže, je tu jen mračno, blesky a tah čehosi, co nemá lodě v lásce. Řízení se třese,
    průrvy se otevírají a zabouchávají jako dveře v bouři. Jednu si vybíráš a dáváš plný výkon.
outer_rim-story-db_46-step_3-passed = Jsi na druhé straně, než si to průrva rozmyslí.
outer_rim-story-db_46-step_3-failed = Průrva se zabouchne moc brzy. Vlečeš se zpátky a náklad mizí kdesi v mračnech.

outer_rim-story-db_46-step_4 = Vylétáš v Maelströmu s doutnajícími motory a s hodinami, které tvrdí nemožné. Loď tvého kupce už tu čeká a
    bliká světly. Dvakrát kontrolují tvůj čas a teprve potom, beze slova, bedny.

outer_rim-story-db_47-step_1 = Vězení na Lothalu je šedé, hranaté a osvětlené ze všech stran. Ležíš ve vysoké trávě a počítáš stráže: dvě
    dvojice, jedna přestávka a za soumraku zásobovací spídr. Z toho už se dá udělat plán.
outer_rim-story-db_47-step_1-passed = Dvě dvojice, přestávka, spídr, a jsi uvnitř, než se reflektor otočí.
outer_rim-story-db_47-step_1-failed = Dnes jsou dvojice tři. Ta třetí stojí přímo před tebou.

outer_rim-story-db_47-step_2 = Blok čtyři: za dveřmi ti někdo vyťukává veselou písničku. Všechny zámky visí na jednom panelu a panel visí
    na poplachu. Otevři zámky a nevzbuď poplach; po schodech už dupou těžké boty.
outer_rim-story-db_47-step_2-passed = Dveře se otevírají všechny naráz. Z písničky je dupot, a to rovnou k tvé lodi.
outer_rim-story-db_47-step_2-failed = Dveře mlčí, poplach ne a tvá podoba je na každé obrazovce.

outer_rim-story-db_48-step_1 = Kafrenský prstenec visí mezi dvěma kusy skály a stanice se skrývá v suti za nimi. Běžná trasa je hlídaná.
    Ta druhá je samý balvan, samý kabel a samý poletující šrot, takže letíš tudy.
outer_rim-story-db_48-step_1-passed = Poslední kabel míjíš o šířku dlaně.
outer_rim-story-db_48-step_1-failed = Jeden balvan je rychlejší než ty. Stanice je před tebou, promáčklina s tebou.

outer_rim-story-db_48-step_2 = Visíš pod anténou a kolem tebe šeptají obchodní tajemství poloviny sektoru. Servisní zásuvka, jeden kabel,
    pár klidných minut, a všechna jsou tvoje. Zásuvka si velmi zdvořile říká o heslo.
outer_rim-story-db_48-step_2-passed = Zásuvka děkuje. Tajemství se přelévají, i s něčím nákupním seznamem.
outer_rim-story-db_48-step_2-failed = Zásuvka zůstává zdvořilá až do konce. A pak volá stíhačky stanice.

outer_rim-story-db_49-step_1 = Chrám leží pod vlnami Mon Calamari tak hluboko, že i světla tvého potápěčského zvonu působí ztraceně. Jeho
    zámek má po všech těch staletích pořád šťávu a zlou povahu. Musíš ho zapojit, než dovnitř pronikne moře.
outer_rim-story-db_49-step_1-passed = Zámek zabzučí, voda klesá a brána tě pouští dovnitř suchou nohou.
outer_rim-story-db_49-step_1-failed = Zámek se otevírá s jiskrou a ta jiskra jde nejdřív přes tebe.

outer_rim-story-db_49-step_2 = Schodiště přehradilo kamenné kolo, dvakrát vyšší než Wookiee. Z jezírka vedle stoupají bubliny a po nich
    další bubliny. Když kolo odvalíš rychle, nemusíš se nikdy dozvědět, kdo je tam dole dělá.
outer_rim-story-db_49-step_2-passed = Kolo se valí, ty proklouzneš a bubliny znějí zklamaně.
outer_rim-story-db_49-step_2-failed = Kolo se ani nehne. Původce bublin se jde podívat proč.

outer_rim-story-db_49-step_3 = Na oltáři leží sedm lastur, jedna jako druhá, a nad nimi po zdi běží příběh ve vytesaných vlnách. Jedna je
    relikvie; ostatní, praví zeď, jsou pro zloděje. Čteš to celé ještě jednou, než po některé sáhneš.
outer_rim-story-db_49-step_3-passed = No ovšem, ta čtvrtá: to je ta, co brouká.
outer_rim-story-db_49-step_3-failed = Lastura pro zloděje. Sklapne, štípne a oltář se propadá i s ostatními.

outer_rim-story-db_50-step_1 = V kesselských dolech na koření se střídá směna: šedá řada jde dolů, ještě šedší nahoru. Natahuješ si
    zaprášenou kápi a šouráš se s nimi. Pykové u brány všechny počítají, ale počítají špatně.
outer_rim-story-db_50-step_1-passed = Nezapočítají tě vůbec. Jde se dolů.
outer_rim-story-db_50-step_1-failed = Jeden z Pyků nahlédne pod kápi a něco si o tobě zapíše. Spěcháš dolů.

outer_rim-story-db_50-step_2 = Za závalem někdo ťuká: tři, tři, tři. Strop drží jediný trám, cestu přehradil jediný balvan. Opíráš se do
    kamene a tlačíš, zatímco se shora sype prach jako přátelské varování.
outer_rim-story-db_50-step_2-passed = Balvan se odvalí. Ven sahají ruce: zaprášené, početné a velmi živé.
outer_rim-story-db_50-step_2-failed = Trám povolí první. Lezeš zpátky jen tak tak a ťukání se stěhuje jinam.

outer_rim-story-db_50-step_3 = Tucet osvobozených horníků, jeden výtah a nahoře pykeští vymahači, kteří se dohadují, kdo se má jít podívat
    do šachty. Teď záleží na tom, kdo pojede první, kdo udělá rámus a kde.
outer_rim-story-db_50-step_3-passed = Rámus jde doleva, horníci doprava. Vymahači hlídají prázdnou šachtu.
outer_rim-story-db_50-step_3-failed = Výtah s trhnutím zastaví a vymahači už na něj čekají.

outer_rim-story-db_51-step_1 = Na starém hradě na Takodaně někdo prodává jména Impériu. Před tebou leží dnešní objednávky, dvanáct lístků
    z kuchyně, a jeden z nich je šifra. O šifrách něco víš a dva zákusky si přece nikdo neobjedná.
outer_rim-story-db_51-step_1-passed = Je to ten dvojitý zákusek: stůl devět, zády ke zdi.
outer_rim-story-db_51-step_1-failed = Stůl devět nakonec najdeš, ale někde už cvakla vysílačka.

outer_rim-story-db_51-step_2 = U stolu číslo devět sedí nervózní človíček se dvěma lžičkami. Prý je jen posel, a dál už ani slovo. Přisouváš si
    židli, objednáváš třetí zákusek a povídáš o všem kromě špehů, až to on nevydrží.
outer_rim-story-db_51-step_2-passed = S poslední lžičkou ti prozradí, kde se scházejí ostatní.
outer_rim-story-db_51-step_2-failed = Dojí tvůj zákusek, poděkuje a od té doby ho nikdo neviděl.

outer_rim-story-db_51-step_3 = Ostatní se scházejí u jezera pod hradbami, kde je hustá mlha a hlasy se nesou daleko. Seznam jmen leží na
    plochém kameni, na délku paže od jejich bot. Plížíš se k němu. Rákos je suchý jako troud.
outer_rim-story-db_51-step_3-passed = Stéblo se ohne, nikdo se neotočí a seznam je pryč.
outer_rim-story-db_51-step_3-failed = Rákos tě ohlásí. Dlouhé kabáty se rozevřou a pod nimi je imperiální šeď.

outer_rim-story-db_90_1 = Zatykač ležel na Tatooine pod tvým hrnkem. Šlechtický rod z Naboo hledá Garindana, ten chobot, který prodal jeho
    dopisy každému, kdo platil, a kupce prodal taky. Rádi by se ho na leccos zeptali. Našlapuj tiše: slyší všechno.

outer_rim-story-db_90_2 = Na Ord Mantellu visí nad barem účet dlouhý jako paže: devět stolů, jedna kapela, hostinského nos. Hospodští z
    Kafrenského prstence za to chtějí Pondu Babu. Barman s rukou na pásce ti zatykač podává s radostí.

outer_rim-story-db_90_3 = Celník z Lothalu dorazil až na Nal Huttu, po kolena v bažině, aby vyvěsil jediný zatykač. BoShek mu proletěl
    kolem stanoviště třikrát, naposled pozadu. „Na mě nikdo mávat nebude,“ říká a dává ti letová data.

outer_rim-story-db_90_4 = I v kantýnách na Kesselu se smějí Greedovi, který vybírá cizí dluhy a zapomíná je odevzdat. Lichváři z Tatooine
    se nesmějí. Jeden z nich přijel osobně, aby ti přistrčil zatykač a zaplatil pití.

outer_rim-story-db_90_5 = Na Takodaně tě vyhledá pán v botách, které stály jako menší loď. Jedno kasino na Cantonice prohrálo jedenáct
    nocí za sebou s Gandem v dýchací masce, který znal každé číslo, ještě než padlo. Zuckuss se má vrátit a vysvětlit, jak to dělá.

outer_rim-story-db_91_1 = Na nábřeží v Theedu počítá lékařka bedny, a pak znovu, jako by jich tím mohlo přibýt. Bacta, obvazy, žádný
    odesílatel. Na Mon Calamari je prý naléhavě potřebují; a kdo přesně, na to se raději neptej.

outer_rim-story-db_91_2 = Předák na Ord Mantellu položí bednu jemně jako spící dítě a poodejde hodně daleko. Dolům na Kesselu došly nálože
    a obvyklému dopravci odvaha. „Hlavně žádné prudké manévry!“ volá na tebe zpoza zdi.

outer_rim-story-db_91_3 = Z nejspodnější police sklepa na Takodaně putuje devět lahví, zaprášenějších než dějiny. Na Cantonice někdo
    zaplatí jmění, aby je vypil před těmi, kdo na to nemají. Sklepmistr je balí do dek a s každou se loučí.

outer_rim-story-db_91_4 = Padělatel na Nal Huttě pracuje ve vaně, protože je to nejsušší místo v bažině. Každé povolení je mistrovské
    dílo: razítko, pečeť, dokonce kolečko od hrnku znuděného úředníka. Na Lothalu, kde se bez papírů nikdo nehne, čekají přesně na tohle
    kolečko.

outer_rim-story-db_92_1 = Na Rylothu ti kuchařka na penzi servíruje guláš a tajemství. Deset let vařila v Jabbově paláci na Tatooine a
    deset let chodila pro mouku po duté desce. Podíl nechce, jen slyšet, jak hlasitě Jabba řval.

outer_rim-story-db_92_2 = Na přistávací plochu na Mon Calamari bubnuje déšť a přisedá si k tobě důstojnice bez hodnosti. Její přátelé jsou
    ve vězení na Lothalu a ona ti ho kreslí. „Těžké jsou dveře,“ říká. „Zbytek jsou jen stormtroopeři.“

outer_rim-story-db_92_3 = V kavárně na Lothalu ti propuštěný spojař kreslí na ubrousek retranslační stanici i s hluchými místy. Skrývá se
    u Kafrenského prstence a pořád mu dluží půlroční plat. Moc rád by slyšel, jak zmlkne.

outer_rim-story-db_92_4 = Sběratel z Kafrenského prstence má zákaz vstupu na všechny aukce na Cantonice, kvůli příhodě s lustrem. Takže
    tam sedíš místo něj, v půjčené parádě, tváříš se znuděně a všem rozmlouváš ten jediný kus, na kterém záleží.
outer_rim-story-db_92_4-passed = Poprvé, podruhé, tvoje: soupeři ještě přikyvují tvému proslovu.
outer_rim-story-db_92_4-failed = Kladívko klepne pro někoho jiného. A paráda, jak se ukazuje, je z půjčovny.
