import type { CheckedSentence, CheckedText } from '../checked-text.ts';
import { isOfSame } from '../passage.ts';
import type { FactTokenOf } from '../readers/fact-token.ts';
import { stemOf } from '../text/word-forms.ts';
import { isCounted } from '../vocabulary/counted.ts';
import { foodStemsOf } from '../vocabulary/food-words.ts';
import { isWithUnit, type Units, unitStems } from './number-units.ts';

type NumberToken = FactTokenOf<'number'>;

/** Who is that old now only grows older: no clock is asked. */
const THIS_YEAR = 2026;
const YEARS = stemsOf('year jahr ano an annee anno');
const SHORT_MINUTES = 10;
const MINUTES = stemsOf('minute minuto minuten minuti minut');
/** Words of a way, of cooking or of waiting, which last as long as they last. */
const LASTS =
  /(?<![a-z])(?:walk\w*|away|from|drive|ready|oven|bake\w*|boil\w*|cook\w*|simmer\w*|wait|deliver\w*|fuss|gehminuten|entfernt|bereit|ofen|koch\w*|pie|coche|lista?|horno|pied|voiture|pret|four|piedi|pronto|forno|cottura)(?![a-z])/;

/** "Five minutes to clean the plate": nobody takes the time. */
const isMoment = (
  { text }: CheckedText,
  { start, end }: CheckedSentence,
  { value }: NumberToken,
  unit: string,
) => MINUTES.has(unit) && value <= SHORT_MINUTES && !LASTS.test(text.slice(start, end));

const DAYS = stemsOf('day tag dia jour giorno');
/** Lengths in minutes. */
const LENGTHS: readonly (readonly [ReadonlySet<string>, number])[] = [
  [stemsOf('minute minuto minuten minuti'), 1],
  [stemsOf('hour hora heure ora stunde'), 60],
  [DAYS, 1_440],
  [stemsOf('week semana semaine settimana woche'), 10_080],
];

function stemsOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map(stemOf));
}

const lengthOf = (stem: string | undefined) =>
  LENGTHS.find(([stems]) => stem !== undefined && stems.has(stem))?.[1];

