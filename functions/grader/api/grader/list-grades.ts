import type { AiAnalysisDependencies } from '#functions/grader/api/dependencies.ts';
import { summaryOf } from '#functions/grader/grade-row.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { aiAnalysisRoutes } from '#shared/grader/contract/ai-analysis-routes.ts';

/** Lists the restaurant's grades page by page. */
export function createListGrades({
  grades,
}: Pick<AiAnalysisDependencies, 'grades'>): Operation<typeof aiAnalysisRoutes.listGrades> {
  return async ({ query: { limit, cursor } }, { restaurantId }) => {
    const page = await grades.list(restaurantId, { limit, startAfter: cursor });
    return { data: { grades: page.grades.map(summaryOf), next_cursor: page.lastId } };
  };
}
