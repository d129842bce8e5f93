import type { GuestsRepository } from '#functions/modules/guests/guests-repository.ts';
import type { ProfileReader } from '#functions/modules/profiles/get-profile.ts';
import type { RedemptionCountsRepository } from '#functions/modules/redemptions/redemption-counts-repository.ts';
import type { Clock } from '#functions/platform/clock.ts';

/** Everything that the operations on guests need from the outside. */
export type GuestsDependencies = ProfileReader & {
  guests: GuestsRepository;
  counters: Pick<RedemptionCountsRepository, 'tellReturns'>;
  clock: Clock;
};
