import * as z from 'zod/mini';
import { WHOLE_NUMBER } from '#shared/contract/field-messages.ts';
import { defineRoutes, forOwner } from '#shared/contract/route.ts';
import { DateSchema } from '#shared/profile/hours.ts';
import { websiteWritingRoutes } from '#shared/websites/contract/website-writing-routes.ts';
import {
  ContentPlanSchema,
  ContentPlanSummarySchema,
  ContentPostSchema,
  CreateContentPlanSchema,
  EditPostSchema,
  MAX_PLAN_WEEKS,
  OccasionSchema,
} from './content-plan.ts';
import { GeneratedContentSchema, GenerateImageContentSchema, ImageTextSchema } from './image-content.ts';

const id = z.string().check(z.minLength(1), z.maxLength(100));
const PostParams = z.strictObject({ id, postId: id });
const PostAnswer = z.object({ data: z.object({ post: ContentPostSchema, version: z.int() }) });
const READ = { rate: 100, burst: 200 };
const WRITE = { rate: 20, burst: 40 };

/** Content calendars, copy for photos, and copy for websites. */
export const contentCreatorRoutes = defineRoutes({
  ...websiteWritingRoutes,
  listOccasions: {
    summary: 'List food days and holidays in the restaurant’s country that fit its menu.',
    ...forOwner('GET', '/ai/content/occasions'),
    query: z.strictObject({
      /** Absent: tomorrow in the restaurant’s time zone. */
      from: z.optional(DateSchema),
      weeks: z._default(
        z.coerce.number().check(z.int(WHOLE_NUMBER), z.gte(1), z.lte(MAX_PLAN_WEEKS + 2)),
        MAX_PLAN_WEEKS,
      ),
    }),
    status: 200,
    response: z.object({
      data: z.object({
        from: z.string(),
        /** The country of the holidays; empty text if the profile has none. */
        country: z.string(),
        occasions: z.array(OccasionSchema),
      }),
    }),
    errors: ['not_found'],
    defaultError: 'We couldn’t load food days and holidays',
    throttle: READ,
  },
  createContentPlan: {
    summary:
      'Generate a content calendar from the profile. Each post has a platform, a day with the reason for it, copy, and hashtags.',
    ...forOwner('POST', '/ai/content/plans'),
    isRefusedWhileSuspended: true,
    body: CreateContentPlanSchema,
    status: 201,
    response: z.object({ data: ContentPlanSchema }),
    errors: [
      'feature_off',
      'plan_needed',
      'plan_used_up',
      'budget_reached',
      'too_many_requests',
      'not_found',
      'plan_limit',
      'nothing_to_write',
    ],
    defaultError: 'Content generation failed',
    throttle: WRITE,
  },
  listContentPlans: {
    summary: 'List the restaurant’s content calendars, newest first.',
    ...forOwner('GET', '/ai/content/plans'),
    status: 200,
    response: z.object({ data: z.object({ plans: z.array(ContentPlanSummarySchema) }) }),
    errors: [],
    defaultError: 'We couldn’t load your content calendars',
    throttle: READ,
  },
  getContentPlan: {
    summary: 'Get one content calendar with its posts.',
    ...forOwner('GET', '/ai/content/plans/{id}'),
    params: z.strictObject({ id }),
    status: 200,
    response: z.object({ data: ContentPlanSchema }),
    errors: ['not_found'],
    defaultError: 'We couldn’t load the content calendar',
    throttle: READ,
  },
  editPost: {
    summary: 'Edit a post in a content calendar.',
    ...forOwner('PATCH', '/ai/content/plans/{id}/posts/{postId}'),
    params: PostParams,
    body: EditPostSchema,
    status: 200,
    response: PostAnswer,
    errors: ['not_found'],
    limit: 'saves',
    defaultError: 'We couldn’t save the post. Try again.',
    throttle: WRITE,
  },
  writePostAgain: {
    summary: 'Rewrite a post for the same topic and day.',
    ...forOwner('POST', '/ai/content/plans/{id}/posts/{postId}/variant'),
    isRefusedWhileSuspended: true,
    params: PostParams,
    status: 200,
    response: PostAnswer,
    errors: [
      'not_found',
      'feature_off',
      'plan_needed',
      'plan_used_up',
      'budget_reached',
      'too_many_requests',
      'nothing_to_write',
    ],
    defaultError: 'Content generation failed',
    throttle: WRITE,
  },
  deleteContentPlan: {
    summary: 'Delete a content calendar and all its posts.',
    ...forOwner('DELETE', '/ai/content/plans/{id}'),
    params: z.strictObject({ id }),
    status: 200,
    response: z.object({ message: z.string() }),
    errors: ['not_found'],
    defaultError: 'We couldn’t delete the content calendar. Try again.',
    throttle: WRITE,
  },
  generateImageContent: {
    summary:
      'Generate copy for an image, based on the dish it shows. Without `image_id`, the copy is about the restaurant. `about` and `review_reply` don’t need an image. We skip platforms that the profile has too little content for.',
    ...forOwner('POST', '/ai/content/image/generate-content'),
    isRefusedWhileSuspended: true,
    body: GenerateImageContentSchema,
    status: 200,
    response: z.object({
      data: z.object({
        generated_content: GeneratedContentSchema,
        texts: z.array(ImageTextSchema),
        /** The dish in the image, according to the profile; empty text if unknown. */
        dish: z.string(),
      }),
    }),
    errors: [
      'feature_off',
      'plan_needed',
      'plan_used_up',
      'budget_reached',
      'too_many_requests',
      'not_found',
      'nothing_to_write',
    ],
    defaultError: 'Content generation failed',
    audit: false,
    limit: 'saves',
    throttle: WRITE,
  },
});
