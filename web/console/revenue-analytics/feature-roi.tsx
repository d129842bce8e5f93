import type { ReactNode } from 'react';
import { formatCount, formatExactDollars, formatPercent } from '#shared/format/numbers.ts';
import { trueMinus } from '#shared/format/true-minus.ts';
import { type RoiLevel, roiLevel } from '#shared/metrics/revenue/feature-roi.ts';
import type { CorrelationAnalysis } from '#web/console/api/revenue-analytics.ts';
import { featureName } from '#web/console/feature-name.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Table } from '#web/ui/table.tsx';
import { Text } from '#web/ui/text.tsx';
import { Part } from './part.tsx';
import styles from './revenue-analytics.module.css';

type Roi = CorrelationAnalysis['feature_roi'][number];

const LEVELS: Readonly<Record<RoiLevel, { tone: 'good' | 'warning' | 'neutral'; word: string }>> = {
  high: { tone: 'good', word: 'High' },
  medium: { tone: 'warning', word: 'Medium' },
  low: { tone: 'neutral', word: 'Low' },
};

/** Percent. What has more almost no cost: its return could not be compared. */
const MOST_SHOWN = 10_000;

type FeatureRoiProps = {
  correlations: CorrelationAnalysis;
  /** What was measured, beside what goes together. */
  lift: ReactNode;
  children: ReactNode;
};

/** What goes with the use of each feature, with how surely, and the chart of it. */
export function FeatureRoi({ correlations: { feature_roi, sample }, lift, children }: FeatureRoiProps) {
  return (
    <Part title="Feature ROI">
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
            cell: ({ usage_count }) => formatCount(usage_count),
            isNumeric: true,
          },
          { id: 'correlation', header: 'Correlation with revenue', cell: correlationCell, isNumeric: true },
          {
            id: 'impact',
            header: 'Associated revenue',
            cell: ({ revenue_impact }) =>
              revenue_impact === null ? '–' : formatExactDollars(revenue_impact),
            isNumeric: true,
          },
          {
            id: 'cost',
            header: 'Cost',
            cell: ({ cost }) => (cost === null ? 'paid by restaurants' : formatExactDollars(cost)),
            isNumeric: true,
          },
          { id: 'roi', header: 'ROI', cell: roiCell, isNumeric: true },
        ]}
      />
      <Text size="small" tone="muted" className={styles.note}>
        This shows correlation, not cause. Restaurants on larger plans pay more and may use more. Based on{' '}
        {sampleWords(sample)}: usage in the last three months against plan price, by rank, with the 95%
        interval. Associated revenue is how much more restaurants with above-median usage pay in three months.
        ROI is that amount minus the cost, divided by the cost.
      </Text>
      {lift}
      {children}
    </Part>
  );
}

function sampleWords({ restaurants, of }: CorrelationAnalysis['sample']): string {
  const count = (figure: number) => formatCount(figure);
  if (restaurants === of) return `all ${count(of)} restaurants that have subscribed`;
  return `${count(restaurants)} of ${count(of)} restaurants that have subscribed`;
}

const coefficient = (figure: number) => trueMinus(figure.toFixed(2));

function correlationCell({ correlation }: Roi): ReactNode {
  if (correlation === null) return 'Not enough data, or no difference';
  const { r, low, high, n } = correlation;
  const isChance = low <= 0 && high >= 0;
  return (
    <span className={styles.correlation}>
      <span>
        {coefficient(r)} ({coefficient(low)} to {coefficient(high)}), n&nbsp;=&nbsp;{n}
      </span>
      {isChance ? (
        <Text as="span" size="small" tone="muted">
          may be due to chance
        </Text>
      ) : null}
    </span>
  );
}

function roiCell({ roi }: Roi): ReactNode {
  if (roi === null) return '–';
  const { tone, word } = LEVELS[roiLevel(roi)];
  return (
    <span className={styles.roi}>
      {roi > MOST_SHOWN ? 'almost no cost' : formatPercent(roi)} <Badge tone={tone}>{word}</Badge>
    </span>
  );
}
