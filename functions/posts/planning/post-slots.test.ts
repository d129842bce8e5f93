import { expect, test } from 'vitest';
import { occasionsBetween } from '#shared/posts/food-calendar/occasions-between.ts';
import { SOCIAL_PLATFORMS } from '#shared/posts/social/social-platforms.ts';
import { postSlots, withOccasions } from './post-slots.ts';

const frame = { platforms: [...SOCIAL_PLATFORMS], weeks: 2, startsOn: '2026-12-21', postsPerWeek: 3 };

test('no platform has two posts in the same minute', () => {
  const holidays = occasionsBetween({ from: '2026-12-21', to: '2027-01-06', region: 'US' }).filter(
    ({ occasion }) => occasion.kind === 'holiday',
  );
  const slots = withOccasions(postSlots(frame), holidays, () => false);
  const places = slots.map(({ platform, date, time }) => `${platform} ${date} ${time}`);
  expect(slots.filter(({ occasion }) => occasion !== undefined).length).toBeGreaterThan(10);
  expect(new Set(places).size).toBe(places.length);
});

test('a reason for certain days is used only on those days', () => {
  for (const { date, reason } of postSlots(frame).filter(({ platform }) => platform === 'instagram')) {
    const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(new Date(date));
    if (day !== 'Thursday' && day !== 'Friday') expect(reason).not.toContain('most engagement on');
  }
});
