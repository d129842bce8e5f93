import { expect, test } from 'vitest';
import { firstPicture } from './first-image.ts';

const file = (name: string, type: string) => new File(['x'], name, { type });

test('of several dropped files the first picture is taken', () => {
  const files = [
    file('menu.pdf', 'application/pdf'),
    file('a.png', 'image/png'),
    file('b.jpg', 'image/jpeg'),
  ];
  expect(firstPicture({ files })?.name).toBe('a.png');
});

test('a dropped file that is no picture is taken too, so that it can be refused', () => {
  expect(firstPicture({ files: [file('menu.pdf', 'application/pdf')] })?.name).toBe('menu.pdf');
});

test('dropped text is no file', () => {
  expect(firstPicture({ files: [] })).toBeUndefined();
  expect(firstPicture(null)).toBeUndefined();
});
