import { expect, test } from 'vitest';
import { imageMarkup } from './image-markup.ts';

test('inserted images have a size, so that the page doesn’t jump', () => {
  const asset = { width: 1600, height: 900, widths: [480, 1600], alt: 'Bread & "oil"', bytes: [1, 2] };
  expect(imageMarkup({ url: '/images/i1/abc-1600.webp', asset })).toBe(
    '<img src="/images/i1/abc-1600.webp" alt="Bread &amp; &quot;oil&quot;" width="1600" height="900" loading="lazy">',
  );
});
