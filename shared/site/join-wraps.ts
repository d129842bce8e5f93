/** The range of line lengths, in characters, of text that a mail program or editor has wrapped. */
const WRAPPED = { from: 55, to: 100 };
/** A list item begins its own line. */
const LIST_ITEM = /^\s*(?:[-*•·–—]|\d{1,3}[.)])\s/;
const HAS_SENTENCE = /\p{L}{2}[.!?](?:\s|$)/u;
const ENDS_SENTENCE = /[.!?…:]["'”’»)]*$/;
/** After a comma or a short lower-case word, such as "the" or "und", the sentence continues. */
const LEADS_ON = /(?:,|(?<!\p{L})\p{Ll}{1,4})$/u;
/** `hand-` and `made` join into one word; `lunch-` and `and dinner` don't. */
const ENDS_WITH_HYPHEN = /\p{L}[-\u2010]$/u;
const ADDS_ANOTHER = /^(?:and|or|to|und|oder|bis|et|ou|y|e|o|u)(?!\p{L})/iu;
/** A price at the end of a line, as in menus. A bare four-digit number is a year. */
const ENDS_WITH_PRICE = /\s(?:[$€£¥]\s?\d+(?:[.,]\d\d)?|\d+(?:[.,]\d\d)?\s?[$€£¥]|\d{1,3}(?:[.,]\d\d)?)$/;
const BEGINS_SMALL = /^\s*\p{Ll}/u;
/** Encoded mail (RFC 2045 §6.7) ends a continued line with this character. */
const GOES_ON = /=$/;

/** Joins lines that a mail program wrapped at 72 or 80 columns. Empty lines and deliberate line breaks stay. */
export function joinWraps(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/(\n(?:[^\S\n]*\n)+)/)
    .map((part, at) => (at % 2 === 0 ? joinBlock(part) : part))
    .join('');
}

function joinBlock(block: string): string {
  const lines = block.split('\n').map((line) => line.trimEnd());
  const widest = Math.max(...lines.map(({ length }) => length));
  if (lines.length === 1 || widest < WRAPPED.from || widest > WRAPPED.to) return block;
  const breaks = lines.slice(1).map((next, at) => ({ line: lines[at] ?? '', next }));
  const isWrap = breaks.map(({ line, next }) => isFull(line, next, widest));
  // In notes without periods, each line may begin small.
  const isProse = HAS_SENTENCE.test(block);
  const isSplit = ({ line, next }: { line: string; next: string }) =>
    !ENDS_SENTENCE.test(line) &&
    (LEADS_ON.test(line) || ENDS_WITH_HYPHEN.test(line) || (isProse && BEGINS_SMALL.test(next)));
  if (!breaks.some((each, at) => isWrap[at] && isSplit(each))) return block;
  if (areNotes(isWrap)) return block;
  return breaks.reduce(
    (joined, { next }, at) => (isWrap[at] ? joinedLines(joined, next) : `${joined}\n${next}`),
    lines[0] ?? '',
  );
}

/** Nearly all lines of a wrapped paragraph are full. Of separate notes, only a few are long. */
function areNotes(isWrap: readonly boolean[]): boolean {
  return isWrap.length > 2 && isWrap.filter(Boolean).length * 2 < isWrap.length;
}

function joinedLines(line: string, next: string): string {
  if (GOES_ON.test(line)) return line.replace(GOES_ON, '') + next;
  const rest = next.trimStart();
  const isOneWord = ENDS_WITH_HYPHEN.test(line) && /^\p{L}/u.test(rest) && !ADDS_ANOTHER.test(rest);
  return isOneWord ? line + rest : `${line} ${rest}`;
}

/** Whether the next word didn't fit into the line. */
function isFull(line: string, next: string, widest: number): boolean {
  const [word = ''] = next.trimStart().split(/\s/, 1);
  return !LIST_ITEM.test(next) && !isDish(line, next) && line.length + 1 + word.length > widest;
}

/** Whether the next line is a dish with its price, not the end of a dish on two lines. */
function isDish(line: string, next: string): boolean {
  return ENDS_WITH_PRICE.test(next) && (ENDS_WITH_PRICE.test(line) || !BEGINS_SMALL.test(next));
}
