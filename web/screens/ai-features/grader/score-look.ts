import { type Band, bandOf } from '#shared/domain/grader/bands.ts';

export type Tone = 'good' | 'warning' | 'neutral' | 'danger';
/** Ember, the tone of neutral bars, is the orange of the house. */
const TONES: Readonly<Record<Band, Tone>> = {
  green: 'good',
  amber: 'warning',
  orange: 'neutral',
  red: 'danger',
};

/** The color of a score's letter: of none where nothing was measured. */
export function letterToneOf(score: number | null): Tone | 'none' {
  return score === null ? 'none' : toneOf(score);
}

/** The color of a score; neutral where nothing was measured. */
export function toneOf(score: number | null): Tone {
  return score === null ? 'neutral' : TONES[bandOf(score)];
}

const ONE_DECIMAL = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const SIGNED = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

/** `72.5`, `80`. */
export const printedScore = (score: number) => ONE_DECIMAL.format(score);

/** `+8.5`, `−3`, `0`. */
export const printedChange = (change: number) => SIGNED.format(change).replace('-', '−');

const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** `Nov 22, 2026, 2:10 PM`. */
export const printedTime = (at: string) => TIME.format(new Date(at));

/** `Nov 22, 2026`. */
export const printedDay = (at: string) => DAY.format(new Date(at));

/** `nandu.example/menu`: an address as people say it. */
export const printedAddress = (url: string) => url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
