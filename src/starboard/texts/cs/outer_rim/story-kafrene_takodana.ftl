### Outer Rim: příběhy střetnutí na planetách Kafrenský prstenec a Takodana.

outer_rim-story-enc_kafrene_takodana_01-ring_of_kafrene =
    Mezi dvěma stánky s nudlemi jsou novinky v ceně každé misky. Kuchař míchá, nakloní se a zašeptá, koho kde naposled viděli, s kým a
    v čím kabátě. Víc vývaru, víc jmen. Sedíš tu dobře.
outer_rim-story-enc_kafrene_takodana_01-takodana =
    Dlouhý stůl na hradě vede od kuchyně až ke krbu a jí u něj snad každá hádka galaxie. Lavice zavrže, lokty se rozestoupí: jedno
    místo je volné, hned vedle někoho, s kým stojí za to mluvit.
outer_rim-story-enc_kafrene_takodana_02-ring_of_kafrene =
    Ulička je zkratka, dokud do ní nevkročí tři stíny: jeden s trubkou, jeden s lampou a jeden, který mluví. „Nic osobního,“ říká ten
    třetí. „Na Prstenci je draho.“ Za tebou zarachotí zavíraná mříž.
outer_rim-story-enc_kafrene_takodana_02-takodana =
    Jednooká pirátka zpívá, falešně a z celého srdce, a celý hrad se přidává. Někdo ti podá pivo, někdo jiný olej. Dole u jezera si
    dva neznámí broukají s ní a přitom rovnají uvolněné pláty tvé lodi.
outer_rim-story-enc_kafrene_takodana_03-ring_of_kafrene =
    Nosí holopuky se zatykači na provázku jako sušené houby a z jednoho ti sfoukne prach. Hologram zabliká: tvář a na límci černé
    slunce. „Toho si nikdo nebere,“ vzdychá prodejce. „Všichni mají rádi klidné večery.“
outer_rim-story-enc_kafrene_takodana_03-takodana =
    Za druhým sloupem se pět hráčů sklání nad deskou, kterou kdosi vytesal do kamene dávno před narozením jejich prababiček. Pravidla
    jsou stará, sázky čerstvé. Nejmenší z nich nohou přistrčí stoličku a zachřestí kelímkem.
outer_rim-story-bounty_black_sun_agent =
    HLEDÁ SE na Ord Mantellu: agent Černého slunce; zdvořilý, dobře oblečený, vždycky právě na odchodu. Prodal jeden sklad pěti
    obchodníkům a dva z nich se potkali. Chtějí vysvětlení, nejraději osobně. Jeho šéfové ti nepoděkují.
outer_rim-story-enc_kafrene_takodana_04-ring_of_kafrene =
    Pod poslední lavičkou na zastávce raketoplánu drží magnet pouzdro ne větší než zub. Je na něm vyškrábáno: „Není pro tebe. Je pro
    někoho, koho potkáš.“ Kdykoli se přiblížíš, zeleně zabliká, jako by mělo radost.
outer_rim-story-enc_kafrene_takodana_04-takodana =
    Ve sklepích hradu leží pod prachem a nečitelnými cedulkami poklady, které tu za tisíc let zůstaly v zástavě. Starý správce slibuje
    podíl každému, kdo mu poví, co je ta měděná věc s devíti uchy. Už léta na ní sedí.
outer_rim-story-enc_kafrene_takodana_04-takodana-passed = Berní pečeť zaniklého království! Sběratelé přihazují dřív, než dořekneš větu.
outer_rim-story-enc_kafrene_takodana_04-takodana-failed = „Konvice,“ hádáš. Správce si povzdechne a zase se na ni posadí.
outer_rim-story-job_encrypted_message =
    Pouzdro chce k jinému kapitánovi a nevybírá si. Jakmile je některý nablízku, hřeje tě v kapse: stačí podat ruku, ozve se cvaknutí
    a šepot, kterému rozumí jen ten druhý. Zaplaceno dostanou obě strany.
outer_rim-story-enc_kafrene_takodana_05-ring_of_kafrene =
    Ve skříňce, kterou otevíráš omylem, leží složka převázaná červenou šňůrkou: data, účtenky a holosnímky kohosi známého ve velmi
    nešťastném klobouku. Šňůrku zase pečlivě zavážeš. Taková složka má největší cenu ve společnosti.
outer_rim-story-enc_kafrene_takodana_05-takodana =
    U velkého ohně zvedá každý pirát pohár a vypráví o své slavné chvíli; ostatní řvou nadšením, nebo házejí chleba. Teď došel pohár k
    tobě. Můžeš spustit, nebo ho poslat dál a nastražit uši.
