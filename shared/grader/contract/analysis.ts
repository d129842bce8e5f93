import * as z from 'zod/mini';
import { line } from '#shared/contract/text-fields.ts';
import { MenuResultSchema } from '#shared/menu/contract/menu-analysis.ts';
import { ContentResultSchema } from '#shared/posts/contract/content-analysis.ts';
import { GraderResultSchema } from './grader.ts';

export const ANALYSIS_TYPES = ['grader', 'menu', 'content'] as const;
export type AnalysisType = (typeof ANALYSIS_TYPES)[number];

/** All fields are optional and free-form (spec, owner tools §5). Empty text: use the profile. */
export const AnalysisRequestSchema = z.strictObject({
  analysis_type: z._default(z.enum(ANALYSIS_TYPES, 'Choose grader, menu, or content.'), 'grader'),
  name: z._default(line(300), ''),
  website: z._default(line(2_048), ''),
  google_business_url: z._default(line(2_048), ''),
  cuisine_type: z._default(line(200), ''),
  location: z._default(line(300), ''),
});
export type AnalysisRequest = z.output<typeof AnalysisRequestSchema>;

/** The response of an analysis, by type. */
export const AnalysisDataSchema = z.discriminatedUnion('analysis_type', [
  GraderResultSchema,
  MenuResultSchema,
  ContentResultSchema,
]);
export type AnalysisData = z.output<typeof AnalysisDataSchema>;
