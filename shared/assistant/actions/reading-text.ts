import { isNearly } from '#shared/assistant/matching/plain-question.ts';
import { asClosed } from '#shared/assistant/questions/statement.ts';

/** Words around a day with hours or a number that the profile parsers don’t accept. */
const LEAD = /^.*?\b(?:change|set|update|make|edit|put|correct|should be)\b(?:\s+(?:our|the|my|it))?\s+/i;
const TAIL = /[\s,]+(?:from now on|going forward|starting (?:now|today)|now|anymore|please|thanks)[.!]*$/i;
const BEFORE_TIMES = /(?<!\d|[ap]m|noon)\s+(?:(?:hours|to|now|we|are|we[’']re|open|is|from)\s+)+(?=\d)/gi;

const VERBS = ['change', 'update', 'correct'];

/** Prepares a message for the profile parsers: "Change Monday to 11–9" becomes "Monday 11–9". */
export function readingTextOf(message: string): string {
  const spelled = message
    .trim()
    .replace(/^\p{L}+/u, (word) => VERBS.find((verb) => isNearly(verb, word.toLowerCase())) ?? word);
  const said = asClosed(spelled).replace(TAIL, '').replace(LEAD, '');
  return said.replace(BEFORE_TIMES, ' ').trim();
}
