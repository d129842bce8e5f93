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
  added_at: z.iso.datetime(),
});
export type GuestRow = z.infer<typeof GuestRowSchema>;

export function toGuest(row: GuestRow): Guest {
  const { phone, name, order_dates, consent = null, opt_out = null, added_at } = row;
  return { phone, name, order_dates: [...(order_dates ?? [])].sort(), consent, opt_out, added_at };
}
