import { needs, tablesWith } from '#functions/platform/needs/needs.ts';

export const platformSettingsNeeds = needs('platform-settings', {
  tables: {
    monthCosts: ['read', 'byCost', 'byRevenue', 'byMargin'],
    senderNumbers: ['read', 'byKind'],
    ...tablesWith('readWrite', ['aiUsage', 'platformRecords']),
    ...tablesWith('read', ['figures', 'restaurantNames', 'restaurants']),
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
