/**
 * Two texts in a row have to fit into one delivery of 60 s, with the drawing after them; one into a call of the API,
 * which ends after 29 s. An image is read in such a call alone.
 */
export const MODEL_TIME_LIMITS = {
  timeoutMilliseconds: 15_000,
  deadlineMilliseconds: 18_000,
  imageDeadlineMilliseconds: 25_000,
} as const;
