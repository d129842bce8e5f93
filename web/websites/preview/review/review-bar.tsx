import type { Website } from '#shared/websites/contract/website.ts';
import { Button } from '#web/ui/button.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import { openReview } from './open-review.ts';
import styles from './review-sheet.module.css';
import { suggestionsToReview } from './suggestion-counts.ts';

/** On narrow screens, the sheet is below the page. This bar shows how many suggestions it has and scrolls to it. */
export function ReviewBar({ website: { suggestions } }: { website: Website }) {
  if (suggestions.length === 0) return null;
  return (
    <Cluster gap={1} justify="between" padBottom={1.5} className={styles.bar}>
      <span>{suggestionsToReview(suggestions.length)}</span>
      <Button size="small" onClick={openReview}>
        Review
      </Button>
    </Cluster>
  );
}
