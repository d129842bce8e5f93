import { useEffect, useState } from 'react';

/** Spec, owner tools §4. */
const SHOWN_MS = 2_000;

/** A message that disappears by itself. Repeating it restarts its time. */
export function usePassingMessage(): [string | undefined, (sentence: string) => void] {
  const [message, setMessage] = useState<{ sentence: string }>();
  useEffect(() => {
    if (message === undefined) return undefined;
    const timer = setTimeout(() => setMessage(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return [message?.sentence, (sentence) => setMessage({ sentence })];
}
