import { AppError } from '#functions/platform/app-error.ts';
import type { ImageSlots } from './image-slots-repository.ts';

type Room = { restaurantId: string; most: number; message?: string };

/**
 * Makes one more picture where there is room; what fails frees its slot. Slots that died with their calls are found out
 * when there are no others. Throws `AppError('image_limit')`.
 */
export async function inImageSlot<Result>(
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
