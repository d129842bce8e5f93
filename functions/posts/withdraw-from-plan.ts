import { saveChange } from '#functions/platform/records/save-change.ts';
import { isSameJson } from '#shared/editing/same-json.ts';
import { type RejectedText, withoutRejected } from '#shared/moderation/moderated-content.ts';
import type { PlanRow, StoredPost } from './content-plan-row.ts';
import type { ContentPlansRepository } from './content-plans-repository.ts';

/** Removes a rejected text from a calendar's posts, which stay and can be rewritten. Returns whether it was there. */
export async function withdrawFromPlan(
  plans: Pick<ContentPlansRepository, 'find' | 'save'>,
  { restaurantId, planId }: { restaurantId: string; planId: string },
  rejected: RejectedText,
): Promise<boolean> {
  let isFound = false;
  const store = {
    read: () => plans.find(restaurantId, planId),
    save: async (plan: PlanRow | undefined) => plan !== undefined && plans.save(plan),
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
  return isFound;
}

/** Also removes the owner's words from the brief, so that a rewrite can't bring them back. */
function postWithout({ post, brief }: StoredPost, rejected: RejectedText): StoredPost {
  const without = (text: string) => withoutRejected(text, rejected);
  return {
    brief: { ...brief, words: without(brief.words) },
    post: {
      ...post,
      subject: without(post.subject),
      text: without(post.text),
      alt_text: without(post.alt_text),
      hashtags: post.hashtags.filter((tag) => without(tag) !== ''),
    },
  };
}
