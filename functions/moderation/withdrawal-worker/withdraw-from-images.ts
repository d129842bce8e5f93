import type { RejectedText } from '#shared/moderation/moderated-content.ts';
import type { WithdrawalDependencies } from './dependencies.ts';
import type { RemovalLocation } from './removal-location.ts';
import { type DescribedImages, withdrawDescriptions } from './withdraw-descriptions.ts';

/** Removes a rejected description from the images that have it. */
export function withdrawFromImages(
  { images }: Pick<WithdrawalDependencies, 'images'>,
  restaurantId: string,
  rejected: RejectedText,
): Promise<RemovalLocation[]> {
  const described: DescribedImages = {
    read: async (page) => {
      const { images: read, lastId } = await images.list(restaurantId, page);
      return { images: read.map(({ image_id: id, asset }) => ({ id, description: asset.alt })), lastId };
    },
    change: (id, alt) => images.describe(restaurantId, id, alt),
  };
  return withdrawDescriptions(described, rejected);
}
