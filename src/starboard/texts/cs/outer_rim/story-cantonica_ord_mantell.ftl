### Outer Rim: příběhy střetnutí na planetách Cantonica a Ord Mantell a to, jak dopadnou jejich testy.

outer_rim-story-enc_cantonica_ord_mantell_01-cantonica = Křišťálové lustry, hustý koberec a devět párů očí, které odhadují, co se z tebe
    dá vytěžit. Krupiérka poklepe na volné místo u stolu a usměje se o pár zubů víc, než je milé. Sázky tu začínají tam, kde jinde
    končí.

outer_rim-story-enc_cantonica_ord_mantell_01-ord_mantell = „Pravé vybavení Republiky, spadlo z pravého transportu Republiky.“ Prodejce
    smete z pultu otlučenou bednu a práskne na něj další. Tři z jeho čtyř rukou už vypisují účtenku.

outer_rim-story-enc_cantonica_ord_mantell_02-cantonica = Země se chvěje dřív, než je vidíš: ušatí fathierové se ženou z poslední zatáčky
    zkušebního kola. Dohazovač ve vypůjčeném fraku ti šeptá, kdo zaručeně vyhraje. Na svém vlastním tiketu má ovšem někoho jiného.

outer_rim-story-enc_cantonica_ord_mantell_02-ord_mantell = V kaňonech šrotu za přístavem rozebírá parta vysloužilou nákladní loď
    rychleji, než by ji jinde stihli natankovat. Nejmladší mechanik se na tu tvoji dívá s neskrývanou touhou. Předák už počítá, co
    takové loučení stojí.

outer_rim-story-enc_cantonica_ord_mantell_03-cantonica = Karty na sabacc mají na hraně drobné vrypy a někdo je tam udělal schválně. Šéf
    sálu zívá za zády velmi hranatého hlídače. Můžeš toho využít, nebo tu být dnes večer jediná poctivá duše.
outer_rim-story-enc_cantonica_ord_mantell_03-cantonica-passed = Nikdo nevidí, jak tvé prsty čtou hrany. Bank putuje po plstěném stole k
    tobě.
outer_rim-story-enc_cantonica_ord_mantell_03-cantonica-failed = Tvou ruku přikryje jiná, mnohem těžší. Podnik si nechá sázku a tvou tvář
    si zapamatuje.

outer_rim-story-enc_cantonica_ord_mantell_03-ord_mantell = Žoldnéřská kompanie dostala výplatu, rozešla se a prodává, v čem přiletěla.
    Jedna loď právě odlétá v oblaku kouře. „Ta další je lepší,“ ujišťuje seržant. „A díry v trupu máš zadarmo.“

outer_rim-story-enc_cantonica_ord_mantell_04-cantonica = Vládám prodává celé flotily a mezi dvěma chody i drobnosti hostům, jako jsi ty.
    Po bílém ubrusu k tobě připluje sametová krabička. To, co je uvnitř, se vejde do rukávu a projde kolem většiny vrátných.

outer_rim-story-enc_cantonica_ord_mantell_04-ord_mantell = Výběrčí obcházejí stánky podél přistávací plochy a ztichnou i ti nejhlučnější
    trhovci. Weequay s účetní knihou se zastaví před tebou, olízne si palec a hledá tvou stránku. Jeho společníci ti zatím koukají na
    ruce.

outer_rim-story-enc_cantonica_ord_mantell_05-cantonica = Vysloužilá falešná hráčka ti na terase objedná pití a mluví o štěstí. Prý se dá
    přemluvit, aby si to ještě rozmyslelo, ale jen jednou a jen když víš jak. A pak ti to ukáže.

outer_rim-story-enc_cantonica_ord_mantell_05-ord_mantell = V kanceláři je jedna židle, jeden větrák a celá stěna tváří. Úředník přeskočí
    dva zatykače, „toho už mají“ a „ten umřel stářím“, a otočí obrazovku k tobě. Třetí tvář zamrká.

outer_rim-story-enc_cantonica_ord_mantell_06-cantonica = Starému hraběti patří půlka stájí v Canto Bight a všechny ho nudí. Mávnutím tě
    zve do lóže: „Tak mě k něčemu přemluv.“ Předchozí host právě odchází v slzách a z dráhy voní tráva a peníze.
outer_rim-story-enc_cantonica_ord_mantell_06-cantonica-passed = Směje se, až mu vypadne monokl. Pak na tvůj „podnik“ otevře pořádný
    měšec.
outer_rim-story-enc_cantonica_ord_mantell_06-cantonica-failed = Hrabě zívne. Uvaděči tě vyprovodí a účet za občerstvení je tvůj.

