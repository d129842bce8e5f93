import * as z from 'zod/mini';
import { CAMPAIGN_STATUSES } from '#shared/ads/campaign-status.ts';
import { REQUIRED_FIELDS } from '#shared/contract/field-messages.ts';
import { line } from '#shared/contract/text-fields.ts';
import { GUEST_LIST_MESSAGES } from '#shared/lists/contract/guest-list-file.ts';
import { MAX_CONTROL_GROUP_PERCENT } from '#shared/sms/win-back/control-group.ts';
import { LAPSED_RULES } from '#shared/sms/win-back/lapsed.ts';
import { SEND_RULES } from '#shared/sms/win-back/send-rules.ts';

/** The most characters of an owner’s texts. Codes are compared by their first 24 letters and digits. */
export const SMS_INPUT_LIMITS = { restaurantName: 120, offer: 120, offerCode: 24 } as const;

/** Days from the launch on which a code is valid. */
export const SMS_CODE_DAYS = 30;

/** How many days ahead a campaign can be scheduled. */
export const MAX_DAYS_AHEAD = 30;

/** Limits of the spec (owner tools §5) and our own. */
export const SMS_MESSAGES = {
  required: REQUIRED_FIELDS,
  requiredForPreview: 'Please fill in all fields to generate preview',
  holdOut: `Choose a whole number from 0 to ${MAX_CONTROL_GROUP_PERCENT}.`,
  budget: 'Enter a whole number of cents that’s at least 1.',
  sendAt: `Choose a time within the next ${MAX_DAYS_AHEAD} days.`,
  oneCode: 'Choose true or false.',
  lapsedRule: 'Choose thirty_days or usual_gap.',
  code: 'Use at least one letter or digit in the code.',
} as const;

/** The owner’s declaration with every campaign. It is stored with each guest as proof of consent. */
export const CONSENT_SENTENCE =
  'I confirm that every guest on this list has agreed to get marketing texts from my restaurant.';

/** A number, or the same as text in a form. */
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

/** Or the same as text in a form. */
const yesOrNo = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])], SMS_MESSAGES.oneCode),
  z.transform((answer) => answer === true || answer === 'true'),
);

const { restaurantName, offer, offerCode } = SMS_INPUT_LIMITS;
const typed = {
  restaurantName: z._default(line(restaurantName), ''),
  offer: z._default(line(offer), ''),
  offerCode: z._default(line(offerCode), ''),
  /** The list as text instead of a file. */
  csv: z.optional(z.string(GUEST_LIST_MESSAGES.type)),
  /** A finished upload with the purpose `guest_list` instead of a file. */
  upload_id: z.optional(line(100)),
  /** Lapsed: more than 30 days away, or 1.5 times the guest’s usual gap. */
  lapsed_rule: z._default(z.enum(LAPSED_RULES, SMS_MESSAGES.lapsedRule), 'thirty_days'),
  /** Percent of guests in the control group, who aren’t texted. */
  holdout_percent: z._default(holdOut, 0),
  /** Guests at the end of the list are skipped once this cost is reached. */
  budget_cents: z.optional(cents),
  /** Each guest gets a unique one-time code, which identifies who came back. */
  one_code_per_guest: z._default(yesOrNo, false),
  /** When to start sending; absent: now. */
  send_at: z.optional(z.iso.datetime({ error: SMS_MESSAGES.sendAt, offset: true })),
};

export const PreviewSmsSchema = z.strictObject(typed);
export const CreateSmsSchema = z.strictObject({
  ...typed,
  /** Created by the caller: the same key is the same campaign, however often it is sent. */
  idempotencyKey: z.optional(line(100)),
});

/**
 * The contents of the list, regardless of who is texted. Rows are guests, more orders of the same guests, and errors.
 */
export const CsvStatsSchema = z.object({
  totalUploaded: z.int(),
  /** Guests who have lapsed according to the list. */
  lapsedCustomers: z.int(),
  errors: z.int(),
  duplicates: z.int(),
});

/** `scheduled`: waiting for the owner’s time. The others: `SendRule`. */
export const DECISION_RULES = [...SEND_RULES, 'scheduled'] as const;
export type DecisionRule = (typeof DECISION_RULES)[number];

