import { expect, test } from 'vitest';
import type { PlanRow } from '#functions/posts/content-plan-row.ts';
import { changePost, storedPost } from './change-post.ts';

const stored = (post_id: string, text = '') => ({ post: { post_id, text } });
const PLAN = {
  plan_id: 'p',
  version: 4,
  content: { posts: [stored('a'), stored('b')] },
} as unknown as PlanRow;
const PLACE = { restaurantId: 'lupo', planId: 'p', postId: 'a' };

function setup(plan: PlanRow | undefined, answers: boolean[] = [true]) {
  const saved: PlanRow[] = [];
  const save = async (row: PlanRow) => {
    saved.push(row);
    return answers[saved.length - 1] ?? true;
  };
  const plans = { find: async () => plan, save };
  return { saved, dependencies: { plans } as unknown as Parameters<typeof changePost>[0] };
}
type Change = Parameters<typeof changePost>[2];
const withText: Change = (each) => ({ ...each, post: { ...each.post, text: 'New' } });

test('one post is changed in the next version of its calendar', async () => {
  const { saved, dependencies } = setup(PLAN);
  await changePost(dependencies, PLACE, withText);
  expect(saved).toEqual([{ ...PLAN, version: 5, content: { posts: [stored('a', 'New'), stored('b')] } }]);
});

test('a change that changes nothing, or a post that isn’t there, writes nothing', async () => {
  const { saved, dependencies } = setup(PLAN);
  await changePost(dependencies, PLACE, (each) => ({ ...each }));
  await changePost(dependencies, { ...PLACE, postId: 'gone' }, withText);
  expect(saved).toEqual([]);
});

test('a calendar or a post that isn’t there is not found', async () => {
  const { dependencies } = setup(undefined);
  await expect(changePost(dependencies, PLACE, withText)).rejects.toMatchObject({ code: 'not_found' });
  expect(storedPost(PLAN, 'b')).toEqual(stored('b'));
  expect(() => storedPost(PLAN, 'gone')).toThrow();
});
