import { asSentence } from '#shared/profile/phrases/sentence.ts';
import { topicsIn } from './page-topics.ts';

const LEAD = /^(we (?:also )?)(have|offer|provide|serve|do|take|accept|host)\s/i;
const VERB = /^(?:host|offer|have|serve|cater|deliver|do|make|take|accept|welcome|sell|run)\s/i;

/**
 * The clauses of "We have A, B, and host C", each a sentence of its own, where the sentence is about several topics;
 * else the sentence alone. Pure.
 */
export function topicClauses(sentence: string): string[] {
  const [, subject, verb] = LEAD.exec(sentence) ?? [];
  if (subject === undefined || verb === undefined || topicsIn(sentence).length < 2) return [sentence];
  const [first = '', ...rest] = sentence
    .replace(/[.!]+$/, '')
    .split(/,\s*(?:and\s+)?|\s+and\s+(?=host|offer|serve|cater|deliver)/i);
  const clauses = rest.map((clause) =>
    VERB.test(clause) ? `${subject}${clause}` : `${subject}${verb} ${clause}`,
  );
  return [first, ...clauses].map(asSentence);
}
