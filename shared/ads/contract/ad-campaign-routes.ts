import * as z from 'zod/mini';
import { WHOLE_NUMBER } from '#shared/contract/field-messages.ts';
import { defineRoutes, forOwner, METER_REFUSALS } from '#shared/contract/route.ts';
import { groupDigits } from '#shared/format/group-digits.ts';
import { UPLOAD_LIMITS } from '#shared/images/contract/upload.ts';
import { AssumedPhraseSchema } from '#shared/text/assumed-phrase.ts';
import {
  AD_MESSAGES,
  AD_PHOTO_PIXELS,
  AdCopySchema,
  AdNeedSchema,
  AdPlacementSchema,
  AdReachSchema,
  AdSchema,
  CreateAdSchema,
  PreviewAdSchema,
} from './ad-campaign.ts';

const IdParams = z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) });
const AdAnswer = z.object({ message: z.string(), data: AdSchema });

export const adCampaignRoutes = defineRoutes({
  previewFacebookAd: {
    summary:
      'Preview an ad: three variants with a promo code, estimated reach, and missing details. Doesn’t save anything.',
    ...forOwner('POST', '/campaigns/facebook-ads/preview'),
    body: PreviewAdSchema,
    status: 200,
    response: z.object({
      preview: z.object({
        /** The main text of the first variant. */
        adCopy: z.string(),
        promoCode: z.string(),
        /** The length of `adCopy`. */
        characterCount: z.int(),
        variants: z.array(AdCopySchema),
        /** Claims about the dish that come only from its name. */
        assumed: z.array(AssumedPhraseSchema),
        expected: AdReachSchema,
        placement: AdPlacementSchema,
        total_budget_cents: z.int(),
        missing: z.array(AdNeedSchema),
        is_simulated: z.boolean(),
      }),
    }),
    errors: METER_REFUSALS,
    defaultError: 'Failed to generate ad preview',
    audit: false,
    limit: 'saves',
  },
  createFacebookAd: {
    summary:
      'Launch an ad. Send a form with the dish photo, or JSON with the ID of a finished upload. Requests can be up to about 4.5 MB. Use `createUpload` for larger photos. Repeated calls with the same promo code or `idempotencyKey` create only one campaign.',
    ...forOwner('POST', '/campaigns/facebook-ads'),
    impersonation: 'test_mode',
    isRefusedWhileSuspended: true,
    body: CreateAdSchema,
    takesIdempotencyKey: true,
    multipart: {
      fileField: 'dishPhoto',
      isOptional: true,
      maxBytes: UPLOAD_LIMITS.dish_photo.maxBytes,
      rule: {
        types: UPLOAD_LIMITS.dish_photo.types,
        description: `A photo at least ${AD_PHOTO_PIXELS.minEdge} pixels on each side and up to ${groupDigits(AD_PHOTO_PIXELS.most)} pixels in total.`,
      },
      messages: { missing: AD_MESSAGES.photoType, tooLarge: AD_MESSAGES.photoTooLarge },
    },
    status: 201,
    response: z.object({
      message: z.string(),
      data: z.object({
        promoCode: z.string(),
        /** The middle of the estimated reach. `campaign.expected` has the range. */
        expectedReach: z.int(),
        estimatedImpressions: z.int(),
        /** Dollars a day. */
        budget: z.number(),
        adCopy: z.string(),
        campaign: AdSchema,
      }),
    }),
    errors: [
      'feature_off',
      'plan_needed',
      'plan_used_up',
      'budget_reached',
      'not_found',
      'invalid_image',
      'unsupported_image',
      'payload_too_large',
      'promo_code_taken',
      'ad_not_ready',
      'ad_refused',
    ],
    defaultError: 'Failed to create Facebook ad campaign',
    limit: 'ads',
  },
  listFacebookAds: {
    summary: 'List the restaurant’s ads, newest first.',
    ...forOwner('GET', '/campaigns/facebook-ads'),
    query: z.strictObject({
      limit: z._default(z.coerce.number().check(z.int(WHOLE_NUMBER), z.gte(1), z.lte(50)), 20),
      cursor: z.optional(z.string().check(z.maxLength(100))),
    }),
    status: 200,
    response: z.object({
      data: z.object({ campaigns: z.array(AdSchema), next_cursor: z.optional(z.string()) }),
    }),
    errors: [],
    defaultError: 'Failed to fetch campaigns',
    throttle: { rate: 200, burst: 400 },
  },
  getFacebookAdStatus: {
    summary: 'Get one ad with its status and results. We refresh outdated results first.',
    ...forOwner('GET', '/campaigns/facebook-ads/status/{id}'),
    params: IdParams,
    status: 200,
    response: z.object({ data: AdSchema }),
    errors: ['not_found'],
    defaultError: 'Failed to fetch campaign status',
    throttle: { rate: 200, burst: 400 },
  },
  pauseFacebookAd: {
    summary: 'Pause an ad.',
    ...forOwner('POST', '/campaigns/facebook-ads/{id}/pause'),
    params: IdParams,
    status: 200,
    response: AdAnswer,
    errors: ['not_found', 'ad_state', 'ad_refused'],
    defaultError: 'We couldn’t pause the ad. Try again.',
  },
  resumeFacebookAd: {
    summary: 'Resume a paused ad.',
    ...forOwner('POST', '/campaigns/facebook-ads/{id}/resume'),
    impersonation: 'test_mode',
    isRefusedWhileSuspended: true,
    params: IdParams,
    status: 200,
    response: AdAnswer,
    errors: ['not_found', 'ad_state', 'ad_refused'],
    defaultError: 'We couldn’t resume the ad. Try again.',
  },
  endFacebookAd: {
    summary: 'End an ad permanently before its last day.',
    ...forOwner('POST', '/campaigns/facebook-ads/{id}/end'),
    params: IdParams,
    status: 200,
    response: AdAnswer,
    errors: ['not_found', 'ad_state', 'ad_refused'],
    defaultError: 'We couldn’t end the ad. Try again.',
  },
});
