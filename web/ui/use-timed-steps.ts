import { useEffect, useState } from 'react';

/** Whether the visitor asked for less motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * A staged animation: how many of the moments (seconds from the start, ascending) have passed, and a function that
 * skips to the end. With reduced motion, it starts at the end.
 */
export function useTimedSteps(momentsSeconds: readonly number[]): { step: number; skip: () => void } {
  const last = momentsSeconds.length;
  const [step, setStep] = useState(() => (prefersReducedMotion() ? last : 0));
  const isDone = step >= last;
  useEffect(() => {
    if (isDone) return;
    const timers = momentsSeconds.map((seconds, index) =>
      setTimeout(() => setStep((current) => Math.max(current, index + 1)), seconds * 1000),
    );
    return () => timers.forEach(clearTimeout);
  }, [momentsSeconds, isDone]);
  return { step, skip: () => setStep(last) };
}
