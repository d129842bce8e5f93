import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sentencesOf } from '#functions/ai/posts/sentences.ts';
import { createWriter } from '#functions/ai/writer.ts';
import { asPosted, postLength } from '#shared/posts/social/post-length.ts';
import { POSTING_DAYS } from '#shared/posts/social/posting-days.ts';
import { SOCIAL_PLATFORMS } from '#shared/posts/social/social-platforms.ts';
import { emptyProfile, type RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { anOpenMeter } from '#tests/builders/a-meter.ts';
import { aNoopInspector } from '#tests/builders/a-noop-inspector.ts';
import { aDish, aProfile } from '#tests/builders/a-profile.ts';
import { TWENTY_RESTAURANTS } from '#tests/builders/twenty-restaurants.ts';
import type { StoredPost } from './content-plan-row.ts';
import type { PlanRequest } from './plan-request.ts';
import { dayHours } from './planning/day-hours.ts';
import { offeredOccasions } from './planning/offered-occasions.ts';
import { writePlan } from './write-plan.ts';

const LANGUAGES = ['en', 'es', 'fr', 'de', 'it'] as const;

const requestOf = (given: Partial<PlanRequest> = {}): PlanRequest => ({
  platforms: [...SOCIAL_PLATFORMS],
  weeks: 1,
  posts_per_week: 3,
  startsOn: '2026-11-30',
  theme: '',
  tone: undefined,
  offer: '',
  dishes: [],
  occasions: [],
  ...given,
});

async function postsOf(
  profile: RestaurantProfile,
  request: Partial<PlanRequest> = {},
): Promise<StoredPost[]> {
  const writer = createWriter({ provider: 'built-in' }, { meter: anOpenMeter(), inspect: aNoopInspector });
  const { posts } = await writePlan({ profile, caller: { restaurantId: 'one' }, writer }, requestOf(request));
  return posts;
}

const placesOf = ({ platforms, weeks, posts_per_week: perWeek }: PlanRequest) =>
  platforms.reduce((sum, each) => sum + weeks * Math.min(perWeek, POSTING_DAYS[each].days.length), 0);

const NAMES = [
  'Blue Heron Grill',
  'Tony’s',
  'Café Été',
  'Zum Goldenen Stern am Marktplatz',
  'Da Mario',
  '3 Brothers',
];
const DISHES = [
  'Carbonara',
  'Taco al pastor',
  'Pho ga',
  'Schnitzel',
  'Lobster roll',
  'Café con leche',
  'Tarte Tatin',
  'Poke',
];
const HOURS = [
  ['11:00', '14:30'],
  ['17:00', '22:00'],
  ['08:00', '15:00'],
  ['18:00', '01:00'],
] as const;
const PLACES = [
  { locality: 'Portland', region: 'ME', country: 'US' },
  { locality: 'Austin', region: 'TX', country: 'US' },
  { locality: 'Lyon', region: '', country: 'FR' },
  { locality: 'Wellington', region: '', country: 'NZ' },
  { locality: '', region: '', country: '' },
] as const;
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** Empty, sparse, and rich profiles. */
const anyProfile: fc.Arbitrary<RestaurantProfile> = fc
  .record({
    name: fc.constantFrom(...NAMES),
    language: fc.constantFrom(...LANGUAGES),
    dishes: fc.uniqueArray(fc.constantFrom(...DISHES), { maxLength: 6 }),
    isPriced: fc.boolean(),
    place: fc.constantFrom(...PLACES),
    hours: fc.option(fc.constantFrom(...HOURS)),
    closed: fc.uniqueArray(fc.constantFrom(...DAYS), { maxLength: 3 }),
    hasStory: fc.boolean(),
    brunch: fc.boolean(),
  })
  .map(({ name, language, dishes, isPriced, place, hours, closed, hasStory, brunch }) => {
    const service = { last_seating: null, season: null, note: '' };
    const open = DAYS.filter((day) => !closed.includes(day));
    return {
      ...emptyProfile(name),
      languages: [language],
      region: place.country,
      address: { ...emptyProfile('').address, ...place },
      dishes: dishes.map((dish, at) =>
        aDish({ name: dish, course: 'Mains', price: isPriced ? `$${at + 11}` : '' }),
      ),
      services:
        hours === null
          ? []
          : [
              { ...service, name: '', days: open, opens: hours[0], closes: hours[1] },
              ...(brunch && !closed.includes('sunday')
                ? [{ ...service, name: 'Brunch', days: ['sunday' as const], opens: '10:00', closes: '13:00' }]
                : []),
            ],
      closed_days: hours === null ? [] : closed,
      story: hasStory ? [{ text: 'We opened in 1998.' }] : [],
    };
  });

const anyRequest: fc.Arbitrary<Partial<PlanRequest>> = fc.record({
  platforms: fc.uniqueArray(fc.constantFrom(...SOCIAL_PLATFORMS), { minLength: 1 }),
  weeks: fc.integer({ min: 1, max: 4 }),
  posts_per_week: fc.integer({ min: 1, max: 3 }),
  startsOn: fc.constantFrom('2026-11-30', '2027-02-01', '2027-07-05', '2027-12-20'),
  offer: fc.constantFrom(
    '',
    '20% off on Tuesdays',
    'A free dessert with any main',
    'Two tacos for $5. Dine-in only.',
  ),
});

type Planned = { profile: RestaurantProfile; request: PlanRequest; posts: StoredPost[] };
const seed = fc.readConfigureGlobal().seed;
/** Calendars of generated profiles and requests, shared by all tests below. */
const PLANS: readonly Planned[] = await Promise.all(
  fc
    .sample(fc.tuple(anyProfile, anyRequest), { numRuns: 80, ...(seed !== undefined && { seed }) })
    .map(async ([profile, given]) => {
      const request = requestOf(given);
      return { profile, request, posts: await postsOf(profile, request) };
    }),
);
const everyPlan = (check: (plan: Planned) => void) => PLANS.forEach(check);

/** The library's text of a post, without an email's address, links, and the opt-out of texts. */
const wordsOf = ({ post }: StoredPost) => {
  const text = post.platform === 'email' ? post.text.split('\n\n').slice(0, -1).join('\n\n') : post.text;
  return text.replace(/https?:\S+/g, '');
};
const saysWhenItOpens = (sentence: string, { brief: { day, date } }: StoredPost) =>
  day !== null && day.date > date && sentence.includes(`${Number(day.date.slice(8))}`);
const countOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

test('every slot of every calendar has a post with a photo suggestion', () => {
  everyPlan(({ request, posts }) => {
    expect(posts).toHaveLength(placesOf(request));
    for (const { post } of posts) {
      expect(post.text).not.toBe('');
      expect((post.photo_idea ?? '') !== '', post.text).toBe(post.platform !== 'sms');
      expect(`${post.text} ${post.photo_idea}`).not.toMatch(/[{}|[\]]|____/);
    }
  });
});

test('a post has 15 to 60 words, fits its platform, and as an email has a subject', () => {
  everyPlan(({ posts }) => {
    for (const stored of posts) {
      const { post } = stored;
      const words = countOf(wordsOf(stored));
      if (post.platform !== 'sms') expect([words >= 15, words <= 60], post.text).toEqual([true, true]);
      expect(postLength(post.platform, asPosted(post)).isTooLong, post.text).toBe(false);
      expect(post.subject !== '', post.text).toBe(post.platform === 'email');
      expect(post.subject.length).toBeLessThanOrEqual(50);
      if (post.platform === 'instagram') expect(post.hashtags.length).toBeGreaterThanOrEqual(3);
    }
  });
});

test('no sentence repeats in a calendar, except the owner’s and reopening dates', () => {
  everyPlan(({ posts, request, profile }) => {
    const own = new Set([request.offer, ...profile.story.map(({ text }) => text)].flatMap(sentencesOf));
    const sentences = posts
      .filter(({ post }) => post.platform !== 'sms')
      .flatMap((stored) => sentencesOf(wordsOf(stored)).filter((each) => !saysWhenItOpens(each, stored)));
    const twice = sentences.filter((each, at) => sentences.indexOf(each) !== at && !own.has(each));
    expect(twice).toEqual([]);
  });
});

test('every number, price, and dish is in the profile or the request', () => {
  everyPlan(({ posts, profile, request }) => {
    for (const stored of posts) {
      const given = JSON.stringify([
        profile,
        request.offer,
        stored.brief.date,
        stored.brief.day,
        stored.brief.back,
      ]);
      const numbers = wordsOf(stored).match(/\d+/g) ?? [];
      const clock = numbers.filter(
        (each) => !given.includes(each) && !given.includes(`${Number(each) + 12}`),
      );
      expect(clock, stored.post.text).toEqual([]);
      const dishes = profile.dishes.map(({ name }) => name);
      for (const dish of DISHES.filter((each) => !dishes.includes(each)))
        expect(stored.post.text.includes(dish), stored.post.text).toBe(false);
    }
  });
});

const TODAY = /\b(?:today|tonight|hoy|aujourd’hui|heute|oggi|stasera)\b/i;

test('no post invites guests on a closed day, and each says when the restaurant opens', () => {
  everyPlan(({ posts, profile }) => {
    for (const { post, brief } of posts) {
      const isClosed = dayHours(profile, post.date)?.hours.length === 0;
      if (!isClosed || brief.angle === 'service') continue;
      const ours = brief.words === '' ? post.text : post.text.replace(brief.words, '');
      expect(TODAY.test(ours), post.text).toBe(false);
      if (brief.day !== null && brief.angle !== 'offer') expect(brief.day.date > post.date).toBe(true);
      expect(['monday', 'midweek', 'thursday', 'friday', 'sunday', 'hours_tonight']).not.toContain(
        brief.label,
      );
    }
  });
});

test('a brunch post has its day and hours, and only where brunch is served', () => {
  everyPlan(({ posts }) => {
    for (const { brief, post } of posts.filter(({ brief: { label } }) => label === 'Brunch')) {
      expect(new Date(`${brief.day?.date}T00:00:00Z`).getUTCDay()).toBe(0);
      expect(post.text).toMatch(/Brunch/);
      expect(post.text).toMatch(/10/);
    }
  });
});

test('an offer appears word for word and never after its last day', async () => {
  const offer = 'Free garlic knots with any calzone through December 6';
  const posts = await postsOf(aProfile(), { weeks: 4, offer });
  const offers = posts.filter(({ post }) => post.content_type === 'Offer');
  expect(offers.length).toBeGreaterThan(3);
  for (const { post } of offers) {
    expect(post.text).toContain(offer);
    expect(post.date <= '2026-12-06').toBe(true);
  }
});

test('seasonal posts fit the climate: no coats in Texas, summer in January in New Zealand', async () => {
  const seasonsOf = async (place: (typeof PLACES)[number], startsOn: string) => {
    const profile = {
      ...emptyProfile('Lupo'),
      region: place.country,
      address: { ...emptyProfile('').address, ...place },
    };
    const posts = await postsOf(profile, { weeks: 4, startsOn });
    return [
      ...new Set(posts.filter(({ post }) => post.content_type === 'Season').map(({ brief }) => brief.label)),
    ];
  };
  const [maine, texas, , newZealand, nowhere] = PLACES;
  expect(await seasonsOf(maine, '2027-01-04')).toEqual(['winter']);
  expect(await seasonsOf(texas, '2027-01-04')).toEqual([]);
  expect(await seasonsOf(newZealand, '2027-01-04')).toEqual(['summer']);
  expect(await seasonsOf(nowhere, '2027-01-04')).toEqual([]);
});

test('each of six posts has its own idea', async () => {
  for (const language of LANGUAGES) {
    const posts = await postsOf(
      { ...emptyProfile('Blue Heron Grill'), languages: [language] },
      { platforms: ['facebook', 'instagram'] },
    );
    expect(new Set(posts.map(({ brief }) => `${brief.angle} ${brief.label}`)).size).toBe(6);
  }
});

test('twenty restaurants with all occasions have a post for every slot', async () => {
  for (const profile of TWENTY_RESTAURANTS) {
    const occasions = offeredOccasions(profile, { from: '2026-11-23', weeks: 4 }).map(
      ({ occasion }) => occasion.id,
    );
    const request = { startsOn: '2026-11-23', weeks: 2, occasions: occasions.slice(0, 6) };
    const posts = await postsOf(profile, request);
    expect(posts).toHaveLength(placesOf(requestOf(request)));
    for (const stored of posts.filter(({ post }) => post.platform !== 'sms')) {
      const words = countOf(wordsOf(stored));
      expect([words >= 15, words <= 60], stored.post.text).toEqual([true, true]);
    }
  }
});

test('the same profile and request give the same posts', async () => {
  const [first] = TWENTY_RESTAURANTS;
  if (first === undefined) throw new Error('There is no restaurant.');
  expect(await postsOf(first)).toEqual(await postsOf(first));
});
