/** The owner's words, cleaned, with a folded twin of the same length to search in. */
export type OwnerText = {
  /** Plain text: no markup, no control characters, at most 7,001 characters. */
  plain: string;
  /** Lower case without accents; every index means the same place as in `plain`. */
  folded: string;
  /** Where each clause begins and ends in `plain`, in order. */
  clauses: readonly Clause[];
};

export type Clause = { start: number; end: number; isDenied: boolean };

const MAXIMUM_LENGTH = 7_001;
const CLAUSE_BREAK =
  /\n|[;!?()[\]|•·]|[.,:](?!\d)|(?<!\d)[.,](?=\d)|\b(?:but|however|although|yet)\b|\s[-–—]\s/g;
const DENIAL =
  /\b(?:no|not|non|never|without|isn't|aren't|don't|dont|doesn't|do not|does not|cannot|can't|won't|neither|nor|sans|sin|senza|kein|keine|nicht|pas de|nada de)\b(?!\s+(?:only|just|to mention))/g;

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

function hasDenial(folded: string): boolean {
  DENIAL.lastIndex = 0;
  return DENIAL.test(folded);
}

/** "no delivery, takeaway or parking" denies all three: a short list that ends in "or" keeps the denial. */
function continuesDenial(clause: string, next: string): boolean {
  const isShort = clause.trim().split(/\s+/).length <= 5;
  return isShort && (/\b(?:or|nor)\b/.test(clause) || /^\s*(?:or|nor)\b/.test(next));
}

function clausesOf(folded: string): Clause[] {
  const spans: { start: number; end: number; isComma: boolean }[] = [];
  let start = 0;
  for (const found of folded.matchAll(CLAUSE_BREAK)) {
    spans.push({ start, end: found.index, isComma: found[0] === ',' });
    start = found.index + found[0].length;
  }
  spans.push({ start, end: folded.length, isComma: false });
  const clauses: Clause[] = [];
  spans.forEach((span, index) => {
    const before = clauses.at(-1);
    const next = spans[index + 1];
    const inherits =
      before?.isDenied === true &&
      spans[index - 1]?.isComma === true &&
      continuesDenial(folded.slice(span.start, span.end), next ? folded.slice(next.start, next.end) : '');
    clauses.push({
      start: span.start,
      end: span.end,
      isDenied: inherits || hasDenial(folded.slice(span.start, span.end)),
    });
  });
  return clauses;
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
  return clause ?? { start: 0, end: text.plain.length, isDenied: false };
}

const DENIAL_AFTER =
  /^[^.;,\n]{0,20}\b(?:not available|unavailable|not offered|not possible|not accepted|not allowed|not served)\b/;

/** Whether the words before (or right after) this place deny it: "no delivery", "parking is not available". */
export function isDeniedAt(text: OwnerText, start: number, end: number): boolean {
  const clause = clauseAt(text, start);
  if (!clause.isDenied) return false;
  const isInherited = !hasDenial(text.folded.slice(clause.start, clause.end));
  if (isInherited || hasDenial(text.folded.slice(clause.start, start))) return true;
  return DENIAL_AFTER.test(text.folded.slice(end, end + 40));
}
