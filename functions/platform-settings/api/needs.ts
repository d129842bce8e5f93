import { needs } from '#functions/platform/needs/needs.ts';

export const platformSettingsNeeds = needs('platform-settings', {
  tables: {
    aiUsage: 'readWrite',
    figures: 'read',
    monthCosts: ['read', 'byCost', 'byRevenue', 'byMargin'],
    platformRecords: 'readWrite',
    restaurantNames: 'read',
    restaurants: 'read',
    senderNumbers: ['read', 'byKind'],
  },
  providers: ['payments', 'text'],
  variables: [
    'ADS_PROVIDER',
    'EMAIL_PROVIDER',
    'EMAIL_SENDER',
    'HAS_ADS_APP',
    'HAS_PLACES',
    'HAS_SMS_NUMBERS',
    'SETTINGS_SECONDS',
    'SMS_PROVIDER',
  ],
});
