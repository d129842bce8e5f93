export { createGetTextingSettings as getTextingSettings } from './get-texting-settings.ts';
export { createUpdateTextingHours as updateTextingHours } from './update-texting-hours.ts';
