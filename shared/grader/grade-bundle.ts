import * as z from 'zod/mini';
import { GradedSiteSchema, OUTSIDE_SITE } from './graded-site.ts';
import { GraderFactsSchema } from './grader-facts.ts';

const count = z.nullable(z.int().check(z.nonnegative()));
/** All inputs of a grade. The rules use nothing else, not even the time or random numbers. */
export const GradeBundleSchema = z.strictObject({
  grade_id: z.string(),
  graded_at: z.iso.datetime(),
  /** The version of the rules that graded it first. */
  rule_version: z.string(),
  /** The request, completed from the profile. */
  restaurant: z.strictObject({
    name: z.string(),
    website: z.string(),
    google_business_url: z.string(),
    cuisine_type: z.string(),
    location: z.string(),
  }),
  /** Absent in grades from before this was recorded. */
  site: z._default(GradedSiteSchema, OUTSIDE_SITE),
  /** From the profile; null and empty text if unknown. */
  monthly_revenue: z.nullable(z.number()),
  currency: z.string(),
  facts: GraderFactsSchema,
  /** How the page loaded. Shown, not graded. Null without a page. */
  technical: z.strictObject({
    address: z.nullable(z.string()),
    status: count,
    redirects: count,
    page_bytes: count,
    is_compressed: z.nullable(z.boolean()),
    blocking_resources: count,
    images: count,
    images_without_description: count,
  }),
  /** Why something wasn’t measured, in one sentence each. */
  notes: z.array(z.string()),
  /** The previous grade of the same website, or from before there was one. */
  previous: z.nullable(
    z.strictObject({
      grade_id: z.string(),
      graded_at: z.iso.datetime(),
      score: z.nullable(z.number()),
      /** By rule. */
      points: z.record(z.string(), z.nullable(z.number())),
      /** The rules that its action plan named. */
      planned: z._default(z.array(z.string()), []),
    }),
  ),
});
export type GradeBundle = z.output<typeof GradeBundleSchema>;
