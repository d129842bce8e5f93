import { expect, test } from 'vitest';
import { contentParts } from './content-parts.ts';

test('words are apart from what says where they are from; empty ones are left out', () => {
  expect(contentParts({ alt_text: 'Soup', used_for: 'image', headline: '' })).toEqual({
    texts: [{ name: 'alt text', value: 'Soup' }],
    metadata: [{ name: 'used for', value: 'image' }],
  });
});
