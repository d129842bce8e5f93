import { MODEL_TIME_LIMITS } from '../model-time-limits.ts';

/** What the Bedrock model needs from outside; nothing is read from the environment here. */
export type BedrockSettings = {
  modelId: string;
  region: string;
  /** Only for tests and private endpoints. */
  endpoint?: string;
  /** Only where the runtime's own role does not apply. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
  /** A Bedrock API key, where there is no role. */
  apiKey?: string;
  /** One call is given up after this long. */
  timeoutMilliseconds?: number;
  /** All attempts together are given up after this long. */
  deadlineMilliseconds?: number;
  maxTokens?: number;
};

export const BEDROCK_DEFAULTS = { ...MODEL_TIME_LIMITS, maxTokens: 4_096 } as const;
