import type { AnalysisData, AnalysisRequest } from '#shared/grader/contract/analysis.ts';

/** One type of analysis. Requests that it refuses before work begins cost the owner nothing. */
export type Analysis = (request: AnalysisRequest, restaurantId: string) => Promise<AnalysisData>;
