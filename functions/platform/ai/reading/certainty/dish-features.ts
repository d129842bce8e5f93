import type { Dish } from '#shared/profile/menu.ts';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { foldText } from '../text/fold-text.ts';
import { bucket, is, wordsIn } from './feature-names.ts';
import { type DishList, factsIn, hasCents, isSigned, type ReadWhole, shapeOf } from './read-whole.ts';

const SPOKEN =
  /(?<![a-z])(?:is|are|was|were|we|i|you|they|it|its|it's|has|have|do|does|can|our|my|just|also|only|then|called|some|that|which|est|sont|nous|on|c'est|es|son|hay|tenemos|sono|abbiamo|faccio|facciamo|ist|sind|haben|wir|gibt|kostet|cuesta|costa|coute|und|and|y|et|e|plus|each|about|around|till?|gerne|bitte|please)(?![a-z])/;
const JOINS = /(?<![a-z])(?:and|or|y|o|et|ou|e|und|oder|&|\+|\/)(?![a-z])/;
const NO_FOOD =
  /(?<![a-z])(?:per|pp|person[ae]?s?|people|kids?|children|under|ages?|table|room|night|seat|day|week|month|hour|min|max|fee|charge|delivery|deposit|extra|add|addons?|toppings?|any|all|everything|menu|special|combo|deal|lunch|dinner|brunch|breakfast|pranzo|cena|midi|soir|happy|offer|open|closed|shut|from|for|with|without|half|portion|small|large|media|halbe|demi|mezza|extras?|supplement|bottle|glass|sides|brief|budget|banquet|party|set|course|courses|cal|kcal)(?![a-z])/;
