/**
 * First names, folded (small letters, no accents), of people who run restaurants where the product is used. Left out:
 * those that are more often food, towns, months or everyday words (Basil, Georgia, May, Will).
 */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  `aaron abby abdul abe abeba abebe abel abigail achille achim ada adaeze adalbert adalberto adalgisa adam adao adela
    adele adelheid adelmo adriaan adrian adriana adrien afonso agata agatha agathe agnes agnieszka agostinho agostino
    agustin ahmed aidan aileen aime aimee aino aisha aitor akiko akira akosua alain alan alana albane albert alberta
    alberto albrecht alcides alda aldo alec alejandra alejandro alessandra alessandro alessia alessio alex alexander
    alexandra alexandre alexei alexia alexis alf alfie alfio alfons alfonsa alfonso alfred alfredo ali alice alicia
    alienor aline alison alistair alma almaz alois aloisia alonso alphonse alvaro alvin alwin alyssa ama amadi amadou
    amaia amalia amanda amandine amara amaro ambroise amedeo amelia amelie amina aminata amir amit amos amparo amrit amy
    anabel anabela anacleto anahi anais anand ananya anatoly ander anders andre andrea andreas andree andrei andres andrew
    andy ane angela angelica angelika angelina angelo angie angus anh ani aniceto anil anita anja anjali anke ann anna
    annabel annalisa annamaria annarita anne anneke annelies anneliese annemarie annett annette annie annika annunziata
    anouk anoush anselme ansgar anthony antje antoine antoinette anton antonella antonia antonina antonio antony anya
    aparna apolline apollonia araceli aram arantxa aranxa archie ariane aristide arjun arlene arlo armand armando armelle
    armen armida armin arnaldo arnaud arne arnold arnulfo arrigo arthur arturo arun aryan asa asha ashley asier asif
    assunta astrid asuka asuncion attilio aude audrey augusto aurelia aureliano aurelie aurelien aurelio ava avery awa
    axel axelle aylin ayse ayumi aziz azucena babajide babak babette balbina baldur bao baptiste baran barb barbara barbel
    barnabe barnaby barney barry bart barthelemy bartolomeo bashir bastian bastien battista beate beatrice beatriz becca
    becky begona bekele belen belinda ben benedetta benedetto benedicte benedita bengt benita benito benjamin benji
    bennett benny benoit beppe berenger berenice bernadette bernard bernardo bernd bernhard bernice bert berta bertha
    bertram bertrand bess beth bethany beto betsy bette bettina betty bev beverly biagio bianca bianka bice bilal binh
    binta birgit birgitta birte bjarne bjarte bjorn blake blanca blandine blas bob bobbie bobby bodo bogdan bonnie bopha
    boris bozena brad bradley bram branca brando brandon brenda brendan brent brett brian brianna bridget brigida brigitte
    britt britta brooke bruce bruna brunella brunello bruno bryan bryce burak burkhard caetano caitlin caleb callum
    calogero calvin cameron camila camilla camille camillo candace candela candelaria cara carey caridad carina carl carla
    carlos carlotta carly carmel carmela carmelo carmen carmine carol carola caroline carolyn carrie carsten casey
    casimiro cassandra cassie catalina caterina cathal catherine cathy catia cayetano cecil cecile cecilia cedric cees
    celeste celestin celia celine celso cem cesare cesira ceu chabela chad chai chandra chantal chanthy charlene charles
    charlie charline charmaine chau chayo cheikh chela chelo chema cheryl chiamaka chiara chidi chinedu chloe chris
    chrissy christa christel christelle christiane christina christine christoph christophe christopher chuck chukwu chuy
    ciara ciccio cillian cindy cinzia ciro claas claire clara clare clarence clark claude claudette claudia claudio
    claudius clayton clelia clemence clement clemente cliff clifford clint clive clotilde clyde cody colette colin coline
    colleen conceicao concepcion concetta conchita connie connor conny conor constance constantin constanze cora coralie
    cordula corentin corey corinna corinne cormac cornelia cornelius corrado cosimo costantino costanza craig cristian
    cristiano cristina cristobal cuong curtis cy cynthia cyril cyrille daan dagmar dalia damaso damian damiano damien dan
    dana daniel daniela danielle danilo danny danuta dao daphne dara darcy dario darius darlene darrell darren daryl dave
    davi david davina davit dawit deb debbie debora deborah debra declan deena deepa deepak deirdre delfina delfo delia
    delilah della delphine demetra demetrio demetrios denis denise dennis deolinda derek desmond detlef detlev dev devika
    devin devon diana diane dianne dick didier diego dieter dietmar dietrich diletta dilip dimitra dimitri dimitris dina
    dinah dinesh dionisio dirk dmitri dom domenica domenico dominic dominique domitille don donald donata donatella donato
    donna donnie donovan dora doreen doriana doris dorothea dorothee dorothy dorte doug douglas dragan drew dries duane
    duc dudley dulce dung dusan dustin dwayne dwight dylan eamon eberhard ebony ebru ece eckart eckhard ed edda eddie
    edelmira edeltraud edgar edgardo edite edith edmond edmund edna edoardo edouard eduardo edurne edward edwin eero efe
    efisio efrain egidio egle egon eileen eirik ekaterina ekkehard elaine elba elda eleanor elena eleni eleonora eleonore
    elettra elfi elfriede eli eliana eliane elias elie elif elijah elin eline elio elisa elisabeth elisabetta elise
    elisenda eliza elizabeth elke ella ellen ellie elliot ellis elmar elmer elodie eloisa eloise elsa elsbeth elsie elvio
    elvira emanuela emanuele emeka emelie emeline emil emile emilia emiliano emilie emilio emily emin emma emmanuel
    emmanuelle emmett emmi emre encarna encarnacion eneko engelbert enid enno enrica enrico enrique enriqueta enza enzo
    epifanio erdmute eren erhard eric erica erich erik erika erin erling ermanno ermes erna ernest ernesta ernesto ernie
    ersilia erwin esme espen esperanza esra esteban estefania estela estelle esther eteri ethan ethel etienne ettore eugen
    eugene eugenia eugenie eugenio eulalia eunice eusebio eva evan evaristo eve evelin evelina evelyn ewa ewald ezequiel
    ezio ezra fabian fabiana fabien fabienne fabio fabiola fabrice fabrizio facundo fahad faisal fanny fanta farah fareed
    farhad farid farida fatima fatma fatou fausta faustine fausto federica federico felicia felicity felipe felisa felix
    femi femke ferdinand ferdinando fergus ferhat fermin fernand fernanda fernande fernando ferruccio fidel filiberto
    filipa filipe filippo filiz filomena fiona fiorella fiorenza firmin flavia flavio flora florencio florent florian
    floyd folake fosca fran francesca francesco francine francisca francisco francois francoise frank franka franz franzi
    franziska fraser fred freda freddie frederic frederick frederique frida frieda friedel friederike friedhelm friedrich
    frithjof fritz fulvio funmi furio gabi gabin gabriel gabriela gabriele gabrielle gael gaelle gaetan gaetano gaia gail
    galina gareth garrett gary gaspard gaston gaurav gautier gavin gayle geert gemma gene genet genevieve gennaro geoff
    geoffrey georg george georges georgette gerald geraldine gerard gerardo gerd gerda gerhard gerlinde germain germaine
    german germano germar gernot gerrit gerry gertraud gertrud gertrude gesa gesine ghislain ghislaine giacinta giacomo
    giada giampaolo giampiero gian giancarlo gianfranco giang gianluca gianluigi gianmarco gianna gianni gideon gigi gijs
    gil gilbert gilberto gilda gilles gillian gina gines ginevra ginny gino gioacchino gioele giordano giorgi giorgia
    giorgio giorgos giosue giovanna giovanni gisela gisele giselle gita gitta gitti giuditta giulia giuliana giuliano
    giulio giuseppa giuseppe giuseppina giusi giusy gladys glen glenda glenn gloria goncalo gonzalo gopal goran gordon
    gorka gottfried gottlieb graca graciela graham grant graziano graziella grazyna greg gregor gregorio gregory greta
    gretchen grigor guadalupe gudrun guglielmo guillaume guillermo gulsum gunda gundula gunilla gunnar gunter gunther gus
    gustav gustavo gwen gwenaelle gwendal gwendolyn gwenn habib hadi haile hajo hakan hal halina halvor hamid hamza hana
    hanh hank hanna hannah hanne hanneke hannelore hannes hans hansi hansjorg hansruedi harald harold harriet harrison
    harry hartmut hartwig haruka haruki haruto harvey hasan hassan hatice hattie havard heather heberto hector hedwig
    heidi heike heikki heiko heiner heinrich heinz helder helen helena helene helga helge hella hellmut helma helmut
    heloise hendrik hendrika henning henri henrietta henriette henrik henrike henrique henry herb herbert heribert
    heriberto herman hermann hermine hernan herta hertha herve hideo hien hikaru hilario hilary hilda hilde hildegard
    hiltrud hiro hiroko hiroshi hoa hoang holger homer honorine horace horst hortense hovik howard howie hubert hubertus
    hugh hugo huguette humberto hung huong husain hussein ian ibrahim ibrahima ichiro ida ifeoma ignacio ignazio igor ike
    iker ikram ilaria ilda ildefonso ileana ilene ilka ilona ilse ilya imelda imke imma immacolata imogen imran ina inacio
    ines inga inge ingeborg ingmar ingo ingolf ingrid inmaculada innocenzo iolanda ira irene irfan irina iris irma irmgard
    irving isaac isabel isabella isabelle isaiah isamu isaure isidro isilda isla ismael ismail isolde itsuki itzel itziar
    ivan ivana ivanka ivano ivo ivone ivonne jaap jacinta jacinto jacira jack jackie jacob jacobo jacopo jacqueline
    jacques jacquot jadwiga jagdish jaime jake jalil jamal james jamie jamila jan jana jane janelle janet janice janina
    janine jannik jannis janusz jared jarek jari jasmin jasmina jasmine jason jasper jaspreet javi javier jay jean
    jeanette jeanne jeannine jed jeff jeffrey jelena jelle jen jenna jennifer jenny jens jeremy jeroen jerome jeronimo
    jerry jess jesse jessica jessie jessika jette jill jim jimmy jiri jiro jo joachim joan joann joanna joanne joao
    joaquim joaquin jocelyn jochen jodie jody joe joel joelle joey johann johanna johannes john johnny joke jolene jon
    jonah jonas jonathan joost jordi jorg jorge jorgen jorgina joris jorunn jose josef josefa josefina josefine joseph
    josephine josette josh joshua josiane josie jost jovan jovita joyce juan juana juanita judith judy jukka jules julia
    julian juliana juliane julie julien juliet julieta juliette julio julius jun junko jurgen justin justine justino
    justus jutta jyoti kahale kai kaimana kaisa kaito kamal kamala kamran kanya kara karel karen kari karim karin karina
    karine karl karla karlheinz karsten kasia kaspar kate katerina katharina katharine katherine kathi kathleen kathrin
    kathryn kathy kati katie katinka katja katrin katrina katy kaveh kavita kay kayla kayode kazuo keanu kees keiko keith
    kelly kelsey kemal ken kendall kendra kenji kenneth kenny kenta kerry kerstin keto kevin khadija khalid khanh khoa
    kieran kilian kim kimberly kira kiran kirk kirsten kirsty kjell klaas klara klaus klothilde knut koen kofi koji kojo
    koldo konny konrad konstantin konstantinos konstanze korbinian kornelia kostas kreszenz kris krista kristen kristin
    kristina kristof krzysztof kumar kunal kunigunde kurt kwame kwasi kyle kylie kyoko laetitia lakshmi lalita lalo
    lambert lana lance lara larisa larissa larry lars lasha lasse laura laure laureano lauren laurence laurent laurenz
    lauretta laurette laurie lavinia lawrence layla lazaro lea leah leandro leanne lee lei leigh leila leilani leire lella
    lena leni lenny leo leon leona leonard leonardo leonhard leonie leonor leontine leopold leopoldo leroy leslie lester
    leticia letizia levan levi lewis leyla lia liam licia lidia lidio lieke liesel lieselotte liesl lila lilian liliana
    liliane lillian lin lina linda lindsay linh linnea lino linus lionel lisa lisandro lisbeth lise liv livia livio liz
    liza lizzie lloyd lluis lodovico loic loick lois lola lonnie loredana lorenz lorenza lorenzo loretta lori loris lorna
    lothar lotte lottie lou louane louie louis louisa louise louison lourdes luana luca lucas lucette lucho lucia luciana
    luciano lucie lucien lucienne lucilla lucille lucinda lucrecia lucy ludger ludivine ludmila ludovic ludovica ludwig
    luigi luigia luigina luis luisa luise luisella luiz luiza lukas luke lupe lurdes luther lutz lwazi lydia lyle lyn
    lynda lynn lynne lyudmila maarten mabel macarena madalena maddalena maddie madeleine madeline mael maelle maeve
    mafalda magali magda magdalena maggie magnus mahesh mahmoud mai maialen maik maike maisie maite maja makoto malcolm
    malee malgorzata malia malik malte mamadou mandy manel manfred manfredi manish manjit manlio manny manolo manon manuel
    manuela mara marc marceau marcel marcela marcelino marcella marcelle marcello marcia marco marcos marcus marcy mareike
    marek maren margaret margarete margarita margarito margaux margie margit margo margot margret maria mariagrazia mariah
    marian mariangela marianne mariarosa maricarmen maricela marie marieke mariella marietta mariette marijke marilena
    marilia marilyn marina marinella mario marion marisa marisol marissa marit marita maritza marius marjorie mark marko
    markus marlene marlies marlis marloes marlon marnie marsha marta martha marthe martial martin martina martine marty
    marvin mary maryam masako masao massimiliano massimo mateo mateus mathias mathieu mathilda mathilde mathis matias
    matilda matilde matt matteo matthew matthias matthieu matti mattia mattias maud maude maura maureen maurice mauricio
    maurizio mauro mavis maxence maxime maximilian maximiliano maxine maxwell maya mayra mayumi mechthild medhi meera meg
    megan mehdi mehmet mei meike meinhard meinrad mel melaine melanie melchiorre melinda melis melissa melody melvin meng
    merce meredith meritxell merve mervyn meta mia micah michael michaela micheal michel michela michele micheline
    michelle mick mickey mieke miguel miguelina mihai mika mike mikel mikhail mikkel mila mildred milena miles milica
    milos milton mimmo mindy ming minh minna minnie mira miranda mirco mireia mireille mirella miriam mirja mirjam mirjana
    mirko mirta mirza misaki misha mitch mitchell moe mohamed mohammed mohan mohsin moira moises mollie molly mona mongkol
    monia monica monika monique monserrat montse morgan morgane moritz morten moses moussa muhammad mulu murat muriel
    murray musa mustafa mya myra myriam nabil nacho nadeem nadege nadezhda nadia nadine naeem nam nana nancy nando naoko
    naomi nare naresh nasrin nasser natalia natalie natalya natasha nate nathalie nathan nathaniel natividad navid nayeli
    nazario neal ned neha neil nele nelio nell nella nellie nello nelson nenad nerea nerina nestor nettie nga ngoc ngozi
    nhung niall nicanor nicholas nick nicky nico nicola nicolas nicole nicoletta nicolo niels nigel nikhil nikki niklas
    nikola nikolai nikos nils nilufer nina ninetta nino ninon njeri noah nobu nodar noel noelani noelle noemi noemie noi
    nok nolwenn nong nora norah norbert norberto noreen noriko norm norma norman notburga nour nuno nunzia nunzio nuria
    obinna octavio odette odile ofelia ogechi oksana oksanna olaf ole oleg olegario olena olga olimpia olimpio olinda
    oliver olivia olivier ollie olumide oluwaseun omar omer ondine ophelia orazio oreste orhan orietta oriol orla orlando
    ornella orsola orson ortrud ortwin oscar oskar osman osvaldo oswald otis otmar ottavia ottavio ottilie ottmar otto
    ousmane owen oyvind ozan ozge pablo paco paddy padraig paige paivi palmira palmiro paloma pam pamela pancho paola
    paolo paqui parisa parker parvin pascal pascale pascaline pasquale pasqualina pat patrice patricia patricio patrick
    patrizia patti patty pau paul paula paulette paulina pauline paulo pavel pavlos pedro peggy pekka penelope pepa peppe
    peppino percy pere perrine perry pete peter petra petronila phally phil philibert philip philipp philippe phillip
    philomene phoebe phuc phuong phyllis pia piedad piera pierina pierluigi piero pierpaolo pierre pierrette pierrick piet
    pieter pietro pim pino pinuccia piotr piotrek ploy pooja porfirio porntip pradeep prakash prasad pratima preeti
    preston priscilla priya quan quang quentin quincy quique quynh rachel radha rafa rafael raffaele raffaella rafiq
    ragnar raimondo raimund raimundo rainer raj rajan rajesh raju rakesh ralf ralph ramesh ramon ramona randall randy
    rania ranjit raoul raphael raphaela raquel rashid rashida ratana raul ravi ray raymond raymonde razia rebeca rebecca
    rebekka reena reggie regina reginald regine regis regula rehana reinaldo reiner reinhard reinhold rekha remi remo remy
    renata renate renato rene renee renzo resi resl reto reuben reynaldo reza rhonda ricarda ricardo riccardo richard
    richie rick ricky rigoberto riley rina rinaldo rino rita rithy ritu rob robbie robert roberta roberto robin rocco
    rochelle rocio roderick rodney rodolfo rodrigo rogelio roger rohan rohit roland rolande rolando rolf romain romane
    romano romeo romina romolo romualdo romy ron ronald ronan ronja ronnie rory rosalba rosalia rosalie rosalind rosanna
    rosario roscoe roselyne rosendo roser rosetta rosi rosie rosina rosl rosmarie ross rossana rossella roswitha rowan
    roxane roy roya rudi rudiger rudolf rudy ruedi rufino rufus ruggero rui rune rupert ruprecht russ russell ruth ruud
    ryan ryo ryota sabatino sabina sabine sabrina sachiko sadia sadie saeed sahar saida salim sally salma salvatore
    sam samantha sami samir samira sammy samuel samuele sandeep sander sandra sandrine sandro sandy sangeeta sanjay
    sanjeev sanna sanne sara sarah sarita sasa sasha saskia satoshi saturnino saul saverio savino schorsch scott seamus
    sean sebastian sebastiano sebastien segolene selam selena selim selin selma senta sepp serafina serena sergei sergio
    serkan seth severine severino shabnam shahid shane shannon shanti sharon shashi shaun shauna shawn shay sheila shelby
    sheldon shelley shelly sherri sherry sheryl shinji shirley shiro shona shreya shu shun sid siddharth sidney siegfried
    sieglinde siegmund sigi sigmund signe sigrid silke silvana silvano silvestre silvia silvina silvio simon simona simone
    sindy sinead sinem siobhan sirio sita siv sixtus sjoerd slavko slobodan snezana sofia soizic sokha solange solene
    solenn soline solomon solveig somchai somsak sonam sonia sonja sonke sophal sophea sophia sophie soraia soren spencer
    stacey stacy stan stanislaw stanley stefan stefania stefanie stefano steffen steffi stella steph stephan stephane
    stephanie stephen steve steven stewart stijn stina stu stuart suda sue sunil sunita suresh susan susana susann susanna
    susannah susanne suse susie suzanne suzette suzie suzuki sven svenja sverre svetlana swantje sybil sylke sylvain
    sylvaine sylvia sylvie tabitha taka takashi takeshi takumi tam tamar tamara tamari tamer tamika tammy tamsin tancredi
    tanguy tania tanja tanya tara taras tariq taro tasha tatiana tatjana ted teddy teodora teodoro tere terence teresa
    teri terrence terry tess tessa tetsuo teun thaddeus thanh thao thea thelma theo theodor theodore theodule theophile
    theresa therese theresia thibault thibaut thierry thijs thilo thomas thorben thorsten thuy tia tiago tien tiffany
    tigist tigran tiina tilman tilmann tilo tim timo timothy tina tineke tino tiphaine titouan tiziana tiziano tjark toan
    tobias toby todd tom tomas tomasz tomaz tommaso tommy toni tonia tonino tonio tony torben torgeir torsten toshi toto
    tracey traci tracy trang traudi traudl traute travis trevor triana tricia trina trinh trini trish trisha tristan trond
    troy trude trudy trung truong tsegaye tsehay tuan tuba tullio tuva tuyet tyler tyrone ubaldo udo ueli ugo ulf uli
    ulises ulla ulli ulrich ulrika ulrike ulysse uma umberto unai urs ursel urseli ursula uschi usha usman ute uwe vaclav
    valentin valentina valentine valentino valeria valerie valerio vanda vanessa vanna vanni vanya vasco vasilis vasyl
    vaughn veasna vera verena verna vernon veronica veronique vesna vic vicenta vicente vicki vicky victoire victor
    victoriano vidar vijay vikas vikki vikram viktor viktoria ville vinay vince vincent vincenza vincenzo vinod violaine
    virgil virgilio virginie virginio vishal vito vitor vittoria vittorio vitus vivek vivian viviana viviane vivien vlad
    vladimir volker volkmar volodymyr vreni vroni wade walburga waldemar wale wallace wally walt walter waltraud wambui
    wanda wanida wanjiru warren wayne wei wen wendelin wendy wenzel werner wes wesley whitney wiebke wieland wilbur
    wilfred wilfredo wilfried wilhelm wilhelmina willa willi william willie wilma wilmer wim winifred winnie winston
    wojtek wolfgang wolfram wouter wyatt xabier xander xaver xavi xavier xiao ximena xin xochitl xuan yadira yael yan yann
    yannick yaroslav yasemin yasir yasmin yasmine yasuko yelena yesenia yevgeny yiannis ying yohan yohannes yoko yolanda
    yolande yoon yosef yoshi youssef yuan yui yuki yuko yulia yumi yuri yusuf yves yvette yvon yvonne zacarias zach
    zachary zack zahra zainab zaki zane zara zbigniew zdenek zelda zelie zeljko zeno zenta zeynep zhanna zhen zita zlatan
    zoe zoey zofia zoran zubair zulema zulmira`.split(/\s+/),
);
