### Outer Rim: příběhy střetnutí na navigačních bodech.

outer_rim-story-enc_navpoint_01-patrol =
    Světlomety propátrávají trasu před tebou a žádný tě zatím nenašel. Zhasnout, vypnout motory a nechat se tiše unášet těsně pod
    hlídkou, to by mohlo vyjít. A když nevyjde, bude to vypadat přesně tak, jak to je.
outer_rim-story-enc_navpoint_01-patrol-passed = Proklouzneš jim pod kýly a většina dne je ještě tvoje.
outer_rim-story-enc_navpoint_01-patrol-failed = Na palubě něco pípne. Světlomet tě najde a někdo si tam venku začne psát poznámky.

outer_rim-story-enc_navpoint_01-no_patrol =
    Nouzové volání v povstaleckém kódu tě zavede mezi vraky a pak se zeptá, kdo jsi. K hostům vysílají mechaniky. Na nepřátele čeká úzká
    cesta ven mezi tmavými koulemi, které se na skeneru právě probouzejí.
outer_rim-story-enc_navpoint_01-no_patrol-passed = Kličkuješ mezi minami, až za tebou uraženě blikne i ta poslední.
outer_rim-story-enc_navpoint_01-no_patrol-failed = Poslední mina je blíž, než se zdálo. Rána je ještě blíž.

outer_rim-story-enc_navpoint_02-patrol =
    Hlídka přichází na palubu se skenerem na dlouhé tyči a má spoustu času. Za čisté podpalubí bude v záznamu vlídná poznámka. Pokud tak
    docela čisté není, začni mluvit dřív, než dojdou k poslední bedně.
outer_rim-story-enc_navpoint_02-patrol-passed = Nakonec skener vypnou, aby tvoji historku lépe slyšeli.
outer_rim-story-enc_navpoint_02-patrol-failed = Skener se rozezpívá. Jedna bedna odchází s hlídkou a tvoje jméno zůstává v záznamu.

outer_rim-story-enc_navpoint_02-no_patrol =
    Nákladní loď se pomalu otáčí ve tmě: žádná světla, žádné jméno, okna samá jinovatka. Někde uvnitř ještě pokašlává generátor a za ním
    leží, co tu posádka ve spěchu nechala. Připojíš se a přemlouváš elektroniku průlezu.
outer_rim-story-enc_navpoint_02-no_patrol-passed = Průlez s povzdechem povolí. Za ním stojí police náhradních dílů, ještě v obalech.
outer_rim-story-enc_navpoint_02-no_patrol-failed = Generátor ze sebe vydá všechno, co mu zbylo, rovnou do tvých spojovacích svorek.

outer_rim-story-enc_navpoint_03-patrol =
    Velitel hlídky je zdvořilý, takže jde do tuhého: tři tankery, jeden ošklivý úsek, málo děl. Chtěli by tě mít na křídle. Je odtamtud
    krásný výhled, a kdo tam číhá, má zase krásný výhled na tebe.

outer_rim-story-enc_navpoint_03-no_patrol =
    Z oslnivé záře blízkého slunce se vyřítí lodě se zuby namalovanými na přídi. „Peníze, nebo díru do trupu!“ zapraská reproduktor a
    někdo se zachichotá. Mají zjevně za sebou dobrý týden, podpalubí sotva dovřou.

outer_rim-story-enc_navpoint_04-patrol =
    Důstojník na hologramu se ptá, jaká byla cesta, potom na provoz a potom na jednu docela určitou loď. Vedle malé postavičky se objeví
    malý měšec. A ty náhodou víš, kam má kdosi namířeno.

outer_rim-story-enc_navpoint_04-no_patrol =
    Kolem se převaluje raketoplán s mrtvými motory a za oknem někdo mává dekou. Aby se dalo připojit, musíš se roztočit přesně jako on,
    otáčku za otáčkou. Ať tam sedí kdokoli, někdo důležitý už ho jistě postrádá.
outer_rim-story-enc_navpoint_04-no_patrol-passed = Svorky zacvaknou. Zachráněný cestující má známé všude a ptá se, komu o tobě má říct.
outer_rim-story-enc_navpoint_04-no_patrol-failed =
    Raketoplán se odkutálí z dosahu. Cestujícího i vděčnost si odveze remorkér, který letí kolem.

outer_rim-story-enc_navpoint_05-patrol =
    Hlídka střílí po někom jiném, jenže iontový výboj se převalí i přes tebe. Po stěnách šplhají modré jiskry, půlka panelů zhasla a ta
    druhá mluví z cesty. Přesměruj energii, než praskne něco důležitého.
outer_rim-story-enc_navpoint_05-patrol-passed = Vypínač za vypínačem zase svítí. Odnesl to jenom kávovar.
outer_rim-story-enc_navpoint_05-patrol-failed = O jeden vypínač pozdě. Na zádi něco bouchne.

outer_rim-story-enc_navpoint_05-no_patrol =
    Vznáší se tu bóje velká jako kbelík, pod pečetěmi, jaké už celé věky nikdo nepoužívá. Když ji natočíš k určitým hvězdám, tiše bzučí.
    Schováš ji pod sedadlo a nikomu o ní neřekneš.

