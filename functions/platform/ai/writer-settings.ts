import * as z from 'zod/mini';
import type { WriterSettings } from './writer.ts';

/**
 * Two texts in a row have to fit into one delivery of 60 s, with the drawing after them; one into a call of the API,
 * which ends after 29 s.
 */
const BEDROCK_PATIENCE = { timeoutMilliseconds: 15_000, deadlineMilliseconds: 18_000 };

/** Who writes texts. Spread into the environment schema of a function that has any written. */
export const writerVariables = {
  TEXT_PROVIDER: z._default(z.enum(['composer', 'bedrock']), 'composer'),
  BEDROCK_MODEL_ID: z.optional(z.string().check(z.minLength(1))),
  /** Lambda sets it. */
  AWS_REGION: z.optional(z.string().check(z.minLength(1))),
};

type WriterConfig = {
  TEXT_PROVIDER: 'composer' | 'bedrock';
  BEDROCK_MODEL_ID?: string | undefined;
  AWS_REGION?: string | undefined;
};

/** Throws when Bedrock is asked for without a model or a region. */
export function writerSettings(config: WriterConfig): WriterSettings {
  if (config.TEXT_PROVIDER === 'composer') return { provider: 'composer' };
  const { BEDROCK_MODEL_ID: modelId, AWS_REGION: region } = config;
  if (modelId === undefined || region === undefined) {
    throw new Error('The environment is incomplete. Bedrock needs BEDROCK_MODEL_ID and AWS_REGION.');
  }
  return {
    provider: 'bedrock',
    bedrock: { modelId, region, ...BEDROCK_PATIENCE },
  };
}
