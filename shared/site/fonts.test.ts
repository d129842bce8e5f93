import { readFileSync, statSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { describe, expect, test } from 'vitest';
import decompress from 'wawoff2/decompress.js';
import { BASIC_LETTERS } from '#shared/site/basic-letters.ts';
import { COLOR_PRESETS } from '#shared/site/editing/color-theme.ts';
import { fontFacesCss } from '#shared/site/font-faces.ts';
import { FONT_FILES, findFontFamily, fontStack, glyphWidth, isPrintableFont } from '#shared/site/fonts.ts';
import { renderSite } from '#shared/site/page/render-site.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { TEMPLATES } from '#shared/site/templates/templates.ts';
import { needsRestOfLatin } from '#shared/site/unicode-ranges.ts';
import { aSiteContent } from '#tests/builders/a-site-content.ts';

const files = FONT_FILES;
const WHOLE = { assetsOrigin: '', isBasic: false };

describe('fonts', () => {
  test.each(files)('$path is in its package, or beside it, with the stated size', ({ source, bytes }) => {
    expect(statSync(new URL(`../../node_modules/${source}`, import.meta.url)).size).toBe(bytes);
  });

  test('have their own addresses', () => {
    expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
  });

  test('of the presets are our files or system fonts', () => {
    for (const { body_font, headings_font } of Object.values(COLOR_PRESETS)) {
      for (const name of [body_font, headings_font]) {
        expect(isPrintableFont(name)).toBe(true);
        expect(fontStack(name)).toContain(name);
      }
    }
    expect(fontFacesCss(['Montserrat'], WHOLE)).toContain('/fonts/montserrat-');
    expect(fontFacesCss(['Georgia', 'Helvetica Neue', 'Arial', 'Trebuchet MS'], WHOLE)).toBe('');
  });

  test('have a width that sizes titles', () => {
    expect(glyphWidth('Montserrat')).toBeGreaterThan(glyphWidth('Cormorant'));
    expect(glyphWidth('no such font')).toBe(glyphWidth('sans-serif'));
  });

  test('that are unknown fall back to system fonts', () => {
    expect(fontStack('x";}</style>')).toMatch(/^system-ui/);
    expect(fontStack('__proto__')).toMatch(/^system-ui/);
  });

  test('of the six templates are self-hosted', () => {
    for (const { designSystem } of Object.values(TEMPLATES)) {
      const { headings_font, body_font } = designSystem.typography;
      expect(fontFacesCss([headings_font], WHOLE)).toContain('/fonts/');
      expect(fontFacesCss([body_font], WHOLE)).toContain('/fonts/');
    }
  });
});

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');
/** In 1,000ths of an em, because outlines between two weights round differently with fewer weights. */
const NEAR = 12;

/** The number and sizes of glyphs, which tell one glyph from another. */
function drawn(font: Font, text: string, features: string[]) {
  const { glyphs } = font.layout(text, features);
  const em = 1000 / font.unitsPerEm;
  const sizes = glyphs.flatMap(({ advanceWidth, bbox: { width, height } }) =>
    [advanceWidth, width, height].map((size) => (Number.isFinite(size) ? size * em : 0)),
  );
  return { glyphs: glyphs.length, sizes };
}

describe('the basic font files', () => {
  const sourceOf = ({ source }: { source: string }) =>
    new URL(`../../node_modules/${source}`, import.meta.url);
  /** At a weight that both files have; a basic italic has only one. */
  const open = async (file: (typeof files)[number], wght: number): Promise<Font> => {
    const font = create(Buffer.from(await decompress(readFileSync(sourceOf(file))))) as Font;
    return Object.keys(font.variationAxes).length > 0 ? font.getVariation({ wght }) : font;
  };
  const pairs = files
    .filter(({ subset }) => subset === 'basic')
    .map((basic) => ({
      basic,
      whole: files.find(
        (file) => file.subset === 'latin' && file.path === basic.path.replace('basic', 'latin'),
      ),
    }));

  test('render basic letters like the full files, with ligatures and figures', async () => {
    for (const { basic, whole } of pairs) {
      if (whole === undefined) throw new Error(`${basic.path} has no whole file`);
      const wght = basic.style === 'italic' ? 400 : 600;
      const [small, large] = [await open(basic, wght), await open(whole, wght)];
      for (const text of [...BASIC_LETTERS, 'Office shuffle', 'The first 0123456789']) {
        for (const features of [[], ['tnum', 'lnum']]) {
          const [one, other] = [small, large].map((font) => drawn(font, text, features));
          expect(one?.glyphs, `${text} in ${basic.path}`).toBe(other?.glyphs);
          for (const [at, value] of (one?.sizes ?? []).entries()) {
            expect(Math.abs(value - (other?.sizes[at] ?? 0)), `${text} in ${basic.path}`).toBeLessThan(NEAR);
          }
        }
      }
    }
  });

  test('contain every weight of their template', () => {
    for (const [id, template] of Object.entries(TEMPLATES)) {
      const { headings_font, body_font } = template.designSystem.typography;
      const used = [...template.css.matchAll(/font-weight:(\d+)/g)].map(([, weight]) => Number(weight));
      const lightest = Math.min(
        ...[headings_font, body_font].map((name) => {
          const [basic] = findFontFamily(name)?.basic ?? [];
          return Number(basic?.weights.split(' ')[0]);
        }),
      );
      expect(lightest, id).toBeLessThanOrEqual(Math.min(...used));
    }
  });

  test('make the templates’ fonts 45% lighter', () => {
    const weights = Object.values(TEMPLATES).map(({ designSystem, usesHeadingItalic }) => {
      const { headings_font, body_font } = designSystem.typography;
      const families = new Set([headings_font, body_font].map(findFontFamily));
      const bytes = (subset: string) =>
        [...families]
          .flatMap((family) => [...(family?.basic ?? []), ...(family?.files ?? [])])
          .filter((file) => file.subset === subset)
          .filter(
            ({ style, path }) =>
              style === 'normal' || (usesHeadingItalic && path.includes(slugOf(headings_font))),
          )
          .reduce((sum, file) => sum + file.bytes, 0);
      return { basic: bytes('basic'), whole: bytes('latin') };
    });
    const total = (of: 'basic' | 'whole') => weights.reduce((sum, weight) => sum + weight[of], 0);
    expect(1 - total('basic') / total('whole')).toBeGreaterThan(0.45);
    for (const { basic, whole } of weights) expect(1 - basic / whole).toBeGreaterThan(0.4);
  });

  test('are used on pages of basic letters only', () => {
    const page = (content: SiteContent) =>
      renderSite(content, { mode: 'published', siteUrl: 'https://x.test/a/', assetsOrigin: '' }).html;
    const content = { ...aSiteContent(), website_name: 'Cafe Lupo' };
    const english = JSON.parse(JSON.stringify(content).replaceAll(/[^\u0020-\u007e]/g, '')) as SiteContent;
    expect(page(english)).toContain('-basic.woff2');
    expect(page(english)).toMatch(/rel="preload" href="[^"]*-basic\.woff2"/);
    expect(needsRestOfLatin(page(english))).toBe(false);
    for (const dish of ['Bœuf bourguignon', 'Œuf parfait', 'JAMÓN IBÉRICO', 'CRÈME GLACÉE']) {
      expect(page({ ...english, website_name: dish })).toContain('-basic.woff2');
    }
    expect(page({ ...english, website_name: 'Smørrebrød' })).not.toContain('-basic.woff2');
    expect(page({ ...english, language: 'pl' })).not.toContain('-basic.woff2');
  });
});
