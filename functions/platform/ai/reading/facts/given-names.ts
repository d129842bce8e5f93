/**
 * First names, folded (small letters, no accents), of people who run restaurants where the product is used. Left out:
 * those that are more often food, towns, months or everyday words (Basil, Georgia, May, Will).
 */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  `aaron abby abdul abe abeba abebe abel abena abigail achille achim ada adaeze adalbert adalberto adalgisa adam adao
    adela adele adelheid adelmo adriaan adrian adriana adrien adwoa afia afonso agata agatha agathe agnes agnieszka
    agostinho agostino agustin ahmad ahmed aidan ailbhe aileen ailsa aime aimee ainhoa aino aisha aisling aisyah aitana
    aitor aitziber akiko akira akosua akua akwasi alain alan alana alasdair albane albert alberta alberto albrecht
    alcides alda aldo alec aleix alejandra alejandro alemitu alessandra alessandro alessia alessio alex alexander
    alexandra alexandre alexei alexia alexis alf alfie alfio alfons alfonsa alfonso alfred alfredo ali alice alicia
    alienor aline alison alistair alma almaz alois aloisia alonso alphonse alvaro alvin alwin alyssa ama amadi amadou
    amaia amalia amanda amandine amara amaro ambroise amedeo amelia amelie amina aminata amir amit amma amos amparo
    amrit amy ana anabel anabela anacleto anahera anahi anais anand ananya anatoly ander anders andoni andre andrea
    andreas andree andrei andrej andres andrew andriy andy ane aneurin angela angelica angelika angelina angelo angie
    angus anh ani aniceto anil anita anja anjali anke ann anna annabel annalisa annamaria annarita anne anneke annelie
    annelies anneliese annelise annemarie annemie annerl annett annette anni annie annika annunziata anong anouk anoush
    anselme ansgar anthony antia antje antoine antoinette anton antonella antonia antonin antonina antonio antony anya
    aoibheann aoife aparna apolline apollonia araceli aram arantxa aranxa archie ariane ariki aristide aritz arjun
    arkaitz arlene arlo armand armando armelle armen armida armin arnaldo arnau arnaud arne arnold arnulfo aroha arrigo
    arthur arturo arun arvid aryan asa asha ashley asier asif assunta astrid asuka asuncion attilio aude audrey augusto
    aurelia aureliano aurelie aurelien aurelio ava avery awa axel axelle ayanda aylin aymeric ayodele ayse aysel aysun
    ayten ayumi azeb aziz azlan azman azucena babajide babak babatunde babette balbina baldur bao baptiste baran barb
    barbara barbel barnabe barnaby barney barry bart barthelemy bartolomeo bashir bastian bastien battista baz beate
    beatrice beatriz becca becky begona bekele belen belinda ben benedetta benedetto benedicte benedita beng bengt
    benita benito benjamin benji bennett benny benoit bepi bepin beppe berenger berenice berkan bernadette bernard
    bernardo bernd bernhard bernice bert berta bertha berto bertram bertrand bess beth bethan bethany beto betsy bette
    bettina betty bev beverly biagio bianca bianka bice bilal binh binta birger birgit birgitta birte bisi bjarne bjarte
    bjorn blake blanca blandine blas bob bobbie bobby bodo bogdan bohdan bojan bongani bonnie bopha boris bozena brad
    bradley brais bram branca brando brandon breixo brenda brendan brent brett brian brianna brid bridget brigida
    brigitte britt britta bronwen brooke bruce bruna brunella brunello bruno bryan bryce bukola burak burcu burgl
    burkhard busisiwe caetano caitlin caleb callum calogero calum calvin cameron camila camilla camille camillo canan
    candace candela candelaria caoimhe capucine cara carey caridad carina carl carla carles carlos carlotta carly carmel
    carmela carmelo carmen carmine carol carola caroline carolyn carrie carsten carys casey casimiro cassandra cassie
    cataldo catalina catello caterina cathal catherine cathy catia catriona cayetano cecil cecile cecilia cedric cees
    celeste celestin celestine celia celine celso cem cemal cengiz cerys cesare cesira ceu chabela chad chai chalerm
    chandra chantal chanthy charlene charles charlie charline charmaine chau chavela chayo cheikh chela chelo chema
    cheryl chiamaka chiara chidi chinedu chinwe chloe choon chris chrissy christa christel christelle christiane
    christina christine christl christoph christophe christopher chuck chukwu chuy ciara ciccio cillian cindy cinzia
    ciro claas claire clara clare clarence clarisse clark claude claudette claudia claudio claudius clayton clelia
    clelio clem clemence clement clemente cleotha cletus cliff clifford clint clive clotilde clyde cody coen colette
    colin coline colleen colm conall conceicao concepcion concetta conchi conchita connie connor conny conor constance
    constantin constanze cora coralie cordell cordula corentin corey corinna corinne cormac cornelia cornelius corrado
    cosima cosimo costantino costanza craig cristian cristiano cristina cristobal cuong curro curtis cy cynthia cyprien
    cyrielle cyril cyrille daan dafydd dagmar dagny daithi dalia damaso damian damiano damien dan dana dani daniel
    daniela danielle danilo danny danuta dao daphne dara darcy dario darius darlene darnell darragh darrell darren
    darryl daryl dave davi david davina davit dawit daz deandre deb debbie debora deborah debra debs declan deena deepa
    deepak deirdre dejan delfina delfo delia delilah delio della delphine delyth demetra demetrio demetrios denis denise
    dennis deolinda derek dermot derya deshawn desmond despina detlef detlev dev devika devin devon diana diane dianne
    diarmuid dick didier diego dieter dietmar dietrich dilek diletta dilip dilys dimitra dimitri dimitris dina dinah
    dinesh dino dionisio dirk dmitri dolors dom domenica domenico dominic dominique domitila domitille don donal donald
    donata donatella donato donna donncha donnie donovan dora doreen doriana doriane dorina doris dorothea dorothee
    dorothy dorte dottie doug douglas dragan drew dries duane duc dudley duilio dulce dung dusan dustin dwayne dwight
    dylan eamon earlene ebele eberhard ebony ebru ece eckart eckhard ed edda eddie edelmira edeltraud edgar edgardo
    edite edith edmond edmondo edmund edna edoardo edouard eduardo edurne edward edwin eero efe effie efisio efrain efua
    egidio egle egon eider eileen eilidh eimear eirik eirlys eivind ekaterina ekkehard ekow elaine elba elda eldon
    eleanor elena eleni eleonora eleonore eleri elettra eleuterio elfi elfriede eli elia eliana eliane elias elie elif
    eligio elijah elin eline elio elisa elisabeth elisabetta elise elisenda eliza elizabeth elke ella ellen ellie
    ellinor elliot ellis elma elmar elmer elodie eloisa eloise eloy elpidio elsa elsbeth elsie elvia elvio elvira
    emanuela emanuele emeka emel emelie emeline emer emeterio emil emile emili emilia emiliano emilie emilio emily emin
    emine emma emmanuel emmanuelle emmett emmi emre encarna encarnacion encarni enda enea eneko engelbert engin enid
    enno enric enrica enrico enrique enriqueta enza enzo eoghan eoin epifania epifanio erdal erdmute eren erhard eric
    erica erich erik erika erin erkan erling ermanno ermes erna ernest ernesta ernestina ernestine ernesto ernie ersilia
    erwan erwann erwin eskil esme espen esperanza esra esteban estefania estela estelle ester esterina esther eteri
    ethan ethel etienne ettore euan eugen eugene eugenia eugenie eugenio eulalia eunhee eunice eunji eusebio eva evan
    evangelia evaristo eve evelin evelina evelyn evi ewa ewald ewan eyerusalem ezequiel ezio ezra fabian fabiana fabien
    fabienne fabio fabiola fabrice fabrizio facundo fahad faheem faisal falk fanny fanta farah fareed farhad farhan
    farid farida fatima fatma fatou fausta faustine fausto federica federico fekadu felicia felicie felicity felipe
    felisa felix femi femke ferdinand ferdinando fergal fergus ferhat feride ferit fermin fernand fernanda fernande
    fernando feroz ferran ferruccio feven ffion fiadh fidel fikret filiberto filipa filipe filippo filiz filomena
    finbarr fiona fionn fionnuala fiorella fiorenza firmin flavia flavie flavio flora florencia florencio florent
    florentino florian floriane floyd folake fosca fotini fran francesca francesco francine francisca francisco francois
    francoise frank franka franz franzi franziska fraser fred freda freddie frederic frederick frederique freja freweini
    frida frieda friedel friederike friedhelm friedl friedrich frithjof frits fritz frode fulvia fulvio funke funmi
    furio gabi gabin gabino gabriel gabriela gabriele gabrielle gael gaelle gaetan gaetano gaia gail galina garbine
    gareth garrett gary gaspard gaspare gaston gaurav gautier gavin gavino gayle gaynor gbenga geert gemma genaro gene
    genet genevieve gennaro genoveva geoff geoffrey geok georg george georges georgette geraint gerald geraldine gerard
    gerardo gerd gerda gerdi gerhard gerlando gerlinde germain germaine german germana germano germar gernot gerrit
    gerry gertie gertraud gertrud gertrude gertrudis gesa gesine ghislain ghislaine giacinta giacomo giada giampaolo
    giampiero gian giancarlo gianfranco giang gianluca gianluigi gianmarco gianna gianni giannina gideon gigi gijs gil
    gilbert gilberte gilberto gilda gilles gillian gina gines ginevra ginny gino gioacchino gioele giordana giordano
    giorgi giorgia giorgio giorgos giosue giovanna giovanni girma gisela gisele gisella giselle gita gitta gitti
    giuditta giulia giuliana giuliano giulietta giulio giuseppa giuseppe giuseppina giusi giustina giusy gladys glen
    glenda glenn glenys gloria gokhan goncalo gonzalo gopal goran gordon gorka gottfried gottlieb graca graciela graham
    grainne grant graziano graziella grazyna greet greg gregor gregoria gregorio gregory greta gretchen grigor grigoris
    griselda grzegorz guadalupe gudrun guerrino guglielmo guido guillaume guille guillem guillermina guillermo gulab
    gulay gulsen gulsum gulten gumersindo gunda gundi gundula gunilla gunnar gunter gunther gurmeet gurpreet gus gustav
    gustavo gusti gwen gwenael gwenaelle gwenda gwendal gwendolyn gwenn gwenola gwyneth haakon habib hadi hafiz hafizah
    haile hajo hakan hakon hal halina haluk halvor halya halyna hamid hamish hamza hana hanh hank hanna hannah hanne
    hanneke hannelore hannerl hannes hans hansi hansjorg hansruedi hansueli harald harjit harlan harold harpreet harriet
    harrison harry hartmut hartwig haruka haruki haruto harvey hasan haseena hassan hatice hattie hauke havard heather
    heberto hector hedda hedi hedwig heidi heike heikki heiko heiner heini heinrich heinz helder helen helena helene
    helga helge helina hella hellmut helma helmut heloise hemi hendrik hendrika henk hennie henning henri henrietta
    henriette henrik henrike henrique henry herb herbert heribert heriberto herman hermann hermelinda hermine hernan
    herta hertha herve hettie hetty hideo hien hieu hikaru hilaria hilario hilary hilda hilde hildegard hilke hiltrud
    hinemoa hinnerk hipolito hiro hiroko hiromi hiroshi hirut hjalmar hoa hoang holger homer honorine horace horacio
    horst hortense hortensia hovik howard howie hubert hubertus hubsi hugh hugo huguette huia hulya humberto hung huong
    husain huseyin hussein huw hwee hyejin hyunjin iago iain ian iarla ibo ibrahim ibrahima ichiro icia ida ieuan ifan
    ifeanyi ifeoma igino ignacia ignacio ignazio igone igor ihor ike ikenna iker ikram ilaria ilda ildefonso ileana
    ilene ilhan ilka ilker ilona ilse ilya imelda imke imma immacolata imogen imran ina inacio ineke ines inga inge
    ingeborg ingmar ingo ingolf ingrid ingvild inma inmaculada innocenzo insa ioanna iolanda iolo iqbal ira irene ireti
    irfan iria irina iris irma irmgard irmi irving iryna isaac isabel isabella isabelle isaiah isaline isamu isaure
    isidora isidro isilda isla ismael ismail ismet isobel isolde isolina itsuki itzel itziar ivan ivana ivanka ivano
    ivica ivo ivone ivonne izaro jaap jacco jacek jacinta jacinto jacira jack jackie jacky jacob jacobo jacopo
    jacqueline jacques jacqui jacquot jadwiga jagdish jaime jake jalil jamal james jamie jamila jan jana jane janelle
    janet janez janice janina janine jannes jannik jannis janusz jared jarek jari jasbir jascha jasmin jasmina jasmine
    jason jasper jaspreet jaswinder jaume javed javi javier jay jazmin jean jeanette jeanne jeannine jeb jed jeff
    jeffrey jelena jelka jelle jeltje jelto jen jenna jennifer jenny jens jeremie jeremy jermaine jeroen jerome jeronimo
    jerry jerzy jesper jess jesse jessica jessie jessika jethro jette jez jihye jill jilly jim jimena jimmy jin jiri
    jiro jiwoo jo joachim joan joann joanna joanne joao joaquim joaquin joaquina jocelyn jocelyne jochen jodie jody joe
    joel joelle joey johan johann johanna johanne johannes john johnny joke jokin jole jolene jon jonah jonas jonathan
    joost jordi jorg jorge jorgen jorgina joris jorn jorunn jose joseba josef josefa josefina josefine josep joseph
    josephine josette josh joshua josiane josie josselin jost josu josune jovan jovana jovita joyce juan juana juancho
    juani juanita juanito judicael judith judy jukka jules julia julian juliana juliane julie julien juliet julieta
    juliette julio julius jun junko jurgen justin justina justine justino justus jutta jyoti kaare kadir kagiso kahale
    kai kaimana kaisa kaito kalani kalliope kamal kamala kamran kana kanoa kanya kara karel karen kari karim karin
    karina karine karl karla karlheinz karsten kasia kaspar katarzyna kate katerina kath katharina katharine katherine
    kathi kathleen kathrin kathryn kathy kati katia katie katinka katja katrin katrina katy kaveh kavita kay kayla
    kayode kaz kazuki kazuo keanu kebede kees keiko keira keisha keita keith kelly kelsey kelv kemal ken kendall kendra
    keng kenji kenneth kenny kenta keoni kepa kerry kerstin keto kev kevin kez khadija khalid khanh khoa kidane kieran
    kilian kim kimberly kimo kira kiran kirk kirsten kirsty kiyoshi kjell klaartje klaas klara klaus klothilde knut kobi
    kobie kobus koen kofi koji kojo kok koldo konny konrad konstantin konstantinos konstanze koos korbinian kordula
    kornelia kostas kreszenz kris krista kristen kristian kristin kristina kristof krystyna krzysztof kulap kuldeep
    kumar kumiko kunal kunigunde kurt kwabena kwaku kwame kwasi kwesi kyle kylie kyoko kyung lachlan laetitia lainey
    lakshmi lalita lalo lamar lambert lamberto lana lance lanre lara larisa larissa larry lars lasha lashonda lasse
    latasha latif latoya laura laure laureano lauren laurence laurent laurenz lauretta laurette laurianne laurie laust
    lavinia lawrence layla lazaro lea leah leandra leandro leanne leda lee lefteris lei leif leigh leila leilani leire
    lele lella len lena leni lennie lenny leo leon leona leonard leonardo leonel leonhard leonie leonor leontine leopold
    leopoldine leopoldo lerato leroy lesedi lesley leslie lester lesya leszek leticia letizia lety levan levent levi
    levke lewis leyla lia liam licia lide lidet lidia lidio lieke lien lientjie liesel lieselotte liesl ligia lila lilia
    lilian liliana liliane lillian lilou lin lina linda lindiwe lindsay linh linnea lino linus lionel lisa lisandro
    lisbeth lise liv livia livio liz liza lizzie llinos lloyd lluc lluis lodovico loes loic loick lois loisl lola lolita
    lonnie lorcan loredana lorenz lorenza lorenzo loretta lori loriana loris lorna lothar lotte lottie lou louane louie
    louis louisa louise louison lourdes lowri loz luana luanne luca lucas lucette lucho lucia luciana luciano lucie
    lucien lucienne lucila lucilla lucille lucinda lucio lucrecia lucrezia lucy ludger ludivine ludmila ludovic ludovica
    ludwig luigi luigia luigina luis luisa luise luisella luiz luiza lukas lukasz luke lulit lupe lupita lurdes lurlene
    luther lutz lwazi lydia lyle lyn lynda lynn lynne lyuba lyudmila maaike maame maarten mabel macarena madalena
    maddalena maddi maddie madeleine madeline madge mads mael maelle maelys maeve mafalda magali magda magdalena maggie
    magnus mags mahesh mahlet mahmoud mai maialen maik maike mairead mairi maisie maite maiwenn maja makoa makoto
    malachy malcolm malee malena malgorzata malia malik malte mamadou manaaki mandla mandy manel manfred manfredi manish
    manjit manlio manny manoj manoli manolis manolo manon mansoor manuel manuela maparo mara marc marcal marceau marcel
    marcela marcelino marcella marcelle marcelline marcello marcelo marcia marcial marco marcos marcus marcy mareike
    marek maren marg margaret margarete margarita margarito margaux marge margie margit margo margot margret maria
    mariagrazia mariah mariama marian mariana mariandl mariangela marianne mariano mariarosa maribel maricarmen maricela
    marie marieke mariele mariella marietjie marietta mariette marijke marike mariko marilena marilia marilyn marina
    marinella marinette mario marion mariona marisa marisol marissa marit marita maritza marius mariusz marje marjolaine
    marjorie mark marko markus marlene marlies marlis marloes marlon marnie marsha marta marten martha marthe marti
    martial martie martin martina martine marty maruja marvin mary maryam masako masao masaru masato massimiliano
    massimo matej mateo mateus mateusz mathias mathieu mathilda mathilde mathis matias matilda matilde matt matteo
    matthew matthias matthieu matti mattia mattias mattie maud maude maura maureen maurice mauricio maurizio mauro mavis
    maxence maxime maximilian maximiliano maximino maxine maxl maxwell maya maynard mayra mayumi maz meaza mechthild
    medhi meera meg megan megumi mehdi mehmet mehtap mei meike meinhard meinir meinrad mekdes mel melaine melanie
    melchiorre melchor melek melina melinda melis melissa melody meltem melvin meng meral merce mercedes meredith
    meritxell meron mert merv merve mervyn meseret mesfin meta metin mette mia micaela micah michael michaela michal
    michalis micheal michel michela michele micheline michelle michiko mick mickey midori mieke miep miguel miguelina
    mihai mihi mika mikael mike mikel mikhail mikkel mikyung mila mildred milena miles milica millie milly milos milt
    milton mimma mimmo mindy ming minh minji minna minnie minoru mira miranda mirco mireia mireille mirella miren miriam
    mirja mirjam mirjana mirko mirl mirta mirza misaki misha mitch mitchell miyuki mladen modou moe mohamed mohammed
    mohan mohsin moidl moira moises mojca mollie molly mona mongkol monia monica monika monique monserrat montse
    montserrat morag morgan morgane moritz morris morten morven moses moussa mpho muckl muhammad mukesh mulu mumtaz
    munir murat murdo muriel murray musa mustafa mya mykola mylene myra myriam nabil nacho nadeem nadege nadezhda nadia
    nadine nadiya naeem naima nalan nalani naledi nam nana nancy nandi nandl nando nanna naoko naomi nare naresh naseem
    nasreen nasrin nasser natalia natalie natalina natalka natalya natasha nate nathalie nathan nathaniel nati natividad
    natsuki nattaya navid navneet nayeli nazan nazario nazia ndeye neal necla ned neele neeraj neha neil nekane
    nektarios nelda nele nelida nelio nell nella nellie nello nelson nenad nerea nerina nerio nermin nerys nese nestor
    nettie neus nev nevio nga ngaire ngoc ngozi nhung niall niamh nicanor nicholas nick nicky nicla nico nicola nicolas
    nicolasa nicole nicoletta nicolo niels nienke nige nigel nikau nikhil niki nikki niklas niko nikola nikolai nikos
    nilde nilgun nils nilufer nina ninetta nino ninon nives njeri nkechi nneka noah nobu nodar noe noel noelani noelia
    noelle noemi noemie noi nok nolwenn nomsa nomvula nong nora norah norbert norberto noreen noriko norm norma norman
    notburga nour ntombi nuala nuno nunzia nunzio nuray nurcan nuria nurul nusrat obinna oceane octavia octavio odalys
    oddvar odell odessa odette odile odilia ofelia ogechi oihana oisin okan oksana oksanna olaf olav ole oleg olegario
    olena olga olimpia olimpio olinda oliver oliverio olivia olivier oliviero ollie olu olumide oluwaseun olwen omar
    ombretta omer ondine onno onofrio onur ophelia ophelie orazio oreste orhan oriane orietta oriol orla orlaith orlando
    ornella orsola orson ortrud ortwin orville oscar oskar osman osvaldo oswald otello otilia otis otmar ottavia ottavio
    ottilie ottmar otto oumar ousmane owain owen oyvind ozan ozge ozlem pablo paco paddy padraic padraig paige paivi
    palesa palmira palmiro paloma pam pamela pammy panagiota panagiotis pancho paola paolo paqui paquita parisa parker
    parminder parveen parvin pascal pascale pascaline pascual pascuala pasquale pasqualina pat patrice patricia patricio
    patrick patrizia patsy patti patty pau paul paula paulette paulina pauline paulino paulo pavel pavlos pedro peg
    peggy peig peio pekka pelin penelope pepa pepe pepi pepijn peppe peppi peppino percy pere perrine perry pete peter
    petra petrona petronila petros petrus phally phil philibert philip philipp philippe philippine phillip philomene
    phoebe phuc phuong phyll phyllis pia piedad piera pierangelo piergiorgio pierina pierino pierluigi piero pierpaolo
    pierre pierrette pierrick piet pieter pietro pili pim pina pinar pino pinuccia pinuccio piotr piotrek piripi plinio
    ploy poh poldi polly pooja porfirio porntip pradeep prakash pramila pranee prasad prasert pratima preecha preeti
    prem preston primitivo priscilla priscille priya prudencia przemek pua quan quang queenie quentin quincy quintino
    quique quirin quyen quynh rachel radek radha rae rafa rafael rafaela raffaele raffaella rafiq raghu ragnar ragnhild
    rahim rahul raimondo raimund raimundo rainer raj rajan rajesh rajiv raju rakesh ralf ralph ramazan ramesh ramiro
    ramon ramona randall randy rangi rania ranjit raoul raphael raphaela raquel rashid rashida rasmus ratana raul ravi
    rawiri ray raylene raymond raymonde razia rebeca rebecca rebekka reena refilwe refugio reg reggie regina reginald
    regine regis regula rehana reiko reinaldo reiner reinhard reinhold rekha remi remigio remo remy renata renate renato
    rene renee renke renzo resi resl retha reto reuben reynaldo reza rhian rhiannon rhoda rhodri rhona rhonda rhys riaan
    ricarda ricardo riccardo richard richie rick ricky rie rigoberto rike riley rima rina rinaldo rineke rino riona rita
    rithy ritu rob robbie robert roberta roberto robin robyn rocco rochelle rocio roddy roderick rodney rodolfo rodrigo
    roel rogelio roger rohan rohit roisin roland rolande rolando rolf romain roman romane romano romeo romina romolo
    romualdo romy ron ronald ronan ronja ronnie rory rosalba rosalia rosalie rosalind rosalinda rosanna rosaria rosario
    rosaura roscoe rosella roselyne rosendo roser rosetta rosi rosie rosina rosl rosmarie rosnah ross rossana rossella
    roswitha rowan roxana roxane roy roya roz rozenn ruairi ruaridh ruben rudi rudiger rudolf rudy ruedi rufina rufino
    rufus ruggero rui rukhsana rune rupert ruperto ruprecht russ russell ruth ruthie ruud ryan ryo ryota sabas sabatino
    sabela sabina sabine sabino sabri sabrina sachiko sadhbh sadia sadie saeed safiye sahar saida saleem salim sally
    salma salome salvador salvatore sam samantha sami samina samir samira sammy samrawit samuel samuele sandeep sander
    sandra sandrine sandro sandy sangeeta sangwoo sanjay sanjeev sanna sanne sannie santina saoirse sara sarah sarita
    sasa sasha saskia satish satomi satoru satoshi saturnina saturnino saul saverio savina savino schalk schorsch scott
    seamus sean sebastian sebastiana sebastiano sebastien seble sedat segolene segun selam selcuk selena selim selin
    selma semra senait senan seng senga senta seojun seoyeon sepp seppi serafin serafina serapio serdar serena sergei
    sergi sergio serkan seth setsuko severiana severiano severina severine severino sevgi sevim seyi shabana shabnam
    shahid shakira shane shanelle shanice shannon shanti sharmila sharon shashi shaun shauna shawn shay shaz sheela
    sheila shelby sheldon shelley shelly sherri sherry sheryl shigeru shinji shinobu shirin shirley shiro shona shota
    shreya shu shun sian sibel sibusiso sid siddharth sidney siegfried sieglinde siegmund siew sigi sigmund signe sigrid
    sigrun sile silke silvana silvano silverio silvestre silvestro silvia silvina silvio simon simona simone simonetta
    sinan sindy sinead sinem siobhan sioned sipho siri sirio sissel sita siti siv siwan sixto sixtus sjaak sjoerd slavko
    slawek slobodan smitty snezana sofia soizic sokha solange solene solenn soline solomon solveig somchai sompong
    somsak sonam songul sonia sonja sonke sonsoles soojin sophal sophea sophia sophie soraia sorcha soren sorley sotiris
    spela spencer spiros stace stacey stacy stan stanislaw stanley stavros stefan stefania stefanie stefano steffen
    steffi steffl stelios stella steph stephan stephane stephanie stephen steve steven stewart stig stijn stina stoffel
    struan stu stuart suda sue sukanya suleyman sumiko sune sungmin sunil sunita supaporn suresh surinder susan susana
    susann susanna susannah susanne suse susie suzanne suze suzette suzie suzuki svein sven svenja sverre svetlana
    svitlana swantje swee sybil syd sylke sylvain sylvaine sylvette sylvia sylviane sylvie tabitha tadesse tadeusz tadhg
    taichi taka takashi takeshi takumi tam tamar tamara tamari tamer tamika tammy tamsin tancredi tanguy tania tanja
    tanya tara taras tarik tariq taro tasha tasos tatiana tatjana taylan ted teddy tegan telma telse temi teodora
    teodoro teofilo tere terence teresa teri terrence terry tertius tesfaye tess tessa tetiana tetsuo tetsuya teun
    tewodros thabo thaddeus thais thanasis thandeka thandi thanh thao thea thees thelma themba theo theodor theodora
    theodore theodule theophile theres theresa therese theresia thibault thibaut thierry thijs thilo thomas thorben
    thore thorsten thuy tia tiago tiburcio tien tiffany tigist tigran tihomir tiina tilda tilly tilman tilmann tilo tim
    timo timothy tina tineke tino tinus tipene tiphaine tito titouan tiziana tiziano tjark tjeerd toan tobi tobias toby
    todd tom tomas tomasa tomasz tomaz tomek tommaso tommy tomoko tona tonantzin toni tonia tonino tonio tono tony toos
    torben torgeir torsten toru toshi toshio toto tove tracey traci tracy trang traudi traudl traute travis treasa trev
    trevor triana tricia trina trine trinh trini trish trisha tristan trixie trond troy trude trudi trudl trudy trung
    truong trygve tsegaye tsehay tshepo tsuyoshi tuan tuba tudur tulay tullia tullio tunde turgut tuva tuyen tuyet txema
    tyler tyrell tyrone ubaldo ubbo uche udo ueli ugo ugur ulderico ulf uli ulises ulisse ulla ulli ulrich ulrika ulrike
    ulysse uma umberta umberto unai urs ursel urseli ursl ursula urszula uschi usha usman ute uwe uxia uxue vaclav
    valentin valentina valentine valentino valeria valerie valerio vanda vanesa vanessa vangelis vanna vanni vanya vasco
    vasiliki vasilis vassilis vasyl vaughn veasna vedat venancio vera verena vern verna vernon veronica veronique vesna
    vianney vibeke vic vicenta vicente vicki vicky victoire victor victoriano victorine vidar viggo vijay vikas vikki
    vikram viktor viktoria ville vilma vimala vinay vince vincent vincenza vincenzina vincenzo vinod violaine virgil
    virgilio virginie virginio viridiana vishal vitaliano vito vitor vittoria vittorio vitus viv vivek vivian viviana
    viviane vivien vlad vladimir volkan volker volkmar volodymyr voula vreneli vreni vroni vusi wade waheed walburga
    waldemar wale wallace wally walt walter waltraud wambui wanda wanida wanjiru waraporn warren wasim wassilios wastl
    waylon wayne wei wen wenceslao wendelin wendy wenzel werner werni wes wesley wessel whitney wibo wichai wiebe wiebke
    wieland wieslaw wietske wiggerl wilbert wilbur wilf wilfred wilfredo wilfried wilhelm wilhelmina wilko willa willem
    willi william willie wilma wilmer wim winifred winnie winston wiremu wojciech wojtek wolfgang wolfram worknesh
    wouter wren wyatt wytze xabier xander xaver xavi xavier xaviere xenia xiao ximena xin xoan xochitl xolani xose xuan
    xurxo yaa yadira yael yaiza yakup yamileth yan yann yannick yannis yared yaroslav yasemin yasir yasmin yasmine
    yasuko yavuz yelena yemi yesenia yeshi yevgeny yevhen yewande yiannis yilmaz ying yiorgos yngve yoann yohan yohannes
    yoko yolaine yolanda yolande yonas yoon yosef yoshi yoshiko youna youngho youngmi youssef yuan yui yuka yuki yukiko
    yuko yulia yumi yumiko yuri yusuf yutaka yuto yves yvette yvon yvonne zacarias zach zachary zack zahra zainab
    zainabu zainal zaira zaki zaleha zane zanele zara zbigniew zdenek zeb zehra zeki zelda zelie zeljko zenaida zeno
    zenta zenzi zeritu zewdu zeynep zhanna zhen zita zlatan zodwa zoe zoey zofia zoi zoraida zoran zosia zubair zufan
    zulema zulmira zurine zvonko`.split(/\s+/),
);
