import { useEffect, useState } from 'react';

/** Spec, owner tools §4. */
const SHOWN_MS = 2_000;

/** A sentence that goes by itself; the same sentence again stays for its full time. */
export function usePassingMessage(): [string | undefined, (sentence: string) => void] {
  const [message, setMessage] = useState<{ sentence: string }>();
  useEffect(() => {
    if (message === undefined) return undefined;
    const timer = setTimeout(() => setMessage(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return [message?.sentence, (sentence) => setMessage({ sentence })];
}
