import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '#web/api/api-error.ts';

/** Puts a failed call into the form: named fields beside themselves, everything else as the form's own error. */
export function showFailure<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  error: unknown,
  fieldNames: readonly Path<Values>[],
): void {
  if (!(error instanceof ApiError)) throw error;
  const named = fieldNames.filter((name) => error.fields[name] !== undefined);
  for (const name of named) form.setError(name, { message: error.fields[name] ?? error.message });
  if (named.length === 0) form.setError('root', { message: error.message });
}