const RuleCountSchema = z.object({
  rule: z.enum(DECISION_RULES),
  guests: z.int(),
  /** The reason, for the owner. */
  reason: z.string(),
});

/** Decisions for the guests of a list, one each. The three counts add up to all guests. */
export const SmsDecisionsSchema = z
  .object({
    guests: z.int(),
    send: z.int(),
    hold: z.int(),
    skip: z.int(),
    /** The first and last time at which a waiting text is sent. */
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
  /** The number of segments, each of which is paid for. Characters outside GSM-7 can double it. */
  segments: z.int(),
  encoding: z.enum(['GSM-7', 'UCS-2']),
  /** What was shortened to fit. */
  cut: z.array(z.enum(['restaurant', 'offer'])),
});

/** What is missing before texts can be sent, in one sentence each. */
export const SMS_NEEDS = ['sender_number'] as const;
export const SmsNeedSchema = z.object({ need: z.enum(SMS_NEEDS), message: z.string() });
export type SmsNeed = z.output<typeof SmsNeedSchema>;

/** The progress of a campaign’s texts. The counts from `waiting` on add up to `messages_decided`. */
export const SmsProgressSchema = z.object({
  messages_decided: z.int(),
  /** Not passed to the provider yet. */
  waiting: z.int(),
  /** With the provider, without a delivery report. */
  sent: z.int(),
  delivered: z.int(),
  /** Rejected or not delivered by the provider. */
  failed: z.int(),
  /** Not sent: guests who opted out, were deleted, or got a text from another campaign meanwhile. */
  dropped: z.int(),
  /** Unknown because of a failure in between. They aren’t sent again. */
  unknown: z.int(),
  /** Why the provider currently accepts no texts. */
  waiting_for: z.optional(z.string()),
});

/** A note about prices if the restaurant’s country has none; else null. */
export const SmsPriceNoteSchema = z.nullable(z.string());

/** A text campaign of a restaurant. */
export const SmsCampaignSchema = z
  .object({
    campaign_id: z.string(),
    campaign_type: z.literal('sms'),
    name: z.string(),
    status: z.enum(CAMPAIGN_STATUSES),
    created_at: z.iso.datetime(),
    /** When its code expires. */
    ends_at: z.iso.datetime(),
    /** That day in the restaurant’s time zone. */
    ends_on: z.iso.date(),
    /** As the owner entered it, and as it is compared. */
    offer_code: z.string(),
    promo_code: z.string(),
    message: SmsTextSchema,
    decisions: SmsDecisionsSchema,
    holdout_percent: z.int(),
    /** Each guest has a unique code that begins with the offer code. */
    one_code_per_guest: z.boolean(),
    send_at: z.optional(z.iso.datetime()),
    /** Canceled before it began, by the owner or because its text was rejected. No one was texted. */
    canceled_at: z.optional(z.iso.datetime()),
    is_text_rejected: z.optional(z.literal(true)),
    /** Dollars for the texts to send. */
    will_cost: z.number(),
    price_note: SmsPriceNoteSchema,
    /** Test mode: nothing is sent, and deliveries are simulated. */
    is_simulated: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'SmsCampaign' });
export type SmsCampaign = z.output<typeof SmsCampaignSchema>;

/** States of a text. `waiting`, `sent`, … as in the progress; `skipped`: not texted. */
export const SMS_STATES = [
  'waiting',
  'sent',
  'delivered',
  'failed',
  'dropped',
  'unknown',
  'skipped',
] as const;

/** One guest of a campaign: the decision, its reason, and the delivery. */
export const SmsGuestSchema = z.object({
  /** E.164; empty text for a deleted guest. */
  phone: z.string(),
  name: z.string(),
  action: z.enum(['send', 'hold', 'skip']),
  rule: z.optional(z.enum(DECISION_RULES)),
  /** When a waiting text is sent. */
  until: z.optional(z.iso.datetime()),
  state: z.enum(SMS_STATES),
  /** The reason, for the owner. */
  reason: z.optional(z.string()),
  /** When the guest’s unique code was redeemed. */
  came_back_at: z.optional(z.iso.datetime()),
});
