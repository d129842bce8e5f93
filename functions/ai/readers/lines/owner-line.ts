import { dishFamilyOf } from '#functions/ai/library/dish-family.ts';
import { topicOf, topicsIn } from '#functions/ai/library/page-topics.ts';
import type { Dish } from '#shared/profile/menu.ts';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { listedDishes } from '../menu/dish-list.ts';
import { MOST, printed } from '../text/printed.ts';
import { isOverlapping, without } from '../text/spans.ts';
import { isPrintable, type JudgedLine } from './classify-lines.ts';
import { ACCESS, AGES, isForGuests, PAYMENT } from './for-guests.ts';
import { isNote, isOnlyHours, isSentence, WE, WEEKDAY } from './line-forms.ts';

const LONGEST_LIST = 600;
/** In a list of so many dishes, the share whose family is known. The others are dishes, too. */
const [FEWEST_LISTED, MOST_KNOWN] = [4, 0.6];
/** "Burgers and wings" says what kind of place it is. */
const FEWEST_KNOWN = 3;
const LONGEST_NOTE = 120;
const LONGEST_HOURS = 500;
/** A single word next to facts, such as "Tel.", means nothing alone. */
const FEWEST_WORDS = 2;
/** "$140." */
const PRICE = /^[$€£]\s?\d[\d.,]*$/;
/** Besides dishes and hours, which the page prints elsewhere, a sentence says this many words. */
const FEWEST_BESIDE_DATA = 3;

/**
 * The use of a whole line besides its facts: a list of dishes, or the owner’s words in one field. None if the facts
 * say everything. `facts`: those that touch the line. Pure.
 */
export function ownerLine(
  source: string,
  line: JudgedLine,
  facts: readonly ProfileProposal[],
): ProfileProposal[] {
  const { start, end, words, verdict } = line;
  const isHeld = !isPrintable(line) && verdict !== 'likely';
  if (isHeld || facts.some((fact) => isWholeLine(fact, words))) return [];
  if (facts.some((fact) => isTown(fact) && lettersIn(fact.words) === lettersIn(words))) return [];
  const rest = without(
    [line],
    facts.filter((fact) => !isTown(fact) && !isUnsureLine(fact)),
  );
  const said = rest.flatMap((span) => source.slice(span.start, span.end).match(/\p{L}{2,}/gu) ?? []);
  if (said.length < (facts.length === 0 ? 1 : FEWEST_WORDS) && !AGES.test(words) && !PRICE.test(words))
    return [];
  const passage = { start, end, words };
  const dishes = facts.length > 0 || verdict !== 'certain' ? [] : dishesOf(words);
  if (dishes.length > 0)
    return dishes.map((value) => ({ field: 'dishes', value, confidence: 'certain', ...passage }));
  if (verdict === 'certain' && saysHours(words, facts))
    return [{ field: 'hours_text', value: printed(words), confidence: 'certain', ...passage }];
  const isSure = isPrintable(line) && isForGuests(words) && saysMore(words, said.length, facts);
  const confidence = isSure ? 'certain' : 'likely';
  return isSure && isWithinProse(source, line)
    ? [{ field: 'story', value: { text: printed(words) }, confidence, ...passage }]
    : [inField(words, { ...passage, confidence })];
}

/** The dishes of a line that is a menu. Other lists may name more than dishes, so they stay in the owner’s words. */
function dishesOf(words: string): Dish[] {
  const dishes = words.length > LONGEST_LIST ? [] : (listedDishes(words) ?? []);
  const known = dishes.filter(({ name }) => dishFamilyOf(name) !== 'dish').length;
  const isPriced = dishes.every(({ price }) => price !== '');
  const isKnownList = known === dishes.length && (isPriced || known >= FEWEST_KNOWN);
  const isMenu = dishes.length >= FEWEST_LISTED && known >= MOST_KNOWN * dishes.length;
  return isMenu || isKnownList ? dishes : [];
}

/** Whether a line says only when the restaurant is open, in words that aren’t read as hours. */
const saysHours = (words: string, facts: readonly ProfileProposal[]): boolean =>
  isOnlyHours(words) &&
  words.length <= LONGEST_HOURS &&
  !WE.test(words) &&
  !AGES.test(words) &&
  !facts.some(isOfHours) &&
  topicsIn(words).length === 0;

/** Whether a line says more than its facts, which the page prints elsewhere. `count`: its words besides them. */
function saysMore(words: string, count: number, facts: readonly ProfileProposal[]): boolean {
  const isCertain = ({ confidence }: ProfileProposal) => confidence === 'certain';
  const ofHours = facts.filter(isOfHours);
  const repeatsHours = ofHours.length > 0 && ofHours.every(isCertain) && isOnlyHours(words);
  const hasData = facts.some((fact) => isData(fact) && isCertain(fact));
  const isMore = !hasData || (isSentence(words) && count >= FEWEST_BESIDE_DATA);
  return isMore && !repeatsHours && !isAddress(words, facts);
}

/** A short sentence between others on the same line continues them: "Brisket goes 14 hours." */
function isWithinProse(source: string, { start, end, words }: JudgedLine): boolean {
  const isAlone = /(?:^|\n)\s*$/.test(source.slice(0, start)) && /^\s*(?:\n|$)/.test(source.slice(end));
  return (
    !isAlone &&
    /[.!]$/.test(words) &&
    fieldOf(printed(words)) === 'house_notes' &&
    topicsIn(words).length === 0
  );
}

