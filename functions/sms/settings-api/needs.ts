import { needs } from '#functions/platform/needs/needs.ts';

export const textingSettingsNeeds = needs('texting-settings', {
  tables: { profiles: 'get', restaurants: 'get', textingSettings: 'readWrite' },
  variables: ['SMS_PROVIDER'],
});
