import { expect, test } from 'vitest';
import { keptFile } from './kept-file.ts';

const IMAGE = {
  enhanced_url: 'https://sites.example/images/enhanced-1.jpg',
  original_url: 'https://sites.example/images/original-1.png',
};

test.each([
  ['margherita-pizza.jpg', 'enhanced', IMAGE.enhanced_url, 'margherita-pizza-enhanced.jpg'],
  ['margherita-pizza.jpg', 'original', IMAGE.original_url, 'margherita-pizza-original.png'],
  ['Pasta v1.2', 'enhanced', IMAGE.enhanced_url, 'Pasta v1.2-enhanced.jpg'],
  ['.jpg', 'enhanced', IMAGE.enhanced_url, 'photo-enhanced.jpg'],
] as const)(
  '%s: the %s version is saved under its name',
  (original_filename, kept_version, url, filename) => {
    expect(keptFile({ ...IMAGE, original_filename, kept_version })).toEqual({ url, filename });
  },
);
