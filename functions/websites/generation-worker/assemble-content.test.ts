import { expect, test } from 'vitest';
import { missingFacts } from '#functions/websites/missing-facts.ts';
import { aDish, aProfile } from '#tests/builders/a-profile.ts';
import { aSparseProfile } from '#tests/builders/a-sparse-profile.ts';
import { aDesign, aMenu, aStory } from '#tests/builders/writer.ts';
import { assembleContent } from './assemble-content.ts';

const image = (name: string) => ({
  url: `/images/site/${name}-800.webp`,
  asset: { width: 800, height: 500, widths: [400, 800], alt: `Illustration of ${name}`, bytes: [10, 20] },
});
const PARTS = {
  websiteName: 'Osteria Lupo',
  profile: aProfile(),
  story: aStory(),
  menu: aMenu(),
  design: aDesign(),
  images: [image('fire'), image('pasta'), image('wine')],
  brief: '',
  today: '2026-11-22',
};

test('the first image is the hero, and the others are in the gallery with their subjects', () => {
  const content = assembleContent(PARTS);
  expect(content.hero_image).toBe('/images/site/fire-800.webp');
  expect(content.pages[0].sections.gallery.images).toEqual([
    { url: '/images/site/pasta-800.webp', caption: '', alt: 'Illustration of pasta' },
    { url: '/images/site/wine-800.webp', caption: '', alt: 'Illustration of wine' },
  ]);
  expect(Object.keys(content.image_assets)).toEqual(PARTS.images.map(({ url }) => url));
});

test('unknown facts are left out and reported as missing', () => {
  const content = assembleContent({ ...PARTS, profile: aSparseProfile() });
  expect(content.pages[0].sections.contact).toMatchObject({ phone: '', address: '', hours: '' });
  expect(missingFacts(content)).toEqual(['phone', 'address', 'hours', 'menu']);
});

test('a dish without a price is reported as missing', () => {
  const profile = aProfile({ dishes: [aDish({ name: 'Carbonara' })] });
  expect(missingFacts(assembleContent({ ...PARTS, profile }))).toEqual(['prices']);
});

test('texts that break the page’s schema are rejected', () => {
  const design = { ...aDesign(), color_palette: { ...aDesign().color_palette, primary: 'red' } };
  expect(() => assembleContent({ ...PARTS, design })).toThrow('Enter a color such as #2c3e50.');
});

test('dates in the near future are printed, and seasons with their year', () => {
  const season = { from: '05-01', to: '09-30', name: 'Summer' };
  const [dinner] = aProfile().services;
  if (dinner === undefined) throw new Error('The profile has no dinner.');
  const content = assembleContent({ ...PARTS, profile: aProfile({ services: [{ ...dinner, season }] }) });
  expect(content.dated_hours?.map(({ name }) => name)).toEqual(['Christmas Day']);
  expect(content.services?.[0]?.season?.dates).toEqual({ from: '2027-05-01', to: '2027-09-30' });
});

test.each([
  ['We serve 18:30 to 22:00. Pasta 14.50.', '24-hour'],
  ['Open 5pm-10pm at 18 Mill Lane', '12-hour'],
  ['Pasta $18, pizza 14.50, at 18 Mill Lane since 1998', undefined],
])('the clock format is the brief’s: %s', (brief, clock) => {
  expect(assembleContent({ ...PARTS, brief }).clock).toBe(clock);
});
