import Download from 'lucide-react/icons/download';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { Suspense } from 'react';
import { formatMoment } from '#shared/format/dates.ts';
import {
  type BusinessDashboard,
  useBusinessDashboard,
  useExportReport,
} from '#web/console/api/business-intelligence.ts';
import { ConsoleHeader } from '#web/console/console-header.tsx';
import { CONSOLE_SECTIONS } from '#web/console/sections.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { linkTo } from '#web/shell/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Grid } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Note } from '#web/ui/text.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { BusinessMetrics } from './business-metrics.tsx';
import { InsightList } from './insight-list.tsx';

/** Loaded on demand, because they are below the fold. */
const AtRiskCustomers = lazyPart(() => import('./at-risk-customers.tsx').then((m) => m.AtRiskCustomers));
/** Loaded on demand, because it includes chart.js. */
const BusinessCharts = lazyPart(() => import('./business-charts.tsx').then((m) => m.BusinessCharts));

/** Needed only if the metrics can't be loaded. */
const SampleOverview = lazyPart(() => import('./sample-overview.tsx').then((m) => m.SampleOverview));

/** Shows samples, labeled as such, if the metrics can't be loaded (spec, console §4). */
export function BusinessOverview() {
  const dashboard = useBusinessDashboard();
  const { data, isError, isFetching, refetch } = dashboard;
  const header = (
    <ConsoleHeader
      section={CONSOLE_SECTIONS.businessIntelligence}
      actions={
        <>
          <Button
            icon={<RotateCw />}
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
      {data !== undefined ? (
        <>
          {isError ? (
            <Notice tone="warning" title="We couldn’t refresh these metrics">
              These metrics are from {formatMoment(data.generated_at)}. We’ll try again in 5 minutes.
            </Notice>
          ) : null}
          <Business business={data} isSample={false} />
        </>
      ) : isError ? (
        <Suspense fallback={LOADING}>
          <SampleOverview dashboard={dashboard}>
            {(business) => <Business business={business} isSample />}
          </SampleOverview>
        </Suspense>
      ) : (
        LOADING
      )}
    </>
  );
}

/** The dashboard, of the platform's metrics or the samples. */
const LOADING = <Loading label="Loading business intelligence…" shapes={['block', 8]} />;

function Business({ business, isSample }: { business: BusinessDashboard; isSample: boolean }) {
  const { insights, recommendations, at_risk_customers, generated_at } = business;
  return (
    <>
      <BusinessMetrics business={business} />
      <Note measured={false} padTop={1}>
        {isSample ? 'Examples' : `As of ${formatMoment(generated_at)}`}. Dates are in UTC. Updates every 5
        minutes.
      </Note>
      <Grid columnWidth={26} gap={5} rowGap={0}>
        <InsightList
          title="Recommendations"
          empty="No recommendations right now."
          insights={recommendations}
          isSample={isSample}
        />
        <InsightList
          title="Insights"
          empty="Insights appear here as restaurants use the platform."
          insights={insights}
          isSample={isSample}
        />
      </Grid>
      <Suspense fallback={<Loading label="Loading customers at risk…" shapes={[6]} />}>
        <AtRiskCustomers atRisk={at_risk_customers} isSample={isSample} />
      </Suspense>
      <Suspense fallback={<Loading label="Loading charts…" shapes={['block']} />}>
        <BusinessCharts business={business} />
      </Suspense>
    </>
  );
}

/** Spec, console §7.4: the executive report as a JSON file, with a link to the other reports. */
function ExportReport() {
  const exported = useExportReport();
  const fail = ({ message }: Error) =>
    showToast({ tone: 'danger', title: 'Failed to export report', description: message });
  const save = () =>
    exported.mutate('executive', {
      onSuccess: (report) => void import('./report-files.ts').then((files) => files.saveAsJson(report), fail),
      onError: fail,
    });
  return (
    <>
      <LinkButton href={linkTo.businessReport('executive')}>All reports</LinkButton>
      <Button
        variant="primary"
        icon={<Download />}
        isPending={exported.isPending}
        pendingLabel="Creating your report"
        onClick={save}
      >
        Export report
      </Button>
    </>
  );
}
