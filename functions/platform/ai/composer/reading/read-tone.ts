import type { Cuisine } from '../knowledge/cuisines/cuisine.ts';
import { isStatedAt, type OwnerText } from './owner-text.ts';

export const TONES = ['elegant', 'rustic', 'playful', 'modern', 'warm'] as const;
export type Tone = (typeof TONES)[number];

const SAYS: Readonly<Record<Tone, RegExp>> = {
  elegant:
    /\b(?:elegan(?:t|ce)|refined|sophisticated|upscale|luxur(?:y|ious)|fine dining|formal|chic|romantic|classy|white tablecloths?|candle[- ]?lit|intimate)\b/g,
  rustic:
    /\b(?:rustic|country(?:side)?|farmhouse|traditional|old[- ]world|hearty|simple|honest|barn|timber|vintage|homely|no[- ]frills)\b/g,
  playful:
    /\b(?:fun|playful|quirky|cheeky|colou?rful|loud|lively|funky|bold|cool|street|party|retro|young|hip)\b/g,
  modern:
    /\b(?:modern|contemporary|minimal(?:ist)?|sleek|clean|urban|industrial|stylish|innovative|design)\b/g,
  warm: /\b(?:warm|cosy|cozy|friendly|family|welcoming|relaxed|casual|neighbou?rhood|homey|intimate|community|laid[- ]back)\b/g,
};

const BY_TEMPLATE: Readonly<Record<string, Tone>> = {
  'fine-dining-1': 'elegant',
  'fine-dining-2': 'modern',
  'fast-food-1': 'playful',
  'cafe-1': 'warm',
  'ethnic-1': 'rustic',
  'casual-dining-1': 'warm',
};

/** The tone asked for most often; without a word of it, the one that usually suits such food. */
export function readTone(text: OwnerText, cuisine: Cuisine | undefined): Tone {
  const votes = TONES.map((tone) => ({
    tone,
    count: [...text.folded.matchAll(SAYS[tone])].filter((found) =>
      isStatedAt(text, found.index, found.index + found[0].length),
    ).length,
  })).sort((a, b) => b.count - a.count);
  const first = votes[0];
  if (first !== undefined && first.count > 0) return first.tone;
  return BY_TEMPLATE[cuisine?.template ?? ''] ?? 'warm';
}
