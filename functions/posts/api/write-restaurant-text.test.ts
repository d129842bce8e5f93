import { expect, test } from 'vitest';
import type { InspectedText } from '#functions/ai/inspection.ts';
import { createWriter } from '#functions/ai/writer.ts';
import {
  type GenerateImageContent,
  GenerateImageContentSchema,
} from '#shared/posts/contract/image-content.ts';
import { REVIEW_MOODS } from '#shared/posts/contract/restaurant-text.ts';
import { emptyProfile, type RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { anOpenMeter } from '#tests/builders/a-meter.ts';
import { aNoopInspector } from '#tests/builders/a-noop-inspector.ts';
import { aProfile } from '#tests/builders/a-profile.ts';
import { writeRestaurantText } from './write-restaurant-text.ts';

const from = (profile: RestaurantProfile) => ({
  profile,
  caller: { restaurantId: 'one' },
  writer: createWriter({ provider: 'built-in' }, { meter: anOpenMeter(), inspect: aNoopInspector }),
});
const about = (profile: RestaurantProfile, turn = 0) =>
  writeRestaurantText(from(profile), 'about', { review: undefined, turn });
const replyTo = (review: GenerateImageContent['review'], turn = 0) =>
  writeRestaurantText(from(emptyProfile('Blue Heron Grill')), 'review_reply', { review, turn });

test('a new About for a profile with only a name has no blanks', async () => {
  const text = await about(emptyProfile('Blue Heron Grill'));
  expect(text.length).toBeGreaterThan(40);
  expect(text).not.toContain('____');
});

test('a new About keeps the owner’s sentences, and another seed varies the rest', async () => {
  const profile = aProfile();
  const texts = await Promise.all([0, 1, 2, 3, 4, 5].map((turn) => about(profile, turn)));
  for (const text of texts) expect(text).toContain('Ada learned to cook from her grandmother.');
  expect(new Set(texts).size).toBeGreaterThan(2);
});

test.each(REVIEW_MOODS)(
  'a reply to a guest who is %s names the restaurant, and others follow',
  async (mood) => {
    const review = { text: 'slow service but great food', mood };
    const replies = await Promise.all([0, 1, 2, 3].map((turn) => replyTo(review, turn)));
    for (const reply of replies) expect(reply).toContain('Blue Heron Grill');
    expect(new Set(replies).size).toBe(4);
  },
);

test('moderators see a reply as written', async () => {
  const seen: InspectedText[] = [];
  const inspect = async (texts: readonly InspectedText[]) => {
    seen.push(...texts);
    return [];
  };
  const writer = createWriter({ provider: 'built-in' }, { meter: anOpenMeter(), inspect });
  const asked = { review: { text: 'Never again', mood: 'unhappy' as const }, turn: 0 };
  const profile = emptyProfile('Blue Heron Grill');
  const reply = await writeRestaurantText(
    { profile, caller: { restaurantId: 'one' }, writer },
    'review_reply',
    asked,
  );
  expect(seen.map(({ text }) => text)).toEqual([reply]);
});

test('a reply without a review is rejected', async () => {
  await expect(replyTo(undefined)).rejects.toMatchObject({ code: 'invalid_input' });
});

test('a text about the restaurant needs no other input', () => {
  expect(GenerateImageContentSchema.safeParse({ content_types: ['about'] }).success).toBe(true);
  expect(GenerateImageContentSchema.safeParse({ content_types: ['about', 'facebook'] }).success).toBe(false);
});
