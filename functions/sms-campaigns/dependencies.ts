import type { PlanDoor } from '#functions/modules/billing/plan-door.ts';
import type { PlanUsageRepository } from '#functions/modules/billing/plan-usage-repository.ts';
import type { CampaignsRepository } from '#functions/modules/campaigns/campaigns-repository.ts';
import type { PromoCodesRepository } from '#functions/modules/campaigns/promo-codes-repository.ts';
import type { TrialRecords } from '#functions/modules/campaigns/trial-records.ts';
import type { GuestsRepository } from '#functions/modules/guests/guests-repository.ts';
import type { IdempotencyKeysRepository } from '#functions/modules/idempotency/idempotency-keys-repository.ts';
import type { ModerationRepository } from '#functions/modules/moderation/moderation-repository.ts';
import type { SpendingRules } from '#functions/modules/platform-costs/spending-rules.ts';
import type { ProfileReader } from '#functions/modules/profiles/get-profile.ts';
import type { RedemptionCountsRepository } from '#functions/modules/redemptions/redemption-counts-repository.ts';
import type { SendsRepository } from '#functions/modules/sends/sends-repository.ts';
import type { TextingSettingsRepository } from '#functions/modules/texting-settings/texting-settings-repository.ts';
import type { UploadsStore } from '#functions/modules/uploads/uploads-store.ts';
import type { WebsitesRepository } from '#functions/modules/websites/websites-repository.ts';
import type { Inspect } from '#functions/platform/ai/inspection.ts';
import type { WriterOfMany } from '#functions/platform/ai/writer.ts';
import type { MessageQueue } from '#functions/platform/aws/message-queue.ts';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import type { SmsProvider } from '#functions/platform/sms/sms-provider.ts';
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
  plans: Pick<PlanDoor, 'take' | 'giveBack'>;
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
