import * as z from 'zod/mini';
import { ContentProjectionsSchema } from './content-plan.ts';

/** A sample week of posts (spec, owner tools §3). Not saved; `createContentPlan` saves content calendars. */
export const ContentResultSchema = z
  .object({
    analysis_type: z.literal('content'),
    generated_content: z.object({
      social_media: z.object({
        campaign_theme: z.string(),
        /** By platform. */
        platform_content: z.record(
          z.string(),
          z.array(z.object({ content_type: z.string(), post_text: z.string() })),
        ),
      }),
    }),
    /** Ranges, never single numbers. */
    performance_projections: ContentProjectionsSchema,
  })
  .register(z.globalRegistry, { id: 'ContentResult' });
export type ContentResult = z.infer<typeof ContentResultSchema>;
