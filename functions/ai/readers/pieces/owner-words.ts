import { fold } from '#functions/ai/fold.ts';
import { dishFamilyOf } from '#functions/ai/library/dish-family.ts';
import { topicOf, topicsIn } from '#functions/ai/library/page-topics.ts';
import type { Dish } from '#shared/profile/menu.ts';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { headAndList, listedDishes } from '../menu/dish-list.ts';
import type { Span } from '../reader.ts';
import { printed } from '../text/printed.ts';
import { isOverlapping, trimmed, without } from '../text/spans.ts';
import { ACCESS, isForGuests, PAYMENT } from './for-guests.ts';
import type { JudgedPiece } from './judge-pieces.ts';
import { KIND } from './kind-words.ts';
import { isSentence } from './sentence-forms.ts';

type Field = ProfileProposal['field'];
type WordsField = 'payment' | 'parking' | 'access' | 'house_notes' | 'story' | 'hours_text';
type Said = Span & { words: string; isCertain: boolean };

/** As long as a profile keeps them. */
const LONGEST: Readonly<Record<WordsField | 'booking', number>> = {
  booking: 300,
  payment: 300,
  parking: 300,
  access: 300,
  house_notes: 500,
  story: 1_000,
  hours_text: 500,
};
/** Longer sentences were dictated without marks: they say too much for one place. */
const LONGEST_SENTENCE = 300;
const LONGEST_LIST = 600;
const FEWEST_WORDS = 2;
const WORDS_OF_LABEL = 3;
const HOURS: ReadonlySet<Field> = new Set<Field>(['services', 'closed_days', 'dated_hours', 'hours_text']);
const LISTED: ReadonlySet<Field> = new Set<Field>(['dishes', 'menus']);
const PART = /,(?!\d)\s*/g;

/**
 * What a piece says beside its facts: the dishes of a list, or a sentence in the owner's words. `facts`: those that touch
 * the piece.
 */
export function ownerWords(
  source: string,
  { start, end, words, verdict }: JudgedPiece,
  facts: readonly ProfileProposal[],
): ProfileProposal[] {
  const said = { start, end, words, isCertain: verdict !== 'likely' };
  // "Best fried chicken in town, mac and cheese": the dishes are no praise.
  if (verdict === 'self_praise') return dishesOf(said, false) ?? [];
  if (verdict !== 'certain' && verdict !== 'likely') return [];
  const rest = without(
    [said],
    facts.filter((fact) => !isTown(fact)),
  );
  if (!facts.some(({ field }) => LISTED.has(field))) {
    const dishes = dishesOf(said, false);
    if (dishes !== undefined) return dishes;
    const fewest = facts.length === 0 ? 1 : FEWEST_WORDS;
    const saysMore = rest.some((span) => wordsIn(source, span) >= fewest);
    return saysMore || isBookingNote(said, facts) ? [inOwnWords(said, facts)] : [];
  }
  return rest
    .flatMap((span) => partsOf(source, span))
    .map((part) => ({ ...part, words: source.slice(part.start, part.end), isCertain: said.isCertain }))
    .flatMap((part) => (/\d/.test(part.words) ? undefined : dishesOf(part, true)) ?? [inOwnWords(part, [])]);
}

/** "Reservations on OpenTable https://…": how tables are booked is told in whole. */
const isBookingNote = ({ words }: Said, facts: readonly ProfileProposal[]): boolean =>
  facts.some(({ field }) => field === 'booking') &&
  facts.every(({ field }) => field === 'booking' || field === 'links') &&
  saysBooking(words);

/** "A noodle bar in Queens": a town is read, and the sentence still says what the restaurant is. */
const isTown = (fact: ProfileProposal): boolean => fact.field === 'address' && fact.value.street === '';

const wordsIn = (source: string, { start, end }: Span): number =>
  source.slice(start, end).match(/\p{L}{2,}/gu)?.length ?? 0;

function partsOf(source: string, span: Span): Span[] {
  const text = source.slice(span.start, span.end);
  const commas = [...text.matchAll(PART)].map(({ index, 0: mark }) => ({
    start: span.start + index,
    end: span.start + index + mark.length,
  }));
  return without([span], commas)
    .map((part) => trimmed(source, part))
    .filter((part) => /\p{L}{3}/u.test(source.slice(part.start, part.end)));
}

