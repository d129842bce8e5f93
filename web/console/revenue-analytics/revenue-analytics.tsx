import { useState } from 'react';
import {
  type CorrelatedFeature,
  type CorrelationAnalysis,
  type RevenueForecast,
  useCorrelationAnalysis,
  useRevenueForecast,
} from '#web/console/api/revenue-analytics.ts';
import { SampleNotice } from '#web/console/sample-notice.tsx';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { showToast } from '#web/ui/toast.tsx';
import { RevenueFilters } from './revenue-filters.tsx';
import { RevenueReport } from './revenue-report.tsx';
import { sampleCorrelations, sampleForecast } from './sample-revenue.ts';

/** Shows samples, labeled as such, if the data can't be loaded (spec, console §4). */
export function RevenueAnalytics() {
  const [months, setMonths] = useState(6);
  const [feature, setFeature] = useState<CorrelatedFeature>('all');
  const forecast = useRevenueForecast(months);
  const correlations = useCorrelationAnalysis(feature);
  const failed = [forecast, correlations].filter(({ isError, data }) => isError && data === undefined);
  const isSample = failed.length > 0;
  const isLoading = forecast.isFetching || correlations.isFetching;
  const retry = () => Promise.all(failed.map(({ refetch }) => refetch()));
  if (!isSample && (forecast.data === undefined || correlations.data === undefined)) {
    return <Loading label="Loading analytics…" shapes={['block', 8]} />;
  }
  const shown =
    forecast.data === undefined || correlations.data === undefined
      ? { forecast: sampleForecast(months), correlations: sampleCorrelations(feature) }
      : { forecast: forecast.data, correlations: correlations.data };
  return (
    <>
      {isSample ? (
        <>
          <LoadFailure
            title="Error Loading Analytics"
            query={{ error: failed[0]?.error ?? null, isFetching: isLoading, refetch: retry }}
          />
          <SampleNotice />
        </>
      ) : null}
      <RevenueFilters
        chosen={{ months, feature }}
        onMonths={setMonths}
        onFeature={setFeature}
        isLoading={isLoading}
        onExport={() => exportRevenue(shown, isSample)}
      />
      <RevenueReport {...shown} isSample={isSample} />
    </>
  );
}

/** Exports the data of the screen as one file, and labels samples. */
function exportRevenue(
  shown: { forecast: RevenueForecast; correlations: CorrelationAnalysis },
  isSample: boolean,
): void {
  const name = `${isSample ? 'sample-' : ''}revenue-analytics-${shown.forecast.as_of.slice(0, 10)}.json`;
  const content = {
    is_sample: isSample,
    revenue_forecast: shown.forecast,
    correlation_analysis: shown.correlations,
  };
  try {
    saveFile(name, new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  } catch {
    showToast({ tone: 'danger', title: 'Failed to export analytics' });
  }
}
