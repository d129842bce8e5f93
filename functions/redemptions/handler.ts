import { randomBytes } from 'node:crypto';
import { createCampaignsRepository } from '#functions/modules/campaigns/campaigns-repository.ts';
import { createPromoCodesRepository } from '#functions/modules/campaigns/promo-codes-repository.ts';
import { createRedemptionCountsRepository } from '#functions/modules/redemptions/redemption-counts-repository.ts';
import { createRedemptionsRepository } from '#functions/modules/redemptions/redemptions-repository.ts';
import { createTillLinksRepository } from '#functions/modules/redemptions/till-links-repository.ts';
import { createSendsRepository } from '#functions/modules/sends/sends-repository.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { redemptionRoutes } from '#shared/contract/routes/redemption-routes.ts';
import { redemptionNeeds } from './needs.ts';
import { createRedemptionOperations } from './operations.ts';

export const handler = httpFunction(
  redemptionRoutes,
  redemptionNeeds,
  ({ table, clock, ids, limitPerHour }) =>
    createRedemptionOperations({
      campaigns: createCampaignsRepository(table('campaigns')),
      promoCodes: createPromoCodesRepository(table('promoCodes')),
      sends: createSendsRepository(table('sends')),
      redemptions: createRedemptionsRepository(table('redemptions')),
      counters: createRedemptionCountsRepository(table('redemptionCounts')),
      tillLinks: createTillLinksRepository(table('tillLinks')),
      limitPerHour,
      newSecret: () => randomBytes(32).toString('base64url'),
      clock,
      ids,
    }),
);
