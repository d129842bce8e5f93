import { AppError } from '#functions/platform/app-error.ts';
import type { OwnerCaller } from '#functions/platform/auth/caller.ts';

/** Another restaurant's id is answered as one that does not exist. Throws `AppError('not_found')`. */
export function assertOwnRestaurant(restaurantId: string, caller: Pick<OwnerCaller, 'restaurantId'>): void {
  if (restaurantId !== caller.restaurantId) throw new AppError('not_found');
}
