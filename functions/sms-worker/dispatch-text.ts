import type { SmsCampaign } from '#functions/modules/campaigns/campaign-row.ts';
import { DROP_REASONS } from '#functions/modules/sends/decision-reasons.ts';
import type { SendKey } from '#functions/modules/sends/sends-repository.ts';
import { SmsDelayed, SmsRefused } from '#functions/platform/sms/sms-provider.ts';
import { nextOpening, textingPlaces } from '#shared/domain/quiet-hours/quiet-hours.ts';
import { DAYS_BETWEEN_WIN_BACKS } from '#shared/domain/win-back/decide-send.ts';
import { trialOfTexted } from '#shared/domain/win-back/trial.ts';
import { localDate } from '#shared/profile/projection/local-date.ts';
import { campaignDays } from './campaign-days.ts';
import type { SmsDesk } from './sms-desk.ts';

const DAY_MILLISECONDS = 86_400_000;

/** How the ledger takes a text, or puts it off: a text has a row already when its time has come. */
export type LedgerWay = {
  take: (at: Date) => Promise<boolean>;
  putOff: (until: Date) => Promise<unknown>;
};

/**
 * Sends one text whose turn has come. Hours, opt-out and other campaigns are looked at once more; then the guest and
 * the ledger's row are taken, and only who got both hands the text to the provider. Whatever dies after that, nobody
 * sends it again.
 */
export async function dispatchText(
  desk: SmsDesk,
  { campaign, phone, way }: { campaign: SmsCampaign; phone: string; way: LedgerWay },
): Promise<void> {
  const { guests, sends, clock } = desk;
  const key = { restaurantId: campaign.restaurant_id, campaignId: campaign.campaign_id, phone };
  const now = clock.now();
  if (now.toISOString() >= campaign.ends_at) return sends.drop(key, { reason: DROP_REASONS.ended, at: now });
  const opening = openingAfter(desk, { campaign, phone, now });
  if (opening === undefined) return sends.drop(key, { reason: DROP_REASONS.never_open, at: now });
  if (opening > now) {
    await way.putOff(opening);
    return;
  }
  const winBack = {
    campaignId: key.campaignId,
    at: now,
    trial: trialOfTexted(campaignDays(campaign), localDate(now, campaign.hours.time_zone)),
    notSince: new Date(now.getTime() - DAYS_BETWEEN_WIN_BACKS * DAY_MILLISECONDS),
  };
  if (!(await guests.claimWinBack(key, winBack))) {
    return sends.drop(key, { reason: await dropReason(desk, key), at: now });
  }
  if (await way.take(now)) await handOver(desk, key, { text: campaign.message.text, onDelay: 'later' });
}

/** From then on the text may go out; undefined where hours never meet. */
function openingAfter(
  { keepsQuietHours }: SmsDesk,
  { campaign, phone, now }: { campaign: SmsCampaign; phone: string; now: Date },
): Date | undefined {
  if (!keepsQuietHours) return now;
  const { time_zone: timeZone, state } = campaign.hours;
  return nextOpening(textingPlaces(phone, { timeZone, state }), now);
}

async function dropReason({ guests }: SmsDesk, key: SendKey): Promise<string> {
  const guest = await guests.find(key);
  if (guest === undefined) return DROP_REASONS.deleted;
  return guest.opt_out === undefined ? DROP_REASONS.recent_win_back : DROP_REASONS.opted_out;
}

/** Gives what was taken to the provider. What it does not take now goes out later, or has failed. */
export async function handOver(
  { provider, sends, clock, log }: SmsDesk,
  key: SendKey,
  { text, onDelay }: { text: string; onDelay: 'later' | 'fail' },
): Promise<void> {
  let providerId: string;
  try {
    providerId = await provider.send({ ...key, text });
  } catch (error) {
    const at = clock.now();
    const isOver = error instanceof SmsRefused || (error instanceof SmsDelayed && onDelay === 'fail');
    if (isOver) return sends.markFailed(key, { reason: error.message, at });
    if (error instanceof SmsDelayed) {
      const until = new Date(at.getTime() + error.minutes * 60_000);
      return sends.giveBack(key, { until, reason: error.message });
    }
    // It may have gone out. The ledger says so of every text that stays taken; a receipt may still settle it.
    const { restaurantId, campaignId } = key;
    return log.warning('the fate of a text is unknown', { restaurantId, campaignId, error });
  }
  await sends.markSent(key, { providerId, at: clock.now() });
}
