import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { aiAnalysisRoutes } from '#shared/grader/contract/ai-analysis-routes.ts';
import type { AnalysisType } from '#shared/grader/contract/analysis.ts';
import { createContentAnalysis } from './content-analysis.ts';
import type { AiAnalysisDependencies, Analysis } from './dependencies.ts';
import { createGradeAnalysis } from './grader/grade-analysis.ts';
import { createMenuAnalysis } from './menu-analysis.ts';

/** One call for every type of analysis (spec, owner tools §7). */
export function createAnalyzePresence(
  dependencies: AiAnalysisDependencies,
): Operation<typeof aiAnalysisRoutes.analyzePresence> {
  const analyses: Readonly<Record<AnalysisType, Analysis>> = {
    grader: createGradeAnalysis(dependencies),
    menu: createMenuAnalysis(dependencies),
    content: createContentAnalysis(dependencies),
  };
  return async ({ body }, { restaurantId }) => ({
    data: await analyses[body.analysis_type](body, restaurantId),
  });
}
