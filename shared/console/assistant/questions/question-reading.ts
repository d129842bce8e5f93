import type { Mended } from '#shared/assistant/matching/words.ts';
import type { PlanId } from '#shared/billing/plan-catalogue.ts';
import type { AssistantSection } from '#shared/console/assistant/metrics/metric.ts';
import type { MetricId } from '#shared/console/assistant/metrics/metrics.ts';
import type { PlatformQuery } from '#shared/console/assistant/platform-query.ts';
import type { Ahead } from './read-ahead.ts';

/** What a question asks for. */
export type Asked =
  | { kind: 'query'; query: PlatformQuery }
  | { kind: 'said'; what: 'help' | 'summary' | 'todo' | 'atRisk' }
  | { kind: 'catalogue'; what: 'prices' | 'limits'; plan?: PlanId }
  | { kind: 'forecast'; ahead: Ahead }
  | { kind: 'meaning'; metric: MetricId }
  | { kind: 'shown'; shown: string; section: AssistantSection };

/** `why`: it is not certain that this is meant, and for what reason. `near`: questions that are like it. */
export type ReadQuestion = { asked?: Asked; why?: string; near: string[]; mended: Mended[] };
