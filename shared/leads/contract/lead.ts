import * as z from 'zod/mini';
import { EmailSchema } from '#shared/contract/email-address.ts';
import { line, lines } from '#shared/contract/text-fields.ts';

export const LEAD_MESSAGE_MAX_LENGTH = 2_000;

/** The contact form of the landing page. */
export const NewLeadSchema = z.strictObject({
  name: z._default(line(120), ''),
  email: EmailSchema,
  restaurant: z._default(line(300), ''),
  message: lines(LEAD_MESSAGE_MAX_LENGTH).check(z.minLength(1, 'Enter your question.')),
});

/** A visitor’s question. */
export const LeadSchema = z
  .object({
    lead_id: z.string(),
    name: z.string(),
    email: z.string(),
    restaurant: z.string(),
    message: z.string(),
    created_at: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'Lead' });
export type Lead = z.infer<typeof LeadSchema>;
