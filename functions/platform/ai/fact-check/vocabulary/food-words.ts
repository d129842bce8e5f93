import { stemOf } from '../text/word-forms.ts';

/**
 * What can be eaten or drunk, folded and in the singular. Words that mean other things as often ("date", "sole",
 * "roll", "toast") are left out. Plurals follow each language's rule; irregular ones stand here.
 */
const ENGLISH = `
pasta spaghetti linguine penne rigatoni tagliatelle fettuccine pappardelle bucatini orecchiette gnocchi gnocco ravioli tortellini lasagna lasagne
cannelloni carbonara amatriciana bolognese pesto risotto polenta pizza calzone focaccia ciabatta bruschetta crostini antipasto antipasti arancini
burrata mozzarella ricotta parmesan parmigiano pecorino gorgonzola mascarpone prosciutto pancetta guanciale salami pepperoni mortadella bresaola nduja
tiramisu cannoli gelato sorbet panettone affogato espresso cappuccino latte macchiato americano cortado coffee mocha matcha tea chai kombucha lemonade
juice smoothie milkshake soda mocktail wine prosecco champagne cava beer ale lager stout ipa cider sake soju whiskey whisky bourbon gin vodka
rum tequila mezcal margarita mojito negroni martini spritz sangria brandy cognac liqueur limoncello cocktail
chicken hen turkey duck goose quail pheasant rabbit venison bison lamb mutton goat beef veal pork bacon ham sausage chorizo hotdog steak ribeye sirloin
tenderloin filet tomahawk brisket rib shortrib oxtail tripe liver meatball meatloaf burger hamburger cheeseburger slider sandwich panini hoagie
blt reuben pastrami bagel croissant muffin scone brioche baguette sourdough bread cornbread naan pita roti chapati paratha tortilla taco burrito
quesadilla enchilada fajita tamale nacho guacamole salsa mole pozole ceviche churro flan empanada arepa pupusa chimichurri tostada elote birria carnita
fish salmon tuna cod halibut haddock hake trout snapper swordfish monkfish mackerel sardine anchovy eel caviar branzino sturgeon herring
seafood shellfish lobster crab shrimp prawn scallop oyster clam mussel squid calamari octopus slaw chutney relish compote marmalade crouton dulce halva mochi gremolata remoulade horseradish tapenade romesco harissa labneh zaatar sumac ponzu gochujang furikake hoisin tonnato mornay molasses okra collard hominy daikon watercress panko praline ganache
crayfish langoustine urchin abalone conch chowder bisque bouillabaisse
egg omelet omelette frittata quiche pancake waffle crepe blini porridge oatmeal granola muesli yogurt yoghurt cereal
cheese cheddar brie camembert gouda feta halloumi goatcheese fondue raclette butter cream milk mayonnaise aioli
rice noodle ramen udon soba pho laksa dumpling wonton gyoza dimsum bao sushi sashimi nigiri maki tempura teriyaki yakitori katsu tonkatsu miso tofu tempeh
edamame kimchi bibimbap bulgogi curry masala tikka tandoori biryani korma vindaloo samosa pakora dal daal paneer dosa
falafel hummus tahini shawarma kebab kofta gyro souvlaki moussaka baklava tabbouleh couscous tagine tzatziki dolma meze
paella tapas gazpacho croqueta patatas jamon manchego ratatouille cassoulet foie terrine escargot souffle bechamel hollandaise bearnaise
schnitzel bratwurst sauerkraut pretzel spaetzle goulash pierogi borscht stroganoff strudel
soup stew broth chili gumbo jambalaya consomme minestrone salad coleslaw caesar vinaigrette
potato fry fries chip hashbrown tomato onion garlic shallot leek scallion carrot parsnip beet beetroot radish turnip cabbage kale spinach
arugula lettuce chard endive radicchio broccoli cauliflower asparagus artichoke eggplant aubergine zucchini courgette squash pumpkin cucumber
celery fennel mushroom porcini chanterelle truffle morel corn pea bean lentil chickpea edamame avocado olive caper jalapeno habanero chipotle sriracha
wasabi ginger turmeric saffron cinnamon nutmeg cardamom vanilla rosemary thyme basil oregano parsley cilantro coriander dill tarragon sage chive
apple pear quince apricot nectarine cherry berry strawberry raspberry blueberry blackberry cranberry currant fig grape raisin melon watermelon
pineapple mango papaya banana plantain coconut kiwi pomegranate lychee rhubarb citrus lemon orange grapefruit tangerine yuzu
almond walnut pecan hazelnut cashew pistachio peanut chestnut macadamia nut sesame quinoa barley farro bulgur wheat gluten soy soya mustard honey maple
caramel chocolate cocoa nutella fudge toffee brownie cookie biscuit cake cheesecake cupcake pie tartlet cobbler crumble pudding custard mousse
meringue macaron macaroon eclair profiterole doughnut donut pastry sundae milkshake icecream parfait trifle pavlova wing nugget skewer platter charcuterie tartare carpaccio poke burritobowl sauerbraten stroganoff barbecue bbq pulledpork jerky haggis
stilton gruyere emmental asiago provolone taleggio fontina havarti reblochon roquefort lemongrass nutella marshmallow
antipasti mezze gravy ragu ketchup pickle vinegar tzatziki ghee lard tallow truffles`;

