import type { PlanRow, StoredPost } from '#functions/modules/content-plans/content-plan-row.ts';
import { saveChange } from '#functions/modules/editing/save-change.ts';
import { type RejectedText, withoutRejected } from '#shared/domain/moderation/moderated-content.ts';
import { isSameJson } from '#shared/editing/same-json.ts';
import type { WithdrawalDependencies } from './dependencies.ts';
import type { WithdrawalPlace } from './withdrawal-place.ts';

/** Takes a rejected text from the posts of every kept plan; the posts stay, for other words. */
export async function withdrawFromContentPlans(
  { contentPlans }: Pick<WithdrawalDependencies, 'contentPlans'>,
  restaurantId: string,
  rejected: RejectedText,
): Promise<WithdrawalPlace[]> {
  let isFound = false;
  for (const { plan_id } of await contentPlans.list(restaurantId)) {
    const store = {
      read: () => contentPlans.find(restaurantId, plan_id),
      save: async (plan: PlanRow | undefined) => plan !== undefined && contentPlans.save(plan),
      isSame: isSameJson,
    };
    await saveChange(store, async (plan) => {
      // Its owner may have deleted it meanwhile.
      if (plan === undefined) return undefined;
      const posts = plan.content.posts.map((stored) => postWithout(stored, rejected));
      if (isSameJson(posts, plan.content.posts)) return undefined;
      isFound = true;
      return { ...plan, version: plan.version + 1, content: { ...plan.content, posts } };
    });
  }
  return isFound ? ['content_plan'] : [];
}

/** The owner's words of the brief go, too: from them the post could be written again. */
function postWithout({ post, brief }: StoredPost, rejected: RejectedText): StoredPost {
  const without = (text: string) => withoutRejected(text, rejected);
  return {
    brief: { ...brief, words: without(brief.words) },
    post: {
      ...post,
      subject: without(post.subject),
      text: without(post.text),
      alt_text: without(post.alt_text),
    },
  };
}
