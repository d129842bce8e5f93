/**
 * What an operation adds to its receipt. `before` and `after`: ids, numbers and short values of what it changed;
 * content by its version number. `subject`: who it was about, where the token does not say so. `once`: when it happened, and its id, where
 * the same call may come again: they have one receipt.
 */
export type ReceiptNotes = {
  before?: object;
  after?: object;
  once?: { at: string; id: string };
  subject?: { userId?: string; restaurantId?: string | undefined };
};
