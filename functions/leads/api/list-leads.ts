import type { Operation } from '#functions/platform/http/http-handler.ts';
import { readCursor, writeCursor } from '#functions/platform/http/page-cursor.ts';
import type { leadRoutes } from '#shared/leads/contract/lead-routes.ts';
import type { LeadsDependencies } from './dependencies.ts';

/** Lists visitors’ questions, newest first, in one read. */
export function createListLeads({
  leads,
}: Pick<LeadsDependencies, 'leads'>): Operation<typeof leadRoutes.listLeads> {
  return async ({ query: { limit, cursor } }) => {
    const startAfter = readCursor(cursor, ['lead_id'])?.lead_id;
    const page = await leads.list({ limit, startAfter });
    const place = page.lastId === undefined ? undefined : { lead_id: page.lastId };
    return { data: { leads: page.leads, next_cursor: writeCursor(place) } };
  };
}
