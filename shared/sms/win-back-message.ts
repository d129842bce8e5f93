import { septetsOf } from './gsm7.ts';

/** Characters of a win-back message, at most. */
export const MAX_SMS_LENGTH = 160;

/** Longest code that leaves room for a name, an offer and the way out. */
export const MAX_OFFER_CODE_LENGTH = 40;

/** Ends every text to guests. */
export const STOP_SENTENCE = 'Reply STOP to opt out.';
/** What a restaurant's name keeps at least while the offer is cut. */
const SHORTEST_NAME = 24;

export type WinBackWords = { restaurantName: string; offer: string; offerCode: string };

export type WinBackMessage = {
  text: string;
  /** What did not fit: the owner is shown it. */
  cut: ('restaurant' | 'offer')[];
};

/**
 * The plainest text of a campaign, in no words of ours but the way out: who writes, the offer, its code (at most
 * `MAX_OFFER_CODE_LENGTH`), in at most 160 units of its encoding, so in one segment where GSM-7 has all characters. An
 * offer or a name that is too long is cut at a word and ends in dots. Code and STOP are always whole.
 */
export function winBackMessage(words: WinBackWords): WinBackMessage {
  const { name, offer, code } = printedWords(words);
  const end = `Code ${code}. ${STOP_SENTENCE}`;
  const room = MAX_SMS_LENGTH - smsSize(`: . ${end}`);
  const shownName = cutAtWord(name, Math.max(Math.min(smsSize(name), SHORTEST_NAME), room - smsSize(offer)));
  const shownOffer = cutAtWord(offer, room - smsSize(shownName));
  const stop = shownOffer === offer ? '.' : '';
  return {
    text: `${shownName}: ${shownOffer}${stop} ${end}`,
    cut: [
      ...(shownName === name ? [] : (['restaurant'] as const)),
      ...(shownOffer === offer ? [] : (['offer'] as const)),
    ],
  };
}

/** An owner's words as they stand in a text: on one line, the offer without the mark that ends it. */
export function printedWords({ restaurantName, offer, offerCode }: WinBackWords) {
  return {
    name: onOneLine(restaurantName),
    offer: onOneLine(offer).replace(/[.!,;:\s]+$/, ''),
    code: onOneLine(offerCode),
  };
}

/** Septets, or units of 16 bits for what GSM-7 does not have: never less than either encoding needs. */
export function smsSize(text: string): number {
  let size = 0;
  for (const character of text) size += septetsOf(character) ?? character.length;
  return size;
}

function onOneLine(text: string): string {
  return text.toWellFormed().replace(/\s+/g, ' ').trim();
}

/** The beginning of a text with three dots after it; the text itself where it fits. */
function cutAtWord(text: string, room: number): string {
  if (smsSize(text) <= room) return text;
  let kept = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    if (smsSize(kept + segment) > room - 3) break;
    kept += segment;
  }
  const lastSpace = kept.lastIndexOf(' ');
  const whole = lastSpace > kept.length / 2 && text[kept.length] !== ' ' ? kept.slice(0, lastSpace) : kept;
  return `${whole.replace(/[\s.,;:!-]+$/, '')}...`;
}
