import { randomBytes } from 'node:crypto';
import { createCampaignsRepository } from '#functions/ads/campaigns-repository.ts';
import { createPromoCodesRepository } from '#functions/ads/promo-codes-repository.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { createRedemptionCountsRepository } from '#functions/redemptions/redemption-counts-repository.ts';
import { createRedemptionsRepository } from '#functions/redemptions/redemptions-repository.ts';
import { createTillLinksRepository } from '#functions/redemptions/till-links-repository.ts';
import { createSendsRepository } from '#functions/sms/sends-repository.ts';
import { redemptionRoutes } from '#shared/redemptions/contract/redemption-routes.ts';
import { redemptionNeeds } from './needs.ts';
import * as redemptionOperations from './operations.ts';

export const handler = httpFunction(redemptionRoutes, redemptionNeeds, ({ table, limitPerHour, runtime }) =>
  openOperations(redemptionOperations, {
    campaigns: createCampaignsRepository(table('campaigns')),
    promoCodes: createPromoCodesRepository(table('promoCodes')),
    sends: createSendsRepository(table('sends')),
    redemptions: createRedemptionsRepository(table('redemptions')),
    counters: createRedemptionCountsRepository(table('redemptionCounts')),
    tillLinks: createTillLinksRepository(table('tillLinks')),
    limitPerHour,
    newSecret: () => randomBytes(32).toString('base64url'),
    ...runtime,
  }),
);
