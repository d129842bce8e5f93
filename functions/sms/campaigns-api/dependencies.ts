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

/** Everything that the operations of text campaigns need from the outside. */
export type SmsCampaignDependencies = ProfileReader & {
  campaigns: Pick<CampaignsRepository, 'find' | 'get' | 'create' | 'save' | 'list'>;
  /** Campaigns that hold guests back, for what texts bring on the whole platform. */
  trials: Pick<TrialRecords, 'note'>;
  idempotencyKeys: IdempotencyKeysRepository;
  promoCodes: Pick<PromoCodesRepository, 'find' | 'claimForSms'>;
  guests: Pick<GuestsRepository, 'findKnown'>;
  counters: Pick<RedemptionCountsRepository, 'ofCampaigns'>;
  sends: Pick<SendsRepository, 'findMany' | 'listOfCampaign' | 'holdText'>;
  textingSettings: Pick<TextingSettingsRepository, 'findOwnWeek'>;
  /** The one that was published last is where a text leads. */
  websites: Pick<WebsitesRepository, 'listNewest'>;
  /** What the restaurant's plan has for the month. */
  plans: Pick<EntitlementCheck, 'take' | 'giveBack'>;
  /** What was called off is given back. */
  planUsage: Pick<PlanUsageRepository, 'refund'>;
  /** What the platform may spend in the month. */
  rules: Pick<SpendingRules, 'assertMaySpend'>;
  /** Lists as owners sent them; private, and gone after a day. */
  uploads: Pick<UploadsStore, 'find' | 'delete'>;
  /** Lists of campaigns with what was decided, and greetings of a model. */
  lists: Pick<ObjectStore, 'put' | 'find'>;
  smsQueue: MessageQueue<SmsMessage>;
  provider: Pick<SmsProvider, 'isSimulated' | 'hasSender'>;
  /** Stands before the text of a preview, as before every text. */
  writer: Pick<WriterOfMany, 'withinOneUse'>;
  /** A model writes greetings. */
  hasTextModel: boolean;
  /** Looks at texts before they go out. */
  inspect: Inspect;
  moderation: Pick<ModerationRepository, 'find'>;
  /** False only in local mode, where texts reach nobody. */
  keepsQuietHours: boolean;
  clock: Clock;
  ids: IdSource;
};
