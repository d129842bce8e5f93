import { AppError } from '#functions/platform/app-error.ts';
import type { OwnerCaller } from '#functions/platform/auth/caller.ts';

/** Throws `AppError('not_found')` for another restaurant's ID, as for an unknown one. */
export function assertOwnRestaurant(restaurantId: string, caller: Pick<OwnerCaller, 'restaurantId'>): void {
  if (restaurantId !== caller.restaurantId) throw new AppError('not_found');
}
