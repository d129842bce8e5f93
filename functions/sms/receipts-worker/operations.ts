import type { GuestsRepository } from '#functions/guests/guests-repository.ts';
import type { SendsRepository } from '#functions/sms/sends-repository.ts';
import type { SmsReceipt } from '#shared/contract/queue-messages.ts';

type Dependencies = {
  sends: Pick<SendsRepository, 'settle'>;
  guests: Pick<GuestsRepository, 'markLandline'>;
};

/** Event types that mean a text wasn't delivered, with the reason for the owner. Other types aren't final. */
const FAILURES: ReadonlyMap<string, string> = new Map([
  ['TEXT_INVALID', 'This number can’t receive texts.'],
  ['TEXT_INVALID_MESSAGE', 'The carrier rejected the text.'],
  ['TEXT_UNREACHABLE', 'The phone was unreachable.'],
  ['TEXT_CARRIER_UNREACHABLE', 'The carrier was unreachable.'],
  ['TEXT_BLOCKED', 'The phone is blocking these texts.'],
  ['TEXT_CARRIER_BLOCKED', 'The carrier blocked the text.'],
  ['TEXT_SPAM', 'The carrier flagged the text as spam.'],
  ['TEXT_TTL_EXPIRED', 'The carrier couldn’t deliver the text in time.'],
  ['TEXT_PROTECT_BLOCKED', 'Our spam protection blocked the text.'],
  ['TEXT_UNKNOWN', 'The carrier didn’t give a reason.'],
]);

/** Records receipts of texts. They may arrive twice and in any order; the first final one counts. */
export function createSmsReceiptWork({
  sends,
  guests,
}: Dependencies): (receipt: SmsReceipt) => Promise<void> {
  return async ({ eventType, eventTimestamp, destinationPhoneNumber: phone, context }) => {
    const { restaurant_id: restaurantId, campaign_id: campaignId } = context;
    const reason = FAILURES.get(eventType);
    if (reason === undefined && eventType !== 'TEXT_DELIVERED') return;
    const state = reason === undefined ? ('delivered' as const) : ('failed' as const);
    const at = new Date(eventTimestamp);
    await sends.settle({ restaurantId, campaignId, phone }, { state, reason, at });
    if (eventType === 'TEXT_INVALID') await guests.markLandline({ restaurantId, phone });
  };
}
