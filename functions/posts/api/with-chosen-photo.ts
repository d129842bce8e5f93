import type { StoredPost } from '#functions/posts/content-plan-row.ts';
import { POST_IMAGE } from '#shared/posts/social/image-specs.ts';

/**
 * Puts the owner's photo on posts: those about the requested dishes, or else the first one of each platform that shows
 * photos.
 */
export function withChosenPhoto(
  posts: readonly StoredPost[],
  imageId: string,
  dishes: readonly string[],
): StoredPost[] {
  const shown = posts.filter(({ post }) => POST_IMAGE[post.platform] !== undefined);
  const about = shown.filter(({ brief }) => brief.dishes.some(({ name }) => dishes.includes(name)));
  const firsts = shown.filter(
    ({ post }, at) => shown.findIndex((other) => other.post.platform === post.platform) === at,
  );
  const chosen = new Set(about.length > 0 ? about : firsts);
  return posts.map((stored) =>
    chosen.has(stored) ? { ...stored, post: { ...stored.post, image_id: imageId } } : stored,
  );
}
