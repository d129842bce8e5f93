import { createCampaignsRepository } from '#functions/ads/campaigns-repository.ts';
import { createGuestsRepository } from '#functions/guests/guests-repository.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { openProfileReader } from '#functions/profile/get-profile.ts';
import { createRedemptionCountsRepository } from '#functions/redemptions/redemption-counts-repository.ts';
import { createSendsRepository } from '#functions/sms/sends-repository.ts';
import { createTextingSettingsRepository } from '#functions/sms/texting-settings-repository.ts';
import { guestRoutes } from '#shared/guests/contract/guest-routes.ts';
import { guestNeeds } from './needs.ts';
import * as guestOperations from './operations.ts';

export const handler = httpFunction(guestRoutes, guestNeeds, ({ table, queue, clock }) =>
  openOperations(guestOperations, {
    campaigns: createCampaignsRepository(table('campaigns')),
    sends: createSendsRepository(table('sends')),
    guests: createGuestsRepository(table('guests')),
    counters: createRedemptionCountsRepository(table('redemptionCounts')),
    smsQueue: queue('sms'),
    ...openProfileReader(table),
    textingSettings: createTextingSettingsRepository(table('textingSettings')),
    clock,
  }),
);
