import type { AiAnalysisDependencies } from '#functions/grader/api/dependencies.ts';
import { summaryOf } from '#functions/grader/grade-row.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { compareGrades } from '#shared/grader/compare-grades.ts';
import type { aiAnalysisRoutes } from '#shared/grader/contract/ai-analysis-routes.ts';

/** Compares two grades of the restaurant, the earlier one first. */
export function createCompareGrades({
  grades,
  gradeFiles,
}: Pick<AiAnalysisDependencies, 'grades' | 'gradeFiles'>): Operation<typeof aiAnalysisRoutes.compareGrades> {
  return async ({ params: { id }, query: { with: other } }, { restaurantId }) => {
    const graded = async (gradeId: string) => {
      const [row, result] = await Promise.all([
        grades.get(restaurantId, gradeId),
        gradeFiles.getResult({ restaurantId, gradeId }),
      ]);
      return { summary: summaryOf(row), result };
    };
    const [one, two] = await Promise.all([graded(other), graded(id)]);
    const isInOrder = one.summary.graded_at <= two.summary.graded_at;
    return { data: isInOrder ? compareGrades(one, two) : compareGrades(two, one) };
  };
}
