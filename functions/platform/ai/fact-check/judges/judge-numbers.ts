import { type CheckedSentence, type CheckedText, finding, type Judge } from '../checked-text.ts';
import { isDerivedNumber } from '../evidence/derived-numbers.ts';
import { isDerivedPrice } from '../evidence/derived-prices.ts';
import { isHourOfHouse, isHourSaid } from '../evidence/hours-in-numbers.ts';
import { isHouseNumber } from '../evidence/house-numbers.ts';
import { isSameCount, PIECES, type Units, unitStems } from '../evidence/number-units.ts';
import { isFigure } from '../evidence/numbers-of-nothing.ts';
import type { Statement } from '../read-statement.ts';
import type { FactTokenOf } from '../readers/fact-token.ts';
import { stemOf } from '../text/word-forms.ts';
import { foodStemsOf } from '../vocabulary/food-words.ts';
import { dishesAround, isKnownPrice, isOfTheseDays, isPriceOf } from './prices/judge-prices.ts';

type Percent = FactTokenOf<'percent'>;

const IDIOM =
  /(?:tables? for|dinner for|date for|lunch for|meal for|just the|the|room for|mesa para|table pour|tavolo per|tisch fur|cena para)\s$/;
/** A question that asks for more than these says that there is room for them. */
const LARGEST_PARTY = 12;
/** "Gone in six bites", "zero regrets": nobody counts. */
const UNCOUNTED =
  /^\s-?(?:bites?|reasons?|words?|seconds?|cheers|thumbs|hands|eyes|times over|bocados|bouchees|morsi|bissen|chiacchiere|passi|pas|palabras|risas|razones|raisons|motivi|grunde)(?![a-z])/;
/** Between a number and the dish that it counts. */
const BESIDE_DISH = 24;
const DAYS_A_WEEK =
  /^\s(?:days?|evenings?|nights?|dias|jours|giorni|tage)(?: a | per |\/| a la | par | alla | a | die | in der )+(?:week|semana|semaine|settimana|woche)/;
const COUNTED_DISHES = /^(?:dish|dishe|pasta|past|pizza|pizz|plat|piatt|gericht|antojito|option|item)$/;

function isDerived(
  { facts, text }: CheckedText,
  { value, end }: FactTokenOf<'number'>,
  units: readonly string[],
): boolean {
  const { profile } = facts;
  if (profile === undefined) return false;
  if (DAYS_A_WEEK.test(text.slice(end, end + 30)))
    return new Set(profile.services.flatMap(({ days }) => days)).size === value;
  return units.some((stem) => COUNTED_DISHES.test(stem)) && profile.dishes.length === value;
}

function isKnownNumber(
  checked: CheckedText,
  sentence: CheckedSentence,
  token: FactTokenOf<'number'>,
): boolean {
  const { text } = checked;
  const isAsked = text.slice(sentence.start, sentence.end).endsWith('?');
  if (
    IDIOM.test(text.slice(Math.max(0, token.start - 14), token.start)) &&
    (token.value <= 4 || (isAsked && token.value <= LARGEST_PARTY))
  )
    return true;
  if (token.value === 0 || UNCOUNTED.test(text.slice(token.end, token.end + 14))) return true;
  const rank = RANK.exec(text.slice(Math.max(0, token.start - 10), token.start));
  if (rank !== null) return isKnownRank(checked, token);
  const mine = unitStems({ words: sentence.words, text: checked.text }, token);
  if (isRepeated(sentence, token, mine) || isCountOfOrder(checked, sentence, token)) return true;
  if (isHourOfHouse(checked, token) || isHouseNumber(checked, sentence, token)) return true;
  if (isHourSaid(checked, sentence, token) || isOfAge(checked, token, mine)) return true;
  if (isOfSubject(sentence, token) || isPairOfRelatives(checked, sentence, token)) return true;
  if (isFigure(checked, token, mine) || isOfDishBehind(checked, sentence, token)) return true;
  const { behind, before } = mine;
  const dishes = dishesAround(sentence, token).before.filter(({ isWhole }) => isWhole);
  const isPrice = behind.length === 0 && isKnownPrice(checked, sentence, token, [token.value]);
  if (isPrice) return true;
  if (behind.length === 0 && dishes.length > 0) {
    return dishes.some((mention) =>
      mention.dishes.some(({ statement }) => isSameCount(token, mine, statement)),
    );
  }
  return (
    isDerived(checked, token, [...behind, ...before]) ||
    isDerivedNumber(checked, sentence, token, mine) ||
    isLargeOfSame(checked, sentence, token) ||
    counted(checked).some((passage) => isSameCount(token, mine, passage))
  );
}

