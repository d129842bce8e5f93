import type { LeadsRepository } from '#functions/leads/leads-repository.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import type { RateLimiter } from '#functions/platform/limits/rate-limiter.ts';

export type LeadsDependencies = {
  leads: LeadsRepository;
  rateLimiter: RateLimiter;
  clock: Clock;
  ids: IdSource;
};
