import { ENGLISH_FRAMES } from './english.ts';
import type { FalsehoodFrames } from './falsehood-frames.ts';
import { FRENCH_FRAMES } from './french.ts';
import { GERMAN_FRAMES } from './german.ts';
import { ITALIAN_FRAMES } from './italian.ts';
import { SPANISH_FRAMES } from './spanish.ts';

export const FALSEHOOD_FRAMES: Readonly<Record<string, FalsehoodFrames>> = {
  en: ENGLISH_FRAMES,
  es: SPANISH_FRAMES,
  fr: FRENCH_FRAMES,
  it: ITALIAN_FRAMES,
  de: GERMAN_FRAMES,
};