/** "Eight years later": between two years of the record, or between one of them and now. */
function isAge({ facts }: CheckedText, { value, isAbout }: NumberToken): boolean {
  const years = [...facts.passagesWith('year'), ...facts.passagesWith('date')].flatMap(({ tokens }) =>
    tokens.flatMap((token) =>
      token.kind === 'year'
        ? [token.from]
        : token.kind === 'date' && token.year !== undefined
          ? [token.year]
          : [],
    ),
  );
  const ends = [...years, THIS_YEAR, THIS_YEAR - 1];
  return years.some((from) =>
    ends.some(
      (to) =>
        to - from === value || (isAbout && value % 10 === 0 && to - from > value && to - from < value + 10),
    ),
  );
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** "Two days" of 48 hours; "ninety minutes later" of two closing times. */
function isLength(
  checked: CheckedText,
  sentence: CheckedSentence,
  { value }: NumberToken,
  unit: number,
): boolean {
  const { facts } = checked;
  const services = facts.profile?.services ?? [];
  const ends = services.flatMap(({ closes }) => (closes === null ? [] : [minutesOf(closes)]));
  const starts = services.map(({ opens }) => minutesOf(opens));
  const isBetween = (times: readonly number[]) =>
    times.some((one) => times.some((other) => one - other === value * unit));
  if (isBetween(ends) || isBetween(starts)) return true;
  return facts
    .passagesWith('number')
    .some(
      (passage) =>
        isOfSame(passage, sentence) &&
        passage.tokens.some(
          (token) =>
            token.kind === 'number' &&
            token.value * (lengthOf(unitStems(passage, token).behind[0]) ?? 0) === value * unit,
        ),
    );
}

const DISHES = stemsOf(
  'dish plate course option choice thing plato opcion plat choix piatto scelta gericht teller',
);

/** Sentences of which each names a dish. */
const LONGEST_ROW = 5;
const ALL =
  /(?<![a-z])(?:all|these|those|that's|alle|tod[oa]s?|tous|toutes|tutt[ie])\s(?:(?:the|los|las|les|gli|le|i)\s)?$/;

/** Numbers in names of dishes, which stay what they are in every language: "Quattro Formaggi", "Tres Leches". */
const IN_NAMES: ReadonlyMap<number, ReadonlySet<string>> = new Map([
  [3, stemsOf('tre tres trois drei three')],
  [4, stemsOf('quattro cuatro quatre vier four')],
  [5, stemsOf('cinque cinco cinq funf five')],
  [7, stemsOf('sette siete sept sieben seven')],
]);

const isInName = ({ facts }: CheckedText, { value }: NumberToken) =>
  facts.dishes.some(({ name }) => name.some((stem) => IN_NAMES.get(value)?.has(stem) === true));

/** As many dishes as are named around it, or as bear that name; as many people as the house has; days that it rests. */
function isCountOfNamed(
  { facts, text, sentences }: CheckedText,
  sentence: CheckedSentence,
  { value, start, end }: NumberToken,
  { behind }: Units,
) {
  const [unit] = behind;
  const at = sentences.indexOf(sentence);
  const next = sentences.slice(at + 1, at + LONGEST_ROW).flatMap(({ mentions }) => mentions);
  const rows = [sentence.mentions, sentence.mentionsBefore, sentence.mentionsBehind, next].map(
    (mentions) => new Set(mentions.flatMap(({ dishes }) => dishes.slice(0, 1))).size,
  );
  const own = facts.dishes.filter(({ name }) => unit !== undefined && name.includes(unit)).length;
  const isOfUnit = unit !== undefined && /^[\s-]\p{L}/u.test(text.slice(end, end + 2));
  const isOfDishes = behind.every(
    (stem) => !isCounted(stem) || foodStemsOf(facts.reading.language).has(stem) || DISHES.has(stem),
  );
  const isOfAll = (isOfUnit && isOfDishes) || ALL.test(text.slice(Math.max(0, start - 12), start));
  const people = facts.profile?.people ?? [];
  const isOfPeople =
    unit !== undefined &&
    people.some(({ name }) => stemsOf(name.toLowerCase().replace(/\s/g, ' ')).has(unit));
  return (
    (value > 1 && isOfAll && (rows.includes(value) || own === value)) ||
    (isOfPeople && people.length === value) ||
    (unit !== undefined && DAYS.has(unit) && facts.profile?.closed_days.length === value)
  );
}

/** "Forty-six seats": all that one passage counts of them together. */
function isSumOfPassage({ facts }: CheckedText, { value }: NumberToken, units: Units): boolean {
  return facts.passagesWith('number').some((passage) => {
    const counted = passage.tokens.filter((token) => token.kind === 'number');
    return (
      counted.length > 1 &&
      counted.some((token) => isWithUnit(units, unitStems(passage, token))) &&
      counted.reduce((sum, token) => sum + token.value, 0) === value
    );
  });
}

/** "120 under the chestnuts, 64 inside. So 184": what the text itself counted before. */
function isSumOfText(
  { sentences }: CheckedText,
  sentence: CheckedSentence,
  { value, start }: NumberToken,
): boolean {
  const at = sentences.indexOf(sentence);
  const before = [...(sentences[at - 1]?.tokens ?? []), ...sentence.tokens].flatMap((token) =>
    token.kind === 'number' && token.end <= start ? [token.value] : [],
  );
  return before.length > 1 && before.reduce((sum, one) => sum + one, 0) === value;
}

/** Whether a number follows from what is on record. */
export function isDerivedNumber(
  checked: CheckedText,
  sentence: CheckedSentence,
  token: NumberToken,
  units: Units,
): boolean {
  const [unit] = units.behind;
  const length = lengthOf(unit);
  return (
    (unit !== undefined && YEARS.has(unit) && isAge(checked, token)) ||
    (unit !== undefined && isMoment(checked, sentence, token, unit)) ||
    isSumOfText(checked, sentence, token) ||
    (length !== undefined && isLength(checked, sentence, token, length)) ||
    isCountOfNamed(checked, sentence, token, units) ||
    isInName(checked, token) ||
    isSumOfPassage(checked, token, units)
  );
}
