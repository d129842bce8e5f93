import type { CorrectedWord } from '#shared/assistant/matching/words.ts';
import type { PlanId } from '#shared/billing/plan-catalog.ts';
import type { AssistantSection } from '#shared/console/assistant/metrics/metric.ts';
import type { MetricId } from '#shared/console/assistant/metrics/metrics.ts';
import type { PlatformQuery } from '#shared/console/assistant/platform-query.ts';
import type { Ahead } from './read-ahead.ts';

/** The meaning of a question. */
export type Asked =
  | { kind: 'query'; query: PlatformQuery }
  | { kind: 'said'; what: 'help' | 'summary' | 'todo' | 'atRisk' }
  | { kind: 'catalog'; what: 'prices' | 'limits'; plan?: PlanId }
  | { kind: 'forecast'; ahead: Ahead }
  | { kind: 'meaning'; metric: MetricId }
  | { kind: 'shown'; shown: string; section: AssistantSection };

/** `why` is the reason that the meaning isn't certain. `near` has similar questions. */
export type ReadQuestion = { asked?: Asked; why?: string; near: string[]; corrected: CorrectedWord[] };
