import type { AddressToken } from './address-tokens.ts';
import { AMERICAN_STATES } from './address-words.ts';
import type { LocalityRead } from './read-locality.ts';

/** A town that stands before its street. `from`: its first token; `isBeside`: only a mark stands between the two. */
export type TownRead = LocalityRead & { from: number; isBeside: boolean };

const STATE_NAMES = new Set(AMERICAN_STATES.values());
const PLACED = /^(?:in|a|en|at|à|im|au|downtown|central|old)$/;
const JOINS = /^(?:at|on|in|en|au|nella|sul|auf)$/;
const NO_TOWN =
  /^(?:the|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring|restaurant|bar|pub|cafe|spring)$/;
const MOST_WORDS = 3;

type State = { region: string; from: number };

/** "WI", "Texas", "New Jersey" right before a token, with the comma before it. */
function stateBefore(tokens: readonly AddressToken[], end: number): State | undefined {
  const last = tokens[end - 1]?.text ?? '';
  const two = `${tokens[end - 2]?.text ?? ''} ${last}`;
  const words = STATE_NAMES.has(two) ? 2 : STATE_NAMES.has(last) || AMERICAN_STATES.has(last) ? 1 : 0;
  if (words === 0) return undefined;
  const from = end - words;
  return { region: words === 2 ? two : last, from: tokens[from - 1]?.text === ',' ? from - 1 : from };
}

/** Where the capitalized words before a token begin. */
function townStart(tokens: readonly AddressToken[], end: number): number {
  let start = end;
  while (start > end - MOST_WORDS) {
    const token = tokens[start - 1];
    const isWord = token?.isCapital === true && /^\p{Lu}[\p{Ll}'’-]+/u.test(token.text);
    if (!isWord || NO_TOWN.test(token.folded)) break;
    start -= 1;
  }
  return start;
}

/**
 * "Galway, 6 Druid St", "Hayward, WI (N2415 County Road B)", "in Torquay (24 The Esplanade)", "in Lafayette at 340
 * Jefferson St": the town first. Undefined where the words before a street are none.
 */
export function townBefore(tokens: readonly AddressToken[], at: number): TownRead | undefined {
  const isJoined = JOINS.test(tokens[at - 1]?.folded ?? '');
  const beside = isJoined ? at - 1 : at;
  const mark = tokens[beside - 1]?.text ?? '';
  const isMarked = mark === ',' || mark === '(';
  const end = isMarked ? beside - 1 : beside;
  const state = isMarked ? stateBefore(tokens, end) : undefined;
  const start = townStart(tokens, state?.from ?? end);
  const words = tokens.slice(start, state?.from ?? end);
  const code = /^\d{4,5}$/.test(tokens[start - 1]?.text ?? '') && words.length > 0;
  const from = code ? start - 1 : start;
  const before = tokens[from - 1];
  const isPlaced = before !== undefined && PLACED.test(before.folded);
  const isFirst = before === undefined || before.isMark;
  const isState = STATE_NAMES.has(words.map(({ text }) => text).join(' '));
  const isOneWord = words.length === 1 && !isJoined && isMarked && (mark === ',' || state !== undefined);
  if (words.length === 0 || (isState && state === undefined)) return undefined;
  if (!isPlaced && !(isFirst && (isOneWord || code || state !== undefined))) return undefined;
  return {
    locality: words.map(({ text }) => text).join(' '),
    region: state?.region ?? '',
    postalCode: code ? (tokens[from]?.text ?? '') : '',
    country: state ? 'US' : '',
    next: at,
    from,
    isBeside: isMarked && !isJoined,
  };
}
