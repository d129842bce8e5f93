import type { WriterSettings } from '#functions/platform/ai/writer.ts';
import type { GenerationWorkerConfig } from './config.ts';

/** Two texts in a row have to fit into one delivery of 60 s, with the drawing after them. */
const BEDROCK_PATIENCE = { timeoutMilliseconds: 15_000, deadlineMilliseconds: 18_000 };

/** Who writes the texts. Throws when Bedrock is asked for without a model or a region. */
export function writerSettings(config: GenerationWorkerConfig): WriterSettings {
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
