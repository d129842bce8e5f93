import type { Dish, Menu } from '#shared/profile/menu.ts';
import { isSetMenu } from '#shared/profile/menu-lines/set-menu.ts';
import type { ProfileProposal, ProfileReading } from '#shared/profile/profile-reading.ts';
import { amountsIn, CODES, plain } from './found-in-words.ts';
import { createMenuCheck, isKnownFood } from './menu/food-check.ts';
import { isDish, nameIn } from './menu/menu-words.ts';
import type { ReadingContext, Span } from './reader.ts';
import { isTouched, without } from './text/spans.ts';

type Priced = Dish | Menu;

/** In the owner’s words, so the line decides whether guests may read them (decision 0069). */
const OWNER_WORDS: ReadonlySet<ProfileProposal['field']> = new Set<ProfileProposal['field']>([
  'story',
  'house_notes',
  'people',
  'payment',
  'parking',
  'access',
  'hours_text',
]);

/**
 * Decides by the rules’ reading of the same text whether a model’s proposal may be printed before the owner’s
 * review. The function returns the proposal. It is `likely` if the rules hold back its line, if neither the rules,
 * its words, nor the form show its value (codes, kind, diets, days, times, prices, and where guests call, write, and
 * click), if it is only a part of a sentence or description, or if a dish or menu may be something else. Linear.
 * `proposals`: all of the model’s.
 */
export function createProof(
  { text, context: { region, language, currency } }: { text: string; context: ReadingContext },
  byRules: ProfileReading,
  proposals: readonly ProfileProposal[],
): (one: ProfileProposal) => ProfileProposal {
  const certain = byRules.proposals.filter(({ confidence }) => confidence === 'certain');
  const ofForm = {
    ...{ region: [region], languages: [language, byRules.language], currency: [currency] },
    address: [region],
  };
  const shown = new Set([
    ...certain.flatMap(derivedValues),
    ...certain.flatMap(({ field, value }) => (field === 'dishes' ? [describedAs(value)] : [])),
    ...sentencesOf(text),
    ...Object.entries(ofForm).flatMap(([field, values]) => values.map((value) => `${field} ${value}`)),
  ]);
  const likely = byRules.proposals.filter(({ confidence }) => confidence === 'likely');
  const secret = byRules.not_for_guests.filter(({ reason }) => reason !== 'self_praise');
  const inOneOf = (spans: readonly Span[]) => {
    const apart = outside(text, outside(text, spans));
    return (one: Span) => isTouched(one, apart);
  };
  const isSecret = inOneOf(secret);
  const isHeld = inOneOf([...likely, ...byRules.wishes, ...byRules.not_for_guests]);
  const read = new Set(certain.flatMap(pricedName));
  const isOfMenu = createMenuCheck(proposals);
  const isFood = (one: ProfileProposal) => {
    if (pricedName(one).some((name) => read.has(name))) return true;
    if (one.field === 'menus') return isSetMenu(one.value.name);
    return one.field !== 'dishes' || (isKnownFood(one.value) && isOfMenu(one.value));
  };
  const isDishShown = ({ field, value, words }: ProfileProposal) =>
    field !== 'dishes' ||
    (isDish(value.name) && (isDescribed(value, words) || shown.has(describedAs(value))));
  return (one) => {
    const waits = OWNER_WORDS.has(one.field) ? isHeld(one) : isSecret(one);
    const isShown = derivedValues(one).every((value) => shown.has(value)) || isPriceShown(one);
    return waits || !isShown || !isDishShown(one) || !isFood(one) ? { ...one, confidence: 'likely' } : one;
  };
}

const outside = (text: string, spans: readonly Span[]): Span[] =>
  without([{ start: 0, end: text.length }], spans);

/**
 * Part of a sentence can mean its opposite, such as “dogs inside” in “We don’t allow dogs inside”. A line that continues
 * in lower case is part of the sentence before it.
 */
