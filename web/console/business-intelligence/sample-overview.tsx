import type { ReactNode } from 'react';
import type { BusinessDashboard, useBusinessDashboard } from '#web/console/api/business-intelligence.ts';
import { SampleNotice } from '#web/console/sample-notice.tsx';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { SAMPLE_BUSINESS } from './sample-business.ts';

type SampleOverviewProps = {
  dashboard: ReturnType<typeof useBusinessDashboard>;
  /** Renders the samples the same way as real metrics. */
  children: (business: BusinessDashboard) => ReactNode;
};

/** Samples for metrics that can't be loaded, below a notice (spec, console §4). */
export function SampleOverview({ dashboard, children }: SampleOverviewProps) {
  return (
    <>
      <LoadFailure title="Error Loading Dashboard" query={dashboard} />
      <SampleNotice />
      {children(SAMPLE_BUSINESS)}
    </>
  );
}
