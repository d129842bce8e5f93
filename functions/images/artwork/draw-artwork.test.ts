import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { IMAGE_SUBJECTS } from '#functions/ai/image-subjects.ts';
import { INGREDIENTS } from '#shared/menu/diets.ts';
import type { ColorPalette } from '#shared/site/site-content.ts';
import { type ArtworkRequest, drawArtwork } from './draw-artwork.ts';

const LIGHT: ColorPalette = {
  primary: '#7a2e1f',
  secondary: '#c9a46a',
  accent: '#c4622d',
  neutral: '#faf5ec',
  text_primary: '#2b1d16',
  text_secondary: '#6b5648',
};
const DARK: ColorPalette = {
  primary: '#c9a35b',
  secondary: '#7c2f36',
  accent: '#b8553a',
  neutral: '#14110f',
  text_primary: '#f3ebdc',
  text_secondary: '#b7a893',
};
const SEEDS = ['osteria-lupo', 'cafe-nandu', 'harbour-house'];

const aRequest = (change: Partial<ArtworkRequest> = {}): ArtworkRequest => ({
  subject: 'pasta',
  palette: LIGHT,
  seed: 'osteria-lupo',
  kind: 'gallery',
  ingredients: INGREDIENTS,
  ...change,
});

/** A quarter of the size is enough to prove that the drawing is valid. */
const rasterize = (svg: string) =>
  sharp(Buffer.from(svg), { density: 18 }).raw().toBuffer({ resolveWithObject: true });

describe('artwork', () => {
  test.each(IMAGE_SUBJECTS)('%s is drawn as a whole illustration for every seed', async (subject) => {
    for (const [index, seed] of SEEDS.entries()) {
      const artwork = drawArtwork(aRequest({ subject, seed, palette: index === 1 ? DARK : LIGHT }));
      expect(artwork.svg).not.toMatch(/NaN|undefined|Infinity/);
      const { data, info } = await rasterize(artwork.svg);
      expect({ width: info.width, height: info.height }).toEqual({ width: 300, height: 225 });
      expect(new Set(data).size).toBeGreaterThan(60);
    }
  });

  test('a hero is 1600 by 1000 and a gallery illustration 1200 by 900', () => {
    expect(drawArtwork(aRequest({ kind: 'hero' }))).toMatchObject({ width: 1600, height: 1000 });
    expect(drawArtwork(aRequest())).toMatchObject({ width: 1200, height: 900 });
  });

  test('the same request gives the same drawing', () => {
    expect(drawArtwork(aRequest({ subject: 'ramen' }))).toEqual(drawArtwork(aRequest({ subject: 'ramen' })));
  });

  test('two restaurants don’t share a drawing of the same subject', () => {
    const drawings = IMAGE_SUBJECTS.flatMap((subject) =>
      SEEDS.map((seed) => drawArtwork(aRequest({ subject, seed })).svg),
    );
    expect(new Set(drawings).size).toBe(IMAGE_SUBJECTS.length * SEEDS.length);
  });

  test('a drawing uses the website’s palette', () => {
    expect(drawArtwork(aRequest({ palette: DARK })).svg).not.toBe(drawArtwork(aRequest()).svg);
  });

  test('the alt text says that it is an illustration', () => {
    const texts = IMAGE_SUBJECTS.flatMap((subject) =>
      SEEDS.map((seed) => drawArtwork(aRequest({ subject, seed })).alt),
    );
    for (const text of texts) expect(text).toMatch(/^Illustration of \S.{8,}/);
  });

  test('a drawing loads nothing: no link, image, script, or font', () => {
    for (const subject of IMAGE_SUBJECTS) {
      const { svg } = drawArtwork(aRequest({ subject, kind: 'hero' }));
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
        /https?:|data:|<image|<script|<text|<foreignObject|href="[^#]/,
      );
    }
  });

  test('every palette of six colors can be drawn', () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`);
    const palettes = fc.record({
      primary: hex,
      secondary: hex,
      accent: hex,
      neutral: hex,
      text_primary: hex,
      text_secondary: hex,
    });
    fc.assert(
      fc.property(palettes, fc.constantFrom(...IMAGE_SUBJECTS), fc.string(), (palette, subject, seed) => {
        const { svg } = drawArtwork({ palette, subject, seed, kind: 'gallery', ingredients: INGREDIENTS });
        expect(svg).not.toMatch(/NaN|undefined|Infinity|var\(/);
        expect(svg.match(/="#[^"]*"/g)?.every((color) => /^="#([0-9a-f]{6}|[\w-]+-\w+)"$/.test(color))).toBe(
          true,
        );
      }),
      { numRuns: 60 },
    );
  });
});
