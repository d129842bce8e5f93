import { formatExactDollars } from '#shared/format/numbers.ts';
import type { PlatformCosts } from '#web/console/api/costs.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './costs.module.css';
import { pastMonths } from './months.ts';

const TONES = { none: 'neutral', within: 'good', warned: 'warning', reached: 'danger' } as const;

/** The share of the budget that the current month has used. Nothing for past months. */
export function BudgetState({ costs }: { costs: PlatformCosts }) {
  const { month, total_cents, budget } = costs;
  if (month !== pastMonths(new Date(costs.as_of))[0]) return null;
  if (budget.monthly_cents === null)
    return (
      <Text size="small" tone="muted" className={styles.fine}>
        No budget yet. <Link href={paths.adminSettings}>Set one in Platform Settings</Link>
      </Text>
    );
  const spent = formatExactDollars(total_cents / 100);
  const whole = formatExactDollars(budget.monthly_cents / 100);
  return (
    <Stack gap={2} className={styles.budget}>
      {budget.state === 'reached' ? (
        <Notice tone="danger" title="Monthly budget reached">
          Paid AI and texts are paused until next month. Websites aren’t affected.{' '}
          <Link href={paths.adminSettings}>Change the budget</Link>
        </Notice>
      ) : budget.state === 'warned' ? (
        <Notice tone="warning" title="You’ve used over 80% of this month’s budget">
          When it’s used up, paid AI and texts are paused until next month.{' '}
          <Link href={paths.adminSettings}>Change the budget</Link>
        </Notice>
      ) : null}
      <Meter
        label="This month’s budget"
        value={total_cents}
        max={budget.monthly_cents}
        valueText={`${spent} of ${whole}`}
        tone={TONES[budget.state]}
      />
    </Stack>
  );
}
