import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { getProfile } from '#functions/profile/get-profile.ts';
import { dollars } from '#functions/sms/campaigns-api/campaign-answer.ts';
import type { SmsCampaignDependencies } from '#functions/sms/campaigns-api/dependencies.ts';
import { assertComplete } from '#functions/sms/campaigns-api/sms-input.ts';
import { findSmsNeeds } from '#functions/sms/campaigns-api/sms-needs.ts';
import { testIdOf } from '#functions/sms/test-id.ts';
import { createPhoneReader } from '#shared/lists/guests/phone-reader.ts';
import { localDate } from '#shared/profile/projection/local-date.ts';
import { restaurantCountry } from '#shared/profile/projection/restaurant-country.ts';
import { SMS_MESSAGES } from '#shared/sms/contract/sms-campaign.ts';
import type { smsCampaignRoutes } from '#shared/sms/contract/sms-campaign-routes.ts';
import { SMS_TEST_MESSAGES, TEST_MARK } from '#shared/sms/contract/sms-test.ts';
import { smsCostCents } from '#shared/sms/sms-price.ts';
import { smsPriceNote } from '#shared/sms/sms-price-note.ts';
import { smsSegments } from '#shared/sms/sms-segments.ts';
import { loadCampaignText } from './load-campaign-text.ts';

/** The owner waits for the test, so a later one is of no use. */
const GOOD_FOR_MILLISECONDS = 10 * 60_000;

/**
 * Sends the text of a campaign to the owner's own phone through the ledger and queue that guests' texts use. Quiet
 * hours don't apply, because the owner asks for it now.
 */
export function createSendTestSms(
  dependencies: SmsCampaignDependencies,
): Operation<typeof smsCampaignRoutes.sendTestSms> {
  const { sends, smsQueue, provider, rules, clock, ids } = dependencies;
  return async ({ body }, { restaurantId, audit }) => {
    assertComplete(body, SMS_MESSAGES.required);
    const [need] = await findSmsNeeds(dependencies, restaurantId);
    if (need !== undefined) throw new AppError('sms_not_ready', { message: need.message });
    const { profile } = await getProfile(dependencies, restaurantId);
    const country = restaurantCountry(profile);
    const phone = await ownPhone(dependencies, restaurantId, { typed: body.phone, country });
    const now = clock.now();
    const writeText = await loadCampaignText();
    const about = { restaurantId, profile, offer: body.offer, begins: now, words: body };
    const { message: written } = await writeText(dependencies, about);
    const text = `${TEST_MARK}${written.text}`;
    const { segments } = smsSegments(text);
    const costCents = smsCostCents(segments, localDate(now, profile.time_zone));
    const testId = testIdOf(ids.next());
    await rules.assertMaySpend();
    await sends.holdText(
      { restaurantId, campaignId: testId, phone },
      { text, at: now, goodUntil: new Date(now.getTime() + GOOD_FOR_MILLISECONDS) },
    );
    const message = { restaurant_id: restaurantId, campaign_id: testId, phones: [phone] };
    // If the queue fails, the schedule finds the text in the ledger.
    await smsQueue.send({ kind: 'due', ...message }).catch(() => undefined);
    audit.after = { test_id: testId, segments, cost_cents: costCents };
    const { isSimulated } = provider;
    return {
      message: isSimulated
        ? 'Test mode: no one gets this text, and you won’t be charged.'
        : 'Test text sent.',
      data: {
        test: { test_id: testId, phone, text, state: 'waiting' },
        segments,
        cost: dollars(costCents),
        price_note: smsPriceNote(country),
        is_simulated: isSimulated,
      },
    };
  };
}

/**
 * Returns the phone in E.164. Throws `AppError('invalid_input')` for numbers that get no texts, and for a phone
 * that opted out.
 */
async function ownPhone(
  { guests }: Pick<SmsCampaignDependencies, 'guests'>,
  restaurantId: string,
  { typed, country }: { typed: string; country: string },
): Promise<string> {
  if (typed === '') throw refusal(SMS_TEST_MESSAGES.phone);
  const read = createPhoneReader(country)(typed);
  if (read === undefined) throw refusal(SMS_TEST_MESSAGES.impossible);
  const known = (await guests.findKnown(restaurantId, [read.phone])).get(read.phone);
  if (known?.optOut !== undefined) throw refusal(SMS_TEST_MESSAGES.optedOut);
  if (!read.mayBeMobile || known?.row?.is_landline === true) throw refusal(SMS_TEST_MESSAGES.notMobile);
  if (read.isForeign) throw refusal(SMS_TEST_MESSAGES.foreign);
  return read.phone;
}

function refusal(message: string): AppError {
  return new AppError('invalid_input', { message, fields: { phone: message } });
}
