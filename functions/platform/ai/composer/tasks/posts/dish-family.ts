import { fold } from '#functions/platform/ai/fold.ts';
import { findDishIn } from '../../knowledge/dishes/dishes.ts';

/** Kinds of food that are eaten alike, so that the same line suits them. */
export const DISH_FAMILIES = [
  'pasta',
  'pizza',
  'noodles',
  'soup',
  'dumplings',
  'tacos',
  'burger',
  'grill',
  'seafood',
  'greens',
  'rice',
  'sweet',
  'bakery',
  'coffee',
  'drinks',
  'any',
] as const;
export type DishFamily = (typeof DISH_FAMILIES)[number];

const BY_SUBJECT: Readonly<Record<string, DishFamily>> = {
  pasta: 'pasta',
  pizza: 'pizza',
  ramen: 'noodles',
  noodles: 'noodles',
  soup: 'soup',
  dumplings: 'dumplings',
  tacos: 'tacos',
  burger: 'burger',
  grill: 'grill',
  chicken: 'grill',
  fire: 'grill',
  sushi: 'seafood',
  seafood: 'seafood',
  salad: 'greens',
  vegetables: 'greens',
  curry: 'rice',
  rice: 'rice',
  dessert: 'sweet',
  pastry: 'bakery',
  bread: 'bakery',
  coffee: 'coffee',
  tea: 'coffee',
  wine: 'drinks',
  cocktail: 'drinks',
  beer: 'drinks',
};

/** Headings of menus, folded. */
const DRINKS =
  /\b(?:drinks?|beverages?|cocktails?|beers?|wines?|spirits|bebidas?|vinos?|cervezas?|copas?|boissons?|vins?|bieres?|aperitifs?|bevande|vini|birre|getranke|weine?|biere?)\b/;
const SWEETS =
  /\b(?:desserts?|sweets?|puddings?|ice creams?|gelat[io]|sorbett[io]|granite|coppe|dolci?|postres?|helados?|glaces?|nachspeisen?|nachtisch|su(?:ss|ß)e[sn]?|mehlspeisen?|kuchen|eis)\b/;
const COFFEES = /\b(?:coffees?|kaffee|cafes?|caffetteria|teas?|tee|kaffeespezialitaten)\b/;
const BREADS =
  /\b(?:bakery|breads?|pastr(?:y|ies)|viennoiseries?|patisseries?|pains?|pasticceria|panaderia|bolleria|brot(?:e|sorten)?|geback|laugengeback|backwaren|pane)\b/;

/** Names that hold the word of another kind. */
const OTHERS: readonly (readonly [RegExp, DishFamily])[] = [
  [/\bzuppa inglese\b|\baffogato\b/, 'sweet'],
  [/\bkugel\b|\bcrepes?\b|\b(?:dosas?|idlis?|uttapam|thalis?|shawarma|doner|doner kebab|gyros)\b/, 'any'],
  [/\b(?:cotolett|milanes|escalope|ribeye|rib eye|sirloin|porterhouse|t-bone|tomahawk|entrecote)/, 'grill'],
  [/\blambrusco\b|\bhighball\b|\bspritz\b/, 'drinks'],
];

