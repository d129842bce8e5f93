import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { aiAnalysisRoutes } from '#shared/grader/contract/ai-analysis-routes.ts';
import { createAnalyzePresence } from './analyze-presence.ts';
import type { AiAnalysisDependencies } from './dependencies.ts';
import { createCheckGrade } from './grader/check-grade.ts';
import { createCompareGrades } from './grader/compare-grades.ts';
import { createGetGrade, createGetWebsiteScore } from './grader/get-grade.ts';
import { createListGrades } from './grader/list-grades.ts';

/** Operations that analyze and grade a restaurant's online presence. */
export function createAiAnalysisOperations(
  dependencies: AiAnalysisDependencies,
): Operations<typeof aiAnalysisRoutes> {
  return {
    analyzePresence: createAnalyzePresence(dependencies),
    listGrades: createListGrades(dependencies),
    getGrade: createGetGrade(dependencies),
    getWebsiteScore: createGetWebsiteScore(dependencies),
    checkGrade: createCheckGrade(dependencies),
    compareGrades: createCompareGrades(dependencies),
  };
}
