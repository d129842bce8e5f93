export const REVIEW_SHEET_ID = 'review';

/** Scrolls to the review sheet and focuses it. */
export function openReview(): void {
  const sheet = document.getElementById(REVIEW_SHEET_ID);
  sheet?.scrollIntoView({ block: 'start' });
  sheet?.focus();
}
