import RotateCw from 'lucide-react/icons/rotate-cw';
import { Suspense } from 'react';
import { type BusinessDashboard, useBusinessDashboard } from '#web/api/admin/business-intelligence.ts';
import { ConsoleHeader } from '#web/features/console/console-header.tsx';
import { CONSOLE_SECTIONS } from '#web/features/console/sections.ts';
import { LoadFailure } from '#web/features/errors/load-failure.tsx';
import { lazyPart } from '#web/features/navigation/lazy-part.ts';
import { SampleBadge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './business-intelligence.module.css';
import { BusinessMetrics } from './business-metrics.tsx';
import { ExportReport } from './export-report.tsx';
import { InsightList } from './insight-list.tsx';
import { momentLabel } from './moment-label.ts';
import { SAMPLE_BUSINESS } from './sample-business.ts';

/** Stand below what is looked at first. */
const AtRiskCustomers = lazyPart(() => import('./at-risk-customers.tsx').then((m) => m.AtRiskCustomers));
/** Brings chart.js. */
const BusinessCharts = lazyPart(() => import('./business-charts.tsx').then((m) => m.BusinessCharts));

/** Figures that cannot be fetched are stood in for by samples, which say so (spec, console §4). */
export function BusinessOverview() {
  const dashboard = useBusinessDashboard();
  const { data, isError, isFetching, refetch } = dashboard;
  const isSample = isError && data === undefined;
  const shown = isSample ? SAMPLE_BUSINESS : data;
  const header = (
    <ConsoleHeader
      section={CONSOLE_SECTIONS.businessIntelligence}
      actions={
        <>
          <Button
            icon={<RotateCw aria-hidden="true" />}
            isPending={isFetching && data !== undefined}
            pendingLabel="Refreshing"
            onClick={() => void refetch()}
          >
            Refresh
          </Button>
          <ExportReport />
        </>
      }
    />
  );
  return (
    <>
      {header}
      {shown === undefined ? (
        <Loading label="Loading business intelligence...">
          <Skeleton shape="block" />
          <Skeleton lines={8} />
        </Loading>
      ) : (
        <>
          {isSample ? <SampleBanner dashboard={dashboard} /> : null}
          {isError && !isSample ? (
            <Notice tone="warning" title="These figures could not be refreshed">
              They are those of {momentLabel(shown.generated_at)}. We try again every five minutes.
            </Notice>
          ) : null}
          <Business business={shown} isSample={isSample} />
        </>
      )}
    </>
  );
}

function SampleBanner({ dashboard }: { dashboard: ReturnType<typeof useBusinessDashboard> }) {
  return (
    <>
      <LoadFailure title="Error Loading Dashboard" query={dashboard} />
      <Notice tone="warning" title="These are examples">
        <SampleBadge /> None of the figures below are the platform's own.
      </Notice>
    </>
  );
}

function Business({ business, isSample }: { business: BusinessDashboard; isSample: boolean }) {
  const { insights, recommendations, at_risk_customers, generated_at } = business;
  return (
    <>
      <BusinessMetrics business={business} />
      <p className={styles.asOf}>
        {isSample ? 'Examples' : `As of ${momentLabel(generated_at)}`}, days are those of UTC. Refreshed every
        five minutes.
      </p>
      <div className={styles.columns}>
        <InsightList
          title="Recommendations"
          empty="Nothing wants to be done right now."
          insights={recommendations}
          isSample={isSample}
        />
        <InsightList
          title="Insights"
          empty="What happens on the platform is put into sentences here, as soon as something does."
          insights={insights}
          isSample={isSample}
        />
      </div>
      <Suspense
        fallback={
          <Loading label="Loading who may leave...">
            <Skeleton lines={6} />
          </Loading>
        }
      >
        <AtRiskCustomers atRisk={at_risk_customers} isSample={isSample} />
      </Suspense>
      <Suspense
        fallback={
          <Loading label="Loading the charts...">
            <Skeleton shape="block" />
          </Loading>
        }
      >
        <BusinessCharts business={business} />
      </Suspense>
    </>
  );
}
