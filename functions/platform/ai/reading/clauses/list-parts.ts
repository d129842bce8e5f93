import type { Span } from '../reader.ts';
import { trimmed } from '../text/spans.ts';
import { VERB } from './split-clauses.ts';

/** "Halal: no": it says what the word before means. */
const ANSWER = /^:\s{0,2}(?:no|none|not|yes|all|nein|ja|non|oui|si|ninguno|keine)(?![a-z])/;
/** Words that a part of a list holds on average, at most. */
const MOST_WORDS = 6;

function isMark(folded: string, at: number, hasColons: boolean): boolean {
  const mark = folded.charAt(at);
  const next = folded.charAt(at + 1);
  if (mark === ',' || mark === ';') return next === '' || /[\sa-zßœæ]/.test(next);
  return (
    hasColons && mark === ':' && (next === '' || /\s/.test(next)) && !ANSWER.test(folded.slice(at, at + 14))
  );
}

/** What stands between commas and semicolons, and colons if they are asked for; brackets are not parted. */
export function listPartsOf(folded: string, sentence: Span, hasColons = false): Span[] {
  const parts: Span[] = [];
  let [start, depth] = [sentence.start, 0];
  for (let at = sentence.start; at < sentence.end; at++) {
    const mark = folded.charAt(at);
    if (mark === '(') depth++;
    else if (mark === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0 && isMark(folded, at, hasColons)) {
      parts.push({ start, end: at });
      start = at + 1;
    }
  }
  parts.push({ start, end: sentence.end });
  return parts
    .map((part) => trimmed(folded, part))
    .filter(({ start, end }) => /[\p{L}\d]/u.test(folded.slice(start, end)));
}

/** "Roman trattoria, wood oven, terrace": short parts that begin with no subject, each of which says one thing. */
export function isTerseList(folded: string, parts: readonly Span[]): boolean {
  const [first] = parts;
  if (first === undefined || parts.length < 2) return false;
  const texts = parts.map(({ start, end }) => folded.slice(start, end));
  const words = texts.reduce((count, text) => count + text.split(/\s+/).length, 0);
  const said = texts.filter((text) => VERB.test(text)).length;
  return !VERB.test(texts[0] ?? '') && said * 3 <= parts.length && words <= parts.length * MOST_WORDS;
}

/** What readers left of such a list: one part between marks. */
export function isPartOfList(folded: string, rest: Span): boolean {
  const text = folded.slice(rest.start, rest.end);
  return /^[,;]|[,;:]$/.test(text) && !VERB.test(text) && text.split(/\s+/).length <= MOST_WORDS * 2;
}
