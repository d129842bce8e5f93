import { expect, test } from 'vitest';
import { sourceOfPosts } from '#functions/platform/ai/composer/tasks/posts/posts-task.ts';
import { postWordsOf } from '#functions/platform/ai/composer/tasks/posts/words/words-of-posts.ts';
import { createFactCheck } from '#functions/platform/ai/fact-check/create-fact-check.ts';
import { createWriter } from '#functions/platform/ai/writer.ts';
import { asPosted, postLength } from '#shared/domain/social/post-length.ts';
import { createWrittenTexts } from '#shared/domain/social/shared-words.ts';
import { SOCIAL_PLATFORMS } from '#shared/domain/social/social-platforms.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { Weekday } from '#shared/site/site-content.ts';
import { aBlindEye } from '#tests/builders/a-blind-eye.ts';
import { anOpenMeter } from '#tests/builders/a-meter.ts';
import { aDish } from '#tests/builders/a-profile.ts';
import { TWENTY_RESTAURANTS } from '#tests/builders/twenty-restaurants.ts';
import { offeredOccasions } from './planning/offered-occasions.ts';
import { postHouseOf } from './planning/post-house.ts';
import { writePlan } from './write-plan.ts';

const STARTS_ON = '2026-11-23';

type Wishes = { theme?: string; startsOn?: string };

async function planOf(
  profile: RestaurantProfile,
  weeks = 1,
  { theme = '', startsOn = STARTS_ON }: Wishes = {},
) {
  const writer = createWriter({ provider: 'composer' }, { meter: anOpenMeter(), inspect: aBlindEye });
  const occasions = offeredOccasions(profile, { from: startsOn, weeks: 4 });
  return writePlan(
    { profile, restaurantId: 'one', writer },
    {
      platforms: [...SOCIAL_PLATFORMS],
      weeks,
      posts_per_week: 3,
      startsOn,
      theme,
      tone: undefined,
      offer: '',
      dishes: [],
      occasions: occasions.slice(0, 2).map(({ occasion }) => occasion.id),
    },
  );
}

const plans = await Promise.all(
  TWENTY_RESTAURANTS.map(async (profile) => ({ profile, plan: await planOf(profile) })),
);

test('twelve posts are written for each of twenty restaurants, poor in facts or rich', () => {
  expect(plans.map(({ plan }) => plan.posts.length)).toEqual(plans.map(() => 12));
});

test('no two of the 240 posts have more than eight words in a row in common', () => {
  const texts = createWrittenTexts();
  const repeated = plans.flatMap(({ plan }) =>
    plan.posts.map(({ post: { text } }) => {
      const isRepeated = texts.repeats(text);
      texts.add(text);
      return isRepeated ? text : '';
    }),
  );
  expect(repeated.filter((text) => text !== '')).toEqual([]);
});

/** Weeks in which many houses write of the same feasts, with hours of theirs, of the week and unsaid. */
test.each(['2026-12-28', '2027-04-26', '2027-10-18'])(
  'nor have any two in the weeks of feasts from %s on',
  async (startsOn) => {
    const texts = createWrittenTexts();
    const repeated: string[] = [];
    for (const profile of TWENTY_RESTAURANTS) {
      const { posts } = await planOf(profile, 1, { startsOn });
      repeated.push(...posts.map(({ post }) => post.text).filter(texts.repeats));
      for (const { post } of posts) texts.add(post.text);
    }
    expect(repeated).toEqual([]);
  },
);

test('a line of ours is heard once in twelve posts', () => {
  const heard = plans.flatMap(({ profile, plan }) => {
    const { lines, season, quiet } = postWordsOf(
      postHouseOf(profile, { theme: '', tone: undefined }).language,
    );
    const texts = plan.posts.map(({ post: { text } }) => text);
    return [...Object.values(lines), ...Object.values(season), quiet]
      .flat()
      .filter((line) => texts.filter((text) => text.includes(line)).length > 1);
  });
  expect(heard).toEqual([]);
});

test('the reader of facts finds nothing in them that the profile and the plan do not hold', () => {
  const findings = plans.flatMap(({ profile, plan }) =>
    plan.posts.flatMap(({ post, brief }) => {
      const facts = {
        house: postHouseOf(profile, { theme: '', tone: undefined }),
        briefs: [brief],
        written: [],
      };
      const words = [post.subject, post.text].filter((text) => text !== '');
      return words.flatMap(createFactCheck({ ...sourceOfPosts(facts), profile })).map((found) => ({
        ...found,
        words,
      }));
    }),
  );
  expect(findings).toEqual([]);
});

/** Each with what no record of the twenty holds. */
const BOLD_THEMES = [
  'Gluten-free vegan halal week',
  '50% off everything',
  'Nut free',
  'Award-winning plates',
  'Best in town',
  'AwardWinning kosher kitchen',
];

