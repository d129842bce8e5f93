import { createHash } from 'node:crypto';
import type { SmsCampaign } from '#functions/ads/campaign-row.ts';
import { otherCampaigns } from '#functions/ads/code-campaign.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { OwnerCaller } from '#functions/platform/auth/caller.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { getProfile } from '#functions/profile/get-profile.ts';
import { readListHead, writeCampaignList } from '#functions/sms/campaign-lists.ts';
import { inspectSms, stopSmsIfRejected } from '#functions/sms/inspect-sms.ts';
import { queueParts } from '#functions/sms/queue-parts.ts';
import { smsLaunched } from '#functions/sms/sms-events.ts';
import type { RouteInput } from '#shared/contract/route.ts';
import { formatCounted } from '#shared/format/numbers.ts';
import { GUEST_LIST_MESSAGES } from '#shared/lists/contract/guest-list-file.ts';
import { SMS_MESSAGES } from '#shared/sms/contract/sms-campaign.ts';
import type { smsCampaignRoutes } from '#shared/sms/contract/sms-campaign-routes.ts';
import { campaignAnswer, decidedMessages, specFields } from './campaign-answer.ts';
import { decideList, readList } from './decide-list.ts';
import type { SmsCampaignDependencies } from './dependencies.ts';
import { findList, LIST_FIELD } from './find-list.ts';
import { getSmsCampaign } from './get-sms-campaign.ts';
import { campaignRow, listHead } from './new-campaign.ts';
import { assertComplete, plannedTime } from './sms-input.ts';
import { findSmsNeeds } from './sms-needs.ts';
import { progressOf } from './sms-progress.ts';
import { loadCampaignText } from './texts/load-campaign-text.ts';

type CreateSmsCampaign = typeof smsCampaignRoutes.createSmsCampaign;
type Input = RouteInput<CreateSmsCampaign>;
type List = NonNullable<Awaited<ReturnType<typeof findList>>>;

/**
 * Decides each guest of a list once, stores the list with its decisions, then the campaign's row, and queues the
 * parts. A second request with the same key finds the first one's campaign. After a crash, that request or the
 * schedule continues.
 */
export function createCreateSmsCampaign(dependencies: SmsCampaignDependencies): Operation<CreateSmsCampaign> {
  return async (input, caller) => {
    const { restaurantId, audit } = caller;
    assertComplete(input.body, SMS_MESSAGES.required);
    const list = await findList(dependencies, restaurantId, input);
    if (list === undefined) throw missingList();
    const campaignId = await claimCampaign(dependencies, restaurantId, { input, list });
    const before = await dependencies.campaigns.find({ restaurantId, campaignId });
    const campaign =
      before?.campaign_type === 'sms'
        ? before
        : await launch(dependencies, caller, { input, list, campaignId });
    const head = await readListHead(dependencies.lists, campaign.list_folder);
    const { deliveryRate } = await progressOf(dependencies, campaign);
    audit.once = { at: campaign.created_at, id: campaignId };
    audit.after = {
      campaign_id: campaignId,
      messages: decidedMessages(campaign),
      skipped: campaign.decisions.skip,
      will_cost_cents: campaign.will_cost_cents,
      ...(campaign.send_at !== undefined && { send_at: campaign.send_at }),
      consent: head?.consent.sentence,
    };
    return {
      message: messageOf(campaign),
      data: {
        ...specFields(campaign),
        deliveryRate,
        csvErrors: head?.errors ?? [],
        decisions: campaign.decisions,
        campaign: campaignAnswer(campaign, dependencies.clock.now()),
      },
    };
  };
}

/** Returns the ID of the campaign, which is the same for every call with the key. */
async function claimCampaign(
  { idempotencyKeys, ids, clock }: SmsCampaignDependencies,
  restaurantId: string,
  { input, list }: { input: Input; list: List },
): Promise<string> {
  const { idempotencyKey: key, upload_id: _upload, csv: _csv, ...wanted } = input.body;
  const campaignId = ids.next();
  if (key === undefined || key === '') return campaignId;
  const hash = createHash('sha256').update(JSON.stringify(wanted)).update(list.bytes);
  const request = hash.digest('hex');
  const claim = await idempotencyKeys.claim({ restaurantId, key, id: campaignId, request }, clock.now());
  if (claim.request !== request) throw new AppError('sms_request_changed');
  return claim.id;
}

