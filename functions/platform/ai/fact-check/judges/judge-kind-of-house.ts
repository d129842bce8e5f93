import { type CheckedText, finding, type Judge } from '../checked-text.ts';
import { CUISINES, HOUSES, KINDS, OWN } from '../vocabulary/kinds-of-house.ts';

const OWN_KIND = new RegExp(
  `(?<![a-z])(?:${OWN}) (?:\\p{L}+ )?(${KINDS.map(([, words]) => words).join('|')})(?![a-z])`,
  'gu',
);
const NATIONAL = new RegExp(
  `(?<![a-z])(?:(${CUISINES.map(({ words }) => words).join('|')}) (?:${HOUSES})|(?:${HOUSES}) (${CUISINES.map(({ words }) => words).join('|')}))(?![a-z])`,
  'g',
);

/** Whether the record speaks of something in any of its languages. */
function isTold({ facts }: CheckedText, pattern: RegExp): boolean {
  const named = [facts.profile?.kind ?? '', ...(facts.profile?.cuisines ?? [])].join(' ').toLowerCase();
  return (
    pattern.test(named) ||
    facts.passages.some(({ text }) => pattern.test(text)) ||
    facts.names.some((stems) => pattern.test(stems.join(' ')))
  );
}

const whole = (words: string) => new RegExp(`^(?:${words})$`);

/** "Our pizzeria", "a Sicilian trattoria": what a house is and where its cooking is from, as the record has it. */
export const judgeKindOfHouse: Judge = (checked, { start, end }) => {
  const { profile } = checked.facts;
  if (profile === undefined || (profile.kind === '' && profile.cuisines.length === 0)) return [];
  const text = checked.text.slice(start, end);
  const kinds = [...text.matchAll(OWN_KIND)].filter(({ 1: said = '' }) => {
    const known = KINDS.find(([, words]) => whole(words).test(said))?.[0];
    return known !== undefined && !isTold(checked, known);
  });
  const cuisines = [...text.matchAll(NATIONAL)].filter(({ 1: before, 2: behind }) => {
    const said = before ?? behind ?? '';
    const known = CUISINES.find(({ words }) => whole(words).test(said))?.told;
    return known !== undefined && !isTold(checked, known);
  });
  return [...kinds, ...cuisines].map(({ 0: words, index }) =>
    finding(checked, 'claim', { start: start + index, end: start + index + words.length }),
  );
};
