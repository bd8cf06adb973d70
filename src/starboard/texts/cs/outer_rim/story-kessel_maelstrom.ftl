### Outer Rim: příběhy střetnutí na Kesselu a v Maelströmu a to, jak dopadnou jejich testy.

outer_rim-story-enc_kessel_maelstrom_01-kessel = Předák má prach v každé vrásce a pod paží pytel, který není v žádném soupisu. „Spadl z
    pásu,“ vypráví zdi vedle tebe. „Ono toho spadne, když někdo zaplatí za zametení.“ A čeká, jestli máš po ruce koště.

outer_rim-story-enc_kessel_maelstrom_01-maelstrom = Hvězdy před tebou se ohýbají jako rákosí a všechno volné v kokpitu se tiše kutálí
    doleva. Někde v mlze si tě našla gravitační studna. S tou se nepřetahuj. Kdo však umí klouzat po jejím okraji, toho vymrští ven.
outer_rim-story-enc_kessel_maelstrom_01-maelstrom-passed = Kloužeš po okraji a studna tě vymrští rychleji, než by to kdy svedly motory.
outer_rim-story-enc_kessel_maelstrom_01-maelstrom-failed = Kloužeš o půl kola déle, než je zdrávo. Pláty skřípou a některé povolí.

outer_rim-story-enc_kessel_maelstrom_02-kessel = Strážní z deváté šachty už měsíce nedostali plat, a tak zabrali jídelnu, pokladnu a
    čtyřicet horníků. Teď se ženou jediným tunelem nahoru a ty v něm stojíš. Za nimi horníci začínají bušit do trubek.

outer_rim-story-enc_kessel_maelstrom_02-maelstrom = Z plynových mračen se sype černý sníh a lepí se na všechno, co má náboj. Sání kašle,
    průzor tmavne a štíty bručí tón, jaký tu ještě nebyl slyšet. Přelaď je, a rychle, nebo se zadusí.
outer_rim-story-enc_kessel_maelstrom_02-maelstrom-passed = Tón klesne a saze sjedou z lodi jako voda. Plnou parou vpřed.
outer_rim-story-enc_kessel_maelstrom_02-maelstrom-failed = Tón stoupá, přeskočí a kus štítů vezme s sebou.

outer_rim-story-enc_kessel_maelstrom_03-kessel = Pod rampou čeká Pyke v masce, stráže po levici i po pravici. Ukloní se přesně tak
    hluboko, jak si tu tvé jméno zaslouží. Pak otevře lakovanou skříňku a ty se nakloníš blíž: je plná, nebo se má teprve naplnit?

outer_rim-story-enc_kessel_maelstrom_03-maelstrom = Jeden ze zářících mraků mrkne. Má chapadla delší než nákladní lodě a nejedl od
    posledního kapitána, který si chtěl zkrátit cestu. Vedle zobáku je mezera a přímo před zobákem jsi ty a tvoje děla.
outer_rim-story-enc_kessel_maelstrom_03-maelstrom-passed = Chapadlo sevře oblak zplodin. Všechno ostatní už je dávno jinde.
outer_rim-story-enc_kessel_maelstrom_03-maelstrom-failed = Plácne tě přes celý mrak, ochutná lak a vyplivne tě.

outer_rim-story-enc_kessel_maelstrom_04-kessel = Něco zespodu klepe na trup. Z písku se vyhrabe horník, šedý od hlavy k patě, v ruce
    lžíci zbroušenou na dláto a za sebou čtyři měsíce tunelu. „Umím vařit,“ nabízí a zvědavě nakukuje do tvé lodi.

outer_rim-story-enc_kessel_maelstrom_04-maelstrom = Stará hornická píseň vypočítává majáky skrytého průlivu, sloku po sloce, a tady už
    první z nich bliká. Ve třetí sloce se zahýbá vlevo. Nebo to byla čtvrtá? Mlha se za tebou zavírá.
outer_rim-story-enc_kessel_maelstrom_04-maelstrom-passed = Byla to třetí. Průliv se otevře, rovný jako ulice a nádherně prázdný.
outer_rim-story-enc_kessel_maelstrom_04-maelstrom-failed = Byla to čtvrtá. Mlha se zvedne a před tebou leží Kessel, velký a šedý.

outer_rim-story-enc_kessel_maelstrom_05-kessel = Dozorce se smutnýma očima a drahým vkusem ti u večeře prozradí, které bedny se nikdy
    neotvírají a co máš namalovat na ty své. „Jednou,“ dodá a strčí si do kapsy stříbrnou slánku. „Pak tě neznám.“

outer_rim-story-enc_kessel_maelstrom_05-maelstrom = Ve žluté mlze se líně otáčí nákladní loď s rozpáraným břichem a kolem ní krouží
    truhly jako měsíce. Trosky jsou blízko a mají ostré hrany. Můžeš si zaletět pro to, co se třpytí, nebo proklouznout, dokud je proud
    vlídný.
outer_rim-story-enc_kessel_maelstrom_05-maelstrom-passed = Proklouzneš bez škrábnutí a proud tě nese dál.
outer_rim-story-enc_kessel_maelstrom_05-maelstrom-failed = Z mlhy se vyhoupne poslední nosník a pořádně ti zaklepe na trup.

