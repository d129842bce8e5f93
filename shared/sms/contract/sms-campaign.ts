import * as z from 'zod/mini';
import { CAMPAIGN_STATUSES } from '#shared/ads/campaign-status.ts';
import { line } from '#shared/contract/text-fields.ts';
import { GUEST_LIST_MESSAGES } from '#shared/lists/contract/guest-list-file.ts';
import { MAX_CONTROL_GROUP_PERCENT } from '#shared/sms/win-back/control-group.ts';
import { LAPSED_RULES } from '#shared/sms/win-back/lapsed.ts';
import { SEND_RULES } from '#shared/sms/win-back/send-rules.ts';

/** Characters that an owner types, at most. A code is compared by its first 24 letters and digits. */
export const SMS_INPUT_LIMITS = { restaurantName: 120, offer: 120, offerCode: 24 } as const;

/** Days from the launch on which a code can be redeemed. */
export const SMS_CODE_DAYS = 30;

/** How far ahead a campaign can be planned. */
export const MAX_DAYS_AHEAD = 30;

/** Spec, owner tools §5, and what it does not name. */
export const SMS_MESSAGES = {
  required: 'Please fill in all required fields',
  requiredForPreview: 'Please fill in all fields to generate preview',
  holdOut: `Choose a whole number from 0 to ${MAX_CONTROL_GROUP_PERCENT}.`,
  budget: 'Enter a whole number of cents, 1 or more.',
  sendAt: `Choose a time within the next ${MAX_DAYS_AHEAD} days.`,
  oneCode: 'Choose true or false.',
  lapsedRule: 'Choose thirty_days or usual_gap.',
  code: 'Use at least one letter or digit in the code.',
} as const;

/** What an owner declares with every create call: it is recorded with each guest as the proof of consent. */
export const CONSENT_SENTENCE =
  'I confirm that every guest on this list has agreed to get marketing texts from my restaurant.';

/** A number, or the same as text where it comes in a form. */
const numeral = (message: string) =>
  z.pipe(z.union([z.number(message), z.string(message)]), z.coerce.number(message));
const holdOut = numeral(SMS_MESSAGES.holdOut).check(
  z.refine(
    (percent) => Number.isInteger(percent) && percent >= 0 && percent <= MAX_CONTROL_GROUP_PERCENT,
    SMS_MESSAGES.holdOut,
  ),
);
const cents = numeral(SMS_MESSAGES.budget).check(
  z.refine((amount) => Number.isInteger(amount) && amount >= 1, SMS_MESSAGES.budget),
);

/** Or the same as text where it comes in a form. */
const yesOrNo = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])], SMS_MESSAGES.oneCode),
  z.transform((answer) => answer === true || answer === 'true'),
);

const { restaurantName, offer, offerCode } = SMS_INPUT_LIMITS;
const typed = {
  restaurantName: z._default(line(restaurantName), ''),
  offer: z._default(line(offer), ''),
  offerCode: z._default(line(offerCode), ''),
  /** The list as text, in place of a file. */
  csv: z.optional(z.string(GUEST_LIST_MESSAGES.type)),
  /** A finished upload of purpose `guest_list`, in place of a file. */
  upload_id: z.optional(line(100)),
  /** Who counts as lapsed: away for more than 30 days, or for 1.5 times the guest's own usual gap. */
  lapsed_rule: z._default(z.enum(LAPSED_RULES, SMS_MESSAGES.lapsedRule), 'thirty_days'),
  /** Percent of the guests that are not texted, to see how many come back by themselves. */
  holdout_percent: z._default(holdOut, 0),
  /** Guests at the end of the list are left out when the texts of those before cost this much. */
  budget_cents: z.optional(cents),
  /** Each guest gets a code of their own, which works once and tells who came back. */
  one_code_per_guest: z._default(yesOrNo, false),
  /** Texts go out from then on; absent: at once. */
  send_at: z.optional(z.iso.datetime({ error: SMS_MESSAGES.sendAt, offset: true })),
};

export const PreviewSmsSchema = z.strictObject(typed);
export const CreateSmsSchema = z.strictObject({
  ...typed,
  /** Of the caller's making: the same key is the same campaign, however often it is sent. */
  idempotencyKey: z.optional(line(100)),
});

/** What the list says, whoever is texted. Rows are guests, further orders of the same guests, and errors. */
export const CsvStatsSchema = z.object({
  totalUploaded: z.int(),
  /** Guests who have lapsed by the dates of the list. */
  lapsedCustomers: z.int(),
  errors: z.int(),
  duplicates: z.int(),
});

/** `scheduled`: held until the time that the owner chose. The others: `SendRule`. */
export const DECISION_RULES = [...SEND_RULES, 'scheduled'] as const;
export type DecisionRule = (typeof DECISION_RULES)[number];

