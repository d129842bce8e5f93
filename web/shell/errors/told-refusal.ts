import { ApiError } from '#web/client/api-error.ts';

/** Not in the plan, switched off or out of budget, nothing to write about, a file of another type, an input that cannot be read, a limit. */
const TOLD_STATUSES: readonly number[] = [402, 403, 409, 415, 422, 429];

/**
 * The refusal that an AI screen tells in its own sentence, whatever it shows for other failures (spec, owner tools §4,
 * §8); undefined for those.
 */
export function toldRefusal(error: unknown): ApiError | undefined {
  return error instanceof ApiError && TOLD_STATUSES.includes(error.status) ? error : undefined;
}
