import { expect, test } from 'vitest';
import { dishOfPhoto } from './dish-of-photo.ts';

const DISHES = ['Pizza', 'Margherita Pizza', 'Crème brûlée', 'Cacio e Pepe', ''];

test('a file named after a dish shows it, the longest name first', () => {
  expect(dishOfPhoto('margherita-pizza.jpg', DISHES)).toBe('Margherita Pizza');
  expect(dishOfPhoto('pizza_2.png', DISHES)).toBe('Pizza');
  expect(dishOfPhoto('CREME-BRULEE (1).JPG', DISHES)).toBe('Crème brûlée');
});

test('a name without a dish on the menu matches none', () => {
  expect(dishOfPhoto('IMG_0042.jpg', DISHES)).toBeUndefined();
  expect(dishOfPhoto('cacio.jpg', DISHES)).toBeUndefined();
  expect(dishOfPhoto('', DISHES)).toBeUndefined();
});
