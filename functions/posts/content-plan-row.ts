import * as z from 'zod/mini';
import { PostBriefSchema } from '#functions/ai/posts/post-facts.ts';
import { type ContentPlan, ContentPostSchema, POST_TONES } from '#shared/posts/contract/content-plan.ts';
import { contentProjections } from '#shared/posts/social/content-projections.ts';
import { type SocialPlatform, SocialPlatformSchema } from '#shared/posts/social/social-platforms.ts';

/** A post and the brief that it was written from, for rewrites. */
export const StoredPostSchema = z.object({ post: ContentPostSchema, brief: PostBriefSchema });
export type StoredPost = z.infer<typeof StoredPostSchema>;

/** The compressed part: a calendar's text is large for a row. */
export const PlanContentSchema = z.object({
  language: z.string(),
  restaurant_name: z.string(),
  tone: z.optional(z.enum(POST_TONES)),
  posts: z.array(StoredPostSchema),
  missing: z.array(z.string()),
});

export type PlanRow = {
  restaurant_id: string;
  plan_id: string;
  version: number;
  created_at: string;
  theme: string;
  platforms: SocialPlatform[];
  weeks: number;
  starts_on: string;
  content: z.infer<typeof PlanContentSchema>;
};

/** The uncompressed part of the row. */
export const PlanHeadSchema = z.object({
  restaurant_id: z.string(),
  plan_id: z.string(),
  version: z.int(),
  created_at: z.iso.datetime(),
  theme: z.string(),
  platforms: z.array(SocialPlatformSchema),
  weeks: z.int(),
  starts_on: z.string(),
  posts_total: z.int(),
});
export type PlanHead = z.infer<typeof PlanHeadSchema>;

/** A calendar in the API's format. */
export function planAnswer({ restaurant_id: _tenant, content, ...head }: PlanRow): ContentPlan {
  const { posts, language, restaurant_name, missing } = content;
  const perWeek: Partial<Record<SocialPlatform, number>> = {};
  for (const { post } of posts) perWeek[post.platform] = (perWeek[post.platform] ?? 0) + 1 / head.weeks;
  return {
    ...head,
    posts_total: posts.length,
    language,
    restaurant_name,
    missing,
    posts: posts.map(({ post }) => post),
    projections: contentProjections(perWeek),
  };
}
