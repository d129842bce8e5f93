import { expect, test } from 'vitest';
import { createWriter } from '#functions/ai/writer.ts';
import { SOCIAL_PLATFORMS } from '#shared/posts/social/social-platforms.ts';
import { anOpenMeter } from '#tests/builders/a-meter.ts';
import { aNoopInspector } from '#tests/builders/a-noop-inspector.ts';
import { aDish, aProfile } from '#tests/builders/a-profile.ts';
import { writePlan } from './write-plan.ts';

const SUMMER_DISH = aDish({ name: 'Granita al limone', availability: 'da giugno a settembre' });

async function textsOf(startsOn: string, offer = '') {
  const writer = createWriter({ provider: 'built-in' }, { meter: anOpenMeter(), inspect: aNoopInspector });
  const profile = aProfile();
  const { posts } = await writePlan(
    {
      profile: { ...profile, dishes: [...profile.dishes, SUMMER_DISH] },
      caller: { restaurantId: 'one' },
      writer,
    },
    {
      platforms: [...SOCIAL_PLATFORMS],
      weeks: 4,
      posts_per_week: 3,
      startsOn,
      theme: 'granita',
      tone: undefined,
      offer,
      dishes: [SUMMER_DISH.name],
      occasions: [],
    },
  );
  return posts.map(({ post }) => post.text);
}

test('a summer dish is posted in June and never in December', async () => {
  const isMentioned = (texts: string[]) =>
    texts.some((text) => text.toLowerCase().includes(SUMMER_DISH.name.toLowerCase()));
  expect(isMentioned(await textsOf('2027-06-07'))).toBe(true);
  expect(isMentioned(await textsOf('2026-12-07'))).toBe(false);
});

test.each([
  'Free parking after 6',
  'Half price wine on Tuesdays',
  'Kids eat free Tue–Thu',
  'Free dessert on weekdays',
])('an offer with days has no hours of another day: %s', async (offer) => {
  const texts = (await textsOf('2026-12-07', offer)).filter((text) => text.includes(offer));
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.filter((text) => /\b\d{1,2}(?::\d\d)? ?[AP]M\b/.test(text.replace(offer, '')))).toEqual([]);
});

test('a dish named after a day has no hours of another day', async () => {
  const roast = aDish({ name: 'Sunday roast', price: '$24', course: 'Mains' });
  const profile = aProfile({ dishes: [roast], story: [], people: [], menus: [] });
  const writer = createWriter({ provider: 'built-in' }, { meter: anOpenMeter(), inspect: aNoopInspector });
  const request = { platforms: [...SOCIAL_PLATFORMS], weeks: 2, posts_per_week: 3, startsOn: '2027-01-11' };
  const { posts } = await writePlan(
    { profile, caller: { restaurantId: 'one' }, writer },
    { ...request, theme: '', tone: undefined, offer: '', dishes: [], occasions: [] },
  );
  const named = posts.map(({ post }) => post.text).filter((text) => text.includes(roast.name));
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((text) => /\b\d{1,2}(?::\d\d)? ?[AP]M\b/.test(text))).toEqual([]);
});

test('no post states hours that are over when it’s published', async () => {
  const profile = aProfile();
  const [dinner] = profile.services;
  if (dinner === undefined) throw new Error('The profile has no service.');
  const services = [
    { ...dinner, name: 'Brunch', days: ['sunday' as const], opens: '09:00', closes: '16:30' },
  ];
  const writer = createWriter({ provider: 'built-in' }, { meter: anOpenMeter(), inspect: aNoopInspector });
  const { posts } = await writePlan(
    {
      profile: { ...profile, services, closed_days: [], dated_hours: [] },
      caller: { restaurantId: 'one' },
      writer,
    },
    {
      platforms: [...SOCIAL_PLATFORMS],
      weeks: 4,
      posts_per_week: 3,
      startsOn: '2027-01-11',
      theme: '',
      tone: undefined,
      offer: '',
      dishes: [],
      occasions: [],
    },
  );
  const evenings = posts.filter(({ post }) => post.platform === 'tiktok' && post.time === '17:00');
  const sundays = evenings.filter(({ post }) => new Date(`${post.date}T00:00:00Z`).getUTCDay() === 0);
  expect(sundays.length).toBeGreaterThan(1);
  for (const { post, brief } of sundays) expect(brief.day?.date).not.toBe(post.date);
});
