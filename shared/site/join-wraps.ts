/** The longest line of text that a mail program or an editor has wrapped, in characters. */
const WRAPPED = { from: 55, to: 100 };
/** An item of a list begins a line of its own. */
const LIST_ITEM = /^\s*(?:[-*•·–—]|\d{1,3}[.)])\s/;
const ENDS_SENTENCE = /[.!?…:]["'”’»)]*$/;
/** Words such as "the" or "und", and commas, are followed by more of the sentence. */
const LEADS_ON = /(?:,|(?<!\p{L})\p{Ll}{1,4})$/u;
/** `hand-` and `made` are one word; `lunch-` and `and dinner` are not. */
const ENDS_WITH_HYPHEN = /\p{L}[-\u2010]$/u;
const ADDS_ANOTHER = /^(?:and|or|to|und|oder|bis|et|ou|y|e|o|u)(?!\p{L})/iu;
/** A price, as lines of a menu end with one. A bare number of four digits is a year. */
const ENDS_WITH_PRICE = /\s(?:[$€£¥]\s?\d+(?:[.,]\d\d)?|\d+(?:[.,]\d\d)?\s?[$€£¥]|\d{1,3}(?:[.,]\d\d)?)$/;
const BEGINS_SMALL = /^\s*\p{Ll}/u;
/** Mail that is encoded (RFC 2045 §6.7) ends a line that goes on with this sign. */
const GOES_ON = /=$/;

/**
 * Text that was wrapped at the end of lines, as mail programs do at 72 or 80 columns, with its lines joined. Empty
 * lines stay, and so does every break that somebody made.
 */
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
  if (!breaks.some(({ line, next }, at) => isWrap[at] && isMidSentence(line, next))) return block;
  if (areNotes(isWrap)) return block;
  return breaks.reduce(
    (joined, { next }, at) => (isWrap[at] ? joinedLines(joined, next) : `${joined}\n${next}`),
    lines[0] ?? '',
  );
}

/** In a wrapped paragraph nearly every line is full. Of several notes, each on a line of its own, a few may be long. */
function areNotes(isWrap: readonly boolean[]): boolean {
  return isWrap.length > 2 && isWrap.filter(Boolean).length * 2 < isWrap.length;
}

function joinedLines(line: string, next: string): string {
  if (GOES_ON.test(line)) return line.replace(GOES_ON, '') + next;
  const rest = next.trimStart();
  const isOneWord = ENDS_WITH_HYPHEN.test(line) && /^\p{L}/u.test(rest) && !ADDS_ANOTHER.test(rest);
  return isOneWord ? line + rest : `${line} ${rest}`;
}

function isMidSentence(line: string, next: string): boolean {
  return !ENDS_SENTENCE.test(line) && (LEADS_ON.test(line) || BEGINS_SMALL.test(next));
}

/** Whether the next word had no room in the line. */
function isFull(line: string, next: string, widest: number): boolean {
  const [word = ''] = next.trimStart().split(/\s/, 1);
  return !LIST_ITEM.test(next) && !isDish(line, next) && line.length + 1 + word.length > widest;
}

/** Whether the next line is a dish with its price, not the end of a dish that takes two lines. */
function isDish(line: string, next: string): boolean {
  return ENDS_WITH_PRICE.test(next) && (ENDS_WITH_PRICE.test(line) || !BEGINS_SMALL.test(next));
}
