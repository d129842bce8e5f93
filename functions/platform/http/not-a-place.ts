import { AppError } from '../app-error.ts';

/** A cursor that no page of this list has given. */
export function notAPlace(): AppError {
  return new AppError('invalid_input', { fields: { cursor: 'This is not a place in the list.' } });
}
