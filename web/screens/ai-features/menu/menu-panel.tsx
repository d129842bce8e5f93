import { Suspense, useState } from 'react';
import { type AnalyzedFacts, analyzeMenu } from '#web/api/ai/menu-analysis.ts';
import { lazyPart } from '#web/features/navigation/lazy-part.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useAnalysis } from '../analysis/use-analysis.ts';
import { RestaurantForm } from '../restaurant/restaurant-form.tsx';
import { useRestaurantFacts } from '../restaurant/use-restaurant-facts.ts';
import styles from './menu-panel.module.css';
import { SalesPanel } from './sales/sales-panel.tsx';
import { SAMPLE_MENU } from './sample-menu.ts';

const MenuResults = lazyPart(() => import('./results/menu-results.tsx').then((m) => m.MenuResults));

/** The smart menu optimizer: what was sold, what the menu is worth item by item, and what to do about it. */
export function MenuPanel() {
  const { facts, isUnread } = useRestaurantFacts();
  const { analysis, start } = useAnalysis({ analyze: analyzeMenu, sample: SAMPLE_MENU });
  const [asked, setAsked] = useState<AnalyzedFacts>();
  const analyze = (restaurant: AnalyzedFacts) => {
    setAsked(restaurant);
    void start(restaurant);
  };
  const refusal = analysis.status === 'idle' ? analysis.refusal : undefined;
  const known = asked ?? facts;
  return (
    <div className={styles.panel}>
      <div className={styles.entry}>
        {known === undefined ? (
          <Loading label="Loading your restaurant..." className={styles.loading}>
            <Skeleton shape="title" />
            <Skeleton shape="block" />
          </Loading>
        ) : (
          <RestaurantForm
            facts={known}
            isAnalyzing={analysis.status === 'analyzing'}
            errors={refusal?.fields ?? {}}
            onAnalyze={analyze}
          >
            <p className={styles.note}>
              The menu is that of your profile. Without one there, your website is read.
            </p>
            {isUnread ? (
              <Notice tone="warning">Your profile could not be loaded. Please fill in the fields.</Notice>
            ) : null}
            {refusal === undefined ? null : <Notice tone="danger">{refusal.message}</Notice>}
          </RestaurantForm>
        )}
        <aside className={styles.aside} aria-label="Sales">
          <SalesPanel onChange={() => known !== undefined && analyze(known)} />
        </aside>
      </div>
      {analysis.status === 'analyzing' ? <Analyzing /> : null}
      {analysis.status === 'results' ? (
        <Suspense fallback={<Analyzing />}>
          <MenuResults
            result={analysis.result}
            sampleReason={analysis.failure}
            onTryAgain={() => known !== undefined && analyze(known)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

function Analyzing() {
  return (
    <Loading label="Analyzing..." className={styles.loading}>
      <Skeleton shape="title" />
      <Skeleton lines={3} />
      <Skeleton shape="block" />
    </Loading>
  );
}
