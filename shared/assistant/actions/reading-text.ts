import { asClosed } from '#shared/assistant/questions/statement.ts';

/** Words before and behind a day with its hours, or a number, that the readers of profiles don’t take for a fact. */
const LEAD = /^.*?\b(?:change|set|update|make|edit|put|correct|should be)\b(?:\s+(?:our|the|my|it))?\s+/i;
const TAIL = /[\s,]+(?:from now on|going forward|starting (?:now|today)|now|anymore|please|thanks)[.!]*$/i;
const BEFORE_TIMES = /(?<!\d|[ap]m|noon)\s+(?:(?:hours|to|we|are|we[’']re|open|is|from)\s+)+(?=\d)/gi;

/** A message as the readers of profiles take it: "Change Monday to 11–9" is "Monday 11–9". */
export function readingTextOf(message: string): string {
  const said = asClosed(message.trim()).replace(TAIL, '').replace(LEAD, '');
  return said.replace(BEFORE_TIMES, ' ').trim();
}