/** Words of dishes that the table of dishes does not hold, folded; the first that fits. */
const BY_WORD: readonly (readonly [RegExp, DishFamily])[] = [
  [/\b(?:taco|gringa|tlayuda|quesadilla|burrito|tostada)/, 'tacos'],
  [/\b(?:spatzle|kasespatzle|nudel|gnocchi|gricia|amatriciana|bucatini|rigatoni|pasta)/, 'pasta'],
  [/(?:suppe\b|\bsoup|\bsopa|\bsoupe|\bzuppa|pozole|\bcaldo|chowder|\bstew)/, 'soup'],
  [/(?:curry|masala|\bdal\b|rogan|biryani|butter chicken|\breis\b|risotto|paella|arroz)/, 'rice'],
  [
    /(?:fisch|forelle|zander|\bfish|salmon|trout|\btuna|walleye|scallop|\bcod\b|shrimp|gamba|pescado|pesce|poisson|brochet|saumon|pulpo|octopus)/,
    'seafood',
  ],
  [
    /(?:braten|schnitzel|gulasch|tafelspitz|rostbraten|haxe|steak|brisket|\bribs\b|\bduck|\blamb|\bveal|sausage|wurst|salsiccia|saltimbocca|\bcoda\b|\bpresa\b|secreto|lechon|ropa vieja|asado|canard|agneau|magret)/,
    'grill',
  ],
  [/(?:salad|salat|insalata|ensalada|\bkale\b|puntarelle|spinac|espinac|carciof|asparag|spargel)/, 'greens'],
  [
    /(?:strudel|schmarrn|kuchen|torte\b|\btarte|\bcake|pudding|cobbler|gelato|helado|\bglace|\bbaba\b|\bflan\b|tiramisu|gulab|crepe caramel|brownie)/,
    'sweet',
  ],
  [/(?:croissant|\bnaan\b|breze|brioche|muffin|scone)/, 'bakery'],
  [/(?:coffee|kaffee|cortad|latte|\bbrew\b|espresso|flat white|cappuccino|\bca phe\b|melange)/, 'coffee'],
  [/(?:\bcidre|\bcider|\bbeer|\bbier\b|\bwine|\bvino\b|\bvin\b|spritz|negroni|margarita\b)/, 'drinks'],
];

/** Milk, and no coffee. */
const MILK = /\b(?:fior di|al|alla|col|con) latte\b/;
/** Soups that are served cold: no line warms hands on them. */
const COLD =
  /\b(?:gazpach\p{L}*|salmorejo|ajoblanco|vichyssoise|kaltschale|okroshka|tarator|cold|chilled|iced|froide?s?|glacee?s?|fri[ao]s?|fredd[ao]|kalte?s?)\b/u;
/** Stews that are eaten with bread and the hand: lines of bowls and spoons do not suit them. */
const BY_HAND = /\b(?:w[ao]t|tibs|kitfo|shiro|injera|firfir|gomen|misir|egusi|fufu|ugali|banku|nshima)\b/;

/** What a dish is made of, beside what it is: lamb curry is eaten as a curry. */
const MADE_OF =
  /(?<!\p{L})(?:chicken|lamb|goat|beef|pork|duck|turkey|veal|fish|salmon|tuna|shrimps?|prawns?|crab|lobster|steak|pollo|agnello|pesce|manzo|maiale|gamberi|cordero|cerdo|ternera|pescado|gambas|poulet|agneau|boeuf|porc|canard|poisson|crevettes?|huhn|hahnchen|lamm|rind|schwein|ente|lachs|garnelen)(?!\p{L})/gu;

/** By the dish that its name holds, else by its words; `any` where neither is known, so that no line says what it is not. */
export function familyOf(dishName: string, course = ''): DishFamily {
  const folded = fold(dishName.normalize('NFC'));
  const named = familyOfName(folded);
  const heading = fold(course.normalize('NFC'));
  if (DRINKS.test(heading)) return named === 'coffee' ? named : 'drinks';
  if (SWEETS.test(heading)) return 'sweet';
  if (COFFEES.test(heading) && named === 'any') return 'coffee';
  if (named !== 'any' || BY_HAND.test(folded) || COLD.test(folded)) return named;
  return BREADS.test(heading) ? 'bakery' : 'any';
}

function familyOfName(folded: string): DishFamily {
  const other = OTHERS.find(([words]) => words.test(folded));
  if (other !== undefined) return other[1];
  if (BY_HAND.test(folded) || MILK.test(folded)) return 'any';
  const family = familyIn(folded.replace(MADE_OF, ' ')) ?? familyIn(folded) ?? 'any';
  return family === 'soup' && COLD.test(folded) ? 'any' : family;
}

const familyIn = (folded: string): DishFamily | undefined =>
  BY_SUBJECT[findDishIn(folded)?.subject ?? ''] ?? BY_WORD.find(([words]) => words.test(folded))?.[1];
