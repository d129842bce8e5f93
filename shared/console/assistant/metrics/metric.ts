import type { FigureView } from '#shared/console/assistant/figure-view.ts';

/** `micros` are millionths of a dollar. */
export type Unit = 'count' | 'cents' | 'micros' | 'percent' | 'milliseconds';

/** Console sections that show the same metrics. */
export type AssistantSection =
  | 'overview'
  | 'businessIntelligence'
  | 'revenueAnalytics'
  | 'aiAnalytics'
  | 'subscriptions'
  | 'restaurants'
  | 'moderation'
  | 'features'
  | 'costs'
  | 'leads'
  | 'activity';

export type Metric = {
  label: string;
  unit: Unit;
  /** `flow` counts over a period; `level` is the value at its end. */
  kind: 'flow' | 'level';
  /** Null without a divisor, or if the counters can't say. */
  value: (view: FigureView) => number | null;
  section: AssistantSection;
  /** The definition, unless the label says it all. */
  meaning?: string;
  /** The source for one plan: the plan's own counters, or the platform's (`view.plan`). */
  byPlan?: 'own' | 'split';
  /** Exists for each AI feature. */
  byFeature?: true;
  /** Exists for one restaurant. */
  byRestaurant?: true;
  /** A ratio: parts don't add up to the whole. */
  isRatio?: true;
  /** Known for today only. */
  isOfToday?: true;
  /** Read from the rows of restaurants, because no counter has it. */
  isFromRows?: true;
};

/** The name, unit, and value of a metric. */
export const figure = <Unit extends Metric['unit']>(label: string, unit: Unit, value: Metric['value']) => ({
  label,
  unit,
  value,
});
