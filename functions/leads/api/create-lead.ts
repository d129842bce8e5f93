import { addressGroup } from '#functions/platform/http/address-group.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { leadRoutes } from '#shared/leads/contract/lead-routes.ts';
import type { LeadsDependencies } from './dependencies.ts';

/** More than a visitor needs, and too few to fill the list. */
const LEADS_PER_ADDRESS = { name: 'leads-address', limit: 20, windowSeconds: 3_600 };

/** Stores a visitor’s question. */
export function createCreateLead({
  leads,
  rateLimiter,
  retentionDays,
  clock,
  ids,
}: LeadsDependencies): Operation<typeof leadRoutes.createLead> {
  return async ({ body }, { clientIp }) => {
    await rateLimiter.reserveAttempt(LEADS_PER_ADDRESS, addressGroup(clientIp));
    const lead = { ...body, lead_id: ids.next(), created_at: clock.now().toISOString() };
    await leads.create(lead, await retentionDays('leads'));
    return { message: `Thanks! We’ll reply to ${body.email}.` };
  };
}
