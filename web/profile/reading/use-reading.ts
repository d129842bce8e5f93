import { useEffect, useState } from 'react';
import type { ProfileReading } from '#shared/profile/profile-reading.ts';
import { readText } from '#web/profile/api/profile.ts';

/** Shorter briefs say too little to be read. */
const LEAST_LENGTH = 20;
/** How long nothing must be typed. */
const PAUSE_MS = 600;

export const isReadable = (text: string, leastLength = LEAST_LENGTH) => text.trim().length >= leastLength;

export type TextReading = {
  /** What was understood last: it stays while the next reading is under way. */
  reading: ProfileReading | undefined;
  /** The text that it was read from. */
  readFrom: string;
  isReading: boolean;
  hasFailed: boolean;
};

const NOTHING: TextReading = { reading: undefined, readFrom: '', isReading: false, hasFailed: false };

/** Reads a text whenever the owner stops typing; an answer to an older text is dropped. */
export function useReading(text: string, leastLength = LEAST_LENGTH): TextReading {
  const [state, setState] = useState(NOTHING);
  useEffect(() => {
    if (!isReadable(text, leastLength)) {
      setState(NOTHING);
      return;
    }
    const stop = new AbortController();
    const read = async () => {
      setState((before) => ({ ...before, isReading: true }));
      try {
        const reading = await readText(text, stop.signal);
        if (!stop.signal.aborted) setState({ reading, readFrom: text, isReading: false, hasFailed: false });
      } catch {
        // Why does not matter to the owner: a website is made all the same.
        if (!stop.signal.aborted) setState((before) => ({ ...before, isReading: false, hasFailed: true }));
      }
    };
    const timer = setTimeout(() => void read(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, leastLength]);
  return state;
}
