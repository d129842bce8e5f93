import { useState } from 'react';
import type { Website } from '#shared/websites/contract/website.ts';
import { toastFailure } from '#web/shell/errors/toast-failure.ts';
import { useReviewSuggestions } from '#web/websites/api/suggestions.ts';

/** Keeps or removes suggestions. `skipped`: IDs that were kept with open blanks. */
export function useDecide(website: Website) {
  const review = useReviewSuggestions(website);
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const decide = (decision: Parameters<typeof review.mutate>[0]) =>
    review.mutate(decision, {
      onSuccess: ({ skipped: open }) => setSkipped(open),
      onError: toastFailure,
    });
  return { decide, skipped, isPending: review.isPending };
}
