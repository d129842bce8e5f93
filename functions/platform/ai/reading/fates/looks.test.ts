import { expect, test } from 'vitest';
import { isLookAlone } from './looks.ts';

test.each([
  'dark, quiet, minimal.',
  'azul clarito y madera.',
  'schlicht, schwarz auf weiss',
  'black and gold',
  'vert fonce et bois',
  'rosso scuro e legno',
  'dunkelgrun und holz',
  'rojo y blanco, limpio',
  'green and white, not yellow',
  'bleu et blanc',
  'crema e terracotta',
])('colors, shades and moods alone ask for a look: %s', (words) => {
  expect(isLookAlone(words)).toBe(true);
});

test.each([
  'red, white, rose',
  'black beans and rice',
  'warm bread',
  'brown soda 4',
  'blue cheese',
  'quiet',
  'wood oven, stone floor',
  'white chocolate and orange cake',
  'rot oder weiß',
  'small plates, big glasses',
  'vino tinto y blanco',
  'green curry',
])('food, wine and rooms do not: %s', (words) => {
  expect(isLookAlone(words)).toBe(false);
});
