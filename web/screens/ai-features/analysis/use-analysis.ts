import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';

/** Spec, owner tools §9: how long after a failure the sample stands in. */
const FALLBACK_DELAY_MS = 1_000;

/** Refusals that mean something to the owner: switched off, an address that may not be read, a limit. */
const TOLD_STATUSES: readonly number[] = [403, 422, 429];

export type Analysis<Result> =
  | { status: 'idle'; refusal?: ApiError }
  | { status: 'analyzing' }
  /** `failure`: why it is the sample, in a sentence; undefined for a result of the owner's own. */
  | { status: 'results'; result: Result; failure?: string };

type AnalysisOptions<Request, Result> = {
  analyze: (request: Request, signal: AbortSignal) => Promise<Result>;
  sample: Result;
};

/** One analysis at a time. What cannot be analyzed shows the sample, which says that it is one (spec, owner tools §4). */
export function useAnalysis<Request, Result>({ analyze, sample }: AnalysisOptions<Request, Result>) {
  const [analysis, setAnalysis] = useState<Analysis<Result>>({ status: 'idle' });
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  const start = async (request: Request) => {
    if (analysis.status === 'analyzing') return;
    underWay.current = new AbortController();
    const { signal } = underWay.current;
    setAnalysis({ status: 'analyzing' });
    const next = await analyze(request, signal).then(
      (result) => ({ status: 'results', result }) as const,
      (error: unknown) => (signal.aborted ? undefined : afterFailure(error, sample)),
    );
    if (next !== undefined && !signal.aborted) setAnalysis(next);
  };

  return { analysis, start, show: (result: Result) => setAnalysis({ status: 'results', result }) };
}

async function afterFailure<Result>(error: unknown, sample: Result): Promise<Analysis<Result>> {
  const refusal = error instanceof ApiError ? error : undefined;
  // Who is signed out leaves the screen.
  if (refusal?.status === 401) return { status: 'idle' };
  if (refusal !== undefined && TOLD_STATUSES.includes(refusal.status)) return { status: 'idle', refusal };
  await new Promise((resolve) => setTimeout(resolve, FALLBACK_DELAY_MS));
  return { status: 'results', result: sample, failure: sentenceOf(refusal) };
}

/** Spec, owner tools §7: an answer that does not report success has another name than none. */
function sentenceOf(error: ApiError | undefined): string {
  return error?.code === 'invalid_response' ? 'Analysis failed' : 'API request failed';
}
