import { statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COLOR_PRESETS } from '#shared/site/editing/color-theme.ts';
import { fontFacesCss } from '#shared/site/font-faces.ts';
import { FONT_FAMILIES, fontStack, glyphWidth, isPrintableFont } from '#shared/site/fonts.ts';
import { TEMPLATES } from '#shared/site/templates/templates.ts';

const files = FONT_FAMILIES.flatMap((family) => family.files);

describe('the fonts', () => {
  test.each(files)('$path lies in its package with the size that is stated', ({ source, bytes }) => {
    expect(statSync(new URL(`../../node_modules/${source}`, import.meta.url)).size).toBe(bytes);
  });

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
    expect(fontFacesCss(['Montserrat'], '')).toContain('/fonts/montserrat-');
    expect(fontFacesCss(['Georgia', 'Helvetica Neue', 'Arial', 'Trebuchet MS'], '')).toBe('');
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
      expect(fontFacesCss([headings_font], '')).toContain('/fonts/');
      expect(fontFacesCss([body_font], '')).toContain('/fonts/');
    }
  });
});
