import { fieldOf } from '#functions/ai/readers/pieces/owner-words.ts';
import { isHours } from '#functions/ai/readers/pieces/sentence-forms.ts';
import type { ProfileProposal, ProfileReading } from '#shared/profile/profile-reading.ts';

const HOURS: ReadonlySet<ProfileProposal['field']> = new Set<ProfileProposal['field']>([
  'services',
  'closed_days',
  'dated_hours',
]);
/** What begins so says more of the hours before it. */
const LEANS =
  /^(?:except|but|only|until|till?|from|and|or|later|sometimes|usually|excepto|salvo|menos|sauf|sinon|außer|ausser|tranne|escluso)(?!\p{L})/iu;
const FEWEST_LETTERS = 3;

/**
 * "Open Thu to Sun 11 to 8, cash only": once the hours are data, the parts that say nothing of hours are told by
 * themselves. The whole stays where a part leans on the hours. Pure.
 */
export function besideHours(proposal: ProfileProposal, { proposals }: ProfileReading): ProfileProposal[] {
  const { field, start, end, words, confidence } = proposal;
  const read = proposals.filter((one) => HOURS.has(one.field) && one.start < end && one.end > start);
  if (field !== 'hours_text' || read.length === 0) return [proposal];
  const last = Math.max(...read.map((one) => one.end));
  const parts = words
    .slice(last - start)
    .split(/[,;](?!\d)\s*/)
    .map((part) => part.replace(/^[\s.,;)–-]+|[\s.,;]+$/g, ''))
    .filter((part) => part !== '');
  const isAfter =
    Math.min(...read.map((one) => one.start)) === start && /^\s*[,;]/.test(words.slice(last - start));
  const isApart = (part: string) => part.length >= FEWEST_LETTERS && !isHours(part) && !LEANS.test(part);
  if (!isAfter || !parts.every(isApart)) return [proposal];
  return parts.map((part): ProfileProposal => {
    const place = { start, end, words, confidence };
    const told = fieldOf(part);
    return told === 'story' || told === 'house_notes'
      ? { field: told, value: { text: part }, ...place }
      : { field: told, value: part, ...place };
  });
}
