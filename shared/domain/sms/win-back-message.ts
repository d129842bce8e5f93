import { septetsOf } from './gsm7.ts';

/** Characters of a win-back message, at most. */
export const MAX_SMS_LENGTH = 160;

/** Longest code that leaves room for a name, an offer and the way out. */
export const MAX_OFFER_CODE_LENGTH = 40;

const STOP_SENTENCE = 'Reply STOP to opt out.';
/** What a restaurant's name keeps at least while the offer is cut. */
const SHORTEST_NAME = 24;

export type WinBackWords = { restaurantName: string; offer: string; offerCode: string };

export type WinBackMessage = {
  text: string;
  /** What did not fit: the owner is shown it. */
  cut: ('restaurant' | 'offer')[];
};

/**
 * The text that guests get: who writes, the offer, its code (at most `MAX_OFFER_CODE_LENGTH`) and the way out, in at
 * most 160 units of its encoding, so in one segment where GSM-7 has all characters. The greeting goes first; then an
 * offer or a name that is too long is cut at a word and ends in dots. Code and STOP are always whole.
 */
export function winBackMessage(words: WinBackWords): WinBackMessage {
  const name = onOneLine(words.restaurantName);
  const offer = onOneLine(words.offer).replace(/[.!,;:\s]+$/, '');
  const end = `Code ${onOneLine(words.offerCode)}. ${STOP_SENTENCE}`;
  const greeted = `${name}: We miss you! ${offer}. ${end}`;
  if (sizeOf(greeted) <= MAX_SMS_LENGTH) return { text: greeted, cut: [] };

  const room = MAX_SMS_LENGTH - sizeOf(`: . ${end}`);
  const shownName = cutAtWord(name, Math.max(Math.min(sizeOf(name), SHORTEST_NAME), room - sizeOf(offer)));
  const shownOffer = cutAtWord(offer, room - sizeOf(shownName));
  const stop = shownOffer === offer ? '.' : '';
  return {
    text: `${shownName}: ${shownOffer}${stop} ${end}`,
    cut: [
      ...(shownName === name ? [] : (['restaurant'] as const)),
      ...(shownOffer === offer ? [] : (['offer'] as const)),
    ],
  };
}

/** Septets, or units of 16 bits for what GSM-7 does not have: never less than either encoding needs. */
function sizeOf(text: string): number {
  let size = 0;
  for (const character of text) size += septetsOf(character) ?? character.length;
  return size;
}

function onOneLine(text: string): string {
  return text.toWellFormed().replace(/\s+/g, ' ').trim();
}

/** The beginning of a text with three dots after it; the text itself where it fits. */
function cutAtWord(text: string, room: number): string {
  if (sizeOf(text) <= room) return text;
  let kept = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    if (sizeOf(kept + segment) > room - 3) break;
    kept += segment;
  }
  const lastSpace = kept.lastIndexOf(' ');
  const whole = lastSpace > kept.length / 2 && text[kept.length] !== ' ' ? kept.slice(0, lastSpace) : kept;
  return `${whole.replace(/[\s.,;:!-]+$/, '')}...`;
}
