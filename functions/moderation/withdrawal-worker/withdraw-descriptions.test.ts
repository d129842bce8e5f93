import { expect, test } from 'vitest';
import { withdrawDescriptions } from './withdraw-descriptions.ts';

const CLAIM = 'Our broth cures the flu.';
const REJECTED = { text: CLAIM, passages: [CLAIM] };

/** Images in pages of two that record their descriptions. */
function imagesOf(descriptions: readonly string[]) {
  const called = new Map(descriptions.map((description, at) => [String(at), description]));
  return {
    called,
    read: async ({ startAfter }: { startAfter: string | undefined }) => {
      const from = startAfter === undefined ? 0 : Number(startAfter) + 1;
      const page = [...called].slice(from, from + 2);
      const lastId = from + 2 < called.size ? page.at(-1)?.[0] : undefined;
      return { images: page.map(([id, description]) => ({ id, description })), lastId };
    },
    change: async (id: string, description: string) => called.set(id, description),
  };
}

test('a rejected description is removed from its images on every page, and from no others', async () => {
  const images = imagesOf([CLAIM, 'A bowl', 'A spoon', `A bowl of broth. ${CLAIM}`, CLAIM]);
  expect(await withdrawDescriptions(images, REJECTED)).toEqual(['image']);
  expect([...images.called.values()]).toEqual(['', 'A bowl', 'A spoon', 'A bowl of broth.', '']);
});

test('without a matching image no description changes', async () => {
  const images = imagesOf(['A bowl', 'A spoon', 'A fork']);
  const change = () => Promise.reject(new Error('No description should change.'));
  expect(await withdrawDescriptions({ ...images, change }, REJECTED)).toEqual([]);
});
