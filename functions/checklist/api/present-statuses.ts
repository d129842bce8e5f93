import type { ChecklistRow } from '#functions/checklist/checklists-repository.ts';
import { statusesOf } from '#functions/checklist/seen-statuses.ts';
import type { Surroundings } from '#functions/checklist/surroundings.ts';
import type { ChecklistDependencies } from './dependencies.ts';
import { gatherEvidence } from './gather-evidence.ts';

type PresentStatuses = { statuses: ChecklistRow['statuses']; seen: Surroundings };

/** The statuses of a restaurant's items, with their evidence. Throws `AppError('not_found')`. */
export async function presentStatuses(
  dependencies: ChecklistDependencies,
  restaurantId: string,
): Promise<PresentStatuses> {
  const [row, seen] = await Promise.all([
    dependencies.checklists.get(restaurantId),
    gatherEvidence(dependencies, restaurantId),
  ]);
  return { statuses: statusesOf(row, seen), seen };
}
