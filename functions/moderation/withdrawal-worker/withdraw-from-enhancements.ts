import type { RejectedText } from '#shared/moderation/moderated-content.ts';
import type { WithdrawalDependencies } from './dependencies.ts';
import type { RemovalLocation } from './removal-location.ts';
import { type DescribedImages, withdrawDescriptions } from './withdraw-descriptions.ts';

/** Removes a rejected description from the enhanced photos that have it. Using such a photo would bring it back. */
export function withdrawFromEnhancements(
  { enhancements }: Pick<WithdrawalDependencies, 'enhancements'>,
  restaurantId: string,
  rejected: RejectedText,
): Promise<RemovalLocation[]> {
  const photos: DescribedImages = {
    read: async (page) => {
      const { enhancements: read, lastId } = await enhancements.list(restaurantId, page);
      return {
        images: read.map(({ image_id: id, alt_text: description }) => ({ id, description })),
        lastId,
      };
    },
    change: (id, alt_text) => enhancements.change(restaurantId, id, { alt_text }),
  };
  return withdrawDescriptions(photos, rejected);
}
