import type { DynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { systemClock } from '#functions/platform/clock.ts';
import {
  createLimitPerHour,
  type HourlyLimitsConfig,
  hourlyLimits,
  type LimitPerHour,
} from './hourly-limits.ts';
import { createRateLimiter } from './rate-limiter.ts';

type Config = HourlyLimitsConfig & { RATE_LIMITS_TABLE_NAME: string };

/** Opens a function's limits as its environment sets them, counted in its table. */
export function openLimitPerHour(config: Config, client: DynamoClient): LimitPerHour {
  return createLimitPerHour({
    rateLimiter: createRateLimiter({ client, tableName: config.RATE_LIMITS_TABLE_NAME, clock: systemClock }),
    limits: hourlyLimits(config),
  });
}
