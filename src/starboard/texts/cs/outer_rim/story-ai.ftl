### Outer Rim: co má AI hráč za lubem, ke každé AI kartě jeden příběh.

outer_rim-story-ai_1 =
    Nákladní list konkurence se jen leskne, ať je v bednách cokoli. A pro každého, kdo má v kapse razítko, je připravená lichotka.

outer_rim-story-ai_2 = Nejdřív díry, pak živobytí: konkurence záplatuje, kde teče, shání práci a poohlíží se po nových tvářích.

outer_rim-story-ai_3 = Konkurenci docházejí peníze, a tak se přestává ptát, čí jsou ty cizí. Nejbližší hlídka se už mračí.

outer_rim-story-ai_4 = Bedny dovnitř, bedny ven a žádný inspektor ani nezvedne oči. Večer konkurence platí rundu a vyhlíží talenty.

outer_rim-story-ai_5 = Konkurence létá, jako by lak platil někdo jiný. Mluví se o tom a leckdo by se rád svezl.

outer_rim-story-ai_6 = Na soupeřově lodi panuje pořádek: šrouby dotažené, smlouvy přečtené dvakrát a žádná zajížďka. Až z toho mrazí.

outer_rim-story-ai_7 =
    Konkurence má v podpalubí víc, než dovoluje zákon. A kdyby se tam už nic nevešlo, pořád je tu krámek s blýskavými udělátky.

outer_rim-story-ai_8 = Nové hračky na loď, hlasité otázky v každé krčmě a přátelské zamávání hlídce: konkurence chce být vidět.

outer_rim-story-ai_9 =
    Soupeř se prochází mezi loděmi na prodej, kope do podvozků a přepočítává peníze, které ještě ráno patřily někomu jinému.

outer_rim-story-ai_10 =
    Nakládat, chvástat se, strhávat vyhlášky ze zdi a brát z regálů to nejlepší: konkurence je všude najednou. A co bude dál, neví
    nikdo.