function sentencesOf(text: string): string[] {
  const spaced = text.replace(/\s+/g, (space) => (space.includes('\n') ? '\n' : ' '));
  return spaced.split(/(?<=[.!?…])\s|\n(?!\p{Ll})/u).map((sentence) => `sentence ${plain(sentence)}`);
}

/** The values of a proposal that aren’t quotations, and its sentences, in one form for models and rules. */
function derivedValues({ field, value }: ProfileProposal): string[] {
  if (field === 'kind') return [`${field} ${plain(value)}`];
  if (CODES.has(field) || field === 'email') return [`${field} ${value}`];
  if (field === 'phones') return value.number === '' ? [] : [`${field} ${value.number}`];
  if (field === 'links') return [`${field} ${value.url.replace(/^https?:\/\/(?:www\.)?|\/$/g, '')}`];
  if (field === 'address') return value.country === '' ? [] : [`${field} ${value.country}`];
  if (field === 'people') return value.sentence === '' ? [] : sentencesOf(value.sentence);
  if (field === 'story' || field === 'house_notes') return sentencesOf(value.text);
  if (field === 'payment' || field === 'parking' || field === 'access' || field === 'hours_text')
    return sentencesOf(value);
  if (field === 'services') {
    const { days, opens, closes, last_seating, season } = value;
    const times = JSON.stringify([opens, closes, last_seating, season?.from, season?.to]);
    return days.map((day) => `${field} ${day} ${times}`);
  }
  if (field === 'dated_hours') {
    const times = value.services.map(({ opens, closes }) => `${opens}-${closes}`);
    return [`${field} ${value.from} ${value.to} ${times.join(' ')}`];
  }
  if (field === 'booking') return value.policy === 'unknown' ? [] : [`${field} ${value.policy}`];
  if (field !== 'dishes' && field !== 'menus') return [];
  const ofSizes = sizesOf(value).map(({ label, ...one }) => `${label} ${amountsOf(one).join(' ')}`);
  const prices = [...amountsOf(value), ...ofSizes];
  return prices.map((price) => `${plain(value.name)}: ${price}`);
}

const sizesOf = (value: Priced) => ('variants' in value ? value.variants : []);

const pricedName = ({ field, value }: ProfileProposal): string[] =>
  field === 'dishes' || field === 'menus' ? [`${field} ${plain(value.name)}`] : [];

/** The amounts in a price, as a number and as written. */
const amountsOf = ({ price, amount }: Pick<Priced, 'price' | 'amount'>): number[] => [
  ...new Set([...amountsIn(price).map((each) => each.amount), ...(amount === null ? [] : [amount])]),
];

/** In UTF-16 units: longer than a name with its description. */
const LONGEST_HEAD = 800;

/** Whether the price follows its name or description. Only the rules read sizes. */
function isPriceShown({ field, value, words }: ProfileProposal): boolean {
  if ((field !== 'dishes' && field !== 'menus') || sizesOf(value).length > 0) return false;
  const written = amountsIn(words);
  return amountsOf(value).every((amount) =>
    written.some((each) => {
      if (each.amount !== amount) return false;
      const before = words.slice(Math.max(0, each.index - LONGEST_HEAD), each.index);
      const head = ` ${plain(nameIn(before.replace(/[^\p{L}\d)]+$/u, '')))}`;
      return [value.name, `${value.name} ${value.description}`].some((said) =>
        head.endsWith(` ${plain(said)}`),
      );
    }),
  );
}

/** A dish as the rules or its words describe it, without prices: nothing, such as “no”, is between the two. */
const describedAs = ({ name, description }: Dish) => `dish ${withoutNumbers(`${name} ${description}`)}`;

const isDescribed = ({ name, description }: Dish, words: string) =>
  description === '' || withoutNumbers(words).includes(withoutNumbers(`${name} ${description}`));

const withoutNumbers = (text: string) => ` ${plain(text)} `.replace(/ \d+(?= )/g, '');
