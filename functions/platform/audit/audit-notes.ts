/**
 * What an operation adds to its audit record. `before` and `after`: ids, numbers and short values of what it changed;
 * content by its version number. `subject`: who it was about, where the token does not say so. `once`: when it happened, and its id, where
 * the same call may come again: they have one audit record. `ended`: what the operation ended before it began its own work;
 * it has an audit record of its own. `changedNothing`: what was asked for was done before, and has its audit record.
 */
export type AuditNotes = {
  before?: object;
  after?: object;
  once?: { at: string; id: string };
  changedNothing?: boolean;
  subject?: { userId?: string; restaurantId?: string | undefined };
  ended?: { operation: string; restaurantId: string; impersonationId: string; before: object };
};
