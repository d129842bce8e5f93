import type { ReactNode } from 'react';
import type { CorrelationAnalysis } from '#web/api/admin/revenue-analytics.ts';
import { Figure, FigureStrip } from '#web/features/console/figure-strip.tsx';
import { Part } from './part.tsx';
import { dollarsLabel, growthLabel } from './revenue-format.ts';

type SegmentsProps = { correlations: CorrelationAnalysis; children: ReactNode };

/** What each plan brings a month, and the chart of it. */
export function Segments({ correlations: { customer_segments }, children }: SegmentsProps) {
  return (
    <Part title="Customer segments">
      <FigureStrip>
        {customer_segments.map(({ segment, count, avg_revenue, total_revenue, growth }) => (
          <Figure key={segment} label={segment} value={dollarsLabel(total_revenue)}>
            a month, of {count.toLocaleString('en-US')} {count === 1 ? 'restaurant' : 'restaurants'}
            {count === 0 ? '' : ` at ${dollarsLabel(avg_revenue)}`}
            {growth === null ? '' : `; ${growthLabel(growth)} restaurants in 90 days`}
          </Figure>
        ))}
      </FigureStrip>
      {children}
    </Part>
  );
}
