import { foldText } from '../../text/fold-text.ts';
import type { AddressToken } from './address-tokens.ts';
import { isNoTown, LINKS, type LocalityRead, readLocality } from './read-locality.ts';
import { isRegion } from './region-names.ts';
import { isKnownTown } from './town-names.ts';

const MOST_WORDS = 4;
const MOST_PARTS = 3;
/** Where postal codes of four digits stand behind the town. */
const CODE_BEHIND = new Set(['AU', 'NZ', 'ZA']);
const JOINS = /^(?:in|en|à|a|at|,|–|-|—|\||·)$/;

type Part = { name: string; next: number };

/** Capitalized words with links between them, where a mark or nothing follows. */
function partAt(tokens: readonly AddressToken[], at: number): Part | undefined {
  let next = at;
  while (next < at + MOST_WORDS && isPartOfName(tokens, next, at)) next += 1;
  if (next === at) return undefined;
  const words = tokens.slice(at, next).map(({ text }) => text);
  return { name: words.join(' '), next };
}

function isPartOfName(tokens: readonly AddressToken[], index: number, first: number): boolean {
  const token = tokens[index];
  if (token === undefined || token.isMark || isNoTown(token.folded)) return false;
  if (token.isCapital) return /^\p{Lu}[\p{L}'’.-]+$/u.test(token.text);
  if (index === first) return false;
  if (/^\d{1,2}$/.test(token.text)) return isKnownTown(tokens[first]?.folded ?? '', true);
  return LINKS.test(token.folded) && tokens[index + 1]?.isCapital === true;
}

const isEnd = (token: AddressToken | undefined) =>
  token === undefined || token.isMark || /^[-–—/+]+$/.test(token.text);

/** Whether words, as they are written with capitals, are the name of a larger town. */
export function isWrittenTown(name: string): boolean {
  return isKnownTown(foldText(name), true);
}

/** "4091" behind "Durban", "60625" behind "Chicago". */
function codeAt(tokens: readonly AddressToken[], at: number, region: string): string {
  const begin = tokens[at]?.text === ',' ? at + 1 : at;
  const { text = '' } = tokens[begin] ?? {};
  const isCode = /^\d{5}$/.test(text) || (/^\d{4}$/.test(text) && CODE_BEHIND.has(region));
  return isCode && isEnd(tokens[begin + 1]) ? text : '';
}

/** "5 Devon St E New Plymouth", "via Emilia Est 410 Modena": no mark before the town. */
function directTown(tokens: readonly AddressToken[], at: number, region: string): LocalityRead | undefined {
  const part = partAt(tokens, at);
  if (part === undefined) return undefined;
  const postalCode = codeAt(tokens, part.next, region);
  if (postalCode === '' && !isEnd(tokens[part.next]) && !isWrittenTown(part.name)) return undefined;
  const next = postalCode === '' ? part.next : part.next + (tokens[part.next]?.text === ',' ? 2 : 1);
  return { locality: part.name, region: '', postalCode, country: '', next };
}

/** "Cerro Colorado, Arequipa": the district was first. */
function withTown(tokens: readonly AddressToken[], first: LocalityRead, region: string): LocalityRead {
  let read = first;
  for (let count = 0; count < MOST_PARTS; count += 1) {
    const mark = tokens[read.next];
    const postalCode = read.postalCode || codeAt(tokens, read.next, region);
    if (postalCode !== read.postalCode)
      return { ...read, postalCode, next: read.next + (mark?.text === ',' ? 2 : 1) };
    if (mark === undefined || !JOINS.test(mark.text)) return read;
    const part = partAt(tokens, read.next + 1);
    if (part === undefined) return read;
    const isState = isRegion(part.name);
    const isSure = isState || isWrittenTown(part.name);
    const behind = tokens[part.next];
    const isLast = behind === undefined || /^[.;)\n!(|•·]/.test(behind.text);
    const further = behind?.text === ',' ? partAt(tokens, part.next + 1) : undefined;
    const isBeforeState = further !== undefined && isRegion(further.name);
    const isLonger =
      mark.text === ',' && (isLast || isBeforeState || codeAt(tokens, part.next, region) !== '');
    if (!isSure && (!isLonger || isWrittenTown(read.locality) || read.region !== '')) return read;
    read = isState
      ? { ...read, region: part.name, next: part.next }
      : { ...read, locality: part.name, next: part.next };
  }
  return read;
}

/** The town behind a street, with its district, region and code as far as they follow. */
export function readTownBehind(
  tokens: readonly AddressToken[],
  at: number,
  region: string,
): LocalityRead | undefined {
  const first = readLocality(tokens, at, region) ?? directTown(tokens, at, region);
  return first === undefined || first.postalCode !== '' ? first : withTown(tokens, first, region);
}
