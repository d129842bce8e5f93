import type { UsersRepository } from '#functions/accounts/users-repository.ts';
import type { SmsCampaign } from '#functions/ads/campaign-row.ts';
import type { CampaignsRepository } from '#functions/ads/campaigns-repository.ts';
import type { PromoCodesRepository } from '#functions/ads/promo-codes-repository.ts';
import type { SubscriptionsRepository } from '#functions/billing/subscriptions-repository.ts';
import type { GuestsRepository } from '#functions/guests/guests-repository.ts';
import type { MessageQueue } from '#functions/platform/aws/message-queue.ts';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { Log } from '#functions/platform/log.ts';
import type { RedemptionCountsRepository } from '#functions/redemptions/redemption-counts-repository.ts';
import type { SmsProvider } from '#functions/sms/provider/sms-provider.ts';
import type { SendsRepository } from '#functions/sms/sends-repository.ts';
import { isStoppedSms } from '#functions/sms/sms-called-off.ts';
import type { TextingSettingsRepository } from '#functions/sms/texting-settings-repository.ts';
import type { SmsMessage } from '#shared/contract/queue-messages.ts';
import type { TextingWeek } from '#shared/sms/quiet-hours/texting-windows.ts';
import type { Pace } from './pace.ts';

/** What the SMS worker depends on. */
export type SmsDependencies = {
  /** The owner's row says whether the restaurant is suspended. */
  users: Pick<UsersRepository, 'find'>;
  /** Its row says whether the plan is paused. */
  subscriptions: Pick<SubscriptionsRepository, 'find'>;
  campaigns: Pick<CampaignsRepository, 'find' | 'list'>;
  guests: Pick<
    GuestsRepository,
    | 'find'
    | 'findKnown'
    | 'recordNew'
    | 'recordKnown'
    | 'claimWinBack'
    | 'holdBack'
    | 'release'
    | 'claimReturn'
  >;
  counters: Pick<RedemptionCountsRepository, 'countReturns'>;
  promoCodes: Pick<PromoCodesRepository, 'claimForGuest' | 'forgetGuest'>;
  sends: SendsRepository;
  textingSettings: Pick<TextingSettingsRepository, 'findOwnWeek'>;
  lists: Pick<ObjectStore, 'put' | 'find'>;
  smsQueue: MessageQueue<SmsMessage>;
  provider: Pick<SmsProvider, 'send'>;
  pace: Pace;
  keepsQuietHours: boolean;
  clock: Clock;
  log: Log;
};

/** The dependencies of one message, with the owner's current texting hours and whether the restaurant may text. */
export type OpenSmsDependencies = SmsDependencies & {
  ownWeek: TextingWeek | undefined;
  /** Whether its texts wait, because an administrator suspended it or its plan is paused. */
  isOnHold: boolean;
};

/** Texts that one worker sends in parallel. */
export const TEXTS_AT_ONCE = 5;
/** After this time a worker starts nothing new, so that it ends before its timeout. */
export const WORK_MILLISECONDS = 35_000;
/**
 * A part that takes longer continues as a new message. A crash then loses little, and a long part can't use up its
 * three deliveries.
 */
export const PART_MILLISECONDS = 2_000;

/** False once the campaign is canceled, or deleted with its restaurant. */
export async function isStillOn(
  { campaigns }: Pick<SmsDependencies, 'campaigns'>,
  campaign: SmsCampaign,
): Promise<boolean> {
  const { restaurant_id: restaurantId, campaign_id: campaignId } = campaign;
  const present = await campaigns.find({ restaurantId, campaignId });
  return present?.campaign_type === 'sms' && !isStoppedSms(present);
}

/** Runs all work, some in parallel. If some fails, the rest still runs, then the first failure is thrown. */
export async function settleAll<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const outcomes = await Promise.allSettled(items.map(work));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}
