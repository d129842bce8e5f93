import type { GradeAction } from '#shared/contract/ai/grader.ts';
import { formatDecimal } from '#shared/format/numbers.ts';
import { Cluster } from '#web/ui/layout.tsx';
import styles from './action-facts.module.css';

type ActionFactsProps = { action: GradeAction; componentLabel: string };

/** What an action brings and costs. Points are announced only where what is done here brings them. */
export function ActionFacts({ action: { impact, effort, points }, componentLabel }: ActionFactsProps) {
  return (
    <Cluster as="dl" gap={2} rowGap={0} size="small" tone="muted" className={styles.facts}>
      <div>
        <dt>Impact</dt>
        <dd>{impact}</dd>
      </div>
      <div>
        <dt>Effort</dt>
        <dd>{effort}</dd>
      </div>
      <div>
        <dt>{points === null ? 'Part' : componentLabel}</dt>
        <dd>{points === null ? componentLabel : `up to +${formatDecimal(points)}`}</dd>
      </div>
    </Cluster>
  );
}
