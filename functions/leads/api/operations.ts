import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { leadRoutes } from '#shared/leads/contract/lead-routes.ts';
import { createCreateLead } from './create-lead.ts';
import type { LeadsDependencies } from './dependencies.ts';
import { createListLeads } from './list-leads.ts';

export function createLeadOperations(dependencies: LeadsDependencies): Operations<typeof leadRoutes> {
  return { createLead: createCreateLead(dependencies), listLeads: createListLeads(dependencies) };
}
