import { needs, tablesWith } from '#functions/platform/needs/needs.ts';

export const businessAssistantNeeds = needs('business-assistant', {
  tables: {
    invoices: ['read', 'byStatus', 'byFlag'],
    subscriptions: ['read', 'byKind'],
    ...tablesWith('readWrite', ['aiUsage', 'platformRecords']),
    ...tablesWith('read', ['figures', 'planUsage', 'restaurantNames', 'restaurants']),
  },
  providers: ['text'],
  variables: ['SETTINGS_SECONDS'],
});