const WHEN =
  /(?<![a-z])(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?(?![a-z])|(?<![a-z])(?:lunes|martes|jueves|viernes|sabado|domingo|lundi|mardi|jeudi|vendredi|samedi|dimanche|sabato|domenica|samstag|sonntag|freitag|daily|today|month|monat|mes|mois|mese)(?![a-z])/;
/** "T-bone 20 oz", "egg tart (3)", "ravioli (les 6)": how much of it there is. */
const SIZES =
  /,?\s(?:\((?:x\s?|les |min\.? |feeds |for |per |para |pour |fur )?\d{1,3}\s?(?:pcs?|pieces?|stk|stuck|uds?|pz|pezzi|scoops|skewers|pers|personas|personen|persone|people)?\.?\)|(?:for|per|para|pour|fur) \d|\d{1,4}(?:[.,]\d{1,2})?\s?(?:oz|g|gr|kg|lb|cl|dl|ml|l|pcs?|stk|uds?|pz)|0[.,]\d{1,2})(?=$|[\s,(.])/g;
/** "3.50 each", "1.200 c/u": one of them. */
const ONE = /\s?(?:each|apiece|ea\.?|la unidad|l'un[oae]|la pièce|pro Stück|das Stück|al pezzo)$/i;
/** Dishes this near belong to one list. */
const BESIDE = 40;

/** What the first size costs, where each size has its name. */
function firstOfLabeled({ variants }: Dish): number | null {
  return variants.every(({ label }) => label !== '') ? (variants[0]?.amount ?? null) : null;
}

/** What is written of the price, without the names of the sizes and what one piece is. */
function withoutLabels({ price, variants }: Dish): string {
  const bare = price.replace(ONE, '');
  return variants.reduce((text, { label }) => (label === '' ? text : text.replace(label, '')), bare);
}

function priceFeatures(value: Dish, list: DishList): string[] {
  const hasPrice = value.price !== '';
  const [others, signed] = [list.priced - 1, list.signed - (isSigned(value.price) ? 1 : 0)];
  const cents = list.withCents - (hasCents(value.price) ? 1 : 0);
  const isSignOdd = isSigned(value.price) ? signed <= others / 3 : signed >= others / 2;
  const alike = hasCents(value.price) ? cents : others - cents;
  const first = value.amount ?? firstOfLabeled(value);
  const ratio = first === null ? 0 : first / (list.amount || 1);
  return [
    ...is('no price', !hasPrice),
    ...is('signed', isSigned(value.price)),
    ...is('sign differs', hasPrice && others > 1 && isSignOdd),
    ...is('form differs', hasPrice && others > 3 && alike < others * 0.2),
    `ratio=${first === null ? 'none' : bucket(ratio, [0.15, 0.4, 2.5, 6])}`,
    ...is('one digit', /^\d$/.test(value.price)),
    ...is('variants', value.variants.length > 0),
    ...is(
      'variants without labels',
      value.variants.some(({ label }) => label === ''),
    ),
    ...is(
      'small variant',
      value.variants.some(({ amount }) => amount !== null && amount < 3),
    ),
    ...is('words in price', /\p{L}{2}/u.test(withoutLabels(value))),
    ...is('per person', value.is_per_person),
    ...is('market price', value.is_market_price),
  ];
}

function nameFeatures(name: string, list: DishList): string[] {
  const folded = foldText(name);
  const bare = folded.replace(SIZES, '');
  const words = wordsIn(folded);
  const own = shapeOf(name);
  const alike = (list.shapes.get(own) ?? 0) - 1;
  return [
    `words=${Math.min(words.length, 8)}`,
    `shape=${own}`,
    ...is('shape differs', list.count > 3 && alike <= (list.count - 1) / 5),
    ...is('much longer', list.count > 3 && words.length > 2 * list.words + 1),
    ...is('digit inside', /\d/.test(bare)),
    ...is('mark inside', /[:;/|"“”=+*!?]/.test(name)),
    ...is('comma inside', name.includes(',')),
    ...is('open bracket', /\([^)]*$|^[^(]*\)/.test(name)),
    ...is('stop inside', /\.\s|\.{2}/.test(name)),
    ...is('few letters', (folded.match(/[a-z]/g)?.length ?? 0) < 4),
    ...is('spoken', SPOKEN.test(folded)),
    ...is('joined', JOINS.test(folded)),
    ...is('no food', NO_FOOD.test(folded)),
    ...is('when', WHEN.test(folded)),
    ...is('ends small', /(?:^|\s)(?:\p{L}{1,3}|\d+)$/u.test(bare)),
    ...is('ends in a mark', /[^\p{L}\p{N})]$/u.test(name)),
    ...is('begins short', (words[0]?.length ?? 0) < 3),
    ...is('same name', (list.names.get(name) ?? 0) > 1),
  ];
}

/** What is to be seen of a dish, beside the other dishes of the text. */
export function dishFeatures(whole: ReadWhole, proposal: ProfileProposal): string[] {
  if (proposal.field !== 'dishes') return [];
  const { source, folded, dishes } = whole;
  const { value, start, end } = proposal;
  const used = value.name.length + value.price.length + value.description.length + value.availability.length;
  const around = factsIn(whole, { start: start - BESIDE, end: end + BESIDE }).filter(
    (one) => one.field === 'dishes' && one !== proposal,
  );
  const isBefore = around.some((one) => one.start < start);
  const isBehind = around.some((one) => one.start > start);
  return [
    ...nameFeatures(value.name, dishes),
    `list=${isBefore}${isBehind}`,
    `over=${bucket(end - start - used, [4, 10, 25, 60])}`,
    ...is('course', value.course !== ''),
    ...is('course with marks', /[\d/()]/.test(value.course)),
    ...is('described', value.description !== ''),
    ...is('on one line', !source.slice(start, end).includes('\n')),
    ...is('begins line', /(?:^|\n)[^\p{L}\d]*$/u.test(folded.slice(Math.max(0, start - 6), start))),
    ...is('ends line', /^[^\p{L}\d]*(?:\n|$)/u.test(folded.slice(end, end + 6))),
    ...priceFeatures(value, dishes),
  ];
}
