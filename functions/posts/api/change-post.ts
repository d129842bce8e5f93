import { AppError } from '#functions/platform/app-error.ts';
import { saveChange } from '#functions/platform/records/save-change.ts';
import type { PlanRow, StoredPost } from '#functions/posts/content-plan-row.ts';
import { isSameJson } from '#shared/editing/same-json.ts';
import type { ContentCreatorDependencies } from './dependencies.ts';

type Place = { restaurantId: string; planId: string; postId: string };

/** Changes one post of a calendar with one conditional write. Parallel changes of other posts are kept. */
export async function changePost(
  { plans }: Pick<ContentCreatorDependencies, 'plans'>,
  { restaurantId, planId, postId }: Place,
  change: (stored: StoredPost) => StoredPost,
): Promise<PlanRow> {
  const read = async () => {
    const plan = await plans.find(restaurantId, planId);
    if (plan === undefined) throw new AppError('not_found');
    return plan;
  };
  return saveChange({ read, save: plans.save, isSame: isSameJson }, async (present) => {
    const posts = present.content.posts.map((stored) =>
      stored.post.post_id === postId ? change(stored) : stored,
    );
    if (isSameJson(posts, present.content.posts)) return undefined;
    return { ...present, version: present.version + 1, content: { ...present.content, posts } };
  });
}

/** @throws AppError(not_found) */
export function storedPost({ content }: PlanRow, postId: string): StoredPost {
  const stored = content.posts.find(({ post }) => post.post_id === postId);
  if (stored === undefined) throw new AppError('not_found');
  return stored;
}
