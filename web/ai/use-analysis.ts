import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/client/api-error.ts';
import { displayableError } from '#web/shell/errors/displayable-error.ts';
import { SAMPLE_RESULT, untilSample } from '#web/shell/errors/sample-result.ts';

export type Analysis<Result> =
  | { status: 'idle'; refusal?: ApiError }
  | { status: 'analyzing' }
  /** `failure`: why the sample is shown; undefined for the owner’s own result. */
  | { status: 'results'; result: Result; failure?: string };

type AnalysisOptions<Request, Result> = {
  analyze: (request: Request, signal: AbortSignal) => Promise<Result>;
  sample: Result;
};

/** Runs one analysis at a time. If it fails, we show a labeled sample (spec, owner tools §4). */
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
  // A signed-out user leaves the screen.
  if (error instanceof ApiError && error.status === 401) return { status: 'idle' };
  const refusal = displayableError(error);
  if (refusal !== undefined) return { status: 'idle', refusal };
  await untilSample();
  return { status: 'results', result: sample, failure: SAMPLE_RESULT };
}
