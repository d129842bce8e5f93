import type * as z from 'zod/mini';
import type { ModelDeadlines } from './model-deadlines.ts';

/** What a text took of a model; the built-in writer takes no tokens. */
export type TextUsage = { requests: number; inputTokens: number; outputTokens: number; milliseconds: number };

/** What asking a model took. `requests`: with those that were sent again. */
export type ModelUsage = Omit<TextUsage, 'milliseconds'>;

export const NO_MODEL_USAGE: ModelUsage = { requests: 0, inputTokens: 0, outputTokens: 0 };

/** What a model sees beside the prompt. Who takes it in bounds its size. */
export type ModelImage = { format: 'jpeg' | 'png' | 'webp'; bytes: Uint8Array };

/** Far more than any text of ours. */
export const MOST_ANSWER_BYTES = 1_000_000;
/** More than any text of ours takes. Servers whose limit we can’t set are expected to keep to it. */
export const MOST_ANSWER_TOKENS = 4_096;

export type ModelRequest = {
  /** Of the answer that is asked for, in snake case. */
  name: string;
  system: string;
  prompt: string;
  image?: ModelImage;
  schema: z.core.$ZodType;
  /** What is left of the time for this text. */
  withinMilliseconds: number;
  /** Aborted when no one waits for the answer anymore. */
  signal?: AbortSignal | undefined;
  /** Called with each part of the answer’s JSON as it arrives, where the service streams it. */
  onPart?: ((part: string) => void) | undefined;
  /** The second request for this text, which is never retried. */
  isSecond?: true;
};

/** `answer`: unchecked. */
export type ModelAnswer = { answer: unknown; usage: ModelUsage };

/** A language model. It knows the form of the answer and nothing of what it is for. */
export type LanguageModel = {
  id: string;
  deadlines: ModelDeadlines;
  /** Throws `ModelFailure`. */
  ask: (request: ModelRequest) => Promise<ModelAnswer>;
};
