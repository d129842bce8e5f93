import type { AiAnalysisDependencies } from '#functions/grader/api/dependencies.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { aiAnalysisRoutes } from '#shared/grader/contract/ai-analysis-routes.ts';

/** Returns a grade as it was first answered. */
export function createGetGrade({
  gradeFiles,
}: Pick<AiAnalysisDependencies, 'gradeFiles'>): Operation<typeof aiAnalysisRoutes.getGrade> {
  return async ({ params: { id } }, { restaurantId }) => ({
    data: await gradeFiles.getResult({ restaurantId, gradeId: id }),
  });
}

/** Returns the score for the website's panel. */
export function createGetWebsiteScore({
  gradeFiles,
}: Pick<AiAnalysisDependencies, 'gradeFiles'>): Operation<typeof aiAnalysisRoutes.getWebsiteScore> {
  return async ({ params: { id } }, { restaurantId }) => ({
    data: (await gradeFiles.getResult({ restaurantId, gradeId: id })).website_score,
  });
}
