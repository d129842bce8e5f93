export { createCreateLead as createLead } from './create-lead.ts';
export { createListLeads as listLeads } from './list-leads.ts';