outer_rim-story-enc_kessel_maelstrom_06-kessel = Pod štolami s kořením vede žíla coaxia, tak nedůtklivá, že i lampy jsou tu zabalené v
    hadrech. Kohout má sedm ventilů a ani jeden štítek. Otevři je ve správném pořadí, pomalu, a hlavně bez kýchnutí.
outer_rim-story-enc_kessel_maelstrom_06-kessel-passed = Sedmý ventil vzdychne a nádoba se plní studeným modrým světlem.
outer_rim-story-enc_kessel_maelstrom_06-kessel-failed = Někdo kýchne. K sobě přijdeš o štolu výš a trochu z tebe kouří.

outer_rim-story-enc_kessel_maelstrom_06-maelstrom = Vír nabitého plynu tě chytne jako nevychovaný vlečný paprsek. Kormidlo se zasekne a
    jeho motorek právě stávkuje. Zbývá ruční páka, stavěná pro dva a tuhá ode dne, kdy ji namontovali.
outer_rim-story-enc_kessel_maelstrom_06-maelstrom-passed = Páka zaskřípe a povolí. Vír tě pustí a vyplivne po proudu.
outer_rim-story-enc_kessel_maelstrom_06-maelstrom-failed = Vyhrává páka. Vír tě protáhne vším ostatním, co kdy nasbíral.

outer_rim-story-enc_kessel_maelstrom_07-kessel = U rudného mola přirazí bárka a její náklad má pod mříží ruce. Kapitán si všimne, kam se
    díváš, a podává ti tlustý měšec. „Viděli jsme koření, že ano?“ navrhuje. Jeho lidé sahají k opaskům.

outer_rim-story-enc_kessel_maelstrom_07-maelstrom = Senzory za tebou hlásí letku pirátů. Pak dvě. Pak několikrát tvou vlastní loď v
    úhledné formaci. Něco z toho musí být ozvěna. Představ si, jak by tě tu kdo lovil, a poznáš, čeho si nevšímat.
outer_rim-story-enc_kessel_maelstrom_07-maelstrom-passed = Polovina z nich se otáčí s tebou. Mezi ostatními proklouzneš raz dva.
outer_rim-story-enc_kessel_maelstrom_07-maelstrom-failed = Hodinu přelstíváš ozvěnu. Ničemu to neškodí, ale ani nepomáhá.

outer_rim-story-enc_kessel_maelstrom_08-kessel = V třídicím tunelu praskne potrubí a prach z koření se dostane všude: do plic, do
    filtrů, do kloubů. Dělníci padají, kde právě stojí. Šéf směny slibuje dobré peníze každému, kdo je ještě zvládne odnést k výtahu.
outer_rim-story-enc_kessel_maelstrom_08-kessel-passed = Vynášíš jednoho za druhým, až nakonec musí šéf směny zaplatit.
outer_rim-story-enc_kessel_maelstrom_08-kessel-failed = K výtahu ti chybí deset kroků.

outer_rim-story-enc_kessel_maelstrom_08-maelstrom = Navigační počítač nemá polohu, mapu ani, jak se zdá, chuť nést vinu. Za tebou se
    svírá plyn, před tebou je páka. Jací kapitáni vlastně dělají takové věci? Teď se to ukáže.

outer_rim-story-enc_kessel_maelstrom_09-kessel = V šachtách je každý jen číslo, namalované bíle na zádech. Stará nosička vody si
    pamatuje, která čísla bývala jmény. Nalévá ti velmi pomalu a kývne hlavou k druhému konci řady.

outer_rim-story-enc_kessel_maelstrom_09-maelstrom = V mlze visí maličká loď, v okně lampa, na boku cedule: MAPY, ČAJ. Prodejce tu půl
    života kreslí proudy vlastní rukou. Fouká na list, na kterém ještě neoschl inkoust, a čeká.

outer_rim-story-enc_kessel_maelstrom_10-kessel = Účetní Syndikátu zmizel, jeho knihy ne: jedenáct svazků, tři abecedy a jedno ztracené
    jmění. „Najdi ho a podíl je tvůj,“ říká tichý muž u dveří. „Jen se posaď. Ta židle je skoro nová.“
outer_rim-story-enc_kessel_maelstrom_10-kessel-passed = Svazek sedm, položka „deštníky“. Tichý muž beze slova vyplatí tvůj podíl.
outer_rim-story-enc_kessel_maelstrom_10-kessel-failed = Jmění najdeš, ale jiné. Patří tomu tichému muži.

outer_rim-story-enc_kessel_maelstrom_10-maelstrom = V srdci bouře je najednou ticho a mraky stojí kolem tebe jako stěny velkého sálu. Je
    čas svařovat a vydechnout. Staří piloti prý z těch stěn uměli vyčíst, kde se otevřou další dveře.
outer_rim-story-enc_kessel_maelstrom_10-maelstrom-passed = Tamhle, fialový zákrut: dveře se otevřou a ty jimi hned proletíš.
outer_rim-story-enc_kessel_maelstrom_10-maelstrom-failed = Krásné barvy. Nic ti neříkají, ale sváry aspoň drží.