outer_rim-story-enc_cantonica_ord_mantell_06-ord_mantell = Pod kopcem zrezivělých tanků má sklad z klonových válek pořád proud. Bitevní
    droidi visí ve stojanech jako kabáty. Připadnou tomu, kdo obejde hlídací obvod, a ten bručí, jako by to věděl.
outer_rim-story-enc_cantonica_ord_mantell_06-ord_mantell-passed = Bručení umlkne a stojany se s povzdechem skloní. Jestli droidy chceš,
    jsou tvoji.
outer_rim-story-enc_cantonica_ord_mantell_06-ord_mantell-failed = Starý obvod vůbec nespí. Nejdřív ti zabrní prsty a potom všechno
    ostatní.

outer_rim-story-enc_cantonica_ord_mantell_07-cantonica = Bílá jachta trčí v přístavu moře, které si někdo nechal vykopat uprostřed
    pouště. Majitel na tebe mává sklenkou: hosté by byli, ohňostroj taky, jen motor ne. Z podpalubí je cítit připálená marmeláda.
outer_rim-story-enc_cantonica_ord_mantell_07-cantonica-passed = Ze spojky vytáhneš vidličku na jednohubky. Motor přede a majitel rád
    platí.
outer_rim-story-enc_cantonica_ord_mantell_07-cantonica-failed = Motor jednou zakašle. Hosté veslují ke břehu a za zakašlání nikdo
    neplatí.

outer_rim-story-enc_cantonica_ord_mantell_07-ord_mantell = Barman celý večer leští jednu sklenici a slyší všechno. „Řekni mi planetu,“
    bručí do mizerné muziky, „a já ti povím, kdo nechce, aby ho tam někdo našel.“ Povídání je zadarmo, pití je slušnost.

outer_rim-story-enc_cantonica_ord_mantell_08-cantonica = Na promenádě se k tobě přidají tři uhlazení pánové v šedých rukavicích. Mají
    dlužní úpis a jméno na něm je skoro tvoje. „Skoro nám stačí,“ řekne ten nejvyšší a pohlédne na zábradlí nad vodou.

outer_rim-story-enc_cantonica_ord_mantell_08-ord_mantell = Na obou koncích uličky zavyjí motory. Gang na swoopech kolem tebe krouží a
    ten s pomalovanou přilbou chce tvůj měšec, tvůj kabát a omluvu. Za okenicemi už někdo přijímá sázky.

outer_rim-story-enc_cantonica_ord_mantell_09-cantonica = Pozvánka je na opravdovém papíře a dar, o který prosí, je opravdový až dost.
    Uvnitř tančí ministři, admirálové a šéfové podsvětí na stejnou hudbu. Někdo musí pronést přípitek a hostitelka se rozhlíží po sále.
outer_rim-story-enc_cantonica_ord_mantell_09-cantonica-passed = Tvůj přípitek opakují celou noc. Ráno zná tvé jméno celé pobřeží.
outer_rim-story-enc_cantonica_ord_mantell_09-cantonica-failed = Přípitek nikoho nepobaví, jen jeden host v koutě pozvedne sklenku právě
    k tobě.

outer_rim-story-enc_cantonica_ord_mantell_09-ord_mantell = Na ceduli stojí „Opravy“, ve výloze „Zavřeno“ a dveře se otevřou dřív, než
    zaklepeš. Překupník má kupce, kteří se neptají, a váhy, které nelžou. „Polož to na pult,“ povídá. „Cokoli kromě posádky.“

outer_rim-story-enc_cantonica_ord_mantell_10-cantonica = Vedoucí k tobě připluje se stříbrným tácem: sklenka, pero a úpis na tvé jméno.
    „Se splácením není kam spěchat,“ usmívá se. Několik hostů kolem začne najednou velmi pozorně studovat strop.

outer_rim-story-enc_cantonica_ord_mantell_10-ord_mantell = Za myčkou spídrů mají pašeráci svou týdenní schůzku: tlumená světla, nízké
    ceny, strážný na střeše. Bedny mění majitele pokývnutím. Kdo nemá se Syndikátem spory, vejde rovnou. Kdo je má, ať se drží ve stínu.
outer_rim-story-enc_cantonica_ord_mantell_10-ord_mantell-passed = Vyklouzneš za řadou beden a s tebou všechno, co je tvoje.
outer_rim-story-enc_cantonica_ord_mantell_10-ord_mantell-failed = Světlo se stočí na tebe a bereš nohy na ramena. Co z nákladu popadnou,
    to mají.
