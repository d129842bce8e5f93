import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WebsiteFacts } from '#functions/ai/website-facts.ts';
import { parseHex } from '#functions/platform/color/oklch.ts';
import type { Diet } from '#shared/menu/diets.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { contrastRatio } from '#shared/site/color/contrast.ts';
import { SECTION_NAMES } from '#shared/site/site-content.ts';
import { aDish } from '#tests/builders/a-profile.ts';
import { aSparseProfile } from '#tests/builders/a-sparse-profile.ts';
import { someWebsiteFacts } from '#tests/builders/website-facts.ts';
import { compose } from '#tests/builders/website-tasks.ts';
import { createChooser } from './chooser.ts';
import { COLOR_SCHEMES } from './color-schemes.ts';
import { SECTION_ORDERS } from './compose-design.ts';
import { composePalette } from './palette.ts';

const designWith = (designPreferences: WebsiteFacts['designPreferences']) =>
  compose('design', someWebsiteFacts({ designPreferences }));
const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('every color scheme is readable with every seed', () => {
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

test('a seed always gives the same colors', () => {
  const palette = (seed: string, wanted = {}) =>
    composePalette(COLOR_SCHEMES.rosso, createChooser(seed), wanted);
  expect(palette('5')).toEqual({
    primary: '#940a10',
    secondary: '#324b2a',
    accent: '#cb750e',
    neutral: '#f9f4ec',
    text_primary: '#272117',
    text_secondary: '#605749',
  });
  expect(palette('2', { primary: '#ffffff', secondary: '#000000' })).toEqual({
    primary: '#ffffff',
    secondary: '#000000',
    accent: '#d48219',
    neutral: '#1f1a0f',
    text_primary: '#f1ebdc',
    text_secondary: '#beb7a6',
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

test('an invalid color is ignored', () => {
  expect(designWith({ primary_color: 'red; background: url(x)' })).toEqual(designWith({}));
});

test('the requested kind of typeface is used', () => {
  const serifs = ['Fraunces', 'Playfair Display', 'Cormorant', 'Lora', 'Alegreya'];
  expect(serifs).toContain(designWith({ font_family: 'serif' }).typography.body_font);
  expect(serifs).not.toContain(designWith({ font_family: 'sans-serif' }).typography.headings_font);
  expect(designWith({ font_family: 'monospace' }).typography.body_font).toBe('monospace');
  expect(designWith({ font_family: 'default' })).toEqual(designWith({}));
});

const lookOf = (facts: Partial<RestaurantProfile>, wishes: string[] = []) =>
  compose('design', someWebsiteFacts({ profile: aSparseProfile(facts), wishes }));

test('the look follows the food and the tone', () => {
  expect(lookOf({ kind: 'coffee shop' })).toMatchObject({
    template_id: 'cafe-1',
    design_category: 'cafe_bakery',
    hero_subject: 'coffee',
  });
  expect(lookOf({ kind: 'burger joint' })).toMatchObject({
    template_id: 'fast-food-1',
    design_category: 'fast_food',
    hero_subject: 'burger',
  });
  const dishes = [aDish({ name: 'Green curry', price: '14' })];
  expect(lookOf({ cuisines: ['Thai'], dishes }, ['something elegant'])).toMatchObject({
    template_id: 'fine-dining-1',
    design_category: 'fine_dining',
    hero_subject: 'curry',
  });
  const thai = { template_id: 'ethnic-1', design_category: 'ethnic_cuisine' };
  expect(lookOf({ cuisines: ['Thai'] })).toMatchObject(thai);
});

test('without a cuisine the first picture shows what is on the menu', () => {
  const dishes = ['Al pastor', 'Barbacoa', 'Horchata'].map((name) => aDish({ name }));
  expect(lookOf({ kind: 'taqueria counter', dishes }).hero_subject).toBe('tacos');
  expect(lookOf({ kind: 'Taco truck', dishes })).toMatchObject({
    template_id: 'fast-food-1',
    hero_subject: 'tacos',
  });
  expect(lookOf({ kind: 'truck stop diner' }).hero_subject).not.toBe('tacos');
  expect(lookOf({ kind: 'neighborhood place' }).hero_subject).toMatch(/^(?:table|crockery|herbs|lamp)$/);
});

test('the first requested color covers the largest area in every design', () => {
  const { color_palette } = lookOf({ kind: 'burger joint' }, ['bright green and black, bold and playful']);
  expect(Math.abs(parseHex(color_palette.accent).h - 148)).toBeLessThan(25);
  const two = lookOf({ kind: 'burger joint' }, ['red and yellow']).color_palette;
  expect(Math.abs(parseHex(two.accent).h - 27)).toBeLessThan(25);
  expect(Math.abs(parseHex(two.primary).h - 92)).toBeLessThan(25);
});

test('a name suggests a look only when nothing else does', () => {
  expect(lookOf({ name: 'Bistro Vermont' })).toMatchObject({ template_id: 'fine-dining-1' });
});

test('images show the menu within the kitchen’s diets', () => {
  const images = (kind: string, diet: Diet, names: readonly string[]) => {
    const dishes = names.map((name) => aDish({ name }));
    const design = lookOf({ kind, diets: [diet], dishes });
    const subjects = [design.hero_subject, ...design.gallery_subjects];
    return { subjects, shown: Object.values(design.shown_ingredients ?? {}).flat() };
  };
  const burger = images('burger bar', 'vegan', ['Burger', 'Fries']);
  expect(burger.subjects).toContain('burger');
  expect(burger.shown).toEqual(expect.not.arrayContaining(['beef', 'meat', 'dairy']));
  const deli = images('deli', 'kosher', ['Pastrami on rye', 'Brisket', 'Cheesecake']);
  expect(deli.shown).not.toContain('dairy');
  expect(deli.subjects).not.toContain('cheese');
  const halal = images('Turkish grill house', 'halal', ['Adana kebab', 'Lahmacun']);
  expect(halal.shown).toEqual(expect.not.arrayContaining(['pork', 'alcohol']));
  const unsaid = lookOf({ kind: 'restaurant', cuisines: ['Thai'] });
  expect(['table', 'crockery', 'herbs', 'lamp']).toContain(unsaid.hero_subject);
});

test('a gallery shows food, so a restaurant without known dishes has none', () => {
  const galleryOf = (...names: string[]) =>
    lookOf({ kind: 'restaurant', dishes: names.map((name) => aDish({ name })) }).gallery_subjects;
  expect(galleryOf()).toEqual([]);
  expect(galleryOf('Margherita', 'Carbonara', 'Caesar salad')).toHaveLength(2);
  expect(galleryOf('Margherita', 'Carbonara')).toEqual([]);
});

test('the story or the menu comes first, the contact last, in many orders', () => {
  expect(SECTION_ORDERS).toHaveLength(32);
  expect(new Set(SECTION_ORDERS.map((order) => order.join())).size).toBe(32);
  for (const order of SECTION_ORDERS) {
    expect(order.toSorted()).toEqual([...SECTION_NAMES].sort());
    expect([order[0], order.at(-1)]).toEqual(['hero', 'contact']);
    expect(['about', 'menu']).toContain(order[1]);
    expect(order.indexOf('about')).toBeLessThan(order.indexOf('gallery'));
  }
});
