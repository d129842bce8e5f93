import { createHttpHandler } from '#functions/platform/http/http-handler.ts';
import { createLimitPerHour, hourlyLimits } from '#functions/platform/limits/hourly-limits.ts';
import { accountRoutes } from '#shared/contract/routes/sign-in/second-factor-routes.ts';
import { readAuthConfig } from './config.ts';
import { openDependencies } from './open-dependencies.ts';
import { createAuthOperations } from './operations.ts';

const config = readAuthConfig(process.env);
const dependencies = openDependencies(config);

export const handler = createHttpHandler({
  config,
  routes: accountRoutes,
  operations: createAuthOperations(dependencies),
  limitPerHour: createLimitPerHour({ rateLimiter: dependencies.rateLimiter, limits: hourlyLimits(config) }),
  users: dependencies.users,
  tokens: dependencies.tokens,
});
