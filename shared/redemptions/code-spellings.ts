import { normalizePromoCode, PROMO_CODE_MAX_LENGTH, plainPromoText } from './promo-code.ts';

/** The most codes to look up. One batch read has 100. */
export const MOST_SPELLINGS = 60;

/** Words around a code when people read it aloud. */
const AROUND = new Set('CODE PROMO COUPON THE MY ITS IS MENTION USE PLEASE NUMBER'.split(' '));
/** Characters that look alike on screens or in handwriting. */
const LOOK_ALIKES = ['O0', 'I1L', 'S5', 'B8', 'Z2'];

const UNITS = 'ZERO ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE'.split(' ');
const TEENS = 'TEN ELEVEN TWELVE THIRTEEN FOURTEEN FIFTEEN SIXTEEN SEVENTEEN EIGHTEEN NINETEEN'.split(' ');
const TENS = 'TWENTY THIRTY FORTY FIFTY SIXTY SEVENTY EIGHTY NINETY'.split(' ');
/** Digits as dictation writes them. */
const HEARD: Readonly<Record<string, string>> = {
  OH: 'ZERO',
  TO: 'TWO',
  TOO: 'TWO',
  FOR: 'FOUR',
  ATE: 'EIGHT',
};

/**
 * Codes that a typed text may mean, as `normalizePromoCode` returns them, likeliest first: without extra words, with
 * digits for number words, with similar characters swapped. Doesn’t include the text itself.
 */
export function otherSpellings(typed: string): string[] {
  const words = plainPromoText(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !AROUND.has(word));
  const bases = [words, inDigits(words)].map((spelled) => spelled.join('').slice(0, PROMO_CODE_MAX_LENGTH));
  const found = new Set(bases);
  for (const base of bases) {
    for (const spelling of lookAlikesOf(base)) {
      if (found.size > MOST_SPELLINGS) break;
      found.add(spelling);
    }
  }
  return [...found]
    .filter((code) => code !== '' && code !== normalizePromoCode(typed))
    .slice(0, MOST_SPELLINGS);
}

/** "LUPO TWENTY FIVE" → "LUPO 25". */
function inDigits(words: readonly string[]): string[] {
  return words.map((word, index) => {
    const heard = HEARD[word] ?? word;
    const [unit, teen, ten] = [UNITS, TEENS, TENS].map((names) => names.indexOf(heard)) as [
      number,
      number,
      number,
    ];
    const isAfterTens = TENS.includes(words[index - 1] ?? '');
    const isBeforeUnit = UNITS.indexOf(words[index + 1] ?? '') > 0;
    if (unit >= 0) return String(unit);
    if (teen >= 0) return String(10 + teen);
    if (ten < 0) return word;
    return isBeforeUnit && !isAfterTens ? String(ten + 2) : String(10 * (ten + 2));
  });
}

/** The code with one character swapped, then two, and so on. */
function* lookAlikesOf(code: string): Generator<string> {
  let level = [{ code, from: 0 }];
  while (level.length > 0) {
    const next: typeof level = [];
    for (const one of level) {
      for (let place = one.from; place < one.code.length; place += 1) {
        const sign = one.code.charAt(place);
        for (const other of LOOK_ALIKES.find((group) => group.includes(sign)) ?? '') {
          if (other === sign) continue;
          const swapped = one.code.slice(0, place) + other + one.code.slice(place + 1);
          next.push({ code: swapped, from: place + 1 });
          yield swapped;
        }
      }
    }
    level = next;
  }
}
