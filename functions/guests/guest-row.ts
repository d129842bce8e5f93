import * as z from 'zod/mini';
import { ConsentSchema, type Guest, OptOutSchema } from '#shared/guests/contract/guest.ts';
import { TRIAL_GROUPS } from '#shared/sms/win-back/trial.ts';

const TrialSchema = z.object({
  campaign_id: z.string(),
  group: z.enum(TRIAL_GROUPS),
  after: z.string(),
  until: z.string(),
});

export const GuestRowSchema = z.object({
  restaurant_id: z.string(),
  /** E.164. */
  phone: z.string(),
  name: z.string(),
  /** Days, as a set that writes only add to. */
  order_dates: z.optional(z.set(z.string())),
  consent: z.optional(ConsentSchema),
  opt_out: z.optional(OptOutSchema),
  /** The last win-back that was decided to go out just then. */
  win_back: z.optional(z.object({ at: z.iso.datetime(), campaign_id: z.string() })),
  /** The guest's part in the latest campaign, and the orders that count as a return. Days at the restaurant. */
  trial: z.optional(TrialSchema),
  /** The part before it, while a campaign holds the guest back that may never begin. */
  former_trial: z.optional(TrialSchema),
  /** The last return that was counted, and in which batch of guests. */
  came_back: z.optional(z.object({ campaign_id: z.string(), on: z.string(), counted_by: z.string() })),
  /** What a carrier has found out. */
  is_landline: z.optional(z.boolean()),
  added_at: z.iso.datetime(),
});
export type GuestRow = z.infer<typeof GuestRowSchema>;

export function toGuest(row: GuestRow): Guest {
  const { phone, name, order_dates, consent = null, opt_out = null, added_at } = row;
  return { phone, name, order_dates: [...(order_dates ?? [])].sort(), consent, opt_out, added_at };
}
