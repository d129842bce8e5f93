import { type SiteColors, siteColors } from '#shared/site/color/palette-pairs.ts';
import { fontStack } from '#shared/site/fonts.ts';
import { escapeHtml, printableText } from '#shared/site/html.ts';
import type { SiteContent, TemplateId } from '#shared/site/site-content.ts';

/** A badge in the style of a design, on a square of 64. */
type Badge = {
  /** What is drawn below the letter. */
  ground: (colors: SiteColors) => string;
  ink: keyof SiteColors;
  weight: number;
  size: number;
  /** The center of the letter. */
  middle: number;
};

const circle = (r: number, rest: string) => `<circle cx="32" cy="32" r="${r}" ${rest}/>`;

const BADGES: Record<TemplateId, Badge> = {
  'fine-dining-1': {
    ground: (colors) =>
      circle(32, `fill="${colors.night}"`) +
      circle(28, `fill="none" stroke="${colors['accent-on-night']}" stroke-width="1.5"`),
    ink: 'on-night',
    weight: 500,
    size: 38,
    middle: 32,
  },
  'casual-dining-1': {
    ground: ({ primary }) => `<rect width="64" height="64" rx="20" fill="${primary}"/>`,
    ink: 'on-primary',
    weight: 700,
    size: 42,
    middle: 32,
  },
  'fast-food-1': {
    ground: ({ accent, ink, paper }) =>
      `<path fill="${accent}" d="M0 0h64v64H0z"/><path fill="${paper}" d="M0 52h64v12H0z"/><path fill="${ink}" d="M0 52h8v6H0zm16 0h8v6h-8zm16 0h8v6h-8zm16 0h8v6h-8zM8 58h8v6H8zm16 0h8v6h-8zm16 0h8v6h-8zm16 0h8v6h-8z"/>`,
    ink: 'on-accent',
    weight: 900,
    size: 46,
    middle: 27,
  },
  'cafe-1': {
    ground: ({ primary, secondary }) =>
      `<rect width="64" height="64" rx="18" fill="${primary}"/><path fill="${secondary}" d="M8 1h16v11a8 8 0 0 1-16 0zm32 0h16v11a8 8 0 0 1-16 0z"/>`,
    ink: 'on-primary',
    weight: 600,
    size: 38,
    middle: 41,
  },
  'ethnic-1': {
    ground: (colors) =>
      `<path fill="${colors.primary}" d="M4 64V30a28 28 0 0 1 56 0v34z"/><path fill="none" stroke="${colors['accent-on-primary']}" stroke-width="2" d="M9 64V30a23 23 0 0 1 46 0v34"/>`,
    ink: 'on-primary',
    weight: 700,
    size: 38,
    middle: 36,
  },
  'fine-dining-2': {
    ground: (colors) =>
      `<path fill="${colors.paper}" d="M0 0h64v64H0z"/><path fill="${colors['accent-text']}" d="M12 54h40v2H12z"/>`,
    ink: 'heading',
    weight: 400,
    size: 42,
    middle: 29,
  },
};

function firstLetter(name: string): string | undefined {
  const letter = [...printableText(name)].find((character) => /[\p{L}\p{N}]/u.test(character));
  return letter?.toLocaleUpperCase('en').slice(0, 2);
}

/** The name's first letter in the heading's typeface, or a plate if there is no letter. */
function emblem(content: SiteContent, badge: Badge, color: string): string {
  const letter = firstLetter(content.website_name);
  if (letter === undefined) {
    return `<g fill="none" stroke="${color}" stroke-width="3"><circle cx="32" cy="${badge.middle}" r="15"/><circle cx="32" cy="${badge.middle}" r="8"/></g>`;
  }
  const font = fontStack(content.design_system.typography.headings_font).replaceAll('"', "'");
  return `<text x="32" y="${badge.middle}" dy=".355em" text-anchor="middle" font-family="${font}" font-weight="${badge.weight}" font-size="${badge.size}" fill="${color}">${escapeHtml(letter)}</text>`;
}

/**
 * The favicon as SVG: the first letter of the restaurant's name in its design's style and colors. It needs no other
 * file, and the letter has a text's contrast (4.5:1).
 */
export function siteFavicon(content: SiteContent): string {
  const badge = BADGES[content.template_id];
  const colors = siteColors(content.design_system.color_palette);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${badge.ground(colors)}${emblem(content, badge, colors[badge.ink])}</svg>`;
}
