import * as z from 'zod/mini';
import { ConsentSchema, type Guest, OptOutSchema } from '#shared/contract/guest.ts';

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
  /** What a carrier has found out. */
  is_landline: z.optional(z.boolean()),
  added_at: z.iso.datetime(),
});
export type GuestRow = z.infer<typeof GuestRowSchema>;

export function toGuest(row: GuestRow): Guest {
  const { phone, name, order_dates, consent = null, opt_out = null, added_at } = row;
  return { phone, name, order_dates: [...(order_dates ?? [])].sort(), consent, opt_out, added_at };
}