outer_rim-story-enc_navpoint_06-patrol =
    Hlídka by ráda věděla, co tu pohledáváš, a není to hloupá otázka. Najdeš na mapě nejprázdnější kout a ohlásíš tam konvoj, co letí
    potmě a hrozně pospíchá. Teď jen aby se ti nezachvěl hlas.
outer_rim-story-enc_navpoint_06-patrol-passed = „Díky za tip.“ Motory vzplanou a hlídka pádí za konvojem, který nikdy nikdo neviděl.
outer_rim-story-enc_navpoint_06-patrol-failed = Dlouhé ticho. Právě odtamtud totiž přiletěli a na vtipy nejsou.

outer_rim-story-enc_navpoint_06-no_patrol =
    Tmou se v řadě kutálejí bedny, jako by nějaké lodi praskla taška s nákupem. Na každém víku stojí velkými písmeny Ord Mantell. Na
    skeneru není nikdo jiný a nakládací rameno tam zrovna dosáhne.

outer_rim-story-enc_navpoint_07-patrol =
    „Vypnout motory,“ ozve se na otevřeném kanálu a za tebou se rozzáří jejich trysky. Vpředu se k sobě pomalu blíží dva vraky rudných
    člunů. Ještě je mezi nimi mezera, zhruba tak na tebe. Přidáš plyn.
outer_rim-story-enc_navpoint_07-patrol-passed = A je to! Vraky se za tebou zavřou jako dveře a trasa je volná.
outer_rim-story-enc_navpoint_07-patrol-failed = Ta mezera byla pro někoho štíhlejšího. Hlídka to otáčí a ty počítáš promáčkliny.

outer_rim-story-enc_navpoint_07-no_patrol =
    Žádný provoz, žádný šum, jen hvězdy jako rozsypaná sůl. Navigační počítač si pro jednou nemá nač stěžovat, a tak z nudy spočítal
    ještě jeden krátký skok. Bliká a čeká jako zvířátko s míčkem.

outer_rim-story-enc_navpoint_08-patrol =
    Vedle trasy visí jedna z doprovodných lodí hlídky a chladivo za ní vlaje jako třpytky. Pilot odletěl pro pomoc a nechal tu vzkaz:
    „Prosím, jakýkoli konvertor!“ Jeden by se sehnal. A pro všechno ostatní by se našlo využití.

outer_rim-story-enc_navpoint_08-no_patrol =
    Mezi kameny, které se válejí prázdnotou, se něco leskne: rudná žíla, obnažená poslední srážkou. Vletět dovnitř, nabrat a zmizet před
    tou další, na papíře je to snadné. Jenže asteroidy ten papír nečetly.
outer_rim-story-enc_navpoint_08-no_patrol-passed = Vylétáš s plným nabírákem a s novou úctou k malým tryskám.
outer_rim-story-enc_navpoint_08-no_patrol-failed = S další srážkou se potkáš na půl cesty. Ruda zůstává jí.

outer_rim-story-enc_navpoint_09-patrol =
    Nad tvým pultem se rozsvítí bitevní plán: jeden měsíc, moc červených teček, málo modrých. Jak by se tohle dalo vyhrát, ptá se
    velitelka hlídky, jen tak ze zvědavosti. Nabírají posily a tohle je přijímací zkouška.
outer_rim-story-enc_navpoint_09-patrol-passed = „Kolem měsíce. No jistě.“ Za radu ti zaplatí a budou si ji pamatovat.
outer_rim-story-enc_navpoint_09-patrol-failed = Tvoje modré tečky zhasínají jedna po druhé. Poděkují a zeptají se další lodi.

outer_rim-story-enc_navpoint_09-no_patrol =
    Majitelé odešli už dávno, jen to nikdo neřekl droidům: starý opravárenský dok pluje prázdnotou a všude svítí. Svářecí rameno mává,
    ať vletíš dovnitř. Než se najde někdo, komu zaplatit, už létají jiskry.

outer_rim-story-enc_navpoint_10-patrol =
    Pod hovory hlídky běží ještě jeden signál, slabý a podivně zpěvný: pašerácký kód, který dávno vyšel z módy. Říká, kde má kdosi
    schované úspory, a čeká na správnou odpověď. Pátráš v paměti po klíči.
outer_rim-story-enc_navpoint_10-patrol-passed = Je to ukolébavka pozpátku. Úspory jsou na místě a nikdo se o ně nehlásí.
outer_rim-story-enc_navpoint_10-patrol-failed =
    Špatná odpověď, a rovnou na otevřeném kanálu. Na vedlejší trase se k tobě obrací jiná hlídka.

outer_rim-story-enc_navpoint_10-no_patrol =
    Bárka s trupem záplatovaným devíti barvami bliká lampami: výprodej, jako každý týden. Obchodnice odhrne jednu plachtu, jen tu jednu,
    a opře se o to, co je pod ní. „Dívat se můžeš zadarmo,“ praví. „Zírat už ne.“
