import type { AnalysisRequest } from '#shared/contract/ai/analysis.ts';
import type { MenuResult } from '#shared/contract/ai/menu-analysis.ts';
import { aiAnalysisRoutes } from '#shared/contract/routes/ai/ai-analysis-routes.ts';
import { createApi } from '../api.ts';
import { ApiError } from '../api-error.ts';

const api = createApi({ analysis: aiAnalysisRoutes });

/** What a menu is analyzed with: the profile's facts where a field is empty. */
export type AnalyzedFacts = Omit<AnalysisRequest, 'analysis_type'>;

/** Analyzes the menu of the restaurant. Throws `ApiError`. */
export async function analyzeMenu(facts: AnalyzedFacts, signal: AbortSignal): Promise<MenuResult> {
  const body = { ...facts, analysis_type: 'menu' } as const;
  const { data } = await api.analysis.analyzePresence({ body, signal });
  if (data.analysis_type === 'menu') return data;
  throw new ApiError('Analysis failed', { status: 200, code: 'invalid_response' });
}
