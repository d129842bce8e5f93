import { formatDecimal } from '#shared/format/numbers.ts';
import type { GradeAction } from '#shared/grader/contract/grader.ts';
import { Fact } from '#web/ui/facts.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import styles from './action-facts.module.css';

type ActionFactsProps = { action: GradeAction; componentLabel: string };

/** The impact and effort of an action. Points are shown only if the app can earn them. */
export function ActionFacts({ action: { impact, effort, points }, componentLabel }: ActionFactsProps) {
  return (
    <Cluster as="dl" gap={2} rowGap={0} size="small" className={styles.facts}>
      <Fact label="Impact">{impact}</Fact>
      <Fact label="Effort">{effort}</Fact>
      <Fact label={points === null ? 'Category' : componentLabel}>
        {points === null ? componentLabel : `Up to +${formatDecimal(points)} points`}
      </Fact>
    </Cluster>
  );
}
