import { expect, test } from 'vitest';
import { heroImage } from './hero-image.ts';

const ORIGIN = 'https://sites.example';

test('without an image or a known image origin, there is none', () => {
  expect(heroImage('', ORIGIN)).toBeUndefined();
  expect(heroImage('/images/w1/a-1600.webp', undefined)).toBeUndefined();
});

test('a website’s image is loaded from the sites origin, on phones as its thumbnail', () => {
  expect(heroImage('/images/w1/a b-1600.webp', ORIGIN)).toEqual({
    address: 'https://sites.example/images/w1/a b-1600.webp',
    small: '/api/website-builder/images/thumbnail/images/w1/a%20b-1600.webp?size=large&format=webp',
  });
});

test('a full URL is used as is', () => {
  expect(heroImage('https://example.com/a.jpg', ORIGIN)).toEqual({ address: 'https://example.com/a.jpg' });
});
