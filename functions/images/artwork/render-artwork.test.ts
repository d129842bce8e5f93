import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { byteBudget } from '#functions/images/byte-budget.ts';
import { INGREDIENTS } from '#shared/menu/diets.ts';
import type { ColorPalette } from '#shared/site/site-content.ts';
import { type ArtworkRequest, drawArtwork } from './draw-artwork.ts';
import { HERO_WIDTHS, renderArtwork } from './render-artwork.ts';

const PALETTE: ColorPalette = {
  primary: '#1f4b5a',
  secondary: '#d9b779',
  accent: '#e07a4f',
  neutral: '#f6f4ee',
  text_primary: '#14252b',
  text_secondary: '#4d646b',
};
/** The subjects with the most detail, heaviest first. */
const HEAVY = [
  'noodles',
  'mezze',
  'salad',
  'tacos',
  'curry',
  'pasta',
  'rice',
  'fruit',
  'cheese',
  'seafood',
  'fire',
  'pizza',
] as const;
const artwork = (subject: ArtworkRequest['subject'], kind: ArtworkRequest['kind']) =>
  drawArtwork({ subject, palette: PALETTE, seed: 'trattoria-sole', kind, ingredients: INGREDIENTS });

describe('rendered artwork', () => {
  test('a hero has three WebP widths in the right shape', async () => {
    const images = await renderArtwork(artwork('seafood', 'hero'), HERO_WIDTHS);
    const facts = await Promise.all(images.map(({ bytes }) => sharp(bytes).metadata()));
    expect(facts.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['webp', 480, 300],
      ['webp', 960, 600],
      ['webp', 1600, 1000],
    ]);
    expect(images.map(({ width }) => width)).toEqual([480, 960, 1600]);
  });

  test('the same artwork gives the same bytes', async () => {
    const [first, second] = [
      await renderArtwork(artwork('tea', 'gallery'), [800]),
      await renderArtwork(artwork('tea', 'gallery'), [800]),
    ];
    expect(first[0]?.bytes.equals(second[0]?.bytes ?? Buffer.alloc(0))).toBe(true);
  });

  test.each(HEAVY)('a gallery illustration of %s fits its byte limit', async (subject) => {
    const images = await renderArtwork(artwork(subject, 'gallery'), [800]);
    for (const { width, bytes } of images) expect(bytes.length).toBeLessThanOrEqual(byteBudget(width));
  });

  test.each(HEAVY.slice(0, 4))('a hero of %s fits its byte limit', async (subject) => {
    const images = await renderArtwork(artwork(subject, 'hero'), HERO_WIDTHS);
    for (const { width, bytes } of images) expect(bytes.length).toBeLessThanOrEqual(byteBudget(width));
  });

  test('the drawings of a website weigh at most 300 KB on a desktop', async () => {
    const [hero] = await renderArtwork(artwork('noodles', 'hero'), [1600]);
    const subjects = ['salad', 'seafood', 'mezze', 'curry', 'pizza', 'ramen'] as const;
    const gallery = await Promise.all(
      subjects.map(async (subject) => renderArtwork(artwork(subject, 'gallery'), [800])),
    );
    const bytes = [...(hero ? [hero] : []), ...gallery.flat()].reduce(
      (sum, image) => sum + image.bytes.length,
      0,
    );
    expect(bytes).toBeGreaterThan(30_000);
    expect(bytes).toBeLessThanOrEqual(300_000);
  });
});
