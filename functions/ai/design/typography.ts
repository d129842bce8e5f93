import type { TemplateId, Typography } from '#shared/site/site-content.ts';
import type { Chooser } from './chooser.ts';

type Pair = readonly [headings: string, body: string];

/** Pairs from "headings, body | headings, body". */
const pairs = (written: string): readonly Pair[] =>
  written.split(' | ').map((pair) => {
    const [headings = '', body = ''] = pair.split(', ');
    return [headings, body];
  });

const PAIRS: Readonly<Record<TemplateId, readonly Pair[]>> = {
  'fine-dining-1': pairs(
    'Cormorant, Jost | Playfair Display, Source Sans 3 | Cormorant, Lora | Fraunces, Figtree',
  ),
  'fine-dining-2': pairs(
    'Jost, Jost | Cormorant, Hanken Grotesk | Archivo, Source Sans 3 | Cormorant, Figtree',
  ),
  'casual-dining-1': pairs(
    'Fraunces, Figtree | Bricolage Grotesque, Karla | Lora, Source Sans 3 | Fraunces, Karla',
  ),
  'fast-food-1': pairs(
    'Archivo, Figtree | Bricolage Grotesque, Hanken Grotesk | Jost, Karla | Archivo, Hanken Grotesk',
  ),
  'cafe-1': pairs('Fraunces, Karla | Lora, Figtree | Bricolage Grotesque, Lora | Alegreya, Karla'),
  'ethnic-1': pairs(
    'Alegreya, Source Sans 3 | Fraunces, Alegreya | Playfair Display, Karla | Alegreya, Figtree',
  ),
};
const SERIFS = pairs('Playfair Display, Lora | Cormorant, Lora | Alegreya, Alegreya | Fraunces, Alegreya');
const SANS = pairs(
  'Bricolage Grotesque, Figtree | Archivo, Hanken Grotesk | Jost, Karla | Jost, Source Sans 3',
);

/**
 * Respects the owner’s choice: `serif`, `sans-serif`, or `monospace` (fonts of the guest’s device). Other values
 * leave the choice free.
 */
export function composeTypography(
  template: TemplateId,
  wish: string | undefined,
  choose: Chooser,
): Typography {
  if (wish === 'monospace') return { headings_font: choose.pick('fonts', SANS)[0], body_font: 'monospace' };
  const pairs = wish === 'serif' ? SERIFS : wish === 'sans-serif' ? SANS : PAIRS[template];
  const [headings_font, body_font] = choose.pick('fonts', pairs);
  return { headings_font, body_font };
}
