import * as z from 'zod/mini';
import { OpeningHoursSchema } from '#shared/site/site-content.ts';

/** The words of a page. */
export const StorySchema = z.object({
  cuisine: z.string(),
  language: z.string(),
  tagline: z.string().check(z.minLength(1), z.maxLength(120)),
  hero_description: z.string().check(z.minLength(1), z.maxLength(400)),
  meta_description: z.string().check(z.minLength(1), z.maxLength(200)),
  about_title: z.string().check(z.minLength(1), z.maxLength(80)),
  about_content: z.string().check(z.minLength(1), z.maxLength(2_000)),
  gallery_title: z.string().check(z.minLength(1), z.maxLength(80)),
  gallery_description: z.string().check(z.maxLength(300)),
  faq_title: z.string().check(z.minLength(1), z.maxLength(80)),
  /** Only questions that the owner's own words answer. */
  faq: z
    .array(z.object({ question: z.string().check(z.minLength(1)), answer: z.string().check(z.minLength(1)) }))
    .check(z.maxLength(8)),
  reviews_title: z.string().check(z.minLength(1), z.maxLength(80)),
  contact_title: z.string().check(z.minLength(1), z.maxLength(80)),
  contact_description: z.string().check(z.maxLength(400)),
  /** Printed hours such as "Closed on Mondays"; empty when the owner said nothing. */
  hours: z.string().check(z.maxLength(300)),
  opening_hours: OpeningHoursSchema,
  /** From the restaurant's record, else the owner's words; empty when neither says. */
  address: z.optional(z.string().check(z.maxLength(160))),
  phone: z.optional(z.string().check(z.maxLength(40))),
});
export type Story = z.infer<typeof StorySchema>;
