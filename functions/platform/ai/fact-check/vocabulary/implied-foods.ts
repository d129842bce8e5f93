import type { ImageSubject } from '../../image-subjects.ts';
import { stemOf } from '../text/word-forms.ts';

/** General words, folded, that are true of a dish of this subject: a carbonara is pasta. */
export const SUBJECT_WORDS: Partial<Readonly<Record<ImageSubject, string>>> = {
  pasta: 'pasta pates nudel nudeln',
  pizza: 'pizza',
  bread: 'bread loaf pan pain pane brot',
  coffee: 'coffee espresso cafe caffe kaffee',
  pastry: 'pastry pastries pastel viennoiserie gebaeck geback dolce',
  sushi: 'sushi',
  ramen: 'ramen noodle soup nouille fideo nudel suppe sopa soupe zuppa',
  dumplings: 'dumpling',
  tacos: 'taco tortilla',
  curry: 'curry',
  burger: 'burger hamburger hamburguesa',
  seafood: 'seafood fish pescado poisson pesce fisch marisco meeresfruchte',
  salad: 'salad ensalada salade insalata salat',
  wine: 'wine vino vin wein',
  cocktail: 'cocktail',
  dessert: 'dessert postre dolce nachtisch nachspeise',
  noodles: 'noodle nouille fideo nudel',
  mezze: 'mezze meze tapas',
  soup: 'soup broth sopa caldo soupe bouillon zuppa brodo suppe bruhe',
  cheese: 'cheese queso fromage formaggio kase',
  chicken: 'chicken pollo poulet huhn hahnchen',
  rice: 'rice arroz riz riso reis',
  tea: 'tea te the tee',
  beer: 'beer cerveza biere birra bier',
};

/** Foods that a kind of place or a cuisine says by its name. */
export const KIND_FOODS: readonly (readonly [kind: RegExp, foods: string])[] = [
  [/pizzeria|pizza/, 'pizza pizzas'],
  [/trattoria|osteria|pasta/, 'pasta'],
  [
    /baker|boulanger|panader|panific|forno|backerei|backstube/,
    'bread pan pain pane brot brotchen pastry pastries baguette geback',
  ],
  [/patisserie|pastry|pastel|pasticc|konditor/, 'pastry pastries cake pastel patisserie dolce kuchen torte'],
  [/coffee|cafe|caffe|espresso|roaster/, 'coffee cafe caffe kaffee espresso'],
  [/tea ?house|tea ?room|salon de the|teestube/, 'tea te the tee'],
  [/wine|vino|vin\b|enoteca|wein|vinot|bodega/, 'wine vino vin wein'],
  [/brew|beer|cervec|brass|birr|brau|bier/, 'beer cerveza biere birra bier ale'],
  [/cocktail/, 'cocktail cocktails'],
  [/steak|asador|grill|parrill|churrasc/, 'steak carne viande fleisch'],
  [/burger/, 'burger hamburguesa'],
  [/taco|taquer/, 'taco tacos tortilla'],
  [/sushi|omakase/, 'sushi fish'],
  [/ramen/, 'ramen noodle noodles soup'],
  [/noodle|nouille|nudel/, 'noodle noodles nouille nudel'],
  [
    /seafood|fish|marisq|poisson|pesce|fisch|oyster|chippy/,
    'seafood fish pescado marisco poisson pesce fisch',
  ],
  [/oyster/, 'oyster oysters'],
  [/gelat|ice ?cream|helader|glacier|eisdiele/, 'gelato icecream helado glace eis sorbet'],
  [/crep/, 'crepe crepes galette'],
  [/tapas/, 'tapas'],
  [/bbq|barbecue|smoke/, 'barbecue bbq'],
  [/juice|smoothie/, 'juice smoothie zumo jugo jus saft'],
  [/sandwich|deli/, 'sandwich sandwiches'],
  [/dumpling/, 'dumpling dumplings'],
  [/curry|indian/, 'curry'],
  [/kebab|doner/, 'kebab doner'],
  [/chocolat/, 'chocolate chocolat schokolade cioccolato'],
];

