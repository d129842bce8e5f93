import type { InspectedText } from '#functions/ai/inspection.ts';
import { descriptionOf } from '#functions/moderation/image-descriptions.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { StoredPost } from '#functions/posts/content-plan-row.ts';
import { hashtagTexts } from '#functions/posts/hashtag-texts.ts';
import { formatCount } from '#shared/format/numbers.ts';
import type { contentCreatorRoutes } from '#shared/posts/contract/content-creator-routes.ts';
import type { EditPost } from '#shared/posts/contract/content-plan.ts';
import { asPosted, postLength } from '#shared/posts/social/post-length.ts';
import { PLATFORM_LABELS } from '#shared/posts/social/social-platforms.ts';
import { changePost, storedPost } from './change-post.ts';
import type { ContentCreatorDependencies } from './dependencies.ts';
import { assertOwnImage } from './own-image.ts';
import { withoutRejectedTexts } from './withdraw-rejected.ts';

type Post = StoredPost['post'];

/** Saves the owner's wording unchanged, within the platform's limit. */
export function createEditPost(
  dependencies: Pick<ContentCreatorDependencies, 'plans' | 'images' | 'inspect' | 'moderation'>,
): Operation<typeof contentCreatorRoutes.editPost> {
  return async ({ params, body }, { restaurantId, audit }) => {
    const place = { restaurantId, planId: params.id, postId: params.postId };
    const plan = await dependencies.plans.find(restaurantId, params.id);
    if (plan === undefined) throw new AppError('not_found');
    const stored = storedPost(plan, params.postId);
    await assertOwnImage(dependencies, restaurantId, body.image_id);
    const flagged = await dependencies.inspect(newTexts(stored.post, withoutAbsent(body)), { restaurantId });
    const edited = await changePost(dependencies, place, (before) => {
      const post = { ...before.post, ...withoutAbsent(body) };
      assertFits(post);
      if (body.text !== undefined && body.text !== before.post.text) {
        post.written_by = 'owner';
        post.prompt_version = undefined;
      }
      return { ...before, post };
    });
    // Removes text that was rejected before. This follows the save, so that a later rejection finds the text in the
    // post.
    const changed = await withoutRejectedTexts(dependencies, edited, flagged);
    audit.after = { plan_id: params.id, post_id: params.postId };
    return { data: { post: storedPost(changed, params.postId).post, version: changed.version } };
  };
}

function withoutAbsent(body: EditPost) {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as {
    [Field in keyof EditPost]-?: Exclude<EditPost[Field], undefined>;
  };
}

/** The texts that an edit adds, with the field names of the post writer. */
function newTexts(before: Post, change: Partial<Post>): InspectedText[] {
  const after = { ...before, ...change };
  const copy = copyOf(after);
  const about = { used_for: 'post' };
  return [
    ...(copy === copyOf(before)
      ? []
      : [
          {
            contentType: 'marketing_copy' as const,
            field: 'copy' as const,
            text: copy,
            about,
            before: copyOf(before),
          },
        ]),
    ...hashtagTexts(after.hashtags.filter((tag) => !before.hashtags.includes(tag))),
    ...(after.alt_text === before.alt_text ? [] : [descriptionOf(after.alt_text, about)]),
  ];
}

const copyOf = ({ subject, text }: Pick<Post, 'subject' | 'text'>) =>
  subject === '' ? text : `${subject}\n${text}`;

function assertFits(post: {
  platform: keyof typeof PLATFORM_LABELS;
  text: string;
  hashtags: readonly string[];
}): void {
  const { used, most, isTooLong } = postLength(post.platform, asPosted(post));
  if (!isTooLong) return;
  const message = `${PLATFORM_LABELS[post.platform]} posts can have up to ${formatCount(most)} characters. This one has ${formatCount(used)}.`;
  throw new AppError('invalid_input', { fields: { text: message } });
}
