import type { ProfileReading } from '#shared/profile/profile-reading.ts';
import type { Gold } from '../gold.ts';
import { holdsWords } from '../plain-words.ts';
import { printedPage } from './printed-page.ts';
import { scoreReading } from './score-reading.ts';
import { statesFact } from './states-fact.ts';
import { addAsked, emptyTally, type Fault, type Tally } from './tally.ts';

/** What a page made from an unconfirmed reading tells guests. */
export type PageScore = { id: string; facts: Tally; words: Tally; contradictions: Fault[] };

/**
 * Scores facts that the page states, as data or in the owner's words, and passages that it shows sentence by sentence.
 * Contradictions in the data count, and so does a row with words that guests must not read.
 */
export function scorePage(gold: Gold, reading: ProfileReading): PageScore {
  const page = printedPage(reading);
  const facts = emptyTally();
  for (const fact of gold.facts) {
    if (fact.field === 'name' || fact.optional === true) continue;
    const { field, optional: _, ...rest } = fact;
    addAsked(facts, field, {
      isFound: statesFact(page, fact),
      what: Object.values(rest).flat().join(' or '),
    });
  }
  const words = emptyTally();
  for (const passage of gold.words) {
    const sentences = passage.split(/(?<=[.!?…])\s+/);
    const isFound = sentences.every((sentence) => page.rows.some((row) => holdsWords(row, sentence)));
    addAsked(words, 'words', { isFound, what: passage });
  }
  for (const fault of words.faults) fault.kind = 'words lost';
  const { id, contradictions } = scoreReading(gold, reading);
  const forbidden = gold.never.flatMap((never): Fault[] => {
    if (!('text' in never) || !page.rows.some((row) => holdsWords(row, never.text))) return [];
    if (contradictions.some(({ what }) => what.includes(never.text))) return [];
    return [{ kind: 'contradiction', field: 'page', what: `“${never.text}”: ${never.why}` }];
  });
  return { id, facts, words, contradictions: [...contradictions, ...forbidden] };
}
