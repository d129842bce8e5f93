import { foldItemName } from './item-name.ts';

/** Names of menu groups in the languages of registers. Dishes rarely have such names. */
const GROUPS: ReadonlySet<string> = new Set(
  [
    'food|foods|kitchen|bar|drinks|beverages|wine|wines|beer|beers|ciders|spirits|liquor|cocktails|mocktails|coffee|coffees|tea|teas|juices|sodas|smoothies|shakes',
    'dessert|desserts|sweets|cakes|pastry|pastries|bakery|ice creams|starters|appetizers|apps|small plates|sharing plates|mains|main courses|main dishes|entrees|sides|side dishes',
    'salads|soups|sandwiches|burgers|wraps|bowls|tacos|burritos|noodles|rice dishes|curries|rolls|sushi|grill|grills|steaks|seafood|fish|meat|poultry|breads|snacks|pasta|pastas|pizza|pizzas',
    'vegetarian|vegan|breakfast|brunch|lunch|dinner|kids|kids menu|specials|extras|merchandise',
    'speisen|vorspeisen|hauptgerichte|hauptspeisen|nachspeisen|nachtisch|getranke|weine|biere|spirituosen|suppen|salate|beilagen|pizzen|nudeln|kaffee|kuchen|fruhstuck',
    'plats|boissons|vins|bieres|salades|soupes|accompagnements|pates|patisseries|formules|viandes|poissons',
    'comida|comidas|entrantes|primeros|segundos|postres|bebidas|vinos|cervezas|ensaladas|carnes|pescados|tapas|raciones|arroces|sopas|cafes|platos principales',
    'cucina|antipasti|primi|secondi|contorni|dolci|bevande|vini|birre|pizze|insalate|bibite|caffetteria|paste',
  ].flatMap((words) => words.split('|')),
);
const QUALITIES: ReadonlySet<string> = new Set(
  'all|our|hot|cold|soft|alcoholic|draft|draught|bottled|red|white|sparkling|house|fresh|homemade|classic|alkoholfreie|warme|kalte|chaudes|froides'.split(
    '|',
  ),
);
const BETWEEN = /\s(?:and|und|et|y|e)\s/;

/** True for the name of a group, such as `Pasta`, `Hot drinks`, or `Soups & Salads`. */
export function isGroupName(item: string): boolean {
  return foldItemName(item)
    .split(BETWEEN)
    .every((part) => {
      const words = part.trim().split(' ');
      const first = words.findIndex((word) => !QUALITIES.has(word));
      return first >= 0 && GROUPS.has(words.slice(first).join(' '));
    });
}
