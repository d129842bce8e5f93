import type { ContentPost } from '#shared/posts/contract/content-plan.ts';
import { asPosted } from '#shared/posts/social/post-length.ts';

/** Whether the browser has a share sheet, as phones do. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Opens the phone's share sheet with the words; who closes it has decided. */
export async function sharePost(post: ContentPost): Promise<void> {
  const title = post.subject === '' ? {} : { title: post.subject };
  await navigator.share({ ...title, text: asPosted(post) }).catch(() => undefined);
}

/** False where the browser does not allow it. */
export async function copyPost(post: ContentPost): Promise<boolean> {
  const words = post.subject === '' ? asPosted(post) : `${post.subject}\n\n${asPosted(post)}`;
  return navigator.clipboard.writeText(words).then(
    () => true,
    () => false,
  );
}
