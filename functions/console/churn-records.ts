import * as z from 'zod/mini';
import type {
  PlatformRecordsRepository,
  RecordsOfKind,
} from '#functions/platform/records/platform-records-repository.ts';
import { PLAN_IDS } from '#shared/billing/plan-catalogue.ts';
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

/** One pass over all restaurants: what it has found so far, and where it goes on. */
const ChurnPassSchema = z.object({
  /** Behavior is looked at up to this moment. */
  as_of: z.iso.datetime(),
  state: z.enum(['running', 'done']),
  /** Place in the list of names after which it goes on. */
  after: z.optional(z.string()),
  scored: z.int(),
  at_risk: z.int(),
  immediate: z.int(),
  /** List prices of those at risk, in cents. */
  at_risk_cents: z.int(),
  riskiest: z.array(RiskyCustomerSchema),
});
export type ChurnPass = z.output<typeof ChurnPassSchema>;

export type ChurnRecords = RecordsOfKind<ChurnPass>;

/** How likely restaurants are to leave, as the last pass over all of them has found. */
export function openChurnRecords(records: PlatformRecordsRepository): ChurnRecords {
  return records.of({ scope: 'churn', data: ChurnPassSchema });
}
