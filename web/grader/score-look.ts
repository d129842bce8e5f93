import { numberFormatter } from '#shared/format/formatter.ts';
import { trueMinus } from '#shared/format/true-minus.ts';
import { type Band, bandOf } from '#shared/grader/bands.ts';

export type Tone = 'good' | 'warning' | 'neutral' | 'danger';
/** Ember, the neutral color of bars, is the brand’s orange. */
const TONES: Readonly<Record<Band, Tone>> = {
  green: 'good',
  amber: 'warning',
  orange: 'neutral',
  red: 'danger',
};

/** The color of a score’s letter; neutral if nothing was measured. */
export function letterToneOf(score: number | null): Tone | 'none' {
  return score === null ? 'none' : toneOf(score);
}

/** The tone of a score’s letter in a list; faint if nothing was measured. */
export function letterTextTone(score: number | null): 'accent' | 'good' | 'warning' | 'danger' | 'faint' {
  if (score === null) return 'faint';
  const tone = toneOf(score);
  return tone === 'neutral' ? 'accent' : tone;
}

/** The color of a score; neutral if nothing was measured. */
export function toneOf(score: number | null): Tone {
  return score === null ? 'neutral' : TONES[bandOf(score)];
}

const asSigned = numberFormatter({ maximumFractionDigits: 1, signDisplay: 'exceptZero' });

/** `+8.5`, `−3`, `0`. */
export const printedChange = (change: number) => trueMinus(asSigned(change));

/** `nandu.example/menu`: an address without its protocol. */
export const printedAddress = (url: string) => url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
