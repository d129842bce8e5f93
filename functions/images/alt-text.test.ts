import { describe, expect, test } from 'vitest';
import { altTextOf } from './alt-text.ts';
import { tidyFilename } from './tidy-filename.ts';

describe('a file name with words becomes the first alt text', () => {
  test.each([
    ['margherita-pizza.jpg', 'margherita pizza'],
    ['Chef’s table at night.webp', 'Chef’s table at night'],
    ['crème_brûlée.png', 'crème brûlée'],
    ['IMG_2041.JPG', ''],
    ['PXL_20260301_120000.jpg', ''],
    ['hero final.jpg', ''],
    ['pizza.jpg', ''],
    ['menu 2 new.png', ''],
    ['', ''],
  ])('%s', (filename, alt) => {
    expect(altTextOf(filename)).toBe(alt);
  });
});

describe('a file name is kept without unprintable characters', () => {
  test.each([
    ['/home/lupo/photos/pizza.jpg', 'pizza.jpg'],
    ['C:\\Users\\lupo\\pizza.jpg', 'pizza.jpg'],
    ['piz\u202eza\u0000.jpg', 'pizza.jpg'],
    ['   ', 'picture'],
  ])('%j', (filename, kept) => {
    expect(tidyFilename(filename)).toBe(kept);
  });

  test('is never longer than 255 characters', () => {
    expect([...tidyFilename('🍕'.repeat(400))]).toHaveLength(255);
  });
});
