import { AppError } from '../app-error.ts';

/** A cursor that no page of this list has given. */
export function notAPlace(): AppError {
  return new AppError('invalid_input', {
    fields: { cursor: 'This page of results is no longer available. Reload the list.' },
  });
}
