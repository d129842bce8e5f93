import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FONT_FAMILIES, fontFacesCss, fontStack } from '#shared/site/fonts.ts';
import { TEMPLATES } from '#shared/site/templates/templates.ts';

const files = FONT_FAMILIES.flatMap((family) => family.files);

describe('the fonts', () => {
  it.each(files)('$path lies in its package with the size that is stated', ({ source, bytes }) => {
    expect(statSync(new URL(`../../node_modules/${source}`, import.meta.url)).size).toBe(bytes);
  });

  it('have addresses of their own', () => {
    expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
  });

  it('of the presets come from the visitor’s system', () => {
    for (const name of ['Georgia', 'Helvetica Neue', 'Montserrat', 'Arial', 'Trebuchet MS']) {
      expect(fontStack(name)).toContain(name);
      expect(fontFacesCss([name], '')).toBe('');
    }
  });

  it('that nobody knows fall back to the system’s own', () => {
    expect(fontStack('x";}</style>')).toMatch(/^system-ui/);
    expect(fontStack('__proto__')).toMatch(/^system-ui/);
  });

  it('of the six designs are all self-hosted', () => {
    for (const { designSystem } of Object.values(TEMPLATES)) {
      const { headings_font, body_font } = designSystem.typography;
      expect(fontFacesCss([headings_font], '')).toContain('/fonts/');
      expect(fontFacesCss([body_font], '')).toContain('/fonts/');
    }
  });
});
