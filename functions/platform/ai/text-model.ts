import type * as z from 'zod/mini';

/** What a text took. Tokens are a model's; the composer takes none. */
export type TextUsage = { requests: number; inputTokens: number; outputTokens: number; milliseconds: number };

export type ModelRequest = {
  /** Of the tool that the model has to answer with. */
  toolName: string;
  system: string;
  prompt: string;
  schema: z.core.$ZodType;
};

/** A language model. It knows the form of the answer and nothing of what it is for. */
export type TextModel = {
  id: string;
  /** What the model put into the tool, unchecked. Throws `ModelFailure`. */
  ask: (request: ModelRequest) => Promise<{ answer: unknown; usage: Omit<TextUsage, 'milliseconds'> }>;
};
