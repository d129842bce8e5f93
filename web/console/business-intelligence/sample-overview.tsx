import type { ReactNode } from 'react';
import type { BusinessDashboard, useBusinessDashboard } from '#web/console/api/business-intelligence.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { SampleBadge } from '#web/ui/badge.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SAMPLE_BUSINESS } from './sample-business.ts';

type SampleOverviewProps = {
  dashboard: ReturnType<typeof useBusinessDashboard>;
  /** Draws the samples as it does the platform's own figures. */
  children: (business: BusinessDashboard) => ReactNode;
};

/** What stands in for figures that cannot be fetched, below what says so (spec, console §4). */
export function SampleOverview({ dashboard, children }: SampleOverviewProps) {
  return (
    <>
      <LoadFailure title="Error Loading Dashboard" query={dashboard} />
      <Notice tone="warning" title="These are examples">
        <SampleBadge /> The numbers below are examples, not yours.
      </Notice>
      {children(SAMPLE_BUSINESS)}
    </>
  );
}
