import ChevronRight from 'lucide-react/icons/chevron-right';
import { useSearchParams } from 'react-router-dom';
import { useContentPlan } from '#web/posts/api/content-plans.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/section.tsx';
import { useFocusPlace } from '#web/ui/use-focus-place.ts';
import { useContentPlans } from './api/content-plans.ts';
import styles from './content.module.css';
import { PlanForm } from './form/plan-form.tsx';
import { dayLabel, platformList, postCount } from './plan-labels.ts';
import { PlanView } from './plan-view.tsx';

/** The form for a new content calendar, or the calendar in the address. */
export function ContentPanel() {
  const [search, setSearch] = useSearchParams();
  const planId = search.get('plan');
  const open = (id: string) => setSearch(withPlan(search, id), { preventScrollReset: true });
  const leave = (replace: boolean) => setSearch(withPlan(search), { replace, preventScrollReset: true });
  // The button that went back is gone with the calendar.
  const heading = useFocusPlace<HTMLHeadingElement>(planId !== null, { isShown: true });
  if (planId !== null)
    return <OpenPlan id={planId} onClose={() => leave(false)} onDeleted={() => leave(true)} />;
  return (
    <Stack gap={3}>
      <PlanForm onPlanned={open} heading={heading} />
      <EarlierPlans onOpen={open} />
    </Stack>
  );
}

/** The address with another calendar, or none. */
function withPlan(search: URLSearchParams, id?: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (id === undefined) next.delete('plan');
  else next.set('plan', id);
  return next;
}

type OpenPlanProps = { id: string; onClose: () => void; onDeleted: () => void };

function OpenPlan({ id, onClose, onDeleted }: OpenPlanProps) {
  const plan = useContentPlan(id);
  if (plan.data === undefined) {
    if (plan.isError)
      return (
        <Stack gap={3}>
          <LoadFailure query={plan} />
          <Button className={styles.aside} onClick={onClose}>
            New content calendar
          </Button>
        </Stack>
      );
    return <Loading label="Loading your posts…" gap={3} shapes={['title', 'block', 'block']} />;
  }
  return <PlanView plan={plan.data} onClose={onClose} onDeleted={onDeleted} />;
}

/** Earlier content calendars; nothing if there are none. */
function EarlierPlans({ onOpen }: { onOpen: (id: string) => void }) {
  const plans = useContentPlans();
  if (plans.isError) return <LoadFailure query={plans} />;
  if (plans.data === undefined || plans.data.length === 0) return null;
  return (
    <Section title="Your content calendars" gap={1.5} above={2} className={styles.earlier}>
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
              <ChevronRight />
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
