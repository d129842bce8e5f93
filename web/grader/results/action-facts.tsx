import { formatDecimal } from '#shared/format/numbers.ts';
import type { GradeAction } from '#shared/grader/contract/grader.ts';
import { Cluster } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './action-facts.module.css';

type ActionFactsProps = { action: GradeAction; componentLabel: string };

/** The impact and effort of an action. Points are shown only if the app can earn them. */
export function ActionFacts({ action: { impact, effort, points }, componentLabel }: ActionFactsProps) {
  return (
    <Cluster as="dl" gap={2} rowGap={0} size="small" tone="muted" className={styles.facts}>
      <div>
        <dt>Impact</dt>
        <Text as="dd" tone="ink" strong>
          {impact}
        </Text>
      </div>
      <div>
        <dt>Effort</dt>
        <Text as="dd" tone="ink" strong>
          {effort}
        </Text>
      </div>
      <div>
        <dt>{points === null ? 'Category' : componentLabel}</dt>
        <Text as="dd" tone="ink" strong>
          {points === null ? componentLabel : `Up to +${formatDecimal(points)} points`}
        </Text>
      </div>
    </Cluster>
  );
}
