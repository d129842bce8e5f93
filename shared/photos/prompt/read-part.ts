import type { Part, Token } from './prompt-parts.ts';
import type { PromptWord } from './prompt-words.ts';

type Direction = 1 | -1 | 0;
/** What preceding modifiers say about the next word: more, less, or unchanged. */
export type Stance = { direction?: Direction | undefined; said: readonly string[]; words: string[] };
/** A word with its modifier. */
export type Wish = Stance & { direction: Direction; word: PromptWord; factor: number };
/** `last`: the modifier of its last word. `factor`: an amount after the last request. */
type PartReading = { wishes: Wish[]; instead: string[]; unknown: string[]; last: Stance; factor: number };

export const UNSAID: Stance = { said: [], words: [] };
const DIRECTIONS: Partial<Record<string, Direction>> = { more: 1, less: -1, too: -1, not: 0, no: 0 };
const THE_LIGHT: PromptWord = { is: 'word', kind: 'light', does: {} };

/** Reads word by word. `before`: the modifier of the previous part’s last word. */
export function readPart({ tokens, isJoined }: Part, before: Stance): PartReading {
  const reading: PartReading = { wishes: [], instead: [], unknown: [], last: UNSAID, factor: 1 };
  const { wishes, instead, unknown } = reading;
  const declined = tokens.flatMap(({ meaning }) => (meaning?.is === 'declined' ? [meaning.why] : []));
  if (declined.length > 0) return { ...reading, instead: tokens.some(saysNo) ? [] : declined };
  const bare: string[] = [];
  let stance = isJoined ? carried(before, tokens[0]) : UNSAID;
  for (const [at, { text, meaning }] of tokens.entries()) {
    if (meaning?.is === 'word') {
      const direction = directionOf(meaning, stance) ?? saidBehind(meaning, tokens.slice(at + 1));
      const words = [...stance.words, text];
      if (direction === undefined) (meaning.kind === 'quality' ? bare : unknown).push(text);
      else wishes.push({ ...stance, word: meaning, direction, words, factor: factorOf(stance) });
      if (direction === 1 && meaning.instead !== undefined) instead.push(meaning.instead);
      reading.last = stance;
      stance = stance.direction === 0 ? { ...stance, words: [] } : UNSAID;
    } else if (meaning === undefined) {
      unknown.push(text);
      if (stance.direction !== 0) stance = UNSAID;
    } else if (meaning.is !== 'filler') stance = stanceAfter(stance, meaning.is, text);
  }
  // "Make the colors warmer": the request is about the colors.
  if (wishes.length === 0) unknown.push(...bare);
  const isEmpty = wishes.length + unknown.length + instead.length === 0;
  if (isEmpty && stance.said.includes('not') && tokens.length > 1)
    wishes.push({ ...stance, word: THE_LIGHT, direction: 0, factor: 1 });
  else if (isEmpty && stance.direction !== undefined) unknown.push(...stance.words);
  return { ...reading, factor: factorOf(stance) };
}

const saysNo = ({ meaning }: Token) => meaning?.is === 'not' || meaning?.is === 'no';

/** "More" and "less" don’t reverse a negation: "don't reduce the contrast". */
function stanceAfter(stance: Stance, modifier: string, text: string): Stance {
  const direction = stance.direction === 0 ? 0 : (DIRECTIONS[modifier] ?? stance.direction);
  return { direction, said: [...stance.said, modifier], words: [...stance.words, text] };
}

/** "Less contrast and color", "too dark and yellow"; but "less contrast and brighter" has two requests. */
function carried(before: Stance, next: Token | undefined): Stance {
  if (next?.meaning?.is !== 'word' || (before.direction !== 0 && /e[rn]$/.test(next.text))) return UNSAID;
  return ['fault', 'preset'].includes(next.meaning.kind) ? UNSAID : { ...before, words: [] };
}

/** The direction of a word; undefined if unclear: "contrast", "dark", "less dramatic". */
function directionOf({ kind }: PromptWord, { direction, said }: Stance): Direction | undefined {
  if (kind === 'quality') return direction;
  if (kind === 'state')
    return said.includes('no') ? -1 : (direction ?? (said.includes('is') ? -1 : undefined));
  // "No blur" asks to remove it; "not overexposed" limits another request.
  if (kind === 'fault' && direction === 0) return said.includes('no') ? 1 : 0;
  if ((kind === 'fault' && direction === 1) || (kind === 'preset' && direction === -1)) return undefined;
  return kind === 'fault' ? 1 : (direction ?? 1);
}

/** "Contrast down" without another word that it may apply to. */
function saidBehind({ kind }: PromptWord, [next, ...others]: readonly Token[]): Direction | undefined {
  const isAbout = kind === 'quality' && others.every(({ meaning }) => meaning && meaning.is !== 'word');
  if (!isAbout || next?.meaning === undefined) return undefined;
  return next.meaning.is === 'more' ? 1 : next.meaning.is === 'less' ? -1 : undefined;
}

function factorOf({ said }: Stance): number {
  return said.includes('slightly') ? 0.5 : said.includes('very') ? 1.6 : 1;
}
