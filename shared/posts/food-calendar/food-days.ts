import { type Occasion, occasionsOf } from './occasion.ts';

const SOURCE =
  'National Day Calendar (nationaldaycalendar.com); List of food days (Wikipedia); growers’ and chefs’ associations in each country';

/** None of them is an official holiday. The words are of matching dishes: first American days, then others. */
export const FOOD_DAYS: readonly Occasion[] = occasionsOf(
  'food_day',
  SOURCE,
  String.raw`
us-spaghetti | 1-4 | US | \bspag+hett
  National Spaghetti Day | Día Nacional del Espagueti | Journée nationale des spaghettis | Giornata nazionale degli spaghetti | Nationaler Spaghetti-Tag
us-hot-chocolate | 1-31 | US | \bhot (?:chocolate|cocoa)|chocolate caliente|chocolat chaud|cioccolata calda|heisse schokolade
  National Hot Chocolate Day | Día Nacional del Chocolate Caliente | Journée nationale du chocolat chaud | Giornata nazionale della cioccolata calda | Nationaler Tag der heißen Schokolade
us-pancake | 1-28 | US | \bpancake|panqueque|hotcake
  National Blueberry Pancake Day | Día Nacional de los Panqueques de Arándanos | Journée nationale du pancake aux myrtilles | Giornata nazionale dei pancake ai mirtilli | Nationaler Blaubeer-Pancake-Tag
us-soup | 2-4 | US | \bsoup|chowder|bisque|\bsopa|\bsoupe|zuppa|minestrone|suppe\b|\bpho\b|pozole|gumbo
  National Homemade Soup Day | Día Nacional de la Sopa Casera | Journée nationale de la soupe maison | Giornata nazionale della zuppa | Nationaler Suppentag
us-fettuccine | 2-7 | US | \balfredo\b
  National Fettuccine Alfredo Day | Día Nacional del Fettuccine Alfredo | Journée nationale des fettuccine Alfredo | Giornata nazionale delle fettuccine Alfredo | Nationaler Fettuccine-Alfredo-Tag
us-pizza | 2-9 | US | \bpizz[ae]
  National Pizza Day | Día Nacional de la Pizza | Journée nationale de la pizza | Giornata nazionale della pizza | Nationaler Pizza-Tag
us-bagel-lox | 2-9 | US | \bbagel|\blox\b
  National Bagels and Lox Day | Día Nacional del Bagel con Salmón | Journée nationale du bagel au saumon | Giornata nazionale del bagel al salmone | Nationaler Bagel-mit-Lachs-Tag
us-margarita | 2-22 | US | \b(?:frozen |spicy |house |mango |classic |jalapeno )margaritas?\b|\bmargaritas\b
  National Margarita Day | Día Nacional de la Margarita | Journée nationale de la margarita | Giornata nazionale del margarita | Nationaler Margarita-Tag
us-meatball | 3-9 | US | \bmeatball|albondiga|polpett|kottbullar|frikadelle|\bkofte|\bboulette
  National Meatball Day | Día Nacional de la Albóndiga | Journée nationale de la boulette | Giornata nazionale della polpetta | Nationaler Fleischbällchen-Tag
us-pie | 3-14 | US | \bpies?\b|\bpizza pie|\btarte?s?\b
  Pi Day | Día de Pi | Journée de pi | Giorno del pi greco | Pi-Tag
us-ravioli | 3-20 | US | \bravioli
  National Ravioli Day | Día Nacional del Ravioli | Journée nationale des raviolis | Giornata nazionale dei ravioli | Nationaler Ravioli-Tag
us-cheesesteak | 3-24 | US | \bcheese ?steak
  National Cheesesteak Day | Día Nacional del Cheesesteak | Journée nationale du cheesesteak | Giornata nazionale della cheesesteak | Nationaler Cheesesteak-Tag
us-grilled-cheese | 4-12 | US | \bgrilled cheese
  National Grilled Cheese Sandwich Day | Día Nacional del Sándwich de Queso | Journée nationale du sandwich au fromage grillé | Giornata nazionale del toast al formaggio | Nationaler Grilled-Cheese-Tag
us-prime-rib | 4-27 | US | \bprime rib
  National Prime Rib Day | Día Nacional del Prime Rib | Journée nationale de la côte de bœuf | Giornata nazionale del prime rib | Nationaler Prime-Rib-Tag
us-barbecue | 5-16 | US | \bbbq\b|barbecue|brisket|\bribs\b|pulled pork|smoked
  National Barbecue Day | Día Nacional de la Barbacoa | Journée nationale du barbecue | Giornata nazionale del barbecue | Nationaler Barbecue-Tag
us-wine | 5-25 | US | \bwines?\b|\bvinos?\b|\bvins?\b|\bvini\b|\bweine?\b|pinot|chardonnay|cabernet|riesling
  National Wine Day | Día Nacional del Vino | Journée nationale du vin | Giornata nazionale del vino | Nationaler Weintag
us-burger | 5-28 | US | \b(?:ham|cheese|smash|veggie )?burger|hamburguesa
  National Hamburger Day | Día Nacional de la Hamburguesa | Journée nationale du hamburger | Giornata nazionale dell’hamburger | Nationaler Hamburger-Tag
us-donut | 6-1-5 | US | \bdo(?:ugh)?nuts?\b|\bdonas?\b|beignet|bomboloni|malasada
  National Donut Day | Día Nacional de la Dona | Journée nationale du donut | Giornata nazionale del donut | Nationaler Donut-Tag
us-iced-tea | 6-10 | US | \biced? tea|te helado|the glace|te freddo|eistee
  National Iced Tea Day | Día Nacional del Té Helado | Journée nationale du thé glacé | Giornata nazionale del tè freddo | Nationaler Eistee-Tag
us-lobster | 6-15 | US | \blobster|langosta|homard|aragosta|astice|hummer\b
  National Lobster Day | Día Nacional de la Langosta | Journée nationale du homard | Giornata nazionale dell’aragosta | Nationaler Hummer-Tag
us-onion-ring | 6-22 | US | \bonion rings?
  National Onion Rings Day | Día Nacional de los Aros de Cebolla | Journée nationale des rondelles d’oignon | Giornata nazionale degli anelli di cipolla | Nationaler Zwiebelringe-Tag
us-fried-chicken | 7-6 | US | \bfried chicken|pollo frito|poulet frit|pollo fritto|karaage|backhendl|backhahn
  National Fried Chicken Day | Día Nacional del Pollo Frito | Journée nationale du poulet frit | Giornata nazionale del pollo fritto | Nationaler Tag des Brathähnchens
us-french-fry | 7-2-5 | US | \bfries\b|\bfrites\b|papas fritas|patatas fritas|patatine fritte|pommes\b|poutine
  National French Fry Day | Día Nacional de las Papas Fritas | Journée nationale de la frite | Giornata nazionale delle patatine fritte | Nationaler Pommes-Tag
us-mac-cheese | 7-14 | US | \bmac(?:aroni)? (?:and|&|n|’n’|'n') ?cheese|\bmac & cheese|\bmac ?n ?cheese
  National Mac and Cheese Day | Día Nacional de los Macarrones con Queso | Journée nationale du mac and cheese | Giornata nazionale dei maccheroni al formaggio | Nationaler Mac-and-Cheese-Tag
us-hot-dog | 7-3-3 | US | \bhot ?-?dogs?\b|frankfurter|perro caliente
  National Hot Dog Day | Día Nacional del Hot Dog | Journée nationale du hot-dog | Giornata nazionale dell’hot dog | Nationaler Hotdog-Tag
us-ice-cream | 7-3-0 | US | \bice cream|gelat[oi]|\bhelado|sundae|\bglaces?\b|sorbet
  National Ice Cream Day | Día Nacional del Helado | Journée nationale de la glace | Giornata nazionale del gelato | Nationaler Eistag
us-tequila | 7-24 | US | \btequila|paloma\b
  National Tequila Day | Día Nacional del Tequila | Journée nationale de la tequila | Giornata nazionale della tequila | Nationaler Tequila-Tag
us-lasagna | 7-29 | US | \blasagn|lasana
  National Lasagna Day | Día Nacional de la Lasaña | Journée nationale des lasagnes | Giornata nazionale delle lasagne | Nationaler Lasagne-Tag
us-wing | 7-29 | US | \bwings?\b|\balitas\b
  National Chicken Wing Day | Día Nacional de las Alitas | Journée nationale des ailes de poulet | Giornata nazionale delle alette di pollo | Nationaler Chicken-Wing-Tag
us-cheesecake | 7-30 | US | \bcheesecake|tarta de queso|kasekuchen
  National Cheesecake Day | Día Nacional de la Tarta de Queso | Journée nationale du cheesecake | Giornata nazionale della cheesecake | Nationaler Käsekuchen-Tag
us-avocado | 7-31 | US | \bavocado|aguacate|guacamole|\bavocat\b
  National Avocado Day | Día Nacional del Aguacate | Journée nationale de l’avocat | Giornata nazionale dell’avocado | Nationaler Avocado-Tag
us-oyster | 8-5 | US | \boysters?\b|\bostras?\b|ostiones|huitre|ostric|auster
  National Oyster Day | Día Nacional de la Ostra | Journée nationale de l’huître | Giornata nazionale dell’ostrica | Nationaler Austern-Tag
us-filet | 8-13 | US | \bfilet mignon
  National Filet Mignon Day | Día Nacional del Filet Mignon | Journée nationale du filet mignon | Giornata nazionale del filet mignon | Nationaler Filet-Mignon-Tag
us-fajita | 8-18 | US | \bfajita
  National Fajita Day | Día Nacional de las Fajitas | Journée nationale des fajitas | Giornata nazionale delle fajitas | Nationaler Fajita-Tag
us-bao | 8-22 | US | \bbaos?\b|\bbao buns?\b
  National Bao Day | Día Nacional del Bao | Journée nationale du bao | Giornata nazionale del bao | Nationaler Bao-Tag
us-waffle | 8-24 | US | \bwaffle|\bgofre|\bgaufre|waffel
  National Waffle Day | Día Nacional del Waffle | Journée nationale de la gaufre | Giornata nazionale del waffle | Nationaler Waffeltag
us-cheese-pizza | 9-5 | US | \bcheese pizza|margherita|quattro formaggi|cuatro quesos
  National Cheese Pizza Day | Día Nacional de la Pizza de Queso | Journée nationale de la pizza au fromage | Giornata nazionale della pizza al formaggio | Nationaler Käsepizza-Tag
us-guacamole | 9-16 | US | \bguacamole
  National Guacamole Day | Día Nacional del Guacamole | Journée nationale du guacamole | Giornata nazionale del guacamole | Nationaler Guacamole-Tag
us-cheeseburger | 9-18 | US | \bcheese ?burger|burger.*cheese|hamburguesa con queso
  National Cheeseburger Day | Día Nacional de la Hamburguesa con Queso | Journée nationale du cheeseburger | Giornata nazionale del cheeseburger | Nationaler Cheeseburger-Tag
us-fried-rice | 9-20 | US | \bfried rice|arroz frito|chaufa|riz (?:frit|saute)|riso (?:fritto|saltato)|gebratener reis|nasi goreng
  National Fried Rice Day | Día Nacional del Arroz Frito | Journée nationale du riz frit | Giornata nazionale del riso fritto | Nationaler Tag des gebratenen Reises
us-quesadilla | 9-25 | US | \bquesadilla
  National Quesadilla Day | Día Nacional de la Quesadilla | Journée nationale de la quesadilla | Giornata nazionale della quesadilla | Nationaler Quesadilla-Tag
us-dumpling | 9-26 | US | \bdumpling|gyoza|jiaozi|\bmomos?\b|pierogi|\bmandu\b|wonton|har gow|shumai|siu mai
  National Dumpling Day | Día Nacional del Dumpling | Journée nationale du dumpling | Giornata nazionale dei ravioli al vapore | Nationaler Dumpling-Tag
us-coffee | 9-29 | US | \bcoffee|\bcafe (?:con|de|au)|espresso|cappuccino|\blatte\b|cortado|cold brew|flat white|kaffee|caffe\b
  National Coffee Day | Día Nacional del Café | Journée nationale du café | Giornata nazionale del caffè | Nationaler Kaffeetag
us-taco | 10-1-2 | US | \btacos?\b
  National Taco Day | Día Nacional del Taco | Journée nationale du taco | Giornata nazionale del taco | Nationaler Taco-Tag
us-noodle | 10-6 | US | \bnoodle|ramen|\budon|\bsoba|chow mein|lo mein|\bpho\b|pad (?:thai|see ew)|\bnouilles|\bfideos|\bnudel
  National Noodle Day | Día Nacional de los Fideos | Journée nationale de la nouille | Giornata nazionale dei noodles | Nationaler Nudeltag
us-gumbo | 10-12 | US | \bgumbo
  National Gumbo Day | Día Nacional del Gumbo | Journée nationale du gumbo | Giornata nazionale del gumbo | Nationaler Gumbo-Tag
us-dessert | 10-14 | US | \bdessert|postre|\bdolci?\b|nachspeise|nachtisch|sussspeise
  National Dessert Day | Día Nacional del Postre | Journée nationale du dessert | Giornata nazionale del dolce | Nationaler Dessert-Tag
us-pasta | 10-17 | US | \bpasta|spag+hett|rigatoni|tagliatelle|linguin|pappardelle|bucatini|orecchiette|gnocchi|cacio e pepe|carbonara|bolognese
  National Pasta Day | Día Nacional de la Pasta | Journée nationale des pâtes | Giornata nazionale della pasta | Nationaler Pasta-Tag
us-sandwich | 11-3 | US | \bsandwich|\bhoagie|\bsub\b|panini|\bbanh mi|\breuben\b|\bpo.?boy|\btorta de\b|\bbocadillo|\bblt\b
  National Sandwich Day | Día Nacional del Sándwich | Journée nationale du sandwich | Giornata nazionale del panino | Nationaler Sandwich-Tag
us-nachos | 11-6 | US | \bnachos?\b
  National Nachos Day | Día Nacional de los Nachos | Journée nationale des nachos | Giornata nazionale dei nachos | Nationaler Nachos-Tag
us-cappuccino | 11-8 | US | \bcappuccino|capuchino
  National Cappuccino Day | Día Nacional del Capuchino | Journée nationale du cappuccino | Giornata nazionale del cappuccino | Nationaler Cappuccino-Tag
us-bread | 11-17 | US | \bbread\b|focaccia|sourdough|\bpan de\b|\bnaan\b|\bpita\b|cornbread
  National Homemade Bread Day | Día Nacional del Pan Casero | Journée nationale du pain maison | Giornata nazionale del pane fatto in casa | Nationaler Tag des hausgemachten Brots
us-french-toast | 11-28 | US | \bfrench toast|torrija|pain perdu|arme ritter
  National French Toast Day | Día Nacional de la Tostada Francesa | Journée nationale du pain perdu | Giornata nazionale del french toast | Nationaler French-Toast-Tag
us-cookie | 12-4 | US | \bcookies?\b|\bgalletas?\b|biscott
  National Cookie Day | Día Nacional de la Galleta | Journée nationale du cookie | Giornata nazionale del biscotto | Nationaler Keks-Tag
us-brownie | 12-8 | US | \bbrownie
  National Brownie Day | Día Nacional del Brownie | Journée nationale du brownie | Giornata nazionale del brownie | Nationaler Brownie-Tag
us-bacon | 12-30 | US | \bbacon\b|tocino
  National Bacon Day | Día Nacional del Tocino | Journée nationale du bacon | Giornata nazionale del bacon | Nationaler Bacon-Tag
world-pizza | 1-17 | IT FR DE AT CH BE GB IE ES AU NZ CA | \bpizz[ae]
  World Pizza Day | Día Mundial de la Pizza | Journée mondiale de la pizza | Giornata mondiale della pizza | Welttag der Pizza
es-croqueta | 1-16 | ES | \bcroqueta|crocchett|croquette|krokette
  International Croquette Day | Día Internacional de la Croqueta | Journée internationale de la croquette | Giornata internazionale della crocchetta | Internationaler Tag der Krokette
fr-chandeleur | 2-2 | FR BE CH | \bcrepes?\b|galettes? (?:de sarrasin|bretonne)
  Candlemas | la Candelaria | la Chandeleur | la Candelora | Lichtmess
mx-tamal | 2-2 | MX | \btamal
  Candlemas | Día de la Candelaria | la Chandeleur | la Candelora | Lichtmess
pancake-day | easter-47 | GB IE AU NZ | \bpancake|\bcrepe
  Pancake Day | Martes de Carnaval | Mardi gras | Martedì grasso | Faschingsdienstag
es-tortilla | 3-9 | ES | \btortilla (?:de patatas?|espanola|francesa)|pincho de tortilla
  World Tortilla Day | Día Mundial de la Tortilla de Patatas | Journée mondiale de la tortilla | Giornata mondiale della tortilla | Welttag der Tortilla
tiramisu | 3-21 | * | \btiramisu
  Tiramisù Day | Día del Tiramisú | Journée du tiramisu | Giornata del tiramisù | Tag des Tiramisu
waffle | 3-25 | DE AT CH BE FR GB IE | \bwaffle|\bgofre|\bgaufre|waffel
  International Waffle Day | Día Internacional del Gofre | Journée internationale de la gaufre | Giornata internazionale del waffle | Internationaler Waffeltag
mx-taco | 3-31 | MX | \btacos?\b
  Taco Day | Día del Taco | Journée du taco | Giornata del taco | Tag des Tacos
carbonara | 4-6 | * | \bcarbonara
  Carbonara Day | Carbonara Day | Carbonara Day | Carbonara Day | Carbonara-Tag
ca-poutine | 4-11 | CA | \bpoutine
  National Poutine Day | Día Nacional de la Poutine | Journée nationale de la poutine | Giornata nazionale della poutine | Nationaler Poutine-Tag
malbec | 4-17 | * | \bmalbec
  Malbec World Day | Día Mundial del Malbec | Journée mondiale du malbec | Giornata mondiale del Malbec | Welttag des Malbec
de-beer | 4-23 | DE | \bbiere?\b|\bpils|weissbier|weizen|\bhelles\b
  German Beer Day | Día de la Cerveza Alemana | Journée de la bière allemande | Giornata della birra tedesca | Tag des Deutschen Bieres
hummus | 5-13 | * | \bhum+us\b|\bhoumous
  International Hummus Day | Día Internacional del Hummus | Journée internationale du houmous | Giornata internazionale dell’hummus | Internationaler Hummus-Tag
tea | 5-21 | * | \bteas?\b|\bchai\b|matcha|\bthe vert|\btee\b|earl grey|oolong
  International Tea Day | Día Internacional del Té | Journée internationale du thé | Giornata internazionale del tè | Internationaler Tag des Tees
gb-fish-chips | 6-1-5 | GB | \bfish (?:and|&|n) ?chips
  National Fish and Chip Day | Día del Fish and Chips | Journée du fish and chips | Giornata del fish and chips | Fish-and-Chips-Tag
falafel | 6-12 | * | \bfalafel
  International Falafel Day | Día Internacional del Falafel | Journée internationale du falafel | Giornata internazionale del falafel | Internationaler Falafel-Tag
es-tapa | 6-3-4 | ES | \btapas?\b|\bpinchos?\b|pintxo|raciones|para picar
  World Tapas Day | Día Mundial de la Tapa | Journée mondiale des tapas | Giornata mondiale delle tapas | Welttag der Tapas
sushi | 6-18 | * | \bsushi|nigiri|\bmaki|sashimi|\brolls?\b.*(?:tuna|salmon|eel)
  International Sushi Day | Día Internacional del Sushi | Journée internationale du sushi | Giornata internazionale del sushi | Internationaler Sushi-Tag
chocolate | 7-7 | * | \bchocolat|cioccolat|schoko
  World Chocolate Day | Día Mundial del Chocolate | Journée mondiale du chocolat | Giornata mondiale del cioccolato | Welttag der Schokolade
beer | 8-1-5 | * | \bbeers?\b|cerveza|\bbieres?\b|\bbirr[ae]\b|\bipa\b|\blager|\bpils|\bstout\b|\bales?\b
  International Beer Day | Día Internacional de la Cerveza | Journée internationale de la bière | Giornata internazionale della birra | Internationaler Tag des Bieres
es-paella | 9-20 | * | \bpaella
  World Paella Day | Día Mundial de la Paella | Journée mondiale de la paella | Giornata mondiale della paella | Welttag der Paella
de-butterbrot | 9-l-5 | DE | \bbutterbrot|\bstullen?\b|belegtes? brot
  German Sandwich Day | Día del Pan con Mantequilla | Journée de la tartine | Giornata del pane e burro | Tag des Deutschen Butterbrotes
coffee | 10-1 | CA GB IE AU NZ DE AT CH FR BE IT ES MX | \bcoffee|\bcafe (?:con|de|au)|espresso|cappuccino|\blatte\b|cortado|cold brew|flat white|kaffee|caffe\b
  International Coffee Day | Día Internacional del Café | Journée internationale du café | Giornata internazionale del caffè | Internationaler Tag des Kaffees
vegetarian | 10-1 | * | \bvegetarian|\bvegan|vegetarisch
  World Vegetarian Day | Día Mundial del Vegetarianismo | Journée mondiale du végétarisme | Giornata mondiale vegetariana | Weltvegetariertag
egg | 10-2-5 | * | \beggs?\b|\bhuevos?\b|(?<![a-z])œufs?\b|\boeufs?\b|\buov[ao]\b|omelet|shakshuka|frittata|\bquiche|\bruhrei|spiegelei
  World Egg Day | Día Mundial del Huevo | Journée mondiale de l’œuf | Giornata mondiale dell’uovo | Welt-Ei-Tag
pasta | 10-25 | CA GB IE AU NZ DE AT CH FR BE IT ES MX | \bpasta|spag+hett|rigatoni|tagliatelle|linguin|pappardelle|bucatini|orecchiette|gnocchi|cacio e pepe|bolognese|\bnudel|\bpates\b
  World Pasta Day | Día Mundial de la Pasta | Journée mondiale des pâtes | Giornata mondiale della pasta | Weltnudeltag
vegan | 11-1 | * | \bvegan|\bvegane?\b
  World Vegan Day | Día Mundial del Veganismo | Journée mondiale du véganisme | Giornata mondiale vegana | Weltvegantag
de-goose | 11-11 | DE AT | \bgans\b|\bgansl|martinigans|ganse(?:braten|keule|brust)
  St. Martin’s Day | San Martín | la Saint-Martin | San Martino | Martinstag
fr-beaujolais | 11-3-4 | FR BE CH | \bbeaujolais
  Beaujolais Nouveau Day | Día del Beaujolais Nouveau | l’arrivée du Beaujolais nouveau | Beaujolais nouveau | Beaujolais-Nouveau-Tag`,
);
