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

test.each([
  ['Zuppa inglese', 'Dolci', 'sweet'],
  ['Affogato al caffè', 'Coppe', 'sweet'],
  ['Nocciola Piemonte', 'Gelato', 'sweet'],
  ['Lambrusco della casa', 'Vini', 'drinks'],
  ['Cotoletta alla bolognese', 'Secondi', 'grill'],
  ['Noodle kugel', 'Sides', 'any'],
  ['Yuzu highball', 'Drinks', 'drinks'],
  ['Flat white', 'Drinks', 'coffee'],
  ['Osterlamm', 'Süßes', 'sweet'],
  ['Bauernbrot', 'Brot', 'bakery'],
  ['Lamb chops', 'Mains', 'grill'],
  ['Tagliatelle alla bolognese', 'Primi', 'pasta'],
  ['Onion soup', 'Soups', 'soup'],
  ['Fish pie', 'Pub classics', 'seafood'],
  ['Injera', 'Breads', 'any'],
])('%s under %s is eaten as %s', (dish, course, family) => expect(familyOf(dish, course)).toBe(family));
