import type { ChecklistRow } from '#functions/modules/checklists/checklists-repository.ts';
import { statusesOf } from '#functions/modules/checklists/seen-statuses.ts';
import type { ChecklistDependencies } from './dependencies.ts';
import { lookAround } from './look-around.ts';

/** The statuses of a restaurant's items, with what is seen to be done. Throws `AppError('not_found')`. */
export async function presentStatuses(
  dependencies: ChecklistDependencies,
  restaurantId: string,
): Promise<ChecklistRow['statuses']> {
  const [row, seen] = await Promise.all([
    dependencies.checklists.get(restaurantId),
    lookAround(dependencies, restaurantId),
  ]);
  return statusesOf(row, seen);
}
