import { foldText } from '../../text/fold-text.ts';

/** A word of the text or one mark; `folded` without accents, `isCapital` for names. */
export type AddressToken = {
  text: string;
  folded: string;
  start: number;
  end: number;
  isMark: boolean;
  isCapital: boolean;
};

const TOKEN = /\n|[,;()<>|•·]|[^\s,;()<>|•·\uE000]+|\uE000+/g;
const FINAL = /[.:!?]+$/;
const ABBREVIATION =
  /^(?:e|w|ne|nw|se|sw|st|ave?|bv|bvar|blvd|rd|ln|dr|ct|pl|sq|str|c|avd?a?|hwy|pkwy|no|n|mt|ft|ste|s|col|pza|pl|bd|boul|chem|p|c\.p|co|col|esq|num|núm|loc|fraz|cra|cl|pol|ctra|urb|pza|plza|rda|bld|imp|rte|fbg|v\.le|c\.so|p\.zza|p\.za|l\.go|parc|jr|calz|prol|priv|\p{L}{4,}gg|\p{L}{3,}str)\.$/iu;

/** Words and marks; a point at the end of a sentence is a mark of its own. */
export function addressTokens(free: string): AddressToken[] {
  const tokens: AddressToken[] = [];
  for (const { 0: text, index } of free.matchAll(TOKEN)) {
    const isMark = /^[\n,;()<>|•·\uE000]/.test(text);
    const ending = isMark ? '' : (FINAL.exec(text)?.[0] ?? '');
    const isShort = ABBREVIATION.test(text);
    const word = ending === '' || isShort ? text : text.slice(0, -ending.length);
    if (word !== '') tokens.push(token(word, index, isMark));
    if (word.length < text.length) tokens.push(token(ending, index + word.length, true));
  }
  return tokens;
}

function token(text: string, start: number, isMark: boolean): AddressToken {
  const isCapital = /^[\p{Lu}]/u.test(text) || /^[dl]['’]\p{Lu}/u.test(text);
  return {
    text,
    folded: foldText(text).replace(/\.$/, ''),
    start,
    end: start + text.length,
    isMark,
    isCapital,
  };
}
