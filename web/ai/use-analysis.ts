import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/client/api-error.ts';
import { displayableError } from '#web/shell/errors/displayable-error.ts';
import { SAMPLE_RESULT, untilSample } from '#web/shell/errors/sample-result.ts';

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
  // Who is signed out leaves the screen.
  if (error instanceof ApiError && error.status === 401) return { status: 'idle' };
  const refusal = displayableError(error);
  if (refusal !== undefined) return { status: 'idle', refusal };
  await untilSample();
  return { status: 'results', result: sample, failure: SAMPLE_RESULT };
}