test('the reader of facts finds nothing to rely on in hashtags, whatever the theme of a plan', async () => {
  const bold = await Promise.all(
    TWENTY_RESTAURANTS.map(async (profile, index) => ({
      profile,
      plan: await planOf(profile, 1, { theme: BOLD_THEMES[index % BOLD_THEMES.length] ?? '' }),
    })),
  );
  const tags = [...plans, ...bold].flatMap(({ profile, plan }) => {
    const findUnknown = createFactCheck({
      language: plan.language,
      names: [profile.name],
      said: [],
      profile,
    });
    return [...new Set(plan.posts.flatMap(({ post }) => post.hashtags))].map((tag) => ({
      tag,
      unknown: findUnknown(tag.slice(1).replace(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ')),
    }));
  });
  const reliedOn = ['allergen', 'award', 'claim', 'number', 'price', 'review'];
  expect(tags.length).toBeGreaterThan(200);
  expect(tags.filter(({ unknown }) => unknown.some(({ kind }) => reliedOn.includes(kind)))).toEqual([]);
  const told = bold.flatMap(({ plan }) => plan.missing).filter((line) => line.startsWith('Your theme is no'));
  expect(told).toHaveLength(20);
});

test('every post fits its platform with its hashtags, and one on Google holds no phone number', () => {
  for (const { profile, plan } of plans) {
    for (const { post } of plan.posts) {
      expect(postLength(post.platform, asPosted(post)).isTooLong, post.text).toBe(false);
      const [phone] = profile.phones;
      if (post.platform === 'google_business' && phone !== undefined)
        expect(post.text).not.toContain(phone.typed);
      if (post.platform === 'sms')
        expect(post.text.endsWith(withoutAccents(postWordsOf(plan.language).stop))).toBe(true);
      expect(post.subject === '').toBe(post.platform !== 'email');
    }
  }
});

test('a closed day is never said to be open', async () => {
  const [house] = TWENTY_RESTAURANTS;
  if (house === undefined) throw new Error('There are twenty.');
  const closed = { name: 'Thanksgiving', from: '2026-11-26', to: '2026-11-26', services: [], note: '' };
  const { posts } = await planOf({ ...house, dated_hours: [closed] });
  const about = posts.filter(({ post }) => post.about === 'Thanksgiving');
  expect(about.length).toBeGreaterThan(3);
  for (const { post } of about) expect(post.text).toMatch(/closed|No service/);
  for (const { post } of posts)
    expect(post.text).not.toMatch(/open (?:on )?Thursday|Thursday(?: hours)?:? 5/i);
});

test('on a public holiday of which the profile says nothing no hours are claimed, and the owner is told', async () => {
  const [house] = TWENTY_RESTAURANTS;
  if (house === undefined) throw new Error('There are twenty.');
  const { posts, missing } = await planOf(house);
  for (const { brief } of posts.filter(({ post }) => post.about === 'Thanksgiving')) {
    expect(brief.day?.date ?? '').not.toBe('2026-11-26');
  }
  expect(posts.filter(({ brief }) => brief.day?.date === '2026-11-26')).toEqual([]);
  expect(missing).toContain(
    'Say in your profile whether you open on Thanksgiving: until then posts wish a good day and name no dish, and no text message is sent for it.',
  );
});

test('four weeks from a menu of five dishes are forty posts and more, of which none says another again', async () => {
  const [house] = TWENTY_RESTAURANTS;
  if (house === undefined) throw new Error('There are twenty.');
  const { posts } = await planOf(house, 4);
  expect(posts.length).toBeGreaterThanOrEqual(40);
  const texts = createWrittenTexts();
  for (const { post } of posts) {
    expect(texts.repeats(post.text)).toBe(false);
    texts.add(post.text);
  }
});

test.each(['en', 'es', 'fr', 'it', 'de'])(
  'in %s one of two times of a day is never said as the whole day',
  async (language) => {
    const [house] = TWENTY_RESTAURANTS;
    if (house === undefined) throw new Error('There are twenty.');
    const days: Weekday[] = ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
    const service = { name: '', days, last_seating: null, season: null, note: '' };
    const services = [
      { ...service, opens: '12:00', closes: '15:00' },
      { ...service, opens: '19:00', closes: '23:00' },
    ];
    const { posts } = await planOf({ ...house, languages: [language], services, closed_days: ['monday'] }, 2);
    const { span, dayPart } = postWordsOf(language);
    const parts = (['midday', 'evening'] as const).map((part) => dayPart('', part).trim());
    const withHours = posts
      .map(({ post }) => withoutAccents(post.text))
      .filter((text) =>
        services.some(({ opens, closes }) => text.includes(withoutAccents(span(opens, closes)))),
      );
    expect(withHours.length).toBeGreaterThan(4);
    for (const text of withHours)
      expect(
        parts.some((part) => text.includes(withoutAccents(part))),
        text,
      ).toBe(true);
  },
);

test('a dish that is not always there is never named alone without its days', async () => {
  const [house] = TWENTY_RESTAURANTS;
  if (house === undefined) throw new Error('There are twenty.');
  const dishes = [
    aDish({ name: 'Burnt ends', price: '$16', availability: 'Fridays only' }),
    aDish({ name: 'Rib tips', price: '$12' }),
  ];
  const { posts, missing } = await planOf({ ...house, dishes, story: [], people: [] }, 2);
  expect(missing).toContain('Add more dishes: posts about a dish are the ones guests answer.');
  const named = posts.map(({ post }) => post.text).filter((text) => text.includes('Burnt ends'));
  expect(named.length).toBeGreaterThan(3);
  for (const text of named) expect(text).toContain('Fridays only');
});

test('the same profile and wishes give the same posts', async () => {
  const [, truck] = TWENTY_RESTAURANTS;
  if (truck === undefined) throw new Error('There are twenty.');
  expect(await planOf(truck)).toEqual(await planOf(truck));
});

test('each house is written to in its own language', () => {
  expect(plans.map(({ plan }) => plan.language)).toEqual(
    TWENTY_RESTAURANTS.map(({ languages }) => languages[0]),
  );
});

function withoutAccents(text: string): string {
  return text.replace('ê', 'e');
}
