import type { Diet } from '#shared/domain/diets.ts';
import { type CheckedSentence, type CheckedText, finding, type Judge } from '../checked-text.ts';
import type { Part } from '../readers/fact-token.ts';

/** What guests avoid, folded, by the diet that leaves it out; undefined: no diet tells. */
const AVOIDED: readonly (readonly [words: string, diet: Diet | undefined])[] = [
  ['gluten|wheat|glutine|trigo|ble|weizen', 'gluten_free'],
  [
    "dairy|milk|lactose|butter|cheese|cream|cow's milk|lactosa|leche|lait|milch|laktose|latte|lattosio",
    'vegan',
  ],
  ['eggs?|huevos?|oeufs?|eier|uova', 'vegan'],
  ['fish|shellfish|shrimp|pescado|mariscos?|poisson|fruits de mer|fisch|pesce|crostacei', 'vegetarian'],
  [
    'nuts?|peanuts?|walnuts?|almonds?|sesame|soy|frutos secos|noix|nusse|noci|cacahuetes?|sesamo|soja',
    undefined,
  ],
];
const FOODS = AVOIDED.map(([words]) => words).join('|');

/** Ways to say that somebody who avoids a food may have a dish; group 1: the food. */
const WAYS: readonly RegExp[] = [
  `(?:can't|cannot|can not|don't|do not|won't) (?:eat|do|have|tolerate|stomach|handle) (?:any )?(${FOODS})(?! (?:alone|without|enough|before|after|on|at|today|tonight|early|late))`,
  `(?:who|guests who|if you) (?:avoid|can't have|cannot have|skip) (${FOODS})`,
  `if (${FOODS}) (?:is|are) (?:a|your) (?:worry|problem|concern|issue)`,
  `allerg(?:ic|y|ies) (?:to )?(${FOODS})?`,
  `(${FOODS}) (?:allerg\\w+|intoleran\\w+)`,
  `(?:zero|not a trace of|never (?:touch|touches|see|sees|meet|meets)|contains? no|free of) (${FOODS})`,
  `(egg|dairy|nut|milk|gluten)[- ]?less`,
  `(?:is|are) (?:safe|fine|okay|ok|good) (?:for|with|if) (?:everyone|anyone|all guests|you cannot have (?:${FOODS})|(?:a |your )?(?:${FOODS}) allerg\\w+)()`,
  `whatever your allerg\\w+()`,
  `(?:lactose|gluten)[- ]intolerant()`,
  `(?:celiacs?|coeliacs?|zoliakie|celiac[oai]s?|coeliaques?)()`,
  `(?:alergic[oa]s?|alergias?|allergiques?|allergies?|allergiker\\w*|allergisch|allergien?|allergic[oaie]) (?:a |al |a la |a los |aux? |a l'|gegen |contro )?(${FOODS})`,
].map((way) => new RegExp(`(?<![a-z])(?:${way})(?![a-z])`, 'g'));

/** "Vegans love our tagliatelle": the dish is for them. */
const VEGANS =
  /(?<![a-z])(vegans?|vegetarians?|veganer|vegetarier|veganos|vegetarianos|vegani|vegetariani|les vegans|les vegetariens) (?:love|adore|rejoice|will|can|lieben|konnen|aman|adoran|amano|adorent|peuvent|possono|pueden)(?![a-z])/g;
/** A warning sends nobody to the dish. */
const WARNS =
  /(?<![a-z])(?:heads[- ]?up|(?:please |allergy )?note|let us know|tell us|ask (?:us|your|for)|a word with us|say the word|no-go|give (?:that|this|it)(?: one)? a miss|not for you|beware|be careful|steer clear|avisenos|digannos|dites-le|prevenez|ditecelo|avvisateci|sagt uns|fragt uns|bitte sagt)(?![a-z])/;
const BEFORE = 60;
const BEHIND = 140;
/** What another judge holds against the record: said beside, it tells why the dish is for them. */
const SAID_DIETS: Readonly<Partial<Record<Diet, RegExp>>> = {
  gluten_free: /gluten[- ]?free|sin gluten|sans gluten|senza glutine|glutenfrei/,
  vegan: /(?<![a-z])vegan/,
  vegetarian: /(?<![a-z])(?:vegan|vegetar)/,
};

type Said = Part & { food: string };

function saidIn(text: string, ways: readonly RegExp[]): Said[] {
  return ways.flatMap((way) =>
    [...text.matchAll(way)].map((match) => ({
      food: /(?:celia|zoliak|coelia)/.test(match[0])
        ? 'gluten'
        : (match.slice(1).find((group) => group !== undefined) ?? ''),
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
}

const dietOf = (food: string) => AVOIDED.find(([words]) => new RegExp(`^(?:${words})$`).test(food))?.[1];

/** The same is said in the record in words, or each dish that is spoken of is of the diet that leaves the food out. */
function isHeld(
  { facts }: CheckedText,
  { subjects }: CheckedSentence,
  { food, diet }: { food: string; diet: Diet | undefined },
): boolean {
  const isOfDiet = (diets: ReadonlySet<string>) =>
    diet !== undefined && (diets.has(diet) || (diet === 'vegetarian' && diets.has('vegan')));
  if (
    isOfDiet(new Set(facts.profile?.diets)) ||
    (subjects.length > 0 && subjects.every(({ diets }) => isOfDiet(diets)))
  )
    return true;
  return facts.passages.some(
    ({ text }) =>
      saidIn(text, WAYS).some((one) => one.food === food) || (food !== '' && text.includes(`${food}-free`)),
  );
}

/** Of food that guests avoid nothing is said that the record does not say: somebody may rely on it. */
export const judgeAvoidedFoods: Judge = (checked, sentence) => {
  if (sentence.isKnown) return [];
  const text = checked.text.slice(sentence.start, sentence.end);
  const near = checked.text.slice(Math.max(0, sentence.start - BEFORE), sentence.end + BEHIND);
  if (WARNS.test(near)) return [];
  const isApart = ({ start, end }: Part) =>
    !sentence.names.some((name) => name.start < sentence.start + end && sentence.start + start < name.end);
  const isWrong = (food: string, diet: Diet | undefined) =>
    !(diet !== undefined && SAID_DIETS[diet]?.test(near)) && !isHeld(checked, sentence, { food, diet });
  const wrong = [
    ...saidIn(text, WAYS).filter(({ food }) => isWrong(food, dietOf(food))),
    ...saidIn(text, [VEGANS]).filter(
      ({ food }) =>
        !isHeld(checked, sentence, { food: '', diet: /vega/.test(food) ? 'vegan' : 'vegetarian' }),
    ),
  ].filter(isApart);
  return wrong.map(({ start, end }) =>
    finding(checked, 'allergen', { start: start + sentence.start, end: end + sentence.start }),
  );
};
