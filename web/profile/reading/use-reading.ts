import { useEffect, useState } from 'react';
import type { BriefChoice } from '#shared/profile/brief-lines.ts';
import type { BriefReading } from '#shared/profile/contract/restaurant-profile-routes.ts';
import { readText } from '#web/profile/api/profile.ts';

/** Shorter briefs say too little to parse. */
const LEAST_LENGTH = 20;
/** How long the owner must pause typing. */
const PAUSE_MS = 600;

export const isReadable = (text: string, leastLength = LEAST_LENGTH) => text.trim().length >= leastLength;

export type TextReading = {
  /** The last result. It stays while the next one loads. */
  reading: BriefReading | undefined;
  /** The text of the result. */
  readFrom: string;
  /** The choices for its lines. */
  readWith: readonly BriefChoice[];
  isReading: boolean;
  hasFailed: boolean;
};

const NO_CHOICES: readonly BriefChoice[] = [];
const NOTHING: TextReading = {
  reading: undefined,
  readFrom: '',
  readWith: NO_CHOICES,
  isReading: false,
  hasFailed: false,
};

/** Parses a text when the owner stops typing or chooses a use for a line. Answers to older texts are dropped. */
export function useReading(
  text: string,
  choices: readonly BriefChoice[] = NO_CHOICES,
  leastLength = LEAST_LENGTH,
): TextReading {
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
        const reading = await readText(text, stop.signal, choices);
        if (!stop.signal.aborted)
          setState({ reading, readFrom: text, readWith: choices, isReading: false, hasFailed: false });
      } catch {
        // The owner doesn’t need the reason, because the website can still be generated.
        if (!stop.signal.aborted) setState((before) => ({ ...before, isReading: false, hasFailed: true }));
      }
    };
    const timer = setTimeout(() => void read(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, choices, leastLength]);
  return state;
}
