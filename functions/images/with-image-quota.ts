import { AppError } from '#functions/platform/app-error.ts';
import type { ImageSlots } from './image-slots-repository.ts';

type Room = { restaurantId: string; most: number; message?: string };

/**
 * Makes one more image within the restaurant's quota. A failure frees its slot. A full quota is recounted first, which
 * frees the slots of crashed calls. Throws `AppError('image_limit')`.
 */
export async function withImageQuota<Result>(
  slots: ImageSlots,
  { restaurantId, most, message }: Room,
  make: () => Promise<Result>,
): Promise<Result> {
  if (!(await slots.takeSlot(restaurantId, most))) {
    await slots.recount(restaurantId);
    if (!(await slots.takeSlot(restaurantId, most)))
      throw new AppError('image_limit', message === undefined ? {} : { message });
  }
  return make().catch(async (error: unknown) => {
    await slots.freeSlot(restaurantId);
    throw error;
  });
}
