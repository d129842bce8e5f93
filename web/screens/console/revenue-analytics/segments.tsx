import { type ReactNode, useId } from 'react';
import type { CorrelationAnalysis } from '#web/api/admin/revenue-analytics.ts';
import { Figure, FigureStrip } from '#web/features/console/figure-strip.tsx';
import styles from './revenue-analytics.module.css';
import { dollarsLabel, growthLabel } from './revenue-format.ts';

type SegmentsProps = { correlations: CorrelationAnalysis; children: ReactNode };

/** What each plan brings a month, and the chart of it. */
export function Segments({ correlations: { customer_segments }, children }: SegmentsProps) {
  const heading = useId();
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        Customer segments
      </h2>
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
    </section>
  );
}
