import * as z from 'zod/mini';
import {
  FACT_SOURCES,
  FIX_SCREENS,
  GRADER_COMPONENTS,
  RULE_STATES,
  WEBSITE_PARTS,
} from '#shared/grader/components.ts';

const score = z.number().check(z.gte(0), z.lte(100));
const points = z.number().check(z.gte(0), z.lte(100));
const share = z.number().check(z.gte(0), z.lte(1));
const LETTERS = ['A', 'B', 'C', 'D', 'F'] as const;
const priority = z.enum(['high', 'medium', 'low']);
const level = z.enum(['High', 'Medium', 'Low']);

/** The result of one rule, with its evidence. */
const EvidenceSchema = z
  .object({
    rule_id: z.string(),
    component: z.enum(GRADER_COMPONENTS),
    /** What the rule checks, in a few words: "Online ordering". */
    label: z.string(),
    /** The rule’s maximum points. */
    weight: points,
    /** Null if not measured. */
    points: z.nullable(points),
    state: z.enum(RULE_STATES),
    /** The finding, as a sentence for owners. */
    sentence: z.string(),
    /** A quote of at most 200 characters; empty text if nothing can be quoted. */
    snippet: z.string(),
    source: z.enum(FACT_SOURCES),
    /** Set if it was measured earlier, because the website blocked us this time. */
    read_at: z.optional(z.iso.datetime()),
  })
  .register(z.globalRegistry, { id: 'GradeEvidence' });
export type GradeEvidence = z.output<typeof EvidenceSchema>;

const ComponentScoreSchema = z
  .object({
    /** Null, like `grade`, if too little could be measured. Then it doesn’t count. */
    score: z.nullable(score),
    grade: z.nullable(z.enum(LETTERS)),
    priority,
    /** "Website", "Social media", "Google Business", "Menu". */
    label: z.string(),
    /** The share of its weight that was measured. */
    confidence: share,
    evidence: z.array(EvidenceSchema),
  })
  .register(z.globalRegistry, { id: 'GradeComponent' });
export type GradeComponent = z.output<typeof ComponentScoreSchema>;

/** A recommended action and where to do it. */
const GradeActionSchema = z
  .object({
    rule_id: z.string(),
    component: z.enum(GRADER_COMPONENTS),
    action: z.string(),
    impact: level,
    effort: level,
    /** At most, in points of the component; null if the action can’t add any. */
    points: z.nullable(points),
    screen: z.enum(FIX_SCREENS),
  })
  .register(z.globalRegistry, { id: 'GradeAction' });
export type GradeAction = z.output<typeof GradeActionSchema>;

/** An industry claim whose numbers weren’t measured at this restaurant. */
const IndustryClaimSchema = z.object({ text: z.string(), label: z.string() });

const RevenueImpactSchema = z
  .object({
    /** A range, such as "$120-$480". */
    monthly_revenue_increase: z.string(),
    annual_potential: z.object({ low_estimate: z.string(), high_estimate: z.string() }),
    basis: z.object({ formula: z.string(), source: z.string(), as_of: z.string() }),
    /** Industry claims, labeled as such: "AI can raise revenue 15-30%". */
    industry_claims: z.array(IndustryClaimSchema),
  })
  .register(z.globalRegistry, { id: 'GradeRevenueImpact' });

/** The data of the website score panel (spec: website score breakdown). */
export const WebsiteScoreSchema = z
  .object({
    score: z.nullable(score),
    grade: z.nullable(z.enum(LETTERS)),
    /** `green` from 80, `amber` from 60, `orange` from 40, else `red`; null if nothing was measured. */
    band: z.nullable(z.enum(['green', 'amber', 'orange', 'red'])),
    components: z.array(
      z.object({
        part: z.enum(WEBSITE_PARTS),
        label: z.string(),
        points: z.nullable(points),
        max_points: points,
        sentence: z.string(),
      }),
    ),
    issues: z.array(z.string()),
    /** At most five. */
    recommendations: z.array(z.string()),
    validation_data: z.object({
      /** Null if the website blocked us. Guests may still see it. */
      accessible: z.nullable(z.boolean()),
      has_ssl: z.nullable(z.boolean()),
      /** In seconds; null without a page. */
      response_time: z.nullable(z.number()),
    }),
    /** "Excellent", "Good", "Needs Improvement"; null without a page. */
    speed_label: z.nullable(z.string()),
    technical: z.object({
      address: z.nullable(z.string()),
      status: z.nullable(z.int()),
      redirects: z.nullable(z.int()),
      page_bytes: z.nullable(z.int()),
      is_compressed: z.nullable(z.boolean()),
      blocking_resources: z.nullable(z.int()),
      images: z.nullable(z.int()),
      images_without_description: z.nullable(z.int()),
    }),
    improvement: z.object({
      /** 100 minus the score. */
      potential_gain: z.nullable(score),
      /** "$500-2000/month", an industry claim. */
      revenue_impact: IndustryClaimSchema,
    }),
  })
  .register(z.globalRegistry, { id: 'WebsiteScore' });
