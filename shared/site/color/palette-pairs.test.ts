import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TEMPLATE_IDS } from '#shared/site/site-content.ts';
import { BASE_CSS } from '#shared/site/templates/base-css.ts';
import { TEMPLATES } from '#shared/site/templates/templates.ts';
import { colorsCss, MINIMUM_TEXT_CONTRAST, palettePairs, siteColors } from './palette-pairs.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const palette = fc.record({
  primary: color,
  secondary: color,
  accent: color,
  neutral: color,
  text_primary: color,
  text_secondary: color,
});

describe('website colors', () => {
  test('are readable in every pair of any palette', () => {
    fc.assert(
      fc.property(palette, (colors) => {
        const hard = palettePairs(colors).filter(({ ratio }) => ratio < MINIMUM_TEXT_CONTRAST);
        expect(hard).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('keep the owner’s choice where readable', () => {
    const { color_palette } = TEMPLATES['fine-dining-1'].designSystem;
    const colors = siteColors(color_palette);
    expect(colors.paper).toBe(color_palette.neutral);
    expect(colors.ink).toBe(color_palette.text_primary);
    expect(colors.heading).toBe(color_palette.primary);
  });

  test('never put anything but a color into the CSS', () => {
    const css = colorsCss({
      ...TEMPLATES['cafe-1'].designSystem.color_palette,
      primary: 'red;}</style><script>',
    });
    expect(css).not.toContain('script');
    expect(css).toMatch(/^:root\{(--[a-z-]+:#[0-9a-f]{6,8};?)+\}$/);
  });
});

/** The custom properties that are used as text colors. */
function textColors(css: string): string[] {
  return [...css.matchAll(/(?<![-\w])color:var\(--([a-z-]+)\)/g)].map(([, name]) => name ?? '');
}

describe.each(TEMPLATE_IDS)('the design %s', (id) => {
  const { css } = TEMPLATES[id];
  const names: string[] = palettePairs(TEMPLATES[id].designSystem.color_palette).map(({ name }) => name);

  test('set text only in checked colors', () => {
    const checked = new Set(names.flatMap((name) => name.split(' on ')));
    expect(textColors(BASE_CSS + css).filter((name) => !checked.has(name))).toEqual([]);
  });

  test('set text and background together only as checked pairs', () => {
    const pairs = [...(BASE_CSS + css).matchAll(/\{([^{}]*)\}/g)].flatMap(([, rule = '']) => {
      const ground = /(?<![-\w])background(?:-color)?:var\(--([a-z-]+)\)/.exec(rule)?.[1];
      const text = /(?<![-\w])color:var\(--([a-z-]+)\)/.exec(rule)?.[1];
      return ground && text ? [[text, ground].sort().join(' and ')] : [];
    });
    const allowed = new Set(names.map((name) => name.split(' on ').sort().join(' and ')));
    expect(pairs.length).toBeGreaterThan(0);
    expect(pairs.filter((pair) => !allowed.has(pair))).toEqual([]);
  });

  test('come only from the palette', () => {
    expect(css.match(/(?<!url\()#[0-9a-f]{6}\b/gi) ?? []).toEqual([]);
  });
});