outer_rim-story-enc_kafrene_takodana_05-takodana-passed = Bouře nadšení. Do rána to budou vyprávět, jako by byli u toho.
outer_rim-story-enc_kafrene_takodana_05-takodana-failed = Chleba, kůrky, jedna bota. Podle zvyku platíš další rundu.
outer_rim-story-enc_kafrene_takodana_06-ring_of_kafrene =
    Z davu vrazí přímo do tebe bledý kurýr s datovým klíčem zašitým v rukávu. O dvě ulice dál se mezi stánky prodírají bílé přilby.
    Potřebuje spojence, hned teď, a zkoumavě se dívá, na koho to narazil.
outer_rim-story-enc_kafrene_takodana_06-takodana =
    Šedovlasý chlapík na ochozu šel do pašeráckého důchodu už jedenáctkrát a pokaždé se do týdne začal nudit. Každého celníka zná
    podle čísla bot. „Zaplať mi tu útratu,“ říká, „a do důchodu půjdu někdy jindy.“
outer_rim-story-enc_kafrene_takodana_07-ring_of_kafrene =
    Lampy na tržišti se naráz rozsvítí bíle. Stormtroopeři uzavřou oba konce ulice a důstojník na bedně předčítá jména. Kdo na seznamu
    není, za plat odnáší zabavené bedny. Kdo na něm je, hledá kanál.
outer_rim-story-enc_kafrene_takodana_07-ring_of_kafrene-passed = Odcházíš přes prádelnu a předčítání pokračuje bez tebe.
outer_rim-story-enc_kafrene_takodana_07-ring_of_kafrene-failed = V kanálu mají zálohy. Vyvázneš s boulemi a s pronásledovateli v patách.
outer_rim-story-enc_kafrene_takodana_07-takodana =
    Zbraně visí na háčcích u brány a spory tam mají viset také. Kolem jednoho ohně sedí vyslanci všech mocností galaxie, znudění a
    žízniví. Džbán máš ty. Komu naleješ jako prvnímu?
outer_rim-story-enc_kafrene_takodana_08-ring_of_kafrene =
    Padělatel pracuje v komoře za holičstvím a inkoust má na všech čtrnácti prstech. „Malá povodeň v archivu, úřednický omyl a kdo se
    na tebe zlobí, má špatnou složku. Za obvyklou cenu se nic nestalo.“
outer_rim-story-enc_kafrene_takodana_08-takodana =
    Stavitel lodí u jezera zdraví nejdřív tvou loď a pak tebe. Už něco dotahuje klíčem, který je velký jako on sám. „To je pozornost
    podniku. A mám pro tebe schovaný kousek, levně, protože se tvé lodi líbí.“
outer_rim-story-enc_kafrene_takodana_09-ring_of_kafrene =
    V nákladním výtahu, který nikdy nestaví, si lovci od patra k patru prodávají zatykače. Dva jsou vyplacené, než se stačíš
    rozkoukat, a snášejí se šachtou jako konfety. Další je ještě teplý a jeho majitel brzy vystupuje.
outer_rim-story-enc_kafrene_takodana_09-takodana =
    Na nádvoří stojí v křídovém kruhu šampion a zívá. Podél zdi sedí řada vyzyvatelů se studeným obkladem na hlavě. Kdo první opustí
    kruh, prohrává, a nic ve zlém. Dav se rozhlíží a pak se podívá na tebe.
outer_rim-story-enc_kafrene_takodana_10-ring_of_kafrene =
    Dvakrát zaklepat, počkat, zakašlat: zadní stěna krámku s kořením se otevře. Cech vede účty mizejícím inkoustem a zboží má na
    kolečkách. „Do snídaně to musí být pryč,“ říká pokladník. „Takže je to levné a ty se na nic neptáš.“
outer_rim-story-enc_kafrene_takodana_10-takodana =
    Besalisk vzadu ti už léta dluží peníze. Dluží i Syndikátu, jehož muž mu sedí po levici, a Huttům, jejichž písař mu sedí po
    pravici. Opře loket o stůl a zazubí se: „Dáme si o to páku?“
outer_rim-story-enc_kafrene_takodana_10-takodana-passed = Loket, talíře i stůl letí k zemi. Platí a tře si všechna čtyři zápěstí.
outer_rim-story-enc_kafrene_takodana_10-takodana-failed = Počítáš s jednou paží. On má s sebou všechny čtyři.