const SPANISH = `
arroz paella pollo carne ternera vaca buey cerdo cochinillo cordero cabrito conejo pato pavo jamon chorizo morcilla salchicha lomo solomillo chuleta
chuleton entrecot costilla callos albondiga hamburguesa bocadillo bocata sandwich tosta pan pescado salmon atun bonito bacalao merluza lubina dorada
rodaballo sardina anchoa boqueron trucha pulpo calamar chipiron sepia gamba langostino bogavante langosta cangrejo centollo mejillon almeja ostra
vieira navaja marisco ceviche huevo tortilla croqueta queso manchego burrata nata leche mantequilla yogur ensalada gazpacho salmorejo sopa caldo guiso
cocido fabada lenteja garbanzo alubia judia patata papa tomate cebolla ajo pimiento berenjena calabacin calabaza alcachofa esparrago espinaca seta
champinon trufa aguacate zanahoria pepino maiz aceituna alcaparra taco burrito quesadilla enchilada tamal pozole mole guacamole salsa nacho
empanada arepa churro flan natilla tarta pastel bizcocho helado sorbete chocolate galleta crema torrija infusion zumo jugo limonada
cerveza vino tinto rioja ribera albarino cava vermut sangria cocteleria ron ginebra tequila mezcal margarita mojito fresa limon naranja manzana pera
platano mango pina melon sandia uva higo almendra nuez avellana cacahuete pistacho sesamo mostaza soja gluten miel vainilla canela azafran pimenton
pasta pizza espagueti raviolis lasana risotto sushi ramen fideo curry hummus falafel pincho pintxo brocheta parrillada asado fideua arrozal
aceite vinagre marisqueria frijol chile elote cochinita carnita barbacoa birria chilaquil aguachile totopo tostada horchata`;

const FRENCH = `
poulet boeuf veau porc agneau canard oie lapin cerf sanglier dinde caille jambon saucisse saucisson boudin andouillette lardon steak entrecote bavette
tartare magret confit foie terrine rillette pates poisson saumon thon cabillaud morue lotte turbot truite sardine anchois maquereau daurade
homard langouste langoustine crabe crevette moule huitre palourde noix poulpe calamar seiche escargot grenouille oeuf omelette quiche
galette crepe gratin souffle fromage brie camembert roquefort comte chevre raclette fondue beurre creme lait yaourt soupe veloute bouillon potage
salade pain baguette brioche croissant tartine viennoiserie riz pates spaghetti risotto pizza couscous tajine ratatouille cassoulet choucroute
pot-au-feu bourguignon blanquette bouillabaisse moules frite pomme patate puree tomate oignon ail poireau carotte betterave navet chou epinard
artichaut asperge aubergine courgette poivron concombre champignon cepe girolle truffe haricot lentille petit-pois avocat olive tarte tartelette gateau mousse chocolat clafoutis eclair profiterole macaron madeleine flan glace sorbet  fraise framboise cerise poire
abricot citron orange ananas mangue banane raisin amande noisette pistache cacahuete chataigne miel vanille cannelle caramel safran moutarde
sesame soja gluten tisane chocolat jus limonade vin champagne cidre biere cocktail pastis cognac armagnac calvados rhum
burger sandwich kebab sushi ramen nouille curry tapas viande crustace coquillage fruit moelleux fondant quenelle ravioli gnocchi lasagne`;

