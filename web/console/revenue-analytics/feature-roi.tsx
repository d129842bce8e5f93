import type { ReactNode } from 'react';
import {
  formatAmount,
  formatCount,
  formatCounted,
  formatExactDollars,
  formatPercent,
} from '#shared/format/numbers.ts';
import { type RoiLevel, roiLevel } from '#shared/metrics/revenue/feature-roi.ts';
import type { CorrelationAnalysis } from '#web/console/api/revenue-analytics.ts';
import { featureName } from '#web/console/feature-name.ts';
import { Badge } from '#web/ui/badge.tsx';
import { HowCalculated } from '#web/ui/how-calculated.tsx';
import { Table } from '#web/ui/table.tsx';
import { Note } from '#web/ui/text.tsx';
import { Part } from './part.tsx';
import styles from './revenue-analytics.module.css';

type Roi = CorrelationAnalysis['feature_roi'][number];

const LEVELS: Readonly<Record<RoiLevel, { tone: 'good' | 'warning' | 'neutral'; word: string }>> = {
  high: { tone: 'good', word: 'High' },
  medium: { tone: 'warning', word: 'Medium' },
  low: { tone: 'neutral', word: 'Low' },
};

const STRENGTHS = [
  { from: 0.7, word: 'Strong' },
  { from: 0.4, word: 'Moderate' },
];

/** Percent. Above it, the cost is so small that the ROI can't be compared. */
const MOST_SHOWN = 10_000;

type FeatureRoiProps = {
  correlations: CorrelationAnalysis;
  /** Measured lift, beside the correlations. */
  lift: ReactNode;
  children: ReactNode;
};

/** The correlation of each feature with revenue, its ROI, and a chart. */
export function FeatureRoi({ correlations: { feature_roi, sample }, lift, children }: FeatureRoiProps) {
  return (
    <Part title="Feature ROI">
      <Table
        caption="Feature ROI"
        isCaptionHidden
        rows={feature_roi}
        rowKey={({ feature }) => feature}
        columns={[
          { header: 'Feature', cell: ({ feature }) => featureName(feature) },
          { header: 'Uses', cell: ({ usage_count }) => formatCount(usage_count), isNumeric: true },
          { header: 'Correlation with revenue', cell: correlationCell, isNumeric: true },
          {
            header: 'Associated revenue',
            cell: ({ revenue_impact }) =>
              revenue_impact === null ? '–' : formatExactDollars(revenue_impact),
            isNumeric: true,
          },
          {
            header: 'Cost',
            cell: ({ cost }) => (cost === null ? 'paid by restaurants' : formatExactDollars(cost)),
            isNumeric: true,
          },
          { header: 'ROI', cell: roiCell, isNumeric: true },
        ]}
      />
      <Note className={styles.note}>
        This shows correlation, not cause. Restaurants on larger plans may simply use more.
      </Note>
      <HowCalculated>
        <p>
          We compare each restaurant’s usage in the last three months with its plan price. Based on{' '}
          {sampleWords(sample)}.
        </p>
        <ul>
          {feature_roi.map((each) => (
            <li key={each.feature}>
              {featureName(each.feature)}: {statisticsOf(each)}
            </li>
          ))}
        </ul>
        <p>“Not enough data” means the result may be due to chance.</p>
        <p>
          Associated revenue is how much more restaurants with above-median usage pay over three months. ROI
          is associated revenue minus cost, divided by cost.
        </p>
      </HowCalculated>
      {lift}
      {children}
    </Part>
  );
}

function sampleWords({ restaurants, of }: CorrelationAnalysis['sample']): string {
  const total = formatCounted(of, 'restaurant');
  return restaurants === of
    ? `all ${total} with a current or past subscription`
    : `${formatCount(restaurants)} of ${total} with a current or past subscription`;
}

function statisticsOf({ correlation }: Roi): string {
  if (correlation === null) return 'not enough restaurants, or no variation between them.';
  const { r, low, high, n } = correlation;
  return `rank correlation ${formatAmount(r)}, 95% confidence interval ${formatAmount(low)} to ${formatAmount(high)}, ${formatCounted(n, 'restaurant')}.`;
}

/** False while the result may be due to chance. */
function hasEnoughData({ correlation }: Roi): boolean {
  return correlation !== null && (correlation.low > 0 || correlation.high < 0);
}

function correlationCell(roi: Roi): string {
  if (roi.correlation === null || !hasEnoughData(roi)) return 'Not enough data';
  const { r } = roi.correlation;
  const strength = STRENGTHS.find(({ from }) => Math.abs(r) >= from)?.word ?? 'Weak';
  return r < 0 ? `${strength}, negative` : strength;
}

function roiCell(each: Roi): ReactNode {
  const { roi } = each;
  if (roi === null) return '–';
  const { tone, word } = LEVELS[roiLevel(roi)];
  return (
    <span className={styles.roi}>
      {roi > MOST_SHOWN ? 'almost no cost' : formatPercent(roi)} <Badge tone={tone}>{word}</Badge>
      {hasEnoughData(each) ? null : ' not enough data'}
    </span>
  );
}
