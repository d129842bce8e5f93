import type { PlanId } from '../../../billing/plan-catalogue.ts';
import type { PlatformQuery } from '../platform-query.ts';
import type { Ahead } from './read-ahead.ts';
import type { Mended } from './tokens.ts';

/** What a question was read as. */
export type ReadQuestion =
  | { kind: 'query'; query: PlatformQuery; mended: Mended[] }
  /** Figures that are told one after the other. */
  | { kind: 'several'; queries: PlatformQuery[]; mended: Mended[] }
  /** What is answered from the catalogue of plans, or in words alone. */
  | { kind: 'said'; what: 'help' | 'summary' }
  | { kind: 'catalogue'; what: 'prices' | 'limits'; plan?: PlanId }
  | { kind: 'forecast'; ahead: Ahead }
  | { kind: 'unknown'; why: string };
