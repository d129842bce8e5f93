import type { SmsCampaign } from '#functions/ads/campaign-row.ts';
import { DROP_REASONS } from '#functions/sms/decision-reasons.ts';
import { SmsDelayed, SmsRefused } from '#functions/sms/provider/sms-provider.ts';
import type { SendKey, SendsRepository } from '#functions/sms/sends-repository.ts';
import { localDate } from '#shared/profile/projection/local-date.ts';
import { nextTextingTime } from '#shared/sms/quiet-hours/quiet-hours.ts';
import { DAYS_BETWEEN_WIN_BACKS } from '#shared/sms/win-back/decide-send.ts';
import { trialOfTexted } from '#shared/sms/win-back/trial.ts';
import { campaignDays } from './campaign-days.ts';
import type { OpenSmsDependencies, SmsDependencies } from './sms-dependencies.ts';
import { textOfGuest } from './text-of-guest.ts';

const DAY_MILLISECONDS = 86_400_000;
/** When to try a held text again while its restaurant is suspended or its plan is paused. */
const HOLD_MILLISECONDS = 3_600_000;
/** Tries of a text that the carrier throttles. After that, the schedule sends it. */
export const TRIES = 10;

/** How the ledger takes or postpones a text. Due texts already have a row. */
export type LedgerWay = {
  take: (at: Date) => Promise<boolean>;
  putOff: (until: Date) => Promise<unknown>;
};

/**
 * Sends one text. It checks hours, opt-out, and other campaigns again, then takes the guest and the ledger's row;
 * only the worker that gets both sends the text. After a crash from there on, it is never sent again.
 */
export async function dispatchText(
  dependencies: OpenSmsDependencies,
  { campaign, phone, way }: { campaign: SmsCampaign; phone: string; way: LedgerWay },
): Promise<void> {
  const { sends } = dependencies;
  const key = { restaurantId: campaign.restaurant_id, campaignId: campaign.campaign_id, phone };
  let isThrottled = await tryText(dependencies, { campaign, key, way });
  // A throttled text is held again, so that all checks are repeated and a crash loses nothing.
  const again = heldWay(sends, key);
  for (let tries = 1; isThrottled && tries < TRIES; tries += 1) {
    isThrottled = await tryText(dependencies, { campaign, key, way: again });
  }
}

/** Takes texts that already have a row. */
export function heldWay(sends: Pick<SendsRepository, 'takeHeld' | 'postpone'>, key: SendKey): LedgerWay {
  return {
    take: (at) => sends.takeHeld(key, at),
    putOff: (until) => sends.postpone(key, { until }),
  };
}

/** True if the carrier throttled it. */
async function tryText(
  dependencies: OpenSmsDependencies,
  { campaign, key, way }: { campaign: SmsCampaign; key: SendKey; way: LedgerWay },
): Promise<boolean> {
  const { guests, sends, clock, pace } = dependencies;
  await pace.turn();
  const now = clock.now();
  const drop = async (reason: string) => {
    await sends.drop(key, { reason, at: now });
    return false;
  };
  if (now.toISOString() >= campaign.ends_at) return drop(DROP_REASONS.ended);
  if (dependencies.isOnHold) {
    await way.putOff(new Date(now.getTime() + HOLD_MILLISECONDS));
    return false;
  }
  const opening = openingAfter(dependencies, { campaign, phone: key.phone, now });
  if (opening === undefined) return drop(DROP_REASONS.never_open);
  if (opening > now) {
    await way.putOff(opening);
    return false;
  }
  const winBack = {
    campaignId: key.campaignId,
    at: now,
    trial: trialOfTexted(campaignDays(campaign), localDate(now, campaign.hours.time_zone)),
    notSince: new Date(now.getTime() - DAYS_BETWEEN_WIN_BACKS * DAY_MILLISECONDS),
  };
  const guest = await guests.claimWinBack(key, winBack);
  if (guest === undefined) return drop(await dropReason(dependencies, key));
  const text = await textOfGuest(dependencies, campaign, guest);
  if (!(await way.take(now))) return false;
  return handOver(dependencies, key, { text, onDelay: 'later' });
}

/** When the text may be sent; undefined if no hour fits. */
function openingAfter(
  { keepsQuietHours, ownWeek }: OpenSmsDependencies,
  { campaign, phone, now }: { campaign: SmsCampaign; phone: string; now: Date },
): Date | undefined {
  const { time_zone: timeZone, state } = campaign.hours;
  const restaurant = { timeZone, state, ownWeek };
  return nextTextingTime(phone, restaurant, { from: now, keepsLaw: keepsQuietHours });
}

async function dropReason({ guests }: SmsDependencies, key: SendKey): Promise<string> {
  const guest = await guests.find(key);
  if (guest === undefined) return DROP_REASONS.deleted;
  return guest.opt_out === undefined ? DROP_REASONS.recent_win_back : DROP_REASONS.opted_out;
}

/**
 * Hands a taken text to the provider. If the provider rejects it, the text is postponed or fails. True if it was
 * throttled.
 */
export async function handOver(
  { provider, sends, pace, clock, log }: SmsDependencies,
  key: SendKey,
  { text, onDelay }: { text: string; onDelay: 'later' | 'fail unless too fast' },
): Promise<boolean> {
  let providerId: string;
  try {
    providerId = await provider.send({ ...key, text });
  } catch (error) {
    const at = clock.now();
    const isThrottled = error instanceof SmsDelayed && error.isThrottled;
    if (isThrottled) pace.wasThrottled();
    const mayWait = onDelay === 'later' || isThrottled;
    const isOver = error instanceof SmsRefused || (error instanceof SmsDelayed && !mayWait);
    if (isOver) await sends.markFailed(key, { reason: error.message, at });
    else if (error instanceof SmsDelayed) {
      const until = new Date(at.getTime() + error.minutes * 60_000);
      await sends.giveBack(key, { until, reason: error.message });
    } else {
      // It may have been sent. The ledger shows the outcome as unknown, and a receipt may still settle it.
      const { restaurantId, campaignId } = key;
      log.warning('the delivery of a text is unknown', { restaurantId, campaignId, error });
    }
    return isThrottled && !isOver;
  }
  pace.wasTaken();
  await sends.markSent(key, { providerId, at: clock.now() });
  return false;
}
