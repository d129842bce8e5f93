import { expect, test } from 'vitest';
import { familyOf } from './dish-family.ts';

test.each([
  ['Caffè latte', 'coffee'],
  ['Oat latte', 'coffee'],
  ['Fior di latte', 'any'],
  ['Maiale al latte', 'any'],
  ['Lamb curry', 'rice'],
  ['Chicken pizza', 'pizza'],
  ['Fish soup', 'soup'],
  ['Soupe de poisson', 'soup'],
  ['Steak frites', 'grill'],
  ['Roast chicken', 'grill'],
  ['Grilled salmon', 'seafood'],
  ['Doro wat', 'any'],
  ['Beef tibs', 'any'],
  ['Kartoffelsuppe', 'soup'],
  ['Gazpacho soup', 'any'],
  ['Sopa fría de melón', 'any'],
  ['Chilled cucumber soup', 'any'],
  ['Kalte Gurkensuppe', 'any'],
])('%s is eaten as %s', (dish, family) => expect(familyOf(dish)).toBe(family));
