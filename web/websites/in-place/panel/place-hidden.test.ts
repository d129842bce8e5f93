import { expect, test } from 'vitest';
import { placeHidden } from './place-hidden.ts';

const KNOWN = ['menu', 'about', 'faq', 'contact'] as const;

test('a hidden section keeps its place after its neighbor', () => {
  expect(placeHidden(['menu', 'faq', 'contact'], KNOWN)).toEqual(KNOWN);
  expect(placeHidden(['about', 'faq', 'contact'], KNOWN)).toEqual(KNOWN);
  expect(placeHidden(['menu', 'contact'], KNOWN)).toEqual(KNOWN);
  expect(placeHidden([], KNOWN)).toEqual(KNOWN);
});

test('a hidden section follows the neighbor that moves', () => {
  expect(placeHidden(['contact', 'menu', 'faq'], KNOWN)).toEqual(['contact', 'menu', 'about', 'faq']);
});
