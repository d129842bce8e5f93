import type { FeatureDay } from '#shared/metrics/summarize-usage.ts';
import { summarizeUsage } from '#shared/metrics/summarize-usage.ts';
import type { ActivityFigures } from './activity-figures.ts';
import type { BusinessFigures } from './business-figures.ts';
import {
  businessInsights,
  businessRecommendations,
  type RiskSummary,
  usageInsights,
} from './business-insights.ts';
import {
  figure,
  type ReportContent,
  type ReportFigure,
  type ReportTable,
  type ReportType,
} from './business-report.ts';
import {
  type AtRiskOfReport,
  activityTable,
  atRiskTable,
  type ForecastOfReport,
  forecastTable,
  type MonthOfReport,
  monthsTable,
  plansTable,
} from './report-tables.ts';

/** The data of all reports. */
export type ReportSource = {
  figures: BusinessFigures;
  risk: RiskSummary;
  atRisk: readonly AtRiskOfReport[];
  months: readonly MonthOfReport[];
  forecast: readonly ForecastOfReport[];
};

/** The data of the usage report, which goes back twice the period. */
export type UsageSource = { figures: ActivityFigures; aiUsage: readonly FeatureDay[] };

/** Makes every report except the usage report. */
type BusinessReportType = Exclude<ReportType, 'usage'>;

const REPORTS: Readonly<Record<BusinessReportType, (source: ReportSource) => ReportContent>> = {
  executive: (source) => {
    const { figures, risk, atRisk } = source;
    return {
      title: 'Executive report',
      key_figures: [
        figure('Total revenue', 'dollars', figures.revenue),
        figure('Growth rate', 'percent', figures.revenueChange),
        figure('Monthly recurring revenue', 'dollars', figures.recurring),
        ...customerFigures(figures),
        figure('Customers at risk', 'count', risk.atRisk),
      ],
      tables: [plansTable(figures), monthsTable(source.months), activityTable(figures), atRiskTable(atRisk)],
      insights: sentences(source),
    };
  },
  revenue: (source) => {
    const { figures, months, forecast } = source;
    return {
      title: 'Revenue report',
      key_figures: [
        figure('Total revenue', 'dollars', figures.revenue),
        figure('Revenue in the previous period', 'dollars', figures.revenueBefore),
        figure('Growth rate', 'percent', figures.revenueChange),
        figure('Monthly recurring revenue', 'dollars', figures.recurring),
        figure('Average revenue per customer', 'dollars', figures.averageRevenue),
        figure('Overdue invoices', 'count', figures.overdue),
      ],
      tables: [plansTable(figures), monthsTable(months), forecastTable(forecast)],
      insights: sentences(source, ['revenue', 'recurring', 'customers', 'overdue']),
    };
  },
  health: (source) => {
    const { figures, risk, atRisk } = source;
    return {
      title: 'Health report',
      key_figures: [
        figure('Customers scored', 'count', risk.scored),
        figure('Customers at risk', 'count', risk.atRisk),
        figure('Immediate action required', 'count', risk.immediate),
        figure('Customer retention', 'percent', figures.retention),
        figure('Failed AI requests', 'percent', failureRate(figures)),
        figure('Overdue invoices', 'count', figures.overdue),
        figure('Incomplete setups', 'count', figures.incompleteSetups),
      ],
      tables: [
        atRiskTable(atRisk),
        activityTable(figures, ['ai_failures', 'failed_generations', 'content_flagged', 'content_rejected']),
      ],
      insights: sentences(source, [
        'churn_risk',
        'customers',
        'write_first',
        'overdue',
        'ai_failures',
        'flagged',
      ]),
    };
  },
};

export function makeReport(type: BusinessReportType, source: ReportSource): ReportContent {
  return REPORTS[type](source);
}

export function makeUsageReport({ figures, aiUsage }: UsageSource): ReportContent {
  const { activity } = figures;
  return {
    title: 'Usage report',
    key_figures: [
      figure('AI requests', 'count', activity.ai_uses.now),
      figure('Campaigns launched', 'count', activity.campaigns_launched.now),
      figure('Codes redeemed', 'count', activity.codes_redeemed.now),
      figure('Websites published', 'count', activity.websites_published.now),
    ],
    tables: [activityTable(figures), aiTable(aiUsage)],
    insights: usageInsights(figures).map(({ text, figures: quoted }) => ({ text, figures: quoted })),
  };
}

function customerFigures({
  active,
  newThisMonth,
  retention,
  averageRevenue,
}: BusinessFigures): ReportFigure[] {
  return [
    figure('Active customers', 'count', active),
    figure('New customers this month', 'count', newThisMonth),
    figure('Customer retention', 'percent', retention),
    figure('Average revenue per customer', 'dollars', averageRevenue),
  ];
}

/** Percent to one decimal; null without requests. */
function failureRate({ activity: { ai_uses: uses, ai_failures: failures } }: BusinessFigures): number | null {
  return uses.now === 0 ? null : Math.round((1000 * failures.now) / uses.now) / 10;
}

/** Insights of these kinds, or all. */
function sentences({ figures, risk }: ReportSource, kinds?: readonly string[]): ReportContent['insights'] {
  return [...businessInsights(figures, risk), ...businessRecommendations(figures, risk)]
    .filter(({ kind }) => kinds?.includes(kind) ?? true)
    .map(({ text, figures: quoted }) => ({ text, figures: quoted }));
}

function aiTable(usage: readonly FeatureDay[]): ReportTable {
  return {
    name: 'ai_features',
    title: 'AI usage by feature',
    columns: [
      { id: 'feature', label: 'Feature', unit: 'text' },
      { id: 'requests', label: 'Requests', unit: 'count' },
      { id: 'cost', label: 'Cost', unit: 'dollars' },
      { id: 'time', label: 'Average time', unit: 'milliseconds' },
    ],
    rows: summarizeUsage(usage).feature_breakdown.map(({ _id, requests, cost, avg_processing_time }) => ({
      feature: _id,
      requests,
      cost,
      time: avg_processing_time,
    })),
  };
}
