import * as z from 'zod/mini';
import { CAMPAIGN_STATUSES } from '#shared/ads/campaign-status.ts';
import { REQUIRED_FIELDS } from '#shared/contract/field-messages.ts';
import { line, lines } from '#shared/contract/text-fields.ts';
import { UPLOAD_LIMITS } from '#shared/images/contract/upload.ts';
import { PROMO_CODE_MAX_LENGTH } from '#shared/redemptions/promo-code.ts';

/** Characters (UTF-16 units; an emoji is two or more) of each part of an ad that Facebook shows before it cuts. */
export const AD_TEXT_LIMITS = { primary_text: 300, headline: 40, description: 30 } as const;
export type AdTextField = keyof typeof AD_TEXT_LIMITS;

/** Daily budgets in dollars. */
export const AD_BUDGETS = [10, 20] as const;
export const DEFAULT_AD_BUDGET = 10;
export const DEFAULT_AD_DAYS = 7;
export const MAX_AD_DAYS = 30;
/** Short enough that each fits into an ad with its promo code. */
export const AD_INPUT_LIMITS = { restaurantName: 120, itemToPromote: 80, offer: 80 } as const;
/** The radius around the restaurant in which an ad is shown. */
export const AD_RADIUS_MILES = 5;

/** Pixels of a dish photo. Each takes four bytes of memory when decoded. Phone photos have up to 50 million. */
export const AD_PHOTO_PIXELS = { minEdge: 200, most: 50_000_000 } as const;

/** Spec, owner tools §5. */
export const AD_MESSAGES = {
  required: REQUIRED_FIELDS,
  requiredForPreview: 'Please fill in restaurant name, item to promote, and offer to generate preview',
  photoType: UPLOAD_LIMITS.dish_photo.messages.type,
  photoTooLarge: UPLOAD_LIMITS.dish_photo.messages.tooLarge,
  budget: 'Choose a budget of $10 or $20 a day.',
  days: `Choose 1 to ${MAX_AD_DAYS} days.`,
  code: (code: string) => `Keep the code ${code} in the ad so guests can mention it when they pay.`,
} as const;

function adText(field: AdTextField) {
  return lines(AD_TEXT_LIMITS[field]);
}

/** The texts of an ad, as Facebook names its parts. */
export const AdCopySchema = z
  .strictObject({
    primary_text: adText('primary_text'),
    headline: adText('headline'),
    description: adText('description'),
  })
  .register(z.globalRegistry, { id: 'AdCopy' });
export type AdCopy = z.output<typeof AdCopySchema>;

const { restaurantName, itemToPromote, offer } = AD_INPUT_LIMITS;
const typed = {
  restaurantName: z._default(line(restaurantName), ''),
  itemToPromote: z._default(line(itemToPromote), ''),
  offer: z._default(line(offer), ''),
};

/** A number, or the same as text in a form. */
const numeral = (message: string) =>
  z.pipe(z.union([z.number(message), z.string(message)]), z.coerce.number(message));
const budget = numeral(AD_MESSAGES.budget).check(
  z.refine((dollars) => (AD_BUDGETS as readonly number[]).includes(dollars), AD_MESSAGES.budget),
);
const days = numeral(AD_MESSAGES.days).check(
  z.refine((count) => Number.isInteger(count) && count >= 1 && count <= MAX_AD_DAYS, AD_MESSAGES.days),
);

export const PreviewAdSchema = z.strictObject({
  ...typed,
  budget: z._default(budget, DEFAULT_AD_BUDGET),
  days: z._default(days, DEFAULT_AD_DAYS),
});

export const CreateAdSchema = z.strictObject({
  ...typed,
  budget: z._default(budget, DEFAULT_AD_BUDGET),
  days: z._default(days, DEFAULT_AD_DAYS),
  /** The code from the preview. The same code with the same ad is the same campaign, however often it is sent. */
  promoCode: z.optional(line(PROMO_CODE_MAX_LENGTH * 2)),
  /** Created by the caller, for requests without a preview. */
  idempotencyKey: z.optional(line(100)),
  /** The chosen texts. Without all three, the first variant is used. */
  primaryText: z.optional(adText('primary_text')),
  headline: z.optional(adText('headline')),
  description: z.optional(adText('description')),
  /** A finished upload with the purpose `dish_photo`. */
  upload_id: z.optional(line(100)),
  /** One of the restaurant’s images, such as an enhanced photo. */
  image_id: z.optional(line(100)),
});

const RangeSchema = z.object({ low: z.number(), high: z.number() });
export const AdReachSchema = z
  .object({
    people: RangeSchema,
    impressions: RangeSchema,
    basis: z.string(),
    source: z.string(),
    as_of: z.iso.date(),
  })
  .register(z.globalRegistry, { id: 'AdReach' });

/** What an ad needs before it can run, in one sentence each. */
export const AD_NEEDS = ['address', 'website', 'ad_account', 'email', 'suspension'] as const;
export type AdNeed = (typeof AD_NEEDS)[number];
export const AdNeedSchema = z.object({ need: z.enum(AD_NEEDS), message: z.string() });

export const AdPlacementSchema = z.object({
  /** Where the ad is shown: this radius around the address. */
  address: z.string(),
  radius_miles: z.number(),
  /** Where the ad links to: the website, or an offer page that is created when the ad starts. */
  destination_url: z.string(),
});

export const AdPhotoSchema = z.object({
  /** 1080 × 1080 pixels, and 1200 × 628. */
  square_url: z.string(),
  wide_url: z.string(),
});

export const AdResultsSchema = z.object({
  spent_cents: z.int(),
  impressions: z.int(),
  people_reached: z.int(),
  clicks: z.int(),
});

/** Redemptions of the ad’s code. */
export const AdRedemptionsSchema = z.object({
  count: z.int(),
  /** What those guests paid, as far as staff entered it, and for how many of them. */
  amount_cents: z.int(),
  with_amount: z.int(),
});

/** A Facebook ad of a restaurant. */
export const AdSchema = z
  .object({
    campaign_id: z.string(),
    name: z.string(),
    campaign_type: z.literal('ad'),
    status: z.enum(CAMPAIGN_STATUSES),
    /** Why it failed. */
    failure: z.optional(z.string()),
    /** What the provider currently refuses while the ad waits. */
    waiting_for: z.optional(z.string()),
    /** What the ad is waiting for. */
    waiting_needs: z.optional(z.array(z.enum(AD_NEEDS))),
    created_at: z.iso.datetime(),
    ends_at: z.iso.datetime(),
    promo_code: z.string(),
    daily_budget_cents: z.int(),
    days: z.int(),
    /** The most that the ad can cost. */
    total_budget_cents: z.int(),
    copy: AdCopySchema,
    photo: z.optional(AdPhotoSchema),
    placement: AdPlacementSchema,
    expected: AdReachSchema,
    results: AdResultsSchema,
    redemptions: AdRedemptionsSchema,
    /** When the provider last reported results; absent before the first time. */
    results_at: z.optional(z.iso.datetime()),
    /** Test mode: the results are simulated. */
    is_simulated: z.boolean(),
    version: z.int(),
  })
  .register(z.globalRegistry, { id: 'FacebookAd' });
export type Ad = z.output<typeof AdSchema>;
