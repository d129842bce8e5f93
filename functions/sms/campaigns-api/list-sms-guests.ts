import type { SmsCampaign } from '#functions/ads/campaign-row.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { invalidCursor } from '#functions/platform/http/invalid-cursor.ts';
import { type DecidedGuest, GUESTS_OF_A_PART, readListPart } from '#functions/sms/campaign-lists.ts';
import { DECISION_REASONS, DROP_REASONS } from '#functions/sms/decision-reasons.ts';
import { isForgotten } from '#functions/sms/forgotten-guest.ts';
import type { Send } from '#functions/sms/send-row.ts';
import { isStoppedSms } from '#functions/sms/sms-called-off.ts';
import type { smsCampaignRoutes } from '#shared/sms/contract/sms-campaign-routes.ts';
import type { SmsCampaignDependencies } from './dependencies.ts';
import { getSmsCampaign } from './get-sms-campaign.ts';
import { stateOf } from './sms-progress.ts';

/** Lists guests in the order of the list. A page ends with a part of the list, so it may hold fewer than requested. */
export function createListSmsGuests(
  dependencies: SmsCampaignDependencies,
): Operation<typeof smsCampaignRoutes.listSmsGuests> {
  const { lists, sends, clock } = dependencies;
  return async ({ params, query }, { restaurantId }) => {
    const campaign = await getSmsCampaign(dependencies, { restaurantId, campaignId: params.id });
    const first = readPlace(query.cursor);
    const part = Math.floor(first / GUESTS_OF_A_PART);
    const inPart = await readListPart(lists, campaign.list_folder, part);
    const start = first % GUESTS_OF_A_PART;
    const guests = inPart.slice(start, start + query.limit);
    const phones = guests.map(({ phone }) => phone);
    const texts = await sends.findMany({ restaurantId, campaignId: params.id }, phones);
    const next = first + guests.length;
    const isMore = guests.length > 0 && next < totalOf(campaign);
    return {
      data: {
        guests: guests.map((guest) => {
          const answer = guestAnswer(guest, texts.get(guest.phone), clock.now());
          return isStoppedSms(campaign) ? calledOff(answer, campaign) : answer;
        }),
        ...(isMore && { next_cursor: String(next) }),
      },
    };
  };
}

function guestAnswer({ phone, name, action, rule, until }: DecidedGuest, send: Send | undefined, now: Date) {
  const waiting = action === 'skip' ? ('skipped' as const) : ('waiting' as const);
  const reason = send?.reason ?? (rule === undefined ? undefined : DECISION_REASONS[rule]);
  return {
    phone: isForgotten(phone) ? '' : phone,
    name,
    action,
    ...(rule !== undefined && { rule }),
    ...(until !== undefined && { until: send?.due_at ?? until }),
    state: send === undefined ? waiting : stateOf(send, now),
    ...(reason !== undefined && { reason }),
    ...(send?.came_back_at !== undefined && { came_back_at: send.came_back_at }),
  };
}

/** Marks texts that were waiting when the campaign was canceled. */
function calledOff(
  answer: ReturnType<typeof guestAnswer>,
  { is_text_rejected }: SmsCampaign,
): ReturnType<typeof guestAnswer> {
  if (answer.state !== 'waiting') return answer;
  const { until: _until, ...rest } = answer;
  const reason = is_text_rejected === true ? DROP_REASONS.rejected : DROP_REASONS.canceled;
  return { ...rest, state: 'dropped', reason };
}

function totalOf({ decisions }: SmsCampaign): number {
  return decisions.guests;
}

function readPlace(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  if (/^\d{1,6}$/.test(cursor)) return Number(cursor);
  throw invalidCursor();
}
