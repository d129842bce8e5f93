import type * as z from 'zod/mini';
import type { NewLeadSchema } from '#shared/leads/contract/lead.ts';
import { leadRoutes } from '#shared/leads/contract/lead-routes.ts';
import { createApi } from '#web/client/api.ts';

const api = createApi({ leads: leadRoutes });

/** Sends a visitor’s question and returns the message to show. Throws `ApiError`. */
export async function sendLead(body: z.input<typeof NewLeadSchema>): Promise<string> {
  return (await api.leads.createLead({ body })).message;
}
