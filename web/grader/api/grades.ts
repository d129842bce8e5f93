import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { aiAnalysisRoutes } from '#shared/grader/contract/ai-analysis-routes.ts';
import type { GraderResult } from '#shared/grader/contract/grader.ts';
import { createApi } from '#web/client/api.ts';
import { ApiError } from '#web/client/api-error.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { usePages } from '#web/client/use-pages.ts';

const api = createApi({ analysis: aiAnalysisRoutes });

const NOT_A_GRADE = { status: 200, code: 'invalid_response' } as const;

/** The input of a grade. */
export type GradedFacts = Pick<
  GraderResult['restaurant'],
  'name' | 'website' | 'google_business_url' | 'cuisine_type' | 'location'
>;

/** Grades a digital presence, which takes up to half a minute. Throws `ApiError`. */
export function useGrader() {
  const queries = useQueryClient();
  return async (facts: GradedFacts, signal: AbortSignal): Promise<GraderResult> => {
    const body = { ...facts, analysis_type: 'grader' } as const;
    const { data } = await api.analysis.analyzePresence({ body, signal });
    if (data.analysis_type !== 'grader') throw new ApiError('Analysis failed', NOT_A_GRADE);
    void queries.invalidateQueries({ queryKey: queryKeys.grades });
    return data;
  };
}

/** All grades, newest first, page by page. */
export function useGrades() {
  return usePages({
    queryKey: queryKeys.grades,
    read: (cursor, signal) => api.analysis.listGrades({ query: cursor, signal }),
    select: (pages) => pages.flatMap(({ grades }) => grades),
  });
}

/** Fetches an earlier grade. */
export function useEarlierGrade() {
  return useMutation({
    mutationFn: async (id: string) => (await api.analysis.getGrade({ params: { id } })).data,
  });
}

/** Reruns the rules on the data saved with a grade. */
export function useGradeCheck() {
  return useMutation({
    mutationFn: async (id: string) => (await api.analysis.checkGrade({ params: { id } })).data,
  });
}

/** Two grades to compare. They must differ. */
export function useGradeComparison(before: string, after: string) {
  return useQuery({
    queryKey: queryKeys.gradeComparison(before, after),
    queryFn: async ({ signal }) => {
      const request = { params: { id: after }, query: { with: before }, signal };
      return (await api.analysis.compareGrades(request)).data;
    },
    enabled: before !== after,
  });
}
