/** Claims on which a guest's health or way in depends: stated only from exact, unhedged words. */
export const STRICT_CLAIMS: ReadonlySet<string> = new Set([
  'halal',
  'kosher',
  'gluten-free',
  'vegan-options',
  'vegetarian-options',
  'access',
  'alcohol',
  'organic',
]);

/** In the same clause as such a claim: it holds for a part, nearly, or for somebody else. */
export const CLAIM_HEDGES =
  /\b(?:style|inspired|similar|almost|nearly|mostly|mainly|partly|partially|sometimes|occasionally|some days|except|ish|near|ask (?:us|staff|first)|depends|limited|hard|difficult|impossible|struggle|(?:meat|chicken|beef|lamb) (?:is|are)|hal[fb])\b/;

const NOT_WHOLE =
  '(?![- ]?(?:style|type|ish|inspired|friendly|options?|dishes|meats?|chicken|beef|lamb|section|menu|available|on request|butcher|markets?|shops?|suppliers?|carts?|salt|dill|pickles?|wines?)\\b)';

/** Where the words that name a feature are wider than those that promise it (folded text). */
export const AFFIRMED_BY: Readonly<Record<string, RegExp>> = {
  halal: new RegExp(`(?<!\\b(?:some|non|semi)[ -])\\bhalal\\b${NOT_WHOLE}`),
  kosher: new RegExp(`(?<!\\b(?:some|non|semi)[ -])\\bkosher\\b${NOT_WHOLE}`),
  'gluten-free':
    /\b(?:gluten[- ]?free|sin gluten|senza glutine|sans gluten|glutenfrei|ohne gluten|c(?:o)?eliac[- ](?:friendly|safe))\b(?! (?:beers?|ales?|ciders?|oats|flour|soy|sauce|guests))/,
  access:
    /\b(?:wheelchair[- ](?:access(?:ible)?|friendly|ramps?|users (?:are )?welcome)|step[- ]free|barrier[- ]free|accessible (?:by|for|to|with)(?: a)? wheelchairs?(?: users)?)\b/,
  dogs: /\b(?:dogs?[- ](?:friendly|welcome|allowed)|pets?[- ](?:friendly|welcome|allowed)|(?:dogs|pets) are (?:very |always )?(?:welcome|allowed)|dogs and (?:kids|children)(?: are)? welcome|(?:we (?:love|welcome)) dogs)\b/,
  laptops: /\blaptops?[- ](?:are )?(?:welcome|friendly|allowed|ok)\b|\bwork on (?:a|your) laptop\b/,
  cards:
    /\b(?:(?:credit |debit )?cards? (?:are )?(?:accepted|welcome|ok)|card payments?|(?:accept|take) (?:all |credit |debit )?cards?|(?:credit|debit) cards?|cash (?:and|or) cards?|cards? (?:and|or) cash)\b/,
  alcohol: /\b(?:licensed bar|(?:serve|serving|with|have) alcohol|alcohol (?:is )?(?:served|available))\b/,
  garden:
    /(?<!\bcovent )(?<!\b(?:in|near|at) \w{2,14} )\b(?:garden(?: seating)?|courtyard|backyard|beer garden)\b(?! (?:salad|produce|vegetables|herbs|centre|center|city|street|road|lane))/,
};
