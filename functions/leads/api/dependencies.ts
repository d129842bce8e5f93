import type { LeadsRepository } from '#functions/leads/leads-repository.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import type { RateLimiter } from '#functions/platform/limits/rate-limiter.ts';
import type { PlatformRules } from '#functions/platform-settings/platform-rules.ts';

export type LeadsDependencies = {
  leads: LeadsRepository;
  rateLimiter: RateLimiter;
  retentionDays: PlatformRules['retentionDays'];
  clock: Clock;
  ids: IdSource;
};
