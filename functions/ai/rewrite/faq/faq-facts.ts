import * as z from 'zod/mini';
import { BOOKING_POLICIES } from '#shared/profile/contact.ts';
import { FaqItemSchema, MenuItemSchema } from '#shared/site/site-content.ts';

/** What of a page and its profile answers guests' questions. Empty text: unknown. */
export const FaqFactsSchema = z.object({
  language: z.string(),
  existing: z.array(FaqItemSchema),
  dishes: z.array(MenuItemSchema),
  /** Empty text where the street is unknown. */
  address: z.string(),
  town: z.string(),
  phone: z.string(),
  email: z.string(),
  menuUrl: z.string(),
  bookingUrl: z.string(),
  bookingPolicy: z.enum(BOOKING_POLICIES),
  bookingNote: z.string(),
  orderingUrl: z.string(),
  parking: z.string(),
  payment: z.string(),
  access: z.string(),
  seed: z.string(),
});
export type FaqFacts = z.infer<typeof FaqFactsSchema>;