export type WebsiteScore = z.output<typeof WebsiteScoreSchema>;

/** Changes since the previous grade of the same website. */
const GradeProgressSchema = z.object({
  previous_grade_id: z.string(),
  previous_graded_at: z.iso.datetime(),
  /** In points of the overall score; null if one of the two has none. */
  score_change: z.nullable(z.number()),
  /** Gains that the previous action plan recommended. */
  came_true: z.array(EvidenceSchema),
  /** Other gains. */
  gained: z._default(z.array(EvidenceSchema), []),
  /** Losses. */
  lost: z.array(EvidenceSchema),
});

/** The result of a grade. The same bundle gives the same bytes. */
export const GraderResultSchema = z
  .object({
    analysis_type: z.literal('grader'),
    grade_id: z.string(),
    graded_at: z.iso.datetime(),
    rule_version: z.string(),
    restaurant: z.object({
      name: z.string(),
      website: z.string(),
      google_business_url: z.string(),
      cuisine_type: z.string(),
      location: z.string(),
    }),
    overall_grade: z.object({
      /** One decimal; null, like the others, if nothing could be measured. */
      score: z.nullable(score),
      /** A+ to F. */
      letter_grade: z.nullable(z.string()),
      /** "Excellent", "Good", "Needs Improvement", "Poor", "Critical", "Not Measured". */
      status: z.string(),
    }),
    /** The share of all weights that was measured this time. */
    confidence: share,
    /** Why it is incomplete, in one sentence each. */
    confidence_notes: z.array(z.string()),
    component_scores: z.record(z.enum(GRADER_COMPONENTS), ComponentScoreSchema),
    /** At most five. */
    action_plan: z.object({ immediate_actions: z.array(GradeActionSchema) }),
    revenue_impact: RevenueImpactSchema,
    website_score: WebsiteScoreSchema,
    /** Absent for the first grade. */
    progress: z.optional(GradeProgressSchema),
  })
  .register(z.globalRegistry, { id: 'GraderResult' });
export type GraderResult = z.output<typeof GraderResultSchema>;

/** A grade in the history. */
export const GradeSummarySchema = z
  .object({
    grade_id: z.string(),
    graded_at: z.iso.datetime(),
    website: z.string(),
    score: z.nullable(score),
    letter_grade: z.nullable(z.string()),
    status: z.string(),
    component_scores: z.record(z.enum(GRADER_COMPONENTS), z.nullable(score)),
    confidence: share,
    rule_version: z.string(),
  })
  .register(z.globalRegistry, { id: 'GradeSummary' });
export type GradeSummary = z.output<typeof GradeSummarySchema>;

/** The stored data, graded again. */
export const GradeCheckSchema = z
  .object({
    grade_id: z.string(),
    /** The result is the same, byte for byte. */
    is_same: z.boolean(),
    /** SHA-256 of the result then and now. */
    stored_digest: z.string(),
    digest: z.string(),
    /** The versions of the rules then and now. */
    rule_version: z.string(),
    current_rule_version: z.string(),
    rules_run: z.int(),
    /** Rules with different points now. */
    differing_rules: z.array(z.string()),
  })
  .register(z.globalRegistry, { id: 'GradeCheck' });
export type GradeCheck = z.output<typeof GradeCheckSchema>;

/** Two grades of a restaurant, compared. */
export const GradeComparisonSchema = z
  .object({
    before: GradeSummarySchema,
    after: GradeSummarySchema,
    /** Rules with different points. */
    changes: z.array(
      z.object({
        rule_id: z.string(),
        component: z.enum(GRADER_COMPONENTS),
        label: z.string(),
        weight: points,
        before: z.nullable(points),
        after: z.nullable(points),
        sentence: z.string(),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'GradeComparison' });
export type GradeComparison = z.output<typeof GradeComparisonSchema>;