const ITALIAN = `
pasta spaghetti spaghetto linguine penne rigatoni tagliatelle tagliatella fettuccine pappardelle bucatini tonnarelli orecchiette trofie gnocchi gnocco
ravioli raviolo tortellini tortelli agnolotti lasagna lasagne cannelloni carbonara amatriciana gricia cacio ragu pesto risotto riso polenta pizza calzone
focaccia pane bruschetta crostino suppli arancino arancini antipasto salume prosciutto pancetta guanciale salame mortadella bresaola speck nduja
pollo manzo vitello maiale agnello coniglio anatra cinghiale bistecca tagliata fiorentina costata salsiccia polpetta trippa saltimbocca porchetta
cotoletta ossobuco brasato arrosto carpaccio tartare pesce salmone tonno baccala merluzzo branzino orata spigola sarda sardina alice acciuga trota
polpo calamaro seppia gambero scampo aragosta astice granchio cozza vongola ostrica fritto uovo uova frittata formaggio mozzarella burrata
ricotta parmigiano pecorino gorgonzola mascarpone burro panna latte zuppa minestra minestrone ribollita brodo insalata caprese pomodoro cipolla aglio
carota patata melanzana zucchina zucca carciofo asparago spinacio radicchio rucola finocchio fungo porcino porcini tartufo fagiolo cece lenticchia
oliva cappero peperone peperoncino basilico rosmarino salvia zafferano tiramisu cannolo cannoli cassata panettone crostata torta gelato sorbetto
granita semifreddo zabaione biscotto cioccolato crema fragola ciliegia pera pesca limone arancia mela fico uva melone mandorla nocciola noce
pistacchio arachide castagna miele vaniglia cannella caffe espresso cappuccino tisana vino prosecco chianti barolo birra spritz negroni
cocktail limoncello grappa hamburger panino tramezzino piadina sushi ramen curry cotoletta caponata parmigiana spiedino grigliata bollito
sesamo senape soia glutine lupino crostaceo mollusco carne verdura frutta arrosticino culatello stracciatella`;

const GERMAN = `
schnitzel schweinebraten braten sauerbraten rinderbraten zwiebelrostbraten rostbraten gulasch roulade haxe schweinshaxe eisbein kassler leberkase wurst
bratwurst currywurst weisswurst blutwurst leberwurst wurstchen schinken speck frikadelle bulette fleisch rindfleisch schweinefleisch kalbfleisch
lammfleisch rind kalb lamm schwein ente gans huhn hahnchen hendl pute reh hirsch wildschwein hase kaninchen steak filet rumpsteak entrecote burger
fisch lachs forelle zander karpfen hecht kabeljau dorsch hering matjes thunfisch saibling scholle garnele krabbe hummer muschel auster tintenfisch
meeresfruchte ei eier omelett ruhrei spiegelei kase bergkase emmentaler raclette fondue butter sahne milch quark joghurt suppe eintopf bruhe
salat kartoffel kartoffelsalat bratkartoffel pommes puree knodel kloss klosse spatzle kasespatzle maultasche nudel teigtasche reis risotto pizza pasta
ravioli lasagne gnocchi flammkuchen zwiebelkuchen brot brotchen semmel brezel breze baguette croissant kraut sauerkraut rotkohl kohl gemuse spargel
pilz steinpilz pfifferling champignon truffel tomate gurke zwiebel knoblauch karotte mohre kurbis spinat bohne linse erbse kichererbse aubergine zucchini
paprika avocado olive kuchen torte kasekuchen apfelkuchen apfelstrudel strudel kaiserschmarrn germknodel dampfnudel palatschinken pfannkuchen crepe
eis sorbet mousse schokolade keks waffel apfel birne kirsche erdbeere himbeere pflaume zwetschge zitrone orange banane
nuss haselnuss walnuss mandel erdnuss pistazie kastanie marone sesam senf soja gluten honig vanille zimt safran kaffee tee saft limonade apfelschorle
wein riesling sekt bier weissbier pils helles radler schnaps obstler cocktail gluhwein most doner kebab sushi ramen curry hummus falafel tapas
champagner rose grappa backhendl tafelspitz krapfen griessbrei rosti geschnetzeltes kasnudel topfen marille`;

