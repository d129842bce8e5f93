import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { lazy } from '#functions/platform/lazy.ts';
import { getProfile } from '#functions/profile/get-profile.ts';
import type { contentCreatorRoutes } from '#shared/posts/contract/content-creator-routes.ts';
import { changePost, storedPost } from './change-post.ts';
import type { ContentCreatorDependencies } from './dependencies.ts';
import { notingFlagged, withoutRejectedTexts } from './withdraw-rejected.ts';

const loadWriting = lazy(() => import('#functions/posts/write-again.ts'));

/** Rewrites one post without repeating it or the other posts. */
export function createWritePostAgain(
  dependencies: ContentCreatorDependencies,
): Operation<typeof contentCreatorRoutes.writePostAgain> {
  const { plans } = dependencies;
  return async ({ params }, { restaurantId, audit }) => {
    const plan = await plans.find(restaurantId, params.id);
    if (plan === undefined) throw new AppError('not_found');
    const stored = storedPost(plan, params.postId);
    const [{ profile }, { writeAgain }] = await Promise.all([
      getProfile(dependencies, restaurantId),
      loadWriting(),
    ]);
    const { writer, flagged } = notingFlagged(dependencies.writer);
    const use = { feature: 'content_generation', restaurantId } as const;
    // If there is nothing new to say, only a paid model call counts as a use.
    const written = await writer.withinOneUse(use, async (write) => {
      const words = await writeAgain({ profile, caller: { restaurantId }, writer: { write } }, plan, stored);
      if (words === undefined) throw new AppError('nothing_to_write');
      return words;
    });
    const place = { restaurantId, planId: params.id, postId: params.postId };
    const changed = await changePost(dependencies, place, (before) => ({
      brief: { ...before.brief, turn: written.turn },
      post: {
        ...before.post,
        subject: written.subject,
        text: written.text,
        ...(written.photo !== '' && { photo_idea: written.photo }),
        written_by: written.model,
        prompt_version: written.promptVersion,
        assumed: written.assumed,
      },
    }));
    audit.after = { plan_id: params.id, post_id: params.postId };
    const kept = await withoutRejectedTexts(dependencies, changed, flagged);
    return { data: { post: storedPost(kept, params.postId).post, version: kept.version } };
  };
}
