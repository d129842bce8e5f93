import { fold } from '#functions/ai/fold.ts';
import type { TemplateId } from '#shared/site/site-content.ts';
import type { Look } from './looks.ts';

export const TONES = ['elegant', 'rustic', 'playful', 'modern', 'warm'] as const;
export type Tone = (typeof TONES)[number];

/** Words that ask for each tone, folded, in five languages. */
const SAYS: Readonly<Record<Tone, RegExp>> = {
  elegant:
    /\b(?:elegante?s?|raffinat[oae]?|raffine|edel|vornehm|chic|lujo|elegan(?:t|ce)|refined|sophisticated|upscale|luxur(?:y|ious)|fine dining|formal|chic|romantic|classy|white tablecloths?|candle[- ]?lit|intimate)\b/g,
  rustic:
    /\b(?:rustic[oaie]*|rustique|rustikal|tradizional[ei]|tradicional(?:es)?|traditionnel(?:le)?|traditionell|casero|landlich|rustic|country(?:side)?|farmhouse|traditional|old[- ]world|hearty|simple|honest|barn|timber|vintage|homely|no[- ]frills)\b/g,
  playful:
    /\b(?:divertid[oa]|colorid[oa]|amusant|colore|divertente|colorat[oa]|verspielt|bunt|frech|fun|playful|quirky|cheeky|colou?rful|loud|lively|funky|bold|cool|street|party|retro|young|hip)\b/g,
  modern:
    /\b(?:modern[oaei]s?|moderne|contemporane[oa]s?|contemporain|minimalista|minimaliste|zeitgenossisch|schlicht|modern|contemporary|minimal(?:ist)?|sleek|clean|urban|industrial|stylish|innovative|design)\b/g,
  warm: /\b(?:acogedor[a]?|familiar|chaleureux|chaleureuse|convivial|accogliente|familiare|gemutlich|herzlich|familiar|warm|cosy|cozy|friendly|family|welcoming|relaxed|casual|neighbou?rhood|homey|intimate|community|laid[- ]back)\b/g,
};

const BY_TEMPLATE: Readonly<Record<TemplateId, Tone>> = {
  'fine-dining-1': 'elegant',
  'fine-dining-2': 'modern',
  'fast-food-1': 'playful',
  'cafe-1': 'warm',
  'ethnic-1': 'rustic',
  'casual-dining-1': 'warm',
};

/** The tone that the wishes name most often; undefined if they name none. */
export function saidTone(wishes: readonly string[]): Tone | undefined {
  const said = fold(wishes.join('\n').normalize('NFC'));
  const votes = TONES.map((tone) => ({ tone, count: [...said.matchAll(SAYS[tone])].length }));
  const [first] = votes.toSorted((a, b) => b.count - a.count);
  return first !== undefined && first.count > 0 ? first.tone : undefined;
}

/** The tone that the wishes ask for, or the usual tone for the cuisine. */
export function toneOf(wishes: readonly string[], { template }: Look): Tone {
  return saidTone(wishes) ?? BY_TEMPLATE[template];
}
