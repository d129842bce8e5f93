import { createLeadsRepository } from '#functions/leads/leads-repository.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { createRateLimiter } from '#functions/platform/limits/rate-limiter.ts';
import { openPlatformRules } from '#functions/platform-settings/platform-rules.ts';
import { leadRoutes } from '#shared/leads/contract/lead-routes.ts';
import { leadNeeds } from './needs.ts';
import * as leadOperations from './operations.ts';

export const handler = httpFunction(leadRoutes, leadNeeds, ({ config, client, table, clock, runtime }) =>
  openOperations(leadOperations, {
    leads: createLeadsRepository(table('leads')),
    rateLimiter: createRateLimiter({ ...table('rateLimits'), clock }),
    retentionDays: openPlatformRules(config, client).retentionDays,
    ...runtime,
  }),
);
