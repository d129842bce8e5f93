import type { ContentPost } from '#shared/posts/contract/content-plan.ts';
import { asPosted } from '#shared/posts/social/post-length.ts';

/** Whether the browser has a share sheet, as phones do. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Opens the phone’s share sheet with the post. Closing the sheet is not an error. */
export async function sharePost(post: ContentPost): Promise<void> {
  const title = post.subject === '' ? {} : { title: post.subject };
  await navigator.share({ ...title, text: asPosted(post) }).catch(() => undefined);
}

/** The text that Copy puts on the clipboard: the subject, if there is one, and the post. */
export function textToCopy(post: ContentPost): string {
  return post.subject === '' ? asPosted(post) : `${post.subject}\n\n${asPosted(post)}`;
}
