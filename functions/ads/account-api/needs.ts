import { needs } from '#functions/platform/needs/needs.ts';

export const adAccountNeeds = needs('ad-account', {
  tables: { adAccounts: 'readWrite' },
  sealingKey: 'encrypt',
  variables: ['ADS_PROVIDER', 'META_APP_ID', 'META_APP_SECRET_ARN', 'WEB_ORIGIN'],
});
