import type { ReactNode } from 'react';
import { formatCounted, formatDollars } from '#shared/format/numbers.ts';
import type { CorrelationAnalysis } from '#web/console/api/revenue-analytics.ts';
import { Figure, FigureStrip } from '#web/console/figure-strip.tsx';
import { changeText } from '#web/console/metric-text.ts';
import { Part } from './part.tsx';

type SegmentsProps = { correlations: CorrelationAnalysis; children: ReactNode };

/** The monthly revenue of each plan, with a chart. */
export function Segments({ correlations: { customer_segments }, children }: SegmentsProps) {
  return (
    <Part title="Customer segments">
      <FigureStrip>
        {customer_segments.map(({ segment, count, avg_revenue, total_revenue, growth }) => (
          <Figure key={segment} label={segment} value={formatDollars(total_revenue)}>
            a month from {formatCounted(count, 'restaurant')}
            {count === 0 ? '' : ` at ${formatDollars(avg_revenue)}`}
            {growth === null ? '' : `; restaurant count ${changeText(growth)} in 90 days`}
          </Figure>
        ))}
      </FigureStrip>
      {children}
    </Part>
  );
}
