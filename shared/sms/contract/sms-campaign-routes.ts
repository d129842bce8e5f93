import * as z from 'zod/mini';
import { WHOLE_NUMBER } from '#shared/contract/field-messages.ts';
import { defineRoutes, forOwner, METER_REFUSALS } from '#shared/contract/route.ts';
import { GUEST_LIST_PART } from '#shared/lists/contract/guest-list-file.ts';
import {
  CreateSmsSchema,
  CsvStatsSchema,
  PreviewSmsSchema,
  SmsCampaignSchema,
  SmsDecisionsSchema,
  SmsGuestSchema,
  SmsNeedSchema,
  SmsPriceNoteSchema,
  SmsProgressSchema,
  SmsTextSchema,
} from './sms-campaign.ts';
import { SmsResultsSchema } from './sms-results.ts';
import { SendTestSmsSchema, SmsTestSchema } from './sms-test.ts';

const IdParams = z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) });
const pageOf = ({ most, usual }: { most: number; usual: number }) =>
  z.strictObject({
    limit: z._default(z.coerce.number().check(z.int(WHOLE_NUMBER), z.gte(1), z.lte(most)), usual),
    cursor: z.optional(z.string().check(z.maxLength(100))),
  });
const READ_THROTTLE = { rate: 200, burst: 400 };

