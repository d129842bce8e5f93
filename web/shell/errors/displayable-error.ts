import { ApiError } from '#web/client/api-error.ts';

/**
 * Not in the plan, turned off, out of budget, nothing to write about, unsupported or unreadable file, or limit
 * reached.
 */
const DISPLAYABLE_STATUSES: readonly number[] = [402, 403, 409, 415, 422, 429];

/**
 * The error whose own message an AI screen shows (spec, owner tools §4, §8); undefined for failures with the screen’s
 * message.
 */
export function displayableError(error: unknown): ApiError | undefined {
  return error instanceof ApiError && DISPLAYABLE_STATUSES.includes(error.status) ? error : undefined;
}
