import type { AnalysisData, AnalysisRequest } from '#shared/grader/contract/analysis.ts';

/** Looks at a restaurant in one way. What it refuses before any work costs the owner nothing. */
export type Analysis = (request: AnalysisRequest, restaurantId: string) => Promise<AnalysisData>;
