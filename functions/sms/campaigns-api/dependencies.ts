import type { CampaignsRepository } from '#functions/ads/campaigns-repository.ts';
import type { PromoCodesRepository } from '#functions/ads/promo-codes-repository.ts';
import type { Inspect } from '#functions/ai/inspection.ts';
import type { WriterOfMany } from '#functions/ai/writer.ts';
import type { EntitlementCheck } from '#functions/billing/plan-entitlements.ts';
import type { PlanUsageRepository } from '#functions/billing/plan-usage-repository.ts';
import type { GuestsRepository } from '#functions/guests/guests-repository.ts';
import type { UploadsStore } from '#functions/images/uploads/uploads-store.ts';
import type { ModerationRepository } from '#functions/moderation/moderation-repository.ts';
import type { MessageQueue } from '#functions/platform/aws/message-queue.ts';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import type { IdempotencyKeysRepository } from '#functions/platform/records/idempotency-keys-repository.ts';
import type { SpendingRules } from '#functions/platform-settings/spending-rules.ts';
import type { ProfileReader } from '#functions/profile/get-profile.ts';
import type { RedemptionCountsRepository } from '#functions/redemptions/redemption-counts-repository.ts';
import type { SmsProvider } from '#functions/sms/provider/sms-provider.ts';
import type { SendsRepository } from '#functions/sms/sends-repository.ts';
import type { TextingSettingsRepository } from '#functions/sms/texting-settings-repository.ts';
import type { TrialRecords } from '#functions/sms/trial-records.ts';
import type { WebsitesRepository } from '#functions/websites/websites-repository.ts';
import type { SmsMessage } from '#shared/contract/queue-messages.ts';

/** The dependencies of text campaign operations. */
export type SmsCampaignDependencies = ProfileReader & {
  campaigns: Pick<CampaignsRepository, 'find' | 'get' | 'create' | 'save' | 'list'>;
  /** Campaigns with control groups, to measure the effect of texts on the whole platform. */
  trials: Pick<TrialRecords, 'note'>;
  idempotencyKeys: IdempotencyKeysRepository;
  promoCodes: Pick<PromoCodesRepository, 'find' | 'claimForSms'>;
  guests: Pick<GuestsRepository, 'findKnown'>;
  counters: Pick<RedemptionCountsRepository, 'ofCampaigns'>;
  sends: Pick<SendsRepository, 'findMany' | 'listOfCampaign' | 'holdText'>;
  textingSettings: Pick<TextingSettingsRepository, 'findOwnWeek'>;
  /** Texts link to the website that was published last. */
  websites: Pick<WebsitesRepository, 'listNewest'>;
  /** Checks the restaurant's plan limits. */
  plans: Pick<EntitlementCheck, 'take' | 'giveBack'>;
  /** Refunds canceled texts. */
  planUsage: Pick<PlanUsageRepository, 'refund'>;
  /** Checks the platform's monthly spending limit. */
  rules: Pick<SpendingRules, 'assertMaySpend'>;
  /** Lists as owners uploaded them; private, and deleted after a day. */
  uploads: Pick<UploadsStore, 'find' | 'delete'>;
  /** Stores campaign lists with decisions, and a model's greetings. */
  lists: Pick<ObjectStore, 'put' | 'find'>;
  smsQueue: MessageQueue<SmsMessage>;
  provider: Pick<SmsProvider, 'isSimulated' | 'hasSender'>;
  /** Checks limits before the text of a preview is generated. */
  writer: Pick<WriterOfMany, 'withinOneUse'>;
  /** Whether a model writes greetings. */
  hasTextModel: boolean;
  /** Checks texts with moderation before they are sent. */
  inspect: Inspect;
  moderation: Pick<ModerationRepository, 'find'>;
  /** False only in local mode, where texts reach no one. */
  keepsQuietHours: boolean;
  clock: Clock;
  ids: IdSource;
};
