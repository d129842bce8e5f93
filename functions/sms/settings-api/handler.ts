import { httpFunction } from '#functions/platform/http/http-function.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { openProfileReader } from '#functions/profile/get-profile.ts';
import { createTextingSettingsRepository } from '#functions/sms/texting-settings-repository.ts';
import { textingSettingsRoutes } from '#shared/sms/contract/texting-settings-routes.ts';
import { textingSettingsNeeds } from './needs.ts';
import * as textingSettingsOperations from './operations.ts';

export const handler = httpFunction(textingSettingsRoutes, textingSettingsNeeds, ({ config, table, clock }) =>
  openOperations(textingSettingsOperations, {
    textingSettings: createTextingSettingsRepository(table('textingSettings')),
    ...openProfileReader(table),
    clock,
    isSimulated: config.SMS_PROVIDER === 'outbox',
  }),
);
