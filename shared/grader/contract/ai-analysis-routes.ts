import * as z from 'zod/mini';
import { STALE_CURSOR, WHOLE_NUMBER } from '#shared/contract/field-messages.ts';
import { defineRoutes, forOwner, METER_REFUSALS } from '#shared/contract/route.ts';
import { AnalysisDataSchema, AnalysisRequestSchema } from './analysis.ts';
import {
  GradeCheckSchema,
  GradeComparisonSchema,
  GraderResultSchema,
  GradeSummarySchema,
  WebsiteScoreSchema,
} from './grader.ts';

const id = z.string().check(z.minLength(1), z.maxLength(64));
const params = z.strictObject({ id });

/** Grades of a restaurant’s digital presence. */
export const aiAnalysisRoutes = defineRoutes({
  analyzePresence: {
    summary: 'Grade the restaurant’s website, social media, Google listing, and menu.',
    ...forOwner('POST', '/ai/digital-presence/analyze'),
    isRefusedWhileSuspended: true,
    body: AnalysisRequestSchema,
    status: 200,
    response: z.object({ data: AnalysisDataSchema }),
    errors: METER_REFUSALS,
    defaultError: 'Analysis failed',
  },
  listGrades: {
    summary: 'List the restaurant’s grades, newest first.',
    ...forOwner('GET', '/ai/digital-presence/grades'),
    query: z.strictObject({
      limit: z._default(z.coerce.number().check(z.int(WHOLE_NUMBER), z.gte(1), z.lte(100)), 20),
      cursor: z.optional(z.string().check(z.regex(/^[0-9a-f-]{1,64}$/, STALE_CURSOR))),
    }),
    status: 200,
    response: z.object({
      data: z.object({ grades: z.array(GradeSummarySchema), next_cursor: z.optional(z.string()) }),
    }),
    errors: [],
    defaultError: 'We couldn’t load your grades',
    throttle: { rate: 100, burst: 200 },
  },
  getGrade: {
    summary: 'Get one grade with its evidence.',
    ...forOwner('GET', '/ai/digital-presence/grades/{id}'),
    params,
    status: 200,
    response: z.object({ data: GraderResultSchema }),
    errors: ['not_found'],
    defaultError: 'We couldn’t load the grade',
    throttle: { rate: 100, burst: 200 },
  },
  getWebsiteScore: {
    summary: 'Get a breakdown of the website score in a grade.',
    ...forOwner('GET', '/ai/digital-presence/grades/{id}/website-score'),
    params,
    status: 200,
    response: z.object({ data: WebsiteScoreSchema }),
    errors: ['not_found'],
    defaultError: 'We couldn’t load the website score',
    throttle: { rate: 100, burst: 200 },
  },
  checkGrade: {
    summary: 'Rerun the grading rules on the saved data and compare the results.',
    ...forOwner('GET', '/ai/digital-presence/grades/{id}/check'),
    params,
    status: 200,
    response: z.object({ data: GradeCheckSchema }),
    errors: ['not_found'],
    defaultError: 'We couldn’t verify this grade',
    throttle: { rate: 50, burst: 100 },
  },
  compareGrades: {
    summary: 'Compare a grade with an earlier one and list the rules with different points.',
    ...forOwner('GET', '/ai/digital-presence/grades/{id}/comparison'),
    params,
    /** The grade to compare with. */
    query: z.strictObject({ with: id }),
    status: 200,
    response: z.object({ data: GradeComparisonSchema }),
    errors: ['not_found'],
    defaultError: 'We couldn’t compare the grades. Try again.',
    throttle: { rate: 50, burst: 100 },
  },
});
