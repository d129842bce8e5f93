import { expect, test } from 'vitest';
import { contentParts } from './content-parts.ts';

test('text is separate from metadata, and empty fields are left out', () => {
  expect(contentParts({ alt_text: 'Soup', used_for: 'image', headline: '' })).toEqual({
    texts: [{ name: 'alt text', value: 'Soup' }],
    metadata: [{ name: 'used for', value: 'image' }],
  });
});
