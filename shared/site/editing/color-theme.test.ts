import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastRatio } from '#shared/site/color/contrast.ts';
import { isPrintableFont } from '#shared/site/fonts.ts';
import { DesignSystemSchema } from '#shared/site/site-content.ts';
import { COLOR_PRESET_NAMES, UpdateColorsSchema } from '#shared/websites/contract/website-editing.ts';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import { COLOR_PRESETS, colorThemeOf, withColorTheme } from './color-theme.ts';

const design = aSiteContent().design_system;

describe('the presets', () => {
  test.each(COLOR_PRESET_NAMES)('%s is recognized again, and its text can be read', (name) => {
    const themed = withColorTheme(design, COLOR_PRESETS[name]);
    expect(colorThemeOf(themed)).toEqual({ ...COLOR_PRESETS[name], preset_name: name });
    const { neutral, text_primary, text_secondary } = themed.color_palette;
    expect(contrastRatio(text_primary, neutral)).toBeGreaterThanOrEqual(7);
    expect(contrastRatio(text_secondary, neutral)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(COLOR_PRESET_NAMES)('%s has typefaces that a page can show', (name) => {
    const { body_font, headings_font } = COLOR_PRESETS[name];
    expect([body_font, headings_font].filter((font) => !isPrintableFont(font))).toEqual([]);
  });
});

test('an owner’s theme isn’t a preset', () => {
  expect(colorThemeOf(design)).not.toHaveProperty('preset_name');
});

test('the case of a color doesn’t matter', () => {
  const shouted = { ...COLOR_PRESETS.warm, primary: '#D35400' };
  expect(colorThemeOf(withColorTheme(design, shouted)).preset_name).toBe('warm');
});

test('unnamed colors stay, and text stays with its background', () => {
  const themed = withColorTheme(design, { accent: '#123456', body_font: undefined });
  expect(themed).toEqual({ ...design, color_palette: { ...design.color_palette, accent: '#123456' } });
});

test('text is readable on any chosen background', () => {
  const color = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(color, color, (neutral, primary) => {
      const update = UpdateColorsSchema.parse({ neutral, primary });
      const themed = DesignSystemSchema.parse(withColorTheme(design, update));
      const { text_primary, text_secondary } = themed.color_palette;
      expect(contrastRatio(text_primary, neutral)).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(text_secondary, neutral)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
