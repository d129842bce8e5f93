import type { Metric } from './metric.ts';
import { MONEY_METRICS } from './money-metrics.ts';
import { ROW_METRICS } from './row-metrics.ts';
import { USE_METRICS } from './use-metrics.ts';

const ALL = { ...MONEY_METRICS, ...USE_METRICS, ...ROW_METRICS };

export type MetricId = keyof typeof ALL;
export const METRICS: Readonly<Record<MetricId, Metric>> = ALL;
export const METRIC_IDS = Object.keys(ALL) as [MetricId, ...MetricId[]];
