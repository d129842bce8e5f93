import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChooser } from '#functions/platform/ai/composer/chooser.ts';
import { COLOR_SCHEMES } from '#functions/platform/ai/composer/knowledge/color-schemes.ts';
import { SECTION_ORDERS } from '#functions/platform/ai/composer/knowledge/section-orders.ts';
import type { WebsiteFacts } from '#functions/platform/ai/website-facts.ts';
import { contrastRatio } from '#shared/site/color/contrast.ts';
import { someWebsiteFacts } from '#tests/builders/website-facts.ts';
import { compose } from '#tests/builders/website-tasks.ts';
import { composePalette } from './palette.ts';

const designWith = (designPreferences: WebsiteFacts['designPreferences']) =>
  compose('design', someWebsiteFacts({ designPreferences }));
const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('every scheme can be read, however the seed turns it', () => {
  for (const scheme of Object.values(COLOR_SCHEMES)) {
    for (let seed = 0; seed < 12; seed++) {
      const palette = composePalette(scheme, createChooser(String(seed)), {});
      expect(contrastRatio(palette.primary, palette.neutral)).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(palette.secondary, palette.neutral)).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(palette.text_primary, palette.neutral)).toBeGreaterThanOrEqual(7);
      expect(contrastRatio(palette.text_secondary, palette.neutral)).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(palette.accent, palette.neutral)).toBeGreaterThanOrEqual(3);
    }
  }
});

test('a seed gives the colors that it always gave, also those that screens show only with less chroma', () => {
  const palette = (seed: string, wanted = {}) =>
    composePalette(COLOR_SCHEMES.rosso, createChooser(seed), wanted);
  expect(palette('5')).toEqual({
    primary: '#920005',
    secondary: '#304926',
    accent: '#c77304',
    neutral: '#f8f3eb',
    text_primary: '#272117',
    text_secondary: '#605749',
  });
  expect(palette('2', { primary: '#ffffff', secondary: '#000000' })).toEqual({
    primary: '#ffffff',
    secondary: '#000000',
    accent: '#d58701',
    neutral: '#1d1b0f',
    text_primary: '#eeecdd',
    text_secondary: '#bbb8a6',
  });
});

test('the owner’s colors are kept and the page is made readable around them', () => {
  fc.assert(
    fc.property(hexColor, hexColor, (primary_color, secondary_color) => {
      const { color_palette: palette } = designWith({ primary_color, secondary_color });
      expect([palette.primary, palette.secondary]).toEqual([primary_color, secondary_color]);
      expect(contrastRatio(palette.primary, palette.neutral)).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(palette.text_primary, palette.neutral)).toBeGreaterThanOrEqual(7);
      expect(contrastRatio(palette.text_secondary, palette.neutral)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 100 },
  );
});

test('a color that is none is left aside', () => {
  expect(designWith({ primary_color: 'red; background: url(x)' })).toEqual(designWith({}));
});

test('the kind of typeface that was asked for is used', () => {
  const serifs = ['Fraunces', 'Playfair Display', 'Cormorant', 'Lora', 'Alegreya'];
  expect(serifs).toContain(designWith({ font_family: 'serif' }).typography.body_font);
  expect(serifs).not.toContain(designWith({ font_family: 'sans-serif' }).typography.headings_font);
  expect(designWith({ font_family: 'monospace' }).typography.body_font).toBe('monospace');
  expect(designWith({ font_family: 'default' })).toEqual(designWith({}));
});

test('the look follows the food and the tone', () => {
  const look = (requirements: string) =>
    compose('design', someWebsiteFacts({ restaurantName: 'Nine', requirements }));
  expect(look('coffee shop')).toMatchObject({
    template_id: 'cafe-1',
    design_category: 'cafe_bakery',
    hero_subject: 'coffee',
  });
  expect(look('burgers')).toMatchObject({
    template_id: 'fast-food-1',
    design_category: 'fast_food',
    hero_subject: 'burger',
  });
  expect(look('elegant Thai: green curry 14')).toMatchObject({
    template_id: 'fine-dining-1',
    design_category: 'fine_dining',
    hero_subject: 'curry',
  });
  expect(look('Thai')).toMatchObject({ template_id: 'ethnic-1', design_category: 'ethnic_cuisine' });
});

test('pictures show what the brief serves, under the diets that it names', () => {
  const pictures = (requirements: string) => {
    const design = compose('design', someWebsiteFacts({ restaurantName: 'Nine', requirements }));
    const subjects = [design.hero_subject, ...design.gallery_subjects];
    return { subjects, shown: Object.values(design.shown_ingredients ?? {}).flat() };
  };
  const burger = pictures('A vegan burger bar. Burger 12, fries 4.');
  expect(burger.subjects).toContain('burger');
  expect(burger.shown).toEqual(expect.not.arrayContaining(['beef', 'meat', 'dairy']));
  const deli = pictures('A kosher deli. Pastrami on rye 16, brisket 22, cheesecake 7.');
  expect(deli.shown).not.toContain('dairy');
  expect(deli.subjects).not.toContain('cheese');
  const halal = pictures('A halal Turkish grill house. Adana kebab 15, lahmacun 7.');
  expect(halal.shown).toEqual(expect.not.arrayContaining(['pork', 'alcohol']));
  const unsaid = pictures('Thai restaurant');
  expect(new Set(unsaid.subjects)).toEqual(new Set(['table', 'crockery', 'herbs', 'lamp']));
});

test('there are many section orders, all different, all with the hero first', () => {
  expect(SECTION_ORDERS.length).toBeGreaterThanOrEqual(200);
  expect(new Set(SECTION_ORDERS.map((order) => order.join())).size).toBe(SECTION_ORDERS.length);
  expect(SECTION_ORDERS.every((order) => order[0] === 'hero' && order.indexOf('menu') <= 3)).toBe(true);
});
