import { aiAnalysisRoutes } from '#shared/grader/contract/ai-analysis-routes.ts';
import type { AnalysisRequest } from '#shared/grader/contract/analysis.ts';
import type { MenuResult } from '#shared/menu/contract/menu-analysis.ts';
import { createApi } from '#web/client/api.ts';
import { ApiError } from '#web/client/api-error.ts';

const api = createApi({ analysis: aiAnalysisRoutes });

/** The input of a menu analysis. The profile fills in empty fields. */
export type AnalyzedFacts = Omit<AnalysisRequest, 'analysis_type'>;

/** Analyzes the restaurant’s menu. Throws `ApiError`. */
export async function analyzeMenu(facts: AnalyzedFacts, signal: AbortSignal): Promise<MenuResult> {
  const body = { ...facts, analysis_type: 'menu' } as const;
  const { data } = await api.analysis.analyzePresence({ body, signal });
  if (data.analysis_type === 'menu') return data;
  throw new ApiError('Analysis failed', { status: 200, code: 'invalid_response' });
}
