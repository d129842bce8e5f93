import { type RejectedText, withoutRejected } from '#shared/moderation/moderated-content.ts';
import type { WithdrawalDependencies } from './dependencies.ts';
import type { RemovalLocation } from './removal-location.ts';

const READ_AT_ONCE = 100;

/** A restaurant's images with their descriptions, page by page. */
type DescribedImages = {
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

/** Removes a rejected description from the images that have it. */
export const withdrawFromImages = (
  { images }: Pick<WithdrawalDependencies, 'images'>,
  restaurantId: string,
  rejected: RejectedText,
): Promise<RemovalLocation[]> =>
  withdrawDescriptions(
    {
      read: async (page) => {
        const { images: read, lastId } = await images.list(restaurantId, page);
        return { images: read.map(({ image_id: id, asset }) => ({ id, description: asset.alt })), lastId };
      },
      change: (id, alt) => images.describe(restaurantId, id, alt),
    },
    rejected,
  );

/** Removes a rejected description from the enhanced photos that have it. Using such a photo would bring it back. */
export const withdrawFromEnhancements = (
  { enhancements }: Pick<WithdrawalDependencies, 'enhancements'>,
  restaurantId: string,
  rejected: RejectedText,
): Promise<RemovalLocation[]> =>
  withdrawDescriptions(
    {
      read: async (page) => {
        const { enhancements: read, lastId } = await enhancements.list(restaurantId, page);
        return { images: read.map(({ image_id: id, alt_text }) => ({ id, description: alt_text })), lastId };
      },
      change: (id, alt_text) => enhancements.change(restaurantId, id, { alt_text }),
    },
    rejected,
  );
