import { type RejectedText, withoutRejected } from '#shared/domain/moderation/moderated-content.ts';
import type { WithdrawalDependencies } from './dependencies.ts';
import type { WithdrawalPlace } from './withdrawal-place.ts';

const READ_AT_ONCE = 100;

/** Takes a rejected description from the pictures that have it. */
export async function withdrawFromImages(
  { images }: Pick<WithdrawalDependencies, 'images'>,
  restaurantId: string,
  rejected: RejectedText,
): Promise<WithdrawalPlace[]> {
  let isFound = false;
  let startAfter: string | undefined;
  do {
    const page = await images.list(restaurantId, { limit: READ_AT_ONCE, startAfter });
    for (const { image_id, asset } of page.images) {
      const alt = withoutRejected(asset.alt, rejected);
      if (alt === asset.alt) continue;
      await images.describe(restaurantId, image_id, alt);
      isFound = true;
    }
    startAfter = page.lastId;
  } while (startAfter !== undefined);
  return isFound ? ['image'] : [];
}
