import * as z from 'zod/mini';
import { line } from '#shared/contract/text-fields.ts';
import { SMS_INPUT_LIMITS, SMS_STATES } from './sms-campaign.ts';

/** The line before a test text. The rest is what guests read. */
export const TEST_MARK = 'TEST\n';

export const SMS_TEST_MESSAGES = {
  phone: 'Enter your own phone number.',
  impossible: 'Enter a valid phone number with an area code.',
  notMobile: 'This number can’t get texts. Enter a mobile number.',
  foreign: 'Enter a mobile number in your restaurant’s country.',
  optedOut: 'This phone opted out of your texts. To opt back in, text START from it to your sender number.',
} as const;

const { restaurantName, offer, offerCode } = SMS_INPUT_LIMITS;

/** A campaign’s text, for the owner’s phone. */
export const SendTestSmsSchema = z.strictObject({
  phone: z._default(line(40), ''),
  restaurantName: z._default(line(restaurantName), ''),
  offer: z._default(line(offer), ''),
  offerCode: z._default(line(offerCode), ''),
  one_code_per_guest: z._default(z.boolean(), false),
});

/** A text to the owner’s own phone. It belongs to no campaign and isn’t counted. */
export const SmsTestSchema = z
  .object({
    test_id: z.string(),
    /** E.164. */
    phone: z.string(),
    text: z.string(),
    state: z.enum(SMS_STATES),
    /** Why it wasn’t sent, for the owner. */
    reason: z.optional(z.string()),
  })
  .register(z.globalRegistry, { id: 'SmsTest' });
export type SmsTest = z.output<typeof SmsTestSchema>;
