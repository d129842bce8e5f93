import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { EditPost } from '#shared/contract/ai/content-plan.ts';
import type { contentCreatorRoutes } from '#shared/contract/routes/ai/content-creator-routes.ts';
import { asPosted, postLength } from '#shared/domain/social/post-length.ts';
import { PLATFORM_LABELS } from '#shared/domain/social/social-platforms.ts';
import { changePost, storedPost } from './change-post.ts';
import type { ContentCreatorDependencies } from './dependencies.ts';
import { assertOwnImage } from './own-image.ts';

/** Words that an owner wrote are kept as they are, as long as the platform takes them. */
export function createEditPost(
  dependencies: Pick<ContentCreatorDependencies, 'plans' | 'images'>,
): Operation<typeof contentCreatorRoutes.editPost> {
  return async ({ params, body }, { restaurantId, receipt }) => {
    const place = { restaurantId, planId: params.id, postId: params.postId };
    const plan = await dependencies.plans.find(restaurantId, params.id);
    if (plan === undefined) throw new AppError('not_found');
    storedPost(plan, params.postId);
    await assertOwnImage(dependencies, restaurantId, body.image_id);
    const changed = await changePost(dependencies, place, (before) => {
      const post = { ...before.post, ...withoutAbsent(body) };
      assertFits(post);
      if (body.text !== undefined && body.text !== before.post.text) post.written_by = 'owner';
      return { ...before, post };
    });
    receipt.after = { plan_id: params.id, post_id: params.postId };
    return { data: { post: storedPost(changed, params.postId).post, version: changed.version } };
  };
}

function withoutAbsent(body: EditPost) {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as {
    [Field in keyof EditPost]-?: Exclude<EditPost[Field], undefined>;
  };
}

function assertFits(post: {
  platform: keyof typeof PLATFORM_LABELS;
  text: string;
  hashtags: readonly string[];
}): void {
  const { used, most, isTooLong } = postLength(post.platform, asPosted(post));
  if (!isTooLong) return;
  const message = `${PLATFORM_LABELS[post.platform]} takes ${most.toLocaleString('en-US')} characters; this has ${used.toLocaleString('en-US')}.`;
  throw new AppError('invalid_input', { fields: { text: message } });
}
