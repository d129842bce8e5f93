import { readFileSync, statSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { describe, expect, test } from 'vitest';
import decompress from 'wawoff2/decompress.js';
import { BASIC_LETTERS } from '#shared/site/basic-letters.ts';
import { COLOR_PRESETS } from '#shared/site/editing/color-theme.ts';
import { fontFacesCss } from '#shared/site/font-faces.ts';
import { FONT_FILES, fontStack, glyphWidth, isPrintableFont } from '#shared/site/fonts.ts';
import { renderSite } from '#shared/site/page/render-site.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { TEMPLATES } from '#shared/site/templates/templates.ts';
import { needsRestOfLatin } from '#shared/site/unicode-ranges.ts';
import { aSiteContent } from '#tests/builders/a-site-content.ts';

const files = FONT_FILES;
const WHOLE = { assetsOrigin: '', isBasic: false };

describe('the fonts', () => {
  test.each(files)(
    '$path lies in its package, or beside it, with the size that is stated',
    ({ source, bytes }) => {
      expect(statSync(new URL(`../../node_modules/${source}`, import.meta.url)).size).toBe(bytes);
    },
  );

  test('have addresses of their own', () => {
    expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
  });

  test('of the presets are our own files or the visitor’s own fonts, never a guess', () => {
    for (const { body_font, headings_font } of Object.values(COLOR_PRESETS)) {
      for (const name of [body_font, headings_font]) {
        expect(isPrintableFont(name)).toBe(true);
        expect(fontStack(name)).toContain(name);
      }
    }
    expect(fontFacesCss(['Montserrat'], WHOLE)).toContain('/fonts/montserrat-');
    expect(fontFacesCss(['Georgia', 'Helvetica Neue', 'Arial', 'Trebuchet MS'], WHOLE)).toBe('');
  });

  test('say how wide they run, so that a title in a wide one is set smaller', () => {
    expect(glyphWidth('Montserrat')).toBeGreaterThan(glyphWidth('Cormorant'));
    expect(glyphWidth('no such font')).toBe(glyphWidth('sans-serif'));
  });

  test('that nobody knows fall back to the system’s own', () => {
    expect(fontStack('x";}</style>')).toMatch(/^system-ui/);
    expect(fontStack('__proto__')).toMatch(/^system-ui/);
  });

  test('of the six designs are all self-hosted', () => {
    for (const { designSystem } of Object.values(TEMPLATES)) {
      const { headings_font, body_font } = designSystem.typography;
      expect(fontFacesCss([headings_font], WHOLE)).toContain('/fonts/');
      expect(fontFacesCss([body_font], WHOLE)).toContain('/fonts/');
    }
  });
});

describe('the basic files', () => {
  const sourceOf = ({ source }: { source: string }) =>
    new URL(`../../node_modules/${source}`, import.meta.url);
  const open = async (file: (typeof files)[number]): Promise<Font> => {
    const font = create(Buffer.from(await decompress(readFileSync(sourceOf(file)))));
    if (!('getVariation' in font)) throw new Error('this is one font');
    return font.getVariation({ wght: 600 });
  };
  const pairs = files
    .filter(({ subset }) => subset === 'basic')
    .map((basic) => ({
      basic,
      whole: files.find(
        (file) => file.subset === 'latin' && file.path === basic.path.replace('basic', 'latin'),
      ),
    }));

  test('draw each basic letter as the whole files do, ligatures and figures too', async () => {
    for (const { basic, whole } of pairs) {
      if (whole === undefined) throw new Error(`${basic.path} has no whole file`);
      const [small, large] = [await open(basic), await open(whole)];
      for (const text of [...BASIC_LETTERS, 'Office shuffle', 'The first 0123456789']) {
        for (const features of [[], ['tnum', 'lnum']]) {
          const [one, other] = [small, large].map((font) =>
            font.layout(text, features).glyphs.map((glyph) => glyph.path.toSVG()),
          );
          expect(one, `${text} in ${basic.path}`).toEqual(other);
        }
      }
    }
  });

  test('are lighter by a fifth and more', () => {
    const bytesOf = (all: readonly ({ bytes: number } | undefined)[]) =>
      all.reduce((sum, file) => sum + (file?.bytes ?? 0), 0);
    expect(bytesOf(pairs.map(({ basic }) => basic)) / bytesOf(pairs.map(({ whole }) => whole))).toBeLessThan(
      0.8,
    );
  });

  test('stand on pages of basic letters only; any other letter, or language, brings the whole files', () => {
    const page = (content: SiteContent) =>
      renderSite(content, { mode: 'published', siteUrl: 'https://x.test/a/', assetsOrigin: '' }).html;
    const content = { ...aSiteContent(), website_name: 'Cafe Lupo' };
    const english = JSON.parse(JSON.stringify(content).replaceAll(/[^\u0020-\u007e]/g, '')) as SiteContent;
    expect(page(english)).toContain('-basic.woff2');
    expect(page(english)).toMatch(/rel="preload" href="[^"]*-basic\.woff2"/);
    expect(needsRestOfLatin(page(english))).toBe(false);
    expect(page({ ...english, website_name: 'Smørrebrød' })).not.toContain('-basic.woff2');
    expect(page({ ...english, language: 'pl' })).not.toContain('-basic.woff2');
  });
});