/** The dishes of a piece that is nothing but a list of them, with what leads to the list. */
function dishesOf(said: Said, isAfterList: boolean): ProfileProposal[] | undefined {
  if (said.words.length > LONGEST_LIST) return undefined;
  const led = headAndList(said.words);
  const listed = led === undefined ? listedDishes(said.words, isAfterList) : undefined;
  if (listed !== undefined) return asDishes(said, listed);
  if (led === undefined) return undefined;
  const { start, isCertain } = said;
  const head = { start, end: start + led.head.length, words: led.head, isCertain };
  const isLabel = led.head.split(/\s+/).length <= WORDS_OF_LABEL && !isSentence(led.head);
  return [...(isLabel ? [] : [inOwnWords(head, [])]), ...asDishes(said, led.dishes, OF_FOOD.test(led.head))];
}

/** So many dishes of a list are of a known family for each that is not, before that one is printed unasked. */
const KNOWN_PER_UNKNOWN = 2;

/** What leads to a list of dishes: "We make Polish food: …" */
const OF_FOOD =
  /(?<!\p{L})(?:food|cooking|cuisine|dishes|comida|cocina|platos|plats|küche|gerichte|cucina|piatti)(?!\p{L})/iu;

/** A number in a name may be a price, and a list with few known dishes none of food. */
function asDishes(
  { isCertain, ...passage }: Said,
  dishes: readonly Dish[],
  isOfFood = false,
): ProfileProposal[] {
  const isKnown = ({ name }: Dish) => dishFamilyOf(name) !== 'dish';
  const known = dishes.filter(isKnown).length;
  const isList = isOfFood || known >= KNOWN_PER_UNKNOWN * (dishes.length - known);
  return dishes.map((value): ProfileProposal => {
    const isClear = !/\d|\p{Sc}/u.test(value.name) && !PAYMENT.test(value.name);
    const isFood = isKnown(value) || (isList && !KIND.test(fold(value.name)));
    const isSure = isCertain && isClear && isFood;
    return { field: 'dishes', value, confidence: isSure ? 'certain' : 'likely', ...passage };
  });
}

function inOwnWords(
  { start, end, words, isCertain }: Said,
  facts: readonly ProfileProposal[],
): ProfileProposal {
  const isSure = isCertain && words.length <= LONGEST_SENTENCE && isForGuests(words);
  const passage = { confidence: isSure ? ('certain' as const) : ('likely' as const), start, end, words };
  const booking = facts.find((fact) => fact.field === 'booking');
  if (booking?.field === 'booking' && saysBooking(words)) {
    const note = printed(words).slice(0, LONGEST.booking);
    return { field: 'booking', value: { ...booking.value, note }, ...passage };
  }
  const field = facts.some((fact) => HOURS.has(fact.field)) ? 'hours_text' : fieldOf(words);
  const text = printed(words).slice(0, LONGEST[field]);
  return field === 'story' || field === 'house_notes'
    ? { field, value: { text }, ...passage }
    : { field, value: text, ...passage };
}

const saysBooking = (words: string): boolean => {
  const topics = topicsIn(words);
  return topics.length === 1 && topics[0]?.faq === 'reservations';
};

/** What guests have to know or do is no story: "Cancel 72 hours ahead or we charge the card." */
const NOTICE =
  /^(?:no|not|never|sin|pas|kein\p{L}*|nessun\p{L}*|please|pls|ask|bring|book|call|cancel|come|follow|order|pre-?order|reserve|stop by|text)(?!\p{L})/iu;

/** Where a page keeps the owner's words. Pure. */
export function fieldOf(words: string): WordsField {
  if (topicOf(words).faq === 'parking') return 'parking';
  if (ACCESS.test(words)) return 'access';
  if (topicsIn(words).length > 0) return 'house_notes';
  if (PAYMENT.test(words)) return 'payment';
  return isSentence(words) && !NOTICE.test(words) ? 'story' : 'house_notes';
}

/** The facts that touch each piece; both are in order. Linear. */
export function factsOfPieces(
  pieces: readonly JudgedPiece[],
  facts: readonly ProfileProposal[],
): ProfileProposal[][] {
  let next = 0;
  return pieces.map((piece) => {
    while (next < facts.length && (facts[next]?.end ?? 0) <= piece.start) next += 1;
    const within: ProfileProposal[] = [];
    for (let at = next; at < facts.length && (facts[at]?.start ?? 0) < piece.end; at += 1) {
      const fact = facts[at];
      if (fact !== undefined && isOverlapping(fact, piece)) within.push(fact);
    }
    return within;
  });
}