/** The spec’s fields are in camel case. Money is in dollars. */
export const smsCampaignRoutes = defineRoutes({
  previewSmsCampaign: {
    summary:
      'Preview the text, its cost, and who on the list would get it. The list is optional and can be a file, text, or a finished upload. Doesn’t save anything.',
    ...forOwner('POST', '/campaigns/sms/preview'),
    body: PreviewSmsSchema,
    multipart: GUEST_LIST_PART,
    status: 200,
    response: z.object({
      preview: z.object({
        sampleMessage: z.string(),
        characterCount: z.int(),
        /** Lapsed guests on the list, and the cost of texting all of them. */
        targetCustomers: z.int(),
        estimatedCost: z.number(),
        csvStats: CsvStatsSchema,
        /** One sentence per row, the first thousand. */
        csvErrors: z.array(z.string()),
        message: SmsTextSchema,
        /** Two of the greetings that guests get in turn, with names if the list has them. */
        alternatives: z.array(z.string()),
        /** The cost of the guests who will be texted. */
        decisions: SmsDecisionsSchema,
        will_cost: z.number(),
        price_note: SmsPriceNoteSchema,
        missing: z.array(SmsNeedSchema),
        is_simulated: z.boolean(),
      }),
    }),
    errors: ['not_found', 'payload_too_large', ...METER_REFUSALS],
    defaultError: 'Failed to generate SMS preview',
    audit: false,
    limit: 'saves',
  },
  createSmsCampaign: {
    summary:
      'Text the lapsed guests on a list. The owner confirms that every guest on it has agreed to get texts. Repeated calls with the same `idempotencyKey` create only one campaign.',
    ...forOwner('POST', '/campaigns/sms'),
    impersonation: 'test_mode',
    isRefusedWhileSuspended: true,
    body: CreateSmsSchema,
    multipart: GUEST_LIST_PART,
    takesIdempotencyKey: true,
    status: 201,
    response: z.object({
      message: z.string(),
      data: z.object({
        offerCode: z.string(),
        /** Texts to send, now or later. */
        messagesSent: z.int(),
        /** Percent of texts with confirmed delivery; null before the first report. */
        deliveryRate: z.nullable(z.number()),
        /** Of the list, as in the preview. */
        totalCost: z.number(),
        totalCustomersUploaded: z.int(),
        lapsedCustomersFound: z.int(),
        sampleMessage: z.string(),
        csvErrors: z.array(z.string()),
        decisions: SmsDecisionsSchema,
        will_cost: z.number(),
        campaign: SmsCampaignSchema,
      }),
    }),
    errors: [
      'plan_needed',
      'plan_used_up',
      'budget_reached',
      'not_found',
      'payload_too_large',
      'promo_code_taken',
      'sms_not_ready',
      'sms_request_changed',
    ],
    defaultError: 'Failed to create SMS campaign',
    limit: 'imports',
  },
  sendTestSms: {
    summary:
      'Send a campaign’s text to the owner’s own phone, marked as a test. Owners can send a few tests an hour. Tests don’t count toward results.',
    ...forOwner('POST', '/campaigns/sms/test'),
    impersonation: 'test_mode',
    isRefusedWhileSuspended: true,
    body: SendTestSmsSchema,
    status: 202,
    response: z.object({
      message: z.string(),
      data: z.object({
        test: SmsTestSchema,
        segments: z.int(),
        /** Dollars. */
        cost: z.number(),
        price_note: SmsPriceNoteSchema,
        is_simulated: z.boolean(),
      }),
    }),
    errors: ['sms_not_ready', 'budget_reached'],
    defaultError: 'We couldn’t send the test text. Try again.',
    limit: 'testTexts',
  },
  getTestSms: {
    summary: 'Get the delivery status of a test text.',
    ...forOwner('GET', '/campaigns/sms/test/{id}'),
    params: IdParams,
    status: 200,
    response: z.object({ data: z.object({ test: SmsTestSchema }) }),
    errors: ['not_found'],
    defaultError: 'We couldn’t check your test text',
    throttle: READ_THROTTLE,
  },
  downloadSampleCsv: {
    summary: 'Download a sample guest list.',
    ...forOwner('GET', '/campaigns/sms/sample-csv'),
    status: 200,
    file: { contentType: 'text/csv; charset=utf-8' },
    errors: [],
    defaultError: 'Failed to download sample CSV',
    throttle: READ_THROTTLE,
  },
  listSmsCampaigns: {
    summary: 'List the restaurant’s text campaigns, newest first.',
    ...forOwner('GET', '/campaigns/sms'),
    query: pageOf({ most: 50, usual: 20 }),
    status: 200,
    response: z.object({
      data: z.object({ campaigns: z.array(SmsCampaignSchema), next_cursor: z.optional(z.string()) }),
    }),
    errors: [],
    defaultError: 'Failed to fetch campaigns',
    throttle: READ_THROTTLE,
  },
  cancelSmsCampaign: {
    summary: 'Cancel a scheduled campaign before it starts. No texts go out.',
    ...forOwner('POST', '/campaigns/sms/{id}/cancel'),
    params: IdParams,
    status: 200,
    response: z.object({ message: z.string(), data: z.object({ campaign: SmsCampaignSchema }) }),
    errors: ['not_found', 'sms_state'],
    defaultError: 'We couldn’t cancel the campaign. Try again.',
  },
  getSmsCampaignStatus: {
    summary: 'Get the status of one campaign.',
    ...forOwner('GET', '/campaigns/sms/status/{id}'),
    params: IdParams,
    status: 200,
    response: z.object({
      data: z.object({
        offerCode: z.string(),
        messagesSent: z.int(),
        deliveryRate: z.nullable(z.number()),
        totalCost: z.number(),
        totalCustomersUploaded: z.int(),
        lapsedCustomersFound: z.int(),
        sampleMessage: z.string(),
        will_cost: z.number(),
        campaign: SmsCampaignSchema,
        progress: SmsProgressSchema,
      }),
    }),
    errors: ['not_found'],
    defaultError: 'Failed to fetch SMS campaign status',
    throttle: READ_THROTTLE,
  },
  getSmsCampaignResults: {
    summary:
      'Get a campaign’s results: returning guests compared with the control group, redeemed codes, and revenue after text costs and discounts.',
    ...forOwner('GET', '/campaigns/sms/status/{id}/results'),
    params: IdParams,
    status: 200,
    response: z.object({ data: SmsResultsSchema }),
    errors: ['not_found'],
    defaultError: 'We couldn’t load the campaign results',
    throttle: READ_THROTTLE,
  },
  listSmsGuests: {
    summary:
      'List the guests in a campaign with their delivery status, or why we didn’t text them. We keep lists for 90 days.',
    ...forOwner('GET', '/campaigns/sms/status/{id}/guests'),
    params: IdParams,
    query: pageOf({ most: 100, usual: 50 }),
    status: 200,
    response: z.object({
      data: z.object({ guests: z.array(SmsGuestSchema), next_cursor: z.optional(z.string()) }),
    }),
    errors: ['not_found'],
    defaultError: 'We couldn’t load this campaign’s guests',
    throttle: READ_THROTTLE,
  },
});
