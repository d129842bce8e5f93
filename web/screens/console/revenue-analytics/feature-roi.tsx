import { type ReactNode, useId } from 'react';
import { type RoiLevel, roiLevel } from '#shared/domain/admin/revenue/feature-roi.ts';
import type { CorrelationAnalysis } from '#web/api/admin/revenue-analytics.ts';
import { featureName } from '#web/features/console/feature-name.ts';
import { exactDollars } from '#web/features/estimates/exact-dollars.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Table } from '#web/ui/table.tsx';
import styles from './revenue-analytics.module.css';

type Roi = CorrelationAnalysis['feature_roi'][number];

const LEVELS: Readonly<Record<RoiLevel, { tone: 'good' | 'warning' | 'neutral'; word: string }>> = {
  high: { tone: 'good', word: 'High' },
  medium: { tone: 'warning', word: 'Medium' },
  low: { tone: 'neutral', word: 'Low' },
};

/** Percent. What costs next to nothing has no return that could be compared. */
const MOST_SHOWN = 10_000;

type FeatureRoiProps = {
  correlations: CorrelationAnalysis;
  /** What was measured, beside what goes together. */
  lift: ReactNode;
  children: ReactNode;
};

/** What goes with the use of each feature, with how surely, and the chart of it. */
export function FeatureRoi({ correlations: { feature_roi, sample }, lift, children }: FeatureRoiProps) {
  const heading = useId();
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        Feature ROI
      </h2>
      <Table
        caption="Feature ROI"
        isCaptionHidden
        rows={feature_roi}
        rowKey={({ feature }) => feature}
        columns={[
          { id: 'feature', header: 'Feature', cell: ({ feature }) => featureName(feature) },
          {
            id: 'uses',
            header: 'Uses',
            cell: ({ usage_count }) => usage_count.toLocaleString('en-US'),
            isNumeric: true,
          },
          { id: 'correlation', header: 'Correlation with revenue', cell: correlationCell },
          {
            id: 'impact',
            header: 'Revenue that goes with it',
            cell: ({ revenue_impact }) => (revenue_impact === null ? '–' : exactDollars(revenue_impact)),
            isNumeric: true,
          },
          {
            id: 'cost',
            header: 'Cost',
            cell: ({ cost }) => (cost === null ? 'paid by restaurants' : exactDollars(cost)),
            isNumeric: true,
          },
          { id: 'roi', header: 'ROI', cell: roiCell, isNumeric: true },
        ]}
      />
      <p className={styles.note}>
        This is correlation, not effect: restaurants on larger plans pay more and may use more. Over{' '}
        {sampleWords(sample)}: use in the last three months beside the price of the plan, by rank, with the
        95% interval. What goes with use is how much more those above the median use pay in three months than
        the others; ROI is that less the cost, of the cost.
      </p>
      {lift}
      {children}
    </section>
  );
}

function sampleWords({ restaurants, of }: CorrelationAnalysis['sample']): string {
  const count = (figure: number) => figure.toLocaleString('en-US');
  if (restaurants === of) return `all ${count(of)} restaurants that have subscribed`;
  return `${count(restaurants)} of ${count(of)} restaurants that have subscribed`;
}

function correlationCell({ correlation }: Roi): ReactNode {
  if (correlation === null) return 'too few, or no difference';
  const { r, low, high, n } = correlation;
  const isChance = low <= 0 && high >= 0;
  return (
    <span className={styles.correlation}>
      <span className={styles.figure}>
        {r.toFixed(2)} ({low.toFixed(2)} to {high.toFixed(2)}), n = {n}
      </span>
      {isChance ? <span className={styles.muted}>may be chance</span> : null}
    </span>
  );
}

function percentLabel(percent: number): string {
  return `${percent < 0 ? '−' : ''}${Math.abs(percent).toLocaleString('en-US')}%`;
}

function roiCell({ roi }: Roi): ReactNode {
  if (roi === null) return '–';
  const { tone, word } = LEVELS[roiLevel(roi)];
  return (
    <span className={styles.roi}>
      {roi > MOST_SHOWN ? `over ${percentLabel(MOST_SHOWN)}` : percentLabel(roi)}{' '}
      <Badge tone={tone}>{word}</Badge>
    </span>
  );
}
