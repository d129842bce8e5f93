import { createLeadsRepository } from '#functions/modules/leads/leads-repository.ts';
import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { systemClock as clock } from '#functions/platform/clock.ts';
import { createHttpHandler } from '#functions/platform/http/http-handler.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { createRateLimiter } from '#functions/platform/limits/rate-limiter.ts';
import { leadRoutes } from '#shared/contract/routes/admin/lead-routes.ts';
import { readLeadsConfig } from './config.ts';
import { createLeadOperations } from './operations.ts';

const config = readLeadsConfig(process.env);
const client = createDynamoClient();

export const handler = createHttpHandler({
  config,
  routes: leadRoutes,
  operations: createLeadOperations({
    leads: createLeadsRepository({ client, tableName: config.LEADS_TABLE_NAME }),
    rateLimiter: createRateLimiter({ client, tableName: config.RATE_LIMITS_TABLE_NAME, clock }),
    clock,
    ids: createIdSource(clock),
  }),
  users: createUsersRepository({ client, tableName: config.USERS_TABLE_NAME }),
});
