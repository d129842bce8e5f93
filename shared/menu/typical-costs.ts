/** Ingredient cost as a fraction of the price: the middle, and the range of most restaurants. */
export type CostFraction = { low: number; typical: number; high: number };

export type CourseFamily =
  | 'starter'
  | 'main'
  | 'steak_or_seafood'
  | 'pizza_or_pasta'
  | 'dessert'
  | 'soft_drink'
  | 'beer'
  | 'wine'
  | 'spirits';

export const COSTS_AS_OF = '2026-11-22';

/**
 * Cost fractions by course from trade publications of 2019 to 2026: 28–35% for a whole kitchen, higher for steak and
 * seafood, lower for dough and desserts; pour costs for drinks. They are typical, not one kitchen's: the ranges are
 * wide on purpose, and an owner's own cost wins. Sources:
 * https://restaurantmargin.com/answers/what-food-cost-percentage-should-a-restaurant-target,
 * https://home.binwise.com/blog/average-pour-cost, and
 * https://therealbarman.com/what-should-your-pour-cost-percentage-be/.
 */
export const TYPICAL_COSTS: Readonly<Record<CourseFamily, CostFraction>> = {
  starter: { low: 0.24, typical: 0.29, high: 0.35 },
  main: { low: 0.28, typical: 0.32, high: 0.37 },
  steak_or_seafood: { low: 0.33, typical: 0.38, high: 0.45 },
  pizza_or_pasta: { low: 0.2, typical: 0.26, high: 0.32 },
  dessert: { low: 0.18, typical: 0.25, high: 0.32 },
  soft_drink: { low: 0.1, typical: 0.17, high: 0.25 },
  beer: { low: 0.2, typical: 0.23, high: 0.28 },
  wine: { low: 0.22, typical: 0.3, high: 0.38 },
  spirits: { low: 0.14, typical: 0.18, high: 0.24 },
};

/** Folded words of courses and names. The first family with a match counts. */
const FAMILY_WORDS: readonly (readonly [CourseFamily, RegExp])[] = [
  [
    'dessert',
    /\b(?:desserts?|sweets|postres?|dolci|dolce|nachspeisen?|nachtisch|cakes?|ice cream|gelat[oi]|pastr(?:y|ies)|cookies?|brownies?|tiramisu|cheesecake|sundaes?|doughnuts?|donuts?)\b/,
  ],
  [
    'wine',
    /\b(?:wines?|vinos?|vini|vins?|weine?|champagne|prosecco|cava|sparkling wines?|sauvignon|noir|grigio|rose by the glass|sangria|chardonnay|merlot|pinot|cabernet|riesling|malbec)\b/,
  ],
  [
    'beer',
    /\b(?:beers?|cervezas?|birr[ae]|bieres?|biere?|drafts?|draughts?|on tap|ipa|lagers?|ales?|stouts?|pilsn?er|ciders?)\b/,
  ],
  [
    'spirits',
    /\b(?:cocktails?|spirits?|liquors?|whiske?ys?|bourbons?|tequilas?|mezcals?|gins?|rums?|vodkas?|martinis?|margaritas?|negronis?|spritz|highballs?|shots?|cocteles|aperitif[is]?)\b/,
  ],
  [
    'soft_drink',
    /\b(?:soft drinks?|drinks?|beverages?|bebidas?|bevande|boissons?|getranke|coffees?|cafes?|espressos?|lattes?|cappuccinos?|teas?|sodas?|juices?|lemonades?|water|milkshakes?|shakes?|smoothies?|kombucha|cola|coke)\b/,
  ],
  [
    'pizza_or_pasta',
    /\b(?:pizzas?|pizze|calzones?|pastas?|spaghetti|penne|linguine|fettuccine|rigatoni|tagliatelle|pappardelle|mac and cheese|lasagn[ae]|ravioli|gnocchi|noodles?|ramen|focaccia|flatbreads?)\b/,
  ],
  [
    'steak_or_seafood',
    /\b(?:steaks?|rib ?eyes?|sirloin|filet|fillet|tenderloin|strip|lobsters?|crabs?|oysters?|scallops?|shrimps?|prawns?|seafood|fish|salmon|tuna|halibut|sea bass|mariscos|pescados?|pesce|poissons?|sushi|sashimi|lamb chops?|duck)\b/,
  ],
  [
    'starter',
    /\b(?:starters?|appeti[sz]ers?|apps|small plates?|snacks?|bites|antipast[io]|entrantes|entrees froides|vorspeisen?|tapas|mezze|meze|soups?|sopas?|suppen?|salads?|ensaladas?|insalat[ae]|salate?|sides?|dips?|bread|fries|bar food|to share)\b/,
  ],
];

/** For names: a drink or dessert is the last word of a name; otherwise it is only an ingredient. */
const AT_END: ReadonlySet<CourseFamily> = new Set(['dessert', 'wine', 'beer', 'spirits', 'soft_drink']);
/** Courses that rule these out. */
const MAINS =
  /\b(?:mains?|main courses?|entrees?|large plates|from the grill|hauptgerichte?|hauptspeisen?|platos (?:principales|fuertes)|segundos?|plats?(?: principaux)?|secondi(?: piatti)?)\b/;
const NOT_SWEET = /\b(?:crab|fish|rice|corn|potato|salmon|cod) cakes?$/;
const SOFT = /\b(?:root|ginger|birch) (?:beer|ale)s?$/;

/** The course decides; the name only if the course doesn’t. */
export function courseFamilyOf({ name, course }: { name: string; course: string }): CourseFamily {
  return familyOfCourse(folded(course)) ?? familyOfName(folded(name), MAINS.test(folded(course))) ?? 'main';
}

/** "Starters & Sweets": the first one counts. */
function familyOfCourse(course: string): CourseFamily | undefined {
  const found = FAMILY_WORDS.map(([family, pattern]) => ({ family, at: course.search(pattern) }));
  return found.filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at)[0]?.family;
}

/** In main courses the name decides: a steak costs more than other dishes. */
function familyOfName(name: string, isMain: boolean): CourseFamily | undefined {
  const [head = ''] = name.split(
    /[,(:]|\s(?:with|w\/|by|of|in|au|aux|al|alla|alle|ai|con|avec|mit|de|del|di)\s/u,
  );
  const end = head.trim();
  if (SOFT.test(end)) return isMain ? undefined : 'soft_drink';
  const isAtEnd = (pattern: RegExp) => new RegExp(`(?:${pattern.source})$`).test(end) && !NOT_SWEET.test(end);
  return FAMILY_WORDS.find(([family, pattern]) =>
    AT_END.has(family)
      ? !isMain && isAtEnd(pattern)
      : !(isMain && family === 'starter') && pattern.test(name),
  )?.[0];
}

function folded(words: string): string {
  return words.slice(0, 200).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
