import { randomBytes } from 'node:crypto';
import { createCampaignsRepository } from '#functions/modules/campaigns/campaigns-repository.ts';
import { createPromoCodesRepository } from '#functions/modules/campaigns/promo-codes-repository.ts';
import { createRedemptionCountsRepository } from '#functions/modules/redemptions/redemption-counts-repository.ts';
import { createRedemptionsRepository } from '#functions/modules/redemptions/redemptions-repository.ts';
import { createTillLinksRepository } from '#functions/modules/redemptions/till-links-repository.ts';
import { createSendsRepository } from '#functions/modules/sends/sends-repository.ts';
import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createHttpHandler } from '#functions/platform/http/http-handler.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { openLimitPerHour } from '#functions/platform/limits/open-limit-per-hour.ts';
import { redemptionRoutes } from '#shared/contract/routes/redemption-routes.ts';
import { readRedemptionsConfig } from './config.ts';
import { createRedemptionOperations } from './operations.ts';

const config = readRedemptionsConfig(process.env);
const client = createDynamoClient();
const limitPerHour = openLimitPerHour(config, client);

export const handler = createHttpHandler({
  config,
  routes: redemptionRoutes,
  operations: createRedemptionOperations({
    campaigns: createCampaignsRepository({ client, tableName: config.CAMPAIGNS_TABLE_NAME }),
    promoCodes: createPromoCodesRepository({ client, tableName: config.PROMO_CODES_TABLE_NAME }),
    sends: createSendsRepository({ client, tableName: config.SENDS_TABLE_NAME }),
    redemptions: createRedemptionsRepository({ client, tableName: config.REDEMPTIONS_TABLE_NAME }),
    counters: createRedemptionCountsRepository({
      client,
      tableName: config.REDEMPTION_COUNTS_TABLE_NAME,
    }),
    tillLinks: createTillLinksRepository({ client, tableName: config.TILL_LINKS_TABLE_NAME }),
    limitPerHour,
    newSecret: () => randomBytes(32).toString('base64url'),
    clock: systemClock,
    ids: createIdSource(systemClock),
  }),
  limitPerHour,
  users: createUsersRepository({ client, tableName: config.USERS_TABLE_NAME }),
});
