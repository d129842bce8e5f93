import { useState } from 'react';
import { useContentPlan } from '#web/api/ai/content-plans.ts';
import { LoadFailure } from '#web/features/errors/load-failure.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './content.module.css';
import { EarlierPlans } from './earlier-plans.tsx';
import { PlanForm } from './form/plan-form.tsx';
import { PlanView } from './plan-view.tsx';

/** Plans of posts: what is to be planned, or the plan that was made. */
export function ContentPanel() {
  const [planId, setPlanId] = useState<string>();
  if (planId !== undefined) return <OpenPlan id={planId} onClose={() => setPlanId(undefined)} />;
  return (
    <div className={styles.panel}>
      <PlanForm onPlanned={setPlanId} />
      <EarlierPlans onOpen={setPlanId} />
    </div>
  );
}

function OpenPlan({ id, onClose }: { id: string; onClose: () => void }) {
  const plan = useContentPlan(id);
  if (plan.data === undefined) {
    if (plan.isError) return <LoadFailure query={plan} />;
    return (
      <Loading label="Loading your posts..." className={styles.panel}>
        <Skeleton shape="title" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Loading>
    );
  }
  return <PlanView plan={plan.data} onClose={onClose} />;
}
