import { formatExactDollars } from '#shared/format/numbers.ts';
import { afterMonth } from '#web/console/after-month.ts';
import { usePlatformCosts } from '#web/console/api/costs.ts';
import { CONSOLE_SECTIONS } from '#web/console/sections.ts';
import { useMay } from '#web/console/use-may.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './stopped-platform.module.css';

/** Says at the top of the console that the monthly budget has paused AI and texts for all restaurants. */
export function StoppedPlatform() {
  const { data: costs } = usePlatformCosts(new Date().toISOString().slice(0, 7));
  const may = useMay();
  const budgetCents = costs?.budget.monthly_cents ?? null;
  if (costs?.budget.state !== 'reached' || budgetCents === null) return null;
  const [spent, budget] = [costs.total_cents, budgetCents].map((cents) => formatExactDollars(cents / 100));
  return (
    <div className={styles.stopped}>
      <Notice tone="danger" title={`AI and texts are paused until ${afterMonth(costs.month)}`}>
        You’ve spent {spent} of this month’s {budget} budget. Restaurants can’t send texts or use paid AI.{' '}
        {may(CONSOLE_SECTIONS.settings) ? (
          <Link href={paths.adminSettings}>Change the budget</Link>
        ) : (
          'Ask someone with the Admin role to change the budget.'
        )}
      </Notice>
    </div>
  );
}
