import { expect, test } from 'vitest';
import { POST_ANGLES } from '#functions/ai/posts/post-facts.ts';
import { createWriter } from '#functions/ai/writer.ts';
import { SOCIAL_PLATFORMS } from '#shared/posts/social/social-platforms.ts';
import { aContentPost } from '#tests/builders/a-content-plan.ts';
import { anOpenMeter } from '#tests/builders/a-meter.ts';
import { aNoopInspector } from '#tests/builders/a-noop-inspector.ts';
import { aPostBrief } from '#tests/builders/a-post-brief.ts';
import { aProfile } from '#tests/builders/a-profile.ts';
import { type PlanRow, type StoredPost, StoredPostSchema } from './content-plan-row.ts';
import { writeAgain } from './write-again.ts';
import { writePlan } from './write-plan.ts';

const OFFERS = {
  en: 'Two pizzas for $20 every Tuesday',
  es: 'Dos pizzas por 20 € todos los martes',
  fr: 'Deux pizzas pour 20 € tous les mardis',
  it: 'Due pizze a 20 € ogni martedì',
  de: 'Zwei Pizzen für 20 € jeden Dienstag',
};
const TURNS = 4;

async function anOfferPlan(language: string, offer: string) {
  const writer = createWriter({ provider: 'built-in' }, { meter: anOpenMeter(), inspect: aNoopInspector });
  const profile = aProfile({ languages: [language] });
  const request = {
    platforms: [...SOCIAL_PLATFORMS],
    weeks: 2,
    posts_per_week: 2,
    startsOn: '2026-11-23',
    theme: '',
    tone: undefined,
    offer,
    dishes: [],
    occasions: [],
  };
  const { posts } = await writePlan({ profile, caller: { restaurantId: 'one' }, writer }, request);
  const plan: Pick<PlanRow, 'theme'> & { content: Pick<PlanRow['content'], 'posts' | 'tone'> } = {
    theme: '',
    content: { posts },
  };
  const again = (stored: StoredPost) =>
    writeAgain({ profile, caller: { restaurantId: 'one' }, writer }, plan, stored);
  return { offers: posts.filter(({ brief }) => brief.angle === 'offer'), again };
}

test.each(Object.entries(OFFERS))(
  'an offer in "%s" is worded differently four times and stays as the owner wrote it',
  async (language, offer) => {
    const { offers, again } = await anOfferPlan(language, offer);
    expect(new Set(offers.map(({ post }) => post.platform))).toEqual(new Set(SOCIAL_PLATFORMS));
    for (const first of offers) {
      let stored = first;
      const texts = [first.post.text];
      for (let turn = 0; turn < TURNS; turn++) {
        const written = await again(stored);
        if (written === undefined) throw new Error(`nothing was written on ${first.post.platform}`);
        const { subject, text } = written;
        stored = { brief: { ...stored.brief, turn: written.turn }, post: { ...stored.post, subject, text } };
        texts.push(text);
      }
      expect(new Set(texts).size, texts.join(' | ')).toBe(TURNS + 1);
      // Text messages use only characters that all phones support.
      for (const text of texts.filter(() => first.post.platform !== 'sms')) expect(text).toContain(offer);
    }
  },
);

/** A brief as the previous release stored it. */
const STORED = {
  dishes: [{ name: 'Carbonara', description: '', price: '$19', availability: '' }],
  words: 'Dogs are welcome on the terrace.',
  label: 'Ada Rossi',
  detail: 'chef',
  diet: 'vegetarian',
} as const;

test.each(POST_ANGLES)('a stored post about a %s from the previous release is reworded', async (angle) => {
  const brief = aPostBrief({ ...STORED, dishes: [...STORED.dishes], angle });
  const post = aContentPost({ platform: 'facebook', text: 'Carbonara, $19.' });
  const stored = StoredPostSchema.parse(JSON.parse(JSON.stringify({ post, brief })));
  const writer = createWriter({ provider: 'built-in' }, { meter: anOpenMeter(), inspect: aNoopInspector });
  const plan = { theme: '', content: { posts: [stored] } };
  const written = await writeAgain(
    { profile: aProfile(), caller: { restaurantId: 'one' }, writer },
    plan,
    stored,
  );
  expect(written?.text.split(/\s+/).length).toBeGreaterThanOrEqual(15);
  expect(written?.text).not.toMatch(/[{}]/);
});
