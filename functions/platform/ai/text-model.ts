import type * as z from 'zod/mini';

/** What a text took. Tokens are a model's; the composer takes none. */
export type TextUsage = { requests: number; inputTokens: number; outputTokens: number; milliseconds: number };

export type ModelRequest = {
  /** Of the tool that the model has to answer with. */
  toolName: string;
  system: string;
  prompt: string;
  schema: z.core.$ZodType;
  /** What is left of the time for this text. */
  withinMilliseconds: number;
};

/** A language model. It knows the form of the answer and nothing of what it is for. */
export type TextModel = {
  id: string;
  /** A text and its second writing are given up together after this long. */
  deadlineMilliseconds: number;
  /** What the model put into the tool, unchecked. Throws `ModelFailure`. */
  ask: (request: ModelRequest) => Promise<{ answer: unknown; usage: Omit<TextUsage, 'milliseconds'> }>;
};