const LISTS: Readonly<Record<string, string>> = {
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  it: ITALIAN,
  de: GERMAN,
};

/** Known in every language, as they are on menus everywhere. */
const EVERYWHERE = `pizza pasta burger sushi ramen curry steak tiramisu carbonara lasagne risotto espresso cappuccino prosecco champagne spritz
brunch taco burrito kebab falafel hummus sandwich bagel croissant tartare carpaccio ceviche paella tapas gnocchi ravioli bruschetta burrata mozzarella
prosciutto mojito negroni margarita cocktail smoothie cheesecake brownie gelato panna cotta schnitzel bao pho poke wagyu kobe iberico barolo chianti rioja chardonnay merlot malbec`;

const known = new Map<string, ReadonlySet<string>>();

/** Words of food in a language, as written in the singular. */
export function foodWordsOf(language: string): ReadonlySet<string> {
  const found = known.get(language);
  if (found !== undefined) return found;
  const own = Object.hasOwn(LISTS, language) ? LISTS[language] : ENGLISH;
  const words = new Set(`${own ?? ''} ${EVERYWHERE}`.split(/\s+/).filter(Boolean));
  known.set(language, words);
  return words;
}

const stems = new Map<string, ReadonlySet<string>>();

/** The same by their stems. */
export function foodStemsOf(language: string): ReadonlySet<string> {
  const found = stems.get(language);
  if (found !== undefined) return found;
  const made = new Set([...foodWordsOf(language)].map(stemOf));
  stems.set(language, made);
  return made;
}

/** Heads of German compounds: a Jägerschnitzel is a Schnitzel. */
export const GERMAN_HEADS =
  /(?:(?:vanille|schoko\w*|erdbeer|nuss|zitronen|joghurt|speise)eis|schnitzel|braten|gulasch|wurst|suppe|eintopf|salat|kuchen|torte|strudel|brot|brotchen|kase|knodel|klosse|spatzle|nudeln?|filet|steaks?|fleisch|fisch|pizza|pasta|burger|wein|(?<!pro)bier|kaffee|schokolade|butter|milch|creme|sosse|roulade|auflauf|pfanne|lachs|forelle|torte|pudding|pommes|gemuse|kartoffeln?|taschen?|haxe|keule|rippchen|risotto|ravioli|gnocchi|lasagne|sushi|curry|tartar|carpaccio|mousse|champagner|prosecco|sekt|cocktails?|garnelen?|muscheln?)$|^(?:hummer|truffel|lachs|spargel|kurbis|garnelen|austern|thunfisch|rinder|schweine|kalbs|lamm|steinpilz|pfifferling|enten|ganse)/;

/** "ein" is no plural of "Ei". */
const SHORTEST_PLURAL = 4;

/** The forms that a word may be the plural of, the word itself first. */
export function singularsOf(word: string, language: string): string[] {
  const forms = [word];
  if (word.endsWith('s')) forms.push(word.slice(0, -1));
  if (language === 'en' && word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  if ((language === 'en' || language === 'es') && word.endsWith('es')) forms.push(word.slice(0, -2));
  if (language === 'de' && /(?:es|er|en)$/.test(word)) forms.push(word.slice(0, -2));
  if (language === 'fr' && word.endsWith('x')) forms.push(word.slice(0, -1));
  if (language === 'de' && word.length > SHORTEST_PLURAL && /[ne]$/.test(word)) forms.push(word.slice(0, -1));
  if (language === 'it' && /[ei]$/.test(word)) {
    const base = word.slice(0, -1);
    forms.push(base, `${base}a`, `${base}o`, `${base}e`);
    if (base.endsWith('h')) forms.push(`${base.slice(0, -1)}o`, `${base.slice(0, -1)}a`);
  }
  return forms;
}