/** "A noodle bar in Queens" has a town, and also says what the restaurant is. */
const isTown = (fact: ProfileProposal): boolean => fact.field === 'address' && fact.value.street === '';

const lettersIn = (words: string): number => words.replace(/[^\p{L}\d]/gu, '').length;

/** Reservations, and hours in words, keep the whole line, if we are sure of them. */
const isWholeLine = ({ field, value, confidence }: ProfileProposal, words: string): boolean =>
  confidence === 'certain' &&
  (field === 'hours_text' || (field === 'booking' && value.note === printed(words)));

/** Hours, a dish, or a booking rule that we aren’t sure of: the page prints the owner’s sentence instead. */
const isUnsureLine = ({ field, confidence }: ProfileProposal): boolean =>
  confidence === 'likely' && (field === 'hours_text' || field === 'booking' || field === 'dishes');

/** Facts in the owner’s words keep the whole line, because a part of it may have another meaning. Pure. */
export function inWholeLine(
  fact: ProfileProposal,
  { start, end, words, verdict }: JudgedLine,
): ProfileProposal {
  const said = printed(words);
  const isWhole = fact.words.length >= said.replace(/[.!\s]+$/, '').length;
  if (fact.field === 'hours_text') {
    const value = said.slice(0, LONGEST_HOURS);
    return { ...fact, value, confidence: isWhole ? fact.confidence : 'likely', start, end, words };
  }
  if (fact.field !== 'booking') return fact;
  const isSure = verdict === 'certain' && said.length <= LONGEST_NOTE && (isSentence(said) || isNote(said));
  return { ...fact, value: { ...fact.value, note: isSure ? said : '' } };
}

/** "We bake overnight, and we close when we sell out." states no hours. Pure. */
export const isOnlyProse = ({ field }: ProfileProposal, { words }: JudgedLine): boolean =>
  field === 'hours_text' && WE.test(words) && isSentence(words) && !/\d/.test(words) && !WEEKDAY.test(words);

const DATA: ReadonlySet<ProfileProposal['field']> = new Set<ProfileProposal['field']>([
  'dishes',
  'menus',
  'services',
  'closed_days',
  'dated_hours',
]);
const OF_HOURS: ReadonlySet<ProfileProposal['field']> = new Set<ProfileProposal['field']>([
  'services',
  'closed_days',
  'dated_hours',
  'hours_text',
]);
const isOfHours = ({ field }: ProfileProposal): boolean => OF_HOURS.has(field);

/** The page prints these facts elsewhere, so a line of them alone would repeat them. */
const isData = ({ field }: ProfileProposal): boolean => DATA.has(field);

/** Only what the restaurant is, and where: "Wine bar, 12 Main Street, Austin". */
const isAddress = (words: string, facts: readonly ProfileProposal[]): boolean =>
  !WE.test(words) && facts.some((fact) => fact.field === 'address' && !isTown(fact));

type Passage = Pick<ProfileProposal, 'start' | 'end' | 'words' | 'confidence'>;

/** A proposal for the field that keeps these words. Pure. */
export function inField(words: string, passage: Passage): ProfileProposal {
  const said = printed(words);
  const field = fieldOf(said);
  const text = said.slice(0, MOST[field]);
  return field === 'story' || field === 'house_notes'
    ? { field, value: { text }, ...passage }
    : { field, value: text, ...passage };
}

/** The profile field of a line: the story for prose, the field of its topic for a note. */
function fieldOf(words: string): keyof typeof MOST {
  if (isSentence(words)) return 'story';
  if (topicOf(words).faq === 'parking') return 'parking';
  if (ACCESS.test(words)) return 'access';
  if (topicsIn(words).length > 0) return 'house_notes';
  return PAYMENT.test(words) ? 'payment' : 'house_notes';
}

/** A line with one price that may not be a dish stays in the owner’s words: "Wine pairing $85." Pure. */
export function inOwnWords(
  source: string,
  lines: readonly JudgedLine[],
  proposal: ProfileProposal,
): ProfileProposal {
  if (proposal.field !== 'dishes' || proposal.confidence === 'certain') return proposal;
  const line = lines.find(({ start, end }) => start === proposal.start && end === proposal.end);
  if (line?.verdict !== 'certain' || !isForGuests(line.words)) return proposal;
  const { start, end, words } = line;
  const passage = { start, end, words, confidence: 'certain' as const };
  return isWithinProse(source, line)
    ? { field: 'story', value: { text: printed(words) }, ...passage }
    : inField(words, passage);
}

/** The facts that touch each line. Both arrays are in order. Linear. */
export function factsOfLines(
  lines: readonly JudgedLine[],
  facts: readonly ProfileProposal[],
): ProfileProposal[][] {
  let next = 0;
  return lines.map((line) => {
    while (next < facts.length && (facts[next]?.end ?? 0) <= line.start) next += 1;
    const within: ProfileProposal[] = [];
    for (let at = next; at < facts.length && (facts[at]?.start ?? 0) < line.end; at += 1) {
      const fact = facts[at];
      if (fact !== undefined && isOverlapping(fact, line)) within.push(fact);
    }
    return within;
  });
}
