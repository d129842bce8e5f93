import type { AnalysisType } from '#shared/grader/contract/analysis.ts';
import type { Analysis } from './analysis.ts';
import { createContentAnalysis } from './content-analysis.ts';
import type { AiAnalysisDependencies } from './dependencies.ts';
import { createGradeAnalysis } from './grader/grade-analysis.ts';
import { createMenuAnalysis } from './menu-analysis.ts';

/** Creates the analysis for each type. */
export function createAnalyses(
  dependencies: AiAnalysisDependencies,
): Readonly<Record<AnalysisType, Analysis>> {
  return {
    grader: createGradeAnalysis(dependencies),
    menu: createMenuAnalysis(dependencies),
    content: createContentAnalysis(dependencies),
  };
}
