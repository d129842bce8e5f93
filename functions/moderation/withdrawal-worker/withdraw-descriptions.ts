import { type RejectedText, withoutRejected } from '#shared/moderation/moderated-content.ts';
import type { RemovalLocation } from './removal-location.ts';

const READ_AT_ONCE = 100;

/** Pictures of a restaurant, each with its description, a page at a time. */
export type DescribedImages = {
  read: (page: { limit: number; startAfter: string | undefined }) => Promise<DescribedPage>;
  change: (id: string, description: string) => Promise<unknown>;
};
type DescribedPage = { images: { id: string; description: string }[]; lastId: string | undefined };

/** Removes a rejected description from all images that have it. */
export async function withdrawDescriptions(
  { read, change }: DescribedImages,
  rejected: RejectedText,
): Promise<RemovalLocation[]> {
  let isFound = false;
  let startAfter: string | undefined;
  do {
    const page = await read({ limit: READ_AT_ONCE, startAfter });
    for (const { id, description } of page.images) {
      const left = withoutRejected(description, rejected);
      if (left === description) continue;
      await change(id, left);
      isFound = true;
    }
    startAfter = page.lastId;
  } while (startAfter !== undefined);
  return isFound ? ['image'] : [];
}
