import { type CheckedSentence, type CheckedText, finding, type Judge } from '../checked-text.ts';
import { isOfSame } from '../passage.ts';
import type { Statement } from '../read-statement.ts';
import type { FactTokenOf, Part } from '../readers/fact-token.ts';
import { SMALL_WORDS, stemOf, type Word } from '../text/word-forms.ts';
import { isCounted } from '../vocabulary/counted.ts';
import { foodStemsOf } from '../vocabulary/food-words.ts';
import { dishesAround, isKnownPrice } from './judge-prices.ts';

/** Words beside a number that tell what it counts. */
const BESIDE = 2;
const ABOUT = 0.15;

const SAME_UNITS = [
  'seat stool chair cover place asiento plaza cubierto couvert siege posto coperto platz sitzplatz stuhl',
  'wine bottle label vino vin etichetta wein flasche',
  'person people guest diner pax personne persona gast gaste personen ospite huesped',
  'course plate dish plato plat portata gang gange piatto gericht',
  'year ano annee an anno jahr',
  'kid child children nino enfant bambino kind kinder',
  'evening night dinner noche soir sera abend',
  'generation generationen generacion generaciones generazione generazioni',
  'piece unit pc pieza unidad ud pezzo piece stuck',
].map((group) => new Set(group.split(' ').map(stemOf)));

const unitsOf = (stem: string): string[] => [
  stem,
  ...SAME_UNITS.filter((group) => group.has(stem)).flatMap((group) => [...group]),
];

type Percent = FactTokenOf<'percent'>;
type Units = { behind: string[]; before: string[] };

/** What a number counts: the telling words behind and before it, up to the end of its clause. */
function unitStems({ words, text }: Pick<Statement, 'words' | 'text'>, { start, end }: Part): Units {
  const telling = ({ word }: Word) => !SMALL_WORDS.has(word) && !/^\d/.test(word);
  const behind = words.filter(
    (word) => word.start >= end && word.start - end < 40 && !/[.;:!?\n]/.test(text.slice(end, word.start)),
  );
  const before = words.filter(
    (word) => word.end <= start && start - word.end < 40 && !/[.;:!?\n]/.test(text.slice(word.end, start)),
  );
  return {
    behind: behind
      .filter(telling)
      .slice(0, BESIDE)
      .map(({ stem }) => stem),
    before: before
      .filter(telling)
      .slice(-BESIDE)
      .map(({ stem }) => stem),
  };
}

function isSameCount(token: FactTokenOf<'number'>, mine: Units, passage: Statement): boolean {
  return passage.tokens.some((one) => {
    const value = one.kind === 'number' ? one.value : one.kind === 'price' ? one.values[0] : undefined;
    if (value === undefined || !isNear(token, value)) return false;
    const other = unitStems(passage, one);
    const [own, theirs] = [
      [...mine.behind, ...mine.before],
      [...other.behind, ...other.before],
    ];
    if (own.length === 0 || theirs.length === 0) return true;
    return own.some((stem) => unitsOf(stem).some((unit) => theirs.includes(unit)));
  });
}

const isNear = ({ value, isAbout }: FactTokenOf<'number'>, known: number) =>
  value === known || (isAbout && Math.abs(known - value) <= ABOUT * value);

const IDIOM =
  /(?:tables? for|dinner for|date for|lunch for|meal for|just the|the|room for|mesa para|table pour|tavolo per|tisch fur|cena para)\s$/;
/** "Gone in six bites", "zero regrets": nobody counts. */
const UNCOUNTED =
  /^\s-?(?:bites?|reasons?|words?|seconds?|cheers|thumbs|hands|eyes|times over|bocados|bouchees|morsi|bissen|chiacchiere|passi|pas|palabras|risas|razones|raisons|motivi|grunde)(?![a-z])/;
