import type { CampaignsRepository } from '#functions/ads/campaigns-repository.ts';
import type { GuestsRepository } from '#functions/guests/guests-repository.ts';
import type { MessageQueue } from '#functions/platform/aws/message-queue.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { ProfileReader } from '#functions/profile/get-profile.ts';
import type { RedemptionCountsRepository } from '#functions/redemptions/redemption-counts-repository.ts';
import type { SendsRepository } from '#functions/sms/sends-repository.ts';
import type { TextingSettingsRepository } from '#functions/sms/texting-settings-repository.ts';
import type { SmsMessage } from '#shared/contract/queue-messages.ts';

export type GuestsDependencies = ProfileReader & {
  guests: GuestsRepository;
  campaigns: Pick<CampaignsRepository, 'list'>;
  /** The ledger of texts. */
  sends: Pick<SendsRepository, 'find' | 'findOfNoCampaign'>;
  smsQueue: MessageQueue<SmsMessage>;
  counters: Pick<RedemptionCountsRepository, 'countReturns'>;
  textingSettings: Pick<TextingSettingsRepository, 'findMappings' | 'saveMapping'>;
  clock: Clock;
};
