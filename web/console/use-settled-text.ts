import { useEffect, useState } from 'react';

/** Long enough for a word to be finished, short enough to be seen as an answer to it. */
const DELAY_MS = 300;

/** The text as it was when the typing last stopped. */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