const RuleCountSchema = z.object({
  rule: z.enum(DECISION_RULES),
  guests: z.int(),
  /** Why, for the owner. */
  reason: z.string(),
});

/** What becomes of the guests of a list, each of whom is decided once. The three counts add up to all guests. */
export const SmsDecisionsSchema = z
  .object({
    guests: z.int(),
    send: z.int(),
    hold: z.int(),
    skip: z.int(),
    /** The first moment at which a held text goes out, and the last. */
    held_from: z.optional(z.iso.datetime()),
    held_until: z.optional(z.iso.datetime()),
    held: z.array(RuleCountSchema),
    skipped: z.array(RuleCountSchema),
  })
  .register(z.globalRegistry, { id: 'SmsDecisions' });
export type SmsDecisions = z.output<typeof SmsDecisionsSchema>;

/** The text that guests get. */
export const SmsTextSchema = z.object({
  text: z.string(),
  /** Each is paid for. Characters beyond GSM-7 make two of one. */
  segments: z.int(),
  encoding: z.enum(['GSM-7', 'UCS-2']),
  /** What did not fit and was shortened. */
  cut: z.array(z.enum(['restaurant', 'offer'])),
});

/** What is missing before texts can go out, with a sentence each. */
export const SMS_NEEDS = ['sender_number'] as const;
export const SmsNeedSchema = z.object({ need: z.enum(SMS_NEEDS), message: z.string() });
export type SmsNeed = z.output<typeof SmsNeedSchema>;

/** How far the texts of a campaign are. The counts from `waiting` on add up to `messages_decided`. */
export const SmsProgressSchema = z.object({
  messages_decided: z.int(),
  /** Not yet handed to the provider: held, or their turn has not come. */
  waiting: z.int(),
  /** With the provider, which has not said yet what became of them. */
  sent: z.int(),
  delivered: z.int(),
  /** The provider could not deliver them, or did not take them. */
  failed: z.int(),
  /** Not sent after all: guests who opted out, were deleted or got a text of another campaign in the meantime. */
  dropped: z.int(),
  /** Nobody knows whether they went out, because something broke in between: they are not sent again. */
  unknown: z.int(),
  /** What the provider waits for, when it takes no texts just now. */
  waiting_for: z.optional(z.string()),
});

/** Where no price is known for the restaurant's country: what the owner should know of all amounts; else null. */
export const SmsPriceNoteSchema = z.nullable(z.string());

/** One text campaign of a restaurant. */
export const SmsCampaignSchema = z
  .object({
    campaign_id: z.string(),
    campaign_type: z.literal('sms'),
    name: z.string(),
    status: z.enum(CAMPAIGN_STATUSES),
    created_at: z.iso.datetime(),
    /** When its code can be redeemed no longer. */
    ends_at: z.iso.datetime(),
    /** The day of that at the restaurant. */
    ends_on: z.iso.date(),
    /** As the owner typed it, and as it is compared at the till. */
    offer_code: z.string(),
    promo_code: z.string(),
    message: SmsTextSchema,
    decisions: SmsDecisionsSchema,
    holdout_percent: z.int(),
    /** Each guest has a code of their own: the offer code is how they begin. */
    one_code_per_guest: z.boolean(),
    send_at: z.optional(z.iso.datetime()),
    /** Before it began, by its owner or because its text was rejected: nobody was texted. */
    canceled_at: z.optional(z.iso.datetime()),
    is_text_rejected: z.optional(z.literal(true)),
    /** Dollars for the texts that were decided. */
    will_cost: z.number(),
    price_note: SmsPriceNoteSchema,
    /** Nothing leaves this machine, and deliveries are made up by rule. */
    is_simulated: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'SmsCampaign' });
export type SmsCampaign = z.output<typeof SmsCampaignSchema>;

/** States of one text. `waiting`, `sent`, … as in the progress of its campaign; `skipped`: decided against. */
export const SMS_STATES = [
  'waiting',
  'sent',
  'delivered',
  'failed',
  'dropped',
  'unknown',
  'skipped',
] as const;

/** One guest of a campaign: what was decided and why, and what has become of the text. */
export const SmsGuestSchema = z.object({
  /** E.164; empty text of a guest who was deleted since. */
  phone: z.string(),
  name: z.string(),
  action: z.enum(['send', 'hold', 'skip']),
  rule: z.optional(z.enum(DECISION_RULES)),
  /** Until when a text is held. */
  until: z.optional(z.iso.datetime()),
  state: z.enum(SMS_STATES),
  /** Why, for the owner. */
  reason: z.optional(z.string()),
  /** When the guest's own code was redeemed. */
  came_back_at: z.optional(z.iso.datetime()),
});
