### Outer Rim: příběhy střetnutí na planetách Tatooine a Nal Hutta.

outer_rim-story-enc_tatooine_nal_hutta_01-tatooine =
    Duna před tebou dýchá. Dvě slunce se lesknou na řadě zubů dlouhých jako tvoje paže a za nimi leží, napůl v písku, zbytky karavany
    bohatého kupce. Netvor o tobě neví. Zatím.
outer_rim-story-enc_tatooine_nal_hutta_01-nal_hutta =
    Trůnní sál je cítit starým kouřem a něčím, co bývalo žábou. Hutt na pódiu přestane žvýkat a s ním ztichne i kapela. Otevře se
    jedno těžké oko, najde tě a váží, co o tobě klan slyšel.
outer_rim-story-enc_tatooine_nal_hutta_02-tatooine =
    V rokli stojí tři osedlané banthy a široko daleko nikdo. Sotva si stačíš pomyslet, že je to divné, a skály nad tebou začnou výt.
    Každá z těch skal navíc drží hůl gaffi.
outer_rim-story-enc_tatooine_nal_hutta_02-nal_hutta =
    Máš měšec, který spadl z huttského člunu, a člun ho chce zpátky. Světlomety šátrají v rákosí, stopaři se brodí blíž. Ponoř se do
    zelené vody, ani se nehni a doufej, že ta kláda vedle tebe je kláda.
outer_rim-story-enc_tatooine_nal_hutta_02-nal_hutta-passed = Světla jdou dál. Kláda je kláda a měšec je tučný jako jeho majitel.
outer_rim-story-enc_tatooine_nal_hutta_02-nal_hutta-failed = Kláda otevírá tlamu. Utíkáš, ale bez měšce a ne bez kousance.
outer_rim-story-enc_tatooine_nal_hutta_03-tatooine =
    Na okraji depa sedí závodník s rukou v šátku a za ním dva obrovské motory. „Zaplať startovné a na jeden závod je kluzák tvůj,“
    říká. „Levý motor trochu táhne. Pravý trochu hoří.“
outer_rim-story-enc_tatooine_nal_hutta_03-tatooine-passed = Poslední soutěskou prolétáš bokem a cílem jako první, skoro vcelku.
outer_rim-story-enc_tatooine_nal_hutta_03-tatooine-failed = Levý táhne, pravý hoří a stěna kaňonu stojí tam, kde vždycky.
outer_rim-story-enc_tatooine_nal_hutta_03-nal_hutta =
    Dole v aréně čeká nervózní gladiátor se sítí na něco, co má hlad od posledních svátků. Dav zpívá, bookmaker olízne pisátko a otočí
    se k tobě: kdo bude ještě stát, až zazní gong?
outer_rim-story-enc_tatooine_nal_hutta_04-tatooine =
    Rampa pásáku je krám plný věcí, které byly ještě ráno přišroubované k něčemu jinému. Jawa hladí motivátor omotaný drátem a
    zapáleně drmolí. Hučí to. Skoro to nekouří. Zřejmě životní příležitost.
outer_rim-story-enc_tatooine_nal_hutta_04-nal_hutta =
    Na celnici strhává majordomus ze zdi starý zatykač; ten je vyřízený. „Klan má rád hosty, kteří umějí číst,“ říká ti skoro vlídně a
    vlhkým prstem klepe na další tvář. „Neznáš náhodou někoho?“
outer_rim-story-enc_tatooine_nal_hutta_05-tatooine =
    Kapela spustí svou jedinou rychlou písničku a celá kantýna se zapomene hádat. Lavice v rohu je chladná, schovaná před oběma
    slunci, dobrá na modřiny i promáčkliny. A je z ní vidět, kdo si ani uvnitř nesundává kapuci.
outer_rim-story-enc_tatooine_nal_hutta_05-nal_hutta =
    Písař kajidiku ti vtiskne do dlaně zapečetěné pouzdro a zavírá kolem něj tvoje prsty, jeden po druhém. „Ne tady. Ne teď. V
    některém přístavu se o ně někdo přihlásí. Mě neznáš. Ono o to nikdo nestojí.“
outer_rim-story-enc_tatooine_nal_hutta_06-tatooine =
    Přes dvůr se skácel vaporátor a farmář stojí pod ním a drží ho vlastními zády. Dům má dokořán: konvice na plotně, kasička na
    polici, na dveřích pečeť huttské ochrany. Hledí na tebe s nadějí.
outer_rim-story-enc_tatooine_nal_hutta_06-nal_hutta =
    Přes jedinou suchou cestu k přístavu visí řetěz a vedle něj sedí pod deštníkem písař se seznamem. „Kdo dluží, platí. Komu dlužíme
    my, ten bere.“ Nasliní si palec a hledá tvoje jméno.
