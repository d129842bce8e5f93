import { expect, test } from 'vitest';
import { firstImage } from './first-image.ts';

const file = (name: string, type: string) => new File(['x'], name, { type });

test('of several dropped files the first image is taken', () => {
  const files = [
    file('menu.pdf', 'application/pdf'),
    file('a.png', 'image/png'),
    file('b.jpg', 'image/jpeg'),
  ];
  expect(firstImage({ files })?.name).toBe('a.png');
});

test('a dropped file that is no image is taken too, so that it can be refused', () => {
  expect(firstImage({ files: [file('menu.pdf', 'application/pdf')] })?.name).toBe('menu.pdf');
});

test('dropped text is no file', () => {
  expect(firstImage({ files: [] })).toBeUndefined();
  expect(firstImage(null)).toBeUndefined();
});
