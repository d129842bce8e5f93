import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlanRow, StoredPost } from '#functions/posts/content-plan-row.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { withdrawFromContentPlans } from './withdraw-from-content-plans.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const CURE = 'Our broth cures the flu.';
const REJECTED = { text: CURE, passages: [CURE] };

function aPost(post_id: string, text: string): StoredPost {
  return {
    post: {
      post_id,
      week: 1,
      platform: 'facebook',
      content_type: 'Dish',
      about: 'Broth',
      date: '2026-11-24',
      time: '11:00',
      day_reason: '',
      subject: '',
      text,
      hashtags: ['#broth'],
      alt_text: '',
      image_id: null,
      focus: { x: 0.5, y: 0.5 },
      button: null,
      written_by: 'owner',
    },
    brief: {
      post_id,
      platform: 'facebook',
      date: '2026-11-24',
      angle: 'dish',
      dishes: [],
      words: text,
      label: '',
      detail: '',
      diet: null,
      occasion: null,
      day: null,
      back: null,
      turn: 0,
    },
  };
}

async function aPlan(restaurantId: string, texts: readonly string[]) {
  const { contentPlans } = openRepositories();
  const plan: PlanRow = {
    restaurant_id: restaurantId,
    plan_id: 'plan-1',
    version: 1,
    created_at: '2026-11-22T12:00:00.000Z',
    theme: '',
    platforms: ['facebook'],
    weeks: 1,
    starts_on: '2026-11-23',
    content: {
      language: 'en',
      restaurant_name: 'Lupo',
      posts: texts.map((text, index) => aPost(`post-${index}`, text)),
      missing: [],
    },
  };
  await contentPlans.create(plan);
  const kept = async () => {
    const found = await contentPlans.find(restaurantId, plan.plan_id);
    return {
      version: found?.version,
      texts: found?.content.posts.map(({ post }) => post.text),
      words: found?.content.posts.map(({ brief }) => brief.words),
    };
  };
  return { contentPlans, kept };
}

test('a rejected text is removed once from posts and their sources', async () => {
  const { contentPlans, kept } = await aPlan('lupo', [
    CURE,
    `Come in and sit. ${CURE} We open at five.`,
    'Soup today.',
  ]);
  const left = ['', 'Come in and sit. We open at five.', 'Soup today.'];
  expect(await withdrawFromContentPlans({ contentPlans }, 'lupo', REJECTED)).toEqual(['content_plan']);
  expect(await kept()).toEqual({ version: 2, texts: left, words: left });
  expect(await withdrawFromContentPlans({ contentPlans }, 'lupo', REJECTED)).toEqual([]);
  expect((await kept()).version).toBe(2);
});

test('parallel edits of posts are kept', async () => {
  const { contentPlans, kept } = await aPlan('bella', [CURE, 'Soup today.']);
  let isFirst = true;
  const save = async (plan: PlanRow) => {
    if (isFirst) {
      isFirst = false;
      const present = await contentPlans.find('bella', 'plan-1');
      if (present === undefined) throw new Error('The calendar wasn’t stored.');
      const posts = [present.content.posts[0] ?? aPost('none', ''), aPost('post-1', 'Stew today.')];
      await contentPlans.save({ ...present, version: 2, content: { ...present.content, posts } });
    }
    return contentPlans.save(plan);
  };
  const racing = { contentPlans: { ...contentPlans, save } };
  expect(await withdrawFromContentPlans(racing, 'bella', REJECTED)).toEqual(['content_plan']);
  expect(await kept()).toMatchObject({ version: 3, texts: ['', 'Stew today.'] });
});

test('a content calendar without the text, or of another restaurant, stays unchanged', async () => {
  const { contentPlans, kept } = await aPlan('sole', [CURE]);
  expect(await withdrawFromContentPlans({ contentPlans }, 'luna', REJECTED)).toEqual([]);
  const other = { text: 'We were voted best.', passages: ['We were voted best.'] };
  expect(await withdrawFromContentPlans({ contentPlans }, 'sole', other)).toEqual([]);
  expect(await kept()).toMatchObject({ version: 1, texts: [CURE] });
});
