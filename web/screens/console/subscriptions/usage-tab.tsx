import Gauge from 'lucide-react/icons/gauge';
import { BILLED_FEATURES } from '#shared/domain/billing/plan-catalogue.ts';
import { usageTone } from '#shared/domain/billing/usage-tone.ts';
import { formatCount } from '#shared/format/numbers.ts';
import { FEATURE_NAMES } from '#web/features/billing/feature-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { MoreSubscriptions } from './more-subscriptions.tsx';
import type { SubscriptionListProps } from './subscription-list.ts';
import styles from './subscriptions.module.css';

/** What each restaurant has used of its plan in its present period. */
export function UsageTab({ rows, more }: SubscriptionListProps) {
  if (rows.length === 0)
    return (
      <EmptyState icon={<Gauge />} title="Nothing to track yet">
        Usage appears here when someone subscribes.
      </EmptyState>
    );
  return (
    <div className={styles.stack}>
      <ul className={styles.usages}>
        {rows.map(({ id, restaurant_name, plan, usage }) => (
          <li key={id} className={styles.usage}>
            <h2 className={styles.usageName}>
              {restaurant_name} <span className={styles.email}>{plan}</span>
            </h2>
            <div className={styles.meters}>
              {BILLED_FEATURES.map((feature) => {
                const { used, limit } = usage[feature];
                const figures = `${formatCount(used)} of ${formatCount(limit)}`;
                return (
                  <Meter
                    key={feature}
                    label={FEATURE_NAMES[feature].name}
                    value={used}
                    max={Math.max(limit, 1)}
                    valueText={figures}
                    tone={usageTone(used, limit)}
                  />
                );
              })}
            </div>
          </li>
        ))}
      </ul>
      <MoreSubscriptions more={more} />
    </div>
  );
}
