/** The label above a sample that replaces a result. */
export const SAMPLE_RESULT = 'Sample result: we couldn’t reach our service. Try again.';

/** Spec, owner tools §9: how long after a failure the sample appears. */
const FALLBACK_DELAY_MS = 1_000;

export function untilSample(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, FALLBACK_DELAY_MS));
}
