import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { writePlan } from '#functions/modules/content-plans/write-plan.ts';
import { SOCIAL_PLATFORMS } from '#shared/domain/social/social-platforms.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { aBlindEye } from '#tests/builders/a-blind-eye.ts';
import { anOpenMeter } from '#tests/builders/a-meter.ts';
import { aDish, aProfile } from '#tests/builders/a-profile.ts';
import { defineTextTask, type IsHeld } from './text-task.ts';
import { createWriter } from './writer.ts';

const ADVERSARIES: readonly RestaurantProfile[] = [
  aProfile({ name: 'Open 24 Hours' }),
  aProfile({ name: 'The Best Vegan Kitchen in Town', languages: ['en'] }),
  aProfile({ name: 'Zum Goldenen Stern', languages: ['de'] }),
  aProfile({ dishes: [aDish({ name: 'Free Delivery', price: '12,50', amount: 12.5 })] }),
  aProfile({ dishes: [aDish({ name: 'Half Price Tuesday', price: '12,50', amount: 12.5 })] }),
  aProfile({ dishes: [aDish({ name: 'Award Winner', price: '$9', amount: 9 })] }),
  aProfile({ dishes: [aDish({ name: 'Gluten-Free Seven Days', price: '7', amount: 7 })] }),
];

test('a plan is written for each of them, every post of it checked', async () => {
  const writer = createWriter({ provider: 'composer' }, { meter: anOpenMeter(), inspect: aBlindEye });
  for (const profile of ADVERSARIES) {
    const { posts } = await writePlan(
      { profile, restaurantId: 'one', writer },
      {
        platforms: [...SOCIAL_PLATFORMS],
        weeks: 1,
        posts_per_week: 3,
        startsOn: '2026-11-23',
        theme: '',
        tone: undefined,
        offer: '',
        dishes: [],
        occasions: [],
      },
    );
    expect(posts.length, profile.name).toBeGreaterThan(3);
    for (const { post } of posts) expect(post.text).not.toBe('');
  }
});

/** A composer that says what nobody said, and then what stands in the record. */
const greeting = (lines: readonly string[]) =>
  defineTextTask({
    name: 'greeting',
    facts: z.object({ name: z.string() }),
    result: z.string(),
    compose: (_facts, isHeld: IsHeld = () => true) => lines.find(isHeld) ?? '',
    prompt: {
      system: '',
      text: () => '',
      answer: z.string(),
      complete: (answer: string) => answer,
      words: (answer) => [answer],
      source: ({ name }) => ({ language: 'en', names: [name], said: [] }),
    },
    check: () => undefined,
    forReaders: () => [],
  });

test('what the composer says and nobody said is composed otherwise, and counted', async () => {
  const writer = createWriter(
    { provider: 'composer' },
    { meter: anOpenMeter(), inspect: aBlindEye, now: () => 0 },
  );
  const task = greeting(['Open until 11 PM', 'Vegan since 1980', 'Come in']);
  const written = await writer.write(task, { name: 'Lupo' }, { restaurantId: 'rest_1' });
  expect(written).toMatchObject({ result: 'Come in', model: 'composer', rejectedTexts: 2 });
  const fine = await writer.write(greeting(['Come in']), { name: 'Lupo' }, { restaurantId: 'rest_1' });
  expect(fine.rejectedTexts).toBeUndefined();
});
