import { NO_RESTAURANT } from '#shared/restaurants/no-restaurant.ts';
import { ApiError } from '#web/client/api-error.ts';
import { SiteFileError } from './site-file-error.ts';

/** The message of a failed import; the first error if there are several. */
export function importFailure(error: unknown): string {
  if (error instanceof SiteFileError) return error.message;
  if (!(error instanceof ApiError))
    return error instanceof Error ? error.message : 'Something went wrong. Try again.';
  if (error.code === 'not_found') return NO_RESTAURANT;
  const [field, reason] = Object.entries(error.fields)[0] ?? [];
  const isSaid = field === undefined || reason === error.message;
  return isSaid ? error.message : `${error.message} ${field}: ${reason}`;
}
