import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { setupEnhancer } from '#tests/builders/enhancer-setup.ts';
import { aJpeg } from '#tests/builders/hostile-images.ts';
import { withdrawFromEnhancements } from './withdraw-descriptions.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

test('a rejected description is removed from its enhanced photos only', async () => {
  const { stores, anOwner } = setupEnhancer(emulators);
  const owner = anOwner();
  const photo = await aJpeg({ width: 240, height: 160 });
  const text = 'Our broth cures the flu.';
  for (const alt_text of [text, 'A bowl of broth', `A bowl of broth. ${text}`])
    await owner.hasEnhanced(photo, { alt_text });
  const rejected = { text, passages: [text] };
  const withdraw = () => withdrawFromEnhancements(stores, owner.restaurantId, rejected);
  expect(await withdraw()).toEqual(['image']);
  const { enhancements } = await stores.enhancements.list(owner.restaurantId, { limit: 10 });
  const left = enhancements.map(({ alt_text }) => alt_text);
  expect(left.toSorted()).toEqual(['', 'A bowl of broth', 'A bowl of broth.']);
  expect(await withdraw()).toEqual([]);
});
