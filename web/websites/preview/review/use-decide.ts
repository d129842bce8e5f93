import { useState } from 'react';
import type { Website } from '#shared/websites/contract/website.ts';
import { adviceFor } from '#web/shell/errors/error-messages.ts';
import { showToast } from '#web/ui/toast.tsx';
import { useReviewSuggestions } from '#web/websites/api/suggestions.ts';

/** Keeps or removes suggestions. `skipped`: IDs that were kept with open blanks. */
export function useDecide(website: Website) {
  const review = useReviewSuggestions(website);
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const decide = (decision: Parameters<typeof review.mutate>[0]) =>
    review.mutate(decision, {
      onSuccess: ({ skipped: open }) => setSkipped(open),
      onError: (error) => showToast({ tone: 'danger', title: error.message, description: adviceFor(error) }),
    });
  return { decide, skipped, isPending: review.isPending };
}
