import { BILLED_FEATURES, isUpgrade, LIMIT_UNITS } from '#shared/billing/plan-catalog.ts';
import { formatCount, formatExactDollars } from '#shared/format/numbers.ts';
import type { OfferedPlan, OwnBilling } from '#web/billing/api/billing.ts';
import styles from '#web/billing/billing.module.css';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Cluster, Grid } from '#web/ui/layout.tsx';
import { Note } from '#web/ui/text.tsx';

type PlanChoiceProps = { billing: OwnBilling; onChoose: (plan: OfferedPlan) => void };

/** The plans side by side, each with its price and limits. */
export function PlanChoice({ billing, onChoose }: PlanChoiceProps) {
  return (
    <Grid as="ul" gap={2} className={styles.plans}>
      {billing.plans.map((plan) => (
        <PlanEntry key={plan.plan_id} plan={plan} billing={billing} onChoose={onChoose} />
      ))}
    </Grid>
  );
}

function PlanEntry({ plan, billing, onChoose }: PlanChoiceProps & { plan: OfferedPlan }) {
  const { subscription } = billing;
  const isCurrent = subscription?.plan_id === plan.plan_id;
  const isNext = subscription?.next_plan === plan.plan_id;
  return (
    <Grid as="li" gap={2} className={classNames(styles.plan, isCurrent && styles.current)}>
      <Cluster as="h3" gap={2}>
        {plan.name}
      </Cluster>
      <p className={styles.price}>
        <strong>{formatExactDollars(plan.price).replace('.00', '')}</strong> a month
      </p>
      <Note as="ul" className={styles.limits}>
        {BILLED_FEATURES.map((feature) => (
          <li key={feature}>
            {formatCount(plan.limits[feature])} {LIMIT_UNITS[feature]}
          </li>
        ))}
      </Note>
      {isCurrent && subscription.next_plan === null ? (
        <Cluster as="p" wrap={false} className={styles.state}>
          <Badge tone="good">Your plan</Badge>
        </Cluster>
      ) : isNext ? (
        <Cluster as="p" wrap={false} className={styles.state}>
          <Badge>{subscription.cancel_at_period_end ? 'Canceled' : 'Starts next month'}</Badge>
        </Cluster>
      ) : (
        <Button onClick={() => onChoose(plan)} aria-label={`${verbFor(plan, subscription)} ${plan.name}`}>
          {verbFor(plan, subscription).replace(' to', '')}
        </Button>
      )}
    </Grid>
  );
}

function verbFor({ plan_id }: OfferedPlan, subscription: OwnBilling['subscription']): string {
  if (subscription === null) return 'Choose';
  if (subscription.plan_id === plan_id) return 'Keep';
  return isUpgrade(subscription.plan_id, plan_id) ? 'Upgrade to' : 'Change to';
}
