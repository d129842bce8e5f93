import { AppError } from '#functions/platform/app-error.ts';
import type { RouteInput } from '#shared/contract/route.ts';
import { normalizePromoCode } from '#shared/redemptions/promo-code.ts';
import { MAX_DAYS_AHEAD, SMS_MESSAGES } from '#shared/sms/contract/sms-campaign.ts';
import type { smsCampaignRoutes } from '#shared/sms/contract/sms-campaign-routes.ts';

/** The common input of a preview and a launch. */
export type SmsInput = RouteInput<typeof smsCampaignRoutes.previewSmsCampaign>;

/** The input that the campaign's text is built from. */
export type SmsWords = Pick<
  SmsInput['body'],
  'restaurantName' | 'offer' | 'offerCode' | 'one_code_per_guest'
>;

const DAY_MILLISECONDS = 86_400_000;
/** Tolerates clocks of browsers that are wrong. */
const PAST_MILLISECONDS = 10 * 60_000;

/** Throws `AppError('invalid_input')` with `message` if a text is missing, or if guests couldn't name the code. */
export function assertComplete({ restaurantName, offer, offerCode }: SmsWords, message: string): void {
  const missing = Object.entries({ restaurantName, offer, offerCode }).filter(([, text]) => text === '');
  const fields = Object.fromEntries(missing.map(([field]) => [field, 'This field is required.']));
  if (missing.length > 0) throw new AppError('invalid_input', { message, fields });
  if (normalizePromoCode(offerCode) === '') {
    throw new AppError('invalid_input', {
      message: SMS_MESSAGES.code,
      fields: { offerCode: SMS_MESSAGES.code },
    });
  }
}

/** When to send the texts; undefined for right away. Throws `AppError('invalid_input')`. */
export function plannedTime({ send_at }: SmsInput['body'], now: Date): Date | undefined {
  if (send_at === undefined) return undefined;
  const planned = new Date(send_at);
  const ahead = planned.getTime() - now.getTime();
  if (ahead > MAX_DAYS_AHEAD * DAY_MILLISECONDS || ahead < -PAST_MILLISECONDS) {
    const message = SMS_MESSAGES.sendAt;
    throw new AppError('invalid_input', { message, fields: { send_at: message } });
  }
  return ahead > 0 ? planned : undefined;
}