const PIECES = SAME_UNITS.at(-1) ?? new Set<string>();
/** A larger number in words is meant. */
const MOST_IN_WORDS = 12;
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
  if (IDIOM.test(text.slice(Math.max(0, token.start - 14), token.start)) && (token.value <= 4 || isAsked))
    return true;
  if (token.value === 0 || UNCOUNTED.test(text.slice(token.end, token.end + 14))) return true;
  const mine = unitStems({ words: sentence.words, text: checked.text }, token);
  if (isHourSaid(checked, sentence, token) || isOfAge(checked, token, mine)) return true;
  if (isFigure(checked, token, mine) || isOfDishBehind(checked, sentence, token)) return true;
  const { behind, before } = mine;
  const dishes = dishesAround(sentence, token);
  const isPrice = behind.length === 0 && isKnownPrice(checked, sentence, token, [token.value]);
  if (isPrice) return true;
  if (behind.length === 0 && dishes.before.length > 0) {
    return dishes.before.some((mention) =>
      mention.dishes.some(({ statement }) => isSameCount(token, mine, statement)),
    );
  }
  return (
    isDerived(checked, token, [...behind, ...before]) ||
    counted(checked).some((passage) => isSameCount(token, mine, passage))
  );
}

/** "Up since six": an hour of which the record says the same. */
const isHourSaid = ({ facts }: CheckedText, sentence: CheckedSentence, { value }: FactTokenOf<'number'>) =>
  facts
    .passagesWith('time')
    .some(
      (passage) =>
        passage.tokens.some((one) => one.kind === 'time' && one.at.includes(value * HOUR)) &&
        isOfSame(passage, sentence),
    );
const HOUR = 60;

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

/** "A ribeye for two" is as large as that. */
const PORTION = /(?:for|para|pour|per|fur)\s$/;

/** In words, and of something that nobody counts: "two forks", "a thousand lunch breaks". */
function isFigure(checked: CheckedText, token: FactTokenOf<'number'>, { behind, before }: Units): boolean {
  const isInWords = !/\d/.test(finding(checked, 'number', token).words);
  const isRound = token.value <= MOST_IN_WORDS || token.value === 100 || token.value === 1_000;
  const [next] = behind;
  const isAlone = !/^\s?\p{L}/u.test(checked.text.slice(token.end, token.end + 2));
  return (
    isInWords &&
    isRound &&
    !token.isOrdinal &&
    (next !== undefined || token.value <= 3) &&
    !(isAlone && PORTION.test(checked.text.slice(Math.max(0, token.start - 8), token.start))) &&
    !(isRow(checked, token, behind) ? [next] : [...behind, ...before.slice(-1)]).some(
      (stem) => stem !== undefined && (isCounted(stem) || isFood(checked, stem)),
    )
  );
}

/** "Two friends, one table": what stands behind a comma is counted for itself. */
function isRow({ text }: CheckedText, { end }: Part, behind: readonly string[]): boolean {
  return behind.length > 1 && /^[^,]{0,24},/.test(text.slice(end, end + 26));
}

const isFood = ({ facts }: CheckedText, stem: string) =>
  facts.stems.has(stem) || foodStemsOf(facts.reading.language).has(stem);

/** "Six croquetas", "four cheeses": a dish beside it has so many pieces, or is made of so many things. */
function isOfDishBehind(
  { text }: CheckedText,
  sentence: CheckedSentence,
  { value, end }: FactTokenOf<'number'>,
): boolean {
  const near = [...sentence.mentions, ...sentence.mentionsBehind].filter(({ start }) => start >= end);
  return near.some(
    ({ start, dishes }) =>
      dishes.some(({ statement }) => partsOf(statement).includes(value)) &&
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
        .some(({ tokens }) => tokens.some((one) => one.kind === 'percent' && one.value === token.value));
      return isKnown ? [] : [finding(checked, 'number', token)];
    }
    if (token.kind !== 'number' || isKnownNumber(checked, sentence, token)) return [];
    const { behind, before } = unitStems({ words: sentence.words, text: checked.text }, token);
    const isAddress = [...behind, ...before].some((stem) => STREET.test(stem));
    return [finding(checked, isAddress ? 'address' : 'number', token)];
  });