async function launch(
  dependencies: SmsCampaignDependencies,
  { restaurantId, userId }: OwnerCaller,
  { input: { body }, list, campaignId }: { input: Input; list: List; campaignId: string },
): Promise<SmsCampaign> {
  const { clock, provider, lists, ids, campaigns, trials, plans, rules } = dependencies;
  const now = clock.now();
  const plannedFor = plannedTime(body, now);
  const [need] = await findSmsNeeds(dependencies, restaurantId);
  if (need !== undefined) throw new AppError('sms_not_ready', { message: need.message });
  const { profile } = await getProfile(dependencies, restaurantId);
  const ownWeek = await dependencies.textingSettings.findOwnWeek(restaurantId);
  const writeText = await loadCampaignText();
  const about = { restaurantId, profile, offer: body.offer, begins: plannedFor ?? now, words: body };
  const written = await writeText(dependencies, about);
  const { message } = written;
  const flagged = await inspectSms(dependencies, restaurantId, written.looked_at);
  const wanted = { restaurantId, campaignId, body, profile, ownWeek, text: message.text, now, plannedFor };
  const decided = await decideList(dependencies, await readList(list.bytes, wanted), wanted);
  const made = { ...wanted, userId, written, list: decided, filename: list.filename };
  const campaign = { ...made, isSimulated: provider.isSimulated };
  // Two concurrent calls write two lists; the row decides which one counts.
  const folder = `${restaurantId}/${campaignId}/${ids.next()}/`;
  const parts = await writeCampaignList(lists, folder, { head: listHead(campaign), guests: decided.guests });
  const uncounted = campaignRow(campaign, { folder, parts });
  const demand = textsOf(uncounted);
  if (demand.amount > 0) await rules.assertMaySpend(uncounted.will_cost_cents);
  const taken = await plans.take(demand);
  const row = { ...uncounted, plan_period_start: taken.periodStart };
  // Guests' own codes are claimed one by one when their texts are sent.
  if (!body.one_code_per_guest)
    await claimCode(dependencies, row).catch(async (error: unknown) => {
      await plans.giveBack(taken);
      throw error;
    });
  await trials.note(row);
  const isNew = await campaigns.create(row, smsLaunched(row));
  if (!isNew) {
    await plans.giveBack(taken);
    return getSmsCampaign(dependencies, { restaurantId, campaignId });
  }
  await queueParts(dependencies, row).catch(() => undefined);
  await list.discard();
  return stopSmsIfRejected(dependencies, row, flagged);
}

/** Counts the texts against the plan. */
function textsOf(row: SmsCampaign) {
  const { restaurant_id: restaurantId } = row;
  return { restaurantId, feature: 'sms_campaigns' as const, amount: decidedMessages(row) };
}

async function claimCode(
  { promoCodes, campaigns, clock }: SmsCampaignDependencies,
  row: SmsCampaign,
): Promise<void> {
  const { restaurant_id, promo_code: code, campaign_id: claimed_for } = row;
  const held = await promoCodes.find(restaurant_id, code);
  const others =
    held && (await otherCampaigns(campaigns, held, { campaignId: claimed_for, now: clock.now() }));
  const claimed = await promoCodes.claimForSms({
    restaurant_id,
    code,
    claimed_for,
    request: claimed_for,
    ...(others !== undefined && { others }),
  });
  if (!claimed) throw new AppError('promo_code_taken');
}

function missingList(): AppError {
  const message = GUEST_LIST_MESSAGES.missing;
  return new AppError('invalid_input', { message, fields: { [LIST_FIELD]: message } });
}

function messageOf({ decisions, is_simulated, send_at }: SmsCampaign): string {
  const { send, hold } = decisions;
  const texts = send + hold;
  if (texts === 0) return 'We can’t text anyone on this list. See the reason for each guest.';
  const counted = formatCounted(texts, 'text');
  if (is_simulated) {
    const begun = send_at === undefined ? 'launched' : 'scheduled';
    return `${counted} ${begun} in test mode. Guests won’t get it, and you won’t be charged.`;
  }
  if (send_at !== undefined) return `${counted} scheduled.`;
  if (send === 0) return `We’ll send ${counted} at the next allowed time.`;
  return `${counted} launched.`;
}
