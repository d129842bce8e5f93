import type { FigureView } from '#shared/console/assistant/figure-view.ts';

/** `micros`: millionths of a dollar. */
export type Unit = 'count' | 'cents' | 'micros' | 'percent' | 'milliseconds';

/** Sections of the console that show the same figures. */
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
  /** `flow`: of the days of a period; `level`: as it stands when the period ends. */
  kind: 'flow' | 'level';
  /** Null where there is nothing to divide by, or the counters do not tell. */
  value: (view: FigureView) => number | null;
  section: AssistantSection;
  /** What the figure counts, where its name does not say it. */
  meaning?: string;
  /** How the figure of one plan is read: from the plan's own counters, or from the platform's (`view.plan`). */
  byPlan?: 'own' | 'split';
  /** Each AI feature has it. */
  byFeature?: true;
  /** One restaurant has it. */
  byRestaurant?: true;
  /** It is no sum: parts do not add up to the whole. */
  isRatio?: true;
  /** It is known of today alone. */
  isOfToday?: true;
  /** No counter has it: it is told from the rows of restaurants. */
  isFromRows?: true;
};
