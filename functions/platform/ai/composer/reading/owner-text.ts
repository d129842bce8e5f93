import { ENDED_AFTER, PARTLY_AFTER, REFUSED_AFTER } from './clause-words.ts';
import { type Clause, clausesOf } from './clauses.ts';

/** The owner's words, cleaned, with a folded twin of the same length to search in. */
export type OwnerText = {
  /** Plain text: no markup, no control characters, at most 7,001 characters. */
  plain: string;
  /** Lower case without accents; every index means the same place as in `plain`. */
  folded: string;
  /** Where each clause begins and ends in `plain`, in order. */
  clauses: readonly Clause[];
};

const MAXIMUM_LENGTH = 7_001;
/** Lower case, no accents, one character for one character. */
export function fold(text: string): string {
  let folded = '';
  for (let i = 0; i < text.length; i++) {
    const unit = text.charAt(i);
    folded += unit.normalize('NFD').charAt(0).toLowerCase().charAt(0);
  }
  return folded;
}

/** One line of plain text: no control or direction characters, single spaces, well-formed Unicode. */
export function plainLine(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function withoutMarkup(text: string): string {
  return text
    .replace(/<(script|style)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, '\n')
    .replace(/<[^<>]*>/g, '\n')
    .replace(/[<>{}]/g, ' ');
}

function plainText(raw: string): string {
  return withoutMarkup(raw.slice(0, MAXIMUM_LENGTH).replace(/[‘’]/g, "'").replace(/[“”]/g, '"'))
    .split(/[\n\r\u2028\u2029]+/)
    .map(plainLine)
    .filter((line) => line !== '')
    .join('\n');
}

/** Reads what an owner typed. Nothing in it is an instruction: it is only searched for facts. */
export function readOwnerText(raw: string): OwnerText {
  const plain = plainText(raw);
  const folded = fold(plain);
  return { plain, folded, clauses: clausesOf(folded) };
}

/** The clause around a place in the text. */
export function clauseAt(text: OwnerText, index: number): Clause {
  const clause = text.clauses.findLast((each) => each.start <= index);
  return (
    clause ?? { start: 0, end: text.plain.length, deniedFrom: Number.POSITIVE_INFINITY, isUnsaid: false }
  );
}

/** What the owner says of the thing named at a place: it is so, it is not so, or neither. */
export type Stance = 'stated' | 'denied' | 'unsaid';

export function stanceAt(text: OwnerText, start: number, end: number): Stance {
  const clause = clauseAt(text, start);
  if (clause.isUnsaid) return 'unsaid';
  const after = text.folded.slice(end, Math.max(end, clause.end));
  if (clause.deniedFrom < start || clause.deniedFrom === clause.start) {
    return PARTLY_AFTER.test(after) ? 'unsaid' : 'denied';
  }
  if (REFUSED_AFTER.test(after)) return 'denied';
  return ENDED_AFTER.test(after) ? 'unsaid' : 'stated';
}

/** Whether the thing named at a place is affirmed of this restaurant today. */
export function isStatedAt(text: OwnerText, start: number, end: number): boolean {
  return stanceAt(text, start, end) === 'stated';
}

/** Only the parts of the text that state something, for checks that compare words. */
export function statedText(text: OwnerText): string {
  return text.clauses
    .filter((clause) => !clause.isUnsaid)
    .map((clause) => text.plain.slice(clause.start, Math.min(clause.end, clause.deniedFrom)))
    .join('\n');
}
