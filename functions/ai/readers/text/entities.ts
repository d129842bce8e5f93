/** Characters of a page's source, by the names that owners paste with it. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  deg: '°',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  times: '×',
  copy: '©',
  reg: '®',
  trade: '™',
  szlig: 'ß',
  aelig: 'æ',
  oelig: 'œ',
  iexcl: '¡',
  iquest: '¿',
  ordf: 'ª',
  ordm: 'º',
  Aelig: 'Æ',
  OElig: 'Œ',
};
const MARKS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  cedil: '\u0327',
};
const ENTITY =
  /&(?:#(\d{2,5})|#[xX]([\da-fA-F]{2,4})|([A-Za-z])(grave|acute|circ|tilde|uml|ring|cedil)|([A-Za-z]{2,6}\d{0,2}));/g;
/** Would begin or end what is taken for a tag. */
const KEPT = new Set(['<', '>', '\n']);

/** A text with characters in the place of their entities, and where in the source each of its characters stands. */
export type Decoded = { text: string; placeOf: (at: number) => number };

function characterOf(found: RegExpExecArray): string | undefined {
  const [, decimal, hex, letter, mark, name] = found;
  if (letter !== undefined && mark !== undefined) {
    const composed = `${letter}${MARKS[mark] ?? ''}`.normalize('NFC');
    return composed.length === 1 ? composed : undefined;
  }
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  const character =
    name === undefined ? (code >= 32 && code < 0xd800 ? String.fromCharCode(code) : undefined) : NAMED[name];
  return character === undefined || KEPT.has(character) ? undefined : character;
}

/** "luned&igrave; &euro; 11" as guests read it; undefined where nothing is to be decoded. */
export function decoded(source: string): Decoded | undefined {
  let text = '';
  let end = 0;
  /** Where in the text each entity ends, and by how much longer the source is from there on. */
  const shifts: { from: number; by: number }[] = [];
  for (const found of source.matchAll(ENTITY)) {
    const character = characterOf(found);
    if (character === undefined) continue;
    text += source.slice(end, found.index) + character;
    end = found.index + found[0].length;
    shifts.push({ from: text.length, by: end - text.length });
  }
  if (shifts.length === 0) return undefined;
  text += source.slice(end);
  return { text, placeOf: (at) => at + (shifts.findLast(({ from }) => from <= at)?.by ?? 0) };
}
