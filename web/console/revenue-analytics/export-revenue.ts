import type { CorrelationAnalysis, RevenueForecast } from '#web/console/api/revenue-analytics.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { showToast } from '#web/ui/toast.tsx';

/** Exports the data of the screen as one file, and labels samples. */
export function exportRevenue(
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
