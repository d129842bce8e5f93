import ChevronRight from 'lucide-react/icons/chevron-right';
import { useContentPlans } from '#web/posts/api/content-plans.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Stack } from '#web/ui/layout.tsx';
import styles from './content.module.css';
import { dayLabel, platformList, postCount } from './plan-labels.ts';

/** Earlier content calendars; nothing if there are none. */
export function EarlierPlans({ onOpen }: { onOpen: (id: string) => void }) {
  const plans = useContentPlans();
  if (plans.isError) return <LoadFailure query={plans} />;
  if (plans.data === undefined || plans.data.length === 0) return null;
  return (
    <Stack as="section" gap={1.5} above={2} className={styles.earlier} aria-labelledby="earlier-plans">
      <h2 id="earlier-plans">Your content calendars</h2>
      <ul>
        {plans.data.map((plan) => (
          <li key={plan.plan_id}>
            <button type="button" className={styles.planRow} onClick={() => onOpen(plan.plan_id)}>
              <span>
                <strong>{plan.theme === '' ? `Starting ${dayLabel(plan.starts_on)}` : plan.theme}</strong>
                <span className={styles.detail}>
                  {postCount(plan.posts_total)} over {plan.weeks === 1 ? '1 week' : `${plan.weeks} weeks`},
                  starting {dayLabel(plan.starts_on)}: {platformList(plan.platforms)}
                </span>
              </span>
              <ChevronRight aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
