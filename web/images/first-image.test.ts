import { expect, test } from 'vitest';
import { firstImage } from './first-image.ts';

const file = (name: string, type: string) => new File(['x'], name, { type });

test('the first image of several dropped files is used', () => {
  const files = [
    file('menu.pdf', 'application/pdf'),
    file('a.png', 'image/png'),
    file('b.jpg', 'image/jpeg'),
  ];
  expect(firstImage({ files })?.name).toBe('a.png');
});

test('a dropped file that isn’t an image is passed on, so that it can be rejected', () => {
  expect(firstImage({ files: [file('menu.pdf', 'application/pdf')] })?.name).toBe('menu.pdf');
});

test('dropped text isn’t a file', () => {
  expect(firstImage({ files: [] })).toBeUndefined();
  expect(firstImage(null)).toBeUndefined();
});
