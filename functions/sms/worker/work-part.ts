import type { SmsCampaign } from '#functions/ads/campaign-row.ts';
import { countReturns } from '#functions/guests/count-returns.ts';
import { type DecidedGuest, readListHead, readListPart } from '#functions/sms/campaign-lists.ts';
import { DROP_REASONS } from '#functions/sms/decision-reasons.ts';
import { forgottenMark, isForgotten } from '#functions/sms/forgotten-guest.ts';
import { isDue, type Send } from '#functions/sms/send-row.ts';
import type { SendKey } from '#functions/sms/sends-repository.ts';
import type { Consent } from '#shared/guests/contract/guest.ts';
import { trialOfHeldBack } from '#shared/sms/win-back/trial.ts';
import { campaignDays } from './campaign-days.ts';
import { dispatchText, heldWay } from './dispatch-text.ts';
import {
  isStillOn,
  type OpenSmsDependencies,
  PART_MILLISECONDS,
  type SmsDependencies,
  settleAll,
  TEXTS_AT_ONCE,
} from './sms-dependencies.ts';

type Part = { campaign: SmsCampaign; part: number; from: number };

/**
 * Processes one part of a list: records each guest's consent or refusal, then texts or holds. Safe to repeat:
 * guests with a row in the ledger are skipped.
 */
export async function workPart(
  dependencies: OpenSmsDependencies,
  { campaign, part, from }: Part,
): Promise<void> {
  const head = await readListHead(dependencies.lists, campaign.list_folder);
  const guests = (await readListPart(dependencies.lists, campaign.list_folder, part)).slice(from);
  if (head === undefined || guests.length === 0) return;
  const key = { restaurantId: campaign.restaurant_id, campaignId: campaign.campaign_id };
  const ledger = await dependencies.sends.findMany(
    key,
    guests.map(({ phone }) => phone),
  );
  if (from === 0) await countListed(dependencies, { campaign, part, guests });
  const startedAt = dependencies.clock.now().getTime();
  for (let index = 0; index < guests.length; index += TEXTS_AT_ONCE) {
    if (dependencies.clock.now().getTime() - startedAt > PART_MILLISECONDS)
      return goOn(dependencies, campaign, part, from + index);
    if (index > 0 && !(await isStillOn(dependencies, campaign))) return;
    await settleAll(guests.slice(index, index + TEXTS_AT_ONCE), (guest) =>
      workGuest(dependencies, { campaign, guest, consent: head.consent, send: ledger.get(guest.phone) }),
    );
  }
}

/** Counts guests of earlier campaigns who ordered again, according to this list, before this campaign texts them. */
async function countListed(
  dependencies: SmsDependencies,
  { campaign, part, guests }: { campaign: SmsCampaign; part: number; guests: readonly DecidedGuest[] },
): Promise<void> {
  const { restaurant_id: restaurantId, campaign_id } = campaign;
  const phones = guests.filter(({ wasKnown }) => wasKnown).map(({ phone }) => phone);
  const known = await dependencies.guests.findKnown(restaurantId, phones);
  const ordering = guests.flatMap(({ phone, listed: orderDates }) => {
    const row = known.get(phone)?.row;
    return row === undefined ? [] : [{ row, orderDates }];
  });
  await countReturns(dependencies, { restaurantId, batch: `${campaign_id}/${part}` }, ordering);
}

function goOn(
  { smsQueue }: SmsDependencies,
  { restaurant_id, campaign_id }: SmsCampaign,
  part: number,
  from: number,
) {
  return smsQueue.send({ kind: 'part', restaurant_id, campaign_id, part, from });
}

type Turn = { campaign: SmsCampaign; guest: DecidedGuest; consent: Consent; send: Send | undefined };

async function workGuest(
  dependencies: OpenSmsDependencies,
  { campaign, guest, consent, send }: Turn,
): Promise<void> {
  const { sends, clock } = dependencies;
  const key = {
    restaurantId: campaign.restaurant_id,
    campaignId: campaign.campaign_id,
    phone: guest.phone,
  };
  if (send !== undefined) {
    // A taken text is never sent twice, and a held one is sent when it is due.
    if (!isDue(send, clock.now())) return;
    return dispatchText(dependencies, { campaign, phone: guest.phone, way: heldWay(sends, key) });
  }
  if (isForgotten(guest.phone) || !(await recordGuest(dependencies, campaign, { guest, consent }))) {
    if (guest.action === 'skip') return;
    return sends.drop(deletedKey(campaign, key), { reason: DROP_REASONS.deleted, at: clock.now() });
  }
  if (guest.rule === 'held_out') {
    const { campaignId } = key;
    await dependencies.guests.holdBack(key, { campaignId, trial: trialOfHeldBack(campaignDays(campaign)) });
    // If the campaign is being canceled, its control group is released; this guest may have been added too late.
    const isPlanned = campaign.send_at !== undefined;
    if (isPlanned && !(await isStillOn(dependencies, campaign)))
      await dependencies.guests.release(key, campaignId);
  }
  if (guest.action === 'skip') return;
  const putOff = (until: Date) => sends.hold(key, { until });
  if (guest.action === 'hold' && guest.until !== undefined) {
    await putOff(new Date(guest.until));
    return;
  }
  const way = { take: (at: Date) => sends.take(key, at), putOff };
  await dispatchText(dependencies, { campaign, phone: guest.phone, way });
}

/** False for a guest who was known at the decision and has been deleted since. */
async function recordGuest(
  { guests, clock }: SmsDependencies,
  { restaurant_id: restaurantId }: SmsCampaign,
  { guest, consent }: { guest: DecidedGuest; consent: Consent },
): Promise<boolean> {
  const { phone, name, listed: orderDates } = guest;
  const answer = guest.refuses
    ? { consent: undefined, optOut: { at: consent.at, by: 'list' as const } }
    : { consent, optOut: undefined };
  const news = { restaurantId, phone, name, orderDates, ...answer, now: clock.now() };
  if (guest.wasKnown) return guests.recordKnown(news);
  await guests.recordNew(news);
  return true;
}

/** The ledger key of a deleted guest, without the number. */
function deletedKey({ list_folder }: SmsCampaign, key: SendKey): SendKey {
  return isForgotten(key.phone) ? key : { ...key, phone: forgottenMark(list_folder, key.phone) };
}
