import { useEffect, useState } from 'react';

/** Long enough to finish a word, short enough to feel immediate. */
const DELAY_MS = 300;

/** Returns the text as of the last pause in typing. */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
