import { summaryOf } from '#functions/modules/grades/grade-row.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { aiAnalysisRoutes } from '#shared/contract/routes/ai/ai-analysis-routes.ts';
import type { AiAnalysisDependencies } from '../dependencies.ts';

/** The restaurant's grades, page by page. */
export function createListGrades({
  grades,
}: Pick<AiAnalysisDependencies, 'grades'>): Operation<typeof aiAnalysisRoutes.listGrades> {
  return async ({ query: { limit, cursor } }, { restaurantId }) => {
    const page = await grades.list(restaurantId, { limit, startAfter: cursor });
    return { data: { grades: page.grades.map(summaryOf), next_cursor: page.lastId } };
  };
}
