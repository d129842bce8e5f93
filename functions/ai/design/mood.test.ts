import { expect, test } from 'vitest';
import { parseHex } from '#functions/platform/color/oklch.ts';
import { createChooser } from './chooser.ts';

import { LOOKS, lookFor } from './looks.ts';
import { groundOfHours, moodOf, schemeFor } from './mood.ts';
import { composePalette } from './palette.ts';
import { TONES } from './tone.ts';

test.each([
  ['Please use dark green and gold.', [148, 82], undefined],
  ['something moody, candlelit, nothing pink', [], 'dark'],
  ['not too dark please, light and airy', [], 'light'],
  ['Colori chiari, verde salvia', [148, 148], 'light'],
  ['dunkel, mit Kupfer', [52], 'dark'],
  ['bleu marine et blanc', [265], 'light'],
  ['nada de rojo, azul por favor', [245], undefined],
  ['a blueberry pancake photo', [], undefined],
] as const)('of colors, “%s” says what it says', (wish, hues, ground) => {
  const mood = moodOf([wish]);
  expect(mood.ground).toBe(ground);
  expect(new Set(mood.hues)).toEqual(new Set(hues));
});

test('a requested color comes first in every cuisine', () => {
  for (const look of LOOKS.values()) {
    const scheme = schemeFor(
      { look, tone: undefined, mood: moodOf(['dark green']), hours: undefined },
      createChooser('7'),
    );
    const { primary } = composePalette(scheme, createChooser('7'), {});
    expect(Math.abs(parseHex(primary).h - 148)).toBeLessThan(25);
  }
});

test('night is dark, day is light, and every tone has colors in every cuisine', () => {
  for (const look of LOOKS.values()) {
    for (const tone of [undefined, ...TONES]) {
      for (const ground of ['dark', 'light'] as const) {
        const scheme = schemeFor(
          { look, tone, mood: { hues: [], ground }, hours: undefined },
          createChooser('1'),
        );
        expect(scheme.ground.l < 0.5).toBe(ground === 'dark');
      }
    }
  }
});

test('two hundred restaurants of one cuisine with the same request have two hundred palettes', () => {
  const look = lookFor({ kind: 'pizzeria', cuisines: [] });
  const palettes = Array.from({ length: 200 }, (_, seed) => {
    const choose = createChooser(`${seed}`);
    const scheme = schemeFor({ look, tone: 'warm', mood: moodOf([]), hours: undefined }, choose);
    return JSON.stringify(composePalette(scheme, choose, {}));
  });
  expect(new Set(palettes).size).toBe(200);
});

test.each([
  [['18:00'], 'dark'],
  [['07:30', '18:00'], 'light'],
  [['11:30'], undefined],
  [[], undefined],
] as const)('a restaurant that opens at %s has a %s ground', (opening, ground) => {
  const services = opening.map((opens) => ({
    name: '',
    days: ['friday' as const],
    opens,
    closes: null,
    last_seating: null,
    season: null,
    note: '',
  }));
  expect(groundOfHours({ services })).toBe(ground);
});

test.each([
  ['soft pink and cream', 0.5, 0.09],
  ['burgundy and gold, light', 0, 0.09],
])('on a light page, “%s” isn’t crimson', (wish, least, chroma) => {
  const scheme = schemeFor(
    {
      look: lookFor({ kind: 'bakery', cuisines: [] }),
      tone: undefined,
      mood: moodOf([wish]),
      hours: undefined,
    },
    createChooser('7'),
  );
  const primary = parseHex(composePalette(scheme, createChooser('7'), {}).primary);
  expect(primary.l).toBeGreaterThan(least);
  expect(primary.l).toBeLessThan(least + 0.45);
  expect(primary.c).toBeGreaterThan(chroma);
  expect(primary.c).toBeLessThan(0.15);
});
