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
  /** In E.164 format. */
  phone: z.string(),
  name: z.string(),
  /** Days. Writes only add to the set. */
  order_dates: z.optional(z.set(z.string())),
  consent: z.optional(ConsentSchema),
  opt_out: z.optional(OptOutSchema),
  /** The last win-back text, recorded right before it was sent. */
  win_back: z.optional(z.object({ at: z.iso.datetime(), campaign_id: z.string() })),
  /** The guest's group in the latest campaign, and the days (at the restaurant) whose orders count as a return. */
  trial: z.optional(TrialSchema),
  /** The previous trial, kept while the guest is in the control group of a campaign that may never begin. */
  former_trial: z.optional(TrialSchema),
  /** The last counted return, and the batch of guests that counted it. */
  came_back: z.optional(z.object({ campaign_id: z.string(), on: z.string(), counted_by: z.string() })),
  /** From the carrier. */
  is_landline: z.optional(z.boolean()),
  added_at: z.iso.datetime(),
});
export type GuestRow = z.infer<typeof GuestRowSchema>;

export function toGuest(row: GuestRow): Guest {
  const { phone, name, order_dates, consent = null, opt_out = null, added_at } = row;
  return { phone, name, order_dates: [...(order_dates ?? [])].sort(), consent, opt_out, added_at };
}
