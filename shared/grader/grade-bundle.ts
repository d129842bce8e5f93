import * as z from 'zod/mini';
import { GradedSiteSchema, OUTSIDE_SITE } from './graded-site.ts';
import { GraderFactsSchema } from './grader-facts.ts';

const count = z.nullable(z.int().check(z.nonnegative()));
/** Everything that a grade is made of. The rules read nothing else, neither clock nor chance. */
export const GradeBundleSchema = z.strictObject({
  grade_id: z.string(),
  graded_at: z.iso.datetime(),
  /** Of the rules that graded it first. */
  rule_version: z.string(),
  /** As asked for, with the profile's facts where the call left one out. */
  restaurant: z.strictObject({
    name: z.string(),
    website: z.string(),
    google_business_url: z.string(),
    cuisine_type: z.string(),
    location: z.string(),
  }),
  /** Grades from before it was asked promise nothing of the page. */
  site: z._default(GradedSiteSchema, OUTSIDE_SITE),
  /** As the profile says them; null and empty text while unknown. */
  monthly_revenue: z.nullable(z.number()),
  currency: z.string(),
  facts: GraderFactsSchema,
  /** How the page came; shown, not graded. Null where no page came. */
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
  /** Why something was not measured: a sentence each. */
  notes: z.array(z.string()),
  /** The grade before, of the same website or of the time before there was any, if there is one. */
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
