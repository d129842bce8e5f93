import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { Loading } from '#web/ui/loading.tsx';
import { BusinessOverview } from './business-overview.tsx';

const ReportView = lazyPart(() => import('./report-view.tsx').then((m) => m.ReportView));

/** Spec, website builder §2.11: Business Intelligence, and its reports. */
export function BusinessIntelligenceScreen() {
  const [params] = useSearchParams();
  const report = params.get('report');
  if (report === null) return <BusinessOverview />;
  return (
    <Suspense fallback={<Loading label="Loading report…" shapes={[10]} />}>
      <ReportView name={report} />
    </Suspense>
  );
}
