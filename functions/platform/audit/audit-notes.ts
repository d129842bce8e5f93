/**
 * What an operation adds to its audit record.
 * - `before` and `after`: IDs, numbers, and short values that changed; content by its version number.
 * - `subject`: who it was about, if the token doesn't say.
 * - `once`: the time and ID of something that may be repeated, so that repeats share one record.
 * - `ended`: something that the operation ended first; it gets its own record.
 * - `changedNothing`: the request was already fulfilled and recorded.
 */
export type AuditNotes = {
  before?: object;
  after?: object;
  once?: { at: string; id: string };
  changedNothing?: boolean;
  subject?: { userId?: string; restaurantId?: string | undefined };
  ended?: { operation: string; restaurantId: string; impersonationId: string; before: object };
};
