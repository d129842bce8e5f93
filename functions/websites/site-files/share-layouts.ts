import type { SiteColors } from '#shared/site/color/palette-pairs.ts';
import type { TemplateId } from '#shared/site/site-content.ts';

/** The size of shared images: 1200 × 630 px (Open Graph's 1.91:1). */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

/** In pixels of the image. */
export type Box = { left: number; top: number; width: number; height: number };

/** The layout of one design. Colors are names of the site's own. */
export type ShareLayout = {
  ground: keyof SiteColors;
  name: keyof SiteColors;
  kicker: keyof SiteColors;
  line: keyof SiteColors;
  /** The line between name and tagline. */
  rule: keyof SiteColors;
  image: Box;
  /** The place of the words beside an image. Without one, they use the whole image except its margins. */
  words: Box;
  align: 'left' | 'center';
  /** The CSS weight of the name. */
  weight: number;
  isUpperCase?: boolean;
  /** The color of a frame inside the edge. */
  frame?: keyof SiteColors;
};

const MARGIN = 72;
export const WHOLE_SHEET: Box = {
  left: MARGIN,
  top: MARGIN,
  width: SHARE_WIDTH - 2 * MARGIN,
  height: SHARE_HEIGHT - 2 * MARGIN,
};

const RIGHT_HALF: Box = { left: 600, top: 0, width: 600, height: SHARE_HEIGHT };
const LEFT_WORDS: Box = { left: MARGIN, top: MARGIN, width: 472, height: SHARE_HEIGHT - 2 * MARGIN };
const NIGHT = {
  ground: 'night',
  name: 'on-night',
  kicker: 'accent-on-night',
  line: 'muted-on-night',
} as const;
const PAPER = { ground: 'paper', name: 'heading', kicker: 'accent-text', line: 'muted' } as const;

/** One layout per design, in the style of its pages. */
export const SHARE_LAYOUTS: Record<TemplateId, ShareLayout> = {
  'fine-dining-1': {
    ...NIGHT,
    rule: 'accent-on-night',
    image: { left: 640, top: 48, width: 512, height: SHARE_HEIGHT - 96 },
    words: { ...LEFT_WORDS, width: 512 },
    align: 'center',
    weight: 500,
    frame: 'paper',
  },
  'casual-dining-1': {
    ...PAPER,
    rule: 'accent',
    image: RIGHT_HALF,
    words: LEFT_WORDS,
    align: 'left',
    weight: 700,
  },
  'fast-food-1': {
    ground: 'primary',
    name: 'on-primary',
    kicker: 'accent-on-primary',
    line: 'on-primary',
    rule: 'accent',
    image: { left: 0, top: 0, width: SHARE_WIDTH, height: 300 },
    words: { left: MARGIN, top: 332, width: SHARE_WIDTH - 2 * MARGIN, height: 262 },
    align: 'left',
    weight: 900,
    isUpperCase: true,
  },
  'cafe-1': {
    ...PAPER,
    rule: 'accent',
    image: { left: 40, top: 40, width: 540, height: SHARE_HEIGHT - 80 },
    words: { left: 640, top: MARGIN, width: 488, height: SHARE_HEIGHT - 2 * MARGIN },
    align: 'left',
    weight: 600,
  },
  'ethnic-1': {
    ground: 'primary',
    name: 'on-primary',
    kicker: 'accent-on-primary',
    line: 'on-primary',
    rule: 'accent',
    image: { left: 0, top: 0, width: 560, height: SHARE_HEIGHT },
    words: { left: 624, top: MARGIN, width: 504, height: SHARE_HEIGHT - 2 * MARGIN },
    align: 'center',
    weight: 800,
  },
  'fine-dining-2': {
    ...PAPER,
    rule: 'line',
    image: { left: 744, top: MARGIN, width: 384, height: SHARE_HEIGHT - 2 * MARGIN },
    words: { ...LEFT_WORDS, width: 600 },
    align: 'left',
    weight: 300,
  },
};
