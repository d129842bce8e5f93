import type { DishFamily } from './dish-families.ts';

/** Names for which single words give a wrong family: a torta de milanesa is a sandwich. Folded, and read first. */
export const WHOLE_NAMES: readonly (readonly [DishFamily, string])[] = [
  [
    'set_menu',
    'set menu|prix fixe|tasting menu|omakase|menu del dia|menu degustacion|menu du (?:jour|midi)|\\bformule|tagesmenu|menu degustazione',
  ],
  // The last word decides: duck fries aren’t duck.
  ['fries', '^(?!.*(?:\\b(?:and|with)\\b|[&,])).* fries$'],
  ['pizza', '^pizza\\b|(?:tomato|(?:white )?clam|white|grandma|pepperoni|plain) pie'],
  ['tartare', 'steak tartar'],
  ['sandwich', 'cheese ?steak'],
  ['salad', '(?:steak|spinach|kale) salad|^(?:bauern|gurken|kraut|tomaten|blatt|feld|rucola)salat'],
  ['schnitzel', '(?:chicken|veal|pollo) parm'],
  [
    'vegetables',
    'roast(?:ed)? (?:cauliflower|brussels|carrots?|beets?|vegetables?|peppers?|squash|broccoli)',
  ],
  ['potatoes', 'roast(?:ed)? potato'],
  ['smoothie_bowl', 'smoothie bowls?|acai'],
  ['fruit', 'fruit (?:salad|bowl|plate|cup)|obstsalat'],
  ['pudding', 'bread pudding'],
  ['cake', 'banana bread'],
  ['dish', '(?:black|yorkshire) pudding|rice cakes?'],
  ['tea', 'masala chai'],
  ['crepes', '\\bdosas?\\b'],
  ['stew', '(?:shepherd.?s|cottage|pot|meat|fish|pork|steak (?:and|&) \\w+) pie'],
  ['eggs', 'quiche'],
  ['flatbread', 'roti canai'],
  ['dish', '(?:seafood|kimchi|scallion|green onion|potato|zucchini|vegetable|savory) pancakes?|okonomiyaki'],
  ['steak', 'prime rib'],
  ['chowder', 'chowder|bisque'],
  ['lobster_roll', 'lobster roll'],
  ['crab_cakes', 'crab ?cakes?'],
  [
    'sandwich',
    'torta (?:de |al? )?(?:milanesa|jamon|ahogada|cubana|asada|carne|pierna|carnitas|pastor|pollo|chorizo|lengua)|pambazo|cemita',
  ],
  ['ceviche', 'ceviche|aguachile|tiradito'],
  [
    'drink',
    'hot chocolate|chocolate caliente|chocolat chaud|heisse schokolade|cioccolata calda|champurrado|\\batole',
  ],
  ['potatoes', 'ensalada de papas?|ensaladilla rusa'],
  ['pastry', '\\bpan (?:dulce|de muerto)\\b|rosca de reyes'],
];
