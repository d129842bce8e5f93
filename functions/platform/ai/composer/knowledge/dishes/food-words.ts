import type { Course } from './dish.ts';

/** Words that make an unknown name food: a number beside it is then its price. */
export const FOOD_WORD =
  /\b(?:menus?|courses?|pairings?|tasting|lunch|dinner|brunch|breakfast|specials?|set|combo|bento|buffet|platters?|boards?|plates?|bowls?|rolls?|soups?|stews?|pies?|tarts?|cakes?|cookies?|buns?|loaf|loaves|bread|toasts?|toasties?|sandwich(?:es)?|burgers?|pizzas?|pasta|noodles|rice|risotto|curry|curries|salads?|steaks?|wagyu|ribs?|ribeye|sirloin|fillet|lamb|beef|pork|veal|duck|chicken|turkey|goat|rabbit|venison|sausages?|bacon|ham|fish|salmon|tuna|cod|hake|bass|bream|trout|mackerel|sardines|anchovies|prawns?|shrimps?|crab|lobsters?|octopus|squid|calamari|mussels|clams|scallops?|oysters?|eggs?|omelettes?|cheese|halloumi|feta|tofu|tempeh|mushrooms?|aubergine|eggplant|cauliflower|artichokes?|beans|lentils|potato(?:es)?|fries|chips|wings|skewers?|kebabs?|tacos?|dumplings?|wontons?|puddings?|crumble|ice cream|gelato|sorbet|mousse|coffee|latte|tea|juice|smoothies?|lemonade|wine|beer|ale|cider|pint|glass|cocktails?|bottle)\b/;

/** Words that show a phrase to be about something else than food. */
export const NOT_A_DISH =
  /\b(?:you|we|us|they|i|it|is|are|was|will|can|please|ignore|instructions?|write|prompt|system|http|https|www|email|mail|phone|tel|call|street|avenue|road|floor|guests?|seats?|people|years?|since|open|closed|opening|reviews?|stars?|award|website|page|site|price|prices|minutes|parking|tables?|delivery|takeaway|booking|bookings|reservations?|orders?|deposits?|minimum|min|spend|spending|corkage|service|services|fees?|charges?|surcharge|cover|covers|domain|hosting|suites?|rooms?|pay|pays|payments?|vouchers?|gift|tickets?|rent|rental|hire|class|classes|workshops?|salary|salaries|wages?|budget|tax|vat|(?<!tri[- ])tip|discount|refund|cancellation|events?|entry|entrance|admission|wifi|password|code|postcode|zip|unit|apartment|number|hotel|valet|costs?|now|was|were|subscription|membership|donation|taxi|insurance|loan|capacity|mention|off|that|this|there|where|who|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b|[<>{}@]/;

const COURSE_WORDS: readonly (readonly [RegExp, Course])[] = [
  [
    /\b(?:menus?|courses?|pairings?|tasting|set|combo|bento|buffet|platters?|lunch|dinner|special|pranzo|cena|dejeuner|mittagstisch|plat du jour)\b/,
    'Set menus',
  ],
  [/\b(?:breakfast|brunch|omelettes?|eggs?|porridge)\b/, 'Breakfast'],
  [/\b(?:soups?|broth|chowder)\b/, 'Soups'],
  [/\bsalads?\b/, 'Salads'],
  [/\bpasta|spaghetti|linguine|rigatoni|fettuccine|orecchiette|penne\b/, 'Pasta'],
  [/\bpizzas?\b/, 'Pizza'],
  [/\bnoodles\b/, 'Noodles'],
  [/\b(?:rice|risotto)\b/, 'Rice'],
  [/\b(?:dumplings?|wontons?)\b/, 'Dumplings'],
  [/\b(?:tacos?|burritos?)\b/, 'Tacos and street food'],
  [/\b(?:burgers?|sandwich(?:es)?|toasties?|wraps?)\b/, 'Burgers and sandwiches'],
  [/\bcurr(?:y|ies)\b/, 'Curries'],
  [/\b(?:cakes?|cookies?|buns?|tarts?|croissants?)\b/, 'Pastry and cakes'],
  [/\b(?:puddings?|crumble|ice cream|gelato|sorbet|mousse)\b/, 'Desserts'],
  [/\b(?:coffee|latte|tea)\b/, 'Coffee and tea'],
  [/\b(?:wine|beer|ale|cider|pint|juice|smoothies?|lemonade|cocktails?|bottle|glass)\b/, 'Drinks'],
  [/\b(?:grilled|steaks?|wagyu|ribs?|skewers?|kebabs?|ribeye|sirloin|fillet)\b/, 'From the grill'],
  [
    /\b(?:fish|salmon|tuna|cod|hake|bass|bream|trout|mackerel|sardines|prawns?|shrimps?|crab|lobsters?|octopus|squid|calamari|mussels|clams|scallops?)\b/,
    'Fish',
  ],
  [/\b(?:bread|loaf|loaves|rolls?)\b/, 'Bread'],
  [/\b(?:fries|chips)\b/, 'Sides'],
  [/\b(?:lamb|beef|pork|veal|duck|chicken|turkey|goat|rabbit|venison|pies?|stews?)\b/, 'Mains'],
];

/** The heading that a dish the knowledge base does not know belongs under, if its name says so. */
export function courseOf(name: string): Course | undefined {
  return COURSE_WORDS.find(([words]) => words.test(name.toLowerCase()))?.[1];
}
