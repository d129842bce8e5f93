import { INVISIBLE, LOOK_ALIKES } from '#shared/domain/text/look-alikes.ts';

/** A text as it is compared: every character of it knows where it stood in the source. */
export type PlainText = {
  source: string;
  /** Lower case, without accents, invisible characters and look-alikes. A blank line is "\n", other space one " ". */
  text: string;
  /** The same with capitals. */
  cased: string;
  /** Offset in the source of each character of `text`. */
  at: readonly number[];
};

const SAME: ReadonlyMap<string, string> = new Map([
  ...[...'’‘ʼ´`′‛'].map((mark): [string, string] => [mark, "'"]),
  ...[...'“”„«»‟″〝〞'].map((mark): [string, string] => [mark, '"']),
  ...[...'–—−‐‑‒―'].map((mark): [string, string] => [mark, '-']),
  ['⁄', '/'],
  ['ß', 'ss'],
  ['œ', 'oe'],
  ['Œ', 'Oe'],
  ['æ', 'ae'],
  ['Æ', 'Ae'],
  ['ø', 'o'],
  ['Ø', 'O'],
  ['ł', 'l'],
  ['½', '.5'],
  ['¼', '.25'],
  ['¾', '.75'],
]);

/** The digit that a character of any script is. */
function digitOf(character: string): string | undefined {
  if (!/\p{Nd}/u.test(character)) return undefined;
  const code = character.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

function formOf(character: string): string {
  const same = SAME.get(character) ?? LOOK_ALIKES.get(character);
  if (same !== undefined) return same;
  if (INVISIBLE.test(character)) return '';
  if (/\s/u.test(character)) return character === '\n' || character === '\u2029' ? '\n' : ' ';
  let plain = '';
  for (const each of character.normalize('NFKD')) {
    if (/\p{M}/u.test(each)) continue;
    plain += SAME.get(each) ?? LOOK_ALIKES.get(each) ?? digitOf(each) ?? (/\s/.test(each) ? ' ' : each);
  }
  return plain;
}

const known = new Map<string, string>();
/** Characters that are remembered: a text of all of Unicode must not fill the memory. */
const MOST_KNOWN = 4_000;

function knownForm(character: string): string {
  if (character >= ' ' && character <= '~') return character;
  const found = known.get(character);
  if (found !== undefined) return found;
  const form = formOf(character);
  if (known.size < MOST_KNOWN) known.set(character, form);
  return form;
}

/** Lines of this length were not broken for want of room. */
const SHORT_LINE = 60;
const BEGINS_LINE = /^[\p{Lu}\d¿¡"'(#*•-]|^\p{Extended_Pictographic}|^\p{Regional_Indicator}/u;

/** A line that was ended on purpose: it is short, and the next one begins as a line does. */
function isOwnLine(text: string, start: number, end: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return line.trim().length < SHORT_LINE && BEGINS_LINE.test(text.slice(end, end + 4));
}

/** Space as it counts: a line break alone is a space, two end a passage. */
function withPlainSpace(cased: string, at: number[]): { cased: string; at: number[] } {
  let text = '';
  const kept: number[] = [];
  for (const { 0: piece, index } of cased.matchAll(/\s+|\S+/g)) {
    const isSpace = /^\s/.test(piece);
    const isEnd =
      /\n\s*\n/.test(piece) || (piece.includes('\n') && isOwnLine(cased, index, index + piece.length));
    const form = isSpace ? (isEnd ? '\n' : ' ') : piece;
    for (let step = 0; step < form.length; step++) kept.push(at[index + step] ?? 0);
    text += form;
  }
  return { cased: text, at: kept };
}

/** The letters O and l among digits: "1O.5O" reads as 10.50. The length stays. */
function withDigits(cased: string): string {
  return cased
    .replace(/(?<=\d[.,:]?)[oO](?=[\doO]|[.,:]?[\doO]|[^\p{L}]|$)/gu, '0')
    .replace(/(?<=\d)[lI](?=\d)|(?<![\p{L}\d])[lI](?=\d)/gu, '1');
}

/** Reads a text as it is compared. Linear in its length. */
export function plainText(source: string): PlainText {
  let cased = '';
  const at: number[] = [];
  let offset = 0;
  for (const character of source) {
    const form = knownForm(character);
    for (let step = 0; step < form.length; step++) at.push(offset);
    cased += form;
    offset += character.length;
  }
  const spaced = withPlainSpace(cased, at);
  const digits = withDigits(withDigits(spaced.cased));
  return { source, cased: digits, text: digits.toLowerCase(), at: spaced.at };
}

/** Where in the source a part of the plain text stands. */
export function sourcePart({ source, at }: PlainText, start: number, end: number) {
  const last = at[end - 1];
  if (last === undefined) return { start: 0, end: 0 };
  let next = end;
  while (next < at.length && (at[next] ?? 0) <= last) next += 1;
  return { start: at[start] ?? 0, end: at[next] ?? source.length };
}

/** The words of the source that a part of the plain text stands for. */
export function sourceWords(text: PlainText, start: number, end: number): string {
  const part = sourcePart(text, start, end);
  return text.source.slice(part.start, part.end).trim();
}
