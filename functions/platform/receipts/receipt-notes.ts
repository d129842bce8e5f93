/**
 * What an operation adds to its receipt. `before` and `after`: ids, numbers and short values of what it changed;
 * content by its version number. `subject`: who it was about, where the token does not say so.
 */
export type ReceiptNotes = {
  before?: object;
  after?: object;
  subject?: { userId?: string; restaurantId?: string | undefined };
};
