import { STALE_CURSOR } from '#shared/contract/field-messages.ts';
import { AppError } from '../app-error.ts';

/** The error for a cursor that no page of this list returned. */
export function invalidCursor(): AppError {
  return new AppError('invalid_input', {
    fields: { cursor: STALE_CURSOR },
  });
}
