import { AppError } from '#functions/platform/app-error.ts';
import { OCCASIONS } from '#shared/posts/food-calendar/occasions-between.ts';

/** @throws AppError('invalid_input') for an id that the calendar does not hold */
export function assertKnownOccasions(ids: readonly string[]): void {
  const unknown = ids.filter((id) => !OCCASIONS.some((occasion) => occasion.id === id));
  if (unknown.length === 0) return;
  throw new AppError('invalid_input', {
    fields: { occasions: `Choose occasions from the list. It doesn’t include “${unknown.join('”, “')}”.` },
  });
}