outer_rim-story-enc_tatooine_nal_hutta_07-tatooine =
    Plakát visí za barem mezi ceníkem a mnohem delším seznamem hostů, kteří dovnitř nesmějí. Rozložitý chlap s obvázanou hlavou:
    Dengar. „Klidně si ho vezmi,“ říká hostinský. „Straší mi štamgasty.“
outer_rim-story-enc_tatooine_nal_hutta_07-nal_hutta =
    Chlapík s rameny jako nákladová vrata si bez pozvání přisedne, až lavice zaúpí. „Najmi mě na den. Vyberu, co klanu dluží jiní, a u
    dvora řeknu, že mě posíláš ty.“ Klouby mu praskají jako starý nábytek.
outer_rim-story-bounty_dengar =
    HLEDÁ SE na Nal Huttě: Dengar, povoláním lovec; rozložitý, obvázaný, nevrlý. Vzal si od klanu zálohu, kořist chytil a prodal ji
    někomu jinému. Klan by si jeho výmluvu rád poslechl osobně, ale spokojí se i s tichem.
outer_rim-story-enc_tatooine_nal_hutta_08-tatooine =
    Obzor se zvedá a jde k tobě, hnědý a burácející. Věž má zavřeno, okenice věže taky a tvoje přistávací plocha je někde pod tím
    vším. Máš přístroje, jednu mezeru v prachu a málo času.
outer_rim-story-enc_tatooine_nal_hutta_08-tatooine-passed = Proklouzneš mezerou a dosedneš tak jemně, jak písek dovolí.
outer_rim-story-enc_tatooine_nal_hutta_08-tatooine-failed = Bouře ti obrousí z trupu lak. A pak se pustí do trupu.
outer_rim-story-enc_tatooine_nal_hutta_08-nal_hutta =
    Prší a kaluže syčí. Půlka přístavu natahuje přes lodě plachty; mechanik ti půjčuje stříkací pistoli a sud tmelu. Dobře namíchaný
    zacelí i staré díry. Špatně namíchaný se přidá k dešti.
outer_rim-story-enc_tatooine_nal_hutta_08-nal_hutta-passed = Tmel ztvrdne jako sklo a pár starých děr pod ním zmizí.
outer_rim-story-enc_tatooine_nal_hutta_08-nal_hutta-failed = Tmel zpění, sjede dolů a kus trupu vezme s sebou.
outer_rim-story-enc_tatooine_nal_hutta_09-tatooine =
    V předpokoji paláce chce komoří s knihou znát tvoje jméno, řemeslo a jeden dobrý důvod, proč tě pustit dál. „Nové tváře
    potřebujeme pořád,“ říká a za závěsem se směje Hutt. „Některé do služby. Jiné pro zábavu.“
outer_rim-story-enc_tatooine_nal_hutta_09-tatooine-passed = Tvůj důvod projde za závěs. Smích odtamtud zní skoro přátelsky.
outer_rim-story-enc_tatooine_nal_hutta_09-tatooine-failed = „My se ozveme,“ říká komoří a tvoje jméno škrtá.
outer_rim-story-enc_tatooine_nal_hutta_09-nal_hutta =
    Dva kajidiky se perou o močál a jeden z nich dnes v noci zasedá v loděnici na kůlech. Druhý dobře platí za pár uší pod podlahou.
    Žebřík klouže a stráže jsou čerstvě po večeři.
outer_rim-story-enc_tatooine_nal_hutta_09-nal_hutta-passed = Visíš pod prkny až do svítání a každé slovo prodáš ještě před snídaní.
outer_rim-story-enc_tatooine_nal_hutta_09-nal_hutta-failed = Zavrže prkno, spustí se lampa a jeden Hutt si tvoji tvář navždy zapamatuje.
outer_rim-story-enc_tatooine_nal_hutta_10-tatooine =
    Od poledne sedí u tvé rampy weequayský střelec a leští zaměřovač děla, ke kterému už nemá loď. „Trefím, na co mě namíří,“ říká.
    „Můj poslední kapitán mě namířil na měsíc.“
outer_rim-story-enc_tatooine_nal_hutta_10-nal_hutta =
    Pod palácem, za dveřmi kulatými jako jejich pán, má klan všechno, co neutrácí. Stojíš u zámku. Má tři alarmy, hnízdo drátů a podle
    vkusu majitele i vyřezávanou tvář, která se ti dívá pod ruce.
outer_rim-story-enc_tatooine_nal_hutta_10-nal_hutta-passed = Tvář zhasne, dveře se odvalí, kapsy se plní. Klan si toho všimne.
outer_rim-story-enc_tatooine_nal_hutta_10-nal_hutta-failed = Vyřezávaná ústa plivnou jiskru a zaječí. Utíkáš a klan ví, komu poděkovat.
