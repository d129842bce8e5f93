import type { ReactNode } from 'react';
import { formatDollars } from '#shared/format/numbers.ts';
import type { ChecklistFigures } from '#web/checklist/api/checklist.ts';
import { Estimate } from '#web/ui/estimate.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './progress-cards.module.css';

/** The progress of each part, and what it is worth. */
export function ProgressCards({ progress }: { progress: ChecklistFigures }) {
  const { foundational, ongoing, completedRevenue, totalPotential } = progress;
  return (
    <section aria-labelledby="progress">
      <VisuallyHidden>
        <h2 id="progress">Progress</h2>
      </VisuallyHidden>
      <dl className={styles.cards}>
        <ProgressCard
          label="Foundation"
          figure={`${foundational.completedItems} of ${foundational.totalItems}`}
          percentage={foundational.completionPercentage}
        >
          {foundational.completionPercentage}% done
        </ProgressCard>
        <ProgressCard
          label="Critical"
          figure={`${foundational.completedCriticalItems} of ${foundational.criticalItems}`}
          percentage={foundational.criticalCompletionPercentage}
        >
          {foundational.criticalCompletionPercentage}% done
        </ProgressCard>
        <ProgressCard
          label="Ongoing"
          figure={`${ongoing.completedItems} of ${ongoing.totalItems}`}
          percentage={ongoing.completionPercentage}
        >
          {ongoing.completionPercentage}% done
        </ProgressCard>
        <ProgressCard
          label="Revenue"
          figure={formatDollars(completedRevenue)}
          percentage={totalPotential === 0 ? 0 : Math.min(100, (100 * completedRevenue) / totalPotential)}
        >
          of {formatDollars(totalPotential)} a week unlocked <Estimate />
        </ProgressCard>
      </dl>
    </section>
  );
}

type ProgressCardProps = { label: string; figure: string; percentage: number; children: ReactNode };

function ProgressCard({ label, figure, percentage, children }: ProgressCardProps) {
  return (
    <Stack gap={0.5} className={styles.card}>
      <Text as="dt" strong>
        {label}
      </Text>
      <Stack as="dd" gap={1}>
        <Text as="span" size={3} display>
          {figure}
        </Text>
        <span className={styles.track} aria-hidden="true">
          <span className={styles.fill} style={{ width: `${percentage}%` }} />
        </span>
        <Cluster as="span" gap={1} rowGap={0.5} size="small" tone="muted">
          {children}
        </Cluster>
      </Stack>
    </Stack>
  );
}