const RANK = /(?:number|no\.|nr\.|#|nummer|numero)\s?$/;

/** "Number 7 on the list": the same number of a list. */
const isKnownRank = ({ facts }: CheckedText, { value }: FactTokenOf<'number'>) =>
  facts
    .passagesWith('number')
    .some(({ tokens, text }) =>
      tokens.some(
        (one) =>
          one.kind === 'number' &&
          one.value === value &&
          RANK.test(text.slice(Math.max(0, one.start - 10), one.start)),
      ),
    );

/** "Two courses or three; go for three": said before. */
const isRepeated = (
  { tokens }: CheckedSentence,
  { value, start }: FactTokenOf<'number'>,
  { behind }: Units,
) =>
  behind.length === 0 &&
  tokens.some((one) => one.kind === 'number' && one.value === value && one.start < start);

/** "He has 180 of them": too large to be there by chance, where the record speaks of the same. */
const isLargeOfSame = (
  { facts }: CheckedText,
  sentence: CheckedSentence,
  { value, start }: FactTokenOf<'number'>,
) =>
  value > LARGE &&
  !sentence.words.some(
    (word) =>
      word.end <= start && start - word.end < 2 && /gasse|strasse|street|calle|rue|via/.test(word.word),
  ) &&
  facts
    .passagesWith('number')
    .some(
      (passage) =>
        passage.topic.size > 0 &&
        [...passage.topic].some((stem) => sentence.context.has(stem)) &&
        passage.tokens.some((one) => one.kind === 'number' && one.value === value),
    );
const LARGE = 100;

const MOST_ORDERED = 12;

/** "Two sandwiches and two teas: $28.50": as many as the price is reckoned for. */
const isCountOfOrder = (checked: CheckedText, sentence: CheckedSentence, { value }: FactTokenOf<'number'>) =>
  value <= MOST_ORDERED &&
  Number.isInteger(value) &&
  sentence.tokens.some(
    (one) =>
      one.kind === 'price' &&
      !isPriceOf(
        one.values,
        [...sentence.mentions.flatMap(({ dishes }) => dishes), ...sentence.subjects].flatMap(
          ({ prices }) => prices,
        ),
      ) &&
      isDerivedPrice(checked, sentence, one),
  );

/** "Birria tacos come three to a plate": the record says the same number of the dish. */
const isOfSubject = ({ subjects }: CheckedSentence, { value }: FactTokenOf<'number'>) =>
  subjects.some(({ statement, notes }) =>
    [statement, ...notes].some(({ tokens }) =>
      tokens.some((one) => one.kind === 'number' && one.value === value),
    ),
  );

/** "Two brothers": one of whom the record says that they are each other's. */
const isPairOfRelatives = (
  { facts }: CheckedText,
  { claims }: CheckedSentence,
  { value, end }: FactTokenOf<'number'>,
) =>
  value === 2 &&
  facts.byConcept.has('relatives') &&
  claims.some(({ concept, start }) => concept === 'relatives' && start - end < 2 && start >= end);

/** "Two decades later": as long as the record reaches back. */
function isOfAge({ facts }: CheckedText, { value }: FactTokenOf<'number'>, { behind }: Units): boolean {
  if (behind[0] === undefined || !DECADES.has(behind[0])) return false;
  const years = facts
    .passagesWith('year')
    .flatMap(({ tokens }) => tokens.flatMap((token) => (token.kind === 'year' ? [token.from] : [])));
  return years.some((year) => THIS_YEAR - year >= 10 * value);
}
/** Who is that old now only grows older: no clock is asked. */
const THIS_YEAR = 2026;
const DECADES = new Set(
  'decade decades decada decadas decennie decennies decennio decenni jahrzehnt jahrzehnte'
    .split(' ')
    .map(stemOf),
);

/** "Six croquetas", "four cheeses": a dish beside it has so many pieces, or is made of so many things. */
function isOfDishBehind(
  { text }: CheckedText,
  sentence: CheckedSentence,
  { value, end }: FactTokenOf<'number'>,
): boolean {
  const near = [...sentence.mentions, ...sentence.mentionsBehind].filter(({ start }) => start >= end);
  return near.some(
    ({ start, dishes }) =>
      (value === 1 || dishes.some(({ statement }) => partsOf(statement).includes(value))) &&
      (start - end < BESIDE_DISH || !/\d/.test(text.slice(end, start))),
  );
}

/** How many pieces a dish has, and how many things its description names. */
function partsOf({ tokens, words, text }: Statement): number[] {
  const pieces = tokens.flatMap((token) =>
    token.kind === 'number' &&
    unitStems({ words, text }, token)
      .behind.slice(0, 1)
      .some((stem) => PIECES.has(stem))
      ? [token.value]
      : [],
  );
  return [
    ...pieces,
    ...text
      .split('. ')
      .map((passage) => passage.split(',').length)
      .filter((one) => one > 2),
  ];
}

const counted = ({ facts }: CheckedText) => [...facts.passagesWith('number'), ...facts.passagesWith('price')];

const STREET =
  /^(?:street|st|avenue|avenu|ave|road|rd|lane|boulevard|blvd|drive|driv|square|squar|rue|via|calle|call|piazza|piazz|plaza|place|strass|gass|weg|allee|alle|avenid|corso|cors|viale|vial)$/;

/** "100% yes": of no food, and no claim. */
function isEmphasis(
  checked: CheckedText,
  { words, claims }: CheckedSentence,
  { value, end }: Percent,
): boolean {
  const next = words.find(({ start }) => start >= end);
  const isClaimed = claims.some(({ start, kind }) => start === next?.start && kind !== 'allergen');
  return (
    value >= 100 &&
    !isClaimed &&
    (next === undefined || !foodStemsOf(checked.facts.reading.language).has(next.stem))
  );
}

/** Counts, ordinals and percentages. */
export const judgeNumbers: Judge = (checked, sentence) =>
  sentence.tokens.flatMap((token) => {
    if (token.kind === 'percent') {
      if (isEmphasis(checked, sentence, token)) return [];
      const isKnown = checked.facts
        .passagesWith('percent')
        .some(
          (passage) =>
            isOfTheseDays(passage, sentence) &&
            passage.tokens.some((one) => one.kind === 'percent' && one.value === token.value),
        );
      return isKnown ? [] : [finding(checked, 'number', token)];
    }
    if (token.kind !== 'number' || isKnownNumber(checked, sentence, token)) return [];
    const { behind, before } = unitStems({ words: sentence.words, text: checked.text }, token);
    const isAddress = [...behind, ...before].some((stem) => STREET.test(stem));
    return [finding(checked, isAddress ? 'address' : 'number', token)];
  });
