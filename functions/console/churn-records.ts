import * as z from 'zod/mini';
import type {
  PlatformRecordsRepository,
  RecordsOfKind,
} from '#functions/platform/records/platform-records-repository.ts';
import { PLAN_IDS } from '#shared/billing/plan-catalog.ts';
import { RISK_KINDS } from '#shared/console/business-intelligence/churn-score.ts';

const RiskyCustomerSchema = z.object({
  restaurant_id: z.string(),
  score: z.int(),
  reasons: z.array(
    z.object({
      kind: z.enum(RISK_KINDS),
      points: z.int(),
      text: z.string(),
      figures: z.record(z.string(), z.number()),
    }),
  ),
  plan_id: z.optional(z.enum(PLAN_IDS)),
});
export type RiskyCustomer = z.output<typeof RiskyCustomerSchema>;

const CohortSchema = z.object({
  signed_up: z.int(),
  decided: z.int(),
  subscribed: z.int(),
  paying: z.int(),
  monthly_cents: z.int(),
});

/** One pass over all restaurants: the results so far, and where to continue. */
const ChurnPassSchema = z.object({
  /** Behavior counts up to this moment. */
  as_of: z.iso.datetime(),
  state: z.enum(['running', 'done']),
  /** The position in the list of names to continue after. */
  after: z.optional(z.string()),
  scored: z.int(),
  at_risk: z.int(),
  immediate: z.int(),
  /** List prices of customers at risk, in cents. */
  at_risk_cents: z.int(),
  riskiest: z.array(RiskyCustomerSchema),
  /** By month of sign-up. Absent in passes of the release before. */
  cohorts: z.optional(z.record(z.string(), CohortSchema)),
});
export type ChurnPass = z.output<typeof ChurnPassSchema>;

export type ChurnRecords = RecordsOfKind<ChurnPass>;

/** Stores the churn scores of the last pass over all restaurants. */
export function openChurnRecords(records: PlatformRecordsRepository): ChurnRecords {
  return records.of({ scope: 'churn', data: ChurnPassSchema });
}
