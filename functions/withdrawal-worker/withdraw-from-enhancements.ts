import { type RejectedText, withoutRejected } from '#shared/domain/moderation/moderated-content.ts';
import type { WithdrawalDependencies } from './dependencies.ts';
import type { WithdrawalPlace } from './withdrawal-place.ts';

const READ_AT_ONCE = 100;

/** Takes a rejected description from the enhanced photos that have it: whoever uses them would bring it back. */
export async function withdrawFromEnhancements(
  { enhancements }: Pick<WithdrawalDependencies, 'enhancements'>,
  restaurantId: string,
  rejected: RejectedText,
): Promise<WithdrawalPlace[]> {
  let isFound = false;
  let startAfter: string | undefined;
  do {
    const page = await enhancements.list(restaurantId, { limit: READ_AT_ONCE, startAfter });
    for (const { image_id, alt_text: before } of page.enhancements) {
      const alt_text = withoutRejected(before, rejected);
      if (alt_text === before) continue;
      await enhancements.change(restaurantId, image_id, { alt_text });
      isFound = true;
    }
    startAfter = page.lastId;
  } while (startAfter !== undefined);
  return isFound ? ['image'] : [];
}
