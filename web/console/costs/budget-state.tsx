import { formatExactDollars } from '#shared/format/numbers.ts';
import { pastMonths } from '#shared/platform-settings/past-months.ts';
import type { PlatformCosts } from '#web/console/api/costs.ts';
import { CONSOLE_SECTIONS } from '#web/console/sections.ts';
import { useMay } from '#web/console/use-may.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Note } from '#web/ui/text.tsx';
import styles from './costs.module.css';

const TONES = { none: 'neutral', within: 'good', warned: 'warning', reached: 'danger' } as const;

/** The share of the budget that the current month has used. Nothing for past months. */
export function BudgetState({ costs }: { costs: PlatformCosts }) {
  const { month, total_cents, budget } = costs;
  if (month !== pastMonths(new Date(costs.as_of))[0]) return null;
  if (budget.monthly_cents === null)
    return (
      <Note className={styles.fine}>
        No budget yet. <BudgetLink>Set one in Platform Settings</BudgetLink>
      </Note>
    );
  const spent = formatExactDollars(total_cents / 100);
  const whole = formatExactDollars(budget.monthly_cents / 100);
  return (
    <Stack gap={2} className={styles.budget}>
      {budget.state === 'reached' ? (
        <Notice tone="danger" title="Monthly budget reached">
          Paid AI features and texts are paused until next month. Websites aren’t affected.{' '}
          <BudgetLink>Change the budget</BudgetLink>
        </Notice>
      ) : budget.state === 'warned' ? (
        <Notice tone="warning" title="You’ve used over 80% of this month’s budget">
          When you reach it, we pause paid AI and texts until next month.{' '}
          <BudgetLink>Change the budget</BudgetLink>
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

/** For the roles that may open Platform Settings. The others read who can. */
function BudgetLink({ children }: { children: string }) {
  const may = useMay();
  if (may(CONSOLE_SECTIONS.settings)) return <Link href={paths.adminSettings}>{children}</Link>;
  return 'Ask someone with the Admin role to set the budget.';
}
