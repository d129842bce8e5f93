import { needs } from '#functions/platform/needs/needs.ts';

export const businessAssistantNeeds = needs('business-assistant', {
  tables: {
    aiUsage: 'readWrite',
    figures: 'read',
    invoices: ['read', 'byStatus', 'byFlag'],
    planUsage: 'read',
    platformRecords: 'readWrite',
    restaurantNames: 'read',
    restaurants: 'read',
    subscriptions: ['read', 'byKind'],
  },
  providers: ['text'],
  variables: ['SETTINGS_SECONDS'],
});
