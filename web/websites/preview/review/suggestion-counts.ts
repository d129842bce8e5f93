/** “1 suggestion to review” */
export const suggestionsToReview = (count: number): string =>
  count === 1 ? '1 suggestion to review' : `${count} suggestions to review`;

/** Suggestions aren’t published until the owner keeps them. */
export const suggestionsLeftOut = (count: number): string =>
  count === 1 ? '1 suggestion isn’t on your website.' : `${count} suggestions aren’t on your website.`;