/** General words, and what they are true of: who serves haddock serves fish. */
const GENERAL_FOODS: readonly (readonly [general: string, special: string])[] = [
  ['fisch', 'waller donauwaller wels zander forelle saibling hecht karpfen lachs kabeljau dorsch'],
  ['fruit fruits', 'noix amande noisette pistache'],
  ['nut nuts', 'pistachio almond walnut hazelnut pecan cashew macadamia'],
  ['nuss nusse', 'pistazie mandel haselnuss walnuss cashew'],
  ['noix', 'noisette pistache amande'],
  ['noci', 'nocciola pistacchio mandorla'],
  ['sandwich', 'roll bun bolillo panini banh blt reuben'],
  ['platter', 'plate board'],
  ['soup', 'broth bisque chowder consomme skink gumbo ramen pho pozole minestrone borscht laksa'],
  ['doughnut donut fritter', 'loukoumades beignet churro zeppole'],
  ['pudding', 'cranachan toffee tart crumble cobbler cake cheddar'],
  ['skewer', 'yakitori souvlaki kebab brochette spiedini'],
  ['yakitori', 'skewer'],
  ['suppe', 'bruhe eintopf'],
  ['soupe', 'bouillon veloute potage'],
  ['sopa', 'caldo salmorejo gazpacho'],
  ['zuppa minestra', 'brodo minestrone ribollita'],
  [
    'bread pan brot pain pane',
    'tostada toast tosta bocadillo sandwich bruschetta crostini panino bun burger',
  ],
  ['fish', 'haddock cod salmon tuna halibut trout mackerel anchovy hake snapper'],
  ['seafood shellfish', 'lobster shrimp prawn crab oyster clam mussel scallop squid octopus'],
  ['shrimp prawn', 'shrimp prawn'],
  ['meat', 'beef pork lamb veal chicken steak ham bacon'],
  ['cheese', 'pecorino mozzarella cheddar parmesan ricotta feta brie gouda emmental burrata'],
  ['bread', 'sourdough baguette brioche ciabatta focaccia naan'],
  ['coffee', 'espresso cappuccino latte cortado macchiato'],
  ['beer', 'ipa ale lager stout pilsner'],
  ['cocktail', 'negroni margarita mojito martini spritz'],
  ['fry chip', 'fries chips'],
  ['cilantro coriander', 'cilantro coriander'],
  ['dessert', 'tiramisu pudding cheesecake brownie cake gelato sorbet'],
  ['pescado', 'merluza bacalao salmon atun lubina dorada boqueron sardina'],
  ['marisco', 'gamba langostino mejillon almeja pulpo calamar ostra'],
  ['carne', 'cordero cerdo ternera pollo jamon chuleton morcilla manzo maiale agnello pollo vaccinara'],
  ['queso', 'manchego'],
  ['postre', 'tarta flan bizcocho helado'],
  ['poisson', 'brochet saumon thon cabillaud sardine truite'],
  ['viande', 'boeuf porc agneau veau jambon'],
  ['fromage', 'emmental comte brie camembert chevre'],
  ['dessert', 'tarte crepe gateau mousse'],
  ['pesce', 'acciuga acciughe tonno branzino orata paranza'],
  ['formaggio', 'mozzarella pecorino ricotta'],
  ['dolce', 'tiramisu'],
  ['pasta', 'trofie tonnarelli spaghetti tagliatelle penne rigatoni gnocchi ravioli carbonara'],
  ['fleisch', 'rind schwein kalb lamm schnitzel braten zwiebelrostbraten schaufele gulasch'],
  ['wein', 'silvaner riesling welschriesling'],
  ['vino', 'vermentino barolo chianti prosecco rioja albarino'],
  ['vin', 'beaujolais bordeaux muscadet'],
  ['wine', 'muscadet prosecco chianti riesling merlot'],
  ['kuchen', 'kasekuchen apfelkuchen'],
];

/** With the general words for what stands there: haddock is fish. */
export function withGeneralFoods(stems: readonly string[]): Set<string> {
  const known = new Set(stems);
  for (const [general, special] of GENERAL_FOODS) {
    if (!special.split(' ').some((food) => known.has(stemOf(food)))) continue;
    for (const word of general.split(' ')) known.add(stemOf(word));
  }
  return known;
}
