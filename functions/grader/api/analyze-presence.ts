import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { aiAnalysisRoutes } from '#shared/grader/contract/ai-analysis-routes.ts';
import { createAnalyses } from './analyses.ts';
import type { AiAnalysisDependencies } from './dependencies.ts';

/** One call for every type of analysis (spec, owner tools §7). */
export function createAnalyzePresence(
  dependencies: AiAnalysisDependencies,
): Operation<typeof aiAnalysisRoutes.analyzePresence> {
  const analyses = createAnalyses(dependencies);
  return async ({ body }, { restaurantId }) => ({
    data: await analyses[body.analysis_type](body, restaurantId),
  });
}
