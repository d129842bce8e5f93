import * as z from 'zod/mini';
import { WHOLE_NUMBER } from '#shared/contract/field-messages.ts';
import { defineRoutes, forAdmin, forAnyone } from '#shared/contract/route.ts';
import { LeadSchema, NewLeadSchema } from './lead.ts';

/** Questions from visitors without an account. */
export const leadRoutes = defineRoutes({
  createLead: {
    summary: 'Send a question from the landing page’s contact form.',
    ...forAnyone('POST', '/leads'),
    body: NewLeadSchema,
    status: 201,
    response: z.object({ message: z.string() }),
    errors: ['too_many_requests'],
    defaultError: 'We couldn’t send your question. Try again.',
    audit: false,
    throttle: { rate: 10, burst: 20 },
  },
  listLeads: {
    summary: 'List questions from the contact form, newest first.',
    ...forAdmin('GET', '/admin/leads'),
    admins: ['support'],
    query: z.strictObject({
      limit: z._default(z.coerce.number().check(z.int(WHOLE_NUMBER), z.gte(1), z.lte(100)), 25),
      cursor: z.optional(z.string().check(z.maxLength(100))),
    }),
    status: 200,
    response: z.object({
      data: z.object({ leads: z.array(LeadSchema), next_cursor: z.optional(z.string()) }),
    }),
    errors: [],
    defaultError: 'We couldn’t load the leads',
  },
});
