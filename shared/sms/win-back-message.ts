import { septetsOf } from './gsm7.ts';

/** The most characters of a win-back text. */
export const MAX_SMS_LENGTH = 160;

/** The longest code that leaves room for a name, an offer, and the opt-out. */
export const MAX_OFFER_CODE_LENGTH = 40;

/** The end of every text to guests. */
export const STOP_SENTENCE = 'Reply STOP to opt out.';
/** The fewest characters of a restaurant’s name that are kept when the offer is cut. */
const SHORTEST_NAME = 24;

export type WinBackWords = { restaurantName: string; offer: string; offerCode: string };

export type WinBackMessage = {
  text: string;
  /** What didn’t fit. The owner sees it. */
  cut: ('restaurant' | 'offer')[];
};

/**
 * The shortest text of a campaign: restaurant name, offer, code (at most `MAX_OFFER_CODE_LENGTH`), and opt-out, in at
 * most 160 units of its encoding, which is one segment in GSM-7. A long offer or name is cut at a word and ends in
 * dots. The code and the opt-out are always complete.
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

/** An owner’s words in a text: on one line, the offer without its final punctuation. */
export function printedWords({ restaurantName, offer, offerCode }: WinBackWords) {
  return {
    name: onOneLine(restaurantName),
    offer: onOneLine(offer).replace(/[.!,;:\s]+$/, ''),
    code: onOneLine(offerCode),
  };
}

/** Septets, or 16-bit units for characters outside GSM-7: never fewer than either encoding needs. */
export function smsSize(text: string): number {
  let size = 0;
  for (const character of text) size += septetsOf(character) ?? character.length;
  return size;
}

function onOneLine(text: string): string {
  return text.toWellFormed().replace(/\s+/g, ' ').trim();
}

/** The beginning of a text followed by three dots, or the whole text if it fits. */
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
