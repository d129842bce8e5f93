import Gauge from 'lucide-react/icons/gauge';
import { BILLED_FEATURES } from '#shared/billing/plan-catalog.ts';
import { usageTone } from '#shared/billing/usage-tone.ts';
import { formatCount } from '#shared/format/numbers.ts';
import { FEATURE_NAMES } from '#web/billing/feature-names.ts';
import { MoreButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Grid, Stack } from '#web/ui/layout.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import type { SubscriptionListProps } from './subscription-list.ts';
import styles from './subscriptions.module.css';

/** The usage of each restaurant's plan in its current billing period. */
export function UsageTab({ rows, more }: SubscriptionListProps) {
  if (rows.length === 0)
    return (
      <EmptyState icon={<Gauge />} title="Nothing to track yet">
        Usage appears here after a restaurant subscribes.
      </EmptyState>
    );
  return (
    <Stack gap={3} className={styles.stack}>
      <Stack as="ul">
        {rows.map(({ id, restaurant_name, plan, usage }) => (
          <Stack as="li" gap={1.5} key={id} className={styles.usage}>
            <Text as="h2" size="body">
              {restaurant_name}{' '}
              <Note as="span" className={styles.email}>
                {plan}
              </Note>
            </Text>
            <Grid columnWidth={11} gap={3} rowGap={2}>
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
            </Grid>
          </Stack>
        ))}
      </Stack>
      {more && <MoreButton list={more}>Show more subscriptions</MoreButton>}
    </Stack>
  );
}
