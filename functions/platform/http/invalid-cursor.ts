import { AppError } from '../app-error.ts';

/** The error for a cursor that no page of this list returned. */
export function invalidCursor(): AppError {
  return new AppError('invalid_input', {
    fields: { cursor: 'This page of results is no longer available. Reload the list.' },
  });
}
